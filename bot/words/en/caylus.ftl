### Caylus: names, questions, choices, events, reasons, commands.

game-caylus = Caylus
game-caylus-about = Build King Philip's castle, and win his favour, with six workers and a provost who can be bribed.
game-caylus-weight = 2 to 3 hours at the table · complexity 4 of 5

## Buildings before the bridge, and the castle

name-gate = Gate
name-trading_post = Trading Post
name-merchants_guild = Merchants' Guild
name-joust_field = Joust Field
name-inn = Inn

## Neutral and fixed buildings

name-n_farm = Farm
name-n_sawmill = Sawmill
name-n_market = Marketplace
name-n_carpenter = Carpenter
name-f_peddler = Peddler
name-f_carpenter = Carpenter
name-f_gold_mine = Gold Mine

## Wood, stone, residential and prestige buildings

name-w_farm_food = Farm (food)
name-w_farm_cloth = Farm (cloth)
name-w_quarry = Quarry
name-w_sawmill = Sawmill
name-w_market = Marketplace
name-w_peddler = Peddler
name-w_mason = Mason
name-w_lawyer = Lawyer
name-s_farm = Farm
name-s_park = Park
name-s_workshop = Workshop
name-s_architect = Architect
name-s_church = Church
name-s_tailor = Tailor
name-s_bank = Bank
name-s_alchemist = Alchemist
name-s_jeweler = Jeweler
name-p_statue = Statue
name-p_granary = Granary
name-p_library = Library
name-p_weaver = Weaver
name-p_theater = Theater
name-p_college = College
name-p_hotel = Hotel
name-p_monument = Monument
name-p_cathedral = Cathedral

## What buildings do

caylus-effect-gate = Move this worker, free of charge, to any place still open, or take it back.
caylus-effect-trading_post = Take 3 deniers.
caylus-effect-merchants_guild = Move the provost up to 3 spaces either way, free of charge.
caylus-effect-joust_field = You may pay 1 denier and 1 cloth for 1 royal favour.
caylus-effect-stables = Play earlier: the circles 1, 2, 3 become the first places of the turn order.
caylus-effect-inn = Your worker moves in; while it stays, every placement costs you 1 denier.
caylus-effect-castle = Deliver batches of 3 different cubes, one of them food, and build a house for each.
caylus-effect-n_farm = Take 1 food or 1 cloth.
caylus-effect-n_forest = Take 1 food or 1 wood.
caylus-effect-n_sawmill = Take 1 wood.
caylus-effect-n_quarry = Take 1 stone.
caylus-effect-n_market = You may sell 1 cube of any kind for 4 deniers.
caylus-effect-n_carpenter = You may build 1 wood building.
caylus-effect-f_peddler = You may buy 1 cube other than gold for 2 deniers.
caylus-effect-f_carpenter = You may build 1 wood building.
caylus-effect-f_gold_mine = Take 1 gold.
caylus-effect-w_farm_food = Take 2 food or 1 cloth.
caylus-effect-w_farm_cloth = Take 2 cloth or 1 food.
caylus-effect-w_quarry = Take 2 stone.
caylus-effect-w_sawmill = Take 2 wood.
caylus-effect-w_market = You may sell 1 cube of any kind for 6 deniers.
caylus-effect-w_peddler = You may buy 1 cube for 1 denier or 2 cubes for 2 deniers, no gold.
caylus-effect-w_mason = You may build 1 stone building.
caylus-effect-w_lawyer = You may pay 1 denier and 1 cloth to turn a building into your residence.
caylus-effect-s_farm = Take 2 food and 1 cloth; another owner takes 1 of either.
caylus-effect-s_park = Take 2 wood and 1 food; another owner takes 1 of either.
caylus-effect-s_workshop = Take 2 stone and 1 cloth; another owner takes 1 of either.
caylus-effect-s_architect = You may build 1 prestige building in place of your residence.
caylus-effect-s_church = You may give 2 deniers for 3 points, or 4 for 5.
caylus-effect-s_tailor = You may give 2 cloth for 4 points, or 3 for 6.
caylus-effect-s_bank = You may give 2 deniers for 1 gold, or 5 for 2.
caylus-effect-s_alchemist = You may give 2 cubes for 1 gold, or 4 for 2; no gold among those you give.
caylus-effect-s_jeweler = You may give 1 gold for 5 points, or 2 for 9.
caylus-effect-residence = Pays its owner 1 denier in every income phase; takes no worker.
caylus-effect-p_statue = Gives 1 royal favour when built; takes no worker.
caylus-effect-p_granary = Gives points when built; takes no worker.
caylus-effect-p_library = Pays its owner 1 denier in every income phase; takes no worker.
caylus-effect-p_weaver = Gives points when built; takes no worker.
caylus-effect-p_theater = Gives 1 royal favour when built; takes no worker.
caylus-effect-p_college = Gives 1 royal favour when built; takes no worker.
caylus-effect-p_hotel = Pays its owner 2 deniers in every income phase; takes no worker.
caylus-effect-p_monument = Gives 2 royal favours when built; takes no worker.
caylus-effect-p_cathedral = Gives points when built; takes no worker.

