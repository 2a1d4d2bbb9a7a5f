### Kingdom Builder på svenska; förklaringar finns i en/kingdom_builder.ftl.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Tre bosättningar varje tur, sida vid sida. Hitta platserna där ditt kungarike ger något.
kingdom_builder-facts = 2 till 5 spelare · ungefär 45 minuter · ett nytt land varje gång

## Terrain, as a word and inside a sentence

kingdom_builder-ground-grass = gräs
kingdom_builder-ground-canyon = kanjon
kingdom_builder-ground-desert = öken
kingdom_builder-ground-flower = blomsteräng
kingdom_builder-ground-forest = skog
kingdom_builder-ground-water = vatten
kingdom_builder-ground-mountain = berg
kingdom_builder-ground-castle = slott
kingdom_builder-ground-oracle = Orakel
kingdom_builder-ground-farm = Gård
kingdom_builder-ground-oasis = Oas
kingdom_builder-ground-tower = Torn
kingdom_builder-ground-tavern = Krog
kingdom_builder-ground-barn = Lada
kingdom_builder-ground-harbor = Hamn
kingdom_builder-ground-paddock = Hage

## Terrain cards, with a capital

kingdom_builder-card-grass = Gräs
kingdom_builder-card-canyon = Kanjon
kingdom_builder-card-desert = Öken
kingdom_builder-card-flower = Blomsteräng
kingdom_builder-card-forest = Skog
kingdom_builder-card-hidden = Terrängkort, framsidan nedåt
kingdom_builder-card-next = Ditt nästa terrängkort: { $terrain }
kingdom_builder-card-in-hand = På handen
kingdom_builder-card-played = Spelat terrängkort: { $terrain }
kingdom_builder-card-none = Inget terrängkort

## Location tiles

kingdom_builder-tile-oracle = Orakel
    .does = Bygg en bosättning på ditt korts terräng.
kingdom_builder-tile-farm = Gård
    .does = Bygg en bosättning på gräs.
kingdom_builder-tile-oasis = Oas
    .does = Bygg en bosättning i öknen.
kingdom_builder-tile-tower = Torn
    .does = Bygg en bosättning vid brädets kant.
kingdom_builder-tile-tavern = Krog
    .does = Bygg en bosättning i änden av en rak linje av minst tre egna.
kingdom_builder-tile-barn = Lada
    .does = Flytta en av dina bosättningar till ditt korts terräng.
kingdom_builder-tile-harbor = Hamn
    .does = Flytta en av dina bosättningar ut på vatten.
kingdom_builder-tile-paddock = Hage
    .does = Flytta en av dina bosättningar två rutor i rak linje.

kingdom_builder-tiles = Platsbrickor
kingdom_builder-tiles-none = Inga platsbrickor än. Bygg intill en platsruta för att få en.
kingdom_builder-state-ready = redo
kingdom_builder-state-fresh = från nästa tur
kingdom_builder-state-used = använd
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] Inga bosättningar kvar
        [one] 1 bosättning kvar
       *[other] { $count } bosättningar kvar
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } har inga bosättningar kvar
        [one] { $player } har 1 bosättning kvar
       *[other] { $player } har { $count } bosättningar kvar
    }
kingdom_builder-supply-short = Förråd
kingdom_builder-left-short = Att bygga
kingdom_builder-deck =
    { $count ->
        [0] Draghögen är tom
        [one] 1 kort i draghögen
       *[other] { $count } kort i draghögen
    }
kingdom_builder-cards-terrain = Terräng
kingdom_builder-cards-discarded = Spelade
kingdom_builder-cards-removed = Ur spelet
kingdom_builder-cards-unseen = Inte sedda
kingdom_builder-cards-why = Det finns fem kort av varje terräng. De du inte har sett ligger i draghögen eller finns på någons hand. När draghögen är tom blandas de spelade korten igen.

## Kingdom Builder cards

kingdom_builder-goal-castles = Slott
    .pays = 3 guld för varje slott intill dig
    .help = I alla spel: 3 guld för varje slott som minst en av dina bosättningar ligger intill. Fler bosättningar vid samma slott ger inte mer.
kingdom_builder-goal-fishermen = Fiskare
    .pays = 1 guld för varje bosättning intill vatten
    .help = 1 guld för var och en av dina bosättningar som ligger intill minst en ruta med vatten. En bosättning som själv ligger på vatten ger inget.
