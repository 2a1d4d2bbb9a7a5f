### Kingdoms: everything this game says. Shared by the client and by Python.
###
### Values with a sign ($value, $gold, $base, $was, $now) arrive as finished text with a real minus
### sign: "+3", "−3", "0". Ranks, round numbers and counts arrive as numbers.
### $piece is a noun phrase made with kingdoms-piece-castle or kingdoms-piece-tile.
### $cell is a space's name (C2). $line is made with kingdoms-row, kingdoms-column-letter and,
### where a mountain cuts the line, kingdoms-line-part.
### Ids that end in -you are said to the player who is meant.
### $players, $gains, $standing, $can are lists already joined in the reader's language.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Build your castles where the land pays, and leave the dragon to the others.

## Tiles

kingdoms-face-plus1 = Forest
kingdoms-face-plus2 = Farm
kingdoms-face-plus3 = Village
kingdoms-face-plus4 = Windmill
kingdoms-face-plus5 = Watchtower
kingdoms-face-plus6 = City
kingdoms-face-minus1 = Swamp
kingdoms-face-minus2 = Cemetery
kingdoms-face-minus3 = Dire Wolves
kingdoms-face-minus4 = Ogres
kingdoms-face-minus5 = Orcs
kingdoms-face-minus6 = Troll
kingdoms-face-MT = Mountain
kingdoms-face-DR = Dragon
kingdoms-face-GM = Gold Mine

# Only for faces with a value; mountain, dragon and gold mine go by their name alone.
kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = We could not check this name against a printed tile. The value is what counts, and it is right.

kingdoms-secret-tile = Secret tile
kingdoms-secret-hidden = Secret tile, face-down
kingdoms-secret-played = Secret tile already played
kingdoms-reserve-tile = Own tile
kingdoms-drawn-tile = Drawn tile
kingdoms-pool = Pool
kingdoms-pool-left =
    { $count ->
        [0] The pool is empty
        [one] 1 tile in the pool
       *[other] { $count } tiles in the pool
    }
kingdoms-unseen = Tiles you have not seen
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, one left
       *[other] { $name }, { $count } left
    }

## Castles

kingdoms-castle = Castle of rank { $rank }
kingdoms-castle-of = { $player }’s castle of rank { $rank }
kingdoms-castles = Castles in hand
kingdoms-castle-count =
    { $count ->
        [0] Rank { $rank }: none left
        [one] Rank { $rank }: one castle
       *[other] Rank { $rank }: { $count } castles
    }

## Pieces inside a sentence

kingdoms-piece-castle = a rank { $rank } castle
kingdoms-piece-tile = { $name } { $value }
# For mountain, dragon and gold mine.
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Row { $n }
kingdoms-column = Column { $n }
kingdoms-column-letter = Column { $letter }
kingdoms-line-part = { $line }, part { $n }
kingdoms-line-base = { $line } counts { $base }
kingdoms-line-stake = { $line } counts { $base }, your stake { $stake }: { $gold }
kingdoms-line-stake-of = { $player } has a stake of { $stake } there: { $gold }
# The same at a table that hides the running score.
kingdoms-line-stake-hidden = { $line } counts { $base }, your stake { $stake }
kingdoms-line-stake-of-hidden = { $player } has a stake of { $stake } there
kingdoms-line-dragon = The dragon is here: resources count nothing.
kingdoms-line-mine = The gold mine is here: the value is doubled.
kingdoms-line-paid = already paid

## Words

kingdoms-term-gold = Gold
kingdoms-term-rank = Rank
kingdoms-term-round = Round
kingdoms-term-turn = Turn
kingdoms-term-row = Row
kingdoms-term-column = Column
kingdoms-term-space = Space
kingdoms-term-board = Game board
kingdoms-term-tile = Tile
kingdoms-term-castle = Castle
kingdoms-term-resource = Resource tile
kingdoms-term-hazard = Hazard tile
kingdoms-term-base = Basic value
kingdoms-term-stake = Stake
kingdoms-term-debt = Debt
kingdoms-term-bank = Bank
kingdoms-term-starter = Starter
kingdoms-term-scoring = Scoring

