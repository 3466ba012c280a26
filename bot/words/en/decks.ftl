### Decks that players put together: /<game> deck.

## Commands and their parameters

command-deck = Build decks, share them, and hand one in
command-deck-new = Start a new deck
command-deck-edit = Change one of your decks
command-deck-show = Look at a deck
command-deck-check = Check whether a deck can be played
command-deck-delete = Delete one of your decks
command-deck-list = List your decks and the ready-made ones
command-deck-share = Post a deck here as text that others can copy
command-deck-play = Hand in a deck for the game in this channel
param-deck = Which deck
param-deck-name = The name of the deck
param-deck-start = Which cards to start with
deck-start-empty = No cards
deck-start-random = Random deck

## Decks

deck-name = Deck { $number }
deck-title = { $deck } · a deck for { $game }
deck-part = { $part }: { $count } of { $size }
deck-copy = { $card } ({ $number ->
    [2] second copy
    [3] third copy
   *[other] copy { $number }
})
deck-cost = { $card } · { $cost }
deck-valid = This deck can be played.
deck-not-valid = This deck cannot be played yet:
deck-list = Your decks for { $game }
deck-line = **{ $deck }**: { $valid ->
    [yes] ready to play
   *[no] not finished
}
deck-none = You have no decks yet. Use /{ $command } deck new to start one.
deck-list-ready = Ready-made decks: { $decks }.
deck-ready = { $deck } (ready-made)
deck-deleted = The deck is deleted. To get it back, paste this text into a new deck:
deck-replaced = To get your old cards back, paste this text into the deck.
deck-shared = A deck by { $player }. To use it, copy the text and paste it into one of your decks.
deck-paste-title = The deck as text
deck-paste-label = Cards
deck-paste-note = One card per line, with the number first: 2 Abbey
deck-hand-in = Which deck do you want to play?
deck-hand-in-note = No one else sees it. Play a ready-made deck or build your own.
deck-handed-in = Your deck is in: { $deck }.

## Buttons and menus

button-deck-hand-in = Play this deck
button-deck-new = Build a deck
button-deck-random = At random
button-deck-empty = Empty
button-deck-text = As text
button-deck-share = Share
menu-deck = Choose a deck…

## Refusals

refuse-no-deckbuilding = This game has no deck building.
refuse-no-deck = You have no deck called “{ $deck }”. Use /{ $command } deck list to see them all.
refuse-no-deck-wanted = You do not need to hand in a deck now.
refuse-deck-name = Give the deck a name that people can read.
refuse-deck-exists = You already have a deck called “{ $deck }”.
refuse-many-decks = You have { $most } decks, which is the limit. Delete one first.
refuse-deck-not-valid = The deck “{ $deck }” cannot be played. Use /{ $command } deck check to see why.
refuse-deck-lines = { $count ->
    [one] One line does not name a card for a deck
   *[other] { $count } lines do not name a card for a deck
}: { $lines }
refuse-deck-long = The text of a deck can have at most { $most } characters.
