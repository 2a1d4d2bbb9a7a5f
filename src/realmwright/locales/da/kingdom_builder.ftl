### Kingdom Builder på dansk; forklaringer står i en/kingdom_builder.ftl.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Tre bosættelser i hver tur, side om side. Find de steder, hvor dit kongerige kaster noget af sig.
kingdom_builder-facts = 2 til 5 spillere · cirka 45 minutter · et nyt land hver gang

## Terrain, as a word and inside a sentence

kingdom_builder-ground-grass = græs
kingdom_builder-ground-canyon = kløft
kingdom_builder-ground-desert = ørken
kingdom_builder-ground-flower = blomstereng
kingdom_builder-ground-forest = skov
kingdom_builder-ground-water = vand
kingdom_builder-ground-mountain = bjerg
kingdom_builder-ground-castle = slot
kingdom_builder-ground-oracle = Orakel
kingdom_builder-ground-farm = Gård
kingdom_builder-ground-oasis = Oase
kingdom_builder-ground-tower = Tårn
kingdom_builder-ground-tavern = Kro
kingdom_builder-ground-barn = Lade
kingdom_builder-ground-harbor = Havn
kingdom_builder-ground-paddock = Fold

## Terrain cards, with a capital

kingdom_builder-card-grass = Græs
kingdom_builder-card-canyon = Kløft
kingdom_builder-card-desert = Ørken
kingdom_builder-card-flower = Blomstereng
kingdom_builder-card-forest = Skov
kingdom_builder-card-hidden = Terrænkort, forsiden nedad
kingdom_builder-card-next = Dit næste terrænkort: { $terrain }
kingdom_builder-card-in-hand = På hånden
kingdom_builder-card-played = Spillet terrænkort: { $terrain }
kingdom_builder-card-none = Intet terrænkort

## Location tiles

kingdom_builder-tile-oracle = Orakel
    .does = Byg én bosættelse på dit korts terræn.
kingdom_builder-tile-farm = Gård
    .does = Byg én bosættelse på græs.
kingdom_builder-tile-oasis = Oase
    .does = Byg én bosættelse i ørkenen.
kingdom_builder-tile-tower = Tårn
    .does = Byg én bosættelse ved brættets kant.
kingdom_builder-tile-tavern = Kro
    .does = Byg én bosættelse for enden af en lige linje af mindst tre af dine egne.
kingdom_builder-tile-barn = Lade
    .does = Flyt en af dine bosættelser til dit korts terræn.
kingdom_builder-tile-harbor = Havn
    .does = Flyt en af dine bosættelser ud på vand.
kingdom_builder-tile-paddock = Fold
    .does = Flyt en af dine bosættelser to felter i lige linje.

kingdom_builder-tiles = Stedbrikker
kingdom_builder-tiles-none = Ingen stedbrikker endnu. Byg ved siden af et stedfelt for at få en.
kingdom_builder-state-ready = klar
kingdom_builder-state-fresh = fra næste tur
kingdom_builder-state-used = brugt
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] Ingen bosættelser tilbage
        [one] 1 bosættelse tilbage
       *[other] { $count } bosættelser tilbage
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } har ingen bosættelser tilbage
        [one] { $player } har 1 bosættelse tilbage
       *[other] { $player } har { $count } bosættelser tilbage
    }
kingdom_builder-supply-short = Forråd
kingdom_builder-left-short = At bygge
kingdom_builder-deck =
    { $count ->
        [0] Trækbunken er tom
        [one] 1 kort i trækbunken
       *[other] { $count } kort i trækbunken
    }
kingdom_builder-cards-terrain = Terræn
kingdom_builder-cards-discarded = Spillet
kingdom_builder-cards-removed = Ude af spillet
kingdom_builder-cards-unseen = Ikke set
kingdom_builder-cards-why = Der er fem kort af hvert terræn. Dem, du ikke har set, ligger i trækbunken eller er på nogens hånd. Når trækbunken er tom, blandes de spillede kort igen.

## Kingdom Builder cards

kingdom_builder-goal-castles = Slotte
    .pays = 3 guld for hvert slot ved siden af dig
    .help = I alle spil: 3 guld for hvert slot, som mindst én af dine bosættelser ligger ved siden af. Flere bosættelser ved samme slot giver ikke mere.
kingdom_builder-goal-fishermen = Fiskere
    .pays = 1 guld for hver bosættelse ved vand
    .help = 1 guld for hver af dine bosættelser, der ligger ved siden af mindst ét felt med vand. En bosættelse, der selv ligger på vand, giver intet.
