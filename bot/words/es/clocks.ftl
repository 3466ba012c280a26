### Relojes: ritmos, asientos que cambian de manos, avisos.

pace-brisk = Rápido: 4 horas de vigilia por turno y una reserva de 1 día
pace-steady = Constante: 12 horas de vigilia por turno y una reserva de 3 días
pace-slow = Lento: 24 horas de vigilia por turno y una reserva de 5 días
pace-per_move = 24 horas por turno
pace-none = Sin reloj
lobby-vacation = Vacaciones: { $value ->
    [on] se usan cuando la reserva se agotaría
   *[off] no se usan en esta partida
}

refuse-no-free-seat = En esta partida no hay ningún asiento libre para un suplente.
waking-no-zone = Dime tu zona horaria: una ciudad como Madrid o Nueva York, o una clave como Europe/Madrid.
waking-unknown-zone = No conozco la zona horaria «{ $zone }». Escribe una ciudad o un país y elige una de las sugerencias.
waking-several-zones = { $country } tiene más de una zona horaria: { $zones }. Escribe una ciudad de allí.
waking-reversed-zone = { $zone } significa { $meant }: en ese nombre el signo va al revés. Escribe una ciudad, o { $meant } si es lo que quieres decir.
waking-no-such-offset = Ninguna zona horaria está en { $zone } todo el año. Escribe mejor una ciudad.
waking-one-time = Dime tanto cuándo empieza tu día como cuándo termina.
waking-no-time-of-day = No puedo leer «{ $time }» como hora del día. Escríbela como 8:30, 8am o 22.
waking-too-short = Las horas de vigilia son al menos ocho.
waking-too-few-presses = Puedo proponer un horario cuando hayas hecho { $presses } elecciones en { $days } días; hasta entonces, di cuándo empieza y termina tu día.

## Avisos a una persona

