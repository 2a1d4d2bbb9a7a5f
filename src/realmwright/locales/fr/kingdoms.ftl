### Kingdoms en français. Termes d’après docs/rules/kingdoms.md, K-16 ; explications dans en/kingdoms.ftl.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Bâtis tes châteaux là où la terre rapporte, et laisse le dragon aux autres.

## Tiles

kingdoms-face-plus1 = Forêt
kingdoms-face-plus2 = Ferme
kingdoms-face-plus3 = Village
kingdoms-face-plus4 = Moulin
kingdoms-face-plus5 = Tour de guet
kingdoms-face-plus6 = Ville
kingdoms-face-minus1 = Marécage
kingdoms-face-minus2 = Cimetière
kingdoms-face-minus3 = Loups
kingdoms-face-minus4 = Ogres
kingdoms-face-minus5 = Orques
kingdoms-face-minus6 = Troll
kingdoms-face-MT = Montagne
kingdoms-face-DR = Dragon
kingdoms-face-GM = Mine d’or

kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = Nous n’avons pas pu vérifier ce nom sur une tuile imprimée. Seule la valeur compte, et elle est juste.

kingdoms-secret-tile = Tuile secrète
kingdoms-secret-hidden = Tuile secrète, face cachée
kingdoms-secret-played = Tuile secrète déjà jouée
kingdoms-reserve-tile = Tuile personnelle
kingdoms-drawn-tile = Tuile tirée
kingdoms-pool = Réserve
kingdoms-pool-left =
    { $count ->
        [0] La réserve est vide
        [one] { $count } tuile dans la réserve
        [many] { $count } de tuiles dans la réserve
       *[other] { $count } tuiles dans la réserve
    }
kingdoms-unseen = Tuiles que tu n’as pas encore vues
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, reste { $count }
        [many] { $name }, reste { $count }
       *[other] { $name }, reste { $count }
    }

## Castles

kingdoms-castle = Château de taille { $rank }
kingdoms-castle-of = Château de taille { $rank } ({ $player })
kingdoms-castles = Châteaux en main
kingdoms-castle-count =
    { $count ->
        [0] Taille { $rank } : aucun
        [one] Taille { $rank } : { $count } château
        [many] Taille { $rank } : { $count } de châteaux
       *[other] Taille { $rank } : { $count } châteaux
    }

## Pieces inside a sentence

kingdoms-piece-castle = un château de taille { $rank }
kingdoms-piece-tile = { $name } { $value }
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Ligne { $n }
kingdoms-column = Colonne { $n }
kingdoms-column-letter = Colonne { $letter }
kingdoms-line-part = { $line }, partie { $n }
kingdoms-line-base = { $line } vaut { $base }
kingdoms-line-stake = { $line } vaut { $base }, ta mise { $stake } : { $gold }
kingdoms-line-stake-of = { $player } y a une mise de { $stake } : { $gold }
kingdoms-line-stake-hidden = { $line } vaut { $base }, ta mise { $stake }
kingdoms-line-stake-of-hidden = { $player } y a une mise de { $stake }
kingdoms-line-dragon = Le dragon est ici : les ressources ne comptent pas.
kingdoms-line-mine = La mine d’or est ici : la valeur est doublée.
kingdoms-line-paid = déjà payée

## Words

kingdoms-term-gold = Or
kingdoms-term-rank = Taille
kingdoms-term-round = Manche
kingdoms-term-turn = Tour
kingdoms-term-row = Ligne
kingdoms-term-column = Colonne
kingdoms-term-space = Case
kingdoms-term-board = Plateau de jeu
kingdoms-term-tile = Tuile
kingdoms-term-castle = Château
kingdoms-term-resource = Tuile ressource
kingdoms-term-hazard = Tuile problème
kingdoms-term-base = Valeur de base
kingdoms-term-stake = Mise
kingdoms-term-debt = Dette
kingdoms-term-bank = Banque
kingdoms-term-starter = Commence la manche
kingdoms-term-scoring = Décompte

