### “provost doctor”: what is wrong, and what to do about it.

doctor-well = Nothing is wrong.

## The token

doctor-token-missing = There is no token. Set { $path }, or name a file with --token-file; “provost setup” makes one.
doctor-token-unreadable = The token file { $path } cannot be read. Check that it exists and that you are allowed to read it; “provost setup” makes a new one.
doctor-token-malformed = The text in { $path } is not a token: { $form }
doctor-token-refused = Discord does not accept the token. Press “Reset Token” in the developer portal under “Bot”, and put the new one in its place.
doctor-token-exposed = Others on this machine can read the token in { $path }. Run “chmod 600 { $path }”.

## The machine

doctor-clock-off = The clock of this machine is { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} off. Switch time synchronisation on: “timedatectl set-ntp true”.
doctor-disk-full = Only { $free } MiB are free in { $path }; the database, a backup and its test need { $wanted } MiB. Make room, or move the database to a larger disk.
doctor-fonts-missing = The typeface { $file } of the package { $package } is missing. Run “make install” again.

## The database

doctor-database-unwritable = The database { $path } cannot be written. Check that its folder exists, and that folder and file belong to the user that runs the bot.
doctor-database-network = The database { $path } lies on a network file system ({ $kind }), which can damage it. Move it to a local disk while the bot is stopped.
doctor-database-damaged = The database { $path } is damaged. Keep the file, stop the bot, and restore the latest sound backup with “provost db restore”.
doctor-database-foreign = { $path } is not a Provost database. Name the right file with --db.
doctor-database-newer = { $path } was written by a newer Provost (format { $found }, this one knows { $known }). Install the newer version, or restore a backup from before the update.
doctor-database-locked = Another program keeps { $path } locked. Stop whatever else has it open.
doctor-database-unreadable = The database { $path } cannot be read. Check the permissions of the file and its folder, and the disk.
doctor-database-log-missing = { $path } was not closed when the bot stopped, and { $path }-wal is gone: the latest moves may be missing. Put that file back, or restore the latest backup.
doctor-database-no-server = The PostgreSQL database { $path } cannot be reached, or does not let Provost in ({ $reason }). Check the address, the name, the password and whether the server runs.
doctor-database-extra = PostgreSQL needs the package { $package }. Install it with “make postgres”.

## The running bot

doctor-process-stopped = Another process ({ $pid }) is using { $path } and does not report its state. Stop it before you start the bot.
doctor-process-forbidden = You are not allowed to ask the Provost that runs on { $path }. Run “provost doctor” as its user, or as root.
doctor-process-silent = The process { $pid }, which works on { $path }, does not answer. Restart the bot.
doctor-gateway-dead = The bot (process { $pid }) runs, but is not connected to Discord. Check the network and Discord's status page; if it lasts for minutes, restart the bot.

## Discord

doctor-discord-unreachable = I could not reach Discord. Check your network, proxy or firewall, and try again.
doctor-permission = The bot lacks the permission “{ $permission }” in “{ $channel }” on the server “{ $server }”. Give it in the settings of that channel.
doctor-permission-optional = For commentary threads the bot lacks the optional permission “{ $permission }” in “{ $channel }” on the server “{ $server }”. Without it spectators follow by direct message.
doctor-place-locked = “{ $channel }” on the server “{ $server }” is locked, so nobody can play there. Unlock it, or use /game board in another channel.
doctor-place-archived = “{ $channel }” on the server “{ $server }” is archived. The bot reopens it within a day if it is someone's move there; any message reopens it at once.
doctor-slow-mode = Slow mode is on in “{ $channel }” on the server “{ $server }” ({ $seconds } s), which can hold players up. Switch it off where matches are played.
doctor-forum-tags = The forum “{ $channel }” on the server “{ $server }” accepts no post without a tag, and has none that the bot can use. Add a tag that everyone can use, or give the bot Manage Posts there.
doctor-forum-moderated = In the forum “{ $channel }” on the server “{ $server }” only moderators can use these tags, so posts go without them: { $tags }. Open them to everyone, or give the bot Manage Posts there.
doctor-commands-scope = The bot is not allowed to create slash commands on the server “{ $server }”. Open the invite link again, with its scope applications.commands: { $link }
doctor-commands-refused = Discord refuses the bot's slash commands (status { $status }, code { $code }). { $cause ->
    [daily] They were changed too often in one day; this passes within a day.
    [forbidden] Check in the developer portal that the application is not limited, and that the token belongs to it.
   *[other] Update Provost; if that does not help, report this line.
} The bot runs on with the commands that Discord knows, and sends them again every hour.
doctor-user-install-off = “User Install” is off in the developer portal, so /mygames works only on servers. Switch it on under “Installation”; the bot sends its commands again within the hour.
doctor-threads-full = The server “{ $server }” has { $count } of at most { $most } active threads. Close threads that nobody needs, or play in channels; otherwise new matches soon get no thread.

## Backups

doctor-backup-missing = There is no backup in { $path }. Run “provost backup --db { $db } --to { $path }”, and see in the log why the daily one fails.
doctor-backup-old = The last backup in { $path } is { $hours } hours old, and there should be one each day. Run “provost backup --db { $db } --to { $path }”, and see in the log why the daily one fails.
doctor-drill-failed = The last backup in { $path } could not be restored as a test. Run “provost db check --deep --db { $db }” to see whether the database is sound, check the disk, and keep the older backups.
