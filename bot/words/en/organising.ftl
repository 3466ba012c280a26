## Organising tournaments

event-refused-entered-and-left = You have left this event. An organiser can bring you back.
event-refused-not-out = This player has not left the event, or never played in it.
event-refused-edit-late = After the first draw you can only change `days` and `pace`, for rounds that are not drawn yet, and add places while players can still enter.
tournament-assists-not = This user is not an assistant.
command-event-edit = For organisers: change this channel's event until the first draw
param-event-edit-name = A new name
param-event-edit-starts = When it starts by itself: a number of days, or a day and an hour like Friday 20:00
param-event-edit-days = Days for each round not drawn yet; with a round, for that one only
param-event-edit-pace = The clock of every match in these rounds
param-event-edit-round = Change days and pace for this round only; a knock-out counts on from the rounds before
param-event-edit-most = How many can play; anyone after that waits for a place
param-event-edit-late = Players can still enter until this round is drawn; 0 for no late entry
param-event-edit-half = Whether late entrants get half the points of a bye for each missed round
param-event-edit-about = A description for the card
param-event-most = How many can play; anyone after that waits for a place
param-event-late = Players can still enter until this round is drawn; only Swiss, fixed rounds and heats
param-event-ping = A role to ping when sign-up opens
param-event-computers = Whether bots fill the free seats of short tables
tournament-action-enter = Add a player
tournament-action-remove = Remove a player
tournament-action-reinstate = Bring back a player who left or was disqualified
tournament-action-here = Mark a player as present
tournament-action-reopen = Reopen sign-up
tournament-action-unassist = Remove an assistant organiser
tournament-act-entered = Added
tournament-act-withdrew = Removed
tournament-act-dropped = Removed
tournament-act-reinstated = Back in the event
tournament-act-appeared = Marked as present
tournament-act-reopened = Sign-up reopened
tournament-act-unassisted = No longer an assistant
tournament-act-edited = Changed
tournament-edited-name = name: { $value }
tournament-edited-starts = start: { $value }
tournament-edited-days = days for each round: { $value }
tournament-edited-pace = clock: { $value }
tournament-edited-most = places: { $value }
tournament-edited-late = late entry until round { $value }
tournament-edited-half = points of a bye for missed rounds: { $value }
tournament-edited-about = description: { $value }
tournament-edit-empty = Choose what to change. With a `round`, also give `days` or `pace`.
tournament-moved-up = { $players }: a place in { $name } is free, and you are in. If you can't play any more, press **{ button-tournament-leave }** on the card.{ $phase ->
    [muster] {" "}Press **{ button-tournament-here }** if you have not yet.
    [running] {" "}You play from round { $round } on.
   *[other] {""}
}
tournament-joined-waiting = All places are taken.
tournament-waiting-list = Waiting list, in order: { $players }
tournament-most = { $players } places; anyone after that goes on a waiting list.
tournament-places = { $players } places.
tournament-late = After the start you can still enter until round { $round } is drawn, if a place is free. { $half ->
    [yes] Each round you missed gives half the points of a bye.
   *[no] Rounds you missed give no points.
}
tournament-fill = Bots fill the free seats of short tables. Only people count for the places.
tournament-pinged = -# { $role }
tournament-plan = Round { $round }: { $days ->
    [one] one day
   *[other] { $days } days
}, { $pace }.
tournament-no-late = Late entry only works in Swiss, fixed rounds and heats.
tournament-most-too-few = This event needs at least { $least } places.
tournament-role-not-pinged = One of us can't ping { $role }. Choose a role that anyone can mention.
event-refused-seeds = Choose two players who have seeds. They get them when sign-up closes, unless seeds are drawn by lot.
param-event-seeding = How players are seeded in groups, knock-outs and a league's first season
tournament-seeding-lot = By lot
tournament-seeding-rating = By rating
tournament-seeding-previous = By the standings of the previous event of this game
tournament-seeding-entry = In order of sign-up
tournament-seeded = { $seeding ->
    [rating] Players are seeded by rating; those without one follow in order of sign-up.
    [previous] Players are seeded by the standings of the last event of this game; the others follow in order of sign-up.
   *[entry] Players are seeded in order of sign-up.
} Until the start the organisers can swap seeds.
tournament-seeds = The numbers are the seeds.
tournament-no-seeds = Seeds only matter in groups, knock-outs and leagues.
tournament-action-swap = Swap the seeds of two players
tournament-act-seeds_swapped = Seeds swapped
event-refused-no-final-tie = There is no tie in the final to settle.
tournament-finalist-left = Only one finalist is still in the tournament, so the final cannot be played again. Share the title or choose the winner.
tournament-action-share = Tied final: share the title
tournament-action-again = Play a tied match or a cancelled game again
tournament-act-shared = Title shared
tournament-act-played_again = Final played again
tournament-act-won = Winner of the tied final
tournament-concern-tied-final = ⚖ Tied in the final: { $players }. Share the title, have them play again, or choose the winner.
tournament-champions = 🏆 { $players } share the title of { $name }!
tournament-final-again = Final, played again
event-refused-redraw = You can only redraw a Swiss round or a round of heats, and only before any of its tables has a result.
event-refused-exchange = These two can't swap. Both must sit at open tables of a Swiss, fixed rounds, heats or a knock-out at tables.
tournament-table-begun = { $table } has already begun to play.
tournament-action-exchange = Swap two players between tables, before the first move
tournament-action-redraw = Redraw the round, before the first move
tournament-act-exchanged = Tables swapped
tournament-act-redrawn = Round redrawn
tournament-format-double-elimination = Double-elimination duels
param-event-third = Whether knock-out duels include a match for third place
param-event-best = How many games a duel has at most; whoever wins more than half goes through
tournament-best-of = { $series ->
    [knockout] Each duel of the knock-out
    [final] The final
   *[all] Each duel
} is the best of { $games } games; in each, chance decides who begins.
tournament-third = The losers of the semifinals play for third place.
tournament-no-third = A match for third place needs knock-out duels, or a cut after duels.
tournament-no-series = Only duels can be the best of several games.
tournament-best-1 = One game
tournament-best-3 = Best of three
tournament-best-5 = Best of five
tournament-best-3-knockout = Best of three in the knock-out
tournament-best-5-knockout = Best of five in the knock-out
tournament-best-3-final = Best of three in the final
tournament-best-5-final = Best of five in the final
tournament-no-knockout = There is no knock-out whose duels could be a series: a `cut` makes one.
tournament-part-upper = upper bracket
tournament-part-lower = lower bracket
tournament-part-third = third place
command-server-organisers = Choose which role can organise events
param-server-organisers = The role; leave it out and everyone can organise events
tournament-organisers-set = { GIVEN($role) ->
    [yes] Now { $role } and members who can manage the server can organise events.
   *[no] Now everyone can organise events.
}
tournament-not-for-you = On this server, only { $role } can organise events.
tournament-format-teams = Teams of duellists
param-event-boards = The number of players in a team; only for teams
command-event-team = Join or found a team of the event, or leave yours
param-event-team-name = The team; a new name founds one. Leave it out to leave your team
param-event-team-board = The board you play; 1 is the first
param-event-team-player = Another player: organisers can move them, a team's first player can take them out
tournament-teamed = ✅ You are in the team.
tournament-unteamed = You have left the team.
tournament-team = Team { $number }
tournament-team-size = teams of { $players }
tournament-team-how = With `/event team` you join or found a team. At the start, players without a team fill the free boards in order of sign-up.
tournament-without-team = No team yet: { $players }
tournament-more-teams = … and { $teams ->
    [one] one more team
   *[other] { $teams } more teams
}
tournament-team-points = Teams meet on all boards at once. A won match counts 1, a drawn one ½; a bye counts as a match won with half of the board points. Tie-breaks: { $ties }.
tournament-no-boards = `boards` is only for teams.
tournament-order-board_points = board points
tournament-head-board_points = Boards
tournament-short-board_points = boards
event-refused-no-teams = This event has no teams.
event-refused-no-team = You are not in a team.
event-refused-team-full = This team is full.
event-finding-team-left = { $players ->
    [one] One player has no team and won't play.
   *[other] { $players } players have no team and won't play.
}
event-finding-team-bye = One team has a bye in each round.
tournament-reason-title = Reason for the decision
tournament-reason-label = Reason (published)
tournament-reason-about = It is published, also on web pages. Leave out what is private, such as an illness.
button-tournament-sure = Confirm
tournament-question-over = That question is out of date. Use the command again.
tournament-ask-ending = With this result { $name } is over, and the title goes to { $players }. You can correct it for a day.
tournament-corrected = This result was corrected. It replaces the one announced before.
tournament-cannot-uncrown = I cannot take the role { $role } from { $player }: I need *Manage Roles* and a role above it.
event-refused-corrected-late = The tournament ended more than a day ago. Its result is final.
tournament-ask-busy = { $player } is already playing here: { $tables }.
tournament-cut-tied = If players tie at the cut, the organisers decide and say why in public.
button-tournament-rules = Rules
tournament-rules = Rules: { $name }
button-tournament-change = Change numbers…
tournament-change-title = Change the event
tournament-change-rounds = Rounds
tournament-change-cut = How many go on to a knock-out (0: none)
tournament-change-most = Places (empty: no limit)
tournament-change-late = Late entry until this round (0: none)
tournament-change-players = How many players you expect
tournament-change-days = Days for each round
tournament-change-range = “{ $field }” must be a number from { $least } to { $most }. Nothing has changed.
tournament-warnings = Check this first
tournament-left-out = `{ $option }` is left out. { $why }
tournament-preview-impossible = This cannot be opened yet. Press **{ button-tournament-change }**.
event-finding-few-places = You expect { $players } players, but there are only { $places } places: { $waiting ->
    [one] one of them waits.
   *[other] { $waiting } of them wait.
}
event-finding-late-beyond = There are only { $rounds } rounds, so late entry ends before round { $rounds }, not { $late }.
event-finding-cut-whole = { $cut } go through to the knock-out, but only { $players } can play: no one would be out.
tournament-waiting = You are number { $place } on the waiting list. { $phase ->
    [running] You play as soon as { $place ->
        [one] one player leaves
       *[other] { $place } players leave
    } before round { $round } is drawn, and I'll ping you then. There is nothing to press now.
   *[other] You play if { $place ->
        [one] one player with a place withdraws or is
       *[other] { $place } players with a place withdraw or are
    } not here at the start{ GIVEN($starts) ->
        [yes] {" "}({ $starts })
       *[no] {""}
    }. { $here ->
        [yes] I'll ping you if you move up; there is nothing more to press.
       *[no] { $phase ->
            [muster] Press **{ button-tournament-here }** before then, or you won't move up.
           *[other] When sign-up closes{ GIVEN($closes) ->
                [yes] {" "}({ $closes })
               *[no] {""}
            }, I'll ping you: press **{ button-tournament-here }** then, like everyone else.
        }
    }
}
tournament-here-late = You have not signed up, and sign-up is closed. { $round ->
    [0] An organiser can still add you.
    [1] An organiser can still add you.
   *[other] After the start you can still enter until round { $round } is drawn, if a place is free. An organiser can also add you.
}
tournament-muster-waiting = Waiting list, in order: { $players }. Press it too: you play if others are missing.
tournament-added = { $player } plays from round { $round } on; missed rounds give { $half ->
    [yes] half the points of a bye
   *[no] no points
}
tournament-ask-enter = { GIVEN($first) ->
    [yes] { $first } is first on the waiting list and would be passed over.{" "}
   *[no] {""}
}{ $taken } of { $places } places are taken. Add { $player } all the same?
button-tournament-begin = Start without them
tournament-ask-start = Not here yet: { $players }. If you start now, { $start ->
    [one] one player plays
   *[other] { $start } players play
}, and the others are out.
tournament-table-of = { $round }, table { $table }
tournament-table-part = { $round }, { $part }
tournament-desk-finished = The event is over. Its last result can be corrected until { $when }.
tournament-desk-cancelled = The event was cancelled. `/event new` prepares another.
tournament-action-unknown = I don't know that action. Choose one from the list that `action` shows.
tournament-chosen-missing = Tell me who goes through or wins: choose from the list that `chosen` shows, or give them as `player`.
event-refused-no-tied-duel = There is no tied match or cancelled game at that table to play again.
tournament-tied-table = More than one match can be played again. Tell me which `table`: { $tables }.
tournament-table-again = { $table }, played again
tournament-act-duel_again = To be played again
tournament-result-win = { $winner } beats { $loser }
tournament-places-winner = { $player } wins
tournament-goes-through = { $player } goes through
tournament-draw = Draw
button-tournament-extend = 1 more day
button-tournament-again = Play it again
button-tournament-share = Share the title
tournament-ask-rule = { $table }: { $result }. Everyone will read it, with your reason.
tournament-ask-replaces = It replaces the result so far: { $result }.
tournament-ask-drawn = The next round is already drawn: its pairings stay.
tournament-delayed = ⏳ Check-in for { $name } could not stay open for its usual time, so the start moves to { $when }.{ GIVEN($players) ->
    [yes] {" "}Not here yet: { $players }. Press **{ button-tournament-here }** before then.
   *[no] {""}
}
tournament-start-absent = On the waiting list, but not here: { $players }
tournament-play-by = Play by { $when }
tournament-deadline-near = ⏰ { $players }: this match is to be played by { $when }. After that, the organisers decide.
tournament-series-of = Best of { $games }.
button-tournament-dates = Name and dates…
tournament-change-name = Name
tournament-change-about = Description for the card
tournament-change-starts = Start, such as 14 (days) or Friday 20:00
tournament-between-games = { $table } against { $player }: { $score } in games. The next game begins in a moment.
tournament-result-draw = { $players } draw
tournament-near-days = today, tomorrow
tournament-ask-entry = { $substitute } takes { $player }'s place in the whole event, with its points{ GIVEN($tables) ->
    [yes] , and plays on at { $tables }
   *[no] {""}
}.
tournament-substitute-bot = Another bot can't take part. Choose a person.
tournament-substitute-none = { $player } has no open table there.
tournament-substitute-there = { $player } already plays at that table.
tournament-ask-back = { $player } gets their own seat back: { $tables }.
tournament-standings-column = **{ $head }**: { $meaning }.
tournament-games-played = games { $score }
tournament-for-organisers = **{ $button }** is for the organisers.
tournament-ask-seat = { $substitute } plays only this in { $player }'s place: { $tables }. { $player } comes last there, whatever the result.
tournament-ask-out = { $player } is out of the event{ GIVEN($tables) ->
    [yes] { $duel ->
        [yes] {" "}and loses at once: { $tables }
       *[no] , and bots play on for them: { $tables }
    }
   *[no] {""}
}.
tournament-change-hours = Hours of check-in before the start