kingdoms-round = Manche { $round }
kingdoms-round-of = Manche { $round } sur { $rounds }
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = La manche { $round } commence. À { $player } d’ouvrir.
kingdoms-event-round_started-you = La manche { $round } commence. À toi d’ouvrir.
kingdoms-event-starter_drawn = Le sort départage { $players } : à { $player } d’ouvrir.
kingdoms-event-starter_drawn-you = Le sort départage { $players } : à toi d’ouvrir.
kingdoms-event-dealt = { $player } prend une tuile secrète.
kingdoms-event-dealt-you = Ta tuile secrète : { $piece }.
kingdoms-event-picked = { $player } choisit { $piece } comme tuile personnelle.
kingdoms-event-picked-you = Tu choisis { $piece } comme tuile personnelle.
kingdoms-event-drew = { $player } tire { $piece }.
kingdoms-event-drew-you = Tu tires { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } place { $piece } en { $cell }.
        [secret] { $player } révèle la tuile secrète : { $piece } en { $cell }.
        [reserve] { $player } place la tuile personnelle : { $piece } en { $cell }.
       *[pool] { $player } place { $piece } en { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] Tu places { $piece } en { $cell }.
        [secret] Tu révèles ta tuile secrète : { $piece } en { $cell }.
        [reserve] Tu places ta tuile personnelle : { $piece } en { $cell }.
       *[pool] Tu places { $piece } en { $cell }.
    }
kingdoms-event-passed = { $player } n’a plus rien à jouer et passe.
kingdoms-event-passed-you = Tu n’as plus rien à jouer et tu passes.
kingdoms-event-scored = { $line } : { $gains }
kingdoms-event-scored-none = { $line } : pas de château, pas d’or
kingdoms-event-round_ended = La manche { $round } est finie : { $standing }.
kingdoms-event-board_cleared = Le plateau est vidé pour la manche suivante.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } l’emporte avec { $gold } pièces d’or.
        [many] { $players } partagent la victoire avec { $gold } pièces d’or chacun.
       *[other] { $players } partagent la victoire avec { $gold } pièces d’or chacun.
    }
kingdoms-event-game_over-you = Tu l’emportes avec { $gold } pièces d’or.

## Why something is not possible

kingdoms-reason-over = La partie est finie. Tu peux revoir chaque coup ou commencer une nouvelle partie.
kingdoms-reason-not_an_action = Ce coup n’existe pas ici. Place un château, tire une tuile ou place ta tuile secrète.
kingdoms-reason-occupied = { $cell } est occupée. N’importe quelle case vide convient.
kingdoms-reason-no_castle_of_rank = Tu n’as pas de château de taille { $rank } en main. Choisis une autre taille.
kingdoms-reason-pool_empty = La réserve est vide jusqu’à la prochaine manche. Place un château ou ta tuile secrète.
kingdoms-reason-secret_played = Ta tuile secrète est déjà sur le plateau. Tu en auras une autre à la prochaine manche.
kingdoms-reason-no_secret_in_open_tiles = Avec « { kingdoms-option-open_tiles } », personne n’a de tuile secrète : toutes les tuiles sont face visible. Choisis l’une d’elles.
kingdoms-reason-must_place_drawn = Place d’abord la tuile que tu as tirée. N’importe quelle case vide convient.
kingdoms-reason-nothing_drawn = Il n’y a pas encore de tuile tirée. Choisis d’abord « Tirer une tuile ».
kingdoms-reason-pass_not_allowed = Tu peux encore jouer quelque chose. On passe tout seul quand il ne reste rien.
kingdoms-reason-tile_not_in_pool = Cette tuile n’est plus dans la réserve. Choisis-en une qui y est encore.
kingdoms-reason-must_pick = Choisis d’abord la tuile que tu veux garder pour toi.
kingdoms-reason-pick_not_now = Les tuiles personnelles se choisissent au début d’une manche. Place maintenant un château ou une tuile.
kingdoms-reason-draw_blind = Toutes les tuiles sont face visible : choisis celle que tu veux et place-la.
kingdoms-reason-tiles_face_down = Les tuiles sont face cachée : tires-en d’abord une, puis place-la.

