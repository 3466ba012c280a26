# Lo que se dice de un evento antes de abrirlo: lo que no puede tener y lo que más se acerca.

event-finding-seats = Una mesa tiene de { $least } a { $most } asientos.
event-finding-players = Este evento necesita de { $least } a { $most } jugadores.
event-finding-rounds = Un evento tiene de 1 a { $most } rondas.
event-finding-duels-only = Este formato es para mesas de dos.
event-finding-no-groups =
    { $fewer ->
        [0] { $players } jugadores no se pueden dividir en grupos equilibrados; { $more } sí.
       *[other] { $players } jugadores no se pueden dividir en grupos equilibrados; { $fewer } o { $more } sí.
    }
event-finding-group-meetings =
    { $times ->
        [2] En algunos grupos cada dos jugadores se encuentran dos veces.
       *[other] En algunos grupos cada dos jugadores se encuentran { $times } veces.
    }
event-finding-short-tables =
    { $tables ->
        [one] En cada ronda una mesa tiene solo { $seats } jugadores.
       *[other] En cada ronda { $tables } mesas tienen solo { $seats } jugadores.
    }
event-finding-byes =
    { $players ->
        [one] En la primera ronda descansa un jugador.
       *[other] En la primera ronda descansan { $players } jugadores.
    }
event-finding-repeats-certain =
    { $most ->
        [one] En { $rounds } rondas algunos tienen que volver a encontrarse; solo una ronda única lo evita.
       *[other] En { $rounds } rondas algunos tienen que volver a encontrarse; hasta { $most } rondas se puede evitar.
    }
event-finding-repeats-possible =
    { $surely ->
        [one] En { $rounds } rondas algunos pueden volver a encontrarse; en una ronda única, nadie.
       *[other] En { $rounds } rondas algunos pueden volver a encontrarse; en { $surely } no hace falta.
    }
event-finding-games-unequal = No todos juegan el mismo número de partidas.
event-finding-cup-waiting =
    { $players ->
        [one] Un jugador se queda en la cola para la próxima copa.
       *[other] { $players } jugadores se quedan en la cola para la próxima copa.
    }

# Por qué un acto no encaja en un evento.

event-refused-entered-already = Ya estás inscrito.
event-refused-not-entered = Este jugador no está inscrito.
event-refused-over = El evento ha terminado.
event-refused-round-open = La ronda aún no ha terminado.
event-refused-stage-over = No hay más rondas.
event-refused-places = Esos no son los puestos de una mesa terminada.
event-refused-substitute = Este jugador no puede ocupar ese asiento.
event-refused-paused = El evento ya está en pausa.
event-refused-not-paused = El evento no está en pausa.
event-refused-no-round = No existe esa ronda.
event-refused-round-closed = La ronda está cerrada y su clasificación queda como está.
event-refused-no-table = No existe esa mesa.
event-refused-table-over = Esta mesa ya tiene su resultado.
event-refused-tied-across-the-cut = Hay un empate en el corte; elige quién sigue.
event-refused-own-table = Juegas en esta mesa; debe decidir otro organizador.
event-refused-phase-draft = El evento aún no está abierto.
event-refused-phase-open = La inscripción sigue abierta.
event-refused-phase-muster = El evento aún no ha empezado.
event-refused-phase-running = El evento ya está en marcha.
event-refused-phase-finished = El evento ha terminado.
event-refused-phase-cancelled = El evento fue cancelado.

event-none = Aquí no hay ningún evento.
