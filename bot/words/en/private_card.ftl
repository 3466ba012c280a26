### The card that only one player sees, and the hand.

card-public-later = The public board follows when your turn passes on, or when you pause.
card-settled = { $how ->
    [order] Your order has answered this question.
   *[chore] This question had only one sensible answer, so I gave it for you.
}
card-waiting = Waiting for { $players }.
card-no-reaction = You have no card for this. I'm asking anyway, so that no one can tell.
card-chore = There is nothing to choose here, so I'll do it for you in a few seconds.
card-not-drawn = I couldn't draw this picture.
answer-done = Done.
hand-title = Your hand

refuse-no-hand = There are no hands of cards in this game.
