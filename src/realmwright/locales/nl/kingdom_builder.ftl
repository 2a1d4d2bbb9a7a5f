### Kingdom Builder in het Nederlands. Termen uit docs/rules/kingdom_builder.md, paragraaf 21;
### uitleg bij de berichten staat in en/kingdom_builder.ftl.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Drie nederzettingen per beurt, zij aan zij. Vind de plekken die je koninkrijk rijk maken.
kingdom_builder-facts = 2 tot 5 spelers · ongeveer 45 minuten · elke keer een ander land

## Terrain, as a word and inside a sentence

kingdom_builder-ground-grass = gras
kingdom_builder-ground-canyon = ravijn
kingdom_builder-ground-desert = woestijn
kingdom_builder-ground-flower = bloemen
kingdom_builder-ground-forest = bos
kingdom_builder-ground-water = water
kingdom_builder-ground-mountain = berg
kingdom_builder-ground-castle = kasteel
kingdom_builder-ground-oracle = Orakel
kingdom_builder-ground-farm = Boerderij
kingdom_builder-ground-oasis = Oase
kingdom_builder-ground-tower = Toren
kingdom_builder-ground-tavern = Herberg
kingdom_builder-ground-barn = Schuur
kingdom_builder-ground-harbor = Haven
kingdom_builder-ground-paddock = Weide

## Terrain cards, with a capital

kingdom_builder-card-grass = Gras
kingdom_builder-card-canyon = Ravijn
kingdom_builder-card-desert = Woestijn
kingdom_builder-card-flower = Bloemen
kingdom_builder-card-forest = Bos
kingdom_builder-card-hidden = Gebiedskaart, gedekt
kingdom_builder-card-next = Je volgende gebiedskaart: { $terrain }
kingdom_builder-card-in-hand = In de hand
kingdom_builder-card-played = Gespeelde gebiedskaart: { $terrain }
kingdom_builder-card-none = Geen gebiedskaart

## Location tiles

kingdom_builder-tile-oracle = Orakel
    .does = Bouw één nederzetting op het gebied van je kaart.
kingdom_builder-tile-farm = Boerderij
    .does = Bouw één nederzetting op gras.
kingdom_builder-tile-oasis = Oase
    .does = Bouw één nederzetting op woestijn.
kingdom_builder-tile-tower = Toren
    .does = Bouw één nederzetting aan de rand van het speelveld.
kingdom_builder-tile-tavern = Herberg
    .does = Bouw één nederzetting aan het eind van een rechte lijn van minstens drie van jezelf.
kingdom_builder-tile-barn = Schuur
    .does = Verplaats een van je nederzettingen naar het gebied van je kaart.
kingdom_builder-tile-harbor = Haven
    .does = Verplaats een van je nederzettingen naar water.
kingdom_builder-tile-paddock = Weide
    .does = Verplaats een van je nederzettingen twee velden in een rechte lijn.

kingdom_builder-tiles = Stadstegels
kingdom_builder-tiles-none = Nog geen stadstegels. Bouw naast een stad om er een te winnen.
kingdom_builder-state-ready = klaar
kingdom_builder-state-fresh = vanaf volgende beurt
kingdom_builder-state-used = gebruikt
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] Geen nederzetting meer over
        [one] Nog 1 nederzetting
       *[other] Nog { $count } nederzettingen
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } heeft geen nederzetting meer
        [one] { $player } heeft nog 1 nederzetting
       *[other] { $player } heeft nog { $count } nederzettingen
    }
kingdom_builder-supply-short = Voorraad
kingdom_builder-left-short = Te bouwen
kingdom_builder-deck =
    { $count ->
        [0] De trekstapel is leeg
        [one] 1 kaart in de trekstapel
       *[other] { $count } kaarten in de trekstapel
    }
kingdom_builder-cards-terrain = Gebied
kingdom_builder-cards-discarded = Gespeeld
kingdom_builder-cards-removed = Uit het spel
kingdom_builder-cards-unseen = Ongezien
kingdom_builder-cards-why = Van elk gebied zijn er vijf kaarten. De ongeziene liggen in de trekstapel of zitten bij iemand in de hand. Is de trekstapel leeg, dan worden de gespeelde kaarten opnieuw geschud.

## Kingdom Builder cards

kingdom_builder-goal-castles = Kastelen
    .pays = 3 goud voor elk kasteel naast je
    .help = In elk spel: 3 goud voor elk kasteel waar minstens een van je nederzettingen aan grenst. Meer nederzettingen bij hetzelfde kasteel leveren niet meer op.
kingdom_builder-goal-fishermen = Vissers
    .pays = 1 goud voor elke nederzetting naast water
    .help = 1 goud voor elke nederzetting van jou die aan minstens één waterveld grenst. Een nederzetting die zelf op water staat, levert niets op.
