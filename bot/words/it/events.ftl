# Che cosa si dice di un evento prima di aprirlo: che cosa non si può avere, e che cosa vi si avvicina di più.

event-finding-seats = Un tavolo ha da { $least } a { $most } posti.
event-finding-players = Questo evento richiede da { $least } a { $most } giocatori.
event-finding-rounds = Un evento ha da 1 a { $most } turni.
event-finding-duels-only = Questo formato è per tavoli da due.
event-finding-no-groups =
    { $fewer ->
        [0] { $players } giocatori non si possono dividere in gironi equilibrati; { $more } sì.
       *[other] { $players } giocatori non si possono dividere in gironi equilibrati; { $fewer } o { $more } sì.
    }
event-finding-group-meetings =
    { $times ->
        [2] In alcuni gironi ogni coppia di giocatori si incontra due volte.
       *[other] In alcuni gironi ogni coppia di giocatori si incontra { $times } volte.
    }
event-finding-short-tables =
    { $tables ->
        [one] In ogni turno un tavolo ha solo { $seats } giocatori.
       *[other] In ogni turno { $tables } tavoli hanno solo { $seats } giocatori.
    }
event-finding-byes =
    { $players ->
        [one] Nel primo turno un giocatore riposa.
       *[other] Nel primo turno { $players } giocatori riposano.
    }
event-finding-repeats-certain =
    { $most ->
        [one] In { $rounds } turni qualcuno deve incontrarsi di nuovo; solo un turno unico ne è esente.
       *[other] In { $rounds } turni qualcuno deve incontrarsi di nuovo; fino a { $most } turni si può evitare.
    }
event-finding-repeats-possible =
    { $surely ->
        [one] In { $rounds } turni qualcuno potrebbe incontrarsi di nuovo; in un turno unico nessuno.
       *[other] In { $rounds } turni qualcuno potrebbe incontrarsi di nuovo; in { $surely } nessuno deve.
    }
event-finding-games-unequal = Non tutti giocano lo stesso numero di partite.
event-finding-cup-waiting =
    { $players ->
        [one] Un giocatore resta in coda per la prossima coppa.
       *[other] { $players } giocatori restano in coda per la prossima coppa.
    }

# Perché un atto non si addice a un evento.

event-refused-entered-already = Ti sei già iscritto.
event-refused-not-entered = Questo giocatore non è iscritto.
event-refused-over = L’evento è concluso.
event-refused-round-open = Il turno non è ancora finito.
event-refused-stage-over = Non ci sono altri turni.
event-refused-places = Questi non sono i piazzamenti di un tavolo concluso.
event-refused-substitute = Questo giocatore non può prendere quel posto.
event-refused-paused = L’evento è già in pausa.
event-refused-not-paused = L’evento non è in pausa.
event-refused-no-round = Questo turno non esiste.
event-refused-round-closed = Il turno è chiuso e la sua classifica resta com’è.
event-refused-no-table = Questo tavolo non esiste.
event-refused-table-over = Questo tavolo ha già il suo risultato.
event-refused-tied-across-the-cut = C’è una parità sulla linea di qualificazione; scegli chi prosegue.
event-refused-own-table = Giochi a questo tavolo; deve decidere un altro organizzatore.
event-refused-phase-draft = L’evento non è ancora aperto.
event-refused-phase-open = Le iscrizioni sono ancora aperte.
event-refused-phase-muster = L’evento non è ancora iniziato.
event-refused-phase-running = L’evento è già in corso.
event-refused-phase-finished = L’evento è concluso.
event-refused-phase-cancelled = L’evento è stato annullato.

event-none = Qui non c’è nessun evento.
