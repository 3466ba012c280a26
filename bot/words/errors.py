"""What can be wrong with a file of words."""


class WordsError(Exception):
    """A words file that cannot be used: what is wrong and where."""
