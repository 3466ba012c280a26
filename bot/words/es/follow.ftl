## Following matches and players

command-follow = Sigue partidas y jugadores: novedades al acabar turnos o fases
command-follow-match = Sigue una partida
command-follow-player = Sigue las partidas de alguien que puedas ver
command-follow-list = Mira qué sigues
command-follow-stop = Deja de seguir algo
param-follow-match = El id de la partida o un enlace a su canal; si no lo indicas, la de este canal
param-follow-player = De quién son las partidas
param-follow-where = Dónde quieres leer las novedades
param-every = Cada cuánto recibes novedades
param-follow-what = Qué dejar de seguir; si no lo indicas, la partida de este canal
follow-in-direct = mensajes directos
follow-in-digest = un mensaje directo al día
follow-in-thread = el hilo de comentarios de la partida
follow-every-turn = al final de los turnos
follow-every-phase = al final de las fases
follow-player = Jugador { $id }
follow-begun = Ahora sigues { $what }. Novedades: { $where }.
follow-ended = Ya no lo sigues.
follow-line = - { $what } · { $where } · { $every }
follow-how-to-stop = /follow list muestra lo que sigues; con /follow stop dejas de seguirlo.
follow-called-off = La partida se ha cancelado.
commentary-name = Comentarios: { $game }, { $players }
commentary-begun = Aquí los espectadores pueden hablar de la partida de { $where } mientras se juega. Los jugadores entran cuando termina.
refuse-follow-own = Juegas en esta partida, así que no puedes seguirla.
refuse-follow-whom = Elige a otra persona para seguir.
refuse-follows-enough = Ya sigues { $most } partidas y jugadores, que es el máximo.
refuse-follows-nothing = No sigues eso.
refuse-no-direct = No puedo enviarte mensajes directos. Permítelos para este servidor e inténtalo de nuevo en una hora, o elige el hilo de comentarios.
refuse-no-commentary = No puedo añadirte al hilo de comentarios privado de esta partida. Elige los mensajes directos.
refuse-commentary-place = { $kind ->
    [forum] Esta partida es una publicación de un foro, y allí Discord no tiene hilos privados.
    [news] Esta partida está en un canal de anuncios, y allí Discord no tiene hilos privados.
   *[none] El canal en que se abrió esta partida ya no existe.
} Elige los mensajes directos.
refuse-commentary-permissions = Para el hilo de comentarios me falta un permiso en { $where }: { $permissions }. Pídelo a un moderador o elige los mensajes directos.

# Games to watch.
command-game-watch = Mira las partidas en curso del servidor que puedes ver
watch-title = Partidas para mirar
watch-none = No hay partidas en curso que puedas mirar.
watch-elsewhere = pública, en un canal que no puedes leer
watch-begun = empezó { $when }
button-follow = Seguir
button-following = Ya la sigues
