### La riga di comando: aiuto, risposte ed errori.

## Aiuto

cli-about = Provost: un bot per Discord per giochi da tavolo impegnativi, ognuno con i propri tempi.
cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo testo ed esce
cli-version = stampa la versione ed esce
cli-run = avvia il bot su Discord
cli-health = dice se il bot in funzione è connesso a Discord
cli-setup = prepara il bot: token, link d'invito, primo server
cli-doctor = cerca che cosa non va e dice come rimediare
cli-backup = fa una copia in una cartella, la prova ed elimina quelle vecchie
cli-sandbox = prova il vero bot in un Discord simulato nel browser, senza token
cli-lab = misura, allena e simula: per chi lavora al bot
cli-lab-lesson = stampa i passi della lezione di un gioco con i loro testi
cli-selfplay = fa giocare partite intere ai bot
cli-record = stampa il registro di una partita giocata dal computer
cli-lab-arena = fa giocare i bot l'uno contro l'altro e li misura
cli-lab-train = allena i bot di un gioco
cli-replay = rivede un registro e stampa come finisce
cli-lab-analyse = dice come si è decisa una partita registrata: probabilità di vittoria per turno e svolte
cli-lab-annotate = gioca una partita di maestri e la scrive turno per turno, con motivi, probabilità di vittoria e svolte
cli-render = disegna il tabellone di un registro
cli-verify = confronta il registro di una partita finita con il suo seme sigillato
cli-agent = gioca partite con il programma che chiama questo comando
cli-event-simulate = svolge un evento con risultati inventati e ne stampa le cifre
cli-lab-duplicate = confronta il punteggio duplicato e quello normale con tornei di bot
cli-lab-bench = misura la velocità di tutto
cli-db = gestisce il database
cli-db-check = controlla tutto il file
cli-db-backup = copia il database, anche mentre il bot è in funzione
cli-db-restore = mette una copia di riserva al posto del database
cli-db-export = stampa le partite come JSON, una per riga
cli-db-copy = copia il database in un nuovo file o in un database PostgreSQL vuoto
cli-db-forget = cancella un utente, o tutto di un server, mentre nessun bot è attivo
cli-option-db = il file del database, o l'indirizzo postgresql:// di un database
cli-option-db-file = il file del database
cli-option-token-file = un file che contiene il token del bot (altrimenti DISCORD_TOKEN)
cli-option-token-kept = dove mettere il token
cli-option-user-lobbies = quante partite in attesa di giocatori può avere un utente
cli-option-server-games = quante partite, in attesa o in corso, può avere un server
cli-option-to = la cartella delle copie
cli-option-daily = quante copie giornaliere conservare; 7 se omesso
cli-option-weekly = quante copie settimanali conservare; 4 se omesso
cli-option-monthly = quante copie mensili conservare; 6 se omesso
cli-option-backup-to = fa ogni giorno una copia in questa cartella e la prova
cli-option-health-port = una porta di questo solo computer per /healthz e /readyz
cli-option-metrics-port = una porta di questo solo computer per /metrics, come lo legge Prometheus
cli-option-web = un indirizzo, come 127.0.0.1:8080, per le pagine delle partite pubbliche, dietro un proxy
cli-option-web-url = dove la gente trova quelle pagine, come https://example.org
cli-option-web-title = il titolo di quelle pagine; il nome del server, se ne mostrano uno solo
cli-option-log-format = il formato del log: text, oppure json con un oggetto per riga
cli-option-standby = aspetta, già connesso, finché un altro Provost usa questo database, e ne prende il posto quando finisce
cli-option-port = la porta della pagina; se manca, quella dell'ultimo avvio con lo stesso database, o una libera qualsiasi
cli-option-players = quanti giocatori
cli-option-viewers = tra quanti giocatori si può passare, da 1 a 24
cli-option-no-browser = non apre il browser
cli-option-game = il nome del gioco
cli-option-seats = quanti giocatori; se manca, quanti ne permette il gioco
cli-option-trained-seats = quanti giocatori, numeri separati da virgole; tutti quelli che il gioco ammette se manca
cli-option-games = quante partite
cli-option-seed = il numero da cui derivano caso e scelte
cli-option-first-seed = il numero da cui derivano caso e scelte; la partita dopo usa il numero successivo
cli-option-tables = quanti tavoli
cli-option-format = il formato dell'evento
cli-option-tournaments = quanti tornei di ciascun tipo
cli-option-deals = quante distribuzioni giocare
cli-option-half = quali distribuzioni usare: all (tutte), even (pari) o odd (dispari)
cli-option-lapses = percentuali di risposte a caso dei livelli di forza, dal più debole
cli-option-pool = un file che conserva le partite; quelle che mancano vengono giocate e aggiunte
cli-option-table = quanti siedono a un tavolo
cli-option-rounds = quanti turni, batterie o stagioni; senza, quanti convengono ai giocatori
cli-option-boards = quanti giocatori ha una squadra
cli-option-field = i livelli a un tavolo, uno per posto: random, builder, apprentice, journeyman, master
cli-option-simulations = quante volte si prova ogni scelta e si gioca ogni posizione fino alla fine; 48 se manca
cli-option-master = quante simulazioni ha un maestro per una decisione; 48 se manca
cli-option-agent = un programma al tavolo, come NOME=COMANDO; il nome va in --field (si può ripetere)
cli-option-agent-seconds = i secondi che un programma ha per rispondere
cli-option-against = un file di pesi contro cui giocare mentre si impara, oltre a quelli da cui si prosegue (si può ripetere)
cli-option-weights = un master con i pesi di un file, come NOME=FILE; il nome va in --field (si può ripetere)
cli-option-refit = tieni i pesi attuali e adatta solo la valutazione, su questo numero di partite veloci
cli-option-continued = un file di pesi da cui proseguire; quelli attuali se manca
cli-option-further = da quante altre partite veloci imparano i pesi attuali
cli-option-rate = quanto in fretta imparano da una partita, in millesimi
cli-option-opponents = il livello degli altri giocatori
cli-option-imitated = quante simulazioni ha per una decisione la ricerca che viene imitata; 24 se manca
cli-option-puzzles = stampa invece le scelte con una sola risposta chiaramente migliore
cli-option-sprt = fermarsi appena un test sequenziale ha deciso se il primo livello è più forte degli altri di tanti Elo
cli-option-by-seat = stampa invece quanto spesso vince ogni posto, con queste opzioni e con ogni altro valore di una
cli-option-minutes = quanti minuti di lavoro
cli-option-cards = un file che corregge i valori delle carte di Catan
cli-option-options = regole, come nome=valore, separate da virgole
cli-option-trained-options = regole, come nome=valore, separate da virgole; le altre cambiano da partita a partita
cli-option-policy = come scelgono i bot: random a caso, builder per fare punti
cli-option-check = verifica ogni invariante a ogni passo
cli-option-json = stampa JSON, un oggetto per riga
cli-option-file = il file da leggere
cli-option-copy = il file della copia di riserva
cli-option-source = il database da copiare: un file o un indirizzo postgresql://
cli-option-target = dove: un nuovo file o l'indirizzo postgresql:// di un database vuoto
cli-option-out = il file da scrivere
cli-option-folder = la cartella da scrivere
cli-option-instead = un nuovo file da scrivere invece dell'uscita standard
cli-option-at = dopo quante voci del registro; se manca, tutte
cli-option-seat = chi guarda, da 0; se manca, uno spettatore
cli-option-theme = il tema dell'immagine
cli-option-shape = poster mostra ciò che riguarda la domanda attuale, full tutto il tabellone
cli-option-locale = la lingua: en, it o es
cli-option-animate = disegna tutta la partita come immagine animata, .webp o .gif
cli-option-question = scrive le lettere delle scelte, come nel messaggio; --no-question le omette
cli-option-what = engine, render, storage, bot o events; se manca, tutti
cli-option-match = soltanto la partita con questo id
cli-option-deep = rigioca anche le partite in corso e confronta
cli-option-secrets = anche ciò che è nascosto nelle partite in corso
cli-option-user = l'id dell'utente da cancellare
cli-option-server = l'id del server da cancellare
cli-option-yes = non chiedere conferma
cli-option-default = { $about }; { $value } se manca

