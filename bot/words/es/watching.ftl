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
refuse-no-direct = No puedo enviarte mensajes directos. Permítelos en este servidor o elige el hilo de comentarios.
refuse-no-commentary = No puedo abrir un hilo privado junto a esta partida, o dejarte entrar. Elige los mensajes directos.
