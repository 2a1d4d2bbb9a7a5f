### Frasi pronte per la chat. Ognuno le legge nella propria lingua.

preset-hello = Ciao!
preset-good_luck = Buona fortuna e buon divertimento!
preset-nice_move = Bella mossa!
preset-oops = Ops!
preset-hurry = Quando vuoi!
preset-be_right_back = Torno subito.
preset-thanks = Grazie!
preset-well_played = Ben giocato!
preset-good_game = Bella partita!
preset-rematch = Un’altra?
