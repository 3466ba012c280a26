### Caylus Magna Carta: names, questions, choices, events, reasons, commands. A number of a road card counts from the beginning of the road.

game-magna_carta = Caylus Magna Carta
game-magna_carta-about = Caylus as a card game: build along the road from your hand, and finish the castle together.
game-magna_carta-weight = About an hour at the table · complexity 3 of 5

## Neutral cards, those of every player, prestige cards

name-n_peddler = Peddler
name-n_park = Park
name-n_trading_post = Trading Post
name-small_farm = Small Farm
name-small_sawmill = Small Sawmill
name-small_quarry = Small Quarry
name-peddler = Peddler
name-market = Marketplace
name-lawyer = Lawyer
name-large_farm = Large Farm
name-large_sawmill = Large Sawmill
name-large_quarry = Large Quarry
name-gold_mine = Gold Mine
name-bank = Bank
name-theatre = Theatre
name-statue = Statue
name-hotel = Hotel
name-monument = Monument
name-cathedral = Cathedral

## What cards do

magna_carta-effect-n_peddler = Worker: buy 1 cube, but not gold, for 1 denier.
magna_carta-effect-n_park = Worker: 1 food.
magna_carta-effect-n_forest = Worker: 1 wood.
magna_carta-effect-n_quarry = Worker: 1 stone.
magna_carta-effect-n_trading_post = Worker: 2 deniers.
magna_carta-effect-small_farm = Worker: 1 food. Owner: 1 food from this card, while it has any.
magna_carta-effect-small_sawmill = Worker: 1 wood. Owner: 1 wood from this card, while it has any.
magna_carta-effect-small_quarry = Worker: 1 stone. Owner: 1 stone from this card, while it has any.
magna_carta-effect-peddler = Worker: buy 1 cube for 1 denier or 2 for 2, no gold. Owner: buy 1 for 1.
magna_carta-effect-market = Worker: sell 1 cube of any kind for 4 deniers. Owner: 1 denier.
magna_carta-effect-lawyer = Worker: pay 1 food to turn one of your cards into a residence. Owner: 2 deniers.
magna_carta-effect-large_farm = Worker: 2 food. Owner: 1 food.
magna_carta-effect-large_sawmill = Worker: 2 wood. Owner: 1 wood.
magna_carta-effect-large_quarry = Worker: 2 stone. Owner: 1 stone.
magna_carta-effect-gold_mine = Worker: 1 gold. Owner: swap 1 other cube for 1 gold.
magna_carta-effect-bank = Worker: buy 1 gold for 1 denier or 2 for 3. Owner: buy 1 gold for 2.
magna_carta-effect-church = Worker: buy 1 castle token for 2 deniers or 2 for 5. Owner: buy 1 for 3.
magna_carta-effect-residence = Pays its owner 1 denier in each income phase; takes no workers.
magna_carta-effect-theatre = Worth 6 points; takes no workers.
magna_carta-effect-statue = Worth 6 points; takes no workers.
magna_carta-effect-hotel = Worth 6 points; pays its owner 1 denier in each income phase; takes no workers.
magna_carta-effect-stables = Worth 10 points; takes no workers.
magna_carta-effect-town_hall = Worth 10 points; takes no workers.
magna_carta-effect-monument = Worth 10 points; takes no workers.
magna_carta-effect-cathedral = Worth 14 points; takes no workers.

## Phases, groups of choices, the end of the game

magna_carta-group-worker = Place a worker
magna_carta-group-build = Build from your hand
magna_carta-group-prestige = Build a prestige card
magna_carta-group-residence = Your new residence

magna_carta-ended-castle = The last castle token is gone.

## Rules to choose when a game is set up

magna_carta-rule-rules = Rules
magna_carta-rule-rules-standard = Standard
magna_carta-rule-rules-beginner = Beginner (no provost, no residences)

## How bots like to play

magna_carta-style-trader = likes trading
magna_carta-style-provost = likes moving the provost

## Questions

