### Kingdoms på svenska. Ord efter docs/rules/kingdoms.md, K-16; förklaringar finns i en/kingdoms.ftl.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Bygg dina slott där landet ger något, och låt de andra få draken.

## Tiles

kingdoms-face-plus1 = Skog
kingdoms-face-plus2 = Bondgård
kingdoms-face-plus3 = By
kingdoms-face-plus4 = Väderkvarn
kingdoms-face-plus5 = Utkikstorn
kingdoms-face-plus6 = Stad
kingdoms-face-minus1 = Träsk
kingdoms-face-minus2 = Kyrkogård
kingdoms-face-minus3 = Förskräckliga vargar
kingdoms-face-minus4 = Ogrer
kingdoms-face-minus5 = Orker
kingdoms-face-minus6 = Troll
kingdoms-face-MT = Berg
kingdoms-face-DR = Drake
kingdoms-face-GM = Guldgruva

kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = Det här namnet har vi inte kunnat kontrollera mot en tryckt bricka. Det är värdet som räknas, och det stämmer.

kingdoms-secret-tile = Hemlig bricka
kingdoms-secret-hidden = Hemlig bricka, framsidan nedåt
kingdoms-secret-played = Den hemliga brickan är redan spelad
kingdoms-reserve-tile = Egen bricka
kingdoms-drawn-tile = Dragen bricka
kingdoms-pool = Förråd
kingdoms-pool-left =
    { $count ->
        [0] Förrådet är tomt
        [one] 1 bricka i förrådet
       *[other] { $count } brickor i förrådet
    }
kingdoms-unseen = Brickor du inte har sett
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, en kvar
       *[other] { $name }, { $count } kvar
    }

## Castles

kingdoms-castle = Slott med rankning { $rank }
kingdoms-castle-of = Slott med rankning { $rank } ({ $player })
kingdoms-castles = Slott på handen
kingdoms-castle-count =
    { $count ->
        [0] Rankning { $rank }: inget kvar
        [one] Rankning { $rank }: ett slott
       *[other] Rankning { $rank }: { $count } slott
    }

## Pieces inside a sentence

kingdoms-piece-castle = ett slott med rankning { $rank }
kingdoms-piece-tile = { $name } { $value }
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Rad { $n }
kingdoms-column = Kolumn { $n }
kingdoms-column-letter = Kolumn { $letter }
kingdoms-line-part = { $line }, del { $n }
kingdoms-line-base = { $line } räknas som { $base }
kingdoms-line-stake = { $line } räknas som { $base }, din insats { $stake }: { $gold }
kingdoms-line-stake-of = { $player } har en insats på { $stake } där: { $gold }
kingdoms-line-stake-hidden = { $line } räknas som { $base }, din insats { $stake }
kingdoms-line-stake-of-hidden = { $player } har en insats på { $stake } där
kingdoms-line-dragon = Här är draken: tillgångar räknas inte.
kingdoms-line-mine = Här är guldgruvan: värdet fördubblas.
kingdoms-line-paid = redan utbetald

## Words

kingdoms-term-gold = Guld
kingdoms-term-rank = Rankning
kingdoms-term-round = Omgång
kingdoms-term-turn = Tur
kingdoms-term-row = Rad
kingdoms-term-column = Kolumn
kingdoms-term-space = Ruta
kingdoms-term-board = Spelbräde
kingdoms-term-tile = Bricka
kingdoms-term-castle = Slott
kingdoms-term-resource = Tillgångsbricka
kingdoms-term-hazard = Farobricka
kingdoms-term-base = Grundvärde
kingdoms-term-stake = Insats
kingdoms-term-debt = Skuld
kingdoms-term-bank = Banken
kingdoms-term-starter = Börjar omgången
kingdoms-term-scoring = Poängberäkning