kingdom_builder-goal-merchants = Købmænd
    .pays = 4 guld for hvert forbundet stedfelt eller slot
    .help = 4 guld for hvert stedfelt eller slotsfelt, som dine bosættelser forbinder med et andet. To felter er forbundet, når en og samme gruppe af dine sammenhængende bosættelser rører dem begge.
kingdom_builder-goal-discoverers = Opdagere
    .pays = 1 guld for hver række, du er i
    .help = 1 guld for hver vandret linje med mindst én af dine bosættelser.
kingdom_builder-goal-hermits = Eneboere
    .pays = 1 guld for hvert område for sig
    .help = 1 guld for hvert af dine bosættelsesområder. Et område er en gruppe af dine bosættelser, der hænger sammen; en enkelt er også et område.
kingdom_builder-goal-citizens = Borgere
    .pays = 1 guld per 2 i dit største område
    .help = 1 guld per to bosættelser i dit største bosættelsesområde, rundet ned.
kingdom_builder-goal-miners = Minearbejdere
    .pays = 1 guld for hver bosættelse ved et bjerg
    .help = 1 guld for hver af dine bosættelser, der ligger ved siden af mindst ét felt med bjerg.
kingdom_builder-goal-workers = Arbejdere
    .pays = 1 guld for hver bosættelse ved stedfelt eller slot
    .help = 1 guld for hver af dine bosættelser, der ligger ved siden af et stedfelt eller slotsfelt.
kingdom_builder-goal-knights = Riddere
    .pays = 2 guld for hver bosættelse i din bedste række
    .help = 2 guld for hver af dine bosættelser på den ene vandrette linje, hvor du har flest.
kingdom_builder-goal-lords = Lensherrer
    .pays = 12 guld for flest i hver sektor, 6 for næstflest
    .help = I hver af de fire sektorer får den, der har flest bosættelser, 12 guld, og den, der har næstflest, får 6. Med lige mange får alle det fulde beløb.
kingdom_builder-goal-farmers = Bønder
    .pays = 3 guld for hver bosættelse i din svageste sektor
    .help = 3 guld for hver af dine bosættelser i den sektor, hvor du har færrest. Har du slet ingen i en sektor, får du intet.
kingdom_builder-goal-gold = { $goal }: { $gains }
kingdom_builder-goal-light = { $goal }, { $player }: { $gold }. Viser felterne på brættet.
kingdom_builder-goals-total = Hvis spillet sluttede nu
kingdom_builder-goals-title = Slottene og de tre Kingdom Builder-kort

## Words

kingdom_builder-term-settlement = Bosættelse
kingdom_builder-term-supply = Forråd
kingdom_builder-term-gold = Guld
kingdom_builder-term-terrain_card = Terrænkort
kingdom_builder-term-kingdom_builder_card = Kingdom Builder-kort
kingdom_builder-term-mandatory_action = Obligatorisk handling
kingdom_builder-term-extra_action = Ekstra handling
kingdom_builder-term-location_hex = Stedfelt
kingdom_builder-term-location_tile = Stedbrik
kingdom_builder-term-castle_hex = Slotsfelt
kingdom_builder-term-area = Bosættelsesområde
kingdom_builder-term-quadrant = Sektor
kingdom_builder-term-hex = Felt
kingdom_builder-term-draw_pile = Trækbunke
kingdom_builder-term-discard_pile = Kastebunke

kingdom_builder-round = Runde { $round }
kingdom_builder-round-last = Runde { $round }, den sidste
kingdom_builder-row = Række { $n }
kingdom_builder-gold-of = { $player } { $gold }

## What happened

kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } bygger på { $cell } ({ $ground }).
       *[other] { $player } bruger brikken { $tile } og bygger på { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] Du bygger på { $cell } ({ $ground }).
       *[other] Du bruger brikken { $tile } og bygger på { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } løfter bosættelsen på { $cell } ({ $tile }).
kingdom_builder-event-lifted-you = Du løfter din bosættelse på { $cell } ({ $tile }).
kingdom_builder-event-moved = { $player } bruger brikken { $tile }: fra { $from } til { $cell }.
kingdom_builder-event-moved-you = Du bruger brikken { $tile }: fra { $from } til { $cell }.
kingdom_builder-event-tile_taken = { $player } får brikken { $tile }.
kingdom_builder-event-tile_taken-you = Du får brikken { $tile }. Du kan bruge den fra din næste tur.
kingdom_builder-event-tile_lost = { $player } mister brikken { $tile }: Ingen bosættelse ligger længere ved siden af { $home }.
kingdom_builder-event-tile_lost-you = Du mister brikken { $tile }: Ingen af dine bosættelser ligger længere ved siden af { $home }.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } kan ikke bygge nogen bosættelse i den obligatoriske handling.
        [one] { $player } kan kun bygge én bosættelse i den obligatoriske handling.
       *[other] { $player } kan kun bygge { $built } bosættelser i den obligatoriske handling.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] Du kan ikke bygge nogen bosættelse. Din obligatoriske handling er udført.
        [one] Du kunne kun bygge én bosættelse. Din obligatoriske handling er udført.
       *[other] Du kunne kun bygge { $built } bosættelser. Din obligatoriske handling er udført.
    }
