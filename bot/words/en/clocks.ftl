### Clocks: paces, seats that pass on, notices.

pace-brisk = Brisk: 4 waking hours a turn, then a bank of 1 day
pace-steady = Steady: 12 waking hours a turn, then a bank of 3 days
pace-slow = Slow: 24 waking hours a turn, then a bank of 5 days
pace-per_move = 24 hours a turn
pace-none = No clock
lobby-vacation = Vacation: { $value ->
    [on] used where a bank would run out
   *[off] not used in this game
}

refuse-no-free-seat = No seat of this game is free for a substitute.
waking-no-zone = Tell me your time zone: a city such as Rome or New York, or a key such as Europe/Rome.
waking-unknown-zone = I don't know the time zone “{ $zone }”. Type a city or a country and pick one of the suggestions.
waking-several-zones = { $country } has more than one time zone: { $zones }. Type a city there.
waking-reversed-zone = { $zone } means { $meant }: in that name the sign is reversed. Type a city, or { $meant } if you mean that.
waking-no-such-offset = No time zone is at { $zone } all year. Type a city instead.
waking-one-time = Tell me both when your day begins and when it ends.
waking-no-time-of-day = I can't read “{ $time }” as a time of day. Write it like 8:30, 8am or 22.
waking-too-short = Waking hours are at least eight hours long.
waking-too-few-presses = I can propose hours once you have made { $presses } choices on { $days } days; until then, say when your day begins and ends.

## Notices to one person

notice-turn = Your move in { $game } ({ $where }){ GIVEN($when) ->
    [yes] ; without a move, a computer player answers { $when }.
   *[no] .
}
notice-reminded = { $game } in { $where } waits for your move; without a move, a computer player answers { $when }.
notice-bank_started = { $game } in { $where }: your free time is over and your bank runs; without a move, a computer player answers { $when }.{ $hours ->
    [all] {" "}Nights need not count: `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } in { $where }: most of your bank is gone; without a move, a computer player answers { $when }.
notice-vacation = { $game } in { $where }: your bank is empty, so your vacation is used; without a move, a computer player answers { $when }.
notice-excused = { $game } in { $where }: you missed a turn, and a computer player answered it for you. That is excused{ $excuses ->
    [0] , but the next one is not: a computer player then has your seat.
    [one] ; one more will be.
   *[other] ; { $excuses } more will be.
}
notice-passed_on = { $game } in { $where }: a computer player has your seat now. **Take the seat** gives it back to you.
notice-seated = { $game } in { $where }: a seat has come free and is yours now. The result counts for you only if it helps you.
notice-taken_over = { $game } in { $where }: somebody else has your seat now.
notice-removed = { $game } in { $where }: an arbiter has given your seat to a computer player. Only an arbiter can give you one again.
notice-asleep = { $game } in { $where } has slept since nobody played for a month. Any press wakes it.
notice-lobby_minimum = { $game } in { $where }: there are enough players to start.
notice-lobby_old = { $game } in { $where } has waited a week for players. Keep it, fill it with computer players, or call it off; otherwise it closes in two days.

clock-countdown = Without a move, a computer player answers: { $passes }
clock-countdowns = End of free time, then the bank runs: { $free } · Without a move, a computer player answers: { $passes }
clock-away = { $counts ->
    [yes] { $player } is away and back { $when }; vacation is used before a computer player answers.
   *[no] { $player } is away and back { $when }.
}
card-seat-free = Away: { $players }. A computer player answers until somebody takes the seat.
button-take-seat = Take the seat

## /clock and /mygames

command-clock = The clock of a game, and how much time you have
command-clock-show = Show the clock of this game
command-clock-back = Take your seat back from the computer player
command-clock-vacation = Announce that you are away; your vacation is used only where your bank would run out
command-clock-pause = Ask the others to stop all clocks of this game for some days, or to go on
command-clock-hours = Set your waking hours: free time counts in them alone
command-clock-notices = Choose where you read notices
command-mygames = All your games, the most urgent first
param-days = for how many days from now; 0 when you are back
param-pause = for how many days, 14 at most; 0 ends a pause
param-zone = your time zone: a city, a country or a key like Europe/Rome
zone-choice = { $place } → { $zone }, now { $time }
param-begins = when your day begins, like 8:00 or 8am; without it, hours are proposed by when you have played
param-ends = when it ends, like 23:00 or 11pm
param-notices = where you read them
notices-thread = In the game's channel
notices-direct = As a direct message
notices-turns = As a direct message, also when my turn begins
notices-digest = Once a day, as a direct message

clock-none = This game has no clock.
clock-asleep = The game sleeps; any press wakes it.
clock-paused = The clocks are stopped{ GIVEN($when) ->
    [yes] {" "}and go on { $when }
   *[no] {""}
}.
clock-out-of-reach = The clocks are stopped: { $why ->
    [locked] this thread is locked
    [gone] the channel was deleted
    [forbidden] I may not post here
   *[server] I can’t reach the server
}. They go on, with all the time that was left, as soon as everyone can press again.
pause-asked = { $player } would like to pause this game for { $days ->
    [one] one day
   *[other] { $days } days
}: all clocks stop, and who wants to may go on playing. { $players }, do you agree?
pause-end-asked = { $player } would like to end the pause. { $players }, do you agree?
pause-waiting = The others have been asked. It is done as soon as all of them agree.
pause-granted = Everyone agrees.
refuse-pause-event = Organisers pause the games of an event: ask one of them.
refuse-pause-arbiter = An arbiter has stopped the clocks; only an arbiter lets them go on.
clock-seat = { $holder ->
    [computer] { $player }: a computer player answers for this seat.
   *[other] { $player }: bank { $hours } h, excused misses left: { $excuses }.
}
clock-back-done = You have your seat.
clock-vacation-done = You are announced as away and back { $when }. Your vacation is used only where your bank would run out; on this server you have { $days } d { $hours } h of it left. Back sooner? `/clock vacation days:0`.
clock-vacation-over = Welcome back. In games where your vacation is being used, it still is until your next move.
clock-hours-done = Your waking hours are { $begins } to { $ends } in { $zone }, where it is { $time } now. They count from your next turn on.
clock-hours-one-time = { $zone } stays the same all year. If your clocks change in summer, choose a city instead.
clock-hours-summer-time = That name is the time of half a year, so I took { $zone }, where clocks change. If yours don't, choose a city.
clock-hours-proposed = By when you have played so far, your waking hours in { $zone } may be { $begins } to { $ends }.
button-use-hours = Use these hours
clock-notices-done = Saved.

mygames-line = { $mine ->
    [yes] **{ $game }** in { $where }: your move
    [consent] **{ $game }** in { $where }: the others ask for your consent
   *[no] { $game } in { $where }: waiting for { $players }
}
mygames-since = Since { $when }.
mygames-lobby = { $game } in { $where }: gathering players
mygames-full = { $game } in { $where }: everyone is here, and it can start
mygames-damaged = A game in { $where } cannot be read.
mygames-more = … and { $count } more
mygames-option = { $game } with { $players }
mygames-none-waits = No other game waits for you.
menu-other-game = Play another game here…
button-play-here = Play here
button-go-there = Go to the game
button-next-game = Next game
refuse-no-games-of-yours = You are in no game. On a server, /game find shows those with a free seat.
button-present = I am here
button-reserve = Wait for a seat
button-keep-lobby = Keep a week
button-fill = Fill with computer players and start
