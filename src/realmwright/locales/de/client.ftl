### Der Rahmen des Clients auf Deutsch; Erklärungen stehen in en/client.ftl.

## Names and places

app-name = Realmwright
lobby-title = Realmwright: Brettspiele im Browser
table-title = { $game }: { $players }
default-name = Wanderer
player-n = Spieler { $n }
seat-nameless = Spieler { $n }
seat-twin = { $name } { $n }
seat-open = Freier Platz
you = (du)
bot = Bot
bots = Bots
player = Spieler
players = Spieler
game = Spiel
spectator = Zuschauer

## Lobby

lobby-headline = Was spielen wir?
play-now = Sofort spielen
with-friends = Mit Freunden
at-this-screen = An diesem Bildschirm
no-account = Ohne Konto, ohne Warten. „Sofort spielen“ startet ein Spiel gegen einen Bot.
your-games = Deine Spiele
your-turn = Du bist dran
status-open = Wartet auf Mitspieler
status-finished = Beendet
status-other-rules = Andere Regeln
shelf = Das Regal
kingdoms-facts = 2 bis 4 Spieler · etwa 30 Minuten · drei Varianten
set-up-table = Tisch einrichten
first-game = Erstes Spiel
lessons = Lektionen
learn = Zum ersten Mal hier? Lerne es in ein paar kleinen Lektionen.
learn-rules = Zum ersten Mal hier? Die Regeln sind in fünf Minuten gelesen.
rules = Regeln
open-title = Ein Spiel aus einer Datei öffnen
open-help = Lege hier eine Aufzeichnung oder eine Stellung ab, um sie anzusehen oder von dort weiterzuspielen.
open-bad = Diese Datei enthält kein Spiel, das sich hier öffnen lässt.
open-file = Datei wählen
about = Über
not-affiliated = Mit keinem Verlag verbunden.
language = Sprache
to-day = Zum Tageslicht wechseln
to-lamp = Zum Lampenlicht wechseln
settings = Einstellungen

## New table

new-table = Neuer Tisch
friends-help = Du bekommst einen Link. Wer ihn öffnet, kann Platz nehmen, ganz ohne Konto.
screen-help = Mehrere spielen abwechselnd an diesem Gerät. Geheime Kacheln bleiben verdeckt, bis du sie ansiehst.
custom-help = Mische Menschen und Bots, wie du magst.
name-of-seat = Name auf Platz { $n }
who-sits = Wer auf Platz { $n } sitzt
kind-me = Ich
kind-here = Jemand hier
kind-open = Ein Freund, per Link
kind-bot = Bot: { $level }
more-options = Varianten, Uhr und mehr
hide-scores = Laufenden Stand verbergen
hide-scores-help = Gezeigt wird nur das Gold im Beutel, nicht, was alle bekämen, wenn die Runde jetzt gewertet würde.
clock = Uhr
clock-none = Keine
clock-turn = Pro Zug
clock-game = Pro Spiel
clock-none-help = Lass dir Zeit.
clock-turn-help = Ist die Zeit für einen Zug um, spielt ein Bot diesen einen Zug.
clock-game-help = Ist jemandes Zeit um, spielt auf diesem Platz ein Bot weiter.
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
minutes-plus =
    { $count ->
        [one] { $count } Minute + { $increment } s pro Zug
       *[other] { $count } Minuten + { $increment } s pro Zug
    }
create-table = Tisch eröffnen
start = Spiel starten
cancel = Abbrechen
close = Schließen

## Waiting room

waiting-title = Ein Tisch { $game }
your-name = Dein Name
sit-down = Platz nehmen
sit-here = Hier sitzen
sit-here-too = Noch jemand hier
leave-seat = Aufstehen
open-seat = Platz wieder frei geben
bot-level = Stärke des Bots
invite-friends = Schick diesen Link deinen Freunden
start-with-bots =
    { $count ->
        [one] Starten, mit einem Bot auf dem freien Platz
       *[other] Starten, mit Bots auf den freien Plätzen
    }
waiting-host = Das Spiel beginnt, sobald der Gastgeber es startet.
copy = Kopieren
copied = Kopiert
share = Teilen
qr = Der Link als QR-Code

