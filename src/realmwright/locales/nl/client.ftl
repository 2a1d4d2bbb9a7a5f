### Het kader van de client in het Nederlands; uitleg staat in en/client.ftl.

## Names and places

app-name = Realmwright
lobby-title = Realmwright: bordspellen in de browser
table-title = { $game }: { $players }
default-name = Reiziger
player-n = Speler { $n }
seat-nameless = Speler { $n }
seat-twin = { $name } { $n }
seat-open = Vrije plaats
you = (jij)
bot = Bot
bots = Bots
player = Speler
players = Spelers
game = Spel
spectator = Toeschouwer

## Lobby

lobby-headline = Wat zullen we spelen?
play-now = Nu spelen
with-friends = Met vrienden
at-this-screen = Aan dit scherm
no-account = Geen account, geen wachttijd. “Nu spelen” begint een spel tegen een bot.
your-games = Jouw spellen
your-turn = Jij bent aan de beurt
status-open = Wacht op spelers
status-finished = Afgelopen
status-other-rules = Andere regels
shelf = De plank
kingdoms-facts = 2 tot 4 spelers · ongeveer 30 minuten · drie varianten
set-up-table = Een tafel klaarzetten
first-game = Eerste spel
lessons = Lessen
learn = Eerste keer? Leer het in een paar korte lessen.
learn-rules = Eerste keer? De spelregels lees je in vijf minuten.
rules = Spelregels
open-title = Een spel uit een bestand openen
open-help = Laat hier een spelverslag of een stelling vallen om die te bekijken, of om van daar verder te spelen.
open-bad = Dit bestand bevat geen spel dat hier geopend kan worden.
open-file = Bestand kiezen
about = Over
not-affiliated = Niet verbonden aan enige uitgever.
language = Taal
to-day = Naar daglicht
to-lamp = Naar lamplicht
settings = Instellingen

## New table

new-table = Nieuwe tafel
friends-help = Je krijgt een link. Wie hem opent, kan plaatsnemen, zonder account.
screen-help = Meer mensen spelen om de beurt op dit apparaat. Geheime tegels blijven gedekt tot je kijkt.
custom-help = Meng mensen en bots zoals je wilt.
name-of-seat = Naam op plaats { $n }
who-sits = Wie er op plaats { $n } zit
kind-me = Ik
kind-here = Iemand hier
kind-open = Een vriend, via de link
kind-bot = Bot: { $level }
more-options = Varianten, klok en meer
hide-scores = Tussenstand verbergen
hide-scores-help = Alleen het goud in de beurs is te zien, niet wat iedereen zou krijgen als de ronde nu werd geteld.
clock = Klok
clock-none = Geen
clock-turn = Per beurt
clock-game = Per spel
clock-none-help = Neem de tijd.
clock-turn-help = Is de tijd voor een beurt om, dan speelt een bot die ene beurt.
clock-game-help = Is iemands tijd om, dan speelt een bot op die plaats verder.
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
minutes-plus =
    { $count ->
        [one] { $count } minuut + { $increment } s per beurt
       *[other] { $count } minuten + { $increment } s per beurt
    }
create-table = Tafel maken
start = Spel beginnen
cancel = Annuleren
close = Sluiten

## Waiting room

waiting-title = Een tafel { $game }
your-name = Je naam
sit-down = Plaatsnemen
sit-here = Hier zitten
sit-here-too = Nog iemand hier
leave-seat = Opstaan
open-seat = Plaats weer vrijgeven
bot-level = Niveau van de bot
invite-friends = Stuur deze link naar je vrienden
start-with-bots =
    { $count ->
        [one] Beginnen, met een bot op de vrije plaats
       *[other] Beginnen, met bots op de vrije plaatsen
    }
waiting-host = Het spel begint zodra de gastheer het start.
copy = Kopiëren
copied = Gekopieerd
share = Delen
qr = De link als QR-code

## Table

loading = Een ogenblik…
reconnecting = De verbinding is weg. Nieuwe poging…
watching =
    { $count ->
        [one] Eén persoon kijkt toe
       *[other] { $count } personen kijken toe
    }
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
keys = Toetsen
menu = Menu
board-label = { $game }, { $round }
zoom = Zoom van het bord
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele bord tonen
to-move = aan de beurt
away = niet hier
away-since = Niet hier; laatst gezien { $when }
present = Aan tafel
thinking-since = Denkt al
gold-projected = { $player } { $gold }, { $projected } als de ronde nu eindigt
turn-of = { $player }. { $sentence }
turn-done = Klaar? Beëindig je beurt of neem hem terug.
turn-done-of = { $player }. Klaar? Beëindig de beurt of neem hem terug.
turn-complete = Je beurt is compleet. Beëindig hem of neem hem eerst terug.
choose-piece = Kies eerst wat je wilt plaatsen.
choose-space = Kies een vak.
choose-space-for = Kies een vak. De omrande zijn vrij.
end-help = Nog niemand heeft iets nieuws gezien, dus je kunt nog terug.
wait-help = Je bent weer als de anderen gespeeld hebben.
watching-help = Je kijkt toe.
draw-short = Trekken
secret-short = Geheim
played-short = Gespeeld
look = Bekijken
cover = Bedekken
line = Lijn
unseen-why = De 22 tegels zonder die op het bord en die van jou. Ze liggen in de voorraad of bij de anderen.
unseen-why-shared = De 22 tegels zonder die op het bord. Ze liggen in de voorraad of gedekt bij de spelers.
preview-cut = { $line } wordt hier doorgesneden, jij { $gold }
place = Plaatsen
place-on = Op { $cell } plaatsen
sending = Bezig met versturen…
end-turn = Beurt beëindigen
undo = Terugnemen
restart-turn = Beurt opnieuw
hint = Hint
hint-thinking = Even denken…
not-possible-now = Dat kan nu niet.
nothing-to-undo = Er valt niets terug te nemen.
undo-drew = Tegel getrokken
undo-round_started = Nieuwe ronde
undo-other_player = Andere speler
undo-start = Spelbegin
undo-revealed = Iets onthuld
nudged = De anderen wachten op je.

