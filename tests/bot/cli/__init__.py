"""The command line, as a person or a program uses it."""
