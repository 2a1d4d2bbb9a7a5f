### Færdige linjer til chatten. Alle ser dem på deres eget sprog.

preset-hello = Hej!
preset-good_luck = Held og lykke, og god fornøjelse!
preset-nice_move = Flot træk!
preset-oops = Ups!
preset-sorry = Undskyld!
preset-hurry = Når du er klar!
preset-your_turn = Det er din tur!
preset-one_moment = Lige et øjeblik.
preset-be_right_back = Er straks tilbage.
preset-thanks = Tak!
preset-well_played = Godt spillet!
preset-good_game = Godt spil!
preset-rematch = En gang til?
preset-goodbye = Farvel, vi ses!
