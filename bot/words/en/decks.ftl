### Decks that players put together, standing orders, and answers that take several menus.

## Commands and their parameters

command-deck = Put decks together, share them, hand one in
command-deck-new = Begin a new deck
command-deck-edit = Go on with a deck of yours
command-deck-show = Look at a deck
command-deck-check = Find out whether a deck may be played
command-deck-delete = Forget a deck of yours
command-deck-list = List your decks and those that are ready
command-deck-share = Post a deck here as text that others can copy
command-deck-play = Hand a deck in to the game of this channel
command-game-reactions = Choose whether you are asked to react on the others' turns
command-game-routine = Choose whether you are asked where only one answer is left to you

param-deck = Which deck
param-deck-name = What you call it
param-deck-start = The cards to begin with
param-order = Whether you are asked

order-ask = Ask me
order-never = Never react
order-routine = Answer for me when I have no choice
order-set-ask-never = In this game I ask you again before I go on without a reaction of yours.
order-set-ask-routine = In this game I ask you again, even where only one answer is left to you.
order-set-never = In this game I answer for you that you do not react, a little while after each question, whatever you hold.
order-set-routine = In this game I answer for you where only one answer is left, a little while after each question. From the time that passes, others may guess that you had no choice.

deck-start-empty = No cards
deck-start-random = A random deck

## Decks

catan_cards-part-deck = Cards
catan_cards-part-events = Events
catan_cards-ready-builders = Great builders
catan_cards-ready-knights = Knights and quarrels
catan_cards-ready-merchants = Merchant fleet

deck-name = Deck { $number }
deck-title = { $deck } · a deck for { $game }
deck-part = { $part }: { $count } of { $size }
deck-copy = { $card } ({ $number ->
    [2] second copy
    [3] third copy
   *[other] copy { $number }
})
deck-cost = { $card } · { $cost }
deck-valid = This deck may be played.
deck-not-valid = This deck cannot be played yet:
deck-list = Your decks for { $game }
deck-line = **{ $deck }**: { $valid ->
    [yes] may be played
   *[no] not finished
}
deck-none = You have none yet: /{ $command } deck new begins one.
deck-list-ready = Ready to be played: { $decks }.
deck-ready = { $deck } (ready to play)
deck-deleted = The deck is gone. This text brings it back:
deck-replaced = Your cards before can be brought back: paste this text into the deck.
deck-shared = A deck of { $player }. To use it, copy the text and paste it into a deck of yours.
deck-paste-title = The deck as text
deck-paste-label = Cards
deck-paste-note = One card on each line, after its number: 2 Abbey
deck-hand-in = Which deck do you play?
deck-hand-in-note = Nobody else sees it. Play one that is ready, or put your own together.
deck-handed-in = Your deck is in: { $deck }.

## Buttons and menus

button-deck-hand-in = Play this deck
button-deck-new = Put a deck together
button-deck-random = At random
button-deck-empty = Empty
button-deck-text = As text
button-deck-share = Share
button-done = Done ({ $count } of { $most })
button-never = Never react in this game
button-routine = Always do this for me
menu-draft = Choose… ({ $part } of { $parts })
menu-letters = Choose… { $first }–{ $last }
menu-deck = Choose a deck…

## Refusals

refuse-no-deckbuilding = Nobody puts decks together for this game.
refuse-no-deck = You have no deck called “{ $deck }”. /{ $command } deck list names them all.
refuse-no-deck-wanted = No deck is wanted from you now.
refuse-deck-name = A deck needs a name that can be read.
refuse-deck-exists = You already have a deck called “{ $deck }”.
refuse-many-decks = You have { $most } decks, and that is as many as I keep. Delete one first.
refuse-deck-not-valid = The deck “{ $deck }” cannot be played; /{ $command } deck check says why.
refuse-deck-lines = { $count ->
    [one] One line names no card that a deck can have
   *[other] { $count } lines name no card that a deck can have
}: { $lines }
refuse-deck-long = A deck as text has at most { $most } characters.
refuse-no-reactions = In this game nobody reacts on another's turn.
refuse-no-routine = In this game such questions are answered for you already.
