## Lobbies: opening, finding, filling and starting matches

command-game-new = Abre una partida nueva a la que otros pueden unirse
command-game-cancel = Cancela para todos la partida de este canal
param-seats = Cuántos jugadores
param-options = Reglas, como favours=simplified; también puedes elegirlas en la sala de espera
param-auto = ¿Responder por los jugadores cuando solo hay una opción?
lobby-title = { $game }: se buscan jugadores
lobby-host = { $player } está preparando una partida.
lobby-group = En un chat de grupo solo puedo escribir después de que alguien pulse un botón. Los recordatorios llegan por mensaje directo, y /mygames funciona en todas partes.
lobby-count = Jugadores: { $taken } de { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. libre
lobby-auto = Una sola opción: { $value ->
    [on] respuesta automática
   *[off] se pregunta igualmente
}
lobby-theme = Tableros: { $theme }
lobby-ready = Ya están todos: la partida puede empezar.
lobby-enough = Ya hay suficientes jugadores: se puede empezar con { $count } o esperar a más.
lobby-short = { $missing ->
    [one] Falta 1 jugador para empezar.
   *[other] Faltan { $missing } jugadores para empezar.
}
lobby-started = La partida ha empezado: { $where }
lobby-started-here = La partida ha empezado aquí abajo.
lobby-joined = ¡Ya estás dentro! Recibirás un ping cuando empiece la partida y cuando te toque.
lobby-left = Tu asiento vuelve a estar libre.
lobby-cancelled = { $player } ha cancelado esta partida.
lobby-commitment = Sello del barajado: { $commitment }… Al terminar, /game verify demuestra que fue limpio.
settings-title = Ajustes de la partida
settings-of-host = Solo { $player }, que abrió la partida, puede cambiar estos ajustes.
button-join = Unirse
button-cancel = Cancelar la partida
button-dismiss = Quitar un bot
button-settings = Ajustes…
button-rules = Más reglas (página { $page })
button-rules-rest = Reloj y espectadores…
button-rules-back = Volver a la página 1
button-fewer = − Jugador
button-more = + Jugador
menu-seats = Número de jugadores
cancel-done = La partida queda cancelada.
cancel-asked = { $player } quiere cancelar esta partida definitivamente. { $players }, ¿de acuerdo? Mientras tanto se sigue jugando.
cancel-waiting = Les he preguntado a los demás. La partida se cancela en cuanto todos acepten.
cancel-granted = Todos de acuerdo: la partida se cancela.
cancel-kept = Bien, la partida sigue.
lobby-busy = { $host } ya busca jugadores aquí ({ $game }), y en un canal cabe una sola partida. Únete, o abre la tuya en otro canal o foro.
lobby-busy-own = Aquí ya estás en una partida que busca jugadores ({ $game }), y en un canal cabe una sola. Juega esa, o abre la otra en otro canal o foro.
refuse-too-many-lobbies = { $most ->
    [one] Ya tienes una partida que busca jugadores. Empiézala o cancélala primero.
   *[other] Ya tienes { $most } partidas que buscan jugadores. Empieza o cancela alguna primero.
}
refuse-too-many-games = { $most ->
    [one] En este servidor cabe 1 partida a la vez. Termínala o cancélala primero.
   *[other] En este servidor caben { $most } partidas a la vez. Termina o cancela alguna primero.
}
refuse-not-in-lobby = No tienes asiento en esta partida.
refuse-not-host = Solo puede hacerlo { $players }, que abrió la partida.
refuse-not-host-or-moderator = Solo puede hacerlo { $player }, que abrió la partida, o un moderador.
refuse-lobby-full = Todos los asientos están ocupados.
refuse-seats-taken = Ya se ha unido más gente que esa. Primero tiene que salir alguien.
refuse-already-started = Esta partida ya empezó.
refuse-too-few = { $missing ->
    [one] Falta 1 jugador para que la partida pueda empezar.
   *[other] Faltan { $missing } jugadores para que la partida pueda empezar.
}
refuse-not-moderator-here = Solo puede hacerlo un moderador: hace falta el permiso «Gestionar mensajes».

pace-auto = Ritmo: tranquilo, o sin reloj si juega una sola persona
param-vacation = ¿Usar las vacaciones de un jugador cuando se agote su banco de tiempo?
refuse-too-many-matches = { $most ->
    [one] Tienes { $most } partida con reloj en curso. Por cada una que termines, puedes unirte a otra.
   *[other] Tienes { $most } partidas con reloj en curso. Por cada una que termines, puedes unirte a otra.
}
command-clock-substitute = Ocupa el asiento de quien está ausente, o ponte en lista de espera
clock-substitute-done = El asiento es tuyo. El resultado cuenta para ti solo si te favorece.
clock-substitute-waits = Ahora no hay asientos libres: el próximo es tuyo. Repite el comando para salir de la lista de espera.
clock-substitute-leaves = Ya no estás en la lista de espera.
lobby-away = ausente, vuelve { $when }
lobby-mustered = Ya están todos. La partida empieza { $when }, o cuando { $player } pulse Empezar.
lobby-muster = Pulsa *{ button-present }*: el plazo termina { $when } y quien no lo haya pulsado será reemplazado. Presentes por ahora: { $players }

level-random = bot, juega al azar
level-builder = bot, construye lo que puede
level-apprentice = bot, aprendiz
level-journeyman = bot, oficial
level-master = bot, maestro
param-computers = El nivel de los bots que añadas
param-stand-in = Quién juega en lugar de los ausentes
param-hints = Quién puede pedir sugerencias a un bot
lobby-computers = Próximo bot: { $level }
lobby-stand-in = En lugar de los ausentes: { $level }
lobby-hints-alone = Sugerencias: solo si juegas contra bots sin nadie más
lobby-hints-always = Sugerencias: siempre
lobby-hints-never = Sugerencias: nunca

seat-none = nadie

command-game-find = Busca una partida de este servidor con un asiento libre
find-title = Partidas con un asiento libre
find-none = Ninguna partida de este servidor busca jugadores. Abre una:
find-players = Ya están: { $players }
find-where = En { $where }, abierta { $when }
find-hours = { $hours ->
    [0] Sus horas activas y las tuyas casi nunca coinciden.
    [one] Sus horas activas y las tuyas coinciden 1 hora al día.
   *[other] Sus horas activas y las tuyas coinciden { $hours } horas al día.
}
find-you-look = Te escribiré en privado cuando se abra aquí una partida ({ $game }). Dejaré de hacerlo { $until }.
find-others-look = { $count ->
    [one] Otra persona espera también a que se abra una partida ({ $game }).
   *[other] Otras { $count } personas esperan también a que se abra una partida ({ $game }).
}
find-any = cualquier juego
find-begun = Te escribiré aquí cuando se abra una partida en el servidor de { $where } ({ $game }). Dejaré de hacerlo { $until }, cuando te unas a una, o si eliges **No más mensajes** en `/game find`.
find-joined = ¡Ya estás dentro! { $game } en { $where }. Recibirás un ping cuando empiece la partida y cuando te toque.
button-stop-looking = No más mensajes
menu-find-others = Unirse a otra partida…
menu-seek = Avísame de partidas nuevas…
refuse-find-no-direct = No puedo enviarte mensajes directos. Permítelos para este servidor e inténtalo de nuevo en una hora.
notice-lobby_opened = { $game }: se buscan jugadores en { $where }. Para no recibir más estos mensajes, usa `/game find` allí.
avoid-join = Has elegido evitar a { $players }. ¿Quieres unirte de todos modos?
button-join-anyway = Unirse de todos modos

command-server-forum = Elige un foro donde cada partida tenga su propia publicación
param-server-forum = El foro; si no lo indicas, cada partida tendrá un hilo donde se abra
server-forum-set = A partir de ahora cada partida tendrá su propia publicación en { $where }.
server-forum-none = A partir de ahora cada partida tendrá un hilo en el canal donde se abra.
server-forum-tags = Las publicaciones llevarán etiquetas si el foro las tiene. Puedes crear estas en sus ajustes: { $tags }
server-forum-moderated = Solo los moderadores pueden usar estas etiquetas. Dame el permiso «Gestionar publicaciones», o mis publicaciones no las llevarán: { $tags }
server-show-forum = Foro de las partidas: { $where } · `/server forum`
server-show-no-forum = Foro de las partidas: ninguno, cada partida tiene un hilo · `/server forum`
refuse-forum-closed = No puedo publicar en { $where }. Permisos que me faltan: { $permissions }.
forum-permission-send_messages = Crear publicaciones
forum-permission-send_messages_in_threads = Enviar mensajes en publicaciones
refuse-forum-tags = { $where } exige una etiqueta en cada publicación y no tiene ninguna que yo pueda usar. Añade una que todos puedan usar, o dame allí el permiso «Gestionar canales» y añado las mías.
refuse-no-forum = El foro de este servidor ya no está disponible. Elige otro con /server forum.
forum-tag-open = Sitios libres
forum-tag-running = En curso
forum-tag-ended = Terminada
lobby-posted = La partida está abierta y cualquiera puede unirse: { $where }
lobby-posted-here = No pude crear una publicación en { $forum }: { $why } La partida está abierta en este canal.

param-rated = ¿La partida cuenta para la clasificación y los perfiles?
lobby-rated = Clasificación y perfiles: { $value ->
    [on] esta partida cuenta
   *[off] esta partida no cuenta
}

param-public = Quién puede mirar desde fuera
param-delay = Con cuánto retraso se ven las jugadas desde fuera
lobby-delay-none = Retraso para quien mira desde fuera: ninguno
lobby-delay-hour = Retraso para quien mira desde fuera: una hora
lobby-delay-day = Retraso para quien mira desde fuera: un día
seats-closed = La mesa está cerrada: { $players }. Todo lo que se baraje y se tire en esta partida sale del sello `{ $commitment }` y del id de este mensaje, que nadie podía conocer de antemano.

menu-challenge = Retar a una partida
param-invited = A quién invitas; su asiento se guarda un día
challenge-which = ¿A qué quieres jugar con { $player }? Envío la invitación aquí; el asiento se guarda un día.
invitation = { $players }: { $count ->
    [one] { $host } te invita a jugar a { $game }. Tu asiento está reservado; la invitación vence { $when }.
   *[other] { $host } los invita a jugar a { $game }. Los asientos están reservados; las invitaciones vencen { $when }.
}
invitation-over = Todas las personas invitadas a { $game } ya respondieron.
invitation-declined = Esta vez { $player } no puede jugar a { $game }, { $host }.
lobby-seat-kept = { $number }. reservado para { $player }, vence { $when }
button-accept = Aceptar
button-decline = Rechazar
refuse-not-invited = No tienes invitación a esta partida, o la rechazaste. Aun así puedes unirte si hay un asiento libre.
refuse-seats-kept = Los asientos libres están reservados para { $players }.
refuse-invite-self = Ya tienes un asiento: invita a otra persona.
refuse-invite-bot = No se puede invitar a los bots. Para jugar contra uno, pulsa **{ button-computer }** en la sala de espera.
refuse-invite-gone = { $player } no está en este servidor.
refuse-invite-too-many = No hay tantos asientos. Elige más asientos o invita a menos personas.
