### Resigning: /game resign.

command-game-resign = Resign from a game in progress
button-resign = Resign…
button-resign-sure = Yes, resign
button-stay = Keep playing
button-resign-instead = Resign instead…
button-cancel-instead = Cancel the game instead…
resign-confirm = Resign for good? A bot takes your seat, the others play on, and you finish last of the human players.
resign-confirm-last = Resign? The game ends here.
resign-confirm-ends = Resign for good? The game ends and { $player } wins.
resign-confirm-series = Resign this game? { $player } wins it. The match goes on with the next game, unless it is decided.
card-conceded = { $player } has conceded: **{ $winner }** wins. The points until then: { $points }.
conceded-points = { $player }: { $points }
resign-or-cancel = If you resign, only you leave. To end the game for everyone without a winner, cancel it.
resign-or-cancel-duel =
    If you would rather end the game without a winner, cancel it{ $last ->
        [yes] .
       *[no] : your opponent has to agree.
    }
resign-done = You have resigned. Thank you for playing.
resign-done-series = You have resigned this game. If the match is not decided, the next game begins shortly.
resign-kept = Good, you are still playing.
