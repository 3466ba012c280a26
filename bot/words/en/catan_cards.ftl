### The Catan Card Game: questions, choices, events, reasons, commands. A place is named by its mark (L3), which stands before these words; a region also by its kind and number.

game-catan_cards = Catan Card Game
game-catan_cards-about = Two principalities grow side by side: lay roads, found cities, raise knights, and trade.
game-catan_cards-weight = 1 to 2 hours at the table · complexity 3 of 5

## Sides, faces of the event die, tokens, phases

side-upper = above
side-lower = below
side-middle = in the row
side-left = on the left
side-right = on the right

face-brigands = Brigands
face-trade = Trade
face-tournament = Tournament
face-plenty = Year of Plenty
face-event = Event card
catan_cards-rolled-brigands = more than 7 unprotected: all ore and wool are lost
catan_cards-rolled-trade = windmill token: 1 resource from the other player
catan_cards-rolled-tournament = most tournament points: 1 resource
catan_cards-rolled-plenty = both players: 1 resource

token-knight = knight token
token-windmill = windmill token

phase-start = Start of the turn
phase-roll = Rolling the dice
phase-event = Event
phase-production = Production
phase-hand = Hand of cards

## Where points come from, and why something is taken, paid or drawn

source-settlements = Settlements
source-cities = Cities
source-arch = Triumphal Arch
source-knight = Knight token
source-windmill = Windmill token

source-brigands = { face-brigands }
source-trade = { face-trade }
source-tournament = { face-tournament }
source-plenty = { face-plenty }
source-bank = Bank
source-offer = Trade between players
source-search = Looking through a stack
source-build = Building

## Groups of choices, the end of the game

catan_cards-group-centre = Roads, settlements, cities
catan_cards-group-expansions = Cards to build
catan_cards-group-cards = Action cards
catan_cards-group-trade = Trade with the bank
catan_cards-group-abilities = Abilities
catan_cards-group-alchemist = Play the Alchemist
catan_cards-group-one = 1 resource
catan_cards-group-two = 2 resources
catan_cards-group-three = 3 resources
catan_cards-group-top = Draw the top card
catan_cards-group-search = Look through a stack
catan_cards-group-yellow = Action cards
catan_cards-group-green = Green cards
catan_cards-group-red = Red cards
catan_cards-group-brown = Cards beside regions
catan_cards-group-road = Cards on roads

catan_cards-ended-points = Someone has enough victory points to win.
catan_cards-ended-turns = All the agreed turns have been played.

## Rules to choose when a game is set up