kingdom_builder-goal-merchants = Handelaren
    .pays = 4 goud voor elke stad of elk kasteel met verbinding
    .help = 4 goud voor elk stadsveld of kasteelveld dat je nederzettingen met een ander verbinden. Twee zijn verbonden als een en dezelfde groep aangrenzende nederzettingen van jou aan allebei grenst.
kingdom_builder-goal-discoverers = Ontdekkers
    .pays = 1 goud voor elke rij waarin je staat
    .help = 1 goud voor elke horizontale lijn met minstens een van je nederzettingen erop.
kingdom_builder-goal-hermits = Kluizenaars
    .pays = 1 goud voor elk apart gebied
    .help = 1 goud voor elk van je nederzettingengebieden. Zo’n gebied is een groep aangrenzende nederzettingen van jou; ook één nederzetting alleen is er een.
kingdom_builder-goal-citizens = Burgers
    .pays = 1 goud voor elke 2 in je grootste gebied
    .help = 1 goud voor elke twee nederzettingen in je grootste nederzettingengebied, naar beneden afgerond.
kingdom_builder-goal-miners = Mijnwerkers
    .pays = 1 goud voor elke nederzetting naast een berg
    .help = 1 goud voor elke nederzetting van jou die aan minstens één bergveld grenst.
kingdom_builder-goal-workers = Arbeiders
    .pays = 1 goud voor elke nederzetting naast een stad of kasteel
    .help = 1 goud voor elke nederzetting van jou die aan een stadsveld of kasteelveld grenst.
kingdom_builder-goal-knights = Ridders
    .pays = 2 goud voor elke nederzetting in je beste rij
    .help = 2 goud voor elk van je nederzettingen op die ene horizontale lijn waar je er de meeste hebt.
kingdom_builder-goal-lords = Lords
    .pays = Per kwadrant 12 goud voor de meeste, 6 voor de volgende
    .help = In elk van de vier kwadranten krijgt wie de meeste nederzettingen heeft 12 goud, en wie het aantal daaronder heeft 6. Bij gelijke aantallen krijgt iedereen het volle goud.
kingdom_builder-goal-farmers = Boeren
    .pays = 3 goud voor elke nederzetting in je zwakste kwadrant
    .help = 3 goud voor elk van je nederzettingen in het kwadrant waar je er de minste hebt. Heb je er in een kwadrant geen, dan krijg je niets.
kingdom_builder-goal-gold = { $goal }: { $gains }
kingdom_builder-goal-light = { $goal }, { $player }: { $gold }. Toont de velden op het speelveld.
kingdom_builder-goals-total = Als het spel nu eindigt
kingdom_builder-goals-title = Kastelen en de drie Kingdom Builder-kaarten

## Words

kingdom_builder-term-settlement = Nederzetting
kingdom_builder-term-supply = Voorraad
kingdom_builder-term-gold = Goud
kingdom_builder-term-terrain_card = Gebiedskaart
kingdom_builder-term-kingdom_builder_card = Kingdom Builder-kaart
kingdom_builder-term-mandatory_action = Verplichte actie
kingdom_builder-term-extra_action = Speciale actie
kingdom_builder-term-location_hex = Stadsveld
kingdom_builder-term-location_tile = Stadstegel
kingdom_builder-term-castle_hex = Kasteelveld
kingdom_builder-term-area = Nederzettingengebied
kingdom_builder-term-quadrant = Kwadrant
kingdom_builder-term-hex = Veld
kingdom_builder-term-draw_pile = Trekstapel
kingdom_builder-term-discard_pile = Aflegstapel

kingdom_builder-round = Ronde { $round }
kingdom_builder-round-last = Ronde { $round }, de laatste
kingdom_builder-row = Rij { $n }
kingdom_builder-gold-of = { $player } { $gold }

## What happened

kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } bouwt op { $cell } ({ $ground }).
       *[other] { $player } gebruikt de tegel { $tile } en bouwt op { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] Je bouwt op { $cell } ({ $ground }).
       *[other] Je gebruikt de tegel { $tile } en bouwt op { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } pakt de nederzetting op { $cell } op ({ $tile }).
kingdom_builder-event-lifted-you = Je pakt je nederzetting op { $cell } op ({ $tile }).
kingdom_builder-event-moved = { $player } gebruikt de tegel { $tile }: van { $from } naar { $cell }.
kingdom_builder-event-moved-you = Je gebruikt de tegel { $tile }: van { $from } naar { $cell }.
kingdom_builder-event-tile_taken = { $player } wint de tegel { $tile }.
kingdom_builder-event-tile_taken-you = Je wint de tegel { $tile }. Vanaf je volgende beurt kun je die gebruiken.
kingdom_builder-event-tile_lost = { $player } verliest de tegel { $tile }: er grenst geen nederzetting meer aan { $home }.
kingdom_builder-event-tile_lost-you = Je verliest de tegel { $tile }: geen van je nederzettingen grenst nog aan { $home }.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } kan in de verplichte actie geen nederzetting bouwen.
        [one] { $player } kan in de verplichte actie maar één nederzetting bouwen.
       *[other] { $player } kan in de verplichte actie maar { $built } nederzettingen bouwen.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] Je kunt geen nederzetting bouwen. Je verplichte actie is klaar.
        [one] Je kon maar één nederzetting bouwen. Je verplichte actie is klaar.
       *[other] Je kon maar { $built } nederzettingen bouwen. Je verplichte actie is klaar.
    }