## Che cosa dice

cli-health-connected = Provost è connesso a Discord, che ha confermato il suo heartbeat { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} fa.
cli-sandbox-address = Apri { $url }
cli-sandbox-players = Giocatori: { $players }. Si cambia in cima alla pagina; una seconda scheda può essere un altro giocatore.
cli-sandbox-stop = Premi Ctrl+C per fermarla. Le partite restano in { $path }.
cli-sandbox-stop-temporary = Premi Ctrl+C per fermarla. Le partite vanno perse; per tenerle usa --db PERCORSO.
cli-sandbox-stopped = La sandbox si è fermata.
cli-selfplay-line = { $game }, { $seats } giocatori, seme { $seed }: { $actions } azioni, punteggi { $scores }. { $ended }
cli-selfplay-summary = { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
} fino alla fine.
cli-selfplay-checked = { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
} fino alla fine, ogni invariante rispettata a ogni passo.
cli-replay-unfinished = Il registro si ferma prima della fine, dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}.
cli-replay-early = La partita è finita prima del tempo, dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}.
cli-replay-ended = Finita dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}. { $ended }
cli-replay-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cli-replay-digest = Impronta: { $digest }
cli-analyse-turn = { board-moment } (dopo { $step } voci): { $chances }
cli-analyse-step = Svolta dopo { $step } voci
cli-analyse-puzzle = Problema dopo { $step } voci, turno { $turn }: tocca a { $player }.
cli-analyse-solution = Soluzione: { $solution }
cli-analyse-no-puzzle = Nessuna scelta di questa partita è adatta come problema.
cli-annotate-title = ## { $game }, { $seats } giocatori, seme { $seed }
cli-annotate-reason = { $player } – { $options }: { $reasons }.
cli-annotate-start = La posizione all'inizio
cli-annotate-chances = Probabilità di vincere: { $chances }
cli-render-written = Scritto: { $path }
cli-arena-line = { $level }: { $wins } vittorie su { $tables }, punteggio { $score }, Elo { $elo } (da { $low } a { $high }), { $ms } ms a decisione
cli-arena-variant = { $options } ({ $tables } tavoli)
cli-arena-seat = N. { $place } nell'ordine di gioco: { $share }% dei tavoli (da { $low }% a { $high }%), { $score } punti
cli-arena-sprt = { $stronger ->
    [yes] { $level } è più forte: dopo { $tables } tavoli, { $elo } Elo in più sono 19 volte più probabili di nessuno
    [no] { $level } non è più forte: dopo { $tables } tavoli, nessuna differenza è 19 volte più probabile di { $elo } Elo in più
   *[open] { $tables } tavoli non hanno deciso se { $level } è più forte di { $elo } Elo
}
cli-arena-faults = { $faults ->
    [0] { $agent }: tutte le risposte erano valide
    [one] { $agent }: 1 risposta non valida
   *[other] { $agent }: { $faults } risposte non valide
}
cli-event-simulated = { $rounds } turni, { $tables } tavoli, di cui { $short } incompleti; { $byes } riposi; { $repeats } incontri ripetuti; posti con scarto massimo { $spread }; da { $least } a { $most } partite a giocatore; { $seconds } s per il turno più lento
cli-duplicate-tau = { $kind ->
    [ordinary] Punteggio normale
    [duplicate] Punteggio duplicato
   *[other] Guadagno
}: tau { $tau } ± { $reach } ({ $count } tornei)
cli-train-written = Scritto dopo { $games } partite: { $path }
cli-verify-proven = Dimostrato: { $draws ->
    [one] 1 estrazione deriva
   *[other] { $draws } estrazioni derivano
} dal seme sigillato.
cli-bench-reached = raggiunto
cli-bench-missed = mancato
cli-bench-figure = { $name }: { $subject } ms (p99 { $slow } ms); { $limit }: { $base } ms; { $ratio } volte, { $goal }: { $verdict }
cli-db-healthy = { $path } è integro: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, di cui { $live } in corso.
cli-db-healthy-deep = { $path } è integro: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, { $live } in corso; i loro registri rispettano le regole e portano alle posizioni salvate.
cli-deep-newer = Partita { $match }: un Provost più recente l'ha iniziata o continuata, perciò non è stata controllata.
cli-deep-broken = Partita { $match }: non si può leggere ({ $what }).
cli-deep-seed = Partita { $match }: il suo seme non corrisponde al sigillo.
cli-deep-log = Partita { $match }: la riga { $line } del suo registro non rispetta le regole ({ $what }).
cli-deep-chance = Partita { $match }: la riga { $line } del suo registro non deriva dal seme sigillato.
cli-deep-snapshot = Partita { $match }: la posizione salvata non è quella a cui porta il suo registro.
cli-db-backed-up = Copiato in { $path }.
cli-db-copied = Copiato in { $path } e confrontato: il contenuto è identico ({ $digest }).
cli-db-forget-user-sure = Tutto ciò che { $path } contiene dell'utente { $id } sarà cancellato per sempre; le sue partite restano, senza il suo nome. Fai prima un backup. Scrivi di nuovo l'id per continuare:
cli-db-forget-server-sure = Tutte le partite, i tornei, i risultati e le impostazioni del server { $id } saranno cancellati per sempre da { $path }. Fai prima un backup. Scrivi di nuovo l'id per continuare:
cli-db-forgot-user = L'utente { $id } è stato cancellato; { $matches ->
    [0] non era in nessuna partita.
    [one] era in una partita.
   *[other] era in { $matches } partite.
}
cli-db-forgot-server = Il server { $id } è stato cancellato: { $matches ->
    [one] una partita
   *[other] { $matches } partite
}, { $events ->
    [one] un torneo
   *[other] { $events } tornei
}, { $rows ->
    [one] una riga in tutto.
   *[other] { $rows } righe in tutto.
}
cli-db-would-forget-user = L'utente { $id } sarebbe cancellato: { $rows ->
    [one] una riga in tutto.
   *[other] { $rows } righe in tutto.
}
cli-db-would-forget-server = Il server { $id } sarebbe cancellato: { $matches ->
    [one] una partita
   *[other] { $matches } partite
}, { $events ->
    [one] un torneo
   *[other] { $events } tornei
}, { $rows ->
    [one] una riga in tutto.
   *[other] { $rows } righe in tutto.
}
cli-option-forget-servers = cancella tutto ciò che riguarda un server dopo questo numero di giorni da quando ha rimosso il bot; mai se omesso
cli-error-days = «{ $value }» non è un numero di giorni, da 1 a 3650.
cli-option-dry-run = mostra soltanto che cosa sarebbe cancellato
cli-error-forget-one = Indica --user oppure --server.
cli-error-forget-unsure = Non è stato cancellato nulla.
cli-error-snowflake = { $value } non è un id di Discord.
cli-backup-made = Copia fatta in { $path } e ripristinata per prova: c'è tutto. { $deleted ->
    [0] Nessuna vecchia copia è stata eliminata.
    [one] 1 vecchia copia è stata eliminata.
   *[other] { $deleted } vecchie copie sono state eliminate.
}
cli-db-restored = Ripristinato: { $path }
cli-db-kept = Ripristinato: { $path }. Ciò che c'era prima è conservato in { $kept }.
cli-warning-token-exposed = Altri su questa macchina possono leggere il token in { $path }: esegui «chmod 600 { $path }».
cli-warning-db-log-missing = { $path } non è stato chiuso quando il bot si è fermato, e { $path }-wal non c'è più: le ultime mosse potrebbero mancare.

