### Klientens ramme på norsk; forklaringer står i en/client.ftl.

## Names and places

app-name = Realmwright
lobby-title = Realmwright: brettspill i nettleseren
table-title = { $game }: { $players }
default-name = Vandrer
player-n = Spiller { $n }
seat-nameless = Spiller { $n }
seat-twin = { $name } { $n }
seat-open = Ledig plass
you = (deg)
bot = Bot
bots = Boter
player = Spiller
players = Spillere
game = Spill
spectator = Tilskuer

## Lobby

lobby-headline = Hva skal vi spille?
play-now = Spill nå
with-friends = Med venner
at-this-screen = Ved denne skjermen
no-account = Ingen konto, ingen venting. «Spill nå» starter et spill mot en bot.
your-games = Dine spill
your-turn = Din tur
status-open = Venter på spillere
status-finished = Ferdig
status-other-rules = Andre regler
shelf = Hylla
kingdoms-facts = 2 til 4 spillere · omtrent 30 minutter · tre varianter
set-up-table = Sett opp et bord
first-game = Første spill
lessons = Leksjoner
learn = Første gang? Lær det i noen få små leksjoner.
learn-rules = Første gang? Reglene er lest på fem minutter.
rules = Regler
open-title = Åpne et spill fra en fil
open-help = Slipp et opptak eller en stilling her for å se gjennom det, eller for å spille videre derfra.
open-bad = Filen inneholder ikke noe spill som kan åpnes her.
open-file = Velg en fil
about = Om
not-affiliated = Ikke knyttet til noe forlag.
language = Språk
to-day = Bytt til dagslys
to-lamp = Bytt til lampelys
settings = Innstillinger

## New table

new-table = Nytt bord
friends-help = Du får en lenke. Alle som åpner den, kan sette seg, uten konto.
screen-help = Flere bytter på å spille på denne enheten. Hemmelige brikker er tildekket til du ser på dem.
custom-help = Bland mennesker og boter som du vil.
name-of-seat = Navn på plass { $n }
who-sits = Hvem som sitter på plass { $n }
kind-me = Meg
kind-here = En her
kind-open = En venn, med lenke
kind-bot = Bot: { $level }
more-options = Varianter, klokke og mer
hide-scores = Skjul den løpende stillingen
hide-scores-help = Bare gullet i pungen vises, ikke hva alle ville få om runden endte nå.
clock = Klokke
clock-none = Ingen
clock-turn = Per tur
clock-game = Per spill
clock-none-help = Ta den tiden du trenger.
clock-turn-help = Når tiden for en tur er ute, spiller en bot denne ene turen.
clock-game-help = Når tiden er ute for noen, spiller en bot videre på den plassen.
seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
minutes-plus =
    { $count ->
        [one] { $count } minutt + { $increment } s per tur
       *[other] { $count } minutter + { $increment } s per tur
    }
create-table = Lag bordet
start = Start spillet
cancel = Avbryt
close = Lukk

## Waiting room

waiting-title = Et bord { $game }
your-name = Navnet ditt
sit-down = Sett deg
sit-here = Sitt her
sit-here-too = Legg til en her
leave-seat = Reis deg
open-seat = Gjør plassen ledig igjen
bot-level = Nivået til boten
invite-friends = Send denne lenken til vennene dine
start-with-bots =
    { $count ->
        [one] Start, med en bot på den ledige plassen
       *[other] Start, med boter på de ledige plassene
    }
waiting-host = Spillet begynner så snart verten starter det.
copy = Kopier
copied = Kopiert
share = Del
qr = Lenken som QR-kode

## Table

loading = Et øyeblikk …
reconnecting = Forbindelsen er borte. Prøver igjen …
watching =
    { $count ->
        [one] Én person ser på
       *[other] { $count } personer ser på
    }
sound-on = Slå på lyd
sound-off = Slå av lyd
keys = Taster
menu = Meny
board-label = { $game }, { $round }
zoom = Zoom på brettet
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Vis hele brettet
to-move = skal spille
away = ikke her
away-since = Ikke her; sist sett { $when }
present = Ved bordet
thinking-since = Har tenkt i
gold-projected = { $player } { $gold }, { $projected } hvis runden endte nå
turn-of = { $player }. { $sentence }
turn-done = Ferdig? Avslutt turen din, eller angre.
turn-done-of = { $player }. Ferdig? Avslutt turen, eller angre.
turn-complete = Turen din er fullført. Avslutt den, eller angre først.
choose-piece = Velg først hva du vil spille.
choose-space = Velg et felt.
choose-space-for = Velg et felt. De med ring rundt er ledige.
end-help = Ingen har sett noe nytt ennå, så du kan fortsatt angre.
wait-help = Du er den neste når de andre har spilt.
watching-help = Du ser på.
draw-short = Trekk
secret-short = Hemmelig
played-short = Spilt
look = Se
cover = Dekk til
line = Linje
unseen-why = De 22 brikkene uten dem på brettet og din egen. De ligger i forrådet eller hos de andre.
unseen-why-shared = De 22 brikkene uten dem på brettet. De ligger i forrådet eller med bildet ned hos spillerne.
preview-cut = { $line } deles her, du { $gold }
place = Legg ut
place-on = Legg ut på { $cell }
sending = Sender …
end-turn = Avslutt tur
undo = Angre
restart-turn = Turen på nytt
hint = Tips
hint-thinking = La meg tenke …
not-possible-now = Det går ikke nå.
nothing-to-undo = Det er ingenting å angre.
undo-drew = Brikke trukket
undo-round_started = Ny runde
undo-other_player = Annen spiller
undo-start = Spillets start
undo-revealed = Noe ble vist
nudged = De andre venter på deg.

