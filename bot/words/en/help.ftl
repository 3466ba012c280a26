### `/help`: the first turn of Caylus in a few short pages (each under 1,500 characters).

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

    ## When you are stuck
    - **Why can't I…?** under the board explains what stands in the way.
    - **Undo** takes back your last choice; the others are asked if something has happened since.
    - `/game board` shows the table again, `/game log` what has happened, `/game mine` all your games.
    - `/game describe` tells the whole table in words.
    - `/game language` changes the language, `/game theme` the look of the boards.

help-commands =
    ## Commands
    `/game new` opens a game, `join`, `leave`, `start` and `cancel` gather its players.
    `/game board`, `describe`, `log` and `mine` follow it; `undo`, `why` and `resign` are for its players.
    `/game export` gives the record, `verify` proves the luck, `language` sets the language, `theme` the look of the boards.

help-sandbox =
    ## Welcome to Provost!
    This page is a Discord of its own, on your computer alone. Press **New game**, **Add a computer player** and **Start**, and you are playing Caylus.
    - “Viewing as”, at the top, chooses which player you are; a second tab can be another player.
    - Whatever has a button has a command too: type `/` below to see them all.
