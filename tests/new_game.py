"""Check with a fourth game in a copy of the repository, which is then deleted: `python -m tests.new_game`.

The game is Nim, in `tests/fourth_game`: one frame, one question, one option, no reasons. The steps are those of "To add
a game" in docs/architecture.md, and the suites those that test every game.
"""

import sys
from typing import Final

from tests.copies import FORMAT_AND_LINT, PYTEST, RepositoryCopy, repository_copy
from tests.project.repository import ROOT

FILES: Final = ROOT / "tests" / "fourth_game"
GUIDE: Final = "docs/playing.md"

REGISTERED: Final = (
    ("engine/__init__.py", "from engine.magna_carta.game import MagnaCarta\n", "from engine.nim.game import Nim\n"),
    ("engine/__init__.py", "CatanCards()", ", Nim()"),
    ("render/__init__.py", '"catan_cards"', ', "nim"'),
    ("pyproject.toml", "catan_cards | magna_carta", " | nim"),
    ("pyproject.toml", '"engine.magna_carta"', ', "engine.nim"'),
)
"""Edits that register a game: the file, the text to find, and the text to add after it."""

TYPES: Final = ("mypy", "--strict", "engine", "render", "tests/games")
"""Type checks of the packages with parts of the game."""

OF_THE_GAME: Final = (
    "tests/contract",
    "tests/playthroughs",
    "tests/bot/features/lessons/test_lesson_records.py",
    "tests/project/test_words.py",
    "tests/bot/words/test_words.py",
    "tests/bot/words/test_words_in_play.py",
    "tests/bot/features/help/test_words_of_help.py",
    "tests/bot/cards/test_cards.py",
    "tests/bot/features/lobby/test_lobby.py",
    "tests/bot/commands/test_channel.py",
    "tests/bot/commands/test_routine.py",
    "tests/bot/features/lessons/test_lessons.py",
    "tests/bot/delivery/test_whole_games.py",
    "tests/render/test_phrases.py",
    "tests/bot/cli/test_lesson.py",
)
"""Suites that take every game; only their tests that name the new game are run."""

OF_ALL_GAMES: Final = (
    "tests/project/test_lint.py",
    "tests/bot/app/test_commands.py",
    "tests/bot/app/test_start.py",
)
"""Suites that a new game must not break; they are run whole."""


def add(copy: RepositoryCopy) -> None:
    """Add the game to the copy."""
    for path in FILES.rglob("*.txt"):
        target = copy.folder / path.relative_to(FILES).with_suffix("")
        text = path.read_text(encoding="utf-8")
        if target == copy.folder / GUIDE:
            text = target.read_text(encoding="utf-8").replace("## Is the luck fair?", f"{text}## Is the luck fair?")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    for name, found, more in REGISTERED:
        copy.replace(name, found, found + more)


def main() -> int:
    """Make the copy, check it, and delete it."""
    with repository_copy() as copy:
        add(copy)
        suites = (*PYTEST, *OF_THE_GAME, "-k", "nim"), (*PYTEST, *OF_ALL_GAMES)
        return int(not copy.passes(*FORMAT_AND_LINT, TYPES, ("tests.playthroughs.refresh",), *suites))


if __name__ == "__main__":
    sys.exit(main())
