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
