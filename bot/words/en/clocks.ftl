### Clocks: paces, seats that pass on, notices.

pace-brisk = Brisk: 4 waking hours a turn, then a bank of 1 day
pace-steady = Steady: 12 waking hours a turn, then a bank of 3 days
pace-slow = Slow: 24 waking hours a turn, then a bank of 5 days
pace-per_move = 24 hours a turn
pace-none = No clock
pace-auto = Pace: steady, or no clock for one person alone

refuse-no-free-seat = No seat of this game is free for a substitute.
refuse-too-many-matches = { $most ->
    [one] You are in { $most } game with a clock; each game that you finish allows one more.
   *[other] You are in { $most } games with a clock; each game that you finish allows one more.
}
waking-unknown-zone = I do not know that time zone; write it like Europe/Rome.
waking-no-time-of-day = A time of day is between 00:00 and 23:59.
waking-too-short = Waking hours are at least eight hours long.

## Notices to one person

notice-reminded = { $game } in { $where } waits for your move; the seat passes on { $when }.
notice-bank_started = { $game } in { $where }: your free time is over and your bank runs; the seat passes on { $when }.
notice-bank_low = { $game } in { $where }: most of your bank is gone; the seat passes on { $when }.
notice-vacation = { $game } in { $where }: your bank is empty, so your vacation is used; the seat passes on { $when }.
notice-excused = { $game } in { $where }: you missed a turn, and a computer player answered it for you. That is excused.
notice-passed_on = { $game } in { $where }: a computer player has your seat now. Press anything on the card to have it back.
notice-asleep = { $game } in { $where } has slept since nobody played for a month. Any press wakes it.
notice-lobby_minimum = { $game } in { $where }: there are enough players to start.
notice-lobby_old = { $game } in { $where } has waited a week for players. Keep it, fill it with computer players, or call it off; otherwise it closes in two days.

clock-countdowns = Free until { $free }, the seat passes on { $passes }.
