"""The command line: one file a command, named as the command."""
