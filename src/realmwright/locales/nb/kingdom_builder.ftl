### Kingdom Builder på norsk; forklaringer står i en/kingdom_builder.ftl.
### Merk: en rad er loddrett her (column), en rekke er vannrett (row), som i kingdoms.ftl.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Tre bosetninger i hver tur, side om side. Finn stedene der kongeriket ditt kaster av seg.
kingdom_builder-facts = 2 til 5 spillere · omtrent 45 minutter · et nytt land hver gang

## Terrain, as a word and inside a sentence

kingdom_builder-ground-grass = gress
kingdom_builder-ground-canyon = kløft
kingdom_builder-ground-desert = ørken
kingdom_builder-ground-flower = blomstereng
kingdom_builder-ground-forest = skog
kingdom_builder-ground-water = vann
kingdom_builder-ground-mountain = fjell
kingdom_builder-ground-castle = borg
kingdom_builder-ground-oracle = Orakel
kingdom_builder-ground-farm = Gård
kingdom_builder-ground-oasis = Oase
kingdom_builder-ground-tower = Tårn
kingdom_builder-ground-tavern = Kro
kingdom_builder-ground-barn = Låve
kingdom_builder-ground-harbor = Havn
kingdom_builder-ground-paddock = Beite

## Terrain cards, with a capital

kingdom_builder-card-grass = Gress
kingdom_builder-card-canyon = Kløft
kingdom_builder-card-desert = Ørken
kingdom_builder-card-flower = Blomstereng
kingdom_builder-card-forest = Skog
kingdom_builder-card-hidden = Terrengkort, bildet ned
kingdom_builder-card-next = Ditt neste terrengkort: { $terrain }
kingdom_builder-card-in-hand = På hånden
kingdom_builder-card-played = Spilt terrengkort: { $terrain }
kingdom_builder-card-none = Ikke noe terrengkort

## Location tiles

kingdom_builder-tile-oracle = Orakel
    .does = Bygg én bosetning på terrenget på kortet ditt.
kingdom_builder-tile-farm = Gård
    .does = Bygg én bosetning på gress.
kingdom_builder-tile-oasis = Oase
    .does = Bygg én bosetning i ørkenen.
kingdom_builder-tile-tower = Tårn
    .does = Bygg én bosetning ved kanten av brettet.
kingdom_builder-tile-tavern = Kro
    .does = Bygg én bosetning i enden av en rett linje av minst tre av dine egne.
kingdom_builder-tile-barn = Låve
    .does = Flytt en av bosetningene dine til terrenget på kortet ditt.
kingdom_builder-tile-harbor = Havn
    .does = Flytt en av bosetningene dine ut på vann.
kingdom_builder-tile-paddock = Beite
    .does = Flytt en av bosetningene dine to felt i rett linje.

kingdom_builder-tiles = Stedsbrikker
kingdom_builder-tiles-none = Ingen stedsbrikker ennå. Bygg ved siden av et stedsfelt for å få en.
kingdom_builder-state-ready = klar
kingdom_builder-state-fresh = fra neste tur
kingdom_builder-state-used = brukt
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] Ingen bosetninger igjen
        [one] 1 bosetning igjen
       *[other] { $count } bosetninger igjen
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } har ingen bosetninger igjen
        [one] { $player } har 1 bosetning igjen
       *[other] { $player } har { $count } bosetninger igjen
    }
kingdom_builder-supply-short = Forråd
kingdom_builder-left-short = Å bygge
kingdom_builder-deck =
    { $count ->
        [0] Trekkbunken er tom
        [one] 1 kort i trekkbunken
       *[other] { $count } kort i trekkbunken
    }
kingdom_builder-cards-terrain = Terreng
kingdom_builder-cards-discarded = Spilt
kingdom_builder-cards-removed = Ute av spillet
kingdom_builder-cards-unseen = Ikke sett
kingdom_builder-cards-why = Det er fem kort av hvert terreng. De du ikke har sett, ligger i trekkbunken eller er på hånden til noen. Når trekkbunken er tom, stokkes de spilte kortene igjen.

## Kingdom Builder cards

kingdom_builder-goal-castles = Borger
    .pays = 3 gull for hver borg ved siden av deg
    .help = I alle spill: 3 gull for hver borg som minst én av bosetningene dine ligger ved siden av. Flere bosetninger ved samme borg gir ikke mer.
kingdom_builder-goal-fishermen = Fiskere
    .pays = 1 gull for hver bosetning ved vann
    .help = 1 gull for hver av bosetningene dine som ligger ved siden av minst ett felt med vann. En bosetning som selv ligger på vann, gir ingenting.
