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
name-s_jeweler = Jeweller
name-p_statue = Statue
name-p_granary = Granary
name-p_library = Library
name-p_weaver = Weaver
name-p_theater = Theatre
name-p_college = College
name-p_hotel = Hotel
name-p_monument = Monument
name-p_cathedral = Cathedral

## What buildings do

caylus-effect-gate = Move this worker, for free, to any place still open, or take it back.
caylus-effect-trading_post = Take 3 deniers.
caylus-effect-merchants_guild = Move the provost up to 3 spaces either way, for free.
caylus-effect-joust_field = You may pay 1 denier and 1 cloth for 1 royal favour.
caylus-effect-stables = Workers on circles 1, 2 and 3 take the first places in the turn order.
caylus-effect-inn = Your worker moves in; while it stays, each placement costs you only 1 denier.
caylus-effect-castle = Deliver batches of 3 different cubes, one of them food; each builds a house.
caylus-effect-n_farm = Take 1 food or 1 cloth.
caylus-effect-n_forest = Take 1 food or 1 wood.
caylus-effect-n_sawmill = Take 1 wood.
caylus-effect-n_quarry = Take 1 stone.
caylus-effect-n_market = You may sell 1 cube of any kind for 4 deniers.
caylus-effect-n_carpenter = You may build 1 wood building.
caylus-effect-f_peddler = You may buy 1 cube, but not gold, for 2 deniers.
caylus-effect-f_carpenter = You may build 1 wood building.
caylus-effect-f_gold_mine = Take 1 gold.
caylus-effect-w_farm_food = Take 2 food or 1 cloth.
caylus-effect-w_farm_cloth = Take 2 cloth or 1 food.
caylus-effect-w_quarry = Take 2 stone.
caylus-effect-w_sawmill = Take 2 wood.
caylus-effect-w_market = You may sell 1 cube of any kind for 6 deniers.
caylus-effect-w_peddler = You may buy 1 cube for 1 denier or 2 for 2, but not gold.
caylus-effect-w_mason = You may build 1 stone building.
caylus-effect-w_lawyer = You may pay 1 denier and 1 cloth to turn a building into your residence.
caylus-effect-s_farm = Take 2 food and 1 cloth; the owner, if someone else, takes 1 food or 1 cloth.
caylus-effect-s_park = Take 2 wood and 1 food; the owner, if someone else, takes 1 wood or 1 food.
caylus-effect-s_workshop = Take 2 stone and 1 cloth; the owner, if someone else, takes 1 stone or 1 cloth.
caylus-effect-s_architect = You may build 1 prestige building in place of your residence.
caylus-effect-s_church = You may give 2 deniers for 3 points, or 4 for 5.
caylus-effect-s_tailor = You may give 2 cloth for 4 points, or 3 for 6.
caylus-effect-s_bank = You may give 2 deniers for 1 gold, or 5 for 2.
caylus-effect-s_alchemist = You may give 2 cubes for 1 gold, or 4 for 2, but you cannot give gold.
caylus-effect-s_jeweler = You may give 1 gold for 5 points, or 2 for 9.
caylus-effect-residence = Pays its owner 1 denier in each income phase; takes no workers.
caylus-effect-p_statue = Gives 1 royal favour when built; takes no workers.
caylus-effect-p_granary = Gives points when built; takes no workers.
caylus-effect-p_library = Pays its owner 1 denier in each income phase; takes no workers.
caylus-effect-p_weaver = Gives points when built; takes no workers.
caylus-effect-p_theater = Gives 1 royal favour when built; takes no workers.
caylus-effect-p_college = Gives 1 royal favour when built; takes no workers.
caylus-effect-p_hotel = Pays its owner 2 deniers in each income phase; takes no workers.
caylus-effect-p_monument = Gives 2 royal favours when built; takes no workers.
caylus-effect-p_cathedral = Gives points when built; takes no workers.

## Phases, favour lines, colours, groups of choices, origins of points, ends of the game

phase-placing = Placing workers
phase-special = Special buildings

line-prestige = Prestige
line-deniers = Deniers
line-resources = Resources
line-buildings = Buildings

colour-fixed = fixed building

