### Kingdom Builder en français. Explications dans en/kingdom_builder.ftl.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Trois cités par tour, côte à côte. Trouve les lieux qui enrichiront ton royaume.
kingdom_builder-facts = 2 à 5 joueurs · environ 45 minutes · un autre pays à chaque fois

## Terrain, as a word and after "case"

kingdom_builder-ground-grass = prairie
kingdom_builder-ground-canyon = canyon
kingdom_builder-ground-desert = désert
kingdom_builder-ground-flower = champ de fleurs
kingdom_builder-ground-forest = forêt
kingdom_builder-ground-water = eau
kingdom_builder-ground-mountain = montagne
kingdom_builder-ground-castle = château
kingdom_builder-ground-oracle = Oracle
kingdom_builder-ground-farm = Ferme
kingdom_builder-ground-oasis = Oasis
kingdom_builder-ground-tower = Tour
kingdom_builder-ground-tavern = Taverne
kingdom_builder-ground-barn = Grange
kingdom_builder-ground-harbor = Port
kingdom_builder-ground-paddock = Enclos

## Terrain cards, with a capital

kingdom_builder-card-grass = Prairie
kingdom_builder-card-canyon = Canyon
kingdom_builder-card-desert = Désert
kingdom_builder-card-flower = Champ de fleurs
kingdom_builder-card-forest = Forêt
kingdom_builder-card-hidden = Carte terrain, face cachée
kingdom_builder-card-next = Ta prochaine carte terrain : { $terrain }
kingdom_builder-card-in-hand = En main
kingdom_builder-card-played = Carte terrain jouée : { $terrain }
kingdom_builder-card-none = Pas de carte terrain

## Location tiles

kingdom_builder-tile-oracle = Oracle
    .does = Construis une cité sur le terrain de ta carte.
kingdom_builder-tile-farm = Ferme
    .does = Construis une cité sur une prairie.
kingdom_builder-tile-oasis = Oasis
    .does = Construis une cité sur un désert.
kingdom_builder-tile-tower = Tour
    .does = Construis une cité au bord du plateau.
kingdom_builder-tile-tavern = Taverne
    .does = Construis une cité au bout d’une ligne droite d’au moins trois des tiennes.
kingdom_builder-tile-barn = Grange
    .does = Déplace une de tes cités vers le terrain de ta carte.
kingdom_builder-tile-harbor = Port
    .does = Déplace une de tes cités sur l’eau.
kingdom_builder-tile-paddock = Enclos
    .does = Déplace une de tes cités de deux cases en ligne droite.

kingdom_builder-tiles = Tuiles lieu
kingdom_builder-tiles-none = Pas encore de tuile lieu. Construis à côté d’un lieu pour en gagner une.
kingdom_builder-state-ready = prête
kingdom_builder-state-fresh = dès le prochain tour
kingdom_builder-state-used = utilisée
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] Plus de cité en réserve
        [one] { $count } cité en réserve
        [many] { $count } de cités en réserve
       *[other] { $count } cités en réserve
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } n’a plus de cité en réserve
        [one] { $player } a encore { $count } cité en réserve
        [many] { $player } a encore { $count } de cités en réserve
       *[other] { $player } a encore { $count } cités en réserve
    }
kingdom_builder-supply-short = Réserve
kingdom_builder-left-short = À construire
kingdom_builder-deck =
    { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
        [many] { $count } de cartes dans la pioche
       *[other] { $count } cartes dans la pioche
    }
kingdom_builder-cards-terrain = Terrain
kingdom_builder-cards-discarded = Jouées
kingdom_builder-cards-removed = Hors jeu
kingdom_builder-cards-unseen = Non vues
kingdom_builder-cards-why = Il y a cinq cartes de chaque terrain. Celles que tu n’as pas vues sont dans la pioche ou dans une main. Quand la pioche est vide, les cartes jouées sont de nouveau mélangées.

## Kingdom Builder cards

kingdom_builder-goal-castles = Châteaux
    .pays = 3 pièces d’or par château voisin
    .help = À chaque partie : 3 pièces d’or par château à côté duquel tu as au moins une cité. Plusieurs cités près du même château ne rapportent pas plus.
kingdom_builder-goal-fishermen = Pêcheurs
    .pays = 1 pièce d’or par cité au bord de l’eau
    .help = 1 pièce d’or pour chacune de tes cités adjacentes à au moins une case eau. Une cité posée elle-même sur l’eau ne rapporte rien.
kingdom_builder-goal-merchants = Marchands
    .pays = 4 pièces d’or par lieu ou château relié à un autre
    .help = 4 pièces d’or pour chaque case lieu ou château que tes cités relient à une autre. Deux cases sont reliées si un même groupe de tes cités adjacentes les touche toutes les deux.
