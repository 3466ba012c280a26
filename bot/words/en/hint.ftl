### Hints: the choice, the reason for it, and the numbers behind it: /hint.

command-hint = See, in private, what the strongest bot would do in your place
refuse-no-hints = { $why ->
    [alone] This game only gives hints to one person playing against bots, and more people play here.
    [tournament] There are no hints in tournament matches.
   *[never] Hints are turned off in this game's settings.
} With `/plan` you can try out moves in private.
button-hint = Hint
hint-about-equal = About as good: { $second }
hint-why = Compared with “{ $second }”, at the end of the turn:
hint-many = Compared with “{ $second }”, it has many small advantages.
hint-ends = Compared with “{ $second }”, it makes the game end better for you.
reason = { $whose }: { $fact } { $change } (value { $points })
reason-rest = everything else (value { $points })
reason-you = you
reason-others = the others
reason-all = everyone
reason-best-other = the best of the others

## What counts in a hint: Caylus

fact-caylus-stage = the stage of the game
fact-caylus-points = points
fact-caylus-deniers = deniers
fact-caylus-food = food
fact-caylus-wood = wood
fact-caylus-stone = stone
fact-caylus-cloth = cloth
fact-caylus-gold = gold
fact-caylus-kinds = different kinds of cubes
fact-caylus-batches = batches ready for the castle
fact-caylus-workers = workers still to be placed
fact-caylus-placed = workers placed
fact-caylus-beyond = workers beyond the provost
fact-caylus-castle = a worker at the castle
fact-caylus-section = houses in this section of the castle
fact-caylus-parts = free places in this section of the castle
fact-caylus-left = the bailiff's distance to the next scoring
fact-caylus-all_houses = houses in the whole castle
fact-caylus-tiles = wood buildings
fact-caylus-stones = stone buildings
fact-caylus-prestige = prestige buildings
fact-caylus-houses = residential buildings
fact-caylus-income = income
fact-caylus-favour_prestige = progress on the prestige favour line
fact-caylus-favour_deniers = progress on the denier favour line
fact-caylus-favour_resources = progress on the resource favour line
fact-caylus-favour_buildings = progress on the building favour line
fact-caylus-favour_sum = royal favours in all
fact-caylus-columns = open columns of favours
fact-caylus-passed = players who have passed
fact-caylus-lead = the provost's lead over the bailiff
fact-caylus-behind = the provost's distance behind the bailiff
fact-caylus-place = players earlier in the turn order
fact-caylus-seats = the number of players
fact-caylus-inn = a worker at the Inn
fact-caylus-simplified = the simplified favours

## What counts in a hint: Caylus Magna Carta

fact-magna_carta-stage = the stage of the game
fact-magna_carta-points = points
fact-magna_carta-castle = points in the castle
fact-magna_carta-deniers = deniers
fact-magna_carta-food = food
fact-magna_carta-wood = wood
fact-magna_carta-stone = stone
fact-magna_carta-gold = gold
fact-magna_carta-sets = whole sets of three cubes
fact-magna_carta-workers = workers still to be placed
fact-magna_carta-placed = workers placed
fact-magna_carta-beyond = workers beyond the provost
fact-magna_carta-hand = cards in hand
fact-magna_carta-affordable = cards in hand that can be paid for
fact-magna_carta-pile = cards in the draw pile
fact-magna_carta-wood_cards = wood buildings
fact-magna_carta-stone_cards = stone buildings
fact-magna_carta-residence_cards = residential buildings
fact-magna_carta-prestige_cards = prestige buildings
fact-magna_carta-income = income
fact-magna_carta-batches = batches brought to the castle
fact-magna_carta-tokens = tokens left at the castle
fact-magna_carta-dear = what the next token is worth
fact-magna_carta-passed = players who have passed
fact-magna_carta-road = the length of the road
fact-magna_carta-ahead = how far the provost has gone
fact-magna_carta-place = players earlier in the turn order
fact-magna_carta-seats = the number of players
fact-magna_carta-beginner = the rules for beginners

## What counts in a hint: Catan

fact-catan_cards-stage = the stage of the game
fact-catan_cards-points = points
fact-catan_cards-points_settlements = points from settlements
fact-catan_cards-points_cities = points from cities
fact-catan_cards-points_buildings = points from buildings
fact-catan_cards-points_arch = points from the triumphal arch
fact-catan_cards-points_knight = the point for the strongest knights
fact-catan_cards-points_windmill = the point for the strongest trade
fact-catan_cards-lumber = lumber
fact-catan_cards-brick = brick
fact-catan_cards-wool = wool
fact-catan_cards-grain = grain
fact-catan_cards-ore = ore
fact-catan_cards-gold = gold
fact-catan_cards-goods = resources in all
fact-catan_cards-makes_lumber = regions that produce lumber
fact-catan_cards-makes_brick = regions that produce brick
fact-catan_cards-makes_wool = regions that produce wool
fact-catan_cards-makes_grain = regions that produce grain
fact-catan_cards-makes_ore = regions that produce ore
fact-catan_cards-makes_gold = regions that produce gold
fact-catan_cards-full = full regions
fact-catan_cards-count_knight = knights
fact-catan_cards-count_trade_fleet = trade fleets
fact-catan_cards-count_fleet = other fleets
fact-catan_cards-count_jester = jesters
fact-catan_cards-count_building = buildings
fact-catan_cards-count_doubles = buildings that double a harvest
fact-catan_cards-doubled = regions whose harvest is doubled
fact-catan_cards-strength = strength
fact-catan_cards-tournament = tournament points
fact-catan_cards-trade = trade points
fact-catan_cards-knight = the knight token
fact-catan_cards-windmill = the windmill token
fact-catan_cards-hand = cards in hand
fact-catan_cards-limit = the hand limit
fact-catan_cards-actions = action cards in hand
fact-catan_cards-units = knights and fleets in hand
fact-catan_cards-payable = cards in hand that can be paid for
fact-catan_cards-lacks_road = what is missing for a road
fact-catan_cards-lacks_settlement = what is missing for a settlement
fact-catan_cards-lacks_city = what is missing for a city
fact-catan_cards-open_roads = roads without a settlement
fact-catan_cards-sites = free building sites
fact-catan_cards-city_sites = free building sites at cities
fact-catan_cards-regions = regions still in the stack
fact-catan_cards-behind = points behind the leader
fact-catan_cards-active = whose turn it is

