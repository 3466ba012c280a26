### `/help`: the first turn of each game in a few short pages (each under 1,500 characters).

help-title = How to play ({ $page } of { $pages })

help-caylus-1 =
    ## Caylus in a minute
    King Philip is having a castle built at Caylus. You send **workers** to buildings to earn **deniers** (money) and **cubes** (food, wood, stone, cloth, gold), and use these to add to the castle and the road. All of it brings **prestige points**; most points win.

    A turn has seven phases, always in this order:
    1. **Income** – everyone receives 2 deniers, and more for residences.
    2. **Placing** – one worker at a time, until all have passed.
    3. **Special buildings** – those before the bridge, one after the other.
    4. **Provost** – players may pay to move him.
    5. **Road** – buildings work in order, but only as far as the provost.
    6. **Castle** – those who have a worker there deliver cubes.
    7. **End** – the bailiff walks on; a finished section of the castle is scored.

    You need not remember this: I ask one question at a time and offer only what is allowed.

help-caylus-2 =
    ## Your first turn
    - **Place a worker.** A place costs 1 denier, and 1 more for every player who has already passed (with two players, 3 once the other has passed). Your own buildings always cost 1. On another player's building you work as usual, and the owner scores 1 point.

    - **Mind the provost.** When the road is worked, buildings beyond him do nothing. He starts on space 6, but every player may move him before that: the first spaces are the safest, those beyond him are a gamble.

    - **Pass** when you have done enough. The first to pass receives 1 denier.

    A good beginning: one worker on a quarry or farm for cubes, one on the Trading Post for 3 deniers, and one on the Carpenter on space 8 if you believe that the provost will get that far.

    Choose with the buttons and menus under the board, or type `/caylus` and pick a command. Both do the same.

help-caylus-3 =
    ## Castle and favours
    With a worker at the **castle** you deliver batches: three different cubes, one of them food. Every batch builds a house: 5 points in the dungeon, 4 in the walls, 3 in the towers. Whoever comes and delivers nothing loses 2 points. The busiest builder of the turn earns a royal favour.

    When a section is full or the bailiff reaches its marker it is scored: two houses or more earn **royal favours**, no house at all costs points.

    A **favour** moves your marker one column on in a line of your choice: points, deniers, goods, or buildings. The further the marker, the better the gift. In one phase each of your favours takes a different line.

    The game ends when the towers are scored. Gold, other cubes and deniers that are left count a little.

help-caylus-4 =
    ## Building
    The **Carpenter** builds wood, the **Mason** stone, the **Architect** prestige buildings in place of your residences; the **Lawyer** makes those residences. A new building takes the first free space of the road, gives its points at once, and serves you from then on: whoever else uses it gives you a point.

help-magna_carta-1 =
    ## Caylus Magna Carta in a minute
    King Philip's castle once more, now with cards. All players own the same 12 buildings: some in **hand**, the rest in a **pile**. You build them along one road for all, send **workers** to them for **deniers** (money) and **cubes** (food, wood, stone, gold), and give cubes to the castle. Castle tokens and built cards bring **prestige points**; most points win.

    A turn has six phases, always in this order:
    1. **Income** – everyone receives 2 deniers, and more for residences.
    2. **Actions** – one at a time, around the table, until all have passed.
    3. **Provost** – players may pay to move him.
    4. **Road** – cards with a worker work in order, but only as far as the provost.
    5. **Castle** – everyone may give batches of cubes.
    6. **End** – the provost walks on, and the next player becomes the first.

    I ask one question at a time and offer only what is allowed. Your hand is for your eyes alone: press **{ button-hand }** to see it, and **{ button-move }**, or the button with your name, for your choices.