## Errori: la riga di comando

cli-error-command-unknown = Questo comando non esiste: «provost --help» li elenca tutti.
cli-error-argument-missing = Manca: { $arguments }. Aggiungi «--help» per vedere come si usa il comando.
cli-error-argument-unknown = Qui «{ $argument }» non esiste. Aggiungi «--help» dopo il comando per vedere che cosa c'è.
cli-error-argument-long = «{ $start }…» è troppo lungo: un argomento ha al massimo { $most } caratteri.
cli-error-option-use = { $option } non si usa così. Aggiungi «--help» dopo il comando per vedere come.
cli-error-option-form = «{ $option }» non ha la forma nome=valore.
cli-error-number = «{ $value }» non è un numero intero, da 0 in su.
cli-error-locale = Non esiste la lingua «{ $locale }». Esistono: { $locales }.
cli-error-game-unknown = Non esiste il gioco «{ $game }». Esistono: { $games }.
cli-error-policy-unknown = Non esiste la strategia «{ $policy }». Esistono: { $policies }.
cli-error-games = Gioca almeno una partita.
cli-error-level-unknown = Il livello «{ $level }» non esiste; ci sono { $levels }.
cli-error-agent-form = «{ $agent }» non ha la forma NOME=VALORE, con un nome che non sia un livello.
cli-error-weights-unreadable = «{ $path }» non è un file di pesi.
cli-agent-gone = Il programma { $agent } si è chiuso: per il resto della partita gioca un builder al suo posto.
cli-agent-slow = Il programma { $agent } ha superato { $seconds } secondi: un builder ha risposto al suo posto.
cli-agent-unreadable = Il programma { $agent } non ha scritto una riga di JSON con «id» e «picks»: un builder ha risposto al suo posto.
cli-agent-not-offered = Il programma { $agent } ha dato una risposta che non è tra le opzioni: un builder ha risposto al suo posto.
cli-agent-not-started = Il programma { $agent } non si avvia. Controlla il comando.
cli-agent-caller-gone = Nessuno legge più le domande né risponde, quindi la partita si è fermata.
cli-error-sprt-field = --sprt confronta il primo livello di --field con gli altri: mettine almeno due diversi.
cli-error-field-size = Ci sono { $count } livelli per { $seats } posti.
cli-error-no-mind = Nessun bot è stato allenato per questo gioco, questi posti e queste opzioni: vedi «provost lab train».
cli-error-minutes = Allena per almeno un minuto, con almeno una simulazione.
cli-error-simulations = Ogni cosa va provata almeno una volta.
cli-error-event-format = Il formato { $format } non esiste; i formati sono { $formats }.
cli-error-duplicate-players = Servono almeno due tavoli completi da { $seats }, un turno e { $batches } tornei.
cli-error-duplicate-deals = Serve una distribuzione per ognuno dei { $rounds } turni.
cli-error-other-pool = Le partite in { $path } sono di un altro gioco, seme o gruppo di livelli.
cli-error-lapses = «{ $value }» non sono percentuali di risposte a caso, ognuna minore della precedente.
cli-error-half = «{ $value }» non è all, even o odd.
cli-error-duplicate-weights = Non ci sono pesi per { $game } con queste opzioni.
cli-error-bench-unknown = Non esiste la misura «{ $bench }». Esistono: { $benches }.
cli-error-bench-missing = Le misure richiedono il codice sorgente e i pacchetti di sviluppo (manca { $module }). Nei sorgenti, «make bench» li installa e misura.
cli-error-disk-full = Il disco è pieno: ciò che è stato scritto è incompleto. Fai posto e riprova.
cli-error-unexpected = Qualcosa è andato storto e non avrebbe dovuto ({ $what }). Imposta { $debug }=1 e riprova per vedere i dettagli.

