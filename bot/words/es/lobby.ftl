### Lobbies: opening, filling and starting games: /game new, join, leave, start.

command-game-new = Abre una partida nueva a la que otros pueden unirse
param-seats = Cuántos jugadores
param-options = Reglas, como favours=simplified; también puedes elegirlas en la sala de espera
param-auto = ¿Responder por los jugadores cuando solo hay una opción?
lobby-title = { $game }: se buscan jugadores
lobby-host = Para { $player }, que abrió la partida:
lobby-group = En un chat de grupo solo puedo escribir después de que alguien pulse un botón. Los recordatorios llegan por mensaje directo, y /mygames funciona en todas partes.
lobby-count = Jugadores: { $taken } de { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. libre
lobby-auto = Una sola opción: { $value ->
    [on] automática
   *[off] se pregunta
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
lobby-sealed = Todo lo que se baraja está sellado: /game verify muestra el sello en cualquier momento y, al acabar la partida, prueba que fue justo.
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
refuse-lobby-full = Todos los asientos están ocupados.
refuse-seats-taken = Ya se ha unido más gente que esa. Primero tiene que salir alguien.
refuse-already-started = Esta partida ya empezó.
refuse-too-few = { $missing ->
    [one] Falta 1 jugador para que la partida pueda empezar.
   *[other] Faltan { $missing } jugadores para que la partida pueda empezar.
}
pace-auto = Ritmo: tranquilo (o sin reloj si juega una sola persona)
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

param-computers = El nivel de los bots que añadas
param-stand-in = Quién juega en lugar de los ausentes
param-hints = Quién puede pedir sugerencias a un bot
lobby-computers = Próximo bot: { $level }
lobby-stand-in = Por los ausentes: { $level }
lobby-hints-alone = Sugerencias: a solas contra bots
lobby-hints-always = Sugerencias: siempre
lobby-hints-never = Sugerencias: nunca

seat-none = nadie

avoid-join = Has elegido evitar a { $players }. ¿Quieres unirte de todos modos?
button-join-anyway = Unirse de todos modos

lobby-posted = La partida está abierta y cualquiera puede unirse: { $where }
lobby-posted-here = No pude crear una publicación en { $forum }: { $why } La partida está abierta en este canal.

param-rated = ¿La partida cuenta para la clasificación y los perfiles?
lobby-rated = Clasificación y perfil: { $value ->
    [on] cuenta
   *[off] no cuenta
}

param-public = Quién puede mirar desde fuera
param-delay = Con cuánto retraso se ven las jugadas desde fuera
lobby-delay-none = Retraso al mirar: ninguno (desde fuera)
lobby-delay-hour = Retraso al mirar: una hora (desde fuera)
lobby-delay-day = Retraso al mirar: un día (desde fuera)
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

command-game-join = Únete a la partida que busca jugadores aquí
command-game-leave = Deja tu asiento antes de que empiece la partida
command-game-start = Empieza la partida con los jugadores que ya se unieron
lobby-length = Suele durar { $median }{ $varies ->
    [yes] ; la mitad de las últimas { $count } partidas duró entre { $lower } y { $upper }.
   *[no] , como casi todas las últimas { $count } partidas.
}
button-new = Partida nueva
button-new-game = Partida nueva: { $game }
button-leave = Salir
button-start = Empezar
button-computer = Añadir un bot
refuse-channel-busy = En este canal ya hay una partida. Espera a que termine, o usa otro canal o hilo.
refuse-already-joined = Ya tienes un asiento en esta partida.
lobby-public-no = Espectadores: solo en este canal
lobby-public-yes = Espectadores: pública (cualquiera puede seguirla)
lobby-public-spotlight = Espectadores: pública, destacada

lobby-vacation = Vacaciones: { $value ->
    [on] se usan (cuando se agota el banco de tiempo)
   *[off] no se usan
}

button-present = Estoy aquí
button-reserve = Entrar en la lista de espera
button-keep-lobby = Mantener abierta una semana
button-fill = Jugar con bots
refuse-tournament-seat = En un torneo, quien organiza asigna los asientos libres.