## Phases, favour lines, colours, groups of choices, origins of points, ends of the game

phase-placing = Placing workers
phase-special = Special buildings

line-prestige = Prestige
line-deniers = Deniers
line-resources = Resources
line-buildings = Buildings

colour-fixed = fixed building

caylus-group-special = Castle and places before the bridge
caylus-group-road = Road
caylus-group-small = Small exchange
caylus-group-large = Large exchange
caylus-group-swap = Swaps
caylus-group-wood = Wood buildings
caylus-group-stone = Stone buildings
caylus-group-residence = Residences
caylus-group-prestige = Prestige buildings

source-owner = Visitors to own buildings
source-favours = Royal favours
source-exchanges = Exchanges
source-penalties = Penalties

caylus-ended-towers_built = The towers are complete.
caylus-ended-bailiff = The bailiff has reached the space of the towers.

## Rules to choose when a game is set up

caylus-rule-favours = Royal favours
caylus-rule-favours-royal = Favour table
caylus-rule-favours-simplified = Simplified: 3 points each
caylus-rule-jeweler = Jeweler
caylus-rule-jeweler-on = In stock (Premium edition)
caylus-rule-jeweler-off = Not in the game (2005 edition)
caylus-rule-lawyer_vp = Points for building the Lawyer
caylus-rule-lawyer_vp-4 = 4 points
caylus-rule-lawyer_vp-3 = 3 points (later printings)
caylus-rule-gate_inn = The Gate's worker, when yours lives at the Inn
caylus-rule-gate_inn-on = may go there too
caylus-rule-gate_inn-off = may not go there

## Questions

caylus-ask-place = { $player }, place a worker or pass.
caylus-ask-gate = { $player }, where does your worker at the Gate go?
caylus-ask-guild = { $player }, move the provost from the Merchants' Guild, free of charge.
caylus-ask-joust = { $player }, do you joust for a royal favour?
caylus-ask-inn = { $player }, does your worker stay at the Inn? While it stays, every placement costs 1 denier.
caylus-ask-provost = { $player }, do you pay to move the provost? Each space costs 1 denier.
caylus-ask-produce = { $player }, what does the { $building } produce for you?
caylus-ask-bonus = { $player }, which cube do you take as the owner of the { $building }?
caylus-ask-build = { $player }, what do you build?
caylus-ask-site = { $player }, which residence makes room for it?
caylus-ask-lawyer = { $player }, what becomes your residence?
caylus-ask-sell = { $player }, what do you sell?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-buy = { $player }, what do you buy?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-trade = { $player }, do you trade?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-batch = { $player }, what do you deliver to the castle?
caylus-ask-favour = { $player }, which line of the royal favours do you take?
caylus-ask-resources = { $player }, which goods does the favour bring you?
caylus-ask-swap = { $player }, which two cubes do you take?
caylus-ask-works = { $player }, what does the favour build for you?

## Choices

