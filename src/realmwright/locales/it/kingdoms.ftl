### Kingdoms in italiano. Termini da docs/rules/kingdoms.md, K-16; spiegazioni in en/kingdoms.ftl.
### “Turno” è il round, come nel regolamento; per il turno di un giocatore si dice “tocca a…” o “mossa”.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Costruisci i tuoi castelli dove la terra rende, e lascia il drago agli altri.

## Tiles

kingdoms-face-plus1 = Foresta
kingdoms-face-plus2 = Fattoria
kingdoms-face-plus3 = Villaggio
kingdoms-face-plus4 = Mulino a vento
kingdoms-face-plus5 = Torre di guardia
kingdoms-face-plus6 = Città
kingdoms-face-minus1 = Palude
kingdoms-face-minus2 = Cimitero
kingdoms-face-minus3 = Lupi selvatici
kingdoms-face-minus4 = Ogre
kingdoms-face-minus5 = Orchi
kingdoms-face-minus6 = Troll
kingdoms-face-MT = Montagna
kingdoms-face-DR = Drago
kingdoms-face-GM = Miniera d’oro

kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = Non abbiamo potuto verificare questo nome su una tessera stampata. Conta solo il valore, e quello è giusto.

kingdoms-secret-tile = Tessera segreta
kingdoms-secret-hidden = Tessera segreta, a faccia in giù
kingdoms-secret-played = Tessera segreta già giocata
kingdoms-reserve-tile = Tessera personale
kingdoms-drawn-tile = Tessera pescata
kingdoms-pool = Riserva
kingdoms-pool-left =
    { $count ->
        [0] La riserva è vuota
        [one] 1 tessera nella riserva
        [many] { $count } di tessere nella riserva
       *[other] { $count } tessere nella riserva
    }
kingdoms-unseen = Tessere che non hai ancora visto
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, ne resta una
        [many] { $name }, ne restano { $count }
       *[other] { $name }, ne restano { $count }
    }

## Castles

kingdoms-castle = Castello di livello { $rank }
kingdoms-castle-of = Castello di livello { $rank } di { $player }
kingdoms-castles = Castelli in mano
kingdoms-castle-count =
    { $count ->
        [0] Livello { $rank }: nessuno
        [one] Livello { $rank }: un castello
        [many] Livello { $rank }: { $count } di castelli
       *[other] Livello { $rank }: { $count } castelli
    }

## Pieces inside a sentence

kingdoms-piece-castle = un castello di livello { $rank }
kingdoms-piece-tile = { $name } { $value }
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Riga { $n }
kingdoms-column = Colonna { $n }
kingdoms-column-letter = Colonna { $letter }
kingdoms-line-part = { $line }, parte { $n }
kingdoms-line-base = { $line } vale { $base }
kingdoms-line-stake = { $line } vale { $base }, la tua posta { $stake }: { $gold }
kingdoms-line-stake-of = { $player } ha lì una posta di { $stake }: { $gold }
kingdoms-line-stake-hidden = { $line } vale { $base }, la tua posta { $stake }
kingdoms-line-stake-of-hidden = { $player } ha lì una posta di { $stake }
kingdoms-line-dragon = Qui c’è il drago: le risorse non contano.
kingdoms-line-mine = Qui c’è la miniera d’oro: il valore è raddoppiato.
kingdoms-line-paid = già pagata

## Words

kingdoms-term-gold = Oro
kingdoms-term-rank = Livello
kingdoms-term-round = Turno
kingdoms-term-turn = Mossa
kingdoms-term-row = Riga
kingdoms-term-column = Colonna
kingdoms-term-space = Spazio
kingdoms-term-board = Tabellone
kingdoms-term-tile = Tessera
kingdoms-term-castle = Castello
kingdoms-term-resource = Tessera risorsa
kingdoms-term-hazard = Tessera pericolo
kingdoms-term-base = Valore base
kingdoms-term-stake = Posta
kingdoms-term-debt = Debito
kingdoms-term-bank = Banca
kingdoms-term-starter = Comincia il turno
kingdoms-term-scoring = Punteggio

