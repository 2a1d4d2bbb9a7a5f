### Le jeu dans le terminal (`realmwright play`). Les mots quit, scores et ? se tapent tels quels.

terminal-start = { $game } : tape un coup, « ? » pour voir tous les coups, « scores » ou « quit ».
terminal-you = Toi
terminal-bot = Bot { $n } ({ $level })
terminal-move = Ton coup :
terminal-hand = Tu as : { $items }
terminal-seat = Place { $n }
terminal-played = { $who } : { $move }
terminal-rank = { $rank }. { $who } : { $gold } pièces d’or
terminal-over = La partie est finie.
terminal-left = À la prochaine. Cette partie n’a pas été enregistrée.