## Tabs

tabs = Meer over het spel
tab-play = Spelen
tab-lines = Lijnen
tab-tiles = Tegels
log = Verloop
chat = Chat
result = Uitslag

## Log: entries of the table itself

log-empty = Er is nog niets gebeurd.
log-sat = { $player } neemt plaats.
log-left = { $player } staat op.
log-filled = Een bot neemt plaats.
log-undo = { $by } neemt een zet terug.
log-undo-you = Je neemt een zet terug.
log-resigned = { $by } geeft op. Een bot speelt verder.
log-resigned-end = { $by } geeft op. Het spel is afgelopen.
log-vote = { $by } stemt ervoor dat een bot voor { $player } verder speelt.
log-replaced = Een bot speelt verder voor { $player }.
log-returned = { $by } is terug.
log-flagged = De tijd van { $by } is om. Een bot speelt verder.
log-rematch = { $by } wil nog een spel.

## Chat

say = Zeg iets
say-placeholder = Zeg iets…
say-send = Versturen
chat-presets = Snelle woorden
chat-empty = Zeg hallo!
chat-empty-watching = Hier praten de toeschouwers onder elkaar.
chat-watching = (kijkt toe)
mute = Verberg wat { $player } zegt
unmute = Iedereen weer tonen

## Past and replay

scrubber = Zetten van het spel
to-start = Naar het begin
step-back = Eén zet terug
step-forward = Eén zet verder
play = Zetten afspelen
pause = Pauze
play-fast = Drie keer zo snel
move-n = Zet { $n }
move-of = Zet { $n } van { $all }
back-to-live = { $n } van { $all }: terug naar nu
looking-at = Je kijkt naar zet { $n } van { $all }. Het spel gaat intussen verder.
looking-stored = Zet { $n } van { $all }
looking-help = Je kijkt naar het verleden. Ga terug naar nu om te spelen.

## The end of a round

counting-round = Ronde { $round } wordt geteld
round-over = Ronde { $round } is voorbij
skip = Overslaan
count-again = Opnieuw tellen
next-round = Volgende ronde
to-result = Naar de uitslag

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } heeft opgegeven, dus het spel was eerder afgelopen. De lopende ronde is niet geteld.
       *[other] { $players } hebben opgegeven, dus het spel was eerder afgelopen. De lopende ronde is niet geteld.
    }
resigned = (opgegeven)
rematch = Nog een keer
go-rematch = Naar het nieuwe spel
account = Hoe het zo kwam
chart = Goud door de tijd
chart-help = Het goud van elke speler na elke zet, alsof de ronde toen was geteld. Klik om een zet te bekijken.
keep = Bewaren
record = Spelverslag
look-closer = Beter bekijken
analyse = Wat zou de bot gedaan hebben?
analysing = Elke zet wordt bekeken…
analysis = De grootste verschillen
analysis-help = Zoveel minder goud dan de beste zet die de bot zag, gemiddeld.
analysis-none = De bot zou bijna hetzelfde gespeeld hebben.
swing = Zet { $n }, { $player }: { $loss }
no-analysis = De analyse is nu niet beschikbaar. Probeer het later nog eens.
no-png = Deze browser kan geen PNG van het bord maken. De SVG werkt overal.
play-on = Van hier verder spelen
cannot-play-on = Vanaf deze zet kun je niet verder spelen.
verify = Het schudden nagaan
verified-yes = Er is geschud zoals beloofd: de hash die voor de eerste zet gepubliceerd werd, hoort bij de startwaarde van dit spel.
verified-no = De hash die voor de eerste zet gepubliceerd werd, hoort niet bij deze startwaarde. Er klopt iets niet met dit spel.
verified-cannot = Deze browser controleert hashes alleen op beveiligde pagina’s (https).

## Seats

seat-resigned = Heeft opgegeven; een bot speelt verder.
seat-replaced = Voorlopig speelt een bot verder.
nudge = Een vriendelijk duwtje geven
vote-bot = Een bot laten doorspelen
vote-bot-in = Een bot laten doorspelen (over { $time })
vote-help = Is iemand een minuut weg, of denkt iemand drie minuten over een zet, dan kunnen de anderen voor een bot stemmen. De plaats is altijd weer terug te nemen.
votes-so-far = Tot nu toe voor: { $players }
take-seat-back = Mijn plaats terugnemen

