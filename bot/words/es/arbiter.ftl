### Deshacer y rehacer, y lo que hacen los árbitros.

command-game-undo = Deshaz tu última elección o tu turno, o rehaz lo que deshiciste
param-undo = Qué deshacer; si no dices nada, la última elección
undo-what-undo = Mi última elección
undo-what-turn = Todo desde el principio de mi turno
undo-what-redo = Rehacer lo que deshice
undo-redone = Rehecho.
button-turn = Al principio de mi turno
button-redo = Rehacer
menu-undo-to = Deshacer hasta aquí…
reason-nothing_to_redo = No hay nada que rehacer: lo que deshaces se puede rehacer hasta que alguien elija.
event-redone = { $player } rehace lo que se había deshecho.
event-undone_by_arbiter = Un árbitro deshace lo tachado.
event-redone_by_arbiter = Un árbitro ha rehecho lo que se había deshecho.

command-arbiter = Decide en la partida de este canal, como árbitro del servidor
command-arbiter-undo = Deshaz la última elección, o todo desde una elección
command-arbiter-redo = Rehaz lo que deshizo un árbitro
command-arbiter-pause = Para los relojes de esta partida
command-arbiter-resume = Pon de nuevo en marcha los relojes de esta partida
command-arbiter-extend = Da más tiempo a un jugador, o a todos
command-arbiter-replace = Da el asiento de un jugador a otra persona, o a un jugador ordenador
command-arbiter-end = Cierra esta partida; nadie la gana
command-server-arbiters = Elige el rol de los árbitros
param-arbiter-reason = Por qué; todos pueden leerlo
param-arbiter-to = Desde qué elección; si no dices nada, la última
param-arbiter-hours = Cuántas horas
param-arbiter-player = De quién es el asiento
param-arbiter-by = Quién ocupa el asiento; si no dices nada, un jugador ordenador
param-server-arbiters = El rol; sin ninguno, son árbitros quienes pueden gestionar el servidor

arbiter-role-set = Ahora son árbitros quienes tienen el rol { $role }.
arbiter-role-none = Ahora son árbitros quienes pueden gestionar el servidor.
refuse-not-arbiter = Solo puede hacerlo un árbitro de este servidor. Quien gestiona el servidor elige su rol con /server arbiters.
refuse-arbiter-plays = Juegas en esta partida, así que tiene que decidir otro árbitro.
refuse-paused = Los relojes ya están parados.
refuse-not-paused = Los relojes no están parados.
refuse-seat-for-good = Un jugador ordenador tiene este asiento hasta el final de la partida.
refuse-removed = Un árbitro te ha quitado el asiento en esta partida. Solo un árbitro puede darte uno de nuevo.
refuse-choose-listed = Elige de la lista que aparece mientras escribes.

event-arbiter_undo = Arbitraje de { $name }, que deshace lo tachado: { $reason }
event-arbiter_redo = Arbitraje de { $name }, que rehace lo que se había deshecho: { $reason }
event-arbiter_pause = Arbitraje de { $name }, que para los relojes: { $reason }
event-arbiter_resume = Arbitraje de { $name }, que pone de nuevo en marcha los relojes: { $reason }
event-arbiter_extend = Arbitraje de { $name }, que da a { $player } { $hours ->
    [one] 1 hora más
   *[other] { $hours } horas más
}: { $reason }
event-arbiter_extend_all = Arbitraje de { $name }, que da a todos { $hours ->
    [one] 1 hora más
   *[other] { $hours } horas más
}: { $reason }
event-arbiter_replace = Arbitraje de { $name }, que da un asiento a { $player }: { $reason }
event-arbiter_vacate = Arbitraje de { $name }, que da un asiento a un jugador ordenador, { $player }: { $reason }
event-arbiter_end = Arbitraje de { $name }, que cierra la partida: { $reason }
