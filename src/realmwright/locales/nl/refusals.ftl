### Waarom de server iets niet gedaan heeft: een tekst voor elke code van het protocol.

refusal-bad_message = Er ging onderweg iets mis. Probeer het nog eens; gebeurt het weer, laad dan de pagina opnieuw.
refusal-too_large = Dat is te lang om te versturen. Maak het wat korter.
refusal-too_fast = Dat ging iets te snel. Wacht even en probeer het nog eens.
refusal-not_found = Deze tafel bestaat niet. Misschien is de link onderweg een letter kwijtgeraakt.
refusal-not_seated = Je kijkt hier toe. Neem plaats om mee te doen.
refusal-not_your_turn = Nu is iemand anders aan de beurt.
refusal-stale = Er is intussen iets gebeurd op het bord. Kijk nog eens en speel dan.
refusal-illegal = Dat kan hier niet. De gemarkeerde vakken en knoppen laten zien wat wel kan.
refusal-seat_taken = Daar zit al iemand. Kies een andere plaats.
refusal-bad_name = Kies een naam met minstens één letter of cijfer en hoogstens 24 tekens, die hier niemand anders heeft.
refusal-not_host = Dat kan alleen wie deze tafel gemaakt heeft.
refusal-not_open = Het spel is begonnen; de plaatsen liggen nu vast.
refusal-not_running = Het spel is nog niet begonnen.
refusal-finished = Dit spel is afgelopen.
refusal-nothing_to_undo = Er valt niets terug te nemen.
refusal-undo_boundary =
    { $boundary ->
        [drew] Er is daarna een tegel getrokken. Wat gezien is, blijft gezien.
        [round_started] Er is daarna een nieuwe ronde begonnen, dus dit kan niet meer terug.
        [other_player] Daarna heeft iemand anders gespeeld, dus dit kan niet meer terug.
        [start] Hier begint het spel; daarvoor is er niets.
       *[other] Daarna is er iets onthuld, dus dit kan niet meer terug.
    }
refusal-cannot_vote = Je kunt pas voor een bot stemmen als iemand een tijdje weg is.
refusal-cannot_return = Deze plaats is niet terug te nemen: wie er zat, heeft opgegeven of had geen tijd meer.
refusal-too_many_tables = Je hebt in korte tijd veel tafels gemaakt. Speel er eerst een uit, of probeer het later.
refusal-bad_options = Deze instellingen gaan niet samen. Verander er een en probeer het nog eens.
refusal-bot_failed = De bot was de draad kwijt. Hij probeert het nog eens.
refusal-not_held = Je hebt de beurt al doorgegeven.
refusal-server = Er ging bij ons iets mis. Er is niets veranderd; probeer het nog eens.
refusal-not_finished = Het spel is nog bezig. Dit kan pas als het afgelopen is.
refusal-bad_origin = Deze pagina komt van een ander adres dan de server en mag dat daarom niet.
refusal-code_used = Deze link is al gebruikt, of meer dan tien minuten oud. Maak een nieuwe op het andere apparaat.
refusal-has_seats = Deze browser heeft plaatsen aan andere tafels. Ga je verder, dan kan hij daar niet meer spelen.
refusal-other_rules = Deze tafel is begonnen met andere regels dan deze server speelt. Het spelverslag kun je nog steeds downloaden.
refusal-damaged = Het logboek van deze tafel is beschadigd. Wie deze server beheert, kan ernaar kijken.
refusal-too_often = Dat is aan deze tafel al heel vaak gedaan. Speel verder.
