## Organising tournaments

event-refused-entered-and-left = Dejaste este evento. Quien organiza puede readmitirte.
event-refused-not-out = Este jugador no ha dejado el evento, o nunca jugó en él.
event-refused-edit-late = Tras el primer sorteo solo puedes cambiar `days` y `pace`, en rondas aún sin sortear, y agregar plazas mientras se pueda entrar.
tournament-assists-not = Esta persona no es ayudante.
command-event-edit = Para quien organiza: cambia el evento de este canal hasta el primer sorteo
param-event-edit-name = Un nombre nuevo
param-event-edit-starts = Cuándo empieza solo: en cuántos días, o día y hora como viernes 20:00
param-event-edit-days = Días por cada ronda aún sin sortear; si indicas una ronda, solo para esa
param-event-edit-pace = El reloj de cada partida en esas rondas
param-event-edit-round = La única ronda en que cambian días y reloj; las eliminatorias continúan la numeración
param-event-edit-most = Cuántos pueden jugar; los demás inscritos esperan una plaza
param-event-edit-late = Se puede entrar hasta el sorteo de esta ronda; 0 para no admitir a nadie tarde
param-event-edit-half = Si quien entra tarde recibe por cada ronda perdida la mitad de los puntos de un descanso
param-event-edit-about = Una descripción para la tarjeta
param-event-most = Cuántos pueden jugar; los demás inscritos esperan una plaza
param-event-late = Se puede entrar hasta el sorteo de esta ronda; solo suizo, rondas fijas y series
param-event-ping = Un rol al que avisar cuando se abra la inscripción
param-event-computers = Si los bots ocupan los asientos libres de las mesas incompletas
tournament-action-enter = Añadir a un jugador
tournament-action-remove = Quitar a un jugador
tournament-action-reinstate = Readmitir a un jugador que se fue o fue descalificado
tournament-action-here = Marcar presente a un jugador
tournament-action-reopen = Reabrir la inscripción
tournament-action-unassist = Quitar a un ayudante
tournament-act-entered = Añadido
tournament-act-withdrew = Quitado
tournament-act-dropped = Dado de baja
tournament-act-reinstated = Readmitido
tournament-act-appeared = Marcado presente
tournament-act-reopened = Inscripción reabierta
tournament-act-unassisted = Ya no es ayudante
tournament-act-edited = Cambio
tournament-edited-name = nombre: { $value }
tournament-edited-starts = inicio: { $value }
tournament-edited-days = días por ronda: { $value }
tournament-edited-pace = reloj: { $value }
tournament-edited-most = plazas: { $value }
tournament-edited-late = entrada tardía hasta la ronda { $value }
tournament-edited-half = puntos de un descanso por rondas perdidas: { $value }
tournament-edited-about = descripción: { $value }
tournament-edit-empty = Elige qué cambiar. Si indicas una ronda (`round`), añade `days` o `pace`.
tournament-moved-up = { $players }: se liberó una plaza en { $name } y ya están dentro. Quien ya no pueda jugar, que pulse **{ button-tournament-leave }** en la tarjeta.{ $phase ->
    [muster] {" "}Pulsen **{ button-tournament-here }** si aún no lo hicieron.
    [running] {" "}Juegan desde la ronda { $round }.
   *[other] {""}
}
tournament-joined-waiting = Todas las plazas están ocupadas.
tournament-waiting-list = Lista de espera, en orden: { $players }
tournament-most = { $players } plazas; quien llegue después queda en lista de espera.
tournament-places = { $players } plazas.
tournament-late = Después del inicio aún se puede entrar hasta el sorteo de la ronda { $round }, si queda plaza. { $half ->
    [yes] Cada ronda perdida da la mitad de los puntos de un descanso.
   *[no] Las rondas perdidas no dan puntos.
}
tournament-fill = Los bots ocupan los asientos libres de las mesas incompletas. Los puestos se cuentan solo entre personas.
tournament-pinged = -# { $role }
tournament-plan = Ronda { $round }: { $days ->
    [one] un día
   *[other] { $days } días
}, { $pace }.
tournament-no-late = Solo se puede entrar tarde en suizo, rondas fijas y series.
tournament-most-too-few = Este evento necesita al menos { $least } plazas.
tournament-role-not-pinged = Uno de los dos no puede mencionar { $role }. Elige un rol que cualquiera pueda mencionar.
event-refused-seeds = Elige a dos cabezas de serie. Se fijan al cerrar la inscripción, si no se sortean.
param-event-seeding = Cómo se eligen los cabezas de serie en grupos, eliminatorias y primera temporada
tournament-seeding-lot = Por sorteo
tournament-seeding-rating = Según la puntuación de los jugadores
tournament-seeding-previous = Según la clasificación del último evento de este juego
tournament-seeding-entry = Por orden de inscripción
tournament-seeded = { $seeding ->
    [rating] Los cabezas de serie siguen la puntuación de los jugadores; quien no tiene va después, por orden de inscripción.
    [previous] Los cabezas de serie siguen la clasificación del último evento de este juego; los demás van después, por orden de inscripción.
   *[entry] Los cabezas de serie siguen el orden de inscripción.
} Hasta el inicio, quien organiza puede intercambiarlos.
tournament-seeds = Los números son los cabezas de serie.
tournament-no-seeds = Los cabezas de serie solo cuentan en grupos, eliminatorias y ligas.
tournament-action-swap = Intercambiar a dos cabezas de serie
tournament-act-seeds_swapped = Cabezas de serie intercambiados
event-refused-no-final-tie = No hay un empate en la final que resolver.
tournament-finalist-left = Solo queda en el torneo una de las personas finalistas, así que la final no se puede repetir. Comparte el título o elige quién ganó.
tournament-action-share = Final empatada: compartir el título
tournament-action-again = Repetir un duelo empatado o una partida cancelada
tournament-act-shared = Título compartido
tournament-act-played_again = Final jugada de nuevo
tournament-act-won = Ganador de la final empatada
tournament-concern-tied-final = ⚖ Empate en la final: { $players }. Comparte el título, haz que jueguen de nuevo o elige quién ganó.
tournament-champions = 🏆 ¡{ $players } comparten el título de { $name }!
tournament-final-again = Final, jugada de nuevo
event-refused-redraw = Solo puedes volver a sortear una ronda suiza o de series, y solo antes de que alguna mesa tenga resultado.
event-refused-exchange = Estos dos no pueden intercambiarse. Deben estar en dos mesas abiertas de suizo, rondas fijas, series o eliminatorias por mesas.
tournament-table-begun = { $table }: ya se ha empezado a jugar.
tournament-action-exchange = Intercambiar a dos jugadores de mesa, antes de la primera jugada
tournament-action-redraw = Volver a sortear la ronda, antes de la primera jugada
tournament-act-exchanged = Intercambio de mesas
tournament-act-redrawn = Ronda sorteada de nuevo
tournament-format-double-elimination = Doble eliminación de duelos
param-event-third = Si en las eliminatorias de duelos se juega por el tercer puesto
param-event-best = Cuántas partidas tiene un duelo como máximo; pasa quien gana más de la mitad
tournament-best-of = { $series ->
    [knockout] Cada duelo de la eliminatoria
    [final] La final
   *[all] Cada duelo
} es al mejor de { $games } partidas; en cada una se decide al azar quién empieza.
tournament-third = Quienes pierden las semifinales juegan por el tercer puesto.
tournament-no-third = La partida por el tercer puesto requiere eliminatorias de duelos, o un corte tras los duelos.
tournament-no-series = Solo los duelos pueden ser al mejor de varias partidas.
tournament-best-1 = Una partida
tournament-best-3 = Al mejor de tres
tournament-best-5 = Al mejor de cinco
tournament-best-3-knockout = Al mejor de tres en la eliminatoria
tournament-best-5-knockout = Al mejor de cinco en la eliminatoria
tournament-best-3-final = Al mejor de tres en la final
tournament-best-5-final = Al mejor de cinco en la final
tournament-no-knockout = No hay eliminatoria cuyos duelos puedan ser una serie: hace falta un `cut`.
tournament-part-upper = cuadro de ganadores
tournament-part-lower = cuadro de perdedores
tournament-part-third = tercer puesto
command-server-organisers = Elige qué rol puede organizar eventos
param-server-organisers = El rol; si no lo indicas, todos pueden organizar eventos
tournament-organisers-set = { GIVEN($role) ->
    [yes] Ahora pueden organizar eventos { $role } y quienes pueden gestionar el servidor.
   *[no] Ahora todos pueden organizar eventos.
}
tournament-not-for-you = En este servidor solo { $role } puede organizar eventos.
tournament-format-teams = Equipos de duelistas
param-event-boards = Cuántos jugadores tiene un equipo; solo para equipos
command-event-team = Únete a un equipo, funda uno o deja el tuyo
param-event-team-name = El equipo; un nombre nuevo funda uno. Si no lo indicas, dejas el tuyo
param-event-team-board = Tu puesto en el equipo; 1 es el primero
param-event-team-player = Otro jugador: los organizadores lo mueven y el primero del equipo lo saca
tournament-teamed = ✅ Estás en el equipo.
tournament-unteamed = Has dejado el equipo.
tournament-team = Equipo { $number }
tournament-team-size = equipos de { $players }
tournament-team-how = Con `/event team` te unes a un equipo o fundas uno. Al empezar, quienes no tienen equipo ocupan los puestos libres por orden de inscripción.
tournament-without-team = Aún sin equipo: { $players }
tournament-more-teams = … y { $teams ->
    [one] un equipo más
   *[other] { $teams } equipos más
}
tournament-team-points = Los equipos se enfrentan en todas las mesas a la vez. Un encuentro ganado vale 1, uno empatado ½; un descanso cuenta como un encuentro ganado con la mitad de los puntos individuales. Desempates: { $ties }.
tournament-no-boards = `boards` es solo para equipos.
tournament-order-board_points = puntos individuales
tournament-head-board_points = Indiv.
tournament-short-board_points = indiv.
event-refused-no-teams = Este evento no tiene equipos.
event-refused-no-team = No estás en ningún equipo.
event-refused-team-full = Este equipo está completo.
event-finding-team-left = { $players ->
    [one] Un jugador queda sin equipo y no juega.
   *[other] { $players } jugadores quedan sin equipo y no juegan.
}
event-finding-team-bye = En cada ronda descansa un equipo.
tournament-reason-title = Motivo de la decisión
tournament-reason-label = Motivo (se publica)
tournament-reason-about = Se publica, también en páginas web. No escribas nada privado, como una enfermedad.
button-tournament-sure = Confirmar
tournament-question-over = Esta pregunta ya no vale. Usa el comando otra vez.
tournament-ask-ending = Con este resultado termina { $name } y el título es para { $players }. Puedes corregirlo durante un día.
tournament-corrected = Este resultado se ha corregido y sustituye al anunciado antes.
tournament-cannot-uncrown = No puedo quitar a { $player } el rol { $role }: necesito *Gestionar roles* y un rol por encima de ese.
event-refused-corrected-late = El torneo terminó hace más de un día. El resultado es definitivo.
tournament-ask-busy = { $player } ya está jugando aquí: { $tables }.
button-tournament-rules = Reglas
tournament-rules = Reglas: { $name }
tournament-cut-tied = Si hay empate en el corte, deciden los organizadores y dicen a todos por qué.
button-tournament-change = Cambiar números…
tournament-change-title = Cambiar el evento
tournament-change-rounds = Rondas
tournament-change-cut = Cuántos pasan a la eliminatoria (0: nadie)
tournament-change-most = Plazas (vacío: sin límite)
tournament-change-late = Entrar tarde hasta la ronda (0: no)
tournament-change-players = Cuántos jugadores esperas
tournament-change-days = Días por ronda
tournament-change-range = «{ $field }» debe ser un número de { $least } a { $most }. Nada ha cambiado.
tournament-warnings = Revisa esto primero
tournament-left-out = `{ $option }` no vale. { $why }
tournament-preview-impossible = Así no se puede abrir. Pulsa **{ button-tournament-change }**.
event-finding-few-places = Esperas { $players } jugadores, pero solo hay { $places } plazas: { $waiting ->
    [one] uno queda en espera.
   *[other] { $waiting } quedan en espera.
}
event-finding-late-beyond = Solo hay { $rounds } rondas: se puede entrar tarde hasta la ronda { $rounds }, no la { $late }.
event-finding-cut-whole = A la eliminatoria pasan { $cut }, pero solo pueden jugar { $players }: nadie quedaría fuera.
tournament-waiting = Tienes el número { $place } en la lista de espera. { $phase ->
    [running] Juegas en cuanto { $place ->
        [one] alguien se vaya
       *[other] se vayan { $place } personas
    } antes del sorteo de la ronda { $round }, y entonces te aviso. Ahora no hay nada que pulsar.
   *[other] Juegas si { $place ->
        [one] una persona con plaza se retira o no está
       *[other] { $place } personas con plaza se retiran o no están
    } al inicio{ GIVEN($starts) ->
        [yes] {" "}({ $starts })
       *[no] {""}
    }. { $here ->
        [yes] Si subes, te aviso; no hay nada más que pulsar.
       *[no] { $phase ->
            [muster] Antes de eso pulsa **{ button-tournament-here }**; si no, no subes.
           *[other] Cuando se cierre la inscripción{ GIVEN($closes) ->
                [yes] {" "}({ $closes })
               *[no] {""}
            }, te aviso: entonces pulsa **{ button-tournament-here }**, como todos.
        }
    }
}
tournament-here-late = No te has inscrito, y la inscripción está cerrada. { $round ->
    [0] Quien organiza aún puede añadirte.
    [1] Quien organiza aún puede añadirte.
   *[other] Después del inicio aún puedes entrar hasta el sorteo de la ronda { $round }, si queda plaza. Quien organiza también puede añadirte.
}
tournament-muster-waiting = Lista de espera, en orden: { $players }. Púlsenlo también: juegan si falta alguien.
tournament-added = { $player } juega desde la ronda { $round }; las rondas perdidas dan { $half ->
    [yes] la mitad de los puntos de un descanso
   *[no] cero puntos
}
tournament-ask-enter = { GIVEN($first) ->
    [yes] El primer lugar en la lista de espera es de { $first }, y se le pasaría por delante.{" "}
   *[no] {""}
}Plazas ocupadas: { $taken } de { $places }. ¿Añado a { $player } de todos modos?
button-tournament-begin = Empezar sin ellos
tournament-ask-start = Aún faltan: { $players }. Si empiezas ahora, { $start ->
    [one] juega una persona
   *[other] juegan { $start } personas
}, y los demás quedan fuera.
tournament-table-of = { $round }, mesa { $table }
tournament-table-part = { $round }, { $part }
tournament-desk-finished = El evento ha terminado. Su último resultado se puede corregir hasta { $when }.
tournament-desk-cancelled = El evento se canceló. `/event new` prepara otro.
tournament-action-unknown = No conozco esa acción. Elige una de la lista de `action`.
tournament-chosen-missing = Dime quién pasa o gana: elige de la lista de `chosen`, o indica a la persona en `player`.
event-refused-no-tied-duel = En esa mesa no hay un duelo empatado ni una partida cancelada que repetir.
tournament-tied-table = Se puede repetir más de un duelo. Dime con `table` cuál: { $tables }.
tournament-table-again = { $table }, jugada de nuevo
tournament-act-duel_again = Se juega de nuevo
tournament-result-win = { $winner } le gana a { $loser }
tournament-places-winner = Gana { $player }
tournament-goes-through = Pasa { $player }
tournament-draw = Empate
button-tournament-extend = Un día más
button-tournament-again = Jugar de nuevo
button-tournament-share = Compartir el título
tournament-ask-rule = { $table }: { $result }. Todos lo leerán, con tu motivo.
tournament-ask-replaces = Reemplaza el resultado actual: { $result }.
tournament-ask-drawn = La ronda siguiente ya está sorteada: los emparejamientos no cambian.
tournament-delayed = ⏳ No se pudo confirmar la presencia en { $name } durante el tiempo habitual, así que el inicio pasa a { $when }.{ GIVEN($players) ->
    [yes] {" "}Aún faltan: { $players }. Pulsen **{ button-tournament-here }** antes de esa hora.
   *[no] {""}
}
tournament-start-absent = En la lista de espera, pero no estaban: { $players }
tournament-play-by = Se juega hasta el { $when }
tournament-deadline-near = ⏰ { $players }: esta partida se juega hasta el { $when }. Después, decide quien organiza.
tournament-series-of = Al mejor de { $games }.
button-tournament-dates = Nombre y fechas…
tournament-change-name = Nombre
tournament-change-about = Descripción para la ficha
tournament-change-starts = Inicio, como 14 (días) o viernes 20:00
tournament-between-games = { $table } contra { $player }: { $score } en partidas. La próxima empieza en un momento.
tournament-result-draw = { $players } empatan
tournament-near-days = hoy, mañana
tournament-ask-entry = { $substitute } toma el lugar de { $player } en todo el evento, con sus puntos{ GIVEN($tables) ->
    [yes] , y sigue aquí: { $tables }
   *[no] {""}
}.
tournament-substitute-bot = Otro bot no puede participar. Elige a una persona.
tournament-substitute-none = { $player } no tiene ahí ninguna mesa abierta.
tournament-substitute-there = { $player } ya juega en esa mesa.
tournament-ask-back = { $player } recupera su propio asiento: { $tables }.
tournament-standings-column = **{ $head }**: { $meaning }.
tournament-games-played = partidas { $score }
tournament-for-organisers = **{ $button }** es para la organización.
tournament-ask-seat = { $substitute } juega en lugar de { $player } solo aquí: { $tables }. Allí { $player } queda en último lugar, termine como termine.
tournament-ask-out = { $player } queda fuera del evento{ GIVEN($tables) ->
    [yes] { $duel ->
        [yes] {" "}y pierde de inmediato: { $tables }
       *[no] , y bots juegan en su lugar: { $tables }
    }
   *[no] {""}
}.
tournament-change-hours = Horas para confirmar antes del inicio