catan_cards-rule-mode = Game
catan_cards-rule-mode-base = Base game (12 points)
catan_cards-rule-mode-themed = Barbarians & Traders (13 points)
catan_cards-rule-mode-tournament = Tournament (13 points, each with a deck of 33 cards)
catan_cards-rule-barbarian_tie = Tie with barbarians
catan_cards-rule-barbarian_tie-defeat = defeat
catan_cards-rule-barbarian_tie-victory = victory
catan_cards-rule-barbarian_tie-nothing = no effect
catan_cards-rule-church_scope = Church in a Civil War
catan_cards-rule-church_scope-city = its city (protects the units there)
catan_cards-rule-church_scope-principality = every unit (protects all its owner's units)
catan_cards-rule-civil_war_targets = Civil War hits
catan_cards-rule-civil_war_targets-trade_fleets = trade fleets (and knights)
catan_cards-rule-civil_war_targets-any_fleet = any fleet (knights, trade fleets and the Treasure Fleet)
catan_cards-rule-guild_mirror = Merchants' League
catan_cards-rule-guild_mirror-received = goods taken (earns what the other player gets from the bank)
catan_cards-rule-guild_mirror-paid = goods given (earns what the other player gives to the bank)
catan_cards-rule-arch_start = New Triumphal Arch
catan_cards-rule-arch_start-0 = nothing yet
catan_cards-rule-arch_start-1 = 1 point
catan_cards-rule-arch_max = Triumphal Arch rises to
catan_cards-rule-arch_max-2 = 2 points
catan_cards-rule-arch_max-3 = 3 points
catan_cards-rule-arch_max-4 = 4 points
catan_cards-rule-camp_counts_reactions = A Barbarian Camp also charges for answers on the other player's turn
catan_cards-rule-camp_counts_reactions-on = yes
catan_cards-rule-camp_counts_reactions-off = no
catan_cards-rule-brown_slots = Cards beside a region
catan_cards-rule-brown_slots-1 = 1 at most
catan_cards-rule-brown_slots-2 = 2 at most
catan_cards-rule-year_end_redraw = Second event at New Year
catan_cards-rule-year_end_redraw-off = none
catan_cards-rule-year_end_redraw-on = yes
catan_cards-rule-brigand_grace_turns = Turns without brigands
catan_cards-rule-brigand_grace_turns-4 = 4 (at the start, counting both players')
catan_cards-rule-brigand_grace_turns-0 = none
catan_cards-rule-brigand_grace_turns-2 = 2 (at the start, counting both players')
catan_cards-rule-brigand_grace_turns-6 = 6 (at the start, counting both players')
catan_cards-rule-turn_limit = Points decide after
catan_cards-rule-turn_limit-200 = 200 turns (if nobody wins first)
catan_cards-rule-turn_limit-100 = 100 turns (if nobody wins first)
catan_cards-rule-turn_limit-60 = 60 turns (if nobody wins first)
catan_cards-fixed-cards = The operator of this bot has corrected the values of these cards; boards and hands show the corrected ones: { $cards }.

## Parts of sentences: a place, a region with its store, a stack, what something is for

catan_cards-place = { GIVEN($region) ->
    [yes] { $region } { $number }, { $side }
   *[no] { $centre }{ GIVEN($regions) ->
        [yes] , { $side } ({ $regions })
       *[no] {""}
    }
}
catan_cards-store = { GIVEN($building) ->
    [yes] { $building }
   *[no] { $region } { $number }
} ({ $have } stored)
catan_cards-stack = Stack { $stack } · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
catan_cards-cause = { GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}
catan_cards-left = { $left ->
    [1] {""}
   *[other] { GIVEN($left) ->
        [yes] {" "}{ $left } to go.
       *[no] {""}
    }
}

## How bots like to play

catan_cards-style-knights = likes knights
catan_cards-style-trader = likes trading

## Questions

catan_cards-ask-deck = { $player }, choose the { $least } cards of your deck.
catan_cards-ask-event_deck = { $player }, choose { $least } event cards for the shared event deck.
catan_cards-ask-arrange = { $player }, lay out your regions: which one goes { $side }, in place { $at }?
catan_cards-ask-opening_stack = { $player }, from which stack do you take your first cards?{ GIVEN($barred) ->
    [yes] {""} The other player has already chosen stack { $barred }.
   *[no] {""}
}
catan_cards-ask-opening = { $player }, choose your first { $least } cards.
catan_cards-ask-before_roll = { $player }, roll the dice.
catan_cards-ask-act = { $player }, build, play cards, trade, or end your actions.
catan_cards-ask-site = { $player }, where do you put this card: { $building }?
catan_cards-ask-region_side = { $player }, where does this region go: { $region } { $number }? The next one goes to the other side.
catan_cards-ask-scout = { $player }, which region goes { $side }?
catan_cards-ask-offer_give = { $player }, what do you offer?
catan_cards-ask-offer_get = { $player }, what do you want in return for { $pay }?
catan_cards-ask-answer_offer = { $player }, { $by } offers you { $gain } for { $pay }. Do you accept?
catan_cards-ask-demolish = { $player }, what do you demolish? You get nothing for it; the card goes to the discard pile or beside the stacks.
catan_cards-ask-take = { $player }, what do you take{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-receive = { $player }, what does the bank give you?{ catan_cards-left }
catan_cards-ask-rob = { $player }, what do you take from the other player{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-pay = { $player }, which region pays { $pay }{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-lose = { $player }, what do you give up{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-swap = { $player }, what do you give away? You get the same number of other resources ({ $building }).
catan_cards-ask-give = { $player }, what do you give to { $owner }{ catan_cards-cause }?
catan_cards-ask-react = { $player }: { $source }! Do you answer with a card?
catan_cards-ask-return = { $player }, which card goes back to the other player's hand{ catan_cards-cause }{ GIVEN($back) ->
    [yes] {""}, or beside the stacks if it came from there
   *[no] {""}
}?
catan_cards-ask-dogma = { $player }, on which building do you lay the Dogma?
catan_cards-ask-spy = { $player }, which unit or action card do you take from the other player's hand?
catan_cards-ask-conflict = { $player }, which { $least } cards from { $owner }'s hand go under a stack?
catan_cards-ask-conflict_stack = { $player }, which stack do they go under?
catan_cards-ask-retrieve = { $player }, which card do you take back from the discard pile{ catan_cards-cause }?
catan_cards-ask-christoph = { $player }, which resource will the bank trade 1 for 1 this turn?
catan_cards-ask-neighbour_help = { $player }, which region do the neighbours fill?
catan_cards-ask-reward = { $player }, what is your reward{ catan_cards-cause }?
catan_cards-ask-flavo = { $player }, do you want to take in { $building }?
catan_cards-ask-flavo_site = { $player }, on which of the other player's sites do you put { $building }?
catan_cards-ask-sell = { $player }, which action card do you sell?
catan_cards-ask-draw_stack = { $player }, from which stack do you draw?
catan_cards-ask-master_builder = { $player }, the Master Builder: which stack do you look through?{ GIVEN($barred) ->
    [yes] {""} Stack { $barred } was just looked through.
   *[no] {""}
}
catan_cards-ask-search = { $player }, which card do you take from stack { $stack }?
catan_cards-ask-return_card = { $player }, which card from your hand goes under a stack in return?
catan_cards-ask-bury = { $player }, you hold too many cards: which one goes under a stack?
catan_cards-ask-bury_stack = { $player }, which stack does the card go under?
catan_cards-ask-draw = { $player }, fill your hand: draw a card, or look through a stack for one.
catan_cards-ask-exchange = { $player }, do you want to exchange a card? It goes under a stack, and you take another from that stack.
catan_cards-ask-exchange_stack = { $player }, which stack do you exchange it with?

## Choices

catan_cards-option-deck = { $building }
catan_cards-option-event_deck = { $building }
catan_cards-option-arrange = { $region } { $number }
catan_cards-option-arrange-rest = Leave your regions as they are
catan_cards-skip-arrange = Leave them as they are
catan_cards-unfold-arrange = Arrange them
catan_cards-folded-arrange = { $player }, will you lay out your regions or keep them as they are?
catan_cards-option-opening_stack = { GIVEN($kind) ->
    [yes] Stack { $stack } ({ $count }) · { $kind }
   *[no] { catan_cards-stack }
}
catan_cards-option-opening = { $building }
catan_cards-option-before_roll = { $building }: { $number }
catan_cards-option-before_roll-roll = Roll the dice
catan_cards-option-act = { GIVEN($building) ->
    [yes] { $building }{ GIVEN($side) ->
        [yes] {" "}{ $side }
       *[no] {""}
    }{ GIVEN($at) ->
        [yes] {" "}in place of a settlement
       *[no] {""}
    }{ GIVEN($source) ->
        [yes] {" "}({ $source })
       *[no] {""}
    }{ GIVEN($pay) ->
        [yes] {" "}· { $pay }
       *[no] {""}
    }
   *[no] { $pay } → 1 other resource
}
catan_cards-option-act-offer = Offer a trade
catan_cards-option-act-demolish = Demolish one of your cards
catan_cards-option-act-end = End your actions
catan_cards-option-site = { GIVEN($regions) ->
    [yes] { $side } ({ $regions })
   *[no] { catan_cards-place }
}
catan_cards-option-region_side = { $region } { $number } { $side }
catan_cards-option-scout = { $region } { $number }
catan_cards-form-offer = Offer a trade
catan_cards-form-offer-offer_give = You give (up to { $most })
catan_cards-form-offer-offer_get = You get (up to { $most })
catan_cards-option-offer_give = { $pay }
catan_cards-option-offer_give-none = No offer
catan_cards-option-offer_get = { $gain }
catan_cards-option-offer_get-none = No offer
catan_cards-option-answer_offer-accept = Accept
catan_cards-option-answer_offer-decline = Decline
catan_cards-option-demolish = { $building } · { catan_cards-place }
catan_cards-option-demolish-none = Nothing
catan_cards-option-take = { $region } { $number }: +{ $gain } ({ $have } stored)
catan_cards-option-receive = { catan_cards-option-take }
catan_cards-option-rob = { GIVEN($gain) ->
    [yes] { catan_cards-option-take }
   *[no] { $lost } · no room, so it is lost
}
catan_cards-option-rob-none = Nothing more
catan_cards-option-pay = { catan_cards-store }
catan_cards-option-lose = { catan_cards-store }
catan_cards-option-swap = { $pay }
catan_cards-option-give = { $pay }
catan_cards-option-react = Play { THE($building) }{ GIVEN($pay) ->
    [yes] {" "}· { $pay }
   *[no] {""}
}
catan_cards-option-react-none = No answer
catan_cards-option-return = { $building } · { GIVEN($by) ->
    [yes] principality of { $by },{" "}
   *[no] {""}
}{ catan_cards-place }
catan_cards-option-dogma = { catan_cards-option-return }
catan_cards-option-spy = { $building }
catan_cards-option-spy-none = Take no card
catan_cards-option-conflict = { $building }
catan_cards-option-conflict_stack = { catan_cards-stack }
catan_cards-option-retrieve = { $building }
catan_cards-option-christoph = { $pay } → 1 other resource
catan_cards-option-neighbour_help = { catan_cards-store }
catan_cards-option-reward-triumphal_arch = { $building }: +{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
catan_cards-option-reward-resources = { $count ->
    [one] Any 1 resource
   *[other] Any { $count } resources
}
catan_cards-option-flavo = { catan_cards-place } · { $pay }
catan_cards-option-flavo-accept = Take him in · { $pay }
catan_cards-option-flavo-none = Turn him away
catan_cards-option-flavo_site = { catan_cards-place }
catan_cards-option-sell = { $building } → 1 resource
catan_cards-option-sell-none = Sell nothing
catan_cards-option-draw_stack = { catan_cards-stack }
catan_cards-option-master_builder = { catan_cards-stack }
catan_cards-option-master_builder-none = None of them
catan_cards-option-search = { $building }
catan_cards-option-search-none = Take no card
catan_cards-option-return_card = { $building }
catan_cards-option-bury = { $building }
catan_cards-option-bury_stack = { catan_cards-stack }
catan_cards-option-draw = { GIVEN($cost) ->
    [yes] Look through stack { $stack } ({ $count }) · { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }
   *[no] { catan_cards-stack }
}
catan_cards-option-exchange = { $building }
catan_cards-option-exchange-none = Keep them all
catan_cards-option-exchange_stack = { catan_cards-option-draw }

## Events

catan_cards-event-first_player = { $player } plays the first turn.
catan_cards-event-arranged = { $player } has laid out their regions.
catan_cards-event-deck_in = { $player } has handed in a deck.
catan_cards-event-events_in = { $player } has handed in event cards.
catan_cards-event-opened = { $player } chooses { $count ->
    [one] the first card
   *[other] the first { $count } cards
}{ GIVEN($stack) ->
    [yes] {" "}from stack { $stack }.
   *[no] .
}
catan_cards-event-got = { $player } gets { $cards }.
catan_cards-event-turn = Turn { $turn }: { $player }'s turn.
catan_cards-event-rolled = { $player } rolls { $face }{ GIVEN($effect) ->
    [yes] {" "}({ $effect })
   *[no] {""}
}, and { $number } for production.
catan_cards-event-brigands_wait = It is too early for brigands: they stay away.
catan_cards-event-event_card = Event card: { $building }. { $effect }
catan_cards-event-produced = { $player }'s regions produce { $gain }.
catan_cards-event-took = { $player } takes { $gain }{ catan_cards-cause }.
catan_cards-event-lost = { $player } loses { GIVEN($pay) ->
    [yes] { $pay }
   *[no] nothing
}{ catan_cards-cause }.
catan_cards-event-robbed = { GIVEN($gain) ->
    [yes] { $player } takes { $gain } from { $by }{ catan_cards-cause }.
   *[no] { $by } loses { $pay }{ catan_cards-cause }; { $player } has no room for it.
}
catan_cards-event-gave = { $player } gives { $pay } to { $by }{ catan_cards-cause }.
catan_cards-event-founded = { $player } builds: { $building }.
catan_cards-event-region = { $player } adds a region: { $region } { $number }, { $side }.
catan_cards-event-built = { $player } places { THE($building) }: { OTHER($owner, $player) ->
    [yes] principality of { $owner },{" "}
   *[no] {""}
}{ catan_cards-place }.
catan_cards-event-demolished = { GIVEN($source) ->
    [yes] { $player }'s { $building } burns down and goes back beside the stacks{ catan_cards-cause }.
   *[no] { $player } removes { THE($building) }.
}
catan_cards-event-destroyed = { $by } now has more than { $most } { $measure ->
    [strength] strength
   *[points] points
}, so { $player } loses { THE($building) }.
catan_cards-event-token = { GIVEN($player) ->
    [yes] { $player } now holds the { $token }.
   *[no] No one is ahead for the { $token } any more, so nobody holds it.
}
catan_cards-event-traded = { $player } gives { $pay } to the bank.
catan_cards-event-offered = { $player } offers { $pay } to { $by } for { $gain }. Until { $by } answers, Undo withdraws the offer.
catan_cards-event-accepted = { $player } accepts: { $pay } to { $by } for { $gain }.
catan_cards-event-declined = { $player } declines { $by }'s offer: { $gain } for { $pay }.
catan_cards-event-played = { $player } plays { THE($building) }{ catan_cards-cause }{ GIVEN($pay) ->
    [yes] {" "}and pays { $pay }.
   *[no] .
}
catan_cards-event-duel = { $player } { $won ->
    [yes] wins
   *[other] loses
} the duel with a { $number } ({ $building }).
catan_cards-event-returned = { $player } takes { THE($building) } back into hand{ catan_cards-cause }.
catan_cards-event-dogma_laid = { $player } lays a Dogma on { THE($building) } of { $by }, which no longer counts.
catan_cards-event-dogma_lifted = { $player }'s Dogma ends: { $by }'s { $building } counts again.
catan_cards-event-dogma_gone = { $player }'s Dogma on { THE($building) } of { $by } is discarded.
catan_cards-event-swapped = { $player } swaps { $pay } for the same number of other resources{ catan_cards-cause }.
catan_cards-event-hand_seen = { $player } sees { $by }'s hand: { GIVEN($cards) ->
    [yes] { $cards }.
   *[no] it is empty.
}
catan_cards-event-spied = { $player } looks at { $by }'s hand and takes { $count ->
    [0] nothing
    [one] 1 card (which one, { $by } sees under “{ button-since }”)
   *[other] { $count } cards
}.
catan_cards-event-taken = { GIVEN($stack) ->
    [yes] { $player } puts from { $by }'s hand under stack { $stack }: { $cards }.
   *[no] { $player } takes from { $by }'s hand: { $cards }.
}
catan_cards-event-conflict = { $player } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} from { $by }'s hand under stack { $stack } ({ name-ev_conflict }: { token-knight }).
catan_cards-event-retrieved = { $player } takes { THE($building) } back from the discard pile{ catan_cards-cause }.
catan_cards-event-sold = { $player } sells { THE($building) }.
catan_cards-event-used = { $player } uses { THE($building) }.
catan_cards-event-arch = { $player }'s Triumphal Arch grows: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
catan_cards-event-jester = { $player } takes in { $building } from { $by }.
catan_cards-event-jester_gone = { $building } leaves { $player } and finds no new home.
catan_cards-event-counted = { $player }'s { $building }: { $number ->
    [one] 1 trade counted
   *[other] { $number } trades counted
}.
catan_cards-event-christoph = For the rest of the turn the bank gives { $player } 1 resource for { $pay }.
catan_cards-event-drew = { $player } draws the top card of stack { $stack }.
catan_cards-event-searched = { $player } looks through stack { $stack } and takes { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
}.
catan_cards-event-buried = { $player } puts a card under stack { $stack }.
catan_cards-event-invaded = Barbarians of strength { $number } attack { $player }, who has { $count ->
    [one] 1 unit
   *[other] { $count } units
}: { $outcome ->
    [nothing] a tie, so nothing happens
   *[other] { $won ->
        [yes] a victory
       *[other] a defeat
    }
}.

## Events in a line of the record, after the player's name

catan_cards-short-rolled = rolls { $face }{ GIVEN($effect) ->
    [yes] {" "}({ $effect })
   *[no] {""}
} and { $number }
catan_cards-short-produced = +{ $gain }
catan_cards-short-took = +{ $gain }{ catan_cards-cause }
catan_cards-short-lost = { GIVEN($pay) ->
    [yes] −{ $pay }{ catan_cards-cause }
   *[no] loses nothing{ catan_cards-cause }
}
catan_cards-short-robbed = { GIVEN($gain) ->
    [yes] +{ $gain } from { $by }{ catan_cards-cause }
   *[no] nothing from { $by }: no room
}
catan_cards-short-demolished = { GIVEN($source) ->
    [yes] loses { THE($building) }: it burns down{ catan_cards-cause }
   *[no] removes { THE($building) }
}
catan_cards-short-destroyed = loses { THE($building) }
catan_cards-short-token = now holds the { $token }
catan_cards-short-built = places { THE($building) }
catan_cards-short-traded = −{ $pay } (bank)
catan_cards-short-offered = offers { $pay } to { $by } for { $gain }
catan_cards-short-accepted = accepts: { $pay } for { $gain }
catan_cards-short-declined = declines { $by }'s offer
catan_cards-short-taken = { GIVEN($stack) ->
    [yes] that is, { $cards }
   *[no] takes from { $by }'s hand: { $cards }
}
catan_cards-short-returned = takes back { THE($building) }{ catan_cards-cause }
catan_cards-short-dogma_lifted = Dogma ends: { $building }
catan_cards-short-dogma_gone = Dogma discarded: { $building }
catan_cards-short-swapped = swaps { $pay }{ catan_cards-cause }
catan_cards-short-arch = Triumphal Arch ({ short-points })
catan_cards-short-jester_gone = { $building } leaves and finds no new home
catan_cards-short-counted = { $building }: { $number ->
    [one] 1 trade counted
   *[other] { $number } trades counted
}
catan_cards-short-christoph = bank: { $pay } for 1 resource this turn
catan_cards-short-drew = draws from stack { $stack }
catan_cards-short-buried = card under stack { $stack }
catan_cards-short-invaded = Barbarians (strength { $number }): { $outcome ->
    [nothing] a tie
   *[other] { $won ->
        [yes] beats them
       *[other] loses to them
    }
}

## Reasons

catan_cards-reason-supply_empty = There are none left to build: { $building }.
catan_cards-reason-no_settlement = You can only build a city on one of your settlements.
catan_cards-reason-no_road_end = A road starts from a settlement or city at the end of your row, and that side already has a road.
catan_cards-reason-no_open_road = A settlement goes at the outer end of a road, and that side has no road.
catan_cards-reason-no_regions_left = There are no regions left for a new settlement.
catan_cards-reason-cannot_pay = You lack { $lost }{ GIVEN($pay) ->
    [yes] : this costs { $pay }
   *[no] {""}
}.
catan_cards-peril = Brigands would take your { $pay }: you have { $count } unprotected resources, and they come for more than { $most }.
catan_cards-reason-never_playable = This card belongs to a set that is not in this game: { $building }.
catan_cards-reason-needs_building = Your principality lacks what { THE($building) } needs, or it does not count now: { $needs }.
catan_cards-reason-already_in_play = { $building } is already in play, and there can be only one.
catan_cards-reason-one_only = You can only have one of these: { $building }.
catan_cards-reason-host_too_strong = { $by } has more than { $most } (strength for a camp, points for an outpost), so this card would be destroyed: { $building }.
catan_cards-reason-no_site = There is no free place for this card: { $building }.
catan_cards-reason-gate_closed = You can only play defence cards until both players together have { $least } points. Not yet: { $building }.
catan_cards-reason-not_in_hand = This card is not in your hand: { $building }.
catan_cards-reason-only_as_answer = You can only play this card as an answer, when I ask you: { $building }.
catan_cards-reason-only_with_settlement = To play this card, choose a settlement together with it: { $building }.
catan_cards-reason-only_before_roll = You can only play this card before you roll: { $building }.
catan_cards-reason-no_target = { $by } has nothing that this card can hit: { $building }.
catan_cards-reason-no_room = { GIVEN($gain) ->
    [yes] You have no room for { $gain }.
   *[no] You have no room for anything in return.
}
catan_cards-reason-opponent_has_none = The other player does not have { $gain }.
catan_cards-reason-nothing_to_take = { $by } has nothing that you have room for.
catan_cards-reason-empty_hand = { $by } has no cards in hand.
catan_cards-reason-nothing_to_swap = You have nothing to exchange, or no room for what you would get.
catan_cards-reason-same_kind = You can't ask for what you give: { $gain }.
catan_cards-reason-already_declined = The same offer has already been declined this turn.
catan_cards-reason-no_actions_left = You have taken {$most} actions this turn. All you can do now is end them.
catan_cards-reason-no_offers_left = You have made {$most} offers this turn, which is the limit.
catan_cards-reason-empty_stack = Stack { $stack } is empty.
catan_cards-reason-no_cards_left = All stacks are empty.
catan_cards-reason-search_too_dear = Looking through a stack costs you { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}; you have { $have }.
catan_cards-reason-foreign_card = This card belongs to { $by }: { $building }.
catan_cards-reason-not_standing = This card is not in your principality: { $building }.
catan_cards-reason-already_used = You can only use this once a turn: { $building }.
catan_cards-reason-too_soon = You have only just placed { $building }. You can do this from your next turn.
catan_cards-reason-counter_low = { $building } has counted { $number } of { $most } trades.
catan_cards-reason-not_fewer_points = You need fewer points than the other player: you have { $have } against { $most }.
catan_cards-reason-has_abbey = You own something that rules this card out: { $building }.
catan_cards-reason-too_few_units = You do not have the units that this card needs: { $building }.
catan_cards-reason-no_mill = None of your forests, pastures or fields beside a matching mill has room.
catan_cards-reason-no_action_card = You have no action cards in hand.
catan_cards-reason-no_card_to_retrieve = { GIVEN($by) ->
    [yes] The other player's discard pile
   *[no] The discard pile
} has nothing that this card could bring back: { $building }.
catan_cards-reason-nothing_to_demolish = You have nothing to demolish.
catan_cards-reason-not_in_mode = This is not part of the base game.
catan_cards-reason-deck_size = A deck has { $most } cards; this one has { $count }.
catan_cards-reason-deck_copies = { $building }: a deck has at most { $most } of these, this one has { $count }.
catan_cards-reason-deck_unknown = “{ $key }” is not a card that a deck can have.
catan_cards-reason-events_size = Choose { $most } event cards; you have chosen { $count }.
catan_cards-reason-events_copies = { $building }: choose at most { $most } of these; you have chosen { $count }.
catan_cards-reason-events_unknown = “{ $key }” is not an event card that you can choose.

## Commands: what they do, their names and parameters

catan_cards-verb-roll = Roll the dice
catan_cards-verb-play = Play an action card
catan_cards-verb-build = Build a road, a settlement, a city, or a card from your hand
catan_cards-verb-place = Choose where a card or a region goes
catan_cards-verb-trade = Trade with the bank, or swap resources
catan_cards-verb-offer = Offer resources to the other player
catan_cards-verb-answer = Accept or decline an offer
catan_cards-verb-use = Use an ability of one of your cards
catan_cards-verb-demolish = Demolish one of your own cards
catan_cards-verb-end = End your actions
catan_cards-verb-take = Choose what you take
catan_cards-verb-pay = Choose where a resource comes from
catan_cards-verb-react = Answer an attack with a card, or decline
catan_cards-verb-target = Choose which card is hit
catan_cards-verb-draw = Choose a stack of cards
catan_cards-verb-card = Choose a card
catan_cards-verb-deck = Hand in your deck for a tournament game

catan_cards-verbname-roll = roll
catan_cards-verbname-play = play
catan_cards-verbname-build = build
catan_cards-verbname-place = place
catan_cards-verbname-trade = trade
catan_cards-verbname-offer = offer
catan_cards-verbname-answer = answer
catan_cards-verbname-use = use
catan_cards-verbname-demolish = demolish
catan_cards-verbname-end = end
catan_cards-verbname-take = take
catan_cards-verbname-pay = pay
catan_cards-verbname-react = react
catan_cards-verbname-target = target
catan_cards-verbname-draw = draw
catan_cards-verbname-card = card
catan_cards-verbname-deck = deck

catan_cards-param-card = The action card
catan_cards-param-what = Your choice
catan_cards-param-where = The place
catan_cards-param-give = What you give
catan_cards-param-answer = Your answer
catan_cards-param-region = The region
catan_cards-param-stack = The stack
catan_cards-param-which = The card
catan_cards-param-cards = The cards

catan_cards-paramname-card = card
catan_cards-paramname-what = what
catan_cards-paramname-where = where
catan_cards-paramname-give = give
catan_cards-paramname-answer = answer
catan_cards-paramname-region = region
catan_cards-paramname-stack = stack
catan_cards-paramname-which = which
catan_cards-paramname-cards = cards

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-catan_cards-knight = Be the first to 12 points on your own turn. Settlements count 1, cities 2, and the strongest knights 1: build Walter.
lesson-catan_cards-site = A settlement has a site above and one below. Choose where Walter stands.
lesson-catan_cards-finish = You are stronger: with the knight token you have 3 points. You cannot pay for anything else, so end your actions.
lesson-catan_cards-draw = Your turn ends with your hand: fill it up to 3 cards. Draw from a stack.
lesson-catan_cards-roll = Your turn again. One die picks an event, the other the regions that produce, for both players. A region holds at most 3. Roll.
lesson-catan_cards-take = Tournament! Thanks to Walter, you take a resource before the regions produce. A road needs 2 bricks: take brick.
lesson-catan_cards-road = The 5 gave your Hills a brick too. New settlements grow where roads end: build a road.
lesson-catan_cards-end =
    - Settlements come next, then cities, where red cards fit too
    - With a city, more trade than your rival counts 1
    - The bank swaps 3 of a kind for 1
    - Over 7 resources, brigands take your ore and wool
    - With 7 points between you, attacks begin
    - 12 points win, 13 with Barbarians & Traders

## Standing orders

catan_cards-standing-nothing_else = End my turn when I could only offer or demolish
catan_cards-standing-nothing_else-does = When you could only make an offer or demolish, I end your turn for you.
catan_cards-standing-end = End my turn, unless …
catan_cards-standing-end-does = { $count ->
    [0] As soon as you can act, I end your turn for you.
   *[other] As soon as you can act, I end your turn for you, unless one of these is offered, whatever it costs: { $choices }. Then I ask you.
}
catan_cards-standing-never_react = Never react, except to …
catan_cards-standing-never_react-does = { $count ->
    [0] When you can react, I decline for you, whatever you hold.
   *[other] When you can react, I decline for you, whatever you hold, except against: { $choices }. Then I ask you, whatever you hold.
}

catan_cards-part-deck = Cards
catan_cards-part-events = Events
catan_cards-ready-builders = Great builders
catan_cards-ready-knights = Knights and quarrels
catan_cards-ready-merchants = Merchant fleet
