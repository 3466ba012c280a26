### Names, phases, points, events and reasons that games share.

## Names of goods

name-food = Food
name-wood = Wood
name-stone = Stone
name-cloth = Cloth
name-gold = Gold
name-any = Any cube
name-nongold = Any cube but gold
name-denier = Denier
name-vp = Prestige points
name-favour = Royal favour

## Names, phases, castle sections, colours and origins of points in more than one game

name-castle = Castle
name-stables = Stables
name-n_forest = Forest
name-n_quarry = Quarry
name-residence = Residence
name-church = Church
    .the = the Church
name-town_hall = Town Hall
    .the = the Town Hall
phase-income = Income
phase-actions = Actions
phase-provost = Moving the provost
phase-road = Buildings along the road
phase-castle = Building the castle
phase-end = End of the turn
phase-over = Game over

section-dungeon = Dungeon
section-walls = Walls
section-towers = Towers

colour-neutral = neutral building
colour-wood = wood building
colour-stone = stone building
colour-residence = residential building
colour-prestige = prestige building

source-castle = Castle
source-buildings = Buildings
source-residences = Residences
source-prestige = Prestige buildings
source-gold = Gold at the end
source-cubes = Cubes at the end
source-deniers = Deniers at the end

## What happens in more than one game

event-turn = Turn { $turn } begins.
event-phase = Turn { $turn } · { $phase }: done.
event-income = { $player } takes { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} as income.
event-final = { $player } ends with { $vp ->
    [one] 1 point
   *[other] { $vp } points
} (gold { $gold }, other cubes { $cubes }, deniers { $deniers }).
event-over = The game is over. Victory for { $winners }!
event-undone = { $player } undoes the crossed-out moves.
event-resigned = { $name } has resigned. A bot plays on in their place.
event-resigned_last = { $name } has resigned.
event-ended_early = No players are left, so the game ends here.
ended-early = The game ended early because no players were left. The result is the position at that point.
event-substituted = { $player } takes over the seat of { $name }.
event-returned = { $player } is back and takes their seat again.
event-left_server = { $player } has left the server. A bot plays until { $player } is back.
event-conceded = { $player } concedes: { $name } wins.
event-paused = The players pause the game for { $days ->
    [one] one day
   *[other] { $days } days
}: all clocks stop.
event-pause_ended = The players end the pause: the clocks run again.
event-pause_over = The pause is over: the clocks run again.
event-in_reach = Everyone can play again: the clocks carry on with the time that was left.
event-undo_lapsed = { $player }'s request to undo has lapsed: not everyone agreed within a day.
event-cancel_lapsed = { $player }'s request to cancel the game has lapsed: not everyone agreed within a day.
event-pause_lapsed = { $player }'s request about a pause has lapsed: not everyone agreed within a day.
event-cancelled = { $name } has cancelled the game.
event-cancelled_by_moderator = { $name }, a moderator, has cancelled the game.

## Added to a place: it lies so many spaces beyond the provost

place-number = { GIVEN($space) ->
    [yes] { $space } ·{" "}
   *[no] {""}
}
place-beyond = { GIVEN($beyond) ->
    [yes] {" "}· { $beyond } beyond the provost
   *[no] {""}
}

## Why something cannot be done, in any game

reason-not_asked = That is not what you have to choose right now.
reason-wrong_seat = Another player decides this.
reason-not_offered = “{ $key }” is not one of the options.
reason-later = This comes later in the turn ({ $phase }). So far, nothing stops you.
reason-later_worker = This comes later in the turn ({ $phase }), and you need a worker at: { $known }.
reason-later_beyond = This comes later in the turn ({ $phase }). For now your worker there is { $beyond ->
    [one] 1 space
   *[other] { $beyond } spaces
} beyond the provost.
reason-later_turn = You can do this as one of the actions on your own turn.
reason-too_late = It is too late for this: it comes earlier in the turn ({ $phase }). You can do it next turn.
reason-too_few = Choose at least { $least }.
reason-too_many = Choose at most { $most }.
reason-over = The game is over.
reason-nothing_to_undo = There is nothing to undo.
reason-undo_needs_consent = The others have to agree to this undo: someone has moved since, chance has played a part, or something hidden was shown.
reason-unknown_seats = This game is for { $least } to { $most } players.
reason-unknown_option = This game has no rule “{ $key }”. Its rules are: { $known }.
reason-unknown_value = “{ $key }” cannot have that value. It can be: { $known }.

## Parts of the lines of the record

short-points = +{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
short-place = { $building }{ GIVEN($space) ->
    [yes] {" "}{ $space }
   *[no] {""}
}
short-points-lost = −{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
