### The chrome of the client: everything that belongs to no particular game.
### $player, $players, $game are names; $players is a list already joined in the reader's language.

## Names and places

app-name = Realmwright
lobby-title = Realmwright: board games in the browser
# The title of the browser's window at a table.
table-title = { $game }: { $players }
# A person without a name of their own.
default-name = Wanderer
player-n = Player { $n }
seat-nameless = Player { $n }
# Two bots of the same level at one table.
seat-twin = { $name } { $n }
seat-open = Free seat
# Behind the reader's own name.
you = (you)
bot = Bot
bots = Bots
player = Player
players = Players
game = Game
spectator = Spectator

## Lobby

lobby-headline = What shall we play?
play-now = Play now
with-friends = With friends
at-this-screen = At this screen
no-account = No account, no waiting. Play now starts a game against a bot.
learn = First time? Learn it in a few small lessons.
learn-rules = First time? The rules take five minutes to read.
your-games = Your games
your-turn = Your turn
status-open = Waiting for players
status-finished = Finished
status-other-rules = Of other rules
shelf = The shelf
kingdoms-facts = 2 to 4 players · about 30 minutes · three variants
set-up-table = Set up a table
# Starts a game with the layout that the rulebook recommends for the first time, against a bot.
first-game = First game
# A link to the lessons of a game, on its box.
lessons = Lessons
rules = Rules
open-title = Open a game from a file
open-help = Drop a record or a position here to look through it, or to play on from it.
open-file = Choose a file
# Followed by what exactly is wrong with the file.
open-bad = This file holds no game that can be opened here.
about = About
not-affiliated = Not affiliated with any publisher.
language = Language
to-day = Switch to the day theme
to-lamp = Switch to the lamp theme
settings = Settings

## New table

new-table = New table
friends-help = You get a link. Whoever opens it can sit down, without an account.
screen-help = Several people take turns on this device. Secret tiles stay covered until you look.
custom-help = Mix people and bots as you like.
name-of-seat = Name at seat { $n }
who-sits = Who sits at seat { $n }
kind-me = Me
kind-here = Someone here
kind-open = A friend, by link
kind-bot = Bot: { $level }
more-options = Variants, clock and more
hide-scores = Hide the running score
hide-scores-help = Only the gold in the purse is shown, not what everybody would get if the round were scored now.
clock = Clock
clock-none = None
clock-turn = Per turn
clock-game = Per game
clock-none-help = Take your time.
clock-turn-help = When the time for a turn is over, a bot plays this one turn.
clock-game-help = When somebody’s time is over, a bot plays on in that seat.
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
# Minutes for the whole game, and seconds added for every turn.
minutes-plus =
    { $count ->
        [one] { $count } minute + { $increment } s a turn
       *[other] { $count } minutes + { $increment } s a turn
    }
create-table = Create the table
start = Start the game
cancel = Cancel
close = Close

## Waiting room

waiting-title = A table of { $game }
your-name = Your name
sit-down = Sit down
sit-here = Sit here
sit-here-too = Add someone here
leave-seat = Stand up
open-seat = Free this seat again
bot-level = Level of the bot
invite-friends = Send this link to your friends
start-with-bots =
    { $count ->
        [one] Start, with a bot in the free seat
       *[other] Start, with bots in the free seats
    }
waiting-host = The game begins as soon as the host starts it.
copy = Copy
copied = Copied
share = Share
qr = The link as a QR code

## Table

