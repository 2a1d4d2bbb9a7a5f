### Ready-made lines of the chat. Each reader sees them in their own language.

preset-hello = Hello!
preset-good_luck = Good luck, have fun!
preset-nice_move = Nice move!
preset-oops = Oops!
preset-hurry = Whenever you’re ready!
preset-be_right_back = Be right back.
preset-thanks = Thank you!
preset-well_played = Well played!
preset-good_game = Good game!
preset-rematch = Another one?
