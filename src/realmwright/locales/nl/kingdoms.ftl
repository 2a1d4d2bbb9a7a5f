### Kingdoms in het Nederlands. Uitleg bij de berichten staat in en/kingdoms.ftl.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Bouw je kastelen waar het land iets oplevert, en laat de draak aan de anderen.

## Tiles

kingdoms-face-plus1 = Bos
kingdoms-face-plus2 = Boerderij
kingdoms-face-plus3 = Dorp
kingdoms-face-plus4 = Windmolen
kingdoms-face-plus5 = Wachttoren
kingdoms-face-plus6 = Stad
kingdoms-face-minus1 = Moeras
kingdoms-face-minus2 = Kerkhof
kingdoms-face-minus3 = Woeste wolven
kingdoms-face-minus4 = Ogers
kingdoms-face-minus5 = Orks
kingdoms-face-minus6 = Trol
kingdoms-face-MT = Berg
kingdoms-face-DR = Draak
kingdoms-face-GM = Goudmijn

kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = Deze naam konden we niet nakijken op een gedrukte tegel. Alleen de waarde telt, en die klopt.

kingdoms-secret-tile = Geheime tegel
kingdoms-secret-hidden = Geheime tegel, gedekt
kingdoms-secret-played = Geheime tegel al gespeeld
kingdoms-reserve-tile = Eigen tegel
kingdoms-drawn-tile = Getrokken tegel
kingdoms-pool = Voorraad
kingdoms-pool-left =
    { $count ->
        [0] De voorraad is leeg
        [one] 1 tegel in de voorraad
       *[other] { $count } tegels in de voorraad
    }
kingdoms-unseen = Tegels die je nog niet gezien hebt
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, nog één
       *[other] { $name }, nog { $count }
    }

## Castles

kingdoms-castle = Kasteel van rang { $rank }
kingdoms-castle-of = Kasteel van rang { $rank } van { $player }
kingdoms-castles = Kastelen in de hand
kingdoms-castle-count =
    { $count ->
        [0] Rang { $rank }: geen meer
        [one] Rang { $rank }: één kasteel
       *[other] Rang { $rank }: { $count } kastelen
    }

## Pieces inside a sentence

kingdoms-piece-castle = een kasteel van rang { $rank }
kingdoms-piece-tile = { $name } { $value }
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Rij { $n }
kingdoms-column = Kolom { $n }
kingdoms-column-letter = Kolom { $letter }
kingdoms-line-part = { $line }, deel { $n }
kingdoms-line-base = { $line } telt { $base }
kingdoms-line-stake = { $line } telt { $base }, jouw inzet { $stake }: { $gold }
kingdoms-line-stake-of = { $player } heeft daar een inzet van { $stake }: { $gold }
kingdoms-line-stake-hidden = { $line } telt { $base }, jouw inzet { $stake }
kingdoms-line-stake-of-hidden = { $player } heeft daar een inzet van { $stake }
kingdoms-line-dragon = Hier is de draak: grondstoffen tellen niet.
kingdoms-line-mine = Hier is de goudmijn: de waarde wordt verdubbeld.
kingdoms-line-paid = al uitbetaald

## Words

kingdoms-term-gold = Goud
kingdoms-term-rank = Rang
kingdoms-term-round = Ronde
kingdoms-term-turn = Beurt
kingdoms-term-row = Rij
kingdoms-term-column = Kolom
kingdoms-term-space = Vak
kingdoms-term-board = Speelbord
kingdoms-term-tile = Tegel
kingdoms-term-castle = Kasteel
kingdoms-term-resource = Grondstoftegel
kingdoms-term-hazard = Gevarentegel
kingdoms-term-base = Basiswaarde
kingdoms-term-stake = Inzet
kingdoms-term-debt = Schuld
kingdoms-term-bank = Bank
kingdoms-term-starter = Startspeler
kingdoms-term-scoring = Telling