kingdom_builder-goal-discoverers = Découvreurs
    .pays = 1 pièce d’or par ligne où tu es
    .help = 1 pièce d’or pour chaque ligne horizontale où se trouve au moins une de tes cités.
kingdom_builder-goal-hermits = Ermites
    .pays = 1 pièce d’or par zone séparée
    .help = 1 pièce d’or pour chacune de tes zones de cités. Une zone est un groupe de tes cités adjacentes ; une cité isolée est aussi une zone.
kingdom_builder-goal-citizens = Citoyens
    .pays = 1 pièce d’or pour 2 cités de ta plus grande zone
    .help = 1 pièce d’or pour deux cités de ta plus grande zone de cités, en arrondissant vers le bas.
kingdom_builder-goal-miners = Mineurs
    .pays = 1 pièce d’or par cité au pied d’une montagne
    .help = 1 pièce d’or pour chacune de tes cités adjacentes à au moins une case montagne.
kingdom_builder-goal-workers = Ouvriers
    .pays = 1 pièce d’or par cité près d’un lieu ou d’un château
    .help = 1 pièce d’or pour chacune de tes cités adjacentes à une case lieu ou château.
kingdom_builder-goal-knights = Chevaliers
    .pays = 2 pièces d’or par cité de ta meilleure ligne
    .help = 2 pièces d’or pour chacune de tes cités sur une seule ligne horizontale, celle où tu en as le plus.
kingdom_builder-goal-lords = Seigneurs
    .pays = Par quadrant : 12 pièces d’or à qui en a le plus, 6 ensuite
    .help = Dans chacun des quatre quadrants, qui a le plus de cités reçoit 12 pièces d’or, et qui a le nombre juste en dessous en reçoit 6. À égalité, chacun reçoit tout l’or.
kingdom_builder-goal-farmers = Agriculteurs
    .pays = 3 pièces d’or par cité de ton quadrant le plus faible
    .help = 3 pièces d’or pour chacune de tes cités dans le quadrant où tu en as le moins. Un quadrant sans aucune cité à toi, et tu ne reçois rien.
kingdom_builder-goal-gold = { $goal } : { $gains }
kingdom_builder-goal-light = { $goal }, { $player } : { $gold }. Montre les cases sur le plateau.
kingdom_builder-goals-total = Si la partie finissait maintenant
kingdom_builder-goals-title = Les châteaux et les trois cartes Kingdom Builder

## Words

kingdom_builder-term-settlement = Cité
kingdom_builder-term-supply = Réserve
kingdom_builder-term-gold = Or
kingdom_builder-term-terrain_card = Carte terrain
kingdom_builder-term-kingdom_builder_card = Carte Kingdom Builder
kingdom_builder-term-mandatory_action = Action obligatoire
kingdom_builder-term-extra_action = Action supplémentaire
kingdom_builder-term-location_hex = Case lieu
kingdom_builder-term-location_tile = Tuile lieu
kingdom_builder-term-castle_hex = Case château
kingdom_builder-term-area = Zone de cités
kingdom_builder-term-quadrant = Quadrant
kingdom_builder-term-hex = Case
kingdom_builder-term-draw_pile = Pioche
kingdom_builder-term-discard_pile = Défausse

kingdom_builder-round = Manche { $round }
kingdom_builder-round-last = Manche { $round }, la dernière
kingdom_builder-row = Ligne { $n }
kingdom_builder-gold-of = { $player } { $gold }

## What happened

kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } construit en { $cell } ({ $ground }).
       *[other] { $player } utilise la tuile { $tile } et construit en { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] Tu construis en { $cell } ({ $ground }).
       *[other] Tu utilises la tuile { $tile } et construis en { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } soulève la cité en { $cell } ({ $tile }).
kingdom_builder-event-lifted-you = Tu soulèves ta cité en { $cell } ({ $tile }).
kingdom_builder-event-moved = { $player } utilise la tuile { $tile } : de { $from } à { $cell }.
kingdom_builder-event-moved-you = Tu utilises la tuile { $tile } : de { $from } à { $cell }.
kingdom_builder-event-tile_taken = { $player } gagne la tuile { $tile }.
kingdom_builder-event-tile_taken-you = Tu gagnes la tuile { $tile }. Tu pourras l’utiliser dès ton prochain tour.
kingdom_builder-event-tile_lost = { $player } perd la tuile { $tile } : plus aucune cité à côté de { $home }.
kingdom_builder-event-tile_lost-you = Tu perds la tuile { $tile } : plus aucune de tes cités n’est à côté de { $home }.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } ne peut construire aucune cité pour l’action obligatoire.
        [one] { $player } ne peut construire qu’une cité pour l’action obligatoire.
        [many] { $player } ne peut construire que { $built } de cités pour l’action obligatoire.
       *[other] { $player } ne peut construire que { $built } cités pour l’action obligatoire.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] Tu ne peux construire aucune cité. Ton action obligatoire est finie.
        [one] Tu n’as pu construire qu’une cité. Ton action obligatoire est finie.
        [many] Tu n’as pu construire que { $built } de cités. Ton action obligatoire est finie.
       *[other] Tu n’as pu construire que { $built } cités. Ton action obligatoire est finie.
    }
