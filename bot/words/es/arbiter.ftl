### Deshacer y rehacer, y lo que hacen los árbitros.

command-game-undo = Deshaz tu última elección o tu turno, o rehaz lo que deshiciste
param-undo = Qué deshacer; si no lo indicas, la última elección
undo-what-undo = Mi última elección
undo-what-turn = Todo desde el principio de mi turno
undo-what-redo = Rehacer lo que deshice
undo-redone = Rehecho.
button-turn = Inicio del turno
button-redo = Rehacer
menu-undo-to = Deshacer hasta aquí…
reason-nothing_to_redo = No hay nada que rehacer. Solo se puede rehacer hasta que alguien elija.
event-redone = { $player } rehace las jugadas deshechas.
event-undone_by_arbiter = Un árbitro deshace las jugadas tachadas.
event-redone_by_arbiter = Un árbitro rehace las jugadas deshechas.

command-arbiter = Toma decisiones en la partida de este canal, como árbitro del servidor
command-arbiter-undo = Deshaz la última elección, o todo desde la elección que indiques
command-arbiter-redo = Rehaz lo que deshizo un árbitro
command-arbiter-pause = Detén los relojes de esta partida
command-arbiter-resume = Pon de nuevo en marcha los relojes de esta partida
command-arbiter-extend = Da más tiempo a un jugador, o a todos
command-arbiter-replace = Da el asiento de un jugador a otra persona o a un bot
command-arbiter-end = Cierra esta partida sin ganador
command-server-arbiters = Elige el rol de los árbitros
param-arbiter-reason = Por qué; todos pueden leerlo
param-arbiter-to = Desde qué elección; si no la indicas, solo la última
param-arbiter-hours = Cuántas horas
param-arbiter-player = De quién es el asiento
param-arbiter-by = Quién ocupa el asiento; si no lo indicas, un bot
param-server-arbiters = El rol; si no lo indicas, son árbitros todos los que pueden gestionar el servidor

arbiter-role-set = Ahora los árbitros son los miembros con el rol { $role }.
arbiter-role-none = Ahora los árbitros son los miembros que pueden gestionar el servidor.
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
