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
    - **Place a worker.** A place costs 1 denier, and 1 more for every player who has already passed. Your own buildings always cost 1. On another player's building you work as usual, and the owner scores 1 point.

    - **Mind the provost.** Buildings beyond him do nothing this turn. He starts on space 6: the six buildings up to there are a safe choice, those behind him are a gamble.

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

    I ask one question at a time and offer only what is allowed. Your hand is for your eyes alone: press **{ button-hand }** to see it, and **{ button-move }** for your choices.

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

help-commands =
    ## Commands
    `/game new` opens a game, `join`, `leave`, `start` and `cancel` gather its players.
    `/game board`, `hand`, `describe`, `log` and `mine` follow it; `undo`, `why` and `resign` are for its players.
    `/game export` gives the record, `verify` proves the luck, `language` sets the language, `theme` the look of the boards.

    ## When you are stuck
    - **Why can't I…?** under the board explains what stands in the way.
    - **Undo** takes back your last choice; the others are asked if something has happened since.
    - `/game board` shows the table again, `/game log` what has happened, `/game mine` all your games.
    - `/game describe` tells the whole table in words.
    - `/game language` changes the language, `/game theme` the look of the boards.

help-sandbox =
    ## Welcome to Provost!
    This page is a Discord of its own, on your computer alone. Press **New game**, **Add a computer player** and **Start**, and you are playing.
    - “Viewing as”, at the top, chooses which player you are; a second tab can be another player.
    - Whatever has a button has a command too: type `/` below to see them all.