kingdom_builder-event-card_removed = Plus aucune case { $terrain } n’est libre : { $player } retire sa carte du jeu.
kingdom_builder-event-card_removed-you = Plus aucune case { $terrain } n’est libre : ta carte quitte le jeu.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } pioche et joue la carte { $terrain }.
       *[hand] { $player } joue la carte { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] Tu pioches et joues la carte { $terrain }.
       *[hand] Tu joues la carte { $terrain }.
    }
kingdom_builder-event-no_card = Il ne reste plus de carte terrain pour { $player }.
kingdom_builder-event-no_card-you = Il ne reste plus de carte terrain pour toi.
kingdom_builder-event-drew = { $player } pioche une carte terrain.
kingdom_builder-event-drew-you = Tu pioches la carte { $terrain } pour ton prochain tour.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] La pioche est vide : la seule carte jouée devient la nouvelle pioche.
        [many] La pioche est vide : { $count } de cartes jouées sont mélangées.
       *[other] La pioche est vide : { $count } cartes jouées sont mélangées.
    }
kingdom_builder-event-turn_ended = { $player } finit le tour.
kingdom_builder-event-turn_ended-you = Tu finis ton tour.
kingdom_builder-event-end_triggered = { $player } a construit sa dernière cité. La partie s’arrête à la fin de cette manche.
kingdom_builder-event-end_triggered-you = Tu as construit ta dernière cité. La partie s’arrête à la fin de cette manche.
kingdom_builder-event-no_build_round = Personne n’a pu construire dans cette manche : la partie s’arrête.
kingdom_builder-event-scored = { $goal } : { $gains }
kingdom_builder-event-scored-none = { $goal } : personne ne reçoit d’or
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } l’emporte avec { $gold } pièces d’or.
        [many] { $players } partagent la victoire avec { $gold } pièces d’or chacun.
       *[other] { $players } partagent la victoire avec { $gold } pièces d’or chacun.
    }
kingdom_builder-event-game_over-you = Tu l’emportes avec { $gold } pièces d’or.

## Why something is not possible

kingdom_builder-reason-over = La partie est finie. Tu peux revoir chaque coup ou commencer une nouvelle partie.
kingdom_builder-reason-not_an_action = Ce coup n’existe pas dans ce jeu.
kingdom_builder-reason-occupied = { $cell } est occupée. Il n’y a place que pour une cité par case.
kingdom_builder-reason-not_buildable = { $cell } n’est pas constructible. On ne construit jamais sur un château ou un lieu : construis à côté.
kingdom_builder-reason-wrong_terrain = { $cell } ne convient pas ({ $ground }). Il te faut une case { $terrain }.
kingdom_builder-reason-not_buildable_terrain = { $cell } ne convient pas ({ $ground }). Choisis une prairie, un canyon, un désert, un champ de fleurs ou une forêt.
kingdom_builder-reason-must_touch_own = { $cell } n’est pas à côté de tes cités. Tant qu’une case { $terrain } libre l’est, il faut rester là.
kingdom_builder-reason-must_touch_own_edge = { $cell } n’est pas à côté de tes cités. Tant qu’une case libre au bord du plateau l’est, il faut rester là.
kingdom_builder-reason-not_edge = { $cell } n’est pas au bord du plateau. La Tour ne construit que là.
kingdom_builder-reason-not_line_end = { $cell } n’est pas au bout d’une ligne droite de trois de tes cités. Il en faut une pour la Taverne.
kingdom_builder-reason-not_two_away = { $cell } n’est pas à deux cases de { $from } en ligne droite. L’Enclos saute exactement aussi loin.
kingdom_builder-reason-not_water = { $cell } ne convient pas ({ $ground }). Le Port ne déplace que vers l’eau.
kingdom_builder-reason-same_cell = Elle vient de { $cell }. Choisis une autre case, ou reprends l’étape.
kingdom_builder-reason-not_own_piece = Aucune de tes cités n’est en { $cell }. Choisis-en une à toi.
kingdom_builder-reason-piece_cannot_move = La cité en { $cell } ne peut aller nulle part. Choisis-en une autre.
kingdom_builder-reason-no_tile = Tu n’as pas de tuile de ce genre. Construis à côté de son lieu pour la gagner.
kingdom_builder-reason-tile_fresh = Tu as gagné cette tuile pendant ce tour. Elle sera prête dès ton prochain tour.
kingdom_builder-reason-tile_used = Tu as déjà utilisé cette tuile pendant ce tour. Elle sera de nouveau prête à ton prochain tour.
kingdom_builder-reason-tile_no_target = Cette tuile ne sert à rien pour l’instant : aucune case ne lui convient.
kingdom_builder-reason-supply_empty = Tu n’as plus de cité à construire.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] Construis d’abord la cité qui reste de ton action obligatoire.
        [many] Construis d’abord { $left } de cités : on ne peut pas sauter l’action obligatoire.
       *[other] Construis d’abord { $left } cités : on ne peut pas sauter l’action obligatoire.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Finis d’abord ton action obligatoire : encore une cité. Les tuiles viennent avant ou après.
        [many] Finis d’abord ton action obligatoire : encore { $left } de cités. Les tuiles viennent avant ou après.
       *[other] Finis d’abord ton action obligatoire : encore { $left } cités. Les tuiles viennent avant ou après.
    }