kingdom_builder-event-card_removed = Intet felt med { $terrain } er ledigt: Kortet går ud af spillet ({ $player }).
kingdom_builder-event-card_removed-you = Intet felt med { $terrain } er ledigt: Dit kort går ud af spillet.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } trækker og spiller { $terrain }.
       *[hand] { $player } spiller { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] Du trækker og spiller { $terrain }.
       *[hand] Du spiller { $terrain }.
    }
kingdom_builder-event-no_card = Der er intet terrænkort tilbage til { $player }.
kingdom_builder-event-no_card-you = Der er intet terrænkort tilbage til dig.
kingdom_builder-event-drew = { $player } trækker et terrænkort.
kingdom_builder-event-drew-you = Du trækker { $terrain } til din næste tur.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] Trækbunken er tom: Ét spillet kort bliver den nye.
       *[other] Trækbunken er tom: { $count } spillede kort blandes.
    }
kingdom_builder-event-turn_ended = { $player } afslutter turen.
kingdom_builder-event-turn_ended-you = Du afslutter din tur.
kingdom_builder-event-end_triggered = { $player } har bygget sin sidste bosættelse. Spillet slutter med denne runde.
kingdom_builder-event-end_triggered-you = Du har bygget din sidste bosættelse. Spillet slutter med denne runde.
kingdom_builder-event-no_build_round = Ingen kunne bygge i denne runde, så spillet slutter.
kingdom_builder-event-scored = { $goal }: { $gains }
kingdom_builder-event-scored-none = { $goal }: intet guld til nogen
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } vinder med { $gold } guld.
       *[other] { $players } deler sejren med { $gold } guld hver.
    }
kingdom_builder-event-game_over-you = Du vinder med { $gold } guld.

## Why something is not possible

kingdom_builder-reason-over = Spillet er slut. Du kan se hvert træk igen eller begynde et nyt spil.
kingdom_builder-reason-not_an_action = Det træk findes ikke i dette spil.
kingdom_builder-reason-occupied = { $cell } er optaget. Der er plads til én bosættelse på et felt.
kingdom_builder-reason-not_buildable = { $cell } kan ikke bebygges. Man bygger aldrig på slotte og stedfelter; byg ved siden af.
kingdom_builder-reason-wrong_terrain = { $cell } er { $ground }. Her skal det være { $terrain }.
kingdom_builder-reason-not_buildable_terrain = { $cell } er { $ground }. Vælg græs, kløft, ørken, blomstereng eller skov.
kingdom_builder-reason-must_touch_own = { $cell } ligger ikke ved siden af dine bosættelser. Så længe et ledigt felt med { $terrain } gør det, skal du blive dér.
kingdom_builder-reason-must_touch_own_edge = { $cell } ligger ikke ved siden af dine bosættelser. Så længe et ledigt felt ved kanten gør det, skal du blive dér.
kingdom_builder-reason-not_edge = { $cell } ligger ikke ved brættets kant. Tårnet bygger kun dér.
kingdom_builder-reason-not_line_end = { $cell } ligger ikke for enden af en lige linje af tre af dine bosættelser. Kroen kræver sådan en.
kingdom_builder-reason-not_two_away = { $cell } ligger ikke to felter i lige linje fra { $from }. Folden springer præcis så langt.
kingdom_builder-reason-not_water = { $cell } er { $ground }. Havnen flytter kun ud på vand.
kingdom_builder-reason-same_cell = Den kom fra { $cell }. Vælg et andet felt, eller fortryd skridtet.
kingdom_builder-reason-not_own_piece = Ingen af dine bosættelser ligger på { $cell }. Vælg en af dine egne.
kingdom_builder-reason-piece_cannot_move = Bosættelsen på { $cell } kan ikke komme nogen steder hen. Vælg en anden.
kingdom_builder-reason-no_tile = Sådan en brik har du ikke. Byg ved siden af dens stedfelt for at få den.
kingdom_builder-reason-tile_fresh = Du har fået denne brik i denne tur. Den er klar fra din næste tur.
kingdom_builder-reason-tile_used = Du har allerede brugt denne brik i denne tur. Den er klar igen i din næste tur.
kingdom_builder-reason-tile_no_target = Denne brik kan ikke bruges lige nu: Der er intet felt til den.
kingdom_builder-reason-supply_empty = Du har ikke flere bosættelser at bygge.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] Byg først den bosættelse, der mangler i din obligatoriske handling.
       *[other] Byg først { $left } bosættelser: Den obligatoriske handling kan ikke springes over.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Gør først din obligatoriske handling færdig: én bosættelse mere. Brikker bruges før eller efter.
       *[other] Gør først din obligatoriske handling færdig: { $left } bosættelser mere. Brikker bruges før eller efter.
    }
