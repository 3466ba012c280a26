## Replays and pages

phase-setup = Preparazione

command-replay = Ripercorri una partita passo per passo
param-match = Quale partita, con il suo codice; se lo ometti, quella di questo canale
param-step = Quale passo; se lo ometti, l’ultimo
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
refuse-no-board = Questo messaggio non mostra una partita che conosco.

cli-export = scrive pagine da leggere nel browser
cli-export-site = scrive le partite come pagine statiche
cli-option-records = i verbali da scrivere come pagine; senza, le partite del database
cli-option-url = l’indirizzo dove staranno le pagine, per le anteprime dei link
cli-export-written = Pagine scritte in { $path }: { $pages }, per { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}
cli-export-none = Non c’era nessuna partita pubblica da scrivere. Rendi pubblica una partita nelle sue impostazioni, o tutte le nuove di un server con `/server public`.
cli-error-url = L’indirizzo { $value } non comincia con https:// o http://.
site-title = Partite
site-list = Elenco delle partite
site-step = Passo { $step } di { $steps }
site-first = Primo
site-back = Indietro
site-on = Avanti
site-last = Ultimo
site-happened = Che cosa è successo
site-words = Il tabellone come testo
site-turns = Turni
site-phases = Fasi
site-log = Cronaca
site-log-page = Cronaca, pagina { $page } di { $pages }
site-live = In corso
site-ended = Finita
site-next = Pagina successiva
site-previous = Pagina precedente
site-result = Risultato
