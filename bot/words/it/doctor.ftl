### «provost doctor»: che cosa non va, e come rimediare.

doctor-well = Va tutto bene.

## Il token

doctor-token-missing = Manca il token. Imposta { $path } o indica un file con --token-file; «provost setup» ne crea uno.
doctor-token-unreadable = Il file del token { $path } non si può leggere. Controlla che esista e che tu possa leggerlo; «provost setup» ne crea uno nuovo.
doctor-token-malformed = Il testo in { $path } non è un token: { $form }
doctor-token-refused = Discord non accetta il token. Nel portale per sviluppatori premi «Reset Token» sotto «Bot» e metti quello nuovo al suo posto.
doctor-token-exposed = Altri su questo computer possono leggere il token in { $path }. Esegui «chmod 600 { $path }».

## Il computer

doctor-clock-off = L'orologio di questo computer è sfasato di { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}. Attiva la sincronizzazione: «timedatectl set-ntp true».
doctor-disk-full = In { $path } sono liberi solo { $free } MiB; al database, a una copia e alla sua prova ne servono { $wanted }. Fai spazio o sposta il database su un disco più grande.
doctor-fonts-missing = Manca il carattere { $file } del pacchetto { $package }. Esegui di nuovo «make install».

## Il database

doctor-database-unwritable = Il database { $path } non si può scrivere. Controlla che la sua cartella esista e che, come il file, appartenga all'utente che esegue il bot.
doctor-database-network = Il database { $path } si trova su un file system di rete ({ $kind }), che può danneggiarlo. Spostalo su un disco locale a bot fermo.
doctor-database-damaged = Il database { $path } è danneggiato. Conserva il file, ferma il bot e ripristina l'ultima copia integra con «provost db restore».
doctor-database-foreign = { $path } non è un database di Provost. Indica il file giusto con --db.
doctor-database-newer = { $path } è stato scritto da un Provost più recente (formato { $found }, questo conosce { $known }). Installa la versione più recente o ripristina una copia precedente all'aggiornamento.
doctor-database-locked = Un altro programma tiene bloccato { $path }. Chiudi qualsiasi altro programma che lo tiene aperto.
doctor-database-unreadable = Il database { $path } non si può leggere. Controlla i permessi del file e della cartella, e il disco.
doctor-database-log-missing = { $path } non era stato chiuso quando il bot si è fermato, e { $path }-wal non c'è più: le ultime mosse potrebbero mancare. Rimetti al suo posto quel file o ripristina l'ultima copia.
doctor-database-no-server = Il database PostgreSQL { $path } non è raggiungibile o non lascia entrare Provost ({ $reason }). Controlla l'indirizzo, il nome, la password e se il server è in funzione.
doctor-database-extra = PostgreSQL richiede il pacchetto { $package }. Installalo con «make postgres».

## Il bot in esecuzione

doctor-process-stopped = Un altro processo ({ $pid }) usa { $path } e non comunica il suo stato. Fermalo prima di avviare il bot.
doctor-process-forbidden = Non puoi interrogare il Provost che lavora su { $path }. Esegui «provost doctor» come il suo utente o come root.
doctor-process-silent = Il processo { $pid }, che lavora su { $path }, non risponde. Riavvia il bot.
doctor-gateway-dead = Il bot (processo { $pid }) è in esecuzione ma non è collegato a Discord. Controlla la rete e la pagina di stato di Discord; se dura diversi minuti, riavvia il bot.

## Discord

doctor-discord-unreachable = Discord non è raggiungibile. Controlla la rete, il proxy o il firewall e riprova.
doctor-permission = Al bot manca il permesso «{ $permission }» in «{ $channel }» sul server «{ $server }». Concedilo nelle impostazioni di quel canale.
doctor-permission-optional = Per i thread di commento al bot manca il permesso facoltativo «{ $permission }» in «{ $channel }» sul server «{ $server }». Senza, gli spettatori seguono per messaggio diretto.
doctor-place-locked = «{ $channel }» sul server «{ $server }» è bloccato: nessuno può giocare lì. Sbloccalo, o usa /game board in un altro canale.
doctor-place-archived = «{ $channel }» sul server «{ $server }» è archiviato. Il bot lo riapre entro un giorno se lì tocca a qualcuno; qualsiasi messaggio lo riapre subito.
doctor-slow-mode = In «{ $channel }» sul server «{ $server }» è attiva la modalità lenta ({ $seconds } s), che può frenare i giocatori. Disattivala dove si gioca.
doctor-forum-tags = Il forum «{ $channel }» sul server «{ $server }» non accetta post senza tag e non ne ha che il bot possa usare. Aggiungi un tag che tutti possano usare, o dai lì al bot il permesso di gestire i post.
doctor-forum-moderated = Nel forum «{ $channel }» sul server «{ $server }» solo i moderatori possono usare questi tag, e i post restano senza: { $tags }. Aprili a tutti, o dai lì al bot il permesso di gestire i post.
doctor-commands-scope = Sul server «{ $server }» il bot non può creare comandi slash. Apri di nuovo il link d'invito, con lo scope applications.commands: { $link }
doctor-commands-refused = Discord rifiuta i comandi slash del bot (stato { $status }, codice { $code }). { $cause ->
    [daily] Sono stati cambiati troppe volte in un giorno: tra al massimo un giorno si risolve.
    [forbidden] Controlla nel portale per sviluppatori che l'applicazione non sia limitata e che il token sia il suo.
   *[other] Aggiorna Provost; se non basta, segnala questa riga.
} Il bot continua con i comandi che Discord conosce e li manda di nuovo ogni ora.
doctor-user-install-off = Nel portale per sviluppatori «User Install» è disattivato, perciò /mygames funziona solo sui server. Attivalo sotto «Installation»; il bot manda di nuovo i comandi entro un'ora.
doctor-threads-full = Il server «{ $server }» ha { $count } thread attivi e può averne { $most }. Chiudi quelli che non servono o gioca nei canali; altrimenti presto le nuove partite non avranno un thread.

## Le copie

doctor-backup-missing = In { $path } non c'è nessuna copia. Esegui «provost backup --db { $db } --to { $path }» e guarda nel log perché quella giornaliera non riesce.
doctor-backup-old = L'ultima copia in { $path } risale a { $hours } ore fa, e dovrebbe essercene una al giorno. Esegui «provost backup --db { $db } --to { $path }» e guarda nel log perché quella giornaliera non riesce.
doctor-drill-failed = La prova di ripristino dell'ultima copia in { $path } non è riuscita. Esegui «provost db check --deep --db { $db }» per sapere se il database è integro, controlla il disco e conserva le copie precedenti.
