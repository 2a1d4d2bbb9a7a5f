### Kingdoms på dansk. Ord efter docs/rules/kingdoms.md, K-16; forklaringer står i en/kingdoms.ftl.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Byg dine slotte, hvor landet kaster noget af sig, og lad de andre få dragen.

## Tiles

kingdoms-face-plus1 = Skov
kingdoms-face-plus2 = Gård
kingdoms-face-plus3 = Landsby
kingdoms-face-plus4 = Vindmølle
kingdoms-face-plus5 = Vagttårn
kingdoms-face-plus6 = By
kingdoms-face-minus1 = Sump
kingdoms-face-minus2 = Kirkegård
kingdoms-face-minus3 = Ulve
kingdoms-face-minus4 = Ogrer
kingdoms-face-minus5 = Orcer
kingdoms-face-minus6 = Trold
kingdoms-face-MT = Bjerg
kingdoms-face-DR = Drage
kingdoms-face-GM = Guldmine

kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = Dette navn har vi ikke kunnet kontrollere på en trykt brik. Det er værdien, der tæller, og den er rigtig.

kingdoms-secret-tile = Hemmelig brik
kingdoms-secret-hidden = Hemmelig brik, forsiden nedad
kingdoms-secret-played = Hemmelig brik er allerede spillet
kingdoms-reserve-tile = Egen brik
kingdoms-drawn-tile = Trukket brik
kingdoms-pool = Forråd
kingdoms-pool-left =
    { $count ->
        [0] Forrådet er tomt
        [one] 1 brik i forrådet
       *[other] { $count } brikker i forrådet
    }
kingdoms-unseen = Brikker, du ikke har set
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, én tilbage
       *[other] { $name }, { $count } tilbage
    }

## Castles

kingdoms-castle = Slot af rang { $rank }
kingdoms-castle-of = Slot af rang { $rank } ({ $player })
kingdoms-castles = Slotte på hånden
kingdoms-castle-count =
    { $count ->
        [0] Rang { $rank }: ingen tilbage
        [one] Rang { $rank }: ét slot
       *[other] Rang { $rank }: { $count } slotte
    }

## Pieces inside a sentence

kingdoms-piece-castle = et slot af rang { $rank }
kingdoms-piece-tile = { $name } { $value }
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Række { $n }
kingdoms-column = Kolonne { $n }
kingdoms-column-letter = Kolonne { $letter }
kingdoms-line-part = { $line }, del { $n }
kingdoms-line-base = { $line } tæller { $base }
kingdoms-line-stake = { $line } tæller { $base }, din indsats { $stake }: { $gold }
kingdoms-line-stake-of = { $player } har en indsats på { $stake } der: { $gold }
kingdoms-line-stake-hidden = { $line } tæller { $base }, din indsats { $stake }
kingdoms-line-stake-of-hidden = { $player } har en indsats på { $stake } der
kingdoms-line-dragon = Her er dragen: Ressourcer tæller ikke.
kingdoms-line-mine = Her er guldminen: Værdien bliver fordoblet.
kingdoms-line-paid = allerede udbetalt

## Words

kingdoms-term-gold = Guld
kingdoms-term-rank = Rang
kingdoms-term-round = Runde
kingdoms-term-turn = Tur
kingdoms-term-row = Række
kingdoms-term-column = Kolonne
kingdoms-term-space = Plads
kingdoms-term-board = Spillebræt
kingdoms-term-tile = Brik
kingdoms-term-castle = Slot
kingdoms-term-resource = Ressourcebrik
kingdoms-term-hazard = Farebrik
kingdoms-term-base = Basisværdi
kingdoms-term-stake = Indsats
kingdoms-term-debt = Gæld
kingdoms-term-bank = Banken
kingdoms-term-starter = Begynder runden
kingdoms-term-scoring = Optælling

