### Kingdoms auf Deutsch. Begriffe nach docs/rules/kingdoms.md, K-16; Erklärungen in en/kingdoms.ftl.

## Name

kingdoms-name = Kingdoms
kingdoms-tagline = Baue deine Schlösser, wo das Land etwas einbringt, und überlass den Drachen den anderen.

## Tiles

kingdoms-face-plus1 = Wald
kingdoms-face-plus2 = Farm
kingdoms-face-plus3 = Dorf
kingdoms-face-plus4 = Windmühle
kingdoms-face-plus5 = Wachtturm
kingdoms-face-plus6 = Stadt
kingdoms-face-minus1 = Sumpf
kingdoms-face-minus2 = Friedhof
kingdoms-face-minus3 = Schreckliche Wölfe
kingdoms-face-minus4 = Oger
kingdoms-face-minus5 = Orc
kingdoms-face-minus6 = Troll
kingdoms-face-MT = Berg
kingdoms-face-DR = Drache
kingdoms-face-GM = Goldmine

kingdoms-tile-label = { $name } { $value }
kingdoms-unsure = Diesen Namen konnten wir nicht an einer gedruckten Kachel prüfen. Es zählt nur der Wert, und der stimmt.

kingdoms-secret-tile = Geheime Kachel
kingdoms-secret-hidden = Geheime Kachel, verdeckt
kingdoms-secret-played = Geheime Kachel schon gespielt
kingdoms-reserve-tile = Eigene Kachel
kingdoms-drawn-tile = Gezogene Kachel
kingdoms-pool = Vorrat
kingdoms-pool-left =
    { $count ->
        [0] Der Vorrat ist leer
        [one] 1 Kachel im Vorrat
       *[other] { $count } Kacheln im Vorrat
    }
kingdoms-unseen = Kacheln, die du noch nicht gesehen hast
kingdoms-unseen-item =
    { $count ->
        [one] { $name }, noch eine
       *[other] { $name }, noch { $count }
    }

## Castles

kingdoms-castle = Schloss vom Rang { $rank }
kingdoms-castle-of = Schloss vom Rang { $rank } von { $player }
kingdoms-castles = Schlösser auf der Hand
kingdoms-castle-count =
    { $count ->
        [0] Rang { $rank }: keins mehr
        [one] Rang { $rank }: ein Schloss
       *[other] Rang { $rank }: { $count } Schlösser
    }

## Pieces inside a sentence

kingdoms-piece-castle = ein Schloss vom Rang { $rank }
kingdoms-piece-tile = { $name } { $value }
kingdoms-piece-special = { $name }

## Rows and columns

kingdoms-row = Reihe { $n }
kingdoms-column = Spalte { $n }
kingdoms-column-letter = Spalte { $letter }
kingdoms-line-part = { $line }, Abschnitt { $n }
kingdoms-line-base = { $line } zählt { $base }
kingdoms-line-stake = { $line } zählt { $base }, dein Einsatz { $stake }: { $gold }
kingdoms-line-stake-of = { $player } hat dort einen Einsatz von { $stake }: { $gold }
kingdoms-line-stake-hidden = { $line } zählt { $base }, dein Einsatz { $stake }
kingdoms-line-stake-of-hidden = { $player } hat dort einen Einsatz von { $stake }
kingdoms-line-dragon = Hier ist der Drache: Rohstoffe zählen nichts.
kingdoms-line-mine = Hier ist die Goldmine: Der Wert wird verdoppelt.
kingdoms-line-paid = schon ausgezahlt

## Words

