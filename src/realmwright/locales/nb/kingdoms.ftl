### Kingdoms på norsk. Ord etter docs/rules/kingdoms.md, K-16; forklaringer står i en/kingdoms.ftl.
### Merk: en rad er loddrett her (column), en rekke er vannrett (row), som i spillereglene.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Bygg borgene dine der landet kaster av seg, og la de andre få dragen.

## Tiles

kingdoms-face-plus1 = Skog
kingdoms-face-plus2 = Bondegård
kingdoms-face-plus3 = Landsby
kingdoms-face-plus4 = Vindmølle
kingdoms-face-plus5 = Vakttårn
kingdoms-face-plus6 = By
kingdoms-face-minus1 = Myrhull
kingdoms-face-minus2 = Kirkegård
kingdoms-face-minus3 = Varger
kingdoms-face-minus4 = Ogrer
kingdoms-face-minus5 = Orker
kingdoms-face-minus6 = Troll
kingdoms-face-MT = Fjell
kingdoms-face-DR = Drage
kingdoms-face-GM = Gullgruve

kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = Dette navnet har vi ikke kunnet sjekke mot en trykt brikke. Det er verdien som teller, og den stemmer.

kingdoms-secret-tile = Hemmelig brikke
kingdoms-secret-hidden = Hemmelig brikke, bildet ned
kingdoms-secret-played = Hemmelig brikke er alt spilt
kingdoms-reserve-tile = Egen brikke
kingdoms-drawn-tile = Trukket brikke
kingdoms-pool = Forråd
kingdoms-pool-left =
    { $count ->
        [0] Forrådet er tomt
        [one] 1 brikke i forrådet
       *[other] { $count } brikker i forrådet
    }
kingdoms-unseen = Brikker du ikke har sett
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, én igjen
       *[other] { $name }, { $count } igjen
    }

## Castles

kingdoms-castle = Borg av rang { $rank }
kingdoms-castle-of = Borg av rang { $rank } ({ $player })
kingdoms-castles = Borger på hånden
kingdoms-castle-count =
    { $count ->
        [0] Rang { $rank }: ingen igjen
        [one] Rang { $rank }: én borg
       *[other] Rang { $rank }: { $count } borger
    }

## Pieces inside a sentence

kingdoms-piece-castle = en borg av rang { $rank }
kingdoms-piece-tile = { $name } { $value }
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Rekke { $n }
kingdoms-column = Rad { $n }
kingdoms-column-letter = Rad { $letter }
kingdoms-line-part = { $line }, del { $n }
kingdoms-line-base = { $line } teller { $base }
kingdoms-line-stake = { $line } teller { $base }, din innsats { $stake }: { $gold }
kingdoms-line-stake-of = { $player } har en innsats på { $stake } der: { $gold }
kingdoms-line-stake-hidden = { $line } teller { $base }, din innsats { $stake }
kingdoms-line-stake-of-hidden = { $player } har en innsats på { $stake } der
kingdoms-line-dragon = Her er dragen: Ressurser teller ikke.
kingdoms-line-mine = Her er gullgruven: Verdien blir doblet.
kingdoms-line-paid = alt betalt ut

## Words

kingdoms-term-gold = Gull
kingdoms-term-rank = Rang
kingdoms-term-round = Runde
kingdoms-term-turn = Tur
kingdoms-term-row = Rekke
kingdoms-term-column = Rad
kingdoms-term-space = Felt
kingdoms-term-board = Spillbrett
kingdoms-term-tile = Brikke
kingdoms-term-castle = Borg
kingdoms-term-resource = Ressursbrikke
kingdoms-term-hazard = Farebrikke
kingdoms-term-base = Grunnverdi
kingdoms-term-stake = Innsats
kingdoms-term-debt = Gjeld
kingdoms-term-bank = Banken
kingdoms-term-starter = Begynner runden
kingdoms-term-scoring = Skåring

