## Following matches and players

command-follow = Follow games and players: get updates as turns or phases end
command-follow-match = Follow a game
command-follow-player = Follow a player’s games, wherever you may see them
command-follow-list = See what you follow
command-follow-stop = Stop following something
param-follow-match = The game’s id, or a link to its channel; leave it out for the game in this channel
param-follow-player = Whose games
param-follow-where = Where you want to read the updates
param-every = How often you get an update
param-follow-what = What to stop following; leave it out for the game in this channel
follow-in-direct = direct messages
follow-in-digest = one direct message a day
follow-in-thread = the game’s commentary thread
follow-every-turn = at the end of turns
follow-every-phase = at the end of phases
follow-player = Player { $id }
follow-begun = You are now following { $what }. Updates: { $where }.
follow-ended = You are no longer following it.
follow-line = - { $what } · { $where } · { $every }
follow-how-to-stop = /follow list shows what you follow, and /follow stop ends it.
follow-called-off = The game was cancelled.
commentary-name = Commentary: { $game }, { $players }
commentary-begun = Spectators can talk here about the game in { $where } while it runs. The players join when it is over.
refuse-follow-own = You are playing in this game, so you cannot follow it.
refuse-follow-whom = Choose another person to follow.
refuse-follows-enough = You already follow { $most } games and players, which is the limit.
refuse-follows-nothing = You are not following that.
refuse-no-direct = I cannot send you direct messages. Allow them for this server and try again in an hour, or choose the commentary thread.
refuse-no-commentary = I cannot add you to this game’s private commentary thread. Choose direct messages.
refuse-commentary-place = { $kind ->
    [forum] This game is a forum post, and Discord has no private threads there.
    [news] This game is in an announcement channel, and Discord has no private threads there.
   *[none] The channel where this game was opened no longer exists.
} Choose direct messages.
refuse-commentary-permissions = For the commentary thread I am missing a permission in { $where }: { $permissions }. Ask a moderator, or choose direct messages.

# Games to watch.
command-game-watch = See the running games of this server that you may watch
watch-title = Games to watch
watch-none = No game is running that you may watch.
watch-elsewhere = public, in a channel you cannot read
watch-begun = begun { $when }
button-follow = Follow
button-following = Following
