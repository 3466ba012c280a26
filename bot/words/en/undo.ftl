### Undo and redo: /game undo.

command-game-undo = Undo your last choice or your turn, or redo what you undid
param-undo = What to undo; leave it out for your last choice
undo-what-undo = My last choice
undo-what-turn = All my choices since another player's
undo-what-redo = Redo what I undid
undo-redone = Redone.
button-turn = Undo more
button-redo = Redo
menu-undo-to = Undo to here…
reason-nothing_to_redo = There is nothing to redo. You can only redo until someone makes another choice.
event-redone = { $player } redoes what was undone.
event-undone_by_arbiter = An arbiter undoes the crossed-out moves.
event-redone_by_arbiter = An arbiter redoes what was undone.

button-undo = Undo
button-undo-all = Undo all of this
undo-done = Undone.
undo-confirm = Do you want to undo this, and everything since? Nothing is undone until you press the button.
undo-asked = { $player } would like to undo { $steps ->
    [one] the last move
   *[other] the last { $steps } moves
}. { $players }, do you agree?
undo-waiting = I have asked the others. It will be undone as soon as they all agree.
undo-agreed = { $player } agrees. Still to answer: { $players }.
undo-refused = { $player } does not agree, so the game continues as it is.
undo-outdated = The game has moved on, so this request no longer counts.
undo-too-often = You have used all { $most } of your undos in this game. Carry on from here.

refuse-own-undo = This is your own request. The others decide.