kingdom_builder-goal-merchants = Köpmän
    .pays = 4 guld per platsruta eller slott som binds ihop
    .help = 4 guld för varje platsruta eller slottsruta som dina bosättningar binder ihop med en annan. Två rutor är hopbundna när en och samma grupp av dina sammanhängande bosättningar ligger intill båda.
kingdom_builder-goal-discoverers = Upptäckare
    .pays = 1 guld för varje rad du finns på
    .help = 1 guld för varje vågrät linje med minst en av dina bosättningar.
kingdom_builder-goal-hermits = Eremiter
    .pays = 1 guld för varje område för sig
    .help = 1 guld för vart och ett av dina bosättningsområden. Ett område är en grupp av dina sammanhängande bosättningar; en ensam är också ett område.
kingdom_builder-goal-citizens = Borgare
    .pays = 1 guld per 2 i ditt största område
    .help = 1 guld per två bosättningar i ditt största bosättningsområde, avrundat nedåt.
kingdom_builder-goal-miners = Gruvarbetare
    .pays = 1 guld för varje bosättning intill ett berg
    .help = 1 guld för var och en av dina bosättningar som ligger intill minst en ruta med berg.
kingdom_builder-goal-workers = Arbetare
    .pays = 1 guld per bosättning intill platsruta eller slott
    .help = 1 guld för var och en av dina bosättningar som ligger intill en platsruta eller slottsruta.
kingdom_builder-goal-knights = Riddare
    .pays = 2 guld för varje bosättning på din bästa rad
    .help = 2 guld för var och en av dina bosättningar på en enda vågrät linje, den där du har flest.
kingdom_builder-goal-lords = Länsherrar
    .pays = 12 guld för flest i varje sektor, 6 för näst flest
    .help = I var och en av de fyra sektorerna får den som har flest bosättningar 12 guld, och den som har näst flest får 6. Med lika många får alla hela summan.
kingdom_builder-goal-farmers = Bönder
    .pays = 3 guld för varje bosättning i din svagaste sektor
    .help = 3 guld för var och en av dina bosättningar i den sektor där du har färst. Har du ingen alls i en sektor får du inget.
kingdom_builder-goal-gold = { $goal }: { $gains }
kingdom_builder-goal-light = { $goal }, { $player }: { $gold }. Visar rutorna på brädet.
kingdom_builder-goals-total = Om spelet slutade nu
kingdom_builder-goals-title = Slotten och de tre Kingdom Builder-korten

## Words

kingdom_builder-term-settlement = Bosättning
kingdom_builder-term-supply = Förråd
kingdom_builder-term-gold = Guld
kingdom_builder-term-terrain_card = Terrängkort
kingdom_builder-term-kingdom_builder_card = Kingdom Builder-kort
kingdom_builder-term-mandatory_action = Obligatorisk handling
kingdom_builder-term-extra_action = Extra handling
kingdom_builder-term-location_hex = Platsruta
kingdom_builder-term-location_tile = Platsbricka
kingdom_builder-term-castle_hex = Slottsruta
kingdom_builder-term-area = Bosättningsområde
kingdom_builder-term-quadrant = Sektor
kingdom_builder-term-hex = Ruta
kingdom_builder-term-draw_pile = Draghög
kingdom_builder-term-discard_pile = Slänghög

kingdom_builder-round = Omgång { $round }
kingdom_builder-round-last = Omgång { $round }, den sista
kingdom_builder-row = Rad { $n }
kingdom_builder-gold-of = { $player } { $gold }

## What happened

kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } bygger på { $cell } ({ $ground }).
       *[other] { $player } använder brickan { $tile } och bygger på { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] Du bygger på { $cell } ({ $ground }).
       *[other] Du använder brickan { $tile } och bygger på { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } lyfter bosättningen på { $cell } ({ $tile }).
kingdom_builder-event-lifted-you = Du lyfter din bosättning på { $cell } ({ $tile }).
kingdom_builder-event-moved = { $player } använder brickan { $tile }: från { $from } till { $cell }.
kingdom_builder-event-moved-you = Du använder brickan { $tile }: från { $from } till { $cell }.
kingdom_builder-event-tile_taken = { $player } får brickan { $tile }.
kingdom_builder-event-tile_taken-you = Du får brickan { $tile }. Du kan använda den från och med din nästa tur.
kingdom_builder-event-tile_lost = { $player } förlorar brickan { $tile }: ingen bosättning ligger längre intill { $home }.
kingdom_builder-event-tile_lost-you = Du förlorar brickan { $tile }: ingen av dina bosättningar ligger längre intill { $home }.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } kan inte bygga någon bosättning i den obligatoriska handlingen.
        [one] { $player } kan bara bygga en bosättning i den obligatoriska handlingen.
       *[other] { $player } kan bara bygga { $built } bosättningar i den obligatoriska handlingen.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] Du kan inte bygga någon bosättning. Din obligatoriska handling är utförd.
        [one] Du kunde bara bygga en bosättning. Din obligatoriska handling är utförd.
       *[other] Du kunde bara bygga { $built } bosättningar. Din obligatoriska handling är utförd.
    }
