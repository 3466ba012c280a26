### The command line: help texts, output and errors.

## What it offers

cli-about = Provost: a Discord bot for heavy Euro board games at everyone's own pace.
cli-commands = commands
cli-usage-error = { $message } (see “{ $program } --help”)
cli-run = run the bot
cli-sandbox = try the real bot in a simulated Discord in the browser, without a token
cli-selfplay = let computer players play whole games
cli-record = print one self-played game as a record
cli-replay = replay a record and print how it ends
cli-render = draw the board of a record
cli-verify = check a finished game's record against its sealed seed
cli-bench = run the benchmarks
cli-db = look after the database
cli-db-check = check the whole file
cli-db-backup = copy the database, even while the bot runs
cli-db-restore = put a backup in place of the database
cli-db-export = write matches as text
cli-version = print the version and leave

## Its options

cli-option-db = the database file
cli-option-token-file = a file that holds the bot's token (otherwise DISCORD_TOKEN)
cli-option-port = the port of the page; any free one when left out
cli-option-players = how many players to switch between
cli-option-no-browser = do not open the browser
cli-option-language = the language of the sandbox
cli-option-game = the game's name
cli-option-seats = how many players
cli-option-games = how many games
cli-option-seed = the number that chance follows from
cli-option-options = rules, as name=value, separated by commas
cli-option-policy = how the computer players choose
cli-option-check = test every invariant at every step
cli-option-json = print JSON, one object on a line
cli-option-record = the record's file
cli-option-out = the file to write
cli-option-at = the step of the record; the last when left out
cli-option-seat = whose view, from 0; a spectator's when left out
cli-option-theme = the theme of the picture
cli-option-shape = wide for desktops, tall for phones
cli-option-locale = the language of the picture: en, it or es
cli-option-animate = draw the whole match as a moving picture
cli-option-bench = which benchmarks; all when left out
cli-option-backup = the backup's file
cli-option-match = only this match

## What it says

cli-run-ready = Provost is ready as { $name } in { $guilds ->
    [one] 1 server
   *[other] { $guilds } servers
}.
cli-run-stopped = Provost has stopped; every move is saved.
cli-sandbox-address = Open { $url }
cli-sandbox-players = Players: { $players }. Switch at the top of the page; a second tab can be another player.
cli-sandbox-stop = Press Ctrl+C to stop. The games are kept in { $path }.
cli-sandbox-stop-temporary = Press Ctrl+C to stop. The games are not kept; use --db PATH to keep them.
cli-sandbox-stopped = The sandbox has stopped.
cli-selfplay-line = { $game }, { $seats } players, seed { $seed }: { $actions } actions, scores { $scores }, ended: { $ended }
cli-selfplay-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} played to the end.
cli-replay-unfinished = The record stops before the end, after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
cli-replay-ended = Ended after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: { $ended }
cli-replay-rank = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-replay-digest = Digest: { $digest }
cli-render-written = Written: { $path }
cli-verify-proven = Proven: every draw of chance follows from the seed that was sealed.
cli-db-healthy = { $path } is sound: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
cli-db-backed-up = Copied to { $path }.
cli-db-restored = Restored: { $path }
cli-db-exported = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} written.

## Errors: starting

cli-error-no-token = There is no token: set DISCORD_TOKEN or give --token-file PATH.
cli-error-token-unreadable = The token file { $path } cannot be read: { $why }.
cli-error-token-empty = The token file { $path } is empty.
cli-error-token-refused = Discord does not accept this token. Copy it again from the developer portal.
cli-error-discord-unreachable = Discord cannot be reached. Check the network and try again.
cli-error-port-taken = Port { $port } is in use. Choose another with --port.
cli-error-port-invalid = { $port } is not a port: use 1 to 65535.
cli-error-players = The sandbox has room for { $least } to { $most } players, not { $players }.
cli-error-unexpected = Something went wrong that should not: { $why }. The details are in the log.

## Errors: the database

cli-error-db-unwritable = The database { $path } cannot be written. Check that the folder exists and that you may write to it.
cli-error-db-missing = There is no database at { $path }.
cli-error-db-foreign = { $path } is the database of another program. Choose another file with --db.
cli-error-db-newer = { $path } was written by a newer Provost (format { $found }, this one knows { $known }). Install the newer version.
cli-error-db-damaged = { $path } is damaged. Restore a backup with “provost db restore”.
cli-error-db-in-use = { $path } is in use by another Provost. Stop that one first.
cli-error-db-not-saved = The database could not be written ({ $why }); stopping so that nothing is lost. Make room on the disk and start again.
cli-error-backup-exists = { $path } exists already; choose another name for the backup.
cli-error-backup-invalid = { $path } is no sound backup of a Provost database; nothing was changed.
cli-error-match-unknown = There is no match { $match } in this database.

## Errors: games and records

cli-error-game-unknown = There is no game “{ $game }”. Known: { $games }.
cli-error-option-form = “{ $option }” is not of the form name=value.
cli-error-policy-unknown = There is no policy “{ $policy }”. Known: { $policies }.
cli-error-games = Play at least one game.
cli-error-check-failed = Game with seed { $seed }, step { $step }: { $what }
cli-error-file-unreadable = { $path } cannot be read: { $why }.
cli-error-file-unwritable = { $path } cannot be written: { $why }.
cli-error-record-header = { $path } is not a record: its first lines do not say which game it is.
cli-error-record-line = Line { $line } does not fit: { $why }
cli-error-record-line-form = Line { $line } is not an action: { $text }
cli-error-record-unfinished = The game of this record is not over, so its seed is still sealed.
cli-error-record-seal = The seed in this record does not match its seal.
cli-error-record-chance = Line { $line } does not follow from the sealed seed.
cli-error-step = The record has steps 0 to { $most }, not { $step }.
cli-error-seat = This game has seats 0 to { $most }, not { $seat }.
cli-error-theme = There is no theme “{ $theme }”. Known: { $themes }.
cli-error-locale = There is no language “{ $locale }”. Known: { $locales }.
