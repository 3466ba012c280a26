### Cards of the Catan Card Game, resources and regions: names, and what cards do.

## Roads, settlements, cities

name-road = Road
    .the = the Road
name-settlement = Settlement
    .the = the Settlement
name-city = City
    .the = the City

## Action cards

name-alchemist = Alchemist
    .the = the Alchemist
name-arsonist = Arsonist
    .the = the Arsonist
name-bishop = Bishop
    .the = the Bishop
name-black_knight = Black Knight
    .the = the Black Knight
name-brigands = Brigands
    .the = the Brigands
name-caravan = Caravan
    .the = the Caravan
name-herb_woman = Herb Woman
    .the = the Herb Woman
name-merchant = Merchant
    .the = the Merchant
name-scout = Scout
    .the = the Scout
name-spy = Spy
    .the = the Spy
name-ancient_wisdom = Ancient Wisdom
name-chamberlain = Antonio the Chamberlain
name-dogma = Dogma
name-eryn = Eryn the Druid
name-christoph = Christoph the Merchant
name-gunther = Gunther the Merchant
name-neighbour_help = Neighbourly Help
name-sigismund = Sigismund, Hero of the Seas
name-campaign = Campaign against the Barbarians
    .the = the Campaign against the Barbarians

## Green cards: buildings and units for any site

name-abbey = Abbey
    .the = the Abbey
name-garrison = Garrison
    .the = the Garrison
name-smithy = Smithy
    .the = the Smithy
name-brick_factory = Brick Factory
    .the = the Brick Factory
name-foundry = Foundry
    .the = the Foundry
name-grain_mill = Grain Mill
    .the = the Grain Mill
name-sawmill = Sawmill
    .the = the Sawmill
name-woolen_mill = Woollen Mill
    .the = the Woollen Mill
name-wine_cellar = Wine Cellar
    .the = the Wine Cellar
name-trading_outpost = Trading Outpost
    .the = the Trading Outpost
name-fleet_lumber = Lumber Fleet
    .the = the Lumber Fleet
name-fleet_brick = Brick Fleet
    .the = the Brick Fleet
name-fleet_wool = Wool Fleet
    .the = the Wool Fleet
name-fleet_grain = Grain Fleet
    .the = the Grain Fleet
name-fleet_ore = Ore Fleet
    .the = the Ore Fleet
name-fleet_gold = Gold Fleet
    .the = the Gold Fleet
name-treasure_fleet = Treasure Fleet
    .the = the Treasure Fleet
name-knight_conrad = Conrad the Swift
name-knight_falk = Falk the Fair
name-knight_gotz = Gotz Ironfist
name-knight_hagen = Hagen the Sinister
name-knight_karl = Karl the Strong
name-knight_otto = Otto the Berserker
name-knight_pippin = Pippin the Short
name-knight_siegfried = Siegfried Lackland
name-knight_walter = Walter the Recreant
name-knight_baroc = Baroc the Mercenary
name-knight_johanna = Johanna the Warrior
name-knight_sven = Sven the Merchant Knight
name-flavo = Flavo the Jester

## Red cards: for the sites of a city

name-aqueduct = Aqueduct
    .the = the Aqueduct
name-bath_house = Bath House
    .the = the Bath House
name-colossus = Colossus of Catan
    .the = the Colossus of Catan
name-counting_house = Counting House
    .the = the Counting House
name-harbor = Harbour
    .the = the Harbour
name-library = Library
    .the = the Library
name-marketplace = Marketplace
    .the = the Marketplace
name-merchant_guild = Chamber of Commerce
    .the = the Chamber of Commerce
name-mint = Mint
    .the = the Mint
name-secret_brotherhood = Secret Brotherhood
    .the = the Secret Brotherhood
name-merchants_league = Merchants' League
    .the = the Merchants' League
name-triumphal_arch = Triumphal Arch
    .the = the Triumphal Arch
name-exchange = Exchange
    .the = the Exchange
name-flagship = Flagship
    .the = the Flagship
name-scriptorium = Scriptorium
    .the = the Scriptorium

## Cards beside regions and on roads

name-colonial_base = Colonial Base
    .the = the Colonial Base
name-res_coin = Coin Merchants' Residence
    .the = the Coin Merchants' Residence
name-res_paper = Paper Merchants' Residence
    .the = the Paper Merchants' Residence
name-res_cloth = Cloth Merchants' Residence
    .the = the Cloth Merchants' Residence
name-wizard_alliance = Wizards' Alliance
    .the = the Wizards' Alliance
name-barbarian_camp = Barbarian Camp
    .the = the Barbarian Camp

## Event cards