loading = One moment …
reconnecting = The connection is gone. Trying again …
watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
sound-on = Turn sounds on
sound-off = Turn sounds off
keys = Keys
menu = Menu
board-label = { $game }, { $round }
zoom = Zoom of the board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
to-move = to move
away = not here
away-since = Not here; last seen { $when }
present = At the table
thinking-since = Thinking for
gold-projected = { $player } { $gold }, { $projected } if scored now
# $sentence is what to do, as said to the reader; $player is who of several at this screen is meant.
turn-of = { $player }. { $sentence }
turn-done = Done? End your turn, or take it back.
turn-done-of = { $player }. Done? End the turn, or take it back.
turn-complete = Your turn is complete. End it, or take it back first.
choose-piece = Choose what to play first.
choose-space = Choose a space.
choose-space-for = Choose a space. The ringed ones are free.
end-help = Nobody has seen anything new yet, so you may still take it back.
wait-help = You are next when the others have moved.
watching-help = You are watching.
draw-short = Draw
secret-short = Secret
played-short = Played
look = Look
cover = Cover
line = Line
unseen-why = The 22 tiles without those on the board and your own. They lie in the pool or with the others.
# At one screen, where somebody's own tile must not show by being missing.
unseen-why-shared = The 22 tiles without those on the board. They lie in the pool or, face-down, with the players.
preview-cut = { $line } is cut here, you { $gold }
place = Place
place-on = Place on { $cell }
sending = Sending …
end-turn = End turn
undo = Undo
restart-turn = Restart turn
hint = Hint
hint-thinking = Let me think …
not-possible-now = That is not possible now.
nothing-to-undo = There is nothing to take back.
# What stands in the way of taking back more. Very short: it stands on a small button.
undo-drew = Tile drawn
undo-round_started = New round
undo-other_player = Others moved
undo-start = Just begun
undo-revealed = Tile revealed
nudged = The others are waiting for you.

## Tabs

tabs = More about the game
tab-play = Play
tab-lines = Lines
tab-tiles = Tiles
log = Log
chat = Chat
result = Result

## Log: entries of the table itself

log-empty = Nothing has happened yet.
log-sat = { $player } sits down.
log-left = { $player } stands up.
log-filled = A bot takes a seat.
log-undo = { $by } takes a move back.
log-undo-you = You take a move back.
log-resigned = { $by } resigns. A bot plays on.
log-resigned-end = { $by } resigns. The game is over.
log-vote = { $by } votes for a bot to play on for { $player }.
log-replaced = A bot plays on for { $player }.
log-returned = { $by } is back.
log-flagged = { $by } is out of time. A bot plays on.
log-rematch = { $by } would like another game.

## Chat

say = Say something
say-placeholder = Say something …
say-send = Send
chat-presets = Quick words
chat-empty = Say hello!
chat-empty-watching = Those who watch talk among themselves here.
chat-watching = (watching)
mute = Hide what { $player } says
unmute = Show everybody again

## Past and replay

scrubber = Moves of the game
to-start = To the start
step-back = One move back
step-forward = One move on
play = Play the moves
pause = Pause
play-fast = Three times as fast
move-n = Move { $n }
move-of = Move { $n } of { $all }
back-to-live = { $n } of { $all }: back to now
looking-at = You are looking at move { $n } of { $all }. The game goes on meanwhile.
looking-stored = Move { $n } of { $all }
looking-help = You are looking at the past. Go back to now to play.

## The end of a round

counting-round = Round { $round } is counted
round-over = Round { $round } is over
skip = Skip
count-again = Count again
next-round = Next round
to-result = To the result

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } has resigned, so the game ended early. The round that was being played was not counted.
       *[other] { $players } have resigned, so the game ended early. The round that was being played was not counted.
    }
resigned = (resigned)
rematch = Play again
go-rematch = Go to the new game
account = How it came about
chart = Gold over time
chart-help = The gold of each player after every move, as if the round had been scored then. Click to look at a move.
keep = Keep it
record = Record
look-closer = Look closer
analyse = What would the bot have done?
analysing = Looking at every move …
analysis = The biggest swings
analysis-help = How much less gold than the best move the bot saw, on average.
analysis-none = The bot would have played much like this.
swing = Move { $n }, { $player }: { $loss }
no-analysis = The analysis is not available now. Try again later.
no-png = This browser cannot make a PNG of the board. The SVG works everywhere.
play-on = Play on from here
cannot-play-on = It is not possible to play on from this move.
verify = Check the shuffle
verified-yes = The shuffle is as promised: the hash published before the first move belongs to the seed of this game.
verified-no = The hash published before the first move does not belong to this seed. Something is wrong with this game.
verified-cannot = This browser checks hashes only on secure pages (https).

## Seats

