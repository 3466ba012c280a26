## Lessons

command-learn = Learn a game in a few presses, in private
button-skip = Skip
button-again = Once more
button-first-match = My first match against bots
lesson-title = { $game }: lesson, step { $step } of { $steps }
lesson-done = { $game }: lesson, the end
lesson-deviates = You could do that too. This lesson continues with **{ $label }**:
lesson-first-match = Your first match has begun. When the card says so, it is your turn.
