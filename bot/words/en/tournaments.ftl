## Tournaments

# What is said of an event before it is opened: what cannot be had, and what is nearest.
event-finding-seats = A table has { $least } to { $most } seats.
event-finding-players = This event needs { $least } to { $most } players.
event-finding-rounds = An event has 1 to { $most } rounds.
event-finding-duels-only = This format is for tables of two.
event-finding-no-groups =
    { $fewer ->
        [0] { $players } players cannot be split into equal groups; { $more } can.
       *[other] { $players } players cannot be split into equal groups; { $fewer } or { $more } can.
    }
event-finding-group-meetings =
    { $times ->
        [2] In some groups every two players meet twice.
       *[other] In some groups every two players meet { $times } times.
    }
event-finding-short-tables =
    { $tables ->
        [one] One table in each round has only { $seats } players.
       *[other] { $tables } tables in each round have only { $seats } players.
    }
event-finding-byes =
    { $players ->
        [one] One player has a bye in the first round.
       *[other] { $players } players have a bye in the first round.
    }
event-finding-repeats-certain =
    { $most ->
        [one] In { $rounds } rounds some players must meet again; only a single round is free of that.
       *[other] In { $rounds } rounds some players must meet again; up to { $most } rounds may be free of that.
    }
event-finding-repeats-possible =
    { $surely ->
        [one] In { $rounds } rounds some players may meet again; in a single round nobody does.
       *[other] In { $rounds } rounds some players may meet again; in { $surely } nobody has to.
    }
event-finding-unbeaten = After so few rounds about { $players } players may have won every match; { $enough } rounds are usual.
event-finding-games-unequal = Not everybody plays the same number of games.
event-finding-apart-never = Everybody meets everybody, people of one household too.
event-finding-apart-at-last = People of one household sit at different tables while there is a choice; in the last rounds they may meet.
event-finding-apart-by-level = People of one household play in different divisions where their levels allow it.
event-finding-cup-waiting =
    { $players ->
        [one] One player stays in the queue for the next cup.
       *[other] { $players } players stay in the queue for the next cup.
    }