kingdoms-round = Runde { $round }
kingdoms-round-of = Runde { $round } af { $rounds }
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = Runde { $round } begynder. { $player } starter.
kingdoms-event-round_started-you = Runde { $round } begynder. Du starter.
kingdoms-event-starter_drawn = Loddet afgør mellem { $players }: { $player } starter.
kingdoms-event-starter_drawn-you = Loddet afgør mellem { $players }: Du starter.
kingdoms-event-dealt = { $player } tager en hemmelig brik.
kingdoms-event-dealt-you = Din hemmelige brik: { $piece }.
kingdoms-event-picked = { $player } vælger { $piece } som egen brik.
kingdoms-event-picked-you = Du vælger { $piece } som egen brik.
kingdoms-event-drew = { $player } trækker { $piece }.
kingdoms-event-drew-you = Du trækker { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } placerer { $piece } på { $cell }.
        [secret] { $player } afslører den hemmelige brik: { $piece } på { $cell }.
        [reserve] { $player } placerer sin egen brik: { $piece } på { $cell }.
       *[pool] { $player } placerer { $piece } på { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] Du placerer { $piece } på { $cell }.
        [secret] Du afslører din hemmelige brik: { $piece } på { $cell }.
        [reserve] Du placerer din egen brik: { $piece } på { $cell }.
       *[pool] Du placerer { $piece } på { $cell }.
    }
kingdoms-event-passed = { $player } har ikke mere at spille og melder pas.
kingdoms-event-passed-you = Du har ikke mere at spille og melder pas.
kingdoms-event-scored = { $line }: { $gains }
kingdoms-event-scored-none = { $line }: ingen slotte, intet guld
kingdoms-event-round_ended = Runde { $round } er slut: { $standing }.
kingdoms-event-board_cleared = Spillebrættet ryddes til næste runde.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } vinder med { $gold } guld.
       *[other] { $players } deler sejren med { $gold } guld hver.
    }
kingdoms-event-game_over-you = Du vinder med { $gold } guld.

## Why something is not possible

kingdoms-reason-over = Spillet er slut. Du kan se hvert træk igen eller begynde et nyt spil.
kingdoms-reason-not_an_action = Det træk findes ikke her. Placer et slot, træk en brik, eller placer din hemmelige brik.
kingdoms-reason-occupied = { $cell } er optaget. Enhver tom plads kan bruges.
kingdoms-reason-no_castle_of_rank = Du har ikke noget slot af rang { $rank } på hånden. Vælg en anden rang.
kingdoms-reason-pool_empty = Forrådet er tomt indtil næste runde. Placer et slot eller din hemmelige brik.
kingdoms-reason-secret_played = Din hemmelige brik ligger allerede på brættet. Du får en ny i næste runde.
kingdoms-reason-no_secret_in_open_tiles = Med »{ kingdoms-option-open_tiles }« har ingen en hemmelig brik: Alle brikker ligger med forsiden opad. Vælg en af dem.
kingdoms-reason-must_place_drawn = Placer først den brik, du har trukket. Enhver tom plads kan bruges.
kingdoms-reason-nothing_drawn = Der er ikke trukket nogen brik endnu. Vælg »Træk en brik« først.
kingdoms-reason-pass_not_allowed = Du kan stadig spille noget. Der meldes pas af sig selv, når der ikke er mere tilbage.
kingdoms-reason-tile_not_in_pool = Den brik er ikke længere i forrådet. Vælg en, der stadig er der.
kingdoms-reason-must_pick = Vælg først den brik, du selv vil beholde.
kingdoms-reason-pick_not_now = Egne brikker vælges i begyndelsen af en runde. Placer et slot eller en brik nu.
kingdoms-reason-draw_blind = Alle brikker ligger med forsiden opad: Vælg den, du vil have, og placer den.
kingdoms-reason-tiles_face_down = Brikkerne ligger med forsiden nedad: Træk først en, og placer den så.

## Options

kingdoms-option-last_castle = Til sidste slot
    .help = Alle begynder med ti slotte, og efter hver runde går alle slotte på brættet ud af spillet, også dem af rang 1. Den runde, hvor nogen placerer sit sidste slot, er den sidste.
kingdoms-option-open_tiles = Uden held
    .help = Alle 22 brikker ligger med forsiden opad. Ingen har en hemmelig brik, ingen trækker: Du vælger selv, hvilken brik du placerer.
kingdoms-option-score_as_you_go = Løbende optælling
    .help = En række eller kolonne udbetales, så snart dens sidste plads er fyldt. Ved rundens slutning er guldet det samme, du ser det bare før.
kingdoms-option-open_reserve = En egen brik
    .help = Hører til »{ kingdoms-option-open_tiles }«: I begyndelsen af hver runde vælger alle en åben brik, som ingen andre må placere.