kingdoms-round = Ronde { $round }
kingdoms-round-of = Ronde { $round } van { $rounds }
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = Ronde { $round } begint. { $player } start.
kingdoms-event-round_started-you = Ronde { $round } begint. Jij start.
kingdoms-event-starter_drawn = Het lot beslist tussen { $players }: { $player } start.
kingdoms-event-starter_drawn-you = Het lot beslist tussen { $players }: jij start.
kingdoms-event-dealt = { $player } pakt een geheime tegel.
kingdoms-event-dealt-you = Je geheime tegel: { $piece }.
kingdoms-event-picked = { $player } kiest { $piece } als eigen tegel.
kingdoms-event-picked-you = Je kiest { $piece } als eigen tegel.
kingdoms-event-drew = { $player } trekt { $piece }.
kingdoms-event-drew-you = Je trekt { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } plaatst { $piece } op { $cell }.
        [secret] { $player } onthult de geheime tegel: { $piece } op { $cell }.
        [reserve] { $player } plaatst de eigen tegel: { $piece } op { $cell }.
       *[pool] { $player } plaatst { $piece } op { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] Je plaatst { $piece } op { $cell }.
        [secret] Je onthult je geheime tegel: { $piece } op { $cell }.
        [reserve] Je plaatst je eigen tegel: { $piece } op { $cell }.
       *[pool] Je plaatst { $piece } op { $cell }.
    }
kingdoms-event-passed = { $player } heeft niets meer te plaatsen en past.
kingdoms-event-passed-you = Je hebt niets meer te plaatsen en past.
kingdoms-event-scored = { $line }: { $gains }
kingdoms-event-scored-none = { $line }: geen kastelen, geen goud
kingdoms-event-round_ended = Ronde { $round } is voorbij: { $standing }.
kingdoms-event-board_cleared = Het speelbord wordt leeggemaakt voor de volgende ronde.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } wint met { $gold } goud.
       *[other] { $players } delen de overwinning met elk { $gold } goud.
    }
kingdoms-event-game_over-you = Je wint met { $gold } goud.

## Why something is not possible

kingdoms-reason-over = Het spel is afgelopen. Je kunt elke zet terugkijken of een nieuw spel beginnen.
kingdoms-reason-not_an_action = Die zet bestaat hier niet. Plaats een kasteel, trek een tegel of plaats je geheime tegel.
kingdoms-reason-occupied = { $cell } is bezet. Elk leeg vak is goed.
kingdoms-reason-no_castle_of_rank = Je hebt geen kasteel van rang { $rank } in je hand. Kies een andere rang.
kingdoms-reason-pool_empty = De voorraad is leeg tot de volgende ronde. Plaats een kasteel of je geheime tegel.
kingdoms-reason-secret_played = Je geheime tegel ligt al op het bord. Volgende ronde krijg je een nieuwe.
kingdoms-reason-no_secret_in_open_tiles = Bij “{ kingdoms-option-open_tiles }” heeft niemand een geheime tegel: alle tegels liggen open. Kies een daarvan.
kingdoms-reason-must_place_drawn = Plaats eerst de tegel die je getrokken hebt. Elk leeg vak is goed.
kingdoms-reason-nothing_drawn = Er is nog geen getrokken tegel. Kies eerst “Tegel trekken”.
kingdoms-reason-pass_not_allowed = Je kunt nog iets plaatsen. Passen gaat vanzelf als er niets meer over is.
kingdoms-reason-tile_not_in_pool = Die tegel ligt niet meer in de voorraad. Kies er een die er nog is.
kingdoms-reason-must_pick = Kies eerst de tegel die je voor jezelf wilt houden.
kingdoms-reason-pick_not_now = Eigen tegels kies je aan het begin van een ronde. Plaats nu een kasteel of een tegel.
kingdoms-reason-draw_blind = Alle tegels liggen open: kies de tegel die je wilt en plaats hem.
kingdoms-reason-tiles_face_down = De tegels liggen gedekt: trek er eerst een en plaats hem dan.

## Options

