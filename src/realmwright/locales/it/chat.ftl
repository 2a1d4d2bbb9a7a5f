### Frasi pronte per la chat. Ognuno le legge nella propria lingua.

preset-hello = Ciao!
preset-good_luck = Buona fortuna e buon divertimento!
preset-nice_move = Bella mossa!
preset-oops = Ops!
preset-sorry = Scusa!
preset-hurry = Quando vuoi!
preset-your_turn = Tocca a te!
preset-one_moment = Un momento, per favore.
preset-be_right_back = Torno subito.
preset-thanks = Grazie!
preset-well_played = Ben giocato!
preset-good_game = Bella partita!
preset-rematch = Un’altra?
preset-goodbye = Ciao, a presto!
