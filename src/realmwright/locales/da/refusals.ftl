### Hvorfor serveren ikke gjorde noget: en tekst til hver kode i protokollen.

refusal-bad_message = Noget gik galt undervejs. Prøv igen; sker det en gang til, så genindlæs siden.
refusal-too_large = Det er for langt at sende. Gør det lidt kortere.
refusal-too_fast = Det gik lidt for stærkt. Vent et øjeblik, og prøv igen.
refusal-not_found = Det bord findes ikke. Måske har linket mistet et bogstav på vejen.
refusal-not_seated = Du ser på her. Tag en plads for at være med.
refusal-not_your_turn = Lige nu er det en andens tur.
refusal-stale = Der er sket noget på brættet imens. Se en gang til, og spil så.
refusal-illegal = Det kan ikke lade sig gøre her. De markerede pladser og knapperne viser, hvad der kan.
refusal-seat_taken = Der sidder allerede nogen. Vælg en anden plads.
refusal-bad_name = Vælg et navn med mindst ét bogstav eller tal og højst 24 tegn, som ingen anden her har.
refusal-not_host = Det kan kun den, der har oprettet bordet.
refusal-not_open = Spillet er begyndt; pladserne kan ikke længere ændres.
refusal-not_running = Spillet er ikke begyndt endnu.
refusal-finished = Dette spil er slut.
refusal-nothing_to_undo = Der er ikke noget at fortryde.
refusal-undo_boundary =
    { $boundary ->
        [drew] Der er trukket en brik siden. Det, man har set, kan man ikke glemme.
        [round_started] En ny runde er begyndt siden, så det kan ikke længere fortrydes.
        [other_player] En anden har spillet siden, så det kan ikke længere fortrydes.
        [start] Spillet begynder her; før det er der ingenting.
       *[other] Noget er blevet afsløret siden, så det kan ikke længere fortrydes.
    }
refusal-cannot_vote = Man kan først stemme for en bot, når nogen har været væk et stykke tid.
refusal-cannot_return = Pladsen kan ikke tages tilbage: Den, der sad der, har givet op eller brugt sin tid.
refusal-too_many_tables = Du har oprettet mange borde på kort tid. Spil først et færdigt, eller prøv igen senere.
refusal-bad_options = De indstillinger passer ikke sammen. Skift en af dem, og prøv igen.
refusal-bot_failed = Botten tabte tråden. Den prøver igen.
refusal-not_held = Du har allerede givet turen videre.
refusal-server = Noget gik galt hos os. Intet er ændret; prøv igen.
refusal-not_finished = Spillet er stadig i gang. Det kan først ske, når det er slut.
refusal-bad_origin = Denne side kommer fra en anden adresse end serveren, så den må ikke gøre det.
refusal-code_used = Linket er brugt eller mere end ti minutter gammelt. Lav et nyt på den anden enhed.
refusal-has_seats = Denne browser har pladser ved andre borde. Fortsætter du, kan den ikke længere spille dér.
refusal-other_rules = Dette bord blev begyndt efter andre regler, end denne server spiller. Optagelsen kan stadig hentes.
refusal-damaged = Loggen for dette bord er beskadiget. Den, der driver serveren, kan se på det.
refusal-too_often = Det er sket meget ofte ved dette bord. Spil videre.
