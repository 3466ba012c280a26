### The command line: help, what it says, and errors.

## Help

cli-about = Provost: a Discord bot for heavy Euro board games at everyone's own pace.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-version = print the version and exit
cli-run = run the bot on Discord
cli-health = say whether the running bot is connected to Discord
cli-setup = set the bot up: token, invite link, first server
cli-doctor = look for what is wrong and say what to do
cli-backup = back up into a folder, test it, delete old ones
cli-sandbox = try the real bot in a simulated Discord in the browser, without a token
cli-lab = measure, train and simulate: for those who work on the bot
cli-lab-lesson = print the steps of a game's lesson with their texts
cli-selfplay = let bots play whole games
cli-record = print one self-played game as a record
cli-lab-arena = measure bots against each other
cli-lab-train = train bots of a game
cli-replay = replay a record and print how it ends
cli-lab-analyse = say how a recorded match was decided: chances of winning by turn, and turning points
cli-lab-annotate = play a game of masters, and write it down turn by turn, with reasons, chances of winning and turning points
cli-render = draw the board of a record
cli-verify = check the record of a finished game against its sealed seed
cli-agent = play games with the program that calls this command
cli-event-simulate = hold an event with made-up results and print its figures
cli-lab-duplicate = compare duplicate and ordinary scoring with tournaments of bots
cli-lab-bench = run the benchmarks
cli-db = look after the database
cli-db-check = check the whole file
cli-db-backup = copy the database, even while the bot runs
cli-db-restore = put a backup in place of the database
cli-db-export = print matches as JSON, one on a line
cli-db-copy = copy the database to a new file or an empty PostgreSQL database
cli-db-forget = delete a user, or all of a server, while no bot runs
cli-option-db = the database file, or the postgresql:// address of a database
cli-option-db-file = the database file
cli-option-token-file = a file that holds the bot's token (otherwise DISCORD_TOKEN)
cli-option-token-kept = where to keep the token
cli-option-user-lobbies = how many games waiting for players one user can have
cli-option-server-games = how many games, waiting or running, one server can have
cli-option-to = the folder of the backups
cli-option-daily = how many daily backups to keep; 7 when left out
cli-option-weekly = how many weekly backups to keep; 4 when left out
cli-option-monthly = how many monthly backups to keep; 6 when left out
cli-option-backup-to = make a backup each day in this folder, and test it
cli-option-health-port = a port of this machine only, for /healthz and /readyz
cli-option-metrics-port = a port of this machine only, for /metrics in the format of Prometheus
cli-option-web = an address, such as 127.0.0.1:8080, for the pages of public matches, behind a proxy
cli-option-web-url = where people find those pages, such as https://example.org
cli-option-web-title = the title of those pages; the name of the server when they show only one
cli-option-log-format = the format of the log: text, or json with one object a line
cli-option-standby = wait, connected, while another Provost runs on this database, and take over when it ends
cli-option-port = the port of the page; when left out, the one of the last start with the same database, or any free one
cli-option-players = how many players
cli-option-viewers = how many players there are to switch between, from 1 to 24
cli-option-no-browser = do not open the browser
cli-option-game = the game's name
cli-option-seats = how many players; as many as the game allows when left out
cli-option-trained-seats = how many players, as numbers separated by commas; every number that the game allows when left out
cli-option-games = how many games
cli-option-seed = the number that chance and choices follow from
cli-option-first-seed = the number that chance and choices follow from; the next game uses the next number
cli-option-tables = how many tables
cli-option-format = the format of the event
cli-option-tournaments = how many tournaments of each kind
cli-option-deals = how many deals to play
cli-option-half = which deals to draw from: all, even or odd
cli-option-lapses = percentages of random answers of the strengths, the weakest first
cli-option-pool = a file that keeps the games; those that are not in it yet are played and added
cli-option-table = how many sit at a table
cli-option-rounds = how many rounds, heats or seasons; without it as many as suit the players
cli-option-boards = how many players a team has
cli-option-field = the levels at a table, one for each seat: random, builder, apprentice, journeyman, master
cli-option-simulations = how often each choice is tried, and each position played to the end; 48 when left out
cli-option-master = how many simulations a master runs for a decision; 48 when left out
cli-option-agent = a program at a table, as NAME=COMMAND; put NAME into --field (can be given several times)
cli-option-agent-seconds = seconds that a program has for an answer
cli-option-against = a file of weights to play against while learning, beside the weights to go on with (can be given several times)
cli-option-weights = a master with the weights of a file, as NAME=FILE; put NAME into --field (can be given several times)
cli-option-refit = keep the present weights and fit only their evaluation, to this many quick games
cli-option-continued = a file of weights to go on with; the present weights when left out
cli-option-further = how many more quick games the present weights learn from
cli-option-rate = how fast they learn from a game, in thousandths
cli-option-opponents = the level of the other players
cli-option-imitated = how many simulations the imitated search has for a decision; 24 when left out
cli-option-puzzles = print the choices with one clearly best answer instead
cli-option-sprt = stop as soon as a sequential test has decided whether the first level is this many Elo stronger than the others
cli-option-by-seat = print instead how often each seat wins, with these options and with each other value of one
cli-option-minutes = how many minutes of work
cli-option-cards = a file that corrects card values of the Catan Card Game
cli-option-options = rules, as name=value, separated by commas
cli-option-trained-options = rules, as name=value, separated by commas; the others change from game to game
cli-option-policy = how the bots choose: random by chance, builder for points
cli-option-check = test every invariant at every step
cli-option-json = print JSON, one object on a line
cli-option-file = the file to read
cli-option-copy = the backup's file
cli-option-source = the database to copy: a file, or a postgresql:// address
cli-option-target = where to: a new file, or the postgresql:// address of an empty database
cli-option-out = the file to write
cli-option-folder = the folder to write
cli-option-instead = a new file to write instead of the standard output
cli-option-at = after how many entries of the record; all of them when left out
cli-option-seat = who looks, from 0; a spectator when left out
cli-option-theme = the theme of the picture
cli-option-shape = poster shows what the current question is about, full the whole board
cli-option-locale = the language: en, it or es
cli-option-animate = draw the whole match as a moving picture, .webp or .gif
cli-option-question = write the letters of the choices, as on the card; --no-question leaves them out
cli-option-what = engine, render, storage, bot or events; all of them when left out
cli-option-match = only the match with this id
cli-option-deep = also replay the running matches, and compare
cli-option-secrets = also what is hidden in running matches
cli-option-user = the id of the user to delete
cli-option-server = the id of the server to delete
cli-option-yes = do not ask again
cli-option-default = { $about }; { $value } when left out