kingdom_builder-event-card_removed = Er is geen veld met { $terrain } meer vrij: de kaart van { $player } verdwijnt uit het spel.
kingdom_builder-event-card_removed-you = Er is geen veld met { $terrain } meer vrij: je kaart verdwijnt uit het spel.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } trekt en speelt { $terrain }.
       *[hand] { $player } speelt { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] Je trekt en speelt { $terrain }.
       *[hand] Je speelt { $terrain }.
    }
kingdom_builder-event-no_card = Er is geen gebiedskaart meer voor { $player }.
kingdom_builder-event-no_card-you = Er is geen gebiedskaart meer voor jou.
kingdom_builder-event-drew = { $player } trekt een gebiedskaart.
kingdom_builder-event-drew-you = Je trekt { $terrain } voor je volgende beurt.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] De trekstapel is leeg: één gespeelde kaart wordt de nieuwe.
       *[other] De trekstapel is leeg: { $count } gespeelde kaarten worden geschud.
    }
kingdom_builder-event-turn_ended = { $player } beëindigt de beurt.
kingdom_builder-event-turn_ended-you = Je beëindigt je beurt.
kingdom_builder-event-end_triggered = { $player } heeft de laatste nederzetting gebouwd. Het spel eindigt met deze ronde.
kingdom_builder-event-end_triggered-you = Je hebt je laatste nederzetting gebouwd. Het spel eindigt met deze ronde.
kingdom_builder-event-no_build_round = In deze ronde kon niemand bouwen, dus het spel eindigt.
kingdom_builder-event-scored = { $goal }: { $gains }
kingdom_builder-event-scored-none = { $goal }: voor niemand goud
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } wint met { $gold } goud.
       *[other] { $players } delen de overwinning met elk { $gold } goud.
    }
kingdom_builder-event-game_over-you = Je wint met { $gold } goud.

## Why something is not possible

kingdom_builder-reason-over = Het spel is afgelopen. Je kunt elke zet terugkijken of een nieuw spel beginnen.
kingdom_builder-reason-not_an_action = Die zet bestaat niet in dit spel.
kingdom_builder-reason-occupied = { $cell } is bezet. Op een veld past maar één nederzetting.
kingdom_builder-reason-not_buildable = { $cell } is geen bouwland. Op een kasteel of stad wordt nooit gebouwd; bouw ernaast.
kingdom_builder-reason-wrong_terrain = { $cell } past niet ({ $ground }). Je hebt hier { $terrain } nodig.
kingdom_builder-reason-not_buildable_terrain = { $cell } past niet ({ $ground }). Kies gras, ravijn, woestijn, bloemen of bos.
kingdom_builder-reason-must_touch_own = { $cell } grenst niet aan je nederzettingen. Zolang er een vrij veld met { $terrain } aan grenst, moet je daar blijven.
kingdom_builder-reason-must_touch_own_edge = { $cell } grenst niet aan je nederzettingen. Zolang er een vrij randveld aan grenst, moet je daar blijven.
kingdom_builder-reason-not_edge = { $cell } ligt niet aan de rand van het speelveld. De Toren bouwt alleen daar.
kingdom_builder-reason-not_line_end = { $cell } ligt niet aan het eind van een rechte lijn van drie van je nederzettingen. De Herberg heeft er zo een nodig.
kingdom_builder-reason-not_two_away = { $cell } ligt niet twee velden in een rechte lijn van { $from }. De Weide springt precies zo ver.
kingdom_builder-reason-not_water = { $cell } past niet ({ $ground }). De Haven verplaatst alleen naar water.
kingdom_builder-reason-same_cell = Ze kwam van { $cell }. Kies een ander veld, of neem de stap terug.
kingdom_builder-reason-not_own_piece = Op { $cell } staat geen nederzetting van jou. Kies een van je eigen.
kingdom_builder-reason-piece_cannot_move = De nederzetting op { $cell } kan nergens heen. Kies een andere.
kingdom_builder-reason-no_tile = Zo’n tegel heb je niet. Bouw naast zijn stad om hem te winnen.
kingdom_builder-reason-tile_fresh = Deze tegel heb je in deze beurt gewonnen. Vanaf je volgende beurt is hij klaar.
kingdom_builder-reason-tile_used = Deze tegel heb je in deze beurt al gebruikt. In je volgende beurt is hij weer klaar.
kingdom_builder-reason-tile_no_target = Deze tegel kan nu niets doen: er is geen veld voor.
kingdom_builder-reason-supply_empty = Je hebt geen nederzetting meer om te bouwen.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] Bouw eerst de nederzetting die van je verplichte actie nog over is.
       *[other] Bouw eerst { $left } nederzettingen: de verplichte actie kun je niet overslaan.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Maak eerst je verplichte actie af: nog één nederzetting. Tegels komen ervoor of erna.
       *[other] Maak eerst je verplichte actie af: nog { $left } nederzettingen. Tegels komen ervoor of erna.
    }
