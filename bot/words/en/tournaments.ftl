## Tournaments

# What is said of an event before it is opened: what cannot be had, and what is nearest.
event-finding-seats = A table has { $least } to { $most } seats.
event-finding-players = This event needs between { $least } and { $most } players.
event-finding-rounds = An event has between 1 and { $most } rounds.
event-finding-duels-only = This format is for tables of two. Use the command again with `seats` 2, or choose another format.
event-finding-no-groups =
    { $fewer ->
        [0] { $players } players cannot form equal groups; { $more } can.
       *[other] { $players } players cannot form equal groups; { $fewer } or { $more } can.
    }
event-finding-group-meetings =
    { $times ->
        [2] In some groups each pair of players meets twice.
       *[other] In some groups each pair of players meets { $times } times.
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
        [one] In { $rounds } rounds some players must meet again. Only a single round avoids it.
       *[other] In { $rounds } rounds some players must meet again. With at most { $most } rounds it can be avoided.
    }
event-finding-repeats-possible =
    { $surely ->
        [one] In { $rounds } rounds some players may meet again. With a single round, no one does.
       *[other] In { $rounds } rounds some players may meet again. With { $surely }, no one has to.
    }
event-finding-unbeaten = After so few rounds, about { $players } players may still be unbeaten. The usual number is { $enough } rounds.
event-finding-games-unequal = Not everyone plays the same number of games.
event-finding-apart-never = Everyone meets everyone, even people who live together.
event-finding-apart-at-last = People who live together sit at different tables for as long as possible. In the last rounds they may still meet.
event-finding-apart-by-level = People who live together play in different divisions if their levels allow it.
event-finding-cup-waiting =
    { $players ->
        [one] One player stays on the waiting list for the next cup.
       *[other] { $players } players stay on the waiting list for the next cup.
    }
