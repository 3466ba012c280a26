### Replays, and the pages of the website.

phase-setup = Preparación

command-replay = Recorre una partida paso a paso
param-match = Qué partida, por su código; si no lo indicas, la de este canal
param-step = Qué paso; si no lo indicas, el último
menu-what-happened = ¿Qué pasó aquí?
button-replay = Ver desde aquí
button-replay-first = ⏮
button-replay-back = ◀
button-replay-on = ▶
button-replay-last = ⏭
button-replay-shape-f = Tablero entero
button-replay-shape-p = Tablero pequeño
button-replay-share = Compartir este paso
menu-replay-turn = Ir a un turno…
menu-replay-phase = Ir a una fase…
menu-replay-player = Ir a la próxima jugada de…
menu-replay-eye = Ver como…
replay-everybody = Todos
replay-step = Paso { $step } de { $steps }
refuse-no-board = No reconozco ninguna partida en este mensaje.

cli-export = escribe páginas para leer en el navegador
cli-export-site = escribe partidas como páginas estáticas
cli-option-records = los registros que se escriben como páginas; sin ellos, las partidas de la base de datos
cli-option-url = la dirección donde estarán las páginas, para las vistas previas de enlaces
cli-export-written = Páginas escritas en { $path }: { $pages }, de { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}
cli-export-none = No había ninguna partida pública que escribir. Haz pública una partida en sus ajustes, o todas las nuevas de un servidor con `/server public`.
cli-export-event-broken = El evento { $event } no se puede leer ({ $what }), así que no tiene página.
cli-error-url = La dirección { $value } no empieza por https:// o http://.
site-step = Paso { $step } de { $steps }
site-first = Primero
site-back = Atrás
site-on = Siguiente
site-last = Último
site-words = El tablero como texto
site-turns = Turnos
site-phases = Fases
site-log = Registro de jugadas
site-log-page = Registro de jugadas, página { $page } de { $pages }
site-live = En curso
site-ended = Terminada
site-next = Página siguiente
site-previous = Página anterior
site-pages = Páginas
site-events = Eventos
site-feed = Resultados para otros programas (JSON)
site-place = Puesto
site-player = Jugador
site-winner = gana
site-leader = va primero
site-server = Servidor
site-began = Inicio
site-over = Fin
site-latest = Última jugada
site-event-open = Inscripción abierta
site-event-muster = A punto de empezar
site-event-running = En curso
site-event-finished = Terminado
site-event-cancelled = Cancelado
site-unnamed = { $number ->
    [0] otro jugador
   *[other] Anónimo{"\u00A0"}{ $number }
}
site-standings = Clasificación
site-standings-page = Clasificación, página { $page }
site-bracket = Cuadro
site-cells-duel = En las columnas de las rondas: el resultado (1, ½ o 0) y, entre paréntesis, el puesto del rival.
site-cells-team = En las columnas de las rondas: los puntos individuales, y entre paréntesis el puesto del otro equipo.
site-team = Equipo
site-cells = En las columnas de las rondas: el puesto en la mesa y, entre paréntesis, sus puntos.
site-players = Jugadores
site-clock = Reloj
site-rules = Reglas
site-absent = Inscritos que no jugaron
site-bye = descanso
site-tie-break = Desempate
site-results = Resultados
site-about = Información
site-table = Mesa
site-score = Puntuación
site-played-by = en su lugar, { $player }
site-rulings = Decisiones de los organizadores
site-reason = Motivo: { $reason }
site-result = Resultado
site-day = { $day } { $month ->
    [jan] ene
    [feb] feb
    [mar] mar
    [apr] abr
    [may] may
    [jun] jun
    [jul] jul
    [aug] ago
    [sep] sep
    [oct] oct
    [nov] nov
   *[dec] dic
} { $year }
site-steps = Pasos
site-replay = ▶ Ver desde el principio
site-match = Partida
site-game = Partida { $number }{ GIVEN($winner) ->
    [yes] : { $winner }
   *[no] {""}
}
site-game-of = partida { $game } de { $games }
site-won = { $count ->
    [one] Gana { $players }
   *[other] Comparten la victoria { $players }
}
site-champions = { $count ->
    [one] 🏆 Campeón: { $players }
   *[other] 🏆 Campeones: { $players }
}
site-ranking = Clasificación final
site-ranking-more = { $count ->
    [one] Un puesto más
   *[other] { $count } puestos más
}
site-standings-after = { $rounds ->
    [one] Clasificación después de la ronda
   *[other] Clasificación después de las { $rounds } rondas
}
site-tie-breaks = Si hay igualdad de puntos decide, en este orden:
site-table-number = mesa { $number }
site-seats = { $seats } por mesa
site-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
site-cut = { $players ->
    [2] después, una final
   *[other] después, eliminatoria de { $players }
}
site-best-of = { $series ->
    [final] final al mejor de { $games }
   *[all] al mejor de { $games }
}
site-anonymous = Quien no tiene una partida pública queda anónimo; el número solo sirve para distinguir a los jugadores en estas páginas.
site-starts = Empieza el { $when }
site-entered = { $players ->
    [one] 1 jugador inscrito
   *[other] { $players } jugadores inscritos
}
site-count = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
site-round-until = { $round }{ GIVEN($when) ->
    [yes] , hasta el { $when }
   *[no] {""}
}
site-paired = Sorteo: { $when }
site-until = hasta el { $when }
site-round-ends = Fin de la ronda
site-time = { $day }, { $time }
site-intro = Torneos y partidas de juegos de mesa, jugados en Discord a lo largo de varios días. Solo se muestran nombres de las partidas que sus jugadores o servidores hicieron públicas.
site-running = Partidas en curso
site-latest-results = Últimos resultados
site-empty = Todavía no hay nada aquí.
site-decided = Decidido
site-match-decided = Encuentro completo decidido: { $result }
site-this-game = Esta partida en la mesa: { $result }
site-counts-as = cuenta como { $result }
site-stood-in = { $substitute } jugó en lugar de { $player }.
site-whole-match = { $round }, al mejor de { $games }{ $played ->
    [yes] , tal como se jugó
   *[no] {""}
}: { $result }
site-verdict = Decisión de los organizadores: { $result }.
site-draw = empate
site-wins = gana { $player }
site-why = ¿Por qué?
site-through-so-far = mejor puntuación hasta ahora
site-from-round = { $player }, desde la ronda { $round }
site-players-added = { $players }{ $added ->
    [0] {""}
    [one] , de ellos 1 agregado por los organizadores
   *[other] , de ellos { $added } agregados por los organizadores
}
site-cells-none = –: sin partida en esta ronda.
site-tie-break-meaning = Desempate: lo que pone a un jugador por debajo del de la fila anterior.
site-cut-line = La línea verde: los { $players } mejores siguen adelante.
site-unplayed = En los desempates, un descanso o una ronda sin jugar cuenta como una ronda contra un rival con los propios puntos, como máximo la mitad de las rondas. A un rival que dejó el torneo, cada ronda posterior le cuenta como empate.
site-left-last = Quien dejó el torneo queda último.
site-seeds = Los números pequeños son los cabezas de serie.
site-narrow = En una pantalla más ancha los desempates tienen columnas.
site-since = Desde el paso anterior
site-enlarge = Toca la imagen para ampliarla.
site-points-match = Puntos en la partida
site-other-games = Otras partidas de este encuentro
site-top = Arriba, a los turnos
cli-option-title = el título del sitio, por ejemplo el nombre de tu comunidad; Provost si se omite
site-counted = En el torneo: { $result }
site-happened = Qué ha pasado
site-as-played = Resultado según lo jugado
site-since-day = desde el { $day }
site-legend = Cómo funcionan puestos y desempates
site-takes-over = { $successor } en lugar de { $player }
