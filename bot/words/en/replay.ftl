### Replays, and the pages of the website.

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
site-unnamed = { $number ->
    [0] another player
   *[other] Anonymous { $number }
}
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
site-tie-break = Tie-break
site-results = Results
site-about = About
site-table = Table
site-score = Score
site-played-by = replaced by { $player }
site-rulings = Decisions of the organisers
site-reason = Reason: { $reason }
site-result = Result
site-day = { $day } { $month ->
    [jan] Jan
    [feb] Feb
    [mar] Mar
    [apr] Apr
    [may] May
    [jun] Jun
    [jul] Jul
    [aug] Aug
    [sep] Sep
    [oct] Oct
    [nov] Nov
   *[dec] Dec
} { $year }
site-steps = Steps
site-replay = ▶ Replay from the start
site-match = Match
site-game = Game { $number }{ GIVEN($winner) ->
    [yes] : { $winner }
   *[no] {""}
}
site-game-of = game { $game } of { $games }
site-won = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
}
site-counted = { $series ->
    [yes] The whole match
   *[no] In the tournament
}: { $result }{ $ruled ->
    [yes] , decided by the organisers
   *[no] {""}
}
site-champions = { $count ->
    [one] 🏆 Champion: { $players }
   *[other] 🏆 Champions: { $players }
}
site-under-way = Running{ GIVEN($round) ->
    [yes] {" "}· { $round }
   *[no] {""}
}{ GIVEN($day) ->
    [yes] , until { $day }
   *[no] {""}
}
site-ranking = Final ranking
site-ranking-more = { $count ->
    [one] One more place
   *[other] { $count } more places
}
site-standings-after = { $rounds ->
    [one] Standings after the round
   *[other] Standings after the { $rounds } rounds
}
site-tie-breaks = Players level on points are ranked by, in this order:
site-lot = drawn by lot
site-table-number = table { $number }
site-seats = { $seats } at a table
site-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
site-cut = { $players ->
    [2] then a final
   *[other] then a knock-out of { $players }
}
site-best-of = { $series ->
    [final] best of { $games } in the final
   *[all] best of { $games }
}
site-anonymous = Players without a public match stay anonymous; the number is only to tell them apart on these pages.
