### The card that only one player sees, and the hand.

card-public-later = El tablero público se actualiza cuando pasa el turno, o cuando haces una pausa.
card-settled = { $how ->
    [order] Tu orden ya respondió esta pregunta.
   *[chore] Esta pregunta tenía una sola respuesta sensata, así que la di por ti.
}
card-waiting = Esperamos a { $players }.
card-no-reaction = No tienes ninguna carta para esto. Te pregunto igual, para que nadie lo note.
card-chore = Aquí no hay nada que elegir: en unos segundos lo hago por ti.
card-not-drawn = No pude dibujar esta imagen.
answer-done = Hecho.
hand-title = Tu mano

refuse-no-hand = En este juego no hay cartas en la mano.
