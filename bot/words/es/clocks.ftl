### Relojes: ritmos, asientos que cambian de manos, avisos.

pace-brisk = Rápido: 4 horas activas por turno y un banco de tiempo de 1 día
pace-steady = Tranquilo: 12 horas activas por turno y un banco de tiempo de 3 días
pace-slow = Lento: 24 horas activas por turno y un banco de tiempo de 5 días
pace-per_move = 24 horas por turno
pace-none = Sin reloj
lobby-vacation = Vacaciones: { $value ->
    [on] se usan cuando se agota el banco de tiempo
   *[off] no se usan en esta partida
}

refuse-no-free-seat = En esta partida no hay asientos libres para suplentes.
waking-no-zone = Dime tu zona horaria: una ciudad como Bogotá o Madrid, o un nombre como Europe/Madrid.
waking-unknown-zone = No conozco la zona horaria «{ $zone }». Escribe una ciudad o un país y elige una de las sugerencias.
waking-several-zones = { $country } tiene más de una zona horaria: { $zones }. Escribe una ciudad de allí.
waking-reversed-zone = { $zone } significa { $meant }: en ese nombre el signo va al revés. Escribe una ciudad, o { $meant } si es lo que quieres.
waking-no-such-offset = Ninguna zona horaria tiene { $zone } todo el año. Escribe una ciudad.
waking-one-time = Dime cuándo empieza y cuándo termina tu día.
waking-no-time-of-day = No entiendo la hora «{ $time }». Escríbela como 8:30, 8am o 22.
waking-too-short = Elige al menos ocho horas activas.
waking-too-few-presses = Podré proponerte un horario cuando hayas tomado { $presses } decisiones en { $days } días distintos. Hasta entonces, dime cuándo empieza y termina tu día.

## Avisos a una persona

