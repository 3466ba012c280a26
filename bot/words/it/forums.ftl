### I forum in cui ogni partita è un post.

command-server-forum = Scegli un forum in cui ogni partita è un post
param-server-forum = Il forum; senza, le partite hanno un thread dove vengono aperte
server-forum-set = D'ora in poi ogni partita è un post in { $where }.
server-forum-none = Le partite hanno un thread dove vengono aperte, come prima.
server-forum-tags = I post ricevono i tag che il forum ha. Crea questi nelle sue impostazioni: { $tags }
server-forum-moderated = Solo i moderatori possono usare questi tag; finché non posso gestire i post, i miei ne fanno a meno: { $tags }
refuse-forum-closed = Non posso scrivere in { $where }. Lì mi manca: { $permissions }.
forum-permission-send_messages = Crea post
forum-permission-send_messages_in_threads = Invia messaggi nei post
refuse-forum-tags = { $where } non accetta post senza tag e non ne ha che io possa usare. Aggiungi un tag che tutti possano usare, o dammi lì il permesso di gestire i canali perché aggiunga i miei.
refuse-no-forum = Il forum di questo server non si può più usare. Scegline un altro con /server forum.
forum-tag-open = Posti liberi
forum-tag-running = In corso
forum-tag-ended = Finita
lobby-posted = La partita è aperta a chi vuole unirsi: { $where }
lobby-posted-here = Non è stato possibile creare un post in { $forum }: { $why } La partita è aperta in questo canale.
