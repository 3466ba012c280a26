"""Adds a fourth game to a copy of the repository, checks the copy and throws it away: `python -m tests.new_game`.

The game is Nim, in `tests/fourth_game`: one frame, one question, one option, no reasons. What this does is what "To add a
game" in docs/architecture.md says, and the suites that are run are those that every game goes through.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.project.repository import ROOT, committed_files

FILES: Final = ROOT / "tests" / "fourth_game"
GUIDE: Final = "docs/playing.md"

REGISTERED: Final = (
    ("engine/__init__.py", "from engine.magna_carta.game import MagnaCarta\n", "from engine.nim.game import Nim\n"),
    ("engine/__init__.py", "CatanCards()", ", Nim()"),
    ("render/__init__.py", '"catan_cards"', ', "nim"'),
    ("pyproject.toml", "catan_cards | magna_carta", " | nim"),
    ("pyproject.toml", '"engine.magna_carta"', ', "engine.nim"'),
)
"""Where a game is named: the file, what stands there, and what comes after it."""

CHECKS: Final = (
    ("ruff", "format", "--check", "--quiet", "."),
    ("ruff", "check", "--quiet", "."),
    ("mypy", "--strict", "engine", "render", "tests/games"),
)
"""What `make check` runs, types in the packages that the game is part of; contracts have a command without a module."""

OF_THE_GAME: Final = (
    "tests/contract",
    "tests/playthroughs",
    "tests/core/test_lesson.py",
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
"""The suites that take every game: of these, the tests that name it are run."""

OF_ALL_GAMES: Final = (
    "tests/project/test_lint.py",
    "tests/bot/app/test_commands.py",
    "tests/bot/app/test_start.py",
)
"""Suites that must not break for having one game more, and are run whole."""


def add(copy: Path) -> None:
    """Make the copy, with the game in it."""
    for path in committed_files():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    if (ROOT / ".mypy_cache").exists():
        shutil.copytree(ROOT / ".mypy_cache", copy / ".mypy_cache")
    for path in FILES.rglob("*.txt"):
        target = copy / path.relative_to(FILES).with_suffix("")
        text = path.read_text(encoding="utf-8")
        if target == copy / GUIDE:
            text = target.read_text(encoding="utf-8").replace("## Is the luck fair?", f"{text}## Is the luck fair?")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    for name, found, more in REGISTERED:
        text = (copy / name).read_text(encoding="utf-8")
        if found not in text:
            sys.exit(f"{name} no longer has {found!r}: change REGISTERED.")
        (copy / name).write_text(text.replace(found, found + more, 1), encoding="utf-8")


def check(copy: Path) -> int:
    """Run the checks and the suites in the copy; returns 0 when all have passed."""

    def run(*command: str) -> int:
        sys.stdout.write(f"{' '.join(command[1:])}\n")
        sys.stdout.flush()
        environment = {**os.environ, "PYTHONPATH": str(copy), "PROVOST_EXAMPLES": "5"}
        return subprocess.run(command, cwd=copy, env=environment, check=False).returncode

    python = (sys.executable, "-m")
    pytest = (*python, "pytest", "--quiet", "-p", "no:cacheprovider")
    return (
        run("git", "init", "--quiet")
        or run("git", "add", "--all")
        or next((status for command in CHECKS if (status := run(*python, *command))), 0)
        or run(str(Path(sys.executable).with_name("lint-imports")), "--no-logo")
        or run(*python, "tests.playthroughs.refresh")
        or run(*pytest, *OF_THE_GAME, "-k", "nim")
        or run(*pytest, *OF_ALL_GAMES)
    )


def main() -> int:
    """Make the copy, check it, and throw it away."""
    with TemporaryDirectory() as folder:
        add(Path(folder))
        return check(Path(folder))


if __name__ == "__main__":
    sys.exit(main())