caylus-option-place = { $building }{ GIVEN($space) ->
    [yes] {" "}· space { $space }{ GIVEN($owner) ->
        [yes] , { $owner }'s
       *[no] {""}
    }
   *[no] {""}
} · { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}{ place-beyond }
caylus-option-place-pass = Pass
caylus-option-gate = { $building }{ GIVEN($space) ->
    [yes] {" "}· space { $space }{ GIVEN($owner) ->
        [yes] , { $owner }'s
       *[no] {""}
    }
   *[no] {""}
}{ place-beyond }
caylus-option-gate-back = Take the worker back
caylus-option-guild = To space { $to }
caylus-option-guild-0 = Stay on space { $to }
caylus-option-joust-pay = Joust: pay { $pay } for { $gain }
caylus-option-joust-none = Do not joust
caylus-option-inn-stay = Stay at the Inn
caylus-option-inn-leave = Take the worker back
caylus-option-provost = To space { $to } · { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}
caylus-option-provost-0 = Stay on space { $to }
caylus-option-produce = { $gain }
caylus-option-bonus = { $gain }
caylus-option-build = { $building } · { $pay } → { $vp ->
    [one] 1 point
   *[other] { $vp } points
}{ GIVEN($favours) ->
    [yes] {" "}and { $favours ->
        [one] 1 favour
       *[other] { $favours } favours
    }
   *[no] {""}
}
caylus-option-build-none = Build nothing
caylus-option-site = The residence on space { $space }
caylus-option-lawyer = { $building } · space { $space } → residence · { $pay } → 2 points
caylus-option-lawyer-none = Change nothing
caylus-option-sell = Sell { $pay } → { $gain }
caylus-option-sell-none = Sell nothing
caylus-option-buy = Buy { $gain } · { $pay }
caylus-option-buy-none = Buy nothing
caylus-option-trade = { $pay } → { $gain }
caylus-option-trade-none = Do not trade
caylus-option-batch = { $pay } → { $section }, { $gain }
caylus-option-batch-stop = { $vp ->
    [0] Build nothing
    [one] Build nothing · lose 1 point
   *[other] { GIVEN($vp) ->
        [yes] Build nothing · lose { $vp } points
       *[no] Build no more
    }
}
caylus-option-favour = { $line }: { $key ->
    [prestige] { $column ->
        [one] 1 point
       *[other] { $column } points
    }
    [deniers] { $column ->
        [1] 3 deniers
        [2] 4 deniers
        [3] 5 deniers
        [4] 6 deniers
       *[5] 7 deniers
    }
    [resources] { $column ->
        [1] 1 food
        [2] 1 food, wood or stone
        [3] 1 food, wood, stone or cloth
        [4] 1 cube, or swap 1 for 2
       *[5] 1 cube, even gold, or swap 1 for 2
    }
   *[buildings] { $column ->
        [1] nothing yet
        [2] build in wood
        [3] build in wood or stone
        [4] build in wood or stone, or a residence
       *[5] build anything, or a residence
    }
}
caylus-option-resources = { GIVEN($gain) ->
    [yes] Take { $gain }
   *[no] Swap { $pay } for 2 cubes
}
caylus-option-resources-none = Take nothing
caylus-option-swap = { $gain }
caylus-option-works = { GIVEN($vp) ->
    [yes] { caylus-option-build }
   *[no] { caylus-option-lawyer }
}
caylus-option-works-none = Build nothing

## Events