kingdom_builder-event-card_removed = Ingen ruta med { $terrain } är ledig: kortet lämnar spelet ({ $player }).
kingdom_builder-event-card_removed-you = Ingen ruta med { $terrain } är ledig: ditt kort lämnar spelet.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } drar och spelar { $terrain }.
       *[hand] { $player } spelar { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] Du drar och spelar { $terrain }.
       *[hand] Du spelar { $terrain }.
    }
kingdom_builder-event-no_card = Det finns inget terrängkort kvar till { $player }.
kingdom_builder-event-no_card-you = Det finns inget terrängkort kvar till dig.
kingdom_builder-event-drew = { $player } drar ett terrängkort.
kingdom_builder-event-drew-you = Du drar { $terrain } till din nästa tur.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] Draghögen är tom: ett spelat kort blir den nya.
       *[other] Draghögen är tom: { $count } spelade kort blandas.
    }
kingdom_builder-event-turn_ended = { $player } avslutar turen.
kingdom_builder-event-turn_ended-you = Du avslutar din tur.
kingdom_builder-event-end_triggered = { $player } har byggt sin sista bosättning. Spelet slutar med den här omgången.
kingdom_builder-event-end_triggered-you = Du har byggt din sista bosättning. Spelet slutar med den här omgången.
kingdom_builder-event-no_build_round = Ingen kunde bygga i den här omgången, så spelet slutar.
kingdom_builder-event-scored = { $goal }: { $gains }
kingdom_builder-event-scored-none = { $goal }: inget guld till någon
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } vinner med { $gold } guld.
       *[other] { $players } delar segern med { $gold } guld var.
    }
kingdom_builder-event-game_over-you = Du vinner med { $gold } guld.

## Why something is not possible

kingdom_builder-reason-over = Spelet är slut. Du kan se varje drag igen eller börja ett nytt spel.
kingdom_builder-reason-not_an_action = Det draget finns inte i det här spelet.
kingdom_builder-reason-occupied = { $cell } är upptagen. På en ruta finns plats för en bosättning.
kingdom_builder-reason-not_buildable = { $cell } går inte att bebygga. Man bygger aldrig på slott eller platsrutor; bygg intill.
kingdom_builder-reason-wrong_terrain = { $cell } är { $ground }. Här måste det vara { $terrain }.
kingdom_builder-reason-not_buildable_terrain = { $cell } är { $ground }. Välj gräs, kanjon, öken, blomsteräng eller skog.
kingdom_builder-reason-must_touch_own = { $cell } ligger inte intill dina bosättningar. Så länge en ledig ruta med { $terrain } gör det måste du stanna där.
kingdom_builder-reason-must_touch_own_edge = { $cell } ligger inte intill dina bosättningar. Så länge en ledig ruta vid kanten gör det måste du stanna där.
kingdom_builder-reason-not_edge = { $cell } ligger inte vid brädets kant. Tornet bygger bara där.
kingdom_builder-reason-not_line_end = { $cell } ligger inte i änden av en rak linje av tre av dina bosättningar. Krogen kräver det.
kingdom_builder-reason-not_two_away = { $cell } ligger inte två rutor i rak linje från { $from }. Hagen hoppar precis så långt.
kingdom_builder-reason-not_water = { $cell } är { $ground }. Hamnen flyttar bara ut på vatten.
kingdom_builder-reason-same_cell = Den kom från { $cell }. Välj en annan ruta, eller ångra steget.
kingdom_builder-reason-not_own_piece = Ingen av dina bosättningar ligger på { $cell }. Välj en av dina egna.
kingdom_builder-reason-piece_cannot_move = Bosättningen på { $cell } kan inte komma någonstans. Välj en annan.
kingdom_builder-reason-no_tile = En sådan bricka har du inte. Bygg intill dess platsruta för att få den.
kingdom_builder-reason-tile_fresh = Du har fått den här brickan den här turen. Den är redo från och med din nästa tur.
kingdom_builder-reason-tile_used = Du har redan använt den här brickan den här turen. Den är redo igen nästa tur.
kingdom_builder-reason-tile_no_target = Den här brickan går inte att använda just nu: det finns ingen ruta för den.
kingdom_builder-reason-supply_empty = Du har inga bosättningar kvar att bygga.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] Bygg först bosättningen som saknas i din obligatoriska handling.
       *[other] Bygg först { $left } bosättningar: den obligatoriska handlingen går inte att hoppa över.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Gör först klart din obligatoriska handling: en bosättning till. Brickor används före eller efter.
       *[other] Gör först klart din obligatoriska handling: { $left } bosättningar till. Brickor används före eller efter.
    }
