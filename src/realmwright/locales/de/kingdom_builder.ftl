### Kingdom Builder auf Deutsch. Begriffe nach docs/rules/kingdom_builder.md, Abschnitt 21;
### Erklärungen in en/kingdom_builder.ftl.

## Name

kingdom_builder-name = Kingdom Builder
kingdom_builder-tagline = Drei Siedlungen je Zug, Seite an Seite. Finde die Plätze, an denen sich dein Königreich lohnt.
kingdom_builder-facts = 2 bis 5 Spieler · etwa 45 Minuten · jedes Mal ein anderes Land

## Terrain, as a word and inside a sentence

kingdom_builder-ground-grass = Gras
kingdom_builder-ground-canyon = Canyon
kingdom_builder-ground-desert = Wüste
kingdom_builder-ground-flower = Blumen
kingdom_builder-ground-forest = Wald
kingdom_builder-ground-water = Wasser
kingdom_builder-ground-mountain = Berg
kingdom_builder-ground-castle = Burg
kingdom_builder-ground-oracle = Orakel
kingdom_builder-ground-farm = Farm
kingdom_builder-ground-oasis = Oase
kingdom_builder-ground-tower = Turm
kingdom_builder-ground-tavern = Taverne
kingdom_builder-ground-barn = Scheune
kingdom_builder-ground-harbor = Hafen
kingdom_builder-ground-paddock = Koppel

## Terrain cards

kingdom_builder-card-grass = Gras
kingdom_builder-card-canyon = Canyon
kingdom_builder-card-desert = Wüste
kingdom_builder-card-flower = Blumen
kingdom_builder-card-forest = Wald
kingdom_builder-card-hidden = Geländekarte, verdeckt
kingdom_builder-card-next = Deine nächste Geländekarte: { $terrain }
kingdom_builder-card-in-hand = Hand
kingdom_builder-card-played = Gespielte Geländekarte: { $terrain }
kingdom_builder-card-none = Keine Geländekarte

## Location tiles

kingdom_builder-tile-oracle = Orakel
    .does = Baue eine Siedlung auf dem Gelände deiner Karte.
kingdom_builder-tile-farm = Farm
    .does = Baue eine Siedlung auf Gras.
kingdom_builder-tile-oasis = Oase
    .does = Baue eine Siedlung auf Wüste.
kingdom_builder-tile-tower = Turm
    .does = Baue eine Siedlung am Spielfeldrand.
kingdom_builder-tile-tavern = Taverne
    .does = Baue eine Siedlung ans Ende einer geraden Linie aus mindestens drei eigenen.
kingdom_builder-tile-barn = Scheune
    .does = Versetze eine deiner Siedlungen auf das Gelände deiner Karte.
kingdom_builder-tile-harbor = Hafen
    .does = Versetze eine deiner Siedlungen auf Wasser.
kingdom_builder-tile-paddock = Koppel
    .does = Versetze eine deiner Siedlungen zwei Felder weit in gerader Linie.

kingdom_builder-tiles = Ortsplättchen
kingdom_builder-tiles-none = Noch keine Ortsplättchen. Baue neben einen Ort, um eines zu gewinnen.
kingdom_builder-state-ready = bereit
kingdom_builder-state-fresh = ab dem nächsten Zug
kingdom_builder-state-used = benutzt
kingdom_builder-tile-label = { $tile }, { $state }

## Supply and cards

kingdom_builder-supply =
    { $count ->
        [0] Keine Siedlung mehr übrig
        [one] Noch 1 Siedlung
       *[other] Noch { $count } Siedlungen
    }
kingdom_builder-supply-of =
    { $count ->
        [0] { $player } hat keine Siedlung mehr
        [one] { $player } hat noch 1 Siedlung
       *[other] { $player } hat noch { $count } Siedlungen
    }
kingdom_builder-supply-short = Vorrat
kingdom_builder-left-short = Zu bauen
kingdom_builder-deck =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
kingdom_builder-cards-terrain = Gelände
kingdom_builder-cards-discarded = Gespielt
kingdom_builder-cards-removed = Aus dem Spiel
kingdom_builder-cards-unseen = Ungesehen
kingdom_builder-cards-why = Von jedem Gelände gibt es fünf Karten. Die ungesehenen liegen im Nachziehstapel oder sind bei jemandem auf der Hand. Ist der Nachziehstapel leer, werden die gespielten Karten neu gemischt.

## Kingdom Builder cards

kingdom_builder-goal-castles = Burgen
    .pays = 3 Gold für jede Burg neben dir
    .help = In jedem Spiel: 3 Gold für jede Burg, an die mindestens eine deiner Siedlungen grenzt. Mehr Siedlungen an derselben Burg bringen nicht mehr.
kingdom_builder-goal-fishermen = Fischer
    .pays = 1 Gold für jede Siedlung am Wasser
    .help = 1 Gold für jede deiner Siedlungen, die an mindestens ein Wasserfeld grenzt. Eine Siedlung, die selbst auf Wasser steht, bringt nichts.
kingdom_builder-goal-merchants = Händler
    .pays = 4 Gold für jeden Ort und jede Burg mit Verbindung
    .help = 4 Gold für jedes Orts- oder Burgfeld, das deine Siedlungen mit einem anderen verbinden. Zwei sind verbunden, wenn ein und dieselbe Gruppe deiner aneinandergrenzenden Siedlungen beide berührt.
