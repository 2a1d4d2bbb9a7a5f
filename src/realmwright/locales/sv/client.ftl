### Klientens ram på svenska; förklaringar finns i en/client.ftl.

## Names and places

app-name = Realmwright
lobby-title = Realmwright: brädspel i webbläsaren
table-title = { $game }: { $players }
default-name = Vandrare
player-n = Spelare { $n }
seat-nameless = Spelare { $n }
seat-twin = { $name } { $n }
seat-open = Ledig plats
you = (du)
bot = Bot
bots = Bottar
player = Spelare
players = Spelare
game = Spel
spectator = Åskådare

## Lobby

lobby-headline = Vad ska vi spela?
play-now = Spela nu
with-friends = Med vänner
at-this-screen = Vid den här skärmen
no-account = Inget konto, ingen väntan. ”Spela nu” startar ett spel mot en bot.
your-games = Dina spel
your-turn = Din tur
status-open = Väntar på spelare
status-finished = Avslutat
status-other-rules = Andra regler
shelf = Hyllan
kingdoms-facts = 2 till 4 spelare · ungefär 30 minuter · tre varianter
set-up-table = Ställ i ordning ett bord
first-game = Första spelet
lessons = Lektioner
learn = Första gången? Lär dig i några korta lektioner.
learn-rules = Första gången? Reglerna läser du på fem minuter.
rules = Regler
open-title = Öppna ett spel från en fil
open-help = Släpp en inspelning eller en ställning här för att titta igenom den, eller för att spela vidare därifrån.
open-bad = Filen innehåller inget spel som kan öppnas här.
open-file = Välj en fil
about = Om
not-affiliated = Inte knutet till något förlag.
language = Språk
to-day = Byt till dagsljus
to-lamp = Byt till lampljus
settings = Inställningar

## New table

new-table = Nytt bord
friends-help = Du får en länk. Den som öppnar den kan sätta sig, utan konto.
screen-help = Flera turas om att spela på den här enheten. Hemliga brickor är täckta tills du tittar.
custom-help = Blanda människor och bottar som du vill.
name-of-seat = Namn på plats { $n }
who-sits = Vem som sitter på plats { $n }
kind-me = Jag
kind-here = Någon här
kind-open = En vän, med länk
kind-bot = Bot: { $level }
more-options = Varianter, klocka och mer
hide-scores = Dölj den löpande ställningen
hide-scores-help = Bara guldet i pungen visas, inte vad alla skulle få om omgången slutade nu.
clock = Klocka
clock-none = Ingen
clock-turn = Per tur
clock-game = Per spel
clock-none-help = Ta den tid du behöver.
clock-turn-help = När tiden för en tur är slut spelar en bot den turen.
clock-game-help = När tiden är slut för någon spelar en bot vidare på den platsen.
seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
minutes-plus =
    { $count ->
        [one] { $count } minut + { $increment } s per tur
       *[other] { $count } minuter + { $increment } s per tur
    }
create-table = Skapa bordet
start = Starta spelet
cancel = Avbryt
close = Stäng

## Waiting room

waiting-title = Ett bord { $game }
your-name = Ditt namn
sit-down = Sätt dig
sit-here = Sitt här
sit-here-too = Lägg till någon här
leave-seat = Res dig
open-seat = Gör platsen ledig igen
bot-level = Bottens nivå
invite-friends = Skicka den här länken till dina vänner
start-with-bots =
    { $count ->
        [one] Starta, med en bot på den lediga platsen
       *[other] Starta, med bottar på de lediga platserna
    }
waiting-host = Spelet börjar så snart värden startar det.
copy = Kopiera
copied = Kopierad
share = Dela
qr = Länken som QR-kod

## Table

loading = Ett ögonblick …
reconnecting = Anslutningen är borta. Försöker igen …
watching =
    { $count ->
        [one] En person tittar på
       *[other] { $count } personer tittar på
    }
