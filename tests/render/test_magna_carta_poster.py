"""Posters of Caylus Magna Carta: the road, the question and its players, the castle, and the player's own hand."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES
from engine.core.types import Option
from engine.magna_carta.view import CATALOGUE, CUBES, MagnaCartaView
from render.canvas.canvas import Box, Canvas, Label
from render.canvas.theme import THEMES
from render.magna_carta import poster
from render.magna_carta.hand import HAND_BAND, below, places
from render.magna_carta.poster.lines import PROVOST_PLACE, SIGNPOST_PLACE, RoadLine, lines
from render.magna_carta.poster.prestige import PrestigeCard, payable, prestige_card
from render.magna_carta.poster.road import focus
from render.magna_carta.poster.tiles import fitting
from render.parts.pieces import row_width
from render.parts.poster import BANNER, MIN_TEXT_SIZE, POSTER_SIZE
from render.picture import Picture, letter
from tests.render.magna_carta import OWNED, busy, crowded, hand, views
from tests.render.positions import NAMES
from tests.render.tables import inside, overlap, painted_hand, words

BOX = Box(12, 200, 1076, 488)
MAX_BYTES = 150 * 1024


def painted(view: MagnaCartaView, numbers: Sequence[tuple[str, str]] = (), theme: str = "day") -> Canvas:
    return poster.paint(Picture(view, words(), theme, tuple(numbers)))


def texts(view: MagnaCartaView, numbers: Sequence[tuple[str, str]] = ()) -> list[str]:
    return [label.text for label in painted(view, numbers).labels]


def positions_with_question(kind: str, seed: int = 3, own: bool = False) -> Iterator[MagnaCartaView]:
    """Yield positions of one game with such a question."""
    for view in views(3, seed, own=own):
        if any(decision.kind == kind for decision in view.decisions):
            yield view


def lay_out(count: int, theme: str = "day", box: Box = BOX) -> list[RoadLine]:
    view = crowded(4, count)
    return lines(THEMES[theme], count, view.provost, box, range(1, count + 1))


@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_a_heading_has_the_colour_of_the_player_it_asks(reader: int | None) -> None:
    """All players are asked at once; a player reads their own question, a spectator that all are asked."""
    view = next(views(3, 3, own=reader is not None))
    assert view.asked == (0, 1, 2)
    questions = tuple(replace(one, ask=replace(one.ask, seat=reader)) for one in view.decisions)
    colour = painted(replace(view, viewer=reader, decisions=questions)).image.getpixel((BANNER.centre[0], BANNER.y + 2))
    assert colour == THEMES["day"]["band.special" if reader is None else f"seat.{reader}"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("high", [330, 400, 488])
def test_every_road_fits_into_its_box(theme: str, high: int) -> None:
    box = BOX._replace(h=high)
    for count in (4, 5, 8, 11, 12, 16, 20, 24, 28, 33, 40, 52):
        placed = lay_out(count, theme, box)
        boxes = [place for line in placed for place in line.places.values()]
        assert len(boxes) == count + 2
        assert all(inside(each, box) for each in (*boxes, *(line.strip for line in placed)))
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_a_card_keeps_its_line_in_every_phase() -> None:
    """Boxes are of different heights, and the provost is elsewhere."""
    for count in range(1, 39):
        boxes = (BOX._replace(h=high) for high in (290, 346, 430))
        found = {
            tuple(tuple(number for number in line.places if number > 0) for line in placed)
            for box in boxes
            for provost in (None, 1, count)
            if (placed := lines(THEMES["day"], count, provost, box, range(1, count + 1)))
        }
        assert len(found) == 1, found


def test_a_road_is_broken_in_other_places_at_most_twice_in_a_game() -> None:
    breaks = [
        [min(number for number in line.places if number > 0) for line in lay_out(count)] for count in (20, 29, 38)
    ]
    assert breaks == [[1, 7, 14], [1, 10, 20], [1, 13, 26]]
    for counts, shown in zip((range(14, 21), range(21, 30), range(30, 39)), breaks, strict=True):
        for count in counts:
            first = [min(number for number in line.places if number > 0) for line in lay_out(count)]
            assert first == shown[: len(first)]


def test_a_road_winds_from_the_castle_on() -> None:
    placed = lay_out(24)
    order = [number for line in placed for number in line.places]
    assert order[0] == SIGNPOST_PLACE
    assert order[order.index(PROVOST_PLACE) - 1] == 16
    assert [number for number in order if number > 0] == list(range(1, 25))
    for line, following in pairwise(placed):
        assert line.from_left != following.from_left
        middles = [place.x for place in line.places.values()]
        assert middles == sorted(middles, reverse=not line.from_left)


def test_cards_become_smaller_only_where_they_must() -> None:
    sizes = [
        max(place.w * place.h for line in lay_out(count) for place in line.places.values()) for count in range(4, 53)
    ]
    assert sizes[0] > 4 * sizes[-1]
    assert all(line.grade == "whole" for line in lay_out(18))
    assert all(line.grade != "mini" for line in lay_out(28))


def test_a_box_without_room_has_no_lines() -> None:
    assert lay_out(52, box=BOX._replace(h=120)) == []


def test_cards_that_matter_are_larger_than_the_others() -> None:
    view = crowded(4, 26)
    near = lines(THEMES["day"], len(view.road), view.provost, BOX._replace(h=346), range(12, 19))
    grades = {number: line.grade for line in near for number in line.places}
    assert {grades[number] for number in range(12, 19)} == {"whole"}
    assert "mini" in grades.values()


@pytest.mark.parametrize("count", [4, 12, 21, 28, 40])
def test_every_card_has_its_number(count: int) -> None:
    view = crowded(4, count)
    found = texts(replace(view, phase="provost", provost=count))
    assert {str(number) for number in range(1, count + 1)} <= set(found)


def test_a_card_beyond_the_provost_looks_shut() -> None:
    view = busy(3, 3, 0.5)
    assert view.provost is not None
    pictures = [painted(replace(view, provost=at)).image.tobytes() for at in (view.provost, view.provost - 1)]
    assert pictures[0] != pictures[1]


def test_a_worker_hides_nothing_that_is_written() -> None:
    view = replace(busy(3, 3, 0.1), phase="actions")
    empty, full = (replace(view, road=tuple(replace(slot, worker=seat) for slot in view.road)) for seat in (None, 1))
    assert sorted(texts(empty)) == sorted(texts(full))


@pytest.mark.parametrize("locale", LOCALES)
def test_others_see_only_that_a_player_acts(locale: str) -> None:
    view = next(positions_with_question("act", own=True))
    public = replace(view, viewer=None, hand=None, decisions=())
    said = words(locale)("magna_carta-asked-actions", player=NAMES[view.asked[0]], count=1)
    found = [label.text for label in poster.paint(Picture(public, words(locale))).labels]
    assert said in found
    assert said not in [label.text for label in poster.paint(Picture(view, words(locale))).labels]


def test_the_heading_names_the_players_who_look_at_first_cards() -> None:
    view = next(view for view in views(3, 3) if view.phase == "setup")
    assert "Ada, Bruno and Chiara decide whether to keep their first cards." in " ".join(texts(view))
    alone = replace(view, asked=(1,))
    assert "Bruno decides whether to keep their first cards." in " ".join(texts(alone))


def test_letters_of_options_are_at_the_cards() -> None:
    view = next(view for view in positions_with_question("act", own=True) if len(view.road) > 5)
    options = view.decisions[0].ask.options
    numbers = [(option.spot, letter(number)) for number, option in enumerate(options) if option.spot]
    road = [letter for spot, letter in numbers if spot.startswith("road.")]
    assert road
    assert set(road) <= set(texts(view, numbers)) - set(texts(view))


def test_the_provosts_targets_have_letters() -> None:
    view = next(view for view in positions_with_question("provost") if len(view.decisions[0].ask.options) > 4)
    numbers = [(option.spot, letter(number)) for number, option in enumerate(view.decisions[0].ask.options)]
    assert {letter for _, letter in numbers} <= set(texts(view, numbers))


def test_prestige_cards_are_shown_while_they_can_be_planned() -> None:
    view = busy(3, 3, 0.05)
    for phase, shown in (("actions", True), ("provost", False)):
        assert ("Cathedral" in texts(replace(view, phase=phase, decisions=()))) == shown


def test_a_prestige_card_has_its_letter() -> None:
    view = enrich(crowded(4, 19), 5)
    found = texts(view, [("prestige.hotel", "T"), ("prestige.cathedral", "U")])
    assert {"T", "U"} <= set(found)


def enrich(view: MagnaCartaView, amount: int) -> MagnaCartaView:
    """Return the same table with a residence owner asked, and that many cubes of each kind for all players."""
    owner = next(slot.owner for slot in view.road if slot.face == "residence")
    assert owner is not None
    players = tuple(replace(player, cubes=dict.fromkeys(CUBES, amount)) for player in view.players)
    return replace(view, players=players, asked=(owner,))


def test_income_of_a_prestige_card_is_beside_its_points_not_its_cost() -> None:
    card = prestige_card(THEMES["day"], (150, 90), PrestigeCard("hotel", "Hotel"))
    points, income, cost = ([label.box for label in card.labels if label.text == each] for each in ("6", "+1", "3"))
    assert points[0].right < income[0].x
    assert income[0].centre[1] < cost[0].y


def test_prestige_cards_that_can_be_built_are_shown_on_a_long_road() -> None:
    view = crowded(4, 22)
    assert "Cathedral" not in texts(enrich(view, 0))
    assert "Cathedral" in texts(enrich(view, 5))


def test_a_prestige_card_needs_a_residence_and_enough_cubes() -> None:
    view = crowded(4, 34)
    assert payable(enrich(view, 5))
    assert not payable(enrich(view, 0))
    view = enrich(view, 5)
    gold = tuple(replace(each, cubes={"food": 0, "wood": 0, "stone": 0, "gold": 4}) for each in view.players)
    assert payable(replace(view, players=gold, prestige=("hotel",)))
    assert not payable(replace(view, players=gold, prestige=("monument",)))
    bare = tuple(slot for slot in view.road if slot.face != "residence")
    assert not payable(replace(view, road=bare))
    assert payable(replace(view, road=bare, provost=None))


@pytest.mark.parametrize("kind", ["buy", "sell", "lawyer"])
def test_the_card_at_work_is_explained_in_words(kind: str) -> None:
    view = next(view for seed in range(3, 9) for view in positions_with_question(kind, seed))
    assert view.active is not None
    face = view.road[view.active - 1].face
    found = " ".join(texts(view))
    assert words()(f"magna_carta-effect-{face}") in found
    assert f"{words()(f'name-{face}')} · {view.active}" in found


def test_a_card_at_work_without_any_gain_is_drawn() -> None:
    view = next(positions_with_question("buy"))
    assert view.active is not None
    road = tuple(replace(slot, worker=None, owner=None) for slot in view.road)
    assert texts(replace(view, road=road)) != texts(view)


def test_cards_on_offer_are_large_while_a_card_is_at_work() -> None:
    view = replace(crowded(4, 26), phase="road", active=15)
    assert focus(view, {}) == {15, 16, 17}
    assert focus(view, {"road.3": "A", "castle": "B"}) == {3, 15, 16, 17}
    assert focus(replace(view, phase="provost"), {}) == set(range(14, 21))
    assert focus(replace(view, phase="actions"), {}) == set(range(1, 27))


@pytest.mark.parametrize("most", [1, 3, 9])
def test_every_number_of_batches_has_its_points(most: int) -> None:
    view = next(positions_with_question("batches"))
    batches = tuple(
        Option(
            str(count),
            "castle",
            data={"pay": dict.fromkeys(CUBES[:3], count), "count": count, "gain": {"vp": 70 + count}},
            spot="castle",
        )
        for count in range(1, most + 1)
    )
    (decision,) = view.decisions
    view = replace(view, decisions=(replace(decision, ask=replace(decision.ask, options=batches)),))
    found = texts(view)
    assert {str(70 + count) for count in range(1, most + 1)} <= set(found)


def test_the_castle_shows_the_players_who_have_given_batches() -> None:
    view = next(positions_with_question("batches"))
    given = tuple(replace(player, batches=7 if player.seat == 1 else 0) for player in view.players)
    assert "7×" in texts(replace(view, players=given))
    assert "7×" not in texts(view)


def test_the_castle_shows_a_part_for_every_token_that_is_held() -> None:
    view = next(positions_with_question("batches"))
    several = [
        replace(view, players=tuple(replace(each, tokens=tokens) for each in view.players))
        for tokens in ({"dungeon": 1, "walls": 0, "towers": 0}, {"dungeon": 1, "walls": 1, "towers": 0})
    ]
    pictures = [painted(each).image.tobytes() for each in (*several, several[0])]
    assert pictures[0] != pictures[1]
    assert pictures[0] == pictures[2]


def test_effects_are_written_as_they_fit() -> None:
    bank = CATALOGUE["bank"].primary
    assert bank is not None
    full, first, least = (fitting(bank, room) for room in (200, 95, 75))
    assert full == ("1/3", "denier", "arrow", "1/2", "gold")
    assert first == ("1+", "denier", "arrow", "gold")
    assert least == ("denier", "arrow", "gold")
    assert fitting(bank, 10) == ()
    farm = CATALOGUE["small_farm"].secondary
    assert farm is not None
    assert [fitting(farm, room, 2, "2 left") for room in (200, 70, 40)] == [
        ("food", " 2 left"),
        ("food", " (2)"),
        ("food",),
    ]
    assert fitting(farm, 200) == ("–",)
    assert row_width(first, MIN_TEXT_SIZE) <= 95


@pytest.mark.parametrize("theme", THEMES)
def test_posters_of_full_positions_are_small(theme: str) -> None:
    for view in (crowded(4, 28), crowded(2, 18, beginner=True), crowded(3, 20, viewer=1)):
        assert len(render.draw(Picture(view, words(), theme, shape=render.POSTER))) <= MAX_BYTES
    assert len(render.draw(Picture(crowded(3, 20, viewer=1), words(), theme, shape=render.HAND))) <= MAX_BYTES


def holding(count: int) -> MagnaCartaView:
    return replace(crowded(3, 12, viewer=1), hand=hand(OWNED[:count]))


def boxes_of_cards(view: MagnaCartaView, theme: str = "day") -> list[Box]:
    """Return the boxes of a hand's cards."""
    assert view.hand is not None
    return list(places(len(view.hand), below(THEMES[theme])))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", range(13))
