### Le cadre du client en français ; explications dans en/client.ftl.

## Names and places

app-name = Realmwright
lobby-title = Realmwright : jeux de société dans le navigateur
table-title = { $game } : { $players }
default-name = Voyageur
player-n = Joueur { $n }
seat-nameless = Joueur { $n }
seat-twin = { $name } { $n }
seat-open = Place libre
you = (toi)
bot = Bot
bots = Bots
player = Joueur
players = Joueurs
game = Jeu
spectator = Spectateur

## Lobby

lobby-headline = On joue à quoi ?
play-now = Jouer tout de suite
with-friends = Entre amis
at-this-screen = Sur cet écran
no-account = Sans compte, sans attente. « Jouer tout de suite » lance une partie contre un bot.
your-games = Tes parties
your-turn = À toi de jouer
status-open = En attente de joueurs
status-finished = Terminée
status-other-rules = Autres règles
shelf = L’étagère
kingdoms-facts = 2 à 4 joueurs · environ 30 minutes · trois variantes
set-up-table = Préparer une table
first-game = Première partie
lessons = Leçons
learn = Première fois ? Apprends en quelques petites leçons.
learn-rules = Première fois ? Les règles se lisent en cinq minutes.
rules = Règles
open-title = Ouvrir une partie depuis un fichier
open-help = Dépose ici un enregistrement ou une position pour la parcourir, ou pour jouer la suite.
open-bad = Ce fichier ne contient pas de partie qu’on puisse ouvrir ici.
open-file = Choisir un fichier
about = À propos
not-affiliated = Sans lien avec aucun éditeur.
language = Langue
to-day = Passer à la lumière du jour
to-lamp = Passer à la lumière de la lampe
settings = Réglages

## New table

new-table = Nouvelle table
friends-help = Tu reçois un lien. Qui l’ouvre peut s’asseoir, sans compte.
screen-help = Plusieurs personnes jouent tour à tour sur cet appareil. Les tuiles secrètes restent cachées tant que tu ne regardes pas.
custom-help = Mélange humains et bots comme tu veux.
name-of-seat = Nom à la place { $n }
who-sits = Qui est à la place { $n }
kind-me = Moi
kind-here = Quelqu’un ici
kind-open = Un ami, par lien
kind-bot = Bot : { $level }
more-options = Variantes, pendule et plus
hide-scores = Cacher le score provisoire
hide-scores-help = On ne voit que l’or en bourse, pas ce que chacun recevrait si la manche était comptée maintenant.
clock = Pendule
clock-none = Aucune
clock-turn = Par tour
clock-game = Par partie
clock-none-help = Prends ton temps.
clock-turn-help = Quand le temps d’un tour est écoulé, un bot joue ce tour.
clock-game-help = Quand le temps de quelqu’un est écoulé, un bot continue à sa place.
seconds =
    { $count ->
        [one] { $count } seconde
        [many] { $count } de secondes
       *[other] { $count } secondes
    }
minutes-plus =
    { $count ->
        [one] { $count } minute + { $increment } s par tour
        [many] { $count } de minutes + { $increment } s par tour
       *[other] { $count } minutes + { $increment } s par tour
    }
create-table = Créer la table
start = Commencer la partie
cancel = Annuler
close = Fermer

## Waiting room

waiting-title = Une table de { $game }
your-name = Ton nom
sit-down = S’asseoir
sit-here = S’asseoir ici
sit-here-too = Ajouter quelqu’un ici
leave-seat = Se lever
open-seat = Libérer cette place
bot-level = Niveau du bot
invite-friends = Envoie ce lien à tes amis
start-with-bots =
    { $count ->
        [one] Commencer, avec un bot à la place libre
        [many] Commencer, avec des bots aux places libres
       *[other] Commencer, avec des bots aux places libres
    }
waiting-host = La partie commence dès que l’hôte la lance.
copy = Copier
copied = Copié
share = Partager
qr = Le lien en code QR

