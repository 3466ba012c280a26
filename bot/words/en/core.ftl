### Words that games share.

language-en = English
language-it = Italiano
language-es = Español
language-auto = As Discord is set

## Players

seat-name = Player { $number }
seat-of-colour = { $player } ({ $colour })
seat-colour-0 = blue
seat-colour-1 = orange
seat-colour-2 = green
seat-colour-3 = purple
seat-colour-4 = grey

## Lists: `list-more` joins all but the last, `list-last` the last; `list-or` the last of several of which one is enough

list-more = { $start }, { $next }
list-last = { $start } and { $next }
list-or = { $start } or { $next }
list-none = nothing

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
event-income = { $player } receives { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} of income.
event-final = { $player } ends with { $vp ->
    [one] 1 point
   *[other] { $vp } points
}; from gold { $gold }, from other cubes { $cubes }, from deniers { $deniers }.
event-over = The game is over. Victory: { $winners }!
event-undone = { $player } takes back what is struck through.
event-resigned = { $name } has resigned; { $player } goes on in that seat.
event-substituted = { $player } takes over the seat of { $name }.
event-returned = { $player } is back and has the seat again.
event-left_server = { $player } has left the server. A computer player has the seat until { $player } is back.
event-conceded = { $player } concedes: { $name } wins.
event-paused = The players pause the game for { $days ->
    [one] one day
   *[other] { $days } days
}: all clocks stop.
event-pause_ended = The players end the pause: the clocks go on.
event-pause_over = The pause is over: the clocks go on.
event-in_reach = Everyone can press again: the clocks go on, with all the time that was left.
event-undo_lapsed = The request of { $player } to undo has lapsed: not everyone agreed within a day.
event-cancel_lapsed = The request of { $player } to cancel the game has lapsed: not everyone agreed within a day.
event-pause_lapsed = The request of { $player } about a pause has lapsed: not everyone agreed within a day.
event-cancelled = { $name } has called the game off.
event-cancelled_by_moderator = { $name }, a moderator, has called the game off.

## Added to a place: it lies so many spaces beyond the provost

place-beyond = { GIVEN($beyond) ->
    [yes] {" "}· { $beyond } beyond the provost
   *[no] {""}
}

## Why something cannot be done, in any game

reason-not_asked = Nothing of the kind is being asked right now.
reason-wrong_seat = This is for another player to decide.
reason-not_offered = “{ $key }” is not among the choices on offer.
reason-later = This comes later in the turn ({ $phase }); so far nothing stands in the way.
reason-later_worker = This comes later in the turn ({ $phase }) and takes a worker of yours at one of these: { $known }.
reason-later_beyond = This comes later in the turn ({ $phase }); so far your worker for it stands { $beyond ->
    [one] 1 space
   *[other] { $beyond } spaces
} beyond the provost.
reason-later_turn = This is for the actions of your own turn.
reason-too_late = This was possible earlier in the turn ({ $phase }); it is again in your next turn.
reason-too_few = Choose at least { $least }.
reason-too_many = Choose at most { $most }.
reason-over = The game is over.
reason-nothing_to_undo = There is nothing to take back.
reason-undo_needs_consent = Others have acted since, or chance has, or something hidden was shown, so the other players must agree before you take it back.
reason-unknown_seats = This game is for { $least } to { $most } players.
reason-unknown_option = There is no rule “{ $key }” in this game. It has: { $known }.
reason-unknown_value = That is not possible for “{ $key }”. Possible: { $known }.
note-of = { $name }: { $effect }