kingdom_builder-goal-merchants = Kjøpmenn
    .pays = 4 gull per stedsfelt eller borg knyttet til andre
    .help = 4 gull for hvert stedsfelt eller borgfelt som bosetningene dine knytter sammen med et annet. To felt er knyttet sammen når én og samme sammenhengende gruppe av bosetningene dine berører begge.
kingdom_builder-goal-discoverers = Oppdagere
    .pays = 1 gull for hver rekke du er i
    .help = 1 gull for hver vannrett linje med minst én av bosetningene dine.
kingdom_builder-goal-hermits = Eneboere
    .pays = 1 gull for hvert område for seg
    .help = 1 gull for hvert av bosetningsområdene dine. Et område er en sammenhengende gruppe av bosetningene dine; en enslig er også et område.
kingdom_builder-goal-citizens = Innbyggere
    .pays = 1 gull per 2 i ditt største område
    .help = 1 gull per to bosetninger i ditt største bosetningsområde, rundet ned.
kingdom_builder-goal-miners = Gruvearbeidere
    .pays = 1 gull for hver bosetning ved et fjell
    .help = 1 gull for hver av bosetningene dine som ligger ved siden av minst ett felt med fjell.
kingdom_builder-goal-workers = Arbeidere
    .pays = 1 gull for hver bosetning ved stedsfelt eller borg
    .help = 1 gull for hver av bosetningene dine som ligger ved siden av et stedsfelt eller borgfelt.
kingdom_builder-goal-knights = Riddere
    .pays = 2 gull for hver bosetning i din beste rekke
    .help = 2 gull for hver av bosetningene dine på den ene vannrette linjen der du har flest.
kingdom_builder-goal-lords = Lensherrer
    .pays = 12 gull for flest i hver sektor, 6 for nest flest
    .help = I hver av de fire sektorene får den som har flest bosetninger, 12 gull, og den som har nest flest, får 6. Med like mange får alle hele beløpet.
kingdom_builder-goal-farmers = Bønder
    .pays = 3 gull for hver bosetning i din svakeste sektor
    .help = 3 gull for hver av bosetningene dine i sektoren der du har færrest. Har du ingen i det hele tatt i en sektor, får du ingenting.
kingdom_builder-goal-gold = { $goal }: { $gains }
kingdom_builder-goal-light = { $goal }, { $player }: { $gold }. Viser feltene på brettet.
kingdom_builder-goals-total = Hvis spillet endte nå
kingdom_builder-goals-title = Borgene og de tre Kingdom Builder-kortene

## Words

kingdom_builder-term-settlement = Bosetning
kingdom_builder-term-supply = Forråd
kingdom_builder-term-gold = Gull
kingdom_builder-term-terrain_card = Terrengkort
kingdom_builder-term-kingdom_builder_card = Kingdom Builder-kort
kingdom_builder-term-mandatory_action = Obligatorisk handling
kingdom_builder-term-extra_action = Ekstra handling
kingdom_builder-term-location_hex = Stedsfelt
kingdom_builder-term-location_tile = Stedsbrikke
kingdom_builder-term-castle_hex = Borgfelt
kingdom_builder-term-area = Bosetningsområde
kingdom_builder-term-quadrant = Sektor
kingdom_builder-term-hex = Felt
kingdom_builder-term-draw_pile = Trekkbunke
kingdom_builder-term-discard_pile = Kastebunke

kingdom_builder-round = Runde { $round }
kingdom_builder-round-last = Runde { $round }, den siste
kingdom_builder-row = Rekke { $n }
kingdom_builder-gold-of = { $player } { $gold }

## What happened

kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } bygger på { $cell } ({ $ground }).
       *[other] { $player } bruker brikken { $tile } og bygger på { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] Du bygger på { $cell } ({ $ground }).
       *[other] Du bruker brikken { $tile } og bygger på { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } løfter bosetningen på { $cell } ({ $tile }).
kingdom_builder-event-lifted-you = Du løfter bosetningen din på { $cell } ({ $tile }).
kingdom_builder-event-moved = { $player } bruker brikken { $tile }: fra { $from } til { $cell }.
kingdom_builder-event-moved-you = Du bruker brikken { $tile }: fra { $from } til { $cell }.
kingdom_builder-event-tile_taken = { $player } får brikken { $tile }.
kingdom_builder-event-tile_taken-you = Du får brikken { $tile }. Du kan bruke den fra og med din neste tur.
kingdom_builder-event-tile_lost = { $player } mister brikken { $tile }: Ingen bosetning ligger ved siden av { $home } lenger.
kingdom_builder-event-tile_lost-you = Du mister brikken { $tile }: Ingen av bosetningene dine ligger ved siden av { $home } lenger.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } kan ikke bygge noen bosetning i den obligatoriske handlingen.
        [one] { $player } kan bare bygge én bosetning i den obligatoriske handlingen.
       *[other] { $player } kan bare bygge { $built } bosetninger i den obligatoriske handlingen.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] Du kan ikke bygge noen bosetning. Den obligatoriske handlingen din er utført.
        [one] Du kunne bare bygge én bosetning. Den obligatoriske handlingen din er utført.
       *[other] Du kunne bare bygge { $built } bosetninger. Den obligatoriske handlingen din er utført.
    }
