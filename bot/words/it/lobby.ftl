### Lobbies: opening, filling and starting games: /game new, join, leave, start.

command-game-new = Apri una nuova partita a cui altri possono unirsi
param-seats = Quanti giocatori
param-options = Regole, come favours=simplified; puoi impostarle anche nella lobby
param-auto = Rispondere per i giocatori quando c'è una sola scelta?
lobby-title = { $game }: si cercano giocatori
lobby-host = Per { $player }, che ha aperto la partita:
lobby-group = In una chat di gruppo posso scrivere solo dopo che qualcuno preme un pulsante. I promemoria arrivano per messaggio diretto, e /mygames funziona ovunque.
lobby-count = Giocatori: { $taken } su { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. libero
lobby-auto = Scelta unica: { $value ->
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
lobby-sealed = Le mescolate sono sigillate: /game verify mostra il sigillo in ogni momento e, a partita finita, prova che erano corrette.
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
refuse-lobby-full = Tutti i posti sono occupati.
refuse-seats-taken = Si è già unita più gente. Prima qualcuno deve uscire.
refuse-already-started = Questa partita è già cominciata.
refuse-too-few = { $missing ->
    [one] Serve ancora 1 giocatore per cominciare.
   *[other] Servono ancora { $missing } giocatori per cominciare.
}
pace-auto = Ritmo: tranquillo (o senza orologio per chi gioca da solo)
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

param-computers = Il livello dei bot che aggiungi
param-stand-in = Chi gioca al posto degli assenti
param-hints = Chi può chiedere suggerimenti a un bot
lobby-computers = Prossimo bot: { $level }
lobby-stand-in = Per gli assenti: { $level }
lobby-hints-alone = Suggerimenti: a chi gioca da solo (contro i bot)
lobby-hints-always = Suggerimenti: sempre
lobby-hints-never = Suggerimenti: mai

seat-none = nessuno

avoid-join = Hai scelto di evitare { $players }. Vuoi unirti lo stesso?
button-join-anyway = Unisciti lo stesso

lobby-posted = La partita è aperta e chiunque può unirsi: { $where }
lobby-posted-here = Non sono riuscito a creare un post in { $forum }: { $why } La partita è aperta in questo canale.

param-rated = La partita conta per la classifica e i profili?
lobby-rated = Classifica e profili: { $value ->
    [on] conta
   *[off] non conta
}

param-public = Chi può guardare da fuori
param-delay = Con quanto ritardo si vedono le mosse da fuori
lobby-delay-none = Ritardo per chi guarda: nessuno (da fuori)
lobby-delay-hour = Ritardo per chi guarda: un'ora (da fuori)
lobby-delay-day = Ritardo per chi guarda: un giorno (da fuori)
seats-closed = Il tavolo è chiuso: { $players }. Mescolate e tiri di dado di questa partita dipendono tutti dal sigillo `{ $commitment }` e dall'id di questo messaggio, che nessuno poteva conoscere prima.

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

command-game-join = Unisciti alla partita che cerca giocatori qui
command-game-leave = Lascia il tuo posto prima che la partita cominci
command-game-start = Comincia la partita con i giocatori presenti
lobby-length = Di solito dura { $median }{ $varies ->
    [yes] ; metà delle ultime { $count } partite è durata tra { $lower } e { $upper }.
   *[no] , come quasi tutte le ultime { $count } partite.
}
button-new = Nuova partita
button-new-game = Nuova partita: { $game }
button-leave = Esci
button-start = Comincia
button-computer = Aggiungi un bot
refuse-channel-busy = In questo canale c'è già una partita. Aspetta che finisca, o usa un altro canale o thread.
refuse-already-joined = Hai già un posto in questa partita.
lobby-public-no = Spettatori: solo in questo canale
lobby-public-yes = Spettatori: pubblica (chiunque può seguirla)
lobby-public-spotlight = Spettatori: pubblica, in vetrina

lobby-vacation = Ferie: { $value ->
    [on] usate (quando la riserva di tempo sta per finire)
   *[off] non usate
}

button-present = Ci sono
button-reserve = Mettiti in lista d'attesa
button-keep-lobby = Tieni aperta una settimana
button-fill = Gioca con i bot
refuse-tournament-seat = In un torneo i posti liberi li assegna chi organizza.
