"""`--cards`: an operator's card values for the new matches of one run."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.cli.errors import CommandRefused, reading
from bot.words import Words
from engine import GAMES
from engine.core.setup import InvalidFile

CARDS_OPTION: Final = "cards"  # the operator option that the file sets, in every game that has it


def card_values(words: Words, file: Path | None) -> dict[str, Mapping[str, str]]:
    """Return the operator options that a file sets, by game. Raises `CommandRefused` for an unusable file."""
    if file is None:
        return {}
    with reading(words, file):
        content = file.read_bytes()
    try:
        matches = tomllib.loads(content.decode())
        return {name: game.read_operator_file(CARDS_OPTION, matches) for name, game in GAMES.items()}
    except InvalidFile as invalid:
        raise CommandRefused(
            words(f"cli-error-{CARDS_OPTION}-{invalid.kind}", path=str(file), **_arguments(invalid))
        ) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        raise CommandRefused(words("cli-error-cards-syntax", path=str(file))) from None


def _arguments(invalid: InvalidFile) -> dict[str, str | int]:
    """Return the reason for a refused file as arguments of a sentence."""
    data = {name: ", ".join(value) if isinstance(value, list) else value for name, value in invalid.data.items()}
    return {name: value for name, value in data.items() if isinstance(value, str | int)}
