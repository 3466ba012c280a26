### Rulings of arbiters: /arbiter.

command-arbiter = Make rulings in this channel's game, as an arbiter of the server
command-arbiter-undo = Undo the last choice, or everything back to a choice you pick
command-arbiter-redo = Redo what an arbiter undid
command-arbiter-pause = Stop the clocks of this game
command-arbiter-resume = Start the clocks of this game again
command-arbiter-extend = Give more time to one player or to everyone
command-arbiter-replace = Give a player's seat to someone else or to a bot
command-arbiter-end = End this game without a winner
param-arbiter-reason = Why; everyone can read it
param-arbiter-to = The earliest choice to undo; leave it out for just the last one
param-arbiter-hours = How many hours
param-arbiter-player = Whose seat it is
param-arbiter-by = Who takes the seat; leave it out for a bot
refuse-not-arbiter = Only an arbiter of this server can do that. Anyone who can manage the server can choose the arbiters' role with /server arbiters.
refuse-arbiter-plays = You are playing in this game, so another arbiter has to make the ruling.
refuse-paused = The clocks are already stopped.
refuse-not-paused = The clocks are not stopped.
refuse-seat-for-good = A bot has this seat until the end of the game.
refuse-removed = An arbiter has removed you from this game. Only an arbiter can let you back in.
refuse-choose-listed = Choose from the list that appears while you type.

event-arbiter_undo = Arbiter { $name } undoes the crossed-out moves: { $reason }
event-arbiter_redo = Arbiter { $name } redoes what was undone: { $reason }
event-arbiter_pause = Arbiter { $name } stops the clocks: { $reason }
event-arbiter_resume = Arbiter { $name } starts the clocks again: { $reason }
event-arbiter_extend = Arbiter { $name } gives { $player } { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
}: { $reason }
event-arbiter_extend_all = Arbiter { $name } gives everyone { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
}: { $reason }
event-arbiter_replace = Arbiter { $name } gives a seat to { $player }: { $reason }
event-arbiter_vacate = Arbiter { $name } gives seat { $number } to a bot: { $reason }
event-arbiter_end = Arbiter { $name } ends the game: { $reason }
