### Il gioco nel terminale (`realmwright play`). Le parole quit, scores e ? si scrivono così come sono.

terminal-start = { $game }: scrivi una mossa, «?» per vedere tutte le mosse, «scores» o «quit».
terminal-you = Tu
terminal-bot = Bot { $n } ({ $level })
terminal-move = La tua mossa:
terminal-hand = Hai: { $items }
terminal-seat = Posto { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } oro
terminal-over = La partita è finita.
terminal-left = Alla prossima. Questa partita non è stata salvata.
