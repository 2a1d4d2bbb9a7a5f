### Het spel in de terminal (`realmwright play`). De woorden quit, scores en ? worden zo getypt.

terminal-start = { $game }: typ een zet, “?” voor alle zetten, “scores” of “quit”.
terminal-you = Jij
terminal-bot = Bot { $n } ({ $level })
terminal-move = Jouw zet:
terminal-hand = Je hebt: { $items }
terminal-seat = Plaats { $n }
terminal-played = { $who }: { $move }
terminal-rank = { $rank }. { $who }: { $gold } goud
terminal-over = Het spel is afgelopen.
terminal-left = Tot de volgende keer. Dit spel is niet bewaard.