# Why an act does not fit an event.
event-refused-entered-already = You have entered already.
event-refused-entered-often = You have entered and left this event too often to enter again.
event-refused-not-entered = This player has not entered.
event-refused-disqualified = You have been disqualified from this event.
event-refused-over = This event is over.
event-refused-round-open = The round is not finished yet.
event-refused-stage-over = There are no more rounds.
event-refused-places = These are not the places of a finished table.
event-refused-substitute = This player cannot take that seat.
event-refused-paused = The event is paused already.
event-refused-not-paused = The event is not paused.
event-refused-no-round = There is no such round.
event-refused-round-closed = The round is closed, and its standings stay as they are.
event-refused-no-table = There is no such table.
event-refused-table-over = This table has its result already.
event-refused-tied-across-the-cut = There is a tie across the cut; choose who goes on.
event-refused-own-table = You play there yourself; another organiser must decide.
event-refused-phase-draft = The event is not open yet.
event-refused-phase-open = Players can still enter.
event-refused-phase-muster = The event has not started yet.
event-refused-phase-running = The event is running already.
event-refused-phase-finished = This event is over.
event-refused-phase-cancelled = This event was cancelled.
# The commands of events.
command-event = Hold tournaments and leagues
command-event-new = Prepare an event: you see what it will be like before others do
command-event-standings = Read the standings of the event here
command-event-report = Get the report of the event here, also as files
command-event-desk = As organiser: see what needs you, and decide
param-event-name = What the event is called
param-event-game = Which game
param-event-format = How tables are made
param-event-seats = Players at a table
param-event-rounds = Rounds of Swiss, schedules and heats, as many as suit if left out; other formats know theirs
param-event-players = How many you expect, for the preview
param-event-options = Rules of all matches, such as favours=simplified
param-event-pace = The clock of every match
param-event-days = Days for a round
param-event-starts = Days until it starts by itself; without it, you start it
param-event-action = What to do; without it, see what needs you
param-event-table = Which table, such as 1.1.3
param-event-player = The player whom it is about
param-event-substitute = Who plays instead
param-event-hours = Hours more
param-event-places = Places by seat, such as 1 2 2
param-event-reason = Why, for everybody to read
tournament-format-groups = Balanced groups
tournament-format-schedule = Rounds known beforehand
tournament-format-swiss = Swiss
tournament-format-heats = Heats
tournament-format-league = League season
tournament-format-knockout = Knock-out at tables
tournament-format-elimination = Knock-out of duels
tournament-format-round-robin = Round robin of duels
tournament-format-mini-cup = Mini-cup
tournament-action-replace = Replace a player at a table, or at all
tournament-action-extend = Give more time
tournament-action-rule = Rule the result of a table
tournament-action-disqualify = Disqualify a player
tournament-action-pause = Pause the event
tournament-action-resume = Resume the event
tournament-action-cancel = Cancel the event
# An event's card and its answers.
tournament-preview = Preview: { $name }
tournament-about = { $game } · { $format } · { $seats } at a table{ $rounds ->
    [0] {""}
    [one] {" "}· 1 round
   *[other] {" "}· { $rounds } rounds
}
tournament-organiser = Organiser: { $player }
tournament-starts = Starts { $when }. Say that you are here within the day before.
tournament-days = A round may take { $days ->
    [one] one day
   *[other] { $days } days
}.
tournament-points = Points by place: { $points }{ $scheme ->
    [wins] ; a shared win gives 1
   *[other] {""}
}. Ties are broken by { $ties }.
tournament-until = Play until { $when }; after that the organisers decide.
tournament-usual-cut = After the rounds a knock-out of the best { $players } is usual: `cut`.
tournament-length = { $rounds ->
    [one] There is one round: it may take { $days ->
        [one] one day
       *[other] { $days } days
    }.
   *[other] There are { $rounds } rounds: all together they may take { $total } days.
}
tournament-order-wins = wins
tournament-order-opponents = the opponents’ results
tournament-order-share = the share of the table’s points
tournament-order-head_to_head = the matches among those tied
tournament-order-lot = the drawing of lots
tournament-order-buchholz_cut_1 = the opponents’ points but for the weakest one’s
tournament-order-buchholz = all opponents’ points
tournament-order-sonneborn_berger = the points of those beaten
tournament-preview-next = **{ button-tournament-open }** shows this to everybody here, and they can enter. To change something, use the command again.
tournament-no-cut = No knock-out can follow this format: leave `cut` out.
tournament-duel-scoring = Between two a win counts 1 and a draw a half: leave `scoring` out.
tournament-scoring-places = By place: 10, 6, 3, 1 among four
tournament-scoring-wins = Wins alone: 5, a shared one 1
tournament-scoring-wbc = By place, each worth ten of the next: 1000, 100, 10, 1
tournament-preview-old = This preview is older than the event that was held here last. Use the command again.
tournament-muster =
    ### { $name }: who is here?
    Sign-up is closed. Press **{ button-tournament-here }**, or you will not play.
tournament-muster-dated =
    ### { $name }: who is here?
    Sign-up is closed. Press **{ button-tournament-here }** before the start ({ $when }), or you will not play.
tournament-muster-over =
    ### { $name }: who is here?
    { $players ->
        [0] Nothing more to press here.
        [one] Time is up. One player is in.
       *[other] Time is up. { $players } players are in.
    }
tournament-table = Table { $table }
tournament-tied-waits = ⚖ Tied across the cut: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }, choose who goes on at `/event desk`.
   *[no] A moderator chooses who goes on at `/event desk`.
}
tournament-tied-final = ⚖ Equal in the final: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }, choose who has won at `/event desk`.
   *[no] A moderator chooses who has won at `/event desk`.
}
tournament-tied-of = { $players } ({ $number ->
    [one] one goes on
   *[other] { $number } go on
})
tournament-parted = -# { $player } goes on from among equals by { $by ->
    [mean] points a match in all matches so far
   *[share] the share of the tables’ points in all matches so far
}.
tournament-equals = Of players who are equal after a round of the knock-out, those with more points a match in all matches so far go on, then those with the larger share of the tables’ points; of those still equal the organisers choose, for all to read.
tournament-fairness = With { $players } players:
tournament-fair = Nobody meets twice, and all tables are full.
tournament-seed = Seed of all draws: { $seed }
tournament-seed-open = Seed of all draws: { $seed } · sealed as { $seal }
tournament-seed-sealed = The seed of all draws is sealed until the start: { $seal }
tournament-kept-apart = Of one household, and kept apart: { $players }
tournament-more-pairs = … and { $pairs } more
tournament-count =
    { $phase ->
        [muster] { $present } of { $players } players are here.
       *[other] { $players ->
            [one] One player is in.
           *[other] { $players } players are in.
        }
    }
