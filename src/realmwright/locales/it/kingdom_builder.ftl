### Kingdom Builder in italiano; spiegazioni in en/kingdom_builder.ftl.
### “Giro” è il round; per il turno di un giocatore si dice “mossa” o “tocca a…”, come nel client.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Tre insediamenti a ogni mossa, l’uno accanto all’altro. Trova i posti che fanno rendere il tuo regno.
kingdom_builder-facts = da 2 a 5 giocatori · circa 45 minuti · ogni volta un’altra terra

## Terrain, as a word and inside a sentence

kingdom_builder-ground-grass = prateria
kingdom_builder-ground-canyon = canyon
kingdom_builder-ground-desert = deserto
kingdom_builder-ground-flower = campo fiorito
kingdom_builder-ground-forest = foresta
kingdom_builder-ground-water = acqua
kingdom_builder-ground-mountain = montagna
kingdom_builder-ground-castle = castello
kingdom_builder-ground-oracle = Oracolo
kingdom_builder-ground-farm = Fattoria
kingdom_builder-ground-oasis = Oasi
kingdom_builder-ground-tower = Torre
kingdom_builder-ground-tavern = Taverna
kingdom_builder-ground-barn = Fienile
kingdom_builder-ground-harbor = Porto
kingdom_builder-ground-paddock = Recinto

## Terrain cards, with a capital

kingdom_builder-card-grass = Prateria
kingdom_builder-card-canyon = Canyon
kingdom_builder-card-desert = Deserto
kingdom_builder-card-flower = Campo fiorito
kingdom_builder-card-forest = Foresta
kingdom_builder-card-hidden = Carta terreno, a faccia in giù
kingdom_builder-card-next = La tua prossima carta terreno: { $terrain }
kingdom_builder-card-in-hand = In mano
kingdom_builder-card-played = Carta terreno giocata: { $terrain }
kingdom_builder-card-none = Nessuna carta terreno

## Location tiles

kingdom_builder-tile-oracle = Oracolo
    .does = Costruisci un insediamento sul terreno della tua carta.
kingdom_builder-tile-farm = Fattoria
    .does = Costruisci un insediamento nella prateria.
kingdom_builder-tile-oasis = Oasi
    .does = Costruisci un insediamento nel deserto.
kingdom_builder-tile-tower = Torre
    .does = Costruisci un insediamento sul bordo del tabellone.
kingdom_builder-tile-tavern = Taverna
    .does = Costruisci un insediamento all’estremità di una linea retta di almeno tre dei tuoi.
kingdom_builder-tile-barn = Fienile
    .does = Sposta uno dei tuoi insediamenti sul terreno della tua carta.
kingdom_builder-tile-harbor = Porto
    .does = Sposta uno dei tuoi insediamenti sull’acqua.
kingdom_builder-tile-paddock = Recinto
    .does = Sposta uno dei tuoi insediamenti di due esagoni in linea retta.

kingdom_builder-tiles = Tessere luogo
kingdom_builder-tiles-none = Ancora nessuna tessera luogo. Costruisci accanto a un esagono luogo per averne una.
kingdom_builder-state-ready = pronta
kingdom_builder-state-fresh = dalla prossima mossa
kingdom_builder-state-used = usata
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] Non resta nessun insediamento
        [one] Resta 1 insediamento
        [many] Restano { $count } di insediamenti
       *[other] Restano { $count } insediamenti
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } non ha più insediamenti
        [one] { $player } ha ancora 1 insediamento
        [many] { $player } ha ancora { $count } di insediamenti
       *[other] { $player } ha ancora { $count } insediamenti
    }
kingdom_builder-supply-short = Riserva
kingdom_builder-left-short = Da costruire
kingdom_builder-deck =
    { $count ->
        [0] Il mazzo è vuoto
        [one] 1 carta nel mazzo
        [many] { $count } di carte nel mazzo
       *[other] { $count } carte nel mazzo
    }
kingdom_builder-cards-terrain = Terreno
kingdom_builder-cards-discarded = Giocate
kingdom_builder-cards-removed = Fuori dal gioco
kingdom_builder-cards-unseen = Non viste
kingdom_builder-cards-why = Ci sono cinque carte per ogni terreno. Quelle non viste sono nel mazzo o in mano a qualcuno. Quando il mazzo è vuoto, le carte giocate vengono rimescolate.

## Kingdom Builder cards

kingdom_builder-goal-castles = Castelli
    .pays = 3 monete per ogni castello accanto a te
    .help = In ogni partita: 3 monete d’oro per ogni castello che ha accanto almeno uno dei tuoi insediamenti. Più insediamenti allo stesso castello non rendono di più.
kingdom_builder-goal-fishermen = Pescatori
    .pays = 1 moneta per insediamento accanto all’acqua
    .help = 1 moneta d’oro per ognuno dei tuoi insediamenti accanto ad almeno un esagono d’acqua. Un insediamento che sta lui stesso sull’acqua non rende niente.