kingdoms-term-gold = Gold
kingdoms-term-rank = Rang
kingdoms-term-round = Runde
kingdoms-term-turn = Spielzug
kingdoms-term-row = Reihe
kingdoms-term-column = Spalte
kingdoms-term-space = Feld
kingdoms-term-board = Spielbrett
kingdoms-term-tile = Kachel
kingdoms-term-castle = Schloss
kingdoms-term-resource = Rohstoffkachel
kingdoms-term-hazard = Gefahrenkachel
kingdoms-term-base = Grundwert
kingdoms-term-stake = Einsatz
kingdoms-term-debt = Schulden
kingdoms-term-bank = Bank
kingdoms-term-starter = Beginnt die Runde
kingdoms-term-scoring = Wertung

kingdoms-round = Runde { $round }
kingdoms-round-of = Runde { $round } von { $rounds }
kingdoms-gold-of = { $player } { $gold }

## What happened

kingdoms-event-round_started = Runde { $round } beginnt. { $player } fängt an.
kingdoms-event-round_started-you = Runde { $round } beginnt. Du fängst an.
kingdoms-event-starter_drawn = Das Los entscheidet zwischen { $players }: { $player } fängt an.
kingdoms-event-starter_drawn-you = Das Los entscheidet zwischen { $players }: Du fängst an.
kingdoms-event-dealt = { $player } nimmt eine geheime Kachel.
kingdoms-event-dealt-you = Deine geheime Kachel: { $piece }.
kingdoms-event-picked = { $player } nimmt { $piece } als eigene Kachel.
kingdoms-event-picked-you = Du nimmst { $piece } als eigene Kachel.
kingdoms-event-drew = { $player } zieht { $piece }.
kingdoms-event-drew-you = Du ziehst { $piece }.
kingdoms-event-placed =
    { $source ->
        [hand] { $player } legt { $piece } auf { $cell }.
        [secret] { $player } deckt die geheime Kachel auf: { $piece } auf { $cell }.
        [reserve] { $player } legt die eigene Kachel: { $piece } auf { $cell }.
       *[pool] { $player } legt { $piece } auf { $cell }.
    }
kingdoms-event-placed-you =
    { $source ->
        [hand] Du legst { $piece } auf { $cell }.
        [secret] Du deckst deine geheime Kachel auf: { $piece } auf { $cell }.
        [reserve] Du legst deine eigene Kachel: { $piece } auf { $cell }.
       *[pool] Du legst { $piece } auf { $cell }.
    }
kingdoms-event-passed = { $player } hat nichts mehr zu legen und passt.
kingdoms-event-passed-you = Du hast nichts mehr zu legen und passt.
kingdoms-event-scored = { $line }: { $gains }
kingdoms-event-scored-none = { $line }: keine Schlösser, kein Gold
kingdoms-event-round_ended = Runde { $round } ist zu Ende: { $standing }.
kingdoms-event-board_cleared = Das Spielbrett wird für die nächste Runde geleert.
kingdoms-event-game_over =
    { $count ->
        [one] { $players } gewinnt mit { $gold } Gold.
       *[other] { $players } teilen sich den Sieg mit je { $gold } Gold.
    }
kingdoms-event-game_over-you = Du gewinnst mit { $gold } Gold.

## Why something is not possible

