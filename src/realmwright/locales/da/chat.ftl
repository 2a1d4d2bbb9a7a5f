### Færdige linjer til chatten. Alle ser dem på deres eget sprog.

preset-hello = Hej!
preset-good_luck = Held og lykke, og god fornøjelse!
preset-nice_move = Flot træk!
preset-oops = Ups!
preset-hurry = Når du er klar!
preset-be_right_back = Er straks tilbage.
preset-thanks = Tak!
preset-well_played = Godt spillet!
preset-good_game = Godt spil!
preset-rematch = En gang til?
