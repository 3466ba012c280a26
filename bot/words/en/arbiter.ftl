### Undo and redo, and what arbiters do.

command-game-undo = Take back your last choice or turn, or do again what you took back
param-undo = What to take back; the last choice if you say nothing
undo-what-undo = My last choice
undo-what-turn = All since the start of my turn
undo-what-redo = Do again what I took back
undo-redone = Done again.
button-turn = To the start of my turn
button-redo = Redo
menu-undo-to = Undo to here…
reason-nothing_to_redo = There is nothing to do again: what you take back can be done again until somebody chooses.
event-redone = { $player } does again what was taken back.
event-undone_by_arbiter = An arbiter takes back what is struck through.
event-redone_by_arbiter = An arbiter has done again what was taken back.

command-arbiter = Rule in the game of this channel, as an arbiter of the server
command-arbiter-undo = Take back the last choice, or all from a choice on
command-arbiter-redo = Do again what an arbiter took back
command-arbiter-pause = Stop the clocks of this game
command-arbiter-resume = Let the clocks of this game go on
command-arbiter-extend = Give a player more time, or everybody
command-arbiter-replace = Give a player's seat to somebody else, or to a computer player
command-arbiter-end = End this game; nobody wins it
command-server-arbiters = Choose the role that arbiters have
param-arbiter-reason = Why; everybody can read it
param-arbiter-to = From which choice on; the last one if you say nothing
param-arbiter-hours = How many hours
param-arbiter-player = Whose seat it is
param-arbiter-by = Who takes the seat; a computer player if you say nothing
param-server-arbiters = The role; without one, those who may manage the server are arbiters

arbiter-role-set = Arbiters are now those with the role { $role }.
arbiter-role-none = Arbiters are now those who may manage the server.
refuse-not-arbiter = Only an arbiter of this server can do that. Whoever manages the server chooses their role with /server arbiters.
refuse-arbiter-plays = You play in this game, so another arbiter has to rule in it.
refuse-paused = The clocks are stopped already.
refuse-not-paused = The clocks are not stopped.
refuse-seat-for-good = A computer player has this seat to the end of the game.
refuse-removed = An arbiter has taken your seat in this game. Only an arbiter can give you one again.
refuse-choose-listed = Choose from the list that appears while you type.

event-arbiter_undo = Arbiter { $name } takes back what is struck through: { $reason }
event-arbiter_redo = Arbiter { $name } does again what was taken back: { $reason }
event-arbiter_pause = Arbiter { $name } stops the clocks: { $reason }
event-arbiter_resume = Arbiter { $name } lets the clocks go on: { $reason }
event-arbiter_extend = Arbiter { $name } gives { $player } { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
}: { $reason }
event-arbiter_extend_all = Arbiter { $name } gives everybody { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
}: { $reason }
event-arbiter_replace = Arbiter { $name } gives a seat to { $player }: { $reason }
event-arbiter_vacate = Arbiter { $name } lets a computer player, { $player }, take a seat: { $reason }
event-arbiter_end = Arbiter { $name } ends the game: { $reason }