kingdom_builder-event-card_removed = Ingen felt med { $terrain } er ledige: Kortet går ut av spillet ({ $player }).
kingdom_builder-event-card_removed-you = Ingen felt med { $terrain } er ledige: Kortet ditt går ut av spillet.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } trekker og spiller { $terrain }.
       *[hand] { $player } spiller { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] Du trekker og spiller { $terrain }.
       *[hand] Du spiller { $terrain }.
    }
kingdom_builder-event-no_card = Det er ikke noe terrengkort igjen til { $player }.
kingdom_builder-event-no_card-you = Det er ikke noe terrengkort igjen til deg.
kingdom_builder-event-drew = { $player } trekker et terrengkort.
kingdom_builder-event-drew-you = Du trekker { $terrain } til din neste tur.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] Trekkbunken er tom: Ett spilt kort blir den nye.
       *[other] Trekkbunken er tom: { $count } spilte kort stokkes.
    }
kingdom_builder-event-turn_ended = { $player } avslutter turen.
kingdom_builder-event-turn_ended-you = Du avslutter turen din.
kingdom_builder-event-end_triggered = { $player } har bygd sin siste bosetning. Spillet slutter med denne runden.
kingdom_builder-event-end_triggered-you = Du har bygd din siste bosetning. Spillet slutter med denne runden.
kingdom_builder-event-no_build_round = Ingen kunne bygge i denne runden, så spillet slutter.
kingdom_builder-event-scored = { $goal }: { $gains }
kingdom_builder-event-scored-none = { $goal }: ikke noe gull til noen
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } vinner med { $gold } gull.
       *[other] { $players } deler seieren med { $gold } gull hver.
    }
kingdom_builder-event-game_over-you = Du vinner med { $gold } gull.

## Why something is not possible

kingdom_builder-reason-over = Spillet er over. Du kan se på hvert trekk en gang til eller starte et nytt spill.
kingdom_builder-reason-not_an_action = Det trekket finnes ikke i dette spillet.
kingdom_builder-reason-occupied = { $cell } er opptatt. Det er plass til én bosetning på et felt.
kingdom_builder-reason-not_buildable = { $cell } kan ikke bebygges. Man bygger aldri på borger og stedsfelt; bygg ved siden av.
kingdom_builder-reason-wrong_terrain = { $cell } er { $ground }. Her må det være { $terrain }.
kingdom_builder-reason-not_buildable_terrain = { $cell } er { $ground }. Velg gress, kløft, ørken, blomstereng eller skog.
kingdom_builder-reason-must_touch_own = { $cell } ligger ikke ved siden av bosetningene dine. Så lenge et ledig felt med { $terrain } gjør det, må du bli der.
kingdom_builder-reason-must_touch_own_edge = { $cell } ligger ikke ved siden av bosetningene dine. Så lenge et ledig felt ved kanten gjør det, må du bli der.
kingdom_builder-reason-not_edge = { $cell } ligger ikke ved kanten av brettet. Tårnet bygger bare der.
kingdom_builder-reason-not_line_end = { $cell } ligger ikke i enden av en rett linje av tre av bosetningene dine. Kroen krever det.
kingdom_builder-reason-not_two_away = { $cell } ligger ikke to felt i rett linje fra { $from }. Beitet hopper nøyaktig så langt.
kingdom_builder-reason-not_water = { $cell } er { $ground }. Havnen flytter bare ut på vann.
kingdom_builder-reason-same_cell = Den kom fra { $cell }. Velg et annet felt, eller angre steget.
kingdom_builder-reason-not_own_piece = Ingen av bosetningene dine ligger på { $cell }. Velg en av dine egne.
kingdom_builder-reason-piece_cannot_move = Bosetningen på { $cell } kan ikke komme noe sted. Velg en annen.
kingdom_builder-reason-no_tile = En slik brikke har du ikke. Bygg ved siden av stedsfeltet for å få den.
kingdom_builder-reason-tile_fresh = Du har fått denne brikken i denne turen. Den er klar fra og med din neste tur.
kingdom_builder-reason-tile_used = Du har allerede brukt denne brikken i denne turen. Den er klar igjen i din neste tur.
kingdom_builder-reason-tile_no_target = Denne brikken kan ikke brukes akkurat nå: Det er ingen felt for den.
kingdom_builder-reason-supply_empty = Du har ikke flere bosetninger å bygge.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] Bygg først bosetningen som mangler i den obligatoriske handlingen din.
       *[other] Bygg først { $left } bosetninger: Den obligatoriske handlingen kan ikke hoppes over.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Gjør først ferdig den obligatoriske handlingen: én bosetning til. Brikker brukes før eller etter.
       *[other] Gjør først ferdig den obligatoriske handlingen: { $left } bosetninger til. Brikker brukes før eller etter.
    }
