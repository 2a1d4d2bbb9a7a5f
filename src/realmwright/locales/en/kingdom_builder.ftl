### Kingdom Builder: everything this game says. Shared by the client and by Python.
###
### Gold with a sign ($gold in changes) arrives as finished text with a real minus sign: "+3", "−3".
### Counts and round numbers arrive as numbers. $cell, $from and $home are names of hexes (G7).
### $terrain and $ground are words made with kingdom_builder-ground-…, $tile with
### kingdom_builder-tile-…, $goal with kingdom_builder-goal-…
### Ids that end in -you are said to the player who is meant.
### $players, $gains, $tiles, $can are lists already joined in the reader's language.
### Ids that this file shares with client.ftl but for the game's name (undo-…, key-…) replace those.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Three settlements a turn, side by side. Find the places that make your kingdom pay.
kingdom_builder-facts = 2 to 5 players · about 45 minutes · another land every time

## Terrain, as a word and inside a sentence ("build on grass")

kingdom_builder-ground-grass = grass
kingdom_builder-ground-canyon = canyon
kingdom_builder-ground-desert = desert
kingdom_builder-ground-flower = flower field
kingdom_builder-ground-forest = forest
kingdom_builder-ground-water = water
kingdom_builder-ground-mountain = mountain
kingdom_builder-ground-castle = castle
kingdom_builder-ground-oracle = Oracle
kingdom_builder-ground-farm = Farm
kingdom_builder-ground-oasis = Oasis
kingdom_builder-ground-tower = Tower
kingdom_builder-ground-tavern = Tavern
kingdom_builder-ground-barn = Barn
kingdom_builder-ground-harbor = Harbor
kingdom_builder-ground-paddock = Paddock

## Terrain cards, with a capital

kingdom_builder-card-grass = Grass
kingdom_builder-card-canyon = Canyon
kingdom_builder-card-desert = Desert
kingdom_builder-card-flower = Flower field
kingdom_builder-card-forest = Forest
# A card of another player that the reader cannot see.
kingdom_builder-card-hidden = Terrain card, face-down
# The card you will play on your next turn.
kingdom_builder-card-next = Your next terrain card: { $terrain }
kingdom_builder-card-in-hand = In hand
kingdom_builder-card-played = Terrain card played: { $terrain }
kingdom_builder-card-none = No terrain card

## Location tiles. Value: name; .does: the extra action in one line.

kingdom_builder-tile-oracle = Oracle
    .does = Build one settlement on the terrain of your card.
kingdom_builder-tile-farm = Farm
    .does = Build one settlement on grass.
kingdom_builder-tile-oasis = Oasis
    .does = Build one settlement on desert.
kingdom_builder-tile-tower = Tower
    .does = Build one settlement at the edge of the board.
kingdom_builder-tile-tavern = Tavern
    .does = Build one settlement at the end of a straight line of at least three of your own.
kingdom_builder-tile-barn = Barn
    .does = Move one of your settlements to the terrain of your card.
kingdom_builder-tile-harbor = Harbor
    .does = Move one of your settlements to water.
kingdom_builder-tile-paddock = Paddock
    .does = Move one of your settlements two hexes in a straight line.

kingdom_builder-tiles = Location tiles
kingdom_builder-tiles-none = No location tiles yet. Build next to a location to win one.
kingdom_builder-state-ready = ready
kingdom_builder-state-fresh = from next turn
kingdom_builder-state-used = used
# A tile for a screen reader: $state is one of the three above.
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] No settlement left
        [one] 1 settlement left
       *[other] { $count } settlements left
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } has no settlement left
        [one] { $player } has 1 settlement left
       *[other] { $player } has { $count } settlements left
    }
kingdom_builder-supply-short = Supply
kingdom_builder-left-short = To build
kingdom_builder-deck =
    { $count ->
        [0] The draw pile is empty
        [one] 1 card in the draw pile
       *[other] { $count } cards in the draw pile
    }