kingdom_builder-reason-mandatory_complete = Je verplichte actie is klaar. Gebruik een tegel, of beëindig je beurt.
kingdom_builder-reason-finish_move = Zet eerst de nederzetting neer die je hebt opgepakt.
kingdom_builder-reason-nothing_lifted = Je hebt geen nederzetting opgepakt. Kies eerst een tegel die er een verplaatst.
kingdom_builder-reason-no_card = Je hebt in deze beurt geen gebiedskaart, dus dit kan niet.

## Options

kingdom_builder-option-first_game = Eerste spel
    .help = De opzet die de spelregels aanraden om mee te beginnen: de kwadranten Herberg, Weide, Oase en Boerderij, en de kaarten Vissers, Ridders en Handelaren.
kingdom_builder-option-start_player = Wie begint?
    .help = Het lot beslist, of altijd dezelfde plaats.
kingdom_builder-option-start_player-random = Loten
kingdom_builder-option-start_player-1 = Plaats 1
kingdom_builder-option-start_player-2 = Plaats 2
kingdom_builder-option-start_player-3 = Plaats 3
kingdom_builder-option-start_player-4 = Plaats 4
kingdom_builder-option-start_player-5 = Plaats 5
kingdom_builder-option-exclude_lords = Zonder de Lords
    .help = De Lords vergelijken de spelers in elk kwadrant met elkaar. Laat die kaart weg als je liever in vrede bouwt.
kingdom_builder-option-lords_zero_scores = Lords tellen ook nul
    .help = Bij de Lords kun je ook zonder één nederzetting in een kwadrant tweede worden en 6 goud krijgen. Zet het uit, en niemand krijgt goud voor niets.
kingdom_builder-option-redraw_scope = Als een gebied vol is
    .help = Is geen enkel veld met het gebied van je kaart nog vrij, dan verdwijnt de kaart uit het spel en trek je een andere.
kingdom_builder-option-redraw_scope-whole_turn = De hele beurt opnieuw trekken
kingdom_builder-option-redraw_scope-mandatory_only = Alleen tot de verplichte actie klaar is
kingdom_builder-option-needs-first_game = Het eerste spel heeft drie vaste kaarten.
kingdom_builder-option-needs-exclude_lords = Dan zijn er geen Lords.
kingdom_builder-option-set-start_player = Plaats { $value } begint
kingdom_builder-option-set-lords_zero_scores = Lords tellen nul niet
kingdom_builder-option-set-redraw_scope = Geen nieuwe kaart na de verplichte actie

## Whose turn, and what to do

kingdom_builder-step-turn = { $player } bouwt op { $terrain }.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain }: bouw je laatste nederzetting.
       *[other] { $terrain }: bouw { $left } nederzettingen.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain }: bouw je laatste nederzetting, naast die van jou.
       *[other] { $terrain }: bouw { $left } nederzettingen, naast die van jou.
    }
kingdom_builder-step-build =
    { $left ->
        [one] { $player } heeft { $terrain } en bouwt nog 1 nederzetting.
       *[other] { $player } heeft { $terrain } en bouwt nog { $left } nederzettingen.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain }: bouw nog 1 nederzetting.
       *[other] { $terrain }: bouw nog { $left } nederzettingen.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain }: bouw nog 1 nederzetting, naast die van jou.
       *[other] { $terrain }: bouw nog { $left } nederzettingen, naast die van jou.
    }
kingdom_builder-step-move = { $player } verplaatst een nederzetting.
kingdom_builder-step-move-you = { $tile }: waar moet de nederzetting van { $cell } heen?
kingdom_builder-step-after = { $player } heeft gebouwd en mag nog een tegel gebruiken.
kingdom_builder-step-after-you = Gebouwd. Beëindig je beurt.
kingdom_builder-step-after-you-tiles = Gebouwd. Gebruik nog { $tiles }, of beëindig je beurt.
kingdom_builder-step-over = Het spel is afgelopen.
kingdom_builder-step-over-you = Het spel is afgelopen.
kingdom_builder-step-no-card = { $player } heeft in deze beurt geen gebiedskaart.
kingdom_builder-step-no-card-you = Er is geen gebiedskaart meer, dus er valt niets te bouwen.
kingdom_builder-using = { $tile }: { $does }
kingdom_builder-lifting = { $tile }: kies de nederzetting die je wilt verplaatsen.
kingdom_builder-last-round = Laatste ronde!

