"""Features: each is a folder that can be removed alone. `bot.interaction.services` has the class `Feature`."""
