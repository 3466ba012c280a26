### El bot: comandos, sala de espera, carta de turno, respuestas y negativas, sea cual sea el juego.

## Comandos y parámetros

command-game = Prepara, sigue y gestiona partidas
command-game-join = Únete a la partida que busca jugadores aquí
command-game-leave = Deja tu asiento antes de que empiece la partida
command-game-start = Empieza la partida con los jugadores que ya se unieron
command-game-board = Muestra otra vez el tablero y tus opciones
command-game-hand = Mira las cartas de tu mano
command-game-describe = Lee toda la mesa como texto
command-game-log = Lee lo que ha pasado hasta ahora, turno a turno
command-game-since = Mira lo que ha pasado desde tu última jugada
command-game-why = Pregunta por qué no puedes hacer algo
command-game-resign = Abandona una partida en curso
command-game-export = Descarga la partida como archivo de texto
command-game-verify = Comprueba que no hubo trampa al barajar ni con los dados
command-game-language = Elige el idioma en que te hablo, o en que hablo en este servidor
command-game-theme = Elige el aspecto de los tableros

param-game = Qué juego
param-language = Qué idioma
param-theme = El aspecto de los tableros
param-scope = Solo para ti o para todo el servidor

scope-me = Para mí
scope-server = Para este servidor
scope-match = Para esta partida

theme-day = Día
theme-night = Noche
theme-contrast = Alto contraste
theme-large = Letra grande
theme-set-me = Tableros que solo ves tú: { $theme }.
theme-set-match = Tableros de esta partida, desde el próximo: { $theme }.
refuse-unknown-theme = No hay ningún tema llamado «{ $theme }». Elige uno de la lista.
lobby-length = Suele durar { $median }{ $varies ->
    [yes] ; la mitad de las últimas { $count } partidas duró entre { $lower } y { $upper }.
   *[no] , como casi todas las últimas { $count } partidas.
}
lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Bot { $number }

## Botones y menús

button-new = Partida nueva
button-new-game = Partida nueva: { $game }
button-leave = Salir
button-start = Empezar
button-cancel-lobby = Sí, cancélala
button-cancel-ask = Preguntar a los demás
button-cancel-now = Cancelarla ya
button-computer = Añadir un bot
button-why = ¿Por qué no puedo…?
button-undo = Deshacer
button-undo-all = Deshacer todo esto
button-move = Mi jugada
button-move-of = Jugada de { $player }
button-hand = Mi mano
button-board = Mostrar el tablero
button-describe = Como texto
button-reference = La reserva
menu-more = Más…
button-log = Registro de jugadas
button-since = ¿Qué me perdí?
button-agree = De acuerdo
button-refuse = Rechazar
button-resign = Abandonar…
button-resign-sure = Sí, abandonar
button-stay = Seguir jugando
button-resign-instead = Mejor abandonar…
button-cancel-instead = Mejor cancelar la partida…
button-keep = No cancelarla
button-help = Cómo se juega
button-next = Página siguiente
button-previous = Página anterior
button-earlier = Antes
button-later = Después
menu-choose = Elige…
menu-choose-of = Elige: { $options }
menu-group = { $group }…
menu-part = { $group } ({ $part } de { $parts })…
menu-why = ¿Qué te gustaría hacer?{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } de { $parts })
}
menu-why-later = Más adelante en el turno{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } de { $parts })
}…

## Carta de turno

