### Decisiones de los árbitros: /arbiter.

command-arbiter = Toma decisiones en la partida de este canal, como árbitro del servidor
command-arbiter-undo = Deshaz la última elección, o todo desde la elección que indiques
command-arbiter-redo = Rehaz lo que deshizo un árbitro
command-arbiter-pause = Detén los relojes de esta partida
command-arbiter-resume = Pon de nuevo en marcha los relojes de esta partida
command-arbiter-extend = Da más tiempo a un jugador, o a todos
command-arbiter-replace = Da el asiento de un jugador a otra persona o a un bot
command-arbiter-end = Cierra esta partida sin ganador
param-arbiter-reason = Por qué; todos pueden leerlo
param-arbiter-to = Desde qué elección; si no la indicas, solo la última
param-arbiter-hours = Cuántas horas
param-arbiter-player = De quién es el asiento
param-arbiter-by = Quién ocupa el asiento; si no lo indicas, un bot
refuse-not-arbiter = Solo puede hacerlo un árbitro de este servidor. Quien puede gestionar el servidor elige su rol con /server arbiters.
refuse-arbiter-plays = Juegas en esta partida, así que tiene que decidir otro árbitro.
refuse-paused = Los relojes ya están detenidos.
refuse-not-paused = Los relojes no están detenidos.
refuse-seat-for-good = Este asiento es de un bot hasta el final de la partida.
refuse-removed = Un árbitro te sacó de esta partida. Solo un árbitro puede dejarte volver.
refuse-choose-listed = Elige de la lista que aparece mientras escribes.

event-arbiter_undo = El árbitro { $name } deshace las jugadas tachadas: { $reason }
event-arbiter_redo = El árbitro { $name } rehace las jugadas deshechas: { $reason }
event-arbiter_pause = El árbitro { $name } detiene los relojes: { $reason }
event-arbiter_resume = El árbitro { $name } pone de nuevo en marcha los relojes: { $reason }
event-arbiter_extend = El árbitro { $name } da a { $player } { $hours ->
    [one] 1 hora más
   *[other] { $hours } horas más
}: { $reason }
event-arbiter_extend_all = El árbitro { $name } da a todos { $hours ->
    [one] 1 hora más
   *[other] { $hours } horas más
}: { $reason }
event-arbiter_replace = El árbitro { $name } da un asiento a { $player }: { $reason }
event-arbiter_vacate = El árbitro { $name } da el asiento { $number } a un bot: { $reason }
event-arbiter_end = El árbitro { $name } cierra la partida: { $reason }
