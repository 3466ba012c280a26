### Undo and redo: /game undo.

command-game-undo = Annulla la tua ultima scelta o il turno, o ripristina ciò che hai annullato
param-undo = Che cosa annullare; se non lo indichi, l'ultima scelta
undo-what-undo = La mia ultima scelta
undo-what-turn = Tutte le mie scelte dall'ultima di un altro giocatore
undo-what-redo = Ripristina ciò che ho annullato
undo-redone = Ripristinato.
button-turn = Annulla di più
button-redo = Ripristina
menu-undo-to = Annulla fin qui…
reason-nothing_to_redo = Non c'è nulla da ripristinare. Si può fare solo finché nessuno fa un'altra scelta.
event-redone = { $player } ripristina le mosse annullate.
event-undone_by_arbiter = Un arbitro annulla le mosse barrate.
event-redone_by_arbiter = Un arbitro ripristina le mosse annullate.

button-undo = Annulla mossa
button-undo-all = Annulla tutto questo
undo-done = Annullato.
undo-confirm = Vuoi annullare questo, e tutto ciò che è successo dopo? Finché non premi il pulsante non si annulla nulla.
undo-asked = { $player } vorrebbe annullare { $steps ->
    [one] l'ultima mossa
   *[other] le ultime { $steps } mosse
}. Va bene, { $players }?
undo-waiting = Ho chiesto agli altri. Annullerò appena tutti saranno d'accordo.
undo-agreed = { $player } è d'accordo. Manca la risposta di: { $players }.
undo-refused = { $player } non è d'accordo: la partita continua così com'è.
undo-outdated = La partita è andata avanti: questa richiesta non vale più.
undo-too-often = In questa partita hai già annullato { $most } volte, che è il massimo. Continua da qui.

refuse-own-undo = La richiesta è tua: decidono gli altri.