notice-turn = Te toca en { $game } ({ $where }){ GIVEN($when) ->
    [yes] ; sin jugada, un jugador ordenador responde { $when }.
   *[no] .
}
notice-reminded = { $game } en { $where } espera tu jugada; sin una jugada responde un jugador ordenador { $when }.
notice-bank_started = { $game } en { $where }: tu tiempo libre ha terminado y corre tu reserva; sin una jugada responde un jugador ordenador { $when }.{ $hours ->
    [all] {" "}Las noches pueden no contar: `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } en { $where }: casi no te queda reserva; sin una jugada responde un jugador ordenador { $when }.
notice-vacation = { $game } en { $where }: la reserva se ha agotado, así que se usan tus vacaciones; sin una jugada responde un jugador ordenador { $when }.
notice-excused = { $game } en { $where }: perdiste un turno y un jugador ordenador respondió por ti. Queda disculpado{ $excuses ->
    [0] , pero el próximo ya no: entonces el asiento pasa a un jugador ordenador.
    [one] ; uno más lo quedará.
   *[other] ; { $excuses } más lo quedarán.
}
notice-passed_on = { $game } en { $where }: tu asiento lo tiene ahora un jugador ordenador. **Ocupar el asiento** te lo devuelve.
notice-seated = { $game } en { $where }: ha quedado libre un asiento y ahora es tuyo. El resultado cuenta para ti solo si te favorece.
notice-taken_over = { $game } en { $where }: otra persona ocupa ahora tu asiento.
notice-removed = { $game } en { $where }: un árbitro ha dado tu asiento a un jugador ordenador. Solo un árbitro puede darte uno de nuevo.
notice-asleep = { $game } en { $where } duerme, porque nadie juega desde hace un mes. Cualquier pulsación la despierta.
notice-lobby_minimum = { $game } en { $where }: hay jugadores suficientes para empezar.
notice-lobby_old = { $game } en { $where } lleva una semana esperando jugadores. Mantenla, complétala con jugadores ordenador o cancélala; si no, se cierra en dos días.

clock-countdown = Sin una jugada responde un jugador ordenador: { $passes }
clock-countdowns = Fin del tiempo libre, luego corre la reserva: { $free } · Sin una jugada responde un jugador ordenador: { $passes }
clock-away = { $counts ->
    [yes] { $player } está fuera y vuelve { $when }; antes de que responda un jugador ordenador se usan sus vacaciones.
   *[no] { $player } está fuera y vuelve { $when }.
}
card-seat-free = Fuera: { $players }. Responde un jugador ordenador hasta que alguien ocupe el asiento.
button-take-seat = Ocupar el asiento

## /clock y /mygames

command-clock = El reloj de una partida y el tiempo que tienes
command-clock-show = Muestra el reloj de esta partida
command-clock-back = Recupera tu asiento del jugador ordenador
command-clock-vacation = Anuncia que estás fuera; las vacaciones se usan solo si la reserva se agotaría
command-clock-pause = Pide a los demás parar los relojes de esta partida unos días, o seguir
command-clock-hours = Fija tus horas de vigilia: el tiempo libre cuenta solo en ellas
command-clock-notices = Elige dónde lees los avisos
command-mygames = Todas tus partidas, primero las más urgentes
param-days = durante cuántos días desde ahora; 0 cuando vuelvas
param-pause = por cuántos días, 14 como mucho; 0 termina una pausa
param-zone = tu zona horaria: una ciudad, un país o una clave como Europe/Madrid
zone-choice = { $place } → { $zone }, ahora son las { $time }
param-begins = cuándo empieza tu día, como 8:00 o 8am; si falta, te propongo un horario
param-ends = cuándo termina, como 23:00 o 11pm
param-notices = dónde los lees
notices-thread = En el canal de la partida
notices-direct = En un mensaje directo
notices-turns = En un mensaje directo, también cuando empieza mi turno
notices-digest = Una vez al día, en un mensaje directo

clock-none = Esta partida no tiene reloj.
clock-asleep = La partida duerme; cualquier pulsación la despierta.
clock-paused = Los relojes están parados{ GIVEN($when) ->
    [yes] {" "}y siguen { $when }
   *[no] {""}
}.
clock-out-of-reach = Los relojes están parados: { $why ->
    [locked] este hilo está bloqueado
    [gone] el canal se ha eliminado
    [forbidden] aquí no puedo escribir
   *[server] no puedo llegar al servidor
}. Siguen, con todo el tiempo que quedaba, en cuanto todos puedan volver a pulsar.
pause-asked = A { $player } le gustaría pausar esta partida { $days ->
    [one] un día
   *[other] { $days } días
}: se paran todos los relojes, y quien quiera puede seguir jugando. { $players }, ¿estáis de acuerdo?
pause-end-asked = A { $player } le gustaría terminar la pausa. { $players }, ¿estáis de acuerdo?
pause-waiting = Se ha preguntado a los demás. Se hace en cuanto todos estén de acuerdo.
pause-granted = Todos están de acuerdo.
refuse-pause-event = Las partidas de un evento las pausan sus organizadores: pide a uno de ellos.
refuse-pause-arbiter = Un árbitro ha parado los relojes; solo un árbitro puede hacer que sigan.
clock-seat = { $holder ->
    [computer] { $player }: por este asiento responde un jugador ordenador.
   *[other] { $player }: reserva { $hours } h, ausencias disculpadas restantes: { $excuses }.
}
clock-back-done = El asiento vuelve a ser tuyo.
clock-vacation-done = Constas como ausente y vuelves { $when }. Las vacaciones se usan solo si la reserva se agotaría; en este servidor te quedan { $days } d { $hours } h. ¿Vuelves antes? `/clock vacation days:0`.
clock-vacation-over = Te damos la bienvenida de nuevo. En las partidas en que se estén usando tus vacaciones, se usan hasta tu próxima jugada.
clock-hours-done = Tus horas de vigilia van de { $begins } a { $ends } en { $zone }, donde ahora son las { $time }. Cuentan desde tu próximo turno.
clock-hours-one-time = { $zone } no cambia en todo el año. Si tus relojes cambian en verano, elige mejor una ciudad.
clock-hours-summer-time = Ese nombre vale solo medio año: he tomado { $zone }, donde la hora cambia. Si donde vives no cambia, elige una ciudad.
clock-hours-proposed = Por cuándo has jugado hasta ahora, tus horas de vigilia en { $zone } podrían ir de { $begins } a { $ends }.
button-use-hours = Usar estas horas
clock-notices-done = Tomo nota.

mygames-line = { $mine ->
    [yes] **{ $game }** en { $where }: te toca
    [consent] **{ $game }** en { $where }: los demás piden tu acuerdo
   *[no] { $game } en { $where }: se espera a { $players }
}
mygames-since = Desde { $when }.
mygames-lobby = { $game } en { $where }: se buscan jugadores
mygames-full = { $game } en { $where }: están todos, y puede empezar
mygames-damaged = Una partida en { $where } no se puede leer.
mygames-more = … y { $count } más
mygames-option = { $game } con { $players }
mygames-none-waits = Ninguna otra partida te espera.
menu-other-game = Jugar aquí otra partida…
button-play-here = Jugar aquí
button-go-there = Ir a la partida
button-next-game = Siguiente partida
refuse-no-games-of-yours = No estás en ninguna partida. En un servidor, /game find muestra las que tienen un asiento libre.
button-present = Estoy aquí
button-reserve = Esperar un asiento
button-keep-lobby = Mantener una semana
button-fill = Completar con jugadores ordenador y empezar