## Table

loading = Un instant…
reconnecting = La connexion est perdue. Nouvel essai…
watching =
    { $count ->
        [one] { $count } personne regarde
        [many] { $count } de personnes regardent
       *[other] { $count } personnes regardent
    }
sound-on = Activer le son
sound-off = Couper le son
keys = Touches
menu = Menu
board-label = { $game }, { $round }
zoom = Zoom du plateau
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Afficher tout le plateau
to-move = à jouer
away = ailleurs
away-since = N’est pas là ; dernière visite { $when }
present = À la table
thinking-since = Réfléchit depuis
gold-projected = { $player } { $gold }, { $projected } si l’on comptait maintenant
turn-of = { $player }. { $sentence }
turn-done = C’est fait ? Finis ton tour, ou reprends ton coup.
turn-done-of = { $player }. C’est fait ? Finis le tour, ou reprends le coup.
turn-complete = Ton tour est complet. Finis-le, ou reprends d’abord ton coup.
choose-piece = Choisis d’abord quoi jouer.
choose-space = Choisis une case.
choose-space-for = Choisis une case. Les cases cerclées sont libres.
end-help = Personne n’a encore rien vu de nouveau : tu peux encore reprendre ton coup.
wait-help = Ce sera à toi quand les autres auront joué.
watching-help = Tu regardes.
draw-short = Tirer
secret-short = Secrète
played-short = Jouée
look = Regarder
cover = Cacher
line = Rangée
unseen-why = Les 22 tuiles sans celles du plateau ni la tienne. Elles sont dans la réserve ou chez les autres.
unseen-why-shared = Les 22 tuiles sans celles du plateau. Elles sont dans la réserve ou, face cachée, chez les joueurs.
preview-cut = { $line } est coupée ici, toi { $gold }
place = Placer
place-on = Placer en { $cell }
sending = Envoi…
end-turn = Finir le tour
undo = Reprendre
restart-turn = Refaire le tour
hint = Conseil
hint-thinking = Laisse-moi réfléchir…
not-possible-now = Ce n’est pas possible maintenant.
nothing-to-undo = Il n’y a rien à reprendre.
undo-drew = Tuile tirée
undo-round_started = Nouvelle manche
undo-other_player = Autre joueur
undo-start = Début de partie
undo-revealed = Secret révélé
nudged = Les autres t’attendent.

## Tabs

tabs = Plus sur la partie
tab-play = Jouer
tab-lines = Rangées
tab-tiles = Tuiles
log = Journal
chat = Chat
result = Résultat

## Log: entries of the table itself

log-empty = Rien ne s’est encore passé.
log-sat = { $player } prend place.
log-left = { $player } se lève.
log-filled = Un bot prend place.
log-undo = { $by } reprend un coup.
log-undo-you = Tu reprends un coup.
log-resigned = { $by } abandonne. Un bot continue.
log-resigned-end = { $by } abandonne. La partie est finie.
log-vote = { $by } vote pour qu’un bot continue à la place de { $player }.
log-replaced = Un bot continue à la place de { $player }.
log-returned = Revoilà { $by }.
log-flagged = Le temps est écoulé pour { $by }. Un bot continue.
log-rematch = { $by } aimerait rejouer.

## Chat

say = Dire quelque chose
say-placeholder = Dis quelque chose…
say-send = Envoyer
chat-presets = Phrases rapides
chat-empty = Dis bonjour !
chat-empty-watching = Ici, les spectateurs parlent entre eux.
chat-watching = (regarde)
mute = Masquer ce que dit { $player }
unmute = Réafficher tout le monde

## Past and replay