kingdoms-round = Runde { $round }
kingdoms-round-of = Runde { $round } av { $rounds }
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = Runde { $round } begynner. { $player } starter.
kingdoms-event-round_started-you = Runde { $round } begynner. Du starter.
kingdoms-event-starter_drawn = Loddet avgjør mellom { $players }: { $player } starter.
kingdoms-event-starter_drawn-you = Loddet avgjør mellom { $players }: Du starter.
kingdoms-event-dealt = { $player } tar en hemmelig brikke.
kingdoms-event-dealt-you = Din hemmelige brikke: { $piece }.
kingdoms-event-picked = { $player } velger { $piece } som egen brikke.
kingdoms-event-picked-you = Du velger { $piece } som egen brikke.
kingdoms-event-drew = { $player } trekker { $piece }.
kingdoms-event-drew-you = Du trekker { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } legger ut { $piece } på { $cell }.
        [secret] { $player } viser den hemmelige brikken: { $piece } på { $cell }.
        [reserve] { $player } legger ut sin egen brikke: { $piece } på { $cell }.
       *[pool] { $player } legger ut { $piece } på { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] Du legger ut { $piece } på { $cell }.
        [secret] Du viser den hemmelige brikken din: { $piece } på { $cell }.
        [reserve] Du legger ut din egen brikke: { $piece } på { $cell }.
       *[pool] Du legger ut { $piece } på { $cell }.
    }
kingdoms-event-passed = { $player } har ikke mer å spille og sier pass.
kingdoms-event-passed-you = Du har ikke mer å spille og sier pass.
kingdoms-event-scored = { $line }: { $gains }
kingdoms-event-scored-none = { $line }: ingen borger, ikke noe gull
kingdoms-event-round_ended = Runde { $round } er over: { $standing }.
kingdoms-event-board_cleared = Spillbrettet ryddes til neste runde.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } vinner med { $gold } gull.
       *[other] { $players } deler seieren med { $gold } gull hver.
    }
kingdoms-event-game_over-you = Du vinner med { $gold } gull.

## Why something is not possible

kingdoms-reason-over = Spillet er over. Du kan se på hvert trekk en gang til eller starte et nytt spill.
kingdoms-reason-not_an_action = Det trekket finnes ikke her. Legg ut en borg, trekk en brikke eller legg ut den hemmelige brikken din.
kingdoms-reason-occupied = { $cell } er opptatt. Et hvilket som helst tomt felt går bra.
kingdoms-reason-no_castle_of_rank = Du har ingen borg av rang { $rank } på hånden. Velg en annen rang.
kingdoms-reason-pool_empty = Forrådet er tomt til neste runde. Legg ut en borg eller den hemmelige brikken din.
kingdoms-reason-secret_played = Den hemmelige brikken din ligger alt på brettet. Du får en ny i neste runde.
kingdoms-reason-no_secret_in_open_tiles = Med «{ kingdoms-option-open_tiles }» har ingen en hemmelig brikke: Alle brikkene ligger med bildet opp. Velg en av dem.
kingdoms-reason-must_place_drawn = Legg først ut brikken du har trukket. Et hvilket som helst tomt felt går bra.
kingdoms-reason-nothing_drawn = Det er ikke trukket noen brikke ennå. Velg «Trekk en brikke» først.
kingdoms-reason-pass_not_allowed = Du kan fortsatt spille noe. Pass blir sagt av seg selv når ingenting er igjen.
kingdoms-reason-tile_not_in_pool = Den brikken er ikke i forrådet lenger. Velg en som fortsatt er der.
kingdoms-reason-must_pick = Velg først brikken du vil beholde selv.
kingdoms-reason-pick_not_now = Egne brikker velges i begynnelsen av en runde. Legg ut en borg eller en brikke nå.
kingdoms-reason-draw_blind = Alle brikkene ligger med bildet opp: Velg den du vil ha, og legg den ut.
kingdoms-reason-tiles_face_down = Brikkene ligger med bildet ned: Trekk først en, og legg den så ut.

## Options

kingdoms-option-last_castle = Til siste borg
    .help = Alle begynner med ti borger, og etter hver runde går alle borgene på brettet ut av spillet, også de av rang 1. Runden der noen legger ut sin siste borg, er den siste.
kingdoms-option-open_tiles = Uten hell
    .help = Alle de 22 brikkene ligger med bildet opp. Ingen har en hemmelig brikke, ingen trekker: Du velger selv hvilken brikke du legger ut.
kingdoms-option-score_as_you_go = Skåring i farta
    .help = En rekke eller rad betales ut med en gang det siste feltet er fylt. Ved slutten av runden er gullet det samme, du ser det bare tidligere.
kingdoms-option-open_reserve = En egen brikke
    .help = Hører til «{ kingdoms-option-open_tiles }»: I begynnelsen av hver runde velger alle en åpen brikke som ingen andre får legge ut.
