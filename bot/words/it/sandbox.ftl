### The page of the sandbox: what it says besides the messages of the bot, as Discord would.

page-viewer = Giochi come
page-channel = Canale
page-clock = Sposta avanti l'orologio
page-later-hour = Un'ora dopo
page-later-day = Un giorno dopo
page-empty = Qui nessuno ha ancora scritto.
page-older = Carica i messaggi precedenti
page-newer = Messaggi successivi
page-latest = Nuovi messaggi · vai ai più recenti
page-ready = Pronto
page-busy = Un momento…
page-failed = Non ha funzionato.
page-lost = Connessione persa; nuovo tentativo…
page-gone = Questa pagina è chiusa. Apri il nuovo indirizzo mostrato dalla sandbox.
page-private = Solo tu puoi vedere questo messaggio
page-thinking = Sta pensando…
page-edited = (modificato)
page-chosen = La tua scelta
page-apply = Fatto
page-cancel = Annulla
page-least = Scegline almeno { $least }.
page-required = Questo campo è obbligatorio.
page-invalid = Questo valore non è ammesso.
page-nothing = Nessuna corrispondenza
page-optional = +{ $count } a scelta
page-write = Invia un messaggio in { $channel }

page-picture = Immagine
page-open = Ingrandisci l'immagine
page-position = { $number } di { $count }
page-zoom = Ingrandisci
page-fit = Mostra tutta l'immagine
page-close = Chiudi
page-original = Apri in un'altra scheda
page-previous = Immagine precedente
page-next = Immagine successiva