## Table

loading = Einen Moment …
reconnecting = Die Verbindung ist weg. Neuer Versuch …
watching =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
sound-on = Ton einschalten
sound-off = Ton ausschalten
keys = Tasten
menu = Menü
board-label = { $game }, { $round }
zoom = Zoom des Bretts
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzes Brett zeigen
to-move = am Zug
away = nicht da
away-since = Nicht da; zuletzt gesehen { $when }
present = Am Tisch
thinking-since = Überlegt seit
gold-projected = { $player } { $gold }, { $projected } bei Wertung jetzt
turn-of = { $player }. { $sentence }
turn-done = Fertig? Beende deinen Zug oder nimm ihn zurück.
turn-done-of = { $player }. Fertig? Beende den Zug oder nimm ihn zurück.
turn-complete = Dein Zug ist vollständig. Beende ihn oder nimm ihn erst zurück.
choose-piece = Wähle zuerst, was du legen willst.
choose-space = Wähle ein Feld.
choose-space-for = Wähle ein Feld. Die umrandeten sind frei.
end-help = Noch hat niemand etwas Neues gesehen, du kannst also noch zurück.
wait-help = Du bist wieder dran, wenn die anderen gespielt haben.
watching-help = Du schaust zu.
draw-short = Ziehen
secret-short = Geheim
played-short = Gelegt
look = Ansehen
cover = Verdecken
line = Linie
unseen-why = Die 22 Kacheln ohne die auf dem Brett und deine eigene. Sie liegen im Vorrat oder bei den anderen.
unseen-why-shared = Die 22 Kacheln ohne die auf dem Brett. Sie liegen im Vorrat oder verdeckt bei den Spielern.
preview-cut = { $line } wird hier geteilt, du { $gold }
place = Legen
place-on = Auf { $cell } legen
sending = Wird gesendet …
end-turn = Zug beenden
undo = Rückgängig
restart-turn = Zug neu beginnen
hint = Tipp
hint-thinking = Lass mich überlegen …
not-possible-now = Das geht gerade nicht.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-drew = Kachel gezogen
undo-round_started = Neue Runde
undo-other_player = Andere am Zug
undo-start = Spielbeginn
undo-revealed = Aufgedeckt
nudged = Die anderen warten auf dich.

## Tabs

tabs = Mehr zum Spiel
tab-play = Spielen
tab-lines = Linien
tab-tiles = Kacheln
log = Verlauf
chat = Chat
result = Ergebnis

## Log: entries of the table itself

log-empty = Noch ist nichts passiert.
log-sat = { $player } nimmt Platz.
log-left = { $player } steht auf.
log-filled = Ein Bot nimmt Platz.
log-undo = { $by } nimmt einen Zug zurück.
log-undo-you = Du nimmst einen Zug zurück.
log-resigned = { $by } gibt auf. Ein Bot spielt weiter.
log-resigned-end = { $by } gibt auf. Das Spiel ist zu Ende.
log-vote = { $by } stimmt dafür, dass ein Bot für { $player } weiterspielt.
log-replaced = Ein Bot spielt für { $player } weiter.
log-returned = { $by } ist wieder da.
log-flagged = Die Zeit von { $by } ist um. Ein Bot spielt weiter.
log-rematch = { $by } möchte noch ein Spiel.

## Chat

say = Etwas sagen
say-placeholder = Sag etwas …
say-send = Senden
chat-presets = Schnelle Worte
chat-empty = Sag Hallo!
chat-empty-watching = Hier reden die Zuschauer unter sich.
chat-watching = (schaut zu)
mute = Ausblenden, was { $player } sagt
unmute = Alle wieder einblenden

## Past and replay

scrubber = Züge des Spiels
to-start = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug weiter
play = Züge abspielen
pause = Anhalten
play-fast = Dreimal so schnell
move-n = Zug { $n }
move-of = Zug { $n } von { $all }
back-to-live = { $n } von { $all }: zurück ins Jetzt
looking-at = Du siehst Zug { $n } von { $all }. Das Spiel geht inzwischen weiter.
looking-stored = Zug { $n } von { $all }
looking-help = Du siehst die Vergangenheit. Zum Spielen geh zurück ins Jetzt.

