# Captions of the pictures, and the words of `describe` and of the alt text.

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
board-goods-cube = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
board-goods-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}

## Captions on the picture: short

board-turn = Turn { $turn }
board-castle = Castle
board-favours = Royal favours
board-stock-wood = Wood
board-stock-stone = Stone
board-stock-prestige = Prestige
board-passing = Passed
board-simplified = Every favour: { $points } at once
board-wins = { $player } wins
board-share = { $player } share the victory

# Names for a tile, where a language's full name is too long
board-tile-merchants_guild = Guild
board-tile-f_peddler = Peddler
board-tile-w_peddler = Peddler
board-tile-w_farm_food = Farm (food)
board-tile-w_farm_cloth = Farm (cloth)

## Describe: the whole position as text

board-describe-turn = Turn { $turn }, phase: { $phase }.
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
   *[other] ; passed as number { $passed }
}.
board-describe-nothing = no money and no cubes
board-describe-special = Special buildings:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = free
board-describe-castle-spaces = Castle spaces: { $workers }.
board-describe-built = Batches given this turn: { $batches }.
board-describe-road = The road:
board-describe-active = Space { $space } is being worked now.
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
    [current] ; being built
   *[later] {""}
}.
board-describe-favours = Royal favours, column reached of { $columns } open:
board-describe-favours-simplified = Royal favours are simplified: each gives { $points } at once.
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
board-describe-option = { $number }. { $option }

## Alt text: what a sighted player notices first

board-alt = Caylus board, turn { $turn }, { $phase }. { $asked } Provost on { $provost }, bailiff on { $bailiff }. { $castle } { $players }
board-alt-asked = Waiting for { $players }.
board-alt-over = Game over.
board-alt-section = { $section }: { $houses } of { $parts } houses.
board-alt-castle-full = The castle is finished.
board-alt-player = { $player }: { $points }, { $money }, { $cubes }, { $workers }
