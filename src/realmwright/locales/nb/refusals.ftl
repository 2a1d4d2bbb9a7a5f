### Hvorfor serveren ikke gjorde noe: en tekst til hver kode i protokollen.

refusal-bad_message = Noe gikk galt på veien. Prøv igjen; skjer det en gang til, last siden på nytt.
refusal-too_large = Det er for langt å sende. Gjør det litt kortere.
refusal-too_fast = Det gikk litt for fort. Vent et øyeblikk og prøv igjen.
refusal-not_found = Det bordet finnes ikke. Kanskje lenken har mistet en bokstav på veien.
refusal-not_seated = Her ser du på. Ta en plass for å være med.
refusal-not_your_turn = Akkurat nå er det noen andres tur.
refusal-stale = Det har skjedd noe på brettet i mellomtiden. Se en gang til, og spill så.
refusal-illegal = Det går ikke her. De merkede feltene og knappene viser hva som går.
refusal-seat_taken = Der sitter det alt noen. Velg en annen plass.
refusal-bad_name = Velg et navn med minst én bokstav eller ett tall og høyst 24 tegn, som ingen andre her har.
refusal-not_host = Det kan bare den som har laget bordet.
refusal-not_open = Spillet har begynt; plassene kan ikke endres lenger.
refusal-not_running = Spillet har ikke begynt ennå.
refusal-finished = Dette spillet er over.
refusal-nothing_to_undo = Det er ingenting å angre.
refusal-undo_boundary =
    { $boundary ->
        [drew] Det er trukket en brikke siden. Det man har sett, kan man ikke glemme.
        [round_started] En ny runde har begynt siden, så dette kan ikke angres lenger.
        [other_player] Noen andre har spilt siden, så dette kan ikke angres lenger.
        [start] Spillet begynner her; før det er det ingenting.
       *[other] Noe er blitt vist siden, så dette kan ikke angres lenger.
    }
refusal-cannot_vote = Man kan først stemme for en bot når noen har vært borte en stund.
refusal-cannot_return = Plassen kan ikke tas tilbake: Den som satt der, har gitt opp eller brukt opp tiden.
refusal-too_many_tables = Du har laget mange bord på kort tid. Spill ett ferdig først, eller prøv igjen senere.
refusal-bad_options = Disse innstillingene passer ikke sammen. Endre en av dem og prøv igjen.
refusal-bot_failed = Boten mistet tråden. Den prøver igjen.
refusal-not_held = Du har alt gitt turen videre.
refusal-server = Noe gikk galt hos oss. Ingenting er endret; prøv igjen.
refusal-not_finished = Spillet er fortsatt i gang. Dette går først når det er over.
refusal-bad_origin = Denne siden kommer fra en annen adresse enn serveren, så den får ikke gjøre det.
refusal-code_used = Lenken er brukt eller mer enn ti minutter gammel. Lag en ny på den andre enheten.
refusal-has_seats = Denne nettleseren har plasser ved andre bord. Fortsetter du, kan den ikke lenger spille der.
refusal-other_rules = Dette bordet ble begynt etter andre regler enn denne serveren spiller. Opptaket kan fortsatt lastes ned.
refusal-damaged = Loggen for dette bordet er skadet. Den som driver serveren, kan se på det.
refusal-too_often = Det er gjort svært ofte ved dette bordet. Spill videre.