kingdoms-round = Turno { $round }
kingdoms-round-of = Turno { $round } di { $rounds }
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = Inizia il turno { $round }. Comincia { $player }.
kingdoms-event-round_started-you = Inizia il turno { $round }. Cominci tu.
kingdoms-event-starter_drawn = La sorte decide tra { $players }: comincia { $player }.
kingdoms-event-starter_drawn-you = La sorte decide tra { $players }: cominci tu.
kingdoms-event-dealt = { $player } prende una tessera segreta.
kingdoms-event-dealt-you = La tua tessera segreta: { $piece }.
kingdoms-event-picked = { $player } sceglie { $piece } come tessera personale.
kingdoms-event-picked-you = Scegli { $piece } come tessera personale.
kingdoms-event-drew = { $player } pesca { $piece }.
kingdoms-event-drew-you = Peschi { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } piazza { $piece } in { $cell }.
        [secret] { $player } svela la tessera segreta: { $piece } in { $cell }.
        [reserve] { $player } piazza la tessera personale: { $piece } in { $cell }.
       *[pool] { $player } piazza { $piece } in { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] Piazzi { $piece } in { $cell }.
        [secret] Sveli la tua tessera segreta: { $piece } in { $cell }.
        [reserve] Piazzi la tua tessera personale: { $piece } in { $cell }.
       *[pool] Piazzi { $piece } in { $cell }.
    }
kingdoms-event-passed = { $player } non ha più niente da giocare e passa.
kingdoms-event-passed-you = Non hai più niente da giocare e passi.
kingdoms-event-scored = { $line }: { $gains }
kingdoms-event-scored-none = { $line }: niente castelli, niente oro
kingdoms-event-round_ended = Il turno { $round } è finito: { $standing }.
kingdoms-event-board_cleared = Il tabellone viene svuotato per il turno successivo.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } vince con { $gold } monete d’oro.
        [many] { $players } si dividono la vittoria con { $gold } monete d’oro a testa.
       *[other] { $players } si dividono la vittoria con { $gold } monete d’oro a testa.
    }
kingdoms-event-game_over-you = Vinci con { $gold } monete d’oro.

## Why something is not possible

kingdoms-reason-over = La partita è finita. Puoi rivedere ogni mossa o cominciarne una nuova.
kingdoms-reason-not_an_action = Questa mossa qui non esiste. Piazza un castello, pesca una tessera o piazza la tua tessera segreta.
kingdoms-reason-occupied = { $cell } è già occupato. Va bene qualsiasi spazio vuoto.
kingdoms-reason-no_castle_of_rank = Non hai in mano un castello di livello { $rank }. Scegli un altro livello.
kingdoms-reason-pool_empty = La riserva è vuota fino al prossimo turno. Piazza un castello o la tua tessera segreta.
kingdoms-reason-secret_played = La tua tessera segreta è già sul tabellone. Al prossimo turno ne avrai un’altra.
kingdoms-reason-no_secret_in_open_tiles = Con «{ kingdoms-option-open_tiles }» nessuno ha una tessera segreta: tutte le tessere sono a faccia in su. Scegli una di quelle.
kingdoms-reason-must_place_drawn = Piazza prima la tessera che hai pescato. Va bene qualsiasi spazio vuoto.
kingdoms-reason-nothing_drawn = Non c’è ancora una tessera pescata. Scegli prima «Pesca una tessera».
kingdoms-reason-pass_not_allowed = Puoi ancora giocare qualcosa. Si passa da sé quando non resta più niente.
kingdoms-reason-tile_not_in_pool = Quella tessera non è più nella riserva. Scegline una che c’è ancora.
kingdoms-reason-must_pick = Scegli prima la tessera che vuoi tenere per te.
kingdoms-reason-pick_not_now = Le tessere personali si scelgono all’inizio di un turno. Ora piazza un castello o una tessera.
kingdoms-reason-draw_blind = Tutte le tessere sono a faccia in su: scegli quella che vuoi e piazzala.
kingdoms-reason-tiles_face_down = Le tessere sono a faccia in giù: prima pescane una, poi piazzala.

