### La cornice del client in italiano; spiegazioni in en/client.ftl.

## Names and places

app-name = Realmwright
lobby-title = Realmwright: giochi da tavolo nel browser
table-title = { $game }: { $players }
default-name = Viandante
player-n = Giocatore { $n }
seat-nameless = Giocatore { $n }
seat-twin = { $name } { $n }
seat-open = Posto libero
you = (tu)
bot = Bot
bots = Bot
player = Giocatore
players = Giocatori
game = Gioco
spectator = Spettatore

## Lobby

lobby-headline = A che cosa giochiamo?
play-now = Gioca subito
with-friends = Con gli amici
at-this-screen = Su questo schermo
no-account = Senza account, senza attese. «Gioca subito» comincia una partita contro un bot.
your-games = Le tue partite
your-turn = Tocca a te
status-open = In attesa di giocatori
status-finished = Finita
status-other-rules = Altre regole
shelf = Lo scaffale
kingdoms-facts = da 2 a 4 giocatori · circa 30 minuti · tre varianti
set-up-table = Prepara un tavolo
first-game = Prima partita
lessons = Lezioni
learn = Prima volta? Impara con poche brevi lezioni.
learn-rules = Prima volta? Per leggere le regole bastano cinque minuti.
rules = Regole
open-title = Apri una partita da un file
open-help = Trascina qui una registrazione o una posizione per guardarla, o per continuare a giocare da lì.
open-bad = Questo file non contiene una partita che si possa aprire qui.
open-file = Scegli un file
about = Informazioni
not-affiliated = Non legato ad alcun editore.
language = Lingua
to-day = Passa alla luce del giorno
to-lamp = Passa alla luce della lampada
settings = Impostazioni

## New table

new-table = Nuovo tavolo
friends-help = Ricevi un link. Chi lo apre può sedersi, senza account.
screen-help = Più persone giocano a turno su questo dispositivo. Le tessere segrete restano coperte finché non guardi.
custom-help = Mescola persone e bot come vuoi.
name-of-seat = Nome al posto { $n }
who-sits = Chi siede al posto { $n }
kind-me = Io
kind-here = Qualcuno qui
kind-open = Un amico, con il link
kind-bot = Bot: { $level }
more-options = Varianti, orologio e altro
hide-scores = Nascondi il punteggio parziale
hide-scores-help = Si vede solo l’oro nella borsa, non quello che ognuno riceverebbe se il turno finisse adesso.
clock = Orologio
clock-none = Nessuno
clock-turn = Per mossa
clock-game = Per partita
clock-none-help = Prenditi il tempo che vuoi.
clock-turn-help = Quando il tempo per una mossa è finito, un bot gioca quella mossa.
clock-game-help = Quando il tempo di qualcuno è finito, un bot continua in quel posto.
seconds =
    { $count ->
        [one] { $count } secondo
        [many] { $count } di secondi
       *[other] { $count } secondi
    }
minutes-plus =
    { $count ->
        [one] { $count } minuto + { $increment } s per mossa
        [many] { $count } di minuti + { $increment } s per mossa
       *[other] { $count } minuti + { $increment } s per mossa
    }
create-table = Crea il tavolo
start = Comincia la partita
cancel = Annulla
close = Chiudi

## Waiting room

waiting-title = Un tavolo di { $game }
your-name = Il tuo nome
sit-down = Siediti
sit-here = Siediti qui
sit-here-too = Aggiungi qualcuno qui
leave-seat = Alzati
open-seat = Libera di nuovo il posto
bot-level = Livello del bot
invite-friends = Manda questo link ai tuoi amici
start-with-bots =
    { $count ->
        [one] Comincia, con un bot al posto libero
        [many] Comincia, con dei bot ai posti liberi
       *[other] Comincia, con dei bot ai posti liberi
    }