kingdoms-option-last_castle = Tot het laatste kasteel
    .help = Iedereen begint met tien kastelen, en na elke ronde verdwijnen alle kastelen op het bord uit het spel, ook die van rang 1. De ronde waarin iemand het laatste kasteel plaatst, is de laatste ronde.
kingdoms-option-open_tiles = Geen geluk
    .help = Alle 22 tegels liggen open. Niemand heeft een geheime tegel, niemand trekt: je kiest zelf welke tegel je plaatst.
kingdoms-option-score_as_you_go = Meteen tellen
    .help = Een rij of kolom wordt uitbetaald zodra het laatste vak vol is. Aan het eind van de ronde is het goud hetzelfde, je ziet het alleen eerder.
kingdoms-option-open_reserve = Een eigen tegel
    .help = Hoort bij “{ kingdoms-option-open_tiles }”: aan het begin van elke ronde kiest iedereen een open tegel die niemand anders mag plaatsen.
kingdoms-option-starter_tie = Evenveel goud: wie begint?
    .help = Wie het meeste goud heeft, begint de volgende ronde. Dit beslist als meer spelers evenveel hebben.
kingdoms-option-starter_tie-random = Loten
kingdoms-option-starter_tie-clockwise = De volgende met de klok mee
kingdoms-option-needs-open_tiles = Alleen met “{ kingdoms-option-open_tiles }”.

## Whose turn, and what to do

kingdoms-step-turn = { $player } is aan de beurt.
kingdoms-step-turn-you = Jij bent aan de beurt: { $can }.
kingdoms-step-place = { $player } heeft een tegel getrokken en zoekt een vak.
kingdoms-step-place-you = Je hebt { $piece } getrokken. Waar moet die heen?
kingdoms-step-pick = { $player } kiest een eigen tegel.
kingdoms-step-pick-you = Kies de tegel die je voor jezelf wilt houden.
kingdoms-step-over = Het spel is afgelopen.
kingdoms-step-over-you = Het spel is afgelopen.

kingdoms-can-castle = plaats een kasteel
kingdoms-can-secret = plaats je geheime tegel
kingdoms-can-draw = trek een tegel
kingdoms-can-place = plaats de getrokken tegel
kingdoms-can-tile = plaats een tegel
kingdoms-can-reserve = plaats je eigen tegel
kingdoms-can-pick = kies een tegel
kingdoms-can-pass = pas

kingdoms-verb-castle = Kasteel plaatsen
kingdoms-verb-secret = Geheime tegel plaatsen
kingdoms-verb-draw = Tegel trekken
kingdoms-verb-place = Getrokken tegel plaatsen
kingdoms-verb-tile = Tegel plaatsen
kingdoms-verb-reserve = Eigen tegel plaatsen
kingdoms-verb-pick = Deze tegel houden
kingdoms-verb-pass = Passen

## Bots

kingdoms-level-random = Zwerver
    .help = Speelt wat er toevallig opkomt. Goed gezelschap voor je allereerste spel.
kingdoms-level-greedy = Koopman
    .help = Sluit de beste koop van het moment en verspilt geen hoge kastelen.

## Hints

kingdoms-hint-place = { $piece } op { $cell }
kingdoms-hint-best_margin = Niets levert je nu meer voorsprong op.
kingdoms-hint-high_castle = Deze lijnen zijn een hoog kasteel waard.
kingdoms-hint-hurt_leader = Dit kost wie voorstaat meer dan jou.
kingdoms-hint-draw_expected = Nog geen enkel vak is aanlokkelijk. Gemiddeld levert een nieuwe tegel je meer op.
kingdoms-hint-forced = Het is de enige zet die je hebt.
kingdoms-hint-secret_now = Je geheime tegel doet hier en nu het meeste goed.

## Spaces, for screen readers

kingdoms-cell-empty = leeg
kingdoms-cell-can-place = hier kun je plaatsen
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = kasteel van rang { $rank } van { $player }
kingdoms-cell-castle-you = jouw kasteel van rang { $rank }
kingdoms-cell-last = laatste zet
kingdoms-cell-marked = gemarkeerd

