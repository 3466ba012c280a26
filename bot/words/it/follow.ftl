## Following matches and players

command-follow = Segui partite e giocatori: aggiornamenti a fine turno o fase
command-follow-match = Segui una partita
command-follow-player = Segui le partite di qualcuno che puoi vedere
command-follow-list = Guarda che cosa segui
command-follow-stop = Smetti di seguire qualcosa
param-follow-match = L'id della partita o un link al suo canale; se non lo indichi, quella di questo canale
param-follow-player = Di chi sono le partite
param-follow-where = Dove vuoi leggere gli aggiornamenti
param-every = Ogni quanto ricevi un aggiornamento
param-follow-what = Che cosa smettere di seguire; se non lo indichi, la partita di questo canale
follow-in-direct = messaggi diretti
follow-in-digest = un messaggio diretto al giorno
follow-in-thread = il thread di commento della partita
follow-every-turn = alla fine dei turni
follow-every-phase = alla fine delle fasi
follow-player = Giocatore { $id }
follow-begun = Ora segui { $what }. Aggiornamenti: { $where }.
follow-ended = Non lo segui più.
follow-line = - { $what } · { $where } · { $every }
follow-how-to-stop = /follow list mostra che cosa segui, con /follow stop smetti di seguirlo.
follow-called-off = La partita è stata annullata.
commentary-name = Commento: { $game }, { $players }
commentary-begun = Qui gli spettatori possono parlare della partita in { $where } mentre si gioca. I giocatori entrano alla fine.
refuse-follow-own = Giochi in questa partita, quindi non puoi seguirla.
refuse-follow-whom = Scegli un'altra persona da seguire.
refuse-follows-enough = Segui già { $most } partite e giocatori, che è il massimo.
refuse-follows-nothing = Non lo stai seguendo.
refuse-no-direct = Non posso mandarti messaggi diretti. Consentili per questo server e riprova tra un'ora, o scegli il thread di commento.
refuse-no-commentary = Non posso farti entrare nel thread di commento privato di questa partita. Scegli i messaggi diretti.
refuse-commentary-place = { $kind ->
    [forum] Questa partita è un post di un forum, e lì Discord non ha thread privati.
    [news] Questa partita è in un canale annunci, e lì Discord non ha thread privati.
   *[none] Il canale in cui è stata aperta questa partita non c'è più.
} Scegli i messaggi diretti.
refuse-commentary-permissions = Per il thread di commento mi manca un permesso in { $where }: { $permissions }. Chiedi a un moderatore, o scegli i messaggi diretti.

# Games to watch.
command-game-watch = Mostra le partite in corso su questo server che puoi guardare
watch-title = Partite da guardare
watch-none = Non ci sono partite in corso che puoi guardare.
watch-elsewhere = pubblica, in un canale che non puoi leggere
watch-begun = iniziata { $when }
button-follow = Segui
button-following = La segui già