kingdoms-reason-over = Das Spiel ist zu Ende. Du kannst dir jeden Zug noch einmal ansehen oder ein neues Spiel beginnen.
kingdoms-reason-not_an_action = Diesen Zug gibt es hier nicht. Lege ein Schloss, ziehe eine Kachel oder lege deine geheime Kachel.
kingdoms-reason-occupied = { $cell } ist besetzt. Jedes leere Feld ist möglich.
kingdoms-reason-no_castle_of_rank = Du hast kein Schloss vom Rang { $rank } auf der Hand. Wähle einen anderen Rang.
kingdoms-reason-pool_empty = Der Vorrat ist bis zur nächsten Runde leer. Lege ein Schloss oder deine geheime Kachel.
kingdoms-reason-secret_played = Deine geheime Kachel liegt schon auf dem Brett. In der nächsten Runde bekommst du eine neue.
kingdoms-reason-no_secret_in_open_tiles = Bei „{ kingdoms-option-open_tiles }“ hat niemand eine geheime Kachel: Alle Kacheln liegen offen. Wähle eine davon.
kingdoms-reason-must_place_drawn = Lege zuerst die gezogene Kachel. Jedes leere Feld ist möglich.
kingdoms-reason-nothing_drawn = Es gibt noch keine gezogene Kachel. Wähle zuerst „Kachel ziehen“.
kingdoms-reason-pass_not_allowed = Du kannst noch etwas legen. Gepasst wird von selbst, wenn nichts mehr möglich ist.
kingdoms-reason-tile_not_in_pool = Diese Kachel ist nicht mehr im Vorrat. Wähle eine, die noch da ist.
kingdoms-reason-must_pick = Wähle zuerst die Kachel, die du für dich behalten willst.
kingdoms-reason-pick_not_now = Eigene Kacheln werden zu Beginn einer Runde gewählt. Lege jetzt ein Schloss oder eine Kachel.
kingdoms-reason-draw_blind = Alle Kacheln liegen offen: Wähle die, die du willst, und lege sie.
kingdoms-reason-tiles_face_down = Die Kacheln liegen verdeckt: Ziehe zuerst eine, dann legst du sie.

## Options

kingdoms-option-last_castle = Bis zum letzten Schloss
    .help = Alle beginnen mit zehn Schlössern, und nach jeder Runde scheiden alle Schlösser auf dem Brett aus, auch die vom Rang 1. Die Runde, in der jemand sein letztes Schloss legt, ist die letzte.
kingdoms-option-open_tiles = Kein Glücksfaktor
    .help = Alle 22 Kacheln liegen offen. Niemand hat eine geheime Kachel, niemand zieht: Du wählst die Kachel, die du legst.
kingdoms-option-score_as_you_go = Sofortige Wertung
    .help = Eine Reihe oder Spalte wird ausgezahlt, sobald ihr letztes Feld belegt ist. Am Ende der Runde ist das Gold dasselbe, du siehst es nur früher.
kingdoms-option-open_reserve = Eine eigene Kachel
    .help = Gehört zu „{ kingdoms-option-open_tiles }“: Zu Beginn jeder Runde wählen alle der Reihe nach eine offene Kachel, die sonst niemand legen darf.
kingdoms-option-starter_tie = Gleich viel Gold: Wer fängt an?
    .help = Wer das meiste Gold hat, beginnt die nächste Runde. Das hier entscheidet, wenn mehrere gleich viel haben.
kingdoms-option-starter_tie-random = Losen
kingdoms-option-starter_tie-clockwise = Der Nächste im Uhrzeigersinn
kingdoms-option-needs-open_tiles = Nur mit „{ kingdoms-option-open_tiles }“.

## Whose turn, and what to do

kingdoms-step-turn = { $player } ist am Zug.
kingdoms-step-turn-you = Du bist dran: { $can }.
kingdoms-step-place = { $player } hat eine Kachel gezogen und sucht ein Feld.
kingdoms-step-place-you = Du hast { $piece } gezogen. Wohin damit?
kingdoms-step-pick = { $player } wählt eine eigene Kachel.
kingdoms-step-pick-you = Wähle die Kachel, die du für dich behalten willst.
kingdoms-step-over = Das Spiel ist zu Ende.
kingdoms-step-over-you = Das Spiel ist zu Ende.

kingdoms-can-castle = ein Schloss legen
kingdoms-can-secret = deine geheime Kachel legen
kingdoms-can-draw = eine Kachel ziehen
kingdoms-can-place = die gezogene Kachel legen
kingdoms-can-tile = eine Kachel legen
kingdoms-can-reserve = deine eigene Kachel legen
kingdoms-can-pick = eine Kachel wählen
kingdoms-can-pass = passen

