## Lessons

command-learn = Aprende un juego con pocas pulsaciones, en privado
button-skip = Saltar
button-again = Otra vez
button-first-match = Mi primera partida contra el ordenador
lesson-title = { $game }: lección, paso { $step } de { $steps }
lesson-done = { $game }: lección, el final
lesson-deviates = Eso también está permitido. Aquí la lección sigue con **{ $label }**:
lesson-first-match = Tu primera partida ha empezado. Te toca en cuanto la tarjeta lo diga.