## Preview

kingdoms-preview-line = { $line }: { $was } → { $now }, jij { $gold }

## Score page

kingdoms-score-start = Startkapitaal
kingdoms-score-round = Ronde { $n }
kingdoms-score-rows = Rijen
kingdoms-score-columns = Kolommen
kingdoms-score-total = Totaal
kingdoms-score-now = Goud
kingdoms-score-projected = Als de ronde nu eindigt
kingdoms-score-tie = Wie het meeste goud heeft, wint. Spelers met evenveel goud delen hun plaats, en kastelen in de hand zijn niets waard.
kingdoms-score-place =
    { $n ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $n }e
    }

## Rules page

kingdoms-rules-aim = Het doel
    .text =
        Je bent heerser over een handvol kastelen en 50 goud. In drie rondes vullen de spelers een bord van 30 vakken met kastelen en tegels. Dan worden alle rijen en kolommen geteld, en elk kasteel verdient of verliest door wat er in zijn lijn staat.

        Wie na de derde ronde het meeste goud heeft, wint.

kingdoms-rules-pieces = Het materiaal
    .text =
        Het speelbord heeft vijf rijen (1 tot en met 5, van boven) en zes kolommen (A tot en met F, van links).

        Er zijn 22 tegels. Twaalf grondstoftegels zijn +1 tot +6 waard, elke waarde komt twee keer voor. Zes gevarentegels kosten −1 tot −6, elke waarde komt één keer voor. De andere vier zijn twee bergen, een draak en een goudmijn.

        Je kastelen hebben een rang van 1 tot en met 4. Je bezit er een van rang 4, twee van rang 3 en drie van rang 2. Van rang 1 heb je vier kastelen met twee spelers, drie met drie spelers en twee met vier spelers.

kingdoms-rules-setup = Opzet
    .text =
        Iedereen krijgt 50 goud en de kastelen van één kleur. Alle tegels worden geschud en liggen gedekt: dat is de voorraad.

        Iedereen pakt een tegel uit de voorraad en bekijkt hem. Dit is je geheime tegel; alleen jij kent hem, tot je hem speelt.

        Het lot bepaalt wie de eerste ronde begint. Er wordt met de klok mee gespeeld.

kingdoms-rules-turn = Je beurt
    .text =
        In je beurt doe je precies één van drie dingen: een kasteel plaatsen, een tegel trekken en plaatsen, of je geheime tegel plaatsen. Daarna is de volgende speler aan de beurt.

        Elk leeg vak is voor alles goed. Niets hoeft ergens aan te grenzen, en je mag jezelf benadelen als je daar een reden voor hebt. Wat op het bord ligt, blijft liggen tot het eind van de ronde.

kingdoms-rules-castle = Een kasteel plaatsen
    .text =
        Neem een kasteel van een rang naar keuze uit je hand en zet het op een leeg vak. Het telt in zijn rij en in zijn kolom, en zijn rang is jouw inzet in allebei.

        Kies goed: alleen kastelen van rang 1 komen na de ronde terug. Een kasteel van rang 2, 3 of 4 dient je één keer in het hele spel.

kingdoms-rules-draw = Een tegel trekken
    .text =
        Besluit dat je trekt, bekijk de tegel en leg hem dan open op een leeg vak naar keuze. Je moet hem meteen plaatsen; je kunt hem niet houden, terugleggen of ruilen voor je geheime tegel.

        Is de voorraad leeg, dan kan niemand meer trekken tot de volgende ronde.

kingdoms-rules-secret = De geheime tegel
    .text =
        In plaats van te trekken mag je je geheime tegel plaatsen. Dat kan één keer per ronde, wanneer het jou uitkomt. Een nieuwe krijg je pas in de volgende ronde.

        Een geheime tegel die je niet gespeeld hebt, heeft geen effect. Hij wordt weer meegeschud.

kingdoms-rules-passing = Passen
    .text =
        Je past alleen als je niets anders kunt: geen kasteel in de hand, de geheime tegel gespeeld, de voorraad leeg. Het spel doet het voor je, en de anderen spelen door.