kingdom_builder-goal-discoverers = Entdecker
    .pays = 1 Gold für jede Reihe, in der du bist
    .help = 1 Gold für jede horizontale Linie, auf der mindestens eine deiner Siedlungen steht.
kingdom_builder-goal-hermits = Einsiedler
    .pays = 1 Gold für jedes einzelne Gebiet
    .help = 1 Gold für jedes deiner Siedlungsgebiete. Ein Gebiet ist eine Gruppe deiner aneinandergrenzenden Siedlungen; auch eine einzelne ist ein Gebiet.
kingdom_builder-goal-citizens = Bürger
    .pays = 1 Gold für je 2 in deinem größten Gebiet
    .help = 1 Gold für je zwei Siedlungen in deinem größten Siedlungsgebiet, abgerundet.
kingdom_builder-goal-miners = Bergleute
    .pays = 1 Gold für jede Siedlung am Berg
    .help = 1 Gold für jede deiner Siedlungen, die an mindestens ein Bergfeld grenzt.
kingdom_builder-goal-workers = Arbeiter
    .pays = 1 Gold für jede Siedlung an Ort oder Burg
    .help = 1 Gold für jede deiner Siedlungen, die an ein Orts- oder Burgfeld grenzt.
kingdom_builder-goal-knights = Ritter
    .pays = 2 Gold für jede Siedlung in deiner besten Reihe
    .help = 2 Gold für jede deiner Siedlungen auf der einen horizontalen Linie, auf der du die meisten hast.
kingdom_builder-goal-lords = Lords
    .pays = Je Quadrant 12 Gold für die meisten, 6 für die zweitmeisten
    .help = Wer in einem der vier Quadranten die meisten Siedlungen hat, bekommt 12 Gold; wer die nächsthöhere Zahl hat, bekommt 6. Bei gleicher Zahl bekommen alle das volle Gold.
kingdom_builder-goal-farmers = Bauern
    .pays = 3 Gold für jede Siedlung in deinem schwächsten Quadranten
    .help = 3 Gold für jede deiner Siedlungen in dem Quadranten, in dem du die wenigsten hast. Hast du in einem Quadranten keine, gibt es nichts.
kingdom_builder-goal-gold = { $goal }: { $gains }
kingdom_builder-goal-light = { $goal }, { $player }: { $gold }. Zeigt die Felder auf dem Spielfeld.
kingdom_builder-goals-total = Wenn das Spiel jetzt endete
kingdom_builder-goals-title = Burgen und die drei Kingdom Builder-Karten

## Words

kingdom_builder-term-settlement = Siedlung
kingdom_builder-term-supply = Vorrat
kingdom_builder-term-gold = Gold
kingdom_builder-term-terrain_card = Geländekarte
kingdom_builder-term-kingdom_builder_card = Kingdom Builder-Karte
kingdom_builder-term-mandatory_action = Pflichtaktion
kingdom_builder-term-extra_action = Sonderaktion
kingdom_builder-term-location_hex = Ortsfeld
kingdom_builder-term-location_tile = Ortsplättchen
kingdom_builder-term-castle_hex = Burgfeld
kingdom_builder-term-area = Siedlungsgebiet
kingdom_builder-term-quadrant = Quadrant
kingdom_builder-term-hex = Feld
kingdom_builder-term-draw_pile = Nachziehstapel
kingdom_builder-term-discard_pile = Ablagestapel

kingdom_builder-round = Runde { $round }
kingdom_builder-round-last = Runde { $round }, die letzte
kingdom_builder-row = Reihe { $n }
kingdom_builder-gold-of = { $player } { $gold }

## What happened

kingdom_builder-event-built =
    { $how ->
        [mandatory] { $player } baut auf { $cell } ({ $ground }).
       *[other] { $player } nutzt das Plättchen { $tile } und baut auf { $cell } ({ $ground }).
    }
kingdom_builder-event-built-you =
    { $how ->
        [mandatory] Du baust auf { $cell } ({ $ground }).
       *[other] Du nutzt das Plättchen { $tile } und baust auf { $cell } ({ $ground }).
    }
kingdom_builder-event-lifted = { $player } nimmt die Siedlung auf { $cell } hoch ({ $tile }).
kingdom_builder-event-lifted-you = Du nimmst deine Siedlung auf { $cell } hoch ({ $tile }).
kingdom_builder-event-moved = { $player } nutzt das Plättchen { $tile }: von { $from } nach { $cell }.
kingdom_builder-event-moved-you = Du nutzt das Plättchen { $tile }: von { $from } nach { $cell }.
kingdom_builder-event-tile_taken = { $player } gewinnt das Plättchen { $tile }.
kingdom_builder-event-tile_taken-you = Du gewinnst das Plättchen { $tile }. Ab deinem nächsten Zug kannst du es nutzen.
kingdom_builder-event-tile_lost = { $player } verliert das Plättchen { $tile }: An { $home } grenzt keine Siedlung mehr.
kingdom_builder-event-tile_lost-you = Du verlierst das Plättchen { $tile }: An { $home } grenzt keine deiner Siedlungen mehr.
kingdom_builder-event-mandatory_done =
    { $built ->
        [0] { $player } kann in der Pflichtaktion keine Siedlung bauen.
        [one] { $player } kann in der Pflichtaktion nur eine Siedlung bauen.
       *[other] { $player } kann in der Pflichtaktion nur { $built } Siedlungen bauen.
    }