kingdoms-option-starter_tie = Like mye gull: Hvem begynner?
    .help = Den som har mest gull, begynner neste runde. Dette avgjør når flere har like mye.
kingdoms-option-starter_tie-random = Loddtrekning
kingdoms-option-starter_tie-clockwise = Neste med klokka
kingdoms-option-needs-open_tiles = Bare med «{ kingdoms-option-open_tiles }».

## Whose turn, and what to do

kingdoms-step-turn = { $player } skal spille.
kingdoms-step-turn-you = Din tur: { $can }.
kingdoms-step-place = { $player } har trukket en brikke og leter etter et felt.
kingdoms-step-place-you = Du har trukket { $piece }. Hvor skal den ligge?
kingdoms-step-pick = { $player } velger en egen brikke.
kingdoms-step-pick-you = Velg brikken du vil beholde selv.
kingdoms-step-over = Spillet er over.
kingdoms-step-over-you = Spillet er over.

kingdoms-can-castle = legg ut en borg
kingdoms-can-secret = legg ut den hemmelige brikken din
kingdoms-can-draw = trekk en brikke
kingdoms-can-place = legg ut den trukne brikken
kingdoms-can-tile = legg ut en brikke
kingdoms-can-reserve = legg ut din egen brikke
kingdoms-can-pick = velg en brikke
kingdoms-can-pass = si pass

kingdoms-verb-castle = Legg ut en borg
kingdoms-verb-secret = Legg ut den hemmelige brikken
kingdoms-verb-draw = Trekk en brikke
kingdoms-verb-place = Legg ut den trukne brikken
kingdoms-verb-tile = Legg ut en brikke
kingdoms-verb-reserve = Legg ut din egen brikke
kingdoms-verb-pick = Behold denne brikken
kingdoms-verb-pass = Si pass

## Bots

kingdoms-level-random = Vagabond
    .help = Spiller det som faller den inn. Godt selskap i ditt aller første spill.
kingdoms-level-greedy = Kjøpmann
    .help = Gjør den beste handelen akkurat nå og sløser ikke med høye borger.

## Hints

kingdoms-hint-place = { $piece } på { $cell }
kingdoms-hint-best_margin = Ingenting annet gir deg større forsprang akkurat nå.
kingdoms-hint-high_castle = Disse linjene er verdt en høy borg.
kingdoms-hint-hurt_leader = Dette koster lederen mer enn det koster deg.
kingdoms-hint-draw_expected = Ingen felt frister ennå. I snitt gir en ny brikke deg mer.
kingdoms-hint-forced = Det er det eneste trekket du har.
kingdoms-hint-secret_now = Den hemmelige brikken din gjør mest nytte her og nå.

## Spaces, for screen readers

kingdoms-cell-empty = tomt
kingdoms-cell-can-place = her kan du legge ut
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = borg av rang { $rank } ({ $player })
kingdoms-cell-castle-you = din borg av rang { $rank }
kingdoms-cell-last = siste trekk
kingdoms-cell-marked = merket

## Preview

kingdoms-preview-line = { $line }: { $was } → { $now }, du { $gold }

## Score page

kingdoms-score-start = Startkapital
kingdoms-score-round = Runde { $n }
kingdoms-score-rows = Rekker
kingdoms-score-columns = Rader
kingdoms-score-total = Totalt
kingdoms-score-now = Gull
kingdoms-score-projected = Hvis runden endte nå
kingdoms-score-tie = Den som har mest gull, vinner. Spillere med like mye gull deler plassen, og borger på hånden er ikke verdt noe.
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
        Du hersker over en håndfull borger og 50 gull. Gjennom tre runder fyller spillerne et brett på 30 felt med borger og brikker. Så telles hver rekke og hver rad, og hver borg tjener eller taper på det som ligger i linjen dens.

        Den som har mest gull etter tredje runde, vinner.

kingdoms-rules-pieces = Materiellet
    .text =
        Spillbrettet har fem rekker (1 til 5, ovenfra) og seks rader (A til F, fra venstre). En rekke går bortover, en rad går nedover.

        Det er 22 brikker. Tolv ressursbrikker er verdt +1 til +6, hver verdi to ganger. Seks farebrikker koster −1 til −6, hver verdi én gang. De fire andre er to fjell, en drage og en gullgruve.

        Borgene dine har en rang fra 1 til 4. Du eier én av rang 4, to av rang 3 og tre av rang 2. Av rang 1 har du fire borger med to spillere, tre med tre spillere og to med fire spillere.

