## Lobbies: opening, finding, filling and starting matches

command-game-new = Apri una nuova partita a cui altri possono unirsi
command-game-cancel = Annulla per tutti la partita di questo canale
param-seats = Quanti giocatori
param-options = Regole, come favours=simplified; puoi impostarle anche nella lobby
param-auto = Rispondere per i giocatori quando c'è una sola scelta?
lobby-title = { $game }: si cercano giocatori
lobby-host = { $player } sta preparando una partita.
lobby-group = In una chat di gruppo posso scrivere solo dopo che qualcuno preme un pulsante. I promemoria arrivano per messaggio diretto, e /mygames funziona ovunque.
lobby-count = Giocatori: { $taken } su { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. libero
lobby-auto = Una sola scelta possibile: { $value ->
    [on] risposta automatica
   *[off] si chiede comunque
}
lobby-theme = Tabelloni: { $theme }
lobby-ready = Ci siete tutti: la partita può cominciare.
lobby-enough = I giocatori bastano: potete cominciare in { $count } o aspettarne altri.
lobby-short = { $missing ->
    [one] Manca 1 giocatore per cominciare.
   *[other] Mancano { $missing } giocatori per cominciare.
}
lobby-started = La partita è cominciata: { $where }
lobby-started-here = La partita è cominciata qui sotto.
lobby-joined = Sei dentro. Riceverai un ping quando la partita comincia e quando tocca a te.
lobby-left = Il tuo posto è di nuovo libero.
lobby-cancelled = { $player } ha annullato questa partita.
lobby-commitment = Sigillo delle mescolate: { $commitment }… A fine partita /game verify dimostra che erano regolari.
settings-title = Impostazioni della partita
settings-of-host = Solo { $player }, che ha aperto la partita, può cambiare queste impostazioni.
button-join = Unisciti
button-cancel = Annulla la partita
button-dismiss = Togli un bot
button-settings = Impostazioni…
button-rules = Altre regole (pagina { $page })
button-rules-rest = Orologio e spettatori…
button-rules-back = Torna alla pagina 1
button-fewer = − Giocatore
button-more = + Giocatore
menu-seats = Numero di giocatori
cancel-done = La partita è annullata.
cancel-asked = { $player } vorrebbe annullare definitivamente questa partita. Va bene, { $players }? Intanto si continua a giocare.
cancel-waiting = Ho chiesto agli altri. La partita sarà annullata appena tutti saranno d'accordo.
cancel-granted = Tutti d'accordo: la partita è annullata.
cancel-kept = Bene, la partita continua.
lobby-busy = { $host } sta già cercando giocatori qui ({ $game }), e in un canale c'è posto per una sola partita. Unisciti, o apri la tua in un altro canale o forum.
lobby-busy-own = Qui sei già in una partita che cerca giocatori ({ $game }), e un canale ne ospita una sola. Gioca quella, o apri l'altra in un altro canale o forum.
refuse-too-many-lobbies = { $most ->
    [one] Hai già una partita che cerca giocatori. Prima avviala o annullala.
   *[other] Hai già { $most } partite che cercano giocatori. Prima avviane o annullane una.
}
refuse-too-many-games = { $most ->
    [one] In questo server c'è posto per 1 partita alla volta. Prima concludila o annullala.
   *[other] In questo server c'è posto per { $most } partite alla volta. Prima concludine o annullane una.
}
refuse-not-in-lobby = Non hai un posto in questa partita.
refuse-not-host = Può farlo solo { $players }, che ha aperto la partita.
refuse-not-host-or-moderator = Può farlo solo { $player }, che ha aperto la partita, o un moderatore.
refuse-lobby-full = Tutti i posti sono occupati.
refuse-seats-taken = Si è già unita più gente. Prima qualcuno deve uscire.
refuse-already-started = Questa partita è già cominciata.
refuse-too-few = { $missing ->
    [one] Serve ancora 1 giocatore per cominciare.
   *[other] Servono ancora { $missing } giocatori per cominciare.
}
refuse-not-moderator-here = Può farlo solo un moderatore: serve il permesso «Gestisci messaggi».

pace-auto = Ritmo: tranquillo, o senza orologio per chi gioca da solo
param-vacation = Usare le ferie quando la riserva di tempo sta per finire?
refuse-too-many-matches = { $most ->
    [one] Hai { $most } partita con orologio in corso. Per ogni partita che finisci puoi averne una in più.
   *[other] Hai { $most } partite con orologio in corso. Per ogni partita che finisci puoi averne una in più.
}
command-clock-substitute = Prendi il posto di chi è assente, o mettiti in lista d'attesa
clock-substitute-done = Il posto è tuo. Il risultato conta per te solo se ti aiuta.
clock-substitute-waits = Ora non ci sono posti liberi: il prossimo è tuo. Ripeti il comando per uscire dalla lista d'attesa.
clock-substitute-leaves = Non sei più in lista d'attesa.
lobby-away = assente, torna { $when }
lobby-mustered = Ci siete tutti. La partita comincia { $when }, o quando { $player } preme Comincia.
lobby-muster = Premi *{ button-present }*: il tempo scade { $when } e chi non l'ha premuto viene sostituito. Presenti finora: { $players }

level-random = bot, gioca a caso
level-builder = bot, costruisce quel che può
level-apprentice = bot, apprendista
level-journeyman = bot, artigiano
level-master = bot, maestro
param-computers = Il livello dei bot che aggiungi
param-stand-in = Chi gioca al posto degli assenti
param-hints = Chi può chiedere suggerimenti a un bot
lobby-computers = Prossimo bot: { $level }
lobby-stand-in = Al posto degli assenti: { $level }
lobby-hints-alone = Suggerimenti: solo per chi gioca da solo contro i bot
lobby-hints-always = Suggerimenti: sempre
lobby-hints-never = Suggerimenti: mai

seat-none = nessuno

command-game-find = Trova una partita di questo server con un posto libero
find-title = Partite con un posto libero
find-none = Nessuna partita di questo server cerca giocatori. Aprine una:
find-players = Già dentro: { $players }
find-where = In { $where }, aperta { $when }
find-hours = { $hours ->
    [0] Non siete quasi mai svegli alle stesse ore.
    [one] Siete svegli insieme 1 ora al giorno.
   *[other] Siete svegli insieme { $hours } ore al giorno.
}
find-you-look = Ti scrivo in privato quando qui si apre una partita ({ $game }). Smetto { $until }.
find-others-look = { $count ->
    [one] Anche un’altra persona aspetta che si apra una partita ({ $game }).
   *[other] Anche altre { $count } persone aspettano che si apra una partita ({ $game }).
}
find-any = qualsiasi gioco
find-begun = Ti scrivo qui quando si apre una partita sul server di { $where } ({ $game }). Smetto { $until }, quando ti unisci a una, o se scegli **Niente più messaggi** in `/game find`.
find-joined = Sei dentro: { $game } in { $where }. Riceverai un ping quando la partita comincia e quando tocca a te.
button-stop-looking = Niente più messaggi
menu-find-others = Unisciti a un’altra partita…
menu-seek = Avvisami delle nuove partite…
refuse-find-no-direct = Non posso mandarti messaggi diretti. Consentili per questo server e riprova tra un'ora.
notice-lobby_opened = { $game }: si cercano giocatori in { $where }. Per non ricevere più questi messaggi usa `/game find` lì.
avoid-join = Hai scelto di evitare { $players }. Vuoi unirti lo stesso?
button-join-anyway = Unisciti lo stesso

command-server-forum = Scegli un forum in cui ogni partita ha il suo post
param-server-forum = Il forum; se non lo indichi, ogni partita ha un thread dove viene aperta
server-forum-set = D'ora in poi ogni partita ha il suo post in { $where }.
server-forum-none = D'ora in poi ogni partita ha un thread nel canale in cui viene aperta.
server-forum-tags = I post ricevono i tag che esistono nel forum. Puoi creare questi nelle sue impostazioni: { $tags }
server-forum-moderated = Solo i moderatori possono usare questi tag. Dammi il permesso «Gestisci post», o i miei post non li avranno: { $tags }
server-show-forum = Forum delle partite: { $where } · `/server forum`
server-show-no-forum = Forum delle partite: nessuno, ogni partita ha un thread · `/server forum`
refuse-forum-closed = Non posso scrivere in { $where }. Permessi che mi mancano: { $permissions }.
forum-permission-send_messages = Crea post
forum-permission-send_messages_in_threads = Invia messaggi nei post
refuse-forum-tags = { $where } richiede un tag per ogni post, ma non ne ha nessuno che io possa usare. Aggiungi un tag che tutti possano usare, o dammi lì il permesso «Gestisci canali» e aggiungo i miei.
refuse-no-forum = Il forum di questo server non è più disponibile. Scegline un altro con /server forum.
forum-tag-open = Posti liberi
forum-tag-running = In corso
forum-tag-ended = Finita
lobby-posted = La partita è aperta e chiunque può unirsi: { $where }
lobby-posted-here = Non sono riuscito a creare un post in { $forum }: { $why } La partita è aperta in questo canale.

param-rated = La partita conta per la classifica e i profili?
lobby-rated = Classifica e profili: { $value ->
    [on] questa partita conta
   *[off] questa partita non conta
}

param-public = Chi può guardare da fuori
param-delay = Con quanto ritardo si vedono le mosse da fuori
lobby-delay-none = Ritardo per chi guarda da fuori: nessuno
lobby-delay-hour = Ritardo per chi guarda da fuori: un'ora
lobby-delay-day = Ritardo per chi guarda da fuori: un giorno
seats-closed = Il tavolo è chiuso: { $players }. Mescolate e tiri di dado di questa partita dipendono tutti dal sigillo `{ $commitment }` e dall’id di questo messaggio, che nessuno poteva conoscere prima.

menu-challenge = Sfida a una partita
param-invited = Chi vuoi invitare; il suo posto resta riservato per un giorno
challenge-which = A che cosa vuoi giocare con { $player }? Mando l'invito qui; il posto resta riservato per un giorno.
invitation = { $players }: { $count ->
    [one] { $host } ti invita a giocare a { $game }. Il posto è riservato; l'invito scade { $when }.
   *[other] { $host } vi invita a giocare a { $game }. I posti sono riservati; gli inviti scadono { $when }.
}
invitation-over = Tutti gli invitati a { $game } hanno risposto.
invitation-declined = Stavolta { $player } non può giocare a { $game }, { $host }.
lobby-seat-kept = { $number }. riservato a { $player }, scade { $when }
button-accept = Accetta
button-decline = Rifiuta
refuse-not-invited = Non hai un invito a questa partita, o l'hai rifiutato. Puoi comunque unirti se c'è un posto libero.
refuse-seats-kept = I posti liberi sono riservati a { $players }.
refuse-invite-self = Hai già un posto: invita qualcun altro.
refuse-invite-bot = I bot non si possono invitare. Per giocare contro un bot, premi **{ button-computer }** nella lobby.
refuse-invite-gone = { $player } non è su questo server.
refuse-invite-too-many = I posti non bastano. Scegli più posti o invita meno persone.
