# Caylus in pictures and as text: captions, the whole position (`describe`), what has changed, what is noticed first (`alt`).

## Captions on the picture: short

board-favours = Royal favours
board-stock-wood = Wood
board-stock-stone = Stone
board-stock-prestige = Prestige
board-passing = Passed
board-simplified = Every favour: { $points } at once

# Names for a tile, where a language's full name is too long
board-tile-merchants_guild = Guild
board-tile-f_peddler = Peddler
board-tile-w_peddler = Peddler
board-tile-w_farm_food = Farm (food)
board-tile-w_farm_cloth = Farm (cloth)

## Describe: the whole position as text

board-describe-provost = The provost is on space { $provost }, the bailiff on space { $bailiff }.
board-describe-next = If the turn ended now, the bailiff would move to space { $next }.
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
board-describe-special = Special buildings:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = free
board-describe-castle-spaces = Castle spaces: { $workers }.
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

## What has changed since the reader last looked

board-changed-provost = The provost moves from space { $from } to space { $to }.
board-changed-bailiff = The bailiff moves from space { $from } to space { $to }.
board-changed-columns = Columns of the royal favours now open: { $columns }.
board-changed-favour = Royal favours of { $player }: { $lines }.

## Alt text: what a sighted player notices first

caylus-alt = Caylus board, turn { $turn }: { $phase }.
board-alt-section = { $section }: { $houses } of { $parts } houses.
board-alt-player = { $player }: { $points }, { $goods }, { $workers }.
