### Relojes: ritmos, asientos que cambian de manos, avisos.

pace-brisk = Rápido: 4 horas de vigilia por turno y una reserva de 1 día
pace-steady = Constante: 12 horas de vigilia por turno y una reserva de 3 días
pace-slow = Lento: 24 horas de vigilia por turno y una reserva de 5 días
pace-per_move = 24 horas por turno
pace-none = Sin reloj
pace-auto = Ritmo: constante, o sin reloj si juega una sola persona

refuse-no-free-seat = En esta partida no hay ningún asiento libre para un suplente.
refuse-too-many-matches = { $most ->
    [one] Tienes { $most } partida con reloj en curso; cada partida que termines permite una más.
   *[other] Tienes { $most } partidas con reloj en curso; cada partida que termines permite una más.
}
waking-unknown-zone = No conozco esa zona horaria; escríbela así: Europe/Rome.
waking-no-time-of-day = Una hora del día va de las 00:00 a las 23:59.
waking-too-short = Las horas de vigilia son al menos ocho.

## Avisos a una persona

notice-reminded = { $game } en { $where } espera tu jugada; el asiento cambia de manos { $when }.
notice-bank_started = { $game } en { $where }: tu tiempo libre ha terminado y corre tu reserva; el asiento cambia de manos { $when }.
notice-bank_low = { $game } en { $where }: casi no te queda reserva; el asiento cambia de manos { $when }.
notice-vacation = { $game } en { $where }: la reserva se ha agotado, así que se usan tus vacaciones; el asiento cambia de manos { $when }.
notice-excused = { $game } en { $where }: perdiste un turno y un jugador artificial respondió por ti. Queda disculpado.
notice-passed_on = { $game } en { $where }: tu asiento lo tiene ahora un jugador artificial. Pulsa cualquier cosa de la carta para recuperarlo.
notice-asleep = { $game } en { $where } duerme, porque nadie juega desde hace un mes. Cualquier pulsación la despierta.
notice-lobby_minimum = { $game } en { $where }: hay jugadores suficientes para empezar.
notice-lobby_old = { $game } en { $where } lleva una semana esperando jugadores. Mantenla, complétala con jugadores artificiales o cancélala; si no, se cierra en dos días.

clock-countdowns = Tiempo libre hasta { $free }, el asiento cambia de manos { $passes }.