kingdoms-round = Round { $round }
kingdoms-round-of = Round { $round } of { $rounds }
# A small list entry: a player and an amount.
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = Round { $round } begins. { $player } starts.
kingdoms-event-round_started-you = Round { $round } begins. You start.
kingdoms-event-starter_drawn = The lot decides between { $players }: { $player } starts.
kingdoms-event-starter_drawn-you = The lot decides between { $players }: you start.
kingdoms-event-dealt = { $player } takes a secret tile.
kingdoms-event-dealt-you = Your secret tile: { $piece }.
kingdoms-event-picked = { $player } picks { $piece } as an own tile.
kingdoms-event-picked-you = You pick { $piece } as your own tile.
kingdoms-event-drew = { $player } draws { $piece }.
kingdoms-event-drew-you = You draw { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } places { $piece } on { $cell }.
        [secret] { $player } reveals the secret tile: { $piece } on { $cell }.
        [reserve] { $player } places the own tile: { $piece } on { $cell }.
       *[pool] { $player } places { $piece } on { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] You place { $piece } on { $cell }.
        [secret] You reveal your secret tile: { $piece } on { $cell }.
        [reserve] You place your own tile: { $piece } on { $cell }.
       *[pool] You place { $piece } on { $cell }.
    }
kingdoms-event-passed = { $player } has nothing left to play and passes.
kingdoms-event-passed-you = You have nothing left to play and pass.
kingdoms-event-scored = { $line }: { $gains }
kingdoms-event-scored-none = { $line }: no castles, no gold
kingdoms-event-round_ended = Round { $round } is over: { $standing }.
kingdoms-event-board_cleared = The board is cleared for the next round.
# $count: number of winners, $players: their names, $gold: the gold of each of them.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } wins with { $gold } gold.
       *[other] { $players } share the victory with { $gold } gold each.
    }
# Said to the only winner.
kingdoms-event-game_over-you = You win with { $gold } gold.

## Why something is not possible

kingdoms-reason-over = The game has ended. You can look at every move again, or start a new game.
kingdoms-reason-not_an_action = That is not a move in this game. Place a castle, draw a tile or place your secret tile.
kingdoms-reason-occupied = { $cell } is taken. Any empty space will do.
kingdoms-reason-no_castle_of_rank = You have no rank { $rank } castle in hand. Choose another rank.
kingdoms-reason-pool_empty = The pool is empty until the next round. Place a castle or your secret tile instead.
kingdoms-reason-secret_played = Your secret tile is already on the board. You get a new one next round.
kingdoms-reason-no_secret_in_open_tiles = In “{ kingdoms-option-open_tiles }” nobody has a secret tile: all tiles lie face-up. Choose one of those.
kingdoms-reason-must_place_drawn = First find a space for the tile you have drawn. Any empty one will do.
kingdoms-reason-nothing_drawn = There is no drawn tile to place yet. Choose “Draw a tile” first.
kingdoms-reason-pass_not_allowed = You can still play something. Passing happens by itself when nothing is left.
kingdoms-reason-tile_not_in_pool = That tile has left the pool. Choose one that is still there.
kingdoms-reason-must_pick = First pick the tile you want to keep as your own.
kingdoms-reason-pick_not_now = Own tiles are picked at the start of a round. Place a castle or a tile now.
kingdoms-reason-draw_blind = All tiles lie face-up: choose the one you want and place it.
kingdoms-reason-tiles_face_down = The tiles lie face-down: draw one first, then place it.

## Options

kingdoms-option-last_castle = Down to the last castle
    .help = Everybody starts with ten castles, and every castle on the board leaves the game after the round, rank 1 included. The round in which somebody plays the last castle is the last round.
kingdoms-option-open_tiles = No luck
    .help = All 22 tiles lie face-up. Nobody has a secret tile, nobody draws: you choose the tile you place.
kingdoms-option-score_as_you_go = Score as you go
    .help = A row or column is paid as soon as its last space is filled. The gold at the end of a round is the same, you only see it sooner.
kingdoms-option-open_reserve = A tile of your own
    .help = Goes with “{ kingdoms-option-open_tiles }”: at the start of every round each player picks one face-up tile that nobody else may place.
kingdoms-option-starter_tie = Equal gold: who starts?
    .help = The player with the most gold starts the next round. This settles it when several have the same amount.
kingdoms-option-starter_tie-random = Draw lots
kingdoms-option-starter_tie-clockwise = Next in clockwise order
kingdoms-option-needs-open_tiles = Goes with “{ kingdoms-option-open_tiles }” only.

## Whose turn, and what to do

kingdoms-step-turn = { $player } is to move.
kingdoms-step-turn-you = Your turn: { $can }.
kingdoms-step-place = { $player } has drawn a tile and looks for a space.
kingdoms-step-place-you = You have drawn { $piece }. Where shall it go?
kingdoms-step-pick = { $player } picks a tile to keep.
kingdoms-step-pick-you = Pick the tile you want to keep as your own.
kingdoms-step-over = The game is over.
kingdoms-step-over-you = The game is over.

