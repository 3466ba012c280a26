"""Boards as pictures, of every game: equal for equal positions, small, complete, and without overlapping texts."""

from collections import Counter
from io import BytesIO
from itertools import combinations
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.words import LOCALES
from engine.catan_cards.view import CATALOGUE as CATAN_CARDS
from engine.caylus.view import CATALOGUE
from engine.core.types import CHANCE
from engine.magna_carta.view import CATALOGUE as CARDS
from render import Mark, View, marks
from render.canvas.canvas import Box, Canvas, Label
from render.canvas.theme import THEMES
from render.caylus.favours import GAIN_HEIGHT
from render.caylus.layout import SPECIAL_ORDER, layout
from render.pictograms import PICTOGRAMS, building_pictogram
from render.picture import Picture, letter
from tests.render import caylus, magna_carta
from tests.render.golden import position
from tests.render.positions import NAMES
from tests.render.table import Table
from tests.render.tables import (
    EVERY_GAME,
    ODD_NAMES,
    WITH_A_ROAD,
    box_of_differences,
    changed,
    count_players,
    inside,
    layout_of,
    overlap,
    overlapping,
    painted,
    some,
    whole_box,
    words,
)

MAX_BYTES = 250 * 1024


def draw(view: View, shape: str = render.FULL, marks: tuple[Mark, ...] = ()) -> bytes:
    return render.draw(Picture(view, words(), marks=marks, shape=shape))


def labels(view: View) -> list[Label]:
    """Return the texts of a board, counting a text that is written twice in the same place once."""
    return list(dict.fromkeys(painted(view).labels))


@EVERY_GAME
@pytest.mark.parametrize("shape", render.SHAPES)
def test_equal_views_give_equal_bytes(table: Table, shape: str) -> None:
    view = table.busy(table.usual)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view))
    assert again is not view
    assert draw(view, shape) == draw(again, shape)


def test_letters_of_options_go_on_after_z() -> None:
    assert [letter(number) for number in (0, 1, 25, 26, 27, 51, 52, 701, 702)] == [
        *("A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA")
    ]


@EVERY_GAME
def test_another_position_gives_another_picture(table: Table) -> None:
    view = table.full[0]
    assert draw(view) != draw(table.start(view))


@EVERY_GAME
@pytest.mark.parametrize("theme", THEMES)
def test_the_picture_is_small(table: Table, theme: str) -> None:
    for view in (table.full[0], table.busy(table.seats[-1])):
        assert len(render.draw(Picture(view, words(), theme, marks(view), render.FULL))) <= MAX_BYTES


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_clipped_or_lies_on_another(table: Table, locale: str) -> None:
    for view in some(table):
        canvas = painted(view, words(locale))
        assert all(inside(label.box, whole_box(canvas)) for label in canvas.labels)
        assert overlapping(canvas.labels) == []


@EVERY_GAME
def test_names_in_any_script_stay_in_their_place(table: Table) -> None:
    for view in table.full:
        canvas = painted(view, words(names=ODD_NAMES))
        assert all(inside(label.box, whole_box(canvas)) for label in canvas.labels)
        assert overlapping(canvas.labels) == []


@EVERY_GAME
def test_every_card_stays_on_its_panel(table: Table) -> None:
    view = table.full[0]
    found = painted(view, words(names=ODD_NAMES)).labels
    for number in range(count_players(view)):
        card = layout_of(view).places[f"card.{number}"]
        assert all(inside(label.box, card) for label in found if overlap(label.box, card))


@EVERY_GAME
def test_panels_do_not_overlap(table: Table) -> None:
    for view in some(table):
        places = layout_of(view).places
        panels = [box for id, box in places.items() if id.startswith(("panel.", "card.", "header"))]
        assert not any(overlap(one, other) for one, other in combinations(panels, 2))


@EVERY_GAME
@pytest.mark.parametrize("theme", THEMES)
def test_up_to_forty_numbers_lie_beside_each_other(table: Table, theme: str) -> None:
    view = position("start") if table.game == "caylus" else table.full[0]
    kinds = ("special.", "road.", "favour.", "prestige.", "castle", "site.", "region.", "stack.")
    spots = [spot for spot in layout_of(view).places if spot.startswith(kinds)]
    numbers = [(spot, str(number)) for number, spot in enumerate(spots, 1) if on_the_board(view, spot)]
    assert len(numbers) >= 32
    plain = len(painted(view, theme=theme).labels)
    badges = painted(view, theme=theme, numbers=numbers).labels[plain:]
    assert [label.text for label in badges] == [number for _, number in numbers]
    assert overlapping(badges) == []


