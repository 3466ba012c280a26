### Forum posts for games: /server forum.

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