kingdom_builder-cards-terrain = Terrain
kingdom_builder-cards-discarded = Played
kingdom_builder-cards-removed = Out of the game
kingdom_builder-cards-unseen = Unseen
kingdom_builder-cards-why = There are five cards of each terrain. The unseen ones are in the draw pile or in somebody’s hand. When the draw pile is empty, the played cards are shuffled again.

## Kingdom Builder cards. Value: name; .pays: what it pays, in one line; .help: the rule.

kingdom_builder-goal-castles = Castles
    .pays = 3 gold for each castle beside you
    .help = In every game: 3 gold for each castle that at least one of your settlements is next to. More settlements at one castle bring no more.
kingdom_builder-goal-fishermen = Fishermen
    .pays = 1 gold for each settlement next to water
    .help = 1 gold for each of your settlements that is next to at least one water hex. A settlement that stands on water itself earns nothing.
kingdom_builder-goal-merchants = Merchants
    .pays = 4 gold for each location or castle linked to another
    .help = 4 gold for each location or castle hex that your settlements link to another one. Two are linked when one and the same group of adjacent settlements of yours touches both.
kingdom_builder-goal-discoverers = Discoverers
    .pays = 1 gold for each row you are in
    .help = 1 gold for each horizontal line with at least one of your settlements on it.
kingdom_builder-goal-hermits = Hermits
    .pays = 1 gold for each separate area
    .help = 1 gold for each of your settlement areas. An area is a group of adjacent settlements of yours; a single one is an area too.
kingdom_builder-goal-citizens = Citizens
    .pays = 1 gold for every 2 in your largest area
    .help = 1 gold for every two settlements in your largest settlement area, rounded down.
kingdom_builder-goal-miners = Miners
    .pays = 1 gold for each settlement next to a mountain
    .help = 1 gold for each of your settlements that is next to at least one mountain hex.
kingdom_builder-goal-workers = Workers
    .pays = 1 gold for each settlement next to a location or castle
    .help = 1 gold for each of your settlements that is next to a location or castle hex.
kingdom_builder-goal-knights = Knights
    .pays = 2 gold for each settlement in your best row
    .help = 2 gold for each of your settlements on the one horizontal line where you have the most.
kingdom_builder-goal-lords = Lords
    .pays = 12 gold for the most in each sector, 6 for the next
    .help = In each of the four sectors whoever has the most settlements gets 12 gold, and whoever has the next highest number gets 6. With equal numbers everybody gets the full gold.
kingdom_builder-goal-farmers = Farmers
    .pays = 3 gold for each settlement in your weakest sector
    .help = 3 gold for each of your settlements in the sector where you have the fewest. A sector without any makes it nothing.
# A goal and a player's gold in it, for a screen reader.
kingdom_builder-goal-gold = { $goal }: { $gains }
kingdom_builder-goal-light = { $goal }, { $player }: { $gold }. Shows the hexes on the board.
kingdom_builder-goals-total = If the game ended now
kingdom_builder-goals-title = Castles and the three Kingdom Builder cards

## Words

kingdom_builder-term-settlement = Settlement
kingdom_builder-term-supply = Supply
kingdom_builder-term-gold = Gold
kingdom_builder-term-terrain_card = Terrain card
kingdom_builder-term-kingdom_builder_card = Kingdom Builder card
kingdom_builder-term-mandatory_action = Mandatory action
kingdom_builder-term-extra_action = Extra action
kingdom_builder-term-location_hex = Location hex
kingdom_builder-term-location_tile = Location tile
kingdom_builder-term-castle_hex = Castle hex
kingdom_builder-term-area = Settlement area
kingdom_builder-term-quadrant = Sector
kingdom_builder-term-hex = Hex
kingdom_builder-term-draw_pile = Draw pile
kingdom_builder-term-discard_pile = Discard pile

kingdom_builder-round = Round { $round }
kingdom_builder-round-last = Round { $round }, the last
# A row of the board, and nothing below the last one.
kingdom_builder-row = Row { $n }
# A small list entry: a player and an amount.
kingdom_builder-gold-of = { $player } { $gold }

