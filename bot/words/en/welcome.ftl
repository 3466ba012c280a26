### The bot's first message on a server.

welcome-title = Hello! I run board games here.
welcome = You can play { $games } with me, over days or in one evening, against each other or against bots. `/game new` opens a game in any channel, `/learn` teaches one in a few minutes, and `/help` explains the rest. I only write where you start a game.
welcome-owners = If you run this server: `/server show` lists all settings, such as the channels for games.
welcome-lacking = ⚠️ I am missing these permissions on this server, so some things will not work: { $permissions }
