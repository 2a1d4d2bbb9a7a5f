### Kant-en-klare zinnen voor de chat. Iedereen leest ze in de eigen taal.

preset-hello = Hallo!
preset-good_luck = Succes en veel plezier!
preset-nice_move = Mooie zet!
preset-oops = Oeps!
preset-hurry = Als je zover bent!
preset-be_right_back = Ben zo terug.
preset-thanks = Dank je wel!
preset-well_played = Goed gespeeld!
preset-good_game = Leuk spel!
preset-rematch = Nog een keer?
