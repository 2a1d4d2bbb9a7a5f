### Fertige Zeilen für den Chat. Jeder liest sie in seiner Sprache.

preset-hello = Hallo!
preset-good_luck = Viel Glück und viel Spaß!
preset-nice_move = Schöner Zug!
preset-oops = Hoppla!
preset-hurry = Wann immer du so weit bist!
preset-be_right_back = Bin gleich wieder da.
preset-thanks = Danke!
preset-well_played = Gut gespielt!
preset-good_game = Schönes Spiel!
preset-rematch = Noch eins?