kingdom_builder-reason-mandatory_complete = Ton action obligatoire est finie. Utilise une tuile, ou finis ton tour.
kingdom_builder-reason-finish_move = Pose d’abord la cité que tu as soulevée.
kingdom_builder-reason-nothing_lifted = Tu n’as soulevé aucune cité. Choisis d’abord une tuile qui en déplace une.
kingdom_builder-reason-no_card = Tu n’as pas de carte terrain pendant ce tour : ce n’est donc pas possible.

## Options

kingdom_builder-option-first_game = Première partie
    .help = La mise en place que la règle conseille pour débuter : les quadrants Taverne, Enclos, Oasis et Ferme, et les cartes Pêcheurs, Chevaliers et Marchands.
kingdom_builder-option-start_player = Qui commence ?
    .help = Au sort, ou toujours la même place.
kingdom_builder-option-start_player-random = Tirage au sort
kingdom_builder-option-start_player-1 = Place 1
kingdom_builder-option-start_player-2 = Place 2
kingdom_builder-option-start_player-3 = Place 3
kingdom_builder-option-start_player-4 = Place 4
kingdom_builder-option-start_player-5 = Place 5
kingdom_builder-option-exclude_lords = Sans les Seigneurs
    .help = Les Seigneurs comparent les joueurs entre eux dans chaque quadrant. Retire cette carte si tu préfères construire en paix.
kingdom_builder-option-lords_zero_scores = Seigneurs : zéro compte aussi
    .help = Avec les Seigneurs, même sans aucune cité dans un quadrant, on peut y être deuxième et recevoir 6 pièces d’or. Désactivé, personne ne reçoit d’or pour rien.
kingdom_builder-option-redraw_scope = Quand un terrain est plein
    .help = Quand aucune case du terrain de ta carte n’est libre, la carte quitte le jeu et tu en pioches une autre.
kingdom_builder-option-redraw_scope-whole_turn = Piocher pendant tout le tour
kingdom_builder-option-redraw_scope-mandatory_only = Piocher seulement jusqu’à la fin de l’action obligatoire
kingdom_builder-option-needs-first_game = La première partie a trois cartes fixes.
kingdom_builder-option-needs-exclude_lords = Il n’y a alors pas de Seigneurs.
kingdom_builder-option-set-start_player = La place { $value } commence
kingdom_builder-option-set-lords_zero_scores = Seigneurs : zéro ne compte pas
kingdom_builder-option-set-redraw_scope = Pas de nouvelle carte après l’action obligatoire

## Whose turn, and what to do

kingdom_builder-step-turn = { $player } a la carte { $terrain } pour construire.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain } : construis ta dernière cité.
        [many] { $terrain } : construis { $left } de cités.
       *[other] { $terrain } : construis { $left } cités.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain } : construis ta dernière cité, à côté des tiennes.
        [many] { $terrain } : construis { $left } de cités, à côté des tiennes.
       *[other] { $terrain } : construis { $left } cités, à côté des tiennes.
    }
kingdom_builder-step-build =
    { $left ->
        [one] { $player } a la carte { $terrain } et construit encore { $left } cité.
        [many] { $player } a la carte { $terrain } et construit encore { $left } de cités.
       *[other] { $player } a la carte { $terrain } et construit encore { $left } cités.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain } : construis encore { $left } cité.
        [many] { $terrain } : construis encore { $left } de cités.
       *[other] { $terrain } : construis encore { $left } cités.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain } : construis encore { $left } cité, à côté des tiennes.
        [many] { $terrain } : construis encore { $left } de cités, à côté des tiennes.
       *[other] { $terrain } : construis encore { $left } cités, à côté des tiennes.
    }