# Why an act does not fit an event.
event-refused-entered-already = You have already signed up, and you have a place.
event-refused-entered-often = You have signed up and withdrawn too often to enter this event again.
event-refused-not-entered = This player has not signed up.
event-refused-disqualified = You have been disqualified from this event.
event-refused-over = This event is over.
event-refused-round-open = The round is not finished yet.
event-refused-stage-over = There are no more rounds.
event-refused-places = These places can't be right. Give one for each seat, such as 1 2 2.
event-refused-substitute = This player cannot take that seat.
event-refused-same-deal = This player already has a table in this round, where everyone plays the same deal.
event-refused-paused = The event is already paused.
event-refused-not-paused = The event is not paused.
event-refused-no-round = That round does not exist.
event-refused-round-closed = That round is over, and its standings are final.
event-refused-no-table = That table does not exist.
event-refused-table-over = This table already has its result.
event-refused-tied-across-the-cut = There is a tie. With `/event desk`, choose as many of the tied players as go through.
event-refused-own-table = You are playing at that table yourself. Another organiser has to decide.
event-refused-phase-draft = The event is not open yet.
event-refused-phase-open = Sign-up is still open.
event-refused-phase-muster = The event has not started yet.
event-refused-phase-running = The event is already running.
event-refused-phase-finished = This event is over.
event-refused-phase-cancelled = This event was cancelled.
# The commands of events.
command-event = Run tournaments and leagues
command-event-new = Prepare an event; you see a preview before anyone else does
command-event-standings = See the standings of this channel's event
command-event-report = Get the report of this channel's event, also as files
command-event-desk = For organisers: see what is waiting for you, and make decisions
param-event-name = The name of the event
param-event-game = Which game
param-event-format = How players are paired
param-event-seats = Players at a table
param-event-rounds = For Swiss, fixed rounds and heats only; leave it out and I'll choose
param-event-players = How many players you expect, for the preview
param-event-options = Rules for all matches, such as favours=simplified
param-event-pace = The clock of every match
param-event-days = Days for each round
param-event-starts = When it starts by itself: a number of days, or a day and an hour like Friday 20:00; empty: by hand
param-event-action = What to do; leave it out to see what is waiting for you
param-event-table = Which table: choose from the list, or type a player's name
param-event-player = Which player
param-event-substitute = Who plays in their place
param-event-hours = How many extra hours
param-event-places = Who wins a duel; at larger tables the places in seat order, such as 1 2 2
param-event-reason = The reason. It is published: nothing private, please
tournament-format-groups = Balanced groups
tournament-format-schedule = Fixed rounds
tournament-format-swiss = Swiss
tournament-format-heats = Heats
tournament-format-league = League season
tournament-format-knockout = Knock-out at tables
tournament-format-elimination = Knock-out duels
tournament-format-round-robin = Round-robin duels
tournament-format-mini-cup = Mini-cup
tournament-action-replace = Replace a player at one table or everywhere
tournament-action-extend = Give more time
tournament-action-rule = Decide the result of a table
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
tournament-starts = Starts { $when }.{ $phase ->
    [muster] {""}
   *[other] {" "}Sign-up closes { $closes }. Between then and the start press “{ button-tournament-here }”, or you won't play.
}
tournament-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
tournament-start-unclear = I don't understand that start. Write a number of days such as `14`, or a day and an hour such as `Friday 20:00`, `tomorrow 20:00` or `2026-12-04 20:00`.
tournament-start-zone = An hour needs your time zone. Write it behind the hour, such as `20:00 Rome`, or set it once with `/clock hours zone:`. Then give the start with **{ button-tournament-dates }**; everything else is kept.
tournament-start-range = An event starts in an hour at the earliest, and in { $days } days at the latest.
tournament-days = Each round takes at most { $days ->
    [one] one day
   *[other] { $days } days
}.
tournament-points = { $scheme ->
    [duel] A win counts 1, a draw ½, a loss 0
   *[other] Points by place: { $points }
}{ $scheme ->
    [wins] ; a shared win gives 1
   *[other] {""}
}. Tie-breaks: { $ties }.
tournament-duplicate-points = Duplicate: all tables of a round play the same deal. You score your lead over your opponents, less the average lead of everyone in your seat, plus the strength of your opponents. A bye gives 0. Tie-breaks: { $ties }. Until the last table of a round has finished, its games and results are closed to everyone but their own players.
tournament-until = Play by { $when }. After that, the organisers decide.
tournament-usual-cut = After the rounds, a knock-out for the best { $players } is usual. Set `cut` to add one.
tournament-length = { $rounds ->
    [one] One round of at most { $days ->
        [one] one day
       *[other] { $days } days
    }.
   *[other] { $rounds } rounds, at most { $total } days in all.
}
tournament-length-cut = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, then { $more ->
    [1] the final
    [2] semifinals and final
   *[other] { $more } knock-out rounds
}, at most { $total } days in all.
tournament-order-wins = wins
tournament-order-opponents = opponents' results
tournament-order-share = share of the table's points
tournament-order-head_to_head = matches between those tied
tournament-order-lot = lot
tournament-order-buchholz_cut_1 = opponents' points without a missed round, or without the weakest
tournament-order-buchholz = opponents' points
tournament-order-sonneborn_berger = points of the opponents beaten and half those of opponents drawn with
tournament-order-mean = points per match
tournament-order-best_1 = best result
tournament-order-best_2 = two best results
tournament-order-best_3 = three best results
tournament-preview-next = Press **{ button-tournament-open }** to show this to everyone here and let players sign up. To change rounds, places and other numbers, press **{ button-tournament-change }**; for the name, the start and the days, **{ button-tournament-dates }**; for anything else, use the command again.
tournament-no-cut = This format can't have a knock-out.
tournament-duel-scoring = In a duel, a win counts 1 and a draw a half.
tournament-scoring-places = By place: 10, 6, 3, 1 among four
tournament-scoring-wins = Wins only: 5, or 1 for a shared win
tournament-scoring-wbc = By place, each worth ten times the next: 1000, 100, 10, 1
tournament-scoring-duplicate = Duplicate: all tables play the same deal
tournament-duplicate-format = Duplicate scoring needs a format with one game a round and no knock-out or series: choose { $formats }, and leave out `cut` and `best`.
tournament-duplicate-place = Duplicate tables play in private threads. Announce the event in an ordinary text channel.
tournament-duplicate-permission = Duplicate tables play in private threads. First give me the permission “Create Private Threads” in this channel.
tournament-duplicate-sealed = { $name }, round { $number }: all tables play the same deal. All its shuffles and dice rolls come from the seal `{ $commitment }` and the id of this message, which nobody could know in advance. The secret will be revealed when the last table has finished.
tournament-preview-old = This preview is out of date: an event has been held here since. Use the command again.
tournament-muster =
    ### { $name }: who is here?
    Sign-up is closed. Press **{ button-tournament-here }** if you want to play.
