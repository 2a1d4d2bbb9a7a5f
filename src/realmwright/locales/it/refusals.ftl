### Perché il server non ha fatto qualcosa: un testo per ogni codice del protocollo.

refusal-bad_message = Qualcosa è andato storto per strada. Riprova; se succede ancora, ricarica la pagina.
refusal-too_large = È troppo lungo da inviare. Accorcialo un po’.
refusal-too_fast = Un po’ troppo veloce. Aspetta un momento e riprova.
refusal-not_found = Questo tavolo non esiste. Forse il link ha perso una lettera per strada.
refusal-not_seated = Qui stai guardando. Prendi un posto per giocare.
refusal-not_your_turn = Adesso tocca a qualcun altro.
refusal-stale = Nel frattempo sul tabellone è successo qualcosa. Guarda di nuovo, poi gioca.
refusal-illegal = Qui non si può. Gli spazi segnati e i pulsanti mostrano cosa si può fare.
refusal-seat_taken = Lì c’è già qualcuno. Scegli un altro posto.
refusal-bad_name = Scegli un nome con almeno una lettera o un numero e al massimo 24 caratteri, che qui nessun altro ha.
refusal-not_host = Può farlo solo chi ha creato questo tavolo.
refusal-not_open = La partita è cominciata; i posti non si possono più cambiare.
refusal-not_running = La partita non è ancora cominciata.
refusal-finished = Questa partita è finita.
refusal-nothing_to_undo = Non c’è niente da ritirare.
refusal-undo_boundary =
    { $boundary ->
        [drew] Nel frattempo è stata pescata una tessera. Ciò che si è visto resta visto.
        [round_started] Nel frattempo è iniziato un nuovo turno: non si può più tornare indietro.
        [other_player] Nel frattempo ha giocato qualcun altro: non si può più tornare indietro.
        [start] La partita comincia qui; prima non c’è niente.
       *[other] Nel frattempo è stato svelato qualcosa: non si può più tornare indietro.
    }
refusal-cannot_vote = Si può votare per un bot solo quando qualcuno manca da un po’.
refusal-cannot_return = Questo posto non si può riprendere: chi c’era ha abbandonato o ha finito il tempo.
refusal-too_many_tables = Hai creato molti tavoli in poco tempo. Prima finisci una partita, o riprova più tardi.
refusal-bad_options = Queste impostazioni non vanno insieme. Cambiane una e riprova.
refusal-bot_failed = Il bot ha perso il filo. Ci riprova.
refusal-not_held = Hai già passato la mano.
refusal-server = Qualcosa si è rotto da parte nostra. Non è cambiato niente; riprova.
refusal-not_finished = La partita è ancora in corso. Si potrà quando sarà finita.
refusal-bad_origin = Questa pagina viene da un indirizzo diverso da quello del server, quindi non può farlo.
refusal-code_used = Questo link è già stato usato o ha più di dieci minuti. Creane uno nuovo sull’altro dispositivo.
refusal-has_seats = Questo browser ha posti ad altri tavoli. Se continui, lì non potrà più giocare.
refusal-other_rules = Questo tavolo è cominciato con regole diverse da quelle di questo server. La registrazione si può ancora scaricare.
refusal-damaged = Il registro di questo tavolo è danneggiato. Chi gestisce questo server può controllare.
refusal-too_often = È già stato fatto molte volte a questo tavolo. Continua a giocare.