## Errori: l'avvio

cli-error-token-missing = Manca il token: imposta DISCORD_TOKEN o indica --token-file PERCORSO. «provost setup» crea il file.
cli-error-token-unreadable = Il file del token { $path } non si può leggere. Controlla che esista e che tu possa leggerlo.
cli-error-token-malformed = Il testo in { $path } non è un token: { $form }
cli-token-form-bom = comincia con un byte order mark. Salvalo come testo semplice in UTF-8 senza.
cli-token-form-quoted = è fra virgolette. Toglile.
cli-token-form-prefixed = comincia con «Bot». Togli quella parola.
cli-token-form-assigned = comincia con un nome e «=». Togli entrambi.
cli-token-form-other = deve essere la sola riga che «Reset Token» mostra nel portale per sviluppatori sotto «Bot».
cli-error-token-refused = Discord non accetta questo token. Copialo di nuovo dal portale per sviluppatori.
cli-error-token-waiting = Provost non riprova: metti il token giusto al suo posto e riavvia il container.
cli-error-discord-unreachable = Discord non è raggiungibile. Controlla la rete e riprova.
cli-error-superseded = Un altro Provost ha preso il posto di questo sul database.
cli-error-port-taken = La porta { $port } è occupata. Scegline un'altra con --port.
cli-error-port-invalid = { $port } non è una porta: usane una da 1 a 65535.
cli-error-run-port = La porta { $port } è occupata. Scegline un'altra per --health-port, --metrics-port o --web.
cli-error-run-address = Non si può servire nulla su { $host }, porta { $port }: questa macchina non ha quell'indirizzo o non permette quella porta. Scegline un'altra per --health-port, --metrics-port o --web.
cli-error-address = «{ $value }» non è un indirizzo come 127.0.0.1:8080.
cli-error-log-format = Non esiste un formato del log «{ $format }». Esistono: { $formats }.
cli-error-players = La sandbox ha posto per { $least }-{ $most } giocatori, non per { $players }.
cli-error-sandbox-missing = La sandbox richiede pacchetti che a un server non servono. Esegui «make play» in un clone del repository, oppure installa il wheel con [sandbox] dopo il nome, come mostra «With pipx or uv» in docs/operating/index.md.