scrubber = Coups de la partie
to-start = Au début
step-back = Un coup en arrière
step-forward = Un coup en avant
play = Dérouler les coups
pause = Pause
play-fast = Trois fois plus vite
move-n = Coup { $n }
move-of = Coup { $n } sur { $all }
back-to-live = { $n } sur { $all } : retour au présent
looking-at = Tu regardes le coup { $n } sur { $all }. La partie continue pendant ce temps.
looking-stored = Coup { $n } sur { $all }
looking-help = Tu regardes le passé. Reviens au présent pour jouer.

## The end of a round

counting-round = Décompte de la manche { $round }
round-over = La manche { $round } est finie
skip = Passer
count-again = Compter encore
next-round = Manche suivante
to-result = Voir le résultat

## The finished game

ended-resigned =
    { $count ->
        [one] { $players } a abandonné, la partie s’est donc arrêtée avant la fin. La manche en cours n’a pas été comptée.
        [many] { $players } ont abandonné, la partie s’est donc arrêtée avant la fin. La manche en cours n’a pas été comptée.
       *[other] { $players } ont abandonné, la partie s’est donc arrêtée avant la fin. La manche en cours n’a pas été comptée.
    }
resigned = (abandon)
rematch = Rejouer
go-rematch = Aller à la nouvelle partie
account = Comment on en est arrivé là
chart = L’or au fil du temps
chart-help = L’or de chacun après chaque coup, comme si la manche avait été comptée à ce moment. Clique pour revoir un coup.
keep = Garder
record = Enregistrement
look-closer = Regarder de plus près
analyse = Qu’aurait fait le bot ?
analysing = Examen de chaque coup…
analysis = Les plus grands écarts
analysis-help = L’or perdu, en moyenne, par rapport au meilleur coup que voyait le bot.
analysis-none = Le bot aurait joué à peu près comme ça.
swing = Coup { $n }, { $player } : { $loss }
no-analysis = L’analyse n’est pas disponible pour l’instant. Essaie plus tard.
no-png = Ce navigateur ne peut pas faire un PNG du plateau. Le SVG marche partout.
play-on = Jouer la suite à partir d’ici
cannot-play-on = On ne peut pas jouer la suite à partir de ce coup.
verify = Vérifier le mélange
verified-yes = Le mélange est tel que promis : l’empreinte publiée avant le premier coup correspond à la graine de cette partie.
verified-no = L’empreinte publiée avant le premier coup ne correspond pas à cette graine. Quelque chose cloche dans cette partie.
verified-cannot = Ce navigateur ne vérifie les empreintes que sur les pages sécurisées (https).

## Seats

seat-resigned = A abandonné ; un bot continue.
seat-replaced = Un bot continue pour l’instant.
nudge = Un petit rappel amical
vote-bot = Laisser un bot continuer
vote-bot-in = Laisser un bot continuer (dans { $time })
vote-help = Si quelqu’un est absent depuis une minute, ou réfléchit à un coup depuis trois, les autres peuvent voter pour qu’un bot continue. La place peut être reprise à tout moment.
votes-so-far = Votes jusqu’ici : { $players }
take-seat-back = Reprendre ma place

## Menu

plain-game = Le jeu sans variantes.
table-link = Lien de cette table
continue-elsewhere = Continuer sur un autre appareil
continue-link = Ouvre ta place sur un autre appareil
continue-help = Ce lien sert une fois. Qui l’ouvre joue à ta place : garde-le pour toi.
arrive-title = Continuer ici ?
arrive-text = La personne qui a créé ce lien joue sur un autre appareil. Continue, et ce navigateur aura les mêmes places.
arrive-here = Continuer ici
arrive-replace = Abandonner ces places et continuer
to-lobby = Vers l’accueil
resign = Abandonner
resign-of = Abandonner pour { $player }
resign-sure = Un bot continuera à cette place, et tu passeras au classement après ceux qui sont restés. Tu ne pourras pas revenir.
resign-sure-end = La partie s’arrête aussitôt, et { $player } gagne. Tu ne pourras pas revenir.

## Settings