kingdom_builder-goal-merchants = Mercanti
    .pays = 4 monete per luogo o castello collegato a un altro
    .help = 4 monete d’oro per ogni esagono luogo o castello che i tuoi insediamenti collegano a un altro. Due sono collegati quando uno stesso gruppo di tuoi insediamenti adiacenti li tocca entrambi.
kingdom_builder-goal-discoverers = Esploratori
    .pays = 1 moneta per ogni riga in cui sei presente
    .help = 1 moneta d’oro per ogni linea orizzontale con almeno uno dei tuoi insediamenti.
kingdom_builder-goal-hermits = Eremiti
    .pays = 1 moneta per ogni area separata
    .help = 1 moneta d’oro per ognuna delle tue aree di insediamenti. Un’area è un gruppo di tuoi insediamenti adiacenti; anche uno solo è un’area.
kingdom_builder-goal-citizens = Cittadini
    .pays = 1 moneta ogni 2 nella tua area più grande
    .help = 1 moneta d’oro ogni due insediamenti nella tua area di insediamenti più grande, arrotondando per difetto.
kingdom_builder-goal-miners = Minatori
    .pays = 1 moneta per insediamento accanto a una montagna
    .help = 1 moneta d’oro per ognuno dei tuoi insediamenti accanto ad almeno un esagono di montagna.
kingdom_builder-goal-workers = Lavoratori
    .pays = 1 moneta per insediamento accanto a un luogo o castello
    .help = 1 moneta d’oro per ognuno dei tuoi insediamenti accanto a un esagono luogo o castello.
kingdom_builder-goal-knights = Cavalieri
    .pays = 2 monete per insediamento nella tua riga migliore
    .help = 2 monete d’oro per ognuno dei tuoi insediamenti in una sola linea orizzontale, quella in cui ne hai di più.
kingdom_builder-goal-lords = Signori
    .pays = 12 monete al primo di ogni settore, 6 al secondo
    .help = In ognuno dei quattro settori chi ha più insediamenti riceve 12 monete d’oro, e chi ha il numero subito inferiore ne riceve 6. A parità di numero ciascuno riceve la somma intera.
kingdom_builder-goal-farmers = Contadini
    .pays = 3 monete per insediamento nel tuo settore più debole
    .help = 3 monete d’oro per ognuno dei tuoi insediamenti nel settore in cui ne hai di meno. Se in un settore non ne hai nessuno, non ricevi niente.
kingdom_builder-goal-gold = { $goal }: { $gains }
kingdom_builder-goal-light = { $goal }, { $player }: { $gold }. Mostra gli esagoni sul tabellone.
kingdom_builder-goals-total = Se la partita finisse adesso
kingdom_builder-goals-title = I castelli e le tre carte Kingdom Builder

## Words

kingdom_builder-term-settlement = Insediamento
kingdom_builder-term-supply = Riserva
kingdom_builder-term-gold = Oro
kingdom_builder-term-terrain_card = Carta terreno
kingdom_builder-term-kingdom_builder_card = Carta Kingdom Builder
kingdom_builder-term-mandatory_action = Azione obbligatoria
kingdom_builder-term-extra_action = Azione extra
kingdom_builder-term-location_hex = Esagono luogo
kingdom_builder-term-location_tile = Tessera luogo
kingdom_builder-term-castle_hex = Esagono castello
kingdom_builder-term-area = Area di insediamenti
kingdom_builder-term-quadrant = Settore
kingdom_builder-term-hex = Esagono
kingdom_builder-term-draw_pile = Mazzo
kingdom_builder-term-discard_pile = Pila degli scarti

kingdom_builder-round = Giro { $round }
kingdom_builder-round-last = Giro { $round }, l’ultimo
kingdom_builder-row = Riga { $n }
kingdom_builder-gold-of = { $player } { $gold }

## What happened

kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } costruisce in { $cell } ({ $ground }).
       *[other] { $player } usa la tessera { $tile } e costruisce in { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] Costruisci in { $cell } ({ $ground }).
       *[other] Usi la tessera { $tile } e costruisci in { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } solleva l’insediamento in { $cell } ({ $tile }).
kingdom_builder-event-lifted-you = Sollevi il tuo insediamento in { $cell } ({ $tile }).
kingdom_builder-event-moved = { $player } usa la tessera { $tile }: da { $from } a { $cell }.
kingdom_builder-event-moved-you = Usi la tessera { $tile }: da { $from } a { $cell }.
kingdom_builder-event-tile_taken = { $player } ottiene la tessera { $tile }.
kingdom_builder-event-tile_taken-you = Ottieni la tessera { $tile }. Puoi usarla dalla tua prossima mossa in poi.
kingdom_builder-event-tile_lost = { $player } perde la tessera { $tile }: accanto a { $home } non ha più insediamenti.
kingdom_builder-event-tile_lost-you = Perdi la tessera { $tile }: accanto a { $home } non hai più insediamenti.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } non può costruire nessun insediamento nell’azione obbligatoria.
        [one] { $player } può costruire solo un insediamento nell’azione obbligatoria.
        [many] { $player } può costruire solo { $built } di insediamenti nell’azione obbligatoria.
       *[other] { $player } può costruire solo { $built } insediamenti nell’azione obbligatoria.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] Non puoi costruire nessun insediamento. La tua azione obbligatoria è compiuta.
        [one] Hai potuto costruire solo un insediamento. La tua azione obbligatoria è compiuta.
        [many] Hai potuto costruire solo { $built } di insediamenti. La tua azione obbligatoria è compiuta.
       *[other] Hai potuto costruire solo { $built } insediamenti. La tua azione obbligatoria è compiuta.
    }