## What happened

# $how: mandatory, or the kind of tile that was used; $tile its name.
kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } builds on { $cell } ({ $ground }).
       *[other] { $player } uses the { $tile } tile and builds on { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] You build on { $cell } ({ $ground }).
       *[other] You use the { $tile } tile and build on { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } takes up the settlement on { $cell } ({ $tile }).
kingdom_builder-event-lifted-you = You take up your settlement on { $cell } ({ $tile }).
kingdom_builder-event-moved = { $player } uses the { $tile } tile: from { $from } to { $cell }.
kingdom_builder-event-moved-you = You use the { $tile } tile: from { $from } to { $cell }.
kingdom_builder-event-tile_taken = { $player } wins the { $tile } tile.
kingdom_builder-event-tile_taken-you = You win the { $tile } tile. You can use it from your next turn on.
kingdom_builder-event-tile_lost = { $player } loses the { $tile } tile: no settlement is next to { $home } any more.
kingdom_builder-event-tile_lost-you = You lose the { $tile } tile: none of your settlements is next to { $home } any more.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } cannot build any settlement in the mandatory action.
        [one] { $player } can build only one settlement in the mandatory action.
       *[other] { $player } can build only { $built } settlements in the mandatory action.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] You cannot build any settlement. Your mandatory action is done.
        [one] You could build only one settlement. Your mandatory action is done.
       *[other] You could build only { $built } settlements. Your mandatory action is done.
    }
kingdom_builder-event-card_removed = No { $terrain } hex is free: { $player }’s card leaves the game.
kingdom_builder-event-card_removed-you = No { $terrain } hex is free: your card leaves the game.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } draws and plays { $terrain }.
       *[hand] { $player } plays { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] You draw and play { $terrain }.
       *[hand] You play { $terrain }.
    }
kingdom_builder-event-no_card = There is no terrain card left for { $player }.
kingdom_builder-event-no_card-you = There is no terrain card left for you.
kingdom_builder-event-drew = { $player } draws a terrain card.
kingdom_builder-event-drew-you = You draw { $terrain } for your next turn.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] The draw pile is empty: one played card becomes the new one.
       *[other] The draw pile is empty: { $count } played cards are shuffled.
    }
kingdom_builder-event-turn_ended = { $player } ends the turn.
kingdom_builder-event-turn_ended-you = You end your turn.
kingdom_builder-event-end_triggered = { $player } has built the last settlement. The game ends with this round.
kingdom_builder-event-end_triggered-you = You have built your last settlement. The game ends with this round.
kingdom_builder-event-no_build_round = Nobody could build in this round, so the game ends.
kingdom_builder-event-scored = { $goal }: { $gains }
kingdom_builder-event-scored-none = { $goal }: no gold for anybody
# $count: number of winners, $players: their names, $gold: the gold of each of them.
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } wins with { $gold } gold.
       *[other] { $players } share the victory with { $gold } gold each.
    }
# Said to the only winner.
kingdom_builder-event-game_over-you = You win with { $gold } gold.

## Why something is not possible