kingdoms-rules-setup = Oppsett
    .text =
        Alle får 50 gull og borgene i én farge. Alle brikkene stokkes og ligger med bildet ned: Det er forrådet.

        Alle tar en brikke fra forrådet og ser på den. Det er den hemmelige brikken din; bare du kjenner den til du spiller den.

        Loddet avgjør hvem som begynner første runde. Spillet går med klokka.

kingdoms-rules-turn = Din tur
    .text =
        Når det er din tur, gjør du nøyaktig én av tre ting: legger ut en borg, trekker en brikke og legger den ut, eller legger ut den hemmelige brikken din. Så er det neste spillers tur.

        Ethvert tomt felt går bra for alt. Ingenting må ligge inntil noe annet, og du kan skade deg selv om du har en grunn til det. Det som ligger på brettet, blir liggende til runden er slutt.

kingdoms-rules-castle = Legge ut en borg
    .text =
        Ta en borg av valgfri rang fra hånden og legg den på et tomt felt. Den teller i rekken sin og i raden sin, og rangen er innsatsen din i begge.

        Velg godt: Bare borger av rang 1 kommer tilbake etter runden. En borg av rang 2, 3 eller 4 tjener deg én gang i hele spillet.

kingdoms-rules-draw = Trekke en brikke
    .text =
        Bestem deg for å trekke, se på brikken og legg den så med bildet opp på et valgfritt tomt felt. Du må legge den ut med en gang; du kan ikke beholde den, legge den tilbake eller bytte den mot den hemmelige brikken din.

        Når forrådet er tomt, kan ingen trekke før neste runde.

kingdoms-rules-secret = Den hemmelige brikken
    .text =
        I stedet for å trekke kan du legge ut den hemmelige brikken din. Det kan du gjøre én gang i hver runde, når det passer deg. Du får ikke en ny før i neste runde.

        En hemmelig brikke du ikke har spilt, har ingen virkning. Den stokkes inn igjen.

kingdoms-rules-passing = Si pass
    .text =
        Du sier pass bare når du ikke kan gjøre noe annet: ingen borg på hånden, den hemmelige brikken spilt, forrådet tomt. Spillet gjør det for deg, og de andre spiller videre.

kingdoms-rules-round-end = Slutten på en runde
    .text =
        En runde slutter med en gang det siste feltet er fylt. Da skåres alle de fem rekkene og alle de seks radene.

kingdoms-rules-scoring = Skåring av en linje
    .text =
        Alt teller to ganger: én gang i rekken sin og én gang i raden sin.

        Legg sammen ressursene i hver linje og trekk fra farene. Det er grunnverdien. Hver spiller ganger den med rangene til alle egne borger i linjen. Resultatet betales ut i gull, eller betales til banken hvis det er negativt.

        Uten borg i en linje verken vinner eller taper du noe der. Borger alene gir ingenting. Går du tom for gull, får du gjeld og spiller bare videre.

kingdoms-rules-example = Et eksempel
    .text =
        I en rekke ligger Landsby +3, en borg av rang 2 som er Annas, Varger −3, Vakttårn +5, en borg av rang 1 som er Bens, og en borg av rang 1 som er Annas.

        Ressursene blir 8 til sammen, farene tar bort 3: Grunnverdien er +5. Annas ranger blir 3 til sammen, så hun får 15 gull. Ben får 5.

        Radene som disse borgene står i, telles på samme måte, hver for seg.

kingdoms-rules-mountain = Fjell
    .text =
        Et fjell deler rekken sin og raden sin. Delene på hver side skåres for seg, som om de andre ikke fantes. To fjell i én linje gir tre deler.

        Sett i eksemplet et fjell i stedet for Varger. Til venstre er grunnverdien +3: Anna får 6 gull der. Til høyre er den +5: Anna og Ben får 5 gull hver.

kingdoms-rules-dragon = Dragen
    .text =
        Dragen jager alle fra arbeidet: I rekken og raden dens teller ressurser ikke. Farer teller fortsatt. Dragen kommer ikke forbi et fjell.

        Sett i eksemplet dragen i stedet for Vakttårn. Bare Varger teller: Grunnverdien er −3. Anna betaler 9 gull, Ben betaler 3.

