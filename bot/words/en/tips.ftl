## Tips for a first match

button-no-tips = No more tips
tips-off = No more tips. You can still use /learn and /help.
tip = 💡 { $tip }

tip-caylus-place = Buildings beyond the provost do nothing this turn, and he may still move: low numbers are safer.
tip-caylus-place-2 = A worker at the castle delivers batches: three different cubes, one of them food. Coming without one costs 2 points.
tip-caylus-place-3 = { $seats ->
    [2] With two players you take turns at going first: whoever goes second now goes first in the next turn.
   *[other] Workers at the Stables change the turn order. Going first means the best choice of places.
}
tip-caylus-provost = For 1 denier a space, you can save your own workers or pull the provost back to cut off other players' workers.
tip-caylus-batch = Houses in the dungeon are worth the most. Whoever builds the most in a turn earns a royal favour.
tip-caylus-build = Each time someone else uses your building, you get a point: build what others will want.
tip-caylus-favour = The further your marker is along a line, the better the gift. Staying on one line often pays off.
tip-caylus-gate = Your worker at the Gate can now move, for free, to any place that is still open.
tip-caylus-joust = The Joust Field turns a denier and a cloth into a royal favour.
tip-caylus-inn = At the Inn, places cost you only 1 denier, no matter how many players have passed.
tip-caylus-guild = The Merchants' Guild moves the provost for free. It can save your workers and spoil other players' plans.
tip-caylus-lawyer = A residence brings 1 denier each turn, and later makes room for a prestige building.
tip-magna_carta-act = { $rules ->
    [beginner] A batch for the castle is 1 food, 1 wood and 1 stone. Collect all three.
   *[standard] Cards beyond the provost give nothing this turn, and he may still move. The lower the number, the safer.
}
tip-magna_carta-act-2 = Anyone can use a card you build. When someone else does, you get the owner's part.
tip-magna_carta-act-3 = For each 1 food, 1 wood and 1 stone that you give to the castle you get a token. The first ones are worth the most.
tip-magna_carta-provost = For 1 denier a card, you can save your own workers or pull the provost back to cut off other players' workers.
tip-magna_carta-batches = The first castle tokens are worth the most, and whoever gives the most batches in a turn gets a gold.
tip-magna_carta-exchange = Cheap production cards make a good start.{ $rules ->
    [beginner] {""}
   *[standard] {" "}A Lawyer is your way to the prestige cards.
}
tip-magna_carta-lawyer = A residence adds to your income every turn, until a prestige card covers it.
tip-catan_cards-act = Every region with the number rolled gains 1 resource, up to 3. What does not fit is lost, so spend what is full.
tip-catan_cards-act-2 = The bank takes 3 of a kind for 1 other resource. With a trade fleet of that kind it takes 2.
tip-catan_cards-act-3 = A settlement brings two new regions. A city has room for large buildings, and both are worth points.
tip-catan_cards-before_roll = Only the Alchemist is played before the dice. All other cards come after the roll.
tip-catan_cards-exchange = You may put one card back and take another. Choose a stack that has what you want to build.
tip-catan_cards-opening = Knights and fleets come into play early; large buildings need a city first.
tip-catan_cards-arrange = All six are yours wherever they lie. If you are not sure, leave them.
tip-catan_cards-answer_offer = A fair trade helps both of you. Think about what the other player could build with it.
tip-catan_cards-react = A defence card that you do not play now can still protect you later.
