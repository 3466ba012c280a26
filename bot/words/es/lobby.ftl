## Lobbies: opening, finding, filling and starting matches

command-game-new = Abre una partida nueva a la que otros pueden unirse
command-game-cancel = Cancela la partida de este canal
param-seats = Cuántos jugadores
param-options = Reglas, como favours=simplified; los menús de la sala hacen lo mismo
param-auto = Responder en lugar de los jugadores cuando no hay elección
lobby-title = { $game }: se buscan jugadores
lobby-host = { $player } prepara una partida.
lobby-count = Jugadores: { $taken } de { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. libre
lobby-auto = Preguntas sin elección: { $value ->
    [on] se responden solas
   *[off] se hacen de todos modos
}
lobby-theme = Tableros: { $theme }
lobby-ready = Ya está todo el mundo: la partida puede empezar.
lobby-enough = Ya sois suficientes: la partida puede empezar con { $count } jugadores, o esperar a más.
lobby-short = { $missing ->
    [one] Falta 1 jugador para empezar.
   *[other] Faltan { $missing } jugadores para empezar.
}
lobby-started = La partida ha empezado: { $where }
lobby-started-here = La partida ha empezado aquí abajo.
lobby-joined = Ya tienes asiento. Te avisaré cuando empiece la partida y cuando te toque.
lobby-left = Tu asiento vuelve a estar libre.
lobby-cancelled = { $player } ha cancelado esta partida.
lobby-commitment = El azar de esta partida está sellado: { $commitment }… Cuando termine, /game verify lo demuestra.
settings-title = Cómo está configurada esta partida
settings-of-host = Puede cambiarlo { $player }, que abrió la partida.
button-join = Unirse
button-cancel = Cancelar la partida
button-dismiss = Quitar un jugador ordenador
button-settings = Ajustes…
button-rules = Más ajustes (página { $page } de { $pages })
menu-seats = Número de jugadores
cancel-done = La partida queda cancelada.
cancel-asked = { $player } quiere cancelar definitivamente esta partida. { $players }, ¿estáis de acuerdo? Hasta que lo estéis todos, se sigue jugando.
cancel-waiting = Se ha preguntado a los demás. La partida se cancela en cuanto todos estén de acuerdo.
cancel-granted = Todos de acuerdo: la partida se cancela.
cancel-kept = Bien: la partida sigue.
lobby-busy = { $host } ya busca jugadores aquí ({ $game }), y en un canal cabe una sola partida a la vez. Únete, o abre la tuya en otro canal o foro.
lobby-busy-own = Ya participas en una partida que se prepara aquí ({ $game }), y en un canal cabe una sola a la vez. Juega esa, o abre la otra en otro canal o foro.
refuse-too-many-lobbies = { $most ->
    [one] Ya tienes una partida a la espera de jugadores. Antes, empiézala o cancélala.
   *[other] Ya tienes { $most } partidas a la espera de jugadores. Antes, empieza o cancela alguna.
}
refuse-too-many-games = { $most ->
    [one] En este servidor cabe 1 partida a la vez. Antes, termínala o cancélala.
   *[other] En este servidor caben { $most } partidas a la vez. Antes, termina o cancela alguna.
}
refuse-not-in-lobby = No tienes asiento en esta partida.
refuse-not-host = Eso solo puede hacerlo { $players }, que abrió la partida.
refuse-not-host-or-moderator = Eso solo pueden hacerlo { $player }, que abrió la partida, o un moderador.
refuse-lobby-full = Todos los asientos están ocupados.
refuse-seats-taken = Ya hay más jugadores que esos; antes alguien tiene que dejar su asiento.
refuse-already-started = Esta partida ya ha empezado.
refuse-too-few = { $missing ->
    [one] Falta 1 jugador para que la partida pueda empezar.
   *[other] Faltan { $missing } jugadores para que la partida pueda empezar.
}
refuse-not-moderator-here = Solo puede hacerlo quien modera: hace falta el permiso «Gestionar mensajes».

pace-auto = Ritmo: constante, o sin reloj si juega una sola persona
param-vacation = ¿Se usan las vacaciones cuando la reserva se agotaría?
refuse-too-many-matches = { $most ->
    [one] Tienes { $most } partida con reloj en curso; cada partida que termines permite una más.
   *[other] Tienes { $most } partidas con reloj en curso; cada partida que termines permite una más.
}
command-clock-substitute = Ocupa el asiento de quien está ausente, o espera a que haya uno
clock-substitute-done = Has ocupado un asiento. El resultado cuenta para ti solo si te favorece.
clock-substitute-waits = Ahora no hay ningún asiento libre; el próximo que quede libre será tuyo. Repite lo mismo para dejar de esperar.
clock-substitute-leaves = Ya no esperas un asiento.
lobby-away = fuera, vuelve { $when }
lobby-mustered = Ya está todo el mundo. La partida empieza { $when }, o cuando { $player } pulse Empezar.
lobby-muster = Confirmad que estáis. El plazo termina { $when }; a quien falte se le sustituye. Presentes: { $players }

level-random = ordenador, juega al azar
level-builder = ordenador, construye lo que puede
level-apprentice = ordenador, aprendiz
level-journeyman = ordenador, oficial
level-master = ordenador, maestro
param-computers = El nivel de los ordenadores que se añadan
param-stand-in = Quién juega por quien está ausente
param-hints = Sugerencias del ordenador
lobby-computers = Se añadirá: { $level }
lobby-stand-in = Por quien está ausente: { $level }
lobby-hints-alone = Sugerencias: solo contra ordenadores
lobby-hints-always = Sugerencias: siempre
lobby-hints-never = Sugerencias: nunca

seat-none = nadie

command-game-find = Busca una partida de este servidor con un asiento libre
find-title = Partidas con un asiento libre
find-none = Ninguna partida de este servidor espera jugadores. Abre una:
find-players = Ya están: { $players }
find-where = En { $where }, abierta { $when }
find-hours = { $hours ->
    [0] Casi nunca estáis despiertos a la misma hora.
    [one] Estáis despiertos a la vez 1 hora al día.
   *[other] Estáis despiertos a la vez { $hours } horas al día.
}
find-you-look = Recibes un mensaje directo cuando se abre aquí una partida ({ $game }). El aviso termina { $until }.
find-others-look = { $count ->
    [one] Otra persona espera a que se abra una partida ({ $game }).
   *[other] Otras { $count } personas esperan a que se abra una partida ({ $game }).
}
find-any = cualquier juego
find-begun = Desde ahora recibirás aquí un mensaje cuando se abra una partida en el servidor de { $where } ({ $game }). El aviso termina { $until }, en cuanto te unas a una, o con **No más mensajes** en `/game find`.
find-joined = Ya tienes asiento: { $game } en { $where }. Te avisaré cuando empiece la partida y cuando te toque.
button-stop-looking = No más mensajes
menu-find-others = Únete a otra partida…
menu-seek = Avísame de partidas nuevas…
refuse-find-no-direct = No puedo enviarte mensajes directos. Permítelos para este servidor y vuelve a elegir en una hora.
notice-lobby_opened = { $game }: se buscan jugadores en { $where }. En ese servidor, `/game find` pone fin a estos mensajes.
avoid-join = Evitas a { $players }. ¿Te sientas en esta mesa de todos modos?
button-join-anyway = Sentarse de todos modos

command-server-forum = Elige un foro en el que cada partida es una publicación
param-server-forum = El foro; sin él, las partidas tienen un hilo donde se abren
server-forum-set = A partir de ahora cada partida es una publicación en { $where }.
server-forum-none = Las partidas tienen un hilo donde se abren, como antes.
server-forum-tags = Las publicaciones reciben las etiquetas que tiene el foro. Crea estas en sus ajustes: { $tags }
server-forum-moderated = Solo los moderadores pueden usar estas etiquetas; mientras no pueda gestionar publicaciones, las mías van sin ellas: { $tags }
refuse-forum-closed = No puedo publicar en { $where }. Allí me falta: { $permissions }.
forum-permission-send_messages = Crear publicaciones
forum-permission-send_messages_in_threads = Enviar mensajes en publicaciones
refuse-forum-tags = { $where } no acepta publicaciones sin etiqueta y no tiene ninguna que yo pueda usar. Añade una que todos puedan usar, o dame allí permiso para gestionar canales y añado las mías.
refuse-no-forum = El foro de este servidor ya no se puede usar. Elige otro con /server forum.
forum-tag-open = Sitios libres
forum-tag-running = En curso
forum-tag-ended = Terminada
lobby-posted = La partida está abierta para quien quiera unirse: { $where }
lobby-posted-here = No se pudo crear una publicación en { $forum }: { $why } La partida queda abierta en este canal.

param-rated = ¿Cuenta para la clasificación y los perfiles?
lobby-rated = Clasificación y perfiles: { $value ->
    [on] esta partida cuenta
   *[off] esta partida no cuenta
}

param-public = Quién puede mirar desde fuera
param-delay = Retraso para quien mira desde fuera
lobby-delay-none = Desde fuera: al momento
lobby-delay-hour = Desde fuera: una hora después
lobby-delay-day = Desde fuera: un día después
lobby-sealed = El azar de esta partida está sellado: { $commitment }…
seats-closed = Los asientos están cerrados: { $players }. Del sello `{ $commitment }` y del id de este mensaje, que nadie podía conocer antes, sale todo el azar de esta partida.