kingdom_builder-verb-build = Bouwen
kingdom_builder-verb-use = Tegel gebruiken
kingdom_builder-verb-lift = Oppakken
kingdom_builder-verb-put = Neerzetten
kingdom_builder-verb-end = Beurt beëindigen
kingdom_builder-build-on = Op { $cell } bouwen
kingdom_builder-lift-on = { $cell } oppakken
kingdom_builder-put-on = Op { $cell } neerzetten
kingdom_builder-build-again = Bouwen
kingdom_builder-idle-build = Wijs een gestippeld veld aan of tik erop om te zien wat het oplevert.
kingdom_builder-idle-lift = Je nederzettingen die je kunt verplaatsen, zijn omrand. Oppakken kost niets: je kunt ze terugzetten.
kingdom_builder-idle-put = Op de omrande velden mag ze staan. “Terugnemen” zet haar terug.
kingdom_builder-idle-after = Aan het eind van je beurt wordt een nieuwe gebiedskaart getrokken; daarna kan er niets meer terug.
kingdom_builder-idle-tiles = Klaar, maar niet verplicht: { $tiles }.
kingdom_builder-choose = Kies een tegel, of beëindig je beurt.
kingdom_builder-choose-tile = Kies eerst een tegel.

## Bots

kingdom_builder-level-random = Zwalker
    .help = Bouwt waar het maar mag. Goed gezelschap voor je allereerste spel.
kingdom_builder-level-greedy = Landmeter
    .help = Denkt een hele beurt door, leest de drie kaarten en gaat op de tegels in de buurt af.

## Hints

kingdom_builder-hint-build = Bouw op { $cell }
kingdom_builder-hint-use = Gebruik de tegel { $tile } op { $cell }
kingdom_builder-hint-lift = Gebruik de tegel { $tile } met de nederzetting op { $cell }
kingdom_builder-hint-put = Zet haar neer op { $cell }
kingdom_builder-hint-end = Beëindig je beurt
kingdom_builder-hint-forced = Iets anders kun je niet doen.
kingdom_builder-hint-enough = Je tegels kunnen nu niets meer doen waar je iets aan hebt.
kingdom_builder-hint-wins_tile = Daarmee win je de tegel { $tile }.
kingdom_builder-hint-leads_to_tile = Zo begint een beurt die je de tegel { $tile } oplevert.
kingdom_builder-hint-castle = Zo grenst een nederzetting aan een kasteel.
kingdom_builder-hint-best_card = Dat levert { $gold } goud op met de kaart { $goal }.
kingdom_builder-hint-good_turn = Zo begint een beurt die { $gold } goud oplevert.
kingdom_builder-hint-keeps_options = Zo sta je goed voor je volgende kaarten.

## Hexes, for screen readers

kingdom_builder-cell = { $ground }, rij { $row }, kolom { $column }
kingdom_builder-cell-settlement = nederzetting van { $player }
kingdom_builder-cell-settlement-you = jouw nederzetting
kingdom_builder-cell-lifted = opgepakt
kingdom_builder-cell-can-build = hier kun je bouwen
kingdom_builder-cell-can-lift = kun je verplaatsen
kingdom_builder-cell-can-put = hier kan ze heen
kingdom_builder-cell-next-to = naast { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] geen tegel meer
        [one] nog één tegel
       *[other] nog { $count } tegels
    }
kingdom_builder-cell-last = laatste zet
kingdom_builder-cell-marked = gemarkeerd

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = Nog geen goud
kingdom_builder-preview-wins = wint de tegel { $tile }
kingdom_builder-preview-loses = verliest de tegel { $tile }
kingdom_builder-preview-others = Voor de anderen

## Tabs

kingdom_builder-tab-goals = Doelen
kingdom_builder-tab-cards = Kaarten

## Score page

kingdom_builder-score-goals = Doelen
kingdom_builder-score-columns = Onder het speelveld
kingdom_builder-score-total = Totaal
kingdom_builder-score-projected = Als het spel nu eindigt
kingdom_builder-score-tie = Wie het meeste goud heeft, wint. Spelers met evenveel goud delen de overwinning; verder beslist er niets.
kingdom_builder-score-place =
    { $n ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $n }e
    }
kingdom_builder-counting = De koninkrijken worden geteld
kingdom_builder-counted = De eindtelling
kingdom_builder-chart-help = Het goud van elke speler na elke zet, alsof het spel toen was afgelopen. Klik om een zet te bekijken.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } heeft opgegeven, dus het spel was eerder afgelopen.
       *[other] { $players } hebben opgegeven, dus het spel was eerder afgelopen.
    }

