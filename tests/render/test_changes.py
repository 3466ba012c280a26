"""Changes since an earlier position, described first, completely, and only if there are any."""

from itertools import islice, pairwise
from random import Random

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES
from engine.magna_carta.view import RESIDENCE
from render import View
from tests.render import magna_carta
from tests.render.caylus import busy
from tests.render.positions import NAMES, views_of_game
from tests.render.table import Table
from tests.render.tables import EVERY_GAME, words

ENGLISH = words()

MAX_POSITIONS = 400
"""Positions of one match that are compared."""


def news(view: View, before: View, plain: str = "") -> list[str]:
    """Return the lines that a description adds for the earlier position; `plain` is the description without it."""
    told, plain = render.describe(view, ENGLISH, before), plain or render.describe(view, ENGLISH)
    assert told.endswith(plain)
    heading, *lines = told.removesuffix(plain).split("\n") if told != plain else ("",)
    assert heading in ("", "What has changed:")
    return [line for line in lines if line]


@EVERY_GAME
def test_a_change_is_described_exactly_when_the_description_changes(table: Table) -> None:
    """A question does not count as part of the position: it changes with every answer."""
    differing = 0
    described = (
        (view, render.describe(view, ENGLISH))
        for view in islice(views_of_game(table.game, table.seats[-1], 12), MAX_POSITIONS)
    )
    for (before, earlier), (view, later) in pairwise(described):
        differs = earlier.rpartition("\n\n")[0] != later.rpartition("\n\n")[0]
        differing += differs
        assert bool(news(view, before, later)) == differs
        assert news(view, view, later) == []
    assert differing > 100


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_any_two_positions_of_a_match_can_be_compared(table: Table, locale: str) -> None:
    said, random = words(locale), Random(locale)
    whole = list(views_of_game(table.game, table.usual, 8, 3))
    for _ in range(30):
        before, view = random.choice(whole), random.choice(whole)
        lines = render.describe(view, said, before).splitlines()
        assert all(line == line.strip() and "{" not in line and "board-" not in line for line in lines)


def test_money_cubes_and_points_are_described_as_differences() -> None:
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


def test_workers_are_described_by_player_with_where_they_go() -> None:
    before = replace(busy(3, 5, 0.0), castle=(None, 2, None, None, None))
    special = tuple(
        replace(each, workers=(1, *each.workers[1:])) if each.id == "inn" else each for each in before.special
    )
    road = tuple(replace(space, worker=1) if space.number == 7 else space for space in before.road)
    view = replace(before, castle=(1, None, None, None, None), special=special, road=road)
    assert sorted(news(view, before)) == [
        "Bruno has a new worker at: Inn, Castle, Peddler (7).",
        "Chiara takes a worker from: Castle.",
    ]
    assert "Bruno takes a worker from: Inn, Castle, Peddler (7)." in news(before, view)


def test_figures_sections_favours_and_order_are_described() -> None:
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


def test_cards_tokens_and_batches_are_described_by_player() -> None:
    before = magna_carta.busy(3)
    player = replace(before.players[0], prestige=(), batches=0, tokens=dict.fromkeys(before.players[0].tokens, 0))
    later = replace(player, hand=5, pile=4, discard=("bank", "market"), tokens=player.tokens | {"walls": 2}, batches=2)
    old, new = (replace(before, players=(each, *before.players[1:])) for each in (player, later))
    cards = f"{ENGLISH('name-bank')}, {ENGLISH('name-market')}"
    assert news(new, old) == [
        f"Cards of Ada: 5 in hand, 4 in the pile, 2 discarded ({cards}).",
        "Castle tokens of Ada: Walls 2.",
        "Batches of Ada this turn: 2.",
    ]
    assert "Castle tokens of Ada: none." in news(old, new)


def test_the_road_the_provost_and_the_castle_are_described() -> None:
    view = replace(magna_carta.crowded(4, 40), provost=12, active=None)
    turned = next(slot for slot in view.road if slot.face == RESIDENCE)
    road = tuple(replace(slot, face=slot.card) if slot is turned else slot for slot in view.road[:-1])
    dungeon, *rest = view.sections
    before = replace(view, provost=14, road=road, sections=(replace(dungeon, left=dungeon.left + 1), *rest))
    told = news(replace(view, active=3), before)
    last = view.road[-1]
    assert [line.partition(":")[0] for line in told] == [
        "Ada has a new worker at",
        f"Card {turned.number}",
        f"Card {last.number}",
        "Card 3 is being used now.",
        "The provost moves from card 14 to card 12.",
        "Dungeon (4 points a token)",
    ]
    assert "The road has 39 cards again." in news(before, view)


def test_prestige_cards_of_beginners_are_described() -> None:
    view = magna_carta.crowded(2, 18, beginner=True)
    first, second = view.players
    before = replace(view, players=(replace(first, prestige=()), second))
    assert news(view, before) == [f"Ada has built: {ENGLISH(f'name-{first.prestige[0]}')}."]
    assert news(before, view) == ["Ada has built: no prestige card."]


def test_the_cards_of_a_hand_are_no_public_news() -> None:
    view = magna_carta.crowded(3, 20, viewer=1)
    assert view.hand is not None
    assert news(view, replace(view, hand=view.hand[2:])) == []