## Errori: il bot in funzione

cli-error-health-stopped = Nessun Provost è in funzione su { $path }.
cli-error-health-forbidden = Non puoi interrogare il Provost in funzione su { $path }. Fallo con il suo utente o come root.
cli-error-health-silent = Il Provost in funzione su { $path } non risponde.
cli-error-health-unconnected = Provost è in funzione, ma non è connesso a Discord.

## Errori: il database

cli-error-db-unwritable = Il database { $path } non si può scrivere. Controlla che la cartella esista e che tu possa scriverci.
cli-error-db-missing = Non c'è nessun database in { $path }.
cli-error-db-foreign = { $path } non è un database di Provost. Scegli un altro file.
cli-error-db-newer = { $path } è stato scritto da un Provost più recente (formato { $version }, questo conosce { $known }). Installa la versione più recente.
cli-error-db-damaged = { $path } è danneggiato. Ripristina una copia integra con «provost db restore».
cli-error-db-in-use = { $path } è in uso da un altro Provost. Prima ferma quello.
cli-error-db-not-saved = Non è stato possibile scrivere il database: il disco è pieno o guasto. Nulla di ciò che era confermato è andato perso; fai spazio e riavvia.
cli-error-db-exists = { $path } esiste già e non viene sovrascritto. Prima spostalo.
cli-error-db-leftover = Accanto a { $path } c'è { $left }, lasciato da un ripristino interrotto o da un database spostato: ripristina di nuovo una copia, oppure sposta { $left } per continuare senza.
cli-error-db-deep = { $path } non è integro: partite in corso che non superano il controllo: { $faults } su { $live }.
cli-error-db-server = { $path } è un database PostgreSQL, e qui serve un file: di un server si fa la copia di riserva con i suoi strumenti (pg_dump), oppure se ne ricava un file con «provost db copy».
cli-error-db-older = { $path } è stato scritto da un Provost più vecchio. Avvia il bot una volta su quel database, e sarà aggiornato.
cli-error-db-standby = I processi su un database PostgreSQL si dividono i server da soli: avvia il secondo come il primo, senza --standby.
cli-error-db-no-server = Il database PostgreSQL { $path } non è raggiungibile o non lascia entrare Provost. Controlla l'indirizzo, il nome, la password e se il server è in funzione.
cli-error-db-differs = La copia in { $path } è risultata diversa ed è stata scartata. Controlla il disco e la memoria di entrambe le macchine.
cli-error-db-extra = PostgreSQL richiede il pacchetto { $name }: installalo con «make postgres».
cli-error-backup-differs = Ciò che è stato ripristinato da { $path } non è ciò che la copia contiene. Controlla il disco e conserva le copie precedenti.
cli-error-match-unknown = In questo database non c'è la partita { $match_id }.

