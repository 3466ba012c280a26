## The spotlight and puzzles

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
