### Phrases toutes prêtes pour le chat. Chacun les lit dans sa langue.

preset-hello = Bonjour !
preset-good_luck = Bonne chance, amuse-toi bien !
preset-nice_move = Joli coup !
preset-oops = Oups !
preset-sorry = Pardon !
preset-hurry = Quand tu veux !
preset-your_turn = C’est à toi !
preset-one_moment = Un instant, s’il te plaît.
preset-be_right_back = Je reviens tout de suite.
preset-thanks = Merci !
preset-well_played = Bien joué !
preset-good_game = Belle partie !
preset-rematch = On remet ça ?
preset-goodbye = Salut, à bientôt !