tournament-more = … and { $players } more
tournament-phase-draft = Not open yet
tournament-phase-open = Sign-up is open
tournament-phase-muster = Sign-up is closed: press “I am here”, or you will not play
tournament-phase-running = { $paused ->
    [yes] The event is paused
   *[no] The event is running
}
tournament-phase-finished = The event is over
tournament-phase-cancelled = The event was cancelled
button-tournament-open = Open sign-up
button-tournament-join = Enter
button-tournament-here = I am here
button-tournament-leave = Leave
button-tournament-close = Close sign-up
button-tournament-start = Start the event
button-tournament-go-on = Next step
button-tournament-standings = Standings
button-tournament-report = Report
button-tournament-drop = Leave the event
tournament-opened = Sign-up is open.
tournament-joined = You are in.
tournament-here = Good: you will play.
tournament-left = You have left the event.
tournament-closed = Sign-up is closed; players now say that they are here.
tournament-closed-undated = Sign-up is closed; players now say that they are here. When they have, press **{ button-tournament-start }** on the card.
tournament-started = The event starts. The matches are being made.
tournament-drop-confirm = The event is running. If you leave, computer players take your seats and you rank last at your open tables.
tournament-none = There is no event here.
tournament-channel-taken = **{ $name }** is still under way in this channel, and commands reach only one event here. Use another channel for this one.
tournament-too-many = You have made { $most } events in a day. Open one of them, or wait until tomorrow.
tournament-no-threads = Events need a text channel, a thread or a forum post, and I must be allowed to make threads or posts there and to write in them.
tournament-elsewhere = An event needs a thread or post for each match, and I may not make any here. I may in { $where }: use the command there.
tournament-not-organiser = { GIVEN($player) ->
    [yes] Only the organiser, { $player }, or a moderator can do that.
   *[no] Only a moderator can do that: the organiser has left.
}
tournament-not-started = The event has not started yet.
tournament-nothing-due = Nothing waits for you.
tournament-too-few = Too few players are here; at least { $least } are needed, in a number that the format can seat.
tournament-reason-missing = Give a reason; everybody can read it.
tournament-player-missing = Say which player, and for a replacement also who plays instead.
tournament-hours-missing = Say how many hours more.
tournament-result-missing = Say which table, and the places of its players: both are suggested as you type.
tournament-round = { $name }: { $round }
tournament-byes = Bye: { $players }
tournament-standings = Standings: { $name }
tournament-standings-note = At the end of a line: the ranks that points still allow.
tournament-mark-left = { $state ->
    [disqualified] disqualified
   *[other] left
}
tournament-desk = Desk: { $name }
tournament-desk-empty = Nothing needs you.
tournament-waits = { $name } waits for a decision. { GIVEN($organisers) ->
    [yes] { $organisers }, decide at `/event desk`.
   *[no] A moderator decides at `/event desk`.
}
tournament-does-not-start = { $name } does not start: too few players have said that they are here. { $players }
tournament-gone = No longer on this server, and so out of the event: { $players }
tournament-desk-how = To decide something, choose an `action` of `/event desk` and give its `reason`: replace or disqualify a player, give time, rule a result, pause, cancel and more.
tournament-concern-not-launched = 🚧 Table { $table } has no match, as its thread or post cannot be made. { $why } I keep trying: { $where }
tournament-concern-server-full = 🚧 Table { $table } waits for its match: this server has as many matches of events as I take at once. It starts by itself when others have ended: { $where }
tournament-out-of-reach = ⏸ Nobody can press at table { $table } now, so its clocks are stopped ({ $where }). The round’s deadline stays; you can give time.
tournament-concern-overdue = ⏰ Table { $table } is past its deadline: { $where }
tournament-concern-called-off = ❔ The match of table { $table } was called off; rule its result: { $where }
tournament-concern-given-up = 🪑 A computer player has a seat at table { $table } that you can fill: { $players }
tournament-concern-absent = 💤 Gave up their last match and will be drawn again, unless you disqualify them: { $players }
tournament-concern-tied-across-the-cut = ⚖ Tied across the cut: { $players }
tournament-concern-household = 🏠 Of one household, at one table ({ $table }): { $players }
tournament-act-extended = More time
tournament-act-replaced = Replacement
tournament-act-ruled = Result ruled
tournament-act-disqualified = Disqualification
tournament-act-paused = Pause
tournament-act-resumed = Resumption
tournament-act-cancelled = Cancellation
tournament-ruling = { $act }{ GIVEN($table) ->
    [yes] {" "}({ $table })
   *[no] {""}
}{ GIVEN($about) ->
    [yes] : { $about }
   *[no] {""}
}. { $player }: { $reason }
tournament-more-hours = { $hours ->
    [one] one hour more
   *[other] { $hours } hours more
}
tournament-report =
    { $players ->
        [one] One player
       *[other] { $players } players
    }, { $games ->
        [one] one match
       *[other] { $games } matches
    }, { $starts ->
        [one] one seat taken
       *[other] { $starts } seats taken
    }.