kingdom_builder-reason-over = The game has ended. You can look at every move again, or start a new game.
kingdom_builder-reason-not_an_action = That is not a move in this game.
kingdom_builder-reason-occupied = { $cell } is taken. There is room for one settlement on a hex.
kingdom_builder-reason-not_buildable = { $cell } is no building land. Nothing is ever built on a castle or location; build next to it.
kingdom_builder-reason-wrong_terrain = { $cell } is { $ground }. Here it has to be { $terrain }.
kingdom_builder-reason-not_buildable_terrain = { $cell } is { $ground }. Choose grass, canyon, desert, flower field or forest.
kingdom_builder-reason-must_touch_own = { $cell } is not next to your own settlements. As long as free { $terrain } is, you have to stay there.
kingdom_builder-reason-must_touch_own_edge = { $cell } is not next to your own settlements. As long as a free hex at the edge is, you have to stay there.
kingdom_builder-reason-not_edge = { $cell } is not at the edge of the board. The Tower builds there only.
kingdom_builder-reason-not_line_end = { $cell } is not at the end of a straight line of three of your settlements. The Tavern needs one.
kingdom_builder-reason-not_two_away = { $cell } is not two hexes in a straight line from { $from }. The Paddock jumps exactly that far.
kingdom_builder-reason-not_water = { $cell } is { $ground }. The Harbor moves to water only.
kingdom_builder-reason-same_cell = It came from { $cell }. Choose another hex, or take the step back.
kingdom_builder-reason-not_own_piece = None of your settlements stands on { $cell }. Choose one of your own.
kingdom_builder-reason-piece_cannot_move = The settlement on { $cell } has nowhere to go. Choose another one.
kingdom_builder-reason-no_tile = You have no such tile. Build next to its location to win it.
kingdom_builder-reason-tile_fresh = You have won this tile in this turn. It is ready from your next turn on.
kingdom_builder-reason-tile_used = You have used this tile in this turn already. It is ready again on your next turn.
kingdom_builder-reason-tile_no_target = This tile has nothing to do right now: there is no hex for it.
kingdom_builder-reason-supply_empty = You have no settlement left to build.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] First build the settlement that is left of your mandatory action.
       *[other] First build { $left } settlements: the mandatory action cannot be left out.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Finish your mandatory action first: one more settlement. Tiles come before or after it.
       *[other] Finish your mandatory action first: { $left } more settlements. Tiles come before or after it.
    }
kingdom_builder-reason-mandatory_complete = Your mandatory action is done. Use a tile, or end your turn.
kingdom_builder-reason-finish_move = First put down the settlement that you have taken up.
kingdom_builder-reason-nothing_lifted = You have not taken up any settlement. Choose a tile that moves one first.
kingdom_builder-reason-no_card = You have no terrain card in this turn, so this is not possible.

## Options

kingdom_builder-option-first_game = First game
    .help = The layout that the rulebook recommends to begin with: the sectors Tavern, Paddock, Oasis and Farm, and the cards Fishermen, Knights and Merchants.
kingdom_builder-option-start_player = Who starts?
    .help = By lot, or always the same seat.
kingdom_builder-option-start_player-random = Draw lots
kingdom_builder-option-start_player-1 = Seat 1
kingdom_builder-option-start_player-2 = Seat 2
kingdom_builder-option-start_player-3 = Seat 3
kingdom_builder-option-start_player-4 = Seat 4
kingdom_builder-option-start_player-5 = Seat 5
kingdom_builder-option-exclude_lords = Without the Lords
    .help = The Lords compare players with each other in every sector. Leave that card out if you would rather build in peace.
kingdom_builder-option-lords_zero_scores = Lords count zero too
    .help = With the Lords, a player without any settlement in a sector can still be second there and get 6 gold. Switch it off, and nobody gets gold for nothing.
kingdom_builder-option-redraw_scope = When a terrain is full
    .help = When no hex of your card’s terrain is free, the card leaves the game and you draw another one.
kingdom_builder-option-redraw_scope-whole_turn = Draw during the whole turn
kingdom_builder-option-redraw_scope-mandatory_only = Draw only until the mandatory action is done
# Said below an option that has no meaning because of another one.
kingdom_builder-option-needs-first_game = The first game has three cards of its own.
kingdom_builder-option-needs-exclude_lords = There are no Lords then.
# An option that is not as usual, in the list of a table's options.
kingdom_builder-option-set-start_player = Seat { $value } starts
kingdom_builder-option-set-lords_zero_scores = Lords do not count zero
kingdom_builder-option-set-redraw_scope = No new card after the mandatory action

## Whose turn, and what to do: one sentence

# $terrain: the played card with a capital; $left: builds still to do; $tiles: tiles that are ready.
kingdom_builder-step-turn = { $player } has { $terrain } to build on.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain }: build your last settlement.
       *[other] { $terrain }: build { $left } settlements.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain }: build your last settlement, next to your own.
       *[other] { $terrain }: build { $left } settlements, next to your own.
    }