waiting-host = La partita comincia appena chi ospita la avvia.
copy = Copia
copied = Copiato
share = Condividi
qr = Il link come codice QR

## Table

loading = Un momento…
reconnecting = La connessione è caduta. Riprovo…
watching =
    { $count ->
        [one] Una persona sta guardando
        [many] { $count } di persone stanno guardando
       *[other] { $count } persone stanno guardando
    }
sound-on = Attiva il suono
sound-off = Disattiva il suono
keys = Tasti
menu = Menu
board-label = { $game }, { $round }
zoom = Zoom del tabellone
zoom-in = Ingrandire
zoom-out = Rimpicciolire
zoom-fit = Mostrare tutto il tabellone
to-move = deve giocare
away = non c’è
away-since = Non c’è; ultima presenza { $when }
present = Al tavolo
thinking-since = Ci pensa da
gold-projected = { $player } { $gold }, { $projected } se finisse adesso
turn-of = { $player }. { $sentence }
turn-done = Fatto? Concludi la mossa, o ritirala.
turn-done-of = { $player }. Fatto? Concludi la mossa, o ritirala.
turn-complete = La tua mossa è completa. Concludila, o prima ritirala.
choose-piece = Scegli prima che cosa giocare.
choose-space = Scegli uno spazio.
choose-space-for = Scegli uno spazio. Quelli cerchiati sono liberi.
end-help = Nessuno ha ancora visto niente di nuovo: puoi ancora ritirarla.
wait-help = Toccherà a te quando gli altri avranno giocato.
watching-help = Stai guardando.
draw-short = Pesca
secret-short = Segreta
played-short = Giocata
look = Guarda
cover = Copri
line = Linea
unseen-why = Le 22 tessere senza quelle sul tabellone e la tua. Sono nella riserva o dagli altri.
unseen-why-shared = Le 22 tessere senza quelle sul tabellone. Sono nella riserva o, a faccia in giù, dai giocatori.
preview-cut = { $line } viene tagliata qui, tu { $gold }
place = Piazza
place-on = Piazza in { $cell }
sending = Invio…
end-turn = Concludi
undo = Ritira
restart-turn = Mossa da capo
hint = Consiglio
hint-thinking = Fammi pensare…
not-possible-now = Adesso non si può.
nothing-to-undo = Non c’è niente da ritirare.
undo-drew = Tessera pescata
undo-round_started = Nuovo turno
undo-other_player = Altro giocatore
undo-start = Inizio partita
undo-revealed = Segreto svelato
nudged = Gli altri ti aspettano.

## Tabs

tabs = Altro sulla partita
tab-play = Gioca
tab-lines = Linee
tab-tiles = Tessere
log = Cronaca
chat = Chat
result = Risultato

## Log: entries of the table itself

log-empty = Non è ancora successo niente.
log-sat = { $player } si siede.
log-left = { $player } si alza.
log-filled = Un bot prende posto.
log-undo = { $by } ritira una mossa.
log-undo-you = Ritiri una mossa.
log-resigned = { $by } abbandona. Continua un bot.
log-resigned-end = { $by } abbandona. La partita è finita.
log-vote = { $by } vota perché un bot continui al posto di { $player }.
log-replaced = Un bot continua al posto di { $player }.
log-returned = Ecco di nuovo { $by }.
log-flagged = Tempo scaduto per { $by }. Continua un bot.
log-rematch = { $by } vorrebbe un’altra partita.

## Chat

say = Di’ qualcosa
say-placeholder = Di’ qualcosa…
say-send = Invia
chat-presets = Frasi pronte
chat-empty = Di’ ciao!
chat-empty-watching = Qui gli spettatori parlano tra loro.
chat-watching = (guarda)
mute = Nascondi quello che dice { $player }
unmute = Mostra di nuovo tutti

## Past and replay

