### Le jeu dans le terminal (`realmwright play`). Les mots quit, scores et ? se tapent tels quels.

terminal-start = { $game } : tapez un coup, « ? » pour voir tous les coups, « scores » ou « quit ».
terminal-you = Vous
terminal-bot = Robot { $n } ({ $level })
terminal-move = À vous :
terminal-hand = Vous avez : { $items }
terminal-seat = Place { $n }
terminal-played = { $who } : { $move }
terminal-rank = { $rank }. { $who } : { $gold } or
terminal-over = La partie est terminée.
terminal-left = À la prochaine. Cette partie n’a pas été enregistrée.