tournament-seat-effect = -# Part of the wins by seat: { $shares }
tournament-share = { $share }%
# Who may enter, who meets, who rules, and ties across a cut.
tournament-action-advance = Choose who goes on of those tied
tournament-action-assist = Name an assistant organiser
tournament-action-apart = Keep two players apart
tournament-action-meet = Let two players meet who were kept apart
tournament-act-advanced = Tie settled
tournament-act-settled = Tie settled
tournament-act-took_over = Entry taken over
tournament-act-assisted = Assistant organiser
tournament-act-kept_apart = Kept apart
tournament-act-let_meet = May meet again
command-event-apart = Ask a player of your household to agree that you two do not meet where it can be helped
param-event-apart = The entrant who shares your household
param-event-chosen = Who goes on, as mentions
param-event-cut = How many go on to a knock-out after the rounds
param-event-account = Days that accounts must have existed
param-event-vacation = Whether vacation is used where a bank would run out
param-event-scoring = What a match counts
param-event-member = Days that players must have been on the server
param-event-finished = Matches that players must have finished
tournament-cut = The best { $players } go on to a knock-out; a tie across that line is settled by the organisers, for all to read.
tournament-condition-account = To enter: an account of at least { $least ->
    [one] one day
   *[other] { $least } days
}.
tournament-condition-member = To enter: on this server for at least { $least ->
    [one] one day
   *[other] { $least } days
}.
tournament-condition-finished = To enter: at least { $least ->
    [one] one match finished
   *[other] { $least } matches finished
}.
tournament-entry-account = You cannot enter: accounts must be at least { $least ->
    [one] one day
   *[other] { $least } days
} old.
tournament-entry-member = You cannot enter yet: players must have been on this server for at least { $least ->
    [one] one day
   *[other] { $least } days
}.
tournament-entry-finished = You cannot enter yet: players must have finished at least { $least ->
    [one] one match
   *[other] { $least } matches
}.
tournament-apart = Noted. You two will not meet where the format can help it.
tournament-apart-ask = { $asker } says that you two share a household, { $player }. If you agree, you will not meet where the format can help it, and everybody can see that on the card.
tournament-apart-asked = I have asked { $player }. It counts once they agree.
tournament-apart-unposted = I cannot post here to ask { $player }. It counts once they use `/event apart` with you, { $asker }.
tournament-apart-agreed = { $asker } and { $player } share a household and are kept apart.
button-tournament-agree = I agree
tournament-two-players = Say which two players.
tournament-tied = Tied across the cut: { $players }. Choose { $number ->
    [one] one of them
   *[other] { $number } of them
} at `/event desk`, with a reason.
event-refused-apart = These are not two players.
event-refused-apart-entrants = Only players who have entered can be kept apart.
event-refused-apart-already = These two are kept apart already.
event-refused-apart-none = These two are not kept apart.
event-refused-apart-household = A household has three people at most. An organiser can decide otherwise.
event-refused-apart-requests = You have asked often enough in this event. An organiser can help.
event-refused-apart-not-asked = Nobody has asked you that.
event-refused-assists = This user is an assistant already.
# Pictures of standings and brackets.
tournament-picture-note = { $round }: { $done } of { $tables } tables done
tournament-head-points = Points
tournament-head-games = Matches
tournament-head-division = Division
tournament-head-possible = Possible
tournament-division = Division { $number }
tournament-bracket = Bracket: { $name }
tournament-final = Final
tournament-round-title = Round { $number }
tournament-round-knockout = Knock-out, round { $number }
tournament-alt = { $title }. { $note }. { $first }
# Announcements, the calendar, and the champion.
tournament-round-over = { $name }: { $round } is over
tournament-through = Going on: { $players }
tournament-champion = 🏆 { $player } has won { $name }!
tournament-over = { $name } is over
tournament-the-final = The final, with its recap: { $where }
tournament-cannot-schedule = { $name } is not in the server’s calendar: I need the permission *Create Events* for that. Everything else goes on.
tournament-cannot-crown = I cannot give { $player } the role { $role }: I need *Manage Roles*, and a role above it.
tournament-role-not-yours = Choose a role that you may give to others yourself.
param-event-role = A role that the champion is given
# Seasons and cups.
command-event-season = As organiser: prepare the next season of the league here
tournament-no-season = There is no league here whose season is over.
