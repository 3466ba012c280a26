### Lessons: what each step says (a whole lesson at most 1,000 characters), and the card around it.

command-learn = Learn a game in a few presses, in private
button-skip = Skip
button-again = Once more
button-first-match = My first match against the computer
lesson-title = { $game }: lesson, step { $step } of { $steps }
lesson-done = { $game }: lesson, the end
lesson-deviates = That is allowed too. Here the lesson goes on with **{ $label }**:
lesson-first-match = Your first match has begun. It is your turn as soon as the card says so.

lesson-caylus-quarry = Most points win; cubes become points, and workers earn cubes. A place costs 1 denier. Place a worker on the Quarry: it gives a stone.
lesson-caylus-carpenter = Your rival has taken the Carpenter on 3: one worker blocks a place. Take the one on 8, though it lies beyond the white provost.
lesson-caylus-pass = The first to pass receives 1 denier; after that, places cost the other 3. You have what you need: pass.
lesson-caylus-provost = Buildings beyond the provost do nothing. Pay 1 denier a space and bring him to 8.
lesson-caylus-build = Your Carpenter works; the rival’s Gold Mine on 16 does not. Build: points now, and 1 more whenever a rival works there.
lesson-caylus-batch = Your worker at the castle may deliver food and two other kinds: 5 points. To come and deliver nothing costs 2.
lesson-caylus-favour = Who delivers most earns a royal favour. Each line gives more every time you use it: pick one.
lesson-caylus-end = That was a turn: income, workers, provost, road, castle. When the castle’s third section is finished, most points win.

lesson-magna_carta-build = Build cards, work on them, give cubes to the castle: most points win. Build the Small Quarry for 1 food and 1 wood.
lesson-magna_carta-worker = Your card lies on the road now, and everybody may work there; when others do, you earn too. Place a worker on it for 1 denier.
lesson-magna_carta-draw = What you hold, only you can see. Draw another card for 1 denier.
lesson-magna_carta-pass = One action at a time, until all have passed. The first to pass receives 1 denier: pass.
lesson-magna_carta-provost = The road works from the left, only as far as the provost. Your Quarry is card 3: pay 1 denier to bring him there.
lesson-magna_carta-batch = A batch is 1 food, 1 wood and 1 stone. Give it to the castle for a token of 4 points; who gives most receives a gold.
lesson-magna_carta-end = That was a turn. Gold pays for prestige cards. When the castle’s tokens are gone, the game ends: most points win.

lesson-catan_cards-knight = The first with 12 points wins. Settlements count 1, cities 2, and the strongest knights 1: build Walter.
lesson-catan_cards-site = A settlement has a site above and one below. Choose where Walter stands.
lesson-catan_cards-finish = You are the stronger: the knight token makes it 3 points. You can pay for nothing more, so end your actions.
lesson-catan_cards-draw = A turn ends with your hand: fill it to 3 cards. Draw from a stack.
lesson-catan_cards-roll = Your turn again. One die picks an event, the other the regions that produce, for both of you. Roll.
lesson-catan_cards-take = Tournament! Thanks to Walter you take a resource before the regions produce. A road needs 2 bricks: take brick.
lesson-catan_cards-road = The 5 gave your Hills a brick as well. New settlements grow where roads end: build one.
lesson-catan_cards-end = Next come settlements, then cities, where red cards fit too. From 7 points together, you may attack each other. 12 points win.
