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
