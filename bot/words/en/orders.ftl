### Standing orders and premoves: /orders.

command-orders = Your standing orders in this game: answers that you give in advance
button-orders = Orders
button-give-order = Give this order
button-cancel-order = Cancel order { $number }
refuse-no-such-order = That order is not there, or is over already.
refuse-too-many-orders = { $most ->
    [one] You have { $most } order in this game; cancel it first.
   *[other] You have { $most } orders in this game; cancel one of them first.
}

notice-order = { $game } in { $where }: an order of yours is over. “{ $order }” { $why ->
    [broken] What it names is not what it was, so you are asked.
    [phase] The phase has ended without it.
    [time] Its time is up.
   *[undone] You took back what it had played.
}
standing-title = Your standing orders in this game
standing-none = You have given none. An order answers for you, exactly as you say below; only you know of it.
standing-ended = Over: “{ $order }” { $why ->
    [broken] What it names is not what it was, so you are asked.
    [phase] The phase has ended without it.
    [time] Its time is up.
   *[undone] You took back what it had played.
}
standing-give = Give an order…
standing-given = The order is given.
standing-cancelled = The order is cancelled.
standing-pick = Choose below what I am to do.
standing-how-long = For how long
standing-how-much = At what price
standing-choice = What to do
standing-exceptions = Unless … (as many as you like)
standing-amount = { $amount ->
    [one] Pay { $amount } denier at most
   *[other] Pay { $amount } deniers at most
}
standing-scope = { $scope ->
    [phase] Until this phase ends
    [day] For 24 hours
    [week] For 7 days
   *[match] Until I cancel it
}
standing-until = { $scope ->
    [phase] Good until this phase ends.
    [time] Its time is up { $when }.
   *[match] Good until you cancel it.
}
standing-note = I answer as if you had pressed the button: at once where everybody can read the question, else 5 to 25 seconds later. From that, others may guess that an order answered. If you undo it yourself, you are asked again.

standing-asked-now = Answer what I am asked now
standing-premove = Make a move in advance
standing-premove-does = The next time it is for you to act, I choose **{ $choices }** for you, if it is then on offer exactly as it is now. If it is not, you are asked, and this order is over.
standing-pass = Pass, unless …
standing-pass-does = { $count ->
    [0] Whenever you are to act, I pass for you.
   *[other] Whenever you are to act, I pass for you, unless one of these is on offer, at whatever price: { $choices }. Then you are asked.
}
standing-routine = Answer for me where I have no choice
standing-routine-does = Where your cards leave you only one answer, I give it for you.
standing-provost = Leave the provost, unless he cuts off a worker of mine
standing-provost-does = { $amount ->
    [one] I leave the provost where he is. If a worker of yours stands beyond him, I move him forward for you to reach it, for { $amount } denier at most, and no further than needed.
   *[other] I leave the provost where he is. If workers of yours stand beyond him, I move him forward for you to reach as many of them as possible, for { $amount } deniers at most, and no further than needed.
}
standing-castle = Give the castle all the batches I can
standing-castle-does = When you are asked for batches for the castle, I give as many as you can pay for.