kingdoms-option-starter_tie = Lige meget guld: Hvem begynder?
    .help = Den, der har mest guld, begynder næste runde. Dette afgør, hvad der sker, når flere har lige meget.
kingdoms-option-starter_tie-random = Lodtrækning
kingdoms-option-starter_tie-clockwise = Den næste med uret
kingdoms-option-needs-open_tiles = Kun med »{ kingdoms-option-open_tiles }«.

## Whose turn, and what to do

kingdoms-step-turn = { $player } skal spille.
kingdoms-step-turn-you = Din tur: { $can }.
kingdoms-step-place = { $player } har trukket en brik og leder efter en plads.
kingdoms-step-place-you = Du har trukket { $piece }. Hvor skal den ligge?
kingdoms-step-pick = { $player } vælger en egen brik.
kingdoms-step-pick-you = Vælg den brik, du selv vil beholde.
kingdoms-step-over = Spillet er slut.
kingdoms-step-over-you = Spillet er slut.

kingdoms-can-castle = placer et slot
kingdoms-can-secret = placer din hemmelige brik
kingdoms-can-draw = træk en brik
kingdoms-can-place = placer den trukne brik
kingdoms-can-tile = placer en brik
kingdoms-can-reserve = placer din egen brik
kingdoms-can-pick = vælg en brik
kingdoms-can-pass = meld pas

kingdoms-verb-castle = Placer et slot
kingdoms-verb-secret = Placer den hemmelige brik
kingdoms-verb-draw = Træk en brik
kingdoms-verb-place = Placer den trukne brik
kingdoms-verb-tile = Placer en brik
kingdoms-verb-reserve = Placer din egen brik
kingdoms-verb-pick = Behold denne brik
kingdoms-verb-pass = Meld pas

## Bots

kingdoms-level-random = Vagabond
    .help = Spiller det, der falder den ind. Godt selskab i dit allerførste spil.
kingdoms-level-greedy = Købmand
    .help = Gør den bedste handel lige nu og ødsler ikke med høje slotte.

## Hints

kingdoms-hint-place = { $piece } på { $cell }
kingdoms-hint-best_margin = Intet andet giver dig større forspring lige nu.
kingdoms-hint-high_castle = Disse linjer er et højt slot værd.
kingdoms-hint-hurt_leader = Det koster den førende mere, end det koster dig.
kingdoms-hint-draw_expected = Ingen plads frister endnu. I gennemsnit giver en ny brik dig mere.
kingdoms-hint-forced = Det er det eneste træk, du har.
kingdoms-hint-secret_now = Din hemmelige brik gør mest gavn her og nu.

## Spaces, for screen readers

kingdoms-cell-empty = tom
kingdoms-cell-can-place = her kan du placere
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = slot af rang { $rank } ({ $player })
kingdoms-cell-castle-you = dit slot af rang { $rank }
kingdoms-cell-last = sidste træk
kingdoms-cell-marked = markeret

## Preview

kingdoms-preview-line = { $line }: { $was } → { $now }, du { $gold }

## Score page

kingdoms-score-start = Startkapital
kingdoms-score-round = Runde { $n }
kingdoms-score-rows = Rækker
kingdoms-score-columns = Kolonner
kingdoms-score-total = I alt
kingdoms-score-now = Guld
kingdoms-score-projected = Hvis runden sluttede nu
kingdoms-score-tie = Den, der har mest guld, vinder. Spillere med lige meget guld deler pladsen, og slotte på hånden er intet værd.
kingdoms-score-place =
    { $n ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $n }.
    }

## Rules page

kingdoms-rules-aim = Målet
    .text =
        Du hersker over en håndfuld slotte og 50 guld. Gennem tre runder fylder spillerne et bræt på 30 pladser med slotte og brikker. Så tælles hver række og hver kolonne op, og hvert slot tjener eller taber på det, der ligger i dets linje.

        Den, der har mest guld efter tredje runde, vinder.

kingdoms-rules-pieces = Materialet
    .text =
        Spillebrættet har fem rækker (1 til 5, oppefra) og seks kolonner (A til F, fra venstre).

        Der er 22 brikker. Tolv ressourcebrikker er +1 til +6 værd, hver værdi to gange. Seks farebrikker koster −1 til −6, hver værdi én gang. De fire andre er to bjerge, en drage og en guldmine.

        Dine slotte har en rang fra 1 til 4. Du ejer ét af rang 4, to af rang 3 og tre af rang 2. Af rang 1 har du fire slotte med to spillere, tre med tre spillere og to med fire spillere.

