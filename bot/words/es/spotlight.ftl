## The spotlight and puzzles

command-spotlight = Mira quién acierta más en los momentos destacados
command-server-spotlight = Muestra en un canal los mejores momentos de partidas públicas, con pronósticos
param-server-spotlight = El canal de los momentos destacados; si no lo indicas, se acaban
server-spotlight-done = Los momentos destacados salen en { $where }: uno al día, de partidas públicas que lo permiten.
server-spotlight-ended = Este servidor ya no tiene momentos destacados.
server-show-spotlight = Momentos destacados: { $where } · `/server spotlight`
server-show-no-spotlight = Momentos destacados: desactivados · `/server spotlight`
spotlight-title = Momento destacado
spotlight-how = ¿Qué pasará? Pulsa un botón para hacer tu pronóstico. Queda en secreto hasta la elección, y hasta entonces puedes cambiarlo.
spotlight-closed = La elección ya está hecha.
spotlight-predicted = Tu pronóstico: { $answer }. Queda en secreto hasta la elección.
spotlight-recap = Momento destacado: qué pasó en { $what }
spotlight-answer = { $player } eligió: **{ $answer }**
spotlight-right = { $count ->
    [0] Nadie había hecho pronósticos.
    [one] { $right ->
        [0] El único pronóstico falló.
       *[other] El único pronóstico acertó.
    }
   *[other] Pronósticos acertados: { $right } de { $count }.
}
spotlight-void = La elección nunca llegó, así que nadie suma puntos.
puzzle-title = ¿Cuál es la mejor jugada aquí?
puzzle-how = Esta partida ya terminó. ¿Cuál habría sido la mejor jugada? Pulsa un botón para responder. Tu respuesta queda en secreto hasta la solución, que llega { $until }, y hasta entonces puedes cambiarla.
puzzle-closed = Ya está la solución.
puzzle-predicted = Tu respuesta: { $answer }. Queda en secreto hasta la solución.
puzzle-recap = La solución: { $what }
puzzle-solution = La mejor jugada: **{ $answer }**
puzzle-margin = El bot más fuerte le da { $points } puntos más que a «{ $second }».
puzzle-played = En la partida { $player } eligió: **{ $answer }**
button-puzzle-replay = Ver desde aquí
spotlight-scores = Los mejores pronósticos
spotlight-score = { $place }. { $user }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, aciertos: { $right } de { $count }
refuse-spotlight-closed = Ya es tarde para este pronóstico.
refuse-spotlight-player = Juegas en esta partida, así que no puedes hacer pronósticos.
refuse-spotlight-no-scores = Aquí nadie ha acertado todavía un pronóstico.
refuse-spotlight-channel = No puedo publicar imágenes en { $where }.
