## Lessons

command-learn = Aprende un juego en pocos clics, en privado
button-skip = Saltar
button-again = Otra vez
button-first-match = Mi primera partida contra bots
lesson-title = { $game }: lección, paso { $step } de { $steps }
lesson-done = { $game }: fin de la lección
lesson-deviates = También se puede hacer eso. La lección sigue con **{ $label }**:
lesson-first-match = Tu primera partida ha empezado. La tarjeta te dice cuándo te toca.