sound-on = Slå på ljud
sound-off = Stäng av ljud
keys = Tangenter
menu = Meny
board-label = { $game }, { $round }
zoom = Zoom på brädet
zoom-in = Zooma in
zoom-out = Zooma ut
zoom-fit = Visa hela brädet
to-move = ska spela
away = inte här
away-since = Inte här; sågs senast { $when }
present = Vid bordet
thinking-since = Har tänkt i
gold-projected = { $player } { $gold }, { $projected } om omgången slutade nu
turn-of = { $player }. { $sentence }
turn-done = Klar? Avsluta din tur, eller ångra.
turn-done-of = { $player }. Klar? Avsluta turen, eller ångra.
turn-complete = Din tur är fullständig. Avsluta den, eller ångra först.
choose-piece = Välj först vad du vill spela.
choose-space = Välj en ruta.
choose-space-for = Välj en ruta. De inringade är lediga.
end-help = Ingen har sett något nytt än, så du kan fortfarande ångra.
wait-help = Du är näst när de andra har spelat.
watching-help = Du tittar på.
draw-short = Dra
secret-short = Hemlig
played-short = Spelad
look = Titta
cover = Täck
line = Linje
unseen-why = De 22 brickorna utom de på brädet och din egen. De ligger i förrådet eller hos de andra.
unseen-why-shared = De 22 brickorna utom de på brädet. De ligger i förrådet eller med framsidan nedåt hos spelarna.
preview-cut = { $line } delas här, du { $gold }
place = Placera
place-on = Placera på { $cell }
sending = Skickar …
end-turn = Avsluta tur
undo = Ångra
restart-turn = Börja om turen
hint = Tips
hint-thinking = Låt mig tänka …
not-possible-now = Det går inte just nu.
nothing-to-undo = Det finns inget att ångra.
undo-drew = Bricka dragen
undo-round_started = Ny omgång
undo-other_player = Annan spelare
undo-start = Spelets start
undo-revealed = Något avslöjat
nudged = De andra väntar på dig.

## Tabs

tabs = Mer om spelet
tab-play = Spela
tab-lines = Linjer
tab-tiles = Brickor
log = Förlopp
chat = Chatt
result = Resultat

## Log: entries of the table itself

log-empty = Inget har hänt än.
log-sat = { $player } sätter sig.
log-left = { $player } reser sig.
log-filled = En bot tar en plats.
log-undo = { $by } ångrar ett drag.
log-undo-you = Du ångrar ett drag.
log-resigned = { $by } ger upp. En bot spelar vidare.
log-resigned-end = { $by } ger upp. Spelet är slut.
log-vote = { $by } röstar för att en bot spelar vidare åt { $player }.
log-replaced = En bot spelar vidare åt { $player }.
log-returned = { $by } är tillbaka.
log-flagged = Tiden är slut för { $by }. En bot spelar vidare.
log-rematch = { $by } vill gärna spela igen.

## Chat

say = Säg något
say-placeholder = Säg något …
say-send = Skicka
chat-presets = Snabba ord
chat-empty = Säg hej!
chat-empty-watching = Här pratar åskådarna med varandra.
chat-watching = (tittar på)
mute = Dölj vad { $player } säger
unmute = Visa alla igen

## Past and replay

scrubber = Spelets drag
to-start = Till början
step-back = Ett drag bakåt
step-forward = Ett drag framåt
play = Spela upp dragen
pause = Paus
play-fast = Tre gånger så snabbt
move-n = Drag { $n }
move-of = Drag { $n } av { $all }
back-to-live = { $n } av { $all }: tillbaka till nu
looking-at = Du tittar på drag { $n } av { $all }. Spelet går vidare under tiden.
looking-stored = Drag { $n } av { $all }
looking-help = Du tittar på det förflutna. Gå tillbaka till nu för att spela.

## The end of a round

counting-round = Omgång { $round } räknas
round-over = Omgång { $round } är slut
skip = Hoppa över
count-again = Räkna igen
next-round = Nästa omgång
to-result = Till resultatet

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } har gett upp, så spelet slutade i förtid. Den pågående omgången räknades inte.
       *[other] { $players } har gett upp, så spelet slutade i förtid. Den pågående omgången räknades inte.
    }
resigned = (gett upp)
rematch = Spela igen
go-rematch = Gå till det nya spelet
account = Så gick det till
chart = Guld över tid
chart-help = Varje spelares guld efter varje drag, som om omgången hade slutat då. Klicka för att se ett drag.
keep = Spara
record = Inspelning
look-closer = Titta närmare
analyse = Vad hade botten gjort?
analysing = Tittar på varje drag …
analysis = De största utslagen
analysis-help = Hur mycket mindre guld än det bästa drag botten såg, i genomsnitt.
analysis-none = Botten hade spelat ungefär så här.
swing = Drag { $n }, { $player }: { $loss }
no-analysis = Analysen är inte tillgänglig just nu. Försök igen senare.
no-png = Den här webbläsaren kan inte göra en PNG av brädet. SVG fungerar överallt.
play-on = Spela vidare härifrån
cannot-play-on = Det går inte att spela vidare från det här draget.
verify = Kontrollera blandningen
verified-yes = Brickorna är blandade som utlovat: hashen som publicerades före första draget hör till spelets startvärde.
verified-no = Hashen som publicerades före första draget hör inte till det här startvärdet. Något är fel med spelet.
verified-cannot = Den här webbläsaren kontrollerar hashar bara på säkra sidor (https).

## Seats

seat-resigned = Har gett upp; en bot spelar vidare.
seat-replaced = En bot spelar vidare tills vidare.
nudge = Ge en vänlig knuff
vote-bot = Låt en bot spela vidare
vote-bot-in = Låt en bot spela vidare (om { $time })
vote-help = När någon har varit borta en minut, eller funderat på ett drag i tre, kan de andra rösta för att en bot spelar vidare. Platsen går alltid att ta tillbaka.
votes-so-far = Har röstat för: { $players }
take-seat-back = Ta tillbaka min plats