tournament-muster-dated =
    ### { $name }: who is here?
    Sign-up is closed. Press **{ button-tournament-here }** before the start ({ $when }) if you want to play.
tournament-muster-over =
    ### { $name }: who is here?
    { $players ->
        [0] Nothing more to press here.
        [one] Check-in is over: one player is in.
       *[other] Check-in is over: { $players } players are in.
    }
tournament-series = Game { $number } of up to { $most }
tournament-series-over = The match is over: { $score }
tournament-player-left = { $player } has left { $name }. { GIVEN($tables) ->
    [yes] Bots are playing for them ({ $tables }): you can fill the seat with `/event desk`.
   *[no] No table needs a substitute.
}
tournament-table = Table { $table }
tournament-tied-waits = ⚖ { GIVEN($round) ->
    [yes] Tie ({ $round })
   *[no] Tied at the cut
}: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }, choose who goes through{ $duel ->
        [yes] {" "}or have them play again
       *[no] {""}
    } with `/event desk`.
   *[no] A moderator chooses who goes through{ $duel ->
        [yes] {" "}or has them play again
       *[no] {""}
    } with `/event desk`.
}
tournament-tied-final = ⚖ Tied in the final: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }, with `/event desk` you can declare a shared title, have them play again, or choose the winner.
   *[no] With `/event desk` a moderator can declare a shared title, have them play again, or choose the winner.
}
tournament-tied-of = { $players } ({ $number ->
    [one] one goes through
   *[other] { $number } go through
})
tournament-parted = -# { $player } wins the tie-break on { $by ->
    [mean] points per match in all matches so far
   *[share] the share of the tables' points in all matches so far
}.
tournament-equals = { $duel ->
    [yes] If a knock-out match is drawn, points per match in all matches so far decide.
   *[no] If players tie in the knock-out, points per match in all matches so far decide, then the share of the tables' points.
} { $cut ->
    [yes] A tie at the cut, a tie that remains, and always a tie for the title: the organisers decide and say why in public.
   *[no] If they still tie, and always if the title is at stake, the organisers decide and say why in public.
}
tournament-fairness = With { $players } players:
tournament-fair = No two players meet twice, and every table is full.
tournament-fair-cut = No two players meet twice before the cut, and every table is full.
tournament-seed = Seed for all draws: { $seed }
tournament-seed-open = Seed for all draws: { $seed } · sealed as { $seal }
tournament-seed-sealed = The seed for all draws is sealed until the start: { $seal }
tournament-kept-apart = Living together, so kept apart: { $players }
tournament-more-pairs = … and { $pairs } more
tournament-count =
    { $phase ->
        [muster] { $present } of { $players } players are here.
       [running] { $players ->
            [one] One player takes part.
           *[other] { $players } players take part.
        }
       [finished] { $players ->
            [one] One player took part.
           *[other] { $players } players took part.
        }
       *[other] { $places ->
            [0] { $players ->
                [one] One player has signed up.
               *[other] { $players } players have signed up.
            }
           *[other] { $players } of { $places } places are taken.
        }
    }