seat-resigned = Has resigned; a bot plays on.
seat-replaced = A bot plays on for now.
nudge = Send a friendly nudge
vote-bot = Let a bot play on
# The time left until this is possible, as in 0:42.
vote-bot-in = Let a bot play on (in { $time })
vote-help = When somebody has been away for a minute, or has thought about a move for three, the others can vote for a bot to play on. The person can take the seat back at any time.
votes-so-far = Voted so far: { $players }
take-seat-back = Take my seat back

## Menu

plain-game = The game without variants.
table-link = Link to this table
continue-elsewhere = Continue on another device
continue-link = Opens your seat on another device
continue-help = This link works once. Whoever opens it plays in your seat, so keep it to yourself.
arrive-title = Continue here?
arrive-text = Whoever made this link plays on another device. Go on, and this browser holds the same seats.
arrive-here = Continue here
arrive-replace = Give up those seats and continue
to-lobby = To the lobby
resign = Resign
resign-of = Resign for { $player }
resign-sure = A bot will play on in this seat, and you will be ranked after those who stayed. You cannot come back.
# With two left at the table.
resign-sure-end = The game is over at once, and { $player } wins. You cannot come back.

## Settings

theme = Light
theme-auto = As the device
theme-day = Day
theme-lamp = Lamp
setting-contrast = More contrast
speed = Motion
speed-0 = None
speed-1 = Calm
speed-2 = Quick
placing = Placing a piece
placing-auto = By device
placing-one = One tap
placing-two = Two taps
placing-help = By device: one click with a mouse; with a finger the first tap shows what would change and the second places.
setting-autoEnd = End my turn automatically
setting-coordinates = Show coordinates
setting-names = Show the names of tiles
setting-keys = Keyboard shortcuts
keys-on = Keyboard shortcuts are on
setting-sound = Sounds
volume = Volume
turn-volume = Volume of “your turn”
setting-notify = Notify me when it is my turn
notify-refused = The browser does not allow notifications from this page.

## Keys

key-arrows = Walk over the board; the lines stand beyond the last column and row
key-castles = Take a castle of this rank
key-draw = Draw a tile
key-secret = Take the secret tile
key-next = Next and previous free space
key-enter = First time: show what would change; second time: place
key-escape = Put back
key-undo = Take a step back
key-end = End the turn
key-hint = Ask for a hint, and take it
key-zoom = Zoom in, zoom out, show the whole board
key-info = What is this?
key-mark = Ring a space for yourself
key-arrow = Begin an arrow for yourself here, or end it; with the mouse, drag with the right button
# Said aloud; $cell, $from and $to are names of spaces.
arrow-begun = An arrow from { $cell }. Go where it shall end.
arrow-drawn = An arrow from { $from } to { $to }.
arrow-gone = No arrow from { $from } to { $to } any more.
key-summary = Say how things stand
key-last = Say and show the last move
key-standings = Say everybody’s gold
key-help = This list

## Lessons

learn-title = Learn { $game }
lesson-of = Lesson { $n } of { $all }
lesson-next = Next lesson
lesson-skip = Skip
lesson-back = Back
lesson-again = That is possible, but not what this lesson is about. Try another space or another piece.

## Board as a list, for screen readers

board-as-list = The board as lists
list-lines = Rows and columns
list-pieces = What stands where
list-legal = Where the chosen piece can go

## Refusals that have no text elsewhere

refusal-unknown = That did not work. Please try again.

## Rules and about

rules-title = The rules of { $game }
contents = Contents
# Under a short explanation: leads to the section of the rules about it.
more-in-rules = More in the rules
search-rules = Search the rules
nothing-found = Nothing found.
about-title = About Realmwright
about-what = Realmwright plays a family of board games in the browser: alone against bots, several people at one screen, or friends through a link.
about-free = It is free software under the MIT licence. Everybody may run it, change it and pass it on.
about-publishers = Not affiliated
about-not-affiliated = Realmwright belongs to no publisher or author of the games it plays. All drawings and texts were made for it; nothing was taken from the printed games. The names of the games belong to their owners.
about-privacy = What is kept
about-privacy-text = One cookie, which knows your seats. Games and chat are kept on this server. Your settings stay in this browser. Nothing else.

## Nothing here

here-be-dragons = Here be dragons
page-missing = There is nothing at this address.
table-gone = There is no such table, or it is gone.
nothing-opened = Open a record or a position from the lobby first.