# In the middle of the mandatory action.
kingdom_builder-step-build =
    { $left ->
        [one] { $player } has { $terrain } and builds 1 more settlement.
       *[other] { $player } has { $terrain } and builds { $left } more settlements.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain }: build 1 more settlement.
       *[other] { $terrain }: build { $left } more settlements.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain }: build 1 more settlement, next to your own.
       *[other] { $terrain }: build { $left } more settlements, next to your own.
    }
kingdom_builder-step-move = { $player } is moving a settlement.
kingdom_builder-step-move-you = { $tile }: where shall the settlement from { $cell } go?
kingdom_builder-step-after = { $player } has built and may still use a tile.
kingdom_builder-step-after-you = Built. End your turn.
kingdom_builder-step-after-you-tiles = Built. You may still use { $tiles }, or end your turn.
kingdom_builder-step-over = The game is over.
kingdom_builder-step-over-you = The game is over.
# Somebody at the table has no terrain card in this turn.
kingdom_builder-step-no-card = { $player } has no terrain card in this turn.
kingdom_builder-step-no-card-you = No terrain card is left, so there is nothing to build on.
# A tile is chosen: what to do with it.
kingdom_builder-using = { $tile }: { $does }
kingdom_builder-lifting = { $tile }: choose the settlement that shall move.
# Added to the sentence when the end has been triggered.
kingdom_builder-last-round = Last round!

kingdom_builder-verb-build = Build
kingdom_builder-verb-use = Use the tile
kingdom_builder-verb-lift = Take up
kingdom_builder-verb-put = Put down
kingdom_builder-verb-end = End turn
kingdom_builder-build-on = Build on { $cell }
kingdom_builder-lift-on = Take up { $cell }
kingdom_builder-put-on = Put down on { $cell }
kingdom_builder-build-again = Build
# Below the hand while nothing is previewed.
kingdom_builder-idle-build = Point at or tap a dashed hex to see what it would bring.
kingdom_builder-idle-lift = Your settlements that can move are ringed. Nothing is lost by taking one up: you can put it back.
kingdom_builder-idle-put = The ringed hexes are where it may go. Undo puts it back.
kingdom_builder-idle-after = A new terrain card is drawn when you end your turn, so nothing can be taken back after that.
kingdom_builder-idle-tiles = Ready tiles are still optional: { $tiles }.
kingdom_builder-choose = Choose a tile, or end your turn.
kingdom_builder-choose-tile = Choose a tile first.

## Bots

kingdom_builder-level-random = Drifter
    .help = Builds wherever it may. Good company for a very first game.
kingdom_builder-level-greedy = Surveyor
    .help = Thinks a whole turn through, reads the three cards and goes for the tiles nearby.

## Hints: said after the suggestion, as its reason

kingdom_builder-hint-build = Build on { $cell }
kingdom_builder-hint-use = Use the { $tile } tile on { $cell }
kingdom_builder-hint-lift = Use the { $tile } tile with the settlement on { $cell }
kingdom_builder-hint-put = Put it down on { $cell }
kingdom_builder-hint-end = End your turn
# The reasons.
kingdom_builder-hint-forced = There is nothing else you can do.
kingdom_builder-hint-enough = Your tiles can do nothing more that helps you now.
kingdom_builder-hint-wins_tile = It wins the { $tile } tile.
kingdom_builder-hint-leads_to_tile = It begins a turn that wins the { $tile } tile.
kingdom_builder-hint-castle = It touches a castle.
kingdom_builder-hint-best_card = It brings { $gold } gold with { $goal }.
kingdom_builder-hint-good_turn = It begins a turn that brings { $gold } gold.
kingdom_builder-hint-keeps_options = It leaves you in a good place for your next cards.

## Hexes, for screen readers

