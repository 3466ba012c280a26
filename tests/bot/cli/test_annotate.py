"""Annotated games from the command line: `provost lab annotate`."""

import re

import pytest

from bot.words import LOCALES, Catalogue
from tests.bot.cli.conftest import Provost

SMALL = "lab annotate magna_carta --seats 2 --seed 2 --simulations 2"
CHANCE = re.compile(r": (\d+)%")


def test_a_game_is_written_turn_by_turn(provost: Provost) -> None:
    said = provost(SMALL)
    assert (said.status, said.error) == (0, "")
    title, *turns = re.split(r"\n### ", said.out)
    assert title.startswith("## Caylus Magna Carta, 2 players, seed 2\n\n- 1. ")
    headings = [turn.partition("\n")[0] for turn in turns]
    assert headings == ["Setup", *(f"Turn {number}" for number in range(1, len(turns) - 1)), "Turning points"]
    for turn in turns[1:-1]:
        chances = [int(share) for share in CHANCE.findall(turn.split("\n\n")[1])]
        assert len(chances) == 2, "before the turn, and not the result after the last one"
        assert min(chances) > 0
        assert sum(chances) in (99, 100, 101)
        assert "- **Player 1**: " in turn
        assert "- **Player 2**: " in turn


def test_a_reader_sees_what_players_start_with_and_have_before_each_turn(provost: Provost) -> None:
    head, *turns = provost(SMALL).out.split("\n### ")
    start = head.partition("<details><summary>The position at the start</summary>\n\n")[2]
    assert "Theatre: costs 2 wood, 1 gold; 6 points.\\\n" in start
    assert "Player 1: 0 points, 4 deniers, 2 food, 2 wood, 4 workers, 0 cards.\\\n" in turns[0]
    had = [
        re.findall(r"^(Player \d): \d+ points?, .* workers?, \d cards?\.\\?$", turn, re.MULTILINE)
        for turn in turns[1:-1]
    ]
    assert all(sorted(found) == ["Player 1", "Player 2"] for found in had)


def test_the_scores_are_those_of_the_last_turn(provost: Provost) -> None:
    out = provost(SMALL).out
    ranked = dict(re.findall(r"^- \d\. (Player \d): (\d+) points?$", out, re.MULTILINE))
    assert ranked == dict(re.findall(r"^- (Player \d) ends with (\d+) points?", out, re.MULTILINE))


def test_each_player_has_at_most_one_reason_a_turn(provost: Provost) -> None:
    turns = provost(SMALL).out.split("\n### ")
    reasons = [re.findall(r"^> (Player \d) – ", turn, re.MULTILINE) for turn in turns]
    assert any(reasons)
    assert all(len(found) == len({*found}) for found in reasons)


def test_the_same_seed_gives_the_same_game(provost: Provost) -> None:
    assert provost(SMALL).out == provost(SMALL).out
    assert provost(SMALL).out != provost(SMALL.replace("--seed 2", "--seed 3")).out


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_written_in_every_language(provost: Provost, locale: str) -> None:
    words = Catalogue().words(locale)
    out = provost(SMALL, "--locale", locale).out
    assert out.startswith(words("cli-annotate-title", game=words("game-magna_carta"), seats=2, seed="2"))
    assert f"### {words('analysis-points')}" in out


def test_what_cannot_be_played_is_refused(provost: Provost) -> None:
    assert provost("lab annotate magna_carta --simulations 0").refused("Everything has to be tried at least once.", 2)
    assert provost("lab annotate chess").status == 2
