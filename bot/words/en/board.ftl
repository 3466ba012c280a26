# Captions of the pictures.

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
board-moment = { $turn ->
    [0] { phase-setup }
   *[other] { board-turn }
}
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
