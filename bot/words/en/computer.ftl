command-hint = See, in private, what the strongest bot would do in your place
refuse-no-hints = { $why ->
    [alone] This game gives hints only to one person playing against bots, and more people play here.
   *[never] Hints are turned off in this game's settings.
} With `/plan` you can try out moves in private.
button-hint = Hint
hint-choice = In your place I would choose: { $options }
hint-none = In your place I would choose nothing here.
hint-about-equal = About as good: { $second }
hint-why = Compared with “{ $second }”, at the end of the turn:
hint-many = Compared with “{ $second }”: many small things speak for it.
hint-ends = Compared with “{ $second }”: what speaks for it is how the game ends.
reason = { $whose }: { $fact } { $change }, worth { $points } points
reason-rest = all the rest: worth { $points } points
reason-you = you
reason-others = the others
reason-all = everybody

## After a match: how it was decided

analysis-nothing = nothing
analysis-point = { board-moment }: { $player } chose { $given }.
analysis-better = Better was { $better }: its chance to win was higher by about { $lost } percentage points (between { WRITTEN($low) } and { WRITTEN($high) }).
analysis-many = Many small things speak for it.
analysis-decided = What speaks for it is how the game ends.
analysis-chance = { $player } { $share }%
analysis-none = No choice was clearly worse than another.

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
fact-caylus-section = houses in this part of the castle
fact-caylus-parts = free places in this part of the castle
fact-caylus-left = the bailiff's way to the next count
fact-caylus-all_houses = houses in the whole castle
fact-caylus-tiles = wood buildings
fact-caylus-stones = stone buildings
fact-caylus-prestige = prestige buildings
fact-caylus-houses = residential buildings
fact-caylus-income = income
fact-caylus-favour_prestige = the favour line of prestige points
fact-caylus-favour_deniers = the favour line of deniers
fact-caylus-favour_resources = the favour line of cubes
fact-caylus-favour_buildings = the favour line of buildings
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
fact-magna_carta-affordable = cards in hand that can be paid
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
fact-catan_cards-points_settlements = points of settlements
fact-catan_cards-points_cities = points of cities
fact-catan_cards-points_buildings = points of buildings
fact-catan_cards-points_arch = points of the triumphal arch
fact-catan_cards-points_knight = the point of the strongest knights
fact-catan_cards-points_windmill = the point of the strongest trade
fact-catan_cards-lumber = lumber
fact-catan_cards-brick = brick
fact-catan_cards-wool = wool
fact-catan_cards-grain = grain
fact-catan_cards-ore = ore
fact-catan_cards-gold = gold
fact-catan_cards-goods = resources in all
fact-catan_cards-makes_lumber = regions that make lumber
fact-catan_cards-makes_brick = regions that make brick
fact-catan_cards-makes_wool = regions that make wool
fact-catan_cards-makes_grain = regions that make grain
fact-catan_cards-makes_ore = regions that make ore
fact-catan_cards-makes_gold = regions that make gold
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
fact-catan_cards-limit = the limit of the hand
fact-catan_cards-actions = action cards in hand
fact-catan_cards-units = knights and fleets in hand
fact-catan_cards-payable = cards in hand that can be paid
fact-catan_cards-lacks_road = what is missing for a road
fact-catan_cards-lacks_settlement = what is missing for a settlement
fact-catan_cards-lacks_city = what is missing for a city
fact-catan_cards-open_roads = roads without a settlement
fact-catan_cards-sites = free building sites
fact-catan_cards-city_sites = free building sites at cities
fact-catan_cards-regions = regions still in the stack
fact-catan_cards-behind = points behind the leader
fact-catan_cards-active = whose turn it is