## What it says

cli-health-connected = Provost is connected to Discord, which acknowledged its heartbeat { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} ago.
cli-sandbox-address = Open { $url }
cli-sandbox-players = Players: { $players }. Switch at the top of the page; a second tab can be another player.
cli-sandbox-stop = Press Ctrl+C to stop. The games are kept in { $path }.
cli-sandbox-stop-temporary = Press Ctrl+C to stop. The games are not kept; use --db PATH to keep them.
cli-sandbox-stopped = The sandbox has stopped.
cli-selfplay-line = { $game }, { $seats } players, seed { $seed }: { $actions } actions, scores { $scores }. { $ended }
cli-selfplay-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} played to the end.
cli-selfplay-checked = { $games ->
    [one] 1 game
   *[other] { $games } games
} played to the end, every invariant held at every step.
cli-replay-unfinished = The record stops before the end, after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
cli-replay-early = The match ended early, after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
cli-replay-ended = Ended after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}. { $ended }
cli-replay-rank = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-replay-digest = Digest: { $digest }
cli-analyse-turn = { board-moment } (after { $step } entries): { $chances }
cli-analyse-step = Turning point after { $step } entries
cli-analyse-puzzle = Puzzle after { $step } entries, turn { $turn }: { $player } is asked.
cli-analyse-solution = Solution: { $solution }
cli-analyse-no-puzzle = No choice of this match makes a puzzle.
cli-annotate-title = ## { $game }, { $seats } players, seed { $seed }
cli-annotate-reason = { $player } – { $options }: { $reasons }.
cli-annotate-start = The position at the start
cli-annotate-chances = Chances of winning: { $chances }
cli-render-written = Written: { $path }
cli-arena-line = { $level }: won { $wins } of { $tables }, score { $score }, Elo { $elo } ({ $low } to { $high }), { $ms } ms a decision
cli-arena-variant = { $options } ({ $tables } tables)
cli-arena-seat = No. { $place } in turn order: { $share }% ({ $low }% to { $high }%) of the tables, { $score } points
cli-arena-sprt = { $stronger ->
    [yes] { $level } is stronger: after { $tables } tables, { $elo } Elo more are 19 times likelier than none
    [no] { $level } is not stronger: after { $tables } tables, no difference is 19 times likelier than { $elo } Elo more
   *[open] { $tables } tables have not decided whether { $level } is { $elo } Elo stronger
}
cli-arena-faults = { $faults ->
    [0] { $agent }: all answers counted
    [one] { $agent }: 1 answer did not count
   *[other] { $agent }: { $faults } answers did not count
}
cli-event-simulated = { $rounds } rounds, { $tables } tables, { $short } of them short; { $byes } byes; { $repeats } repeated meetings; seats within { $spread }; { $least } to { $most } games a player; { $seconds } s for the slowest round
cli-duplicate-tau = { $kind ->
    [ordinary] Ordinary scoring
    [duplicate] Duplicate scoring
   *[other] Gain
}: tau { $tau } ± { $reach } ({ $count } tournaments)
cli-train-written = Written after { $games } games: { $path }
cli-verify-proven = Proven: { $draws ->
    [one] 1 draw follows
   *[other] { $draws } draws follow
} from the sealed seed.
cli-bench-reached = reached
cli-bench-missed = missed
cli-bench-figure = { $name }: { $subject } ms (p99 { $slow } ms); { $limit }: { $base } ms; { $ratio } times, { $goal }: { $verdict }
cli-db-healthy = { $path } is sound: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $live } of them running.
cli-db-healthy-deep = { $path } is sound: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $live } of them running; their logs follow the rules and lead to the stored positions.
cli-deep-newer = Match { $match }: a newer Provost has begun it or played on in it, so it was not checked.
cli-deep-broken = Match { $match }: it cannot be read ({ $what }).
cli-deep-seed = Match { $match }: its seed does not match its seal.
cli-deep-log = Match { $match }: line { $line } of its log does not fit the rules ({ $what }).
cli-deep-chance = Match { $match }: line { $line } of its log does not follow from the sealed seed.
cli-deep-snapshot = Match { $match }: its snapshot is not the position that its log leads to.
cli-db-backed-up = Copied to { $path }.
cli-db-copied = Copied to { $path } and compared: the contents are identical ({ $digest }).
cli-db-forget-user-sure = All that { $path } holds of user { $id } will be deleted for good; their matches stay, without them. Make a backup first. Type the id again to go on:
cli-db-forget-server-sure = All matches, tournaments, results and settings of server { $id } will be deleted from { $path } for good. Make a backup first. Type the id again to go on:
cli-db-forgot-user = User { $id } is deleted; { $matches ->
    [0] they were in no match.
    [one] they were in one match.
   *[other] they were in { $matches } matches.
}
cli-db-forgot-server = Server { $id } is deleted: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $events ->
    [one] one tournament
   *[other] { $events } tournaments
}, { $rows ->
    [one] one row in all.
   *[other] { $rows } rows in all.
}
cli-db-would-forget-user = User { $id } would be deleted: { $rows ->
    [one] one row in all.
   *[other] { $rows } rows in all.
}
cli-db-would-forget-server = Server { $id } would be deleted: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $events ->
    [one] one tournament
   *[other] { $events } tournaments
}, { $rows ->
    [one] one row in all.
   *[other] { $rows } rows in all.
}
cli-option-forget-servers = delete everything about a server this many days after it removed the bot; never when left out
cli-error-days = “{ $value }” is not a number of days, from 1 to 3650.
cli-option-dry-run = only show what would be deleted
cli-error-forget-one = Say either --user or --server.
cli-error-forget-unsure = Nothing was deleted.
cli-error-snowflake = { $value } is not a Discord id.
cli-backup-made = Backed up to { $path }, and restored from there as a test: everything is there. { $deleted ->
    [0] No old backup was deleted.
    [one] 1 old backup was deleted.
   *[other] { $deleted } old backups were deleted.
}
cli-db-restored = Restored: { $path }
cli-db-kept = Restored: { $path }. What was there before is kept as { $kept }.
cli-warning-token-exposed = Others on this machine can read the token in { $path }: run “chmod 600 { $path }”.
cli-warning-db-log-missing = { $path } was not closed when the bot stopped, and { $path }-wal is gone: the latest moves may be missing.