kingdom_builder-reason-mandatory_complete = Din obligatoriske handling er udført. Brug en brik, eller afslut din tur.
kingdom_builder-reason-finish_move = Sæt først den bosættelse ned, som du har løftet.
kingdom_builder-reason-nothing_lifted = Du har ikke løftet nogen bosættelse. Vælg først en brik, der flytter en.
kingdom_builder-reason-no_card = Du har intet terrænkort i denne tur, så det kan ikke lade sig gøre.

## Options

kingdom_builder-option-first_game = Første spil
    .help = Den opstilling, som spillereglerne anbefaler til at begynde med: sektorerne Kro, Fold, Oase og Gård og kortene Fiskere, Riddere og Købmænd.
kingdom_builder-option-start_player = Hvem begynder?
    .help = Ved lodtrækning, eller altid den samme plads.
kingdom_builder-option-start_player-random = Lodtrækning
kingdom_builder-option-start_player-1 = Plads 1
kingdom_builder-option-start_player-2 = Plads 2
kingdom_builder-option-start_player-3 = Plads 3
kingdom_builder-option-start_player-4 = Plads 4
kingdom_builder-option-start_player-5 = Plads 5
kingdom_builder-option-exclude_lords = Uden Lensherrer
    .help = Lensherrerne sammenligner spillerne med hinanden i hver sektor. Tag kortet ud, hvis du hellere vil bygge i fred.
kingdom_builder-option-lords_zero_scores = Lensherrerne tæller også nul
    .help = Med Lensherrerne kan en spiller uden bosættelser i en sektor alligevel blive nummer to dér og få 6 guld. Slå det fra, så får ingen guld for ingenting.
kingdom_builder-option-redraw_scope = Når et terræn er fuldt
    .help = Når intet felt med dit korts terræn er ledigt, går kortet ud af spillet, og du trækker et andet.
kingdom_builder-option-redraw_scope-whole_turn = Træk i hele turen
kingdom_builder-option-redraw_scope-mandatory_only = Træk kun, til den obligatoriske handling er udført
kingdom_builder-option-needs-first_game = Det første spil har sine egne tre kort.
kingdom_builder-option-needs-exclude_lords = Så er der ingen Lensherrer.
kingdom_builder-option-set-start_player = Plads { $value } begynder
kingdom_builder-option-set-lords_zero_scores = Lensherrerne tæller ikke nul
kingdom_builder-option-set-redraw_scope = Intet nyt kort efter den obligatoriske handling

## Whose turn, and what to do: one sentence

kingdom_builder-step-turn = { $player } har { $terrain } og skal bygge.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain }: Byg din sidste bosættelse.
       *[other] { $terrain }: Byg { $left } bosættelser.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain }: Byg din sidste bosættelse, ved siden af dine egne.
       *[other] { $terrain }: Byg { $left } bosættelser, ved siden af dine egne.
    }
kingdom_builder-step-build =
    { $left ->
        [one] { $player } har { $terrain } og bygger 1 bosættelse mere.
       *[other] { $player } har { $terrain } og bygger { $left } bosættelser mere.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain }: Byg 1 bosættelse mere.
       *[other] { $terrain }: Byg { $left } bosættelser mere.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain }: Byg 1 bosættelse mere, ved siden af dine egne.
       *[other] { $terrain }: Byg { $left } bosættelser mere, ved siden af dine egne.
    }
kingdom_builder-step-move = { $player } flytter en bosættelse.
kingdom_builder-step-move-you = { $tile }: Hvor skal bosættelsen fra { $cell } hen?
kingdom_builder-step-after = { $player } har bygget og kan stadig bruge en brik.
kingdom_builder-step-after-you = Bygget. Afslut din tur.
kingdom_builder-step-after-you-tiles = Bygget. Du kan stadig bruge { $tiles } eller afslutte din tur.
kingdom_builder-step-over = Spillet er slut.
kingdom_builder-step-over-you = Spillet er slut.
kingdom_builder-step-no-card = { $player } har intet terrænkort i denne tur.
kingdom_builder-step-no-card-you = Der er ingen terrænkort tilbage, så der er intet at bygge på.
kingdom_builder-using = { $tile }: { $does }
kingdom_builder-lifting = { $tile }: Vælg den bosættelse, der skal flyttes.
kingdom_builder-last-round = Sidste runde!

