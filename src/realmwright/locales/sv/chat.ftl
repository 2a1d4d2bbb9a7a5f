### Färdiga rader till chatten. Var och en ser dem på sitt eget språk.

preset-hello = Hej!
preset-good_luck = Lycka till, och ha så kul!
preset-nice_move = Snyggt drag!
preset-oops = Hoppsan!
preset-hurry = När du är redo!
preset-be_right_back = Strax tillbaka.
preset-thanks = Tack!
preset-well_played = Bra spelat!
preset-good_game = Fint spel!
preset-rematch = En gång till?