## In place of everybody's texts

kingdom_builder-screen-help = Meer mensen spelen om de beurt op dit apparaat. Je volgende gebiedskaart blijft gedekt tot je kijkt.
kingdom_builder-hide-scores-help = Niemand ziet wat de koninkrijken zouden opleveren tot ze aan het eind worden geteld. Wat één zet zou opleveren, is nog wel te zien.
kingdom_builder-undo-drew = Kaart getrokken
kingdom_builder-undo-card_played = Kaart getrokken
kingdom_builder-undo-reshuffled = Kaart getrokken
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] Daarna heeft iemand anders gespeeld, dus dit kan niet meer terug.
        [start] Hier begint het spel; daarvoor is er niets.
       *[other] Er is daarna een gebiedskaart getrokken. Wat gezien is, blijft gezien.
    }
kingdom_builder-key-arrows = Over het speelveld lopen
kingdom_builder-key-next = Volgende en vorige veld waar je iets kunt doen
kingdom_builder-key-standings = De doelen en ieders goud zeggen
kingdom_builder-key-escape = Terugzetten wat is opgepakt, of de tegel loslaten
kingdom_builder-key-tiles = Je eerste, tweede … tegel nemen
kingdom_builder-key-build = Terug naar het bouwen
kingdom_builder-key-terrain = Volgende vrije veld met het gebied van je kaart

## Lists for screen readers

kingdom_builder-list-goals = Doelen
kingdom_builder-list-own = Jouw nederzettingen
kingdom_builder-list-others = Andere nederzettingen
kingdom_builder-list-legal = Waar je iets kunt doen, per rij
kingdom_builder-list-row = { $row }: { $cells }
kingdom_builder-list-places = Kastelen en steden
kingdom_builder-list-tiles = Jouw stadstegels

## Help at the objects

kingdom_builder-about-terrain = Hier kunnen nederzettingen gebouwd worden.
kingdom_builder-about-water = Op water wordt niet gebouwd. Alleen de Haven verplaatst er een nederzetting heen.
kingdom_builder-about-mountain = Op een berg wordt niet gebouwd.
kingdom_builder-about-castle = Aan het eind 3 goud voor iedereen met minstens één nederzetting ernaast.
kingdom_builder-about-location = Wie er voor het eerst met een nederzetting naast komt, wint een tegel { $tile }, zolang er nog een is. Niemand krijgt er meer dan één van hetzelfde veld.
kingdom_builder-about-tile-keep = De tegel is van jou zolang een van je nederzettingen aan zijn stad grenst.
kingdom_builder-about-fresh = Je hebt hem in deze beurt gewonnen en kunt hem vanaf je volgende beurt gebruiken.
kingdom_builder-about-once = Eén keer in elk van je beurten, voor of na de verplichte actie.
kingdom_builder-about-settlement = Een nederzetting blijft waar ze is, tenzij een tegel haar verplaatst. Ze houdt de tegels vast van de steden ernaast.
kingdom_builder-about-card = De kaart zegt op welk gebied je in je verplichte actie drie nederzettingen bouwt. Na je beurt trek je een nieuwe.
kingdom_builder-about-supply = Iedereen heeft 40 nederzettingen. Heeft iemand de laatste gebouwd, dan wordt de ronde uitgespeeld en is het spel afgelopen.

## Rules page

kingdom_builder-rules-aim = Het doel
    .text =
        Je bouwt een koninkrijk van nederzettingen in een land van zeshoekige velden. Aan het eind levert het goud op: voor de kastelen waar het aan grenst, en voor de drie Kingdom Builder-kaarten die in dit spel open liggen. Drie andere kaarten en een ander land maken er elke keer een ander spel van.

        Wie het meeste goud heeft, wint.
kingdom_builder-rules-setup = Opzet
    .text =
        Vier van de acht kwadranten vormen samen een speelveld van 20 bij 20 velden. Op elk stadsveld liggen twee tegels van zijn soort.

        Drie van de tien Kingdom Builder-kaarten worden opengelegd. Iedereen heeft 40 nederzettingen en trekt een gebiedskaart, die de anderen niet zien. Het lot bepaalt wie begint.

        Voor een eerste spel raden de spelregels de kwadranten Herberg, Weide, Oase en Boerderij aan, met de kaarten Vissers, Ridders en Handelaren.
kingdom_builder-rules-turn = Je beurt
    .text =
        Speel je gebiedskaart en voer de verplichte actie uit: bouw drie nederzettingen op het gebied van de kaart. Je kunt haar niet overslaan.

        Ervoor of erna mag je je stadstegels gebruiken, elk één keer. Dat zijn de speciale acties. Tussen de drie nederzettingen van de verplichte actie kun je geen tegel gebruiken.

        Beëindig dan je beurt: de kaart wordt afgelegd en je trekt een nieuwe voor je volgende beurt.