kingdoms-verb-castle = Schloss legen
kingdoms-verb-secret = Geheime Kachel legen
kingdoms-verb-draw = Kachel ziehen
kingdoms-verb-place = Gezogene Kachel legen
kingdoms-verb-tile = Kachel legen
kingdoms-verb-reserve = Eigene Kachel legen
kingdoms-verb-pick = Diese Kachel behalten
kingdoms-verb-pass = Passen

## Bots

kingdoms-level-random = Vagabund
    .help = Spielt, was ihm gerade einfällt. Gute Gesellschaft für das allererste Spiel.
kingdoms-level-greedy = Händlerin
    .help = Nimmt das beste Geschäft des Augenblicks und verschwendet keine hohen Schlösser.

## Hints

kingdoms-hint-place = { $piece } auf { $cell }
kingdoms-hint-best_margin = Nichts bringt dir gerade mehr Vorsprung.
kingdoms-hint-high_castle = Diese Linien sind ein hohes Schloss wert.
kingdoms-hint-hurt_leader = Das kostet den, der vorn liegt, mehr als dich.
kingdoms-hint-draw_expected = Noch lockt kein Feld. Im Schnitt bringt dir eine neue Kachel mehr.
kingdoms-hint-forced = Es ist dein einziger möglicher Zug.
kingdoms-hint-secret_now = Hier und jetzt nützt dir deine geheime Kachel am meisten.

## Spaces, for screen readers

kingdoms-cell-empty = leer
kingdoms-cell-can-place = hier kannst du legen
kingdoms-cell-tile = { $name } { $value }
kingdoms-cell-castle = Schloss vom Rang { $rank } von { $player }
kingdoms-cell-castle-you = dein Schloss vom Rang { $rank }
kingdoms-cell-last = letzter Zug
kingdoms-cell-marked = markiert

## Preview

kingdoms-preview-line = { $line }: { $was } → { $now }, du { $gold }

## Score page

kingdoms-score-start = Startkapital
kingdoms-score-round = Runde { $n }
kingdoms-score-rows = Reihen
kingdoms-score-columns = Spalten
kingdoms-score-total = Gesamt
kingdoms-score-now = Gold
kingdoms-score-projected = Bei Wertung jetzt
kingdoms-score-tie = Wer das meiste Gold hat, gewinnt. Wer gleich viel hat, teilt sich den Platz; Schlösser auf der Hand sind nichts wert.
kingdoms-score-place =
    { $n ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $n }.
    }

## Rules page

kingdoms-rules-aim = Das Ziel
    .text =
        Du herrschst über eine Handvoll Schlösser und 50 Gold. In drei Runden füllen alle zusammen die 30 Felder eines Spielbretts mit Schlössern und Kacheln. Dann wird jede Reihe und jede Spalte gewertet, und jedes Schloss gewinnt oder verliert durch das, was in seiner Linie liegt.

        Wer nach der dritten Runde das meiste Gold hat, gewinnt.

kingdoms-rules-pieces = Das Material
    .text =
        Das Spielbrett hat fünf Reihen (1 bis 5, von oben) und sechs Spalten (A bis F, von links).

        Es gibt 22 Kacheln. Zwölf Rohstoffkacheln sind +1 bis +6 wert, jeder Wert kommt zweimal vor. Sechs Gefahrenkacheln kosten −1 bis −6, jeder Wert kommt einmal vor. Die übrigen vier sind zwei Berge, ein Drache und eine Goldmine.

        Deine Schlösser haben Ränge von 1 bis 4. Du besitzt eines vom Rang 4, zwei vom Rang 3 und drei vom Rang 2. Vom Rang 1 hast du bei zwei Spielern vier Schlösser, bei drei Spielern drei und bei vier Spielern zwei.

kingdoms-rules-setup = Aufbau
    .text =
        Alle erhalten 50 Gold und die Schlösser einer Farbe. Alle Kacheln werden gemischt und liegen verdeckt: Das ist der Vorrat.

        Alle nehmen eine Kachel aus dem Vorrat und sehen sie an. Das ist deine geheime Kachel; nur du kennst sie, bis du sie legst.

        Wer die erste Runde beginnt, entscheidet das Los. Gespielt wird im Uhrzeigersinn.