## Options

kingdoms-option-last_castle = Jusqu’au dernier château
    .help = Tout le monde commence avec dix châteaux, et tous les châteaux du plateau quittent le jeu après la manche, même ceux de taille 1. La manche où quelqu’un place son dernier château est la dernière.
kingdoms-option-open_tiles = Pas de hasard
    .help = Les 22 tuiles sont face visible. Pas de tuile secrète, pas de tirage : tu choisis la tuile que tu places.
kingdoms-option-score_as_you_go = Décompte continu
    .help = Une ligne ou une colonne est payée dès que sa dernière case est remplie. À la fin de la manche, l’or est le même : tu le vois seulement plus tôt.
kingdoms-option-open_reserve = Une tuile personnelle
    .help = Va avec « { kingdoms-option-open_tiles } » : au début de chaque manche, chacun choisit une tuile face visible que personne d’autre ne peut placer.
kingdoms-option-starter_tie = Autant d’or : qui commence ?
    .help = La personne qui a le plus d’or commence la manche suivante. Ce réglage décide quand plusieurs en ont autant.
kingdoms-option-starter_tie-random = Tirage au sort
kingdoms-option-starter_tie-clockwise = Dans le sens horaire
kingdoms-option-needs-open_tiles = Seulement avec « { kingdoms-option-open_tiles } ».

## Whose turn, and what to do

kingdoms-step-turn = À { $player } de jouer.
kingdoms-step-turn-you = À toi : { $can }.
kingdoms-step-place = { $player } a tiré une tuile et cherche une case.
kingdoms-step-place-you = Tu as tiré { $piece }. Où la placer ?
kingdoms-step-pick = { $player } choisit une tuile personnelle.
kingdoms-step-pick-you = Choisis la tuile que tu veux garder pour toi.
kingdoms-step-over = La partie est finie.
kingdoms-step-over-you = La partie est finie.

kingdoms-can-castle = place un château
kingdoms-can-secret = place ta tuile secrète
kingdoms-can-draw = tire une tuile
kingdoms-can-place = place la tuile tirée
kingdoms-can-tile = place une tuile
kingdoms-can-reserve = place ta tuile personnelle
kingdoms-can-pick = choisis une tuile
kingdoms-can-pass = passe

kingdoms-verb-castle = Placer un château
kingdoms-verb-secret = Placer la tuile secrète
kingdoms-verb-draw = Tirer une tuile
kingdoms-verb-place = Placer la tuile tirée
kingdoms-verb-tile = Placer une tuile
kingdoms-verb-reserve = Placer la tuile personnelle
kingdoms-verb-pick = Garder cette tuile
kingdoms-verb-pass = Passer

## Bots

kingdoms-level-random = Vagabond
    .help = Joue ce qui lui passe par la tête. De bonne compagnie pour une toute première partie.
kingdoms-level-greedy = Marchande
    .help = Prend la meilleure affaire du moment et ne gaspille pas les grands châteaux.

## Hints

kingdoms-hint-place = { $piece } en { $cell }
kingdoms-hint-best_margin = Rien ne te donne plus d’avance pour l’instant.
kingdoms-hint-high_castle = Ces rangées méritent un grand château.
kingdoms-hint-hurt_leader = Cela coûte plus cher à qui mène qu’à toi.
kingdoms-hint-draw_expected = Aucune case n’est encore tentante. En moyenne, une nouvelle tuile te rapporte plus.
kingdoms-hint-forced = C’est le seul coup possible.
kingdoms-hint-secret_now = C’est ici et maintenant que ta tuile secrète sert le mieux.

## Spaces, for screen readers