kingdoms-round = Omgång { $round }
kingdoms-round-of = Omgång { $round } av { $rounds }
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = Omgång { $round } börjar. { $player } inleder.
kingdoms-event-round_started-you = Omgång { $round } börjar. Du inleder.
kingdoms-event-starter_drawn = Lotten avgör mellan { $players }: { $player } inleder.
kingdoms-event-starter_drawn-you = Lotten avgör mellan { $players }: du inleder.
kingdoms-event-dealt = { $player } tar en hemlig bricka.
kingdoms-event-dealt-you = Din hemliga bricka: { $piece }.
kingdoms-event-picked = { $player } väljer { $piece } som egen bricka.
kingdoms-event-picked-you = Du väljer { $piece } som egen bricka.
kingdoms-event-drew = { $player } drar { $piece }.
kingdoms-event-drew-you = Du drar { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } placerar { $piece } på { $cell }.
        [secret] { $player } avslöjar den hemliga brickan: { $piece } på { $cell }.
        [reserve] { $player } placerar sin egen bricka: { $piece } på { $cell }.
       *[pool] { $player } placerar { $piece } på { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] Du placerar { $piece } på { $cell }.
        [secret] Du avslöjar din hemliga bricka: { $piece } på { $cell }.
        [reserve] Du placerar din egen bricka: { $piece } på { $cell }.
       *[pool] Du placerar { $piece } på { $cell }.
    }
kingdoms-event-passed = { $player } har inget kvar att spela och står över.
kingdoms-event-passed-you = Du har inget kvar att spela och står över.
kingdoms-event-scored = { $line }: { $gains }
kingdoms-event-scored-none = { $line }: inga slott, inget guld
kingdoms-event-round_ended = Omgång { $round } är slut: { $standing }.
kingdoms-event-board_cleared = Spelbrädet töms inför nästa omgång.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } vinner med { $gold } guld.
       *[other] { $players } delar segern med { $gold } guld var.
    }
kingdoms-event-game_over-you = Du vinner med { $gold } guld.

## Why something is not possible

kingdoms-reason-over = Spelet är slut. Du kan se varje drag igen eller börja ett nytt spel.
kingdoms-reason-not_an_action = Det draget finns inte här. Placera ett slott, dra en bricka eller placera din hemliga bricka.
kingdoms-reason-occupied = { $cell } är upptagen. Vilken tom ruta som helst går bra.
kingdoms-reason-no_castle_of_rank = Du har inget slott med rankning { $rank } på handen. Välj en annan rankning.
kingdoms-reason-pool_empty = Förrådet är tomt till nästa omgång. Placera ett slott eller din hemliga bricka.
kingdoms-reason-secret_played = Din hemliga bricka ligger redan på brädet. Du får en ny nästa omgång.
kingdoms-reason-no_secret_in_open_tiles = Med ”{ kingdoms-option-open_tiles }” har ingen en hemlig bricka: alla brickor ligger med framsidan uppåt. Välj en av dem.
kingdoms-reason-must_place_drawn = Placera först brickan du har dragit. Vilken tom ruta som helst går bra.
kingdoms-reason-nothing_drawn = Ingen bricka är dragen än. Välj ”Dra en bricka” först.
kingdoms-reason-pass_not_allowed = Du kan fortfarande spela något. Man står över automatiskt när inget är kvar.
kingdoms-reason-tile_not_in_pool = Den brickan finns inte längre i förrådet. Välj en som är kvar.
kingdoms-reason-must_pick = Välj först den bricka du vill behålla själv.
kingdoms-reason-pick_not_now = Egna brickor väljs i början av en omgång. Placera ett slott eller en bricka nu.
kingdoms-reason-draw_blind = Alla brickor ligger med framsidan uppåt: välj den du vill ha och placera den.
kingdoms-reason-tiles_face_down = Brickorna ligger med framsidan nedåt: dra först en och placera den sedan.

## Options

kingdoms-option-last_castle = Tills det sista slottet
    .help = Alla börjar med tio slott, och efter varje omgång lämnar alla slott på brädet spelet, även de med rankning 1. Omgången då någon placerar sitt sista slott är den sista.
kingdoms-option-open_tiles = Ingen tur
    .help = Alla 22 brickor ligger med framsidan uppåt. Ingen har en hemlig bricka, ingen drar: du väljer själv vilken bricka du placerar.
kingdoms-option-score_as_you_go = Poäng under tiden
    .help = En rad eller kolumn betalas ut så snart dess sista ruta är fylld. När omgången är slut är guldet detsamma, du ser det bara tidigare.
kingdoms-option-open_reserve = En egen bricka
    .help = Hör till ”{ kingdoms-option-open_tiles }”: i början av varje omgång väljer alla en öppen bricka som ingen annan får placera.
kingdoms-option-starter_tie = Lika mycket guld: vem börjar?
    .help = Den som har mest guld börjar nästa omgång. Det här avgör när flera har lika mycket.