kingdoms-rules-setup = Opsætning
    .text =
        Alle får 50 guld og slottene i én farve. Alle brikker blandes og ligger med forsiden nedad: Det er forrådet.

        Alle tager en brik fra forrådet og ser på den. Det er din hemmelige brik; kun du kender den, indtil du spiller den.

        Loddet afgør, hvem der begynder første runde. Der spilles med uret.

kingdoms-rules-turn = Din tur
    .text =
        I din tur gør du præcis én af tre ting: placerer et slot, trækker en brik og placerer den, eller placerer din hemmelige brik. Så er det næste spillers tur.

        Enhver tom plads kan bruges til alt. Intet behøver at ligge op ad noget, og du må gerne skade dig selv, hvis du har en grund. Det, der ligger på brættet, bliver liggende, til runden er slut.

kingdoms-rules-castle = At placere et slot
    .text =
        Tag et slot af valgfri rang fra hånden, og sæt det på en tom plads. Det tæller i sin række og i sin kolonne, og dets rang er din indsats i dem begge.

        Vælg godt: Kun slotte af rang 1 kommer tilbage efter runden. Et slot af rang 2, 3 eller 4 tjener dig én gang i hele spillet.

kingdoms-rules-draw = At trække en brik
    .text =
        Beslut dig for at trække, se på brikken, og læg den så med forsiden opad på en valgfri tom plads. Du skal placere den med det samme; du kan ikke beholde den, lægge den tilbage eller bytte den med din hemmelige brik.

        Når forrådet er tomt, kan ingen trække før næste runde.

kingdoms-rules-secret = Den hemmelige brik
    .text =
        I stedet for at trække må du placere din hemmelige brik. Det kan du gøre én gang i hver runde, når det passer dig. Du får først en ny i næste runde.

        En hemmelig brik, du ikke har spillet, har ingen virkning. Den blandes ind igen.

kingdoms-rules-passing = At melde pas
    .text =
        Du melder kun pas, når du ikke kan gøre andet: intet slot på hånden, den hemmelige brik spillet, forrådet tomt. Spillet gør det for dig, og de andre spiller videre.

kingdoms-rules-round-end = Slutningen på en runde
    .text =
        En runde slutter med det samme, når den sidste plads er fyldt. Så er der optælling af alle fem rækker og alle seks kolonner.

kingdoms-rules-scoring = Optælling af en linje
    .text =
        Alt tæller to gange: én gang i sin række og én gang i sin kolonne.

        Læg ressourcerne i hver linje sammen, og træk farerne fra. Det er basisværdien. Hver spiller ganger den med rangen af alle sine egne slotte i linjen. Resultatet udbetales i guld eller betales til banken, hvis det er negativt.

        Uden slot i en linje hverken vinder eller taber du noget der. Slotte alene giver ingenting. Slipper guldet op, får du gæld og spiller bare videre.

kingdoms-rules-example = Et eksempel
    .text =
        I en række ligger Landsby +3, et slot af rang 2, som er Annas, Ulve −3, Vagttårn +5, et slot af rang 1, som er Bens, og et slot af rang 1, som er Annas.

        Ressourcerne giver 8, farerne tager 3: Basisværdien er +5. Annas rang er 3 i alt, så hun får 15 guld. Ben får 5.

        De kolonner, som disse slotte står i, tælles op på samme måde, hver for sig.

kingdoms-rules-mountain = Bjerge
    .text =
        Et bjerg deler sin række og sin kolonne. Delene på hver side tælles op for sig, som om de andre ikke fandtes. To bjerge i én linje giver tre dele.

        Sæt i eksemplet et bjerg i stedet for Ulve. Til venstre er basisværdien +3: Anna får 6 guld der. Til højre er den +5: Anna og Ben får 5 guld hver.

kingdoms-rules-dragon = Dragen
    .text =
        Dragen jager alle fra arbejdet: I dens række og i dens kolonne tæller ressourcer ikke. Farer tæller stadig. Dragen kommer ikke forbi et bjerg.

        Sæt i eksemplet dragen i stedet for Vagttårn. Kun Ulve tæller: Basisværdien er −3. Anna betaler 9 guld, Ben betaler 3.