kingdoms-cell-empty = vide
kingdoms-cell-can-place = tu peux placer ici
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = château de taille { $rank } ({ $player })
kingdoms-cell-castle-you = ton château de taille { $rank }
kingdoms-cell-last = dernier coup
kingdoms-cell-marked = marquée

## Preview

kingdoms-preview-line = { $line } : { $was } → { $now }, toi { $gold }

## Score page

kingdoms-score-start = Capital de départ
kingdoms-score-round = Manche { $n }
kingdoms-score-rows = Lignes
kingdoms-score-columns = Colonnes
kingdoms-score-total = Total
kingdoms-score-now = Or
kingdoms-score-projected = Décompte provisoire
kingdoms-score-tie = Qui a le plus d’or gagne. À égalité d’or, on partage la place ; les châteaux restés en main ne valent rien.
kingdoms-score-place =
    { $n ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $n }e
    }

## Rules page

kingdoms-rules-aim = Le but
    .text =
        Tu règnes sur une poignée de châteaux et 50 pièces d’or. En trois manches, vous remplissez ensemble un plateau de 30 cases avec des châteaux et des tuiles. Puis on compte chaque ligne et chaque colonne, et chaque château gagne ou perd selon ce qui se trouve dans sa rangée.

        Qui a le plus d’or après la troisième manche gagne.

kingdoms-rules-pieces = Le matériel
    .text =
        Le plateau de jeu a cinq lignes (de 1 à 5, à partir du haut) et six colonnes (de A à F, à partir de la gauche). Nous appelons rangée une ligne ou une colonne.

        Il y a 22 tuiles. Douze tuiles ressource valent de +1 à +6, chaque valeur deux fois. Six tuiles problème coûtent de −1 à −6, chaque valeur une fois. Les quatre autres sont deux montagnes, un dragon et une mine d’or.

        Tes châteaux ont une taille de 1 à 4. Tu en possèdes un de taille 4, deux de taille 3 et trois de taille 2. De taille 1, tu en as quatre à deux joueurs, trois à trois joueurs et deux à quatre joueurs.

kingdoms-rules-setup = Mise en place
    .text =
        Chacun reçoit 50 pièces d’or et les châteaux d’une couleur. Toutes les tuiles sont mélangées, face cachée : c’est la réserve.

        Chacun prend une tuile dans la réserve et la regarde. C’est ta tuile secrète ; personne d’autre ne la connaît avant que tu la joues.

        Le sort désigne qui commence la première manche. On joue dans le sens horaire.

kingdoms-rules-turn = Ton tour
    .text =
        À ton tour, tu fais exactement une de ces trois choses : placer un château, tirer une tuile et la placer, ou placer ta tuile secrète. Puis c’est au suivant.

        Toute case vide convient à toute pièce. Rien n’a besoin d’être voisin, et tu peux te nuire si tu as une bonne raison. Ce qui est sur le plateau y reste jusqu’à la fin de la manche.

kingdoms-rules-castle = Placer un château
    .text =
        Prends dans ta main un château de la taille que tu veux et pose-le sur une case vide. Il compte dans sa ligne et dans sa colonne, et sa taille est ta mise dans les deux.

        Choisis bien : seuls les châteaux de taille 1 reviennent après la manche. Un château de taille 2, 3 ou 4 ne te sert qu’une fois dans toute la partie.

kingdoms-rules-draw = Tirer une tuile
    .text =
        Décide de tirer, regarde la tuile, puis pose-la face visible sur la case vide de ton choix. Tu dois la placer tout de suite ; tu ne peux ni la garder, ni la remettre, ni l’échanger contre ta tuile secrète.

        Quand la réserve est vide, plus personne ne peut tirer jusqu’à la prochaine manche.

kingdoms-rules-secret = La tuile secrète
    .text =
        Au lieu de tirer, tu peux placer ta tuile secrète. C’est possible une fois par manche, quand tu veux. Tu n’en reçois pas d’autre avant la manche suivante.

        Une tuile secrète que tu n’as pas jouée n’a aucun effet. Elle est de nouveau mélangée aux autres.

