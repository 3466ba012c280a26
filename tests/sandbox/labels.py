"""What buttons are called: those of the greeting, and those that a message has."""

from bot.words import Catalogue, Words
from tests import simulated

WORDS = Catalogue().words("en")


def new_game(words: Words = WORDS, game: str = "caylus") -> str:
    """The button that opens a lobby of a game."""
    return words("button-new-game", game=words(f"game-{game}"))


def labels(message: simulated.Message) -> set[str]:
    """The labels of the buttons of a message."""
    return {control["label"] for control in simulated.controls(message).values() if "label" in control}