kingdoms-rules-round-end = Het einde van een ronde
    .text =
        Een ronde eindigt meteen als het laatste vak vol is. Dan worden alle vijf rijen en alle zes kolommen geteld.

kingdoms-rules-scoring = Een lijn tellen
    .text =
        Alles telt twee keer: één keer in zijn rij en één keer in zijn kolom.

        Tel in elke lijn de grondstoffen op en trek de gevaren ervan af. Dat is de basiswaarde. Iedere speler vermenigvuldigt die met de rangen van de eigen kastelen in de lijn. De uitkomst wordt in goud uitbetaald, of aan de bank betaald als ze negatief is.

        Zonder kasteel in een lijn win of verlies je daar niets. Kastelen alleen brengen niets op. Is je goud op, dan heb je een schuld en speel je gewoon door.

kingdoms-rules-example = Een voorbeeld
    .text =
        In een rij liggen Dorp +3, een kasteel van rang 2 van Anna, Woeste wolven −3, Wachttoren +5, een kasteel van rang 1 van Ben en een kasteel van rang 1 van Anna.

        De grondstoffen zijn samen 8, de gevaren halen er 3 af: de basiswaarde is +5. Anna’s rangen zijn samen 3, dus zij ontvangt 15 goud. Ben ontvangt 5.

        De kolommen van deze kastelen worden op dezelfde manier geteld, elk apart.

kingdoms-rules-mountain = Bergen
    .text =
        Een berg snijdt zijn rij en zijn kolom in tweeën. De delen aan weerszijden worden apart geteld, alsof de andere er niet zijn. Twee bergen in één lijn maken drie delen.

        Zet in het voorbeeld een berg op de plaats van de Woeste wolven. Links ervan is de basiswaarde +3: Anna ontvangt daar 6 goud. Rechts ervan is ze +5: Anna en Ben ontvangen elk 5 goud.

kingdoms-rules-dragon = De draak
    .text =
        De draak jaagt iedereen van het werk: in zijn rij en in zijn kolom tellen grondstoffen niet. Gevaren tellen nog wel. Een berg houdt de draak tegen.

        Zet in het voorbeeld de draak op de plaats van de Wachttoren. Alleen de Woeste wolven tellen: de basiswaarde is −3. Anna betaalt 9 goud, Ben betaalt 3.

kingdoms-rules-mine = De goudmijn
    .text =
        De goudmijn verdubbelt de basiswaarde van haar rij en van haar kolom, in voor- en tegenspoed. Ze verdubbelt nooit de rang van kastelen, en ze reikt niet voorbij een berg.

        Zet in het voorbeeld de goudmijn op de plaats van de Woeste wolven. De basiswaarde 8 wordt verdubbeld tot +16: Anna ontvangt 48 goud, Ben ontvangt 16.

        Komen draak en goudmijn in één deel samen, dan neemt de draak eerst de grondstoffen weg. De gevaren die overblijven, worden verdubbeld.

kingdoms-rules-between = Tussen de rondes
    .text =
        Na de eerste en de tweede ronde wordt het bord leeggemaakt. Kastelen van rang 1 gaan terug naar hun eigenaar; alle andere die op het bord stonden, verdwijnen uit het spel. Kastelen die je nog in je hand hebt, houd je.

        Alle 22 tegels worden geschud en iedereen pakt een nieuwe geheime tegel. Wie het meeste goud heeft, begint de volgende ronde. Hebben meer spelers het meeste goud, dan wordt er onder hen geloot.

kingdoms-rules-end = Het einde van het spel
    .text =
        Het spel eindigt na de telling van de derde ronde. Wie het meeste goud heeft, wint. Spelers met evenveel goud delen hun plaats, ook de eerste. Kastelen in de hand zijn niets waard.

