### Spillet i terminalen (`realmwright play`). Ordene quit, scores og ? skrives som de står.

terminal-start = { $game }: Skriv et trekk, «?» for å se alle trekk, «scores» eller «quit».
terminal-you = Du
terminal-bot = Bot { $n } ({ $level })
terminal-move = Ditt trekk:
terminal-hand = Du har: { $items }
terminal-seat = Plass { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } gull
terminal-over = Spillet er over.
terminal-left = På gjensyn. Dette spillet ble ikke lagret.
