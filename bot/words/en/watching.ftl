## Watching: who may, following, the spotlight

param-public = Who may watch from elsewhere
param-delay = Delay for those who watch from elsewhere
lobby-public-no = Watching: only in this channel
lobby-public-yes = Watching: public, anybody may follow
lobby-public-spotlight = Watching: public, also in the spotlight
lobby-delay-none = From elsewhere: at once
lobby-delay-hour = From elsewhere: an hour later
lobby-delay-day = From elsewhere: a day later

command-server = Set what holds for this whole server
command-server-public = Choose whether new matches of this server are public
param-server-public = What new matches begin with; their hosts can choose otherwise
server-public-done = New matches of this server begin with: { $value }
refuse-not-server-manager = That takes the permission “Manage Server”.

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
follow-title = { $game }: { $players }
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

command-spotlight = See who predicts best in the spotlight
command-server-spotlight = Show the best moments of public matches in a channel, to predict what is chosen
param-server-spotlight = The channel of the spotlight; without it the spotlight ends
server-spotlight-done = The spotlight is in { $where }: one moment a day, of public matches that allow it.
server-spotlight-ended = This server has no spotlight any more.
spotlight-title = Spotlight
spotlight-how = What will it be? Predict it with a button: nobody sees your prediction before the choice is made, and you may change it until then.
spotlight-closed = The choice is made.
spotlight-predicted = Your prediction: { $answer }. It stays hidden until the choice is made.
spotlight-recap = Spotlight: how it went in { $what }
spotlight-answer = { $player } chose: **{ $answer }**
spotlight-right = { $count ->
    [0] Nobody had predicted anything.
    [one] { $right ->
        [0] The one prediction was wrong.
       *[other] The one prediction was right.
    }
   *[other] { $right } of { $count } predictions were right.
}
spotlight-void = It never came to that choice: nothing is scored.
puzzle-title = What is best here?
puzzle-how = This match is over. What would have been best? Answer with a button: nobody sees your answer before the solution comes { $until }, and you may change it until then.
puzzle-closed = The solution has come.
puzzle-predicted = Your answer: { $answer }. It stays hidden until the solution comes.
puzzle-recap = The solution: { $what }
puzzle-solution = Best is: **{ $answer }**
puzzle-margin = A computer player that searches counts it { $points } points better than “{ $second }”.
puzzle-played = In the match { $player } chose: **{ $answer }**
button-puzzle-replay = Replay from here
spotlight-scores = Best predictions
spotlight-score = { $place }. { $user }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $right } of { $count } right
refuse-spotlight-closed = It is too late to predict this.
refuse-spotlight-player = This is your own match: its players cannot predict.
refuse-spotlight-no-scores = Nobody has predicted anything right here yet.
refuse-spotlight-channel = I may not post pictures in { $where }.

## Shuffles that nobody can choose

lobby-sealed = The luck of this game is sealed: { $commitment }…
seats-closed = The seats are closed: { $players }. From the seal `{ $commitment }` and the id of this message, which nobody could know before, follows all luck of this game.
verify-closed = Mixed in is the id of the message that closed the seats, which nobody could choose: { $where }
verify-not-closed = No message closed the seats of this match: its luck follows from the seed alone.
cli-verify-closed = Mixed in is the id { $message } of the message that closed the seats, which nobody could choose.
cli-verify-not-closed = No message closed the seats: the draws follow from the seed alone.