kingdom_builder-event-mandatory_done-you =
    { $built ->
        [0] Du kannst keine Siedlung bauen. Deine Pflichtaktion ist erledigt.
        [one] Du konntest nur eine Siedlung bauen. Deine Pflichtaktion ist erledigt.
       *[other] Du konntest nur { $built } Siedlungen bauen. Deine Pflichtaktion ist erledigt.
    }
kingdom_builder-event-card_removed = Kein Feld mit { $terrain } ist mehr frei: Die Karte von { $player } scheidet aus.
kingdom_builder-event-card_removed-you = Kein Feld mit { $terrain } ist mehr frei: Deine Karte scheidet aus.
kingdom_builder-event-card_played =
    { $how ->
        [drawn] { $player } zieht und spielt { $terrain }.
       *[hand] { $player } spielt { $terrain }.
    }
kingdom_builder-event-card_played-you =
    { $how ->
        [drawn] Du ziehst und spielst { $terrain }.
       *[hand] Du spielst { $terrain }.
    }
kingdom_builder-event-no_card = Für { $player } ist keine Geländekarte mehr da.
kingdom_builder-event-no_card-you = Für dich ist keine Geländekarte mehr da.
kingdom_builder-event-drew = { $player } zieht eine Geländekarte.
kingdom_builder-event-drew-you = Du ziehst { $terrain } für deinen nächsten Zug.
kingdom_builder-event-reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: Eine gespielte Karte wird zum neuen.
       *[other] Der Nachziehstapel ist leer: { $count } gespielte Karten werden gemischt.
    }
kingdom_builder-event-turn_ended = { $player } beendet den Zug.
kingdom_builder-event-turn_ended-you = Du beendest deinen Zug.
kingdom_builder-event-end_triggered = { $player } hat die letzte Siedlung gebaut. Das Spiel endet mit dieser Runde.
kingdom_builder-event-end_triggered-you = Du hast deine letzte Siedlung gebaut. Das Spiel endet mit dieser Runde.
kingdom_builder-event-no_build_round = In dieser Runde konnte niemand bauen, daher endet das Spiel.
kingdom_builder-event-scored = { $goal }: { $gains }
kingdom_builder-event-scored-none = { $goal }: für niemanden Gold
kingdom_builder-event-game_over =
    { $count ->
        [one] { $players } gewinnt mit { $gold } Gold.
       *[other] { $players } teilen sich den Sieg mit je { $gold } Gold.
    }
kingdom_builder-event-game_over-you = Du gewinnst mit { $gold } Gold.

## Why something is not possible

kingdom_builder-reason-over = Das Spiel ist zu Ende. Du kannst dir jeden Zug noch einmal ansehen oder ein neues Spiel beginnen.
kingdom_builder-reason-not_an_action = Diesen Zug gibt es in diesem Spiel nicht.
kingdom_builder-reason-occupied = { $cell } ist besetzt. Auf ein Feld passt nur eine Siedlung.
kingdom_builder-reason-not_buildable = { $cell } ist kein Bauland. Auf Burgen und Orten wird nie gebaut; baue daneben.
kingdom_builder-reason-wrong_terrain = { $cell } passt nicht ({ $ground }). Du brauchst hier { $terrain }.
kingdom_builder-reason-not_buildable_terrain = { $cell } passt nicht ({ $ground }). Wähle Gras, Canyon, Wüste, Blumen oder Wald.
kingdom_builder-reason-must_touch_own = { $cell } grenzt nicht an deine Siedlungen. Solange ein freies Feld mit { $terrain } an sie grenzt, musst du bei ihnen bleiben.
kingdom_builder-reason-must_touch_own_edge = { $cell } grenzt nicht an deine Siedlungen. Solange ein freies Feld am Spielfeldrand an sie grenzt, musst du bei ihnen bleiben.
kingdom_builder-reason-not_edge = { $cell } liegt nicht am Spielfeldrand. Der Turm baut nur dort.
kingdom_builder-reason-not_line_end = { $cell } liegt nicht am Ende einer geraden Linie aus drei deiner Siedlungen. Die Taverne braucht so eine.
kingdom_builder-reason-not_two_away = { $cell } liegt nicht zwei Felder in gerader Linie von { $from } entfernt. Die Koppel springt genau so weit.
kingdom_builder-reason-not_water = { $cell } passt nicht ({ $ground }). Der Hafen versetzt nur auf Wasser.
kingdom_builder-reason-same_cell = Sie kam von { $cell }. Wähle ein anderes Feld oder nimm den Schritt zurück.
kingdom_builder-reason-not_own_piece = Auf { $cell } steht keine Siedlung von dir. Wähle eine deiner eigenen.
kingdom_builder-reason-piece_cannot_move = Für die Siedlung auf { $cell } gibt es kein Ziel. Wähle eine andere.
kingdom_builder-reason-no_tile = So ein Plättchen hast du nicht. Baue neben seinen Ort, um es zu gewinnen.
kingdom_builder-reason-tile_fresh = Dieses Plättchen hast du in diesem Zug gewonnen. Ab deinem nächsten Zug ist es bereit.
kingdom_builder-reason-tile_used = Dieses Plättchen hast du in diesem Zug schon genutzt. In deinem nächsten Zug ist es wieder bereit.
kingdom_builder-reason-tile_no_target = Dieses Plättchen kann gerade nichts tun: Es gibt kein Feld dafür.
kingdom_builder-reason-supply_empty = Du hast keine Siedlung mehr zu bauen.
kingdom_builder-reason-mandatory_first =
    { $left ->
        [one] Baue zuerst die Siedlung, die von deiner Pflichtaktion noch fehlt.
       *[other] Baue zuerst { $left } Siedlungen: Die Pflichtaktion darf nicht ausfallen.
    }
