### Orologi: ritmi, posti che passano di mano, avvisi.

pace-brisk = Rapido: 4 ore da sveglio per turno, poi 1 giorno di riserva di tempo
pace-steady = Tranquillo: 12 ore da sveglio per turno, poi 3 giorni di riserva di tempo
pace-slow = Lento: 24 ore da sveglio per turno, poi 5 giorni di riserva di tempo
pace-per_move = 24 ore a turno
pace-none = Senza orologio
lobby-vacation = Ferie: { $value ->
    [on] si usano quando la riserva di tempo sta per finire
   *[off] non si usano in questa partita
}

refuse-no-free-seat = In questa partita non ci sono posti liberi per chi subentra.
waking-no-zone = Dimmi il tuo fuso orario: una città come Roma o New York, o un nome come Europe/Rome.
waking-unknown-zone = Non conosco il fuso orario «{ $zone }». Scrivi una città o un paese e scegli tra i suggerimenti.
waking-several-zones = { $country } ha più di un fuso orario: { $zones }. Scrivi una città di quel paese.
waking-reversed-zone = { $zone } significa { $meant }: in quel nome il segno è invertito. Scrivi una città, o { $meant } se è quello che vuoi.
waking-no-such-offset = In nessun fuso orario l'ora è { $zone } tutto l'anno. Scrivi una città.
waking-one-time = Dimmi quando comincia e quando finisce la tua giornata.
waking-no-time-of-day = Non capisco l'ora «{ $time }». Scrivila come 8:30, 8am o 22.
waking-too-short = Scegli almeno otto ore da sveglio.
waking-too-few-presses = Potrò proporti un orario quando avrai fatto { $presses } scelte in { $days } giorni diversi. Fino ad allora dimmi quando comincia e finisce la tua giornata.

## Avvisi a una persona