tournament-count-waiting = { $present } of { $players } players are here, and { $here } of { $waiting } on the waiting list: { $start } can play.
tournament-more = … and { $players } more
tournament-phase-draft = Not open yet
tournament-phase-open = Sign-up is open
tournament-phase-muster = Sign-up is closed: press “{ button-tournament-here }” if you want to play
tournament-phase-running = { $paused ->
    [yes] The event is paused
   *[no] The event is running
}
tournament-phase-finished = The event is over
tournament-phase-cancelled = The event was cancelled{ $why ->
    [started] : not enough players were here at the start
   *[cancelled] { GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
}
button-tournament-open = Open sign-up
button-tournament-join = Enter
button-tournament-here = I am here
button-tournament-leave = Withdraw
button-tournament-close = Close sign-up
button-tournament-start = Start the event
button-tournament-go-on = Next step
button-tournament-standings = Standings
button-tournament-report = Report
button-tournament-drop = Leave the event
button-tournament-stay = Stay
button-organiser = Call an organiser
tournament-opened = Sign-up is open.
tournament-joined = You are in{ $places ->
    [0] {""}
   *[other] {" "}({ $place } of { $places })
}.
tournament-joined-next = When sign-up closes I'll ping you. Press **{ button-tournament-here }** then, or you won't play.
tournament-joined-cup = You are in. The cup starts as soon as { $players } players have joined, and I'll ping you then.
tournament-joined-late = You are in, and you play from round { $round } on.
tournament-not-in = You are not in this event.
tournament-here = Thanks, you are confirmed.
tournament-left = You have left the event.
tournament-closed = Sign-up is closed. Players now confirm that they are here.
tournament-closed-undated = Sign-up is closed. Players now confirm that they are here. When they have, press **{ button-tournament-start }** on the event's card.
tournament-started = The event is starting. I'm setting up the matches.
tournament-drop-confirm = The event is running. { $duel ->
    [yes] If you leave, you lose your open match at once.
   *[no] If you leave, bots take over your seats and you finish last at your open tables.
}
tournament-stayed = Good, you are still in the event.
tournament-call-title = Call an organiser
tournament-call-label = What is wrong? (everyone here can read it)
tournament-call = ✋ { $organisers }, { $player } is asking for you: { $text }
-# Organisers decide with `/event desk`, also here.
tournament-called = The organisers have been pinged in this thread.
tournament-not-called = I could not post in the thread of your match. Please write to an organiser yourself.
tournament-none = There is no event in this channel. `/event list` shows this server's events, and with `event` you can choose one.
tournament-list = Events
tournament-list-none = No event is running.
tournament-list-past = Past champions
tournament-list-how = `/event show` shows an event's card, `/event standings` its standings.
profile-medals = Medals
tournament-channel-taken = **{ $name }** is still running in this channel, and a channel holds only one event. Use another channel for yours.
tournament-too-many = You have already made { $most } events today. Open one of them, or wait until tomorrow.
tournament-no-threads = An event needs a text channel, a thread or a forum post where I can create threads or posts and write in them.
tournament-elsewhere = An event needs a thread or post for each match, and I can't create any here. In { $where } I can: use the command there.
tournament-not-organiser = { GIVEN($player) ->
    [yes] Only the organiser, { $player }, or a moderator can do that.
   *[no] Only a moderator can do that: the organiser has left.
}
tournament-not-started = The event has not started yet.
tournament-nothing-due = Nothing is waiting for you.
tournament-too-few = Not enough players are here. You need at least { $least }, in a number that suits the format.
tournament-reason-missing = Give a `reason`. It is published, so leave private matters out.
tournament-player-missing = Tell me which player. To replace a player, also tell me who plays instead.
tournament-hours-missing = Tell me how many extra hours.
tournament-result-missing = Tell me which table, and who wins or the places of its players. I suggest both as you type.
tournament-round = { $name }: { $round }
tournament-byes = Bye: { $players }
tournament-standings = Standings: { $name }
tournament-standings-possible = **{ $head }** shows which places are still possible by points.
tournament-standings-knockout = So far: players still in, then players who are out; ties are ordered by seed.
tournament-decided = Places decided by tie-break: { $places }
tournament-decided-by = { $ranks } by { $by }
tournament-more-tables = … and { $tables ->
    [one] one more table
   *[other] { $tables } more tables
}
tournament-mark-left = { $state ->
    [disqualified] disqualified
   *[other] left
}
tournament-desk = Desk: { $name }
tournament-desk-empty = Nothing is waiting for you.
tournament-desk-entered = { $players ->
    [one] One player has signed up
   *[other] { $players } players have signed up
}{ $places ->
    [0] {""}
   *[other] {" "}({ $places } places)
}{ $waiting ->
    [0] {""}
   *[other] {" "}· { $waiting } waiting
}
tournament-desk-missing = 👀 Not here yet: { $players }
tournament-desk-all-here = ✅ Everyone with a place is here.
tournament-desk-close = { GIVEN($when) ->
    [yes] ➡ Sign-up closes by itself { $when }. You can close it sooner.
   *[no] ➡ Next: **{ button-tournament-close }**, when enough players have signed up.
}
tournament-desk-start = { GIVEN($when) ->
    [yes] ➡ The event starts by itself { $when }, with everyone who is here. You can start it sooner.
   *[no] ➡ Next: **{ button-tournament-start }**, with everyone who is here.
}
tournament-desk-go-on = ➡ Next: **{ button-tournament-go-on }**, when you are ready.
tournament-desk-tie = ➡ Next: { $count ->
    [one] `/event desk` with the action { $actions }.
   *[other] press one of the buttons, or use `/event desk` with one of these actions: { $actions }.
}
tournament-start-missed = Not here, so out: { $players }
tournament-start-moved = From the waiting list: { $players }
tournament-start-waits = Still on the waiting list: { $players }
tournament-waits = { $name } is waiting for a decision. { GIVEN($organisers) ->
    [yes] { $organisers }, decide with `/event desk`.
   *[no] A moderator can decide with `/event desk`.
}
tournament-does-not-start = { $name } is cancelled: { $here ->
    [0] no one has
    [one] only one player has
   *[other] only { $here } players have
} pressed “{ button-tournament-here }”, and it needs at least { $least }, in a number that suits the format. { $players }
tournament-gone = Left this server, so out of the event: { $players }
tournament-desk-how = Possible now, as `action` of `/event desk`: { $actions }.
tournament-concern-not-launched = 🚧 { $table } has no match yet: I can't create its thread or post. { $why } I'll keep trying: { $where }
tournament-concern-server-full = 🚧 { $table } is waiting for its match: this server has as many event matches as I can run at once. It will start when others end: { $where }
tournament-out-of-reach = ⏸ { $table }: no one can play there now, so its clocks are stopped ({ $where }). The round's deadline stays the same; you can give more time.
tournament-concern-overdue = ⏰ { $table } is past its deadline. Decide its result or give more time: { $where }
tournament-concern-called = ✋ { $table }: { $players } is asking for you. Read it in the thread of the match.
tournament-concern-called-off = ❔ { $table }: its game was cancelled{ $score ->
    [none] {""}
   *[other] {" "}at { $score } in games
}. Decide the result of the whole match{ $again ->
    [yes] {" "}or have the cancelled game played again
   *[no] {""}
}: { $where }
tournament-concern-given-up = 🪑 { $table }: a bot has taken a seat. You can fill it with the action **{ tournament-action-replace }**: { $players }
tournament-concern-absent = 💤 Gave up their last match. They will be paired again unless you disqualify them: { $players }
tournament-concern-tied-across-the-cut = ⚖ { GIVEN($round) ->
    [yes] Tie ({ $round })
   *[no] Tied at the cut
}: { $players }
tournament-concern-household = 🏠 Living together but at the same table ({ $table }): { $players }
tournament-act-extended = More time
tournament-act-replaced = Replacement
tournament-act-ruled = Result decided
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
}{ GIVEN($reason) ->
    [yes] . Reason ({ $player }): { $reason }
   *[no] {" "}({ $player })
}
tournament-more-hours = { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}
tournament-report =
    { $players ->
        [one] One player
       *[other] { $players } players
    }, { $games ->
        [one] one match
       *[other] { $games } matches
    }.
