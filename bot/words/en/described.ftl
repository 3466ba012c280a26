# A position as text: everything in a fixed order (`describe`), and what is noticed first (`alt`).

## Describe: the whole position as text

board-describe-turn = { $turn ->
    [0] Phase
   *[other] Turn { $turn }, phase
}: { $phase }.
board-describe-over = The game is over.
board-describe-provost = The provost is on space { $provost }, the bailiff on space { $bailiff }.
board-describe-next = If the turn ended now, the bailiff would move to space { $next }.
board-describe-players = Players in turn order:
board-describe-player = { $place }. { $player }: { $points }, { $goods }; { $workers } in hand; income { $income }{ $residences ->
    [0] {""}
    [one] ; 1 residence
   *[other] ; { $residences } residences
}{ $passed ->
    [0] {""}
   *[other] ; passed { $passed ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
}.
board-describe-nothing = no deniers and no cubes
board-describe-special = Special buildings:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = free
board-describe-castle-spaces = Castle spaces: { $workers }.
board-describe-built = Batches given this turn: { $batches }.
board-describe-road = The road:
board-describe-active = Space { $space } is being used now.
board-describe-space = Space { $space }: { $building }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, owned by { $owner }
}{ GIVEN($worker) ->
    [no] {""}
   *[yes] {""}, worker of { $worker }
}{ GIVEN($pending) ->
    [no] {""}
   *[yes] {""}, to become a residence of { $pending }
}. { $effect }
board-describe-empty = Free spaces: { $spaces }.
board-describe-sections = The castle:
board-describe-section = { $section } ({ $points } a batch; scored at space { $marker }): { $houses } of { $parts } houses{ GIVEN($owners) ->
    [no] {""}
   *[yes] {""} – { $owners }
}{ $state ->
    [scored] ; scored
    [full] ; full, scored at the end of the turn
    [current] ; being built
   *[later] {""}
}.
board-describe-favours = Royal favours, column reached (of { $columns } open):
board-describe-favours-simplified = Royal favours are simplified: each scores { $points } at once.
board-describe-line = { $line } gives, column by column: { $columns }.
board-describe-favour = { $player }: { $lines }.
board-describe-stock = Left to build:
board-describe-stock-colour = { $colour }:
board-describe-stock-line = { $building }{ $copies ->
    [one] {""}
   *[other] {""} (× { $copies })
}: costs { $cost }; { $gain }.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}
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
   *[yes] {""} has a worker at: { $arrived }
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
board-changed-provost = The provost moves from space { $from } to space { $to }.
board-changed-bailiff = The bailiff moves from space { $from } to space { $to }.
board-changed-columns = Columns of the royal favours now open: { $columns }.
board-changed-favour = Royal favours of { $player }: { $lines }.

## Alt text: what a sighted player notices first

caylus-alt = Caylus board, turn { $turn }: { $phase }.
board-alt-asked = Waiting for { $players }.
board-alt-section = { $section }: { $houses } of { $parts } houses.
board-alt-player = { $player }: { $points }, { $money }, { $cubes }, { $workers }.