def on_the_board(view: View, spot: str) -> bool:
    """Return True if a spot can be picked: beyond the end of a road of cards there is none."""
    area, _, number = spot.partition(".")
    return area != "road" or int(number) <= len(getattr(view, "road", ()))


@pytest.mark.parametrize("locale", LOCALES)
def test_sections_of_the_castle_have_names_of_one_size(locale: str) -> None:
    names = {words(locale)(f"section-{section}") for section in ("dungeon", "walls", "towers")}
    heights = {label.box.h for label in painted(caylus.crowded(5), words(locale)).labels if label.text in names}
    assert len(heights) == 1


def test_tiles_out_of_stock_are_left_out() -> None:
    view = position("start")
    without = replace(view, stock={**view.stock, "p_granary": 0})
    before, after = ({label.text for label in labels(each)} for each in (view, without))
    assert before - after == {"Granary"}
    none = replace(view, stock=dict.fromkeys(view.stock, 0))
    assert "panel.stock" not in layout_of(none).places
    assert painted(none).image.height < painted(view).image.height


def test_favour_markers_leave_the_gifts_of_a_column_visible() -> None:
    view = caylus.busy(5)
    box = layout_of(view).places["favour.deniers"]
    rows = []
    for column in (1, 4):
        players = tuple(replace(each, favours=each.favours | {"deniers": column}) for each in view.players)
        picture = painted(replace(view, players=players)).image
        rows.append(picture.crop((box.x, box.y, box.right, box.y + GAIN_HEIGHT - 6)).tobytes())
    assert rows[0] == rows[1]


@EVERY_GAME
def test_every_spot_on_offer_has_a_place(table: Table) -> None:
    for view in (*some(table), *table.drawn(table.seats[-1], 40, 7, own=True)):
        places = layout_of(view).places
        spots = {option.spot for decision in view.decisions for option in decision.ask.options if option.spot}
        assert {spot for spot in spots if not spot.startswith("hand.")} <= places.keys()


@EVERY_GAME
def test_marks_are_written_beside_each_other(table: Table) -> None:
    drawn = [*table.drawn(table.seats[-1], 60, 5, own=True)]
    on_board = [[one for one in marks(view) if one[0] in layout_of(view).places] for view in drawn]
    view, numbers = max(zip(drawn, on_board, strict=True), key=lambda shown: len(shown[1]))
    assert len(numbers) > 4
    plain = len(painted(view).labels)
    badges = painted(view, numbers=numbers).labels[plain:]
    shown = [number for label in badges for number in label.text.split("·")]
    assert sorted(shown) == sorted(number for _, number in numbers)
    assert overlapping(badges) == []


@EVERY_GAME
def test_a_mark_lies_on_its_spot(table: Table) -> None:
    early: dict[str, View] = {"caylus": position("start"), "magna_carta": magna_carta.busy(4, part=0.02)}
    view = early.get(table.game, table.full[0])
    places = layout_of(view).places
    for spot in table.spots:
        badge = painted(view, numbers=((spot, "1"),)).labels[-1]
        assert badge.text == "1"
        area, _, which = spot.partition(".")
        below = {"road": f"strip.{which}", "special": f"strip.{which}", "stock": "panel.stock"}.get(area, spot)
        assert any(inside(badge.box, places[on]) for on in (spot, below))


def test_a_mark_for_a_space_that_holds_something_lies_below_it() -> None:
    view = caylus.TABLE.full[0]
    for number in (2, 20):
        badge = painted(view, numbers=((f"road.{number}", "1"),)).labels[-1]
        assert inside(badge.box, layout_of(view).places[f"strip.{number}"])


def test_a_mark_on_a_card_of_the_road_hides_neither_a_text_nor_the_worker() -> None:
    view = magna_carta.crowded(4, 20)
    plain = labels(view)
    for slot in view.road:
        badge, box = (
            painted(view, numbers=((f"road.{slot.number}", "W"),)).labels[-1],
            layout_of(view).places[f"road.{slot.number}"],
        )
        assert inside(badge.box, box)
        assert not any(overlap(badge.box, label.box) for label in plain)
        assert (badge.box.centre[0] < box.centre[0]) == (slot.worker is not None)