kingdoms-rules-turn = Dein Spielzug
    .text =
        In deinem Spielzug tust du genau eines von drei Dingen: Du legst ein Schloss, du ziehst eine Kachel und legst sie, oder du legst deine geheime Kachel. Dann ist der Nächste an der Reihe.

        Jedes leere Feld ist für alles erlaubt. Nichts muss aneinandergrenzen, und du darfst dir selbst schaden, wenn du einen Grund dafür hast. Was auf dem Brett liegt, bleibt bis zum Ende der Runde, wo es ist.

kingdoms-rules-castle = Ein Schloss legen
    .text =
        Nimm ein Schloss von beliebigem Rang aus deiner Hand und lege es auf ein leeres Feld. Es zählt in seiner Reihe und in seiner Spalte, und sein Rang ist dein Einsatz in beiden.

        Wähle gut: Nur Schlösser vom Rang 1 kommen nach der Runde zurück. Ein Schloss vom Rang 2, 3 oder 4 dient dir einmal im ganzen Spiel.

kingdoms-rules-draw = Eine Kachel ziehen
    .text =
        Entscheide dich fürs Ziehen, sieh die Kachel an und lege sie dann offen auf ein beliebiges leeres Feld. Du musst sie sofort legen; du kannst sie nicht behalten, zurücklegen oder gegen deine geheime Kachel tauschen.

        Ist der Vorrat leer, kann bis zur nächsten Runde niemand mehr ziehen.

kingdoms-rules-secret = Die geheime Kachel
    .text =
        Statt zu ziehen, kannst du deine geheime Kachel legen. Das geht einmal in jeder Runde, wann immer es dir passt. Eine neue bekommst du erst in der nächsten Runde.

        Eine geheime Kachel, die du nicht gelegt hast, hat keine Wirkung. Sie wird wieder eingemischt.

kingdoms-rules-passing = Passen
    .text =
        Du passt nur, wenn du nichts anderes tun kannst: kein Schloss auf der Hand, die geheime Kachel gelegt, der Vorrat leer. Das Spiel erledigt es für dich, und die anderen spielen weiter.

kingdoms-rules-round-end = Das Ende einer Runde
    .text =
        Eine Runde endet sofort, wenn das letzte Feld belegt ist. Dann werden alle fünf Reihen und alle sechs Spalten gewertet.

kingdoms-rules-scoring = Die Wertung einer Linie
    .text =
        Alles zählt zweimal: einmal in seiner Reihe, einmal in seiner Spalte.

        Zähle in jeder Linie die Rohstoffe zusammen und ziehe die Gefahren ab. Das ist der Grundwert. Alle multiplizieren ihn mit den Rängen ihrer eigenen Schlösser in dieser Linie. Das Ergebnis wird in Gold ausgezahlt, oder an die Bank gezahlt, wenn es negativ ist.

        Ohne Schloss in einer Linie gewinnst und verlierst du dort nichts. Schlösser allein bringen nichts ein. Geht dir das Gold aus, machst du Schulden und spielst einfach weiter.

kingdoms-rules-example = Ein Beispiel
    .text =
        In einer Reihe liegen Dorf +3, ein Schloss vom Rang 2 von Anna, Schreckliche Wölfe −3, Wachtturm +5, ein Schloss vom Rang 1 von Ben und ein Schloss vom Rang 1 von Anna.

        Die Rohstoffe ergeben 8, die Gefahren nehmen 3 weg: Der Grundwert ist +5. Annas Ränge ergeben zusammen 3, also erhält sie 15 Gold. Ben erhält 5.

        Die Spalten dieser Schlösser werden ebenso gewertet, jede für sich.

