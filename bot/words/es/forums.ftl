### Los foros en los que cada partida es una publicación.

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
