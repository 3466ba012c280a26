## Lessons

command-learn = Impara un gioco con pochi clic, in privato
button-skip = Salta
button-again = Ancora una volta
button-first-match = La mia prima partita contro il computer
lesson-title = { $game }: lezione, passo { $step } di { $steps }
lesson-done = { $game }: lezione, la fine
lesson-deviates = Anche questo è permesso. Qui la lezione prosegue con **{ $label }**:
lesson-first-match = La tua prima partita è cominciata. Tocca a te non appena lo dice la scheda.