name-ev_civil_war = Civil War
name-ev_conflict = Conflict
name-ev_master_builder = Master Builder
name-ev_plague = Plague
name-ev_productive_year = Productive Year
name-ev_progress = Progress
name-ev_year_end = New Year
name-ev_superstition = Superstition
name-ev_barbarian_invasion = Barbarian Invasion
name-ev_fair_voyage = Favourable Voyage

## Resources, and the regions that produce them

name-lumber = Lumber
name-brick = Brick
name-wool = Wool
name-grain = Grain
name-ore = Ore

region-lumber = Forest
region-brick = Hills
region-wool = Pasture
region-grain = Fields
region-ore = Mountains
region-gold = Gold River

regions-lumber = { region-lumber }
regions-brick = { region-brick }
regions-wool = { region-wool }
regions-grain = { region-grain }
regions-ore = { region-ore }
regions-gold = { region-gold }

## What cards do

catan_cards-effect-road = Leads on to a new settlement.
catan_cards-effect-settlement = 1 victory point. Two new regions; a site above it and one below.
catan_cards-effect-city = 2 victory points. Two sites above it and two below, with room for red cards.
catan_cards-effect-alchemist = Before you roll: choose the number of the production die.
catan_cards-effect-arsonist = Attack. Whoever wins the duel sends one of the other's buildings back to their hand.
catan_cards-effect-bishop = Answers an Arsonist or Brigands: the attacker then wins only on a 1 or 2.
catan_cards-effect-black_knight = Attack. Whoever wins the duel sends one of the other's knights back to their hand.
catan_cards-effect-brigands = Attack. Whoever wins the duel takes any 2 resources from the other.
catan_cards-effect-caravan = Swap 1 or 2 of your resources for the same number of others.
catan_cards-effect-herb_woman = Answers a Black Knight: the attacker then wins only on a 1 or 2.
catan_cards-effect-merchant = Attack. Take 1 or 2 resources from the other player, then give 1 back.
catan_cards-effect-scout = With a new settlement: choose its two regions from the whole stack.
catan_cards-effect-spy = Attack. See the other player's hand and take a unit or an action card from it.
catan_cards-effect-ancient_wisdom = Attack. Needs your library. Take any card but a building from the discard; tournament: the rival's.
catan_cards-effect-chamberlain = Needs your town hall. Pay 1 gold for any 2 resources.
catan_cards-effect-dogma = Needs your church. A rival library or church does not count until you roll an event card.
catan_cards-effect-eryn = If you are behind and have no abbey: 1 resource for each point you are behind, at most 4.
catan_cards-effect-christoph = Needs your harbour. This turn the bank takes the resource of one of your trade fleets 1 for 1.
catan_cards-effect-gunther = With 2 trade fleets or more: take any 2 resources.
catan_cards-effect-neighbour_help = Fill a forest, pasture or fields beside a matching mill.
catan_cards-effect-sigismund = Keeps your trade fleets safe in a Civil War; or brings one back from the discard pile.
catan_cards-effect-campaign = With a fleet and 2 knights: any 2 resources, or 1 more point on your Triumphal Arch.
catan_cards-effect-abbey = Hand limit +1.
catan_cards-effect-garrison = 1 trade point. Brigands do not count the two regions beside it.
catan_cards-effect-smithy = Strength +1 for each of your knights.
catan_cards-effect-brick_factory = Hills beside it produce 2 instead of 1.
catan_cards-effect-foundry = Mountains beside it produce 2 instead of 1.
catan_cards-effect-grain_mill = Fields beside it produce 2 instead of 1.
catan_cards-effect-sawmill = Forests beside it produce 2 instead of 1.
catan_cards-effect-woolen_mill = Pastures beside it produce 2 instead of 1.
catan_cards-effect-fleet_lumber = Trade fleet. 1 trade point. The bank takes 2 lumber for 1 other resource.
catan_cards-effect-fleet_brick = Trade fleet. 1 trade point. The bank takes 2 bricks for 1 other resource.
catan_cards-effect-fleet_wool = Trade fleet. 1 trade point. The bank takes 2 wool for 1 other resource.
catan_cards-effect-fleet_grain = Trade fleet. 1 trade point. The bank takes 2 grain for 1 other resource.
catan_cards-effect-fleet_ore = Trade fleet. 1 trade point. The bank takes 2 ore for 1 other resource.
catan_cards-effect-fleet_gold = Trade fleet. 1 trade point. The bank takes 2 gold for 1 other resource.
catan_cards-effect-knight_conrad = Knight. Strength 2, 1 tournament point.
catan_cards-effect-knight_falk = Knight. Strength 1, 5 tournament points.
catan_cards-effect-knight_gotz = Knight. Strength 5, 2 tournament points.
catan_cards-effect-knight_hagen = Knight. Strength 1, 2 tournament points.
catan_cards-effect-knight_karl = Knight. Strength 7, 1 tournament point.
catan_cards-effect-knight_otto = Knight. Strength 3, 2 tournament points.
catan_cards-effect-knight_pippin = Knight. Strength 1, 3 tournament points.
catan_cards-effect-knight_siegfried = Knight. Strength 1, 1 tournament point.
catan_cards-effect-knight_walter = Knight. Strength 3, 1 tournament point.
catan_cards-effect-knight_baroc = Knight. Strength 1, 1 tournament point. Brigands rolled: 1 ore, 2 with your barbarian camp.
catan_cards-effect-knight_johanna = Knight. Strength 2, 2 tournament points. Needs your church.
catan_cards-effect-knight_sven = Knight. Strength 1, 1 tournament point. On a later turn, 1 gold: acts as a Merchant, then leaves.
catan_cards-effect-flavo = Unit. Tournament rolled: 1 resource for each region beside him; then he moves on for 1 gold.
catan_cards-effect-treasure_fleet = Fleet. Needs your harbour. A Year of Plenty brings you 3 resources instead of 1.
catan_cards-effect-wine_cellar = New Year and Favourable Voyage bring you any 2 resources.
catan_cards-effect-trading_outpost = Needs your harbour. On a rival site: 1 of what is produced beside it. Falls when they have 7 points.
catan_cards-effect-barbarian_camp = Needs your smithy. Rival road: each action card after 1 a turn costs 1 gold. Falls at strength 7.
catan_cards-effect-colonial_base = Needs your harbour. Stores up to 3 gold when the gold river beside it produces.
catan_cards-effect-res_coin = Needs your harbour. After 3 bank trades of ore your knights cost neither wool nor grain.
catan_cards-effect-res_paper = Needs your harbour. After 3 bank trades of lumber your turns begin with any 1 resource.
catan_cards-effect-res_cloth = Needs your harbour. After 3 bank trades of wool: once a turn, swap 2 of a kind for 2 others.
catan_cards-effect-wizard_alliance = Belongs to a set that is not in this game: you can never place it.
catan_cards-effect-aqueduct = 1 victory point. The Plague spares all your regions.
catan_cards-effect-bath_house = 1 victory point. The Plague spares the four regions around its city.
catan_cards-effect-church = 1 victory point. A Civil War spares the units of its city, or all of yours.
catan_cards-effect-colossus = 2 victory points.
catan_cards-effect-counting_house = 3 trade points.
catan_cards-effect-harbor = 1 trade point, and 1 more for each of your trade fleets.
catan_cards-effect-library = 1 victory point. Hand limit +1.
catan_cards-effect-marketplace = 2 trade points.
catan_cards-effect-merchant_guild = 4 trade points.
catan_cards-effect-mint = 1 trade point. The bank takes 1 gold for 1 other resource.
catan_cards-effect-town_hall = 1 victory point. Looking through a stack costs you 1 resource less.
catan_cards-effect-secret_brotherhood = 1 victory point. On your turn: sell action cards from your hand for any 1 resource each.
catan_cards-effect-merchants_league = Needs your harbour or chamber. 1 victory point, hand limit +1. 1 resource per rival bank trade.
catan_cards-effect-triumphal_arch = Each victory over the barbarians may add 1 victory point. An Arsonist cannot hit it.
catan_cards-effect-exchange = Needs your harbour. 1 trade point. The two regions beside it produce double.
catan_cards-effect-flagship = Fleet. A Civil War spares it and the trade fleets of its city.
catan_cards-effect-scriptorium = 1 victory point. Once on your turn: draw the top card of a stack, even above your hand limit.
catan_cards-effect-ev_civil_war = Each player sends one of the other's knights or trade fleets back to their hand.
catan_cards-effect-ev_conflict = Whoever holds the knight token puts 2 cards from the other's hand under a stack.
catan_cards-effect-ev_master_builder = Each player may take a card from a stack and put one of their own under a stack.
catan_cards-effect-ev_plague = Every region around a city loses 1 resource, unless something protects it.
catan_cards-effect-ev_productive_year = Every region gets 1 resource for each garrison beside it.
catan_cards-effect-ev_progress = Everyone takes any 1 resource for each of their abbeys and libraries.
catan_cards-effect-ev_year_end = The event cards are shuffled.
catan_cards-effect-ev_superstition = Everyone gives up 1 resource for each of their abbeys.
catan_cards-effect-ev_barbarian_invasion = More units than roads and abbeys: a reward. Fewer: all your gold is lost. Tie: see Game settings.
catan_cards-effect-ev_fair_voyage = Every trade fleet brings 3 resources of its kind.

kind-base = The base game
kind-traders = Barbarians & Traders