kingdom_builder-reason-finish_mandatory =
    { $left ->
        [one] Beende zuerst deine Pflichtaktion: noch eine Siedlung. Plättchen kommen davor oder danach.
       *[other] Beende zuerst deine Pflichtaktion: noch { $left } Siedlungen. Plättchen kommen davor oder danach.
    }
kingdom_builder-reason-mandatory_complete = Deine Pflichtaktion ist erledigt. Nutze ein Plättchen oder beende deinen Zug.
kingdom_builder-reason-finish_move = Setze zuerst die Siedlung ab, die du hochgenommen hast.
kingdom_builder-reason-nothing_lifted = Du hast keine Siedlung hochgenommen. Wähle zuerst ein Plättchen, das eine versetzt.
kingdom_builder-reason-no_card = Du hast in diesem Zug keine Geländekarte, deshalb geht das nicht.

## Options

kingdom_builder-option-first_game = Erstes Spiel
    .help = Der Aufbau, den die Spielregel für den Anfang empfiehlt: die Quadranten Taverne, Koppel, Oase und Farm und die Karten Fischer, Ritter und Händler.
kingdom_builder-option-start_player = Wer fängt an?
    .help = Das Los entscheidet, oder immer derselbe Platz.
kingdom_builder-option-start_player-random = Losen
kingdom_builder-option-start_player-1 = Platz 1
kingdom_builder-option-start_player-2 = Platz 2
kingdom_builder-option-start_player-3 = Platz 3
kingdom_builder-option-start_player-4 = Platz 4
kingdom_builder-option-start_player-5 = Platz 5
kingdom_builder-option-exclude_lords = Ohne die Lords
    .help = Die Lords vergleichen in jedem Quadranten alle miteinander. Lass die Karte weg, wenn du lieber in Ruhe baust.
kingdom_builder-option-lords_zero_scores = Lords werten auch null
    .help = Bei den Lords kann man auch ganz ohne Siedlung in einem Quadranten an zweiter Stelle liegen und 6 Gold bekommen. Ausgeschaltet bekommt niemand Gold für nichts.
kingdom_builder-option-redraw_scope = Wenn ein Gelände voll ist
    .help = Ist kein Feld mit dem Gelände deiner Karte mehr frei, scheidet die Karte aus, und du ziehst eine neue.
kingdom_builder-option-redraw_scope-whole_turn = Im ganzen Zug nachziehen
kingdom_builder-option-redraw_scope-mandatory_only = Nur bis zum Ende der Pflichtaktion nachziehen
kingdom_builder-option-needs-first_game = Das erste Spiel hat drei feste Karten.
kingdom_builder-option-needs-exclude_lords = Dann gibt es keine Lords.
kingdom_builder-option-set-start_player = Platz { $value } fängt an
kingdom_builder-option-set-lords_zero_scores = Lords werten null nicht
kingdom_builder-option-set-redraw_scope = Keine neue Karte nach der Pflichtaktion

## Whose turn, and what to do

kingdom_builder-step-turn = { $player } baut auf { $terrain }.
kingdom_builder-step-turn-you =
    { $left ->
        [one] { $terrain }: Baue deine letzte Siedlung.
       *[other] { $terrain }: Baue { $left } Siedlungen.
    }
kingdom_builder-step-turn-you-next =
    { $left ->
        [one] { $terrain }: Baue deine letzte Siedlung, angrenzend an eigene.
       *[other] { $terrain }: Baue { $left } Siedlungen, angrenzend an eigene.
    }
kingdom_builder-step-build =
    { $left ->
        [one] { $player } hat { $terrain } und baut noch 1 Siedlung.
       *[other] { $player } hat { $terrain } und baut noch { $left } Siedlungen.
    }
kingdom_builder-step-build-you =
    { $left ->
        [one] { $terrain }: Baue noch 1 Siedlung.
       *[other] { $terrain }: Baue noch { $left } Siedlungen.
    }
kingdom_builder-step-build-you-next =
    { $left ->
        [one] { $terrain }: Baue noch 1 Siedlung, angrenzend an eigene.
       *[other] { $terrain }: Baue noch { $left } Siedlungen, angrenzend an eigene.
    }