caylus-event-placed = { $player } places a worker at the { $building }{ GIVEN($space) ->
    [yes] {" "}(space { $space })
   *[no] {""}
} for { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}.
caylus-event-passed = { $player } passes, in place { $place }{ $deniers ->
    [0] .
    [one] , and receives 1 denier.
   *[other] { GIVEN($deniers) ->
        [yes] , and receives { $deniers } deniers.
       *[no] .
    }
}
caylus-event-owner_vp = { $player } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}: { $by } uses the { $building } (space { $space }).
caylus-event-gate_moved = { $player } moves the worker from the Gate to the { $building }{ GIVEN($space) ->
    [yes] {" "}(space { $space }).
   *[no] .
}
caylus-event-gate_back = { $player } takes the worker back from the Gate.
caylus-event-trading_post = { $player } receives { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} at the Trading Post.
caylus-event-guild = { $move ->
    [0] { $player } leaves the provost on space { $to }.
   *[other] { $player } moves the provost to space { $to } from the Merchants' Guild.
}
caylus-event-jousted = { $player } pays { $pay } at the Joust Field and earns a royal favour.
caylus-event-declined = { $player } makes no use of the { $building }{ GIVEN($space) ->
    [yes] {" "}(space { $space }).
   *[no] .
}
caylus-event-order = The turn order is now { $order }.
caylus-event-inn_entered = { $player }'s worker moves into the Inn.
caylus-event-inn_left = { $player }'s worker leaves the Inn.
caylus-event-inn_stayed = { $player }'s worker stays at the Inn.
caylus-event-inn_ejected = { $player }'s worker has to leave the Inn.
caylus-event-provost = { $move ->
    [0] { $player } leaves the provost on space { $to }.
   *[other] { $player } moves the provost to space { $to } for { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }.
}
caylus-event-produced = { $player } takes { $gain } from the { $building } (space { $space }).
caylus-event-bonus = { $player } takes { $gain } as the owner of the { $building } (space { $space }).
caylus-event-built = { $player } builds the { $building } on space { $space } with { $pay } and scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
caylus-event-prestige_built = { $player } builds the { $building } in place of the residence on space { $space } with { $pay } and scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
caylus-event-lawyer_paid = { $player } pays { $pay } to make the { $building } (space { $space }) a residence.
caylus-event-residence = The { $building } (space { $space }) becomes a residence of { $player }, who scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
caylus-event-exchanged = { $player } gives { $pay } for { $gain } at the { $building } (space { $space }).
caylus-event-unused = The provost stops short of the { $building } (space { $space }): { $player }'s worker goes home with nothing.
caylus-event-batch = { $player } delivers { $pay }, builds in the { $section } and scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
caylus-event-no_batch = { $player } delivers nothing to the castle{ $vp ->
    [0] .
    [one] {" "}and loses 1 point.
   *[other] {" "}and loses { $vp } points.
}
caylus-event-castle_spared = The castle is full: { $player } keeps the cubes and loses nothing.
caylus-event-best_builder = { $player } has built the most this turn ({ $houses ->
    [one] 1 house
   *[other] { $houses } houses
}{ GIVEN($tied) ->
    [yes] ; others as many, but later
   *[no] {""}
}) and earns a royal favour.
caylus-event-bailiff = The bailiff walks on to space { $to } and the provost joins him.
caylus-event-section_scored = The castle's { $section } section is scored.
caylus-event-section_penalty = { $player } has no house in the { $section }{ $vp ->
    [0] .
    [one] {" "}and loses 1 point.
   *[other] {" "}and loses { $vp } points.
}
caylus-event-section_favours = { $player } earns { $favours ->
    [one] 1 royal favour
   *[other] { $favours } royal favours
} for the { $section }.
caylus-event-favour = { $player } takes a royal favour: { $line }, column { $column }.
caylus-event-favour_lost = { $player } has used every line this phase; the royal favour is lost.
caylus-event-favour_simple = { $player } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for a royal favour.
caylus-event-favour_gain = { $player } receives { $gain } from the favour.
caylus-event-favour_swap = { $player } swaps { $pay } for { $gain } with the favour.
caylus-event-favour_none = { $player } makes no use of the favour ({ $line }).

## Reasons