kingdoms-rules-passing = Passer
    .text =
        Tu ne passes que si tu ne peux rien faire d’autre : plus de château en main, tuile secrète jouée, réserve vide. Le jeu le fait pour toi, et les autres continuent.

kingdoms-rules-round-end = La fin d’une manche
    .text =
        Une manche s’arrête dès que la dernière case est remplie. On procède alors au décompte des cinq lignes et des six colonnes.

kingdoms-rules-scoring = Le décompte d’une rangée
    .text =
        Chaque pièce compte deux fois : une fois dans sa ligne, une fois dans sa colonne.

        Dans chaque rangée, additionne les ressources et retire les problèmes. C’est la valeur de base. Chacun la multiplie par les tailles de tous ses châteaux dans la rangée. Le résultat est payé en or, ou versé à la banque s’il est négatif.

        Sans château dans une rangée, tu n’y gagnes et n’y perds rien. Des châteaux seuls ne rapportent rien. Si ton or s’épuise, tu as une dette et tu continues à jouer normalement.

kingdoms-rules-example = Un exemple
    .text =
        Une ligne contient Village +3, un château de taille 2 d’Anna, Loups −3, Tour de guet +5, un château de taille 1 de Ben et un château de taille 1 d’Anna.

        Les ressources font 8, les problèmes en retirent 3 : la valeur de base est +5. Les tailles d’Anna font 3 en tout, elle reçoit donc 15 pièces d’or. Ben en reçoit 5.

        Les colonnes de ces châteaux se comptent de la même façon, chacune pour elle-même.

kingdoms-rules-mountain = Les montagnes
    .text =
        Une montagne coupe sa ligne et sa colonne. Les parties de chaque côté se comptent séparément, comme si les autres n’existaient pas. Deux montagnes dans une rangée font trois parties.

        Dans l’exemple, mets une montagne à la place des Loups. À gauche, la valeur de base est +3 : Anna y reçoit 6 pièces d’or. À droite, elle est +5 : Anna et Ben en reçoivent 5 chacun.

kingdoms-rules-dragon = Le dragon
    .text =
        Le dragon chasse tout le monde du travail : dans sa ligne et dans sa colonne, les ressources ne comptent pas. Les problèmes comptent toujours. Le dragon ne franchit pas une montagne.

        Dans l’exemple, mets le dragon à la place de la Tour de guet. Seuls les Loups comptent : la valeur de base est −3. Anna paie 9 pièces d’or, Ben en paie 3.

kingdoms-rules-mine = La mine d’or
    .text =
        La mine d’or double la valeur de base de sa ligne et de sa colonne, pour le meilleur et pour le pire. Elle ne double jamais la taille des châteaux et ne porte pas au-delà d’une montagne.

        Dans l’exemple, mets la mine d’or à la place des Loups. La valeur de base 8 est doublée et devient +16 : Anna reçoit 48 pièces d’or, Ben 16.

        Si le dragon et la mine d’or se trouvent dans la même partie, le dragon retire d’abord les ressources. Les problèmes qui restent sont doublés.

kingdoms-rules-between = Entre les manches
    .text =
        Après la première et la deuxième manche, le plateau est vidé. Les châteaux de taille 1 retournent à leur propriétaire ; tous les autres qui étaient sur le plateau quittent le jeu. Les châteaux encore en main y restent.

        Les 22 tuiles sont mélangées, et chacun prend une nouvelle tuile secrète. Qui a le plus d’or commence la manche suivante. Si plusieurs ont le plus d’or, on tire au sort entre eux.

kingdoms-rules-end = La fin du jeu
    .text =
        La partie se termine après le décompte de la troisième manche. Qui a le plus d’or gagne. À égalité d’or, on partage la place, et même la victoire. Les châteaux restés en main ne valent rien.

