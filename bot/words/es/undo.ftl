### Undo and redo: /game undo.

command-game-undo = Deshaz tu última elección o tu turno, o rehaz lo que deshiciste
param-undo = Qué deshacer; si no lo indicas, la última elección
undo-what-undo = Mi última elección
undo-what-turn = Todas mis elecciones desde la última de otro jugador
undo-what-redo = Rehacer lo que deshice
undo-redone = Rehecho.
button-turn = Deshacer más
button-redo = Rehacer
menu-undo-to = Deshacer hasta aquí…
reason-nothing_to_redo = No hay nada que rehacer. Solo se puede rehacer hasta que alguien elija.
event-redone = { $player } rehace las jugadas deshechas.
event-undone_by_arbiter = Un árbitro deshace las jugadas tachadas.
event-redone_by_arbiter = Un árbitro rehace las jugadas deshechas.

button-undo = Deshacer
button-undo-all = Deshacer todo esto
undo-done = Deshecho.
undo-confirm = ¿Quieres deshacer esto y todo lo que pasó después? No se deshace nada hasta que pulses el botón.
undo-asked = { $player } quiere deshacer { $steps ->
    [one] la última jugada
   *[other] las últimas { $steps } jugadas
}. { $players }, ¿de acuerdo?
undo-waiting = Les he preguntado a los demás. Se deshará en cuanto todos acepten.
undo-agreed = { $player } está de acuerdo. Falta la respuesta de: { $players }.
undo-refused = { $player } no está de acuerdo, así que la partida sigue como está.
undo-outdated = La partida ha avanzado, así que esta petición ya no vale.
undo-too-often = Ya has deshecho { $most } veces en esta partida, que es el máximo. Sigue desde aquí.

refuse-own-undo = La petición es tuya: deciden los demás.