caylus-group-special = Castle, before the bridge
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
caylus-rule-favours-simplified = 3 points each (simplified)
caylus-rule-jeweler = Jeweller
caylus-rule-jeweler-on = In stock (Premium edition)
caylus-rule-jeweler-off = Not in the game (2005 edition)
caylus-rule-lawyer_vp = Building the Lawyer
caylus-rule-lawyer_vp-4 = 4 points
caylus-rule-lawyer_vp-3 = 3 points (later printings)
caylus-rule-gate_inn = Gate to your own Inn
caylus-rule-gate_inn-on = allowed
caylus-rule-gate_inn-off = not allowed

## How bots like to play

caylus-style-builder = likes building
caylus-style-trader = likes trading
caylus-style-provost = likes moving the provost

## Questions

caylus-ask-place = { $player }, place a worker or pass.
caylus-note-place = { $seats ->
    [2] Not listed: what is taken or too dear, and the Stables, which two players do not use.
   *[other] {""}
}
caylus-ask-gate = { $player }, where does your worker at the Gate go?
caylus-ask-guild = { $player }, where do you move the provost? With the Merchants' Guild it is free.
caylus-ask-joust = { $player }, do you want to joust for a royal favour?
caylus-ask-inn = { $player }, does your worker stay at the Inn? While it stays, each placement costs 1 denier.
caylus-ask-provost = { $player }, will you pay to move the provost? Each space costs 1 denier.
caylus-ask-produce = { $player }, what does the { $building } produce for you?
caylus-ask-bonus = { $player }, you own the { $building }: which cube do you take?
caylus-ask-build = { $player }, what do you build?
caylus-ask-site = { $player }, which residence do you replace?
caylus-ask-lawyer = { $player }, which building becomes your residence?
caylus-ask-sell = { $player }, what do you sell?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-buy = { $player }, what do you buy?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-trade = { $player }, do you want to trade?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-batch = { $player }, what do you deliver to the castle?
caylus-ask-favour = { $player }, which line do you take for your royal favour?
caylus-ask-resources = { $player }, which goods do you take for the favour?
caylus-ask-swap = { $player }, which two cubes do you take?
caylus-ask-works = { $player }, what do you build with the favour?

## Choices