## The end of a round

counting-round = Runde { $round } wird gewertet
round-over = Runde { $round } ist zu Ende
skip = Überspringen
count-again = Noch einmal werten
next-round = Nächste Runde
to-result = Zum Ergebnis

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } hat aufgegeben, daher war das Spiel vorzeitig zu Ende. Die laufende Runde wurde nicht gewertet.
       *[other] { $players } haben aufgegeben, daher war das Spiel vorzeitig zu Ende. Die laufende Runde wurde nicht gewertet.
    }
resigned = (aufgegeben)
rematch = Noch einmal spielen
go-rematch = Zum neuen Spiel
account = Wie es dazu kam
chart = Gold im Lauf der Zeit
chart-help = Das Gold aller nach jedem Zug, als wäre die Runde dann gewertet worden. Klicke, um einen Zug anzusehen.
keep = Aufheben
record = Aufzeichnung
look-closer = Genauer hinsehen
analyse = Was hätte der Bot getan?
analysing = Jeder Zug wird angesehen …
analysis = Die größten Ausschläge
analysis-help = So viel Gold weniger als der beste Zug, den der Bot sah, im Durchschnitt.
analysis-none = Der Bot hätte fast genauso gespielt.
swing = Zug { $n }, { $player }: { $loss }
no-analysis = Die Analyse ist gerade nicht verfügbar. Versuch es später noch einmal.
no-png = Dieser Browser kann kein PNG vom Brett machen. Das SVG geht überall.
play-on = Von hier weiterspielen
cannot-play-on = Von diesem Zug aus lässt sich nicht weiterspielen.
verify = Mischung prüfen
verified-yes = Die Mischung ist wie versprochen: Der vor dem ersten Zug veröffentlichte Hash gehört zum Startwert dieses Spiels.
verified-no = Der vor dem ersten Zug veröffentlichte Hash gehört nicht zu diesem Startwert. Mit diesem Spiel stimmt etwas nicht.
verified-cannot = Dieser Browser prüft Hashes nur auf sicheren Seiten (https).

## Seats

seat-resigned = Hat aufgegeben; ein Bot spielt weiter.
seat-replaced = Vorerst spielt ein Bot weiter.
nudge = Freundlich anstupsen
vote-bot = Einen Bot weiterspielen lassen
vote-bot-in = Einen Bot weiterspielen lassen (in { $time })
vote-help = Wenn jemand eine Minute weg ist oder drei Minuten über einem Zug sitzt, können die anderen dafür stimmen, dass ein Bot weiterspielt. Der Platz lässt sich jederzeit zurücknehmen.
votes-so-far = Dafür bisher: { $players }
take-seat-back = Meinen Platz zurücknehmen

## Menu

plain-game = Das Spiel ohne Varianten.
table-link = Link zu diesem Tisch
continue-elsewhere = Auf einem anderen Gerät weiterspielen
continue-link = Öffnet deinen Platz auf einem anderen Gerät
continue-help = Dieser Link gilt einmal. Wer ihn öffnet, spielt auf deinem Platz; behalte ihn also für dich.
arrive-title = Hier weiterspielen?
arrive-text = Wer diesen Link erstellt hat, spielt auf einem anderen Gerät. Mach weiter, und dieser Browser hat dieselben Plätze.
arrive-here = Hier weiterspielen
arrive-replace = Diese Plätze aufgeben und weiterspielen
to-lobby = Zur Lobby
resign = Aufgeben
resign-of = Für { $player } aufgeben
resign-sure = Auf diesem Platz spielt dann ein Bot weiter, und du kommst in der Wertung hinter alle, die geblieben sind. Zurückkehren kannst du nicht.
resign-sure-end = Das Spiel ist dann sofort zu Ende, und { $player } gewinnt. Zurückkehren kannst du nicht.

## Settings