kingdom_builder-reason-mandatory_complete = Den obligatoriske handlingen din er utført. Bruk en brikke, eller avslutt turen.
kingdom_builder-reason-finish_move = Sett først ned bosetningen du har løftet.
kingdom_builder-reason-nothing_lifted = Du har ikke løftet noen bosetning. Velg først en brikke som flytter en.
kingdom_builder-reason-no_card = Du har ikke noe terrengkort i denne turen, så det går ikke.

## Options

kingdom_builder-option-first_game = Første spill
    .help = Oppsettet som spillereglene anbefaler til å begynne med: sektorene Kro, Beite, Oase og Gård og kortene Fiskere, Riddere og Kjøpmenn.
kingdom_builder-option-start_player = Hvem begynner?
    .help = Ved loddtrekning, eller alltid samme plass.
kingdom_builder-option-start_player-random = Loddtrekning
kingdom_builder-option-start_player-1 = Plass 1
kingdom_builder-option-start_player-2 = Plass 2
kingdom_builder-option-start_player-3 = Plass 3
kingdom_builder-option-start_player-4 = Plass 4
kingdom_builder-option-start_player-5 = Plass 5
kingdom_builder-option-exclude_lords = Uten Lensherrer
    .help = Lensherrene sammenligner spillerne med hverandre i hver sektor. Ta ut det kortet hvis du heller vil bygge i fred.
kingdom_builder-option-lords_zero_scores = Lensherrene teller også null
    .help = Med Lensherrene kan en spiller uten bosetninger i en sektor likevel bli nummer to der og få 6 gull. Slå det av, så får ingen gull for ingenting.
kingdom_builder-option-redraw_scope = Når et terreng er fullt
    .help = Når ingen felt med terrenget på kortet ditt er ledige, går kortet ut av spillet, og du trekker et annet.
kingdom_builder-option-redraw_scope-whole_turn = Trekk i hele turen
kingdom_builder-option-redraw_scope-mandatory_only = Trekk bare til den obligatoriske handlingen er utført
kingdom_builder-option-needs-first_game = Det første spillet har sine egne tre kort.
kingdom_builder-option-needs-exclude_lords = Da er det ingen Lensherrer.
kingdom_builder-option-set-start_player = Plass { $value } begynner
kingdom_builder-option-set-lords_zero_scores = Lensherrene teller ikke null
kingdom_builder-option-set-redraw_scope = Ikke nytt kort etter den obligatoriske handlingen

## Whose turn, and what to do: one sentence

kingdom_builder-step-turn = { $player } har { $terrain } og skal bygge.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain }: Bygg din siste bosetning.
       *[other] { $terrain }: Bygg { $left } bosetninger.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain }: Bygg din siste bosetning, ved siden av dine egne.
       *[other] { $terrain }: Bygg { $left } bosetninger, ved siden av dine egne.
    }
kingdom_builder-step-build =
    { $left ->
        [one] { $player } har { $terrain } og bygger 1 bosetning til.
       *[other] { $player } har { $terrain } og bygger { $left } bosetninger til.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain }: Bygg 1 bosetning til.
       *[other] { $terrain }: Bygg { $left } bosetninger til.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain }: Bygg 1 bosetning til, ved siden av dine egne.
       *[other] { $terrain }: Bygg { $left } bosetninger til, ved siden av dine egne.
    }
kingdom_builder-step-move = { $player } flytter en bosetning.
kingdom_builder-step-move-you = { $tile }: Hvor skal bosetningen fra { $cell } hen?
kingdom_builder-step-after = { $player } har bygd og kan fortsatt bruke en brikke.
kingdom_builder-step-after-you = Bygd. Avslutt turen din.
kingdom_builder-step-after-you-tiles = Bygd. Du kan fortsatt bruke { $tiles } eller avslutte turen.
kingdom_builder-step-over = Spillet er over.
kingdom_builder-step-over-you = Spillet er over.
kingdom_builder-step-no-card = { $player } har ikke noe terrengkort i denne turen.
kingdom_builder-step-no-card-you = Det er ingen terrengkort igjen, så det er ingenting å bygge på.
kingdom_builder-using = { $tile }: { $does }
kingdom_builder-lifting = { $tile }: Velg bosetningen som skal flyttes.
kingdom_builder-last-round = Siste runde!

