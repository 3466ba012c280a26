### Clocks: paces, seats that pass on, notices.

pace-brisk = Brisk: 4 waking hours a turn, then a time bank of 1 day
pace-steady = Steady: 12 waking hours a turn, then a time bank of 3 days
pace-slow = Slow: 24 waking hours a turn, then a time bank of 5 days
pace-per_move = 24 hours a turn
pace-none = No clock
lobby-vacation = Vacation: { $value ->
    [on] used when a time bank would run out
   *[off] not used in this game
}

refuse-no-free-seat = This game has no free seat for a substitute.
waking-no-zone = Tell me your time zone: a city such as Rome or New York, or a name such as Europe/Rome.
waking-unknown-zone = I don't know the time zone “{ $zone }”. Type a city or a country and pick a suggestion.
waking-several-zones = { $country } has more than one time zone: { $zones }. Type a city there.
waking-reversed-zone = { $zone } means { $meant }: the sign in that name is reversed. Type a city, or { $meant } if that is what you want.
waking-no-such-offset = No time zone is { $zone } all year. Type a city instead.
waking-one-time = Tell me both when your day begins and when it ends.
waking-no-time-of-day = I don't understand the time “{ $time }”. Write it like 8:30, 8am or 22.
waking-too-short = Choose at least eight waking hours.
waking-too-few-presses = I can suggest hours once you have made { $presses } choices on { $days } different days. Until then, tell me when your day begins and ends.

## Notices to one person

notice-turn = Your move in { $game } ({ $where }){ GIVEN($when) ->
    [yes] . If you don't move, a bot moves for you { $when }.
   *[no] .
}
notice-reminded = { $game } in { $where } is waiting for your move. If you don't move, a bot moves for you { $when }.
notice-bank_started = { $game } in { $where }: your free time for this turn is over and your time bank is running. If you don't move, a bot moves for you { $when }.{ $hours ->
    [all] {" "}To keep your nights from counting, use `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } in { $where }: your time bank is almost empty. If you don't move, a bot moves for you { $when }.
notice-vacation = { $game } in { $where }: your time bank is empty, so your vacation is running. If you don't move, a bot moves for you { $when }.
notice-excused = { $game } in { $where }: you missed a turn, and a bot moved for you. { $excuses ->
    [0] If you miss another turn, a bot takes your seat.
    [one] You can miss 1 more turn before a bot takes your seat.
   *[other] You can miss { $excuses } more turns before a bot takes your seat.
}
notice-passed_on = { $game } in { $where }: a bot has taken your seat. Press **{ button-take-seat }** to get it back.
notice-seated = { $game } in { $where }: { $counts ->
    [entry] you play on in { $name }’s place in { $event }; its points are now yours.
    [table] you play this match in { $name }’s place. In { $event }, { $name } comes last at this table.
   *[none] { GIVEN($by) ->
        [yes] you now have { $name }’s seat.
       *[no] a seat came free, and it is yours.
    } The result counts for you only if it helps you.
}{ GIVEN($by) ->
    [yes] {" "}Decided by { $by }: { $reason }
   *[no] {""}
}
notice-taken_over = { $game } in { $where }: { GIVEN($by) ->
    [yes] { $name } plays your seat now. Decided by { $by }: { $reason }
   *[no] another player has taken your seat.
}
notice-removed = { $game } in { $where }: an arbiter has given your seat to a bot. Only an arbiter can give it back to you.{ GIVEN($by) ->
    [yes] {" "}Decided by { $by }: { $reason }
   *[no] {""}
}
notice-asleep = { $game } in { $where } has gone to sleep after a month without a move. Press any button to wake it.
notice-lobby_minimum = { $game } in { $where }: there are enough players to start.
notice-lobby_old = { $game } in { $where } has waited a week for players. Keep it open, fill it with bots, or cancel it; otherwise it closes in two days.

clock-countdown = No move? A bot moves { $passes }
clock-countdowns = Free time ends { $free }, then the time bank runs · No move? A bot moves { $passes }
clock-away = { $counts ->
    [yes] { $player } is away, back { $when }; vacation is used before a bot moves.
   *[no] { $player } is away, back { $when }.
}
card-seat-free = Away: { $players }. A bot plays until someone takes the seat.
button-take-seat = Take the seat

## /clock and /mygames

command-clock = The clock of your game and the time you have left
command-clock-show = Show the clock of this game
command-clock-back = Take your seat back from the bot
command-clock-vacation = Say that you'll be away; vacation is only used if your time bank would run out
command-clock-pause = Ask the others to stop this game's clocks for a few days, or to restart them
command-clock-hours = Set your waking hours; only they count as free time
command-clock-notices = Choose where I send you notices
command-mygames = All your games, the most urgent first
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
    [forbidden] I’m not allowed to post here
   *[server] I can’t reach the server
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
clock-hours-done = Your waking hours are { $begins } to { $ends } in { $zone }, where it is now { $time }. They count from your next turn.
clock-hours-usual = I took the usual hours. To change them, give `begins` and `ends` too.
clock-hours-one-time = The clocks in { $zone } never change. If yours do, choose a city instead.
clock-hours-summer-time = That name is only right for half the year, so I chose { $zone }, where the clocks change. If yours don't, choose a city.
clock-hours-proposed = Going by when you have played so far, I suggest waking hours from { $begins } to { $ends } in { $zone }.
button-use-hours = Use these hours
clock-notices-done = Saved.

mygames-line = { $mine ->
    [yes] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: your move
    [consent] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: the others need your answer
   *[no] { $game }{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: waiting for { $players }
}
mygames-since = { $mine ->
    [yes] Your turn began { $when }.
   *[no] Their turn began { $when }.
}
mygames-lobby = { $game } in { $where }: waiting for players
mygames-full = { $game } in { $where }: everyone is here, ready to start
mygames-damaged = I can't read your game in { $where }.
mygames-more = … and { $count } more
mygames-option = { $game } with { $players }
mygames-none-waits = No other game is waiting for you.
menu-other-game = Play another game here…
button-play-here = Play here
button-go-there = Go to the game
button-next-game = My next game
refuse-no-games-of-yours = You are not in any game. On a server, /game find shows games with a free seat.
button-present = I am here
button-reserve = Join the waiting list
button-keep-lobby = Keep open for a week
button-fill = Play with bots
refuse-tournament-seat = In a tournament the organisers fill the seats.
mygames-event = { $event }, { $round } against { $players }
