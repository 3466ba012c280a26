### Why something is not on offer: /game why.

command-game-why = Ask why you can't do something
button-why = Why can't I…?
menu-why = What would you like to do?{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } of { $parts }), such as { $first }
}
menu-why-later = Later in the turn{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } of { $parts }), such as { $first }
}…

why-choose = Choose what you would like to do, and I will tell you why you can't.
why-answer = **{ $option }**: { $reason }
why-nothing = You have nothing to decide right now.
why-everything = There is nothing else to choose here.
