### Spillet i terminalen (`realmwright play`). Ordene quit, scores og ? skrives, som de står.

terminal-start = { $game }: skriv et træk, “?” for at se alle træk, “scores” eller “quit”.
terminal-you = Du
terminal-bot = Bot { $n } ({ $level })
terminal-move = Dit træk:
terminal-moves = Du kan spille: { $moves }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } guld
terminal-over = Spillet er slut.
terminal-left = På gensyn. Dette spil blev ikke gemt.