kingdom_builder-reason-mandatory_complete = Din obligatoriska handling är utförd. Använd en bricka, eller avsluta din tur.
kingdom_builder-reason-finish_move = Sätt först ner bosättningen som du har lyft.
kingdom_builder-reason-nothing_lifted = Du har inte lyft någon bosättning. Välj först en bricka som flyttar en.
kingdom_builder-reason-no_card = Du har inget terrängkort den här turen, så det går inte.

## Options

kingdom_builder-option-first_game = Första spelet
    .help = Uppställningen som spelreglerna rekommenderar till att börja med: sektorerna Krog, Hage, Oas och Gård och korten Fiskare, Riddare och Köpmän.
kingdom_builder-option-start_player = Vem börjar?
    .help = Genom lottning, eller alltid samma plats.
kingdom_builder-option-start_player-random = Lottning
kingdom_builder-option-start_player-1 = Plats 1
kingdom_builder-option-start_player-2 = Plats 2
kingdom_builder-option-start_player-3 = Plats 3
kingdom_builder-option-start_player-4 = Plats 4
kingdom_builder-option-start_player-5 = Plats 5
kingdom_builder-option-exclude_lords = Utan Länsherrar
    .help = Länsherrarna jämför spelarna med varandra i varje sektor. Ta bort det kortet om du hellre vill bygga i fred.
kingdom_builder-option-lords_zero_scores = Länsherrarna räknar även noll
    .help = Med Länsherrarna kan en spelare utan bosättningar i en sektor ändå bli tvåa där och få 6 guld. Stäng av det, så får ingen guld för ingenting.
kingdom_builder-option-redraw_scope = När en terräng är full
    .help = När ingen ruta med ditt korts terräng är ledig lämnar kortet spelet, och du drar ett annat.
kingdom_builder-option-redraw_scope-whole_turn = Dra under hela turen
kingdom_builder-option-redraw_scope-mandatory_only = Dra bara tills den obligatoriska handlingen är utförd
kingdom_builder-option-needs-first_game = Det första spelet har sina egna tre kort.
kingdom_builder-option-needs-exclude_lords = Då finns inga Länsherrar.
kingdom_builder-option-set-start_player = Plats { $value } börjar
kingdom_builder-option-set-lords_zero_scores = Länsherrarna räknar inte noll
kingdom_builder-option-set-redraw_scope = Inget nytt kort efter den obligatoriska handlingen

## Whose turn, and what to do: one sentence

kingdom_builder-step-turn = { $player } har { $terrain } och ska bygga.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain }: bygg din sista bosättning.
       *[other] { $terrain }: bygg { $left } bosättningar.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain }: bygg din sista bosättning, intill dina egna.
       *[other] { $terrain }: bygg { $left } bosättningar, intill dina egna.
    }
kingdom_builder-step-build =
    { $left ->
        [one] { $player } har { $terrain } och bygger 1 bosättning till.
       *[other] { $player } har { $terrain } och bygger { $left } bosättningar till.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain }: bygg 1 bosättning till.
       *[other] { $terrain }: bygg { $left } bosättningar till.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain }: bygg 1 bosättning till, intill dina egna.
       *[other] { $terrain }: bygg { $left } bosättningar till, intill dina egna.
    }
kingdom_builder-step-move = { $player } flyttar en bosättning.
kingdom_builder-step-move-you = { $tile }: vart ska bosättningen från { $cell }?
kingdom_builder-step-after = { $player } har byggt och kan fortfarande använda en bricka.
kingdom_builder-step-after-you = Byggt. Avsluta din tur.
kingdom_builder-step-after-you-tiles = Byggt. Du kan fortfarande använda { $tiles }, eller avsluta din tur.
kingdom_builder-step-over = Spelet är slut.
kingdom_builder-step-over-you = Spelet är slut.
kingdom_builder-step-no-card = { $player } har inget terrängkort den här turen.
kingdom_builder-step-no-card-you = Det finns inga terrängkort kvar, så det finns inget att bygga på.
kingdom_builder-using = { $tile }: { $does }
kingdom_builder-lifting = { $tile }: välj bosättningen som ska flyttas.
kingdom_builder-last-round = Sista omgången!