## Options

kingdoms-option-last_castle = Fino all’ultimo castello
    .help = Tutti cominciano con dieci castelli, e dopo ogni turno tutti i castelli sul tabellone lasciano il gioco, anche quelli di livello 1. Il turno in cui qualcuno piazza l’ultimo castello è l’ultimo.
kingdoms-option-open_tiles = Niente fortuna
    .help = Tutte le 22 tessere sono a faccia in su. Nessuna tessera segreta, niente da pescare: scegli tu la tessera che piazzi.
kingdoms-option-score_as_you_go = Punti subito
    .help = Una riga o una colonna viene pagata appena si riempie il suo ultimo spazio. Alla fine del turno l’oro è lo stesso, lo vedi solo prima.
kingdoms-option-open_reserve = Una tessera personale
    .help = Va con «{ kingdoms-option-open_tiles }»: all’inizio di ogni turno ciascuno sceglie una tessera a faccia in su che nessun altro può piazzare.
kingdoms-option-starter_tie = Stesso oro: chi comincia?
    .help = Chi ha più oro comincia il turno successivo. Qui si decide cosa fare quando più giocatori ne hanno altrettanto.
kingdoms-option-starter_tie-random = Si tira a sorte
kingdoms-option-starter_tie-clockwise = Il primo in senso orario
kingdoms-option-needs-open_tiles = Solo con «{ kingdoms-option-open_tiles }».

## Whose turn, and what to do

kingdoms-step-turn = Tocca a { $player }.
kingdoms-step-turn-you = Tocca a te: { $can }.
kingdoms-step-place = { $player } ha pescato una tessera e cerca uno spazio.
kingdoms-step-place-you = Hai pescato { $piece }. Dove va?
kingdoms-step-pick = { $player } sceglie una tessera personale.
kingdoms-step-pick-you = Scegli la tessera che vuoi tenere per te.
kingdoms-step-over = La partita è finita.
kingdoms-step-over-you = La partita è finita.

kingdoms-can-castle = piazza un castello
kingdoms-can-secret = piazza la tua tessera segreta
kingdoms-can-draw = pesca una tessera
kingdoms-can-place = piazza la tessera pescata
kingdoms-can-tile = piazza una tessera
kingdoms-can-reserve = piazza la tua tessera personale
kingdoms-can-pick = scegli una tessera
kingdoms-can-pass = passa

kingdoms-verb-castle = Piazza un castello
kingdoms-verb-secret = Piazza la tessera segreta
kingdoms-verb-draw = Pesca una tessera
kingdoms-verb-place = Piazza la tessera pescata
kingdoms-verb-tile = Piazza una tessera
kingdoms-verb-reserve = Piazza la tessera personale
kingdoms-verb-pick = Tieni questa tessera
kingdoms-verb-pass = Passa

## Bots

kingdoms-level-random = Vagabondo
    .help = Gioca quello che gli viene in mente. Buona compagnia per la primissima partita.
kingdoms-level-greedy = Mercante
    .help = Fa l’affare migliore del momento e non spreca i castelli alti.

## Hints

kingdoms-hint-place = { $piece } in { $cell }
kingdoms-hint-best_margin = In questo momento niente ti dà più vantaggio.
kingdoms-hint-high_castle = Queste linee meritano un castello di livello alto.
kingdoms-hint-hurt_leader = Costa più a chi è in testa che a te.
kingdoms-hint-draw_expected = Nessuno spazio attira ancora. In media una nuova tessera ti rende di più.
kingdoms-hint-forced = È l’unica mossa che hai.
kingdoms-hint-secret_now = La tua tessera segreta rende di più qui e adesso.

