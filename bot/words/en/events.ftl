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
event-finding-games-unequal = Not everybody plays the same number of games.
event-finding-cup-waiting =
    { $players ->
        [one] One player stays in the queue for the next cup.
       *[other] { $players } players stay in the queue for the next cup.
    }

# Why an act does not fit an event.

event-refused-entered-already = You have entered already.
event-refused-not-entered = This player has not entered.
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
event-refused-own-table = You play at this table; another organiser must decide.
event-refused-phase-draft = The event is not open yet.
event-refused-phase-open = Players can still enter.
event-refused-phase-muster = The event has not started yet.
event-refused-phase-running = The event is running already.
event-refused-phase-finished = This event is over.
event-refused-phase-cancelled = This event was cancelled.

event-none = There is no event here.
