### Il bot: comandi, tavolo d'attesa, carta del turno, risposte e rifiuti, per qualsiasi gioco.

## Comandi e parametri

command-game = Prepara, segui e gestisci le partite
command-game-join = Unisciti alla partita che cerca giocatori qui
command-game-leave = Lascia il tuo posto prima che la partita cominci
command-game-start = Comincia la partita con i giocatori presenti
command-game-board = Mostra di nuovo il tabellone e le tue opzioni
command-game-hand = Guarda le carte che hai in mano
command-game-describe = Leggi tutto il tavolo come testo
command-game-log = Leggi che cosa è successo finora, turno per turno
command-game-since = Guarda che cosa è successo dalla tua ultima mossa
command-game-why = Chiedi perché non puoi fare qualcosa
command-game-resign = Abbandona una partita in corso
command-game-export = Scarica la partita come file di testo
command-game-verify = Controlla che mescolate e dadi siano stati regolari
command-game-language = Scegli la lingua in cui parlo con te o su questo server
command-game-theme = Scegli l'aspetto dei tabelloni

param-game = Quale gioco
param-language = Quale lingua
param-theme = L'aspetto dei tabelloni
param-scope = Solo per te o per tutto il server

scope-me = Per me
scope-server = Per questo server
scope-match = Per questa partita

theme-day = Giorno
theme-night = Notte
theme-contrast = Alto contrasto
theme-large = Caratteri grandi
theme-set-me = Tabelloni che vedi solo tu: { $theme }.
theme-set-match = Tabelloni di questa partita, dal prossimo in poi: { $theme }.
refuse-unknown-theme = Non c'è un tema chiamato «{ $theme }». Scegline uno dall'elenco.
lobby-length = Di solito dura { $median }{ $varies ->
    [yes] ; metà delle ultime { $count } partite è durata tra { $lower } e { $upper }.
   *[no] , come quasi tutte le ultime { $count } partite.
}
lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Bot { $number }

## Pulsanti e menu

button-new = Nuova partita
button-new-game = Nuova partita: { $game }
button-leave = Esci
button-start = Comincia
button-cancel-lobby = Sì, annullala
button-cancel-ask = Chiedi agli altri
button-cancel-now = Annullala subito
button-computer = Aggiungi un bot
button-why = Perché non posso…?
button-undo = Annulla mossa
button-undo-all = Annulla tutto questo
button-move = La mia mossa
button-move-of = Mossa di { $player }
button-hand = La mia mano
button-board = Mostra il tabellone
button-describe = Come testo
button-reference = La riserva
menu-more = Altro…
button-log = Registro delle mosse
button-since = Che cosa mi sono perso?
button-agree = D'accordo
button-refuse = Rifiuta
button-resign = Abbandona…
button-resign-sure = Sì, abbandona
button-stay = Continua a giocare
button-resign-instead = Preferisco abbandonare…
button-cancel-instead = Preferisco annullare la partita…
button-keep = Non annullarla
button-help = Come si gioca
button-next = Pagina successiva
button-previous = Pagina precedente
button-earlier = Prima
button-later = Dopo
menu-choose = Scegli…
menu-choose-of = Scegli: { $options }
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
standing-turn = Turno { $turn }{ $about ->
    [0] {""}
   *[other] {" "}di circa { $about }
}
standing-leader = { $players } { $count ->
    [one] è in testa
   *[other] sono in testa
} con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
seat-left = { $player } (bot dal turno { $turn })
record-of-player = **{ $player }**: { $done }
record-more = { $count ->
    [one] C'è 1 altra riga in /game log.
   *[other] Ci sono altre { $count } righe in /game log.
}
record-times = { $done } ×{ $count }
card-made-for = { $line } *(automatico)*
card-made-because = { $line } *({ $why }: automatico)*
card-public-later = Il tabellone pubblico si aggiorna quando il turno passa, o quando ti fermi.
card-settled = { $how ->
    [order] A questa domanda ha risposto il tuo ordine.
    [chore] Questa domanda aveva una sola risposta sensata, perciò l’ho data io per te.
   *[other] A questa domanda è già stata data una risposta.
}
card-more-lines = { $count ->
    [one] C'è 1 riga precedente in /game log.
   *[other] Ci sono { $count } righe precedenti in /game log.
}
card-waiting = Aspettiamo { $players }.
card-private = { $count ->
    [one] { $players }, tocca a te. Premi **{ $button }**: le tue opzioni le vedrai solo tu.
   *[other] { $players } scelgono nello stesso momento. Premi **{ $button }**: le tue opzioni le vedrai solo tu.
}
card-no-reaction = Non hai carte adatte. Te lo chiedo lo stesso, così nessuno se ne accorge.
card-chore = Qui non c'è niente da scegliere: tra qualche secondo ci penso io.
card-in-words = Questa volta non sono riuscito a disegnare l'immagine; /game board ci riprova. Ecco il testo:
card-not-drawn = Non sono riuscito a disegnare questa immagine.
card-moved = La partita continua più sotto.
card-moved-away = La partita continua in { $where }.
card-arrived = Questa partita continua qui: { $players }
card-begun = La partita comincia: { $players }
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
log-empty = Non è ancora successo nulla.
log-truncated = Per la partita completa usa /game export.
since-title = Dalla tua ultima mossa ({ $when })
since-beginning = Dall'inizio della partita
since-turn = L'ultimo turno
since-look = Che cosa è successo da quando hai guardato l'ultima volta ({ $when })
since-nothing = Da allora non è successo nulla.
since-more = Ciò che è successo prima è in /game log.