def test_cards_of_a_hand_lie_side_by_side(theme: str, count: int) -> None:
    boxes = boxes_of_cards(holding(count), theme)
    assert len(boxes) == count
    assert all(inside(each, Box(0, 0, *POSTER_SIZE)) for each in boxes)
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("count", [2, 3, 4, 6, 8, 12])
def test_cards_of_a_hand_fill_its_width(count: int) -> None:
    box = below(THEMES["day"])
    assert box.right - max(each.right for each in boxes_of_cards(holding(count))) < count


@pytest.mark.parametrize("count", [3, 6, 8, 12])
def test_letters_are_in_the_heading_of_a_card(count: int) -> None:
    view = holding(count)
    numbers = [(f"hand.{card}", letter(number)) for number, card in enumerate(OWNED[:count])]
    plain = painted_hand(view, words()).labels
    for box, (_, badge_text), card in zip(boxes_of_cards(view), numbers, OWNED, strict=False):
        (badge,) = [
            label for label in in_box(painted_hand(view, words(), numbers=numbers), box) if label.text == badge_text
        ]
        assert badge.box.bottom <= box.y + HAND_BAND
        assert badge.box.x > box.centre[0]
        assert words()(f"name-{card}") in [label.text for label in plain]


def in_box(canvas: Canvas, box: Box) -> list[Label]:
    return [label for label in canvas.labels if inside(label.box, box)]


def test_a_small_hand_explains_its_cards_in_words() -> None:
    for count, explained in ((4, True), (9, False)):
        found = " ".join(label.text for label in painted_hand(holding(count), words()).labels)
        assert (words()("magna_carta-effect-peddler") in found) == explained


def test_the_first_hand_is_shown_with_its_question() -> None:
    view = next(positions_with_question("exchange", own=True))
    assert view.hand is not None
    found = " ".join(label.text for label in painted_hand(view, words()).labels)
    assert "do you want to keep your first cards? You may exchange all of them, once." in found