## Spaces, for screen readers

kingdoms-cell-empty = vuoto
kingdoms-cell-can-place = qui puoi piazzare
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = castello di livello { $rank } di { $player }
kingdoms-cell-castle-you = il tuo castello di livello { $rank }
kingdoms-cell-last = ultima mossa
kingdoms-cell-marked = segnato

## Preview

kingdoms-preview-line = { $line }: { $was } → { $now }, tu { $gold }

## Score page

kingdoms-score-start = Capitale iniziale
kingdoms-score-round = Turno { $n }
kingdoms-score-rows = Righe
kingdoms-score-columns = Colonne
kingdoms-score-total = Totale
kingdoms-score-now = Oro
kingdoms-score-projected = Se finisse adesso
kingdoms-score-tie = Vince chi ha più oro. A parità d’oro si divide il posto, e i castelli rimasti in mano non valgono niente.
kingdoms-score-place =
    { $n ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $n }º
    }

## Rules page

kingdoms-rules-aim = Lo scopo
    .text =
        Governi una manciata di castelli e 50 monete d’oro. In tre turni i giocatori riempiono un tabellone di 30 spazi con castelli e tessere. Poi si conta ogni riga e ogni colonna, e ogni castello guadagna o perde secondo quello che c’è nella sua linea.

        Vince chi ha più oro dopo il terzo turno.

kingdoms-rules-pieces = Il materiale
    .text =
        Il tabellone ha cinque righe (da 1 a 5, dall’alto) e sei colonne (da A a F, da sinistra).

        Le tessere sono 22. Dodici tessere risorsa valgono da +1 a +6, ogni valore due volte. Sei tessere pericolo costano da −1 a −6, ogni valore una volta. Le altre quattro sono due montagne, un drago e una miniera d’oro.

        I tuoi castelli hanno un livello da 1 a 4. Ne possiedi uno di livello 4, due di livello 3 e tre di livello 2. Di livello 1 ne hai quattro in due giocatori, tre in tre giocatori e due in quattro giocatori.

kingdoms-rules-setup = Preparazione
    .text =
        Ognuno riceve 50 monete d’oro e i castelli di un colore. Tutte le tessere vengono mescolate e restano a faccia in giù: sono la riserva.

        Ognuno prende una tessera dalla riserva e la guarda. È la tua tessera segreta: la conosci solo tu, finché non la giochi.

        La sorte decide chi comincia il primo turno. Si gioca in senso orario.

kingdoms-rules-turn = Quando tocca a te
    .text =
        Quando tocca a te fai esattamente una di tre cose: piazzi un castello, peschi una tessera e la piazzi, oppure piazzi la tua tessera segreta. Poi tocca al giocatore seguente.

        Qualsiasi spazio vuoto va bene per qualsiasi pezzo. Niente deve essere vicino a qualcosa, e puoi danneggiarti da te se hai un motivo. Ciò che è sul tabellone resta dov’è fino alla fine del turno.

kingdoms-rules-castle = Piazzare un castello
    .text =
        Prendi dalla mano un castello del livello che vuoi e mettilo su uno spazio vuoto. Conta nella sua riga e nella sua colonna, e il suo livello è la tua posta in entrambe.

        Scegli bene: dopo il turno tornano solo i castelli di livello 1. Un castello di livello 2, 3 o 4 ti serve una volta sola in tutta la partita.

kingdoms-rules-draw = Pescare una tessera
    .text =
        Decidi di pescare, guarda la tessera, poi mettila a faccia in su su uno spazio vuoto a scelta. Devi piazzarla subito: non puoi tenerla, rimetterla a posto o scambiarla con la tua tessera segreta.

        Quando la riserva è vuota, nessuno può più pescare fino al prossimo turno.

kingdoms-rules-secret = La tessera segreta
    .text =
        Invece di pescare puoi piazzare la tua tessera segreta. Si può fare una volta per turno, quando vuoi. Una nuova la ricevi solo nel turno successivo.

        Una tessera segreta non giocata non ha effetto. Viene rimescolata con le altre.