kingdom_builder-verb-build = Bygg
kingdom_builder-verb-use = Bruk brikken
kingdom_builder-verb-lift = Løft
kingdom_builder-verb-put = Sett ned
kingdom_builder-verb-end = Avslutt tur
kingdom_builder-build-on = Bygg på { $cell }
kingdom_builder-lift-on = Løft { $cell }
kingdom_builder-put-on = Sett ned på { $cell }
kingdom_builder-build-again = Bygg
kingdom_builder-idle-build = Pek eller trykk på et felt med stiplet ring for å se hva det ville gi.
kingdom_builder-idle-lift = De av bosetningene dine som kan flyttes, har ring rundt. Det koster ingenting å løfte en: Du kan sette den tilbake.
kingdom_builder-idle-put = Den kan settes på feltene med ring rundt. «Angre» setter den tilbake.
kingdom_builder-idle-after = Når du avslutter turen, trekker du et nytt terrengkort, så etter det kan ingenting angres.
kingdom_builder-idle-tiles = Brikker som er klare, hvis du vil: { $tiles }.
kingdom_builder-choose = Velg en brikke, eller avslutt turen.
kingdom_builder-choose-tile = Velg en brikke først.

## Bots

kingdom_builder-level-random = Landstryker
    .help = Bygger der det måtte falle seg. Godt selskap i ditt aller første spill.
kingdom_builder-level-greedy = Landmåler
    .help = Tenker gjennom en hel tur, leser de tre kortene og går etter brikkene i nærheten.

## Hints

kingdom_builder-hint-build = Bygg på { $cell }
kingdom_builder-hint-use = Bruk brikken { $tile } på { $cell }
kingdom_builder-hint-lift = Bruk brikken { $tile } med bosetningen på { $cell }
kingdom_builder-hint-put = Sett den ned på { $cell }
kingdom_builder-hint-end = Avslutt turen din
kingdom_builder-hint-forced = Noe annet kan du ikke gjøre.
kingdom_builder-hint-enough = Brikkene dine kan ikke gjøre mer nytte nå.
kingdom_builder-hint-wins_tile = Det gir deg brikken { $tile }.
kingdom_builder-hint-leads_to_tile = Da begynner en tur som gir deg brikken { $tile }.
kingdom_builder-hint-castle = Da ligger en bosetning ved siden av en borg.
kingdom_builder-hint-best_card = Det gir { $gold } gull med kortet { $goal }.
kingdom_builder-hint-good_turn = Da begynner en tur som gir { $gold } gull.
kingdom_builder-hint-keeps_options = Det gir deg et godt utgangspunkt for de neste kortene dine.

## Hexes, for screen readers

kingdom_builder-cell = { $ground }, rekke { $row }, rad { $column }
kingdom_builder-cell-settlement = bosetning ({ $player })
kingdom_builder-cell-settlement-you = din bosetning
kingdom_builder-cell-lifted = løftet
kingdom_builder-cell-can-build = her kan du bygge
kingdom_builder-cell-can-lift = kan flyttes
kingdom_builder-cell-can-put = kan settes her
kingdom_builder-cell-next-to = ved siden av { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] ingen brikke igjen
        [one] én brikke igjen
       *[other] { $count } brikker igjen
    }
kingdom_builder-cell-last = siste trekk
kingdom_builder-cell-marked = merket

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = Ikke noe gull ennå
kingdom_builder-preview-wins = gir brikken { $tile }
kingdom_builder-preview-loses = koster brikken { $tile }
kingdom_builder-preview-others = For de andre

## Tabs

kingdom_builder-tab-goals = Mål
kingdom_builder-tab-cards = Kort

## Score page

kingdom_builder-score-goals = Mål
kingdom_builder-score-columns = Under brettet
kingdom_builder-score-total = Totalt
kingdom_builder-score-projected = Hvis spillet endte nå
kingdom_builder-score-tie = Den som har mest gull, vinner. Spillere med like mye gull deler seieren; ingenting annet avgjør den.
kingdom_builder-score-place =
    { $n ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $n }.
    }
