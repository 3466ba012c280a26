### Settings of a server: /server.

command-server-show = Muestra todos los ajustes de este servidor
command-server-language = Elige el idioma de mis mensajes en este servidor
command-server-games = Desactiva o activa un juego en este servidor
command-server-channels = Elige los canales donde se pueden abrir partidas nuevas
command-server-block = Deja a alguien fuera de las partidas nuevas de este servidor
param-server-language = El idioma de los mensajes públicos
param-server-game = El juego
param-server-game-allowed = True para ofrecerlo, False para desactivarlo
param-server-channel = El canal, la categoría o el foro; si no lo indicas, valen todos los canales
param-server-channel-allowed = True para añadirlo a la lista, False para quitarlo
param-server-user = La persona, por nombre o id
param-server-user-blocked = True para dejarla fuera, False para que vuelva a jugar

server-show = Ajustes de este servidor
server-show-language = Idioma: { $language } · `/server language`
server-show-public = Partidas nuevas: { $value } · `/server public`
server-show-arbiters = Árbitros: { $role } · `/server arbiters`
server-show-no-arbiters = Árbitros: quienes pueden gestionar el servidor · `/server arbiters`
server-show-games = Juegos desactivados: { $games } · `/server games`
server-show-all-games = Juegos: todos · `/server games`
server-show-channels = Partidas nuevas solo en { $channels } · `/server channels`
server-show-all-channels = Partidas nuevas en todos los canales · `/server channels`
server-show-blocked = Bloqueados: { $users } · `/server block`
server-show-more = otros { $more }
server-show-no-blocked = Bloqueados: nadie · `/server block`

server-game-on = En este servidor se puede volver a jugar a { $game }.
server-game-off = { $game } está desactivado en este servidor. Las partidas en curso continúan.
server-channels = Se pueden abrir partidas nuevas en { $channels } y en sus hilos. Las partidas en curso continúan.
server-channels-all = Se pueden abrir partidas nuevas en todos los canales.
server-blocked = { $user } ya no puede abrir partidas en este servidor ni unirse a ellas. Las partidas en curso continúan; allí un árbitro puede dar su asiento a otra persona.
server-unblocked = { $user } puede volver a jugar en este servidor.
refuse-game-off = Este juego está desactivado en este servidor.
refuse-other-channel = En este servidor las partidas nuevas se abren en { $channels }.
refuse-blocked = No puedes abrir partidas en este servidor ni unirte a ellas. Lo deciden sus moderadores.
refuse-most-channels = La lista está llena: caben { $most } canales. Una categoría cuenta como uno.
refuse-most-blocked = La lista está llena: caben { $most } personas.

command-server-arbiters = Elige el rol de los árbitros
param-server-arbiters = El rol; si no lo indicas, son árbitros todos los que pueden gestionar el servidor

arbiter-role-set = Ahora los árbitros son los miembros con el rol { $role }.
arbiter-role-none = Ahora los árbitros son los miembros que pueden gestionar el servidor.

refuse-not-moderator = Para elegir el idioma del servidor hace falta el permiso «Gestionar servidor».
command-server = Ajustes para todo el servidor
command-server-public = Elige si las partidas nuevas del servidor son públicas
param-server-public = El ajuste inicial de las partidas nuevas; quien abre una puede cambiarlo
server-public-done = Las partidas nuevas de este servidor ahora empiezan así: { $value }
refuse-not-server-manager = Para eso hace falta el permiso «Gestionar servidor».
