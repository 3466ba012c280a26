## Il giorno e la sua partita

command-daily = Gioca la sfida di oggi: il finale di una partita contro i bot, uguale per tutti
daily-title = Sfida del giorno: { $game }
daily-about = Una partita a { $seats } sta per cominciare il turno { $turn }. Se la finiscono i bot, il tuo posto arriva secondo. Sai fare di meglio?
daily-same = Oggi tutti giocano questa stessa posizione, contro gli stessi bot e con la stessa fortuna.
daily-rules = Giochi fino alla fine: circa { $turns } turni, a volte qualcuno in più, in 5-15 minuti. Hai un solo tentativo, e le mosse non si annullano.
daily-private = Solo tu vedi la tua partita fino alla fine della giornata, alle { $when } ({ $until }). Un tentativo non ancora finito a quell'ora non conta.
daily-no-undo = Le mosse non si annullano: questo è il tentativo che conta. La giornata finisce { $when }.
daily-score = { $how ->
    [won] vince di { $margin }
    [tied] in testa a pari merito
   *[lost] perde di { $margin }
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
daily-standing = Punti finora: { $scores }
daily-final = Punteggio finale: { $scores }
daily-seat = { $player }: { $points }
daily-streak = Serie: { $days } giorni
daily-best = Il tuo miglior risultato finora: { $score }
daily-won = Vinci di { $margin ->
    [one] 1 punto
   *[other] { $margin } punti
}, con { $points }!
daily-tied = Arrivi in testa a pari merito, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
daily-lost = Perdi di { $margin ->
    [one] 1 punto
   *[other] { $margin } punti
}, con { $points }.
daily-cut-off = La sfida finisce qui, dopo { $turns } turni.
daily-bots = La miglior linea dei bot: { $score }
daily-beat = Hai fatto meglio della miglior linea dei bot!
daily-matched = Hai fatto bene quanto la miglior linea dei bot.
daily-bots-line = Bot
daily-comparing = Confronto ogni tua scelta con la migliore che trova un bot. Ci vuole qualche secondo…
daily-not-compared = Non sono riuscito a confrontare le tue scelte. Scrivi `/daily` per riprovare.
daily-mark-good = alla pari
daily-mark-fair = un po' peggio
daily-mark-poor = molto peggio
daily-alt = { $title }, { $day }: { $good } scelte su { $choices } valgono quanto quelle del bot
daily-copy = Condividi senza spoiler: una riga per turno, ogni scelta confrontata con la migliore che trova un bot. Copialo da qui:
daily-shared = **{ $player }** ha giocato la sfida di oggi, il finale di una partita contro i bot: { $good } scelte su { $choices } valgono quelle di un bot. Una riga per turno:
daily-yesterday = Ieri su questo server
daily-yesterday-direct = Ieri
daily-ranked-by = Conta il distacco dal miglior avversario, poi i punti.
daily-unfinished = Qui non l'ha finita nessuno.
daily-direct = Scrivi `/daily` su un server per vederne la classifica.
daily-place = **{ $place }.** { $player }: { $score }
daily-step = Scelta { $step } di { $steps }
daily-step-end = La fine, dopo { $steps } scelte
daily-choice = { $mark ->
    [good] Hai scelto **{ $picks }**. Un bot non trova niente di meglio.
    [fair] Hai scelto **{ $picks }**, un po' peggio di **{ $best }**.
   *[poor] Hai scelto **{ $picks }**, molto peggio di **{ $best }**.
}
daily-best-unknown = ciò che sceglierebbe un bot
daily-open = { $title }: il tuo tentativo è ancora aperto. La giornata finisce { $when }. Scrivi `/daily` per continuare.
button-daily-begin = Comincia
button-daily-share = Condividi in questo canale
button-daily-choices = Rivedi le mie scelte
button-daily-play = Gioca anche tu
button-daily-best = Rivedi la linea migliore
menu-daily-lines = Rivedi la linea di qualcuno…
refuse-daily-over = Quella giornata è finita. Scrivi `/daily` per la nuova sfida.
refuse-daily-stale = La tua partita è andata avanti. Usa il suo messaggio più recente o scrivi `/daily`.
refuse-daily-secret = Resta segreto fino alla fine della giornata.
refuse-daily-gone = Non ce l'ho più.
refuse-daily-not-ready = La sfida di oggi non è pronta. Riprova tra un minuto.