## Errori: partite e registri

cli-error-check-failed = La partita con seme { $seed } viola «{ $what }» al passo { $step }.
cli-error-file-missing = Non c'è nessun file { $path }.
cli-error-file-unreadable = { $path } non si può leggere. Controlla che sia un file e che tu possa leggerlo.
cli-error-file-unwritable = { $path } non si può scrivere. Controlla che la cartella esista e che tu possa scriverci.
cli-error-file-full = { $path } non si può scrivere: il disco è pieno. Fai posto e riprova.
cli-error-record-not_a_record = { $path } non è un registro di Provost.
cli-error-record-bad_header = La riga { $line } di { $path } dovrebbe indicare il gioco, ma non lo fa.
cli-error-record-bad_line = La riga { $line } di { $path } non è una voce di registro.
cli-error-record-line_changed = La riga { $line } di { $path } è stata cambiata dopo che il registro era stato scritto.
cli-error-record-line_hidden = La riga { $line } di { $path } resta nascosta fino alla fine della partita. Allora esporta di nuovo il registro.
cli-error-record-line = La riga { $line } non rispetta le regole: { $why }
cli-error-record-rules = { $path } segue regole più recenti di quelle che questo Provost conosce. Installa la versione più recente.
cli-error-record-unrevealed = Questo registro non mostra il suo seme: lo farà a partita finita.
cli-error-record-seal = Il seme di questo registro non corrisponde al sigillo.
cli-error-record-chance = La riga { $line } non deriva dal seme sigillato.
cli-error-step = Questo registro ha i passi da 0 a { $most }.
cli-error-seat = Questa partita ha i posti da 0 a { $most }.
cli-error-theme = Non esiste il tema «{ $theme }». Esistono: { $themes }.
cli-error-shape = Non esiste la forma «{ $shape }». Esistono: { $shapes }.
cli-error-recap-name = Il file di un'immagine animata finisce in .webp o .gif.

