### Why the server did not do something: one text for each code of the protocol.

refusal-bad_message = Something went wrong on the way. Please try again; if it happens once more, reload the page.
refusal-too_large = That is too long to send. Please make it shorter.
refusal-too_fast = That was a little too fast. Wait a moment and try again.
refusal-not_found = There is no such table. Perhaps the link lost a letter on its way.
refusal-not_seated = You are watching here. Take a seat to join in.
refusal-not_your_turn = It is somebody else’s turn just now.
refusal-stale = Something happened on the board in the meantime. Have another look, then play.
refusal-illegal = That is not possible here. The marked spaces and buttons show what is.
refusal-seat_taken = Somebody already sits there. Choose another seat.
refusal-bad_name = Please choose a name with at least one letter or number and at most 24 signs, one that nobody else here has.
refusal-not_host = Only the person who made this table can do that.
refusal-not_open = The game has begun; seats can no longer be changed.
refusal-not_running = The game has not begun yet.
refusal-finished = This game is over.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_boundary =
    { $boundary ->
        [drew] A tile has been drawn since. What was seen cannot be unseen.
        [round_started] A new round has begun since, so this can no longer be taken back.
        [other_player] Somebody else has played since, so this can no longer be taken back.
        [start] The game begins here; there is nothing before it.
       *[other] Something was revealed since, so this can no longer be taken back.
    }
refusal-cannot_vote = A bot can be voted in when a person has been away for a while.
refusal-cannot_return = This seat cannot be taken back: its player resigned or ran out of time.
refusal-too_many_tables = You have opened many tables in a short time. Finish a game first, or try again later.
refusal-bad_options = These settings do not go together. Change one of them and try again.
refusal-bot_failed = The bot lost its train of thought. It is trying again.
refusal-not_held = Your turn has already been passed on.
refusal-server = Something broke on our side. Nothing was changed; please try again.
refusal-not_finished = The game is still going on. This is for when it is over.
refusal-bad_origin = This page came from another address than the server, so it may not do that.
refusal-code_used = This link has been used, or it is more than ten minutes old. Make a new one on the other device.
refusal-has_seats = This browser holds seats at other tables. If you go on, it can no longer play there.
refusal-other_rules = This table was begun under other rules than this server plays. Its record can still be downloaded.
refusal-damaged = The log of this table is damaged. Whoever runs this server can look into it.
refusal-too_often = That has been done very often at this table. Please play on.
