## Lessons

command-learn = Learn a game in a few presses, in private
button-skip = Skip
button-again = Once more
button-first-match = My first match against the computer
lesson-title = { $game }: lesson, step { $step } of { $steps }
lesson-done = { $game }: lesson, the end
lesson-deviates = That is allowed too. Here the lesson goes on with **{ $label }**:
lesson-first-match = Your first match has begun. It is your turn as soon as the card says so.