kingdoms-rules-passing = Passare
    .text =
        Passi solo se non puoi fare altro: nessun castello in mano, tessera segreta giocata, riserva vuota. Ci pensa il gioco, e gli altri continuano.

kingdoms-rules-round-end = La fine di un turno
    .text =
        Un turno finisce subito quando si riempie l’ultimo spazio. Poi si calcola il punteggio di tutte e cinque le righe e di tutte e sei le colonne.

kingdoms-rules-scoring = Il punteggio di una linea
    .text =
        Ogni pezzo conta due volte: una nella sua riga e una nella sua colonna.

        In ogni linea somma le risorse e togli i pericoli. Questo è il valore base. Ogni giocatore lo moltiplica per i livelli di tutti i propri castelli nella linea. Il risultato si riceve in oro, oppure si paga alla banca se è negativo.

        Senza castelli in una linea, lì non vinci e non perdi niente. I castelli da soli non rendono nulla. Se finisci l’oro vai in debito e continui a giocare come prima.

kingdoms-rules-example = Un esempio
    .text =
        In una riga ci sono Villaggio +3, un castello di livello 2 di Anna, Lupi selvatici −3, Torre di guardia +5, un castello di livello 1 di Ben e un castello di livello 1 di Anna.

        Le risorse fanno 8, i pericoli ne tolgono 3: il valore base è +5. I livelli di Anna fanno 3 in tutto, quindi riceve 15 monete d’oro. Ben ne riceve 5.

        Le colonne di questi castelli si contano allo stesso modo, ciascuna per sé.

kingdoms-rules-mountain = Le montagne
    .text =
        Una montagna taglia la sua riga e la sua colonna. Le parti ai due lati si contano separatamente, come se le altre non esistessero. Due montagne in una linea fanno tre parti.

        Nell’esempio, metti una montagna al posto dei Lupi selvatici. A sinistra il valore base è +3: Anna vi riceve 6 monete d’oro. A destra è +5: Anna e Ben ne ricevono 5 ciascuno.

kingdoms-rules-dragon = Il drago
    .text =
        Il drago scaccia tutti dal lavoro: nella sua riga e nella sua colonna le risorse non contano. I pericoli contano ancora. Il drago non supera una montagna.

        Nell’esempio, metti il drago al posto della Torre di guardia. Contano solo i Lupi selvatici: il valore base è −3. Anna paga 9 monete d’oro, Ben ne paga 3.

kingdoms-rules-mine = La miniera d’oro
    .text =
        La miniera d’oro raddoppia il valore base della sua riga e della sua colonna, nel bene e nel male. Non raddoppia mai il livello dei castelli e non arriva oltre una montagna.

        Nell’esempio, metti la miniera d’oro al posto dei Lupi selvatici. Il valore base 8 raddoppia e diventa +16: Anna riceve 48 monete d’oro, Ben ne riceve 16.

        Se il drago e la miniera d’oro si trovano nella stessa parte, prima il drago toglie le risorse. I pericoli che restano vengono raddoppiati.

kingdoms-rules-between = Tra un turno e l’altro
    .text =
        Dopo il primo e il secondo turno il tabellone viene svuotato. I castelli di livello 1 tornano ai proprietari; tutti gli altri che erano sul tabellone lasciano il gioco. I castelli ancora in mano restano in mano.

        Tutte le 22 tessere vengono mescolate e ognuno prende una nuova tessera segreta. Chi ha più oro comincia il turno successivo. Se più giocatori ne hanno di più a pari merito, si tira a sorte tra loro.

kingdoms-rules-end = Fine della partita
    .text =
        La partita finisce dopo il punteggio del terzo turno. Vince chi ha più oro. A parità d’oro si divide il posto, e anche la vittoria. I castelli rimasti in mano non valgono niente.

