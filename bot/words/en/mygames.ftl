### All games of a user: /mygames.

command-mygames = All your games, the most urgent first
mygames-line = { $mine ->
    [yes] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: your move
    [consent] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: the others need your answer
   *[no] { $game }{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: waiting for { $players }
}
mygames-since = { $mine ->
    [yes] Your turn began { $when }.
   *[no] Their turn began { $when }.
}
mygames-lobby = { $game } in { $where }: waiting for players
mygames-full = { $game } in { $where }: everyone is here, ready to start
mygames-damaged = I can't read your game in { $where }.
mygames-more = … and { $count } more
mygames-option = { $game } with { $players }
mygames-none-waits = No other game is waiting for you.
mygames-event = { $event }, { $round } against { $players }
menu-other-game = Play another game here…
button-play-here = Play here
button-go-there = Go to the game
button-next-game = My next game
refuse-no-games-of-yours = You are not in any game. On a server, /game find shows games with a free seat.