caylus-reason-no_worker = You have no worker left in hand.
caylus-reason-occupied = A worker of { $by } is there already.
caylus-reason-too_dear = A worker there costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}; you have { $have }.
caylus-reason-no_work_here = No worker can be placed on this building.
caylus-reason-empty_space = Nothing is built on space { $space } yet.
caylus-reason-already_there = You already have a worker at this place, and one is the limit.
caylus-reason-all_taken = Every place there is taken.
caylus-reason-two_players = With two players this building is not used.
caylus-reason-gate_itself = A worker at the Gate goes somewhere else or comes back to you.
caylus-reason-off_road = The road runs from space 1 to 28; the provost cannot stand on { $to }.
caylus-reason-too_far = The provost moves at most { $most } spaces at a time.
caylus-reason-no_money = This costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}; you have { $have }.
caylus-reason-cannot_pay = This costs { $pay }; you have { GIVEN($have) ->
    [yes] { $have }
   *[no] nothing
}.
caylus-reason-out_of_stock = The stock has none left.
caylus-reason-road_full = The road is full: nothing more can be built along it.
caylus-reason-no_residence = A prestige building replaces a residence of yours, and you have none.
caylus-reason-column_closed = Column { $column } of the favours is still closed.
caylus-reason-marker_short = Your marker in this line has not reached column { $column }.
caylus-reason-line_used = You have already used this line in this phase: { $line }.
caylus-reason-fixed_building = This building is printed on the board and stays there.
caylus-reason-foreign_tile = This building belongs to { $by }.
caylus-reason-lawyer_tile = A Lawyer can never become a residence.
caylus-reason-already_residence = This is a residence already.
caylus-reason-prestige_building = A prestige building is never changed.
caylus-reason-pending = The lawyer of { $by } is already at work there.
caylus-reason-castle_full = The castle is complete.
caylus-reason-wrong_colour = The { $building } cannot be built here.

## Commands: what they do, their names and parameters

caylus-verb-place = Place a worker on a building or in the castle
caylus-verb-pass = Place no more workers this turn
caylus-verb-gate = Send your worker on from the Gate, or take it back
caylus-verb-provost = Move the provost along the road
caylus-verb-joust = Pay for a royal favour at the Joust Field, or not
caylus-verb-inn = Stay at the Inn, or leave it
caylus-verb-take = Choose the cubes that you take
caylus-verb-build = Choose what you build, and where
caylus-verb-lawyer = Choose what becomes your residence
caylus-verb-sell = Sell a cube
caylus-verb-buy = Buy cubes
caylus-verb-trade = Make an exchange
caylus-verb-castle = Deliver a batch to the castle, or stop
caylus-verb-favour = Choose the line of a royal favour

caylus-verbname-place = place
caylus-verbname-pass = pass
caylus-verbname-gate = gate
caylus-verbname-provost = provost
caylus-verbname-joust = joust
caylus-verbname-inn = inn
caylus-verbname-take = take
caylus-verbname-build = build
caylus-verbname-lawyer = lawyer
caylus-verbname-sell = sell
caylus-verbname-buy = buy
caylus-verbname-trade = trade
caylus-verbname-castle = castle
caylus-verbname-favour = favour

caylus-param-where = The place
caylus-param-move = How far, and which way
caylus-param-answer = Your answer
caylus-param-what = Your choice
caylus-param-give = The three cubes, or stop
caylus-param-line = The line of the favour table

caylus-paramname-where = where
caylus-paramname-move = move
caylus-paramname-answer = answer
caylus-paramname-what = what
caylus-paramname-give = give
caylus-paramname-line = line

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-caylus-quarry = Most points win; cubes become points, and workers earn cubes. A place costs 1 denier. Place a worker on the Quarry: it gives a stone.
lesson-caylus-carpenter = Your rival has taken the Carpenter on 3: one worker blocks a place. Take the one on 8, beyond the white provost.
lesson-caylus-pass = The first to pass takes 1 denier; then the other pays 3, but 1 at own buildings. You have what you need: pass.
lesson-caylus-provost = Buildings beyond the provost do nothing. Pay 1 denier a space, 3 at most: bring him to 8.
lesson-caylus-build = Your Carpenter works; the rival’s Gold Mine on 16 does not. Build: points now, and 1 more whenever a rival works there.
lesson-caylus-batch = Your worker at the castle may deliver food and two other kinds: 5 points. To come and deliver nothing costs 2.
lesson-caylus-favour = Who delivers most earns a royal favour. A line gives more the further your marker is: pick one.
lesson-caylus-end =
    - A turn: income (2 deniers), workers, provost, road, castle
    - With three or more, each pass makes places dearer by 1
    - Full or reached by the bailiff, a section scores; no house costs points
    - After the third, most points win

## Standing orders

caylus-standing-nothing_else = Pass when I can do nothing else
caylus-standing-nothing_else-does = Whenever you are to place a worker and can only pass, I pass for you.
caylus-standing-castle-does = When you are asked for batches for the castle, I give as many as possible, each of food and the two other kinds of cubes that you have most of.