kingdoms-rules-last_castle = Prima variante: fino all’ultimo castello
    .text =
        Tutti cominciano con tutti i dieci castelli del loro colore, compresi quattro di livello 1, e il numero dei turni non è fissato. Dopo ogni turno tutti i castelli sul tabellone lasciano il gioco, anche quelli di livello 1.

        Quando qualcuno piazza il suo ultimo castello, quel turno è l’ultimo. Si gioca finché il tabellone è pieno o nessuno può più giocare, poi si contano i punti. Gli spazi rimasti vuoti non hanno valore e non tagliano nulla.

kingdoms-rules-open_tiles = Seconda variante: niente fortuna
    .text =
        In ogni turno tutte le 22 tessere sono a faccia in su accanto al tabellone. Nessuno prende una tessera segreta. Invece di pescare scegli una tessera qualsiasi della riserva e la piazzi.

kingdoms-rules-open_reserve = Con la seconda variante: una tessera personale
    .text =
        È un’aggiunta nostra. Prima che il turno cominci, uno dopo l’altro, a partire da chi comincia, tutti scelgono una tessera a faccia in su. Tutti la vedono, ma solo il proprietario può piazzarla, una volta, come una tessera segreta.

kingdoms-rules-score_as_you_go = Terza variante: punti subito
    .text =
        Una riga viene pagata appena si riempie il suo sesto spazio, una colonna appena si riempie il quinto. Una linea tagliata da una montagna aspetta di essere tutta piena. Se un pezzo completa una riga e una colonna, vengono pagate entrambe.

        Alla fine del turno tutti hanno esattamente lo stesso oro che avrebbero senza la variante. Lo vedi solo crescere prima.

kingdoms-rules-mixing = Combinare le varianti
    .text =
        Le tre varianti si possono combinare a piacere. Con la prima e la terza insieme, le linee ancora incomplete alla fine dell’ultimo turno si contano in quel momento.

kingdoms-rules-unconfirmed = Quello che non abbiamo potuto verificare
    .text =
        Non avevamo una copia stampata del gioco con cui confrontare. Il numero delle tessere e dei castelli viene dal regolamento e da diverse descrizioni concordi. I nomi Fattoria +2, Città +6, Palude −1 e Ogre −4 sono la nostra ipotesi migliore, e così pure il nome uguale per le due tessere di ogni risorsa. Per giocare i nomi non contano.

        Il regolamento non dice chi comincia quando più giocatori hanno più oro di tutti, né chi vince in caso di parità. Noi tiriamo a sorte chi comincia e dividiamo la vittoria.

## Help at the objects

kingdoms-about-tile = Una tessera risorsa alza la sua riga e la sua colonna del suo valore, una tessera pericolo le abbassa. Ogni castello della linea moltiplica il tutto per il proprio livello.
kingdoms-about-resource = Una tessera risorsa alza la sua riga e la sua colonna del suo valore. Ogni castello della linea moltiplica il tutto per il proprio livello. Con il drago non conta.
kingdoms-about-hazard = Una tessera pericolo abbassa la sua riga e la sua colonna del suo valore. Ogni castello della linea moltiplica il tutto per il proprio livello. Nemmeno il drago la toglie di mezzo.
kingdoms-about-castle = Un castello guadagna o perde il valore base della sua riga e della sua colonna, per il suo livello. Dopo il turno i castelli di livello 1 tornano a te; quelli più alti lasciano il gioco.
kingdoms-about-castle-last = Un castello guadagna o perde il valore base della sua riga e della sua colonna, per il suo livello. In questa variante dopo il turno tutti i castelli sul tabellone lasciano il gioco.
kingdoms-about-mountain = Una montagna taglia la sua riga e la sua colonna. Ogni parte si conta per sé, e né il drago né la miniera d’oro arrivano oltre.
kingdoms-about-dragon = Con il drago tutte le risorse della sua riga e della sua colonna non contano. I pericoli contano ancora. Una montagna lo ferma.
kingdoms-about-mine = La miniera d’oro raddoppia il valore base della sua riga e della sua colonna, guadagni e perdite, ma non il livello dei castelli. Una montagna la ferma.
kingdoms-about-line = Il valore base di una linea: risorse meno pericoli. Lo ricevi moltiplicato per i livelli dei tuoi castelli nella linea. Se è negativo, paghi.
kingdoms-about-secret = La tua tessera segreta la conosci solo tu. Piazzala una volta nel turno, invece di pescare una tessera. Se la tieni non succede niente: viene rimescolata.
kingdoms-about-reserve = Questa tessera è solo per il suo proprietario. Si può piazzare una volta nel turno, al posto di un’altra tessera.
kingdoms-about-pool = Le tessere a faccia in giù. Se ne peschi una, la piazzi subito, su uno spazio vuoto a scelta.
kingdoms-about-pool-open = Tutte le tessere di questa riserva sono a faccia in su: scegline una e piazzala su uno spazio vuoto.