kingdom_builder-step-move = { $player } versetzt eine Siedlung.
kingdom_builder-step-move-you = { $tile }: Wohin mit der Siedlung von { $cell }?
kingdom_builder-step-after = { $player } hat gebaut und kann noch ein Plättchen nutzen.
kingdom_builder-step-after-you = Gebaut. Beende deinen Zug.
kingdom_builder-step-after-you-tiles = Gebaut. Nutze noch { $tiles }, oder beende deinen Zug.
kingdom_builder-step-over = Das Spiel ist zu Ende.
kingdom_builder-step-over-you = Das Spiel ist zu Ende.
kingdom_builder-step-no-card = { $player } hat in diesem Zug keine Geländekarte.
kingdom_builder-step-no-card-you = Es ist keine Geländekarte mehr da, also gibt es nichts zu bauen.
kingdom_builder-using = { $tile }: { $does }
kingdom_builder-lifting = { $tile }: Wähle die Siedlung, die du versetzen willst.
kingdom_builder-last-round = Letzte Runde!

kingdom_builder-verb-build = Bauen
kingdom_builder-verb-use = Plättchen nutzen
kingdom_builder-verb-lift = Hochnehmen
kingdom_builder-verb-put = Absetzen
kingdom_builder-verb-end = Zug beenden
kingdom_builder-build-on = Auf { $cell } bauen
kingdom_builder-lift-on = { $cell } hochnehmen
kingdom_builder-put-on = Auf { $cell } absetzen
kingdom_builder-build-again = Bauen
kingdom_builder-idle-build = Zeige oder tippe auf ein gestrichelt umrandetes Feld, um zu sehen, was es bringt.
kingdom_builder-idle-lift = Deine Siedlungen, die sich versetzen lassen, sind umrandet. Hochnehmen kostet nichts: Du kannst sie wieder zurückstellen.
kingdom_builder-idle-put = Auf die umrandeten Felder darf sie. „Rückgängig“ stellt sie zurück.
kingdom_builder-idle-after = Am Ende deines Zugs wird eine neue Geländekarte gezogen; danach lässt sich nichts mehr zurücknehmen.
kingdom_builder-idle-tiles = Bereit, aber freiwillig: { $tiles }.
kingdom_builder-choose = Wähle ein Plättchen oder beende deinen Zug.
kingdom_builder-choose-tile = Wähle zuerst ein Plättchen.

## Bots

kingdom_builder-level-random = Streuner
    .help = Baut, wo es gerade geht. Gute Gesellschaft für das allererste Spiel.
kingdom_builder-level-greedy = Geometerin
    .help = Denkt einen ganzen Zug durch, liest die drei Karten und holt sich die Plättchen in der Nähe.

## Hints

kingdom_builder-hint-build = Baue auf { $cell }
kingdom_builder-hint-use = Nutze das Plättchen { $tile } auf { $cell }
kingdom_builder-hint-lift = Nutze das Plättchen { $tile } mit der Siedlung auf { $cell }
kingdom_builder-hint-put = Setze sie auf { $cell } ab
kingdom_builder-hint-end = Beende deinen Zug
kingdom_builder-hint-forced = Etwas anderes kannst du nicht tun.
kingdom_builder-hint-enough = Deine Plättchen nützen dir jetzt nichts mehr.
kingdom_builder-hint-wins_tile = Damit gewinnst du das Plättchen { $tile }.
kingdom_builder-hint-leads_to_tile = Damit beginnt ein Zug, der dir das Plättchen { $tile } bringt.
kingdom_builder-hint-castle = Damit grenzt eine Siedlung an eine Burg.
kingdom_builder-hint-best_card = Das bringt { $gold } Gold mit der Karte { $goal }.
kingdom_builder-hint-good_turn = Damit beginnt ein Zug, der { $gold } Gold bringt.
kingdom_builder-hint-keeps_options = So stehst du gut für deine nächsten Karten.

## Hexes, for screen readers

kingdom_builder-cell = { $ground }, Reihe { $row }, Spalte { $column }
kingdom_builder-cell-settlement = Siedlung von { $player }
kingdom_builder-cell-settlement-you = deine Siedlung
kingdom_builder-cell-lifted = hochgenommen
kingdom_builder-cell-can-build = hier kannst du bauen
kingdom_builder-cell-can-lift = kannst du versetzen
kingdom_builder-cell-can-put = hierher kann sie
kingdom_builder-cell-next-to = neben { $places }
kingdom_builder-cell-tiles-left =
    { $count ->
        [0] kein Plättchen mehr
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }
kingdom_builder-cell-last = letzter Zug
kingdom_builder-cell-marked = markiert

## Preview

kingdom_builder-preview-goal = { $gold } { $goal }
kingdom_builder-preview-none = Noch kein Gold
kingdom_builder-preview-wins = gewinnt das Plättchen { $tile }
kingdom_builder-preview-loses = verliert das Plättchen { $tile }
kingdom_builder-preview-others = Für die anderen

## Tabs

kingdom_builder-tab-goals = Ziele
kingdom_builder-tab-cards = Karten

## Score page

kingdom_builder-score-goals = Ziele
kingdom_builder-score-columns = Unter dem Spielfeld
kingdom_builder-score-total = Gesamt
kingdom_builder-score-projected = Wenn das Spiel jetzt endete
kingdom_builder-score-tie = Wer das meiste Gold hat, gewinnt. Wer gleich viel hat, teilt sich den Sieg; eine andere Entscheidung gibt es nicht.
kingdom_builder-score-place =
    { $n ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $n }.
    }