kingdom_builder-rules-building = Bouwen
    .text =
        Op een veld past één nederzetting. Je bouwt op gras, ravijn, woestijn, bloemen en bos, nooit op water, bergen, kastelen of steden.

        Als het maar enigszins kan, moet een nieuwe nederzetting aan een van je eigen grenzen. Alleen als geen enkel vrij veld van het vereiste gebied aan je nederzettingen grenst, mag je ergens anders opnieuw beginnen, op elk vrij veld van dat gebied.

        Dat wordt voor elk van de drie nederzettingen opnieuw bekeken.
kingdom_builder-rules-cards-terrain = Gebiedskaarten
    .text =
        Er zijn 25 gebiedskaarten, vijf voor elk van de vijf gebieden. Is de trekstapel leeg, dan worden de gespeelde kaarten geschud.

        Is geen enkel veld met het gebied van je kaart nog vrij, dan verdwijnt de kaart uit het spel, en je trekt en speelt meteen een andere. Dat kan ook midden in een beurt gebeuren.
kingdom_builder-rules-tiles = Stadstegels
    .text =
        Zodra een van je nederzettingen aan een stadsveld grenst, neem je een van de tegels die daar liggen. Van één veld krijg je in het hele spel hoogstens één tegel. Twee tegels van dezelfde soort kun je hebben als je ze bij twee verschillende velden wint; dan gebruik je elk ervan één keer per beurt.

        Een tegel die je in deze beurt hebt gewonnen, kun je vanaf je volgende beurt gebruiken. Je houdt hem zolang minstens een van je nederzettingen aan het stadsveld grenst. Wordt de laatste verplaatst, dan verlies je de tegel, en hij verdwijnt uit het spel.
kingdom_builder-rules-builders = Tegels die bouwen
    .text =
        Orakel: bouw één nederzetting op het gebied van je kaart. Boerderij: op gras. Oase: op woestijn. Toren: op elk bouwland aan de rand van het speelveld. Bij alle vier blijf je naast je eigen nederzettingen als dat kan.

        Herberg: bouw één nederzetting aan een van de twee uiteinden van een rechte lijn van minstens drie eigen nederzettingen, op elk bouwland.

        Deze nederzettingen komen uit je voorraad, boven op de drie van de verplichte actie.
kingdom_builder-rules-movers = Tegels die verplaatsen
    .text =
        Schuur: verplaats een willekeurige nederzetting van jou naar een veld met het gebied van je kaart. Haven: verplaats er een naar een waterveld; alleen zo kom je op het water. Bij allebei moet ze naast een andere nederzetting van jou terechtkomen als dat kan. De nederzetting die je verplaatst, telt daarbij niet mee.

        Weide: verplaats een van je nederzettingen precies twee velden in een rechte lijn, naar elk bouwland. Wat ertussen ligt, maakt niet uit, en ze hoeft niet naast je eigen nederzettingen terecht te komen.
kingdom_builder-rules-castles = Kastelen
    .text =
        In elk spel levert elk kasteelveld waar minstens een van je nederzettingen aan grenst je 3 goud op. Hetzelfde kasteel kan voor meer spelers tellen.
kingdom_builder-rules-cards = De Kingdom Builder-kaarten
    .text =
        Tien kaarten, drie ervan in elk spel. Ze leveren aan het eind goud op, voor elke speler apart.

        Een nederzettingengebied is een groep aangrenzende nederzettingen van één speler; ook één nederzetting alleen is een gebied. Een horizontale lijn is een hele rij van het speelveld. Een kwadrant is een van de vier delen, een kwart van het land.
kingdom_builder-rules-end = Het einde van het spel
    .text =
        Heeft een speler de laatste van de 40 nederzettingen gebouwd, dan wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Dan worden kastelen en kaarten geteld.

        Wie het meeste goud heeft, wint. Spelers met evenveel goud delen de overwinning.
kingdom_builder-rules-unconfirmed = Wat we niet konden nagaan
    .text =
        We hadden geen gedrukt exemplaar van dit spel om mee te vergelijken. De acht kwadranten staan vast: meerdere overgeschreven versies en foto’s van de gedrukte borden stemmen in elk veld overeen. Aantallen, kaarten en tegels komen uit de spelregels.

        Waar de spelregels zwijgen, moesten wij beslissen. Volgens de spelregels begint de oudste speler; wij loten. De gespeelde kaarten worden geschud op het moment dat iemand moet trekken en de stapel leeg is; de kaart van de beurt die eindigt, doet mee. Iedereen mag de gespeelde kaarten en het aantal resterende nederzettingen zien.

        Is er geen gebiedskaart meer te krijgen, of is van geen enkel gebied nog een veld vrij, dan ga je door zonder te bouwen. Bouwt er een hele ronde lang niemand, dan eindigt het spel met die ronde. Een nederzetting die door een tegel is opgepakt, kan niet terug naar waar ze vandaan kwam. Een tegel die niets zou kunnen doen, kun je niet gebruiken.

        Over twee lezingen wordt getwist, en bij de opties van een tafel kies je zelf: of de Lords voor nul nederzettingen betalen, en of je na de verplichte actie nog een nieuwe kaart trekt als het gebied van je kaart vol is.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = Het land van een eerste spel, zoals het op tafel ligt.
