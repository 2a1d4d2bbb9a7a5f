### Spillet i terminalen (`realmwright play`). Ordene quit, scores og ? skrives, som de står.

terminal-start = { $game }: Skriv et træk, »?« for at se alle træk, »scores« eller »quit«.
terminal-you = Du
terminal-bot = Bot { $n } ({ $level })
terminal-move = Dit træk:
terminal-hand = Du har: { $items }
terminal-seat = Plads { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } guld
terminal-over = Spillet er slut.
terminal-left = På gensyn. Dette spil blev ikke gemt.
