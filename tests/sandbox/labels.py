"""What the buttons of the greeting are called."""

from bot.words import Catalogue, Words

WORDS = Catalogue().words("en")


def new_game(words: Words = WORDS, game: str = "caylus") -> str:
    """The button that opens a lobby of a game."""
    return words("button-new-game", game=words(f"game-{game}"))