## Tabs

tabs = Mer om spillet
tab-play = Spill
tab-lines = Linjer
tab-tiles = Brikker
log = Forløp
chat = Prat
result = Resultat

## Log: entries of the table itself

log-empty = Ingenting har skjedd ennå.
log-sat = { $player } setter seg.
log-left = { $player } reiser seg.
log-filled = En bot tar en plass.
log-undo = { $by } angrer et trekk.
log-undo-you = Du angrer et trekk.
log-resigned = { $by } gir opp. En bot spiller videre.
log-resigned-end = { $by } gir opp. Spillet er slutt.
log-vote = { $by } stemmer for at en bot spiller videre for { $player }.
log-replaced = En bot spiller videre for { $player }.
log-returned = { $by } er tilbake.
log-flagged = Tiden er ute for { $by }. En bot spiller videre.
log-rematch = { $by } vil gjerne spille igjen.

## Chat

say = Si noe
say-placeholder = Si noe …
say-send = Send
chat-presets = Raske ord
chat-empty = Si hei!
chat-empty-watching = Her prater tilskuerne seg imellom.
chat-watching = (ser på)
mute = Skjul det { $player } sier
unmute = Vis alle igjen

## Past and replay

scrubber = Trekkene i spillet
to-start = Til begynnelsen
step-back = Ett trekk tilbake
step-forward = Ett trekk fram
play = Spill av trekkene
pause = Pause
play-fast = Tre ganger så fort
move-n = Trekk { $n }
move-of = Trekk { $n } av { $all }
back-to-live = { $n } av { $all }: tilbake til nå
looking-at = Du ser på trekk { $n } av { $all }. Spillet går videre imens.
looking-stored = Trekk { $n } av { $all }
looking-help = Du ser på fortiden. Gå tilbake til nå for å spille.

## The end of a round

counting-round = Skåring av runde { $round }
round-over = Runde { $round } er over
skip = Hopp over
count-again = Tell en gang til
next-round = Neste runde
to-result = Til resultatet

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } har gitt opp, så spillet sluttet før tiden. Runden som pågikk, ble ikke talt.
       *[other] { $players } har gitt opp, så spillet sluttet før tiden. Runden som pågikk, ble ikke talt.
    }
resigned = (gitt opp)
rematch = Spill igjen
go-rematch = Gå til det nye spillet
account = Slik gikk det
chart = Gull over tid
chart-help = Gullet til hver spiller etter hvert trekk, som om runden hadde endt da. Klikk for å se et trekk.
keep = Ta vare på
record = Opptak
look-closer = Se nærmere
analyse = Hva ville boten ha gjort?
analysing = Ser på hvert trekk …
analysis = De største utslagene
analysis-help = Hvor mye mindre gull enn det beste trekket boten så, i gjennomsnitt.
analysis-none = Boten ville ha spilt omtrent slik.
swing = Trekk { $n }, { $player }: { $loss }
no-analysis = Analysen er ikke tilgjengelig nå. Prøv igjen senere.
no-png = Denne nettleseren kan ikke lage en PNG av brettet. SVG virker overalt.
play-on = Spill videre herfra
cannot-play-on = Det går ikke å spille videre fra dette trekket.
verify = Kontroller stokkingen
verified-yes = Brikkene er stokket som lovet: Hashen som ble offentliggjort før første trekk, hører til startverdien i dette spillet.
verified-no = Hashen som ble offentliggjort før første trekk, hører ikke til denne startverdien. Noe er galt med dette spillet.
verified-cannot = Denne nettleseren kontrollerer hasher bare på sikre sider (https).

## Seats

seat-resigned = Har gitt opp; en bot spiller videre.
seat-replaced = En bot spiller videre inntil videre.
nudge = Gi et vennlig dytt
vote-bot = La en bot spille videre
vote-bot-in = La en bot spille videre (om { $time })
vote-help = Når noen har vært borte i ett minutt, eller har tenkt på et trekk i tre, kan de andre stemme for at en bot spiller videre. Plassen kan alltid tas tilbake.
votes-so-far = Har stemt for: { $players }
take-seat-back = Ta plassen min tilbake