magna_carta-ask-exchange = { $player }, do you want to keep your first cards? You may exchange all of them, once.
magna_carta-ask-act = { $player }, take an action or pass.
magna_carta-ask-provost = { $player }, will you pay to move the provost? Each card along the road costs 1 denier.
magna_carta-ask-buy = { $player }, what do you buy{ GIVEN($owner) ->
    [yes] {" "}as the owner
   *[no] {""}
}? ({ $building }, card { $space })
magna_carta-ask-tokens = { $player }, do you want to buy castle tokens? ({ $building }, card { $space })
magna_carta-ask-sell = { $player }, what do you sell{ GIVEN($owner) ->
    [yes] {" "}as the owner
   *[no] {""}
}? ({ $building }, card { $space })
magna_carta-ask-swap = { $player }, which cube do you swap for gold? ({ $building }, card { $space })
magna_carta-ask-lawyer = { $player }, which of your cards becomes a residence?
magna_carta-ask-batches = { $player }, how many batches do you give to the castle?

## Choices

magna_carta-option-exchange-keep = Keep these cards
magna_carta-option-exchange-exchange = Exchange them all
magna_carta-option-act = { GIVEN($cost) ->
    [yes] { place-number }Worker: { $building }{ place-beyond }{ GIVEN($owner) ->
        [yes] {" "}· { $owner }'s
       *[no] {""}
    } · { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }
   *[no] Build { $building }{ GIVEN($space) ->
        [yes] {" "}on residence { $space }
       *[no] {""}
    } · { $pay }{ GIVEN($vp) ->
        [yes] {" "}→ { $vp ->
            [one] 1 point
           *[other] { $vp } points
        }
       *[no] {""}
    }
}
magna_carta-option-act-draw = Draw a card · { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}
magna_carta-option-act-replace = Replace your hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) · { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}
magna_carta-option-act-pass = Pass
magna_carta-option-provost = To { $to } · { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}
magna_carta-option-provost-0 = Stay on card { $to }
magna_carta-option-buy = Buy { $gain } · { $pay }
magna_carta-option-buy-none = Buy nothing
magna_carta-option-tokens = Buy { $count ->
    [one] 1 token
   *[other] { $count } tokens
} ({ $gain }) · { $pay }
magna_carta-option-tokens-none = Buy nothing
magna_carta-option-sell = Sell { $pay } → { $gain }
magna_carta-option-sell-none = Sell nothing
magna_carta-option-swap = { $pay } → { $gain }
magna_carta-option-swap-none = Don't swap
magna_carta-option-lawyer = { place-number }{ $building } ({ $vp ->
    [one] 1 point
   *[other] { $vp } points
}) → residence ({ $gain }) · { $pay }
magna_carta-option-lawyer-none = Change nothing
magna_carta-option-batches = { $gain } · { $pay }
magna_carta-option-batches-0 = Give nothing

## Events