kingdom_builder-step-move = { $player } déplace une cité.
kingdom_builder-step-move-you = { $tile } : où va la cité de { $cell } ?
kingdom_builder-step-after = { $player } a construit et peut encore utiliser une tuile.
kingdom_builder-step-after-you = C’est construit. Finis ton tour.
kingdom_builder-step-after-you-tiles = C’est construit. Utilise encore une tuile ({ $tiles }), ou finis ton tour.
kingdom_builder-step-over = La partie est finie.
kingdom_builder-step-over-you = La partie est finie.
kingdom_builder-step-no-card = { $player } n’a pas de carte terrain pendant ce tour.
kingdom_builder-step-no-card-you = Il ne reste plus de carte terrain : tu ne peux donc rien construire.
kingdom_builder-using = { $tile } : { $does }
kingdom_builder-lifting = { $tile } : choisis la cité à déplacer.
kingdom_builder-last-round = Dernière manche !

kingdom_builder-verb-build = Construire
kingdom_builder-verb-use = Utiliser la tuile
kingdom_builder-verb-lift = Soulever
kingdom_builder-verb-put = Poser
kingdom_builder-verb-end = Finir le tour
kingdom_builder-build-on = Construire en { $cell }
kingdom_builder-lift-on = Soulever { $cell }
kingdom_builder-put-on = Poser en { $cell }
kingdom_builder-build-again = Construire
kingdom_builder-idle-build = Pointe ou touche une case en pointillés pour voir ce qu’elle rapporterait.
kingdom_builder-idle-lift = Tes cités qui peuvent bouger sont cerclées. En soulever une ne coûte rien : tu peux la remettre.
kingdom_builder-idle-put = Elle peut aller sur les cases cerclées. « Reprendre » la remet à sa place.
kingdom_builder-idle-after = Une nouvelle carte terrain est piochée à la fin de ton tour : ensuite, on ne peut plus rien reprendre.
kingdom_builder-idle-tiles = Tuiles prêtes, mais facultatives : { $tiles }.
kingdom_builder-choose = Choisis une tuile, ou finis ton tour.
kingdom_builder-choose-tile = Choisis d’abord une tuile.

## Bots

kingdom_builder-level-random = Flâneur
    .help = Construit là où c’est permis. De bonne compagnie pour une toute première partie.
kingdom_builder-level-greedy = Arpenteuse
    .help = Réfléchit à un tour entier, lit les trois cartes et va chercher les tuiles proches.

## Hints

kingdom_builder-hint-build = Construis en { $cell }
kingdom_builder-hint-use = Utilise la tuile { $tile } en { $cell }
kingdom_builder-hint-lift = Utilise la tuile { $tile } avec la cité en { $cell }
kingdom_builder-hint-put = Pose-la en { $cell }
kingdom_builder-hint-end = Finis ton tour
kingdom_builder-hint-forced = Tu ne peux rien faire d’autre.
kingdom_builder-hint-enough = Tes tuiles ne peuvent plus rien t’apporter maintenant.
kingdom_builder-hint-wins_tile = Cela te fait gagner la tuile { $tile }.
kingdom_builder-hint-leads_to_tile = C’est le début d’un tour qui te fait gagner la tuile { $tile }.
kingdom_builder-hint-castle = Une cité se trouve ainsi à côté d’un château.
kingdom_builder-hint-best_card = Cela rapporte de l’or avec la carte { $goal } : { $gold }.
kingdom_builder-hint-good_turn = C’est le début d’un tour qui rapporte de l’or : { $gold }.
kingdom_builder-hint-keeps_options = Cela te place bien pour tes prochaines cartes.

## Hexes, for screen readers

kingdom_builder-cell = { $ground }, ligne { $row }, colonne { $column }
kingdom_builder-cell-settlement = cité ({ $player })
kingdom_builder-cell-settlement-you = ta cité
kingdom_builder-cell-lifted = soulevée
kingdom_builder-cell-can-build = tu peux construire ici
kingdom_builder-cell-can-lift = tu peux la déplacer
kingdom_builder-cell-can-put = elle peut aller ici
kingdom_builder-cell-next-to = à côté : { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] plus de tuile
        [one] encore { $count } tuile
        [many] encore { $count } de tuiles
       *[other] encore { $count } tuiles
    }
kingdom_builder-cell-last = dernier coup
kingdom_builder-cell-marked = marquée

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = Pas encore d’or
kingdom_builder-preview-wins = gagne la tuile { $tile }
kingdom_builder-preview-loses = perd la tuile { $tile }
kingdom_builder-preview-others = Pour les autres

## Tabs

kingdom_builder-tab-goals = Objectifs
kingdom_builder-tab-cards = Cartes

## Score page

kingdom_builder-score-goals = Objectifs
kingdom_builder-score-columns = Sous le plateau
kingdom_builder-score-total = Total
kingdom_builder-score-projected = Si la partie finissait maintenant
kingdom_builder-score-tie = Qui a le plus d’or gagne. À égalité d’or, on partage la victoire ; rien d’autre ne départage.
kingdom_builder-score-place =
    { $n ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $n }e
    }