## Errors: the command line

cli-error-command-unknown = There is no such command. “provost --help” lists them all.
cli-error-argument-missing = Missing: { $arguments }. Add “--help” to see how the command is used.
cli-error-argument-unknown = “{ $argument }” is not known here. Add “--help” after the command to see what is.
cli-error-argument-long = “{ $start }…” is too long: an argument has at most { $most } characters.
cli-error-option-use = { $option } is not used like this. Add “--help” after the command to see how.
cli-error-option-form = “{ $option }” is not of the form name=value.
cli-error-number = “{ $value }” is not a whole number, 0 or more.
cli-error-locale = There is no language “{ $locale }”. Known: { $locales }.
cli-error-game-unknown = There is no game “{ $game }”. Known: { $games }.
cli-error-policy-unknown = There is no policy “{ $policy }”. Known: { $policies }.
cli-error-games = Play at least one game.
cli-error-level-unknown = There is no level “{ $level }”; there are { $levels }.
cli-error-agent-form = “{ $agent }” is not of the form NAME=VALUE, or its name is that of a level.
cli-error-weights-unreadable = “{ $path }” is not a file of weights.
cli-agent-gone = The program { $agent } has ended; a builder plays the rest of this game for it.
cli-agent-slow = The program { $agent } took more than { $seconds } seconds; a builder answered for it.
cli-agent-unreadable = The program { $agent } wrote something other than one line of JSON with “id” and “picks”; a builder answered for it.
cli-agent-not-offered = The program { $agent } gave an answer that is not on offer; a builder answered for it.
cli-agent-not-started = The program { $agent } cannot be started. Check its command.
cli-agent-caller-gone = Nobody reads or answers the questions any more, so the game has stopped.
cli-error-sprt-field = --sprt compares the first level of --field with the others, so put at least two different ones there.
cli-error-field-size = The field has { $count } levels for { $seats } seats.
cli-error-no-mind = No bot has been trained for this game, these seats and these options: see “provost lab train”.
cli-error-minutes = Train for one minute at least, with one simulation at least.
cli-error-simulations = Everything has to be tried at least once.
cli-error-event-format = There is no format { $format }; the formats are { $formats }.
cli-error-duplicate-players = There must be at least two full tables of { $seats }, a round and { $batches } tournaments.
cli-error-duplicate-deals = There must be a deal for each of { $rounds } rounds.
cli-error-other-pool = The games in { $path } are of another game, seed or field.
cli-error-lapses = “{ $value }” are not percentages of random answers, each smaller than the one before.
cli-error-half = “{ $value }” is neither all, even nor odd.
cli-error-duplicate-weights = There are no weights for { $game } with these options.
cli-error-bench-unknown = There is no benchmark “{ $bench }”. Known: { $benches }.
cli-error-bench-missing = The benchmarks need the source code and the development packages ({ $module } is missing). In the source, “make bench” installs them and measures.
cli-error-disk-full = The disk is full, so what was written is incomplete. Make room and try again.
cli-error-unexpected = Something went wrong that should not have ({ $what }). Set { $debug }=1 and try again to see the details.