kingdoms-rules-mountain = Berge
    .text =
        Ein Berg teilt seine Reihe und seine Spalte. Die Abschnitte auf beiden Seiten werden einzeln gewertet, als gäbe es die anderen nicht. Zwei Berge in einer Linie ergeben drei Abschnitte.

        Lege im Beispiel einen Berg an die Stelle der Schrecklichen Wölfe. Links davon ist der Grundwert +3: Anna erhält dort 6 Gold. Rechts davon ist er +5: Anna und Ben erhalten je 5 Gold.

kingdoms-rules-dragon = Der Drache
    .text =
        Der Drache vertreibt alle von der Arbeit: In seiner Reihe und in seiner Spalte zählen Rohstoffe nichts. Gefahren zählen weiter. An einem Berg kommt der Drache nicht vorbei.

        Lege im Beispiel den Drachen an die Stelle des Wachtturms. Es zählen nur die Schrecklichen Wölfe: Der Grundwert ist −3. Anna zahlt 9 Gold, Ben zahlt 3.

kingdoms-rules-mine = Die Goldmine
    .text =
        Die Goldmine verdoppelt den Grundwert ihrer Reihe und ihrer Spalte, im Guten wie im Schlechten. Die Ränge der Schlösser verdoppelt sie nie, und über einen Berg reicht sie nicht hinaus.

        Lege im Beispiel die Goldmine an die Stelle der Schrecklichen Wölfe. Der Grundwert 8 wird auf +16 verdoppelt: Anna erhält 48 Gold, Ben erhält 16.

        Treffen Drache und Goldmine in einem Abschnitt zusammen, nimmt zuerst der Drache die Rohstoffe weg. Die Gefahren, die bleiben, werden verdoppelt.

kingdoms-rules-between = Zwischen den Runden
    .text =
        Nach der ersten und der zweiten Runde wird das Spielbrett geleert. Schlösser vom Rang 1 kehren zu ihren Besitzern zurück; alle anderen, die auf dem Brett lagen, scheiden aus. Schlösser, die du noch auf der Hand hast, bleiben dort.

        Alle 22 Kacheln werden gemischt, und alle nehmen eine neue geheime Kachel. Wer das meiste Gold hat, beginnt die nächste Runde. Haben mehrere am meisten, entscheidet unter ihnen das Los.

kingdoms-rules-end = Das Spielende
    .text =
        Das Spiel endet nach der Wertung der dritten Runde. Wer das meiste Gold hat, gewinnt. Bei gleich viel Gold teilt man sich den Platz, auch den ersten. Schlösser auf der Hand sind nichts wert.

kingdoms-rules-last_castle = Variante eins: bis zum letzten Schloss
    .text =
        Alle beginnen mit allen zehn Schlössern ihrer Farbe, darunter vier vom Rang 1, und die Zahl der Runden ist offen. Nach jeder Runde scheiden alle Schlösser auf dem Brett aus, auch die vom Rang 1.

        Legt jemand sein letztes Schloss, ist diese Runde die letzte. Sie wird zu Ende gespielt, bis das Brett voll ist oder niemand mehr etwas legen kann; dann wird gewertet. Felder, die leer bleiben, haben keinen Wert und teilen nichts.

kingdoms-rules-open_tiles = Variante zwei: kein Glücksfaktor
    .text =
        In jeder Runde liegen alle 22 Kacheln offen neben dem Spielbrett. Niemand nimmt eine geheime Kachel. Statt zu ziehen, wählst du eine beliebige Kachel aus dem Vorrat und legst sie.

kingdoms-rules-open_reserve = Zu Variante zwei: eine eigene Kachel
    .text =
        Das ist eine Zugabe von uns. Bevor die Runde beginnt, wählen alle der Reihe nach eine offene Kachel. Alle sehen sie, aber nur wer sie gewählt hat, darf sie legen: einmal, wie eine geheime Kachel.

