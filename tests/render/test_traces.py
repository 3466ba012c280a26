"""What has changed since an earlier picture stands out, where it happened and nowhere else."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import render
from engine.caylus.view import CaylusView
from render.canvas import Box
from render.caylus import paint
from render.caylus.layout import layout
from render.layout import Layout
from render.theme import THEMES
from tests.render.golden import position
from tests.render.positions import busy, crowded, start
from tests.render.test_board import english, inside, overlap


def traced(view: CaylusView, before: CaylusView, shape: str = "tall") -> Box:
    """The smallest box around all that looks different because of `before`."""
    plain, marked = (paint(view, english(), THEMES["day"], (), shape, each).image for each in (None, before))
    changed = ImageChops.difference(plain, marked).getbbox()
    assert changed is not None
    left, top, right, bottom = changed
    return Box(left, top, right - left, bottom - top)


def places(view: CaylusView) -> Layout:
    return layout("tall", len(view.players), tuple(id for id in view.stock if id != "s_jeweler"))


def test_nothing_stands_out_where_nothing_has_changed() -> None:
    view = busy()
    assert render.draw(view, english(), before=view) == render.draw(view, english())


def test_the_provost_leaves_a_trail() -> None:
    view = replace(position("middle"), provost=20, bailiff=15)
    trail = traced(view, replace(view, provost=16))
    spaces = places(view).places
    assert trail.y >= spaces["strip.20"].y
    assert trail.bottom <= spaces["strip.20"].bottom
    assert spaces["strip.19"].right < trail.right <= spaces["strip.16"].right


def test_a_new_tile_glows() -> None:
    view = position("middle")
    road = tuple(replace(space, building=None, owner=None) if space.number == 19 else space for space in view.road)
    assert inside(traced(view, replace(view, road=road)), places(view).places["road.19"].inset(-5))


def test_a_tile_that_changes_hands_glows() -> None:
    view = position("middle")
    road = tuple(replace(space, owner=0) if space.number == 19 else space for space in view.road)
    assert inside(traced(view, replace(view, road=road)), places(view).places["road.19"].inset(-5))


@pytest.mark.parametrize(("now", "then"), [(2, None), (None, 2), (2, 3)])
def test_a_worker_who_comes_or_goes_is_seen(now: int | None, then: int | None) -> None:
    view = position("middle")

    def with_worker(seat: int | None) -> CaylusView:
        return replace(view, road=tuple(replace(each, worker=seat) if each.number == 3 else each for each in view.road))

    assert inside(traced(with_worker(now), with_worker(then)), places(view).places["road.3"])


def test_a_new_worker_in_the_castle_glows() -> None:
    view = replace(busy(), castle=(1, 2, None, None, None))
    assert inside(
        traced(view, replace(view, castle=(1, None, None, None, None))), places(view).places["circle.1"].inset(-2)
    )


def test_a_new_house_glows() -> None:
    view = crowded()
    sections = tuple(replace(each, houses=each.houses[:-1]) if each.id == "walls" else each for each in view.sections)
    glow = traced(view, replace(view, sections=sections))
    section = layout("tall", 5, tuple(view.stock)).places["section.walls"]
    assert inside(glow, section.inset(0, -3))
    assert glow.w < section.w // 8


def test_a_favour_marker_that_moved_glows() -> None:
    view = busy()
    seat = view.players[2]
    players = list(view.players)
    players[2] = replace(seat, favours=seat.favours | {"deniers": seat.favours["deniers"] + 1})
    glow = traced(view, replace(view, players=tuple(players)))
    assert inside(glow, places(view).places["favour.deniers"].inset(-3))


def test_differences_stand_beside_the_purse() -> None:
    view = busy()
    player = view.players[1]
    players = list(view.players)
    players[1] = replace(
        player, vp=player.vp - 5, deniers=player.deniers + 3, cubes=player.cubes | {"gold": player.cubes["gold"] - 2}
    )
    plain, marked = (
        paint(view, english(), THEMES["day"], (), "tall", each).labels
        for each in (None, replace(view, players=tuple(players)))
    )
    added = [label for label in marked if label not in plain]
    assert sorted(label.text for label in added) == ["+2", "+5", "−3"]
    card = places(view).places[f"card.{view.order.index(1)}"]
    assert all(inside(label.box, card) for label in added)


@pytest.mark.parametrize("shape", render.SHAPES)
@pytest.mark.parametrize("theme", ["day", "large"])
def test_no_difference_lies_on_a_text(theme: str, shape: str) -> None:
    view = crowded()
    labels = list(dict.fromkeys(paint(view, english(), THEMES[theme], (), shape, start(view)).labels))
    assert sum(label.text == "−12" for label in labels) == 5
    assert not any(overlap(one.box, other.box) for one, other in combinations(labels, 2))