# $ground: terrain; then the piece, what can be done, and which special hexes lie beside it.
kingdom_builder-cell = { $ground }, row { $row }, column { $column }
kingdom_builder-cell-settlement = { $player }’s settlement
kingdom_builder-cell-settlement-you = your settlement
kingdom_builder-cell-lifted = taken up
kingdom_builder-cell-can-build = can settle
kingdom_builder-cell-can-lift = can move
kingdom_builder-cell-can-put = can go here
kingdom_builder-cell-next-to = next to { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] no tile left
        [one] one tile left
       *[other] { $count } tiles left
    }
kingdom_builder-cell-last = last move
kingdom_builder-cell-marked = marked

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = No gold yet
kingdom_builder-preview-wins = wins the { $tile } tile
kingdom_builder-preview-loses = loses the { $tile } tile
kingdom_builder-preview-others = For the others

## Tabs

kingdom_builder-tab-goals = Goals
kingdom_builder-tab-cards = Cards

## Score page

kingdom_builder-score-goals = Goals
kingdom_builder-score-columns = Below the board
kingdom_builder-score-total = Total
kingdom_builder-score-projected = If the game ended now
kingdom_builder-score-tie = The player with the most gold wins. Players with equal gold share the victory; there is no tie-breaker.
kingdom_builder-score-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
kingdom_builder-counting = The kingdoms are counted
kingdom_builder-counted = The final score
kingdom_builder-chart-help = The gold of each player after every move, as if the game had ended then. Click to look at a move.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } has resigned, so the game ended early.
       *[other] { $players } have resigned, so the game ended early.
    }

## In place of everybody's texts

kingdom_builder-screen-help = Several people take turns on this device. Your next terrain card stays covered until you look.
kingdom_builder-hide-scores-help = Nobody sees what the kingdoms would earn until they are counted at the end. What a single move would bring is still shown.
kingdom_builder-undo-drew = Card drawn
kingdom_builder-undo-card_played = Card drawn
kingdom_builder-undo-reshuffled = Card drawn
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] Somebody else has played since, so this can no longer be taken back.
        [start] The game begins here; there is nothing before it.
       *[other] A terrain card has been drawn since. What was seen cannot be unseen.
    }
kingdom_builder-key-arrows = Walk over the board
kingdom_builder-key-next = Next and previous hex where you can act
kingdom_builder-key-standings = Say the goals and everybody’s gold
kingdom_builder-key-escape = Put back what is taken up, or let go of the tile
kingdom_builder-key-tiles = Take your first, second … tile
kingdom_builder-key-build = Back to building
kingdom_builder-key-terrain = Next free hex of your card’s terrain

## Lists for screen readers

kingdom_builder-list-goals = Goals
kingdom_builder-list-own = Your settlements
kingdom_builder-list-others = Other settlements
kingdom_builder-list-legal = Where you can act, by rows
kingdom_builder-list-row = { $row }: { $cells }
kingdom_builder-list-places = Castles and locations
kingdom_builder-list-tiles = Your location tiles

## Help at the objects

kingdom_builder-about-terrain = Settlements can be built here.
kingdom_builder-about-water = Nothing is built on water. Only the Harbor moves a settlement there.
kingdom_builder-about-mountain = Nothing is built on a mountain.
kingdom_builder-about-castle = 3 gold at the end for everybody who has at least one settlement next to it.
kingdom_builder-about-location = Whoever first comes next to it with a settlement wins a { $tile } tile, as long as one is left. Nobody gets more than one from the same hex.
kingdom_builder-about-tile-keep = The tile is yours as long as one of your settlements is next to its location.
kingdom_builder-about-fresh = You won it in this turn, so you can use it from your next turn on.
kingdom_builder-about-once = Once in each of your turns, before or after the mandatory action.
kingdom_builder-about-settlement = A settlement stays where it is, unless a tile moves it. It holds the tiles of the locations next to it.
kingdom_builder-about-card = The card tells you on which terrain you build three settlements in your mandatory action. After your turn you draw a new one.
kingdom_builder-about-supply = Everybody has 40 settlements. When somebody has built the last one, the round is played to its end, and the game is over.

## Rules page. Value: title; .text: paragraphs, parted by an empty line.