kingdom_builder-counting = Décompte des royaumes
kingdom_builder-counted = Le décompte final
kingdom_builder-chart-help = L’or de chacun après chaque coup, comme si la partie s’était arrêtée à ce moment. Clique pour revoir un coup.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } a abandonné, la partie s’est donc arrêtée avant la fin.
        [many] { $players } ont abandonné, la partie s’est donc arrêtée avant la fin.
       *[other] { $players } ont abandonné, la partie s’est donc arrêtée avant la fin.
    }

## In place of everybody's texts

kingdom_builder-screen-help = Plusieurs personnes jouent tour à tour sur cet appareil. Ta prochaine carte terrain reste cachée tant que tu ne regardes pas.
kingdom_builder-hide-scores-help = Personne ne voit ce que les royaumes rapporteraient avant le décompte final. Ce qu’un seul coup rapporterait reste visible.
kingdom_builder-undo-drew = Carte piochée
kingdom_builder-undo-card_played = Carte piochée
kingdom_builder-undo-reshuffled = Carte piochée
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] Quelqu’un d’autre a joué depuis : on ne peut plus revenir en arrière.
        [start] La partie commence ici ; il n’y a rien avant.
       *[other] Une carte terrain a été piochée depuis. Ce qui a été vu ne s’oublie pas.
    }
kingdom_builder-key-arrows = Parcourir le plateau
kingdom_builder-key-next = Case suivante et précédente où tu peux agir
kingdom_builder-key-standings = Dire les objectifs et l’or de chacun
kingdom_builder-key-escape = Remettre la cité soulevée, ou lâcher la tuile
kingdom_builder-key-tiles = Prendre ta première, deuxième… tuile
kingdom_builder-key-build = Revenir à la construction
kingdom_builder-key-terrain = Prochaine case libre du terrain de ta carte

## Lists for screen readers

kingdom_builder-list-goals = Objectifs
kingdom_builder-list-own = Tes cités
kingdom_builder-list-others = Autres cités
kingdom_builder-list-legal = Où tu peux agir, ligne par ligne
kingdom_builder-list-row = { $row } : { $cells }
kingdom_builder-list-places = Châteaux et lieux
kingdom_builder-list-tiles = Tes tuiles lieu

## Help at the objects

kingdom_builder-about-terrain = On peut construire des cités ici.
kingdom_builder-about-water = On ne construit pas sur l’eau. Seul le Port y déplace une cité.
kingdom_builder-about-mountain = On ne construit pas sur une montagne.
kingdom_builder-about-castle = À la fin, 3 pièces d’or pour tous ceux qui ont au moins une cité à côté.
kingdom_builder-about-location = La première fois qu’on a une cité à côté, on gagne une tuile { $tile }, tant qu’il en reste. Personne n’en reçoit plus d’une de la même case.
kingdom_builder-about-tile-keep = La tuile est à toi tant qu’une de tes cités est à côté de son lieu.
kingdom_builder-about-fresh = Tu l’as gagnée pendant ce tour : tu pourras l’utiliser dès ton prochain tour.
kingdom_builder-about-once = Une fois à chacun de tes tours, avant ou après l’action obligatoire.
kingdom_builder-about-settlement = Une cité reste où elle est, sauf si une tuile la déplace. Elle conserve les tuiles des lieux voisins.
kingdom_builder-about-card = La carte te dit sur quel terrain construire trois cités pour ton action obligatoire. Après ton tour, tu en pioches une nouvelle.
kingdom_builder-about-supply = Chacun a 40 cités. Quand quelqu’un a construit sa dernière, on joue la manche jusqu’au bout, et la partie est finie.

## Rules page

kingdom_builder-rules-aim = Le but
    .text =
        Tu construis un royaume de cités dans un pays de cases hexagonales. À la fin, il rapporte de l’or : pour les châteaux qu’il touche, et pour les trois cartes Kingdom Builder visibles dans cette partie. Trois autres cartes et un autre pays font chaque fois un autre jeu.

        Qui a le plus d’or gagne.
kingdom_builder-rules-setup = Mise en place
    .text =
        On assemble quatre des huit quadrants en un plateau de 20 cases sur 20. Sur chaque case lieu se trouvent deux tuiles de son genre.

        On révèle trois des dix cartes Kingdom Builder. Chacun a 40 cités et pioche une carte terrain, que les autres ne voient pas. Le sort désigne qui commence.

        Pour une première partie, la règle conseille les quadrants Taverne, Enclos, Oasis et Ferme avec les cartes Pêcheurs, Chevaliers et Marchands.