caylus-option-place = { place-number }{ $building }{ GIVEN($owner) ->
    [yes] {" "}· { $owner }'s
   *[no] {""}
} · { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}{ place-beyond }
caylus-option-place-pass = Pass
caylus-option-gate = { place-number }{ $building }{ GIVEN($owner) ->
    [yes] {" "}· { $owner }'s
   *[no] {""}
}{ place-beyond }
caylus-option-gate-back = Take the worker back
caylus-option-guild = To space { $to }
caylus-option-guild-0 = Stay on space { $to }
caylus-option-joust-pay = Joust: pay { $pay }
caylus-option-joust-none = No joust
caylus-option-inn-stay = Stay at the Inn
caylus-option-inn-leave = Take the worker back
caylus-option-provost = To { $to } · { $cost ->
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
caylus-option-lawyer = { place-number }{ $building } → residence · { $pay } → 2 points
caylus-option-lawyer-none = Change nothing
caylus-option-sell = Sell { $pay } → { $gain }
caylus-option-sell-none = Sell nothing
caylus-option-buy = Buy { $gain } · { $pay }
caylus-option-buy-none = Buy nothing
caylus-option-trade = { $pay } → { $gain }
caylus-option-trade-none = Don't trade
caylus-option-batch = { $pay } → { $gain }
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
        [2] 1 wood or stone (or food)
        [3] 1 cloth (or earlier)
        [4] swap 1 for 2 (or earlier)
       *[5] 1 gold (or earlier)
    }
   *[buildings] { $column ->
        [1] nothing yet
        [2] build in wood
        [3] build in stone (or wood)
        [4] a residence (or earlier)
       *[5] prestige (or earlier)
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
caylus-event-passed = { $player } passes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}{ $deniers ->
    [0] .
    [one] {" "}and takes 1 denier.
   *[other] { GIVEN($deniers) ->
        [yes] {" "}and takes { $deniers } deniers.
       *[no] .
    }
}
caylus-event-owner_vp = { $player } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}: { $by } uses the { $building } (space { $space }).
caylus-event-gate_moved = { $player } moves their worker from the Gate to the { $building }{ GIVEN($space) ->
    [yes] {" "}(space { $space }).
   *[no] .
}
caylus-event-gate_back = { $player } takes their worker back from the Gate.
caylus-event-trading_post = { $player } takes { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} at the Trading Post.
caylus-event-guild = { $move ->
    [0] { $player } leaves the provost on space { $to }.
   *[other] { $player } uses the Merchants' Guild to move the provost to space { $to }.
}
caylus-event-jousted = { $player } pays { $pay } at the Joust Field and earns a royal favour.
caylus-event-declined = { $player } does not use the { $building }{ GIVEN($space) ->
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
caylus-event-prestige_built = { $player } builds the { $building } on the residence on space { $space } with { $pay } and scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
caylus-event-lawyer_paid = { $player } pays { $pay } to make the { $building } (space { $space }) a residence.
caylus-event-residence = The { $building } (space { $space }) becomes { $player }'s residence and scores { $vp ->
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
caylus-event-best_builder = { $player } built the most this turn ({ $houses ->
    [one] 1 house
   *[other] { $houses } houses
}{ GIVEN($tied) ->
    [yes] ; others built as many, but later
   *[no] {""}
}) and earns a royal favour.
caylus-event-bailiff = The bailiff moves on to space { $to } and the provost joins him.
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
caylus-event-favour_lost = { $player } has already used every line this phase, so the royal favour is lost.
caylus-event-favour_simple = { $player } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for a royal favour.
caylus-event-favour_gain = { $player } takes { $gain } for the favour.
caylus-event-favour_swap = { $player } swaps { $pay } for { $gain } with the favour.
caylus-event-favour_none = { $player } does not use the favour ({ $line }).

## Events in a line of the record, after the player's name

caylus-short-placed = { short-place }
caylus-short-passed = { $place ->
    [1] passes first
    [2] passes second
    [3] passes third
    [4] passes fourth
   *[other] passes fifth
}{ GIVEN($deniers) ->
    [yes] {" "}(+{ $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    })
   *[no] {""}
}
caylus-short-owner_vp = { short-points } ({ $by })
caylus-short-gate_moved = Gate → { short-place }
caylus-short-gate_back = back from the Gate
caylus-short-trading_post = +{ $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} (Trading Post)
caylus-short-guild = { $move ->
    [0] leaves the provost on { $to } (Merchants' Guild)
   *[other] provost to { $to } (Merchants' Guild)
}
caylus-short-jousted = Joust Field: { $pay } for a royal favour
caylus-short-declined = { $building } not used
caylus-short-inn_entered = moves into the Inn
caylus-short-inn_left = leaves the Inn
caylus-short-inn_stayed = stays at the Inn
caylus-short-inn_ejected = has to leave the Inn
caylus-short-provost = { $move ->
    [0] leaves the provost on { $to }
   *[other] provost to { $to } (−{ $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    })
}
caylus-short-produced = +{ $gain } ({ $building })
caylus-short-bonus = +{ $gain } ({ $building })
caylus-short-built = builds the { $building } on { $space } ({ short-points })
caylus-short-prestige_built = builds the { $building } on { $space } ({ short-points })
caylus-short-lawyer_paid = Lawyer: pays { $pay }
caylus-short-residence = { $building } → residence ({ short-points })
caylus-short-exchanged = { $pay } → { $gain } ({ $building })
caylus-short-unused = { short-place } not reached
caylus-short-batch = { $section }: { $pay } ({ short-points })
caylus-short-no_batch = nothing for the castle{ GIVEN($vp) ->
    [yes] {" "}({ short-points-lost })
   *[no] {""}
}
caylus-short-castle_spared = keeps all cubes: the castle is full
caylus-short-best_builder = built the most: royal favour
caylus-short-section_penalty = { $section }: no house{ GIVEN($vp) ->
    [yes] {" "}({ short-points-lost })
   *[no] {""}
}
caylus-short-section_favours = { $section }: { $favours ->
    [one] 1 royal favour
   *[other] { $favours } royal favours
}
caylus-short-favour = favour { $line } { $column }
caylus-short-favour_lost = favour lost: every line used
caylus-short-favour_simple = { short-points } (favour)
caylus-short-favour_gain = +{ $gain } (favour)
caylus-short-favour_swap = { $pay } → { $gain } (favour)
caylus-short-favour_none = favour not used ({ $line })

## Reasons

caylus-reason-no_worker = You have no workers left.
caylus-reason-occupied = { $by } already has a worker there.
caylus-reason-too_dear = A worker there costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}; you have { $have }.
caylus-reason-no_work_here = This building takes no workers.
caylus-reason-empty_space = There is no building on space { $space } yet.
caylus-reason-already_there = You already have a worker here, and one is the limit.
caylus-reason-all_taken = Every place there is taken.
caylus-reason-two_players = This building is not used with two players.
caylus-reason-gate_itself = From the Gate, a worker goes somewhere else or comes back to you.
caylus-reason-off_road = The road runs from space 1 to 28, so the provost cannot be on { $to }.
caylus-reason-too_far = The provost moves at most { $most } spaces at a time.
caylus-reason-no_money = This costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}; you have { $have }.
caylus-reason-cannot_pay = { GIVEN($pay) ->
    [yes] This costs { $pay }; you
   *[no] You
} have { GIVEN($have) ->
    [yes] only { $have }
   *[no] none of it
}.
caylus-reason-out_of_stock = There are none left.
caylus-reason-road_full = The road is full: there is no room for another building.
caylus-reason-no_residence = A prestige building replaces one of your residences, and you have none.
caylus-reason-column_closed = Favour column { $column } is not open yet.
caylus-reason-marker_short = Your marker on this line has not reached column { $column } yet.
caylus-reason-line_used = You have already used this line this phase: { $line }.
caylus-reason-fixed_building = This building is printed on the board and never changes.
caylus-reason-foreign_tile = This building belongs to { $by }.
caylus-reason-lawyer_tile = A Lawyer can never become a residence.
caylus-reason-already_residence = This is already a residence.
caylus-reason-prestige_building = A prestige building never changes.
caylus-reason-pending = { $by }'s Lawyer is already at work there.
caylus-reason-castle_full = The castle is complete.
caylus-reason-wrong_colour = You cannot build the { $building } here.

## Commands: what they do, their names and parameters

caylus-verb-place = Place a worker on a building or in the castle
caylus-verb-pass = Place no more workers this turn
caylus-verb-gate = Send your worker on from the Gate, or take it back
caylus-verb-provost = Move the provost along the road
caylus-verb-joust = Pay for a royal favour at the Joust Field, or decline
caylus-verb-inn = Stay at the Inn, or leave
caylus-verb-take = Choose which cubes you take
caylus-verb-build = Choose what you build and where
caylus-verb-lawyer = Choose which building becomes your residence
caylus-verb-sell = Sell a cube
caylus-verb-buy = Buy cubes
caylus-verb-trade = Exchange goods
caylus-verb-castle = Deliver a batch to the castle, or stop
caylus-verb-favour = Choose a line for your royal favour

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

caylus-param-where = Which place
caylus-param-move = How far and which way
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
lesson-caylus-quarry = Most points wins. Workers earn cubes, cubes earn points. A place costs 1 denier. Take the Quarry for a stone.
lesson-caylus-carpenter = Your rival has taken the Carpenter on 3: one worker blocks a place. Take the one on 8, beyond the white provost.
lesson-caylus-pass = The first to pass takes 1 denier. Then the other pays 3 a place, or 1 at their own. You have what you need: pass.
lesson-caylus-provost = Buildings beyond the provost do nothing. Pay 1 denier a space, at most 3: bring him to 8.
lesson-caylus-build = Your Carpenter works; your rival's Gold Mine on 16 does not. Build: points now, and 1 more whenever a rival works there.
lesson-caylus-batch = At the castle your worker may deliver food and two other kinds: 5 points. Bringing nothing costs 2.
lesson-caylus-favour = Whoever delivers most earns a royal favour. The further along your marker is, the more a line gives: pick one.
lesson-caylus-end =
    - A turn: income (2 deniers), workers, provost, road, castle
    - With three or more, each pass adds 1 to the price of a place
    - A section scores when full or the bailiff comes; without one you lose points
    - After the third, most points wins

## Standing orders

caylus-standing-nothing_else = Pass when I can do nothing else
caylus-standing-nothing_else-does = When it is your turn to place and you can only pass, I pass for you.
caylus-standing-castle-does = When the castle asks for batches, I give as many as possible, each with food and the two other cubes you have most of.
