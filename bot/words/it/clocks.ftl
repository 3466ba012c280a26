### Orologi: ritmi, posti che passano di mano, avvisi.

pace-brisk = Rapido: 4 ore di veglia a turno, poi una riserva di 1 giorno
pace-steady = Costante: 12 ore di veglia a turno, poi una riserva di 3 giorni
pace-slow = Lento: 24 ore di veglia a turno, poi una riserva di 5 giorni
pace-per_move = 24 ore a turno
pace-none = Senza orologio
lobby-vacation = Ferie: { $value ->
    [on] si usano quando la riserva si esaurirebbe
   *[off] non si usano in questa partita
}

refuse-no-free-seat = In questa partita non c'è nessun posto libero per chi subentra.
waking-no-zone = Dimmi il tuo fuso orario: una città come Roma o New York, o una chiave come Europe/Rome.
waking-unknown-zone = Non conosco il fuso orario «{ $zone }». Scrivi una città o un paese e scegli tra i suggerimenti.
waking-several-zones = { $country } ha più di un fuso orario: { $zones }. Scrivi una città di lì.
waking-reversed-zone = { $zone } significa { $meant }: in quel nome il segno è invertito. Scrivi una città, oppure { $meant } se è quello che intendi.
waking-no-such-offset = Nessun fuso orario è a { $zone } tutto l'anno. Scrivi piuttosto una città.
waking-one-time = Dimmi sia quando comincia la tua giornata sia quando finisce.
waking-no-time-of-day = Non riesco a leggere «{ $time }» come ora del giorno. Scrivila come 8:30, 8am o 22.
waking-too-short = Le ore di veglia sono almeno otto.
waking-too-few-presses = Posso proporre un orario quando avrai fatto { $presses } scelte in { $days } giorni; fino ad allora, di' quando comincia e finisce la tua giornata.

## Avvisi a una persona