kingdom_builder-event-card_removed = Nessun esagono di { $terrain } è libero: la carta di { $player } lascia il gioco.
kingdom_builder-event-card_removed-you = Nessun esagono di { $terrain } è libero: la tua carta lascia il gioco.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } pesca e gioca { $terrain }.
       *[hand] { $player } gioca { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] Peschi e giochi { $terrain }.
       *[hand] Giochi { $terrain }.
    }
kingdom_builder-event-no_card = Per { $player } non restano carte terreno.
kingdom_builder-event-no_card-you = Per te non restano carte terreno.
kingdom_builder-event-drew = { $player } pesca una carta terreno.
kingdom_builder-event-drew-you = Peschi { $terrain } per la tua prossima mossa.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] Il mazzo è vuoto: una carta giocata forma quello nuovo.
        [many] Il mazzo è vuoto: si rimescolano { $count } di carte giocate.
       *[other] Il mazzo è vuoto: si rimescolano { $count } carte giocate.
    }
kingdom_builder-event-turn_ended = { $player } conclude la mossa.
kingdom_builder-event-turn_ended-you = Concludi la mossa.
kingdom_builder-event-end_triggered = { $player } ha costruito l’ultimo insediamento. La partita finisce con questo giro.
kingdom_builder-event-end_triggered-you = Hai costruito il tuo ultimo insediamento. La partita finisce con questo giro.
kingdom_builder-event-no_build_round = In questo giro nessuno ha potuto costruire, quindi la partita finisce.
kingdom_builder-event-scored = { $goal }: { $gains }
kingdom_builder-event-scored-none = { $goal }: niente oro per nessuno
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } vince con { $gold } monete d’oro.
        [many] { $players } si dividono la vittoria con { $gold } monete d’oro a testa.
       *[other] { $players } si dividono la vittoria con { $gold } monete d’oro a testa.
    }
kingdom_builder-event-game_over-you = Vinci con { $gold } monete d’oro.

## Why something is not possible

kingdom_builder-reason-over = La partita è finita. Puoi rivedere ogni mossa o cominciarne una nuova.
kingdom_builder-reason-not_an_action = In questo gioco una mossa così non esiste.
kingdom_builder-reason-occupied = { $cell } è occupato. In un esagono c’è posto per un solo insediamento.
kingdom_builder-reason-not_buildable = { $cell } non è edificabile. Su castelli e luoghi non si costruisce mai: costruisci accanto.
kingdom_builder-reason-wrong_terrain = { $cell } è { $ground }. Qui ci vuole { $terrain }.
kingdom_builder-reason-not_buildable_terrain = { $cell } è { $ground }. Scegli prateria, canyon, deserto, campo fiorito o foresta.
kingdom_builder-reason-must_touch_own = { $cell } non è accanto ai tuoi insediamenti. Finché accanto a loro c’è un esagono libero di { $terrain }, devi restare lì.
kingdom_builder-reason-must_touch_own_edge = { $cell } non è accanto ai tuoi insediamenti. Finché accanto a loro c’è un esagono libero sul bordo, devi restare lì.
kingdom_builder-reason-not_edge = { $cell } non è sul bordo del tabellone. La Torre costruisce solo lì.
kingdom_builder-reason-not_line_end = { $cell } non è all’estremità di una linea retta di tre dei tuoi insediamenti. La Taverna ne richiede una.
kingdom_builder-reason-not_two_away = { $cell } non è a due esagoni in linea retta da { $from }. Il Recinto salta esattamente di due.
kingdom_builder-reason-not_water = { $cell } è { $ground }. Il Porto sposta solo sull’acqua.
kingdom_builder-reason-same_cell = Viene proprio da { $cell }. Scegli un altro esagono, o ritira il passo.
kingdom_builder-reason-not_own_piece = In { $cell } non c’è un tuo insediamento. Scegline uno dei tuoi.
kingdom_builder-reason-piece_cannot_move = L’insediamento in { $cell } non può andare da nessuna parte. Scegline un altro.
kingdom_builder-reason-no_tile = Non hai una tessera così. Costruisci accanto al suo luogo per averla.
kingdom_builder-reason-tile_fresh = Hai ottenuto questa tessera in questa mossa. Sarà pronta dalla tua prossima mossa.
kingdom_builder-reason-tile_used = In questa mossa hai già usato questa tessera. Sarà di nuovo pronta alla tua prossima mossa.
kingdom_builder-reason-tile_no_target = Adesso questa tessera non serve: non c’è un esagono adatto.
kingdom_builder-reason-supply_empty = Non hai più insediamenti da costruire.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] Prima costruisci l’insediamento che manca alla tua azione obbligatoria.
        [many] Prima costruisci { $left } di insediamenti: l’azione obbligatoria non si può saltare.
       *[other] Prima costruisci { $left } insediamenti: l’azione obbligatoria non si può saltare.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Completa prima l’azione obbligatoria: ancora un insediamento. Le tessere si usano prima o dopo.
        [many] Completa prima l’azione obbligatoria: ancora { $left } di insediamenti. Le tessere si usano prima o dopo.
       *[other] Completa prima l’azione obbligatoria: ancora { $left } insediamenti. Le tessere si usano prima o dopo.
    }
