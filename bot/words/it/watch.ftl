### Replay: una partita passo per passo.

command-replay = Ripercorri una partita passo per passo
param-match = Quale partita, con il suo codice; senza, quella di questo canale
param-step = Quale passo; senza, l’ultimo
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
menu-replay-eye = Guarda come…
replay-everybody = Tutti
replay-step = Passo { $step } di { $steps }
refuse-no-board = Questo messaggio non mostra nessuna partita che conosco.
chart-turns = Punti per turno
chart-chances = Probabilità di vincere per turno, in %
chart-sources = Punti per provenienza
button-result = Risultato
button-rematch = Rivincita
button-bg-stats = Salva in BG Stats
button-replay-all = Rivedi
button-export = Esporta
result-keep = [Apri questa partita in BG Stats]({ $link }) per tenerla tra le tue. L’app chiede una volta sola chi è chi.
result-pace = La partita è durata { $span }: { $moves } mosse, di solito { $pace } ciascuna.
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
span-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
span-moment = meno di un minuto
refuse-no-rematch = Solo chi ha giocato può chiedere la rivincita.
refuse-rematch-of-event = Questa partita fa parte di un evento: non ha rivincita. Per giocare ancora, apri una partita vostra.
rematch-called = Si prepara una rivincita con { $players }. I posti avanzano di uno; basta premere **{ button-join }**.
alt-winner = Come è finita la partita