## Menu

plain-game = Spelet utan varianter.
table-link = Länk till det här bordet
continue-elsewhere = Fortsätt på en annan enhet
continue-link = Öppnar din plats på en annan enhet
continue-help = Länken fungerar en gång. Den som öppnar den spelar på din plats, så behåll den för dig själv.
arrive-title = Fortsätta här?
arrive-text = Den som gjorde länken spelar på en annan enhet. Fortsätt, så har den här webbläsaren samma platser.
arrive-here = Fortsätt här
arrive-replace = Ge upp de platserna och fortsätt
to-lobby = Till lobbyn
resign = Ge upp
resign-of = Ge upp åt { $player }
resign-sure = En bot spelar då vidare på den här platsen, och du hamnar efter dem som stannade. Du kan inte komma tillbaka.
resign-sure-end = Spelet är då slut på en gång, och { $player } vinner. Du kan inte komma tillbaka.

## Settings

theme = Ljus
theme-auto = Som enheten
theme-day = Dag
theme-lamp = Lampa
setting-contrast = Mer kontrast
speed = Rörelse
speed-0 = Ingen
speed-1 = Lugn
speed-2 = Snabb
placing = Placering
placing-auto = Efter enhet
placing-one = Ett tryck
placing-two = Två tryck
placing-help = Efter enhet: ett klick med musen; med fingret visar första trycket vad som skulle ändras, och det andra placerar.
setting-autoEnd = Avsluta min tur automatiskt
setting-coordinates = Visa koordinater
setting-names = Visa brickornas namn
setting-keys = Kortkommandon
keys-on = Kortkommandon är på
setting-sound = Ljud
volume = Volym
turn-volume = Volym för ”din tur”
setting-notify = Meddela mig när det är min tur
notify-refused = Webbläsaren tillåter inte aviseringar från den här sidan.

## Keys

key-arrows = Gå över brädet; linjerna står bortom sista kolumnen och raden
key-castles = Ta ett slott med den här rankningen
key-draw = Dra en bricka
key-secret = Ta den hemliga brickan
key-next = Nästa och föregående lediga ruta
key-enter = Första gången: visa vad som skulle ändras; andra gången: placera
key-escape = Lägg tillbaka
key-undo = Ångra ett steg
key-end = Avsluta turen
key-hint = Be om ett tips, och följ det
key-zoom = Zooma in, zooma ut, visa hela brädet
key-info = Vad är det här?
key-mark = Ringa in en ruta för dig själv
key-arrow = Börja en pil för dig själv här, eller avsluta den; med musen: dra med höger knapp
arrow-begun = En pil från { $cell }. Gå dit den ska sluta.
arrow-drawn = En pil från { $from } till { $to }.
arrow-gone = Pilen från { $from } till { $to } är borta.
key-summary = Säg hur det står
key-last = Säg och visa senaste draget
key-standings = Säg allas guld
key-help = Den här listan

## Board as a list, for screen readers

board-as-list = Brädet som listor
list-lines = Rader och kolumner
list-pieces = Vad som står var
list-legal = Var den valda pjäsen kan stå

## Refusals that have no text elsewhere

refusal-unknown = Det fungerade inte. Försök igen.

## Rules and about

rules-title = Reglerna för { $game }
contents = Innehåll
more-in-rules = Mer i reglerna
search-rules = Sök i reglerna
nothing-found = Inget hittades.
about-title = Om Realmwright
about-what = Realmwright spelar en familj av brädspel i webbläsaren: ensam mot bottar, flera vid samma skärm, eller med vänner genom en länk.
about-free = Det är fri programvara under MIT-licensen. Alla får köra den, ändra den och ge den vidare.
about-publishers = Oberoende
about-not-affiliated = Realmwright hör inte till något förlag eller någon upphovsman till spelen. Alla teckningar och texter är gjorda för det; inget är taget från de tryckta spelen. Spelens namn tillhör sina ägare.
about-privacy = Vad som sparas
about-privacy-text = En kaka, som känner dina platser. Spel och chatt ligger på den här servern. Dina inställningar stannar i webbläsaren. Inget annat.

## Lessons

learn-title = Lär dig { $game }
lesson-of = Lektion { $n } av { $all }
lesson-next = Nästa lektion
lesson-skip = Hoppa över
lesson-back = Tillbaka
lesson-again = Det går, men det är inte det den här lektionen handlar om. Prova en annan ruta eller en annan pjäs.

## Nothing here

here-be-dragons = Här finns drakar
page-missing = Det finns inget på den här adressen.
table-gone = Det bordet finns inte, eller inte längre.
nothing-opened = Öppna först en inspelning eller en ställning från lobbyn.
