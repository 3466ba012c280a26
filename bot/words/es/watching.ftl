## Mirar: quién puede, seguir, la portada

param-public = Quién puede mirar desde fuera
param-delay = Retraso para quien mira desde fuera
lobby-public-no = Espectadores: solo en este canal
lobby-public-yes = Espectadores: partida pública, cualquiera puede seguirla
lobby-public-spotlight = Espectadores: partida pública, también en portada
lobby-delay-none = Desde fuera: al momento
lobby-delay-hour = Desde fuera: una hora después
lobby-delay-day = Desde fuera: un día después

command-server = Decide lo que vale para todo el servidor
command-server-public = Elige si las partidas nuevas del servidor son públicas
param-server-public = Con qué empiezan las partidas nuevas; quien las abre puede elegir otra cosa
server-public-done = Las partidas nuevas de este servidor empiezan así: { $value }
refuse-not-server-manager = Para eso hace falta el permiso «Gestionar servidor».

command-follow = Sigue partidas y jugadores: novedades al acabar turnos o fases
command-follow-match = Sigue una partida
command-follow-player = Sigue las partidas de un jugador que puedas ver
command-follow-list = Mira qué sigues
command-follow-stop = Deja de seguir algo
param-follow-match = El id de la partida o un enlace a su canal; si falta, la de este canal
param-follow-player = De quién son las partidas
param-follow-where = Dónde lees las novedades
param-every = Cada cuánto hay novedades
param-follow-what = Qué dejar de seguir; si falta, la partida de este canal
follow-in-direct = mensajes directos
follow-in-digest = un mensaje directo al día
follow-in-thread = el hilo de comentarios de la partida
follow-every-turn = al acabar los turnos
follow-every-phase = al acabar las fases
follow-title = { $game }: { $players }
follow-player = Jugador { $id }
follow-begun = Ahora sigues { $what }. Novedades: { $where }.
follow-ended = Ya no lo sigues.
follow-line = - { $what } · { $where } · { $every }
follow-how-to-stop = /follow list muestra qué sigues, /follow stop lo termina.
follow-called-off = La partida se ha cancelado.
commentary-name = Comentarios: { $game }, { $players }
commentary-begun = Aquí los espectadores hablan de la partida de { $where } mientras se juega. Los jugadores entran cuando termina.
refuse-follow-own = Juegas en esta partida: quien juega no puede seguirla.
refuse-follow-whom = Elige a otra persona cuyas partidas seguir.
refuse-follows-enough = Ya sigues { $most } partidas y jugadores, que es lo máximo.
refuse-follows-nothing = No sigues eso.
refuse-no-direct = No puedo enviarte mensajes directos. Permítelos en este servidor y pídelo de nuevo en una hora, o elige el hilo de comentarios.
refuse-no-commentary = No puedo dejarte entrar en el hilo privado junto a esta partida. Elige los mensajes directos.
refuse-commentary-place = { $kind ->
    [forum] Esta partida es una publicación de un foro, y allí Discord no tiene hilos privados.
    [news] Esta partida está en un canal de anuncios, y allí Discord no tiene hilos privados.
   *[none] El canal en que se abrió esta partida ya no existe.
} Elige los mensajes directos.
refuse-commentary-permissions = Para el hilo de comentarios me falta un permiso en { $where }: { $permissions }. Pídelo a un moderador o elige los mensajes directos.

command-spotlight = Mira quién acierta más en la portada
command-server-spotlight = Muestra en un canal los mejores momentos de partidas públicas, con pronósticos
param-server-spotlight = El canal de la portada; si falta, la portada termina
server-spotlight-done = La portada está en { $where }: un momento al día, de partidas públicas que lo permiten.
server-spotlight-ended = Este servidor ya no tiene portada.
spotlight-title = En portada
spotlight-how = ¿Qué pasará? Haz tu pronóstico con un botón: nadie lo ve antes de la elección, y hasta entonces puedes cambiarlo.
spotlight-closed = La elección está hecha.
spotlight-predicted = Tu pronóstico: { $answer }. Queda oculto hasta la elección.
spotlight-recap = En portada: qué pasó en { $what }
spotlight-answer = { $player } eligió: **{ $answer }**
spotlight-right = { $count ->
    [0] Nadie había hecho pronósticos.
    [one] { $right ->
        [0] El único pronóstico falló.
       *[other] El único pronóstico acertó.
    }
   *[other] Pronósticos acertados: { $right } de { $count }.
}
spotlight-void = No se llegó a esa elección: no hay puntos.
puzzle-title = ¿Qué es lo mejor aquí?
puzzle-how = Esta partida ha terminado. ¿Qué habría sido lo mejor? Responde con un botón: nadie ve tu respuesta antes de la solución, que llega { $until }, y hasta entonces puedes cambiarla.
puzzle-closed = La solución ha llegado.
puzzle-predicted = Tu respuesta: { $answer }. Queda oculta hasta la solución.
puzzle-recap = La solución: { $what }
puzzle-solution = Lo mejor es: **{ $answer }**
puzzle-margin = Un jugador ordenador que busca lo valora en { $points } puntos más que «{ $second }».
puzzle-played = En la partida { $player } eligió: **{ $answer }**
button-puzzle-replay = Ver desde aquí
spotlight-scores = Los mejores pronósticos
spotlight-score = { $place }. { $user }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, aciertos: { $right } de { $count }
refuse-spotlight-closed = Es tarde para este pronóstico.
refuse-spotlight-player = Es una partida tuya: quien la juega no puede hacer pronósticos.
refuse-spotlight-no-scores = Aquí nadie ha acertado todavía un pronóstico.
refuse-spotlight-channel = No puedo publicar imágenes en { $where }.

## Mezclas que nadie puede elegir

lobby-sealed = El azar de esta partida está sellado: { $commitment }…
seats-closed = Los asientos están cerrados: { $players }. Del sello `{ $commitment }` y del id de este mensaje, que nadie podía conocer antes, sale todo el azar de esta partida.
verify-closed = Se mezcla el id del mensaje que cerró los asientos, que nadie podía elegir: { $where }
verify-not-closed = Ningún mensaje cerró los asientos de esta partida: su azar sale solo de la semilla.
cli-verify-closed = Se mezcla el id { $message } del mensaje que cerró los asientos, que nadie podía elegir.
cli-verify-not-closed = Ningún mensaje cerró los asientos: los sorteos salen solo de la semilla.