notice-turn = Tocca a te a { $game } ({ $where }){ GIVEN($when) ->
    [yes] ; senza una mossa, { $when } risponde un giocatore computer.
   *[no] .
}
notice-reminded = { $game } in { $where } attende la tua mossa; senza una mossa risponde un giocatore computer { $when }.
notice-bank_started = { $game } in { $where }: il tempo libero è finito e scorre la tua riserva; senza una mossa risponde un giocatore computer { $when }.{ $hours ->
    [all] {" "}Le notti possono non contare: `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } in { $where }: la tua riserva è quasi esaurita; senza una mossa risponde un giocatore computer { $when }.
notice-vacation = { $game } in { $where }: la riserva è esaurita, quindi si usano le tue ferie; senza una mossa risponde un giocatore computer { $when }.
notice-excused = { $game } in { $where }: hai saltato un turno e un giocatore computer ha risposto per te. È scusato{ $excuses ->
    [0] , ma il prossimo non lo sarà: allora il posto va a un giocatore computer.
    [one] ; lo sarà ancora uno.
   *[other] ; lo saranno ancora { $excuses }.
}
notice-passed_on = { $game } in { $where }: ora il tuo posto è di un giocatore computer. **Prendi il posto** te lo ridà.
notice-seated = { $game } in { $where }: si è liberato un posto, e ora è tuo. Il risultato conta per te solo se ti giova.
notice-taken_over = { $game } in { $where }: ora il tuo posto è di qualcun altro.
notice-removed = { $game } in { $where }: un arbitro ha dato il tuo posto a un giocatore computer. Solo un arbitro può dartene di nuovo uno.
notice-asleep = { $game } in { $where } dorme, perché da un mese nessuno gioca. Basta premere qualcosa per svegliarla.
notice-lobby_minimum = { $game } in { $where }: ci sono abbastanza giocatori per cominciare.
notice-lobby_old = { $game } in { $where } attende giocatori da una settimana. Tienila aperta, riempila di giocatori computer o annullala; altrimenti si chiude tra due giorni.

clock-countdown = Senza una mossa risponde un giocatore computer: { $passes }
clock-countdowns = Fine del tempo libero, poi scorre la riserva: { $free } · Senza una mossa risponde un giocatore computer: { $passes }
clock-away = { $counts ->
    [yes] { $player } è via e torna { $when }; prima che risponda un giocatore computer si usano le ferie.
   *[no] { $player } è via e torna { $when }.
}
card-seat-free = Via: { $players }. Risponde un giocatore computer, finché qualcuno non prende il posto.
button-take-seat = Prendi il posto

## /clock e /mygames

command-clock = L'orologio di una partita e il tempo che hai
command-clock-show = Mostra l'orologio di questa partita
command-clock-back = Riprendi il tuo posto dal giocatore computer
command-clock-vacation = Annuncia che sei via; le ferie si usano solo quando la riserva si esaurirebbe
command-clock-pause = Chiedi agli altri di fermare gli orologi di questa partita per qualche giorno, o di riprendere
command-clock-hours = Imposta le ore di veglia: il tempo libero conta solo in quelle
command-clock-notices = Scegli dove leggere gli avvisi
command-mygames = Tutte le tue partite, prima le più urgenti
param-days = per quanti giorni da ora; 0 quando torni
param-pause = per quanti giorni, al massimo 14; 0 termina una pausa
param-zone = il tuo fuso orario: una città, un paese o una chiave come Europe/Rome
zone-choice = { $place } → { $zone }, ora sono le { $time }
param-begins = quando comincia la tua giornata, come 8:00 o 8am; senza, ti propongo io un orario
param-ends = quando finisce, come 23:00 o 11pm
param-notices = dove li leggi
notices-thread = Nel canale della partita
notices-direct = In un messaggio diretto
notices-turns = In un messaggio diretto, anche quando comincia il mio turno
notices-digest = Una volta al giorno, in un messaggio diretto

clock-none = Questa partita non ha orologio.
clock-asleep = La partita dorme; basta premere qualcosa per svegliarla.
clock-paused = Gli orologi sono fermi{ GIVEN($when) ->
    [yes] {" "}e ripartono { $when }
   *[no] {""}
}.
clock-out-of-reach = Gli orologi sono fermi: { $why ->
    [locked] questo thread è chiuso
    [gone] il canale è stato eliminato
    [forbidden] qui non posso scrivere
   *[server] il server non è raggiungibile
}. Ripartono, con tutto il tempo che restava, appena tutti possono premere di nuovo.
pause-asked = { $player } vorrebbe mettere in pausa questa partita per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}: tutti gli orologi si fermano, e chi vuole può continuare a giocare. { $players }, siete d’accordo?
pause-end-asked = { $player } vorrebbe terminare la pausa. { $players }, siete d’accordo?
pause-waiting = Gli altri sono stati interpellati. È fatto appena tutti sono d’accordo.
pause-granted = Tutti sono d’accordo.
refuse-pause-event = Le partite di un evento le mettono in pausa gli organizzatori: chiedi a uno di loro.
refuse-pause-arbiter = Un arbitro ha fermato gli orologi; solo un arbitro può farli ripartire.
clock-seat = { $holder ->
    [computer] { $player }: per questo posto risponde un giocatore computer.
   *[other] { $player }: riserva { $hours } h, assenze scusate rimaste: { $excuses }.
}
clock-back-done = Il posto è di nuovo tuo.
clock-vacation-done = Risulti via e torni { $when }. Le ferie si usano solo quando la riserva si esaurirebbe; su questo server te ne restano { $days } g { $hours } h. Torni prima? `/clock vacation days:0`.
clock-vacation-over = Eccoti di nuovo. Nelle partite in cui si stanno usando le tue ferie, si usano ancora fino alla tua prossima mossa.
clock-hours-done = Le tue ore di veglia vanno dalle { $begins } alle { $ends } in { $zone }, dove ora sono le { $time }. Valgono dal tuo prossimo turno.
clock-hours-one-time = { $zone } resta uguale tutto l'anno. Se da te c'è l'ora legale, scegli piuttosto una città.
clock-hours-summer-time = Quel nome vale solo per metà dell'anno: ho preso { $zone }, dove l'ora cambia. Se da te non cambia, scegli una città.
clock-hours-proposed = A giudicare da quando hai giocato finora, le tue ore di veglia in { $zone } potrebbero andare dalle { $begins } alle { $ends }.
button-use-hours = Usa queste ore
clock-notices-done = Ho preso nota.

mygames-line = { $mine ->
    [yes] **{ $game }** in { $where }: tocca a te
    [consent] **{ $game }** in { $where }: gli altri chiedono il tuo consenso
   *[no] { $game } in { $where }: si attende { $players }
}
mygames-since = Da { $when }.
mygames-lobby = { $game } in { $where }: si cercano giocatori
mygames-full = { $game } in { $where }: ci sono tutti, e può cominciare
mygames-damaged = Una partita in { $where } non è leggibile.
mygames-more = { $count ->
    [one] … e un’altra
   *[other] … e altre { $count }
}
mygames-option = { $game } con { $players }
mygames-none-waits = Nessun’altra partita ti aspetta.
menu-other-game = Gioca qui un’altra partita…
button-play-here = Gioca qui
button-go-there = Vai alla partita
button-next-game = Prossima partita
refuse-no-games-of-yours = Non partecipi a nessuna partita. Su un server, /game find mostra quelle con un posto libero.
button-present = Ci sono
button-reserve = Attendi un posto
button-keep-lobby = Tieni una settimana
button-fill = Riempi di giocatori computer e comincia
