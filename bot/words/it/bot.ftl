### Il bot: comandi, tavolo d'attesa, carta del turno, risposte e rifiuti, per qualsiasi gioco.

## Comandi e parametri

command-game = Prepara, segui e gestisci le partite
command-game-join = Siediti alla partita che cerca giocatori qui
command-game-leave = Lascia il tuo posto prima che la partita cominci
command-game-start = Comincia la partita con i giocatori presenti
command-game-board = Mostra di nuovo il tabellone e le scelte
command-game-hand = Guarda le carte che hai in mano
command-game-describe = Ricevi tutto il tavolo a parole
command-game-log = Leggi che cosa è successo finora, turno per turno
command-game-since = Leggi che cosa è successo dalla tua ultima mossa
command-game-why = Chiedi perché qualcosa non si può fare
command-game-resign = Abbandona una partita in corso
command-game-export = Ricevi il verbale della partita come file di testo
command-game-verify = Controlla che il caso non sia stato manipolato
command-game-language = Scegli la lingua delle tue risposte o di questo server
command-game-theme = Scegli l'aspetto dei tabelloni

param-game = Quale gioco
param-lines = Quante righe mostrare
param-language = La lingua
param-theme = L'aspetto dei tabelloni
param-scope = Solo per te o per tutto il server

scope-me = Per me
scope-server = Per questo server
scope-match = Per questa partita

theme-day = Di giorno
theme-night = Di notte
theme-contrast = Alto contrasto
theme-large = Caratteri grandi
theme-set-me = Tabelloni che vedi solo tu: { $theme }.
theme-set-match = Tabelloni di questa partita, dal prossimo in poi: { $theme }.
refuse-unknown-theme = Non ho un aspetto chiamato «{ $theme }». Scegline uno dall'elenco.
lobby-length = Di solito dura { $median }{ $varies ->
    [yes] ; metà delle ultime { $count } partite è durata da { $lower } a { $upper }.
   *[no] , come quasi tutte le ultime { $count } partite.
}
lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Computer { $number }

## Pulsanti e menu

button-new = Nuova partita
button-new-game = Nuova partita: { $game }
button-leave = Esci
button-start = Comincia
button-cancel-lobby = Sì, annullala
button-cancel-ask = Chiedi agli altri
button-cancel-now = Annullala subito
button-computer = Aggiungi un giocatore computer
button-why = Perché non posso…?
button-undo = Annulla mossa
button-undo-all = Annulla tutto
button-move = La mia mossa
button-move-of = Mossa di { $player }
button-hand = La mia mano
button-board = Mostra il tabellone
button-describe = A parole
button-reference = La riserva
button-since = Dalla mia mossa
button-agree = D'accordo
button-refuse = Rifiuta
button-resign = Sì, abbandona
button-stay = Continua a giocare
button-keep = Tieni la partita
button-help = Come si gioca
button-next = Pagina seguente
button-previous = Pagina precedente
button-earlier = Prima
button-later = Dopo
menu-choose = Scegli…
menu-group = { $group }…
menu-part = { $group } ({ $part } di { $parts })…
menu-why = Che cosa vorresti fare?{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } di { $parts })
}
menu-why-later = Più avanti nel turno{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } di { $parts })
}…

## Carta del turno

card-title = { $game } · { $turn }
card-made-for = { $line } *(risposto per { $player })*
card-more-lines = { $count ->
    [one] 1 riga precedente è in /game log.
   *[other] { $count } righe precedenti sono in /game log.
}
card-waiting = Si attende: { $players }.
card-private = { $count ->
    [one] Le scelte sono solo per { $players }: premi **{ $button }**.
   *[other] { $players } scelgono nello stesso momento, ognuno in privato: premi **{ $button }**.
}
card-no-reaction = Non hai carte adatte. La domanda arriva lo stesso, così nessuno può capirlo.
card-in-words = Questa volta non sono riuscito a disegnare l'immagine; /game board ci riprova. In parole:
card-not-drawn = Questo non sono riuscito a disegnarlo.
card-moved = Si continua più sotto.
card-moved-away = Si continua in { $where }.
card-arrived = Questa partita ora continua qui: { $players }
card-begun = Questa partita comincia: { $players }
card-recap = Tutta la partita, turno per turno
card-over = La partita è finita
card-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
card-source = { $source } { $points }

## Risposte

answer-done = Fatto.
hand-title = La tua mano

## Seguire le partite