kingdoms-option-starter_tie-random = Lottning
kingdoms-option-starter_tie-clockwise = Nästa medurs
kingdoms-option-needs-open_tiles = Bara med ”{ kingdoms-option-open_tiles }”.

## Whose turn, and what to do

kingdoms-step-turn = { $player } är i tur.
kingdoms-step-turn-you = Din tur: { $can }.
kingdoms-step-place = { $player } har dragit en bricka och letar efter en ruta.
kingdoms-step-place-you = Du har dragit { $piece }. Var ska den ligga?
kingdoms-step-pick = { $player } väljer en egen bricka.
kingdoms-step-pick-you = Välj den bricka du vill behålla själv.
kingdoms-step-over = Spelet är slut.
kingdoms-step-over-you = Spelet är slut.

kingdoms-can-castle = placera ett slott
kingdoms-can-secret = placera din hemliga bricka
kingdoms-can-draw = dra en bricka
kingdoms-can-place = placera den dragna brickan
kingdoms-can-tile = placera en bricka
kingdoms-can-reserve = placera din egen bricka
kingdoms-can-pick = välj en bricka
kingdoms-can-pass = stå över

kingdoms-verb-castle = Placera ett slott
kingdoms-verb-secret = Placera den hemliga brickan
kingdoms-verb-draw = Dra en bricka
kingdoms-verb-place = Placera den dragna brickan
kingdoms-verb-tile = Placera en bricka
kingdoms-verb-reserve = Placera din egen bricka
kingdoms-verb-pick = Behåll den här brickan
kingdoms-verb-pass = Stå över

## Bots

kingdoms-level-random = Vagabond
    .help = Spelar vad som än faller den in. Gott sällskap i ditt allra första spel.
kingdoms-level-greedy = Köpman
    .help = Gör den bästa affären för stunden och slösar inte med höga slott.

## Hints

kingdoms-hint-place = { $piece } på { $cell }
kingdoms-hint-best_margin = Inget annat ger dig större försprång just nu.
kingdoms-hint-high_castle = De här linjerna är värda ett högt slott.
kingdoms-hint-hurt_leader = Det kostar ledaren mer än det kostar dig.
kingdoms-hint-draw_expected = Ingen ruta lockar än. I genomsnitt ger en ny bricka dig mer.
kingdoms-hint-forced = Det är det enda drag du har.
kingdoms-hint-secret_now = Din hemliga bricka gör störst nytta här och nu.

## Spaces, for screen readers

kingdoms-cell-empty = tom
kingdoms-cell-can-place = här kan du placera
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = slott med rankning { $rank } ({ $player })
kingdoms-cell-castle-you = ditt slott med rankning { $rank }
kingdoms-cell-last = senaste draget
kingdoms-cell-marked = markerad

## Preview

kingdoms-preview-line = { $line }: { $was } → { $now }, du { $gold }

## Score page

kingdoms-score-start = Startkapital
kingdoms-score-round = Omgång { $n }
kingdoms-score-rows = Rader
kingdoms-score-columns = Kolumner
kingdoms-score-total = Totalt
kingdoms-score-now = Guld
kingdoms-score-projected = Om omgången slutade nu
kingdoms-score-tie = Den som har mest guld vinner. Spelare med lika mycket guld delar placering, och slott på handen är inget värda.
kingdoms-score-place =
    { $n ->
        [1] 1:a
        [2] 2:a
        [3] 3:e
       *[other] { $n }:e
    }

## Rules page

kingdoms-rules-aim = Målet
    .text =
        Du härskar över en handfull slott och 50 guld. Under tre omgångar fyller spelarna ett bräde med 30 rutor med slott och brickor. Sedan räknas varje rad och varje kolumn, och varje slott tjänar eller förlorar på det som ligger i dess linje.

        Den som har mest guld efter den tredje omgången vinner.

kingdoms-rules-pieces = Delarna
    .text =
        Spelbrädet har fem rader (1 till 5, uppifrån) och sex kolumner (A till F, från vänster).

        Det finns 22 brickor. Tolv tillgångsbrickor är värda +1 till +6, varje värde två gånger. Sex farobrickor kostar −1 till −6, varje värde en gång. De övriga fyra är två berg, en drake och en guldgruva.

        Dina slott har en rankning från 1 till 4. Du äger ett med rankning 4, två med rankning 3 och tre med rankning 2. Med rankning 1 har du fyra slott om ni är två spelare, tre om ni är tre och två om ni är fyra.

