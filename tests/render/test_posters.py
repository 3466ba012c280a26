"""Posters: small files of one size that answer the present question, equal for equal positions."""

from collections import Counter
from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import cycle, product

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from bot.words import LOCALES
from engine.caylus.buildings import CUBES
from engine.caylus.view import CATALOGUE, FAVOUR_LINES, CaylusView, SectionView
from engine.core.types import Outcome
from render import marks
from render.canvas.canvas import Box, Canvas
from render.canvas.sketch import Sprite
from render.canvas.theme import THEMES
from render.caylus import road_pieces
from render.caylus.poster import road, tiles
from render.caylus.road_pieces import CROWDED_SHARE, OFFICIALS, Piece, TileCell
from render.parts import ground
from render.parts.pieces import outlined
from render.parts.player_cards import Figure
from render.parts.poster import (
    BANNER,
    MIN_TEXT_SIZE,
    PANELS_TOP,
    POSTER_SIZE,
    PRINTS,
    SKYLINE_HEIGHT,
    Panel,
    arrange,
    panel_order,
)
from render.parts.tiles import amounts, short
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from tests.render import caylus
from tests.render.caylus import asking
from tests.render.golden import position
from tests.render.positions import NAMES
from tests.render.table import Table
from tests.render.tables import (
    EVERY_GAME,
    EVERY_POSTER,
    ODD_NAMES,
    box_of_differences,
    inside,
    overlap,
    painted,
    poster,
    some,
    whole_box,
    words,
)

MAX_BYTES = 150 * 1024


def texts(canvas: Canvas) -> list[str]:
    return [label.text for label in canvas.labels]


@EVERY_GAME
def test_a_game_shows_its_poster_or_its_wide_board(table: Table) -> None:
    view = table.busy(table.usual)
    drawn = render.draw(Picture(view, words(), shape=render.POSTER))
    if render.artist_of(view.game).poster:
        assert Image.open(BytesIO(drawn)).size == POSTER_SIZE
    else:
        assert drawn == render.draw(Picture(view, words(), shape=render.FULL))


@EVERY_POSTER
def test_a_poster_is_a_small_file(table: Table) -> None:
    fullest = product(table.full, THEMES)
    for view, theme in (*fullest, *zip(some(table)[::3], cycle(THEMES), strict=False)):
        drawn = render.draw(Picture(view, words(), theme, marks(view), render.POSTER, table.start(view)))
        assert len(drawn) <= MAX_BYTES


@EVERY_POSTER
def test_every_letter_on_offer_is_on_the_poster(table: Table) -> None:
    for view, theme in zip(table.drawn(table.seats[-1], 60, 5), cycle(THEMES), strict=False):
        shown = texts(poster(view, theme=theme, numbers=marks(view)))
        assert {mark for _, mark in marks(view)} <= {*shown}


@EVERY_POSTER
def test_a_poster_without_changes_highlights_nothing(table: Table) -> None:
    for view in some(table)[::4]:
        assert ImageChops.difference(poster(view).image, poster(view, before=view).image).getbbox() is None


@EVERY_POSTER
def test_names_in_any_script_stay_in_their_panel(table: Table) -> None:
    for view in table.full:
        canvas = poster(view, words(names=ODD_NAMES))
        labels = canvas.labels
        assert all(inside(label.box, whole_box(canvas)) for label in labels)
        names = [label for label in labels if label.text[:3] == "WWW"]
        assert not any(overlap(name.box, other.box) for name in names for other in labels if other is not name)


def test_figures_of_a_panel_do_not_touch() -> None:
    view = caylus.crowded(5)
    canvas = poster(view)
    panels = PANELS_TOP + 140
    amounts = [label.box for label in canvas.labels if label.text in ("19", "47") and label.box.y < panels]
    assert len(amounts) == 6 * 5
    wider = [box._replace(x=box.x - 12, w=box.w + 12) for box in amounts]
    assert not any(overlap(one, other) for one in wider for other in amounts if one.right != other.right)


def test_goods_that_fit_on_a_line_are_in_large_print() -> None:
    def letters(*amounts: int) -> int:
        goods = tuple(Figure(kind, amount) for kind, amount in zip(("denier", *CUBES), amounts, strict=False))
        players = tuple(Panel(seat, "Ada", seat == 0, Figure("", 7), (goods,)) for seat in range(2))
        return arrange(THEMES["day"], players).chosen.letter

    assert letters(7, 2, 1) == max(each.letter for each in PRINTS)
    assert letters(7, 2, 1) > letters(17, 12, 11, 12, 13, 14) >= letters(*[888] * 6) >= MIN_TEXT_SIZE


