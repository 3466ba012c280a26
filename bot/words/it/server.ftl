### Settings of a server: /server.

command-server-show = Elenca tutte le impostazioni di questo server
command-server-language = Scegli la lingua dei miei messaggi su questo server
command-server-games = Disattiva o riattiva un gioco su questo server
command-server-channels = Scegli i canali in cui si possono aprire nuove partite
command-server-block = Escludi qualcuno dalle nuove partite di questo server
param-server-language = La lingua dei messaggi pubblici
param-server-game = Il gioco
param-server-game-allowed = True per offrirlo, False per disattivarlo
param-server-channel = Il canale, la categoria o il forum; se non lo indichi, valgono tutti i canali
param-server-channel-allowed = True per aggiungerlo all'elenco, False per toglierlo
param-server-user = La persona, per nome o id
param-server-user-blocked = True per escluderla, False per farla giocare di nuovo

server-show = Impostazioni di questo server
server-show-language = Lingua: { $language } · `/server language`
server-show-public = Partite nuove: { $value } · `/server public`
server-show-arbiters = Arbitri: { $role } · `/server arbiters`
server-show-no-arbiters = Arbitri: chi può gestire il server · `/server arbiters`
server-show-games = Giochi disattivati: { $games } · `/server games`
server-show-all-games = Giochi: tutti · `/server games`
server-show-channels = Nuove partite solo in { $channels } · `/server channels`
server-show-all-channels = Nuove partite in tutti i canali · `/server channels`
server-show-blocked = Esclusi: { $users } · `/server block`
server-show-more = altri { $more }
server-show-no-blocked = Esclusi: nessuno · `/server block`

server-game-on = Su questo server si può di nuovo giocare a { $game }.
server-game-off = { $game } è disattivato su questo server. Le partite in corso continuano.
server-channels = Le nuove partite si possono aprire in { $channels } e nei loro thread. Le partite in corso continuano.
server-channels-all = Le nuove partite si possono aprire in tutti i canali.
server-blocked = { $user } non può più aprire partite su questo server né unirsi a quelle degli altri. Le partite in corso continuano; lì un arbitro può dare il posto a qualcun altro.
server-unblocked = { $user } può di nuovo giocare su questo server.
refuse-game-off = Questo gioco è disattivato su questo server.
refuse-other-channel = Su questo server le nuove partite si aprono in { $channels }.
refuse-blocked = Non puoi aprire partite su questo server né unirti a quelle degli altri. Lo decidono i suoi moderatori.
refuse-most-channels = L'elenco è pieno: può contenere { $most } canali. Una categoria conta come uno.
refuse-most-blocked = L'elenco è pieno: può contenere { $most } persone.

command-server-arbiters = Scegli il ruolo degli arbitri
param-server-arbiters = Il ruolo; se non lo indichi, sono arbitri tutti quelli che possono gestire il server

arbiter-role-set = Ora gli arbitri sono i membri con il ruolo { $role }.
arbiter-role-none = Ora gli arbitri sono i membri che possono gestire il server.

refuse-not-moderator = Per scegliere la lingua del server serve il permesso «Gestisci server».
command-server = Impostazioni per tutto il server
command-server-public = Scegli se le nuove partite del server sono pubbliche
param-server-public = L'impostazione iniziale delle nuove partite; chi ne apre una può cambiarla
server-public-done = Le nuove partite di questo server ora partono così: { $value }
refuse-not-server-manager = Serve il permesso «Gestisci server».