## Errors: starting

cli-error-token-missing = There is no token: set DISCORD_TOKEN or give --token-file PATH. “provost setup” makes the file.
cli-error-token-unreadable = The token file { $path } cannot be read. Check that it exists and that you are allowed to read it.
cli-error-token-malformed = The text in { $path } is not a token: { $form }
cli-token-form-bom = it begins with a byte order mark. Save it as plain text in UTF-8 without one.
cli-token-form-quoted = it is in quotation marks. Leave them out.
cli-token-form-prefixed = it begins with “Bot”. Leave that word out.
cli-token-form-assigned = it begins with a name and “=”. Leave both out.
cli-token-form-other = it has to be the one line that “Reset Token” shows in the developer portal under “Bot”.
cli-error-token-refused = Discord does not accept this token. Copy it again from the developer portal.
cli-error-token-waiting = Provost does not try again: put the right token in its place and restart the container.
cli-error-discord-unreachable = Discord cannot be reached. Check the network and try again.
cli-error-superseded = Another Provost has taken over this database.
cli-error-port-taken = Port { $port } is in use. Choose another with --port.
cli-error-port-invalid = { $port } is not a port: use one from 1 to 65535.
cli-error-run-port = Port { $port } is in use. Choose another for --health-port, --metrics-port or --web.
cli-error-run-address = Nothing can be served at { $host }, port { $port }: this machine has no such address, or does not allow this port. Choose another for --health-port, --metrics-port or --web.
cli-error-address = “{ $value }” is not an address like 127.0.0.1:8080.
cli-error-log-format = There is no log format called “{ $format }”. Known: { $formats }.
cli-error-players = The sandbox has room for { $least } to { $most } players, not { $players }.
cli-error-sandbox-missing = The sandbox needs packages that a server does not. Run “make play” in a clone of the repository, or install the wheel with [sandbox] after its name, as “With pipx or uv” in docs/operating/index.md shows.