theme = Licht
theme-auto = Wie das Gerät
theme-day = Tag
theme-lamp = Lampe
setting-contrast = Mehr Kontrast
speed = Bewegung
speed-0 = Keine
speed-1 = Ruhig
speed-2 = Flott
placing = Legen
placing-auto = Je nach Gerät
placing-one = Einmal tippen
placing-two = Zweimal tippen
placing-help = Je nach Gerät: mit der Maus ein Klick; mit dem Finger zeigt das erste Tippen, was sich ändern würde, und das zweite legt.
setting-autoEnd = Meinen Zug automatisch beenden
setting-coordinates = Koordinaten zeigen
setting-names = Namen der Kacheln zeigen
setting-keys = Tastenkürzel
keys-on = Tastenkürzel sind an
setting-sound = Töne
volume = Lautstärke
turn-volume = Lautstärke von „Du bist dran“
setting-notify = Benachrichtige mich, wenn ich dran bin
notify-refused = Der Browser erlaubt keine Benachrichtigungen von dieser Seite.

## Keys

key-arrows = Über das Brett gehen; die Linien stehen hinter der letzten Spalte und Reihe
key-castles = Ein Schloss dieses Rangs nehmen
key-draw = Eine Kachel ziehen
key-secret = Die geheime Kachel nehmen
key-next = Nächstes und voriges freies Feld
key-enter = Beim ersten Mal: zeigen, was sich ändern würde; beim zweiten Mal: legen
key-escape = Zurücklegen
key-undo = Einen Schritt zurücknehmen
key-end = Den Zug beenden
key-hint = Um einen Tipp bitten und ihn annehmen
key-zoom = Vergrößern, verkleinern, ganzes Brett zeigen
key-info = Was ist das?
key-mark = Ein Feld für dich umranden
key-arrow = Hier einen Pfeil für dich beginnen oder beenden; mit der Maus: mit der rechten Taste ziehen
arrow-begun = Ein Pfeil von { $cell }. Gehe dorthin, wo er enden soll.
arrow-drawn = Ein Pfeil von { $from } nach { $to }.
arrow-gone = Kein Pfeil mehr von { $from } nach { $to }.
key-summary = Sagen, wie es steht
key-last = Den letzten Zug sagen und zeigen
key-standings = Das Gold aller sagen
key-help = Diese Liste

## Board as a list, for screen readers

board-as-list = Das Brett als Listen
list-lines = Reihen und Spalten
list-pieces = Was wo liegt
list-legal = Wohin das gewählte Stück kann

## Refusals that have no text elsewhere

refusal-unknown = Das hat nicht geklappt. Versuch es noch einmal.

## Rules and about

rules-title = Die Regeln von { $game }
contents = Inhalt
more-in-rules = Mehr in den Regeln
search-rules = Regeln durchsuchen
nothing-found = Nichts gefunden.
about-title = Über Realmwright
about-what = Realmwright spielt eine Familie von Brettspielen im Browser: allein gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden über einen Link.
about-free = Es ist freie Software unter der MIT-Lizenz. Alle dürfen es betreiben, ändern und weitergeben.
about-publishers = Unabhängig
about-not-affiliated = Realmwright gehört zu keinem Verlag und keinem Autor der Spiele. Alle Zeichnungen und Texte wurden eigens gemacht; nichts stammt aus den gedruckten Spielen. Die Namen der Spiele gehören ihren Inhabern.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Cookie, das deine Plätze kennt. Spiele und Chat liegen auf diesem Server. Deine Einstellungen bleiben in diesem Browser. Sonst nichts.

## Lessons

learn-title = { $game } lernen
lesson-of = Lektion { $n } von { $all }
lesson-next = Nächste Lektion
lesson-skip = Überspringen
lesson-back = Zurück
lesson-again = Das geht, aber darum dreht sich diese Lektion nicht. Versuch ein anderes Feld oder etwas anderes.

## Nothing here

here-be-dragons = Hier gibt es Drachen
page-missing = Unter dieser Adresse ist nichts.
table-gone = Diesen Tisch gibt es nicht, oder nicht mehr.
nothing-opened = Öffne zuerst in der Lobby eine Aufzeichnung oder eine Stellung.