kingdom_builder-counting = Kongerikene telles
kingdom_builder-counted = Sluttresultatet
kingdom_builder-chart-help = Gullet til hver spiller etter hvert trekk, som om spillet hadde endt da. Klikk for å se et trekk.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } har gitt opp, så spillet sluttet før tiden.
       *[other] { $players } har gitt opp, så spillet sluttet før tiden.
    }

## In place of everybody’s texts

kingdom_builder-screen-help = Flere bytter på å spille på denne enheten. Ditt neste terrengkort er tildekket til du ser på det.
kingdom_builder-hide-scores-help = Ingen ser hva kongerikene ville gi, før de telles til slutt. Hva et enkelt trekk ville gi, vises fortsatt.
kingdom_builder-undo-drew = Kort trukket
kingdom_builder-undo-card_played = Kort trukket
kingdom_builder-undo-reshuffled = Kort trukket
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] Noen andre har spilt siden, så dette kan ikke angres lenger.
        [start] Spillet begynner her; før det er det ingenting.
       *[other] Det er trukket et terrengkort siden. Det man har sett, kan man ikke glemme.
    }
kingdom_builder-key-arrows = Gå over brettet
kingdom_builder-key-next = Neste og forrige felt der du kan gjøre noe
kingdom_builder-key-standings = Si målene og gullet til alle
kingdom_builder-key-escape = Sett tilbake det som er løftet, eller slipp brikken
kingdom_builder-key-tiles = Ta den første, andre … brikken din
kingdom_builder-key-build = Tilbake til byggingen
kingdom_builder-key-terrain = Neste ledige felt med terrenget på kortet ditt

## Lists for screen readers

kingdom_builder-list-goals = Mål
kingdom_builder-list-own = Bosetningene dine
kingdom_builder-list-others = Andre bosetninger
kingdom_builder-list-legal = Hvor du kan gjøre noe, rekke for rekke
kingdom_builder-list-row = { $row }: { $cells }
kingdom_builder-list-places = Borger og stedsfelt
kingdom_builder-list-tiles = Stedsbrikkene dine

## Help at the objects

kingdom_builder-about-terrain = Her kan det bygges bosetninger.
kingdom_builder-about-water = Det bygges ikke på vann. Bare Havnen flytter en bosetning dit ut.
kingdom_builder-about-mountain = Det bygges ikke på fjell.
kingdom_builder-about-castle = 3 gull ved spillets slutt til alle som har minst én bosetning ved siden av.
kingdom_builder-about-location = Den første bosetningen man får ved siden av, gir en brikke ({ $tile }), så lenge det er noen igjen. Ingen får mer enn én fra samme felt.
kingdom_builder-about-tile-keep = Brikken er din så lenge en av bosetningene dine ligger ved siden av stedsfeltet.
kingdom_builder-about-fresh = Du har fått den i denne turen, så du kan bruke den fra og med din neste tur.
kingdom_builder-about-once = Én gang i hver av turene dine, før eller etter den obligatoriske handlingen.
kingdom_builder-about-settlement = En bosetning blir der den er, hvis ikke en brikke flytter den. Den holder på brikkene fra stedsfeltene ved siden av.
kingdom_builder-about-card = Kortet viser hvilket terreng du bygger tre bosetninger på i den obligatoriske handlingen. Etter turen trekker du et nytt.
kingdom_builder-about-supply = Alle har 40 bosetninger. Når noen har bygd den siste, spilles runden ferdig, og spillet er over.

## Rules page

kingdom_builder-rules-aim = Målet
    .text =
        Du bygger et kongerike av bosetninger i et land av sekskantede felt. Til slutt gir det gull: for borgene det berører, og for de tre Kingdom Builder-kortene som ligger åpent i dette spillet. Tre andre kort og et annet land gir et nytt spill hver gang.

        Den som har mest gull, vinner.
kingdom_builder-rules-setup = Oppsett
    .text =
        Fire av de åtte sektorene settes sammen til ett brett på 20 ganger 20 felt. På hvert stedsfelt ligger to brikker av samme slag som stedet.

        Tre av de ti Kingdom Builder-kortene snus. Alle har 40 bosetninger og trekker ett terrengkort, som de andre ikke ser. Loddet avgjør hvem som begynner.

        Til det første spillet anbefaler spillereglene sektorene Kro, Beite, Oase og Gård med kortene Fiskere, Riddere og Kjøpmenn.
kingdom_builder-rules-turn = Din tur
    .text =
        Spill terrengkortet ditt og utfør den obligatoriske handlingen: Bygg tre bosetninger på terrenget på kortet. Du kan ikke hoppe over den.

        Før eller etter den kan du bruke stedsbrikkene dine, hver av dem én gang. Det er de ekstra handlingene. Mellom de tre bosetningene kan ingen brikke brukes.

        Avslutt så turen: Kortet legges bort, og du trekker et nytt til din neste tur.