kingdoms-rules-last_castle = Variant één: tot het laatste kasteel
    .text =
        Iedereen begint met alle tien kastelen van de kleur, vier van rang 1 inbegrepen, en het aantal rondes staat niet vast. Na elke ronde verdwijnen alle kastelen op het bord uit het spel, ook die van rang 1.

        Plaatst iemand het laatste kasteel, dan is deze ronde de laatste. Ze wordt uitgespeeld tot het bord vol is of niemand meer kan plaatsen, en dan geteld. Vakken die leeg blijven, hebben geen waarde en snijden niets door.

kingdoms-rules-open_tiles = Variant twee: geen geluk
    .text =
        In elke ronde liggen alle 22 tegels open naast het bord. Niemand pakt een geheime tegel. In plaats van te trekken kies je een tegel uit de voorraad en plaatst die.

kingdoms-rules-open_reserve = Bij variant twee: een eigen tegel
    .text =
        Dit is een toevoeging van ons. Voor de ronde begint kiest iedereen, te beginnen bij de startspeler, een open tegel. Iedereen ziet hem, maar alleen de eigenaar mag hem plaatsen: één keer, zoals een geheime tegel.

kingdoms-rules-score_as_you_go = Variant drie: meteen tellen
    .text =
        Een rij wordt uitbetaald zodra haar zesde vak vol is, een kolom zodra haar vijfde vol is. Een lijn die door een berg gesneden wordt, wacht tot ze helemaal vol is. Maakt één zet een rij en een kolom vol, dan worden beide uitbetaald.

        Aan het eind van de ronde heeft iedereen precies evenveel goud als zonder de variant. Je ziet het alleen eerder groeien.

kingdoms-rules-mixing = Varianten mengen
    .text =
        Alle drie varianten kun je naar believen combineren. Met één en drie samen worden lijnen die aan het eind van de laatste ronde nog niet vol zijn, dan geteld.

kingdoms-rules-unconfirmed = Wat we niet konden nagaan
    .text =
        We hadden geen gedrukt exemplaar van dit spel om mee te vergelijken. De aantallen tegels en kastelen komen uit de spelregels en uit meerdere beschrijvingen die overeenstemmen. De namen Boerderij +2, Stad +6, Moeras −1 en Ogers −4 zijn onze beste gok, en ook dat beide tegels van een grondstofwaarde hetzelfde heten. Voor het spel maken de namen niets uit.

        De spelregels zeggen niet wie begint als meer spelers het meeste goud hebben, en ook niet wie er bij gelijke stand wint. Wij loten om de start en delen de overwinning.

## Help at the objects

kingdoms-about-tile = Een grondstoftegel maakt zijn rij en zijn kolom meer waard, een gevarentegel maakt beide minder waard. Elk kasteel in de lijn vermenigvuldigt dat met zijn rang.
kingdoms-about-resource = Een grondstoftegel maakt zijn rij en zijn kolom zoveel meer waard. Elk kasteel in de lijn vermenigvuldigt dat met zijn rang. Bij de draak telt hij niet.
kingdoms-about-hazard = Een gevarentegel maakt zijn rij en zijn kolom zoveel minder waard. Elk kasteel in de lijn vermenigvuldigt dat met zijn rang. Zelfs de draak neemt hem niet weg.
kingdoms-about-castle = Een kasteel verdient of verliest de basiswaarde van zijn rij en van zijn kolom, maal zijn rang. Na de ronde krijg je kastelen van rang 1 terug; hogere verdwijnen uit het spel.
kingdoms-about-castle-last = Een kasteel verdient of verliest de basiswaarde van zijn rij en van zijn kolom, maal zijn rang. In deze variant verdwijnen na de ronde alle kastelen op het bord uit het spel.
kingdoms-about-mountain = Een berg snijdt zijn rij en zijn kolom in tweeën. Elk deel wordt apart geteld, en draak noch goudmijn reikt eraan voorbij.
kingdoms-about-dragon = Door de draak tellen alle grondstoffen in zijn rij en zijn kolom niet. Gevaren tellen nog wel. Een berg houdt hem tegen.
kingdoms-about-mine = De goudmijn verdubbelt de basiswaarde van haar rij en haar kolom, winst én verlies, maar niet de rang van kastelen. Een berg houdt haar tegen.
kingdoms-about-line = De basiswaarde van een lijn: grondstoffen min gevaren. Je krijgt haar maal de rangen van je kastelen in de lijn. Is ze negatief, dan betaal je.
kingdoms-about-secret = Je geheime tegel ken jij alleen. Plaats hem één keer in de ronde, in plaats van een tegel te trekken. Houd je hem, dan gebeurt er niets: hij wordt weer meegeschud.
kingdoms-about-reserve = Deze tegel is alleen voor de eigenaar. Hij kan één keer in de ronde geplaatst worden, in plaats van een andere tegel.
kingdoms-about-pool = De gedekte tegels. Trek je er een, dan plaats je hem meteen, op een leeg vak naar keuze.
kingdoms-about-pool-open = Alle tegels in deze voorraad liggen open: kies er een en plaats hem op een leeg vak.

