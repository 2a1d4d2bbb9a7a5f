### Varför servern inte gjorde något: en text för varje kod i protokollet.

refusal-bad_message = Något gick fel på vägen. Försök igen; händer det en gång till, ladda om sidan.
refusal-too_large = Det är för långt att skicka. Gör det lite kortare.
refusal-too_fast = Det gick lite för fort. Vänta ett ögonblick och försök igen.
refusal-not_found = Det bordet finns inte. Länken kanske har tappat en bokstav på vägen.
refusal-not_seated = Här tittar du på. Ta en plats för att vara med.
refusal-not_your_turn = Just nu är det någon annans tur.
refusal-stale = Något har hänt på brädet under tiden. Titta igen och spela sedan.
refusal-illegal = Det går inte här. De markerade rutorna och knapparna visar vad som går.
refusal-seat_taken = Där sitter redan någon. Välj en annan plats.
refusal-bad_name = Välj ett namn med minst en bokstav eller siffra och högst 24 tecken, som ingen annan här har.
refusal-not_host = Det kan bara den som har skapat bordet.
refusal-not_open = Spelet har börjat; platserna går inte att ändra längre.
refusal-not_running = Spelet har inte börjat än.
refusal-finished = Det här spelet är slut.
refusal-nothing_to_undo = Det finns inget att ångra.
refusal-undo_boundary =
    { $boundary ->
        [drew] En bricka har dragits sedan dess. Det man har sett kan man inte glömma.
        [round_started] En ny omgång har börjat sedan dess, så det går inte att ångra längre.
        [other_player] Någon annan har spelat sedan dess, så det går inte att ångra längre.
        [start] Spelet börjar här; före det finns ingenting.
       *[other] Något har avslöjats sedan dess, så det går inte att ångra längre.
    }
refusal-cannot_vote = Man kan rösta för en bot först när någon har varit borta ett tag.
refusal-cannot_return = Platsen går inte att ta tillbaka: den som satt där har gett upp eller fått slut på tid.
refusal-too_many_tables = Du har skapat många bord på kort tid. Spela klart ett först, eller försök igen senare.
refusal-bad_options = De här inställningarna går inte ihop. Ändra en av dem och försök igen.
refusal-bot_failed = Botten tappade tråden. Den försöker igen.
refusal-not_held = Du har redan lämnat över turen.
refusal-server = Något gick fel hos oss. Inget har ändrats; försök igen.
refusal-not_finished = Spelet pågår fortfarande. Det går först när det är slut.
refusal-bad_origin = Den här sidan kommer från en annan adress än servern, så den får inte göra det.
refusal-code_used = Länken har använts eller är mer än tio minuter gammal. Gör en ny på den andra enheten.
refusal-has_seats = Den här webbläsaren har platser vid andra bord. Fortsätter du kan den inte längre spela där.
refusal-other_rules = Det här bordet började under andra regler än servern spelar. Inspelningen går fortfarande att ladda ner.
refusal-damaged = Loggen för det här bordet är skadad. Den som driver servern kan titta på det.
refusal-too_often = Det har gjorts väldigt ofta vid det här bordet. Spela vidare.
