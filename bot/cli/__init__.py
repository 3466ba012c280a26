"""The command line: one module for each command, with its name."""