kingdom_builder-verb-build = Byg
kingdom_builder-verb-use = Brug brikken
kingdom_builder-verb-lift = Løft
kingdom_builder-verb-put = Sæt ned
kingdom_builder-verb-end = Afslut tur
kingdom_builder-build-on = Byg på { $cell }
kingdom_builder-lift-on = Løft { $cell }
kingdom_builder-put-on = Sæt ned på { $cell }
kingdom_builder-build-again = Byg
kingdom_builder-idle-build = Peg eller tryk på et felt med stiplet ring for at se, hvad det ville give.
kingdom_builder-idle-lift = De af dine bosættelser, der kan flyttes, har ring om. Det koster intet at løfte en: Du kan sætte den tilbage.
kingdom_builder-idle-put = Den kan komme hen på felterne med ring om. »Fortryd« sætter den tilbage.
kingdom_builder-idle-after = Når du afslutter din tur, trækker du et nyt terrænkort, så derefter kan intet fortrydes.
kingdom_builder-idle-tiles = Brikker, der er klar, hvis du vil: { $tiles }.
kingdom_builder-choose = Vælg en brik, eller afslut din tur.
kingdom_builder-choose-tile = Vælg først en brik.

## Bots

kingdom_builder-level-random = Landstryger
    .help = Bygger, hvor det nu kan lade sig gøre. Godt selskab i dit allerførste spil.
kingdom_builder-level-greedy = Landmåler
    .help = Tænker en hel tur igennem, læser de tre kort og går efter brikkerne i nærheden.

## Hints

kingdom_builder-hint-build = Byg på { $cell }
kingdom_builder-hint-use = Brug brikken { $tile } på { $cell }
kingdom_builder-hint-lift = Brug brikken { $tile } med bosættelsen på { $cell }
kingdom_builder-hint-put = Sæt den ned på { $cell }
kingdom_builder-hint-end = Afslut din tur
kingdom_builder-hint-forced = Andet kan du ikke gøre.
kingdom_builder-hint-enough = Dine brikker kan ikke gøre mere nytte nu.
kingdom_builder-hint-wins_tile = Det giver dig brikken { $tile }.
kingdom_builder-hint-leads_to_tile = Så begynder en tur, der giver dig brikken { $tile }.
kingdom_builder-hint-castle = Så ligger en bosættelse ved siden af et slot.
kingdom_builder-hint-best_card = Det giver { $gold } guld med kortet { $goal }.
kingdom_builder-hint-good_turn = Så begynder en tur, der giver { $gold } guld.
kingdom_builder-hint-keeps_options = Det stiller dig godt til dine næste kort.

## Hexes, for screen readers

kingdom_builder-cell = { $ground }, række { $row }, kolonne { $column }
kingdom_builder-cell-settlement = bosættelse ({ $player })
kingdom_builder-cell-settlement-you = din bosættelse
kingdom_builder-cell-lifted = løftet
kingdom_builder-cell-can-build = her kan du bygge
kingdom_builder-cell-can-lift = kan flyttes
kingdom_builder-cell-can-put = kan komme hertil
kingdom_builder-cell-next-to = ved siden af { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] ingen brik tilbage
        [one] én brik tilbage
       *[other] { $count } brikker tilbage
    }
kingdom_builder-cell-last = sidste træk
kingdom_builder-cell-marked = markeret

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = Intet guld endnu
kingdom_builder-preview-wins = giver brikken { $tile }
kingdom_builder-preview-loses = koster brikken { $tile }
kingdom_builder-preview-others = Til de andre

## Tabs

kingdom_builder-tab-goals = Mål
kingdom_builder-tab-cards = Kort

## Score page

kingdom_builder-score-goals = Mål
kingdom_builder-score-columns = Under brættet
kingdom_builder-score-total = I alt
kingdom_builder-score-projected = Hvis spillet sluttede nu
kingdom_builder-score-tie = Den, der har mest guld, vinder. Spillere med lige meget guld deler sejren; intet andet afgør den.
kingdom_builder-score-place =
    { $n ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $n }.
    }
