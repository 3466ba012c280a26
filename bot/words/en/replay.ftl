## Replays and pages

phase-setup = Setup

command-replay = Go through a match step by step
param-match = Which match, by its id; leave it out for the one in this channel
param-step = Which step; leave it out for the last one
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
replay-everybody = Everyone
replay-step = Step { $step } of { $steps }
refuse-no-board = This message does not show a match that I know.

cli-export = write pages to read in a browser
cli-export-site = write matches as static pages
cli-option-records = the records to write as pages; without any, the matches in the database
cli-option-url = the address where the pages will be, for link previews
cli-export-written = Pages written to { $path }: { $pages }, for { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
cli-export-none = There was no public match to write. Make a match public in its lobby settings, or all new matches of a server with `/server public`.
cli-error-url = The address { $value } does not begin with https:// or http://.
site-title = Matches
site-list = Match list
site-step = Step { $step } of { $steps }
site-first = First
site-back = Back
site-on = Next
site-last = Last
site-happened = What happened
site-words = The board as text
site-turns = Turns
site-phases = Phases
site-log = Log
site-log-page = Log, page { $page } of { $pages }
site-live = Running
site-ended = Ended
site-next = Next page
site-previous = Previous page
site-result = Result
