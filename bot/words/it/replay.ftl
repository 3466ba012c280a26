### Replays, and the pages of the website.

phase-setup = Preparazione

command-replay = Ripercorri una partita passo per passo
param-match = Quale partita, con il suo codice; se non lo indichi, quella di questo canale
param-step = Quale passo; se non lo indichi, l'ultimo
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
cli-option-url = l'indirizzo dove staranno le pagine, per le anteprime dei link
cli-export-written = Pagine scritte in { $path }: { $pages }, per { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}
cli-export-none = Non c'era nessuna partita pubblica da scrivere. Rendi pubblica una partita nelle sue impostazioni, o tutte le nuove di un server con `/server public`.
cli-export-event-broken = L'evento { $event } non è leggibile ({ $what }): non ha una pagina.
cli-error-url = L'indirizzo { $value } non comincia con https:// o http://.
site-step = Passo { $step } di { $steps }
site-first = Primo
site-back = Indietro
site-on = Avanti
site-last = Ultimo
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
   *[other] Anonimo{"\u00A0"}{ $number }
}
site-standings = Classifica
site-standings-page = Classifica, pagina { $page }
site-bracket = Tabellone
site-cells-duel = Nelle colonne dei turni: il risultato (1, ½ o 0) e, tra parentesi, il posto dell'avversario.
site-cells-team = Nelle colonne dei turni: i punti individuali, e fra parentesi il posto dell'altra squadra.
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
site-replay = ▶ Rivedi dall'inizio
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
site-champions = { $count ->
    [one] 🏆 Campione: { $players }
   *[other] 🏆 Campioni: { $players }
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
site-tie-breaks = A parità di punti conta, in quest'ordine:
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
site-starts = Inizia il { $when }
site-entered = { $players ->
    [one] 1 giocatore iscritto
   *[other] { $players } giocatori iscritti
}
site-count = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
site-round-until = { $round }{ GIVEN($when) ->
    [yes] , fino al { $when }
   *[no] {""}
}
site-paired = Sorteggio: { $when }
site-until = fino al { $when }
site-round-ends = Fine del turno
site-time = { $day }, { $time }
site-intro = Tornei e partite di giochi da tavolo, giocati su Discord nell'arco di più giorni. I nomi compaiono solo per le partite che i giocatori o i server hanno reso pubbliche.
site-running = Partite in corso
site-latest-results = Ultimi risultati
site-empty = Qui non c'è ancora niente.
site-decided = Deciso
site-match-decided = Intero incontro deciso: { $result }
site-this-game = Questa partita sul tavolo: { $result }
site-counts-as = vale { $result }
site-stood-in = { $substitute } ha giocato al posto di { $player }.
site-whole-match = { $round }, al meglio delle { $games }{ $played ->
    [yes] , come si è giocato
   *[no] {""}
}: { $result }
site-verdict = Gli organizzatori hanno deciso: { $result }.
site-draw = pareggio
site-wins = vince { $player }
site-why = Perché?
site-through-so-far = miglior punteggio finora
site-from-round = { $player }, dal turno { $round }
site-players-added = { $players }{ $added ->
    [0] {""}
    [one] , di cui 1 aggiunto dagli organizzatori
   *[other] , di cui { $added } aggiunti dagli organizzatori
}
site-cells-none = –: nessuna partita in questo turno.
site-tie-break-meaning = Spareggio: che cosa mette un giocatore sotto quello della riga precedente.
site-cut-line = La linea verde: i primi { $players } vanno avanti.
site-unplayed = Negli spareggi un riposo o un turno saltato vale come un turno contro un avversario con i propri stessi punti, al massimo la metà dei turni. A un avversario che ha lasciato ogni turno successivo vale come un pareggio.
site-left-last = Chi ha lasciato il torneo è ultimo.
site-seeds = I numeri piccoli sono le teste di serie.
site-narrow = Su uno schermo più largo gli spareggi hanno le loro colonne.
site-since = Dal passo precedente
site-enlarge = Tocca l'immagine per ingrandirla.
site-points-match = Punti nella partita
site-other-games = Altre partite di questo incontro
site-top = Su, ai turni
cli-option-title = il titolo del sito, per esempio il nome della tua comunità; Provost se omesso
site-counted = Nel torneo: { $result }
site-happened = Che cosa è successo
site-as-played = Risultato come è stata giocata
site-since-day = dal { $day }
site-legend = Come funzionano posti e spareggi
site-takes-over = { $successor } al posto di { $player }