kingdoms-rules-setup = Innan ni börjar spela
    .text =
        Alla får 50 guld och slotten i en färg. Alla brickor blandas och ligger med framsidan nedåt: det är förrådet.

        Alla tar en bricka från förrådet och tittar på den. Det är din hemliga bricka; bara du känner till den tills du spelar den.

        Lotten avgör vem som börjar första omgången. Spelet går medurs.

kingdoms-rules-turn = Din tur
    .text =
        När det är din tur gör du exakt en av tre saker: placerar ett slott, drar en bricka och placerar den, eller placerar din hemliga bricka. Sedan är det nästa spelares tur.

        Vilken tom ruta som helst går bra för allt. Inget behöver ligga intill något annat, och du får skada dig själv om du har skäl till det. Det som ligger på brädet ligger kvar tills omgången är slut.

kingdoms-rules-castle = Att placera ett slott
    .text =
        Ta ett slott med valfri rankning från handen och ställ det på en tom ruta. Det räknas i sin rad och i sin kolumn, och rankningen är din insats i båda.

        Välj väl: bara slott med rankning 1 kommer tillbaka efter omgången. Ett slott med rankning 2, 3 eller 4 tjänar dig en gång i hela spelet.

kingdoms-rules-draw = Att dra en bricka
    .text =
        Bestäm dig för att dra, titta på brickan och lägg den sedan med framsidan uppåt på valfri tom ruta. Du måste placera den genast; du kan inte behålla den, lägga tillbaka den eller byta den mot din hemliga bricka.

        När förrådet är tomt kan ingen dra förrän nästa omgång.

kingdoms-rules-secret = Den hemliga brickan
    .text =
        I stället för att dra får du placera din hemliga bricka. Det går en gång i varje omgång, när det passar dig. Du får ingen ny förrän nästa omgång.

        En hemlig bricka som du inte har spelat har ingen verkan. Den blandas in igen.

kingdoms-rules-passing = Att stå över
    .text =
        Du står bara över när du inte kan göra något annat: inget slott på handen, den hemliga brickan spelad, förrådet tomt. Spelet gör det åt dig, och de andra spelar vidare.

kingdoms-rules-round-end = Omgångens slut
    .text =
        En omgång slutar genast när den sista rutan är fylld. Då räknas poängen för alla fem rader och alla sex kolumner.

kingdoms-rules-scoring = Poängberäkning av en linje
    .text =
        Allt räknas två gånger: en gång i sin rad och en gång i sin kolumn.

        Lägg ihop tillgångarna i varje linje och dra ifrån farorna. Det är grundvärdet. Varje spelare multiplicerar det med rankningen på alla egna slott i linjen. Resultatet betalas ut i guld, eller betalas till banken om det är negativt.

        Utan slott i en linje varken vinner eller förlorar du något där. Bara slott ger ingenting. Tar guldet slut får du en skuld och spelar helt enkelt vidare.

kingdoms-rules-example = Ett exempel
    .text =
        I en rad ligger By +3, ett slott med rankning 2 som är Annas, Förskräckliga vargar −3, Utkikstorn +5, ett slott med rankning 1 som är Bens och ett slott med rankning 1 som är Annas.

        Tillgångarna blir 8, farorna tar bort 3: grundvärdet är +5. Annas rankningar blir 3 tillsammans, så hon får 15 guld. Ben får 5.

        Kolumnerna som de här slotten står i räknas på samma sätt, var för sig.

kingdoms-rules-mountain = Berg
    .text =
        Ett berg delar sin rad och sin kolumn. Delarna på var sida räknas för sig, som om de andra inte fanns. Två berg i en linje ger tre delar.

        Ställ i exemplet ett berg i stället för Förskräckliga vargar. Till vänster är grundvärdet +3: Anna får 6 guld där. Till höger är det +5: Anna och Ben får 5 guld var.

kingdoms-rules-dragon = Draken
    .text =
        Draken jagar alla från arbetet: i dess rad och i dess kolumn räknas inga tillgångar. Faror räknas fortfarande. Draken kommer inte förbi ett berg.

        Ställ i exemplet draken i stället för Utkikstorn. Bara Förskräckliga vargar räknas: grundvärdet är −3. Anna betalar 9 guld, Ben betalar 3.

