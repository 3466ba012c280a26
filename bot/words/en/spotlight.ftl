## The spotlight and puzzles

command-spotlight = See who predicts best in the spotlight
command-server-spotlight = Show the best moments of public games in a channel and let people predict them
param-server-spotlight = The channel of the spotlight; leave it out to end the spotlight
server-spotlight-done = The spotlight is in { $where }: one moment a day, from public games that allow it.
server-spotlight-ended = This server no longer has a spotlight.
server-show-spotlight = Spotlight: { $where } · `/server spotlight`
server-show-no-spotlight = Spotlight: off · `/server spotlight`
spotlight-title = Spotlight
spotlight-how = What will happen? Press a button to predict it. Your prediction stays secret until the choice is made, and you can change it until then.
spotlight-closed = The choice has been made.
spotlight-predicted = Your prediction: { $answer }. It stays secret until the choice is made.
spotlight-recap = Spotlight: how it went in { $what }
spotlight-answer = { $player } chose: **{ $answer }**
spotlight-right = { $count ->
    [0] No one predicted anything.
    [one] { $right ->
        [0] The only prediction was wrong.
       *[other] The only prediction was right.
    }
   *[other] { $right } of { $count } predictions were right.
}
spotlight-void = The choice never came, so no one scores.
puzzle-title = What is the best move here?
puzzle-how = This game is over. What would have been the best move? Press a button to answer. Your answer stays secret until the solution comes { $until }, and you can change it until then.
puzzle-closed = The solution is out.
puzzle-predicted = Your answer: { $answer }. It stays secret until the solution comes.
puzzle-recap = The solution: { $what }
puzzle-solution = Best move: **{ $answer }**
puzzle-margin = The strongest bot rates it { $points } points better than “{ $second }”.
puzzle-played = In the game { $player } chose: **{ $answer }**
button-puzzle-replay = Replay from here
spotlight-scores = Best predictions
spotlight-score = { $place }. { $user }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $right } of { $count } right
refuse-spotlight-closed = It is too late to predict this.
refuse-spotlight-player = You are playing in this game, so you can't predict it.
refuse-spotlight-no-scores = No one has made a correct prediction here yet.
refuse-spotlight-channel = I'm not allowed to post pictures in { $where }.
