## Lessons

command-learn = Learn a game in a few clicks, in private
button-skip = Skip
button-again = Once more
button-first-match = My first game against bots
lesson-title = { $game }: lesson, step { $step } of { $steps }
lesson-done = { $game }: end of the lesson
lesson-deviates = You could do that too. The lesson continues with **{ $label }**:
lesson-first-match = Your first game has begun. The card tells you when it is your turn.