notice-turn = Te toca en { $game } ({ $where }){ GIVEN($when) ->
    [yes] . Si no juegas, juega un bot por ti { $when }.
   *[no] .
}
notice-reminded = { $game } en { $where } espera tu jugada. Si no juegas, juega un bot por ti { $when }.
notice-bank_started = { $game } en { $where }: se acabó el tiempo del turno y ya corre tu banco de tiempo. Si no juegas, juega un bot por ti { $when }.{ $hours ->
    [all] {" "}Para que tus noches no cuenten: `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } en { $where }: tu banco de tiempo está casi vacío. Si no juegas, juega un bot por ti { $when }.
notice-vacation = { $game } en { $where }: tu banco de tiempo está vacío, así que ahora se usan tus vacaciones. Si no juegas, juega un bot por ti { $when }.
notice-excused = { $game } en { $where }: perdiste un turno y un bot jugó por ti. { $excuses ->
    [0] Si pierdes otro, un bot ocupará tu asiento.
    [one] Puedes perder 1 más antes de que un bot ocupe tu asiento.
   *[other] Puedes perder { $excuses } más antes de que un bot ocupe tu asiento.
}
notice-passed_on = { $game } en { $where }: un bot ha ocupado tu asiento. Pulsa **{ button-take-seat }** para recuperarlo.
notice-seated = { $game } en { $where }: { $counts ->
    [entry] sigues en lugar de { $name } en { $event }; sus puntos ahora son tuyos.
    [table] juegas esta partida en lugar de { $name }. En { $event }, { $name } queda en último lugar en esta mesa.
   *[none] { GIVEN($by) ->
        [yes] ahora tienes el asiento de { $name }.
       *[no] quedó libre un asiento, y es tuyo.
    } El resultado cuenta para ti solo si te favorece.
}{ GIVEN($by) ->
    [yes] {" "}Lo decidió { $by }: { $reason }
   *[no] {""}
}
notice-taken_over = { $game } en { $where }: { GIVEN($by) ->
    [yes] ahora juega { $name } en tu asiento. Lo decidió { $by }: { $reason }
   *[no] otro jugador ha ocupado tu asiento.
}
notice-removed = { $game } en { $where }: un árbitro ha dado tu asiento a un bot. Solo un árbitro puede devolvértelo.{ GIVEN($by) ->
    [yes] {" "}Lo decidió { $by }: { $reason }
   *[no] {""}
}
notice-asleep = La partida de { $game } en { $where } se ha dormido tras un mes sin jugadas. Pulsa cualquier botón para despertarla.
notice-lobby_minimum = { $game } en { $where }: hay jugadores suficientes para empezar.
notice-lobby_old = La partida de { $game } en { $where } lleva una semana esperando jugadores. Mantenla abierta, complétala con bots o cancélala; si no, se cierra en dos días.

clock-countdown = Si nadie juega, juega un bot { $passes }
clock-countdowns = El tiempo del turno termina { $free }, luego corre el banco de tiempo · Si nadie juega, juega un bot { $passes }
clock-away = { $counts ->
    [yes] { $player } está ausente y vuelve { $when }; antes de que juegue un bot se usan sus vacaciones.
   *[no] { $player } está ausente y vuelve { $when }.
}
card-seat-free = Ausentes: { $players }. Juega un bot hasta que alguien ocupe el asiento.
button-take-seat = Ocupar el asiento

## /clock y /mygames

command-clock = El reloj de una partida y el tiempo que te queda
command-clock-show = Muestra el reloj de esta partida
command-clock-back = Recupera tu asiento del bot
command-clock-vacation = Indica tu ausencia; las vacaciones se usan solo si se agota tu banco de tiempo
command-clock-pause = Pide a los demás parar los relojes de esta partida unos días, o que sigan
command-clock-hours = Fija tus horas activas: solo en ellas corre el tiempo del turno
command-clock-notices = Elige dónde te mando los avisos
command-mygames = Todas tus partidas, primero las más urgentes
param-days = Durante cuántos días desde ahora; 0 cuando vuelvas
param-pause = Durante cuántos días, 14 como mucho; 0 termina una pausa
param-zone = Tu zona horaria: una ciudad, un país o un nombre como Europe/Madrid
zone-choice = { $place } → { $zone }, ahora son las { $time }
param-begins = Cuándo empieza tu día, por ejemplo 8:00 u 8am; si no lo indicas, te propongo un horario
param-ends = Cuándo termina, por ejemplo 23:00 o 11pm
param-notices = Dónde quieres leerlos
notices-thread = En el canal de la partida
notices-direct = En un mensaje directo
notices-turns = En un mensaje directo, también cuando empieza mi turno
notices-digest = Una vez al día, en un mensaje directo

clock-none = Esta partida no tiene reloj.
clock-asleep = La partida está dormida. Pulsa cualquier botón para despertarla.
clock-paused = Los relojes están detenidos{ GIVEN($when) ->
    [yes] {" "}y se ponen de nuevo en marcha { $when }
   *[no] {""}
}.
clock-out-of-reach = Los relojes están detenidos: { $why ->
    [locked] este hilo está bloqueado
    [gone] el canal se ha borrado
    [forbidden] aquí no puedo escribir
   *[server] no puedo llegar al servidor
}. Se pondrán en marcha, con el tiempo que quedaba, en cuanto todos puedan volver a jugar.
pause-asked = { $player } quiere pausar esta partida durante { $days ->
    [one] un día
   *[other] { $days } días
}. Se detienen los relojes, pero quien quiera puede jugar. { $players }, ¿de acuerdo?
pause-end-asked = { $player } quiere terminar la pausa. { $players }, ¿de acuerdo?
pause-waiting = Les he preguntado a los demás. Se hará en cuanto todos acepten.
pause-granted = Todos están de acuerdo.
refuse-pause-event = Las partidas de un evento las pausan sus organizadores: pídeselo a uno de ellos.
refuse-pause-arbiter = Un árbitro ha detenido los relojes, y solo un árbitro puede ponerlos en marcha.
clock-seat = { $holder ->
    [computer] { $player }: en este asiento juega un bot.
   *[other] { $player }: banco de tiempo { $hours } h, turnos que aún se pueden perder: { $excuses }.
}
clock-back-done = Has recuperado tu asiento.
clock-vacation-done = Anotado: estás ausente y vuelves { $when }. Las vacaciones se usan solo si se agota tu banco de tiempo; en este servidor te quedan { $days } d { $hours } h. ¿Vuelves antes? Usa `/clock vacation days:0`.
clock-vacation-over = ¡Qué bueno verte de nuevo! En las partidas que ya usan tus vacaciones, siguen hasta tu próxima jugada.
clock-hours-done = Tus horas activas van de { $begins } a { $ends } en { $zone }, donde ahora son las { $time }. Cuentan desde tu próximo turno.
clock-hours-usual = He tomado las horas habituales. Para cambiarlas, indica también `begins` y `ends`.
clock-hours-one-time = En { $zone } la hora no cambia nunca. Si donde vives cambia en verano, mejor elige una ciudad.
clock-hours-summer-time = Ese nombre vale solo medio año, así que elegí { $zone }, donde la hora cambia. Si donde vives no cambia, elige una ciudad.
clock-hours-proposed = Según los horarios en que has jugado hasta ahora, te propongo estas horas activas: de { $begins } a { $ends } en { $zone }.
button-use-hours = Usar estas horas
clock-notices-done = Guardado.

mygames-line = { $mine ->
    [yes] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}en { $where }
       *[no] {""}
    }: te toca
    [consent] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}en { $where }
       *[no] {""}
    }: los demás esperan tu respuesta
   *[no] { $game }{ GIVEN($where) ->
        [yes] {" "}en { $where }
       *[no] {""}
    }: esperando a { $players }
}
mygames-since = { $mine ->
    [yes] Tu turno empezó { $when }.
   *[no] Su turno empezó { $when }.
}
mygames-lobby = { $game } en { $where }: se buscan jugadores
mygames-full = { $game } en { $where }: están todos, ya puede empezar
mygames-damaged = No puedo leer tu partida en { $where }.
mygames-more = … y { $count } más
mygames-option = { $game } con { $players }
mygames-none-waits = Ninguna otra partida te espera.
menu-other-game = Jugar aquí otra partida…
button-play-here = Jugar aquí
button-go-there = Ir a la partida
button-next-game = Mi próxima partida
refuse-no-games-of-yours = No estás en ninguna partida. En un servidor, /game find muestra las que tienen un asiento libre.
button-present = Estoy aquí
button-reserve = Entrar en la lista de espera
button-keep-lobby = Mantener abierta una semana
button-fill = Jugar con bots
refuse-tournament-seat = En un torneo, quien organiza asigna los asientos libres.
mygames-event = { $event }, { $round } contra { $players }
