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

## After a match: how it was decided

analysis-nothing = nothing
analysis-point = { board-moment }: { $player } chose { $given }.
analysis-better = { $better } was better: it would have raised the chance of winning by about { $lost } percentage points (between { WRITTEN($low) } and { WRITTEN($high) }).
analysis-many = It has many small advantages.
analysis-decided = The difference lies in how the game ends.
analysis-chance = { $player }: { $share }%
analysis-none = I found no choice that cost anyone much of their chance of winning.

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
hint-beats = This beats “{ $second }”.
hint-scores = you score { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
hint-gives-you = in my simulations you end the turn with { $facts }
hint-gives = { $player } would have ended the turn with { $facts }
hint-finishes-you = in my simulations you finish the game with { $facts }
hint-finishes = { $player } would have finished the game with { $facts }
hint-other-gives = in my simulations **{ $others }** { $several ->
    [yes] end the turn with { $facts } between them
   *[no] ends the turn with { $facts }
}
hint-other-gives-too = **{ $others }** with { $facts }{ $several ->
    [yes] {" "}between them
   *[no] {""}
}
hint-other-finishes = in my simulations { $several ->
    [yes] the best of the others
   *[no] **{ $others }**
} finishes the game with { $facts }
hint-other-finishes-too = { $several ->
    [yes] the best of the others
   *[no] **{ $others }**
} with { $facts }
hint-other-would-gives = { $several ->
    [yes] { $others } together would have ended the turn with { $facts }
   *[no] { $others } would have ended the turn with { $facts }
}
hint-other-would-gives-too = { $others } with { $facts }
hint-other-would-finishes = { $several ->
    [yes] { $others } together would have finished the game with { $facts }
   *[no] { $others } would have finished the game with { $facts }
}
hint-other-would-finishes-too = { $others } with { $facts }
hint-taken = you get there before { $player }
hint-prepares = you should then get to do “{ $option }” later this turn
hint-denies = it probably keeps { $player } from “{ $option }” this turn
hint-later-caylus-batch = Castle: { $option }
hint-later-caylus-build = Build { $option }
hint-later-caylus-provost = Provost: { $option }
hint-later-caylus-guild = Provost: { $option }
hint-later-magna_carta-act = { $option }
hint-later-magna_carta-provost = Provost: { $option }
hint-later-magna_carta-batches = Castle: { $option }
hint-but = { $reasons }, though { $losses }
hint-lose-you = you would have { $facts }
hint-lose-other = { $several ->
    [yes] the others would have { $facts } between them
   *[no] **{ $others }** would have { $facts }
}
hint-but-later = { $reasons }, though { $losses } by then, because the other choice scores more later
hint-compared = compared with “{ $second }”, { $reasons }
hint-compared-too = Compared with “{ $second }”, { $reasons }.
hint-equal-too = “{ $second }” is about as good.
hint-both = You should get to do “{ $second }” this turn too, so the order hardly matters.
hint-then = { $second }” and then “{ $option }
hint-skip-catan_cards-arrange = wherever they lie, your regions are worth about the same at the start
hint-pass-first = you pass first and take { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}{ $cost ->
    [0] {""}
   *[other] , and from now on a worker costs { $cost } deniers for { $several ->
        [yes] the others
       *[no] **{ $others }**
    }
}
hint-pass-dear = a worker costs you { $cost } deniers now
hint-equal-both = The two are about equal.
hint-better-end = { $how ->
    [ends] it ends the game this turn, and that is better for you than going on
    [lasts] it keeps the game from ending this turn, and that is better for you
   *[other] the game may end this turn, and it ends better this way
}
hint-equal = by the end of the turn it is about as good as “{ $second }”
hint-effects = its effect ({ $effect }) helps you about as much as that of “{ $second }” ({ $other })
hint-saves-caylus = it saves you { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
hint-saves-magna_carta = { hint-saves-caylus }
hint-alike-catan_cards-draw = as far as I can tell, “{ $second }” is just as good
hint-alike-catan_cards-pay = “{ $second }” costs you the same
hint-alike-catan_cards-place = by the end of this turn the place makes no difference, so “{ $second }” is just as good for now
hint-alike-catan_cards-take = “{ $second }” gives you the same
hint-alike-caylus-build = “{ $second }” scores you as many points
hint-obstacle-already_in_play = it is already in play, and there can be only one
hint-obstacle-cannot_pay = you cannot pay for it yet
hint-obstacle-needs_building = you lack what it needs
hint-obstacle-no_site = there is no free place for it
hint-obstacle-one_only = you already have one, and can have only one
hint-only = it is the only thing you can do here
hint-guess = it looks best at first sight, but I had no time to compare it. Ask again for a hint with reasons
hint-idle = nothing else here gains you anything before the turn ends
hint-no-worker = neither choice changes what a worker does
hint-same = all choices here come to the same
hint-numbers = Value **{ $points }** compared with “{ $second }”, as I estimate it at the end of the turn, on average. A value of 1 is about a point at the end of the game.{ $against ->
    [yes] {" "}In the games I learned from, my choice did better all the same.
   *[no] {""}
}
hint-numbers-end = Value **{ $points }** compared with “{ $second }”, when the game has ended:
hint-no-numbers = There are no numbers behind this hint: I compared nothing.
hint-nothing = Nothing
refuse-hint-gone = That hint is out of date. Ask for a new one.
analysis-perhaps-better = { $better } may have been better: it would have raised the chance of winning by about { $lost } percentage points, though chance could explain that (between { WRITTEN($low) } and { WRITTEN($high) }).
analysis-why = The difference: { $reasons }.
analysis-turns = { $several ->
    [yes] turns { $first } to { $last }
   *[no] turn { $first }
}
analysis-decline = { $player }’s chance of winning fell from { $before }% to { $after }% in { $turns }. None of the { $examined } choices I compared there stands out: others’ moves or luck made the difference.
analysis-decline-choices = { $player }’s chance of winning fell from { $before }% to { $after }% in { $turns }, in many small steps: of the { $examined } choices I compared there, { $worse } were not the best.
button-hint-play = Do it
button-hint-why = Why?
hint-more = { $sure ->
    [no] perhaps 1 more { $noun }
    [about] about { $amount } more { $noun }
   *[yes] { $amount } more { $noun }
}
hint-fewer = { $sure ->
    [no] perhaps 1 fewer { $noun }
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
hint-fact-income = { $amount ->
    [one] denier of income
   *[other] deniers of income
}
hint-fact-caylus-kinds = { $amount ->
    [one] kind of cube
   *[other] kinds of cube
}
hint-fact-caylus-batches = { $amount ->
    [one] batch ready for the castle
   *[other] batches ready for the castle
}
hint-fact-caylus-workers = { $amount ->
    [one] worker to place
   *[other] workers to place
}
hint-fact-caylus-section = { $amount ->
    [one] house in this section of the castle
   *[other] houses in this section of the castle
}
hint-fact-caylus-all_houses = { $amount ->
    [one] house in the castle
   *[other] houses in the castle
}
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
hint-fact-caylus-favour_prestige = { $amount ->
    [one] step on the prestige favour line
   *[other] steps on the prestige favour line
}
hint-fact-caylus-favour_deniers = { $amount ->
    [one] step on the denier favour line
   *[other] steps on the denier favour line
}
hint-fact-caylus-favour_resources = { $amount ->
    [one] step on the resource favour line
   *[other] steps on the resource favour line
}
hint-fact-caylus-favour_buildings = { $amount ->
    [one] step on the building favour line
   *[other] steps on the building favour line
}
hint-fact-magna_carta-castle = { $amount ->
    [one] point at the castle
   *[other] points at the castle
}
hint-fact-magna_carta-sets = { $amount ->
    [one] full set of cubes
   *[other] full sets of cubes
}
hint-fact-magna_carta-workers = { $amount ->
    [one] worker to place
   *[other] workers to place
}
hint-fact-magna_carta-hand = { $amount ->
    [one] card in hand
   *[other] cards in hand
}
hint-fact-magna_carta-affordable = { $amount ->
    [one] card you can pay for
   *[other] cards you can pay for
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
hint-fact-magna_carta-batches = { $amount ->
    [one] batch at the castle
   *[other] batches at the castle
}
hint-fact-catan_cards-points_settlements = { $amount ->
    [one] point from settlements
   *[other] points from settlements
}
hint-fact-catan_cards-points_cities = { $amount ->
    [one] point from cities
   *[other] points from cities
}
hint-fact-catan_cards-points_buildings = { $amount ->
    [one] point from buildings
   *[other] points from buildings
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
hint-fact-catan_cards-goods = { $amount ->
    [one] resource
   *[other] resources
}
hint-fact-catan_cards-makes_lumber = { $amount ->
    [one] region producing lumber
   *[other] regions producing lumber
}
hint-fact-catan_cards-makes_brick = { $amount ->
    [one] region producing brick
   *[other] regions producing brick
}
hint-fact-catan_cards-makes_wool = { $amount ->
    [one] region producing wool
   *[other] regions producing wool
}
hint-fact-catan_cards-makes_grain = { $amount ->
    [one] region producing grain
   *[other] regions producing grain
}
hint-fact-catan_cards-makes_ore = { $amount ->
    [one] region producing ore
   *[other] regions producing ore
}
hint-fact-catan_cards-makes_gold = { $amount ->
    [one] region producing gold
   *[other] regions producing gold
}
hint-fact-catan_cards-count_knight = { $amount ->
    [one] knight
   *[other] knights
}
hint-fact-catan_cards-count_trade_fleet = { $amount ->
    [one] trade fleet
   *[other] trade fleets
}
hint-fact-catan_cards-count_fleet = { $amount ->
    [one] fleet
   *[other] fleets
}
hint-fact-catan_cards-count_building = { $amount ->
    [one] building
   *[other] buildings
}
hint-fact-catan_cards-count_doubles = { $amount ->
    [one] building that doubles a harvest
   *[other] buildings that double a harvest
}
hint-fact-catan_cards-doubled = { $amount ->
    [one] region with a doubled harvest
   *[other] regions with a doubled harvest
}
hint-fact-catan_cards-strength = { $amount ->
    [one] point of strength
   *[other] points of strength
}
hint-fact-catan_cards-tournament = { $amount ->
    [one] tournament point
   *[other] tournament points
}
hint-fact-catan_cards-trade = { $amount ->
    [one] trade point
   *[other] trade points
}
hint-fact-catan_cards-hand = { $amount ->
    [one] card in hand
   *[other] cards in hand
}
hint-fact-catan_cards-limit = { $amount ->
    [one] card in your hand limit
   *[other] cards in your hand limit
}
hint-fact-catan_cards-actions = { $amount ->
    [one] action card in hand
   *[other] action cards in hand
}
hint-fact-catan_cards-units = { $amount ->
    [one] knight or fleet in hand
   *[other] knights or fleets in hand
}
hint-fact-catan_cards-payable = { $amount ->
    [one] card you can pay for
   *[other] cards you can pay for
}
hint-fact-catan_cards-open_roads = { $amount ->
    [one] road ready for a settlement
   *[other] roads ready for a settlement
}
hint-gain-caylus-place = an earlier place in the turn order
hint-loss-caylus-place = a later place in the turn order
hint-gain-caylus-castle = a worker at the castle
hint-loss-caylus-castle = no worker at the castle
hint-gain-caylus-beyond = fewer workers beyond the provost
hint-loss-caylus-beyond = more workers beyond the provost
hint-gain-magna_carta-beyond = fewer workers beyond the provost
hint-loss-magna_carta-beyond = more workers beyond the provost
hint-gain-caylus-inn = a worker at the Inn
hint-loss-caylus-inn = no worker at the Inn
hint-gain-magna_carta-place = an earlier place in the turn order
hint-loss-magna_carta-place = a later place in the turn order
hint-gain-catan_cards-knight = the knight token
hint-loss-catan_cards-knight = no knight token
hint-gain-catan_cards-windmill = the windmill token
hint-loss-catan_cards-windmill = no windmill token
hint-gain-catan_cards-full = one fewer full region
hint-gain-catan_cards-lacks_road = more progress towards a road
hint-loss-catan_cards-lacks_road = less progress towards a road
hint-gain-catan_cards-lacks_settlement = more progress towards a settlement
hint-loss-catan_cards-lacks_settlement = less progress towards a settlement
hint-gain-catan_cards-lacks_city = more progress towards a city
hint-loss-catan_cards-lacks_city = less progress towards a city
hint-gain-end-win = a better chance of winning
hint-loss-end-win = a worse chance of winning
hint-added-caylus-beyond = the other choice would put a worker beyond the provost, where it does nothing unless the provost moves
hint-added-magna_carta-beyond = the other choice would put a worker beyond the provost, where it does nothing unless the provost moves
hint-avoid-caylus-beyond = fewer of your workers are beyond the provost, where they do nothing
hint-avoid-magna_carta-beyond = fewer of your workers are beyond the provost, where they do nothing
hint-avoid-catan_cards-lacks_road = you lack less for a road than after the other choice
hint-avoid-catan_cards-lacks_settlement = you lack less for a settlement than after the other choice
hint-avoid-catan_cards-lacks_city = you lack less for a city than after the other choice
