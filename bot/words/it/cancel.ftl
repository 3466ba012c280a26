### Cancelling a lobby or a game: /game cancel.

button-cancel-lobby = Sì, annullala
button-cancel-ask = Chiedi agli altri
button-cancel-now = Annullala subito
button-keep = Non annullarla
cancel-or-resign = Se annulli, la partita finisce per tutti. Per uscire solo tu, abbandona.
cancel-confirm-lobby = Vuoi annullare questa partita? Chi si è già unito perde il posto.
cancel-confirm-leave = Ci sei solo tu: se esci, la partita viene annullata.
cancel-confirm = Vuoi annullare definitivamente questa partita? Nessuno vincerà.
cancel-confirm-event = È un incontro di un torneo: gli organizzatori decideranno poi come si prosegue.
cancel-confirm-others = Devono essere d'accordo: { $players }.
cancel-confirm-moderator = Con i permessi di moderazione puoi anche annullarla subito. Tutti vedranno chi l'ha fatto.
cancel-outdated = Questa richiesta non vale più.

refuse-cancelled = Questa partita è stata annullata.

command-game-cancel = Annulla per tutti la partita di questo canale
cancel-done = La partita è annullata.
cancel-asked = { $player } vorrebbe annullare definitivamente questa partita. Va bene, { $players }? Intanto si continua a giocare.
cancel-waiting = Ho chiesto agli altri. La partita sarà annullata appena tutti saranno d'accordo.
cancel-granted = Tutti d'accordo: la partita è annullata.
cancel-kept = Bene, la partita continua.
refuse-not-host-or-moderator = Può farlo solo { $player }, che ha aperto la partita, o un moderatore.
refuse-not-moderator-here = Può farlo solo un moderatore: serve il permesso «Gestisci messaggi».
