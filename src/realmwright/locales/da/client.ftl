### Klientens ramme på dansk; forklaringer står i en/client.ftl.

## Names and places

app-name = Realmwright
lobby-title = Realmwright: brætspil i browseren
table-title = { $game }: { $players }
default-name = Vandrer
player-n = Spiller { $n }
seat-nameless = Spiller { $n }
seat-twin = { $name } { $n }
seat-open = Ledig plads
you = (dig)
bot = Bot
bots = Botter
player = Spiller
players = Spillere
game = Spil
spectator = Tilskuer

## Lobby

lobby-headline = Hvad skal vi spille?
play-now = Spil nu
with-friends = Med venner
at-this-screen = Ved denne skærm
no-account = Ingen konto, ingen ventetid. »Spil nu« starter et spil mod en bot.
your-games = Dine spil
your-turn = Din tur
status-open = Venter på spillere
status-finished = Slut
status-other-rules = Andre regler
shelf = Hylden
kingdoms-facts = 2 til 4 spillere · cirka 30 minutter · tre varianter
set-up-table = Stil et bord op
first-game = Første spil
lessons = Lektioner
learn = Første gang? Lær det i nogle få små lektioner.
learn-rules = Første gang? Reglerne er læst på fem minutter.
rules = Regler
open-title = Åbn et spil fra en fil
open-help = Slip en optagelse eller en stilling her for at se den igennem eller spille videre derfra.
open-bad = Filen indeholder ikke noget spil, der kan åbnes her.
open-file = Vælg en fil
about = Om
not-affiliated = Ikke knyttet til noget forlag.
language = Sprog
to-day = Skift til dagslys
to-lamp = Skift til lampelys
settings = Indstillinger

## New table

new-table = Nyt bord
friends-help = Du får et link. Alle, der åbner det, kan sætte sig uden konto.
screen-help = Flere skiftes til at spille på denne enhed. Hemmelige brikker er dækket til, indtil du ser på dem.
custom-help = Bland mennesker og botter, som du vil.
name-of-seat = Navn på plads { $n }
who-sits = Hvem der sidder på plads { $n }
kind-me = Mig
kind-here = En her
kind-open = En ven, med link
kind-bot = Bot: { $level }
more-options = Varianter, ur og mere
hide-scores = Skjul den løbende stilling
hide-scores-help = Kun guldet i pungen vises, ikke hvad alle ville få, hvis runden blev talt op nu.
clock = Ur
clock-none = Intet
clock-turn = Per tur
clock-game = Per spil
clock-none-help = Giv dig god tid.
clock-turn-help = Når tiden til en tur er gået, spiller en bot denne ene tur.
clock-game-help = Når nogens tid er gået, spiller en bot videre på den plads.
seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
minutes-plus =
    { $count ->
        [one] { $count } minut + { $increment } s per tur
       *[other] { $count } minutter + { $increment } s per tur
    }
create-table = Opret bordet
start = Start spillet
cancel = Annuller
close = Luk

## Waiting room

waiting-title = Et bord { $game }
your-name = Dit navn
sit-down = Sæt dig
sit-here = Sid her
sit-here-too = Tilføj en her
leave-seat = Rejs dig
open-seat = Gør pladsen ledig igen
bot-level = Bottens niveau
invite-friends = Send dette link til dine venner
start-with-bots =
    { $count ->
        [one] Start, med en bot på den ledige plads
       *[other] Start, med botter på de ledige pladser
    }
waiting-host = Spillet begynder, så snart værten starter det.
copy = Kopiér
copied = Kopieret
share = Del
qr = Linket som QR-kode

## Table

loading = Et øjeblik …
reconnecting = Forbindelsen er væk. Prøver igen …
watching =
    { $count ->
        [one] Én person ser på
       *[other] { $count } personer ser på
    }
sound-on = Slå lyd til
sound-off = Slå lyd fra
keys = Taster
menu = Menu
board-label = { $game }, { $round }
zoom = Zoom på brættet
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Vis hele brættet
to-move = skal spille
away = ikke her
away-since = Ikke her; sidst set { $when }
present = Ved bordet
thinking-since = Har tænkt i
gold-projected = { $player } { $gold }, { $projected } hvis runden sluttede nu
turn-of = { $player }. { $sentence }
turn-done = Færdig? Afslut din tur, eller fortryd den.
turn-done-of = { $player }. Færdig? Afslut turen, eller fortryd den.
turn-complete = Din tur er fuldført. Afslut den, eller fortryd den først.
choose-piece = Vælg først, hvad du vil spille.
choose-space = Vælg en plads.
choose-space-for = Vælg en plads. Dem med ring om er ledige.
end-help = Ingen har set noget nyt endnu, så du kan stadig fortryde.
wait-help = Du er den næste, når de andre har spillet.
watching-help = Du ser på.
draw-short = Træk
secret-short = Hemmelig
played-short = Spillet
look = Se
cover = Dæk til
line = Linje
unseen-why = De 22 brikker uden dem på brættet og din egen. De ligger i forrådet eller hos de andre.
unseen-why-shared = De 22 brikker uden dem på brættet. De ligger i forrådet eller med forsiden nedad hos spillerne.
preview-cut = { $line } deles her, du { $gold }
place = Placer
place-on = Placer på { $cell }
sending = Sender …
end-turn = Afslut tur
undo = Fortryd
restart-turn = Turen forfra
hint = Tip
hint-thinking = Lad mig tænke …
not-possible-now = Det kan ikke lade sig gøre nu.
nothing-to-undo = Der er ikke noget at fortryde.
undo-drew = Brik trukket
undo-round_started = Ny runde
undo-other_player = Anden spiller
undo-start = Spillets start
undo-revealed = Noget afsløret
nudged = De andre venter på dig.

