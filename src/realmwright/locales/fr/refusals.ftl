### Pourquoi le serveur n’a pas fait quelque chose : un texte pour chaque code du protocole.

refusal-bad_message = Quelque chose s’est perdu en route. Essaie encore ; si cela recommence, recharge la page.
refusal-too_large = C’est trop long à envoyer. Raccourcis un peu.
refusal-too_fast = C’était un peu trop rapide. Attends un instant et essaie encore.
refusal-not_found = Cette table n’existe pas. Le lien a peut-être perdu une lettre en route.
refusal-not_seated = Ici, tu regardes. Prends une place pour jouer.
refusal-not_your_turn = C’est à quelqu’un d’autre de jouer.
refusal-stale = Il s’est passé quelque chose sur le plateau entre-temps. Regarde encore, puis joue.
refusal-illegal = Ce n’est pas possible ici. Les cases marquées et les boutons montrent ce qui l’est.
refusal-seat_taken = Cette place est déjà prise. Choisis-en une autre.
refusal-bad_name = Choisis un nom d’au moins une lettre ou un chiffre et d’au plus 24 signes, que personne d’autre ne porte ici.
refusal-not_host = Seule la personne qui a créé cette table peut faire cela.
refusal-not_open = La partie a commencé ; on ne peut plus changer les places.
refusal-not_running = La partie n’a pas encore commencé.
refusal-finished = Cette partie est finie.
refusal-nothing_to_undo = Il n’y a rien à reprendre.
refusal-undo_boundary =
    { $boundary ->
        [drew] Une tuile a été tirée depuis. Ce qui a été vu ne s’oublie pas.
        [round_started] Une nouvelle manche a commencé depuis : on ne peut plus revenir en arrière.
        [other_player] Quelqu’un d’autre a joué depuis : on ne peut plus revenir en arrière.
        [start] La partie commence ici ; il n’y a rien avant.
       *[other] Quelque chose a été révélé depuis : on ne peut plus revenir en arrière.
    }
refusal-cannot_vote = On ne peut voter pour un bot que si quelqu’un est absent depuis un moment.
refusal-cannot_return = Cette place ne peut plus être reprise : on y a abandonné ou dépassé le temps.
refusal-too_many_tables = Tu as créé beaucoup de tables en peu de temps. Finis d’abord une partie, ou essaie plus tard.
refusal-bad_options = Ces réglages ne vont pas ensemble. Changes-en un et essaie encore.
refusal-bot_failed = Le bot a perdu le fil. Il essaie encore.
refusal-not_held = Tu as déjà passé la main.
refusal-server = Quelque chose a cassé de notre côté. Rien n’a été changé ; essaie encore.
refusal-not_finished = La partie est encore en cours. Ce sera possible à la fin.
refusal-bad_origin = Cette page vient d’une autre adresse que le serveur ; elle n’a donc pas le droit de faire cela.
refusal-code_used = Ce lien a déjà servi, ou il a plus de dix minutes. Crée-en un nouveau sur l’autre appareil.
refusal-has_seats = Ce navigateur a des places à d’autres tables. Si tu continues, il ne pourra plus y jouer.
refusal-other_rules = Cette table a commencé sous d’autres règles que celles de ce serveur. Son enregistrement peut toujours être téléchargé.
refusal-damaged = Le journal de cette table est abîmé. La personne qui tient ce serveur peut y regarder.
refusal-too_often = Cela a été fait très souvent à cette table. Continue à jouer.