help-magna_carta-2 =
    ## Your first turn
    You begin with 3 cards, which you may exchange once, all of them; with 2 food, 2 wood, and 6 deniers after the first income. An action is one of these:

    - **Place a worker** on a card of the road, for 1 denier. The card may be neutral, yours or another player's; only one worker fits on each.
    - **Build a card** from your hand: pay its cubes, and it becomes the last card of the road. Anybody may use it at once.
    - **Draw a card**, or **replace your whole hand**, for 1 denier.
    - **Build a prestige card** on a residence of yours.
    - **Pass**, and do no more this turn. The first to pass receives 1 denier.

    A good beginning: build a card that costs 1 food and 1 wood, place a worker or two on the neutral cards, and keep a denier for the provost.

    Choose with the buttons and menus, or type `/magnacarta` and pick a command. Both do the same.

help-magna_carta-3 =
    ## The road
    - **A card may serve two.** First the worker's player gets what the card gives to workers; then its owner, if that is somebody else, gets the owner's part. Your own worker on your own card brings you the worker's part alone. The small farm, sawmill and quarry pay their owner out of the cubes on them, until these are used up.

    - **Mind the provost.** Beyond him nothing works, and the worker comes home with nothing. He begins on the last neutral card, so whatever is built in the first turn lies beyond him. In the order of passing, each player may move him up to 3 cards either way, for 1 denier a card. At the end of a turn he walks on by 2 cards, as far as the road goes.

    - **Gold** may stand in for any other cube that you have to pay. Nothing stands in for gold.

    - **The Lawyer** turns a card of yours over for 1 food: it becomes a residence, takes no workers any more, brings 1 denier of income and is worth 1 point. A prestige card covers a residence and is worth 6 to 14 points.

help-magna_carta-4 =
    ## The castle, and the end
    In the castle phase, in the order of passing, give as many **batches** as you like: each is 1 food, 1 wood and 1 stone. A batch brings a castle token: 4 points for those of the dungeon, which go first, then 3 for the walls, then 2 for the towers. Whoever gives the most batches in a turn receives 1 gold; on a tie, whoever gave first. If nobody gives any, 2 tokens leave the game.

    When no token is left, the game ends with that turn. Then count:
    - your castle tokens;
    - your cards on the road, by the face that is seen;
    - 1 point for each gold, for every 3 other cubes, and for every 3 deniers.

    Cards in hand count nothing. A tie is a shared victory.

    ## The Beginner rules
    There is no provost: every card with a worker works. There are no residences: a prestige card lies before you as soon as you pay for it. The Lawyer, the Church and the Hotel are left out.

help-catan_cards-1 =
    ## The Catan Card Game in a minute
    Two players, two **principalities**. Yours is a row of settlements with roads between them; **regions** lie above and below it and store what they produce, up to 3 each: lumber, brick, wool, grain, ore, gold. With these you lengthen the row, turn settlements into cities, and put **cards** from your hand on their sites. Settlements, cities, some buildings and two tokens are worth **victory points**. Who has 12 wins, or 13 in the larger games.

    A turn has five parts:
    1. **Dice** – one shows an event, the other a number.
    2. **Event** – it concerns both: brigands, trade, a tournament, a year of plenty, or an event card.
    3. **Production** – every region with the number stores 1, on both sides.
    4. **Actions** – build, play cards and trade, as much as you like.
    5. **Hand** – draw up to your limit of 3, or put what is too much under a stack; with a full hand you may exchange one card.

    I ask one question at a time and offer only what is allowed. Your hand is for your eyes alone: press **{ button-hand }** to see it, and **{ button-move }**, or the button with your name, for your choices.

help-catan_cards-2 =
    ## Your first turns
    - **Before the first turn** you arrange your six regions, or leave them as they lie, choose a stack, and take 3 of its cards.

    - **Build.** A road costs 2 brick and 1 lumber, a settlement 1 each of lumber, brick, grain and wool, a city 3 ore and 2 grain. The row grows at both ends; a new settlement brings two regions. A settlement has one site above and one below, a city two and two. **Green** cards go on any site, **red** ones only on those of a city.

    - **Trade.** The bank takes 3 of a kind for 1 other, or 2 if you have the trade fleet for it. You may also make the other player an offer.

    - **Demolish** a card of your own whenever you need its place; it goes to the discard pile for nothing.

    - **Brigands** take all your ore and wool if more than 7 of your resources are unprotected; in the first four turns they stay away. Spend in time, or build a garrison.

    A good beginning: a road and a third settlement, mills beside good regions, then the first city. At the end of a turn you may pay 2 resources to look through a stack and choose your card.

    Choose with the buttons and menus, or type `/catan` and pick a command. Both do the same.

