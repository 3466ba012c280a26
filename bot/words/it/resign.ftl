### Resigning: /game resign.

command-game-resign = Abbandona una partita in corso
button-resign = Abbandona…
button-resign-sure = Sì, abbandona
button-stay = Continua a giocare
button-resign-instead = Preferisco abbandonare…
button-cancel-instead = Preferisco annullare la partita…
resign-confirm = Vuoi abbandonare definitivamente? Un bot prende il tuo posto, gli altri continuano e tu finisci all'ultimo posto tra i giocatori umani.
resign-confirm-last = Vuoi abbandonare? La partita finisce qui.
resign-confirm-ends = Vuoi abbandonare definitivamente? La partita finisce e vince { $player }.
resign-confirm-series = Vuoi abbandonare questa partita? La vince { $player }. L'incontro continua con la prossima, se non è già deciso.
card-conceded = { $player } ha abbandonato: vince **{ $winner }**. Punti fino ad allora: { $points }.
conceded-points = { $player }: { $points }
resign-or-cancel = Se abbandoni, esci solo tu. Per chiudere la partita per tutti, senza vincitori, annullala.
resign-or-cancel-duel =
    Se preferisci chiudere la partita senza un vincitore, annullala{ $last ->
        [yes] .
       *[no] : serve l'accordo dell'altra persona.
    }
resign-done = Hai abbandonato la partita. Grazie per aver giocato.
resign-done-series = Hai abbandonato questa partita. Se l'incontro non è deciso, la prossima comincia tra poco.
resign-kept = Bene, sei ancora in gioco.
