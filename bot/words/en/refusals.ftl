### Refusals that are not about one command, permissions, and what Discord refused.

refuse-no-match = There is no game in this channel. Start one with /game new.
refuse-no-live = No game is running here.
refuse-not-a-player = You are watching this game. Only its players can do that.
refuse-over = This game is over. Start another with /game new.
refuse-game-gone = That game is no longer here.
refuse-secluded = This game stays closed to others until the last table of its round has finished, because every table plays the same deal.
refuse-left-server = You have left that game's server, and a bot plays for you. You get your seat back when you return to the server.
refuse-newer-match = This game needs a newer version of Provost. Nothing is lost: it continues when that version is back.
refuse-damaged-match = The stored data of this game is damaged, so I can't show it or let you play. All other games continue.
refuse-only-in-servers = I can run games on servers that have added me, in direct messages with me, and in group chats. Discord doesn't let me post anywhere else.

refuse-not-your-move = It is not your move. We are waiting for { $players }.
refuse-stale = That has already been decided. Here is the table as it is now.
refuse-other-game = The game in this channel is { $game }. Use that game's commands.
refuse-unknown-game = I don't know a game called “{ $game }”. I know these: { $games }.
refuse-unknown-button = I don't recognise this button. It may be from an older version. /game board shows the table.
refuse-unknown-command = I no longer have this command. Type / to see the ones I have.
refuse-too-fast = That was too fast for me. Wait a few seconds and try again.

refuse-missing-permissions = I'm not allowed to do that here. Please give me these permissions in this channel: { $permissions }.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_private_threads = Create Private Threads
refuse-archived = This thread is archived or locked. Ask a moderator to reopen it; the game is safe.
refuse-thread-closed = Your choice is saved, but this thread is closed to me and { $where } has another game. Ask a moderator to reopen the thread, and I will post the table there.
refuse-card-gone = The old card was deleted, so I have posted a new one.
refuse-not-saved = I couldn't save that, so nothing has changed. Please try again in a moment.
refuse-discord = Discord did not accept that. If you made a choice, it is saved; /game board shows the table.
refuse-withheld = Discord has refused too many of my requests lately, so I am not sending this one. Please try again in ten minutes.
discord-refusal-title = Discord, or this server's AutoMod, does not allow a word in the title.
discord-refusal-tag = The forum requires a tag on each post and has none that I can use.
discord-refusal-permission = I don't have the permission for that there.
discord-refusal-gone = The channel no longer exists.
discord-refusal-threads = This server has reached Discord's limit of open threads.
discord-refusal-other = Discord answered “{ $failure }”.
refuse-not-shown = Your choice is saved, but I couldn't show you the result. /game board shows the table.
refuse-not-posted = Your choice is saved, but Discord does not let me post the table in the game's channel. Once that is fixed, use /game board there.
refuse-group-waits = Your choice is saved. The group chat will show it the next time someone presses a button there.
refuse-card-withheld = Your choice is saved. Discord has refused too many of my messages here lately, so the new card may take up to ten minutes.
refuse-unexpected = Something went wrong on my side, and nothing has changed. The error has been logged.

permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-create_events = Create Events
