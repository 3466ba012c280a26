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