kingdom_builder-rules-building = Bygge
    .text =
        Det er plass til én bosetning på et felt. Du bygger på gress, kløft, ørken, blomstereng og skog, aldri på vann, fjell, borger eller stedsfelt.

        Når det er mulig, må en ny bosetning ligge ved siden av en av dine egne. Bare hvis ingen ledige felt med det riktige terrenget ligger ved siden av bosetningene dine, kan du begynne et annet sted, på et hvilket som helst ledig felt med det terrenget.

        Dette avgjøres på nytt for hver av de tre bosetningene.
kingdom_builder-rules-cards-terrain = Terrengkort
    .text =
        Det er 25 terrengkort, fem for hvert av de fem terrengene. Når trekkbunken er tom, stokkes de spilte kortene.

        Er ingen felt med terrenget på kortet ditt ledige lenger, går kortet ut av spillet, og du trekker og spiller et annet med en gang. Det kan også skje midt i en tur.
kingdom_builder-rules-tiles = Stedsbrikker
    .text =
        Så snart en av bosetningene dine kommer ved siden av et stedsfelt, tar du en av brikkene som ligger der. Fra ett felt får du høyst én brikke i hele spillet. Du kan ha to brikker av samme slag hvis du får dem fra to forskjellige felt; da bruker du hver av dem én gang per tur.

        En brikke du har fått i denne turen, kan brukes fra og med din neste tur. Du beholder den så lenge minst én av bosetningene dine ligger ved siden av stedsfeltet. Flytter den siste bort, mister du brikken, og den går ut av spillet.
kingdom_builder-rules-builders = Brikker som bygger
    .text =
        Orakel: Bygg én bosetning på terrenget på kortet ditt. Gård: på gress. Oase: i ørkenen. Tårn: på ethvert terreng som kan bebygges, ved kanten av brettet. Med alle fire blir du ved siden av dine egne bosetninger hvis det er mulig.

        Kro: Bygg én bosetning i en av endene av en rett linje av minst tre av dine egne bosetninger, på ethvert terreng som kan bebygges.

        Disse bosetningene kommer fra forrådet ditt, i tillegg til de tre i den obligatoriske handlingen.
kingdom_builder-rules-movers = Brikker som flytter
    .text =
        Låve: Flytt en hvilken som helst av bosetningene dine til et felt med terrenget på kortet ditt. Havn: Flytt en til et felt med vann; det er den eneste veien ut på vannet. Med begge må den ende ved siden av en annen av bosetningene dine hvis det er mulig. Bosetningen som flyttes, teller ikke med her.

        Beite: Flytt en av bosetningene dine nøyaktig to felt i rett linje, til ethvert terreng som kan bebygges. Det spiller ingen rolle hva som ligger imellom, og den trenger ikke å ende ved siden av dine egne.
kingdom_builder-rules-castles = Borger
    .text =
        I alle spill får du 3 gull for hvert borgfelt som ligger ved siden av minst én av bosetningene dine. Flere spillere kan få gull for den samme borgen.
kingdom_builder-rules-cards = Kingdom Builder-kortene
    .text =
        Ti kort, tre av dem i hvert spill. De gir gull til slutt, til hver spiller for seg.

        Et bosetningsområde er en sammenhengende gruppe av én spillers bosetninger; en enslig bosetning er også et område. En vannrett linje er en hel rekke på brettet. En sektor er en av de fire delene, en fjerdedel av landet.
kingdom_builder-rules-end = Slutten på spillet
    .text =
        Når en spiller har bygd den siste av sine 40 bosetninger, spilles runden ferdig, slik at alle har hatt like mange turer. Så telles borger og kort.

        Den som har mest gull, vinner. Spillere med like mye gull deler seieren.
kingdom_builder-rules-unconfirmed = Det vi ikke kunne bekrefte
    .text =
        Vi hadde ikke et trykt eksemplar av spillet å sammenligne med. De åtte sektorene er bekreftet: Flere avskrifter og bilder av de trykte platene stemmer overens om hvert eneste felt. Antall, kort og brikker kommer fra spillereglene.

        Der spillereglene tier, måtte vi bestemme. Spillereglene lar den eldste begynne; vi trekker lodd. De spilte kortene stokkes i det øyeblikket noen skal trekke og bunken er tom; kortet fra turen som slutter, er med. Alle kan se på de spilte kortene og på hvor mange bosetninger hver har igjen.

        Kan man ikke få noe terrengkort lenger, eller er ingen felt av noe terreng ledige, spiller man videre uten å bygge. Bygger ingen i en hel runde, slutter spillet med den. En bosetning som en brikke har løftet, kan ikke settes tilbake der den kom fra. En brikke som ikke kan utrette noe, kan ikke brukes.

        To tolkninger er omstridte, og innstillingene for bordet lar deg velge: om Lensherrene gir gull for null bosetninger, og om du fortsatt trekker et nytt kort etter den obligatoriske handlingen når terrenget på kortet ditt er fullt.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = Landet i et første spill, slik det ligger på bordet.