## Perché no

why-choose = Scegli che cosa vorresti fare: ti dirò perché non puoi.
why-answer = **{ $option }**: { $reason }
why-nothing = In questo momento non devi decidere nulla.
why-everything = Qui non si può scegliere altro.

## Annullare

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

## Abbandonare, annullare la partita

resign-confirm = Vuoi abbandonare definitivamente? Un bot prende il tuo posto, gli altri continuano e tu finisci all’ultimo posto tra i giocatori umani.
resign-confirm-last = Vuoi abbandonare? La partita finisce qui.
resign-confirm-ends = Vuoi abbandonare definitivamente? La partita finisce e vince { $player }.
resign-confirm-series = Vuoi abbandonare questa partita? La vince { $player }. L’incontro continua con la prossima, se non è già deciso.
card-conceded = { $player } ha abbandonato: vince **{ $winner }**.
cancel-or-resign = Se annulli, la partita finisce per tutti. Per uscire solo tu, abbandona.
resign-or-cancel = Se abbandoni, esci solo tu. Per chiudere la partita per tutti, senza vincitori, annullala.
resign-or-cancel-duel = Se preferisci chiudere la partita senza un vincitore, annullala: serve l’accordo dell’altra persona.
resign-done = Hai abbandonato la partita. Grazie per aver giocato.
resign-done-series = Hai abbandonato questa partita. Se l’incontro non è deciso, la prossima comincia tra poco.
resign-kept = Bene, sei ancora in gioco.
cancel-confirm-lobby = Vuoi annullare questa partita? Chi si è già unito perde il posto.
cancel-confirm-leave = Ci sei solo tu: se esci, la partita viene annullata.
cancel-confirm = Vuoi annullare definitivamente questa partita? Nessuno vincerà.
cancel-confirm-others = Devono essere d'accordo: { $players }.
cancel-confirm-moderator = Con i permessi di moderazione puoi anche annullarla subito. Tutti vedranno chi l'ha fatto.
cancel-outdated = Questa richiesta non vale più.

## Registro, prova, lingua

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
language-set-me = D'ora in poi ti parlo in italiano.
language-set-server = D'ora in poi su questo server parlo italiano.
language-set-me-auto = Ti parlo di nuovo nella lingua del tuo Discord.
language-set-server-auto = Parlo di nuovo la lingua di questo server.

## Rifiuti: chi e dove

refuse-no-match = In questo canale non c'è nessuna partita. Aprine una con /game new.
refuse-no-live = Qui non c'è nessuna partita in corso.
refuse-channel-busy = In questo canale c'è già una partita. Aspetta che finisca, o usa un altro canale o thread.
refuse-not-a-player = Stai guardando questa partita: può farlo solo chi gioca.
refuse-no-hand = In questo gioco non ci sono carte in mano.
refuse-already-joined = Hai già un posto in questa partita.
refuse-own-undo = La richiesta è tua: decidono gli altri.
refuse-over = Questa partita è finita. Aprine un'altra con /game new.
refuse-cancelled = Questa partita è stata annullata.
card-decided = Gli organizzatori hanno deciso questa partita: { $places }
refuse-game-gone = Quella partita non è più qui.
refuse-secluded = Questa partita resta chiusa agli altri finché non ha finito l’ultimo tavolo del turno, perché tutti giocano la stessa smazzata.
refuse-left-server = Hai lasciato il server di quella partita e un bot gioca per te. Se torni sul server, riprendi il posto.
refuse-newer-match = Questa partita richiede una versione più recente di Provost. Non si perde nulla: continua quando torna quella versione.
refuse-damaged-match = I dati di questa partita sono danneggiati: non posso mostrarla né farti giocare. Tutte le altre continuano.
refuse-not-moderator = Per scegliere la lingua del server serve il permesso «Gestisci server».
refuse-only-in-servers = Posso far giocare sui server che mi hanno aggiunto, nei messaggi diretti con me e nelle chat di gruppo. Altrove Discord non mi lascia scrivere.