## Menu

plain-game = Spillet uten varianter.
table-link = Lenke til dette bordet
continue-elsewhere = Fortsett på en annen enhet
continue-link = Åpner plassen din på en annen enhet
continue-help = Lenken virker én gang. Den som åpner den, spiller på plassen din, så hold den for deg selv.
arrive-title = Fortsette her?
arrive-text = Den som laget denne lenken, spiller på en annen enhet. Fortsett, så har denne nettleseren de samme plassene.
arrive-here = Fortsett her
arrive-replace = Gi opp de plassene og fortsett
to-lobby = Til lobbyen
resign = Gi opp
resign-of = Gi opp for { $player }
resign-sure = En bot spiller da videre på denne plassen, og du plasseres etter dem som ble. Du kan ikke komme tilbake.
resign-sure-end = Spillet er da slutt med en gang, og { $player } vinner. Du kan ikke komme tilbake.

## Settings

theme = Lys
theme-auto = Som enheten
theme-day = Dag
theme-lamp = Lampe
setting-contrast = Mer kontrast
speed = Bevegelse
speed-0 = Ingen
speed-1 = Rolig
speed-2 = Rask
placing = Legge ut
placing-auto = Etter enhet
placing-one = Ett trykk
placing-two = To trykk
placing-help = Etter enhet: ett klikk med musa; med fingeren viser det første trykket hva som ville endre seg, og det andre legger ut.
setting-autoEnd = Avslutt turen min automatisk
setting-coordinates = Vis koordinater
setting-names = Vis navnene på brikkene
setting-keys = Hurtigtaster
keys-on = Hurtigtaster er på
setting-sound = Lyder
volume = Lydstyrke
turn-volume = Lydstyrke for «din tur»
setting-notify = Gi beskjed når det er min tur
notify-refused = Nettleseren tillater ikke varsler fra denne siden.

## Keys

key-arrows = Gå over brettet; linjene står bortenfor siste rad og rekke
key-castles = Ta en borg av denne rangen
key-draw = Trekk en brikke
key-secret = Ta den hemmelige brikken
key-next = Neste og forrige ledige felt
key-enter = Første gang: vis hva som ville endre seg; andre gang: legg ut
key-escape = Legg tilbake
key-undo = Angre ett steg
key-end = Avslutt turen
key-hint = Be om et tips, og følg det
key-zoom = Zoom inn, zoom ut, vis hele brettet
key-info = Hva er dette?
key-mark = Sett en ring rundt et felt for deg selv
key-arrow = Begynn en pil for deg selv her, eller avslutt den; med musen: dra med høyre knapp
arrow-begun = En pil fra { $cell }. Gå dit den skal ende.
arrow-drawn = En pil fra { $from } til { $to }.
arrow-gone = Pilen fra { $from } til { $to } er borte.
key-summary = Si hvordan det står
key-last = Si og vis siste trekk
key-standings = Si gullet til alle
key-help = Denne listen

## Board as a list, for screen readers

board-as-list = Brettet som lister
list-lines = Rekker og rader
list-pieces = Hva som ligger hvor
list-legal = Hvor den valgte brikken kan ligge

## Refusals that have no text elsewhere

refusal-unknown = Det virket ikke. Prøv igjen.

## Rules and about

rules-title = Reglene for { $game }
contents = Innhold
more-in-rules = Mer i reglene
search-rules = Søk i reglene
nothing-found = Ingenting funnet.
about-title = Om Realmwright
about-what = Realmwright spiller en familie av brettspill i nettleseren: alene mot boter, flere ved samme skjerm, eller med venner gjennom en lenke.
about-free = Det er fri programvare under MIT-lisensen. Alle kan kjøre den, endre den og gi den videre.
about-publishers = Uavhengig
about-not-affiliated = Realmwright hører ikke til noe forlag eller noen forfatter av spillene. Alle tegninger og tekster er laget for det; ingenting er hentet fra de trykte spillene. Navnene på spillene tilhører eierne.
about-privacy = Hva som lagres
about-privacy-text = Én informasjonskapsel, som kjenner plassene dine. Spill og prat ligger på denne serveren. Innstillingene dine blir i denne nettleseren. Ingenting annet.

## Lessons

learn-title = Lær { $game }
lesson-of = Leksjon { $n } av { $all }
lesson-next = Neste leksjon
lesson-skip = Hopp over
lesson-back = Tilbake
lesson-again = Det går an, men det er ikke det denne leksjonen handler om. Prøv et annet felt eller en annen brikke.

## Nothing here

here-be-dragons = Her er det drager
page-missing = Det er ingenting på denne adressen.
table-gone = Det bordet finnes ikke, eller ikke lenger.
nothing-opened = Åpne først et opptak eller en stilling fra lobbyen.