kingdoms-rules-mine = Gullgruven
    .text =
        Gullgruven dobler grunnverdien i rekken og raden sin, på godt og vondt. Den dobler aldri rangen til borger, og den når ikke forbi et fjell.

        Sett i eksemplet gullgruven i stedet for Varger. Grunnverdien 8 dobles til +16: Anna får 48 gull, Ben får 16.

        Møtes dragen og gullgruven i én del, tar dragen først bort ressursene. Farene som er igjen, dobles.

kingdoms-rules-between = Mellom rundene
    .text =
        Etter første og andre runde ryddes brettet. Borger av rang 1 går tilbake til eierne; alle andre som sto på brettet, går ut av spillet. Borger du fortsatt har på hånden, beholder du.

        Alle de 22 brikkene stokkes, og alle tar en ny hemmelig brikke. Den som har mest gull, begynner neste runde. Har flere mest gull, trekkes det lodd mellom dem.

kingdoms-rules-end = Sluttspill
    .text =
        Spillet slutter etter skåringen i tredje runde. Den som har mest gull, vinner. Spillere med like mye gull deler plassen, også seieren. Borger på hånden er ikke verdt noe.

kingdoms-rules-last_castle = Variant én: til siste borg
    .text =
        Alle begynner med alle de ti borgene i fargen, fire av rang 1 iberegnet, og antall runder er åpent. Etter hver runde går alle borgene på brettet ut av spillet, også de av rang 1.

        Når noen legger ut sin siste borg, er denne runden den siste. Den spilles ferdig til brettet er fullt eller ingen kan spille mer, og så skåres den. Felt som forblir tomme, har ingen verdi og deler ingenting.

kingdoms-rules-open_tiles = Variant to: uten hell
    .text =
        I hver runde ligger alle de 22 brikkene med bildet opp ved siden av brettet. Ingen tar en hemmelig brikke. I stedet for å trekke velger du en hvilken som helst brikke fra forrådet og legger den ut.

kingdoms-rules-open_reserve = Til variant to: en egen brikke
    .text =
        Dette er et tillegg fra oss. Før runden begynner, velger alle etter tur, fra den som starter, en åpen brikke. Alle ser den, men bare eieren får legge den ut, én gang, som en hemmelig brikke.

kingdoms-rules-score_as_you_go = Variant tre: skåring i farta
    .text =
        En rekke betales ut med en gang det sjette feltet er fylt, en rad med en gang det femte er fylt. En linje som et fjell deler, venter til hele linjen er full. Fyller ett trekk både en rekke og en rad, betales begge ut.

        Ved slutten av runden har alle nøyaktig like mye gull som uten varianten. Du ser det bare vokse tidligere.

kingdoms-rules-mixing = Blande variantene
    .text =
        Alle tre variantene kan kombineres fritt. Med én og tre sammen skåres linjer som ikke er fulle når siste runde slutter, da.

kingdoms-rules-unconfirmed = Det vi ikke kunne bekrefte
    .text =
        Vi hadde ikke et trykt eksemplar av spillet å sammenligne med. Antallet brikker og borger kommer fra spillereglene og fra flere beskrivelser som stemmer overens. Navnene Bondegård +2, By +6, Myrhull −1 og Ogrer −4 er det beste vi kan gjette, og det samme gjelder at begge brikkene av en ressursverdi heter det samme. Navnene betyr aldri noe for spillet.

        Spillereglene sier ikke hvem som begynner når flere har mest gull, eller hvem som vinner når det står likt. Vi trekker lodd om starten og deler seieren.

## Help at the objects