log-title = Che cosa è successo (pagina { $page } di { $pages })
log-line = { $number }. { $line }
log-empty = Non è ancora successo nulla.
log-truncated = Il verbale completo: /game export
since-title = Dalla tua ultima mossa ({ $when })
since-beginning = Dall'inizio della partita
since-nothing = Da allora non è successo nulla.
since-more = Ciò che è successo prima si trova in /game log.

## Perché no

why-choose = Scegli che cosa vorresti fare: ti dirò che cosa lo impedisce.
why-answer = **{ $option }**: { $reason }
why-nothing = In questo momento non devi decidere nulla, quindi non c'è nulla da spiegare.
why-everything = Qui non si può scegliere altro.

## Annullare

undo-done = Annullato.
undo-confirm = Si annulla tutto questo, anche ciò che altri hanno fatto nel frattempo:
undo-asked = { $player } vorrebbe annullare { $steps ->
    [one] l'ultima mossa
   *[other] le ultime { $steps } mosse
}. { $players }, siete d'accordo?
undo-waiting = La richiesta è stata inviata. La mossa sarà annullata appena gli altri sono d'accordo.
undo-agreed = { $player } è d'accordo; manca la risposta di: { $players }.
undo-refused = { $player } non è d'accordo; la partita continua così com'è.
undo-outdated = La partita è andata avanti: questa richiesta non vale più.
undo-too-often = In questa partita hai annullato { $most } volte: di più non posso ricordarne. Continua da qui.

## Abbandonare, annullare la partita

resign-confirm = Abbandonare per sempre? Un giocatore computer prende il tuo posto, gli altri continuano, e tra le persone arrivi per ultimo.
resign-confirm-ends = Abbandonare per sempre? La partita finisce e vince { $player }.
card-conceded = { $player } ha abbandonato: vince **{ $winner }**.
resign-done = Hai abbandonato la partita. Grazie per aver giocato.
resign-kept = Bene: sei ancora in gioco.
cancel-confirm-lobby = Annullare questa partita? Chi si è già unito perde il posto.
cancel-confirm-leave = Ci sei solo tu: se esci, la partita è annullata.
cancel-confirm = Annullare definitivamente questa partita? Non la vince nessuno.
cancel-confirm-others = Devono essere d'accordo: { $players }.
cancel-confirm-moderator = Chi modera può anche annullarla subito; tutti vedranno chi è stato.
cancel-outdated = Questa richiesta non è più valida.

## Verbale, prova, lingua

export-running = Il verbale fin qui. Il seme e tutto ciò che è nascosto agli altri restano sigillati fino alla fine della partita.
export-done = Il verbale della partita; chiunque può ripercorrerlo con «provost replay».
verify-running = Sigillo: { $commitment }. Il seme si vedrà alla fine della partita.
verify-proven = Dimostrato: { $count ->
    [one] l'unica estrazione
   *[other] le { $count } estrazioni
} di questa partita { $count ->
    [one] deriva
   *[other] derivano
} dal seme { $seed }, che corrisponde al sigillo { $commitment }.
verify-failed = Non dimostrato: la riga { $line } non deriva dal seme sigillato.
verify-seal-broken = Non dimostrato: il seme mostrato non corrisponde al sigillo { $commitment }.
language-set-me = D'ora in poi ti rispondo in italiano.
language-set-server = D'ora in poi su questo server parlo italiano.
language-set-me-auto = Ti rispondo di nuovo nella lingua del tuo Discord.
language-set-server-auto = Parlo di nuovo la lingua di questo server.

## Rifiuti: chi e dove

refuse-no-match = In questo canale non c'è nessuna partita. Aprine una con /game new.
refuse-no-live = Qui non c'è nessuna partita in corso.
refuse-channel-busy = In questo canale c'è già una partita. Concludi quella, oppure usa un altro canale o thread.
refuse-not-a-player = Stai guardando questa partita; può farlo solo chi gioca.
refuse-no-hand = In questo gioco nessuno ha carte in mano.
refuse-already-joined = Hai già un posto in questa partita.
refuse-own-undo = Questa è la tua richiesta; decidono gli altri.
refuse-over = Questa partita è finita. Aprine un'altra con /game new.
refuse-cancelled = Questa partita è stata annullata.
refuse-game-gone = Quella partita non è più qui.
refuse-left-server = Non fai più parte del server di quella partita. Il tuo posto è di un giocatore computer; se torni nel server, lo riprendi.
refuse-newer-match = Questa partita appartiene a una versione più recente del bot. Nulla va perduto: si riprende quando torna quella versione.
refuse-damaged-match = I dati salvati di questa partita sono danneggiati, quindi non si può mostrare né giocare. Tutte le altre partite continuano.
refuse-not-moderator = Per scegliere la lingua del server serve il permesso «Gestisci server».
refuse-only-in-servers = Si gioca nei canali di un server, non nei messaggi privati.