def test_the_provosts_targets_are_marked_on_the_numbers_of_the_spaces() -> None:
    moving = (view for view in caylus.views(3, 3) if view.phase == "provost" and view.decisions)
    view = next(view for view in moving if len(marks(view)) > 4)
    offered = [(spot, number) for spot, number in marks(view) if spot.startswith("road.")]
    plain = len(painted(view).labels)
    for (spot, number), badge in zip(offered, painted(view, numbers=offered).labels[plain:], strict=True):
        strip = layout_of(view).places[spot.replace("road", "strip")]
        (counted,) = [label for label in labels(view) if inside(label.box, strip)]
        assert (badge.text, counted.text) == (number, number)
        assert inside(badge.box, strip)
        assert overlap(badge.box, counted.box)


@pytest.mark.parametrize("moved", [{"bailiff": 5}, {"provost": 7}])
def test_letters_of_a_space_cover_neither_bailiff_nor_provost(moved: dict[str, int]) -> None:
    view = next(view for view in caylus.views(3, 3) if view.phase == "provost" and view.decisions)
    view = replace(view, bailiff=6, provost=6)
    strip = layout_of(view).places["strip.6"]
    badge = box_of_differences(painted(view), painted(view, numbers=(("road.6", "A"),)))
    figure = box_of_differences(*(cropped(painted(each), strip) for each in (view, replace(view, **moved))))
    assert inside(badge, strip)
    assert not overlap(badge, figure.moved(strip.x, strip.y))


def cropped(canvas: Canvas, box: Box) -> Canvas:
    part = Canvas(canvas.theme, box.w, box.h)
    part.image.paste(canvas.image.crop((box.x, box.y, box.right, box.bottom)))
    return part


@EVERY_GAME
def test_the_heading_tells_the_phase_when_no_player_is_asked(table: Table) -> None:
    view = changed(table.full[0], decisions=(), asked=())
    assert words()(f"phase-{view.phase}") in [label.text for label in labels(view)]


@WITH_A_ROAD
def test_the_heading_names_the_players_asked_in_private(table: Table) -> None:
    view = changed(table.full[0], decisions=())
    texts = [label.text for label in painted(view).labels]
    assert sum(NAMES[view.asked[0]] in text for text in texts) == 2


@EVERY_GAME
def test_a_mark_for_an_unknown_spot_is_left_out(table: Table) -> None:
    view = table.full[0]
    assert draw(view, marks=(("moon", "1"),)) == draw(view)


@EVERY_GAME
def test_the_picture_holds_nothing_but_pixels(table: Table) -> None:
    with Image.open(BytesIO(draw(table.full[0]))) as image:
        image.load()
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.info == {}


def test_every_building_and_card_has_a_pictogram() -> None:
    assert all(map(building_pictogram, (*CATALOGUE, *SPECIAL_ORDER, *CARDS)))
    assert CATAN_CARDS.keys() <= PICTOGRAMS.keys()


@EVERY_GAME
def test_drawing_does_not_change_cached_parts(table: Table) -> None:
    random = Random(4)
    several = random.sample(some(table), 6)
    first = [draw(view) for view in several]
    assert [draw(view) for view in reversed(several)] == list(reversed(first))


@EVERY_GAME
def test_positions_to_draw_are_players_own(table: Table) -> None:
    assert all(CHANCE not in view.asked for view in some(table))


def test_the_stock_has_equal_rows_and_room_for_letters_if_needed() -> None:
    kinds = tuple(CATALOGUE)[:14]
    plain, lettered = (layout(5, kinds, need) for need in (False, True))
    rows = Counter(box.y for id, box in plain.places.items() if id.startswith("stock."))
    assert list(rows.values()) == [7, 7]
    assert lettered.places["panel.stock"].h > plain.places["panel.stock"].h
    assert all(inside(plain.places[f"stock.{id}"], plain.places["panel.stock"]) for id in kinds)


@pytest.mark.parametrize("view", [caylus.crowded(5, 9), magna_carta.crowded(4, 40)], ids=["caylus", "magna_carta"])
def test_the_sky_reaches_from_edge_to_edge_and_no_flag_leaves_it(view: View) -> None:
    image = painted(view).image
    assert image.crop((0, 0, image.width, 3)).getcolors() == [(3 * image.width, THEMES["day"]["sky"])]
