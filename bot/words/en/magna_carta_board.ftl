# Caylus Magna Carta in pictures and as text: captions, the whole table (`describe`), what has changed, what is noticed first (`alt`).

# Names for a card, where a language's full name is too long
board-tile-n_peddler = Peddler
board-tile-small_sawmill = Small Sawmill
board-tile-peddler = Peddler

# How many cubes lie on a small card, beside what its owner gets
board-batches-given = Given so far
board-cubes-left = { $cubes } left

## Shorter names for cards on a poster: S. and L. for small and large

board-poster-small_farm = S. Farm
board-poster-small_sawmill = S. Sawmill
board-poster-small_quarry = S. Quarry
board-poster-large_farm = L. Farm
board-poster-large_sawmill = L. Sawmill
board-poster-large_quarry = L. Quarry
board-poster-market = Market
board-poster-n_trading_post = Trade

## What others see of a question that is for one player alone

magna_carta-asked-setup = { $player } { $count ->
    [one] decides
   *[other] decide
} whether to keep their first cards.
magna_carta-asked-actions = { $player } chooses an action.

## The hand

magna_carta-hand-title = { $player }: { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
magna_carta-hand-affordable = you can pay for it
magna_carta-hand-dear = you cannot pay for it yet

## Describe: the whole table as text

magna_carta-describe-provost = The provost is at card { $provost } of { $cards }.
magna_carta-describe-player = { $place }. { $player }: { $points }, { $goods }; { $workers } in hand; income { $income }{ $residences ->
    [0] {""}
    [one] ; 1 residence
   *[other] ; { $residences } residences
}{ GIVEN($tokens) ->
    [no] {""}
   *[yes] ; castle tokens: { $tokens }
}{ GIVEN($prestige) ->
    [no] {""}
   *[yes] ; has built: { $prestige }
}{ $passed ->
    [0] {""}
   *[other] ; passed { $passed ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
}.
magna_carta-describe-cards = Cards of { $player }: { $hand } in hand, { $pile } in the pile, { $discard } discarded{ GIVEN($cards) ->
    [no] {""}
   *[yes] {""} ({ $cards })
}.
magna_carta-describe-active = Card { $space } is being used now.
magna_carta-describe-slot = Card { $space }: { $building }{ GIVEN($under) ->
    [no] {""}
   *[yes] {""} (on { $under })
}{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, owned by { $owner }
}{ GIVEN($worker) ->
    [no] {""}
   *[yes] {""}, worker of { $worker }
}{ GIVEN($cubes) ->
    [no] {""}
   *[yes] {""}, { $cubes } on it
}{ $pending ->
    [0] {""}
   *[other] {""}, becomes a residence
}. { $effect }
magna_carta-describe-section = { $section } ({ $points } a token): { $left } of { $total } left.
magna_carta-describe-sources = Points of { $player }: { $sources }.
magna_carta-describe-prestige = Prestige cards left to build:
magna_carta-describe-card = { $building }: costs { $cost }; { $points }{ GIVEN($note) ->
    [no] {""}
   *[yes] ; { $note }
}.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}

## What has changed since the reader last looked

magna_carta-changed-tokens = Castle tokens of { $player }: { GIVEN($tokens) ->
    [no] none
   *[yes] { $tokens }
}.
magna_carta-changed-prestige = { $player } has built: { GIVEN($cards) ->
    [no] no prestige card
   *[yes] { $cards }
}.
magna_carta-changed-batches = Batches of { $player } this turn: { $batches }.
magna_carta-changed-shorter = The road has { $cards } cards again.
magna_carta-changed-provost = The provost moves from card { $from } to card { $to }.

## Alt text: what a sighted player notices first

magna_carta-alt = Caylus Magna Carta{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}: { $phase }.
magna_carta-alt-player = { $player }: { $points }, { $goods }, { $workers }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}.
