"""The Discord bot: commands, turn cards, words, the sandbox and the command line."""