scrubber = Mosse della partita
to-start = All’inizio
step-back = Una mossa indietro
step-forward = Una mossa avanti
play = Riproduci le mosse
pause = Pausa
play-fast = Tre volte più veloce
move-n = Mossa { $n }
move-of = Mossa { $n } di { $all }
back-to-live = { $n } di { $all }: torna al presente
looking-at = Stai guardando la mossa { $n } di { $all }. Intanto la partita va avanti.
looking-stored = Mossa { $n } di { $all }
looking-help = Stai guardando il passato. Torna al presente per giocare.

## The end of a round

counting-round = Punteggio del turno { $round }
round-over = Il turno { $round } è finito
skip = Salta
count-again = Conta di nuovo
next-round = Turno successivo
to-result = Al risultato

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } ha abbandonato, quindi la partita è finita prima. Il turno in corso non è stato contato.
        [many] { $players } hanno abbandonato, quindi la partita è finita prima. Il turno in corso non è stato contato.
       *[other] { $players } hanno abbandonato, quindi la partita è finita prima. Il turno in corso non è stato contato.
    }
resigned = (abbandono)
rematch = Gioca ancora
go-rematch = Alla nuova partita
account = Com’è andata
chart = L’oro nel tempo
chart-help = L’oro di ognuno dopo ogni mossa, come se il turno fosse finito allora. Fai clic per vedere una mossa.
keep = Conserva
record = Registrazione
look-closer = Guarda meglio
analyse = Che cosa avrebbe fatto il bot?
analysing = Esamino ogni mossa…
analysis = Gli scarti più grandi
analysis-help = Quanto oro in meno, in media, rispetto alla mossa migliore che vedeva il bot.
analysis-none = Il bot avrebbe giocato più o meno così.
swing = Mossa { $n }, { $player }: { $loss }
no-analysis = L’analisi al momento non è disponibile. Riprova più tardi.
no-png = Questo browser non riesce a fare un PNG del tabellone. L’SVG funziona ovunque.
play-on = Continua a giocare da qui
cannot-play-on = Da questa mossa non si può continuare a giocare.
verify = Verifica la mescolata
verified-yes = Le tessere sono state mescolate come promesso: l’hash pubblicato prima della prima mossa corrisponde al seme di questa partita.
verified-no = L’hash pubblicato prima della prima mossa non corrisponde a questo seme. In questa partita qualcosa non va.
verified-cannot = Questo browser verifica gli hash solo su pagine sicure (https).

## Seats

seat-resigned = Ha abbandonato; continua un bot.
seat-replaced = Per ora continua un bot.
nudge = Dai un colpetto gentile
vote-bot = Fai continuare un bot
vote-bot-in = Fai continuare un bot (tra { $time })
vote-help = Se qualcuno manca da un minuto, o pensa a una mossa da tre, gli altri possono votare perché continui un bot. Il posto si può riprendere in ogni momento.
votes-so-far = Voti finora: { $players }
take-seat-back = Riprendi il mio posto

## Menu

plain-game = Il gioco senza varianti.
table-link = Link a questo tavolo
continue-elsewhere = Continua su un altro dispositivo
continue-link = Apre il tuo posto su un altro dispositivo
continue-help = Questo link vale una volta. Chi lo apre gioca al tuo posto, quindi tienilo per te.
arrive-title = Continuare qui?
arrive-text = Chi ha creato questo link gioca su un altro dispositivo. Continua, e questo browser avrà gli stessi posti.
arrive-here = Continua qui
arrive-replace = Rinuncia a quei posti e continua
to-lobby = Alla sala
resign = Abbandona
resign-of = Abbandona per { $player }
resign-sure = In questo posto continuerà un bot, e tu verrai dopo chi è rimasto. Non potrai tornare.
resign-sure-end = La partita finisce subito e vince { $player }. Non potrai tornare.

## Settings

