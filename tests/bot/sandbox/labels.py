"""Labels of buttons: those of the greeting, and those of a message."""

from bot.words import Catalogue, Words
from tests import simulated

WORDS = Catalogue().words("en")


def new_game(words: Words = WORDS, game: str = "caylus") -> str:
    """Return the label of the button that opens a lobby of a game."""
    return words("button-new-game", game=words(f"game-{game}"))


def lobby_title(words: Words) -> str:
    """Return the heading of a lobby after the name of its match."""
    return words("lobby-title", game="|").partition("|")[2]


def labels(message: simulated.Message) -> set[str]:
    """Return the labels of the buttons of a message."""
    return {control["label"] for control in simulated.controls(message).values() if "label" in control}