## The first sentence of a hint: what an answer brings, as a noun, and the frames around it

hint-because = { $options }: { $reasons }.
hint-pick-catan_cards-exchange = Put back { $option }
hint-pick-catan_cards-bury = { hint-pick-catan_cards-exchange }
hint-pick-catan_cards-return_card = { hint-pick-catan_cards-exchange }
hint-gives-you = you end the turn with { $facts }
hint-gives = { $player } would have ended the turn with { $facts }
hint-finishes-you = you finish the game with { $facts }
hint-finishes = { $player } would have finished the game with { $facts }
hint-other-gives = **{ $others }** { $several ->
    [yes] end the turn with { $facts } between them
   *[no] ends the turn with { $facts }
}
hint-other-finishes = { $several ->
    [yes] the best of the others
   *[no] **{ $others }**
} finishes the game with { $facts }
hint-other-would-gives = { $several ->
    [yes] { $others } together would have ended the turn with { $facts }
   *[no] { $others } would have ended the turn with { $facts }
}
hint-other-would-finishes = { $several ->
    [yes] { $others } together would have finished the game with { $facts }
   *[no] { $others } would have finished the game with { $facts }
}
hint-lose-you = you then have { $facts }
hint-lose-other = **{ $others }** then { $several ->
    [yes] have { $facts } between them
   *[no] has { $facts }
}
hint-skip-catan_cards-arrange = wherever they lie, your regions are worth about the same at the start
hint-pass-first = you pass first and take { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}{ $cost ->
    [0] {""}
   *[other] , and from now on a worker costs { $cost } deniers for { $several ->
        [yes] the others
       *[no] **{ $others }**
    }, except on their own buildings
}
hint-pass-saves = you keep the { $cost ->
    [one] denier
   *[other] { $cost } deniers
} that { $all ->
    [yes] a worker costs now
   *[no] “{ $second }” costs
}
hint-better-end = { $how ->
    [ends] it ends the game this turn, and that is better for you than going on
    [lasts] it keeps the game from ending this turn, and that is better for you
   *[other] the game may end this turn, and it ends better this way
}
hint-equal-why = “{ $second }” is about as good: { $reason }.
hint-instead = “{ $second }” would bring { $points } points{ $beside }.
hint-same-but = “{ $second }” serves the same purpose. The difference: { $difference }.
hint-then = you then have { $facts }
hint-all-told = { $change }; counting what is left for later turns, { $how ->
    [equal] I see no clear difference
    [close] it is a close call
    [worse] my estimate puts this a little behind, but it tends to count goods too high
   *[better] I judge it better
}
hint-level = in most of my simulations points and goods come out as after “{ $second }” this turn{ $equal ->
    [yes] , so it makes no difference which of them you choose
   *[no] , but I judge it a little better for later turns
}
hint-same-too = “{ $second }” serves the same purpose{ $beside }.
hint-same-owned = “{ $second }” serves the same purpose, but its owner gains by it too.
hint-same-dearer = “{ $second }” serves the same purpose, but costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
} more.
hint-same-cheaper = “{ $second }” serves the same purpose, for { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
} less{ $beside }.
hint-than = { $change } than after “{ $second }”
hint-though = { $gain }, though { $loss }
hint-simulated = in my simulations { $change }
hint-simulated-too = In my simulations { $change }.
hint-only = it is the only thing you can do here
hint-guess = it looks best at first sight, but I had no time to compare it. Ask again for a hint with reasons
hint-idle = nothing else here gains you anything before the turn ends
hint-same = all choices here come to the same
hint-numbers = What differs in most of my simulations when the turn ends, compared with “{ $second }”:
hint-numbers-end = What differs when the game has ended, compared with “{ $second }”:
hint-numbers-none = When the turn ends, most of my simulations show the same points, cards and goods as after “{ $second }”.
hint-why-more = Also for it: { $reasons }.
hint-why-other = What speaks for “{ $second }” instead: { $reasons }.
hint-difference = { $whose }: { $facts }
hint-verdict = { $how ->
    [equal] Counting what that leaves for later turns, I see no clear difference between the two.
    [clear] Counting what that leaves for later turns, I judge my choice clearly better.
   *[better] Counting what that leaves for later turns, I judge my choice a little better.
}
hint-no-numbers = There are no numbers behind this hint: I compared nothing.
hint-nothing = Nothing
refuse-hint-gone = That hint is out of date. Ask for a new one.
button-hint-play = Do it
button-hint-why = Why?
hint-more = { $sure ->
    [about] about { $amount } more { $noun }
   *[yes] { $amount } more { $noun }
}
hint-fewer = { $sure ->
    [about] about { $amount } fewer { $noun }
   *[yes] { $amount } fewer { $noun }
}
fact-end-points = points when the game has ended
fact-end-win = chance of winning
hint-fact-points = { $amount ->
    [one] point
   *[other] points
}
hint-fact-deniers = { $amount ->
    [one] denier
   *[other] deniers
}
hint-fact-food = food
hint-fact-wood = wood
hint-fact-stone = stone
hint-fact-cloth = cloth
hint-fact-gold = gold
hint-fact-caylus-tiles = { $amount ->
    [one] wood building
   *[other] wood buildings
}
hint-fact-caylus-stones = { $amount ->
    [one] stone building
   *[other] stone buildings
}
hint-fact-caylus-prestige = { $amount ->
    [one] prestige building
   *[other] prestige buildings
}
hint-fact-caylus-houses = { $amount ->
    [one] residential building
   *[other] residential buildings
}
hint-fact-caylus-favour_sum = { $amount ->
    [one] royal favour
   *[other] royal favours
}
hint-fact-magna_carta-wood_cards = { $amount ->
    [one] wood building
   *[other] wood buildings
}
hint-fact-magna_carta-stone_cards = { $amount ->
    [one] stone building
   *[other] stone buildings
}
hint-fact-magna_carta-prestige_cards = { $amount ->
    [one] prestige building
   *[other] prestige buildings
}
hint-fact-magna_carta-residence_cards = { $amount ->
    [one] residential building
   *[other] residential buildings
}
hint-fact-catan_cards-lumber = lumber
hint-fact-catan_cards-brick = { $amount ->
    [one] brick
   *[other] bricks
}
hint-fact-catan_cards-wool = wool
hint-fact-catan_cards-grain = grain
hint-fact-catan_cards-ore = { $amount ->
    [one] ore
   *[other] ore
}
hint-fact-catan_cards-count_knight = { $amount ->
    [one] knight
   *[other] knights
}
hint-fact-catan_cards-count_trade_fleet = { $amount ->
    [one] trade fleet
   *[other] trade fleets
}
hint-fact-catan_cards-count_building = { $amount ->
    [one] building
   *[other] buildings
}
hint-fact-catan_cards-open_roads = { $amount ->
    [one] road ready for a settlement
   *[other] roads ready for a settlement
}
hint-gain-end-win = a better chance of winning
hint-loss-end-win = a worse chance of winning