kingdom_builder-figure-adjacent = Kortet ditt er gress. Ledig gress ligger ved siden av bosetningen din, så du blir ved den: Bygg på et av feltene med ring rundt.
kingdom_builder-figure-anywhere = Kortet ditt er kløft, og ingen kløft ligger ved siden av bosetningen din. Et hvilket som helst ledig felt med kløft går bra.
kingdom_builder-figure-tile = Bosetningen ved siden av Gården får en av de to brikkene der. Den andre venter på en annen spiller.
kingdom_builder-figure-tavern = Kroen: Bygg i en av endene av tre i rett linje, på ethvert terreng som kan bebygges.
kingdom_builder-figure-paddock = Beitet: nøyaktig to felt i rett linje, over hva som helst. Vann kan ikke bebygges, så det er fem felt igjen.
kingdom_builder-figure-castle = Begge spillerne får 3 gull for denne borgen, hver av dem én gang.
kingdom_builder-figure-areas = Seks bosetninger i tre områder: med tre, med én og med to.

## Lessons of the first game

kingdom_builder-lesson-1-title = Din første bosetning
kingdom_builder-lesson-1-text = Terrengkortet ditt sier hvor du bygger: på gress. Velg et hvilket som helst felt med gress og bygg din første bosetning der.
kingdom_builder-lesson-1-done = Det var den første av tre. I hver tur bygger du tre bosetninger på terrenget på kortet ditt.
kingdom_builder-lesson-2-title = Side om side
kingdom_builder-lesson-2-text = Når det er mulig, må en ny bosetning ligge ved siden av en av dine egne. Igjen står feltene med ring rundt. Velg et av dem.
kingdom_builder-lesson-2-done = Slik vokser kongeriket ditt. Tenk fremover: Det bosetningene dine berører, avgjør hvor de neste kan ligge.
kingdom_builder-lesson-3-title = En ny begynnelse
kingdom_builder-lesson-3-text = Ingen kløft berører bosetningene dine, så du kan begynne på et hvilket som helst felt med kløft. Velg et ved siden av en borg.
kingdom_builder-lesson-3-done = Til slutt er en borg verdt 3 gull for alle som ligger ved siden av den. Slike begynnelser er sjeldne: Få mest mulig ut av dem.
kingdom_builder-lesson-4-title = Et stedsfelt like ved
kingdom_builder-lesson-4-text = En bosetning ved siden av et stedsfelt får en av brikkene der, så lenge det er noen igjen. Bygg ved siden av Kroen.
kingdom_builder-lesson-4-done = Brikken Kro er din. Fra og med din neste tur kan du bruke den én gang i hver tur.
kingdom_builder-lesson-5-title = En bosetning til
kingdom_builder-lesson-5-text = Brikken Gård er klar. Den bygger en bosetning på gress, i tillegg til dine tre. Velg brikken og så et felt.
kingdom_builder-lesson-5-done = Brikker brukes før de tre bosetningene eller etter dem, aldri imellom.
kingdom_builder-lesson-6-title = På flyttefot
kingdom_builder-lesson-6-text = Beitet flytter en bosetning to felt i rett linje, over hva som helst. Den fra M8 er løftet: Sett den ned ved siden av borgen.
kingdom_builder-lesson-6-done = Det er 3 gull mer. Men pass på: Når den siste bosetningen ved siden av et stedsfelt flytter bort, er brikken tapt.
kingdom_builder-lesson-7-title = Hva kortene gir
kingdom_builder-lesson-7-text = Pek på feltene med ring rundt for å se hva hvert av dem ville gi. På et av dem gir både Fiskerne og Ridderne gull. Bygg der.
kingdom_builder-lesson-7-done = 1 gull for vannet ved siden av, og 2 for en bosetning til i din beste rekke.
kingdom_builder-lesson-8-title = Slutten på en tur
kingdom_builder-lesson-8-text = De tre bosetningene er bygd, og brikken du nettopp har fått, sover til din neste tur. Avslutt turen din.
kingdom_builder-lesson-8-done = Du har trukket kortet til din neste tur, og ingen andre ser det. Mer trenger du ikke å vite. Kos deg med kongeriket ditt!