## Menu

plain-game = Het spel zonder varianten.
table-link = Link naar deze tafel
continue-elsewhere = Verder op een ander apparaat
continue-link = Opent jouw plaats op een ander apparaat
continue-help = Deze link werkt één keer. Wie hem opent, speelt op jouw plaats, dus houd hem voor jezelf.
arrive-title = Hier verdergaan?
arrive-text = Wie deze link heeft gemaakt, speelt op een ander apparaat. Ga verder, en deze browser heeft dezelfde plaatsen.
arrive-here = Hier verder
arrive-replace = Die plaatsen opgeven en verdergaan
to-lobby = Naar de lobby
resign = Opgeven
resign-of = Opgeven voor { $player }
resign-sure = Een bot speelt dan verder op deze plaats, en jij eindigt achter wie gebleven is. Terugkomen kan niet.
resign-sure-end = Het spel is dan meteen afgelopen en { $player } wint. Terugkomen kan niet.

## Settings

theme = Licht
theme-auto = Zoals het apparaat
theme-day = Dag
theme-lamp = Lamp
setting-contrast = Meer contrast
speed = Beweging
speed-0 = Geen
speed-1 = Rustig
speed-2 = Vlot
placing = Plaatsen
placing-auto = Naar apparaat
placing-one = Eén tik
placing-two = Twee tikken
placing-help = Naar apparaat: met de muis één klik; met de vinger toont de eerste tik wat er verandert en plaatst de tweede.
setting-autoEnd = Mijn beurt vanzelf beëindigen
setting-coordinates = Coördinaten tonen
setting-names = Namen van tegels tonen
setting-keys = Sneltoetsen
keys-on = Sneltoetsen staan aan
setting-sound = Geluiden
volume = Volume
turn-volume = Volume van “jij bent aan de beurt”
setting-notify = Geef een seintje als ik aan de beurt ben
notify-refused = De browser staat geen meldingen van deze pagina toe.

## Keys

key-arrows = Over het bord lopen; de lijnen staan voorbij de laatste kolom en rij
key-castles = Een kasteel van deze rang nemen
key-draw = Een tegel trekken
key-secret = De geheime tegel nemen
key-next = Volgende en vorige vrije vak
key-enter = Eerste keer: tonen wat er verandert; tweede keer: plaatsen
key-escape = Terugleggen
key-undo = Een stap terugnemen
key-end = De beurt beëindigen
key-hint = Om een hint vragen, en die volgen
key-zoom = Inzoomen, uitzoomen, hele bord tonen
key-info = Wat is dit?
key-mark = Een vak voor jezelf omranden
key-arrow = Hier een pijl voor jezelf beginnen of afmaken; met de muis: slepen met de rechterknop
arrow-begun = Een pijl vanaf { $cell }. Ga naar waar hij moet eindigen.
arrow-drawn = Een pijl van { $from } naar { $to }.
arrow-gone = Geen pijl meer van { $from } naar { $to }.
key-summary = Zeggen hoe het staat
key-last = De laatste zet zeggen en tonen
key-standings = Ieders goud zeggen
key-help = Deze lijst

## Board as a list, for screen readers

board-as-list = Het bord als lijsten
list-lines = Rijen en kolommen
list-pieces = Wat waar staat
list-legal = Waar het gekozen stuk heen kan

## Refusals that have no text elsewhere

refusal-unknown = Dat lukte niet. Probeer het nog eens.

## Rules and about

rules-title = De spelregels van { $game }
contents = Inhoud
more-in-rules = Meer in de spelregels
search-rules = Zoek in de spelregels
nothing-found = Niets gevonden.
about-title = Over Realmwright
about-what = Realmwright speelt een familie van bordspellen in de browser: alleen tegen bots, met meer mensen aan één scherm, of met vrienden via een link.
about-free = Het is vrije software onder de MIT-licentie. Iedereen mag het draaien, veranderen en doorgeven.
about-publishers = Onafhankelijk
about-not-affiliated = Realmwright hoort bij geen enkele uitgever of auteur van de spellen. Alle tekeningen en teksten zijn ervoor gemaakt; niets komt uit de gedrukte spellen. De namen van de spellen zijn van hun eigenaars.
about-privacy = Wat er bewaard wordt
about-privacy-text = Eén cookie, die je plaatsen kent. Spellen en chat staan op deze server. Je instellingen blijven in deze browser. Verder niets.

## Lessons

learn-title = { $game } leren
lesson-of = Les { $n } van { $all }
lesson-next = Volgende les
lesson-skip = Overslaan
lesson-back = Terug
lesson-again = Dat kan, maar daar gaat deze les niet over. Probeer een ander vak of een ander stuk.

## Nothing here

here-be-dragons = Hier huizen draken
page-missing = Op dit adres is niets.
table-gone = Deze tafel bestaat niet, of niet meer.
nothing-opened = Open eerst een spelverslag of een stelling in de lobby.