## Errori: valori delle carte

cli-error-cards-syntax = { $path } non è scritto in TOML.
cli-error-cards-card = { $path }: «{ $card }» non è una carta di cui si possano correggere i valori. Quelle che si possono correggere: { $known }.
cli-error-cards-table = { $path }: le correzioni di { $card } vanno in una tabella «[{ $card }]».
cli-error-cards-field = { $path }: «{ $field }» di { $card } non si può correggere. Si possono correggere: { $known }.
cli-error-cards-cost = { $path }: il costo di { $card } deve essere da 1 a { $most } per ciascuno di lumber, brick, wool, grain, ore o gold, come «cost.wool = 2».
cli-error-cards-points = { $path }: «{ $field }» di { $card } deve essere un numero intero da 0 a { $most }.

## provost lab simulate

cli-lab-simulate = simula persone che giocano per settimane, e che cosa ne è delle loro partite
cli-lab-waits = misura quanti ping e quante ore richiede una partita, con e senza gli ordini sulla sua scheda
cli-waits-line = { $habit }: { $pings } ping e { $hours } ore a partita; { $planned } mosse preparate, { $played } giocate
cli-option-weeks = per quante settimane aprono partite
cli-option-without = misure da tralasciare: clock, muster, substitutes, fill, limit, hours
cli-option-model = le persone in JSON: una lista di gruppi con share, misses, vanishes_per_week e hours_awake
cli-error-measure-unknown = Non c'è nessuna misura «{ $measure }»; ci sono { $measures }.
cli-error-simulation-empty = Una simulazione vuole almeno una persona e una settimana.
cli-error-model = «{ $path }» non contiene una descrizione di persone leggibile.
cli-simulate-summary = { $matches } partite aperte, { $started } iniziate, { $completed } concluse, { $stuck } bloccate; { $missed } scadenze mancate su { $deadlines }; { $hours } ore dall'apertura alla prima mossa; { $notices } avvisi a turno.

## provost results

cli-results = pubblica risultati che chiunque può verificare, e verifica quelli altrui
cli-results-key = crea la chiave che firma i tuoi risultati
cli-results-export = scrive un file firmato per ogni partita finita che non ne ha ancora uno, e un indice
cli-results-revoke = ritira risultati, o una chiave con tutto ciò che ha firmato
cli-results-verify = controlla firme, registri, casualità, posizioni e punti
cli-results-merge = stampa un'unica classifica dai risultati di più gestori
cli-option-key = il file della tua chiave privata
cli-option-public = solo le partite che i giocatori hanno reso pubbliche
cli-option-revoked-match = ritira il risultato di questa partita (si può ripetere)
cli-option-old-key = ritira questa chiave e tutto ciò che ha firmato; d'ora in poi firma --key
cli-option-paths = cartelle con un indice, o singoli file
cli-results-key-made = La tua chiave privata è in { $path }. Tienila segreta e fanne una copia. La tua chiave pubblica, con cui gli altri ti riconoscono: { $operator }
cli-results-exported = { $added ->
    [one] 1 nuovo risultato scritto
   *[other] { $added } nuovi risultati scritti
}; { $results } in { $path }.
cli-results-left-out = { $count ->
    [one] 1 partita finita è stata esclusa.
   *[other] { $count } partite finite sono state escluse.
}
cli-results-revoked = Ritirato in { $path }. Pubblica di nuovo la cartella, così gli altri lo vengono a sapere.
cli-results-operator = Gestore { $operator }: { $results ->
    [one] 1 risultato valido
   *[other] { $results } risultati validi
}, { $revoked } ritirati.
cli-results-closing = Casualità dal seme e dal messaggio che ha chiuso il tavolo: { $count }.
cli-results-seed = Casualità dal solo seme, perché nessun messaggio ha chiuso il tavolo: { $count }.
cli-results-derived = Casualità da una chiave derivata, perché una versione precedente usava l'id stesso del messaggio, che non viene pubblicato: { $count }. Le estrazioni sono controllate, la derivazione della chiave no.
cli-results-counted = { $results ->
    [0] Nessun risultato conta.
    [one] 1 risultato conta.
   *[other] { $results } risultati contano.
}
cli-results-place = { $rank } { $player }: { $value } ({ $games ->
    [one] 1 partita
   *[other] { $games } partite
})
cli-fault-unreadable = { $path } non è un file firmato di Provost, o è stato modificato.
cli-fault-signature = { $path }: la firma non è quella della chiave per questo contenuto.
cli-fault-missing = { $path } manca.
cli-fault-unlisted = { $path } non è ciò che l'indice elenca in quel punto.
cli-fault-twice = { $path } è uno dei vari risultati dello stesso gestore per la stessa partita.
cli-fault-revocation = { $path }: il ritiro { $line } non è firmato dalla chiave interessata.
cli-fault-chain = { $path }: la riga { $line } del registro non si lega alla catena di hash.
cli-fault-notation = { $path }: la riga { $line } del registro non è una voce.
cli-fault-line = { $path }: la riga { $line } del registro non rispetta le regole: { $why }
cli-fault-dealing = { $path }: la riga { $line } del registro non deriva dal seme.
cli-fault-commitment = { $path }: il seme non corrisponde al suo sigillo.
cli-fault-options = { $path }: le opzioni non vanno bene per il gioco: { $why }
cli-fault-newer = { $path } segue regole che questo Provost non conosce. Installa la versione più recente.
cli-fault-ending = { $path }: la partita non è finita come dichiarato.
cli-fault-rated = { $path }: il posto { $seat } non può contare per il punteggio.
cli-fault-place = { $path }: la posizione del posto { $seat } è sbagliata.
cli-fault-points = { $path }: i punti del posto { $seat } sono sbagliati.
cli-fault-broken = { $path }: il registro non si può rivedere.
cli-error-key-exists = { $path } esiste già e non viene sovrascritto.
cli-error-key-unreadable = { $path } non è una chiave Ed25519 creata da «provost results key».
cli-warning-key-exposed = Altri su questa macchina possono leggere la chiave in { $path }: esegui «chmod 600 { $path }».
cli-error-results-key = { $path } è firmato con un'altra chiave. Ritirala con «provost results revoke --old-key», o usa un'altra cartella.
cli-error-results-match = Lì non è pubblicato nessun risultato della partita { $match }.
cli-error-revoke-one = Indica --match oppure --old-key.

