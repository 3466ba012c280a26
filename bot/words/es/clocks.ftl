### Relojes: ritmos, husos horarios y horas despierto, asientos que cambian de manos, /clock.

pace-brisk = Rápido: 4 horas por turno (sin las noches, ver /clock hours) y un banco de tiempo de 1 día
pace-steady = Tranquilo: 12 horas por turno (sin las noches, ver /clock hours) y un banco de tiempo de 3 días
pace-slow = Lento: 24 horas por turno (sin las noches, ver /clock hours) y un banco de tiempo de 5 días
pace-per_move = 24 horas por turno
pace-none = Sin reloj
refuse-no-free-seat = En esta partida no hay asientos libres para suplentes.
waking-no-zone = Dime tu zona horaria: una ciudad como Bogotá o Madrid, o un nombre como Europe/Madrid.
waking-unknown-zone = No conozco la zona horaria «{ $zone }». Escribe una ciudad o un país y elige una de las sugerencias.
waking-several-zones = { $country } tiene más de una zona horaria: { $zones }. Escribe una ciudad de allí.
waking-reversed-zone = { $zone } significa { $meant }: en ese nombre el signo va al revés. Escribe una ciudad, o { $meant } si es lo que quieres.
waking-no-such-offset = Ninguna zona horaria tiene { $zone } todo el año. Escribe una ciudad.
waking-one-time = Dime cuándo empieza y cuándo termina tu día.
waking-no-time-of-day = No entiendo la hora «{ $time }». Escríbela como 8:30, 8am o 22.
waking-too-short = Tu día debe durar al menos ocho horas.
waking-too-few-presses = Podré proponerte un horario cuando hayas tomado { $presses } decisiones en { $days } días distintos. Hasta entonces, dime cuándo empieza y termina tu día.

## Lo que muestra un reloj

clock-countdown = Si nadie juega, juega un bot { $passes }
clock-countdowns = El tiempo del turno termina { $free }, luego corre el banco de tiempo · Si nadie juega, juega un bot { $passes }
clock-away = { $counts ->
    [yes] { $player } está ausente y vuelve { $when }; antes de que juegue un bot se usan sus vacaciones.
   *[no] { $player } está ausente y vuelve { $when }.
}
card-seat-free = Ausentes: { $players }. Juega un bot hasta que alguien ocupe el asiento.
button-take-seat = Ocupar el asiento

## /clock

command-clock = El reloj de una partida y el tiempo que te queda
command-clock-show = Muestra el reloj de esta partida
command-clock-back = Recupera tu asiento del bot
command-clock-vacation = Indica tu ausencia; las vacaciones se usan solo si se agota tu banco de tiempo
command-clock-pause = Pide a los demás parar los relojes de esta partida unos días, o que sigan
command-clock-hours = Di cuándo empieza y termina tu día: la noche no cuenta
command-clock-notices = Elige dónde te mando los avisos
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
clock-hours-done = Tu día va de { $begins } a { $ends } en { $zone }, donde ahora son las { $time }. Desde tu próximo turno, solo cuenta ese tiempo.
clock-hours-usual = He tomado las horas habituales. Para cambiarlas, indica también `begins` y `ends`.
clock-hours-one-time = En { $zone } la hora no cambia nunca. Si donde vives cambia en verano, mejor elige una ciudad.
clock-hours-summer-time = Ese nombre vale solo medio año, así que elegí { $zone }, donde la hora cambia. Si donde vives no cambia, elige una ciudad.
clock-hours-proposed = Según los horarios en que has jugado hasta ahora, te propongo un día de { $begins } a { $ends } en { $zone }.
button-use-hours = Usar estas horas
clock-notices-done = Guardado.

span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-moment = menos de un minuto