# Entries of $can, in the order of the choices, joined with "or".
kingdoms-can-castle = place a castle
kingdoms-can-secret = place your secret tile
kingdoms-can-draw = draw a tile
kingdoms-can-place = place the drawn tile
kingdoms-can-tile = place a tile
kingdoms-can-reserve = place your own tile
kingdoms-can-pick = pick a tile
kingdoms-can-pass = pass

kingdoms-verb-castle = Place a castle
kingdoms-verb-secret = Place the secret tile
kingdoms-verb-draw = Draw a tile
kingdoms-verb-place = Place the drawn tile
kingdoms-verb-tile = Place a tile
kingdoms-verb-reserve = Place the own tile
kingdoms-verb-pick = Keep this tile
kingdoms-verb-pass = Pass

## Bots

kingdoms-level-random = Vagabond
    .help = Plays whatever comes to mind. Good company for a very first game.
kingdoms-level-greedy = Merchant
    .help = Takes the best deal of the moment and does not waste high castles.

## Hints: $piece and $cell name the suggestion, said before the reason

kingdoms-hint-place = { $piece } on { $cell }
kingdoms-hint-best_margin = Nothing else gains more on the others right now.
kingdoms-hint-high_castle = These lines are worth a high castle.
kingdoms-hint-hurt_leader = This costs the leader more than it costs you.
kingdoms-hint-draw_expected = No space on the board is tempting yet. On average a new tile gives you more.
kingdoms-hint-forced = It is the only move you have.
kingdoms-hint-secret_now = Your secret tile does most good here and now.

## Spaces, for screen readers

kingdoms-cell-empty = empty
kingdoms-cell-can-place = can place here
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = { $player }’s castle of rank { $rank }
kingdoms-cell-castle-you = your castle of rank { $rank }
kingdoms-cell-last = last move
kingdoms-cell-marked = marked

## Preview

kingdoms-preview-line = { $line }: { $was } → { $now }, you { $gold }

## Score page

kingdoms-score-start = Starting capital
kingdoms-score-round = Round { $n }
kingdoms-score-rows = Rows
kingdoms-score-columns = Columns
kingdoms-score-total = Total
kingdoms-score-now = Gold
kingdoms-score-projected = If scored now
kingdoms-score-tie = The player with the most gold wins. Players with equal gold share their rank, and castles left in hand are worth nothing.
kingdoms-score-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

## Rules page. Value: title; .text: paragraphs, parted by an empty line.
## Order: aim, pieces, setup, turn, castle, draw, secret, passing, round-end, scoring, example,
## mountain, dragon, mine, between, end, last_castle, open_tiles, open_reserve, score_as_you_go,
## mixing, unconfirmed.

kingdoms-rules-aim = The aim
    .text =
        You are a ruler with a handful of castles and 50 gold. Over three rounds the players fill a board of 30 spaces with castles and tiles. Then every row and every column is counted, and each castle earns or loses by what stands in its line.

        Whoever has the most gold after the third round wins.

kingdoms-rules-pieces = The pieces
    .text =
        The game board has five rows (1 to 5, from the top) and six columns (A to F, from the left).

        There are 22 tiles. Twelve resource tiles are worth +1 to +6, each value twice. Six hazard tiles cost −1 to −6, each value once. The other four are two mountains, one dragon and one gold mine.

        Your castles have ranks from 1 to 4. You own one of rank 4, two of rank 3 and three of rank 2. Of rank 1 you have four castles with two players, three with three players and two with four players.

kingdoms-rules-setup = Setup
    .text =
        Everybody receives 50 gold and the castles of one colour. All tiles are shuffled and lie face-down: this is the pool.

        Each player takes one tile from the pool and looks at it. It is your secret tile; only you know it until you play it.

        Lots decide who starts the first round. Play goes clockwise.

kingdoms-rules-turn = Your turn
    .text =
        On your turn you do exactly one of three things: place a castle, draw a tile and place it, or place your secret tile. Then the next player has a turn.

        Any empty space will do for any piece. Nothing has to touch anything, and you may hurt yourself if you have a reason. What lies on the board stays where it is until the round ends.

kingdoms-rules-castle = Placing a castle
    .text =
        Take a castle of any rank from your hand and put it on an empty space. It counts in its row and in its column, and its rank is your stake in both.

        Choose well: only castles of rank 1 come back after the round. A castle of rank 2, 3 or 4 serves you once in the whole game.

