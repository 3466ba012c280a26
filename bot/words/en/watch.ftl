### Replays: a match step by step.

command-replay = Go through a match step by step
param-match = Which match, by its id; without it the one of this channel
param-step = Which step; without it the last one
menu-what-happened = What happened here?
button-replay = Replay from here
button-replay-first = ⏮
button-replay-back = ◀
button-replay-on = ▶
button-replay-last = ⏭
button-replay-shape-f = Whole board
button-replay-shape-p = Smaller board
button-replay-share = Share this step
menu-replay-turn = Go to a turn…
menu-replay-phase = Go to a phase…
menu-replay-player = Go to a player’s next move…
menu-replay-eye = See it as…
replay-everybody = Everybody
replay-step = Step { $step } of { $steps }
refuse-no-board = This message shows no match that I know.
chart-turns = Points by turn
chart-chances = Chance to win by turn, in %
chart-sources = Points by source
button-result = Result
button-rematch = Rematch
button-bg-stats = Keep in BG Stats
button-replay-all = Replay
button-export = Export
result-keep = [Open this match in BG Stats]({ $link }) to keep it among your plays. The app asks once who is who.
result-pace = The match took { $span }: { $moves } moves, typically { $pace } each.
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
refuse-no-rematch = Only those who played can ask for a rematch.
refuse-rematch-of-event = This match belongs to an event: there is no rematch of it. Open a match of your own for that.
rematch-called = A rematch is gathering with { $players }. Your seats are one further on; a press on **{ button-join }** is all it takes.
alt-winner = How the match ended