kingdom_builder-rules-turn = Ton tour
    .text =
        Joue ta carte terrain et accomplis l’action obligatoire : construis trois cités sur le terrain de la carte. Tu ne peux pas y renoncer.

        Avant ou après, tu peux utiliser tes tuiles lieu, chacune une fois. Ce sont les actions supplémentaires. Entre les trois cités de l’action obligatoire, aucune tuile ne peut servir.

        Puis finis ton tour : la carte va à la défausse et tu en pioches une nouvelle pour ton prochain tour.
kingdom_builder-rules-building = Construire
    .text =
        Il y a place pour une cité par case. On construit sur les prairies, les canyons, les déserts, les champs de fleurs et les forêts, jamais sur l’eau, les montagnes, les châteaux ou les lieux.

        Chaque fois que c’est possible, une nouvelle cité doit être à côté d’une des tiennes. C’est seulement si aucune case libre du terrain voulu n’est à côté de tes cités que tu peux recommencer ailleurs, sur n’importe quelle case libre de ce terrain.

        On en juge de nouveau pour chacune des trois cités.
kingdom_builder-rules-cards-terrain = Les cartes terrain
    .text =
        Il y a 25 cartes terrain, cinq pour chacun des cinq terrains. Quand la pioche est vide, on mélange les cartes jouées.

        Si plus aucune case du terrain de ta carte n’est libre, la carte quitte le jeu, et tu en pioches et joues aussitôt une autre. Cela peut aussi arriver au milieu d’un tour.
kingdom_builder-rules-tiles = Les tuiles lieu
    .text =
        Dès qu’une de tes cités se trouve à côté d’une case lieu, tu prends une des tuiles qui y sont. D’une même case, tu reçois au plus une tuile dans toute la partie. Tu peux avoir deux tuiles du même genre si tu les gagnes sur deux cases différentes ; tu utilises alors chacune une fois par tour.

        Une tuile gagnée pendant ce tour peut servir dès ton prochain tour. Tu la gardes tant qu’au moins une de tes cités est à côté de la case lieu. Si la dernière s’en va, tu perds la tuile, et elle quitte le jeu.
kingdom_builder-rules-builders = Les tuiles qui construisent
    .text =
        Oracle : construis une cité sur le terrain de ta carte. Ferme : sur une prairie. Oasis : sur un désert. Tour : sur n’importe quel terrain constructible au bord du plateau. Avec les quatre, tu restes à côté de tes propres cités si c’est possible.

        Taverne : construis une cité à l’un des deux bouts d’une ligne droite d’au moins trois cités à toi, sur n’importe quel terrain constructible.

        Ces cités viennent de ta réserve, en plus des trois de l’action obligatoire.
kingdom_builder-rules-movers = Les tuiles qui déplacent
    .text =
        Grange : déplace n’importe laquelle de tes cités vers une case du terrain de ta carte. Port : déplaces-en une vers une case eau ; c’est le seul moyen d’aller sur l’eau. Avec les deux, elle doit arriver à côté d’une autre de tes cités si c’est possible. La cité déplacée ne compte pas pour cela.

        Enclos : déplace une de tes cités d’exactement deux cases en ligne droite, vers n’importe quel terrain constructible. Peu importe ce qu’il y a entre les deux, et elle n’a pas besoin d’arriver à côté des tiennes.
kingdom_builder-rules-castles = Les châteaux
    .text =
        À chaque partie, chaque case château à côté d’au moins une de tes cités te rapporte 3 pièces d’or. Le même château peut rapporter à plusieurs joueurs.
kingdom_builder-rules-cards = Les cartes Kingdom Builder
    .text =
        Dix cartes, dont trois à chaque partie. Elles rapportent à la fin, à chaque joueur séparément.

        Une zone de cités est un groupe de cités adjacentes d’un même joueur ; une cité isolée est aussi une zone. Une ligne horizontale est une ligne entière du plateau. Un quadrant est l’un des quatre plateaux assemblés, un quart du pays.
kingdom_builder-rules-end = La fin de la partie
    .text =
        Quand un joueur a construit la dernière de ses 40 cités, on joue la manche jusqu’au bout, pour que chacun ait eu autant de tours. Puis on compte les châteaux et les cartes.

        Qui a le plus d’or gagne. À égalité d’or, on partage la victoire.
kingdom_builder-rules-unconfirmed = Ce que nous n’avons pas pu vérifier
    .text =
        Nous n’avions pas d’exemplaire imprimé du jeu pour comparer. Les huit quadrants sont sûrs : plusieurs transcriptions et des images des plateaux imprimés concordent pour chaque case. Les nombres, les cartes et les tuiles viennent de la règle.

        Là où la règle se tait, il a fallu décider. Elle fait commencer le joueur le plus âgé ; nous tirons au sort. Les cartes jouées sont mélangées au moment où quelqu’un doit piocher et que la pioche est vide ; la carte du tour qui se termine en fait partie. Chacun peut voir les cartes jouées et le nombre de cités qui restent.

        S’il n’y a plus de carte terrain à prendre, ou si aucune case d’aucun terrain n’est libre, tu continues sans construire. Si personne ne construit pendant toute une manche, la partie s’arrête avec elle. Une cité soulevée par une tuile ne peut pas retourner d’où elle vient. Une tuile qui ne pourrait rien faire ne peut pas être utilisée.

        Deux lectures sont discutées, et les options d’une table te laissent choisir : si les Seigneurs paient pour zéro cité, et si tu pioches encore une nouvelle carte après l’action obligatoire quand le terrain de ta carte est plein.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = Le pays d’une première partie, tel qu’il est sur la table.
