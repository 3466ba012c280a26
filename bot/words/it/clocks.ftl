### Orologi: ritmi, fusi orari e ore in cui si è svegli, posti che passano di mano, /clock.

pace-brisk = Rapido: 4 ore per turno (senza le notti, vedi /clock hours), poi 1 giorno di riserva di tempo
pace-steady = Tranquillo: 12 ore per turno (senza le notti, vedi /clock hours), poi 3 giorni di riserva di tempo
pace-slow = Lento: 24 ore per turno (senza le notti, vedi /clock hours), poi 5 giorni di riserva di tempo
pace-per_move = 24 ore a turno
pace-none = Senza orologio
refuse-no-free-seat = In questa partita non ci sono posti liberi per chi subentra.
waking-no-zone = Dimmi il tuo fuso orario: una città come Roma o New York, o un nome come Europe/Rome.
waking-unknown-zone = Non conosco il fuso orario «{ $zone }». Scrivi una città o un paese e scegli tra i suggerimenti.
waking-several-zones = { $country } ha più di un fuso orario: { $zones }. Scrivi una città di quel paese.
waking-reversed-zone = { $zone } significa { $meant }: in quel nome il segno è invertito. Scrivi una città, o { $meant } se è quello che vuoi.
waking-no-such-offset = In nessun fuso orario l'ora è { $zone } tutto l'anno. Scrivi una città.
waking-one-time = Dimmi quando comincia e quando finisce la tua giornata.
waking-no-time-of-day = Non capisco l'ora «{ $time }». Scrivila come 8:30, 8am o 22.
waking-too-short = La tua giornata deve durare almeno otto ore.
waking-too-few-presses = Potrò proporti un orario quando avrai fatto { $presses } scelte in { $days } giorni diversi. Fino ad allora dimmi quando comincia e finisce la tua giornata.

## Che cosa mostra un orologio

clock-countdown = Se nessuno gioca, gioca un bot { $passes }
clock-countdowns = Il tempo del turno finisce { $free }, poi scorre la riserva di tempo · Se nessuno gioca, gioca un bot { $passes }
clock-away = { $counts ->
    [yes] { $player } è assente e torna { $when }; prima che giochi un bot si usano le ferie.
   *[no] { $player } è assente e torna { $when }.
}
card-seat-free = Assenti: { $players }. Gioca un bot finché qualcuno non prende il posto.
button-take-seat = Prendi il posto

## /clock

command-clock = L'orologio di una partita e il tempo che ti resta
command-clock-show = Mostra l'orologio di questa partita
command-clock-back = Riprendi il tuo posto dal bot
command-clock-vacation = Segnala che sei assente; le ferie servono solo se la riserva di tempo sta per finire
command-clock-pause = Chiedi agli altri di fermare gli orologi di questa partita per qualche giorno, o di farli ripartire
command-clock-hours = Di' quando comincia e finisce la tua giornata: le notti non contano
command-clock-notices = Scegli dove ti mando gli avvisi
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
pause-waiting = Ho chiesto agli altri. Si farà appena tutti saranno d'accordo.
pause-granted = Tutti sono d'accordo.
refuse-pause-event = Solo gli organizzatori possono mettere in pausa le partite di un evento: chiedi a uno di loro.
refuse-pause-arbiter = Un arbitro ha fermato gli orologi, e solo un arbitro può farli ripartire.
clock-seat = { $holder ->
    [computer] { $player }: al suo posto gioca un bot.
   *[other] { $player }: riserva di tempo { $hours } h, turni che si possono ancora saltare: { $excuses }.
}
clock-back-done = Il posto è di nuovo tuo.
clock-vacation-done = Sei assente e torni { $when }. Le ferie si usano solo se la riserva di tempo sta per finire; su questo server te ne restano { $days } g { $hours } h. Torni prima? Usa `/clock vacation days:0`.
clock-vacation-over = Che bello rivederti! Se in una partita le ferie sono già iniziate, durano fino alla tua prossima mossa.
clock-hours-done = La tua giornata va dalle { $begins } alle { $ends } in { $zone }, dove ora sono le { $time }. Dal tuo prossimo turno conta solo quel tempo.
clock-hours-usual = Ho preso gli orari più comuni. Per cambiarli indica anche `begins` ed `ends`.
clock-hours-one-time = In { $zone } l'ora non cambia mai. Se da te c'è l'ora legale, scegli invece una città.
clock-hours-summer-time = Quel nome vale solo per metà dell'anno: ho preso { $zone }, dove l'ora cambia. Se da te non cambia, scegli una città.
clock-hours-proposed = In base agli orari in cui hai giocato finora, ti propongo una giornata dalle { $begins } alle { $ends } in { $zone }.
button-use-hours = Usa queste ore
clock-notices-done = Salvato.

span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
span-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
span-moment = meno di un minuto
