"""Styles of computer players: a policy leans, and a player in a style does what it is named after."""

from random import Random
from typing import ClassVar

import pytest

from engine import GAMES
from engine.minds.leaf import blank
from engine.minds.levels import at_once, levels
from engine.minds.policy import Policy
from engine.minds.search import Mind, Table, untrained
from engine.minds.styles import in_style, styled, styled_levels
from engine.minds.weights import headers, read
from tests.minds.styles import SIGNS, count_signs
from tests.toys.orchard import Orchard

SEATS = {"magna_carta": 3}
"""Numbers of seats with which styles show; two players trade all that they can anyway."""

STYLES = [(game, style) for game, rules in GAMES.items() for style in rules.styles]


class Styled(Orchard):
    """An orchard with a style for each way to lean."""

    styles: ClassVar[dict[str, dict[str, int]]] = {
        "picker": {"work:pick": 300, "work:unheard-of": 9},
        "spender": {"work:cost~1": 5},
    }


ORCHARD = Styled()
START = ORCHARD.fork(ORCHARD.begin(ORCHARD.setup(2)))


def learned() -> Mind:
    """Return a mind that knows every answer to the first question, and has no opinion."""
    policy = Policy(("farmers.apples",), grows=True)
    policy.read(ORCHARD, START.position, START.decisions[0])
    policy.grows = False
    return Mind(policy, blank(()))


def test_a_style_adds_to_rows_and_marks_of_its_own_mind_alone() -> None:
    mind, decision = learned(), START.decisions[0]
    rows = list(mind.policy.rows)
    for style, expected in (("picker", {"work:pick": 300}), ("spender", {"work:plant": 5})):
        policy = styled(ORCHARD, mind, style).policy
        found = policy.scores(*policy.read(ORCHARD, START.position, decision))
        assert found == [expected.get(row, 0) for row in rows]
    assert {*mind.policy.scores(*mind.policy.read(ORCHARD, START.position, decision))} == {0}


def test_a_player_in_a_style_answers_as_it_leans() -> None:
    table, player = Table(ORCHARD, 2, learned()), in_style(at_once, "picker")
    found = {player(table, START.position, START.decisions[0], Random(seed)) for seed in range(20)}
    assert found == {("pick",)}


def test_a_mind_that_has_learned_nothing_leans_nowhere() -> None:
    assert styled(ORCHARD, untrained(), "picker").policy.weights == []


def test_trained_levels_have_every_style() -> None:
    trained = [name for name in levels() if name not in ("random", "builder")]
    assert [*styled_levels(ORCHARD, 1)] == [f"{level}-{style}" for level in trained for style in ORCHARD.styles]
    assert styled_levels(Orchard(), 1) == {}


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_a_style_leans_on_what_minds_know(game: str, style: str) -> None:
    policies = [read(path.read_bytes())[1].policy for path, header in headers() if header.game == game]
    known = set().union(*[{*policy.rows, *policy.marks} for policy in policies])
    assert GAMES[game].styles[style].keys() - known == set()


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "style"), STYLES)
def test_a_journeyman_in_a_style_does_what_it_is_named_after(game: str, style: str) -> None:
    rules = GAMES[game]
    own, others = zip(*count_signs(rules, rules.setup(SEATS.get(game, 2)), style, 16, 1), strict=True)
    assert sum(own) > 1.1 * sum(others)


def test_every_style_has_a_sign() -> None:
    assert [game for game in SIGNS if [*SIGNS[game]] != [*GAMES[game].styles]] == []
