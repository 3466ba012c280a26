## El reto del día

command-daily = Juega el reto de hoy: el final de una partida contra bots, igual para todos
daily-title = Reto del día: { $game }
daily-about = Una partida de { $seats } está por empezar el turno { $turn }. Si la terminan los bots, tu asiento queda segundo. ¿Puedes hacerlo mejor?
daily-same = Hoy todos juegan esta misma posición, contra los mismos bots y con la misma suerte.
daily-rules = Juegas hasta el final: unos { $turns } turnos, a veces alguno más, entre 5 y 15 minutos. Tienes un solo intento y no se puede deshacer.
daily-private = Solo tú ves tu partida hasta que termine el día, a las { $when } ({ $until }). Un intento sin terminar a esa hora no cuenta.
daily-no-undo = No se puede deshacer: este es el intento que cuenta. El día termina { $when }.
daily-score = { $how ->
    [won] gana por { $margin }
    [tied] empata en el primer lugar
   *[lost] pierde por { $margin }
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
daily-standing = Puntos hasta ahora: { $scores }
daily-final = Puntuación final: { $scores }
daily-seat = { $player }: { $points }
daily-streak = Racha: { $days } días
daily-best = Tu mejor resultado: { $score }
daily-won = ¡Ganas por { $margin ->
    [one] 1 punto
   *[other] { $margin } puntos
}, con { $points }!
daily-tied = Empatas en el primer lugar, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
daily-lost = Pierdes por { $margin ->
    [one] 1 punto
   *[other] { $margin } puntos
}, con { $points }.
daily-cut-off = El reto termina aquí, después de { $turns } turnos.
daily-bots = La mejor línea de los bots: { $score }
daily-beat = ¡Superaste la mejor línea de los bots!
daily-matched = Lo hiciste tan bien como la mejor línea de los bots.
daily-bots-line = Los bots
daily-comparing = Comparo cada decisión tuya con la mejor que encuentra un bot. Tarda unos segundos…
daily-not-compared = No pude comparar tus decisiones. Escribe `/daily` para intentarlo de nuevo.
daily-mark-good = igual de buena
daily-mark-fair = un poco peor
daily-mark-poor = mucho peor
daily-alt = { $title }, { $day }: { $good } de { $choices } decisiones tan buenas como las del bot
daily-copy = Compártelo sin revelar nada: una fila por turno, cada decisión comparada con la mejor que encuentra un bot. Cópialo:
daily-shared = **{ $player }** jugó el reto de hoy, el final de una partida contra bots: { $good } de { $choices } decisiones tan buenas como las de un bot. Una fila por turno:
daily-yesterday = Ayer en este servidor
daily-yesterday-direct = Ayer
daily-ranked-by = Cuenta la ventaja sobre el mejor rival, luego los puntos.
daily-unfinished = Nadie lo terminó aquí.
daily-direct = Escribe `/daily` en un servidor para ver su clasificación.
daily-place = **{ $place }.** { $player }: { $score }
daily-step = Decisión { $step } de { $steps }
daily-step-end = El final, después de { $steps } decisiones
daily-choice = { $mark ->
    [good] Elegiste **{ $picks }**. Un bot no encuentra nada mejor.
    [fair] Elegiste **{ $picks }**, un poco peor que **{ $best }**.
   *[poor] Elegiste **{ $picks }**, mucho peor que **{ $best }**.
}
daily-best-unknown = lo que elegiría un bot
daily-open = { $title }: tu intento sigue abierto. El día termina { $when }. Escribe `/daily` para continuar.
button-daily-begin = Empezar
button-daily-share = Compartir en este canal
button-daily-choices = Repasar mis decisiones
button-daily-play = Jugar
button-daily-best = Ver la mejor línea
menu-daily-lines = Ver la línea de alguien…
refuse-daily-over = Ese día ya terminó. Escribe `/daily` para el nuevo reto.
refuse-daily-stale = Tu partida ya avanzó. Usa su mensaje más reciente o escribe `/daily`.
refuse-daily-secret = Queda en secreto hasta que termine el día.
refuse-daily-gone = Ya no lo guardo.
refuse-daily-not-ready = El reto de hoy no está listo. Inténtalo de nuevo en un minuto.