kingdom_builder-figure-adjacent = Je kaart is gras. Er grenst vrij gras aan je nederzetting, dus je blijft erbij: bouw op een van de omrande velden.
kingdom_builder-figure-anywhere = Je kaart is ravijn, en er grenst geen ravijn aan je nederzetting. Elk vrij ravijnveld is goed.
kingdom_builder-figure-tile = De nederzetting naast de Boerderij wint een van de twee tegels daar. De andere wacht op een andere speler.
kingdom_builder-figure-tavern = De Herberg: bouw aan een van de twee uiteinden van drie in een rechte lijn, op elk bouwland.
kingdom_builder-figure-paddock = De Weide: precies twee velden in een rechte lijn, overal overheen. Water is geen bouwland, dus er blijven vijf velden over.
kingdom_builder-figure-castle = Beide spelers krijgen 3 goud voor dit kasteel, elk één keer.
kingdom_builder-figure-areas = Zes nederzettingen in drie gebieden: van drie, van één en van twee.

## Lessons of the first game

kingdom_builder-lesson-1-title = Je eerste nederzetting
kingdom_builder-lesson-1-text = Je gebiedskaart zegt waar je bouwt: op gras. Kies een willekeurig veld met gras en bouw daar je eerste nederzetting.
kingdom_builder-lesson-1-done = Dat was de eerste van drie. In elke beurt bouw je drie nederzettingen op het gebied van je kaart.
kingdom_builder-lesson-2-title = Zij aan zij
kingdom_builder-lesson-2-text = Als het maar enigszins kan, moet een nieuwe nederzetting aan een van je eigen grenzen. Dan blijven de omrande velden over. Kies er een.
kingdom_builder-lesson-2-done = Zo groeit je koninkrijk. Denk vooruit: waar je nederzettingen aan grenzen, bepaalt waar de volgende mogen staan.
kingdom_builder-lesson-3-title = Een nieuw begin
kingdom_builder-lesson-3-text = Er grenst geen ravijn aan je nederzettingen, dus je mag op elk ravijnveld beginnen. Kies er een naast een kasteel.
kingdom_builder-lesson-3-done = Aan het eind is een kasteel 3 goud waard voor iedereen die ernaast staat. Zo’n nieuw begin is zeldzaam: haal eruit wat erin zit.
kingdom_builder-lesson-4-title = Een stad naast de deur
kingdom_builder-lesson-4-text = Een nederzetting naast een stad wint een van de tegels daar, zolang er nog een is. Bouw naast de Herberg.
kingdom_builder-lesson-4-done = De tegel Herberg is van jou. Vanaf je volgende beurt kun je hem in elke beurt één keer gebruiken.
kingdom_builder-lesson-5-title = Nog een nederzetting
kingdom_builder-lesson-5-text = Je tegel Boerderij is klaar. Hij bouwt een nederzetting op gras, boven op je drie. Kies de tegel, en dan een veld.
kingdom_builder-lesson-5-done = Tegels komen vóór de drie nederzettingen of erna, nooit ertussen.
kingdom_builder-lesson-6-title = In beweging
kingdom_builder-lesson-6-text = De Weide verplaatst een nederzetting twee velden in een rechte lijn, overal overheen. Die van M8 is opgepakt: zet haar neer naast het kasteel.
kingdom_builder-lesson-6-done = Dat is 3 goud meer. Maar pas op: als de laatste nederzetting naast een stad weggaat, ben je de tegel ervan kwijt.
kingdom_builder-lesson-7-title = Wat de kaarten opleveren
kingdom_builder-lesson-7-text = Wijs de omrande velden aan om te zien wat elk zou opleveren. Op één ervan leveren de Vissers en de Ridders allebei goud op. Bouw daar.
kingdom_builder-lesson-7-done = 1 goud voor het water ernaast, en 2 voor nog een nederzetting in je beste rij.
kingdom_builder-lesson-8-title = Het einde van een beurt
kingdom_builder-lesson-8-text = De drie nederzettingen zijn gebouwd, en de tegel die je net hebt gewonnen, slaapt tot je volgende beurt. Beëindig je beurt.
kingdom_builder-lesson-8-done = Je hebt de kaart voor je volgende beurt getrokken, en niemand anders ziet die. Meer hoef je niet te weten. Veel plezier met je koninkrijk!