kingdoms-about-tile = En ressursbrikke hever rekken og raden sin med verdien sin, en farebrikke senker begge. Hver borg i linjen ganger dette med rangen sin.
kingdoms-about-resource = En ressursbrikke hever rekken og raden sin med verdien sin. Hver borg i linjen ganger dette med rangen sin. Hos dragen teller den ikke.
kingdoms-about-hazard = En farebrikke senker rekken og raden sin med verdien sin. Hver borg i linjen ganger dette med rangen sin. Ikke engang dragen får den bort.
kingdoms-about-castle = En borg tjener eller taper grunnverdien av rekken og raden sin, ganger rangen. Etter runden får du igjen borger av rang 1; høyere går ut av spillet.
kingdoms-about-castle-last = En borg tjener eller taper grunnverdien av rekken og raden sin, ganger rangen. I denne varianten går alle borgene på brettet ut av spillet etter runden.
kingdoms-about-mountain = Et fjell deler rekken og raden sin. Hver del skåres for seg, og verken dragen eller gullgruven når forbi det.
kingdoms-about-dragon = Dragen gjør at ingen ressurser i rekken og raden dens teller. Farer teller fortsatt. Et fjell stanser den.
kingdoms-about-mine = Gullgruven dobler grunnverdien i rekken og raden sin, gevinst som tap, men ikke rangen til borger. Et fjell stanser den.
kingdoms-about-line = Grunnverdien av en linje er ressursene minus farene. Du får den ganget med rangen til borgene dine i linjen. Er den negativ, betaler du.
kingdoms-about-secret = Den hemmelige brikken din er det bare du som kjenner. Legg den ut én gang i runden, i stedet for å trekke en brikke. Beholder du den, skjer ingenting: Den stokkes inn igjen.
kingdoms-about-reserve = Denne brikken er bare for eieren. Den kan legges ut én gang i runden, i stedet for en annen brikke.
kingdoms-about-pool = Brikkene med bildet ned. Trekker du en, legger du den ut med en gang, på et valgfritt tomt felt.
kingdoms-about-pool-open = Alle brikkene i dette forrådet ligger med bildet opp: Velg en av dem og legg den på et tomt felt.

## Lessons of the first game

kingdoms-lesson-1-title = En første borg
kingdoms-lesson-1-text = Ressursbrikker gjør en linje mer verdt. Velg en borg og legg den på et felt der rekken eller raden alt har ressurser.
kingdoms-lesson-1-done = Den borgen tjener verdien av linjen, ganger rangen.
kingdoms-lesson-2-title = To linjer på én gang
kingdoms-lesson-2-text = Alt teller i rekken sin og i raden sin. Finn feltet der begge er gode, og legg ut en borg der.
kingdoms-lesson-2-done = Én borg, betalt to ganger. De beste feltene er der to gode linjer krysses.
kingdoms-lesson-3-title = Farer
kingdoms-lesson-3-text = Du har trukket en farebrikke, og et sted må den ligge. Finn et felt der den skader de andre mer enn deg.
kingdoms-lesson-3-done = Borgene deres betaler for det. I en linje uten borger koster en fare ingen noe. Ikke ennå.
kingdoms-lesson-4-title = Fjellet
kingdoms-lesson-4-text = Et fjell deler rekken og raden sin. Legg det slik at det skiller borgen din fra en fare.
kingdoms-lesson-4-done = Nå teller hver side for seg. Det som ligger bak fjellet, når deg ikke lenger.
kingdoms-lesson-5-title = Dragen
kingdoms-lesson-5-text = Der dragen er, teller ressurser ikke; farene blir. Send den til en linje de andre tjener mye på.
kingdoms-lesson-5-done = Slutt på rikdommen der. Bare et fjell kunne ha stanset den.
kingdoms-lesson-6-title = Gullgruven
kingdoms-lesson-6-text = Gullgruven dobler verdien av rekken og raden sin, også når den er negativ. Legg den der du vil ha dobbelt så mye.
kingdoms-lesson-6-done = Den linjen teller dobbelt nå. Pass på farene: De ville også bli doblet.
kingdoms-lesson-7-title = Trekke, eller den hemmelige brikken
kingdoms-lesson-7-text = Vet du ikke hvor du skal bygge? Trekk en brikke og legg den ut. Eller spill den hemmelige brikken din, som ingen andre kjenner. Valget er ditt.
kingdoms-lesson-7-done = En trukket brikke legges ut med en gang. Den hemmelige venter på sitt øyeblikk, men bare til runden er slutt.
kingdoms-lesson-8-title = Riktig borg til riktig tid
kingdoms-lesson-8-text = Borger av rang 1 kommer tilbake etter hver runde, høyere tjener deg bare én gang. Det er ditt trekk: en høy borg, en lav, eller en brikke?
kingdoms-lesson-8-done = Det finnes ikke bare ett riktig svar. En høy borg er godt brukt der linjene er gode og nesten fulle. Kos deg med kongerikene dine!