kingdom_builder-figure-adjacent = Ta carte montre une prairie. Une prairie libre touche ta cité, tu restes donc à côté : construis sur une des cases cerclées.
kingdom_builder-figure-anywhere = Ta carte montre un canyon, et aucun canyon ne touche ta cité. N’importe quelle case canyon libre convient.
kingdom_builder-figure-tile = La cité à côté de la Ferme gagne une de ses deux tuiles. L’autre attend un autre joueur.
kingdom_builder-figure-tavern = La Taverne : construis à l’un des deux bouts de trois cités en ligne droite, sur n’importe quel terrain constructible.
kingdom_builder-figure-paddock = L’Enclos : exactement deux cases en ligne droite, par-dessus n’importe quoi. L’eau n’est pas constructible, il reste donc cinq cases.
kingdom_builder-figure-castle = Les deux joueurs reçoivent 3 pièces d’or pour ce château, une fois chacun.
kingdom_builder-figure-areas = Six cités en trois zones : de trois, d’une et de deux.

## Lessons of the first game

kingdom_builder-lesson-1-title = Ta première cité
kingdom_builder-lesson-1-text = Ta carte terrain dit où tu construis : sur une prairie. Choisis n’importe quelle case prairie et construis-y ta première cité.
kingdom_builder-lesson-1-done = C’était la première de trois. À chaque tour, tu construis trois cités sur le terrain de ta carte.
kingdom_builder-lesson-2-title = Côte à côte
kingdom_builder-lesson-2-text = Chaque fois que c’est possible, une nouvelle cité doit être à côté d’une des tiennes. Il reste les cases cerclées. Choisis-en une.
kingdom_builder-lesson-2-done = C’est ainsi que grandit ton royaume. Pense à la suite : ce que touchent tes cités décide de la place des prochaines.
kingdom_builder-lesson-3-title = Un nouveau départ
kingdom_builder-lesson-3-text = Aucun canyon ne touche tes cités : tu peux donc commencer sur n’importe quelle case canyon. Choisis-en une à côté d’un château.
kingdom_builder-lesson-3-done = À la fin, un château vaut 3 pièces d’or pour tous ceux qui sont à côté. De tels départs sont rares : profites-en bien.
kingdom_builder-lesson-4-title = Un lieu tout près
kingdom_builder-lesson-4-text = Une cité à côté d’un lieu gagne une de ses tuiles, tant qu’il en reste. Construis à côté de la Taverne.
kingdom_builder-lesson-4-done = La tuile Taverne est à toi. Dès ton prochain tour, tu pourras l’utiliser une fois par tour.
kingdom_builder-lesson-5-title = Une cité de plus
kingdom_builder-lesson-5-text = Ta tuile Ferme est prête. Elle construit une cité sur une prairie, en plus de tes trois. Choisis la tuile, puis une case.
kingdom_builder-lesson-5-done = Les tuiles viennent avant les trois cités ou après, jamais entre elles.
kingdom_builder-lesson-6-title = En mouvement
kingdom_builder-lesson-6-text = L’Enclos déplace une cité de deux cases en ligne droite, par-dessus n’importe quoi. Celle de M8 est soulevée : pose-la à côté du château.
kingdom_builder-lesson-6-done = Cela fait 3 pièces d’or de plus. Mais attention : quand la dernière cité à côté d’un lieu s’en va, sa tuile est perdue.
kingdom_builder-lesson-7-title = Ce que les cartes rapportent
kingdom_builder-lesson-7-text = Pointe les cases cerclées pour voir ce que chacune rapporterait. Sur l’une d’elles, les Pêcheurs et les Chevaliers rapportent tous les deux. Construis là.
kingdom_builder-lesson-7-done = 1 pièce d’or pour l’eau voisine, et 2 pour une cité de plus sur ta meilleure ligne.
kingdom_builder-lesson-8-title = La fin d’un tour
kingdom_builder-lesson-8-text = Les trois cités sont construites, et la tuile que tu viens de gagner dort jusqu’à ton prochain tour. Finis ton tour.
kingdom_builder-lesson-8-done = Tu as pioché la carte de ton prochain tour, et personne d’autre ne la voit. Tu sais tout ce qu’il faut. Profite bien de ton royaume !