kingdom_builder-verb-build = Bygg
kingdom_builder-verb-use = Använd brickan
kingdom_builder-verb-lift = Lyft
kingdom_builder-verb-put = Sätt ner
kingdom_builder-verb-end = Avsluta tur
kingdom_builder-build-on = Bygg på { $cell }
kingdom_builder-lift-on = Lyft { $cell }
kingdom_builder-put-on = Sätt ner på { $cell }
kingdom_builder-build-again = Bygg
kingdom_builder-idle-build = Peka eller tryck på en streckad ruta för att se vad den skulle ge.
kingdom_builder-idle-lift = De av dina bosättningar som kan flyttas är inringade. Det kostar inget att lyfta en: du kan sätta tillbaka den.
kingdom_builder-idle-put = Den kan sättas på de inringade rutorna. ”Ångra” sätter tillbaka den.
kingdom_builder-idle-after = När du avslutar din tur drar du ett nytt terrängkort, så efter det går inget att ångra.
kingdom_builder-idle-tiles = Brickor som är redo, om du vill: { $tiles }.
kingdom_builder-choose = Välj en bricka, eller avsluta din tur.
kingdom_builder-choose-tile = Välj en bricka först.

## Bots

kingdom_builder-level-random = Landstrykare
    .help = Bygger där det råkar gå. Gott sällskap i ditt allra första spel.
kingdom_builder-level-greedy = Lantmätare
    .help = Tänker igenom en hel tur, läser de tre korten och siktar på brickorna i närheten.

## Hints

kingdom_builder-hint-build = Bygg på { $cell }
kingdom_builder-hint-use = Använd brickan { $tile } på { $cell }
kingdom_builder-hint-lift = Använd brickan { $tile } med bosättningen på { $cell }
kingdom_builder-hint-put = Sätt ner den på { $cell }
kingdom_builder-hint-end = Avsluta din tur
kingdom_builder-hint-forced = Något annat kan du inte göra.
kingdom_builder-hint-enough = Dina brickor kan inte göra mer nytta nu.
kingdom_builder-hint-wins_tile = Det ger dig brickan { $tile }.
kingdom_builder-hint-leads_to_tile = Det inleder en tur som ger dig brickan { $tile }.
kingdom_builder-hint-castle = Då ligger en bosättning intill ett slott.
kingdom_builder-hint-best_card = Det ger { $gold } guld med kortet { $goal }.
kingdom_builder-hint-good_turn = Det inleder en tur som ger { $gold } guld.
kingdom_builder-hint-keeps_options = Det ger dig ett bra läge inför dina nästa kort.

## Hexes, for screen readers

kingdom_builder-cell = { $ground }, rad { $row }, kolumn { $column }
kingdom_builder-cell-settlement = bosättning ({ $player })
kingdom_builder-cell-settlement-you = din bosättning
kingdom_builder-cell-lifted = lyft
kingdom_builder-cell-can-build = här kan du bygga
kingdom_builder-cell-can-lift = kan flyttas
kingdom_builder-cell-can-put = kan sättas här
kingdom_builder-cell-next-to = intill { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] ingen bricka kvar
        [one] en bricka kvar
       *[other] { $count } brickor kvar
    }
kingdom_builder-cell-last = senaste draget
kingdom_builder-cell-marked = markerad

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = Inget guld än
kingdom_builder-preview-wins = ger brickan { $tile }
kingdom_builder-preview-loses = kostar brickan { $tile }
kingdom_builder-preview-others = För de andra

## Tabs

kingdom_builder-tab-goals = Mål
kingdom_builder-tab-cards = Kort

## Score page

kingdom_builder-score-goals = Mål
kingdom_builder-score-columns = Under brädet
kingdom_builder-score-total = Totalt
kingdom_builder-score-projected = Om spelet slutade nu
kingdom_builder-score-tie = Den som har mest guld vinner. Spelare med lika mycket guld delar segern; inget annat avgör den.
kingdom_builder-score-place =
    { $n ->
        [1] 1:a
        [2] 2:a
        [3] 3:e
       *[other] { $n }:e
    }
