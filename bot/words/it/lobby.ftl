## Lobbies: opening, finding, filling and starting matches

command-game-new = Apri una nuova partita a cui altri possono unirsi
command-game-cancel = Annulla la partita di questo canale
param-seats = Quanti giocatori
param-options = Regole, come favours=simplified; i menu della sala fanno lo stesso
param-auto = Rispondi al posto dei giocatori quando non c'è scelta
lobby-title = { $game }: si cercano giocatori
lobby-host = { $player } prepara una partita.
lobby-count = Giocatori: { $taken } su { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. libero
lobby-auto = Domande senza scelta: { $value ->
    [on] si risponde al posto dei giocatori
   *[off] si pongono comunque
}
lobby-theme = Tabelloni: { $theme }
lobby-ready = Ci siete tutti: la partita può cominciare.
lobby-enough = Siete abbastanza: la partita può cominciare in { $count }, oppure aspettare altri.
lobby-short = { $missing ->
    [one] Manca ancora 1 giocatore per cominciare.
   *[other] Mancano ancora { $missing } giocatori per cominciare.
}
lobby-started = La partita è cominciata: { $where }
lobby-started-here = La partita è cominciata qui sotto.
lobby-joined = Ci sei. Riceverai un avviso quando la partita comincia, e quando tocca a te.
lobby-left = Il tuo posto è di nuovo libero.
lobby-cancelled = { $player } ha annullato questa partita.
lobby-commitment = La sorte di questa partita è sigillata: { $commitment }… Alla fine, /game verify la dimostra.
settings-title = Come è impostata questa partita
settings-of-host = Può cambiare queste impostazioni { $player }, che ha aperto la partita.
button-join = Unisciti
button-cancel = Annulla la partita
button-dismiss = Togli un giocatore computer
button-settings = Impostazioni…
button-rules = Altre impostazioni (pagina { $page } di { $pages })
menu-seats = Numero di giocatori
cancel-done = La partita è annullata.
cancel-asked = { $player } vorrebbe annullare definitivamente questa partita. { $players }, siete d'accordo? Finché non lo siete tutti, si continua a giocare.
cancel-waiting = Gli altri hanno ricevuto la domanda. La partita è annullata appena tutti sono d'accordo.
cancel-granted = Tutti d'accordo: la partita è annullata.
cancel-kept = Bene: la partita continua.
lobby-busy = { $host } sta già cercando giocatori qui ({ $game }), e un canale accoglie una sola partita alla volta. Unisciti, oppure apri la tua in un altro canale o forum.
lobby-busy-own = Partecipi già a una partita che si prepara qui ({ $game }), e un canale ne accoglie una sola alla volta. Gioca quella, oppure apri l'altra in un altro canale o forum.
refuse-too-many-lobbies = { $most ->
    [one] Hai già una partita in attesa di giocatori. Prima avviala o annullala.
   *[other] Hai già { $most } partite in attesa di giocatori. Prima avviane o annullane una.
}
refuse-too-many-games = { $most ->
    [one] In questo server c'è posto per 1 partita alla volta. Prima concludila o annullala.
   *[other] In questo server c'è posto per { $most } partite alla volta. Prima concludine o annullane una.
}
refuse-not-in-lobby = Non hai un posto in questa partita.
refuse-not-host = Può farlo solo { $players }, che ha aperto la partita.
refuse-not-host-or-moderator = Può farlo solo { $player }, che ha aperto la partita, o un moderatore.
refuse-lobby-full = Tutti i posti sono occupati.
refuse-seats-taken = Ci sono già più giocatori di così; prima qualcuno deve lasciare il posto.
refuse-already-started = Questa partita è già cominciata.
refuse-too-few = { $missing ->
    [one] Manca ancora 1 giocatore prima che la partita possa cominciare.
   *[other] Mancano ancora { $missing } giocatori prima che la partita possa cominciare.
}
refuse-not-moderator-here = Può farlo solo chi modera: serve il permesso «Gestisci messaggi».

pace-auto = Ritmo: costante, o senza orologio per chi gioca da solo
param-vacation = Si usano le ferie quando la riserva si esaurirebbe?
refuse-too-many-matches = { $most ->
    [one] Hai { $most } partita con orologio in corso; ogni partita conclusa ne consente una in più.
   *[other] Hai { $most } partite con orologio in corso; ogni partita conclusa ne consente una in più.
}
command-clock-substitute = Prendi il posto di chi è assente, o mettiti in attesa
clock-substitute-done = Hai preso un posto. Il risultato conta per te solo se ti giova.
clock-substitute-waits = Ora nessun posto è libero; il prossimo che si libera è tuo. Rifai lo stesso per non aspettare più.
clock-substitute-leaves = Non aspetti più un posto.
lobby-away = via, torna { $when }
lobby-mustered = Ci siete tutti. La partita comincia { $when }, o quando { $player } preme Comincia.
lobby-muster = Confermate di esserci. Il tempo scade { $when }; chi manca viene sostituito. Presenti: { $players }

level-random = computer, gioca a caso
level-builder = computer, costruisce quel che può
level-apprentice = computer, apprendista
level-journeyman = computer, artigiano
level-master = computer, maestro
param-computers = Il livello dei computer che si aggiungono
param-stand-in = Chi gioca al posto di chi è assente
param-hints = Suggerimenti del computer
lobby-computers = I prossimi aggiunti: { $level }
lobby-stand-in = Per chi è assente: { $level }
lobby-hints-alone = Suggerimenti: solo contro i computer
lobby-hints-always = Suggerimenti: sempre
lobby-hints-never = Suggerimenti: mai

seat-none = nessuno

command-game-find = Trova una partita di questo server con un posto libero
find-title = Partite con un posto libero
find-none = Nessuna partita di questo server aspetta giocatori. Aprine una:
find-players = Ci sono: { $players }
find-where = In { $where }, aperta { $when }
find-hours = { $hours ->
    [0] Non siete quasi mai svegli alle stesse ore.
    [one] Siete svegli insieme 1 ora al giorno.
   *[other] Siete svegli insieme { $hours } ore al giorno.
}
find-you-look = Ricevi un messaggio diretto quando qui si apre una partita ({ $game }). L’avviso finisce { $until }.
find-others-look = { $count ->
    [one] Un’altra persona aspetta che si apra una partita ({ $game }).
   *[other] Altre { $count } persone aspettano che si apra una partita ({ $game }).
}
find-any = qualsiasi gioco
find-begun = D’ora in poi ricevi qui un messaggio quando si apre una partita sul server di { $where } ({ $game }). L’avviso finisce { $until }, appena ti unisci a una, o con **Niente più messaggi** in `/game find`.
find-joined = Ci sei: { $game } in { $where }. Riceverai un avviso quando la partita comincia, e quando tocca a te.
button-stop-looking = Niente più messaggi
menu-find-others = Unisciti a un’altra partita…
menu-seek = Avvisami delle nuove partite…
refuse-find-no-direct = Non posso mandarti messaggi diretti. Permettili per questo server, poi scegli di nuovo tra un'ora.
notice-lobby_opened = { $game }: si cercano giocatori in { $where }. Su quel server `/game find` mette fine a questi messaggi.
avoid-join = Eviti { $players }. Ti siedi lo stesso a questo tavolo?
button-join-anyway = Siediti lo stesso

command-server-forum = Scegli un forum in cui ogni partita è un post
param-server-forum = Il forum; senza, le partite hanno un thread dove vengono aperte
server-forum-set = D'ora in poi ogni partita è un post in { $where }.
server-forum-none = Le partite hanno un thread dove vengono aperte, come prima.
server-forum-tags = I post ricevono i tag che il forum ha. Crea questi nelle sue impostazioni: { $tags }
server-forum-moderated = Solo i moderatori possono usare questi tag; finché non posso gestire i post, i miei ne fanno a meno: { $tags }
refuse-forum-closed = Non posso scrivere in { $where }. Lì mi manca: { $permissions }.
forum-permission-send_messages = Crea post
forum-permission-send_messages_in_threads = Invia messaggi nei post
refuse-forum-tags = { $where } non accetta post senza tag e non ne ha che io possa usare. Aggiungi un tag che tutti possano usare, o dammi lì il permesso di gestire i canali perché aggiunga i miei.
refuse-no-forum = Il forum di questo server non si può più usare. Scegline un altro con /server forum.
forum-tag-open = Posti liberi
forum-tag-running = In corso
forum-tag-ended = Finita
lobby-posted = La partita è aperta a chi vuole unirsi: { $where }
lobby-posted-here = Non è stato possibile creare un post in { $forum }: { $why } La partita è aperta in questo canale.

param-rated = Conta per la classifica e i profili?
lobby-rated = Classifica e profili: { $value ->
    [on] questa partita conta
   *[off] questa partita non conta
}

param-public = Chi può guardare da fuori
param-delay = Ritardo per chi guarda da fuori
lobby-delay-none = Da fuori: subito
lobby-delay-hour = Da fuori: un’ora dopo
lobby-delay-day = Da fuori: un giorno dopo
lobby-sealed = La sorte di questa partita è sigillata: { $commitment }…
seats-closed = I posti sono chiusi: { $players }. Dal sigillo `{ $commitment }` e dall’id di questo messaggio, che prima nessuno poteva conoscere, segue tutta la sorte di questa partita.