## Tabs

tabs = Mere om spillet
tab-play = Spil
tab-lines = Linjer
tab-tiles = Brikker
log = Forløb
chat = Chat
result = Resultat

## Log: entries of the table itself

log-empty = Der er ikke sket noget endnu.
log-sat = { $player } sætter sig.
log-left = { $player } rejser sig.
log-filled = En bot tager en plads.
log-undo = { $by } fortryder et træk.
log-undo-you = Du fortryder et træk.
log-resigned = { $by } giver op. En bot spiller videre.
log-resigned-end = { $by } giver op. Spillet er slut.
log-vote = { $by } stemmer for, at en bot spiller videre for { $player }.
log-replaced = En bot spiller videre for { $player }.
log-returned = { $by } er tilbage.
log-flagged = Tiden er gået for { $by }. En bot spiller videre.
log-rematch = { $by } vil gerne spille igen.

## Chat

say = Sig noget
say-placeholder = Sig noget …
say-send = Send
chat-presets = Hurtige ord
chat-empty = Sig hej!
chat-empty-watching = Her taler tilskuerne sammen.
chat-watching = (ser på)
mute = Skjul, hvad { $player } siger
unmute = Vis alle igen

## Past and replay

scrubber = Spillets træk
to-start = Til begyndelsen
step-back = Et træk tilbage
step-forward = Et træk frem
play = Afspil trækkene
pause = Pause
play-fast = Tre gange så hurtigt
move-n = Træk { $n }
move-of = Træk { $n } af { $all }
back-to-live = { $n } af { $all }: tilbage til nu
looking-at = Du ser på træk { $n } af { $all }. Spillet går videre imens.
looking-stored = Træk { $n } af { $all }
looking-help = Du ser på fortiden. Gå tilbage til nu for at spille.

## The end of a round

counting-round = Runde { $round } tælles op
round-over = Runde { $round } er slut
skip = Spring over
count-again = Tæl op igen
next-round = Næste runde
to-result = Til resultatet

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } har givet op, så spillet sluttede før tid. Den igangværende runde blev ikke talt op.
       *[other] { $players } har givet op, så spillet sluttede før tid. Den igangværende runde blev ikke talt op.
    }
resigned = (givet op)
rematch = Spil igen
go-rematch = Gå til det nye spil
account = Sådan gik det
chart = Guld gennem tiden
chart-help = Hver spillers guld efter hvert træk, som om runden var talt op dér. Klik for at se et træk.
keep = Gem
record = Optagelse
look-closer = Se nærmere
analyse = Hvad ville botten have gjort?
analysing = Ser på hvert træk …
analysis = De største udsving
analysis-help = Hvor meget mindre guld end det bedste træk, botten så, i gennemsnit.
analysis-none = Botten ville have spillet næsten sådan.
swing = Træk { $n }, { $player }: { $loss }
no-analysis = Analysen er ikke tilgængelig lige nu. Prøv igen senere.
no-png = Denne browser kan ikke lave en PNG af brættet. SVG virker overalt.
play-on = Spil videre herfra
cannot-play-on = Man kan ikke spille videre fra dette træk.
verify = Kontrollér blandingen
verified-yes = Brikkerne er blandet som lovet: Den hash, der blev offentliggjort før første træk, hører til dette spils startværdi.
verified-no = Den hash, der blev offentliggjort før første træk, hører ikke til denne startværdi. Der er noget galt med dette spil.
verified-cannot = Denne browser kontrollerer kun hashes på sikre sider (https).

## Seats

seat-resigned = Har givet op; en bot spiller videre.
seat-replaced = En bot spiller videre indtil videre.
nudge = Giv et venligt puf
vote-bot = Lad en bot spille videre
vote-bot-in = Lad en bot spille videre (om { $time })
vote-help = Når nogen har været væk et minut eller har tænkt over et træk i tre, kan de andre stemme for, at en bot spiller videre. Pladsen kan altid tages tilbage.
votes-so-far = Har stemt for: { $players }
take-seat-back = Tag min plads tilbage

