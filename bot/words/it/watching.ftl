## Guardare: chi può, seguire, la vetrina

param-public = Chi può guardare da fuori
param-delay = Ritardo per chi guarda da fuori
lobby-public-no = Spettatori: solo in questo canale
lobby-public-yes = Spettatori: partita pubblica, chiunque può seguirla
lobby-public-spotlight = Spettatori: partita pubblica, anche in vetrina
lobby-delay-none = Da fuori: subito
lobby-delay-hour = Da fuori: un’ora dopo
lobby-delay-day = Da fuori: un giorno dopo

command-server = Decidi ciò che vale per tutto il server
command-server-public = Scegli se le nuove partite del server sono pubbliche
param-server-public = Con che cosa cominciano le nuove partite; chi le apre può scegliere altro
server-public-done = Le nuove partite di questo server cominciano così: { $value }
refuse-not-server-manager = Serve il permesso «Gestisci server».

command-follow = Segui partite e giocatori: aggiornamenti a fine turno o fase
command-follow-match = Segui una partita
command-follow-player = Segui le partite di un giocatore, quelle che puoi vedere
command-follow-list = Guarda che cosa segui
command-follow-stop = Smetti di seguire qualcosa
param-follow-match = L’id della partita o un link al suo canale; senza, quella di questo canale
param-follow-player = Di chi sono le partite
param-follow-where = Dove leggi gli aggiornamenti
param-every = Ogni quanto arriva un aggiornamento
param-follow-what = Che cosa non seguire più; senza, la partita di questo canale
follow-in-direct = messaggi diretti
follow-in-digest = un messaggio diretto al giorno
follow-in-thread = il thread di commento della partita
follow-every-turn = alla fine dei turni
follow-every-phase = alla fine delle fasi
follow-title = { $game }: { $players }
follow-player = Giocatore { $id }
follow-begun = Ora segui { $what }. Aggiornamenti: { $where }.
follow-ended = Non lo segui più.
follow-line = - { $what } · { $where } · { $every }
follow-how-to-stop = /follow list mostra che cosa segui, /follow stop lo interrompe.
follow-called-off = La partita è stata annullata.
commentary-name = Commento: { $game }, { $players }
commentary-begun = Qui gli spettatori parlano della partita in { $where } mentre si gioca. I giocatori entrano quando è finita.
refuse-follow-own = Giochi in questa partita: chi gioca non può seguirla.
refuse-follow-whom = Scegli un’altra persona di cui seguire le partite.
refuse-follows-enough = Segui già { $most } partite e giocatori: di più non si può.
refuse-follows-nothing = Non lo stai seguendo.
refuse-no-direct = Non posso mandarti messaggi diretti. Consentili per questo server e richiedilo tra un'ora, oppure scegli il thread di commento.
refuse-no-commentary = Non posso farti entrare nel thread privato accanto a questa partita. Scegli i messaggi diretti.
refuse-commentary-place = { $kind ->
    [forum] Questa partita è un post di un forum, e lì Discord non ha thread privati.
    [news] Questa partita è in un canale annunci, e lì Discord non ha thread privati.
   *[none] Il canale in cui è stata aperta questa partita non c’è più.
} Scegli i messaggi diretti.
refuse-commentary-permissions = Per il thread di commento mi manca un permesso in { $where }: { $permissions }. Chiedi a un moderatore, o scegli i messaggi diretti.

command-spotlight = Guarda chi fa i migliori pronostici in vetrina
command-server-spotlight = Mostra in un canale i momenti migliori delle partite pubbliche, con pronostici
param-server-spotlight = Il canale della vetrina; senza, la vetrina finisce
server-spotlight-done = La vetrina è in { $where }: un momento al giorno, di partite pubbliche che lo permettono.
server-spotlight-ended = Questo server non ha più una vetrina.
spotlight-title = In vetrina
spotlight-how = Che cosa accadrà? Fai il tuo pronostico con un pulsante: nessuno lo vede prima della scelta, e fino ad allora puoi cambiarlo.
spotlight-closed = La scelta è fatta.
spotlight-predicted = Il tuo pronostico: { $answer }. Resta nascosto fino alla scelta.
spotlight-recap = In vetrina: com’è andata in { $what }
spotlight-answer = { $player } ha scelto: **{ $answer }**
spotlight-right = { $count ->
    [0] Nessuno aveva fatto pronostici.
    [one] { $right ->
        [0] L’unico pronostico era sbagliato.
       *[other] L’unico pronostico era giusto.
    }
   *[other] Pronostici giusti: { $right } su { $count }.
}
spotlight-void = A quella scelta non si è mai arrivati: nessun punto.
puzzle-title = Qual è la mossa migliore?
puzzle-how = Questa partita è finita. Che cosa sarebbe stato meglio? Rispondi con un pulsante: nessuno vede la tua risposta prima della soluzione, che arriva { $until }, e fino ad allora puoi cambiarla.
puzzle-closed = La soluzione è arrivata.
puzzle-predicted = La tua risposta: { $answer }. Resta nascosta fino alla soluzione.
puzzle-recap = La soluzione: { $what }
puzzle-solution = La migliore è: **{ $answer }**
puzzle-margin = Un giocatore computer che cerca la valuta { $points } punti più di “{ $second }”.
puzzle-played = Nella partita { $player } ha scelto: **{ $answer }**
button-puzzle-replay = Rivedi da qui
spotlight-scores = I migliori pronostici
spotlight-score = { $place }. { $user }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, giusti: { $right } su { $count }
refuse-spotlight-closed = È troppo tardi per questo pronostico.
refuse-spotlight-player = È una tua partita: chi ci gioca non può fare pronostici.
refuse-spotlight-no-scores = Qui nessuno ha ancora azzeccato un pronostico.
refuse-spotlight-channel = Non posso pubblicare immagini in { $where }.

## Mescolate che nessuno può scegliere

lobby-sealed = La sorte di questa partita è sigillata: { $commitment }…
seats-closed = I posti sono chiusi: { $players }. Dal sigillo `{ $commitment }` e dall’id di questo messaggio, che prima nessuno poteva conoscere, segue tutta la sorte di questa partita.
verify-closed = Vi entra l’id del messaggio che ha chiuso i posti, che nessuno poteva scegliere: { $where }
verify-not-closed = Nessun messaggio ha chiuso i posti di questa partita: la sua sorte segue dal solo seme.
cli-verify-closed = Vi entra l’id { $message } del messaggio che ha chiuso i posti, che nessuno poteva scegliere.
cli-verify-not-closed = Nessun messaggio ha chiuso i posti: le estrazioni seguono dal solo seme.