kingdoms-rules-mine = Guldminen
    .text =
        Guldminen fordobler basisværdien i sin række og sin kolonne, på godt og ondt. Den fordobler aldrig slottenes rang, og den når ikke forbi et bjerg.

        Sæt i eksemplet guldminen i stedet for Ulve. Basisværdien 8 fordobles til +16: Anna får 48 guld, Ben får 16.

        Mødes dragen og guldminen i én del, tager dragen først ressourcerne væk. De farer, der er tilbage, fordobles.

kingdoms-rules-between = Mellem runderne
    .text =
        Efter første og anden runde ryddes brættet. Slotte af rang 1 går tilbage til deres ejere; alle andre, der stod på brættet, går ud af spillet. Slotte, du stadig har på hånden, beholder du.

        Alle 22 brikker blandes, og alle tager en ny hemmelig brik. Den, der har mest guld, begynder næste runde. Har flere mest guld, trækkes der lod mellem dem.

kingdoms-rules-end = Afslutning på spillet
    .text =
        Spillet slutter efter optællingen i tredje runde. Den, der har mest guld, vinder. Spillere med lige meget guld deler pladsen og også sejren. Slotte på hånden er intet værd.

kingdoms-rules-last_castle = Variant et: til sidste slot
    .text =
        Alle begynder med alle ti slotte i farven, heraf fire af rang 1, og antallet af runder er åbent. Efter hver runde går alle slotte på brættet ud af spillet, også dem af rang 1.

        Når nogen placerer sit sidste slot, er denne runde den sidste. Den spilles færdig, til brættet er fuldt, eller ingen kan spille mere, og så tælles der op. Pladser, der forbliver tomme, har ingen værdi og deler ingenting.

kingdoms-rules-open_tiles = Variant to: uden held
    .text =
        I hver runde ligger alle 22 brikker med forsiden opad ved siden af brættet. Ingen tager en hemmelig brik. I stedet for at trække vælger du en hvilken som helst brik fra forrådet og placerer den.

kingdoms-rules-open_reserve = Til variant to: en egen brik
    .text =
        Det er en tilføjelse fra os. Før runden begynder, vælger alle efter tur, fra den der starter, en åben brik. Alle ser den, men kun ejeren må placere den, én gang, som en hemmelig brik.

kingdoms-rules-score_as_you_go = Variant tre: løbende optælling
    .text =
        En række udbetales, så snart dens sjette plads er fyldt, en kolonne, så snart dens femte er fyldt. En linje, som et bjerg deler, venter, til den er helt fuld. Fylder ét træk både en række og en kolonne, udbetales begge.

        Ved rundens slutning har alle præcis lige så meget guld som uden varianten. Du ser det bare vokse før.

kingdoms-rules-mixing = At blande varianterne
    .text =
        Alle tre varianter kan kombineres frit. Med et og tre sammen tælles linjer, der ikke er fulde, når den sidste runde slutter, op på det tidspunkt.

kingdoms-rules-unconfirmed = Det, vi ikke kunne bekræfte
    .text =
        Vi havde ikke et trykt eksemplar af spillet at sammenligne med. Antallet af brikker og slotte kommer fra spillereglerne og fra flere beskrivelser, der stemmer overens. Navnene Gård +2, By +6, Sump −1 og Ogrer −4 er vores bedste gæt, og det samme gælder, at begge brikker af en ressourceværdi hedder det samme. Navnene betyder aldrig noget for spillet.

        Spillereglerne siger ikke, hvem der begynder, når flere har mest guld, eller hvem der vinder, når det står lige. Vi trækker lod om starten og deler sejren.

## Help at the objects