## Errors: the running bot

cli-error-health-stopped = No Provost is running on { $path }.
cli-error-health-forbidden = You are not allowed to ask the Provost that runs on { $path }. Ask as its user, or as root.
cli-error-health-silent = The Provost that runs on { $path } does not answer.
cli-error-health-unconnected = Provost is running, but not connected to Discord.

## Errors: the database

cli-error-db-unwritable = The database { $path } cannot be written. Check that the folder exists and that you are allowed to write to it.
cli-error-db-missing = There is no database at { $path }.
cli-error-db-foreign = { $path } is not a Provost database. Choose another file.
cli-error-db-newer = { $path } was written by a newer Provost (format { $version }, this one knows { $known }). Install the newer version.
cli-error-db-damaged = { $path } is damaged. Restore a sound backup with “provost db restore”.
cli-error-db-in-use = { $path } is in use by another Provost. Stop that one first.
cli-error-db-not-saved = The database could not be written: the disk is full or failing. Nothing that was acknowledged is lost; make room and start again.
cli-error-db-exists = { $path } exists already and is not overwritten. Move it away first.
cli-error-db-leftover = { $left } is next to { $path }, left by a restore that was stopped or a database that was moved. Restore a backup again, or move { $left } away to go on without it.
cli-error-db-deep = { $path } is not sound: { $faults } of { $live } running matches failed the check.
cli-error-db-server = { $path } is a PostgreSQL database, and this needs a file: back a server up with its own tools (pg_dump), or make a file of it with “provost db copy”.
cli-error-db-older = { $path } was written by an older Provost. Start the bot on it once, which brings it up to date.
cli-error-db-standby = Processes on a PostgreSQL database share the servers by themselves: start the second one like the first, without --standby.
cli-error-db-no-server = The PostgreSQL database { $path } cannot be reached, or does not let Provost in. Check the address, the name, the password and whether the server runs.
cli-error-db-differs = The copy in { $path } came out different and was thrown away. Check the disk and the memory of both machines.
cli-error-db-extra = PostgreSQL needs the package { $name }: install it with “make postgres”.
cli-error-backup-differs = What was restored from { $path } is not what the backup holds. Check the disk, and keep the older backups.
cli-error-match-unknown = There is no match { $match_id } in this database.

## Errors: games and records

