### Settings of a server: /server.

command-server-show = List everything that is set for this server
command-server-language = Choose the language of my messages on this server
command-server-games = Switch a game off or on for this server
command-server-channels = Choose the channels where new games can be opened
command-server-block = Keep someone out of new games on this server
param-server-language = The language of public messages
param-server-game = The game
param-server-game-allowed = True to offer it, False to switch it off
param-server-channel = The channel, category or forum; leave it out to allow all channels
param-server-channel-allowed = True to add it to the list, False to take it off
param-server-user = The person, by name or id
param-server-user-blocked = True to keep them out, False to let them play again

server-show = Settings of this server
server-show-language = Language: { $language } · `/server language`
server-show-public = New games: { $value } · `/server public`
server-show-arbiters = Arbiters: { $role } · `/server arbiters`
server-show-no-arbiters = Arbiters: everyone who can manage the server · `/server arbiters`
server-show-games = Games switched off: { $games } · `/server games`
server-show-all-games = Games: all · `/server games`
server-show-channels = New games only in { $channels } · `/server channels`
server-show-all-channels = New games in all channels · `/server channels`
server-show-blocked = Blocked: { $users } · `/server block`
server-show-more = { $more } more
server-show-no-blocked = Blocked: no one · `/server block`

server-game-on = { $game } can be played on this server again.
server-game-off = { $game } is switched off on this server. Games in progress continue.
server-channels = New games can be opened in { $channels }, and in the threads there. Games in progress continue.
server-channels-all = New games can be opened in all channels.
server-blocked = { $user } can no longer open or join games on this server. Games in progress continue; an arbiter can give their seat there to someone else.
server-unblocked = { $user } can play on this server again.
refuse-game-off = This game is switched off on this server.
refuse-other-channel = On this server, new games are opened in { $channels }.
refuse-blocked = You can't open or join games on this server. Its moderators decide that.
refuse-most-channels = The list is full: it holds { $most } channels. A category counts as one.
refuse-most-blocked = The list is full: it holds { $most } people.

command-server-arbiters = Choose which role makes members arbiters
param-server-arbiters = The role; leave it out and everyone who can manage the server is an arbiter

arbiter-role-set = Arbiters are now the members with the role { $role }.
arbiter-role-none = Arbiters are now the members who can manage the server.

refuse-not-moderator = You need the permission “Manage Server” to choose the server's language.
command-server = Settings for this whole server
command-server-public = Choose whether new games on this server are public
param-server-public = The default for new games; each host can change it
server-public-done = New games on this server now start with: { $value }
refuse-not-server-manager = You need the permission “Manage Server” to do that.