kingdom_builder-counting = Die Königreiche werden gewertet
kingdom_builder-counted = Die Schlusswertung
kingdom_builder-chart-help = Das Gold aller nach jedem Zug, als wäre das Spiel dann zu Ende gewesen. Klicke, um einen Zug anzusehen.
kingdom_builder-ended-resigned =
    { $count ->
        [one] { $players } hat aufgegeben, daher war das Spiel vorzeitig zu Ende.
       *[other] { $players } haben aufgegeben, daher war das Spiel vorzeitig zu Ende.
    }

## In place of everybody's texts

kingdom_builder-screen-help = Mehrere spielen abwechselnd an diesem Gerät. Deine nächste Geländekarte bleibt verdeckt, bis du sie ansiehst.
kingdom_builder-hide-scores-help = Was die Königreiche einbrächten, sieht niemand, bis sie am Ende gewertet werden. Was ein einzelner Zug brächte, wird trotzdem gezeigt.
kingdom_builder-undo-drew = Karte gezogen
kingdom_builder-undo-card_played = Karte gezogen
kingdom_builder-undo-reshuffled = Karte gezogen
kingdom_builder-refusal-undo_boundary =
    { $boundary ->
        [other_player] Seitdem hat jemand anderes gespielt, das lässt sich nicht mehr zurücknehmen.
        [start] Hier beginnt das Spiel; davor gibt es nichts.
       *[other] Seitdem wurde eine Geländekarte gezogen. Was man gesehen hat, bleibt gesehen.
    }
kingdom_builder-key-arrows = Über das Spielfeld gehen
kingdom_builder-key-next = Nächstes und voriges Feld, auf dem du handeln kannst
kingdom_builder-key-standings = Die Ziele und das Gold aller sagen
kingdom_builder-key-escape = Hochgenommenes zurückstellen oder das Plättchen loslassen
kingdom_builder-key-tiles = Dein erstes, zweites … Plättchen nehmen
kingdom_builder-key-build = Zurück zum Bauen
kingdom_builder-key-terrain = Nächstes freies Feld mit dem Gelände deiner Karte

## Lists for screen readers

kingdom_builder-list-goals = Ziele
kingdom_builder-list-own = Deine Siedlungen
kingdom_builder-list-others = Andere Siedlungen
kingdom_builder-list-legal = Wo du handeln kannst, nach Reihen
kingdom_builder-list-row = { $row }: { $cells }
kingdom_builder-list-places = Burgen und Orte
kingdom_builder-list-tiles = Deine Ortsplättchen

## Help at the objects

kingdom_builder-about-terrain = Hier können Siedlungen gebaut werden.
kingdom_builder-about-water = Auf Wasser wird nicht gebaut. Nur der Hafen versetzt eine Siedlung dorthin.
kingdom_builder-about-mountain = Auf einem Berg wird nicht gebaut.
kingdom_builder-about-castle = Am Ende 3 Gold für alle, die mindestens eine Siedlung daneben haben.
kingdom_builder-about-location = Wer zum ersten Mal mit einer Siedlung daran grenzt, gewinnt ein Plättchen { $tile }, solange noch eines da ist. Vom selben Feld bekommt niemand mehr als eines.
kingdom_builder-about-tile-keep = Das Plättchen gehört dir, solange eine deiner Siedlungen an seinen Ort grenzt.
kingdom_builder-about-fresh = Du hast es in diesem Zug gewonnen und kannst es ab deinem nächsten Zug nutzen.
kingdom_builder-about-once = Einmal in jedem deiner Züge, vor oder nach der Pflichtaktion.
kingdom_builder-about-settlement = Eine Siedlung bleibt, wo sie ist, es sei denn, ein Plättchen versetzt sie. Sie sichert die Plättchen der Orte neben ihr.
kingdom_builder-about-card = Die Karte sagt dir, auf welchem Gelände du in deiner Pflichtaktion drei Siedlungen baust. Nach deinem Zug ziehst du eine neue.
kingdom_builder-about-supply = Alle haben 40 Siedlungen. Hat jemand die letzte gebaut, wird die Runde zu Ende gespielt, und das Spiel ist aus.

## Rules page

kingdom_builder-rules-aim = Das Ziel
    .text =
        In einem Land aus sechseckigen Feldern baust du ein Königreich aus Siedlungen. Am Ende bringt es Gold: für die Burgen, die es berührt, und für die drei Kingdom Builder-Karten, die in diesem Spiel offen liegen. Drei andere Karten und ein anderes Land machen jedes Mal ein anderes Spiel daraus.

        Wer das meiste Gold hat, gewinnt.
kingdom_builder-rules-setup = Aufbau
    .text =
        Vier der acht Quadranten werden zu einem Spielfeld von 20 mal 20 Feldern zusammengelegt. Auf jedem Ortsfeld liegen zwei Plättchen seiner Art.

        Drei der zehn Kingdom Builder-Karten werden aufgedeckt. Alle haben 40 Siedlungen und ziehen eine Geländekarte, die die anderen nicht sehen. Wer anfängt, entscheidet das Los.

        Für das erste Spiel empfiehlt die Spielregel die Quadranten Taverne, Koppel, Oase und Farm mit den Karten Fischer, Ritter und Händler.
kingdom_builder-rules-turn = Dein Zug
    .text =
        Spiele deine Geländekarte aus und führe die Pflichtaktion durch: Baue drei Siedlungen auf dem Gelände der Karte. Auslassen darfst du sie nicht.

        Davor oder danach kannst du deine Ortsplättchen nutzen, jedes einmal. Das sind die Sonderaktionen. Zwischen den drei Siedlungen der Pflichtaktion lässt sich kein Plättchen nutzen.

        Dann beende deinen Zug: Die Karte wird abgelegt, und du ziehst eine neue für deinen nächsten Zug.
