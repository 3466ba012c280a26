### I forum in cui ogni partita è un post.

command-server-forum = Scegli un forum in cui ogni partita è un post
param-server-forum = Il forum; senza, le partite hanno un thread dove vengono aperte
server-forum-set = D'ora in poi ogni partita è un post in { $where }.
server-forum-none = Le partite hanno un thread dove vengono aperte, come prima.
server-forum-tags = I post ricevono i tag che il forum ha. Crea questi nelle sue impostazioni: { $tags }
refuse-forum-closed = Non posso pubblicare in { $where }: devo poterlo vedere, creare post, scrivere nei post e allegare file.
refuse-no-forum = Il forum di questo server non si può più usare. Scegline un altro con /server forum.
forum-tag-open = Posti liberi
forum-tag-running = In corso
forum-tag-ended = Finita
lobby-posted = La partita è aperta a chi vuole unirsi: { $where }
