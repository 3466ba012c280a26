### Refusals that are not about one command, permissions, and what Discord refused.

refuse-no-match = En este canal no hay ninguna partida. Abre una con /game new.
refuse-no-live = Aquí no hay ninguna partida en curso.
refuse-not-a-player = Estás mirando esta partida. Eso solo pueden hacerlo sus jugadores.
refuse-over = Esta partida ya terminó. Abre otra con /game new.
refuse-game-gone = Esa partida ya no está aquí.
refuse-secluded = Esta partida está cerrada a los demás hasta que termine la última mesa de la ronda, porque todas juegan el mismo reparto.
refuse-left-server = Saliste del servidor de esa partida y un bot juega por ti. Si vuelves al servidor, recuperas tu asiento.
refuse-newer-match = Esta partida necesita una versión más reciente de Provost. No se pierde nada: seguirá cuando vuelva esa versión.
refuse-damaged-match = Los datos de esta partida están dañados: no puedo mostrarla ni dejarte jugar. Todas las demás siguen.
refuse-only-in-servers = Puedo llevar partidas en los servidores que me han añadido, en mensajes directos conmigo y en chats de grupo. Discord no me deja escribir en ningún otro sitio.

refuse-not-your-move = No te toca a ti. Esperamos a { $players }.
refuse-stale = Eso ya está decidido. Así está la mesa ahora.
refuse-other-game = En este canal se juega a { $game }: usa los comandos de ese juego.
refuse-unknown-game = No conozco ningún juego llamado «{ $game }». Conozco: { $games }.
refuse-unknown-button = No reconozco este botón. Quizá sea de una versión anterior; /game board muestra la mesa.
refuse-unknown-command = Ese comando ya no existe. Escribe / para ver los que hay.
refuse-too-fast = No puedo seguirte el ritmo. Espera unos segundos y vuelve a intentarlo.

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

permission-embed_links = Insertar enlaces
permission-read_message_history = Leer el historial de mensajes
permission-create_public_threads = Crear hilos públicos
permission-create_events = Crear eventos