kingdom_builder-reason-mandatory_complete = La tua azione obbligatoria è compiuta. Usa una tessera, o concludi la mossa.
kingdom_builder-reason-finish_move = Prima posa l’insediamento che hai sollevato.
kingdom_builder-reason-nothing_lifted = Non hai sollevato nessun insediamento. Scegli prima una tessera che ne sposta uno.
kingdom_builder-reason-no_card = In questa mossa non hai una carta terreno, quindi non si può.

## Options

kingdom_builder-option-first_game = Prima partita
    .help = La disposizione che il regolamento consiglia per cominciare: i settori Taverna, Recinto, Oasi e Fattoria, e le carte Pescatori, Cavalieri e Mercanti.
kingdom_builder-option-start_player = Chi comincia?
    .help = A sorte, o sempre lo stesso posto.
kingdom_builder-option-start_player-random = Si tira a sorte
kingdom_builder-option-start_player-1 = Posto 1
kingdom_builder-option-start_player-2 = Posto 2
kingdom_builder-option-start_player-3 = Posto 3
kingdom_builder-option-start_player-4 = Posto 4
kingdom_builder-option-start_player-5 = Posto 5
kingdom_builder-option-exclude_lords = Senza i Signori
    .help = I Signori confrontano i giocatori tra loro in ogni settore. Togli quella carta se preferisci costruire in pace.
kingdom_builder-option-lords_zero_scores = Per i Signori conta anche lo zero
    .help = Con i Signori, chi non ha insediamenti in un settore può comunque arrivarvi secondo e ricevere 6 monete d’oro. Se lo disattivi, nessuno riceve oro per niente.
kingdom_builder-option-redraw_scope = Quando un terreno è pieno
    .help = Quando nessun esagono del terreno della tua carta è libero, la carta lascia il gioco e ne peschi un’altra.
kingdom_builder-option-redraw_scope-whole_turn = Si pesca per tutta la mossa
kingdom_builder-option-redraw_scope-mandatory_only = Si pesca solo fino al termine dell’azione obbligatoria
kingdom_builder-option-needs-first_game = La prima partita ha tre carte sue.
kingdom_builder-option-needs-exclude_lords = Allora non ci sono Signori.
kingdom_builder-option-set-start_player = Comincia il posto { $value }
kingdom_builder-option-set-lords_zero_scores = Per i Signori lo zero non conta
kingdom_builder-option-set-redraw_scope = Nessuna carta nuova dopo l’azione obbligatoria

## Whose turn, and what to do: one sentence

kingdom_builder-step-turn = { $player } ha { $terrain } e deve costruire.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain }: costruisci il tuo ultimo insediamento.
        [many] { $terrain }: costruisci { $left } di insediamenti.
       *[other] { $terrain }: costruisci { $left } insediamenti.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain }: costruisci il tuo ultimo insediamento, accanto ai tuoi.
        [many] { $terrain }: costruisci { $left } di insediamenti, accanto ai tuoi.
       *[other] { $terrain }: costruisci { $left } insediamenti, accanto ai tuoi.
    }
kingdom_builder-step-build =
    { $left ->
        [one] { $player } ha { $terrain } e costruisce ancora 1 insediamento.
        [many] { $player } ha { $terrain } e costruisce ancora { $left } di insediamenti.
       *[other] { $player } ha { $terrain } e costruisce ancora { $left } insediamenti.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain }: costruisci ancora 1 insediamento.
        [many] { $terrain }: costruisci ancora { $left } di insediamenti.
       *[other] { $terrain }: costruisci ancora { $left } insediamenti.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain }: costruisci ancora 1 insediamento, accanto ai tuoi.
        [many] { $terrain }: costruisci ancora { $left } di insediamenti, accanto ai tuoi.
       *[other] { $terrain }: costruisci ancora { $left } insediamenti, accanto ai tuoi.
    }