kingdom_builder-rules-aim = The aim
    .text =
        You build a kingdom of settlements on a land of hexes. At the end it earns gold: for the castles it touches, and for the three Kingdom Builder cards that lie open in this game. Another three cards and another land make another game every time.

        Whoever has the most gold wins.
kingdom_builder-rules-setup = Setup
    .text =
        Four of the eight sectors are put together to one board of 20 by 20 hexes. On every location hex lie two tiles of its kind.

        Three of the ten Kingdom Builder cards are revealed. Everybody has 40 settlements and draws one terrain card, which the others do not see. Lots decide who starts.

        For a first game the rulebook recommends the sectors Tavern, Paddock, Oasis and Farm with the cards Fishermen, Knights and Merchants.
kingdom_builder-rules-turn = Your turn
    .text =
        Play your terrain card and perform the mandatory action: build three settlements on the terrain of the card. You cannot leave it out.

        Before it or after it you may use your location tiles, each of them once. These are the extra actions. Between the three builds no tile can be used.

        Then end your turn: the card is discarded and you draw a new one for your next turn.
kingdom_builder-rules-building = Building
    .text =
        One settlement fits on a hex. You build on grass, canyon, desert, flower field and forest, never on water, mountains, castles or locations.

        Whenever it is possible, a new settlement has to be next to one of your own. Only if no free hex of the needed terrain is next to your settlements may you begin somewhere else, on any free hex of that terrain.

        This is judged anew for each of the three settlements.
kingdom_builder-rules-cards-terrain = Terrain cards
    .text =
        There are 25 terrain cards, five for each of the five terrains. When the draw pile is empty, the played cards are shuffled.

        If no hex of your card’s terrain is free any more, the card leaves the game, and you draw and play another one at once. That can happen in the middle of a turn as well.
kingdom_builder-rules-tiles = Location tiles
    .text =
        As soon as one of your settlements comes next to a location hex, you take one of the tiles that lie there. From one hex you get one tile at most in the whole game. You can have two tiles of one kind if you win them at two different hexes; then you use each of them once a turn.

        A tile won in this turn can be used from your next turn on. You keep it as long as at least one of your settlements is next to the location hex. If the last one moves away, you lose the tile, and it leaves the game.
kingdom_builder-rules-builders = Tiles that build
    .text =
        Oracle: build one settlement on the terrain of your card. Farm: on grass. Oasis: on desert. Tower: on any building land at the edge of the board. With all four you stay next to your own settlements if that is possible.

        Tavern: build one settlement at either end of a straight line of at least three of your own settlements, on any building land.

        These settlements come from your supply, in addition to the three of the mandatory action.
kingdom_builder-rules-movers = Tiles that move
    .text =
        Barn: move any one of your settlements to a hex with the terrain of your card. Harbor: move one to a water hex; that is the only way onto water. With both it has to land next to another of your settlements if that is possible. The settlement that moves does not count for that.

        Paddock: move one of your settlements exactly two hexes in a straight line, onto any building land. Whatever lies between does not matter, and it need not land next to your own.
kingdom_builder-rules-castles = Castles
    .text =
        In every game each castle hex next to at least one of your settlements earns you 3 gold. Several players can score the same castle.
kingdom_builder-rules-cards = The Kingdom Builder cards
    .text =
        Ten cards, three of them in each game. They pay at the end, for each player separately.

        A settlement area is a group of adjacent settlements of one player; a single settlement is an area too. A horizontal line is a whole row of the board. A sector is one of the four boards, a quarter of the land.
kingdom_builder-rules-end = The end of the game
    .text =
        When a player has built the last of the 40 settlements, the round is played to its end, so that everybody has had the same number of turns. Then castles and cards are counted.

        The player with the most gold wins. Players with equal gold share the victory.
