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
button-replay-shape-f = Plancia intera
button-replay-shape-p = Plancia piccola
button-replay-share = Condividi questo passo
menu-replay-turn = Vai a un turno…
menu-replay-phase = Vai a una fase…
menu-replay-player = Vai alla prossima mossa di…
menu-replay-eye = Guarda come…
replay-everybody = Tutti
replay-step = Passo { $step } di { $steps }
refuse-no-board = Questo messaggio non mostra nessuna partita che conosco.
