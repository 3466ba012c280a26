### Refusals that are not about one command, permissions, and what Discord refused.

refuse-no-match = In questo canale non c'è nessuna partita. Aprine una con /game new.
refuse-no-live = Qui non c'è nessuna partita in corso.
refuse-not-a-player = Stai guardando questa partita: può farlo solo chi gioca.
refuse-over = Questa partita è finita. Aprine un'altra con /game new.
refuse-game-gone = Quella partita non è più qui.
refuse-secluded = Questa partita resta chiusa agli altri finché non ha finito l'ultimo tavolo del turno, perché tutti giocano la stessa smazzata.
refuse-left-server = Hai lasciato il server di quella partita e un bot gioca per te. Se torni sul server, riprendi il posto.
refuse-newer-match = Questa partita richiede una versione più recente di Provost. Non si perde nulla: continua quando torna quella versione.
refuse-damaged-match = I dati di questa partita sono danneggiati: non posso mostrarla né farti giocare. Tutte le altre continuano.
refuse-only-in-servers = Posso far giocare sui server che mi hanno aggiunto, nei messaggi diretti con me e nelle chat di gruppo. Altrove Discord non mi lascia scrivere.

refuse-not-your-move = Non tocca a te: aspettiamo { $players }.
refuse-stale = È già stato deciso. Ecco il tavolo com'è adesso.
refuse-other-game = In questo canale si gioca a { $game }: usa i comandi di quel gioco.
refuse-unknown-game = Non conosco un gioco chiamato «{ $game }». Conosco: { $games }.
refuse-unknown-button = Non riconosco questo pulsante. Forse viene da una versione precedente; /game board mostra il tavolo.
refuse-unknown-command = Questo comando non c'è più. Scrivi / per vedere quelli disponibili.
refuse-too-fast = Non riesco a starti dietro. Aspetta qualche secondo, poi riprova.

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
discord-refusal-title = Discord, o l'AutoMod di questo server, non ammette una parola del titolo.
discord-refusal-tag = Il forum richiede un tag per ogni post, ma non ne ha nessuno che io possa usare.
discord-refusal-permission = Lì non ho il permesso che serve.
discord-refusal-gone = Il canale non c'è più.
discord-refusal-threads = Questo server ha già tutti i thread aperti che Discord consente.
discord-refusal-other = Discord ha risposto «{ $failure }».
refuse-not-shown = La tua scelta è stata salvata, ma non sono riuscito a mostrarti il risultato. /game board mostra il tavolo.
refuse-not-posted = La tua scelta è stata salvata, ma Discord non mi lascia pubblicare il tavolo nel canale della partita. Quando sarà risolto, usa /game board lì.
refuse-group-waits = La tua scelta è stata salvata. La chat di gruppo la mostrerà quando qualcuno lì premerà un pulsante.
refuse-card-withheld = La tua scelta è stata salvata. Di recente qui Discord ha rifiutato troppi miei messaggi: la nuova scheda può tardare fino a dieci minuti.
refuse-unexpected = Qualcosa è andato storto da parte mia, e non è cambiato nulla. L'errore è stato registrato.

permission-embed_links = Incorpora link
permission-read_message_history = Leggi la cronologia dei messaggi
permission-create_public_threads = Crea thread pubblici
permission-create_events = Crea eventi
