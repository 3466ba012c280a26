"""Whole games go as written down; `python -m tests.playthroughs.refresh` writes them again."""

import pytest

from tests.playthroughs.games import GAMES, path
from tests.playthroughs.telling import describe_game

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_was_written_down(name: str) -> None:
    written = path(name).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(describe_game(GAMES[name]), written, strict=True), start=1):
        assert now == then, f"{path(name).name}, line {number}"


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in path("any").parent.glob("*.txt")} == set(GAMES)