kingdom_builder-counting = Kungarikena räknas
kingdom_builder-counted = Slutställningen
kingdom_builder-chart-help = Varje spelares guld efter varje drag, som om spelet hade slutat då. Klicka för att se ett drag.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } har gett upp, så spelet slutade i förtid.
       *[other] { $players } har gett upp, så spelet slutade i förtid.
    }

## In place of everybody’s texts

kingdom_builder-screen-help = Flera turas om att spela på den här enheten. Ditt nästa terrängkort är täckt tills du tittar.
kingdom_builder-hide-scores-help = Ingen ser vad kungarikena skulle ge förrän de räknas vid spelets slut. Vad ett enskilt drag skulle ge visas ändå.
kingdom_builder-undo-drew = Kort draget
kingdom_builder-undo-card_played = Kort draget
kingdom_builder-undo-reshuffled = Kort draget
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] Någon annan har spelat sedan dess, så det går inte att ångra längre.
        [start] Spelet börjar här; före det finns ingenting.
       *[other] Ett terrängkort har dragits sedan dess. Det man har sett kan man inte glömma.
    }
kingdom_builder-key-arrows = Gå över brädet
kingdom_builder-key-next = Nästa och föregående ruta där du kan göra något
kingdom_builder-key-standings = Säg målen och allas guld
kingdom_builder-key-escape = Sätt tillbaka det lyfta, eller släpp brickan
kingdom_builder-key-tiles = Ta din första, andra … bricka
kingdom_builder-key-build = Tillbaka till att bygga
kingdom_builder-key-terrain = Nästa lediga ruta med ditt korts terräng

## Lists for screen readers

kingdom_builder-list-goals = Mål
kingdom_builder-list-own = Dina bosättningar
kingdom_builder-list-others = Andra bosättningar
kingdom_builder-list-legal = Var du kan göra något, rad för rad
kingdom_builder-list-row = { $row }: { $cells }
kingdom_builder-list-places = Slott och platsrutor
kingdom_builder-list-tiles = Dina platsbrickor

## Help at the objects

kingdom_builder-about-terrain = Här kan man bygga bosättningar.
kingdom_builder-about-water = Man bygger inte på vatten. Bara Hamnen flyttar ut en bosättning dit.
kingdom_builder-about-mountain = Man bygger inte på berg.
kingdom_builder-about-castle = 3 guld vid spelets slut till alla som har minst en bosättning intill.
kingdom_builder-about-location = Den första bosättning man får intill ger en bricka ({ $tile }), så länge det finns någon kvar. Ingen får mer än en från samma ruta.
kingdom_builder-about-tile-keep = Brickan är din så länge en av dina bosättningar ligger intill dess platsruta.
kingdom_builder-about-fresh = Du har fått den den här turen, så du kan använda den från och med din nästa tur.
kingdom_builder-about-once = En gång i var och en av dina turer, före eller efter den obligatoriska handlingen.
kingdom_builder-about-settlement = En bosättning stannar där den är, om inte en bricka flyttar den. Den håller kvar brickorna från platsrutorna intill.
kingdom_builder-about-card = Kortet visar på vilken terräng du bygger tre bosättningar i din obligatoriska handling. Efter din tur drar du ett nytt.
kingdom_builder-about-supply = Alla har 40 bosättningar. När någon har byggt den sista spelas omgången klart, och spelet är slut.

## Rules page

kingdom_builder-rules-aim = Målet
    .text =
        Du bygger ett kungarike av bosättningar i ett land av sexkantiga rutor. Vid spelets slut ger det guld: för slotten det ligger intill, och för de tre Kingdom Builder-kort som ligger öppet i det här spelet. Tre andra kort och ett annat land ger ett nytt spel varje gång.

        Den som har mest guld vinner.
kingdom_builder-rules-setup = Innan ni börjar spela
    .text =
        Fyra av de åtta sektorerna läggs ihop till ett bräde med 20 gånger 20 rutor. På varje platsruta ligger två brickor av dess sort.

        Tre av de tio Kingdom Builder-korten vänds upp. Alla har 40 bosättningar och drar ett terrängkort, som de andra inte ser. Lotten avgör vem som börjar.

        Till det första spelet rekommenderar spelreglerna sektorerna Krog, Hage, Oas och Gård med korten Fiskare, Riddare och Köpmän.
kingdom_builder-rules-turn = Din tur
    .text =
        Spela ditt terrängkort och utför den obligatoriska handlingen: bygg tre bosättningar på kortets terräng. Du kan inte hoppa över den.

        Före eller efter den får du använda dina platsbrickor, var och en av dem en gång. Det är de extra handlingarna. Mellan de tre bosättningarna kan ingen bricka användas.

        Avsluta sedan din tur: kortet läggs undan, och du drar ett nytt till din nästa tur.
