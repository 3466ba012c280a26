"""The bot's features, one module each: slash commands, and what their buttons do."""