## Lessons of the first game

kingdoms-lesson-1-title = Un primo castello
kingdoms-lesson-1-text = Le tessere risorsa danno valore a una linea. Scegli un castello e piazzalo su uno spazio la cui riga o colonna ha già delle risorse.
kingdoms-lesson-1-done = Quel castello guadagna il valore della sua linea, per il suo livello.
kingdoms-lesson-2-title = Due linee insieme
kingdoms-lesson-2-text = Ogni pezzo conta nella sua riga e nella sua colonna. Cerca lo spazio dove tutte e due sono buone e piazza lì un castello.
kingdoms-lesson-2-done = Un castello, pagato due volte. Gli spazi migliori sono dove si incrociano due buone linee.
kingdoms-lesson-3-title = Pericoli
kingdoms-lesson-3-text = Hai pescato una tessera pericolo, e da qualche parte deve andare. Trova uno spazio dove costa più agli altri che a te.
kingdoms-lesson-3-done = Pagano i loro castelli. In una linea senza castelli un pericolo non costa niente a nessuno. Per ora.
kingdoms-lesson-4-title = La montagna
kingdoms-lesson-4-text = Una montagna taglia la sua riga e la sua colonna. Piazzala in modo che separi il tuo castello da un pericolo.
kingdoms-lesson-4-done = Ora ogni lato conta per sé. Quello che sta oltre la montagna non ti raggiunge più.
kingdoms-lesson-5-title = Il drago
kingdoms-lesson-5-text = Dove arriva il drago le risorse non contano; i pericoli restano. Mandalo in una linea che rende molto agli altri.
kingdoms-lesson-5-done = Finite le ricchezze. Solo una montagna l’avrebbe fermato.
kingdoms-lesson-6-title = La miniera d’oro
kingdoms-lesson-6-text = La miniera d’oro raddoppia il valore della sua riga e della sua colonna, anche quando è negativo. Piazzala dove vuoi il doppio.
kingdoms-lesson-6-done = Ora quella linea vale il doppio. Attenzione ai pericoli: raddoppierebbero anche loro.
kingdoms-lesson-7-title = Pescare, o la tessera segreta
kingdoms-lesson-7-text = Non sai dove costruire? Pesca una tessera e piazzala. Oppure gioca la tua tessera segreta, che nessun altro conosce. Scegli tu.
kingdoms-lesson-7-done = Una tessera pescata si piazza subito. Quella segreta aspetta il suo momento, ma solo fino alla fine del turno.
kingdoms-lesson-8-title = Il castello giusto al momento giusto
kingdoms-lesson-8-text = I castelli di livello 1 tornano dopo ogni turno, quelli più alti ti servono una volta sola. A te la mossa: un castello alto, uno basso o una tessera?
kingdoms-lesson-8-done = Non c’è una sola risposta giusta. Un castello alto è ben speso dove le linee sono buone e quasi piene. Buon divertimento con i tuoi regni!
