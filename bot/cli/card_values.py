"""`--cards`: an operator's corrections of card values, for the new matches of one run."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.errors import Refused, reading
from bot.words import Words
from engine import GAMES
from engine.catan_cards.corrections import MOST, OPTION, Incorrect, written
from engine.catan_cards.game import CatanCards


@contextmanager
def with_card_values(words: Words, file: Path | None) -> Iterator[None]:
    """Begin matches with the values of a file, if one is given; raises `Refused` for one that cannot be used."""
    text = "" if file is None else _corrections(words, file)
    game = GAMES[CatanCards.name]
    before, game.fixed = game.fixed, {OPTION: text} if text else {}
    try:
        yield
    finally:
        game.fixed = before


def _corrections(words: Words, file: Path) -> str:
    with reading(words, file):
        content = file.read_bytes()
    try:
        return written(tomllib.loads(content.decode()))
    except Incorrect as error:
        said = words(
            f"cli-error-cards-{error.kind}",
            path=str(file),
            card=error.card,
            field=error.field,
            known=", ".join(error.known),
            most=MOST,
        )
        raise Refused(said) from None
    except ValueError:
        raise Refused(words("cli-error-cards-syntax", path=str(file))) from None