help-catan_cards-3 =
    ## Knights, fleets and attacks
    - **Knights** have strength and tournament points. Whoever is stronger holds the knight token, 1 point. Whoever has more tournament points wins a resource when a tournament is rolled.

    - **Trade points** come with fleets, garrisons and market buildings. Whoever has more, and a city, holds the windmill token: 1 point, and a resource from the other player when trade is rolled.

    - **Action cards** are played for nothing and then discarded. Attack and neutral cards wait until both players together have 7 points; defence cards never wait.

    - **A duel** follows an Arsonist, a Black Knight or Brigands: a die that shows 1 to 5 lets the attacker win. A Bishop or a Herb Woman answers it, and then only 1 or 2 wins. Whoever loses the duel pays. I ask the defender every time, so that the question gives nothing away. If you would rather not be asked, press **Never react in this game**.

    - **Events** hit both players. The Plague reaches the regions around cities, a Civil War knights and trade fleets; an aqueduct, a bath house or a church protects you.

help-catan_cards-4 =
    ## The larger games
    - **With Barbarians & Traders** there are six stacks, the last two of the new cards, and 13 points to win. Two harbors and two triumphal arches lie face up: whoever has a free site of a city may buy them.

    Many new cards need a building of yours: a harbor, a smithy, a church, a library, a town hall. **Brown** cards go beside a region. The **Trading Outpost** and the **Barbarian Camp** stand with the other player, until he has more than 6 points, or more strength than 6. A **Dogma** makes a library or church count for nothing until its player rolls an event card. When **barbarians** invade, you need more units than you have roads and abbeys.

    - **In the tournament** each brings a deck of 33 cards and four event cards, both secret. You choose 3 of the 33 for your hand; the others are your own four stacks. Of knights and the jester only one of a name can be in play. `/catan deck new` puts a deck together, and three are ready to be played.

    ## The end
    In the base game you win in your own turn, in the larger games at once, whoever's turn it is. A match also ends after the number of turns that was agreed; then more points win.

help-legend =
    ## The signs
    What the signs on the boards of this game mean:

help-commands =
    ## Commands
    `/game find` shows the games here with a free seat, `/game avoid` keeps you apart from somebody, `/game new` opens a game; `join`, `leave`, `start` and `cancel` gather its players.
    `/game board`, `hand` and `describe` show the table, `since` and `log` what has happened; `undo`, `why` and `resign` are for its players.
    `/game export` gives the record, `verify` proves the luck, `language` sets the language, `theme` the look of the boards.

    ## Playing over days
    - `/mygames` lists all your games, the most urgent first; you can play there and then, also in direct messages.
    - `/orders` gives answers in advance, so that nobody waits for you.
    - `/clock vacation` says that you are away, `pause` asks the others to stop all clocks, `hours` keeps your nights from counting, `notices` chooses where I call you.
    - `/clock substitute` takes the seat of somebody who has gone, or waits for one.

    ## Learning and watching
    - `/learn` teaches a game, `/hint` says what the strongest computer player would do, `/plan` lets you try moves out in private.
    - `/replay` goes through a match step by step, `/follow` shows you how one goes on.
    - `/event new` prepares a tournament, `/ladder` and `/profile` show who plays well here.

    ## When you are stuck
    - **Why can't I…?** under the board explains what stands in the way.
    - **Undo** takes back your last choice; the others are asked if something has happened since.

help-sandbox =
    ## Welcome to Provost!
    This page is a Discord of its own, on your computer alone. Press a **New game** button, **Add a computer player** and **Start**, and you are playing.
    - “{ page-viewer }”, at the top, chooses which player you are; a second tab can be another player.
    - Whatever has a button has a command too: type `/` below to see them all.
    - Tournaments are held in **#tournaments**: choose it above the messages, and type `/event new`.

command-help = Learn how to play, one short page at a time