kingdom_builder-rules-building = Att bygga
    .text =
        På en ruta finns plats för en bosättning. Du bygger på gräs, kanjon, öken, blomsteräng och skog, aldrig på vatten, berg, slott eller platsrutor.

        När det är möjligt måste en ny bosättning ligga intill en av dina egna. Bara om ingen ledig ruta med rätt terräng ligger intill dina bosättningar får du börja någon annanstans, på vilken ledig ruta som helst med den terrängen.

        Det avgörs på nytt för var och en av de tre bosättningarna.
kingdom_builder-rules-cards-terrain = Terrängkort
    .text =
        Det finns 25 terrängkort, fem för var och en av de fem terrängerna. När draghögen är tom blandas de spelade korten.

        Är ingen ruta med ditt korts terräng längre ledig lämnar kortet spelet, och du drar och spelar genast ett annat. Det kan också hända mitt i en tur.
kingdom_builder-rules-tiles = Platsbrickor
    .text =
        Så snart en av dina bosättningar hamnar intill en platsruta tar du en av brickorna som ligger där. Från en ruta får du högst en bricka i hela spelet. Du kan ha två brickor av samma sort om du får dem från två olika rutor; då använder du var och en av dem en gång per tur.

        En bricka som du har fått den här turen går att använda från och med din nästa tur. Du behåller den så länge minst en av dina bosättningar ligger intill platsrutan. Flyttar den sista därifrån förlorar du brickan, och den lämnar spelet.
kingdom_builder-rules-builders = Brickor som bygger
    .text =
        Orakel: bygg en bosättning på ditt korts terräng. Gård: på gräs. Oas: i öknen. Torn: på vilken terräng som helst som går att bebygga, vid brädets kant. Med alla fyra stannar du intill dina egna bosättningar om det är möjligt.

        Krog: bygg en bosättning i någon av ändarna av en rak linje av minst tre egna bosättningar, på vilken terräng som helst som går att bebygga.

        De här bosättningarna kommer från ditt förråd, utöver de tre i den obligatoriska handlingen.
kingdom_builder-rules-movers = Brickor som flyttar
    .text =
        Lada: flytta vilken som helst av dina bosättningar till en ruta med ditt korts terräng. Hamn: flytta en till en ruta med vatten; det är enda vägen ut på vattnet. Med båda måste den hamna intill en annan av dina bosättningar om det är möjligt. Bosättningen som flyttas räknas inte med där.

        Hage: flytta en av dina bosättningar precis två rutor i rak linje, till vilken terräng som helst som går att bebygga. Det spelar ingen roll vad som ligger emellan, och den behöver inte hamna intill dina egna.
kingdom_builder-rules-castles = Slott
    .text =
        I alla spel får du 3 guld för varje slottsruta som ligger intill minst en av dina bosättningar. Flera spelare kan få guld för samma slott.
kingdom_builder-rules-cards = Kingdom Builder-korten
    .text =
        Tio kort, tre av dem i varje spel. De ger guld vid spelets slut, till varje spelare för sig.

        Ett bosättningsområde är en grupp av en spelares sammanhängande bosättningar; en ensam bosättning är också ett område. En vågrät linje är en hel rad på brädet. En sektor är en av de fyra delarna, en fjärdedel av landet.
kingdom_builder-rules-end = Spelets slut
    .text =
        När en spelare har byggt den sista av sina 40 bosättningar spelas omgången klart, så att alla har haft lika många turer. Sedan räknas slott och kort.

        Den som har mest guld vinner. Spelare med lika mycket guld delar segern.
kingdom_builder-rules-unconfirmed = Det vi inte kunde bekräfta
    .text =
        Vi hade inget tryckt exemplar av spelet att jämföra med. De åtta sektorerna är bekräftade: flera avskrifter och bilder av de tryckta delarna stämmer överens om varje ruta. Antal, kort och brickor kommer från spelreglerna.

        Där spelreglerna tiger fick vi bestämma. Spelreglerna låter den äldsta börja; vi drar lott. De spelade korten blandas i det ögonblick någon ska dra och högen är tom; kortet från turen som slutar är med. Alla får titta på de spelade korten och se hur många bosättningar var och en har kvar.

        Går det inte att få något terrängkort längre, eller är ingen ruta av någon terräng ledig, spelar man vidare utan att bygga. Bygger ingen under en hel omgång slutar spelet med den. En bosättning som en bricka har lyft kan inte sättas tillbaka där den kom ifrån. En bricka som inte kan uträtta något går inte att använda.

        Två tolkningar är omstridda, och bordets inställningar låter dig välja: om Länsherrarna ger guld för noll bosättningar, och om du fortfarande drar ett nytt kort efter den obligatoriska handlingen när ditt korts terräng är full.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = Landet i ett första spel, så som det ligger på bordet.