kingdom_builder-counting = Kongerigerne tælles op
kingdom_builder-counted = Den endelige stilling
kingdom_builder-chart-help = Hver spillers guld efter hvert træk, som om spillet var sluttet dér. Klik for at se et træk.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } har givet op, så spillet sluttede før tid.
       *[other] { $players } har givet op, så spillet sluttede før tid.
    }

## In place of everybody’s texts

kingdom_builder-screen-help = Flere skiftes til at spille på denne enhed. Dit næste terrænkort er dækket til, indtil du ser på det.
kingdom_builder-hide-scores-help = Ingen ser, hvad kongerigerne ville give, før de tælles op til sidst. Hvad et enkelt træk ville give, vises stadig.
kingdom_builder-undo-drew = Kort trukket
kingdom_builder-undo-card_played = Kort trukket
kingdom_builder-undo-reshuffled = Kort trukket
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] En anden har spillet siden, så det kan ikke længere fortrydes.
        [start] Spillet begynder her; før det er der ingenting.
       *[other] Der er trukket et terrænkort siden. Det, man har set, kan man ikke glemme.
    }
kingdom_builder-key-arrows = Gå hen over brættet
kingdom_builder-key-next = Næste og forrige felt, hvor du kan gøre noget
kingdom_builder-key-standings = Sig målene og alles guld
kingdom_builder-key-escape = Sæt det løftede tilbage, eller slip brikken
kingdom_builder-key-tiles = Tag din første, anden … brik
kingdom_builder-key-build = Tilbage til at bygge
kingdom_builder-key-terrain = Næste ledige felt med dit korts terræn

## Lists for screen readers

kingdom_builder-list-goals = Mål
kingdom_builder-list-own = Dine bosættelser
kingdom_builder-list-others = Andre bosættelser
kingdom_builder-list-legal = Hvor du kan gøre noget, række for række
kingdom_builder-list-row = { $row }: { $cells }
kingdom_builder-list-places = Slotte og stedfelter
kingdom_builder-list-tiles = Dine stedbrikker

## Help at the objects

kingdom_builder-about-terrain = Her kan der bygges bosættelser.
kingdom_builder-about-water = Der bygges ikke på vand. Kun Havnen flytter en bosættelse derud.
kingdom_builder-about-mountain = Der bygges ikke på bjerge.
kingdom_builder-about-castle = 3 guld ved spillets slutning til alle, der har mindst én bosættelse ved siden af.
kingdom_builder-about-location = Den første bosættelse, man får ved siden af, giver en brik ({ $tile }), så længe der er nogen tilbage. Ingen får mere end én fra samme felt.
kingdom_builder-about-tile-keep = Brikken er din, så længe en af dine bosættelser ligger ved siden af dens stedfelt.
kingdom_builder-about-fresh = Du har fået den i denne tur, så du kan bruge den fra din næste tur.
kingdom_builder-about-once = Én gang i hver af dine ture, før eller efter den obligatoriske handling.
kingdom_builder-about-settlement = En bosættelse bliver, hvor den er, medmindre en brik flytter den. Den holder på brikkerne fra stedfelterne ved siden af.
kingdom_builder-about-card = Kortet viser, på hvilket terræn du bygger tre bosættelser i din obligatoriske handling. Efter din tur trækker du et nyt.
kingdom_builder-about-supply = Alle har 40 bosættelser. Når nogen har bygget den sidste, spilles runden færdig, og spillet er slut.

## Rules page

kingdom_builder-rules-aim = Målet
    .text =
        Du bygger et kongerige af bosættelser i et land af sekskantede felter. Til sidst giver det guld: for de slotte, det rører, og for de tre Kingdom Builder-kort, der ligger åbent i dette spil. Tre andre kort og et andet land giver et nyt spil hver gang.

        Den, der har mest guld, vinder.
kingdom_builder-rules-setup = Opsætning
    .text =
        Fire af de otte sektorer sættes sammen til ét bræt på 20 gange 20 felter. På hvert stedfelt ligger to brikker af dets slags.

        Tre af de ti Kingdom Builder-kort vendes om. Alle har 40 bosættelser og trækker et terrænkort, som de andre ikke ser. Loddet afgør, hvem der begynder.

        Til det første spil anbefaler spillereglerne sektorerne Kro, Fold, Oase og Gård med kortene Fiskere, Riddere og Købmænd.
kingdom_builder-rules-turn = Din tur
    .text =
        Spil dit terrænkort, og udfør den obligatoriske handling: Byg tre bosættelser på kortets terræn. Du kan ikke springe den over.

        Før eller efter den må du bruge dine stedbrikker, hver af dem én gang. Det er de ekstra handlinger. Mellem de tre bosættelser kan ingen brik bruges.

        Afslut så din tur: Kortet lægges væk, og du trækker et nyt til din næste tur.
