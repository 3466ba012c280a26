## Lessons

command-learn = Impara un gioco con pochi clic, in privato
button-skip = Salta
button-again = Ripeti la lezione
button-first-match = La mia prima partita contro i bot
lesson-title = { $game }: lezione, passo { $step } di { $steps }
lesson-done = { $game }: fine della lezione
lesson-deviates = Si può fare anche così. La lezione prosegue con **{ $label }**:
lesson-first-match = La tua prima partita è cominciata. La scheda ti dice quando tocca a te.
