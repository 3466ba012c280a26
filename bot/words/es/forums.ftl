### Los foros en los que cada partida es una publicación.

command-server-forum = Elige un foro en el que cada partida es una publicación
param-server-forum = El foro; sin él, las partidas tienen un hilo donde se abren
server-forum-set = A partir de ahora cada partida es una publicación en { $where }.
server-forum-none = Las partidas tienen un hilo donde se abren, como antes.
server-forum-tags = Las publicaciones reciben las etiquetas que tiene el foro. Crea estas en sus ajustes: { $tags }
refuse-forum-closed = No puedo publicar en { $where }: tengo que poder verlo, crear publicaciones, escribir en ellas y adjuntar archivos.
refuse-no-forum = El foro de este servidor ya no se puede usar. Elige otro con /server forum.
forum-tag-open = Sitios libres
forum-tag-running = En curso
forum-tag-ended = Terminada
lobby-posted = La partida está abierta para quien quiera unirse: { $where }