notice-turn = Tocca a te in { $game } ({ $where }){ GIVEN($when) ->
    [yes] . Se non giochi, al tuo posto gioca un bot { $when }.
   *[no] .
}
notice-reminded = { $game } in { $where } aspetta la tua mossa. Se non giochi, al tuo posto gioca un bot { $when }.
notice-bank_started = { $game } in { $where }: il tempo del turno è finito e scorre la riserva di tempo. Se non giochi, al tuo posto gioca un bot { $when }.{ $hours ->
    [all] {" "}Per non far contare le notti usa `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } in { $where }: la tua riserva di tempo è quasi vuota. Se non giochi, al tuo posto gioca un bot { $when }.
notice-vacation = { $game } in { $where }: la tua riserva di tempo è vuota, quindi ora si usano le ferie. Se non giochi, al tuo posto gioca un bot { $when }.
notice-excused = { $game } in { $where }: hai saltato un turno e un bot ha giocato per te. { $excuses ->
    [0] Se ne salti un altro, un bot prende il tuo posto.
    [one] Puoi saltarne ancora 1 prima che un bot prenda il tuo posto.
   *[other] Puoi saltarne ancora { $excuses } prima che un bot prenda il tuo posto.
}
notice-passed_on = { $game } in { $where }: un bot ha preso il tuo posto. Premi **{ button-take-seat }** per riaverlo.
notice-seated = { $game } in { $where }: { $counts ->
    [entry] continui al posto di { $name } in { $event }; i suoi punti ora sono tuoi.
    [table] giochi questa partita al posto di { $name }. In { $event } { $name } arriva per ultimo a questo tavolo.
   *[none] { GIVEN($by) ->
        [yes] ora il posto di { $name } è tuo.
       *[no] si è liberato un posto, ed è tuo.
    } Il risultato conta per te solo se ti aiuta.
}{ GIVEN($by) ->
    [yes] {" "}Lo ha deciso { $by }: { $reason }
   *[no] {""}
}
notice-taken_over = { $game } in { $where }: { GIVEN($by) ->
    [yes] ora al tuo posto gioca { $name }. Lo ha deciso { $by }: { $reason }
   *[no] un altro giocatore ha preso il tuo posto.
}
notice-removed = { $game } in { $where }: un arbitro ha dato il tuo posto a un bot. Solo un arbitro può ridartelo.{ GIVEN($by) ->
    [yes] {" "}Lo ha deciso { $by }: { $reason }
   *[no] {""}
}
notice-asleep = { $game } in { $where } si è addormentata dopo un mese senza mosse. Premi un pulsante qualsiasi per svegliarla.
notice-lobby_minimum = { $game } in { $where }: ci sono abbastanza giocatori per cominciare.
notice-lobby_old = { $game } in { $where } aspetta giocatori da una settimana. Tienila aperta, riempila di bot o annullala: altrimenti si chiude tra due giorni.

clock-countdown = Se nessuno gioca, gioca un bot { $passes }
clock-countdowns = Il tempo del turno finisce { $free }, poi scorre la riserva di tempo · Se nessuno gioca, gioca un bot { $passes }
clock-away = { $counts ->
    [yes] { $player } è assente e torna { $when }; prima che giochi un bot si usano le ferie.
   *[no] { $player } è assente e torna { $when }.
}
card-seat-free = Assenti: { $players }. Gioca un bot finché qualcuno non prende il posto.
button-take-seat = Prendi il posto

## /clock e /mygames

command-clock = L'orologio di una partita e il tempo che ti resta
command-clock-show = Mostra l'orologio di questa partita
command-clock-back = Riprendi il tuo posto dal bot
command-clock-vacation = Segnala che sei assente; le ferie servono solo se la riserva di tempo sta per finire
command-clock-pause = Chiedi agli altri di fermare gli orologi di questa partita per qualche giorno, o di farli ripartire
command-clock-hours = Imposta le tue ore da sveglio: il tempo del turno scorre solo in quelle
command-clock-notices = Scegli dove ti mando gli avvisi
command-mygames = Tutte le tue partite, prima le più urgenti
param-days = Per quanti giorni da ora; 0 quando torni
param-pause = Per quanti giorni, al massimo 14; 0 termina una pausa
param-zone = Il tuo fuso orario: una città, un paese o un nome come Europe/Rome
zone-choice = { $place } → { $zone }, ora sono le { $time }
param-begins = Quando comincia la tua giornata, ad esempio 8:00 o 8am; se non lo indichi, propongo io un orario
param-ends = Quando finisce, ad esempio 23:00 o 11pm
param-notices = Dove vuoi leggerli
notices-thread = Nel canale della partita
notices-direct = In un messaggio diretto
notices-turns = In un messaggio diretto, anche quando comincia il mio turno
notices-digest = Una volta al giorno, in un messaggio diretto

clock-none = Questa partita non ha orologio.
clock-asleep = La partita si è addormentata. Premi un pulsante qualsiasi per svegliarla.
clock-paused = Gli orologi sono fermi{ GIVEN($when) ->
    [yes] {" "}e ripartono { $when }
   *[no] {""}
}.
clock-out-of-reach = Gli orologi sono fermi: { $why ->
    [locked] questo thread è bloccato
    [gone] il canale è stato cancellato
    [forbidden] qui non posso scrivere
   *[server] il server non è raggiungibile
}. Ripartono, con il tempo che restava, appena tutti possono di nuovo giocare.
pause-asked = { $player } vorrebbe mettere in pausa questa partita per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}. Gli orologi si fermano, ma chi vuole può giocare. Va bene, { $players }?
pause-end-asked = { $player } vorrebbe terminare la pausa. Va bene, { $players }?
pause-waiting = Ho chiesto agli altri. Si farà appena tutti saranno d’accordo.
pause-granted = Tutti sono d’accordo.
refuse-pause-event = Solo gli organizzatori possono mettere in pausa le partite di un evento: chiedi a uno di loro.
refuse-pause-arbiter = Un arbitro ha fermato gli orologi, e solo un arbitro può farli ripartire.
clock-seat = { $holder ->
    [computer] { $player }: al suo posto gioca un bot.
   *[other] { $player }: riserva di tempo { $hours } h, turni che si possono ancora saltare: { $excuses }.
}
clock-back-done = Il posto è di nuovo tuo.
clock-vacation-done = Sei assente e torni { $when }. Le ferie si usano solo se la riserva di tempo sta per finire; su questo server te ne restano { $days } g { $hours } h. Torni prima? Usa `/clock vacation days:0`.
clock-vacation-over = Che bello rivederti! Se in una partita le ferie sono già iniziate, durano fino alla tua prossima mossa.
clock-hours-done = Le tue ore da sveglio vanno dalle { $begins } alle { $ends } in { $zone }, dove ora sono le { $time }. Valgono dal tuo prossimo turno.
clock-hours-usual = Ho preso gli orari più comuni. Per cambiarli indica anche `begins` ed `ends`.
clock-hours-one-time = In { $zone } l'ora non cambia mai. Se da te c'è l'ora legale, scegli invece una città.
clock-hours-summer-time = Quel nome vale solo per metà dell'anno: ho preso { $zone }, dove l'ora cambia. Se da te non cambia, scegli una città.
clock-hours-proposed = In base agli orari in cui hai giocato finora, ti propongo ore da sveglio dalle { $begins } alle { $ends } in { $zone }.
button-use-hours = Usa queste ore
clock-notices-done = Salvato.

mygames-line = { $mine ->
    [yes] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: tocca a te
    [consent] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: gli altri aspettano la tua risposta
   *[no] { $game }{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: in attesa di { $players }
}
mygames-since = { $mine ->
    [yes] Il tuo turno è cominciato { $when }.
   *[no] Il suo turno è cominciato { $when }.
}
mygames-lobby = { $game } in { $where }: si cercano giocatori
mygames-full = { $game } in { $where }: ci sono tutti, si può cominciare
mygames-damaged = Non riesco a leggere la tua partita in { $where }.
mygames-more = { $count ->
    [one] … e un’altra
   *[other] … e altre { $count }
}
mygames-option = { $game } con { $players }
mygames-none-waits = Nessun’altra partita ti aspetta.
menu-other-game = Gioca qui un’altra partita…
button-play-here = Gioca qui
button-go-there = Vai alla partita
button-next-game = La mia prossima partita
refuse-no-games-of-yours = Non sei in nessuna partita. Su un server, /game find mostra quelle con un posto libero.
button-present = Ci sono
button-reserve = Mettiti in lista d'attesa
button-keep-lobby = Tieni aperta una settimana
button-fill = Gioca con i bot
refuse-tournament-seat = In un torneo i posti liberi li assegna chi organizza.
mygames-event = { $event }, { $round } contro { $players }