## Lessons of the first game

kingdoms-lesson-1-title = Een eerste kasteel
kingdoms-lesson-1-text = Grondstoftegels maken een lijn meer waard. Kies een kasteel en plaats het op een vak waarvan de rij of kolom al grondstoffen heeft.
kingdoms-lesson-1-done = Dit kasteel verdient de waarde van zijn lijn, maal zijn rang.
kingdoms-lesson-2-title = Twee lijnen tegelijk
kingdoms-lesson-2-text = Alles telt in zijn rij en in zijn kolom. Zoek het vak waar beide goed zijn en plaats daar een kasteel.
kingdoms-lesson-2-done = Eén kasteel, twee keer betaald. De beste vakken liggen waar twee goede lijnen elkaar kruisen.
kingdoms-lesson-3-title = Gevaren
kingdoms-lesson-3-text = Je hebt een gevarentegel getrokken, en ergens moet hij heen. Zoek een vak waar hij de anderen meer kost dan jou.
kingdoms-lesson-3-done = Hun kastelen betalen ervoor. In een lijn zonder kastelen kost een gevaar niemand iets. Nog niet.
kingdoms-lesson-4-title = De berg
kingdoms-lesson-4-text = Een berg snijdt zijn rij en zijn kolom in tweeën. Plaats hem zo dat hij je kasteel van een gevaar scheidt.
kingdoms-lesson-4-done = Elke kant telt nu apart. Wat achter de berg ligt, bereikt je niet meer.
kingdoms-lesson-5-title = De draak
kingdoms-lesson-5-text = Waar de draak komt, tellen grondstoffen niet; gevaren blijven. Stuur hem naar een lijn waar de anderen veel aan verdienen.
kingdoms-lesson-5-done = Daar is niets meer te halen. Alleen een berg had hem tegengehouden.
kingdoms-lesson-6-title = De goudmijn
kingdoms-lesson-6-text = De goudmijn verdubbelt de waarde van haar rij en haar kolom, ook als die negatief is. Plaats haar waar je twee keer zoveel wilt.
kingdoms-lesson-6-done = Die lijn telt nu dubbel. Pas op voor gevaren: die worden ook verdubbeld.
kingdoms-lesson-7-title = Trekken, of je geheime tegel
kingdoms-lesson-7-text = Weet je niet waar je moet bouwen? Trek een tegel en plaats hem. Of plaats je geheime tegel, die niemand anders kent. Kies zelf.
kingdoms-lesson-7-done = Een getrokken tegel plaats je meteen. De geheime wacht op zijn moment, maar alleen tot het eind van de ronde.
kingdoms-lesson-8-title = Het juiste kasteel op het juiste moment
kingdoms-lesson-8-text = Kastelen van rang 1 komen na elke ronde terug, hogere dienen je maar één keer. Aan jou de zet: een hoog kasteel, een laag, of een tegel?
kingdoms-lesson-8-done = Eén goed antwoord is er niet. Een hoog kasteel is goed besteed waar de lijnen goed en bijna vol zijn. Veel plezier met je koninkrijken!