kingdom_builder-step-move = { $player } sposta un insediamento.
kingdom_builder-step-move-you = { $tile }: dove va l’insediamento di { $cell }?
kingdom_builder-step-after = { $player } ha costruito e può ancora usare una tessera.
kingdom_builder-step-after-you = Hai costruito. Concludi la mossa.
kingdom_builder-step-after-you-tiles = Hai costruito. Puoi ancora usare { $tiles }, o concludere la mossa.
kingdom_builder-step-over = La partita è finita.
kingdom_builder-step-over-you = La partita è finita.
kingdom_builder-step-no-card = In questa mossa { $player } non ha una carta terreno.
kingdom_builder-step-no-card-you = Non restano carte terreno, quindi non si può costruire.
kingdom_builder-using = { $tile }: { $does }
kingdom_builder-lifting = { $tile }: scegli l’insediamento da spostare.
kingdom_builder-last-round = Ultimo giro!

kingdom_builder-verb-build = Costruisci
kingdom_builder-verb-use = Usa la tessera
kingdom_builder-verb-lift = Solleva
kingdom_builder-verb-put = Posa
kingdom_builder-verb-end = Concludi
kingdom_builder-build-on = Costruisci in { $cell }
kingdom_builder-lift-on = Solleva { $cell }
kingdom_builder-put-on = Posa in { $cell }
kingdom_builder-build-again = Costruisci
kingdom_builder-idle-build = Indica o tocca un esagono tratteggiato per vedere che cosa renderebbe.
kingdom_builder-idle-lift = I tuoi insediamenti che si possono spostare sono cerchiati. Sollevarne uno non costa niente: puoi rimetterlo a posto.
kingdom_builder-idle-put = Può andare negli esagoni cerchiati. «Ritira» lo rimette a posto.
kingdom_builder-idle-after = Quando concludi la mossa peschi una nuova carta terreno: dopo non si può più ritirare niente.
kingdom_builder-idle-tiles = Tessere pronte, se vuoi: { $tiles }.
kingdom_builder-choose = Scegli una tessera, o concludi la mossa.
kingdom_builder-choose-tile = Scegli prima una tessera.

## Bots

kingdom_builder-level-random = Girovago
    .help = Costruisce dove capita. Buona compagnia per la primissima partita.
kingdom_builder-level-greedy = Agrimensore
    .help = Pensa a tutta la mossa, legge le tre carte e punta alle tessere vicine.

## Hints

kingdom_builder-hint-build = Costruisci in { $cell }
kingdom_builder-hint-use = Usa la tessera { $tile } in { $cell }
kingdom_builder-hint-lift = Usa la tessera { $tile } con l’insediamento in { $cell }
kingdom_builder-hint-put = Posalo in { $cell }
kingdom_builder-hint-end = Concludi la mossa
kingdom_builder-hint-forced = Non puoi fare altro.
kingdom_builder-hint-enough = Adesso le tue tessere non possono fare più niente di utile.
kingdom_builder-hint-wins_tile = Così ottieni la tessera { $tile }.
kingdom_builder-hint-leads_to_tile = È l’inizio di una mossa che ti fa ottenere la tessera { $tile }.
kingdom_builder-hint-castle = Così un insediamento sta accanto a un castello.
kingdom_builder-hint-best_card = Rende oro con la carta { $goal }: { $gold }.
kingdom_builder-hint-good_turn = È l’inizio di una mossa che rende oro: { $gold }.
kingdom_builder-hint-keeps_options = Ti lascia in una buona posizione per le tue prossime carte.

## Hexes, for screen readers

kingdom_builder-cell = { $ground }, riga { $row }, colonna { $column }
kingdom_builder-cell-settlement = insediamento di { $player }
kingdom_builder-cell-settlement-you = un tuo insediamento
kingdom_builder-cell-lifted = sollevato
kingdom_builder-cell-can-build = qui puoi costruire
kingdom_builder-cell-can-lift = si può spostare
kingdom_builder-cell-can-put = può andare qui
kingdom_builder-cell-next-to = accanto a { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] nessuna tessera rimasta
        [one] resta una tessera
        [many] restano { $count } di tessere
       *[other] restano { $count } tessere
    }
kingdom_builder-cell-last = ultima mossa
kingdom_builder-cell-marked = segnato

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = Ancora niente oro
kingdom_builder-preview-wins = dà la tessera { $tile }
kingdom_builder-preview-loses = fa perdere la tessera { $tile }
kingdom_builder-preview-others = Per gli altri

## Tabs

kingdom_builder-tab-goals = Obiettivi
kingdom_builder-tab-cards = Carte

## Score page

kingdom_builder-score-goals = Obiettivi
kingdom_builder-score-columns = Sotto il tabellone
kingdom_builder-score-total = Totale
kingdom_builder-score-projected = Se la partita finisse adesso
kingdom_builder-score-tie = Vince chi ha più oro. A parità d’oro si divide la vittoria; non c’è spareggio.
kingdom_builder-score-place =
    { $n ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $n }º
    }