theme = Lumière
theme-auto = Comme l’appareil
theme-day = Jour
theme-lamp = Lampe
setting-contrast = Plus de contraste
speed = Mouvement
speed-0 = Aucun
speed-1 = Calme
speed-2 = Rapide
placing = Placer une pièce
placing-auto = Selon l’appareil
placing-one = Un toucher
placing-two = Deux touchers
placing-help = Selon l’appareil : un clic à la souris ; au doigt, le premier toucher montre ce qui changerait et le second place.
setting-autoEnd = Finir mon tour automatiquement
setting-coordinates = Montrer les coordonnées
setting-names = Montrer les noms des tuiles
setting-keys = Raccourcis clavier
keys-on = Les raccourcis clavier sont actifs
setting-sound = Sons
volume = Volume
turn-volume = Volume de « à toi de jouer »
setting-notify = Me prévenir quand c’est à moi
notify-refused = Le navigateur n’autorise pas les notifications de cette page.

## Keys

key-arrows = Parcourir le plateau ; les rangées sont au-delà de la dernière colonne et de la dernière ligne
key-castles = Prendre un château de cette taille
key-draw = Tirer une tuile
key-secret = Prendre la tuile secrète
key-next = Case libre suivante et précédente
key-enter = Une fois : montrer ce qui changerait ; deux fois : placer
key-escape = Reposer
key-undo = Reprendre une étape
key-end = Finir le tour
key-hint = Demander un conseil, et le suivre
key-zoom = Zoom avant, zoom arrière, tout le plateau
key-info = Qu’est-ce que c’est ?
key-mark = Cercler une case pour toi
key-arrow = Commencer ou finir ici une flèche pour toi ; à la souris, glisser avec le bouton droit
arrow-begun = Une flèche part de { $cell }. Va là où elle doit finir.
arrow-drawn = Une flèche de { $from } à { $to }.
arrow-gone = Il n’y a plus de flèche de { $from } à { $to }.
key-summary = Dire où en est la partie
key-last = Dire et montrer le dernier coup
key-standings = Dire l’or de chacun
key-help = Cette liste

## Board as a list, for screen readers

board-as-list = Le plateau en listes
list-lines = Lignes et colonnes
list-pieces = Ce qui est sur chaque case
list-legal = Où peut aller la pièce choisie

## Refusals that have no text elsewhere

refusal-unknown = Cela n’a pas marché. Essaie encore.

## Rules and about

rules-title = Les règles de { $game }
contents = Sommaire
more-in-rules = Plus dans les règles
search-rules = Chercher dans les règles
nothing-found = Rien trouvé.
about-title = À propos de Realmwright
about-what = Realmwright fait jouer une famille de jeux de société dans le navigateur : seul contre des bots, à plusieurs devant un écran, ou entre amis grâce à un lien.
about-free = C’est un logiciel libre sous licence MIT. Chacun peut le faire tourner, le modifier et le transmettre.
about-publishers = Indépendant
about-not-affiliated = Realmwright n’appartient à aucun éditeur ni auteur des jeux. Tous les dessins et textes ont été faits pour lui ; rien n’est repris des jeux imprimés. Les noms des jeux appartiennent à leurs propriétaires.
about-privacy = Ce qui est conservé
about-privacy-text = Un cookie, qui connaît tes places. Les parties et le chat restent sur ce serveur. Tes réglages restent dans ce navigateur. Rien d’autre.

## Lessons

learn-title = Apprendre { $game }
lesson-of = Leçon { $n } sur { $all }
lesson-next = Leçon suivante
lesson-skip = Passer
lesson-back = Retour
lesson-again = C’est possible, mais ce n’est pas le sujet de cette leçon. Essaie une autre case ou une autre pièce.

## Nothing here

here-be-dragons = Ici vivent des dragons
page-missing = Il n’y a rien à cette adresse.
table-gone = Cette table n’existe pas, ou plus.
nothing-opened = Ouvre d’abord un enregistrement ou une position depuis l’accueil.
