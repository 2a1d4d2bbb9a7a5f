### Warum der Server etwas nicht getan hat: ein Text für jeden Code des Protokolls.

refusal-bad_message = Unterwegs ist etwas schiefgegangen. Versuch es noch einmal; passiert es wieder, lade die Seite neu.
refusal-too_large = Das ist zu lang zum Senden. Bitte kürze es.
refusal-too_fast = Das war etwas zu schnell. Warte einen Moment und versuch es noch einmal.
refusal-not_found = Diesen Tisch gibt es nicht. Vielleicht fehlt dem Link ein Zeichen.
refusal-not_seated = Du schaust hier zu. Nimm Platz, um mitzuspielen.
refusal-not_your_turn = Gerade ist jemand anderes am Zug.
refusal-stale = Auf dem Brett ist inzwischen etwas passiert. Sieh noch einmal hin, dann spiel.
refusal-illegal = Das geht hier nicht. Die markierten Felder und die Schaltflächen zeigen, was geht.
refusal-seat_taken = Da sitzt schon jemand. Wähle einen anderen Platz.
refusal-bad_name = Wähle einen Namen mit mindestens einem Buchstaben oder einer Zahl und höchstens 24 Zeichen, den hier sonst niemand trägt.
refusal-not_host = Das kann nur, wer diesen Tisch eröffnet hat.
refusal-not_open = Das Spiel hat begonnen; die Plätze lassen sich nicht mehr ändern.
refusal-not_running = Das Spiel hat noch nicht begonnen.
refusal-finished = Dieses Spiel ist zu Ende.
refusal-nothing_to_undo = Es gibt nichts zurückzunehmen.
refusal-undo_boundary =
    { $boundary ->
        [drew] Seitdem wurde eine Kachel gezogen. Was man gesehen hat, bleibt gesehen.
        [round_started] Seitdem hat eine neue Runde begonnen, das lässt sich nicht mehr zurücknehmen.
        [other_player] Seitdem hat jemand anderes gespielt, das lässt sich nicht mehr zurücknehmen.
        [start] Hier beginnt das Spiel; davor gibt es nichts.
       *[other] Seitdem wurde etwas aufgedeckt, das lässt sich nicht mehr zurücknehmen.
    }
refusal-cannot_vote = Für einen Bot lässt sich erst stimmen, wenn jemand eine Weile weg ist.
refusal-cannot_return = Dieser Platz ist nicht mehr zu haben: Wer dort saß, hat aufgegeben oder die Zeit überschritten.
refusal-too_many_tables = Du hast in kurzer Zeit viele Tische eröffnet. Spiel erst einen zu Ende oder versuch es später.
refusal-bad_options = Diese Einstellungen passen nicht zusammen. Ändere eine und versuch es noch einmal.
refusal-bot_failed = Der Bot hat den Faden verloren. Er versucht es noch einmal.
refusal-not_held = Du hast deinen Zug schon weitergegeben.
refusal-server = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; versuch es noch einmal.
refusal-not_finished = Das Spiel läuft noch. Das geht erst, wenn es zu Ende ist.
refusal-bad_origin = Diese Seite kommt von einer anderen Adresse als der Server und darf das deshalb nicht.
refusal-code_used = Dieser Link ist schon benutzt oder älter als zehn Minuten. Erstelle auf dem anderen Gerät einen neuen.
refusal-has_seats = Dieser Browser hat Plätze an anderen Tischen. Machst du weiter, kann er dort nicht mehr spielen.
refusal-other_rules = Dieser Tisch wurde nach anderen Regeln begonnen, als dieser Server spielt. Die Aufzeichnung lässt sich weiterhin herunterladen.
refusal-damaged = Das Protokoll dieses Tisches ist beschädigt. Wer diesen Server betreibt, kann nachsehen.
refusal-too_often = Das ist an diesem Tisch schon sehr oft geschehen. Bitte spiel weiter.