card-title = { $game } · { $turn }
standing-turn = Turno { $turn }{ $about ->
    [0] {""}
   *[other] {" "}de unos { $about }
}
standing-leader = { $players } { $count ->
    [one] va a la cabeza
   *[other] van a la cabeza
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
seat-left = { $player } (bot desde el turno { $turn })
record-of-player = **{ $player }**: { $done }
record-more = { $count ->
    [one] Hay 1 línea más en /game log.
   *[other] Hay { $count } líneas más en /game log.
}
record-times = { $done } ×{ $count }
card-made-for = { $line } *(automático)*
card-made-because = { $line } *({ $why }: automático)*
card-public-later = El tablero público se actualiza cuando pasa el turno, o cuando haces una pausa.
card-settled = { $how ->
    [order] Tu orden ya respondió esta pregunta.
    [chore] Esta pregunta tenía una sola respuesta sensata, así que la di por ti.
   *[other] Esta pregunta ya tiene respuesta.
}
card-more-lines = { $count ->
    [one] Hay 1 línea anterior en /game log.
   *[other] Hay { $count } líneas anteriores en /game log.
}
card-waiting = Esperamos a { $players }.
card-private = { $count ->
    [one] { $players }, te toca: pulsa **{ $button }**. Solo tú verás tus opciones.
   *[other] { $players } eligen al mismo tiempo. Pulsa **{ $button }**: solo tú verás tus opciones.
}
card-no-reaction = No tienes ninguna carta para esto. Te pregunto igual, para que nadie lo note.
card-chore = Aquí no hay nada que elegir: en unos segundos lo hago por ti.
card-in-words = Esta vez no pude dibujar la imagen; /game board lo intenta de nuevo. Aquí va como texto:
card-not-drawn = No pude dibujar esta imagen.
card-moved = La partida sigue más abajo.
card-moved-away = La partida sigue en { $where }.
card-arrived = Esta partida sigue aquí: { $players }
card-begun = Empieza la partida: { $players }
card-recap = Toda la partida, turno a turno
card-over = La partida ha terminado
card-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
card-source = { $source } { $points }

## Respuestas

answer-done = Hecho.
hand-title = Tu mano

## Seguir las partidas

log-title = Lo que ha pasado (página { $page } de { $pages })
log-empty = Aún no ha pasado nada.
log-truncated = La partida completa está en /game export.
since-title = Desde tu última jugada ({ $when })
since-beginning = Desde el principio de la partida
since-turn = El último turno
since-look = Qué ha pasado desde la última vez que miraste ({ $when })
since-nothing = Desde entonces no ha pasado nada.
since-more = Lo anterior está en /game log.

## Por qué no

why-choose = Elige lo que te gustaría hacer y te diré por qué no puedes.
why-answer = **{ $option }**: { $reason }
why-nothing = Ahora mismo no tienes nada que decidir.
why-everything = Aquí no se puede elegir nada más.

## Deshacer

undo-done = Deshecho.
undo-confirm = ¿Quieres deshacer esto y todo lo que pasó después? No se deshace nada hasta que pulses el botón.
undo-asked = { $player } quiere deshacer { $steps ->
    [one] la última jugada
   *[other] las últimas { $steps } jugadas
}. { $players }, ¿de acuerdo?
undo-waiting = Les he preguntado a los demás. Se deshará en cuanto todos acepten.
undo-agreed = { $player } está de acuerdo. Falta la respuesta de: { $players }.
undo-refused = { $player } no está de acuerdo, así que la partida sigue como está.
undo-outdated = La partida ha avanzado, así que esta petición ya no vale.
undo-too-often = Ya has deshecho { $most } veces en esta partida, que es el máximo. Sigue desde aquí.

## Abandonar, cancelar

resign-confirm = ¿Abandonar definitivamente? Un bot ocupa tu asiento, los demás siguen jugando y tú quedas en último lugar entre los jugadores humanos.
resign-confirm-last = ¿Abandonar? La partida termina aquí.
resign-confirm-ends = ¿Abandonar definitivamente? La partida termina y gana { $player }.
resign-confirm-series = ¿Abandonar esta partida? La gana { $player }. El duelo sigue con la próxima, si aún no está decidido.
card-conceded = { $player } ha abandonado: gana **{ $winner }**.
cancel-or-resign = Si cancelas, la partida termina para todos. Para salir solo tú, abandona.
resign-or-cancel = Si abandonas, sales solo tú. Para terminar la partida para todos, sin ganador, cancélala.
resign-or-cancel-duel = Si prefieres terminar la partida sin ganador, cancélala: la otra persona debe aceptar.
resign-done = Has abandonado la partida. Gracias por jugar.
resign-done-series = Has abandonado esta partida. Si el duelo no está decidido, la próxima empieza enseguida.
resign-kept = Bien, sigues en la partida.
cancel-confirm-lobby = ¿Cancelar esta partida? Quienes ya se unieron pierden su asiento.
cancel-confirm-leave = No hay nadie más aquí: si te vas, la partida se cancela.
cancel-confirm = ¿Cancelar esta partida definitivamente? Nadie ganará.
cancel-confirm-others = Tienen que estar de acuerdo: { $players }.
cancel-confirm-moderator = Con tus permisos de moderación también puedes cancelarla ya. Todos verán que fuiste tú.
cancel-outdated = Esta petición ya no vale.

## Registro, prueba, idioma

export-running = Aquí está la partida hasta ahora. La semilla y todo lo que los demás no pueden ver siguen sellados hasta el final.
export-done = Aquí está toda la partida. Quien tenga Provost instalado puede reproducirla con «provost replay».
verify-running = El sello del barajado es { $commitment }. Al terminar la partida mostraré la semilla.
verify-proven = Comprobado: { $count ->
    [one] el único sorteo de esta partida sale
   *[other] los { $count } sorteos de esta partida salen
} de la semilla { $seed }, que corresponde al sello { $commitment }.
verify-failed = Comprobación fallida: la línea { $line } no sale de la semilla sellada.
verify-seal-broken = Comprobación fallida: la semilla no corresponde al sello { $commitment }.
language-set-me = A partir de ahora te hablo en español.
language-set-server = A partir de ahora hablo español en este servidor.
language-set-me-auto = Vuelvo a hablarte en el idioma de tu Discord.
language-set-server-auto = Vuelvo a hablar el idioma de este servidor.

## Negativas: quién y dónde

refuse-no-match = En este canal no hay ninguna partida. Abre una con /game new.
refuse-no-live = Aquí no hay ninguna partida en curso.
refuse-channel-busy = En este canal ya hay una partida. Espera a que termine, o usa otro canal o hilo.
refuse-not-a-player = Estás mirando esta partida. Eso solo pueden hacerlo sus jugadores.
refuse-no-hand = En este juego no hay cartas en la mano.
refuse-already-joined = Ya tienes un asiento en esta partida.
refuse-own-undo = La petición es tuya: deciden los demás.
refuse-over = Esta partida ya terminó. Abre otra con /game new.
refuse-cancelled = Esta partida se canceló.
card-decided = Los organizadores decidieron esta partida: { $places }
refuse-game-gone = Esa partida ya no está aquí.
refuse-secluded = Esta partida está cerrada a los demás hasta que termine la última mesa de la ronda, porque todas juegan el mismo reparto.
refuse-left-server = Saliste del servidor de esa partida y un bot juega por ti. Si vuelves al servidor, recuperas tu asiento.
refuse-newer-match = Esta partida necesita una versión más reciente de Provost. No se pierde nada: seguirá cuando vuelva esa versión.
refuse-damaged-match = Los datos de esta partida están dañados: no puedo mostrarla ni dejarte jugar. Todas las demás siguen.
refuse-not-moderator = Para elegir el idioma del servidor hace falta el permiso «Gestionar servidor».
refuse-only-in-servers = Puedo llevar partidas en los servidores que me han añadido, en mensajes directos conmigo y en chats de grupo. Discord no me deja escribir en ningún otro sitio.

## Negativas: qué y cuándo

refuse-form = Ese intercambio no vale. Cada uno puede dar hasta { $most } recursos, de tipos distintos, para los que el otro tenga sitio.
refuse-not-your-move = No te toca a ti. Esperamos a { $players }.
refuse-stale = Eso ya está decidido. Así está la mesa ahora.
refuse-other-game = En este canal se juega a { $game }: usa los comandos de ese juego.
refuse-unknown-game = No conozco ningún juego llamado «{ $game }». Conozco: { $games }.
refuse-unknown-button = No reconozco este botón. Quizá sea de una versión anterior; /game board muestra la mesa.
refuse-unknown-command = Ese comando ya no existe. Escribe / para ver los que hay.
refuse-unknown-language = No hablo «{ $language }». Hablo inglés, italiano y español.
refuse-too-fast = No puedo seguirte el ritmo. Espera unos segundos y vuelve a intentarlo.

## Negativas: lo que el bot no puede hacer

refuse-missing-permissions = Aquí no tengo permiso para eso. Dame estos permisos en el canal: { $permissions }.
permission-read_messages = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-attach_files = Adjuntar archivos
permission-create_private_threads = Crear hilos privados
refuse-archived = Este hilo está archivado o bloqueado. Pídele a un moderador que lo abra de nuevo: la partida está a salvo.
refuse-thread-closed = Tu elección quedó guardada, pero este hilo está cerrado para mí y en { $where } hay otra partida. Pídele a un moderador que lo abra y publicaré allí la mesa.
refuse-card-gone = La tarjeta anterior se borró, así que publiqué una nueva.
refuse-not-saved = No pude guardarlo, así que nada ha cambiado. Inténtalo de nuevo en un momento.
refuse-discord = Discord no lo aceptó. Si habías elegido algo, quedó guardado; /game board muestra la mesa.
refuse-withheld = Discord ha rechazado demasiadas peticiones mías últimamente, así que esta no la envío. Inténtalo de nuevo en diez minutos.
discord-refusal-title = Discord, o el AutoMod de este servidor, no permite una palabra del título.
discord-refusal-tag = El foro exige una etiqueta en cada publicación y no tiene ninguna que yo pueda usar.
discord-refusal-permission = Allí no tengo el permiso necesario.
discord-refusal-gone = El canal ya no existe.
discord-refusal-threads = Este servidor ya tiene todos los hilos abiertos que Discord permite.
discord-refusal-other = Discord respondió «{ $failure }».
refuse-not-shown = Tu elección quedó guardada, pero no pude mostrarte el resultado. /game board muestra la mesa.
refuse-not-posted = Tu elección quedó guardada, pero Discord no me deja publicar la mesa en el canal de la partida. Cuando se arregle, usa /game board allí.
refuse-group-waits = Tu elección quedó guardada. El chat de grupo la mostrará cuando alguien pulse un botón allí.
refuse-card-withheld = Tu elección quedó guardada. Discord ha rechazado demasiados mensajes míos aquí últimamente: la nueva tarjeta puede tardar hasta diez minutos.
refuse-unexpected = Algo falló de mi lado y nada ha cambiado. El error quedó registrado.

chart-chances = Probabilidad de ganar, turno a turno, en %
button-result = Resultado
button-rematch = Revancha
button-export = Exportar
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-moment = menos de un minuto

lobby-public-no = Espectadores: solo en este canal
lobby-public-yes = Espectadores: partida pública, cualquiera puede seguirla
lobby-public-spotlight = Espectadores: partida pública, también en los momentos destacados
command-server = Ajustes para todo el servidor
command-server-public = Elige si las partidas nuevas del servidor son públicas
param-server-public = El ajuste inicial de las partidas nuevas; quien abre una puede cambiarlo
server-public-done = Las partidas nuevas de este servidor ahora empiezan así: { $value }
refuse-not-server-manager = Para eso hace falta el permiso «Gestionar servidor».
follow-title = { $game }: { $players }
verify-closed = Los sorteos usan también el id del mensaje que cerró la mesa, que nadie podía elegir: { $where }
verify-not-closed = Ningún mensaje cerró la mesa de esta partida: los sorteos salen solo de la semilla.
cli-verify-closed = Los sorteos usan también el id { $message } del mensaje que cerró la mesa, que nadie podía elegir.
cli-verify-not-closed = Ningún mensaje cerró la mesa: los sorteos salen solo de la semilla.
