### The game in the terminal (`realmwright play`). The words quit, scores and ? are typed as they stand.

terminal-start = { $game }: type a move, “?” to see all moves, “scores”, or “quit”.
terminal-you = You
terminal-bot = Bot { $n } ({ $level })
terminal-move = Your move:
terminal-hand = You have: { $items }
terminal-seat = Seat { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } gold
terminal-over = The game is over.
terminal-left = Until next time. This game was not saved.
