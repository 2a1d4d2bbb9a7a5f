### Phrases toutes prêtes pour le chat. Chacun les lit dans sa langue.

preset-hello = Bonjour !
preset-good_luck = Bonne chance, amuse-toi bien !
preset-nice_move = Joli coup !
preset-oops = Oups !
preset-hurry = Quand tu veux !
preset-be_right_back = Je reviens tout de suite.
preset-thanks = Merci !
preset-well_played = Bien joué !
preset-good_game = Belle partie !
preset-rematch = On remet ça ?
