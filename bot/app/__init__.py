"""The Discord client: what starts the bot, connects it, and sends each press where it belongs."""