def test_goods_that_no_player_has_are_not_on_a_panel() -> None:
    view = replace(position("middle"), phase="road")
    seat = view.order[0]
    poor = replace(view.players[seat], deniers=0, cubes=dict.fromkeys(view.players[seat].cubes, 0))
    players = tuple(poor if each.seat == seat else each for each in view.players)
    shown = texts(poster(replace(view, players=players)))
    assert shown.count("0") == texts(poster(view)).count("0")


def test_an_amount_that_has_changed_has_an_arrow() -> None:
    view = position("middle")
    seat = next(seat for seat in view.order if view.players[seat].deniers)
    colours = {}
    for deniers in (view.players[seat].deniers + 3, view.players[seat].deniers - 1):
        once = tuple(replace(each, deniers=deniers) if each.seat == seat else each for each in view.players)
        image = poster(view, before=replace(view, players=once)).image
        colours[deniers] = {colour for _, colour in image.getcolors(1 << 20) or ()}
    plain = {colour for _, colour in poster(view).image.getcolors(1 << 20) or ()}
    lost, gained = colours.values()
    assert THEMES["day"]["loss"] in lost - plain
    assert THEMES["day"]["gain"] in gained - plain


def test_an_arrow_leaves_most_of_its_sign_visible(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, Box]] = []
    sketch = Canvas.sketch

    def note(canvas: Canvas, x: int, y: int, shapes: str, size: int) -> None:
        drawn.append((shapes, Box(x - size // 2, y - size // 2, size, size)))
        sketch(canvas, x, y, shapes, size)

    monkeypatch.setattr(Canvas, "sketch", note)
    view = caylus.crowded(5)
    less = tuple(replace(each, deniers=1, cubes=dict.fromkeys(each.cubes, 1)) for each in view.players)
    poster(view, before=replace(view, players=less))
    arrows = [number for number, (shapes, _) in enumerate(drawn) if shapes.startswith("poly panel")]
    assert arrows
    for number in arrows:
        sign, arrow = drawn[number - 1][1], drawn[number][1]
        hidden = (sign.right - arrow.x) * (min(sign.bottom, arrow.bottom) - max(sign.y, arrow.y))
        assert hidden * 5 < sign.w * sign.h


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", [8, 16, 26])
def test_the_castle_on_offer_has_its_name_in_large_print(locale: str, number: int) -> None:
    view = next(view for view in caylus.views(5, 3) if ("castle", "G") in marks(view))
    road = tuple(
        replace(space, building=space.building or "w_farm") if space.number <= number else space for space in view.road
    )
    assert words(locale)("board-castle") in texts(poster(replace(view, road=road), words(locale), "large", marks(view)))


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_on_one_space_hide_at_most_half_of_each_other(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stood: list[tuple[int, int, Sprite]] = []
    monkeypatch.setattr(ground, "stand", lambda canvas, x, foot, piece: stood.append((x, foot, piece)))
    view = caylus.crowded(5)
    poster(replace(view, bailiff=view.provost), theme=theme, numbers=marks(view))
    figures = {}
    for name in ("bailiff", "provost"):
        (figures[name],) = [
            (x, foot, piece.pixels.width)
            for x, foot, piece in stood
            if piece is outlined(PICTOGRAMS[name], THEMES[theme], piece.pixels.width)
        ]
    (left, foot, wide), (right, same, _) = figures.values()
    assert foot == same
    assert right - left >= wide * CROWDED_SHARE - 1
    assert right - left >= wide // 2


def test_no_piece_covers_the_name_of_a_building(monkeypatch: pytest.MonkeyPatch) -> None:
    stood: list[Box] = []

    def stand(canvas: Canvas, x: int, foot: int, piece: Sprite) -> None:
        wide, high = piece.pixels.size
        stood.append(Box(x - wide // 2, foot - high, wide, high))

    monkeypatch.setattr(ground, "stand", stand)
    names = {short(words(), id) for id in CATALOGUE}
    for view in (*caylus.views(5, 3, 20), caylus.crowded(5)):
        stood.clear()
        named = [label.box for label in poster(view, numbers=marks(view)).labels if label.text in names]
        assert not any(overlap(name, piece) for name in named for piece in stood)


def test_an_official_hides_little_of_the_building_at_his_space(monkeypatch: pytest.MonkeyPatch) -> None:
    stood, hidden = list[int](), list[float]()

    def stand(canvas: Canvas, x: int, foot: int, piece: Sprite) -> None:
        stood.append(foot - piece.pixels.height)

    def stand_pieces(canvas: Canvas, cell: TileCell, left: int, pieces: Sequence[Piece], *, is_built: bool) -> None:
        stood.clear()
        road_pieces.stand_pieces(canvas, cell, left, pieces, is_built=is_built)
        if is_built and any(piece.kind in OFFICIALS for piece in pieces):
            hidden.extend((cell.tile.bottom - top) / cell.tile.h for top in stood)

    monkeypatch.setattr(ground, "stand", stand)
    monkeypatch.setattr(road, "stand_pieces", stand_pieces)
    for number in (3, 4, 6):
        poster(replace(position("start"), bailiff=6, provost=number))
    assert len(hidden) == 6
    assert max(hidden) <= 0.15


def test_beyond_the_provost_tiles_lose_their_colour() -> None:
    view = position("start")
    near, far = (count_pixels(poster(replace(view, bailiff=1, provost=at)), "tile.neutral") for at in (6, 2))
    assert far < near // 2


def count_pixels(canvas: Canvas, role: str) -> int:
    """Count the pixels of a poster that have the colour of a role."""
    colours = canvas.image.getcolors(POSTER_SIZE[0] * POSTER_SIZE[1]) or ()
    return sum(count for count, colour in colours if colour == canvas.theme[role])


def test_a_price_that_is_the_same_everywhere_is_in_the_heading() -> None:
    labels = poster(question_with_prices(9, 9)).labels
    assert [label for label in labels if label.text == "9" and label.box.y < SKYLINE_HEIGHT]


def test_prices_that_differ_are_beside_the_letters() -> None:
    view = question_with_prices(1, 9)
    canvas = poster(view, numbers=marks(view))
    assert not [label for label in canvas.labels if label.text == "9" and label.box.y < SKYLINE_HEIGHT]
    for letter in ("B", "C"):
        (option,) = [label for label in canvas.labels if label.text == letter]
        near = option.box._replace(x=option.box.right, w=50)
        assert [label.text for label in canvas.labels if overlap(label.box, near)] == ["9"]


def question_with_prices(first: int, others: int) -> CaylusView:
    """Make a question where to place a worker, with such prices."""
    view = asking("place")
    decision = view.decisions[0]
    options = [
        replace(option, data=option.data | {"cost": others if number else first}) if option.spot else option
        for number, option in enumerate(decision.ask.options)
    ]
    return replace(view, decisions=(replace(decision, ask=replace(decision.ask, options=tuple(options))),))


def test_a_question_about_buildings_shows_those_on_offer_and_their_costs() -> None:
    view = asking("build")
    shown = texts(poster(view, numbers=marks(view)))
    offered = {option.spot.removeprefix("stock.") for option in view.decisions[0].ask.options if option.spot}
    assert {short(words(), id) for id in offered} <= set(shown)
    assert "Gate" not in shown


def test_a_building_has_the_same_cost_on_the_poster_and_on_its_button(monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes a royal favour that builds it for a cube less."""
    drawn: list[tuple[str, ...]] = []
    monkeypatch.setattr(tiles, "centred_row", lambda canvas, x, y, items, *rest: drawn.append(tuple(items)))
    for view in (asking("build"), asking("works", seed=7)):
        tiles._stock_tile.cache_clear()
        drawn.clear()
        poster(view)
        offered = [option for option in view.decisions[0].ask.options if option.spot.startswith(tiles.STOCK_SPOT)]
        fixed = [option.data["pay"] for option in offered if option.key == option.data["building"]]
        assert fixed
        assert {tuple(amounts(cost)) for cost in fixed if isinstance(cost, dict)} <= set(drawn)
    tiles._stock_tile.cache_clear()


def offered_buildings(view: CaylusView) -> set[str]:
    """Return the buildings that a position offers to build."""
    return {option.key for each in view.decisions for option in each.ask.options if each.kind == "build"}


@pytest.mark.parametrize("shape", [poster, painted])
def test_the_lawyer_has_the_points_that_were_chosen(shape: Callable[[CaylusView], Canvas]) -> None:
    view = next(view for view in caylus.views(4, 1) if "w_lawyer" in offered_buildings(view))
    fewer = replace(view, options={**view.options, "lawyer_vp": "3"})
    before, after = (Counter(texts(shape(each))) for each in (view, fewer))
    assert after - before == Counter(["3"])
    assert before - after == Counter(["4"])


def test_a_poster_without_possible_buildings_shows_the_road() -> None:
    view = asking("build")
    decision = view.decisions[0]
    none = tuple(option for option in decision.ask.options if not option.spot)
    assert "Gate" in texts(
        poster(replace(view, decisions=(replace(decision, ask=replace(decision.ask, options=none)),)))
    )


def test_a_question_about_favours_shows_their_lines() -> None:
    shown = texts(poster(asking("favour")))
    assert {words()(f"line-{line}") for line in FAVOUR_LINES} <= set(shown)
    assert "Gate" not in shown


def test_a_batch_is_asked_for_before_the_castle() -> None:
    view = asking("batch")
    shown = texts(poster(view, numbers=marks(view)))
    assert {words()(f"section-{section.id}") for section in view.sections} <= set(shown)
    assert marks(view) == (), "all batches go to one place"


def test_the_castle_grows_and_its_new_parts_glow() -> None:
    view = asking("batch")
    sections = tuple(replace(each, houses=(0, 1, 2)) for each in view.sections)
    built = replace(view, sections=sections)
    assert count_pixels(poster(built), "roof") > count_pixels(poster(replace(view, sections=no_houses(view))), "roof")
    assert count_pixels(poster(built, before=view), "glow") > count_pixels(poster(built), "glow")


@pytest.mark.parametrize("kind", ["place", "build", "favour"])
def test_the_castle_grows_across_the_top_of_every_poster(kind: str) -> None:
    view = replace(asking(kind), sections=no_houses(asking(kind)))
    built = replace(view, sections=tuple(replace(each, houses=(0, 1, 2)) for each in view.sections))
    grown = box_of_differences(poster(view), poster(built))
    assert grown.bottom <= SKYLINE_HEIGHT
    assert grown.x >= BANNER.right


def no_houses(view: CaylusView) -> tuple[SectionView, ...]:
    return tuple(replace(each, houses=()) for each in view.sections)


def test_large_print_shows_fewer_buildings_in_larger_letters() -> None:
    view = asking("place")
    plain, large = (poster(view, theme=theme, numbers=marks(view)) for theme in ("day", "large"))
    assert len(plain.labels) > len(large.labels)
    heights = [next(label.box.h for label in each.labels if label.text == "A") for each in (plain, large)]
    assert heights[1] > heights[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_end_is_a_podium_with_ranks_points_and_sources(seats: int) -> None:
    view = list(caylus.views(seats, 7))[-1]
    assert view.outcome is not None
    shown = texts(poster(view))
    for seat in range(seats):
        assert NAMES[seat] in shown
        for figure in (view.outcome.ranks[seat], view.outcome.scores[seat], *view.outcome.sources[seat].values()):
            assert figure == 0 or str(figure).replace("-", "−") in shown


@EVERY_POSTER
def test_the_end_of_a_game_in_the_setup_has_no_plates(table: Table) -> None:
    view, seats = table.busy(table.seats[0]), table.seats[0]
    sources = ({next(iter(render.artist_of(view.game).signs)): 5},) * seats
    told = replace(
        view, turn=0, decisions=(), asked=(), outcome=Outcome((*range(1, seats + 1),), (5,) * seats, sources, "played")
    )
    bare = replace(told, outcome=Outcome((*range(1, seats + 1),), (5,) * seats, ({},) * seats, "conceded"))
    plate = THEMES["day"]["panel"]
    found = []
    for one in (told, bare):
        image = poster(one).image.convert("RGB")
        lower = image.crop((0, POSTER_SIZE[1] * 2 // 3, *POSTER_SIZE))
        found.append(
            sum(count for count, colour in lower.getcolors(lower.width * lower.height) or () if colour == plate)
        )
        assert words()("board-ended-in-setup") in texts(poster(one))
    assert found[0] > 10_000
    assert found[1] < found[0] / 10


def test_the_letter_of_the_castle_is_on_its_road_and_not_on_its_picture() -> None:
    view = position("start")
    found = {label.text: label.box for label in poster(view, numbers=marks(view)).labels}
    letter, name = (found[text] for text in ("G", "Castle"))
    assert letter.y > name.bottom + 30
    assert abs(letter.centre[1] - found["F"].centre[1]) <= 1


@EVERY_GAME
def test_the_end_of_a_game_fills_its_poster(table: Table) -> None:
    view = table.busy(table.seats[0], part=1.0)
    image = poster(view).image
    assert image.getpixel((0, 0)) == THEMES["day"]["sky"]
    assert image.getpixel((0, POSTER_SIZE[1] - 1)) == THEMES["day"]["ground"]


def test_two_players_keep_their_sides_and_the_first_has_a_pennant() -> None:
    assert panel_order((1, 0)) == [(0, False), (1, True)]
    assert panel_order((0, 1)) == [(0, True), (1, False)]
    assert panel_order((2, 0, 1)) == [(2, False), (0, False), (1, False)], "their order is the turn order"
    view = caylus.busy(2, 4, 0.5)
    swapped = poster(replace(view, order=view.order[::-1]))
    assert sorted(texts(swapped)) == sorted(texts(poster(view)))
    assert [label.box for label in swapped.labels if label.text in NAMES] == [
        label.box for label in poster(view).labels if label.text in NAMES
    ]
    assert box_of_differences(swapped, poster(view)).h < PANELS_TOP