kingdom_builder-rules-unconfirmed = What we could not confirm
    .text =
        We did not have a printed copy of this game to compare with. The eight sectors are confirmed: several transcriptions and pictures of the printed boards agree on every hex. Numbers, cards and tiles come from the rulebook.

        Where the rulebook is silent, we had to decide. The rulebook lets the oldest player start; we draw lots. The played cards are shuffled at the moment somebody has to draw and the pile is empty; the card of the turn that ends is among them. Everybody may look at the played cards and at the number of settlements left.

        If no terrain card can be had any more, or no hex of any terrain is free, you go on without building. If nobody builds in a whole round, the game ends with it. A settlement that a tile has taken up cannot go back to where it came from. A tile that could not do anything cannot be used.

        Two readings are in dispute, and the options of a table let you choose: whether the Lords pay for zero settlements, and whether you still draw a new card after the mandatory action when its terrain is full.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = The land of a first game, as it lies on the table.
kingdom_builder-figure-adjacent = Your card is grass. Free grass touches your settlement, so you stay with it: build on one of the ringed hexes.
kingdom_builder-figure-anywhere = Your card is canyon, and no canyon touches your settlement. Any free canyon hex will do.
kingdom_builder-figure-tile = The settlement next to the Farm wins one of its two tiles. The other one waits for another player.
kingdom_builder-figure-tavern = The Tavern: build at either end of three in a straight line, whatever the building land is.
kingdom_builder-figure-paddock = The Paddock: exactly two hexes in a straight line, over anything. Water is no building land, so five hexes are left.
kingdom_builder-figure-castle = Both players get 3 gold for this castle, each of them once.
kingdom_builder-figure-areas = Six settlements in three areas: of three, of one and of two.

## Lessons of the first game

kingdom_builder-lesson-1-title = Your first settlement
kingdom_builder-lesson-1-text = Your terrain card says where you build: on grass. Choose any grass hex, and build your first settlement there.
kingdom_builder-lesson-1-done = That was the first of three. In every turn you build three settlements on the terrain of your card.
kingdom_builder-lesson-2-title = Side by side
kingdom_builder-lesson-2-text = Whenever it is possible, a new settlement has to be next to one of your own. That leaves you the ringed hexes. Choose one.
kingdom_builder-lesson-2-done = So your kingdom grows. Think ahead: what your settlements touch decides where the next ones may stand.
kingdom_builder-lesson-3-title = A new beginning
kingdom_builder-lesson-3-text = No canyon touches your settlements, so you may begin on any canyon hex. Choose one that is next to a castle.
kingdom_builder-lesson-3-done = At the end a castle is worth 3 gold to everybody who is next to it. Beginnings like this are rare: make the most of them.
kingdom_builder-lesson-4-title = A location next door
kingdom_builder-lesson-4-text = A settlement next to a location wins one of its tiles, as long as one is left. Build next to the Tavern.
kingdom_builder-lesson-4-done = The Tavern tile is yours. From your next turn on you can use it once in each turn.
kingdom_builder-lesson-5-title = One more settlement
kingdom_builder-lesson-5-text = Your Farm tile is ready. It builds a settlement on grass, in addition to your three. Choose the tile, then a hex.
kingdom_builder-lesson-5-done = Tiles come before the three settlements or after them, never between them.
kingdom_builder-lesson-6-title = On the move
kingdom_builder-lesson-6-text = The Paddock moves a settlement two hexes in a straight line, over anything. The one from M8 is taken up: put it down next to the castle.
kingdom_builder-lesson-6-done = That is 3 gold more. But take care: when the last settlement next to a location moves away, its tile is lost.
kingdom_builder-lesson-7-title = What the cards pay
kingdom_builder-lesson-7-text = Point at the ringed hexes to see what each would bring. At one of them the Fishermen and the Knights both pay. Build there.
kingdom_builder-lesson-7-done = 1 gold for the water next door, and 2 for one more settlement in your best row.
kingdom_builder-lesson-8-title = The end of a turn
kingdom_builder-lesson-8-text = Three settlements are built, and the tile you have just won sleeps until your next turn. End your turn.
kingdom_builder-lesson-8-done = You have drawn the card for your next turn, and nobody else sees it. That is all you need. Enjoy your kingdom!
