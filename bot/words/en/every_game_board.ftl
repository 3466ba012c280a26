# Any game in pictures and as text: captions, the whole position (`describe`), what has changed, what is noticed first (`alt`).

## Amounts; zero is never shown

board-goods-food = { $count } food
board-goods-wood = { $count } wood
board-goods-stone = { $count } stone
board-goods-cloth = { $count } cloth
board-goods-gold = { $count } gold
board-goods-any = { $count ->
    [one] { $count } cube of any kind
   *[other] { $count } cubes of any kind
}
board-goods-nongold = { $count ->
    [one] { $count } cube other than gold
   *[other] { $count } cubes other than gold
}
board-goods-denier = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
board-goods-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-goods-favour = { $count ->
    [one] { $count } royal favour
   *[other] { $count } royal favours
}
board-goods-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}

## Captions on the picture: short

board-turn = Turn { $turn }
board-moment = { $turn ->
    [0] { phase-setup }
   *[other] { board-turn }
}
board-ended-in-setup = Ended in the setup
board-castle = Castle
board-wins = { $player } wins
board-share = { $player } share the victory

## Describe: the whole position as text

board-describe-turn = { $turn ->
    [0] Phase
   *[other] Turn { $turn }, phase
}: { $phase }.
board-describe-over = The game is over.
board-describe-players = Players in turn order:
board-describe-nothing = no deniers and no cubes
board-describe-built = Batches given this turn: { $batches }.
board-describe-road = The road:
board-describe-sections = The castle:
board-describe-income = income +{ $income }
board-describe-result = { $place }. { $player }: { $points }.
board-describe-waiting = Waiting for { $players }.
board-describe-option = – { $option }

## What has changed since the reader last looked

board-changed = What has changed:
board-changed-player = { $player }{ GIVEN($gains) ->
    [no] {""}
   *[yes] {""} gains { $gains }
}{ GIVEN($losses) ->
    [no] {""}
   *[yes] { GIVEN($gains) ->
        [no] {""}
       *[yes] ;
    } loses { $losses }
}.
board-changed-income = { $player }: income { $income }.
board-changed-workers = { $player }{ GIVEN($arrived) ->
    [no] {""}
   *[yes] {""} has a new worker at: { $arrived }
}{ GIVEN($left) ->
    [no] {""}
   *[yes] { GIVEN($arrived) ->
        [no] {""}
       *[yes] ;
    } takes a worker from: { $left }
}.
board-changed-place = { $building }{ GIVEN($space) ->
    [no] {""}
   *[yes] {""} ({ $space })
}
board-changed-order = New turn order: { $players }.
board-changed-passed = Passed so far: { $players }.

## Alt text: what a sighted player notices first

board-alt-asked = Waiting for { $players }.