theme = Luce
theme-auto = Come il dispositivo
theme-day = Giorno
theme-lamp = Lampada
setting-contrast = Più contrasto
speed = Movimento
speed-0 = Nessuno
speed-1 = Calmo
speed-2 = Rapido
placing = Piazzare un pezzo
placing-auto = Secondo il dispositivo
placing-one = Un tocco
placing-two = Due tocchi
placing-help = Secondo il dispositivo: un clic con il mouse; con il dito il primo tocco mostra che cosa cambierebbe e il secondo piazza.
setting-autoEnd = Concludi la mia mossa da sé
setting-coordinates = Mostra le coordinate
setting-names = Mostra i nomi delle tessere
setting-keys = Scorciatoie da tastiera
keys-on = Le scorciatoie da tastiera sono attive
setting-sound = Suoni
volume = Volume
turn-volume = Volume di «tocca a te»
setting-notify = Avvisami quando tocca a me
notify-refused = Il browser non permette notifiche da questa pagina.

## Keys

key-arrows = Muoversi sul tabellone; le linee stanno oltre l’ultima colonna e l’ultima riga
key-castles = Prendere un castello di questo livello
key-draw = Pescare una tessera
key-secret = Prendere la tessera segreta
key-next = Spazio libero successivo e precedente
key-enter = La prima volta: mostrare che cosa cambierebbe; la seconda: piazzare
key-escape = Rimettere a posto
key-undo = Ritirare un passo
key-end = Concludere la mossa
key-hint = Chiedere un consiglio, e seguirlo
key-zoom = Ingrandire, rimpicciolire, tutto il tabellone
key-info = Che cos’è?
key-mark = Cerchiare uno spazio per te
key-arrow = Cominciare o finire qui una freccia per te; con il mouse, trascinare con il tasto destro
arrow-begun = Una freccia da { $cell }. Vai dove deve finire.
arrow-drawn = Una freccia da { $from } a { $to }.
arrow-gone = La freccia da { $from } a { $to } non c’è più.
key-summary = Dire come va la partita
key-last = Dire e mostrare l’ultima mossa
key-standings = Dire l’oro di tutti
key-help = Questo elenco

## Board as a list, for screen readers

board-as-list = Il tabellone come elenchi
list-lines = Righe e colonne
list-pieces = Che cosa c’è e dove
list-legal = Dove può andare il pezzo scelto

## Refusals that have no text elsewhere

refusal-unknown = Non ha funzionato. Riprova.

## Rules and about

rules-title = Le regole di { $game }
contents = Indice
more-in-rules = Di più nelle regole
search-rules = Cerca nelle regole
nothing-found = Nessun risultato.
about-title = Informazioni su Realmwright
about-what = Realmwright fa giocare a una famiglia di giochi da tavolo nel browser: da soli contro i bot, in più persone a uno schermo, o con gli amici tramite un link.
about-free = È software libero con licenza MIT. Chiunque può usarlo, cambiarlo e passarlo ad altri.
about-publishers = Indipendente
about-not-affiliated = Realmwright non appartiene ad alcun editore o autore dei giochi. Tutti i disegni e i testi sono stati fatti apposta; niente è preso dai giochi stampati. I nomi dei giochi appartengono ai rispettivi proprietari.
about-privacy = Che cosa si conserva
about-privacy-text = Un cookie, che conosce i tuoi posti. Le partite e la chat restano su questo server. Le tue impostazioni restano in questo browser. Nient’altro.

## Lessons

learn-title = Impara { $game }
lesson-of = Lezione { $n } di { $all }
lesson-next = Lezione successiva
lesson-skip = Salta
lesson-back = Indietro
lesson-again = Si può fare, ma non è il tema di questa lezione. Prova un altro spazio o un altro pezzo.

## Nothing here

here-be-dragons = Qui ci sono i draghi
page-missing = A questo indirizzo non c’è niente.
table-gone = Questo tavolo non esiste, o non c’è più.
nothing-opened = Apri prima una registrazione o una posizione dalla sala.