kingdoms-rules-score_as_you_go = Variante drei: sofortige Wertung
    .text =
        Eine Reihe wird ausgezahlt, sobald ihr sechstes Feld belegt ist, eine Spalte, sobald ihr fünftes belegt ist. Eine Linie, die ein Berg teilt, wartet, bis sie ganz voll ist. Füllt ein Spielzug eine Reihe und eine Spalte, werden beide ausgezahlt.

        Am Ende der Runde haben alle genauso viel Gold wie ohne die Variante. Du siehst es nur früher wachsen.

kingdoms-rules-mixing = Varianten mischen
    .text =
        Alle drei Varianten lassen sich beliebig verbinden. Bei eins und drei zusammen werden Linien, die am Ende der letzten Runde noch nicht voll sind, dann gewertet.

kingdoms-rules-unconfirmed = Was wir nicht prüfen konnten
    .text =
        Uns lag kein gedrucktes Exemplar zum Vergleichen vor. Die Zahl der Kacheln und Schlösser stammt aus der Spielregel und aus mehreren Beschreibungen, die übereinstimmen. Die Namen Farm +2, Stadt +6, Sumpf −1 und Oger −4 sind unsere beste Vermutung, ebenso dass beide Kacheln eines Rohstoffwerts gleich heißen. Für das Spiel sind die Namen ohne Bedeutung.

        Die Spielregel sagt nicht, wer anfängt, wenn mehrere am meisten Gold haben, und auch nicht, wer bei Gleichstand gewinnt. Wir losen, wer anfängt, und teilen den Sieg.

## Help at the objects

kingdoms-about-tile = Eine Rohstoffkachel hebt ihre Reihe und ihre Spalte um ihren Wert, eine Gefahrenkachel senkt beide. Jedes Schloss in der Linie vervielfacht das mit seinem Rang.
kingdoms-about-resource = Eine Rohstoffkachel hebt ihre Reihe und ihre Spalte um ihren Wert. Jedes Schloss in der Linie vervielfacht das mit seinem Rang. Beim Drachen zählt sie nichts.
kingdoms-about-hazard = Eine Gefahrenkachel senkt ihre Reihe und ihre Spalte um ihren Wert. Jedes Schloss in der Linie vervielfacht das mit seinem Rang. Auch der Drache schafft sie nicht aus der Welt.
kingdoms-about-castle = Ein Schloss gewinnt oder verliert den Grundwert seiner Reihe und seiner Spalte mal seinen Rang. Nach der Runde kommen Schlösser vom Rang 1 zu dir zurück; höhere scheiden aus.
kingdoms-about-castle-last = Ein Schloss gewinnt oder verliert den Grundwert seiner Reihe und seiner Spalte mal seinen Rang. In dieser Variante scheiden nach der Runde alle Schlösser auf dem Brett aus.
kingdoms-about-mountain = Ein Berg teilt seine Reihe und seine Spalte. Jeder Abschnitt wird einzeln gewertet, und weder Drache noch Goldmine reichen über ihn hinaus.
kingdoms-about-dragon = Der Drache sorgt dafür, dass alle Rohstoffe in seiner Reihe und seiner Spalte nichts zählen. Gefahren zählen weiter. Ein Berg hält ihn auf.
kingdoms-about-mine = Die Goldmine verdoppelt den Grundwert ihrer Reihe und ihrer Spalte, Gewinn wie Verlust, nicht aber die Ränge der Schlösser. Ein Berg hält sie auf.
kingdoms-about-line = Der Grundwert einer Linie: Rohstoffe minus Gefahren. Du bekommst ihn mal die Summe der Ränge deiner Schlösser in der Linie. Ist er negativ, zahlst du.
kingdoms-about-secret = Deine geheime Kachel kennst nur du. Lege sie einmal in der Runde, statt eine Kachel zu ziehen. Behältst du sie, passiert nichts: Sie wird wieder eingemischt.
kingdoms-about-reserve = Diese Kachel darf nur legen, wem sie gehört: einmal in der Runde, statt einer anderen Kachel.
kingdoms-about-pool = Die verdeckten Kacheln. Ziehst du eine, legst du sie sofort auf ein beliebiges leeres Feld.
kingdoms-about-pool-open = Alle Kacheln dieses Vorrats liegen offen: Wähle irgendeine davon und lege sie auf ein leeres Feld.

