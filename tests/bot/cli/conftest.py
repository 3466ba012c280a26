"""Fixtures that run `provost` in this process."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cli.main import main
from tests.bot.cli.played import fill_played_database

Provost = Callable[..., "Said"]


class Said(NamedTuple):
    """Status and output of a command."""

    status: int
    out: str
    error: str

    def refused(self, sentence: str, status: int = 1) -> bool:
        """Return True if the command ended with this one sentence alone."""
        return (self.status, self.out, self.error) == (status, "", f"{sentence}\n")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "DISCORD_TOKEN", "PROVOST_DEBUG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def provost(capsys: pytest.CaptureFixture[str]) -> Provost:
    """Runner of commands, given as one line, or as separate arguments if one of them holds a space."""

    def run(*arguments: str | Path) -> Said:
        words = [word for part in arguments for word in (part.split() if isinstance(part, str) else [str(part)])]
        try:
            status = main(words)
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        return Said(status, *capsys.readouterr())

    return run


@pytest.fixture
def record(provost: Provost, tmp_path: Path) -> Path:
    """Record of a game of two."""
    path = tmp_path / "game.txt"
    path.write_text(provost("record caylus --seats 2 --seed 7").out, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Database with a match of each game, for reading."""
    path = tmp_path_factory.mktemp("filled") / "provost.db"
    asyncio.run(fill_played_database(path))
    return path
