"""The Discord bot: its command line, sandbox, client, commands, messages and matches."""