cli-error-check-failed = The game with seed { $seed } breaks “{ $what }” at step { $step }.
cli-error-file-missing = There is no file { $path }.
cli-error-file-unreadable = { $path } cannot be read. Check that it is a file and that you are allowed to read it.
cli-error-file-unwritable = { $path } cannot be written. Check that the folder exists and that you are allowed to write to it.
cli-error-file-full = { $path } cannot be written: the disk is full. Make room and try again.
cli-error-record-not_a_record = { $path } is not a Provost record.
cli-error-record-bad_header = Line { $line } of { $path } should say which game this is, and does not.
cli-error-record-bad_line = Line { $line } of { $path } is not an entry of a record.
cli-error-record-line_changed = Line { $line } of { $path } was changed after the record was written.
cli-error-record-line_hidden = Line { $line } of { $path } is hidden until the game has ended. Export it again then.
cli-error-record-line = Line { $line } does not fit the rules: { $why }
cli-error-record-rules = { $path } follows newer rules than this Provost knows. Install the newer version.
cli-error-record-unrevealed = This record does not show its seed: it will when the game has ended.
cli-error-record-seal = The seed in this record does not match its seal.
cli-error-record-chance = Line { $line } does not follow from the sealed seed.
cli-error-step = This record has steps 0 to { $most }.
cli-error-seat = This game has seats 0 to { $most }.
cli-error-theme = There is no theme “{ $theme }”. Known: { $themes }.
cli-error-shape = There is no shape “{ $shape }”. Known: { $shapes }.
cli-error-recap-name = A moving picture's file ends in .webp or .gif.

## Errors: card values

cli-error-cards-syntax = { $path } is not written in TOML.
cli-error-cards-card = { $path }: “{ $card }” is not a card whose values can be corrected. These are: { $known }.
cli-error-cards-table = { $path }: corrections of { $card } belong in a table “[{ $card }]”.
cli-error-cards-field = { $path }: “{ $field }” of { $card } cannot be corrected. These can: { $known }.
cli-error-cards-cost = { $path }: the cost of { $card } has to be 1 to { $most } each of lumber, brick, wool, grain, ore or gold, such as “cost.wool = 2”.
cli-error-cards-points = { $path }: “{ $field }” of { $card } has to be a whole number from 0 to { $most }.

## provost lab simulate

cli-lab-simulate = simulate people who play over weeks, and what becomes of their matches
cli-lab-waits = measure how many pings and hours a match takes, with and without the orders on its card
cli-waits-line = { $habit }: { $pings } pings and { $hours } hours a match; { $planned } answers planned ahead, { $played } of them played
cli-option-weeks = for how many weeks they open lobbies
cli-option-without = measures to leave out: clock, muster, substitutes, fill, limit, hours
cli-option-model = people as JSON: a list of groups with share, misses, vanishes_per_week and hours_awake
cli-error-measure-unknown = There is no measure “{ $measure }”; there are { $measures }.
cli-error-simulation-empty = A simulation takes at least one player and one week.
cli-error-model = “{ $path }” is not a readable description of people.
cli-simulate-summary = { $matches } lobbies, { $started } matches begun, { $completed } completed, { $stuck } stuck; { $missed } of { $deadlines } deadlines missed; { $hours } hours from lobby to first move; { $notices } notices a turn.

## provost results