kingdom_builder-rules-building = At bygge
    .text =
        Der er plads til én bosættelse på et felt. Du bygger på græs, kløft, ørken, blomstereng og skov, aldrig på vand, bjerge, slotte eller stedfelter.

        Når det er muligt, skal en ny bosættelse ligge ved siden af en af dine egne. Kun hvis intet ledigt felt med det rigtige terræn ligger ved siden af dine bosættelser, må du begynde et andet sted, på et hvilket som helst ledigt felt med det terræn.

        Det afgøres på ny for hver af de tre bosættelser.
kingdom_builder-rules-cards-terrain = Terrænkort
    .text =
        Der er 25 terrænkort, fem til hvert af de fem terræner. Når trækbunken er tom, blandes de spillede kort.

        Er intet felt med dit korts terræn længere ledigt, går kortet ud af spillet, og du trækker og spiller straks et andet. Det kan også ske midt i en tur.
kingdom_builder-rules-tiles = Stedbrikker
    .text =
        Så snart en af dine bosættelser kommer ved siden af et stedfelt, tager du en af de brikker, der ligger dér. Fra ét felt får du højst én brik i hele spillet. Du kan have to brikker af samme slags, hvis du får dem fra to forskellige felter; så bruger du hver af dem én gang per tur.

        En brik, du har fået i denne tur, kan bruges fra din næste tur. Du beholder den, så længe mindst én af dine bosættelser ligger ved siden af stedfeltet. Flytter den sidste væk, mister du brikken, og den går ud af spillet.
kingdom_builder-rules-builders = Brikker, der bygger
    .text =
        Orakel: Byg én bosættelse på dit korts terræn. Gård: på græs. Oase: i ørkenen. Tårn: på ethvert terræn, der kan bebygges, ved brættets kant. Med alle fire bliver du ved siden af dine egne bosættelser, hvis det er muligt.

        Kro: Byg én bosættelse i en af enderne af en lige linje af mindst tre af dine egne bosættelser, på ethvert terræn, der kan bebygges.

        Disse bosættelser kommer fra dit forråd, ud over de tre i den obligatoriske handling.
kingdom_builder-rules-movers = Brikker, der flytter
    .text =
        Lade: Flyt en hvilken som helst af dine bosættelser til et felt med dit korts terræn. Havn: Flyt en til et felt med vand; det er den eneste vej ud på vandet. Med begge skal den ende ved siden af en anden af dine bosættelser, hvis det er muligt. Den bosættelse, der flyttes, tæller ikke med dér.

        Fold: Flyt en af dine bosættelser præcis to felter i lige linje, til ethvert terræn, der kan bebygges. Det er lige meget, hvad der ligger imellem, og den behøver ikke at ende ved siden af dine egne.
kingdom_builder-rules-castles = Slotte
    .text =
        I alle spil får du 3 guld for hvert slotsfelt, der ligger ved siden af mindst én af dine bosættelser. Flere spillere kan få guld for det samme slot.
kingdom_builder-rules-cards = Kingdom Builder-kortene
    .text =
        Ti kort, tre af dem i hvert spil. De giver guld til sidst, til hver spiller for sig.

        Et bosættelsesområde er en gruppe af én spillers bosættelser, der hænger sammen; en enkelt bosættelse er også et område. En vandret linje er en hel række på brættet. En sektor er en af de fire dele, en fjerdedel af landet.
kingdom_builder-rules-end = Afslutning på spillet
    .text =
        Når en spiller har bygget den sidste af sine 40 bosættelser, spilles runden færdig, så alle har haft lige mange ture. Så tælles slotte og kort op.

        Den, der har mest guld, vinder. Spillere med lige meget guld deler sejren.
kingdom_builder-rules-unconfirmed = Det, vi ikke kunne bekræfte
    .text =
        Vi havde ikke et trykt eksemplar af spillet at sammenligne med. De otte sektorer er bekræftet: Flere afskrifter og billeder af de trykte plader stemmer overens om hvert eneste felt. Antal, kort og brikker kommer fra spillereglerne.

        Hvor spillereglerne tier, måtte vi bestemme. Spillereglerne lader den ældste begynde; vi trækker lod. De spillede kort blandes i det øjeblik, nogen skal trække, og bunken er tom; kortet fra den tur, der slutter, er med. Alle må se de spillede kort, og hvor mange bosættelser hver har tilbage.

        Kan man ikke længere få noget terrænkort, eller er intet felt af noget terræn ledigt, spiller man videre uden at bygge. Bygger ingen i en hel runde, slutter spillet med den. En bosættelse, som en brik har løftet, kan ikke sættes tilbage, hvor den kom fra. En brik, der ikke kan udrette noget, kan ikke bruges.

        To udlægninger er omstridte, og bordets indstillinger lader dig vælge: om Lensherrerne giver guld for nul bosættelser, og om du stadig trækker et nyt kort efter den obligatoriske handling, når dit korts terræn er fuldt.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = Landet i et første spil, som det ligger på bordet.
