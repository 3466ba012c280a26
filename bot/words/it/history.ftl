### The log, the last moves, the record and its proof: /game log, since, export, verify.

command-game-log = Leggi che cosa è successo finora, turno per turno
command-game-since = Guarda che cosa è successo dalla tua ultima mossa
command-game-export = Scarica la partita come file di testo
command-game-verify = Controlla che mescolate e dadi siano stati regolari
button-log = Registro delle mosse
button-since = Che cosa mi sono perso?
button-earlier = Prima
button-later = Dopo
log-title = Che cosa è successo (pagina { $page } di { $pages })
log-empty = Non è ancora successo nulla.
log-truncated = Per la partita completa usa /game export.
since-title = Dalla tua ultima mossa ({ $when })
since-beginning = Dall'inizio della partita
since-turn = L'ultimo turno
since-look = Che cosa è successo da quando hai guardato l'ultima volta ({ $when })
since-nothing = Da allora non è successo nulla.
since-more = Ciò che è successo prima è in /game log.

export-running = Ecco la partita fin qui. Il seme e tutto ciò che gli altri non possono vedere restano sigillati fino alla fine.
export-done = Ecco tutta la partita. Chi ha installato Provost può rivederla con «provost replay».
verify-running = Il sigillo delle mescolate è { $commitment }. A fine partita mostrerò il seme.
verify-proven = Verificato: { $count ->
    [one] l'unica estrazione
   *[other] tutte le { $count } estrazioni
} di questa partita { $count ->
    [one] deriva
   *[other] derivano
} dal seme { $seed }, che corrisponde al sigillo { $commitment }.
verify-failed = Non verificato: la riga { $line } non deriva dal seme sigillato.
verify-seal-broken = Non verificato: il seme non corrisponde al sigillo { $commitment }.
button-export = Esporta
verify-closed = Le estrazioni usano anche l'id del messaggio che ha chiuso il tavolo, che nessuno poteva scegliere: { $where }
verify-not-closed = Nessun messaggio ha chiuso il tavolo di questa partita: le estrazioni derivano solo dal seme.