kingdoms-rules-last_castle = Première variante : jusqu’au dernier château
    .text =
        Chacun commence avec les dix châteaux de sa couleur, dont quatre de taille 1, et le nombre de manches n’est pas fixé. Après chaque manche, tous les châteaux du plateau quittent le jeu, même ceux de taille 1.

        Dès que quelqu’un place son dernier château, cette manche est la dernière. On la joue jusqu’à ce que le plateau soit plein ou que plus personne ne puisse jouer, puis on compte. Les cases restées vides n’ont pas de valeur et ne coupent rien.

kingdoms-rules-open_tiles = Deuxième variante : pas de hasard
    .text =
        À chaque manche, les 22 tuiles sont face visible à côté du plateau. Personne ne prend de tuile secrète. Au lieu de tirer, tu choisis une tuile de la réserve et tu la places.

kingdoms-rules-open_reserve = Avec la deuxième variante : une tuile personnelle
    .text =
        C’est un ajout de notre part. Avant que la manche commence, chacun à son tour choisit une tuile face visible. Tout le monde la voit, mais seul son propriétaire peut la placer, une fois, comme une tuile secrète.

kingdoms-rules-score_as_you_go = Troisième variante : décompte continu
    .text =
        Une ligne est payée dès que sa sixième case est remplie, une colonne dès que sa cinquième l’est. Une rangée coupée par une montagne attend d’être entièrement pleine. Si une seule pièce complète une ligne et une colonne, les deux sont payées.

        À la fin de la manche, chacun a exactement autant d’or que sans la variante. Tu le vois seulement grandir plus tôt.

kingdoms-rules-mixing = Combiner les variantes
    .text =
        Les trois variantes se combinent à volonté. Avec la première et la troisième ensemble, les rangées encore incomplètes à la fin de la dernière manche sont comptées à ce moment-là.

kingdoms-rules-unconfirmed = Ce que nous n’avons pas pu vérifier
    .text =
        Nous n’avions pas d’exemplaire imprimé du jeu pour comparer. Le nombre de tuiles et de châteaux vient de la règle et de plusieurs descriptions qui concordent. Les noms Ferme +2, Ville +6, Marécage −1 et Ogres −4 sont des suppositions, tout comme le nom commun aux deux tuiles d’une même ressource. Les noms n’ont aucune importance pour jouer.

        La règle ne dit pas qui commence quand plusieurs ont le plus d’or, ni qui gagne à égalité. Nous tirons au sort qui commence, et la victoire est partagée.

## Help at the objects

kingdoms-about-tile = Une tuile ressource augmente sa ligne et sa colonne de sa valeur, une tuile problème les diminue. Chaque château de la rangée multiplie cela par sa taille.
kingdoms-about-resource = Une tuile ressource augmente sa ligne et sa colonne de sa valeur. Chaque château de la rangée multiplie cela par sa taille. Avec le dragon, elle ne compte pas.
kingdoms-about-hazard = Une tuile problème diminue sa ligne et sa colonne de sa valeur. Chaque château de la rangée multiplie cela par sa taille. Même le dragon ne la fait pas disparaître.
kingdoms-about-castle = Un château gagne ou perd la valeur de base de sa ligne et de sa colonne, fois sa taille. Après la manche, les châteaux de taille 1 te reviennent ; les plus grands quittent le jeu.
kingdoms-about-castle-last = Un château gagne ou perd la valeur de base de sa ligne et de sa colonne, fois sa taille. Dans cette variante, tous les châteaux du plateau quittent le jeu après la manche.
kingdoms-about-mountain = Une montagne coupe sa ligne et sa colonne. Chaque partie se compte séparément, et ni le dragon ni la mine d’or ne portent au-delà.
kingdoms-about-dragon = À cause du dragon, les ressources de sa ligne et de sa colonne ne comptent pas. Les problèmes comptent toujours. Une montagne l’arrête.
kingdoms-about-mine = La mine d’or double la valeur de base de sa ligne et de sa colonne, gains et pertes, mais pas la taille des châteaux. Une montagne l’arrête.
kingdoms-about-line = La valeur de base d’une rangée, ce sont ses ressources moins ses problèmes. Tu la reçois multipliée par les tailles de tes châteaux dans la rangée. Si elle est négative, tu paies.
kingdoms-about-secret = Personne d’autre ne connaît ta tuile secrète. Place-la une fois dans la manche, au lieu de tirer une tuile. Si tu la gardes, il ne se passe rien : elle est de nouveau mélangée aux autres.
kingdoms-about-reserve = Cette tuile est réservée à son propriétaire. Elle peut être placée une fois dans la manche, au lieu d’une autre tuile.
kingdoms-about-pool = Les tuiles face cachée. Si tu en tires une, tu la places tout de suite, sur la case vide de ton choix.
kingdoms-about-pool-open = Toutes les tuiles de cette réserve sont face visible : choisis-en une et place-la sur une case vide.

