### `/help`: the first turn of each game in a few short pages (each under 1,500 characters).

help-title = { $subject } · page { $page } of { $pages }

help-caylus-1 =
    ## Caylus in a minute
    Win the most **prestige points** by building King Philip's castle and the road to it.

    Each turn you send **workers** to buildings, one at a time. When everyone has passed, the buildings pay **deniers** (money) and **cubes** (food, wood, stone, cloth, gold). At the castle, three different cubes, one of them food, become a house.

    One catch: the **provost** stands on the road, and buildings beyond him do nothing.

    Your first move: **place a worker on a building with a low number.** The menu says what each one gives.

help-caylus-2 =
    ## Your first turn
    - **Place a worker.** A place costs 1 denier, and 1 more for every player who has already passed (with two players, 3 once the other has passed). Your own buildings always cost 1. On another player's building you work as usual, and the owner scores 1 point.

    - **Mind the provost.** When the road is used, buildings beyond him do nothing. He starts on space 6, but every player may move him before that: the first spaces are the safest, anything beyond him is a gamble.

    - **Pass** when you have done enough. The first to pass takes 1 denier.

    - **Who goes first.** With two players the turn order is reversed every turn; with more, workers at the Stables change it.

    A good start: one worker on a quarry or farm for cubes, one on the Trading Post for 3 deniers, and one on the Carpenter on space 8 if you think the provost will get that far.

    Choose with the buttons and menus under the board, or type `/caylus` and pick a command. They do the same.

help-caylus-3 =
    ## Castle and favours
    With a worker at the **castle** you deliver batches: three different cubes, one of them food. Every batch builds a house: 5 points in the dungeon, 4 in the walls, 3 in the towers. If you come and deliver nothing, you lose 2 points. Whoever builds the most in a turn earns a royal favour.

    When a section is full or the bailiff reaches its marker, it is scored: two houses or more earn **royal favours**; having no house costs points.

    A **favour** moves your marker one column along a line of your choice: points, deniers, goods or buildings. The further the marker, the better the gift. Within a phase, each of your favours must use a different line.

    The game ends when the towers are scored. Leftover gold, cubes and deniers are worth a few points.

help-caylus-4 =
    ## Building
    The **Carpenter** builds wood, the **Mason** stone, the **Architect** prestige buildings in place of your residences; the **Lawyer** makes those residences. A new building takes the first free space of the road, scores its points at once, and works for you from then on: you get a point whenever someone else uses it.

    ## A turn
    1. **Income** – everyone gets 2 deniers, and more for residences.
    2. **Placing** – one worker at a time, until all have passed.
    3. **Special buildings** – the ones before the bridge, in order.
    4. **Provost** – players may pay to move him.
    5. **Road** – buildings work in order, but only as far as the provost.
    6. **Castle** – players with a worker there deliver cubes.
    7. **End** – the bailiff moves on, and a finished section of the castle is scored.

help-magna_carta-1 =
    ## Caylus Magna Carta in a minute
    Win the most **prestige points** by building cards along the road and giving cubes to King Philip's castle.

    On your turn you place a **worker** on a card of the road, or build a card from your **hand**. When everyone has passed, cards with a worker pay **deniers** (money) and **cubes** (food, wood, stone, gold). 1 food, 1 wood and 1 stone are a batch for the castle.

    One catch: the **provost** stands on the road, and cards beyond him do nothing.

    Your first move: **build a card that costs 1 food and 1 wood, or place a worker on a card of the road.**

help-magna_carta-2 =
    ## Your first turn
    You start with 3 cards (you may exchange all of them, once), 2 food, 2 wood and, after the first income, 6 deniers. These are the actions:

    - **Place a worker** on a card of the road, for 1 denier. The card may be neutral, yours or another player's; only one worker fits on each.
    - **Build a card** from your hand: pay its cubes, and it becomes the last card of the road. Anyone may use it at once.
    - **Draw a card**, or **replace your whole hand**, for 1 denier.
    - **Build a prestige card** on a residence of yours.
    - **Pass**, and you are done for this turn. The first to pass takes 1 denier.

    A good start: build a card that costs 1 food and 1 wood, place a worker or two on the neutral cards, and keep a denier for the provost.

    Choose with the buttons and menus, or type `/magnacarta` and pick a command. They do the same.