## Rifiuti: che cosa e quando

refuse-form = Questo scambio non funziona. Ognuno può dare al massimo { $most } risorse, di tipi diversi, per cui l'altro abbia posto.
refuse-not-your-move = Non tocca a te: aspettiamo { $players }.
refuse-stale = È già stato deciso. Ecco il tavolo com'è adesso.
refuse-other-game = In questo canale si gioca a { $game }: usa i comandi di quel gioco.
refuse-unknown-game = Non conosco un gioco chiamato «{ $game }». Conosco: { $games }.
refuse-unknown-button = Non riconosco questo pulsante. Forse viene da una versione precedente; /game board mostra il tavolo.
refuse-unknown-command = Questo comando non c'è più. Scrivi / per vedere quelli disponibili.
refuse-unknown-language = Non parlo «{ $language }». Parlo inglese, italiano e spagnolo.
refuse-too-fast = Non riesco a starti dietro. Aspetta qualche secondo, poi riprova.

## Rifiuti: che cosa il bot non può fare

refuse-missing-permissions = Qui non ho il permesso di farlo. Dammi questi permessi nel canale: { $permissions }.
permission-read_messages = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-attach_files = Allega file
permission-create_private_threads = Crea thread privati
refuse-archived = Questo thread è archiviato o bloccato. Chiedi a un moderatore di riaprirlo: la partita è al sicuro.
refuse-thread-closed = La tua scelta è stata salvata, ma questo thread per me è chiuso e in { $where } c'è un'altra partita. Chiedi a un moderatore di riaprirlo e pubblicherò lì il tavolo.
refuse-card-gone = La scheda precedente è stata cancellata: ne ho pubblicata una nuova.
refuse-not-saved = Non sono riuscito a salvare: non è cambiato nulla. Riprova tra un momento.
refuse-discord = Discord non l'ha accettato. Se hai fatto una scelta, è stata salvata; /game board mostra il tavolo.
refuse-withheld = Di recente Discord ha rifiutato troppe mie richieste, quindi questa non la mando. Riprova tra dieci minuti.
discord-refusal-title = Discord, o l’AutoMod di questo server, non ammette una parola del titolo.
discord-refusal-tag = Il forum richiede un tag per ogni post, ma non ne ha nessuno che io possa usare.
discord-refusal-permission = Lì non ho il permesso che serve.
discord-refusal-gone = Il canale non c’è più.
discord-refusal-threads = Questo server ha già tutti i thread aperti che Discord consente.
discord-refusal-other = Discord ha risposto «{ $failure }».
refuse-not-shown = La tua scelta è stata salvata, ma non sono riuscito a mostrarti il risultato. /game board mostra il tavolo.
refuse-not-posted = La tua scelta è stata salvata, ma Discord non mi lascia pubblicare il tavolo nel canale della partita. Quando sarà risolto, usa /game board lì.
refuse-group-waits = La tua scelta è stata salvata. La chat di gruppo la mostrerà quando qualcuno lì premerà un pulsante.
refuse-card-withheld = La tua scelta è stata salvata. Di recente qui Discord ha rifiutato troppi miei messaggi: la nuova scheda può tardare fino a dieci minuti.
refuse-unexpected = Qualcosa è andato storto da parte mia, e non è cambiato nulla. L'errore è stato registrato.

chart-chances = Probabilità di vittoria, turno per turno, in %
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
command-server = Impostazioni per tutto il server
command-server-public = Scegli se le nuove partite del server sono pubbliche
param-server-public = L'impostazione iniziale delle nuove partite; chi ne apre una può cambiarla
server-public-done = Le nuove partite di questo server ora partono così: { $value }
refuse-not-server-manager = Serve il permesso «Gestisci server».
follow-title = { $game }: { $players }
verify-closed = Le estrazioni usano anche l’id del messaggio che ha chiuso il tavolo, che nessuno poteva scegliere: { $where }
verify-not-closed = Nessun messaggio ha chiuso il tavolo di questa partita: le estrazioni derivano solo dal seme.
cli-verify-closed = Le estrazioni usano anche l’id { $message } del messaggio che ha chiuso il tavolo, che nessuno poteva scegliere.
cli-verify-not-closed = Nessun messaggio ha chiuso il tavolo: le estrazioni derivano solo dal seme.
