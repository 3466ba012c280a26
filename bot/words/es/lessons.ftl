## Lessons

command-learn = Aprende un juego con pocas pulsaciones, en privado
button-skip = Saltar
button-again = Otra vez
button-first-match = Mi primera partida contra bots
lesson-title = { $game }: lección, paso { $step } de { $steps }
lesson-done = { $game }: lección, el final
lesson-deviates = También se puede hacer eso. La lección sigue con **{ $label }**:
lesson-first-match = Tu primera partida ha empezado. Cuando lo diga la tarjeta, te toca.