help-magna_carta-3 =
    ## The road
    - **A card may serve two.** First the player whose worker is there gets the worker's part. Then the owner, if that is someone else, gets the owner's part. Your own worker on your own card brings only the worker's part. The small farm, sawmill and quarry pay their owner from the cubes on them until these are gone.

    - **Mind the provost.** Beyond him nothing works, and the worker comes home with nothing. He starts on the last neutral card, so cards built in the first turn are beyond him. In the order of passing, each player may move him up to 3 cards either way, for 1 denier a card. At the end of the turn he moves on 2 cards, as far as the road goes.

    - **Gold** may replace any other cube you have to pay. Nothing replaces gold.

    - **The Lawyer** turns a card of yours over for 1 food: it becomes a residence, takes no workers any more, brings 1 denier of income and is worth 1 point. A prestige card covers a residence and is worth 6 to 14 points.

help-magna_carta-4 =
    ## The castle and the end
    In the castle phase, in the order of passing, give as many **batches** as you like: each is 1 food, 1 wood and 1 stone. A batch brings a castle token: 4 points for those of the dungeon, which go first, then 3 for the walls, then 2 for the towers. Whoever gives the most batches in a turn gets 1 gold; in a tie, whoever gave first. If no one gives any, 2 tokens leave the game.

    When no token is left, the game ends with that turn. Then count:
    - your castle tokens;
    - your cards on the road, by the side that faces up;
    - 1 point for each gold, for every 3 other cubes, and for every 3 deniers.

    Cards in hand are worth nothing. A tie is a shared victory.

    ## The Beginner rules
    There is no provost: every card with a worker works. There are no residences: a prestige card goes in front of you as soon as you pay for it. The Lawyer, the Church and the Hotel are left out.

    ## A turn
    1. **Income** – everyone gets 2 deniers, and more for residences.
    2. **Actions** – one at a time, around the table, until all have passed.
    3. **Provost** – players may pay to move him.
    4. **Road** – cards with a worker work in order, but only as far as the provost.
    5. **Castle** – everyone may give batches of cubes.
    6. **End** – the provost moves on, and the next player becomes first player.

help-catan_cards-1 =
    ## The Catan Card Game in a minute
    Be the first with 12 **victory points** (13 in the larger games): a settlement is worth 1, a city 2, and some cards and two tokens count too.

    Your **principality** is a row of settlements. The **regions** above and below it produce lumber, brick, wool, grain, ore and gold, and hold up to 3 each. Each turn one die brings an event, the other makes all regions with its number produce, for both players. Then you build, trade and play **cards**, and fill your hand to 3.

    Your first move: **leave your regions as they are, and take your first 3 cards from any stack.**

help-catan_cards-2 =
    ## Your first turns
    - **Before the first turn** you arrange your six regions, or leave them as they are, choose a stack, and take 3 of its cards.

    - **Build.** A road costs 2 brick and 1 lumber, a settlement 1 each of lumber, brick, grain and wool, a city 3 ore and 2 grain. The row grows at both ends; a new settlement brings two regions. A settlement has one site above and one below; a city has two above and two below. **Green** cards go on any site, **red** ones only on those of a city.

    - **Trade.** The bank takes 3 of a kind for 1 other, or 2 if you have the trade fleet for it. You may also make the other player an offer.

    - **Demolish** a card of your own when you need its place; it goes to the discard pile and you get nothing for it.

    - **Brigands** take all your ore and wool if more than 7 of your resources are unprotected; in the first four turns they stay away. Spend your resources in time, or build a garrison.

    A good start: a road and a third settlement, mills beside good regions, then the first city. At the end of a turn you may pay 2 resources to look through a stack and choose your card.

    Choose with the buttons and menus, or type `/catancards` and pick a command. They do the same.

help-catan_cards-3 =
    ## Knights, fleets and attacks
    - **Knights** have strength and tournament points. Whoever is stronger holds the knight token, 1 point. Whoever has more tournament points wins a resource when a tournament is rolled.

    - **Trade points** come with fleets, garrisons and market buildings. Whoever has more, and a city, holds the windmill token: 1 point, and a resource from the other player when trade is rolled.

    - **Action cards** cost nothing and are then discarded. Attack and neutral cards wait until both players together have 7 points; defence cards never wait.

    - **A duel** follows an Arsonist, a Black Knight or Brigands: the attacker wins on a roll of 1 to 5. If the defender answers with a Bishop or a Herb Woman, only a 1 or 2 wins. The loser of the duel pays. I ask the defender every time, so that the question gives nothing away. If you would rather not be asked, press **Never react in this game**.

    - **Your hand** is filled up to 3 cards at the end of your turn. Extra cards go under a stack; with a full hand you may exchange one.

    - **Events** hit both players. The Plague reaches the regions around cities, a Civil War knights and trade fleets; an aqueduct, a bath house or a church protects you.

