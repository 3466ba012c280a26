### Clocks: paces, time zones and waking hours, seats that pass on, /clock.

pace-brisk = Brisk: 4 hours a turn (without nights, see /clock hours), then a time bank of 1 day
pace-steady = Steady: 12 hours a turn (without nights, see /clock hours), then a time bank of 3 days
pace-slow = Slow: 24 hours a turn (without nights, see /clock hours), then a time bank of 5 days
pace-per_move = 24 hours a turn
pace-none = No clock
refuse-no-free-seat = This game has no free seat for a substitute.
waking-no-zone = Tell me your time zone: a city such as Rome or New York, or a name such as Europe/Rome.
waking-unknown-zone = I don't know the time zone “{ $zone }”. Type a city or a country and pick a suggestion.
waking-several-zones = { $country } has more than one time zone: { $zones }. Type a city there.
waking-reversed-zone = { $zone } means { $meant }: the sign in that name is reversed. Type a city, or { $meant } if that is what you want.
waking-no-such-offset = No time zone is { $zone } all year. Type a city instead.
waking-one-time = Tell me both when your day begins and when it ends.
waking-no-time-of-day = I don't understand the time “{ $time }”. Write it like 8:30, 8am or 22.
waking-too-short = Your day has to be at least eight hours long.
waking-too-few-presses = I can suggest hours once you have made { $presses } choices on { $days } different days. Until then, tell me when your day begins and ends.

## What a clock shows

clock-countdown = No move? A bot moves { $passes }
clock-countdowns = Free time ends { $free }, then the time bank runs · No move? A bot moves { $passes }
clock-away = { $counts ->
    [yes] { $player } is away, back { $when }; vacation is used before a bot moves.
   *[no] { $player } is away, back { $when }.
}
card-seat-free = Away: { $players }. A bot plays until someone takes the seat.
button-take-seat = Take the seat

## /clock

command-clock = The clock of your game and the time you have left
command-clock-show = Show the clock of this game
command-clock-back = Take your seat back from the bot
command-clock-vacation = Say that you'll be away; vacation is only used if your time bank would run out
command-clock-pause = Ask the others to stop this game's clocks for a few days, or to restart them
command-clock-hours = Say when your day begins and ends: your nights don't count
command-clock-notices = Choose where I send you notices
param-days = For how many days from now; 0 when you are back
param-pause = For how many days, at most 14; 0 ends a pause
param-zone = Your time zone: a city, a country or a name like Europe/Rome
zone-choice = { $place } → { $zone }, now { $time }
param-begins = When your day begins, like 8:00 or 8am; leave it out and I'll suggest hours
param-ends = When it ends, like 23:00 or 11pm
param-notices = Where you want to read them
notices-thread = In the game's channel
notices-direct = As a direct message
notices-turns = As a direct message, also when my turn begins
notices-digest = Once a day, as a direct message

clock-none = This game has no clock.
clock-asleep = The game is asleep. Press any button to wake it.
clock-paused = The clocks are stopped{ GIVEN($when) ->
    [yes] {" "}and start again { $when }
   *[no] {""}
}.
clock-out-of-reach = The clocks are stopped: { $why ->
    [locked] this thread is locked
    [gone] the channel was deleted
    [forbidden] I'm not allowed to post here
   *[server] I can't reach the server
}. They start again, with the time that was left, as soon as everyone can play again.
pause-asked = { $player } would like to pause this game for { $days ->
    [one] one day
   *[other] { $days } days
}. All clocks would stop, but you could still play. { $players }, do you agree?
pause-end-asked = { $player } would like to end the pause. { $players }, do you agree?
pause-waiting = I have asked the others. It will happen as soon as they all agree.
pause-granted = Everyone agrees.
refuse-pause-event = Only organisers can pause the games of an event. Please ask one of them.
refuse-pause-arbiter = An arbiter has stopped the clocks, and only an arbiter can start them again.
clock-seat = { $holder ->
    [computer] { $player }: a bot is playing in this seat.
   *[other] { $player }: time bank { $hours } h, turns that can still be missed: { $excuses }.
}
clock-back-done = You have your seat back.
clock-vacation-done = Noted: you are away, back { $when }. Vacation is only used where your time bank would run out; you have { $days } d { $hours } h left on this server. Back early? Use `/clock vacation days:0`.
clock-vacation-over = Welcome back! In games where your vacation is already running, it lasts until your next move.
clock-hours-done = Your day is { $begins } to { $ends } in { $zone }, where it is now { $time }. From your next turn, only that time counts.
clock-hours-usual = I took the usual hours. To change them, give `begins` and `ends` too.
clock-hours-one-time = The clocks in { $zone } never change. If yours do, choose a city instead.
clock-hours-summer-time = That name is only right for half the year, so I chose { $zone }, where the clocks change. If yours don't, choose a city.
clock-hours-proposed = Going by when you have played so far, I suggest a day from { $begins } to { $ends } in { $zone }.
button-use-hours = Use these hours
clock-notices-done = Saved.

span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-moment = less than a minute
