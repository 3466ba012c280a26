### Decisioni degli arbitri: /arbiter.

command-arbiter = Prendi decisioni nella partita di questo canale, come arbitro del server
command-arbiter-undo = Annulla l'ultima scelta, o tutto a partire da una scelta che indichi
command-arbiter-redo = Ripristina ciò che un arbitro ha annullato
command-arbiter-pause = Ferma gli orologi di questa partita
command-arbiter-resume = Fai ripartire gli orologi di questa partita
command-arbiter-extend = Dai più tempo a un giocatore, o a tutti
command-arbiter-replace = Dai il posto di un giocatore a qualcun altro o a un bot
command-arbiter-end = Chiudi questa partita senza vincitori
param-arbiter-reason = Perché; possono leggerlo tutti
param-arbiter-to = Da quale scelta in poi; se non la indichi, solo l'ultima
param-arbiter-hours = Quante ore
param-arbiter-player = Di chi è il posto
param-arbiter-by = Chi prende il posto; se non lo indichi, un bot
refuse-not-arbiter = Può farlo solo un arbitro di questo server. Chi può gestire il server ne sceglie il ruolo con /server arbiters.
refuse-arbiter-plays = Giochi in questa partita: deve decidere un altro arbitro.
refuse-paused = Gli orologi sono già fermi.
refuse-not-paused = Gli orologi non sono fermi.
refuse-seat-for-good = Questo posto è di un bot fino alla fine della partita.
refuse-removed = Un arbitro ti ha tolto da questa partita. Solo un arbitro può farti rientrare.
refuse-choose-listed = Scegli dall'elenco che appare mentre scrivi.

event-arbiter_undo = L'arbitro { $name } annulla le mosse barrate: { $reason }
event-arbiter_redo = L'arbitro { $name } ripristina le mosse annullate: { $reason }
event-arbiter_pause = L'arbitro { $name } ferma gli orologi: { $reason }
event-arbiter_resume = L'arbitro { $name } fa ripartire gli orologi: { $reason }
event-arbiter_extend = L'arbitro { $name } dà a { $player } { $hours ->
    [one] 1 ora in più
   *[other] { $hours } ore in più
}: { $reason }
event-arbiter_extend_all = L'arbitro { $name } dà a tutti { $hours ->
    [one] 1 ora in più
   *[other] { $hours } ore in più
}: { $reason }
event-arbiter_replace = L'arbitro { $name } assegna un posto a { $player }: { $reason }
event-arbiter_vacate = L'arbitro { $name } assegna il posto { $number } a un bot: { $reason }
event-arbiter_end = L'arbitro { $name } chiude la partita: { $reason }
