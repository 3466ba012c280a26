"""The board as a picture: the same for equal positions, small, complete, and no text over another."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import combinations
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.words import LOCALES, Catalogue, Words
from engine.caylus.view import CATALOGUE, CaylusView
from engine.core.types import CHANCE
from render.art import ART, art
from render.canvas import Box, Label
from render.caylus import paint
from render.caylus.favours import CONTENT
from render.caylus.layout import SPECIAL, layout
from render.theme import THEMES
from tests.render.golden import position
from tests.render.positions import NAMES, busy, crowded, marks, views

CATALOGUES = Catalogue()
ODD_NAMES = ("王小明", "محمد علي", "🎲🏰", "W" * 60, "a\u0301\u0302\u0303\u0304 \u200b\u202ex")
LARGEST = 200 * 1024


def english(names: tuple[str, ...] = NAMES) -> Words:
    return CATALOGUES.words("en").at(names)


def labels(view: CaylusView, words: Words, shape: str) -> tuple[list[Label], Box]:
    canvas = paint(view, words, THEMES["day"], (), shape)
    return list(dict.fromkeys(canvas.labels)), Box(0, 0, *canvas.image.size)


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def inside(inner: Box, outer: Box) -> bool:
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom


@cache
def some() -> tuple[CaylusView, ...]:
    """Positions of every number of seats, a few of each game, and two that are fuller than any game gets."""

    def drawn() -> Iterator[CaylusView]:
        for seats in (2, 3, 4, 5):
            favours = "simplified" if seats == 3 else "royal"
            yield from list(views(seats, seats, 37, favours=favours, jeweler="on" if seats % 2 else "off"))
        yield from (crowded(5), crowded(4, 13))

    return tuple(drawn())


@pytest.mark.parametrize("shape", render.SHAPES)
def test_equal_views_give_equal_bytes(shape: str) -> None:
    view = busy()
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=CaylusView)
    assert again is not view
    assert render.draw(view, english(), shape=shape) == render.draw(again, english(), shape=shape)


def test_another_position_gives_another_picture() -> None:
    view = busy()
    moved = replace(view, provost=view.provost - 1)
    assert render.draw(view, english()) != render.draw(moved, english())


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shape", render.SHAPES)
def test_the_picture_is_small(theme: str, shape: str) -> None:
    for view in (crowded(), position("middle")):
        assert len(render.draw(view, english(), theme, marks(view), shape)) <= LARGEST


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("shape", render.SHAPES)
def test_no_text_is_clipped_or_lies_on_another(shape: str, locale: str) -> None:
    words = CATALOGUES.words(locale).at(NAMES)
    for view in some():
        found, board = labels(view, words, shape)
        assert [label for label in found if not inside(label.box, board)] == []
        assert [pair for pair in combinations(found, 2) if overlap(pair[0].box, pair[1].box)] == []


@pytest.mark.parametrize("shape", render.SHAPES)
def test_names_in_any_script_stay_in_their_place(shape: str) -> None:
    view = crowded()
    found, board = labels(view, english(ODD_NAMES), shape)
    assert all(inside(label.box, board) for label in found)
    assert not any(overlap(one.box, other.box) for one, other in combinations(found, 2))


@pytest.mark.parametrize("shape", render.SHAPES)
def test_every_card_stays_on_its_panel(shape: str) -> None:
    view = crowded()
    place = layout(shape, 5, tuple(view.stock))
    found, _ = labels(view, english(ODD_NAMES), shape)
    for number in range(5):
        card = place.places[f"card.{number}"]
        assert all(inside(label.box, card) for label in found if overlap(label.box, card))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("shape", render.SHAPES)
def test_panels_do_not_overlap(shape: str, large: bool) -> None:
    for seats in (2, 3, 4, 5):
        places = layout(shape, seats, tuple(busy(seats).stock), large).places
        panels = [box for id, box in places.items() if id.startswith(("panel.", "card.", "header"))]
        assert not any(overlap(one, other) for one, other in combinations(panels, 2))


@pytest.mark.parametrize("shape", render.SHAPES)
def test_large_print_is_a_narrower_board_with_the_same_places(shape: str) -> None:
    kinds = tuple(busy(5).stock)
    plain, large = layout(shape, 5, kinds), layout(shape, 5, kinds, large=True)
    assert large.width < plain.width * 5 // 6
    assert {spot for spot in plain.places if not spot.startswith("bend.")} == {
        spot for spot in large.places if not spot.startswith("bend.")
    }


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shape", render.SHAPES)
def test_up_to_forty_numbers_lie_beside_each_other(shape: str, theme: str) -> None:
    view = position("start")
    spots = [
        spot for spot in layout(shape, 4, tuple(view.stock)).places if spot.startswith(("special.", "road.", "favour."))
    ]
    numbers = [(spot, str(number)) for number, spot in enumerate((*spots, "castle"), 1)]
    assert len(numbers) == 39
    plain = len(paint(view, english(), THEMES[theme], (), shape).labels)
    badges = paint(view, english(), THEMES[theme], numbers, shape).labels[plain:]
    assert [label.text for label in badges] == [number for _, number in numbers]
    assert not any(overlap(one.box, other.box) for one, other in combinations(badges, 2))


def test_favour_markers_leave_what_a_column_gives_to_be_seen() -> None:
    view = busy(5)
    box = layout("wide", 5, tuple(id for id in view.stock if id != "s_jeweler")).places["favour.deniers"]
    rows = []
    for column in (1, 4):
        players = tuple(replace(each, favours=each.favours | {"deniers": column}) for each in view.players)
        picture = paint(replace(view, players=players), english(), THEMES["day"], (), "wide").image
        rows.append(picture.crop((box.x, box.y, box.right, box.y + CONTENT - 6)).tobytes())
    assert rows[0] == rows[1]


@pytest.mark.parametrize("shape", render.SHAPES)
def test_every_spot_on_offer_has_a_place(shape: str) -> None:
    for view in some():
        place = layout(shape, len(view.players), tuple(view.stock))
        for decision in view.decisions:
            assert {option.spot for option in decision.ask.options if option.spot} <= place.places.keys()


def test_marks_are_written_beside_each_other() -> None:
    view = busy(4, 1, 0.0)
    numbers = marks(view)
    assert len(numbers) > 10
    plain = len(paint(view, english(), THEMES["day"], (), "tall").labels)
    badges = paint(view, english(), THEMES["day"], numbers, "tall").labels[plain:]
    assert sorted(label.text for label in badges) == sorted(number for _, number in numbers)
    assert not any(overlap(one.box, other.box) for one, other in combinations(badges, 2))


def test_marks_at_one_spot_share_a_badge() -> None:
    view = busy()
    plain = len(paint(view, english(), THEMES["day"], (), "tall").labels)
    badges = paint(view, english(), THEMES["day"], (("castle", "2"), ("castle", "3"), ("castle", "4")), "tall").labels
    assert [label.text for label in badges[plain:]] == ["2–4"]


@pytest.mark.parametrize("shape", render.SHAPES)
def test_a_mark_lies_on_its_spot(shape: str) -> None:
    view = position("start")
    places = layout(shape, len(view.players), tuple(id for id in view.stock if id != "s_jeweler")).places
    for spot in (
        "special.gate",
        "special.stables",
        "road.3",
        "castle",
        "favour.deniers",
        "stock.w_mason",
        "stock.p_hotel",
    ):
        badge = paint(view, english(), THEMES["day"], ((spot, "1"),), shape).labels[-1]
        assert badge.text == "1"
        assert inside(badge.box, places[spot])


def test_a_mark_for_a_space_that_holds_something_lies_below_it() -> None:
    view = crowded()
    strips = layout("tall", 5, tuple(view.stock)).places
    for number in (2, 20):
        badge = paint(view, english(), THEMES["day"], ((f"road.{number}", "1"),), "tall").labels[-1]
        assert inside(badge.box, strips[f"strip.{number}"])


def test_the_heading_tells_the_phase_when_nobody_is_asked() -> None:
    view = replace(busy(), decisions=(), asked=())
    texts = [label.text for label in paint(view, english(), THEMES["day"], (), "tall").labels]
    assert english()(f"phase-{view.phase}") in texts


def test_the_heading_names_who_is_asked_in_private() -> None:
    view = replace(busy(), decisions=())
    texts = [label.text for label in paint(view, english(), THEMES["day"], (), "tall").labels]
    assert texts.count(NAMES[view.asked[0]]) == 2


def test_a_mark_for_an_unknown_spot_is_left_out() -> None:
    view = busy()
    assert render.draw(view, english(), marks=[("moon", "1")]) == render.draw(view, english())


def test_the_picture_holds_nothing_but_pixels() -> None:
    with Image.open(BytesIO(render.draw(busy(), english()))) as image:
        image.load()
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.info == {}


def test_every_building_has_a_pictogram() -> None:
    assert {art(id) for id in (*CATALOGUE, *SPECIAL)} <= set(ART.values())


def test_drawing_changes_nothing_that_is_kept() -> None:
    random = Random(4)
    several = random.sample(some(), 6)
    first = [render.draw(view, english()) for view in several]
    assert [render.draw(view, english()) for view in reversed(several)] == list(reversed(first))


def test_positions_to_draw_are_players_own() -> None:
    assert all(CHANCE not in view.asked for view in some())