magna_carta-event-kept_hand = { $player } keeps their first cards.
magna_carta-event-exchanged_hand = { $player } exchanges their first { $count ->
    [one] card
   *[other] { $count } cards
}.
magna_carta-event-drew = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} for { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}.
magna_carta-event-replaced = { $player } replaces their hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) for { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}.
magna_carta-event-got = { $player } gets { $cards }.
magna_carta-event-reshuffled = { $player } shuffles { $count ->
    [one] 1 discarded card
   *[other] { $count } discarded cards
} into a new pile.
magna_carta-event-placed = { $player } places a worker on the { $building } (card { $space }{ GIVEN($owner) ->
    [yes] , { $owner }'s
   *[no] {""}
}) for { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}.
magna_carta-event-built = { $player } builds the { $building } (card { $space }) with { $pay }.
magna_carta-event-prestige_built = { $player } builds the { $building }{ GIVEN($space) ->
    [yes] {" "}over the residence (card { $space })
   *[no] {""}
} with { $pay }.
magna_carta-event-passed = { $player } passes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}{ $deniers ->
    [0] .
    [one] {" "}and takes 1 denier.
   *[other] { GIVEN($deniers) ->
        [yes] {" "}and takes { $deniers } deniers.
       *[no] .
    }
}
magna_carta-event-provost = { $move ->
    [0] { $player } leaves the provost on card { $to }.
   *[other] { $player } moves the provost to card { $to } for { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }.
}
magna_carta-event-produced = { $player } takes { $gain } from the { $building } (card { $space }).
magna_carta-event-bonus = { $player } takes { $gain } as the owner of the { $building } (card { $space }).
magna_carta-event-exchanged = { $player } gives { $pay } for { $gain } at the { $building } (card { $space }).
magna_carta-event-tokens = { $player } gives { $pay } at the { $building } (card { $space }) for { $count ->
    [one] 1 castle token
   *[other] { $count } castle tokens
} worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
magna_carta-event-declined = { $player } does not use the { $building } (card { $space }).
magna_carta-event-unused = The provost stops short of the { $building } (card { $space }): { $player }'s worker goes home with nothing.
magna_carta-event-lawyer_paid = { $player } pays { $pay } to make the { $building } (card { $space }) a residence.
magna_carta-event-residence = The { $building } (card { $space }) becomes { $player }'s residence.
magna_carta-event-batches = { $player } gives { $count ->
    [one] 1 batch
   *[other] { $count } batches
} to the castle ({ $pay }) and takes { $count ->
    [one] 1 token
   *[other] { $count } tokens
} worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
magna_carta-event-no_batch = { $player } gives nothing to the castle.
magna_carta-event-most_batches = { $player } gave the most this turn ({ $count ->
    [one] 1 batch
   *[other] { $count } batches
}{ GIVEN($tied) ->
    [yes] ; others gave as many, but later
   *[no] {""}
}) and takes { $gain }.
magna_carta-event-tokens_lost = No one gave anything to the castle: { $count ->
    [one] 1 token leaves
   *[other] { $count } tokens leave
} the game.
magna_carta-event-advance = The provost ends the turn on card { $to }.
magna_carta-event-first_player = { $player } is now the first player.

## Events in a line of the record, after the player's name

magna_carta-short-placed = worker: { short-place }
magna_carta-short-passed = { $place ->
    [1] passes first
    [2] passes second
    [3] passes third
   *[other] passes fourth
}{ GIVEN($deniers) ->
    [yes] {" "}(+{ $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    })
   *[no] {""}
}
magna_carta-short-produced = +{ $gain } ({ $building })
magna_carta-short-bonus = +{ $gain } ({ $building })
magna_carta-short-exchanged = { $pay } → { $gain } ({ $building })
magna_carta-short-declined = { $building } not used
magna_carta-short-unused = { short-place } not reached
magna_carta-short-lawyer_paid = Lawyer: pays { $pay }
magna_carta-short-provost = { $move ->
    [0] leaves the provost on { $to }
   *[other] provost to { $to } (−{ $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    })
}
magna_carta-short-drew = draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
magna_carta-short-replaced = new hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
magna_carta-short-reshuffled = reshuffles the discards
magna_carta-short-built = builds the { $building } for { $pay }
magna_carta-short-prestige_built = builds the { $building } for { $pay }
magna_carta-short-tokens = { $building }: { $pay } ({ short-points })
magna_carta-short-residence = { $building } → residence
magna_carta-short-batches = { $count ->
    [one] 1 batch
   *[other] { $count } batches
}: { $pay } ({ short-points })
magna_carta-short-no_batch = nothing for the castle
magna_carta-short-most_batches = gave the most: +{ $gain }
magna_carta-short-first_player = is now first player

## Reasons

