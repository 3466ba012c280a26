### The public card of a game, with its buttons and menu.

command-game-board = Show the board and your options again
command-game-hand = Look at your hand of cards
command-game-describe = Read the whole table as text
button-move = My move
button-move-of = { $player }'s move
button-hand = My hand
button-board = Show the board
button-describe = As text
button-reference = The stock
menu-more = More…
card-title = { $game } · { $turn }
standing-turn = Turn { $turn }{ $about ->
    [0] {""}
   *[other] {" "}of ~{ $about }
}
standing-leader = { $players } { $count ->
    [one] leads
   *[other] lead
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
seat-left = { $player } (bot since turn { $turn })
card-private = { $count ->
    [one] { $players }, your move. Press **{ $button }**; only you will see your options.
   *[other] { $players } choose at the same time. Press **{ $button }**; only you will see your options.
}
card-in-words = I couldn't draw the picture this time; /game board tries again. Here it is as text:
card-moved = The game continues below.
card-moved-away = The game continues in { $where }.
card-arrived = This game continues here: { $players }
card-begun = The game begins: { $players }
card-recap = The whole game, turn by turn
card-over = The game is over
card-rank = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-source = { $source } { $points }

card-decided = The organisers have decided this match: { $places }
