### Why something is not on offer: /game why.

command-game-why = Pregunta por qué no puedes hacer algo
button-why = ¿Por qué no puedo…?
menu-why = ¿Qué te gustaría hacer?{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } de { $parts }), por ejemplo { $first }
}
menu-why-later = Más adelante en el turno{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } de { $parts }), por ejemplo { $first }
}…

why-choose = Elige lo que te gustaría hacer y te diré por qué no puedes.
why-answer = **{ $option }**: { $reason }
why-nothing = Ahora mismo no tienes nada que decidir.
why-everything = Aquí no se puede elegir nada más.