magna_carta-reason-no_worker = You have no workers left.
magna_carta-reason-occupied = { $by } already has a worker there.
magna_carta-reason-no_money = This costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}; you have { $have }.
magna_carta-reason-no_work_here = This card takes no workers: { $building }.
magna_carta-reason-no_cards_left = Your pile and your discards are empty, so there is nothing to draw.
magna_carta-reason-no_hand = You have no cards in hand.
magna_carta-reason-not_in_hand = This card is not in your hand: { $building }.
magna_carta-reason-cannot_pay = { GIVEN($pay) ->
    [yes] This costs { $pay }; you
   *[no] You
} have { GIVEN($have) ->
    [yes] only { $have }
   *[no] none of it
}.
magna_carta-reason-same_with_gold = You can pay with gold instead: { $pay } is a separate option.
magna_carta-reason-no_residence = A prestige card covers one of your residences, and you have none: a Lawyer makes them.
magna_carta-reason-already_built = The { $building } has already been built.
magna_carta-reason-off_road = The road has { $most ->
    [one] 1 card
   *[other] { $most } cards
}, so the provost cannot be on card { $to }.
magna_carta-reason-own_lawyer = A Lawyer can never become a residence.
magna_carta-reason-already_residence = This is already a residence.
magna_carta-reason-prestige_card = A prestige card never changes.
magna_carta-reason-pending = This card is already becoming a residence: { $building }.
magna_carta-reason-foreign_card = The { $building } belongs to { $by }.
magna_carta-reason-neutral_card = The { $building } belongs to no one and never changes.
magna_carta-reason-not_enough_tokens = The castle has { $left ->
    [0] no token
    [one] only 1 token
   *[other] only { $left } tokens
} left.
magna_carta-reason-cannot_offer = You do not have the cubes for { $count ->
    [one] 1 batch
   *[other] { $count } batches
}. A batch is 1 food, 1 wood and 1 stone; gold may replace any of them.

## Commands: what they do, their names and parameters

magna_carta-verb-exchange = Keep your first cards, or exchange all of them
magna_carta-verb-draw = Pay to draw a card
magna_carta-verb-replace = Pay to discard your hand and draw the same number of new ones
magna_carta-verb-place = Place a worker on a card along the road
magna_carta-verb-build = Build a card from your hand at the end of the road
magna_carta-verb-prestige = Build a prestige card
magna_carta-verb-pass = Take no more actions this turn
magna_carta-verb-provost = Move the provost along the road
magna_carta-verb-buy = Buy cubes, gold or castle tokens
magna_carta-verb-sell = Sell a cube
magna_carta-verb-trade = Swap a cube for gold
magna_carta-verb-lawyer = Choose which card becomes your residence
magna_carta-verb-castle = Give batches to the castle, or nothing

magna_carta-verbname-exchange = exchange
magna_carta-verbname-draw = draw
magna_carta-verbname-replace = replace
magna_carta-verbname-place = place
magna_carta-verbname-build = build
magna_carta-verbname-prestige = prestige
magna_carta-verbname-pass = pass
magna_carta-verbname-provost = provost
magna_carta-verbname-buy = buy
magna_carta-verbname-sell = sell
magna_carta-verbname-trade = trade
magna_carta-verbname-lawyer = lawyer
magna_carta-verbname-castle = castle

magna_carta-param-answer = Your answer
magna_carta-param-where = Which card of the road
magna_carta-param-what = Your choice
magna_carta-param-move = How far and which way
magna_carta-param-give = How many batches

magna_carta-paramname-answer = answer
magna_carta-paramname-where = where
magna_carta-paramname-what = what
magna_carta-paramname-move = move
magna_carta-paramname-give = give

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-magna_carta-build = Build cards, work on them, give cubes to the castle: most points wins. Build the Small Quarry for 1 food and 1 wood.
lesson-magna_carta-worker = Your card is on the road now, and anyone may work there. When others do, you earn too. Place a worker on it for 1 denier.
lesson-magna_carta-draw = Only you can see your hand. Draw another card for 1 denier.
lesson-magna_carta-pass = Players take one action at a time until all have passed. The first to pass takes 1 denier: pass.
lesson-magna_carta-provost = The road works from the left, as far as the provost. Your Quarry is card 3: pay 1 denier a card, at most 3, to bring him there.
lesson-magna_carta-batch = A batch is 1 food, 1 wood and 1 stone. Give it to the castle for a token of 4 points (later 3, then 2). Whoever gives most gets a gold.
lesson-magna_carta-end =
    - Each turn you get 2 deniers, and the provost moves on 2 cards
    - Owners get what their card says, here a stone
    - Gold stands for any cube
    - A prestige card also needs a residence, which a Lawyer makes
    - When the castle's tokens are gone, most points wins
