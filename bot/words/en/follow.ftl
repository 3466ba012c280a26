## Following matches and players

command-follow = Follow games and players: get updates as turns or phases end
command-follow-match = Follow a game
command-follow-player = Follow a player's games, wherever you can see them
command-follow-list = See what you follow
command-follow-stop = Stop following something
param-follow-match = The game's id, or a link to its channel; leave it out for the game in this channel
param-follow-player = Whose games
param-follow-where = Where you want to read the updates
param-every = How often you get an update
param-follow-what = What to stop following; leave it out for the game in this channel
follow-in-direct = direct messages
follow-in-digest = one direct message a day
follow-in-thread = the game's commentary thread
follow-every-turn = at the end of turns
follow-every-phase = at the end of phases
follow-player = Player { $id }
follow-begun = You are now following { $what }. Updates: { $where }.
follow-ended = You are no longer following it.
follow-line = - { $what } · { $where } · { $every }
follow-how-to-stop = /follow list shows what you follow; with /follow stop you stop following it.
follow-called-off = The game was cancelled.
commentary-name = Commentary: { $game }, { $players }
commentary-begun = Spectators can talk here about the game in { $where } while it runs. The players join when it is over.
refuse-follow-own = You are playing in this game, so you can't follow it.
refuse-follow-whom = Choose someone else to follow.
refuse-follows-enough = You already follow { $most } games and players, and that is the limit.
refuse-follows-nothing = You are not following that.
refuse-no-direct = I can't send you direct messages. Allow them for this server and try again in an hour, or choose the commentary thread.
refuse-no-commentary = I can't add you to this game's private commentary thread. Choose direct messages.
refuse-commentary-place = { $kind ->
    [forum] This game is a forum post, and Discord has no private threads there.
    [news] This game is in an announcement channel, and Discord has no private threads there.
   *[none] The channel where this game was opened no longer exists.
} Choose direct messages.
refuse-commentary-permissions = For the commentary thread I am missing a permission in { $where }: { $permissions }. Ask a moderator, or choose direct messages.

# Games to watch.
command-game-watch = See games in progress on this server that you can watch
watch-title = Games to watch
watch-none = There are no games in progress that you can watch.
watch-elsewhere = public, in a channel you can't read
watch-begun = begun { $when }
button-follow = Follow
button-following = Following
