"""The laboratory: commands that measure, train and simulate. Nothing here is needed to run the bot."""
