### Spelet i terminalen (`realmwright play`). Orden quit, scores och ? skrivs som de står.

terminal-start = { $game }: skriv ett drag, ”?” för att se alla drag, ”scores” eller ”quit”.
terminal-you = Du
terminal-bot = Bot { $n } ({ $level })
terminal-move = Ditt drag:
terminal-hand = Du har: { $items }
terminal-seat = Plats { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } guld
terminal-over = Spelet är slut.
terminal-left = På återseende. Det här spelet sparades inte.