kingdom_builder-counting = Si contano i regni
kingdom_builder-counted = Il punteggio finale
kingdom_builder-chart-help = L’oro di ognuno dopo ogni mossa, come se la partita fosse finita allora. Fai clic per vedere una mossa.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } ha abbandonato, quindi la partita è finita prima.
        [many] { $players } hanno abbandonato, quindi la partita è finita prima.
       *[other] { $players } hanno abbandonato, quindi la partita è finita prima.
    }

## In place of everybody’s texts

kingdom_builder-screen-help = Più persone giocano a turno su questo dispositivo. La tua prossima carta terreno resta coperta finché non guardi.
kingdom_builder-hide-scores-help = Nessuno vede quanto renderebbero i regni finché alla fine non si contano. Quello che renderebbe una singola mossa si vede comunque.
kingdom_builder-undo-drew = Carta pescata
kingdom_builder-undo-card_played = Carta pescata
kingdom_builder-undo-reshuffled = Carta pescata
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] Nel frattempo ha giocato qualcun altro: non si può più tornare indietro.
        [start] La partita comincia qui; prima non c’è niente.
       *[other] Nel frattempo è stata pescata una carta terreno. Ciò che si è visto resta visto.
    }
kingdom_builder-key-arrows = Muoversi sul tabellone
kingdom_builder-key-next = Esagono utile successivo e precedente
kingdom_builder-key-standings = Dire gli obiettivi e l’oro di tutti
kingdom_builder-key-escape = Rimettere a posto ciò che è sollevato, o lasciare la tessera
kingdom_builder-key-tiles = Prendere la tua prima, seconda… tessera
kingdom_builder-key-build = Tornare a costruire
kingdom_builder-key-terrain = Prossimo esagono libero del terreno della tua carta

## Lists for screen readers

kingdom_builder-list-goals = Obiettivi
kingdom_builder-list-own = I tuoi insediamenti
kingdom_builder-list-others = Altri insediamenti
kingdom_builder-list-legal = Dove puoi agire, riga per riga
kingdom_builder-list-row = { $row }: { $cells }
kingdom_builder-list-places = Castelli e luoghi
kingdom_builder-list-tiles = Le tue tessere luogo

## Help at the objects

kingdom_builder-about-terrain = Qui si possono costruire insediamenti.
kingdom_builder-about-water = Sull’acqua non si costruisce. Solo il Porto vi sposta un insediamento.
kingdom_builder-about-mountain = Sulle montagne non si costruisce.
kingdom_builder-about-castle = Alla fine 3 monete d’oro a chiunque abbia accanto almeno un insediamento.
kingdom_builder-about-location = Chi vi arriva accanto per la prima volta con un insediamento ottiene una tessera { $tile }, finché ce n’è. Dallo stesso esagono nessuno ne ottiene più di una.
kingdom_builder-about-tile-keep = La tessera è tua finché accanto al suo luogo c’è almeno uno dei tuoi insediamenti.
kingdom_builder-about-fresh = L’hai ottenuta in questa mossa: puoi usarla dalla tua prossima mossa in poi.
kingdom_builder-about-once = Una volta in ogni tua mossa, prima o dopo l’azione obbligatoria.
kingdom_builder-about-settlement = Un insediamento resta dov’è, a meno che una tessera non lo sposti. Ti conserva le tessere dei luoghi accanto.
kingdom_builder-about-card = La carta dice su quale terreno costruisci tre insediamenti nell’azione obbligatoria. Alla fine della mossa ne peschi una nuova.
kingdom_builder-about-supply = Ognuno ha 40 insediamenti. Quando qualcuno ha costruito l’ultimo, si completa il giro e la partita è finita.

## Rules page

kingdom_builder-rules-aim = Lo scopo
    .text =
        Costruisci un regno di insediamenti su una terra di esagoni. Alla fine ti rende oro: per i castelli che tocca, e per le tre carte Kingdom Builder che in questa partita sono scoperte. Altre tre carte e un’altra terra fanno ogni volta un gioco diverso.

        Vince chi ha più oro.
kingdom_builder-rules-setup = Preparazione
    .text =
        Quattro degli otto settori si uniscono in un tabellone di 20 per 20 esagoni. Su ogni esagono luogo ci sono due tessere del suo tipo.

        Si scoprono tre delle dieci carte Kingdom Builder. Ognuno ha 40 insediamenti e pesca una carta terreno, che gli altri non vedono. La sorte decide chi comincia.

        Per la prima partita il regolamento consiglia i settori Taverna, Recinto, Oasi e Fattoria con le carte Pescatori, Cavalieri e Mercanti.
kingdom_builder-rules-turn = Quando tocca a te
    .text =
        Gioca la tua carta terreno e compi l’azione obbligatoria: costruisci tre insediamenti sul terreno della carta. Non puoi rinunciarvi.

        Prima o dopo puoi usare le tue tessere luogo, ognuna una volta. Sono le azioni extra. Tra le tre costruzioni non si può usare nessuna tessera.

        Poi concludi la mossa: la carta viene scartata e ne peschi una nuova per la tua prossima mossa.
