### The card that only one player sees, and the hand.

card-public-later = Il tabellone pubblico si aggiorna quando il turno passa, o quando ti fermi.
card-settled = { $how ->
    [order] A questa domanda ha risposto il tuo ordine.
   *[chore] Questa domanda aveva una sola risposta sensata, perciò l'ho data io per te.
}
card-waiting = Aspettiamo { $players }.
card-no-reaction = Non hai carte adatte. Te lo chiedo lo stesso, così nessuno se ne accorge.
card-chore = Qui non c'è niente da scegliere: tra qualche secondo ci penso io.
card-not-drawn = Non sono riuscito a disegnare questa immagine.
answer-done = Fatto.
hand-title = La tua mano

refuse-no-hand = In questo gioco non ci sono carte in mano.
