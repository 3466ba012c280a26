### Standing orders and premoves: /orders.

command-orders = Your orders in this game: moves you set in advance
button-orders = Orders
button-ahead-caylus = Plan my next worker
button-ahead-magna_carta = Plan my next action
button-order-provost = Always leave the provost unless I lose a worker
button-give-order = Give this order
button-cancel-order = Cancel order { $number }
refuse-asked-now = It is your move now: choose on the card.
refuse-nothing-ahead = There is nothing to plan now: you have passed, or have nothing left to do in this phase.
refuse-no-such-order = There is no such order, or it is already over.
refuse-too-many-orders = { $most ->
    [one] You already have { $most } order in this game. Cancel it first.
   *[other] You already have { $most } orders in this game. Cancel one first.
}

notice-order = { $game } in { $where }: one of your orders has ended. “{ $order }” { $why ->
    [broken] The move has changed, so I will ask you.
    [phase] The phase ended before it was needed.
    [time] Its time ran out.
   *[undone] You undid the move that it made.
}
standing-title = Your orders in this game
standing-none = No orders yet. An order makes a move for you when your turn comes. Only you can see it.
standing-ended = Over: “{ $order }” { $why ->
    [broken] The move has changed, so I will ask you.
    [phase] The phase ended before it was needed.
    [time] Its time ran out.
   *[undone] You undid the move that it made.
}
standing-give = Give an order…
standing-given = Done, I have your order.
standing-cancelled = The order is cancelled.
standing-pick = Choose below what I should do.
standing-how-long = For how long
standing-how-much = Up to how much
standing-choice = What to do
standing-second-choice = If that is gone (optional)
standing-exceptions = Unless … (as many as you like)
standing-amount = { $amount ->
    [one] Pay at most { $amount } denier
   *[other] Pay at most { $amount } deniers
}
standing-scope = { $scope ->
    [phase] Until this phase ends
    [day] For 24 hours
    [week] For 7 days
   *[match] Until I cancel it
}
standing-until = { $scope ->
    [phase] Lasts until this phase ends.
    [time] Ends { $when }.
   *[match] Lasts until you cancel it.
}
standing-note = I play an order as if you had pressed the button: at once if everyone can see the question, otherwise after 5 to 25 seconds. If the question is already open when you give the order, I answer it at once. The delay may tell the others that you used an order. If you undo the move, I ask you.

standing-asked-now = Answer the current question
standing-premove = Make a move in advance
standing-premove-does = { $count ->
    [one] The next time it is your turn to choose, I choose **{ $choices }** for you if it is offered exactly as it is now. If not, I ask you and this order is over.
   *[other] The next time it is your turn to choose, I choose for you the first of these that is offered exactly as it is now: **{ $choices }**. If none is, I ask you and this order is over.
}
standing-pass = Pass, unless …
standing-pass-does = { $count ->
    [0] Whenever it is your turn, I pass for you.
   *[other] Whenever it is your turn, I pass for you, unless one of these is offered, whatever it costs: { $choices }. Then I ask you.
}
standing-routine = Answer for me when I have no choice
standing-routine-does = When your cards leave you only one answer, I give it for you.
standing-provost = Leave the provost unless he cuts off my workers
standing-provost-does = { $amount ->
    [0] I leave the provost where he is. If a worker of yours is beyond him, I ask you.
    [one] I leave the provost where he is. If a worker of yours is beyond him, I move him forward to reach it, for at most { $amount } denier and no further than needed.
   *[other] I leave the provost where he is. If any of your workers are beyond him, I move him forward to reach as many as possible, for at most { $amount } deniers and no further than needed.
}
standing-castle = Give the castle all the batches I can
standing-castle-does = When the castle asks for batches, I give as many as you can pay for.

command-game-reactions = Choose whether I ask you when you can react on other players' turns
command-game-routine = Choose whether I ask you even when you have only one answer

param-order = Whether I ask you

order-ask = Ask me
order-never = Never react
order-routine = Answer for me when I have no choice
order-set-ask-never = In this game I ask you again whenever you can react.
order-set-ask-routine = In this game I ask you again even when you have only one answer.
order-set-never = From now on I decline every reaction for you in this game, whatever cards you hold. If I am already asking you, I decline at once; after that, shortly after each question.
order-set-routine = From now on I answer for you in this game when you have only one answer. If I am already asking you, I answer at once; after that, shortly after each question. The delay may tell the others that you had no choice.

button-never = Never react in this game
button-routine = Always do this for me
button-ask-always = Let me do this myself
refuse-no-reactions = In this game no one reacts on another player's turn.
refuse-no-routine = In this game I already answer such questions for you.
