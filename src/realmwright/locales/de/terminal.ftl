### Das Spiel im Terminal (`realmwright play`). Die Wörter quit, scores und ? werden so getippt.

terminal-start = { $game }: Gib einen Zug ein, „?“ zeigt alle Züge, „scores“ das Gold, „quit“ hört auf.
terminal-you = Du
terminal-bot = Bot { $n } ({ $level })
terminal-move = Dein Zug:
terminal-hand = Du hast: { $items }
terminal-seat = Platz { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } Gold
terminal-over = Das Spiel ist zu Ende.
terminal-left = Bis zum nächsten Mal. Dieses Spiel wurde nicht gespeichert.
