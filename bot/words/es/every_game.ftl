### Names, phases, points, events and reasons that games share.

## Nombres de los bienes

name-food = Comida
name-wood = Madera
name-stone = Piedra
name-cloth = Tela
name-gold = Oro
name-any = Un cubo cualquiera
name-nongold = Un cubo que no sea de oro
name-denier = Denario
name-vp = Puntos de prestigio
name-favour = Favor real

## Nombres, fases, secciones del castillo, colores y origen de los puntos de varios juegos

name-castle = Castillo
    .the = el Castillo
name-stables = Establos
    .the = los Establos
name-n_forest = Bosque
    .the = el Bosque
name-n_quarry = Cantera
    .the = la Cantera
name-residence = Residencia
    .the = la Residencia
name-church = Iglesia
    .the = la Iglesia
name-town_hall = Ayuntamiento
    .the = el Ayuntamiento
phase-income = Ingresos
phase-actions = Acciones
phase-provost = Movimiento del preboste
phase-road = Edificios del camino
phase-castle = Construcción del castillo
phase-end = Fin del turno
phase-over = Partida terminada

section-dungeon = Mazmorra
    .the = la mazmorra
section-walls = Murallas
    .the = las murallas
section-towers = Torres
    .the = las torres

colour-neutral = edificio neutral
colour-wood = edificio de madera
colour-stone = edificio de piedra
colour-residence = edificio residencial
colour-prestige = edificio de prestigio

source-castle = Castillo
source-buildings = Edificios
source-residences = Residencias
source-prestige = Edificios de prestigio
source-gold = Oro al final
source-cubes = Cubos al final
source-deniers = Denarios al final

## Lo que pasa en varios juegos

event-turn = Empieza el turno { $turn }.
event-phase = Turno { $turn } · fase terminada: { $phase }.
event-income = { $player } recibe { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
} de ingresos.
event-final = { $player } termina con { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} (oro { $gold }, otros cubos { $cubes }, denarios { $deniers }).
event-over = La partida ha terminado. ¡Victoria de { $winners }!
event-undone = { $player } deshace las jugadas tachadas.
event-resigned = { $name } ha abandonado. En su lugar sigue un bot.
event-resigned_last = { $name } ha abandonado.
event-ended_early = Ya no quedan jugadores: la partida termina aquí.
ended-early = La partida terminó antes de tiempo porque ya no quedaban jugadores. Cuenta la posición de ese momento.
event-substituted = { $player } ocupa el asiento de { $name }.
event-returned = { $player } ha vuelto y recupera su asiento.
event-left_server = { $player } ya no está en el servidor. Hasta que vuelva, juega un bot.
event-conceded = { $player } abandona: gana { $name }.
event-paused = Los jugadores pausan la partida durante { $days ->
    [one] un día
   *[other] { $days } días
}: se detienen todos los relojes.
event-pause_ended = Los jugadores terminan la pausa: los relojes se ponen en marcha de nuevo.
event-pause_over = La pausa ha terminado: los relojes se ponen en marcha de nuevo.
event-in_reach = Todos pueden jugar de nuevo: los relojes siguen con el tiempo que quedaba.
event-undo_lapsed = La petición de { $player } para deshacer una jugada ha caducado: no todos aceptaron en un día.
event-cancel_lapsed = La petición de { $player } para cancelar la partida ha caducado: no todos aceptaron en un día.
event-pause_lapsed = La petición de { $player } sobre la pausa ha caducado: no todos aceptaron en un día.
event-cancelled = { $name } ha cancelado la partida.
event-cancelled_by_moderator = { $name } (moderación) ha cancelado la partida.

## Añadido a un sitio: está tantas casillas más allá del preboste

place-number = { GIVEN($space) ->
    [yes] { $space } ·{" "}
   *[no] {""}
}
place-beyond = { GIVEN($beyond) ->
    [yes] {" "}· { $beyond } más allá del preboste
   *[no] {""}
}

## Por qué no se puede hacer algo, en cualquier juego

reason-not_asked = Ahora no toca elegir eso.
reason-wrong_seat = Esto lo decide otro jugador.
reason-not_offered = «{ $key }» no está entre las opciones.
reason-later = Se hace más adelante en el turno ({ $phase }). Por ahora nada te lo impide.
reason-later_worker = Se hace más adelante en el turno ({ $phase }) y necesitas un trabajador aquí: { $known }.
reason-later_beyond = Se hace más adelante en el turno ({ $phase }). Por ahora tu trabajador de allí está { $beyond ->
    [one] 1 casilla
   *[other] { $beyond } casillas
} más allá del preboste.
reason-later_turn = Puedes hacerlo en tu turno, como una de las acciones.
reason-too_late = Ya es tarde: se hace antes en el turno ({ $phase }). Podrás hacerlo en el próximo.
reason-too_few = { $least ->
    [one] Elige al menos 1.
   *[other] Elige al menos { $least }.
}
reason-too_many = { $most ->
    [one] Elige 1 como máximo.
   *[other] Elige { $most } como máximo.
}
reason-over = La partida ha terminado.
reason-nothing_to_undo = No hay nada que deshacer.
reason-undo_needs_consent = Para deshacer esto, los demás tienen que estar de acuerdo: desde entonces alguien jugó, intervino el azar o se vio algo oculto.
reason-unknown_seats = Este juego es de { $least } a { $most } jugadores.
reason-unknown_option = En este juego no existe la regla «{ $key }». Existen: { $known }.
reason-unknown_value = «{ $key }» no puede tener ese valor. Puede ser: { $known }.

## Partes de las líneas de la crónica

short-points = +{ $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
short-place = { $building }{ GIVEN($space) ->
    [yes] {" "}{ $space }
   *[no] {""}
}
short-points-lost = −{ $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
