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
menu-replay-player = Go to a player's next move…
menu-replay-eye = See it as…
replay-everybody = Everyone
replay-step = Step { $step } of { $steps }
refuse-no-board = I don't recognise a game in this message.

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
site-step = Step { $step } of { $steps }
site-first = First
site-back = Back
site-on = Next
site-last = Last
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
   *[other] Anonymous{"\u00A0"}{ $number }
}
site-standings = Standings
site-standings-page = Standings, page { $page }
site-bracket = Bracket
site-cells-duel = In the round columns: the result (1, ½ or 0), and in brackets the opponent's place.
site-cells-team = In the round columns: the board points, and in brackets the other team's place.
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
site-champions = { $count ->
    [one] 🏆 Champion: { $players }
   *[other] 🏆 Champions: { $players }
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
site-starts = Starts { $when }
site-entered = { $players ->
    [one] 1 player has entered
   *[other] { $players } players have entered
}
site-count = { $players ->
    [one] 1 player
   *[other] { $players } players
}
site-round-until = { $round }{ GIVEN($when) ->
    [yes] , until { $when }
   *[no] {""}
}
site-paired = Paired { $when }
site-until = until { $when }
site-round-ends = Round ends
site-time = { $day }, { $time }
site-intro = Tournaments and matches of board games, played over days on Discord. Names are shown only for matches that their players or servers made public.
site-running = Running matches
site-latest-results = Latest results
site-empty = There is nothing here yet.
site-decided = Decided
site-match-decided = Whole match decided: { $result }
site-this-game = This game on the board: { $result }
site-counts-as = counts as { $result }
site-stood-in = { $substitute } played for { $player }.
site-whole-match = { $round }, best of { $games }{ $played ->
    [yes] , as played
   *[no] {""}
}: { $result }
site-verdict = The organisers decided: { $result }.
site-draw = a draw
site-wins = { $player } wins
site-why = Why?
site-through-so-far = better score so far
site-from-round = { $player }, from round { $round } on
site-players-added = { $players }{ $added ->
    [0] {""}
    [one] , of whom 1 was added by the organisers
   *[other] , of whom { $added } were added by the organisers
}
site-cells-none = –: no match in this round.
site-tie-break-meaning = Tie-break: what puts a player below the one in the row above.
site-cut-line = The green line: the best { $players } go on.
site-unplayed = In the tie-breaks, a bye or a missed round counts as a round against an opponent with one's own points, at most half of all rounds. For an opponent who left, each later round counts as a draw.
site-left-last = Anyone who left comes last.
site-seeds = Small numbers are seeds.
site-narrow = On a wider screen the tie-breaks have columns.
site-since = Since the step before
site-enlarge = Tap the picture to enlarge it.
site-points-match = Points in the match
site-other-games = Other games of this match
site-top = Up to the turns
cli-option-title = the title of the site, such as the name of your community; Provost when left out
site-counted = In the tournament: { $result }
site-happened = What happened
site-as-played = Result as played
site-since-day = since { $day }
site-legend = How places and tie-breaks work
site-takes-over = { $successor } for { $player }