## Rifiuti: che cosa e quando

refuse-not-your-move = Non tocca a te; si attende: { $players }.
refuse-stale = È già stato deciso; ecco il tavolo com'è adesso.
refuse-other-game = In questo canale si gioca a { $game }: usa il suo comando.
refuse-unknown-game = Non conosco un gioco chiamato «{ $game }». Conosco: { $games }.
refuse-unknown-button = Non riconosco questo pulsante. Forse viene da una versione precedente; /game board mostra il tavolo.
refuse-unknown-command = Non conosco più questo comando. Scrivi / per vedere quelli che conosco.
refuse-unknown-language = Non parlo «{ $language }». Parlo inglese, italiano e spagnolo.
refuse-too-fast = Troppo in fretta per me. Aspetta qualche secondo, poi riprova.

## Rifiuti: che cosa il bot non può fare

refuse-missing-permissions = Qui non ho il permesso di farlo. Concedimi in questo canale: { $permissions }.
permission-read_messages = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-attach_files = Allega file
permission-create_private_threads = Crea thread privati
refuse-archived = Questo thread è archiviato o bloccato. Chiedi a un moderatore di riaprirlo; la partita è conservata.
refuse-thread-closed = La tua scelta è al sicuro, ma questo thread per me è chiuso e in { $where } c'è un'altra partita. Chiedi a un moderatore di riaprire il thread; poi il tavolo comparirà.
refuse-card-gone = La scheda precedente è stata eliminata: ne ho pubblicata una nuova.
refuse-not-saved = Non è stato possibile salvare, quindi nulla è cambiato. Riprova tra un momento.
refuse-discord = Discord non l'ha accettato. Se hai fatto una scelta, è al sicuro; /game board mostra il tavolo.
refuse-withheld = Discord ha rifiutato troppe mie richieste negli ultimi minuti, quindi questa non la mando. Riprova tra dieci minuti.
discord-refusal-title = Discord, o l’AutoMod di questo server, non ammette una parola del titolo.
discord-refusal-tag = Il forum non accetta post senza tag e non ne ha che io possa usare.
discord-refusal-permission = Lì mi manca un permesso.
discord-refusal-gone = Il canale non c’è più.
discord-refusal-threads = Questo server ha tutti i thread aperti che Discord permette.
discord-refusal-other = Discord ha risposto “{ $failure }”.
refuse-not-shown = La tua scelta è al sicuro, ma non sono riuscito a mostrarti che cosa ne è seguito; /game board mostra il tavolo.
refuse-not-posted = La tua scelta è al sicuro, ma Discord non mi lascia pubblicare il tavolo nel canale della partita. Quando sarà risolto, usa /game board lì e arriverà.
refuse-card-withheld = La tua scelta è al sicuro. Discord ha rifiutato troppi miei messaggi qui negli ultimi minuti, quindi la nuova scheda arriva un po' più tardi, entro una decina di minuti.
refuse-unexpected = Qualcosa è andato storto da parte mia, e nulla è cambiato. Ne ho preso nota.

chart-chances = Probabilità di vincere per turno, in %
button-result = Risultato
button-rematch = Rivincita
button-export = Esporta
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

lobby-public-no = Spettatori: solo in questo canale
lobby-public-yes = Spettatori: partita pubblica, chiunque può seguirla
lobby-public-spotlight = Spettatori: partita pubblica, anche in vetrina
command-server = Decidi ciò che vale per tutto il server
command-server-public = Scegli se le nuove partite del server sono pubbliche
param-server-public = Con che cosa cominciano le nuove partite; chi le apre può scegliere altro
server-public-done = Le nuove partite di questo server cominciano così: { $value }
refuse-not-server-manager = Serve il permesso «Gestisci server».
follow-title = { $game }: { $players }
verify-closed = Vi entra l’id del messaggio che ha chiuso i posti, che nessuno poteva scegliere: { $where }
verify-not-closed = Nessun messaggio ha chiuso i posti di questa partita: la sua sorte segue dal solo seme.
cli-verify-closed = Vi entra l’id { $message } del messaggio che ha chiuso i posti, che nessuno poteva scegliere.
cli-verify-not-closed = Nessun messaggio ha chiuso i posti: le estrazioni seguono dal solo seme.
