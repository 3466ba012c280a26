"""Tests of the command line, used by a person or a program."""