## Lessons of the first game

kingdoms-lesson-1-title = Un premier château
kingdoms-lesson-1-text = Les tuiles ressource donnent de la valeur à une rangée. Choisis un château et place-le sur une case dont la ligne ou la colonne a déjà des ressources.
kingdoms-lesson-1-done = Ce château gagne la valeur de sa rangée, fois sa taille.
kingdoms-lesson-2-title = Deux rangées à la fois
kingdoms-lesson-2-text = Chaque pièce compte dans sa ligne et dans sa colonne. Cherche la case où les deux sont bonnes et places-y un château.
kingdoms-lesson-2-done = Un château, payé deux fois. Les meilleures cases sont là où deux bonnes rangées se croisent.
kingdoms-lesson-3-title = Les problèmes
kingdoms-lesson-3-text = Tu as tiré une tuile problème, et il faut bien la mettre quelque part. Trouve une case où elle coûte plus aux autres qu’à toi.
kingdoms-lesson-3-done = Ce sont leurs châteaux qui paient. Dans une rangée sans château, un problème ne coûte rien à personne. Pas encore.
kingdoms-lesson-4-title = La montagne
kingdoms-lesson-4-text = Une montagne coupe sa ligne et sa colonne. Place-la de façon à séparer ton château d’un problème.
kingdoms-lesson-4-done = Chaque côté compte maintenant pour lui-même. Ce qui est derrière la montagne ne t’atteint plus.
kingdoms-lesson-5-title = Le dragon
kingdoms-lesson-5-text = Là où va le dragon, les ressources ne comptent plus ; les problèmes restent. Envoie-le dans une rangée qui rapporte beaucoup aux autres.
kingdoms-lesson-5-done = Fini, les richesses. Seule une montagne l’aurait arrêté.
kingdoms-lesson-6-title = La mine d’or
kingdoms-lesson-6-text = La mine d’or double la valeur de sa ligne et de sa colonne, même négative. Place-la là où tu veux gagner le double.
kingdoms-lesson-6-done = Cette rangée compte double. Attention aux problèmes : ils seraient doublés aussi.
kingdoms-lesson-7-title = Tirer, ou jouer ta tuile secrète
kingdoms-lesson-7-text = Tu ne sais pas où bâtir ? Tire une tuile et place-la. Ou joue ta tuile secrète, que personne d’autre ne connaît. À toi de choisir.
kingdoms-lesson-7-done = Une tuile tirée se place tout de suite. La tuile secrète attend son heure, mais seulement jusqu’à la fin de la manche.
kingdoms-lesson-8-title = Le bon château au bon moment
kingdoms-lesson-8-text = Les châteaux de taille 1 reviennent après chaque manche, les plus grands ne servent qu’une fois. À toi de jouer : un grand château, un petit, ou une tuile ?
kingdoms-lesson-8-done = Il n’y a pas qu’une bonne réponse. Un grand château est bien employé là où les rangées sont bonnes et presque pleines. Amuse-toi bien dans tes royaumes !
