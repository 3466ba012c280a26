## Following matches and players

command-follow = Follow matches and players: updates as turns or phases end
command-follow-match = Follow a match
command-follow-player = Follow a player’s matches, as far as you may see them
command-follow-list = See what you follow
command-follow-stop = Follow something no longer
param-follow-match = The match’s id, or a link to its channel; without it the one of this channel
param-follow-player = Whose matches
param-follow-where = Where you read the updates
param-every = How often there is an update
param-follow-what = What to follow no longer; without it the match of this channel
follow-in-direct = direct messages
follow-in-digest = one direct message a day
follow-in-thread = the match’s commentary thread
follow-every-turn = at the end of turns
follow-every-phase = at the end of phases
follow-player = Player { $id }
follow-begun = You follow { $what }. Updates: { $where }.
follow-ended = You follow it no longer.
follow-line = - { $what } · { $where } · { $every }
follow-how-to-stop = /follow list shows what you follow, /follow stop ends it.
follow-called-off = The match was called off.
commentary-name = Commentary: { $game }, { $players }
commentary-begun = Here spectators talk about the match in { $where } while it runs. Its players come in when it is over.
refuse-follow-own = You play in this match: its players cannot follow it.
refuse-follow-whom = Choose another person whose matches to follow.
refuse-follows-enough = You follow { $most } matches and players, which is as many as one may.
refuse-follows-nothing = You do not follow that.
refuse-no-direct = I cannot send you direct messages. Allow them for this server and ask again in an hour, or choose the commentary thread.
refuse-no-commentary = I cannot let you into the private thread beside this match. Choose direct messages.
refuse-commentary-place = { $kind ->
    [forum] This match is a post in a forum, and Discord has no private threads there.
    [news] This match is in an announcement channel, and Discord has no private threads there.
   *[none] The channel that this match was opened in is gone.
} Choose direct messages.
refuse-commentary-permissions = For the commentary thread I lack a permission in { $where }: { $permissions }. Ask a moderator, or choose direct messages.
