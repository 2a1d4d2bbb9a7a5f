### Il gioco nel terminale (`realmwright play`). Le parole quit, scores e ? si scrivono così.

terminal-start = { $game }: scrivi una mossa, «?» per vederle tutte, «scores» oppure «quit».
terminal-you = Tu
terminal-bot = Bot { $n } ({ $level })
terminal-move = La tua mossa:
terminal-hand = Hai: { $items }
terminal-seat = Posto { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } monete d’oro
terminal-over = La partita è finita.
terminal-left = Alla prossima. Questa partita non è stata salvata.