kingdoms-rules-draw = Drawing a tile
    .text =
        Decide to draw, look at the tile, then put it face-up on any empty space. You have to place it at once; you cannot keep it, put it back or swap it for your secret tile.

        When the pool is empty, nobody can draw until the next round.

kingdoms-rules-secret = The secret tile
    .text =
        Instead of drawing you may place your secret tile. You can do that once per round, whenever it suits you. You do not get a new one before the next round.

        A secret tile you did not play has no effect. It is shuffled in again.

kingdoms-rules-passing = Passing
    .text =
        You pass only when you can do nothing else: no castle in hand, secret tile played, pool empty. The game does it for you, and the others play on.

kingdoms-rules-round-end = The end of a round
    .text =
        A round ends at once when the last space is filled. Then all five rows and all six columns are scored.

kingdoms-rules-scoring = Scoring a line
    .text =
        Every piece counts twice: once in its row, once in its column.

        For each line add up the resources and subtract the hazards. That is the basic value. Then every player multiplies it by the ranks of all the own castles in the line. The result is paid out in gold, or paid to the bank when it is negative.

        Without a castle in a line you neither gain nor lose there. Castles alone earn nothing. If your gold runs out you go into debt and simply play on.

kingdoms-rules-example = An example
    .text =
        A row holds Village +3, a rank 2 castle of Anna’s, Dire Wolves −3, Watchtower +5, a rank 1 castle of Ben’s and a rank 1 castle of Anna’s.

        The resources add up to 8, the hazards take away 3: the basic value is +5. Anna’s ranks add up to 3, so she receives 15 gold. Ben receives 5.

        The columns of these castles are counted in the same way, each for itself.

kingdoms-rules-mountain = Mountains
    .text =
        A mountain cuts its row and its column. The parts on either side are scored separately, as if the others did not exist. Two mountains in one line make three parts.

        In the example, put a mountain in place of the Dire Wolves. On its left the basic value is +3: Anna receives 6 gold there. On its right it is +5: Anna and Ben receive 5 gold each.

kingdoms-rules-dragon = The dragon
    .text =
        The dragon drives everybody away from their work: in its row and in its column all resources count nothing. Hazards still count. The dragon does not get past a mountain.

        In the example, put the dragon in place of the Watchtower. Only the Dire Wolves count: the basic value is −3. Anna pays 9 gold, Ben pays 3.

kingdoms-rules-mine = The gold mine
    .text =
        The gold mine doubles the basic value of its row and of its column, for better or for worse. It never doubles the ranks of castles, and it does not reach past a mountain.

        In the example, put the gold mine in place of the Dire Wolves. The basic value 8 is doubled to +16: Anna receives 48 gold, Ben receives 16.

        If the dragon and the gold mine meet in one part, the dragon takes away the resources first. The hazards that remain are doubled.

kingdoms-rules-between = Between the rounds
    .text =
        After the first and the second round the board is cleared. Castles of rank 1 return to their owners; all others that stood on the board leave the game. Castles still in your hand stay there.

        All 22 tiles are shuffled, and everybody takes a new secret tile. The player with the most gold starts the next round. If several share the most gold, lots are drawn among them.

kingdoms-rules-end = Game end
    .text =
        The game ends after the third round has been scored. The player with the most gold wins. With equal gold players share their rank, and even the victory. Castles left in hand are worth nothing.

kingdoms-rules-last_castle = Variant one: down to the last castle
    .text =
        Everybody starts with all ten castles of the colour, four of rank 1 included, and the number of rounds is open. After each round every castle on the board leaves the game, those of rank 1 too.

        When a player plays the last castle, this round is the last. It is played out until the board is full or nobody can play any more, then it is scored. Spaces that stay empty have no value and cut nothing.

kingdoms-rules-open_tiles = Variant two: no luck
    .text =
        All 22 tiles lie face-up beside the board in every round. Nobody takes a secret tile. Instead of drawing you choose any tile of the pool and place it.

kingdoms-rules-open_reserve = With variant two: a tile of your own
    .text =
        This is an addition of ours. Before the round begins, each player in turn, from the starter on, picks one face-up tile. Everybody sees it, but only its owner may place it, once, like a secret tile.

kingdoms-rules-score_as_you_go = Variant three: score as you go
    .text =
        A row is paid as soon as its sixth space is filled, a column as soon as its fifth is. A line cut by a mountain waits until all of it is full. If one piece completes a row and a column, both are paid.

        At the end of the round everybody has exactly the same gold as without the variant. You only see it grow sooner.

kingdoms-rules-mixing = Mixing the variants
    .text =
        All three variants can be combined as you like. With one and three together, lines that are still incomplete when the last round ends are scored then.