cli-results = publish results that anyone can verify, and verify those of others
cli-results-key = make the key that signs your results
cli-results-export = write a signed file for each ended match that has none yet, and an index
cli-results-revoke = withdraw results, or a key with everything it signed
cli-results-verify = check signatures, logs, chance, places and points
cli-results-merge = print one ladder of several operators' results
cli-option-key = the file of your private key
cli-option-public = only matches that their players made public
cli-option-revoked-match = withdraw the result of this match (can be given several times)
cli-option-old-key = withdraw this key and everything it signed; --key signs from now on
cli-option-paths = folders with an index, or single files
cli-results-key-made = Your private key is in { $path }. Keep it secret and back it up. Your public key, by which others know you: { $operator }
cli-results-exported = { $added ->
    [one] 1 new result
   *[other] { $added } new results
} written; { $results } in { $path }.
cli-results-left-out = { $count ->
    [one] 1 ended match was left out.
   *[other] { $count } ended matches were left out.
}
cli-results-revoked = Withdrawn in { $path }. Publish the folder again, so that others find out.
cli-results-operator = Operator { $operator }: { $results ->
    [one] 1 sound result
   *[other] { $results } sound results
}, { $revoked } withdrawn.
cli-results-closing = Chance from the seed and the message that closed the seating: { $count }.
cli-results-seed = Chance from the seed alone, because no message closed the seating: { $count }.
cli-results-derived = Chance from a derived key, because an older version mixed in the message's id itself, which is not published: { $count }. The draws were checked, but not how the key was derived.
cli-results-counted = { $results ->
    [0] No results count.
    [one] 1 result counts.
   *[other] { $results } results count.
}
cli-results-place = { $rank } { $player }: { $value } ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
cli-fault-unreadable = { $path } is not a signed file of Provost, or was changed.
cli-fault-signature = { $path }: the signature is not that of the key for this content.
cli-fault-missing = { $path } is missing.
cli-fault-unlisted = { $path } is not what the index lists there.
cli-fault-twice = { $path } is one of several results of the same match by the same operator.
cli-fault-revocation = { $path }: withdrawal { $line } is not signed by the key concerned.
cli-fault-chain = { $path }: line { $line } of the log does not fit the chain of hashes.
cli-fault-notation = { $path }: line { $line } of the log is not an entry.
cli-fault-line = { $path }: line { $line } of the log does not fit the rules: { $why }
cli-fault-dealing = { $path }: line { $line } of the log does not follow from the seed.
cli-fault-commitment = { $path }: the seed does not match its seal.
cli-fault-options = { $path }: the options do not fit the game: { $why }
cli-fault-newer = { $path } follows rules that this Provost does not know. Install the newer version.
cli-fault-ending = { $path }: the match did not end as stated.
cli-fault-rated = { $path }: seat { $seat } cannot count for ratings.
cli-fault-place = { $path }: the place of seat { $seat } is wrong.
cli-fault-points = { $path }: the points of seat { $seat } are wrong.
cli-fault-broken = { $path }: the log cannot be replayed.
cli-error-key-exists = { $path } exists already and is not overwritten.
cli-error-key-unreadable = { $path } is not an Ed25519 key made by “provost results key”.
cli-warning-key-exposed = Others on this machine can read the key in { $path }: run “chmod 600 { $path }”.
cli-error-results-key = { $path } was signed with another key. Withdraw that key with “provost results revoke --old-key”, or use another folder.
cli-error-results-match = No result of match { $match } is published there.
cli-error-revoke-one = Say either --match or --old-key.

## provost stats

cli-stats = say how the matches of a database go
cli-stats-month = { $month }: matches played to the end by two or more of the people who began: { $share }{ $final ->
    [yes] .
   *[no] {" "}so far.
}
cli-stats-share = { $part } of { $whole }
cli-stats-missed = Deadlines missed: { $share }
cli-stats-starts = From lobby to first move: { $hours } hours (median); lobbies that expired: { $expired }
cli-stats-waits = A turn waits { $hours } hours, nights not counted (median)
cli-stats-presses = Presses: { $presses } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
cli-stats-second = A second match within thirty days: { $share } people

cli-config = the settings
cli-config-show = list all settings and where each comes from, as a file for --config
cli-config-order = An option on the command line comes first, then the environment variable, then this file. Passwords are left out.
cli-config-default = default
cli-config-unset = not set
cli-config-variable-unknown = not a setting of Provost; is the name right?
cli-config-token-hidden = set, not shown
cli-option-config = a file of settings in TOML; PROVOST_CONFIG names one too
cli-error-config-unreadable = The settings in { $path } cannot be read.
cli-error-config-malformed = { $path } is not valid TOML: { $what }
cli-error-config-unknown = { $path } has “{ $setting }”, which is not a setting. The settings are: { $settings }
cli-error-config-value = { $path }: “{ $setting }” must be text, a number, true or false.
cli-error-config-switch = “{ $value }” is neither true nor false.
cli-error-config = The setting { $setting } from { $source } cannot be used: { $why }
cli-option-operator = who runs the bot and how to reach them, for the privacy policy and the terms
cli-option-status-page = publish a page with figures: matches, missed turns, outages
cli-option-emoji = upload drawn signs to Discord as the bot's emoji, for buttons and menus

cli-verify-closed = The draws also use the id { $message } of the message that closed the seating, which nobody could choose.
cli-verify-not-closed = No message closed the seating, so the draws come from the seed alone.