## Menu

plain-game = Spillet uden varianter.
table-link = Link til dette bord
continue-elsewhere = Fortsæt på en anden enhed
continue-link = Åbner din plads på en anden enhed
continue-help = Linket virker én gang. Den, der åbner det, spiller på din plads, så hold det for dig selv.
arrive-title = Fortsætte her?
arrive-text = Den, der har lavet dette link, spiller på en anden enhed. Fortsæt, så har denne browser de samme pladser.
arrive-here = Fortsæt her
arrive-replace = Opgiv de pladser og fortsæt
to-lobby = Til lobbyen
resign = Giv op
resign-of = Giv op for { $player }
resign-sure = En bot spiller så videre på denne plads, og du placeres efter dem, der blev. Du kan ikke komme tilbage.
resign-sure-end = Spillet slutter så med det samme, og { $player } vinder. Du kan ikke komme tilbage.

## Settings

theme = Lys
theme-auto = Som enheden
theme-day = Dag
theme-lamp = Lampe
setting-contrast = Mere kontrast
speed = Bevægelse
speed-0 = Ingen
speed-1 = Rolig
speed-2 = Hurtig
placing = At placere
placing-auto = Efter enhed
placing-one = Ét tryk
placing-two = To tryk
placing-help = Efter enhed: ét klik med musen; med fingeren viser det første tryk, hvad der ville ændre sig, og det andet placerer.
setting-autoEnd = Afslut min tur automatisk
setting-coordinates = Vis koordinater
setting-names = Vis brikkernes navne
setting-keys = Genvejstaster
keys-on = Genvejstaster er slået til
setting-sound = Lyde
volume = Lydstyrke
turn-volume = Lydstyrke af »din tur«
setting-notify = Giv besked, når det er min tur
notify-refused = Browseren tillader ikke meddelelser fra denne side.

## Keys

key-arrows = Gå hen over brættet; linjerne står efter den sidste kolonne og række
key-castles = Tag et slot af denne rang
key-draw = Træk en brik
key-secret = Tag den hemmelige brik
key-next = Næste og forrige ledige plads
key-enter = Første gang: vis, hvad der ville ændre sig; anden gang: placer
key-escape = Læg tilbage
key-undo = Fortryd et skridt
key-end = Afslut turen
key-hint = Bed om et tip, og følg det
key-zoom = Zoom ind, zoom ud, vis hele brættet
key-info = Hvad er det?
key-mark = Sæt en ring om en plads for dig selv
key-arrow = Begynd en pil for dig selv her, eller afslut den; med musen: træk med højre knap
arrow-begun = En pil fra { $cell }. Gå hen, hvor den skal ende.
arrow-drawn = En pil fra { $from } til { $to }.
arrow-gone = Pilen fra { $from } til { $to } er væk.
key-summary = Sig, hvordan det står
key-last = Sig og vis det sidste træk
key-standings = Sig alles guld
key-help = Denne liste

## Board as a list, for screen readers

board-as-list = Brættet som lister
list-lines = Rækker og kolonner
list-pieces = Hvad der står hvor
list-legal = Hvor den valgte brik kan ligge

## Refusals that have no text elsewhere

refusal-unknown = Det virkede ikke. Prøv igen.

## Rules and about

rules-title = Reglerne for { $game }
contents = Indhold
more-in-rules = Mere i reglerne
search-rules = Søg i reglerne
nothing-found = Intet fundet.
about-title = Om Realmwright
about-what = Realmwright spiller en familie af brætspil i browseren: alene mod botter, flere ved samme skærm eller med venner via et link.
about-free = Det er fri software under MIT-licensen. Alle må køre den, ændre den og give den videre.
about-publishers = Uafhængig
about-not-affiliated = Realmwright hører ikke til noget forlag eller nogen forfatter til spillene. Alle tegninger og tekster er lavet til det; intet er taget fra de trykte spil. Spillenes navne tilhører deres ejere.
about-privacy = Hvad der gemmes
about-privacy-text = Én cookie, som kender dine pladser. Spil og chat ligger på denne server. Dine indstillinger bliver i denne browser. Ikke andet.

## Lessons

learn-title = Lær { $game }
lesson-of = Lektion { $n } af { $all }
lesson-next = Næste lektion
lesson-skip = Spring over
lesson-back = Tilbage
lesson-again = Det kan du godt, men det er ikke det, denne lektion handler om. Prøv en anden plads eller en anden brik.

## Nothing here

here-be-dragons = Her er drager
page-missing = Der er intet på denne adresse.
table-gone = Det bord findes ikke, eller ikke længere.
nothing-opened = Åbn først en optagelse eller en stilling fra lobbyen.
