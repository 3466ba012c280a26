"""The commands of `provost`, each a function of the reader's words and its arguments that returns the exit status."""