kingdom_builder-figure-adjacent = Ditt kort är gräs. Ledigt gräs ligger intill din bosättning, så du stannar vid den: bygg på en av de inringade rutorna.
kingdom_builder-figure-anywhere = Ditt kort är kanjon, och ingen kanjon ligger intill din bosättning. Vilken ledig ruta med kanjon som helst går bra.
kingdom_builder-figure-tile = Bosättningen intill Gården får en av dess två brickor. Den andra väntar på en annan spelare.
kingdom_builder-figure-tavern = Krogen: bygg i någon av ändarna av tre i rak linje, på vilken terräng som helst som går att bebygga.
kingdom_builder-figure-paddock = Hagen: precis två rutor i rak linje, över vad som helst. Vatten går inte att bebygga, så fem rutor är kvar.
kingdom_builder-figure-castle = Båda spelarna får 3 guld för det här slottet, var och en av dem en gång.
kingdom_builder-figure-areas = Sex bosättningar i tre områden: med tre, med en och med två.

## Lessons of the first game

kingdom_builder-lesson-1-title = Din första bosättning
kingdom_builder-lesson-1-text = Ditt terrängkort säger var du bygger: på gräs. Välj vilken ruta med gräs som helst och bygg din första bosättning där.
kingdom_builder-lesson-1-done = Det var den första av tre. Varje tur bygger du tre bosättningar på ditt korts terräng.
kingdom_builder-lesson-2-title = Sida vid sida
kingdom_builder-lesson-2-text = När det är möjligt måste en ny bosättning ligga intill en av dina egna. Kvar är de inringade rutorna. Välj en av dem.
kingdom_builder-lesson-2-done = Så växer ditt kungarike. Tänk framåt: det som dina bosättningar ligger intill avgör var de nästa får ligga.
kingdom_builder-lesson-3-title = En ny början
kingdom_builder-lesson-3-text = Ingen kanjon ligger intill dina bosättningar, så du får börja på vilken ruta med kanjon som helst. Välj en intill ett slott.
kingdom_builder-lesson-3-done = Vid spelets slut är ett slott värt 3 guld för alla som ligger intill det. Sådana chanser är sällsynta: ta vara på dem.
kingdom_builder-lesson-4-title = En platsruta alldeles intill
kingdom_builder-lesson-4-text = En bosättning intill en platsruta får en av dess brickor, så länge det finns någon kvar. Bygg intill Krogen.
kingdom_builder-lesson-4-done = Brickan Krog är din. Från och med din nästa tur kan du använda den en gång per tur.
kingdom_builder-lesson-5-title = En bosättning till
kingdom_builder-lesson-5-text = Din bricka Gård är redo. Den bygger en bosättning på gräs, utöver dina tre. Välj brickan och sedan en ruta.
kingdom_builder-lesson-5-done = Brickor används före de tre bosättningarna eller efter dem, aldrig emellan.
kingdom_builder-lesson-6-title = På väg
kingdom_builder-lesson-6-text = Hagen flyttar en bosättning två rutor i rak linje, över vad som helst. Den från M8 är lyft: sätt ner den intill slottet.
kingdom_builder-lesson-6-done = Det är 3 guld till. Men se upp: när den sista bosättningen intill en platsruta flyttar är brickan förlorad.
kingdom_builder-lesson-7-title = Vad korten ger
kingdom_builder-lesson-7-text = Peka på de inringade rutorna för att se vad var och en skulle ge. På en av dem ger både Fiskarna och Riddarna guld. Bygg där.
kingdom_builder-lesson-7-done = 1 guld för vattnet intill, och 2 för en bosättning till på din bästa rad.
kingdom_builder-lesson-8-title = Slutet på en tur
kingdom_builder-lesson-8-text = De tre bosättningarna är byggda, och brickan du just har fått sover till din nästa tur. Avsluta din tur.
kingdom_builder-lesson-8-done = Du har dragit kortet till din nästa tur, och ingen annan ser det. Mer än så behöver du inte veta. Ha det så roligt med ditt kungarike!