kingdom_builder-figure-adjacent = Dit kort er græs. Ledigt græs ligger ved siden af din bosættelse, så du bliver ved den: Byg på et af felterne med ring om.
kingdom_builder-figure-anywhere = Dit kort er kløft, og ingen kløft ligger ved siden af din bosættelse. Ethvert ledigt felt med kløft kan bruges.
kingdom_builder-figure-tile = Bosættelsen ved siden af Gården får en af dens to brikker. Den anden venter på en anden spiller.
kingdom_builder-figure-tavern = Kroen: Byg i en af enderne af tre i lige linje, på ethvert terræn, der kan bebygges.
kingdom_builder-figure-paddock = Folden: præcis to felter i lige linje, hen over hvad som helst. Vand kan ikke bebygges, så der er fem felter tilbage.
kingdom_builder-figure-castle = Begge spillere får 3 guld for dette slot, hver af dem én gang.
kingdom_builder-figure-areas = Seks bosættelser i tre områder: med tre, med én og med to.

## Lessons of the first game

kingdom_builder-lesson-1-title = Din første bosættelse
kingdom_builder-lesson-1-text = Dit terrænkort siger, hvor du bygger: på græs. Vælg et hvilket som helst felt med græs, og byg din første bosættelse dér.
kingdom_builder-lesson-1-done = Det var den første af tre. I hver tur bygger du tre bosættelser på dit korts terræn.
kingdom_builder-lesson-2-title = Side om side
kingdom_builder-lesson-2-text = Når det er muligt, skal en ny bosættelse ligge ved siden af en af dine egne. Tilbage er felterne med ring om. Vælg et af dem.
kingdom_builder-lesson-2-done = Sådan vokser dit kongerige. Tænk frem: Det, dine bosættelser rører, afgør, hvor de næste må ligge.
kingdom_builder-lesson-3-title = En ny begyndelse
kingdom_builder-lesson-3-text = Ingen kløft rører dine bosættelser, så du må begynde på et hvilket som helst felt med kløft. Vælg et ved siden af et slot.
kingdom_builder-lesson-3-done = Til sidst er et slot 3 guld værd for alle, der ligger ved siden af det. Den slags begyndelser er sjældne: Få det bedste ud af dem.
kingdom_builder-lesson-4-title = Et stedfelt lige ved siden af
kingdom_builder-lesson-4-text = En bosættelse ved siden af et stedfelt får en af dets brikker, så længe der er nogen tilbage. Byg ved siden af Kroen.
kingdom_builder-lesson-4-done = Brikken Kro er din. Fra din næste tur kan du bruge den én gang i hver tur.
kingdom_builder-lesson-5-title = En bosættelse mere
kingdom_builder-lesson-5-text = Din brik Gård er klar. Den bygger en bosættelse på græs, ud over dine tre. Vælg brikken og så et felt.
kingdom_builder-lesson-5-done = Brikker bruges før de tre bosættelser eller efter dem, aldrig imellem.
kingdom_builder-lesson-6-title = På farten
kingdom_builder-lesson-6-text = Folden flytter en bosættelse to felter i lige linje, hen over hvad som helst. Den fra M8 er løftet: Sæt den ned ved siden af slottet.
kingdom_builder-lesson-6-done = Det er 3 guld mere. Men pas på: Når den sidste bosættelse ved siden af et stedfelt flytter væk, er brikken tabt.
kingdom_builder-lesson-7-title = Hvad kortene giver
kingdom_builder-lesson-7-text = Peg på felterne med ring om for at se, hvad hvert af dem ville give. På et af dem giver både Fiskerne og Ridderne guld. Byg dér.
kingdom_builder-lesson-7-done = 1 guld for vandet ved siden af og 2 for en bosættelse mere i din bedste række.
kingdom_builder-lesson-8-title = Slutningen på en tur
kingdom_builder-lesson-8-text = De tre bosættelser er bygget, og den brik, du lige har fået, sover til din næste tur. Afslut din tur.
kingdom_builder-lesson-8-done = Du har trukket kortet til din næste tur, og ingen andre ser det. Mere behøver du ikke at vide. God fornøjelse med dit kongerige!
