### Forum posts for games: /server forum.

command-server-forum = Scegli un forum in cui ogni partita ha il suo post
param-server-forum = Il forum; se non lo indichi, ogni partita ha un thread dove viene aperta
server-forum-set = D'ora in poi ogni partita ha il suo post in { $where }.
server-forum-none = D'ora in poi ogni partita ha un thread nel canale in cui viene aperta.
server-forum-tags = I post ricevono i tag che esistono nel forum. Puoi creare questi nelle sue impostazioni: { $tags }
server-forum-moderated = Solo i moderatori possono usare questi tag. Dammi il permesso «Gestisci post», o i miei post non li avranno: { $tags }
server-show-forum = Forum delle partite: { $where } · `/server forum`
server-show-no-forum = Forum delle partite: nessuno, ogni partita ha un thread · `/server forum`
refuse-forum-closed = Non posso scrivere in { $where }. Permessi che mi mancano: { $permissions }.
forum-permission-send_messages = Crea post
forum-permission-send_messages_in_threads = Invia messaggi nei post
refuse-forum-tags = { $where } richiede un tag per ogni post, ma non ne ha nessuno che io possa usare. Aggiungi un tag che tutti possano usare, o dammi lì il permesso «Gestisci canali» e aggiungo i miei.
refuse-no-forum = Il forum di questo server non è più disponibile. Scegline un altro con /server forum.
forum-tag-open = Posti liberi
forum-tag-running = In corso
forum-tag-ended = Finita