kingdom_builder-rules-building = Bauen
    .text =
        Auf ein Feld passt eine Siedlung. Gebaut wird auf Gras, Canyon, Wüste, Blumen und Wald, nie auf Wasser, Bergen, Burgen oder Orten.

        Wann immer es möglich ist, muss eine neue Siedlung an eine eigene grenzen. Nur wenn kein freies Feld des geforderten Geländes an deine Siedlungen grenzt, darfst du anderswo neu beginnen, auf jedem freien Feld dieses Geländes.

        Das wird für jede der drei Siedlungen neu geprüft.
kingdom_builder-rules-cards-terrain = Geländekarten
    .text =
        Es gibt 25 Geländekarten, fünf für jedes der fünf Gelände. Ist der Nachziehstapel leer, werden die gespielten Karten gemischt.

        Ist kein Feld mit dem Gelände deiner Karte mehr frei, scheidet die Karte aus, und du ziehst und spielst sofort eine neue. Das kann auch mitten im Zug geschehen.
kingdom_builder-rules-tiles = Ortsplättchen
    .text =
        Sobald eine deiner Siedlungen an ein Ortsfeld grenzt, nimmst du dir eines der Plättchen, die dort liegen. Von einem Feld bekommst du im ganzen Spiel höchstens eines. Zwei Plättchen derselben Art kannst du haben, wenn du sie an zwei verschiedenen Feldern gewinnst; dann nutzt du jedes davon einmal je Zug.

        Ein Plättchen, das du in diesem Zug gewonnen hast, kannst du ab deinem nächsten Zug nutzen. Du behältst es, solange mindestens eine deiner Siedlungen an das Ortsfeld grenzt. Wird die letzte versetzt, verlierst du das Plättchen, und es scheidet aus.
kingdom_builder-rules-builders = Plättchen, die bauen
    .text =
        Orakel: Baue eine Siedlung auf dem Gelände deiner Karte. Farm: auf Gras. Oase: auf Wüste. Turm: auf beliebigem Bauland am Spielfeldrand. Bei allen vieren bleibst du neben deinen eigenen Siedlungen, wenn das möglich ist.

        Taverne: Baue eine Siedlung an eines der beiden Enden einer geraden Linie aus mindestens drei eigenen Siedlungen, auf beliebigem Bauland.

        Diese Siedlungen kommen aus deinem Vorrat, zusätzlich zu den drei der Pflichtaktion.
kingdom_builder-rules-movers = Plättchen, die versetzen
    .text =
        Scheune: Versetze eine beliebige deiner Siedlungen auf ein Feld mit dem Gelände deiner Karte. Hafen: Versetze eine auf ein Wasserfeld; nur so kommt man aufs Wasser. Bei beiden muss sie neben einer anderen deiner Siedlungen landen, wenn das möglich ist. Die Siedlung, die versetzt wird, zählt dabei nicht mit.

        Koppel: Versetze eine deiner Siedlungen genau zwei Felder weit in gerader Linie, auf beliebiges Bauland. Was dazwischen liegt, ist gleichgültig, und sie muss nicht neben deinen eigenen landen.
kingdom_builder-rules-castles = Burgen
    .text =
        In jedem Spiel bringt dir jedes Burgfeld, an das mindestens eine deiner Siedlungen grenzt, 3 Gold. Dieselbe Burg kann mehreren Gold bringen.
kingdom_builder-rules-cards = Die Kingdom Builder-Karten
    .text =
        Zehn Karten, drei davon in jedem Spiel. Sie bringen am Ende Gold, für jeden Spieler einzeln.

        Ein Siedlungsgebiet ist eine Gruppe aneinandergrenzender Siedlungen eines Spielers; auch eine einzelne Siedlung ist ein Gebiet. Eine horizontale Linie ist eine ganze Reihe des Spielfelds. Ein Quadrant ist einer der vier Teile, ein Viertel des Landes.
kingdom_builder-rules-end = Das Spielende
    .text =
        Hat jemand die letzte der 40 Siedlungen gebaut, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Dann werden Burgen und Karten gewertet.

        Wer das meiste Gold hat, gewinnt. Wer gleich viel hat, teilt sich den Sieg.
kingdom_builder-rules-unconfirmed = Was wir nicht prüfen konnten
    .text =
        Uns lag kein gedrucktes Exemplar zum Vergleichen vor. Die acht Quadranten sind gesichert: Mehrere Abschriften und Bilder der gedruckten Tafeln stimmen in jedem Feld überein. Zahlen, Karten und Plättchen stammen aus der Spielregel.

        Wo die Spielregel schweigt, mussten wir entscheiden. Sie lässt den ältesten Spieler anfangen; wir losen. Gemischt werden die gespielten Karten in dem Moment, in dem jemand ziehen muss und der Stapel leer ist; die Karte des Zugs, der gerade endet, ist dabei. Die gespielten Karten und die Zahl der übrigen Siedlungen dürfen alle sehen.

        Ist keine Geländekarte mehr zu bekommen oder auf keinem Gelände mehr ein Feld frei, machst du weiter, ohne zu bauen. Baut eine ganze Runde lang niemand, endet das Spiel mit ihr. Eine Siedlung, die ein Plättchen hochgenommen hat, kann nicht dorthin zurück, wo sie herkam. Ein Plättchen, das nichts bewirken könnte, lässt sich nicht nutzen.

        Zwei Auslegungen sind umstritten, und die Optionen eines Tisches lassen dir die Wahl: ob die Lords auch für null Siedlungen zahlen, und ob du nach der Pflichtaktion noch eine neue Karte ziehst, wenn das Gelände deiner Karte voll ist.

