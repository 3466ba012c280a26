# The Catan Card Game in pictures and as text: captions, hands, the whole table (`describe`), what has changed, what is noticed first (`alt`).

## Amounts; zero is never shown

board-goods-lumber = { $count } lumber
board-goods-brick = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
board-goods-wool = { $count } wool
board-goods-grain = { $count } grain
board-goods-ore = { $count } ore

# Names for a card on the table, where a language's full name is too long
board-tile-knight_conrad = Conrad
board-tile-knight_hagen = Hagen
board-tile-knight_otto = Otto
board-tile-knight_pippin = Pippin
board-tile-knight_siegfried = Siegfried
board-tile-knight_walter = Walter
board-tile-knight_falk = Falk
board-tile-knight_gotz = Gotz
board-tile-knight_karl = Karl
board-tile-knight_baroc = Baroc
board-tile-knight_johanna = Johanna
board-tile-knight_sven = Sven
board-tile-flavo = Flavo
board-tile-eryn = Eryn
board-tile-colossus = Colossus
board-tile-counting_house = Counting H.
board-tile-merchant_guild = Chamber
board-tile-barbarian_camp = Camp
board-tile-trading_outpost = Outpost
board-tile-colonial_base = Colony
board-tile-res_coin = Coin
board-tile-res_paper = Paper
board-tile-res_cloth = Cloth
board-tile-wizard_alliance = Wizards
board-tile-secret_brotherhood = Brotherhood
board-tile-merchants_league = League
board-tile-triumphal_arch = Arch
board-tile-ancient_wisdom = Wisdom
board-tile-chamberlain = Antonio
board-tile-christoph = Christoph
board-tile-gunther = Gunther
board-tile-neighbour_help = Help
board-tile-sigismund = Sigismund
board-tile-campaign = Campaign
board-tile-treasure_fleet = Treasure

## Shorter names, for cards that are narrow on posters

board-brief-fleet_lumber = Fleet
board-brief-fleet_brick = Fleet
board-brief-fleet_wool = Fleet
board-brief-fleet_grain = Fleet
board-brief-fleet_ore = Fleet
board-brief-fleet_gold = Fleet
board-brief-bath_house = Baths
board-brief-brick_factory = Bricks
board-brief-marketplace = Market
board-brief-secret_brotherhood = Brothers
board-brief-scriptorium = Scribes
board-brief-counting_house = Bank
board-brief-wine_cellar = Cellar
board-brief-woolen_mill = Mill
board-brief-town_hall = Hall

## The hand

catan_cards-hand-title = { $player }: { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
catan_cards-hand-build = can be built now
catan_cards-hand-play = can be played now
catan_cards-hand-affordable = you can pay for it
catan_cards-hand-dear = you cannot pay yet
catan_cards-hand-needs = needs a building
catan_cards-hand-city = needs a city
catan_cards-hand-site = no free place
catan_cards-hand-untaken = no unit, no action card
catan_cards-hand-wait = not now

# What sort of card it is, and where it goes
catan_cards-kind-attack = Action · attack
catan_cards-kind-neutral = Action · neutral
catan_cards-kind-defence = Action · defence
catan_cards-kind-green = Settlement or city
catan_cards-kind-red = City only
catan_cards-kind-brown = Beside a region
catan_cards-kind-road = On a road
catan_cards-kind-blue = Event

## Describe: the whole table as text

catan_cards-describe-dice = { GIVEN($face) ->
    [no] The number { $number } is chosen.
   *[yes] Dice: { $face }{ $number ->
        [0] {""}
       *[other] , { $number }
    }.
}{ GIVEN($card) ->
    [no] {""}
   *[yes] {""} Event: { $card }. { $effect }
}
catan_cards-describe-tokens = Knight token: { GIVEN($knight) ->
    [no] nobody
   *[yes] { $knight }
}. Windmill token: { GIVEN($windmill) ->
    [no] nobody
   *[yes] { $windmill }
}.
catan_cards-describe-gate = { $open ->
    [yes] Attack and neutral cards can be played.
   *[no] Attack and neutral cards cannot be played yet: together the players have fewer than { $points } points.
}
catan_cards-describe-player = { $player }: { $points } of { $target }. Resources: { $goods }.
catan_cards-describe-sources = Points of { $player }: { $sources }.
catan_cards-describe-numbers = { $player }: strength { $strength }, tournament { $tournament }, trade { $trade }; { $hand } of { $limit } cards in hand; { $exposed ->
    [one] 1 resource counts
   *[other] { $exposed } resources count
} for brigands.
catan_cards-describe-axis = From left to right: { $cards }.
catan_cards-describe-regions = Regions, { $side }: { $regions }.
catan_cards-describe-region = { $place } · { $region } on { $number }, { $stored } stored
catan_cards-describe-built = { $at } · { $kind ->
    [settlement] Settlement
    [city] City
    [road] Road
   *[region] Region
}, { $side }: { $building }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, owned by { $owner }
}{ GIVEN($dogma) ->
    [no] {""}
   *[yes] {""}, under a dogma of { $dogma }
}{ $counter ->
    [-1] {""}
   *[other] {""}, counter { $counter }
}. { $effect }
catan_cards-describe-free = Free sites: { $free }, { $city } of them in cities.
catan_cards-describe-supply = Left to build: { $road ->
    [one] 1 road
   *[other] { $road } roads
}, { $settlement ->
    [one] 1 settlement
   *[other] { $settlement } settlements
}, { $city ->
    [one] 1 city
   *[other] { $city } cities
}. Regions: { $regions }. Event cards: { $events }.
catan_cards-describe-stack = { $stack }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} ({ $owner })
} with { $count }
catan_cards-describe-stacks = Stacks: { $stacks }.
catan_cards-describe-discard = Discard{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} of { $owner }
}: { $count ->
    [0] empty
   *[other] { $cards }
}.
catan_cards-describe-row = Face up beside the stacks: { GIVEN($cards) ->
    [no] nothing
   *[yes] { $cards }
}.
catan_cards-describe-sold = Sold, out of the game: { $cards }.
catan_cards-describe-card = { $building } ({ $kind }){ GIVEN($cost) ->
    [no] {""}
   *[yes] {""}: costs { $cost }
}; { $state }.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}

## What has changed since the reader last looked

catan_cards-changed-principality = Principality of { $player }: { $line }
catan_cards-changed-gone = Gone from the principality of { $player }: { $cards }.

## Alt text: what a sighted player notices first

catan_cards-alt = Catan Card Game{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}: { $phase }.
catan_cards-alt-player = { $player }: { $points }, strength { $strength }, trade { $trade }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}; { $goods }.

## Headings of pictures while a question is put to one player alone: no more than the phase says

catan_cards-asked-setup = { $count ->
    [one] { $player } chooses cards
   *[other] { $player } choose cards
}
catan_cards-asked-start = { $player } begins the turn
catan_cards-asked-roll = { $player } rolls the dice
catan_cards-asked-actions = { $player } builds, trades or plays cards
catan_cards-asked-hand = { $player } sorts out their hand
catan_cards-asked-other = { $player } decides
catan_cards-asked-event = { catan_cards-asked-other }
catan_cards-asked-production = { catan_cards-asked-other }

## What the stacks hold

catan_cards-stacks-base = Base game
catan_cards-stacks-traders = Barbarians & Traders