help-catan_cards-4 =
    ## The larger games
    - **With Barbarians & Traders** there are six stacks, the last two of the new cards, and 13 points to win. Two harbours and two triumphal arches lie face up: anyone with a free city site may buy them.

    Many new cards need a building of yours: a harbour, a smithy, a church, a library, a town hall. **Brown** cards go beside a region. The **Trading Outpost** and the **Barbarian Camp** go to the other player's principality, until that player has more than 6 points, or a strength above 6. A **Dogma** switches off a library or church until the player who laid it rolls an event card. When **barbarians** invade, you need more units than you have roads and abbeys.

    - **In the tournament** each player brings a deck of 33 cards and four event cards, both secret. You choose 3 of the 33 for your hand; the rest form your own four stacks. Each knight, and the jester, can be in play only once. `/catancards deck new` builds a deck, and three are ready-made.

    ## The end
    In the base game you win on your own turn, in the larger games at once, whoever's turn it is. The game also ends after the agreed number of turns; then the player with more points wins.

help-legend =
    ## The symbols
    What the symbols on the boards of this game mean:

button-help-tournaments = Tournaments
button-help-commands = Commands

help-tournaments =
    ## Tournaments
    - **{ button-tournament-join }** on the card of an event gives you a place. If all places are taken, you are on the waiting list, and I ping you when one becomes free. **{ button-tournament-leave }** takes you out again. `/event list` shows every event of this server.
    - When sign-up closes I ping you: press **{ button-tournament-here }** before the start, or you do not play. People on the waiting list press it too; they take the places of those who are missing.
    - Each round has a message with a link to your match. **{ button-tournament-standings }** shows who leads and how far you can still come.
    - **In a series**, best of three or five, the games follow one another in one thread; in each, chance decides who begins. To resign loses one game only.
    - **If you live together**, `/event apart` asks the other player to confirm it. Then you do not meet, as far as the format allows.
    - If you cannot go on, press **{ button-tournament-leave }**. Organisers can find you a substitute.

    ## For organisers
    - `/event new` shows a preview first. **{ button-tournament-open }** posts the card, **{ button-tournament-close }** asks who is here, **{ button-tournament-start }** draws the first round. The other rounds follow by themselves.
    - `/event desk` shows what is waiting for you. There you rule on a result, replace a player, add one, give more time, or pause the event. Everyone can read your reason.
    - `/event edit` changes dates, places and the clock. `/event report` has the results as files.

help-commands =
    ## Commands
    `/game find` shows games with a free seat, `/game avoid` keeps you apart from someone, `/game new` opens a game; then use `join`, `leave`, `start` and `cancel`.
    `/game board`, `hand` and `describe` show the table, `since` and `log` tell you what has happened; players also have `undo`, `why` and `resign`.
    `/game export` saves the whole game as a file, `verify` checks the shuffles, `language` sets the language, `theme` the look of the boards.

    ## Playing over several days
    - `/mygames` lists all your games, the most urgent first. You can play right there, even in direct messages.
    - `/orders` sets moves in advance, so that no one has to wait for you.
    - `/clock vacation` tells the others that you are away, `pause` asks the others to stop all clocks, `hours` keeps your nights from counting, `notices` sets where I ping you.
    - `/clock substitute` takes the seat of someone who has left, or puts you on the waiting list.

    ## Learning and watching
    - `/learn` teaches a game, `/hint` shows what the strongest bot would do, `/plan` lets you try out moves in private.
    - `/daily` deals you a new challenge each day.
    - `/replay` steps through a game, `/follow` sends you updates about one.
    - `/event new` prepares a tournament, `/ladder` and `/profile` show who plays well here.

    ## When you are stuck
    - **{ button-why }** in the menu **{ menu-more }** under the board explains why you cannot do something.
    - **{ button-undo }** undoes your last choice. I ask the others if something has happened since.

help-sandbox-again = -# The menu at the top makes you another player; `/` below lists all commands.
help-sandbox =
    ## Welcome to Provost!
    Press **New game** and **{ button-fill }**, and you are playing.
    { help-sandbox-again }

command-help = Learn how to play, one short page at a time
