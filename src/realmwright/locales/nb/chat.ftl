### Ferdige linjer til praten. Alle ser dem på sitt eget språk.

preset-hello = Hei!
preset-good_luck = Lykke til, og kos deg!
preset-nice_move = Fint trekk!
preset-oops = Oi sann!
preset-hurry = Når du er klar!
preset-be_right_back = Straks tilbake.
preset-thanks = Takk!
preset-well_played = Godt spilt!
preset-good_game = Fint spill!
preset-rematch = En gang til?