## What the rules say for a choice: a clause after the choice and a colon

merit-points = you score { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
merit-stake = { GIVEN($won) ->
    [yes] {" "}({ $won } points at stake)
   *[no] {""}
}
merit-provost_reach = the provost then reaches your { $count ->
    [one] worker
   *[other] workers
} on { $places }{ merit-stake }{ $back ->
    [yes] , unless another player moves him back
   *[no] {""}
}
merit-provost_keep = with the provost at { $to }, your { $count ->
    [one] worker
   *[other] workers
} on { $places }{ merit-stake } would do nothing
merit-denied = { GIVEN($won) ->
    [yes] , and that takes { $won } points at the castle from { $by }
   *[no] {""}
}
merit-provost_shut = { $count ->
    [one] { $by }'s worker on { $places } then does
   *[other] the other players' workers on { $places } then do
} nothing{ $own ->
    [yes] , and neither does one of yours
   *[no] {""}
}: the provost stops before { $count ->
    [one] it
   *[other] them
}{ merit-denied }{ $back ->
    [yes] , unless another player moves him again
   *[no] {""}
}
merit-provost_safe = nobody can then push the provost below { $least }, so your { $count ->
    [one] worker on { $places }{ merit-stake } is
   *[other] workers on { $places }{ merit-stake } are
} safe
merit-provost_idle = { $alone ->
    [yes] moving the provost would gain you nothing: as far as you can pay, he reaches no further worker of yours and shuts out no other player's
   *[no] moving the provost to { $to } would change nothing for any worker, and would cost you { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }
}
merit-last_mover = you move the provost last: { $deniers ->
    [one] 1 denier brings him here
   *[other] { $deniers } deniers bring him here
}, unless he is pulled back before
merit-first = it brings you { $gain }, and you have none
merit-sale = selling a cube there brings { $deniers } deniers{ $cost ->
    [0] {""}
   *[other] , and the worker costs { $cost }
}
caylus-merit-scored_now = ahead of the bailiff, the provost makes him move 2 spaces, to { $to }, so the { $section } is scored this turn{ $back ->
    [yes] , unless another player moves him again
   *[no] {""}
}
caylus-merit-bailiff_far = ahead of the bailiff, the provost makes him move 2 spaces, to { $to }{ $back ->
    [yes] , unless another player moves him again
   *[no] {""}
}
caylus-merit-bailiff_near = with the provost not ahead of him, the bailiff moves only 1 space, to { $to }, so the castle is scored later{ $back ->
    [yes] , unless another player moves him again
   *[no] {""}
}
caylus-merit-deliver = it brings { $gain } now{ $favours ->
    [0] {""}
   *[other] , and the royal favour for the most batches, as { $alone ->
        [yes] nobody else is at the castle
       *[no] nobody can give more
    }
}{ $step ->
    [yes] ; with { $houses } houses in the { $section } you get one more royal favour when it is scored
   *[no] {""}
}{ $lost ->
    [0] {""}
   *[other] ; without a house in the { $section } you lose { $lost } points when they are scored
}
caylus-merit-trading_post = it brings { $deniers } deniers{ $cost ->
    [0] {""}
   *[other] , and the worker costs { $cost }
}
caylus-merit-joust_field = you can pay { $pay } there for a royal favour: for example { $vp ->
    [one] 1 point
   *[other] { $vp } points
}{ $deniers ->
    [0] {""}
   *[other] {" "}or { $deniers } deniers
}
caylus-merit-stables = it makes you { $place ->
    [1] first
    [2] second
   *[other] third
} in next turn's order
caylus-merit-inn = while your worker stays there, from next turn on each placement costs you only 1 denier
caylus-merit-guild_reach = there you may move the provost for free, as far as your worker on { $space } · { $building }
caylus-merit-guild_shut = there you may move the provost back to { $to } for free, so that he stops short of { $by }'s worker on { $space } · { $building }
caylus-merit-castle = you have the cubes for { $count ->
    [one] a batch
   *[other] { $count } batches
} there{ caylus-castle-points }
caylus-merit-castle_with = with what you are still to take, you have the cubes for { $count ->
    [one] a batch
   *[other] { $count } batches
} there{ caylus-castle-points }
caylus-castle-points = { $vp ->
    [0] {""}
   *[other] : { $vp } points
}{ $others ->
    [yes] , unless you build with them first
   *[no] {""}
}{ $last ->
    [yes] ; { $spends ->
        [yes] “{ $second }” would use up those cubes
       *[no] after “{ $second }” it { $passes ->
            [yes] is
           *[no] may be
        } too late for that this turn
    }
   *[no] {""}
}
caylus-merit-batch = with { $gain }{ merit-bought }{ $others ->
    [yes] {" "}and what you are still to take
   *[no] {""}
} you have { GIVEN($pay) ->
    [yes] a batch for the castle ({ $pay })
   *[no] one more batch for the castle
}{ $vp ->
    [0] {""}
   *[other] : { $vp } points
}{ $there ->
    [yes] {""}
   *[no] , if you place a worker at the castle too
}
caylus-merit-trade = you can give { $pay } there for { $gain }
caylus-merit-build = you have what it takes to build the { $building } there: { $pay } for { $vp } points
caylus-merit-build_with = with what you take before, you can build the { $building } there: { $pay } for { $vp } points
caylus-merit-build_second = after what your worker on { $places } builds, this one can still build the { $building } ({ $pay } for { $vp } points)
caylus-merit-lets_build = with { $gain }{ merit-bought } your worker on { $space } · { $known } can build the { $building } ({ $vp } points)
caylus-merit-would_build = with { $gain }{ merit-bought } you can build the { $building } ({ $pay } for { $vp } points), if you place a worker on { $space } · { $known } too
caylus-merit-builds_later = with { $gain }{ merit-bought } you can pay for the { $building } ({ $pay } for { $vp } points) in a later turn, with a worker at the { $known }
caylus-merit-most_points = { caylus-merit-building_brings }, and nothing that you can build here scores more{ GIVEN($equals) ->
    [yes] {" "}(as many: { $equals })
   *[no] {""}
}
magna_carta-merit-batch = with { $gain }{ merit-bought }{ $others ->
    [yes] {" "}and what you are still to take
   *[no] {""}
} you have { $count ->
    [one] a batch for the castle ({ $pay }): { $vp } points
   *[other] { $count } batches for the castle ({ $pay }), the last one for { $vp } points
}
magna_carta-merit-pays_card = with { $gain }{ merit-bought }{ $others ->
    [yes] {" "}and what you are still to take
   *[no] {""}
} you can pay for the { $building } in your hand next turn ({ $pay })
magna_carta-merit-wage = it brings { $gain }, and the worker costs { $cost }
magna_carta-merit-stuck_hand = you cannot pay for { $count ->
    [one] the card
   *[other] any of the { $count } cards
} in your hand
magna_carta-merit-first_hand = with your first cubes you can pay for { $count ->
    [0] none
    [one] only 1
   *[other] { $count }
} of these { $most } cards
merit-resources = { GIVEN($number) ->
    [yes] a { $number } brings you { $gain }, and with that
   *[no] with { $gain } more
}{ $roll ->
    [0] {""}
   *[other] {" "}and what the { $roll } rolled brings
}
catan_cards-merit-completes = { merit-resources } you can pay for { merit-goal }
catan_cards-merit-nearer = { merit-resources } you lack only { $lost } for { merit-goal }
catan_cards-merit-keeps = you lack only { $lost } for { merit-goal }, and after “{ $second }” you would lack { $left ->
    [one] 1 resource
   *[other] { $left } resources
}
catan_cards-merit-keeps_whole = you can pay for { merit-goal }, and after “{ $second }” you could not
catan_cards-merit-opens_site = you have no free road, and a new settlement needs one
catan_cards-merit-settles = you can also pay for the settlement at its end: { $won ->
    [one] 1 point
   *[other] { $won } points
} and { $count } new regions
catan_cards-merit-follows = { catan_cards-merit-leaves }
catan_cards-merit-leaves = ; after that you can still pay for { merit-goal }
catan_cards-merit-plays_free = ; it costs nothing, so all else can still follow
catan_cards-merit-last_site = ; it takes your last free place
catan_cards-merit-delays = ; after that you lack { $lost } for { merit-goal }
catan_cards-merit-escapes_brigands = with only { $count } resources left, brigands cannot take your { $have }: they rob those who hold more than { $most }
catan_cards-merit-risks_brigands = ; mind the brigands: you hold { $count } unprotected resources, and with more than { $most } you lose all your ore and wool if they come
catan_cards-merit-end_idle = there is nothing more that you can build or play, and a trade needs { $by } to agree{ GIVEN($won) ->
    [yes] ; what brings you points next is { merit-goal }, for which you lack { $lost }
   *[no] {""}
}{ GIVEN($most) ->
    [yes] . Mind the brigands: you hold { $count } unprotected resources, and with more than { $most } you lose all your ore and wool if they come
   *[no] {""}
}
catan_cards-merit-unit = it adds { $strength ->
    [0] { $trade ->
        [one] 1 trade point
       *[other] { $trade } trade points
    } ({ $count } against { $left }{ GIVEN($token) ->
        [yes] ; for the { $token } you need a city too
       *[no] {""}
    }){ GIVEN($have) ->
        [yes] , and the bank then takes { $have } for 1 other resource
       *[no] {""}
    }
   *[other] { $strength } strength ({ $count } against { $left }){ $tournament ->
        [0] {""}
        [one] {" "}and 1 tournament point
       *[other] {" "}and { $tournament } tournament points
    }
}
catan_cards-merit-doubles = it doubles the harvest{ GIVEN($kind) ->
    [yes] {" "}of { $kind }
   *[no] {""}
} in { $count ->
    [one] a region
   *[other] { $count } regions
} beside it
catan_cards-merit-holds_more = your hand may then hold { $count } more
catan_cards-merit-fills_cellar = each New Year and Favourable Voyage brings you any { $count } resources
catan_cards-merit-site_doubles = there it doubles the harvest{ GIVEN($kind) ->
    [yes] {" "}of { $kind }
   *[no] {""}
} in { $count ->
    [one] a region
   *[other] { $count } regions
} beside it
catan_cards-merit-site_alike = { $tied ->
    [yes] this card does as much there as at “{ $second }”
   *[no] this card works the same wherever it stands: places matter only for cards that double or guard the regions beside them
}
catan_cards-merit-frees_room = a region holds { $most } at most, so paying where most is stored leaves room for the next harvest
catan_cards-merit-usable_hand = you can already pay for { $cards }{ $count ->
    [one] {""}
   *[other] {" "}together
}
catan_cards-merit-costly = you lack { $lost } for it, { $tied ->
    [yes] as much as for any other card in your hand
   *[no] more than for any other card in your hand
}
catan_cards-merit-already_in_play = it is already in play, and there can be only one
catan_cards-merit-needs_building = you lack the building that it needs
catan_cards-merit-no_site = you have no free place for it
catan_cards-merit-one_only = you already have one, and can have only one
catan_cards-merit-no_target = { $by } has nothing that it could be used on
catan_cards-merit-barred = { $by } may not look through this stack now, because you did, so your card is safe there this turn
catan_cards-merit-deeper = with { $count } cards above it, what you put there comes up again latest: no other stack is higher
catan_cards-merit-looks = for { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
} you see all { $count } cards and take the one you want
catan_cards-merit-unseen = you take its top card unseen
catan_cards-merit-searched_all = every stack has been searched by now and all lie face down, so one top card is as good as another{ merit-choosing }
catan_cards-merit-seen = you have looked through this stack, so you may know its top card
catan_cards-merit-card_points = it is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} once it is built{ $city ->
    [yes] , for which you need a city first
   *[no] {""}
}
merit-goal = { $level ->
    [1] a road
    [2] a settlement{ merit-won }
    [3] a city{ merit-won }
    [4] a road and a settlement{ merit-won }
   *[other] { $building }{ merit-won }
}
catan_cards-merit-full = you have { $have }, all that your regions hold, so the next harvest of it would be lost
catan_cards-merit-frees_full = ; with { $have } its regions are full, so the next harvest of it would be lost
caylus-merit-last_source = no other free building on the road brings { $gain } this turn
merit-fewer_held = so far you have { $have }
merit-plenty = you have { $have }, more than of anything else
merit-provost_dear = to shut out { $count ->
    [one] { $by }'s worker on { $places }
   *[other] the other players' workers on { $places }
} is not worth the { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
} that it costs{ $undo ->
    [0] {""}
    [one] , and { $by } could undo that for 1 denier
   *[other] , and { $by } could undo that for { $undo } deniers
}
catan_cards-merit-leaves_room = a region holds { $most } at most, so storing where there is less leaves room for the next harvest
caylus-merit-batch_later = with { $gain }{ merit-bought }{ $others ->
    [yes] {" "}and what you are still to take
   *[no] {""}
} you have { GIVEN($pay) ->
    [yes] a batch for the castle ({ $pay })
   *[no] one more batch for the castle
} in a later turn
merit-peddler = there you may buy { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}, but not gold, for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} { $count ->
    [one] more
   *[other] each
}
magna_carta-merit-deliver = it brings { $gain } now{ $gold ->
    [0] {""}
   *[other] , and the gold for the most batches: nobody can give more, and in a tie the first to give gets it
}{ $left ->
    [0] {""}
   *[other] ; the next tokens are worth only { $left } points
}{ $last ->
    [yes] ; it takes the last token, so the game ends after this turn
   *[no] {""}
}
magna_carta-merit-tokens = it brings { $gain }, and { $deniers } deniers are worth only 1 at the end of the game
magna_carta-merit-owned = it scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, and whenever another player uses it, you { magna_carta-your-share }{ $count ->
    [0] {""}
   *[other] {" "}(as long as the { $count } on it last)
}{ $most ->
    [0] {""}
   *[other] ; a worker there turns one of your cards into a residence, on which prestige cards of up to { $most } points are built
}
catan_cards-merit-gate_closed = attack and neutral cards cannot be played before you two have { $least } points together; you have { $have }
catan_cards-merit-needs_city = it can only be built in a city, and you have none
catan_cards-merit-more_cards = you choose among { $count } cards instead of { $left }{ $tied ->
    [0] {""}
    [one] {" "}(stack { $stacks } has as many)
   *[other] {" "}(stacks { $stacks } have as many)
}
catan_cards-merit-ready_card = you can build it now, for { $pay }
catan_cards-merit-pays_now = ; you can already pay for it ({ $pay })
catan_cards-merit-pays_soon = ; you lack only { $lost } for it
catan_cards-merit-no_use = ; as things stand you cannot build it
catan_cards-merit-site_guards = it guards what the two regions beside it hold from brigands: { $count } there, { $left } at “{ $second }”
magna_carta-merit-provost_share = the provost then reaches { $by }'s worker on your { $places }, so you { magna_carta-your-share }
merit-brings = it brings you { $gain }
caylus-merit-either = it brings you { $gain } or { $have }{ $count ->
    [0] ; both are for one more batch or a building
    [2] ; you have neither, and every batch takes 1 food and 2 other kinds
   *[1] {""}
}
merit-bought = { GIVEN($cost) ->
    [yes] {" "}({ $cost ->
        [one] for 1 denier more
       *[other] for { $cost } deniers more
    })
   *[no] {""}
}
catan_cards-merit-fits = what the { $number } rolled brings still fits there, and a region holds { $most } at most
caylus-merit-alike = after “{ $second }” you can score just as much with cubes this turn
merit-place = { $space } · { $building }
magna_carta-your-share = { $share ->
    [takes] take { $gain } as its owner
    [buys] may buy { GIVEN($gain) ->
        [yes] { $gain }
       *[no] a cube
    } as its owner, for { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }
    [buys_token] may buy a castle token as its owner, for { $cost } deniers
   *[swaps] may swap a cube for 1 gold as its owner
}
magna_carta-merit-owner_takes = ; { $by }, as its owner, takes { $gain }
caylus-merit-owner_takes = ; { $by } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} as its owner{ GIVEN($gain) ->
    [yes] {" "}and takes { $gain } or { $have }
   *[no] {""}
}
merit-none_held = you have { $have }, but none of this yet
merit-brings_more = it brings { $gain }, and “{ $second }” only { $have }
merit-keeps_gold = you keep { $have }, which is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end of the game
merit-pays_plenty = it takes { $pay } rather than { $lost }, and you have { $have }
merit-pays_points = it brings { $gain }, and at the end of the game { $gold ->
    [0] { $deniers ->
        [0] { $cubes } cubes are
       *[other] { $deniers } deniers are
    } worth only 1 point
   *[other] 1 gold is worth only { $gold ->
        [one] 1 point
       *[other] { $gold } points
    }
}
merit-pays_gold = it brings { $gain }, and at the end of the game 1 gold is worth as much as { $deniers ->
    [0] { $cubes } other cubes
   *[other] { $deniers } deniers
}
merit-sale_pays = it brings { $gain }, and at the end of the game { $deniers } deniers are worth as much as { $cubes } cubes
merit-saves_gold = with { $gain }{ merit-bought } you can give { $count ->
    [one] a batch
   *[other] { $count } batches
} at the castle without your gold
magna_carta-merit-spares_gold = with { $gain }{ merit-bought } { $count ->
    [one] your batch
   *[other] your { $count } batches
} for the castle { $count ->
    [one] takes
   *[other] take
} { $gold } gold fewer
merit-buys_batch = you need your deniers: what they buy on the road makes { $count ->
    [one] a batch
   *[other] { $count } batches
} for the castle{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } points)
}, and “{ $second }” would leave you too few
caylus-merit-buys_tile = you need your deniers: with what they buy on the road, your worker on { $space } · { $known } can build the { $building } ({ $vp } points), and “{ $second }” would leave you too few
merit-spare_cube = without it you can still give { $count ->
    [one] a batch
   *[other] { $count } batches
} at the castle this turn
merit-provost_guard = to cut off your worker on { $places }{ merit-stake } then costs { $count ->
    [one] { $asked }
   *[other] the others
} { $deniers } deniers, and after “{ $second }” only { $least }
merit-provost_open = ; { $least ->
    [-1] { $count ->
        [one] { $asked }
       *[other] the others
    } can then cut off your worker on { $places }{ merit-stake } for { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }
    [0] { $count ->
        [one] { $asked }
       *[other] the others
    } can still cut off your worker on { $places }{ merit-stake } for { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }
   *[other] to cut off your worker on { $places }{ merit-stake } then costs { $count ->
        [one] { $asked }
       *[other] the others
    } only { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } instead of { $least }
}
merit-provost_undone = ; { $count ->
    [one] { $asked } can undo
   *[other] the others can undo
} that for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
magna_carta-merit-batch_ready = ; what you have, or is still to come, makes { $count ->
    [one] a batch
   *[other] { $count } batches
} for the castle ({ $pay }: { $vp } points)
magna_carta-merit-needs_provost = ; it does something only if the provost comes { $deniers ->
    [one] 1 card
   *[other] { $deniers } cards
} further, for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
magna_carta-merit-low_hand = { $count ->
    [one] the only card in your hand that you can pay for
   *[other] each of the { $count } cards in your hand that you can pay for
} scores only 1 point
magna_carta-merit-first = it brings you { $gain }, and you have none{ $count ->
    [0] {""}
   *[other] ; a batch takes 1 food, 1 wood and 1 stone
}
magna_carta-merit-sale_pays = it brings { $gain }{ $golden ->
    [yes] , and at the end of the game { $deniers } deniers are worth as much as 1 gold
   *[no] ; at a Peddler such a cube costs only 1, and 1 for the worker
}
merit-keeps_move = you keep the { merit-provost_move }
merit-spends_move = ; but then you lack the { merit-provost_move }
merit-provost_move = { $deniers ->
    [one] denier that brings
   *[other] { $deniers } deniers that bring
} the provost { $own ->
    [yes] to your worker on { $places }
   *[no] back to { $to }, so that { $by }'s worker on { $places } does nothing
}
merit-exposed = ; but the provost is right there, so one step back would cut it off
merit-provost_loses = ; your own { $count ->
    [one] worker on { $places }{ merit-stake } then does
   *[other] workers on { $places }{ merit-stake } then do
} nothing{ $back ->
    [yes] , unless another player moves him again
   *[no] {""}
}
merit-spends_gold = ; the gold that it takes would be worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end of the game
caylus-merit-castle_waits = ; you can still take your batch to the castle after that{ $cost ->
    [0] {""}
   *[other] , for { $cost } deniers if another player passes first
}
caylus-merit-food_staple = every batch and many buildings take food
caylus-merit-short_of_food = every batch takes 1 food, and so far you have { $have }
caylus-merit-no_use = ; as things stand you have nothing to use there
caylus-merit-fewer_batches = ; you can then give { $count ->
    [one] 1 batch
   *[other] { $count } batches
} fewer at the castle this turn
magna_carta-merit-provost_denies = the provost then stops short of { $places }, so { $by } takes no share there as its owner
magna_carta-merit-fewer_batches = ; you can then give { $count ->
    [one] 1 batch
   *[other] { $count } batches
} fewer this turn, worth { $vp } points at present{ GIVEN($by) ->
    [yes] , unless { $by } moves him back
   *[no] {""}
}
merit-moved_back = { GIVEN($by) ->
    [yes] {" "}unless { $by } moves him back
   *[no] {""}
}
magna_carta-merit-leaves_batches = you can then give { $count ->
    [one] a batch
   *[other] { $count } batches
} ({ $pay }) at the castle this turn, and after “{ $second }” { $left ->
    [0] none
   *[other] only { $left }
}{ merit-moved_back }: { $vp } points at present
caylus-merit-leaves_batches = you can then give { $count ->
    [one] a batch
   *[other] { $count } batches
} at the castle this turn, and after “{ $second }” { $left ->
    [0] none
   *[other] only { $left }
}
caylus-merit-building_brings = it scores { $vp } points{ $favours ->
    [0] {""}
    [one] {" "}and brings a royal favour
   *[other] {" "}and brings { $favours } royal favours
}{ $deniers ->
    [0] {""}
    [one] {" "}and brings 1 denier each turn
   *[other] {" "}and brings { $deniers } deniers each turn
}
caylus-merit-keeps_tile = your { $building } stays, and brings you a point for each worker of another player there
caylus-merit-residence = it scores { $vp } points and brings 1 denier each turn
magna_carta-merit-residence = as a residence it brings 1 denier each turn and may carry a prestige building; it scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} instead of { $lost }
caylus-merit-any_residence = your residences all bring the same
caylus-merit-favour = a royal favour brings you for example { $vp ->
    [one] 1 point
   *[other] { $vp } points
}{ $deniers ->
    [0] {""}
   *[other] , or { $deniers } deniers
}
caylus-merit-inn_leave = you get your worker back for the next turn
caylus-merit-favour_points = it brings { $vp ->
    [one] 1 point
   *[other] { $vp } points
}{ $most ->
    [0] {""}
   *[other] , and the next step of this line { $most }
}{ $stopped ->
    [yes] ; your marker goes no further until the next part of the castle is scored
   *[no] {""}
}{ $deniers ->
    [0] {""}
   *[other] ; at the end of the game { $deniers } deniers are worth only 1
}{ $cubes ->
    [0] {""}
   *[other] ; at the end of the game { $cubes } cubes are worth only 1
}
caylus-merit-favour_deniers = it brings { $deniers } deniers, and you have { $have }{ $most ->
    [0] {""}
   *[other] ; the next step of this line brings { $most }
}{ $stopped ->
    [yes] ; your marker goes no further until the next part of the castle is scored
   *[no] {""}
}
caylus-merit-favour_cubes = { $count ->
    [one] it brings { $gain }
   *[other] with it you may take one of these: { $gain }
}
caylus-merit-favour_builds = with it you can build the { $building }: { $pay } for { $vp } points
caylus-merit-favour_residence = with it you can make a residence: { $pay } for { $vp } points and 1 denier each turn
caylus-merit-favour_later = it brings nothing yet, but the next step of this line builds a wood building for 1 wood less
caylus-merit-lets_trade = with { $gain } your worker on { $space } · { $known } can take { $have } for { $pay }
caylus-merit-lets_buy = with { $gain } your worker on { $space } · { $known } can buy for { $pay }{ GIVEN($count) ->
    [yes] , which makes { $count ->
        [one] one more batch
       *[other] { $count } more batches
    } for the castle{ $vp ->
        [0] {""}
       *[other] {" "}({ $vp } points)
    }
   *[no] {""}
}
caylus-merit-gate = when all have passed, a worker there may move to any place that is still free, at no cost
caylus-merit-guild = there you may move the provost up to { $most } spaces for free, before the others can pay to move him
caylus-merit-stables_keep = it makes you { $place ->
    [1] first
    [2] second
   *[other] third
} in next turn's order, so that no worker there puts you further back
caylus-merit-lawyer = you can pay { $pay } there for a residence: { $vp } points, and 1 denier each turn
magna_carta-merit-lawyer = you can pay { $pay } there to make one of your cards a residence, which brings 1 denier each turn and may carry a prestige building
caylus-merit-trade_cubes = you can give { $count } cubes there, but not gold, for { $gain }
caylus-merit-first = it brings you { $gain }, and you have none{ $left ->
    [1] { $built ->
        [yes] ; after what you build, you then lack only 1 cube for a batch
       *[no] {""}
    }
    [2] ; a batch for the castle takes 1 food and 2 other kinds
   *[other] { $food ->
        [yes] ; every batch needs food
       *[no] {""}
    }
}
magna_carta-merit-prestige = it scores { $vp } points{ $lost ->
    [0] {""}
   *[other] {" "}on a residence that scores only { $lost }
}{ $deniers ->
    [0] {""}
   *[other] , and still brings 1 denier each turn
}{ $tied ->
    [yes] , and nothing that you can build now scores more
   *[no] {""}
}
magna_carta-merit-first_to_give = you pass first, take { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} and give first at the castle: { $count ->
    [one] your batch
   *[other] your { $count } batches
} ({ $pay }{ $others ->
    [yes] , some of it still to come
   *[no] {""}
}: { $vp } points) also { $count ->
    [one] wins
   *[other] win
} the gold unless another player gives more
magna_carta-merit-keeps_card = you can then pay for the { $building } in your hand next turn ({ $vp ->
    [one] 1 point
   *[other] { $vp } points
})
magna_carta-merit-no_hand = you have no card in your hand
magna_carta-merit-bank = there you may buy 1 gold for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} more
magna_carta-merit-church = there you may buy a castle token ({ $vp } points) for { $deniers } deniers more
magna_carta-merit-alike = after “{ $second }” you can give as many batches this turn
caylus-merit-nearer_batch = with { $gain }{ merit-bought } you lack only { $food ->
    [yes] 1 food
   *[no] 1 cube of another kind
} for { $count ->
    [1] a batch
   *[other] one more batch
}
magna_carta-merit-nearer_batch = with { $gain }{ merit-bought }{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } of your gold
} you lack only { GIVEN($more) ->
    [yes] { $more }
   *[no] { $lost }
} for { $count ->
    [one] a batch
   *[other] one more batch
}
more-food = 1 more food
more-wood = 1 more wood
more-stone = 1 more stone
magna_carta-merit-misses_gold = ; { $count ->
    [one] 1 batch
   *[other] { $count } batches
} would be sure to win the gold for the most batches, worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
magna_carta-merit-few_cards = you have only { $count ->
    [one] 1 card
   *[other] { $count } cards
} in your hand, and { $deniers } deniers
magna_carta-merit-free_exchange = the exchange costs nothing, and these cards come back when your pile is used up
merit-choosing = { $cost ->
    [0] {""}
    [one] ; the top card is free, while choosing one from a stack costs 1 resource
   *[other] ; the top card is free, while choosing one from a stack costs { $cost } resources
}
catan_cards-merit-untouched = { $count ->
    [one] nobody has searched this stack or drawn from it yet, so its best cards are still in it; that is not so of the others
   *[other] nobody has searched stacks { $stacks } or drawn from them yet, so their best cards are still in them and any of these will do
}{ merit-choosing }
catan_cards-merit-unsearched = nobody has searched this stack yet, only drawn from its top: nobody has seen { $count ->
    [one] 1 of its cards
   *[other] { $count } of its cards
}, and none of the best was picked out{ merit-choosing }
catan_cards-merit-put_back = { $count ->
    [one] the only card left in it was put back under it
   *[other] the { $count } cards left in it were all put back under it
}{ GIVEN($cards) ->
    [yes] , as you know of { $cards }
   *[no] {""}
}
catan_cards-merit-others_spent = stack { $stacks } holds only cards that were put back under it, so do not draw there{ merit-choosing }
catan_cards-merit-founds = it is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} and brings you { $count } new regions
catan_cards-merit-grows = it is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} more than the settlement, and makes room for red cards
catan_cards-merit-scores = it is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}{ $count ->
    [0] {""}
   *[other] , and your hand may then hold { $count } more
}
catan_cards-merit-takes_knight = with { $count } strength against { $left } you take the { $token }{ GIVEN($by) ->
    [yes] {" "}from { $by }
   *[no] {""}
}, which makes { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
catan_cards-merit-takes_windmill = with { $count ->
    [one] 1 trade point
   *[other] { $count } trade points
} against { $left } you take the { $token }{ GIVEN($by) ->
    [yes] {" "}from { $by }
   *[no] {""}
}, which makes { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
catan_cards-merit-would_take = with { $count } against { $left } it takes the { $token }, unless { $by } adds more first
catan_cards-merit-breaks_knight = with { $count } strength against { $left }, { $by } loses the { $token }, worth 1 point
catan_cards-merit-breaks_windmill = with { $count ->
    [one] 1 trade point
   *[other] { $count } trade points
} against { $left }, { $by } loses the { $token }, worth 1 point
catan_cards-merit-duel = on a roll of 1 to { $most } { $level ->
    [1] one of { $by }'s knights goes back to the hand
    [2] one of { $by }'s buildings goes back to the hand
   *[3] you take 2 resources from { $by }
} (only on 1 or { $least } if { $by } has the answer to it); otherwise the same happens to you
catan_cards-merit-duel_token = if you win the duel, on a roll of 1 to { $most } (or only on 1 or { $least } if { $by } has the answer to it), you can take the { $token } from { $by }
catan_cards-merit-spies = you see { $count ->
    [one] the only card
   *[other] all { $count } cards
} in { $by }'s hand, and may take one that is a knight, a fleet or an action card, if there is any
catan_cards-merit-spies_nothing = { $count ->
    [one] the only card in { $by }'s hand is a building
   *[other] the { $count } cards in { $by }'s hand are all buildings
}, and the Spy takes only knights, fleets and action cards
catan_cards-merit-takes = you take { $most ->
    [one] 1 resource
   *[other] up to { $most } resources
} of your choice from { $by }, and give 1 back
catan_cards-merit-swaps = you swap up to { $most } of your resources for others of your choice
catan_cards-merit-site_plague = there it keeps the plague from { $count ->
    [one] 1 resource
   *[other] { $count } resources
} in the regions around its city, and at the other place from { $left }
catan_cards-merit-site_units = there a civil war spares { $count } of your units, and at the other place { $left }
catan_cards-merit-site_spares = the other place stays free for your { $building }, which doubles a harvest there
catan_cards-merit-site_sheltered = there a civil war cannot hit it
catan_cards-merit-site_city = it leaves { $count ->
    [one] the free place
   *[other] all { $count } free places
} of your cities for red cards
catan_cards-merit-costs_points = it takes { $vp ->
    [one] 1 point
   *[other] { $vp } points
} from { $by }
catan_cards-merit-gains_token = you then have the { $token }, worth 1 point
catan_cards-merit-costs_token = it costs { $by } the { $token } and its point
catan_cards-merit-may_cost_token = without it { $by } has only { $count } against your { $left } for the { $token }, and loses it with its point unless you now lose as much
catan_cards-merit-denies_token = { $by } then does not have the { $token }, worth 1 point
catan_cards-merit-weakens = it takes { $count } strength{ $tournament ->
    [0] {""}
    [one] {" "}and 1 tournament point
   *[other] {" "}and { $tournament } tournament points
} from { $by }, and “{ $second }” { $left ->
    [0] none
   *[other] only { $left }
}
catan_cards-merit-costs_trade = it takes { $count ->
    [one] 1 trade point
   *[other] { $count } trade points
} from { $by }, and “{ $second }” { $left ->
    [0] none
   *[other] only { $left }
}
catan_cards-merit-doubles_nothing = you have no place where { $building } would double a harvest
catan_cards-merit-dear_again = to build it again { $by } has to pay more: { $pay }
catan_cards-merit-only_answers = it is only of use if { $by } attacks you
catan_cards-merit-pointless = it brings you no points, and “{ $second }” would bring { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
catan_cards-merit-lacks_more = you lack { $lost } for it, and for “{ $second }” { $left ->
    [0] nothing
    [one] only 1 resource
   *[other] only { $left } resources
}
catan_cards-merit-lacks = you lack { $lost } for it
catan_cards-merit-stays = ; keep { $building }: { $level ->
    [0] it has a place where it doubles two harvests
    [2] it gets a place with your next settlement{ $count ->
        [0] {""}
       *[other] , for which you lack only { $lost }
    }
   *[other] it gets a place with your first city{ $count ->
        [0] {""}
       *[other] , for which you lack only { $lost }
    }
}
catan_cards-merit-opens_with = with what you have at the start you can already pay for { $cards }{ $count ->
    [one] {""}
   *[other] {" "}together
}
catan_cards-merit-hand_points = these cards are worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} once they are built, and those of the other choice { $left }
catan_cards-merit-spoils = { $by } could already pay for this: { $cards }
catan_cards-merit-spoils_points = it costs { $by } cards worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} once they are built; those of the other choice are worth { $left }
catan_cards-merit-as_deep = { $count } cards lie above it there, as many as in “{ $second }”, so it comes up again as late
catan_cards-merit-as_many_cards = the stacks lie face down, and “{ $second }” has as many cards to choose from
catan_cards-merit-bank_idle = with what the bank gives for { $pay } you could still not build anything more
catan_cards-merit-bank_pointless = with the bank you could only pay for { merit-goal }, which adds no point
catan_cards-merit-regions_alike = both regions hold as much, and every number is as likely
catan_cards-merit-sides_alike = it makes no difference: no card stands beside either place yet, and the next region goes to the other one
catan_cards-merit-parries = the attack then only succeeds on a roll of 1 or { $least } instead of 1 to { $most }
catan_cards-merit-new_number = none of your regions has the number { $number } yet
catan_cards-merit-few_regions = you have { $count ->
    [0] no region
    [one] only 1 region
   *[other] only { $count } regions
} of this kind ({ $region }), and { $left } of the other
catan_cards-merit-fixes = a { $number } brings you { $gain }
catan_cards-merit-guards = it keeps up to { $count ->
    [one] 1 resource
   *[other] { $count } resources
} beside it from counting when the brigands come
catan_cards-merit-site_pair = the other place stays free: both regions beside it are { $region }, so one card there can double two harvests
catan_cards-merit-region_pair = there is then { $region } on both sides of the place between, where one card can double two harvests
catan_cards-merit-hand_without_city = { $count ->
    [0] none of these cards needs
    [one] only 1 of these cards needs
   *[other] only { $count } of these cards need
} a city, and { $left } of the other choice { $left ->
    [one] does
   *[other] do
}
merit-won = { $won ->
    [0] {""}
    [one] {" "}(1 point{ merit-with_token })
   *[other] {" "}({ $won } points{ merit-with_token })
}
merit-with_token = { GIVEN($token) ->
    [yes] {" "}with the { $token }
   *[no] {""}
}
catan_cards-merit-saves_search = you keep the { $cost ->
    [one] resource
   *[other] { $cost } resources
} that looking through a stack costs
catan_cards-merit-unseen_all = nobody has looked through any of these stacks, so one top card is as good as another{ merit-choosing }
catan_cards-merit-costs_more = it costs { $count } resources, and “{ $second }” only { $left }
catan_cards-merit-costs_less = it costs { $count ->
    [one] only 1 resource
   *[other] only { $count } resources
}, and “{ $second }” { $left }{ $won ->
    [0] {""}
    [one] {" "}for the same 1 point
   *[other] {" "}for the same { $won } points
}
catan_cards-merit-without_city = it can be built beside a settlement, and “{ $second }” only in a city, which you do not have
catan_cards-merit-hand_cost = together these cards cost { $count } resources, and those of the other choice { $left }
catan_cards-merit-scarce = only { $count ->
    [one] 1 of your regions brings
   *[other] { $count } of your regions bring
} { $gain }, and { $left } bring { $have }
