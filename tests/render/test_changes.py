"""What is new since an earlier position is told first, completely, and only when something is new."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES, Catalogue
from engine.caylus.view import CaylusView
from tests.render.caylus import busy, views
from tests.render.positions import NAMES

CATALOGUES = Catalogue()
ENGLISH = CATALOGUES.words("en").at(NAMES)


def news(view: CaylusView, before: CaylusView) -> list[str]:
    """The lines that a description has more for knowing what was before."""
    told, plain = render.describe(view, ENGLISH, before), render.describe(view, ENGLISH)
    assert told.endswith(plain)
    heading, *lines = told.removesuffix(plain).split("\n") if told != plain else ("",)
    assert heading in ("", "What has changed:")
    return [line for line in lines if line]


def position(view: CaylusView) -> str:
    """The description without the question, which changes with every answer."""
    text = render.describe(view, ENGLISH)
    return text[: text.rindex("\n\n")]


def test_something_is_told_exactly_when_the_position_reads_differently() -> None:
    differing = 0
    for before, view in pairwise(views(4, 12)):
        differs = position(before) != position(view)
        differing += differs
        assert bool(news(view, before)) == differs
        assert news(view, view) == []
    assert differing > 100


@pytest.mark.parametrize("locale", LOCALES)
def test_any_two_positions_of_a_match_can_be_compared(locale: str) -> None:
    words, random = CATALOGUES.words(locale).at(NAMES), Random(locale)
    whole = list(views(3, 8, 3))
    for _ in range(30):
        before, view = random.choice(whole), random.choice(whole)
        lines = render.describe(view, words, before).splitlines()
        assert all(line == line.strip() and "{" not in line and "board-" not in line for line in lines)


def test_money_cubes_and_points_are_told_as_differences() -> None:
    before = busy()
    first, *others = before.players
    cubes = {**first.cubes, "food": first.cubes["food"] + 2, "gold": first.cubes["gold"] + 1}
    richer = replace(first, vp=first.vp + 1, deniers=first.deniers + 3, cubes=cubes, income=9)
    view = replace(before, players=(richer, *others))
    assert news(view, before) == ["Ada gains 1 point, 3 deniers, 2 food, 1 gold.", "Ada: income 9."]
    assert news(before, view) == [
        "Ada loses 1 point, 3 deniers, 2 food, 1 gold.",
        f"Ada: income {first.income}.",
    ]
    spent = replace(view, players=(replace(richer, deniers=first.deniers, income=first.income), *others))
    assert news(spent, view)[0] == "Ada loses 3 deniers."


def test_workers_are_told_by_player_with_where_they_come_and_go() -> None:
    before = replace(busy(3, 5, 0.0), castle=(None, 2, None, None, None))
    special = tuple(
        replace(each, workers=(1, *each.workers[1:])) if each.id == "inn" else each for each in before.special
    )
    road = tuple(replace(space, worker=1) if space.number == 7 else space for space in before.road)
    view = replace(before, castle=(1, None, None, None, None), special=special, road=road)
    assert sorted(news(view, before)) == [
        "Bruno has a worker at: Inn, Castle, Peddler (7).",
        "Chiara takes a worker from: Castle.",
    ]
    assert "Bruno takes a worker from: Inn, Castle, Peddler (7)." in news(before, view)


def test_figures_sections_favours_and_order_are_told() -> None:
    before = busy(2, 4, 0.0)
    player = replace(before.players[0], favours={**before.players[0].favours, "deniers": 1})
    dungeon, *later = before.sections
    view = replace(
        before,
        provost=before.provost + 2,
        bailiff=before.bailiff + 1,
        columns=4,
        passed=(1,),
        order=before.order[::-1],
        sections=(replace(dungeon, houses=(0,)), *later),
        players=(player, before.players[1]),
    )
    assert news(view, before) == [
        f"New turn order: {', '.join(NAMES[seat] for seat in view.order)}.",
        "Passed so far: Bruno.",
        f"The provost moves from space {before.provost} to space {view.provost}.",
        f"The bailiff moves from space {before.bailiff} to space {view.bailiff}.",
        "Dungeon (5 points a batch; scored at space 12): 1 of 6 houses – Ada 1; being built.",
        "Columns of the royal favours now open: 4.",
        "Royal favours of Ada: Prestige 0, Deniers 1, Resources 0, Buildings 0.",
    ]