kingdoms-rules-mine = Guldgruvan
    .text =
        Guldgruvan fördubblar grundvärdet i sin rad och sin kolumn, på gott och ont. Den fördubblar aldrig slottens rankning, och den når inte förbi ett berg.

        Ställ i exemplet guldgruvan i stället för Förskräckliga vargar. Grundvärdet 8 fördubblas till +16: Anna får 48 guld, Ben får 16.

        Möts draken och guldgruvan i samma del tar draken först bort tillgångarna. De faror som är kvar fördubblas.

kingdoms-rules-between = Mellan omgångarna
    .text =
        Efter den första och den andra omgången töms brädet. Slott med rankning 1 går tillbaka till sina ägare; alla andra som stod på brädet lämnar spelet. Slott som du fortfarande har på handen behåller du.

        Alla 22 brickor blandas, och alla tar en ny hemlig bricka. Den som har mest guld börjar nästa omgång. Har flera mest guld drar man lott mellan dem.

kingdoms-rules-end = Spelets slut
    .text =
        Spelet slutar efter poängberäkningen i den tredje omgången. Den som har mest guld vinner. Spelare med lika mycket guld delar placering, även segern. Slott på handen är inget värda.

kingdoms-rules-last_castle = Variant ett: tills det sista slottet
    .text =
        Alla börjar med alla tio slott i färgen, varav fyra med rankning 1, och antalet omgångar är öppet. Efter varje omgång lämnar alla slott på brädet spelet, även de med rankning 1.

        När någon placerar sitt sista slott är den omgången den sista. Den spelas klart tills brädet är fullt eller ingen kan spela mer, och sedan räknas poängen. Rutor som förblir tomma har inget värde och delar ingenting.

kingdoms-rules-open_tiles = Variant två: ingen tur
    .text =
        I varje omgång ligger alla 22 brickor med framsidan uppåt bredvid brädet. Ingen tar en hemlig bricka. I stället för att dra väljer du vilken bricka som helst ur förrådet och placerar den.

kingdoms-rules-open_reserve = Till variant två: en egen bricka
    .text =
        Det här är ett tillägg av oss. Innan omgången börjar väljer alla i tur och ordning, från den som inleder, en öppen bricka. Alla ser den, men bara ägaren får placera den, en gång, som en hemlig bricka.

kingdoms-rules-score_as_you_go = Variant tre: poäng under tiden
    .text =
        En rad betalas ut så snart dess sjätte ruta är fylld, en kolumn så snart dess femte är fylld. En linje som ett berg delar väntar tills hela linjen är full. Fyller ett drag både en rad och en kolumn betalas båda ut.

        När omgången är slut har alla exakt lika mycket guld som utan varianten. Du ser det bara växa tidigare.

kingdoms-rules-mixing = Att blanda varianterna
    .text =
        Alla tre varianter kan kombineras fritt. Med ett och tre tillsammans räknas linjer som inte är fulla när den sista omgången slutar vid den tidpunkten.

kingdoms-rules-unconfirmed = Det vi inte kunde bekräfta
    .text =
        Vi hade inget tryckt exemplar av spelet att jämföra med. Antalet brickor och slott kommer från spelreglerna och från flera beskrivningar som stämmer överens. Namnen Bondgård +2, Stad +6, Träsk −1 och Ogrer −4 är vår bästa gissning, och det gäller också att båda brickorna med ett tillgångsvärde heter likadant. Namnen spelar aldrig någon roll för spelet.

        Spelreglerna säger inte vem som börjar när flera har mest guld, eller vem som vinner när det står lika. Vi lottar om starten och delar segern.

## Help at the objects

