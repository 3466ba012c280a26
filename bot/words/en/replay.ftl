## Replays and pages

phase-setup = Setup

command-replay = Go through a game step by step
param-match = Which game, by its id; leave it out for the one in this channel
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
refuse-no-board = I don’t recognise a game in this message.

cli-export = write pages to read in a browser
cli-export-site = write matches as static pages
cli-option-records = the records to write as pages; without any, the matches in the database
cli-option-url = the address where the pages will be, for link previews
cli-export-written = Pages written to { $path }: { $pages }, for { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
cli-export-none = There was no public match to write. Make a match public in its lobby settings, or all new matches of a server with `/server public`.
cli-export-event-broken = Event { $event } cannot be read ({ $what }), so it has no page.
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
site-pages = Pages
site-events = Events
site-event = Event
site-feed = Results for other programs (JSON)
site-place = Place
site-player = Player
site-points = Points
site-winner = winner
site-leader = leads
site-server = Server
site-began = Began
site-over = Ended
site-latest = Latest move
site-event-open = Sign-up is open
site-event-muster = About to start
site-event-running = Running
site-event-finished = Finished
site-event-cancelled = Cancelled
site-unnamed = Player { $number }
site-standings = Standings
site-standings-page = Standings, page { $page }
site-bracket = Bracket
site-cells-duel = In the round columns: the result (1, ½ or 0), and in brackets the opponent’s place.
site-cells-team = In the round columns: the board points, and in brackets the other team’s place.
site-team = Team
site-cells = In the round columns: the place at the table, and in brackets its points.
site-players = Players
site-clock = Clock
site-rules = Rules
site-absent = Entered, but did not play
site-bye = bye
site-champion = Title:
site-tie-break = Tie-break
site-results = Results
site-about = About
site-table = Table
site-score = Score
site-played-by = (played by { $player })
site-rulings = Decisions of the organisers
site-ruling = { $day } · { $act }{ GIVEN($table) ->
    [yes] {" "}({ $table })
   *[no] {""}
}{ GIVEN($about) ->
    [yes] : { $about }
   *[no] {""}
}. Reason: { $reason }
