### La riga di comando: aiuto, testi ed errori.

## Che cosa offre

cli-about = Provost: un bot per Discord per giochi da tavolo impegnativi, ognuno con i propri tempi.
cli-commands = comandi
cli-usage-error = { $message } (vedi «{ $program } --help»)
cli-run = avvia il bot
cli-sandbox = prova il vero bot in un Discord simulato nel browser, senza token
cli-selfplay = fa giocare partite intere ai giocatori computer
cli-record = stampa il verbale di una partita giocata dal computer
cli-replay = ripercorre un verbale e stampa come finisce
cli-render = disegna il tabellone di un verbale
cli-verify = confronta il verbale di una partita finita con il seme sigillato
cli-bench = esegue le misure di velocità
cli-db = cura il database
cli-db-check = controlla tutto il file
cli-db-backup = copia il database, anche mentre il bot è in funzione
cli-db-restore = mette una copia di riserva al posto del database
cli-db-export = scrive le partite come testo
cli-version = stampa la versione ed esce

## Le sue opzioni

cli-option-db = il file del database
cli-option-token-file = un file che contiene il token del bot (altrimenti DISCORD_TOKEN)
cli-option-port = la porta della pagina; se manca, una libera qualsiasi
cli-option-players = quanti giocatori tra cui passare
cli-option-no-browser = non aprire il browser
cli-option-language = la lingua della prova
cli-option-game = il nome del gioco
cli-option-seats = quanti giocatori
cli-option-games = quante partite
cli-option-seed = il numero da cui deriva il caso
cli-option-options = regole, come nome=valore, separate da virgole
cli-option-policy = come scelgono i giocatori computer
cli-option-check = verifica ogni invariante a ogni passo
cli-option-json = stampa JSON, un oggetto per riga
cli-option-record = il file del verbale
cli-option-out = il file da scrivere
cli-option-at = il passo del verbale; se manca, l'ultimo
cli-option-seat = il punto di vista di chi, da 0; se manca, quello di chi guarda
cli-option-theme = il tema dell'immagine
cli-option-shape = wide per i computer, tall per i telefoni
cli-option-locale = la lingua dell'immagine: en, it o es
cli-option-animate = disegna tutta la partita come immagine animata
cli-option-bench = quali misure; se manca, tutte
cli-option-backup = il file della copia di riserva
cli-option-match = soltanto questa partita

## Che cosa dice

cli-run-ready = Provost è pronto come { $name } in { $guilds ->
    [one] 1 server
   *[other] { $guilds } server
}.
cli-run-stopped = Provost si è fermato; ogni mossa è salvata.
cli-sandbox-address = Apri { $url }
cli-sandbox-players = Giocatori: { $players }. Si cambia in cima alla pagina; una seconda scheda può essere un altro giocatore.
cli-sandbox-stop = Premi Ctrl+C per fermare. Le partite sono conservate in { $path }.
cli-sandbox-stop-temporary = Premi Ctrl+C per fermare. Le partite non sono conservate; per tenerle usa --db PERCORSO.
cli-sandbox-stopped = La prova è finita.
cli-selfplay-line = { $game }, { $seats } giocatori, seme { $seed }: { $actions } azioni, punteggi { $scores }, fine: { $ended }
cli-selfplay-summary = { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
} fino alla fine.
cli-replay-unfinished = Il verbale si ferma prima della fine, dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}.
cli-replay-ended = Finita dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}: { $ended }
cli-replay-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cli-replay-digest = Impronta: { $digest }
cli-render-written = Scritto: { $path }
cli-verify-proven = Dimostrato: ogni estrazione deriva dal seme che era stato sigillato.
cli-db-healthy = { $path } è integro: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}.
cli-db-backed-up = Copiato in { $path }.
cli-db-restored = Ripristinato: { $path }
cli-db-exported = { $matches ->
    [one] 1 partita scritta
   *[other] { $matches } partite scritte
}.

## Errori: l'avvio

cli-error-no-token = Manca il token: imposta DISCORD_TOKEN o indica --token-file PERCORSO.
cli-error-token-unreadable = Il file del token { $path } non si può leggere: { $why }.
cli-error-token-empty = Il file del token { $path } è vuoto.
cli-error-token-refused = Discord non accetta questo token. Copialo di nuovo dal portale per sviluppatori.
cli-error-discord-unreachable = Discord non è raggiungibile. Controlla la rete e riprova.
cli-error-port-taken = La porta { $port } è occupata. Scegline un'altra con --port.
cli-error-port-invalid = { $port } non è una porta: usa da 1 a 65535.
cli-error-players = La prova ha posto per { $least }-{ $most } giocatori, non per { $players }.
cli-error-unexpected = Qualcosa è andato storto e non dovrebbe: { $why }. I dettagli sono nel registro.

## Errori: il database

cli-error-db-unwritable = Il database { $path } non si può scrivere. Controlla che la cartella esista e che tu possa scriverci.
cli-error-db-missing = Non c'è nessun database in { $path }.
cli-error-db-foreign = { $path } è il database di un altro programma. Scegli un altro file con --db.
cli-error-db-newer = { $path } è stato scritto da un Provost più recente (formato { $found }, questo conosce { $known }). Installa la versione più recente.
cli-error-db-damaged = { $path } è danneggiato. Ripristina una copia di riserva con «provost db restore».
cli-error-db-in-use = { $path } è in uso da un altro Provost. Prima ferma quello.
cli-error-db-not-saved = Non è stato possibile scrivere il database ({ $why }); mi fermo perché nulla vada perso. Fai spazio sul disco e riavvia.
cli-error-backup-exists = { $path } esiste già; scegli un altro nome per la copia di riserva.
cli-error-backup-invalid = { $path } non è una copia integra di un database di Provost; nulla è cambiato.
cli-error-match-unknown = In questo database non c'è la partita { $match }.

## Errori: giochi e verbali

cli-error-game-unknown = Non esiste il gioco «{ $game }». Esistono: { $games }.
cli-error-option-form = «{ $option }» non ha la forma nome=valore.
cli-error-policy-unknown = Non esiste la strategia «{ $policy }». Esistono: { $policies }.
cli-error-games = Gioca almeno una partita.
cli-error-check-failed = Partita con seme { $seed }, passo { $step }: { $what }
cli-error-file-unreadable = { $path } non si può leggere: { $why }.
cli-error-file-unwritable = { $path } non si può scrivere: { $why }.
cli-error-record-header = { $path } non è un verbale: le prime righe non dicono di quale gioco si tratta.
cli-error-record-line = La riga { $line } non è possibile: { $why }
cli-error-record-line-form = La riga { $line } non è un'azione: { $text }
cli-error-record-unfinished = La partita di questo verbale non è finita, quindi il suo seme è ancora sigillato.
cli-error-record-seal = Il seme di questo verbale non corrisponde al sigillo.
cli-error-record-chance = La riga { $line } non deriva dal seme sigillato.
cli-error-step = Il verbale ha i passi da 0 a { $most }, non { $step }.
cli-error-seat = Questa partita ha i posti da 0 a { $most }, non { $seat }.
cli-error-theme = Non esiste il tema «{ $theme }». Esistono: { $themes }.
cli-error-locale = Non esiste la lingua «{ $locale }». Esistono: { $locales }.