kingdoms-about-tile = En tillgångsbricka höjer sin rad och sin kolumn med sitt värde, en farobricka sänker båda. Varje slott i linjen multiplicerar det med sin rankning.
kingdoms-about-resource = En tillgångsbricka höjer sin rad och sin kolumn med sitt värde. Varje slott i linjen multiplicerar det med sin rankning. Hos draken räknas den inte.
kingdoms-about-hazard = En farobricka sänker sin rad och sin kolumn med sitt värde. Varje slott i linjen multiplicerar det med sin rankning. Inte ens draken får bort den.
kingdoms-about-castle = Ett slott tjänar eller förlorar grundvärdet av sin rad och sin kolumn, gånger sin rankning. Efter omgången får du tillbaka slott med rankning 1; högre lämnar spelet.
kingdoms-about-castle-last = Ett slott tjänar eller förlorar grundvärdet av sin rad och sin kolumn, gånger sin rankning. I den här varianten lämnar alla slott på brädet spelet efter omgången.
kingdoms-about-mountain = Ett berg delar sin rad och sin kolumn. Varje del räknas för sig, och varken draken eller guldgruvan når förbi det.
kingdoms-about-dragon = Draken gör att inga tillgångar i dess rad och dess kolumn räknas. Faror räknas fortfarande. Ett berg stoppar den.
kingdoms-about-mine = Guldgruvan fördubblar grundvärdet i sin rad och sin kolumn, både vinst och förlust, men inte slottens rankning. Ett berg stoppar den.
kingdoms-about-line = Grundvärdet av en linje är dess tillgångar minus dess faror. Du får det multiplicerat med rankningen på dina slott i linjen. Är det negativt betalar du.
kingdoms-about-secret = Din hemliga bricka känner bara du till. Placera den en gång i omgången, i stället för att dra en bricka. Behåller du den händer inget: den blandas in igen.
kingdoms-about-reserve = Den här brickan är bara för sin ägare. Den kan placeras en gång i omgången, i stället för en annan bricka.
kingdoms-about-pool = Brickorna med framsidan nedåt. Drar du en placerar du den genast, på valfri tom ruta.
kingdoms-about-pool-open = Alla brickor i det här förrådet ligger med framsidan uppåt: välj en av dem och placera den på en tom ruta.

## Lessons of the first game

kingdoms-lesson-1-title = Ett första slott
kingdoms-lesson-1-text = Tillgångsbrickor gör en linje mer värd. Välj ett slott och placera det på en ruta vars rad eller kolumn redan har tillgångar.
kingdoms-lesson-1-done = Det slottet tjänar linjens värde, gånger sin rankning.
kingdoms-lesson-2-title = Två linjer på en gång
kingdoms-lesson-2-text = Allt räknas i sin rad och i sin kolumn. Leta upp rutan där båda är bra och placera ett slott där.
kingdoms-lesson-2-done = Ett slott, betalt två gånger. De bästa rutorna är där två bra linjer korsas.
kingdoms-lesson-3-title = Faror
kingdoms-lesson-3-text = Du har dragit en farobricka, och någonstans måste den ligga. Hitta en ruta där den skadar de andra mer än dig.
kingdoms-lesson-3-done = Deras slott betalar för det. I en linje utan slott kostar en fara ingen något. Inte än.
kingdoms-lesson-4-title = Berget
kingdoms-lesson-4-text = Ett berg delar sin rad och sin kolumn. Placera det så att det skiljer ditt slott från en fara.
kingdoms-lesson-4-done = Nu räknas varje sida för sig. Det som ligger bortom berget når dig inte längre.
kingdoms-lesson-5-title = Draken
kingdoms-lesson-5-text = Där draken är räknas inga tillgångar; farorna blir kvar. Skicka den till en linje som de andra tjänar mycket på.
kingdoms-lesson-5-done = Slut på rikedomen där. Bara ett berg hade kunnat stoppa den.
kingdoms-lesson-6-title = Guldgruvan
kingdoms-lesson-6-text = Guldgruvan fördubblar värdet av sin rad och sin kolumn, även när det är negativt. Placera den där du vill ha dubbelt så mycket.
kingdoms-lesson-6-done = Den linjen räknas dubbelt nu. Se upp för faror: de skulle också fördubblas.
kingdoms-lesson-7-title = Dra, eller spela den hemliga brickan
kingdoms-lesson-7-text = Vet du inte var du ska bygga? Dra en bricka och placera den. Eller spela din hemliga bricka, som ingen annan känner till. Valet är ditt.
kingdoms-lesson-7-done = En dragen bricka placeras genast. Den hemliga väntar på sitt ögonblick, men bara tills omgången är slut.
kingdoms-lesson-8-title = Rätt slott vid rätt tid
kingdoms-lesson-8-text = Slott med rankning 1 kommer tillbaka efter varje omgång, högre tjänar dig bara en gång. Draget är ditt: ett högt slott, ett lågt eller en bricka?
kingdoms-lesson-8-done = Det finns inte bara ett rätt svar. Ett högt slott är väl använt där linjerna är bra och nästan fulla. Ha det så roligt med dina kungariken!