kingdom_builder-rules-building = Costruire
    .text =
        In un esagono c’è posto per un insediamento. Si costruisce su prateria, canyon, deserto, campo fiorito e foresta, mai su acqua, montagne, castelli o luoghi.

        Ogni volta che è possibile, un nuovo insediamento deve stare accanto a uno dei tuoi. Solo se accanto ai tuoi insediamenti non c’è nessun esagono libero del terreno richiesto puoi ricominciare altrove, su un qualsiasi esagono libero di quel terreno.

        Lo si valuta di nuovo per ognuno dei tre insediamenti.
kingdom_builder-rules-cards-terrain = Le carte terreno
    .text =
        Ci sono 25 carte terreno, cinque per ognuno dei cinque terreni. Quando il mazzo è vuoto, le carte giocate vengono rimescolate.

        Se non è più libero nessun esagono del terreno della tua carta, la carta lascia il gioco e subito ne peschi e giochi un’altra. Può succedere anche a metà di una mossa.
kingdom_builder-rules-tiles = Le tessere luogo
    .text =
        Appena uno dei tuoi insediamenti arriva accanto a un esagono luogo, prendi una delle tessere che vi si trovano. Da un esagono ottieni al massimo una tessera in tutta la partita. Puoi avere due tessere dello stesso tipo se le ottieni da due esagoni diversi; allora usi ognuna delle due una volta per mossa.

        Una tessera ottenuta in questa mossa si può usare dalla tua prossima mossa in poi. La tieni finché almeno uno dei tuoi insediamenti è accanto all’esagono luogo. Se l’ultimo se ne va, perdi la tessera, che lascia il gioco.
kingdom_builder-rules-builders = Tessere che costruiscono
    .text =
        Oracolo: costruisci un insediamento sul terreno della tua carta. Fattoria: nella prateria. Oasi: nel deserto. Torre: su qualsiasi terreno edificabile sul bordo del tabellone. Con tutte e quattro resti accanto ai tuoi insediamenti, se è possibile.

        Taverna: costruisci un insediamento a una delle due estremità di una linea retta di almeno tre dei tuoi insediamenti, su qualsiasi terreno edificabile.

        Questi insediamenti vengono dalla tua riserva e si aggiungono ai tre dell’azione obbligatoria.
kingdom_builder-rules-movers = Tessere che spostano
    .text =
        Fienile: sposta uno qualsiasi dei tuoi insediamenti in un esagono con il terreno della tua carta. Porto: spostane uno in un esagono d’acqua; è l’unico modo per arrivare sull’acqua. Con entrambe deve finire accanto a un altro dei tuoi insediamenti, se è possibile. L’insediamento che si sposta non conta per questo.

        Recinto: sposta uno dei tuoi insediamenti di due esagoni esatti in linea retta, su qualsiasi terreno edificabile. Non importa che cosa c’è in mezzo, e non deve per forza finire accanto ai tuoi.
kingdom_builder-rules-castles = I castelli
    .text =
        In ogni partita ricevi 3 monete d’oro per ogni esagono castello accanto ad almeno uno dei tuoi insediamenti. Più giocatori possono ricevere oro per lo stesso castello.
kingdom_builder-rules-cards = Le carte Kingdom Builder
    .text =
        Dieci carte, tre in ogni partita. Pagano alla fine, a ogni giocatore separatamente.

        Un’area di insediamenti è un gruppo di insediamenti adiacenti di un giocatore; anche un insediamento isolato è un’area. Una linea orizzontale è una riga intera del tabellone. Un settore è una delle quattro parti del tabellone, un quarto della terra.
kingdom_builder-rules-end = Fine della partita
    .text =
        Quando un giocatore ha costruito l’ultimo dei suoi 40 insediamenti, si completa il giro, così che tutti abbiano giocato lo stesso numero di volte. Poi si contano i castelli e le carte.

        Vince chi ha più oro. A parità d’oro si divide la vittoria.
kingdom_builder-rules-unconfirmed = Quello che non abbiamo potuto verificare
    .text =
        Non avevamo una copia stampata del gioco con cui confrontare. Gli otto settori sono sicuri: diverse trascrizioni e immagini dei tabelloni stampati concordano su ogni esagono. I numeri, le carte e le tessere vengono dal regolamento.

        Dove il regolamento tace, abbiamo dovuto decidere noi. Il regolamento fa cominciare il giocatore più anziano; noi tiriamo a sorte. Le carte giocate si rimescolano nel momento in cui qualcuno deve pescare e il mazzo è vuoto; c’è anche la carta della mossa che si conclude. Tutti possono vedere le carte giocate e quanti insediamenti restano a ciascuno.

        Se non si può più avere nessuna carta terreno, o se nessun esagono di nessun terreno è libero, vai avanti senza costruire. Se in un giro intero nessuno costruisce, con quel giro la partita finisce. Un insediamento sollevato con una tessera non può tornare da dove viene. Una tessera che non potrebbe fare niente non si può usare.

        Due interpretazioni sono discusse, e le opzioni di un tavolo ti lasciano scegliere: se i Signori pagano anche per zero insediamenti, e se dopo l’azione obbligatoria peschi ancora una carta nuova quando il terreno della tua carta è pieno.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = La terra di una prima partita, come sta sul tavolo.
