### Replays, and the pages of the website.

phase-setup = Preparazione

command-replay = Ripercorri una partita passo per passo
param-match = Quale partita, con il suo codice; se non lo indichi, quella di questo canale
param-step = Quale passo; se non lo indichi, l’ultimo
menu-what-happened = Che cosa è successo qui?
button-replay = Rivedi da qui
button-replay-first = ⏮
button-replay-back = ◀
button-replay-on = ▶
button-replay-last = ⏭
button-replay-shape-f = Tabellone intero
button-replay-shape-p = Tabellone piccolo
button-replay-share = Condividi questo passo
menu-replay-turn = Vai a un turno…
menu-replay-phase = Vai a una fase…
menu-replay-player = Vai alla prossima mossa di…
menu-replay-eye = Dal punto di vista di…
replay-everybody = Tutti
replay-step = Passo { $step } di { $steps }
refuse-no-board = In questo messaggio non riconosco nessuna partita.

cli-export = scrive pagine da leggere nel browser
cli-export-site = scrive le partite come pagine statiche
cli-option-records = i registri da scrivere come pagine; senza, le partite del database
cli-option-url = l’indirizzo dove staranno le pagine, per le anteprime dei link
cli-export-written = Pagine scritte in { $path }: { $pages }, per { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}
cli-export-none = Non c’era nessuna partita pubblica da scrivere. Rendi pubblica una partita nelle sue impostazioni, o tutte le nuove di un server con `/server public`.
cli-export-event-broken = L’evento { $event } non è leggibile ({ $what }): non ha una pagina.
cli-error-url = L’indirizzo { $value } non comincia con https:// o http://.
site-title = Partite
site-step = Passo { $step } di { $steps }
site-first = Primo
site-back = Indietro
site-on = Avanti
site-last = Ultimo
site-happened = Che cosa è successo
site-words = Il tabellone come testo
site-turns = Turni
site-phases = Fasi
site-log = Registro delle mosse
site-log-page = Registro delle mosse, pagina { $page } di { $pages }
site-live = In corso
site-ended = Finita
site-next = Pagina successiva
site-previous = Pagina precedente
site-pages = Pagine
site-events = Eventi
site-feed = Risultati per altri programmi (JSON)
site-place = Posto
site-player = Giocatore
site-points = Punti
site-winner = vince
site-leader = in testa
site-server = Server
site-began = Inizio
site-over = Fine
site-latest = Ultima mossa
site-event-open = Iscrizioni aperte
site-event-muster = Sta per iniziare
site-event-running = In corso
site-event-finished = Finito
site-event-cancelled = Annullato
site-unnamed = { $number ->
    [0] un altro giocatore
   *[other] Anonimo { $number }
}
site-standings = Classifica
site-standings-page = Classifica, pagina { $page }
site-bracket = Tabellone
site-cells-duel = Nelle colonne dei turni: il risultato (1, ½ o 0) e, tra parentesi, il posto dell’avversario.
site-cells-team = Nelle colonne dei turni: i punti individuali, e fra parentesi il posto dell’altra squadra.
site-team = Squadra
site-cells = Nelle colonne dei turni: il piazzamento al tavolo e, tra parentesi, i suoi punti.
site-players = Giocatori
site-clock = Orologio
site-rules = Regole
site-absent = Iscritti che non hanno giocato
site-bye = riposo
site-tie-break = Spareggio
site-results = Risultati
site-about = Informazioni
site-table = Tavolo
site-score = Punteggio
site-played-by = al suo posto { $player }
site-rulings = Decisioni degli organizzatori
site-reason = Motivo: { $reason }
site-result = Risultato
site-day = { $day } { $month ->
    [jan] gen
    [feb] feb
    [mar] mar
    [apr] apr
    [may] mag
    [jun] giu
    [jul] lug
    [aug] ago
    [sep] set
    [oct] ott
    [nov] nov
   *[dec] dic
} { $year }
site-steps = Passi
site-replay = ▶ Rivedi dall’inizio
site-match = Partita
site-game = Partita { $number }{ GIVEN($winner) ->
    [yes] : { $winner }
   *[no] {""}
}
site-game-of = partita { $game } di { $games }
site-won = { $count ->
    [one] Vince { $players }
   *[other] Vincono a pari merito { $players }
}
site-counted = { $series ->
    [yes] L’intero incontro
   *[no] Nel torneo
}: { $result }{ $ruled ->
    [yes] , deciso dagli organizzatori
   *[no] {""}
}
site-champions = { $count ->
    [one] 🏆 Campione: { $players }
   *[other] 🏆 Campioni: { $players }
}
site-under-way = In corso{ GIVEN($round) ->
    [yes] {" "}· { $round }
   *[no] {""}
}{ GIVEN($day) ->
    [yes] , fino al { $day }
   *[no] {""}
}
site-ranking = Classifica finale
site-ranking-more = { $count ->
    [one] Un altro posto
   *[other] Altri { $count } posti
}
site-standings-after = { $rounds ->
    [one] Classifica dopo il turno
   *[other] Classifica dopo i { $rounds } turni
}
site-tie-breaks = A parità di punti conta, in quest’ordine:
site-lot = sorteggio
site-table-number = tavolo { $number }
site-seats = { $seats } per tavolo
site-rounds = { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}
site-cut = { $players ->
    [2] poi una finale
   *[other] poi eliminazione fra i primi { $players }
}
site-best-of = { $series ->
    [final] finale al meglio delle { $games }
   *[all] al meglio delle { $games }
}
site-anonymous = Chi non ha una partita pubblica resta anonimo; il numero serve solo a distinguere i giocatori su queste pagine.