kingdoms-rules-unconfirmed = What we could not confirm
    .text =
        We did not have a printed copy of this game to compare with. The numbers of tiles and castles come from the rulebook and from several descriptions that agree. The names Farm +2, City +6, Swamp −1 and Ogres −4 are our best guess, and so is the same name for both tiles of a resource value. Names never matter for play.

        The rulebook does not say who starts when several players share the most gold, or who wins a tie. We draw lots for the start and share the victory.

## Help at the objects

kingdoms-about-tile = A resource tile raises its row and its column by its value, a hazard tile lowers both. Every castle in the line multiplies that by its rank.
kingdoms-about-resource = A resource tile raises its row and its column by its value. Every castle in the line multiplies that by its rank. The dragon makes it count nothing.
kingdoms-about-hazard = A hazard tile lowers its row and its column by its value. Every castle in the line multiplies that by its rank. Not even the dragon makes it go away.
kingdoms-about-castle = A castle earns or loses the basic value of its row and of its column, times its rank. After the round castles of rank 1 come back to you; higher ranks leave the game.
kingdoms-about-castle-last = A castle earns or loses the basic value of its row and of its column, times its rank. In this variant every castle on the board leaves the game after the round.
kingdoms-about-mountain = A mountain cuts its row and its column in two. Each part is scored by itself, and neither the dragon nor the gold mine reaches past it.
kingdoms-about-dragon = The dragon makes all resources in its row and its column count nothing. Hazards still count. A mountain stops it.
kingdoms-about-mine = The gold mine doubles the basic value of its row and its column, gains and losses alike, but not the ranks of castles. A mountain stops it.
kingdoms-about-line = The basic value of a line is its resources minus its hazards. You receive it times the ranks of your castles in the line. If it is negative, you pay.
kingdoms-about-secret = Your secret tile is known to you alone. Place it once in the round, instead of drawing a tile. If you keep it, nothing happens: it is shuffled in again.
kingdoms-about-reserve = This tile is for its owner alone. It can be placed once in the round, instead of another tile.
kingdoms-about-pool = The face-down tiles. If you draw one, you place it at once, on any empty space.
kingdoms-about-pool-open = All tiles of this pool lie face-up: choose any of them and place it on an empty space.

## Lessons of the first game

kingdoms-lesson-1-title = A first castle
kingdoms-lesson-1-text = Resource tiles raise a line. Choose a castle and place it on a space whose row or column already holds resources.
kingdoms-lesson-1-done = That castle earns the value of its line, times its rank.
kingdoms-lesson-2-title = Two lines at once
kingdoms-lesson-2-text = Every piece counts in its row and in its column. Look for the space where both are good, and place a castle there.
kingdoms-lesson-2-done = One castle, paid twice. The best spaces are where two good lines cross.
kingdoms-lesson-3-title = Hazards
kingdoms-lesson-3-text = You have drawn a hazard tile, and it has to go somewhere. Find a space where it hurts the others more than you.
kingdoms-lesson-3-done = Their castles pay for it. A hazard in a line without castles costs nobody anything, yet.
kingdoms-lesson-4-title = The mountain
kingdoms-lesson-4-text = A mountain cuts its row and its column. Place it so that it parts your castle from a hazard.
kingdoms-lesson-4-done = Each side now counts by itself. What stands beyond the mountain no longer reaches you.
kingdoms-lesson-5-title = The dragon
kingdoms-lesson-5-text = Where the dragon goes, resources count nothing; hazards stay. Send it into a line from which the others gain a lot.
kingdoms-lesson-5-done = No more riches there. Only a mountain would have stopped it.
kingdoms-lesson-6-title = The gold mine
kingdoms-lesson-6-text = The gold mine doubles the value of its row and its column, also when it is negative. Place it where you want twice as much.
kingdoms-lesson-6-done = The line counts double now. Look out for hazards: they would be doubled too.
kingdoms-lesson-7-title = Draw, or use your secret
kingdoms-lesson-7-text = Not sure where to build? Draw a tile and place it. Or play your secret tile, which nobody else knows. Choose either.
kingdoms-lesson-7-done = A drawn tile is placed at once. The secret tile waits for its moment, but only until the round ends.
kingdoms-lesson-8-title = The right castle at the right time
kingdoms-lesson-8-text = Castles of rank 1 come back after each round, higher ones serve you only once. The move is yours: a high castle now, a low one, or a tile?
kingdoms-lesson-8-done = There is no single right answer. A high castle is well spent where the lines are good and almost full. Enjoy your kingdoms!
