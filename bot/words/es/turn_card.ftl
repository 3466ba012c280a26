### The public card of a game, with its buttons and menu.

command-game-board = Muestra otra vez el tablero y tus opciones
command-game-hand = Mira las cartas de tu mano
command-game-describe = Lee toda la mesa como texto
button-move = Mi jugada
button-move-of = Jugada de { $player }
button-hand = Mi mano
button-board = Mostrar el tablero
button-describe = Como texto
button-reference = La reserva
menu-more = Más…
card-title = { $game } · { $turn }
standing-turn = Turno { $turn }{ $about ->
    [0] {""}
   *[other] {" "}de ~{ $about }
}
standing-leader = { $players } { $count ->
    [one] va a la cabeza
   *[other] van a la cabeza
} ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
seat-left = { $player } (bot desde el turno { $turn })
card-private = { $count ->
    [one] { $players }, te toca: pulsa **{ $button }**. Solo tú verás tus opciones.
   *[other] { $players } eligen al mismo tiempo. Pulsa **{ $button }**: solo tú verás tus opciones.
}
card-in-words = Esta vez no pude dibujar la imagen; /game board lo intenta de nuevo. Aquí va como texto:
card-moved = La partida sigue más abajo.
card-moved-away = La partida sigue en { $where }.
card-arrived = Esta partida sigue aquí: { $players }
card-begun = Empieza la partida: { $players }
card-recap = Toda la partida, turno a turno
card-over = La partida ha terminado
card-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
card-source = { $source } { $points }

card-decided = Los organizadores decidieron esta partida: { $places }