## Pictures of the rules: what is said below them

kingdom_builder-figure-sectors = Das Land eines ersten Spiels, wie es auf dem Tisch liegt.
kingdom_builder-figure-adjacent = Deine Karte ist Gras. Freies Gras grenzt an deine Siedlung, also bleibst du bei ihr: Baue auf einem der umrandeten Felder.
kingdom_builder-figure-anywhere = Deine Karte ist Canyon, und kein Canyon grenzt an deine Siedlung. Jedes freie Canyonfeld ist recht.
kingdom_builder-figure-tile = Die Siedlung neben der Farm gewinnt eines ihrer zwei Plättchen. Das andere wartet auf einen anderen Spieler.
kingdom_builder-figure-tavern = Die Taverne: Baue an eines der beiden Enden von dreien in gerader Linie, auf beliebigem Bauland.
kingdom_builder-figure-paddock = Die Koppel: genau zwei Felder in gerader Linie, über alles hinweg. Wasser ist kein Bauland, also bleiben fünf Felder.
kingdom_builder-figure-castle = Beide Spieler bekommen 3 Gold für diese Burg, jeder einmal.
kingdom_builder-figure-areas = Sechs Siedlungen in drei Gebieten: zu dritt, allein und zu zweit.

## Lessons of the first game

kingdom_builder-lesson-1-title = Deine erste Siedlung
kingdom_builder-lesson-1-text = Deine Geländekarte sagt, wo du baust: auf Gras. Wähle irgendein Grasfeld und baue dort deine erste Siedlung.
kingdom_builder-lesson-1-done = Das war die erste von dreien. In jedem Zug baust du drei Siedlungen auf dem Gelände deiner Karte.
kingdom_builder-lesson-2-title = Seite an Seite
kingdom_builder-lesson-2-text = Wann immer es möglich ist, muss eine neue Siedlung an eine eigene grenzen. Es bleiben die umrandeten Felder. Wähle eines.
kingdom_builder-lesson-2-done = So wächst dein Königreich. Denke voraus: Woran deine Siedlungen grenzen, bestimmt, wo die nächsten stehen dürfen.
kingdom_builder-lesson-3-title = Ein neuer Anfang
kingdom_builder-lesson-3-text = An deine Siedlungen grenzt kein Canyon, also darfst du auf jedem Canyonfeld beginnen. Wähle eines neben einer Burg.
kingdom_builder-lesson-3-done = Am Ende bringt eine Burg allen, die daneben stehen, 3 Gold. Solche Anfänge sind selten: Mach das Beste daraus.
kingdom_builder-lesson-4-title = Ein Ort nebenan
kingdom_builder-lesson-4-text = Eine Siedlung neben einem Ort gewinnt eines seiner Plättchen, solange noch eines da ist. Baue neben die Taverne.
kingdom_builder-lesson-4-done = Das Plättchen Taverne gehört dir. Ab deinem nächsten Zug kannst du es in jedem Zug einmal nutzen.
kingdom_builder-lesson-5-title = Noch eine Siedlung
kingdom_builder-lesson-5-text = Dein Plättchen Farm ist bereit. Es baut eine Siedlung auf Gras, zusätzlich zu deinen dreien. Wähle das Plättchen, dann ein Feld.
kingdom_builder-lesson-5-done = Plättchen kommen vor den drei Siedlungen oder danach, nie dazwischen.
kingdom_builder-lesson-6-title = Unterwegs
kingdom_builder-lesson-6-text = Die Koppel versetzt eine Siedlung zwei Felder weit in gerader Linie, über alles hinweg. Die von M8 ist hochgenommen: Setze sie neben der Burg ab.
kingdom_builder-lesson-6-done = Das sind 3 Gold mehr. Aber Vorsicht: Wird die letzte Siedlung neben einem Ort versetzt, ist sein Plättchen verloren.
kingdom_builder-lesson-7-title = Was die Karten bringen
kingdom_builder-lesson-7-text = Zeige auf die umrandeten Felder, um zu sehen, was jedes brächte. Auf einem davon bringen die Fischer und die Ritter beide Gold. Baue dort.
kingdom_builder-lesson-7-done = 1 Gold für das Wasser nebenan und 2 für noch eine Siedlung in deiner besten Reihe.
kingdom_builder-lesson-8-title = Das Ende eines Zugs
kingdom_builder-lesson-8-text = Drei Siedlungen sind gebaut, und das Plättchen, das du eben gewonnen hast, schläft bis zu deinem nächsten Zug. Beende deinen Zug.
kingdom_builder-lesson-8-done = Du hast die Karte für deinen nächsten Zug gezogen, und niemand sonst sieht sie. Mehr brauchst du nicht zu wissen. Viel Freude mit deinem Königreich!
