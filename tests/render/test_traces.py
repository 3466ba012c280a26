"""Changes since an earlier picture, which are highlighted where they happened and nowhere else."""

from itertools import combinations

import pytest
from msgspec.structs import replace

import render
from engine.caylus.view import CaylusView
from engine.magna_carta.view import RESIDENCE
from render.picture import Picture
from tests.render import magna_carta
from tests.render.caylus import busy, crowded
from tests.render.golden import position
from tests.render.table import Table
from tests.render.tables import EVERY_GAME, box_of_changes, count_players, inside, layout_of, overlap, painted, words


@EVERY_GAME
def test_nothing_is_highlighted_without_changes(table: Table) -> None:
    view = table.busy(table.usual)
    assert render.draw(Picture(view, words(), before=view)) == render.draw(Picture(view, words()))


def test_the_provost_leaves_a_trail() -> None:
    view = replace(position("middle"), provost=20, bailiff=15)
    trail = box_of_changes(view, replace(view, provost=16))
    spaces = layout_of(view).places
    assert trail.y >= spaces["strip.20"].y
    assert trail.bottom <= spaces["strip.20"].bottom
    assert spaces["strip.19"].right < trail.right <= spaces["strip.16"].right


def test_a_new_tile_glows() -> None:
    view = position("middle")
    road = tuple(replace(space, building=None, owner=None) if space.number == 19 else space for space in view.road)
    assert inside(box_of_changes(view, replace(view, road=road)), layout_of(view).places["road.19"].inset(-5))


def test_a_tile_that_changes_hands_glows() -> None:
    view = position("middle")
    road = tuple(replace(space, owner=0) if space.number == 19 else space for space in view.road)
    assert inside(box_of_changes(view, replace(view, road=road)), layout_of(view).places["road.19"].inset(-5))


@pytest.mark.parametrize(("now", "then"), [(2, None), (None, 2), (2, 3)])
def test_a_worker_who_comes_or_goes_is_seen(now: int | None, then: int | None) -> None:
    view = position("middle")

    def with_worker(seat: int | None) -> CaylusView:
        return replace(view, road=tuple(replace(each, worker=seat) if each.number == 3 else each for each in view.road))

    tile, strip = layout_of(view).places["road.3"], layout_of(view).places["strip.3"]
    assert inside(
        box_of_changes(with_worker(now), with_worker(then)), strip._replace(y=tile.y, h=strip.bottom - tile.y)
    )


def test_a_new_worker_in_the_castle_glows() -> None:
    view = replace(busy(), castle=(1, 2, None, None, None))
    assert inside(
        box_of_changes(view, replace(view, castle=(1, None, None, None, None))),
        layout_of(view).places["circle.1"].inset(-2),
    )


def test_a_new_house_glows() -> None:
    view = crowded()
    sections = tuple(replace(each, houses=each.houses[:-1]) if each.id == "walls" else each for each in view.sections)
    glow = box_of_changes(view, replace(view, sections=sections))
    building = layout_of(view).places["building"]
    assert inside(glow, building)
    assert glow.w < building.w // 8


def test_a_favour_marker_that_moved_glows() -> None:
    view = busy()
    seat = view.players[2]
    players = list(view.players)
    players[2] = replace(seat, favours=seat.favours | {"deniers": seat.favours["deniers"] + 1})
    glow = box_of_changes(view, replace(view, players=tuple(players)))
    assert inside(glow, layout_of(view).places["favour.deniers"].inset(-3))


def test_differences_are_beside_the_purse() -> None:
    view = busy()
    player = view.players[1]
    players = list(view.players)
    players[1] = replace(
        player, vp=player.vp - 5, deniers=player.deniers + 3, cubes=player.cubes | {"gold": player.cubes["gold"] - 2}
    )
    plain, marked = (painted(view, before=each).labels for each in (None, replace(view, players=tuple(players))))
    added = [label for label in marked if label not in plain]
    assert sorted(label.text for label in added) == ["+2", "+5", "−3"]
    card = layout_of(view).places[f"card.{view.order.index(1)}"]
    assert all(inside(label.box, card) for label in added)


@EVERY_GAME
@pytest.mark.parametrize("theme", ["day", "large"])
def test_no_difference_lies_on_a_text(table: Table, theme: str) -> None:
    for view in table.full:
        canvas = painted(view, theme=theme, before=table.start(view))
        labels = list(dict.fromkeys(canvas.labels))
        assert sum(label.text == "−12" for label in labels) == count_players(view)
        assert not any(overlap(one.box, other.box) for one, other in combinations(labels, 2))


def test_a_new_card_and_one_that_shows_another_face_glow() -> None:
    view = magna_carta.crowded(4, 40)
    shorter = replace(view, road=view.road[:-1])
    assert inside(box_of_changes(view, shorter), layout_of(view).places["road.40"].inset(-5))
    number = next(slot.number for slot in view.road if slot.face == RESIDENCE)
    turned = tuple(replace(slot, face=slot.card) if slot.number == number else slot for slot in view.road)
    assert inside(box_of_changes(view, replace(view, road=turned)), layout_of(view).places[f"road.{number}"].inset(-5))


@pytest.mark.parametrize(("now", "then"), [(2, None), (None, 2), (2, 3)])
def test_a_worker_who_comes_to_a_card_or_goes_is_seen(now: int | None, then: int | None) -> None:
    view = magna_carta.crowded(4, 40)
    one, other = (replace(view, road=(replace(view.road[0], worker=seat), *view.road[1:])) for seat in (now, then))
    assert inside(box_of_changes(one, other), layout_of(view).places["road.1"])


def test_the_provost_leaves_a_trail_along_the_cards() -> None:
    view = replace(magna_carta.crowded(4, 40), provost=16)
    spaces = layout_of(view).places
    trail = box_of_changes(view, replace(view, provost=13))
    assert spaces["strip.16"].y - 8 <= trail.y
    assert trail.bottom <= spaces["strip.16"].bottom + 2
    assert trail.w > sum(spaces[f"strip.{number}"].w for number in (14, 15, 16))
    longer = replace(view, provost=52)
    assert box_of_changes(view, longer).bottom <= spaces["strip.40"].bottom


def test_tokens_that_are_gone_leave_a_glow() -> None:
    view = magna_carta.crowded(4, 40)
    fuller = tuple(replace(each, left=each.left + 1) if each.id == "walls" else each for each in view.sections)
    assert inside(box_of_changes(view, replace(view, sections=fuller)), layout_of(view).places["section.walls"])


def test_a_prestige_card_that_has_just_been_built_glows() -> None:
    view = magna_carta.crowded(2, 18, beginner=True)
    (built,) = view.players[0].prestige
    before = replace(
        view,
        players=tuple(replace(player, prestige=()) for player in view.players),
        prestige=(built, *view.prestige),
    )
    assert inside(box_of_changes(view, before), layout_of(view).places[f"prestige.{built}"].inset(-5))
