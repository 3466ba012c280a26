### Why something is not on offer: /game why.

command-game-why = Chiedi perché non puoi fare qualcosa
button-why = Perché non posso…?
menu-why = Che cosa vorresti fare?{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } di { $parts }), per esempio { $first }
}
menu-why-later = Più avanti nel turno{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } di { $parts }), per esempio { $first }
}…

why-choose = Scegli che cosa vorresti fare: ti dirò perché non puoi.
why-answer = **{ $option }**: { $reason }
why-nothing = In questo momento non devi decidere nulla.
why-everything = Qui non si può scegliere altro.
