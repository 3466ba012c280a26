## Tips for a first match

button-no-tips = No more tips
tips-off = No more tips. /learn and /help stay.
tip = 💡 { $tip }

tip-caylus-place = Buildings beyond the provost do nothing when the road is worked, and he may still move: the nearer, the safer.
tip-caylus-provost = For a denier a space you can save your own workers, or push the provost back over those of others.
tip-caylus-batch = A batch is three different cubes, one of them food. Coming to the castle without one costs 2 points.
tip-caylus-build = Whoever else uses your building gives you a point: build what others will want.
tip-caylus-favour = The further your marker is on a line, the better its gift: staying on one line often pays.
tip-caylus-gate = The worker at the Gate may now go, for nothing, to a place that is still free.
tip-caylus-joust = The Joust Field turns a denier and a cloth into a royal favour.
tip-caylus-inn = At the Inn, places cost you 1 denier, however many have passed.
tip-caylus-guild = The Merchants’ Guild moves the provost for nothing: it can save your workers and spoil those of others.
tip-caylus-lawyer = A residence brings a denier each turn, and makes room for a prestige building later.
tip-magna_carta-act = A card you build is open to anybody at once; whenever somebody else uses it, you get the owner’s part.
tip-magna_carta-provost = Beyond the provost nothing works: a worker there comes home with nothing.
tip-magna_carta-batches = The first tokens of the castle are worth most, and the most batches in a turn bring a gold.
tip-magna_carta-exchange = You may exchange your first hand once, all of it: cheap production cards make a good start.
tip-magna_carta-lawyer = A residence adds to your income every turn, until a prestige card covers it.
tip-catan_cards-act = A region stores 3 of its resource at most: spend what is full before the next roll.
tip-catan_cards-before_roll = Only an Alchemist is played before the dice; all other cards come after the roll.
tip-catan_cards-exchange = You may put one card back and take another: choose a stack that has what you build towards.
tip-catan_cards-opening = Knights and fleets come into play early; large buildings need cities first.
tip-catan_cards-arrange = A region in the middle lies beside both settlements: a card that doubles or guards it can stand at either.
tip-catan_cards-answer_offer = A fair swap helps both: look at what the other player could build with it.
tip-catan_cards-react = A defence card that you keep now protects you later, too.