## provost stats

cli-stats = dice come vanno le partite di un database
cli-stats-month = { $month }: partite giocate fino alla fine da almeno due di chi le ha iniziate: { $share }{ $final ->
    [yes] .
   *[no] {" "}finora.
}
cli-stats-share = { $part } su { $whole }
cli-stats-missed = Scadenze mancate: { $share }
cli-stats-starts = Dall'apertura alla prima mossa: { $hours } ore (mediana); partite scadute senza iniziare: { $expired }
cli-stats-waits = Un turno attende { $hours } ore, notti escluse (mediana)
cli-stats-presses = Pulsanti premuti: { $presses } in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
cli-stats-second = Una seconda partita entro trenta giorni: { $share } persone

cli-config = le impostazioni
cli-config-show = elenca tutte le impostazioni e da dove vengono, come file per --config
cli-config-order = Prima vale un'opzione sulla riga di comando, poi la variabile d'ambiente, poi questo file. Le password non sono mostrate.
cli-config-default = predefinito
cli-config-unset = non impostato
cli-config-variable-unknown = non è un'impostazione di Provost; il nome è giusto?
cli-config-token-hidden = impostato, non mostrato
cli-option-config = un file TOML con le impostazioni; può indicarlo anche PROVOST_CONFIG
cli-error-config-unreadable = Le impostazioni in { $path } non si possono leggere.
cli-error-config-malformed = { $path } non è TOML valido: { $what }
cli-error-config-unknown = { $path } contiene «{ $setting }», che non è un'impostazione. Le impostazioni sono: { $settings }
cli-error-config-value = { $path }: «{ $setting }» deve essere un testo, un numero, true o false.
cli-error-config-switch = «{ $value }» non è né true né false.
cli-error-config = L'impostazione { $setting } da { $source } non si può usare: { $why }
cli-option-operator = chi gestisce il bot e come contattarlo, per l'informativa e le condizioni
cli-option-status-page = pubblica una pagina con le cifre: partite, turni mancati, interruzioni
cli-option-emoji = carica su Discord i simboli disegnati come emoji del bot, per pulsanti e menu

cli-verify-closed = Le estrazioni usano anche l'id { $message } del messaggio che ha chiuso il tavolo, che nessuno poteva scegliere.
cli-verify-not-closed = Nessun messaggio ha chiuso il tavolo: le estrazioni derivano solo dal seme.