## Lessons of the first game

kingdoms-lesson-1-title = Ein erstes Schloss
kingdoms-lesson-1-text = Rohstoffkacheln machen eine Linie wertvoller. Wähle ein Schloss und lege es auf ein Feld, in dessen Reihe oder Spalte schon Rohstoffe liegen.
kingdoms-lesson-1-done = Dieses Schloss verdient den Wert seiner Linie mal seinen Rang.
kingdoms-lesson-2-title = Zwei Linien auf einmal
kingdoms-lesson-2-text = Alles zählt in seiner Reihe und in seiner Spalte. Suche das Feld, auf dem beide gut sind, und lege dort ein Schloss.
kingdoms-lesson-2-done = Ein Schloss, zweimal bezahlt. Die besten Felder liegen dort, wo sich zwei gute Linien kreuzen.
kingdoms-lesson-3-title = Gefahren
kingdoms-lesson-3-text = Du hast eine Gefahrenkachel gezogen, und irgendwo muss sie hin. Suche ein Feld, auf dem sie den anderen mehr schadet als dir.
kingdoms-lesson-3-done = Ihre Schlösser zahlen dafür. In einer Linie ohne Schlösser kostet eine Gefahr niemanden etwas. Noch nicht.
kingdoms-lesson-4-title = Der Berg
kingdoms-lesson-4-text = Ein Berg teilt seine Reihe und seine Spalte. Lege ihn so, dass er dein Schloss von einer Gefahr trennt.
kingdoms-lesson-4-done = Jede Seite zählt nun für sich. Was hinter dem Berg liegt, erreicht dich nicht mehr.
kingdoms-lesson-5-title = Der Drache
kingdoms-lesson-5-text = Wo der Drache hinkommt, zählen Rohstoffe nichts; Gefahren bleiben. Schicke ihn in eine Linie, die den anderen viel einbringt.
kingdoms-lesson-5-done = Vorbei mit dem Reichtum. Nur ein Berg hätte ihn aufgehalten.
kingdoms-lesson-6-title = Die Goldmine
kingdoms-lesson-6-text = Die Goldmine verdoppelt den Wert ihrer Reihe und ihrer Spalte, auch wenn er negativ ist. Lege sie dorthin, wo du das Doppelte willst.
kingdoms-lesson-6-done = Diese Linie zählt jetzt doppelt. Achte auf Gefahren: Sie würden mitverdoppelt.
kingdoms-lesson-7-title = Ziehen oder die geheime Kachel
kingdoms-lesson-7-text = Du weißt nicht, wo du bauen sollst? Ziehe eine Kachel und lege sie. Oder lege deine geheime Kachel, die sonst niemand kennt. Du hast die Wahl.
kingdoms-lesson-7-done = Eine gezogene Kachel wird sofort gelegt. Die geheime wartet auf ihren Moment, aber nur bis zum Ende der Runde.
kingdoms-lesson-8-title = Das richtige Schloss zur richtigen Zeit
kingdoms-lesson-8-text = Schlösser vom Rang 1 kommen nach jeder Runde zurück, höhere dienen dir nur einmal. Du entscheidest: ein hohes Schloss, ein niedriges oder eine Kachel?
kingdoms-lesson-8-done = Eine einzige richtige Antwort gibt es nicht. Gut angelegt ist ein hohes Schloss dort, wo die Linien gut und fast voll sind. Viel Freude mit deinen Königreichen!