kingdoms-about-tile = En ressourcebrik hæver sin række og sin kolonne med sin værdi, en farebrik sænker begge. Hvert slot i linjen ganger det med sin rang.
kingdoms-about-resource = En ressourcebrik hæver sin række og sin kolonne med sin værdi. Hvert slot i linjen ganger det med sin rang. Ved dragen tæller den ikke.
kingdoms-about-hazard = En farebrik sænker sin række og sin kolonne med sin værdi. Hvert slot i linjen ganger det med sin rang. Ikke engang dragen får den væk.
kingdoms-about-castle = Et slot tjener eller taber basisværdien af sin række og sin kolonne gange sin rang. Efter runden får du slotte af rang 1 tilbage; højere går ud af spillet.
kingdoms-about-castle-last = Et slot tjener eller taber basisværdien af sin række og sin kolonne gange sin rang. I denne variant går alle slotte på brættet ud af spillet efter runden.
kingdoms-about-mountain = Et bjerg deler sin række og sin kolonne. Hver del tælles op for sig, og hverken dragen eller guldminen når forbi det.
kingdoms-about-dragon = Dragen gør, at ingen ressourcer i dens række og dens kolonne tæller. Farer tæller stadig. Et bjerg standser den.
kingdoms-about-mine = Guldminen fordobler basisværdien i sin række og sin kolonne, både gevinst og tab, men ikke slottenes rang. Et bjerg standser den.
kingdoms-about-line = Basisværdien af en linje er dens ressourcer minus dens farer. Du får den ganget med rangen af dine slotte i linjen. Er den negativ, betaler du.
kingdoms-about-secret = Din hemmelige brik kender kun du. Placer den én gang i runden i stedet for at trække en brik. Beholder du den, sker der intet: Den blandes ind igen.
kingdoms-about-reserve = Denne brik er kun for sin ejer. Den kan placeres én gang i runden i stedet for en anden brik.
kingdoms-about-pool = Brikkerne med forsiden nedad. Trækker du en, placerer du den med det samme på en valgfri tom plads.
kingdoms-about-pool-open = Alle brikker i dette forråd ligger med forsiden opad: Vælg en af dem, og placer den på en tom plads.

## Lessons of the first game

kingdoms-lesson-1-title = Et første slot
kingdoms-lesson-1-text = Ressourcebrikker gør en linje mere værd. Vælg et slot, og placer det på en plads, hvor rækken eller kolonnen allerede har ressourcer.
kingdoms-lesson-1-done = Det slot tjener linjens værdi gange sin rang.
kingdoms-lesson-2-title = To linjer på én gang
kingdoms-lesson-2-text = Alt tæller i sin række og i sin kolonne. Find den plads, hvor begge er gode, og placer et slot der.
kingdoms-lesson-2-done = Ét slot, betalt to gange. De bedste pladser er der, hvor to gode linjer krydser hinanden.
kingdoms-lesson-3-title = Farer
kingdoms-lesson-3-text = Du har trukket en farebrik, og et sted skal den ligge. Find en plads, hvor den skader de andre mere end dig.
kingdoms-lesson-3-done = Deres slotte betaler for det. I en linje uden slotte koster en fare ingen noget. Ikke endnu.
kingdoms-lesson-4-title = Bjerget
kingdoms-lesson-4-text = Et bjerg deler sin række og sin kolonne. Placer det, så det skiller dit slot fra en fare.
kingdoms-lesson-4-done = Nu tæller hver side for sig. Det, der ligger bag bjerget, når dig ikke længere.
kingdoms-lesson-5-title = Dragen
kingdoms-lesson-5-text = Hvor dragen er, tæller ressourcer ikke; farerne bliver. Send den hen i en linje, som de andre tjener meget på.
kingdoms-lesson-5-done = Slut med rigdommen der. Kun et bjerg kunne have standset den.
kingdoms-lesson-6-title = Guldminen
kingdoms-lesson-6-text = Guldminen fordobler værdien af sin række og sin kolonne, også når den er negativ. Placer den, hvor du vil have det dobbelte.
kingdoms-lesson-6-done = Den linje tæller dobbelt nu. Pas på farerne: De ville også blive fordoblet.
kingdoms-lesson-7-title = Træk, eller brug den hemmelige brik
kingdoms-lesson-7-text = Ved du ikke, hvor du skal bygge? Træk en brik, og placer den. Eller spil din hemmelige brik, som ingen andre kender. Valget er dit.
kingdoms-lesson-7-done = En trukket brik placeres med det samme. Den hemmelige venter på sit øjeblik, men kun til runden er slut.
kingdoms-lesson-8-title = Det rigtige slot på det rigtige tidspunkt
kingdoms-lesson-8-text = Slotte af rang 1 kommer tilbage efter hver runde, højere tjener dig kun én gang. Det er dit træk: et højt slot, et lavt eller en brik?
kingdoms-lesson-8-done = Der er ikke kun ét rigtigt svar. Et højt slot er givet godt ud, hvor linjerne er gode og næsten fulde. God fornøjelse med dine kongeriger!