tournament-seat-effect = -# Share of wins by seat, first to last: { $shares }
tournament-share = { $share }%
# Who may enter, who meets, who rules, and ties across a cut.
tournament-action-advance = Break a tie: choose who goes through or wins
tournament-action-assist = Add an assistant organiser
tournament-action-apart = Keep two players apart
tournament-action-meet = Let two players meet again
tournament-act-advanced = Tie settled
tournament-act-settled = Tie settled
tournament-act-took_over = Entry taken over, with its points
tournament-act-assisted = Assistant organiser
tournament-act-kept_apart = Kept apart
tournament-act-let_meet = May meet again
command-event-apart = Ask someone you live with to confirm it; where possible, you two won't meet
param-event-apart = The player you live with
param-event-chosen = Who goes through or wins; choose from the list
param-event-cut = How many go through to a knock-out after the rounds
param-event-account = Minimum age of a Discord account, in days
param-event-vacation = Whether vacation is used when a player's time bank would run out
param-event-scoring = How each match is scored
param-event-member = How many days players must have been on the server
param-event-finished = How many matches players must have finished here
tournament-cut = The best { $players } go through to { $players ->
    [2] a final
   *[other] a knock-out
}.
tournament-condition-account = To sign up you need an account at least { $least ->
    [one] one day
   *[other] { $least } days
} old.
tournament-condition-member = To sign up you need to have been on this server for at least { $least ->
    [one] one day
   *[other] { $least } days
}.
tournament-condition-finished = To sign up you need at least { $least ->
    [one] one match finished
   *[other] { $least } matches finished
}.
tournament-entry-account = You can't sign up: accounts must be at least { $least ->
    [one] one day
   *[other] { $least } days
} old.
tournament-entry-member = You can't sign up yet: players must have been on this server for at least { $least ->
    [one] one day
   *[other] { $least } days
}.
tournament-entry-finished = You can't sign up yet: players must have finished at least { $least ->
    [one] one match
   *[other] { $least } matches
}.
tournament-apart = Noted. I'll keep you two apart wherever the format allows it.
tournament-apart-ask = { $player }, { $asker } says that you two live together. If you agree, I'll keep you apart wherever the format allows it, and everyone can see that on the event's card.
tournament-apart-asked = I have asked { $player }. It counts once they agree.
tournament-apart-unposted = I can't post here to ask { $player }. It counts once they use `/event apart` with you too, { $asker }.
tournament-apart-agreed = { $asker } and { $player } live together and are kept apart.
button-tournament-agree = I agree
tournament-two-players = Tell me which two players.
event-refused-apart = Choose two different players.
event-refused-apart-entrants = Only players who have signed up can be kept apart.
event-refused-apart-already = These two players are already kept apart.
event-refused-apart-none = These two players are not kept apart.
event-refused-apart-household = At most three people from one household can be kept apart. An organiser can decide otherwise.
event-refused-apart-requests = You have asked for this too often in this event. An organiser can help.
event-refused-apart-not-asked = No one has asked you that.
event-refused-assists = This user is already an assistant organiser.
# Pictures of standings and brackets.
tournament-picture-note = { $round }: { $done } of { $tables } tables done
tournament-column-points = Pts
tournament-column-possible = Ends
tournament-head-points = Points
tournament-head-games = Matches
tournament-head-possible = Possible
tournament-head-wins = Wins
tournament-head-opponents = Opponents
tournament-head-share = Share
tournament-head-head_to_head = Direct
tournament-head-buchholz_cut_1 = BH-C1
tournament-head-buchholz = BH
tournament-head-sonneborn_berger = SB
tournament-head-mean = Mean
tournament-head-best_1 = Best
tournament-head-best_2 = Best·2
tournament-head-best_3 = Best·3
tournament-head-lot = Lot
tournament-short-wins = wins
tournament-short-opponents = opp.
tournament-short-share = share
tournament-short-head_to_head = direct
tournament-short-lot = lot
tournament-short-buchholz_cut_1 = BH-C1
tournament-short-buchholz = BH
tournament-short-sonneborn_berger = SB
tournament-short-mean = mean
tournament-short-best_1 = best
tournament-short-best_2 = best·2
tournament-short-best_3 = best·3
tournament-division = Division { $number }
tournament-bracket = Bracket: { $name }
tournament-final = Final
tournament-semifinals = Semifinals
tournament-third-title = Third place
tournament-quarterfinals = Quarter-finals
tournament-round-title = Round { $number }
tournament-round-knockout = Knock-out, round { $number }
tournament-alt = { $title }. { $note }. { $first }
# Announcements, the calendar, and the champion.
tournament-round-over = { $name }: { $round }, results
tournament-through = Going through: { $players }
tournament-champion = 🏆 { $player } has won { $name }!
tournament-over = { $name } is over
tournament-the-final = The final, with its recap: { $where }
tournament-cannot-schedule = { $name } is not in the server's calendar: I need the permission *Create Events* for that. Everything else works.
tournament-cannot-crown = I can't give { $player } the role { $role }: I need *Manage Roles* and a role above it.
tournament-role-not-yours = Choose a role that you can give to others yourself.
param-event-role = A role for the winner
# Seasons and cups.
command-event-season = For organisers: prepare the next season of this channel's league
command-event-list = List this server's events and past champions
command-event-show = Show the card of the event again
param-event-event = Which event; leave it out for the one in this channel
tournament-no-season = No league here has a finished season.
# Reports in FIDE's format.
cli-event = check reports of tournaments
cli-event-check = check pairings, points and ranks of a report in FIDE's format (TRF)
cli-option-report = the report, in FIDE's format TRF-16 or TRF-26
cli-error-trf = { $path } is not a report in FIDE's format: it has no line 001.
cli-error-trf-line = Line { $line } of { $path } is no player's line in FIDE's format.
trf-points = points: { $name } ({ $number }) is listed with { $stated }, but the results give { $found }.
trf-second-bye = round { $round }: { $name } ({ $number }) has a second bye or win without a game.
trf-no-opponent = round { $round }: { $name } ({ $number }) has a result but no opponent.
trf-unknown-opponent = round { $round }: { $name } ({ $number }) has an opponent { $opponent } who is not in the report.
trf-met-again = round { $round }: { $name } ({ $number }) meets { $opponent } again, after round { $before }.
trf-not-answered = round { $round }: { $name } ({ $number }) names { $opponent } as opponent, who names another or none.
trf-same-side = round { $round }: { $name } ({ $number }) and { $opponent } have the same side.
trf-contradiction = round { $round }: the results of { $name } ({ $number }) and { $opponent } contradict each other.
trf-sides-in-a-row = round { $round }: { $name } ({ $number }) has the same side for the third time in a row.
trf-sides-uneven = sides: { $name } ({ $number }) has had one side { $gap } more times than the other.
trf-rank = rank: { $name } ({ $number }) is listed as { $stated }, but is { $found } by { $values }.
trf-checked = { $players } players, { $rounds } rounds; recomputed: { $criteria }. { $differences ->
    [0] No difference.
    [one] One difference.
   *[other] { $differences } differences.
}
tournament-pace-slow = At this pace a single turn can take { $turn ->
    [one] one day
   *[other] { $turn } days
}, and a round has { $days ->
    [one] one day
   *[other] { $days } days
}: matches may not end in time. Choose a faster clock or more days.