kingdom_builder-figure-adjacent = La tua carta è prateria. C’è prateria libera accanto al tuo insediamento, quindi resti lì: costruisci in uno degli esagoni cerchiati.
kingdom_builder-figure-anywhere = La tua carta è canyon, e accanto al tuo insediamento non c’è canyon. Va bene qualsiasi esagono libero di canyon.
kingdom_builder-figure-tile = L’insediamento accanto alla Fattoria ottiene una delle sue due tessere. L’altra aspetta un altro giocatore.
kingdom_builder-figure-tavern = La Taverna: costruisci a una delle due estremità di tre in linea retta, su qualsiasi terreno edificabile.
kingdom_builder-figure-paddock = Il Recinto: due esagoni esatti in linea retta, sopra qualsiasi cosa. L’acqua non è edificabile, quindi restano cinque esagoni.
kingdom_builder-figure-castle = Entrambi i giocatori ricevono 3 monete d’oro per questo castello, ciascuno una volta.
kingdom_builder-figure-areas = Sei insediamenti in tre aree: una di tre, una di uno e una di due.

## Lessons of the first game

kingdom_builder-lesson-1-title = Il tuo primo insediamento
kingdom_builder-lesson-1-text = La carta terreno dice dove costruisci: nella prateria. Scegli un esagono di prateria qualsiasi e costruisci lì il tuo primo insediamento.
kingdom_builder-lesson-1-done = Era il primo di tre. A ogni mossa costruisci tre insediamenti sul terreno della tua carta.
kingdom_builder-lesson-2-title = Fianco a fianco
kingdom_builder-lesson-2-text = Ogni volta che è possibile, un nuovo insediamento deve stare accanto a uno dei tuoi. Restano gli esagoni cerchiati. Scegline uno.
kingdom_builder-lesson-2-done = Così cresce il tuo regno. Pensa in anticipo: ciò che i tuoi insediamenti toccano decide dove andranno i prossimi.
kingdom_builder-lesson-3-title = Un nuovo inizio
kingdom_builder-lesson-3-text = Nessun canyon tocca i tuoi insediamenti, quindi puoi cominciare in qualsiasi esagono di canyon. Scegline uno accanto a un castello.
kingdom_builder-lesson-3-done = Alla fine un castello vale 3 monete d’oro per chiunque gli stia accanto. Gli inizi così sono rari: sfruttali bene.
kingdom_builder-lesson-4-title = Un luogo vicino
kingdom_builder-lesson-4-text = Un insediamento accanto a un luogo ottiene una delle sue tessere, finché ce n’è. Costruisci accanto alla Taverna.
kingdom_builder-lesson-4-done = La tessera Taverna è tua. Dalla prossima mossa in poi puoi usarla una volta per mossa.
kingdom_builder-lesson-5-title = Un insediamento in più
kingdom_builder-lesson-5-text = La tua tessera Fattoria è pronta. Costruisce un insediamento nella prateria, oltre ai tuoi tre. Scegli la tessera, poi un esagono.
kingdom_builder-lesson-5-done = Le tessere si usano prima dei tre insediamenti o dopo, mai in mezzo.
kingdom_builder-lesson-6-title = In movimento
kingdom_builder-lesson-6-text = Il Recinto sposta un insediamento di due esagoni in linea retta, sopra qualsiasi cosa. Quello di M8 è sollevato: posalo accanto al castello.
kingdom_builder-lesson-6-done = Sono 3 monete d’oro in più. Ma attenzione: quando l’ultimo insediamento accanto a un luogo se ne va, la sua tessera è persa.
kingdom_builder-lesson-7-title = Che cosa pagano le carte
kingdom_builder-lesson-7-text = Indica gli esagoni cerchiati per vedere che cosa renderebbe ognuno. In uno di essi pagano sia i Pescatori sia i Cavalieri. Costruisci lì.
kingdom_builder-lesson-7-done = 1 moneta d’oro per l’acqua accanto, e 2 per un insediamento in più nella tua riga migliore.
kingdom_builder-lesson-8-title = La fine di una mossa
kingdom_builder-lesson-8-text = I tre insediamenti sono costruiti, e la tessera appena ottenuta dorme fino alla tua prossima mossa. Concludi la mossa.
kingdom_builder-lesson-8-done = Hai pescato la carta per la tua prossima mossa, e nessun altro la vede. Non serve sapere altro. Buon divertimento con il tuo regno!
