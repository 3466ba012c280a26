"""Posters and hands of the Catan Card Game: everything fits, is large enough, and secrets stay hidden."""

import json
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any, Final

import pytest
from msgspec.structs import replace

import render.canvas.canvas
from bot.words import LOCALES
from engine.catan_cards.view import CATALOGUE, CatanCardsView, PrincipalityView, RegionView
from engine.core.types import Ask, Decision, Option, Seat
from render.canvas.canvas import Canvas
from render.canvas.fonts import Run, Typeface, run
from render.canvas.theme import THEMES, Theme
from render.catan_cards.grid import cells, ends
from render.catan_cards.hand import HandCardWords, draw_card
from render.catan_cards.layout import mark
from render.catan_cards.poster.heading import headline
from render.catan_cards.poster.market import Ware, signs_of, ware_part
from render.parts.poster import MIN_TEXT_SIZE, POSTER_SIZE
from render.pictograms import PICTOGRAMS
from render.picture import Picture, letter
from render.prose.lists import listed
from render.prose.signs import LEGENDS
from tests.render.catan_cards import ACTION_CARDS, GREEN, RED, crowded, hand
from tests.render.catan_posters import (
    DIGESTS,
    MODES,
    Moment,
    fixed_pictures,
    letter_places,
    moments,
    painted,
    painted_hand,
    positions_of,
)
from tests.render.colour_vision import distance
from tests.render.golden import digest
from tests.render.tables import ODD_NAMES, box_of_differences, inside, overlap, overlapping, poster, whole_box, words
from tests.render.test_layout import TextRecorder, forget

MAX_KIBIBYTES: Final = 150
CROWDED_HAND_SIZES: Final = (4, 5)
"""Sizes of hands whose cards have the least room for their words: every card is tried in them."""

PICTURES: Final = ("seen", "own", "hand")

MIN_CONTRAST: Final = 40.0
"""The least distance of a picture's object from the panel below it."""


class TextSizes:
    """Recorder of the size of every written text."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.small: set[tuple[str, int]] = set()

        def write(text: str, face: Typeface, size: int) -> Run:
            if size < MIN_TEXT_SIZE:
                self.small.add((text, size))
            return run(text, face, size)

        patch.setattr(render.canvas.canvas, "run", write)


@pytest.fixture
def eye(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[TextRecorder, TextSizes]]:
    forget()
    yield TextRecorder(monkeypatch), TextSizes(monkeypatch)
    forget()


def draw(moment: Moment, picture: str, theme: str, locale: str) -> Canvas:
    if picture == "hand":
        return painted_hand(moment.own, theme, locale)
    return painted(moment.seen if picture == "seen" else moment.own, moment.before, theme, locale)


def check(canvas: Canvas, eye: tuple[TextRecorder, TextSizes], where: object) -> None:
    seen, sizes = eye
    assert canvas.image.size == POSTER_SIZE, where
    assert not seen.cut, (seen.cut, where)
    assert not sizes.small, (sizes.small, where)
    assert overlapping(canvas.labels) == [], where
    assert all(inside(label.box, whole_box(canvas)) for label in canvas.labels), where


@pytest.mark.parametrize("mode", MODES)
def test_every_question_fits_its_poster_and_its_hand(eye: tuple[TextRecorder, TextSizes], mode: str) -> None:
    looks = cycle(product(THEMES, LOCALES))
    for moment, picture in product(moments(mode), PICTURES):
        theme, locale = next(looks)
        check(draw(moment, picture, theme, locale), eye, (moment.kind, picture, theme, locale))


@pytest.mark.parametrize("theme", THEMES)
def test_crowded_principalities_fit(eye: tuple[TextRecorder, TextSizes], theme: str) -> None:
    ways = product(("base", "themed", "tournament"), (2, 4, 5, 7), (1, 2), ("actions", "event", "hand", "roll"))
    for (mode, settlements, slots, phase), locale in zip(ways, cycle(LOCALES), strict=False):
        view = replace(crowded(mode, settlements, slots=slots), phase=phase)
        check(painted(view, None, theme, locale), eye, (mode, settlements, slots, phase, locale))


@pytest.mark.parametrize("theme", THEMES)
def test_hands_of_every_size_and_card_fit(eye: tuple[TextRecorder, TextSizes], theme: str) -> None:
    held = [card.id for card in CATALOGUE.values() if card.kind != "event"]
    for count, locale in zip((1, 3, 4, 5, 8, 12), cycle(LOCALES), strict=False):
        for first in range(count % 3, len(held), count * (1 if count in CROWDED_HAND_SIZES else 4)):
            view = replace(crowded("themed", 3, viewer=1), hand=hand(held[first : first + count]))
            check(painted_hand(view, theme, locale), eye, (count, first, locale))


def test_odd_names_stay_in_the_picture(eye: tuple[TextRecorder, TextSizes]) -> None:
    for moment, names in product(positions_of("answer_offer"), (ODD_NAMES, ODD_NAMES[2:])):
        for view in (moment.seen, replace(moment.seen, decisions=(), turn=3)):
            canvas = poster(view, words("en", names))
            assert all(inside(label.box, whole_box(canvas)) for label in canvas.labels)


@pytest.mark.parametrize("theme", THEMES)
def test_equal_views_give_equal_bytes_and_small_files(theme: str) -> None:
    views = [crowded("themed", 4), crowded("tournament", 7), replace(crowded("base", 2), phase="hand")]
    first = [painted(view, None, theme).png() for view in views]
    forget()
    assert [painted(view, None, theme).png() for view in views] == first
    assert max(map(len, first)) <= MAX_KIBIBYTES * 1024


def test_fixed_positions_look_as_they_did() -> None:
    kept = json.loads(DIGESTS.read_text())
    assert {name: digest(canvas.png()) for name, canvas in fixed_pictures()} == kept, (
        "look at the pictures, then store them"
    )


def test_a_match_shows_its_poster_by_name() -> None:
    view = crowded("base", 2)
    assert render.draw(Picture(view, words(), "day", (), render.POSTER)) == painted(view).png()


# --- headings


@pytest.mark.parametrize("locale", LOCALES)
def test_a_private_question_has_a_headline_with_more_than_a_name(locale: str) -> None:
    said = words(locale)
    for mode in MODES:
        for moment in moments(mode):
            if not moment.seen.decisions and moment.seen.asked:
                names = listed(said, [said.seat(seat) for seat in moment.seen.asked])
                line = headline(moment.seen, said)
                assert line.startswith(f"{names} ")
                assert "catan_cards" not in line


def test_the_headline_of_a_private_question_is_that_of_its_phase() -> None:
    found: dict[tuple[object, ...], set[str]] = {}
    for mode in MODES:
        for moment in moments(mode):
            view = moment.seen
            if not view.decisions and view.asked:
                key = (view.phase, view.asked, view.active)
                found.setdefault(key, set()).add(headline(view, words()))
    assert all(len(lines) == 1 for lines in found.values())


def test_a_private_question_leaves_the_picture_as_it_is() -> None:
    asked = [moment for mode in MODES for moment in moments(mode) if not moment.seen.decisions and moment.seen.asked]
    assert {"act", "react", "spy", "search", "exchange"} <= {moment.kind for moment in asked}
    for moment in asked:
        shown = painted(moment.seen)
        assert not any(label.text in ("A", "A–B") for label in shown.labels if label.box.h < 18 and label.box.x > 60)
        assert not {CATALOGUE[card.card].id for card in moment.own.hand} & {label.text for label in shown.labels}


def test_the_dice_of_the_turn_are_in_the_heading() -> None:
    view = crowded("base", 2)
    before = replace(view, face=None, card=None, number=None)
    box = box_of_differences(painted(view), painted(before))
    assert box.y < 100
    assert "6" in {label.text for label in painted(view).labels if label.box.y < 90}


# --- the large land and its marks


def land_of(view: CatanCardsView) -> list[str]:
    """Return the texts of the bands from the top; the last band is next to the land and names its owner."""
    labels = sorted(painted(view).labels, key=lambda label: label.box.y)
    return [label.text for label in labels if label.text in ("Ada", "Bruno") and label.box.x < 200]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_land_with_the_places_on_offer_is_large(seat: Seat) -> None:
    view = crowded("themed", 3)
    card = next(card for card in view.principalities[seat].cards if card.place[-1] == "a")
    option = Option("x", "target", spot=f"site.{seat}.{card.place}")
    asked = asking(view, 0, "return", option, replace(option, key="y"))
    assert land_of(asked)[-1] == ("Ada", "Bruno")[seat]


def test_targets_in_both_lands_show_both() -> None:
    view = crowded("themed", 3)
    options = [Option(str(seat), "target", spot=f"expansion.{seat}.c29x") for seat in (0, 1)]
    letters = [label.text for label in painted(asking(view, 1, "return", *options)).labels]
    assert {"L8", "8L"} <= {*letters}


def asking(view: CatanCardsView, seat: Seat, kind: str, *options: Option) -> CatanCardsView:
    return replace(view, decisions=(Decision(1, kind, Ask(seat, options)),), asked=(seat,))


def test_every_option_in_a_principality_has_its_letter() -> None:
    counted = 0
    for kind in ("site", "flavo", "return", "demolish", "act"):
        for moment in positions_of(kind):
            texts = [label.text for label in painted(moment.own).labels]
            for spot, sign in letter_places(moment.own):
                if spot.startswith(("site.", "brown.", "expansion.", "axis.")):
                    counted += 1
                    assert sign in texts, (spot, sign)
    assert counted > 60


def test_roads_and_settlements_have_letters_too() -> None:
    view = replace(crowded("themed", 3), turn=5, phase="actions")
    first, last = ends(area(view))
    left, right = f"axis.1.c{first - 1}", f"axis.1.c{last + 1}"
    spots = {"road.left": left, "settlement.right": right, "city.30": "", "settlement.right.scout": right, "end": ""}
    options = (Option(key, spot=spot) for key, spot in spots.items())
    texts = [label.text for label in painted(asking(view, 1, "act", *options)).labels]
    assert [texts.count(mark(spot)) for spot in (left, right)] == [1, 1]


def area(view: CatanCardsView, seat: Seat = 1) -> PrincipalityView:
    return view.principalities[seat]


def with_area(view: CatanCardsView, seat: Seat = 1, **fields: Any) -> CatanCardsView:
    areas = list(view.principalities)
    areas[seat] = replace(areas[seat], **fields)
    return replace(view, principalities=tuple(areas))


EVENT: Final = replace(crowded("themed", 5), phase="event")
"""A position whose poster is the land of the second seat alone."""


@pytest.mark.parametrize("settlements", [2, 4, 7])
@pytest.mark.parametrize("slots", [1, 2])
def test_no_place_of_a_principality_lies_on_another(settlements: int, slots: int) -> None:
    own = area(crowded("tournament", settlements, slots=slots))
    box = render.canvas.canvas.Box(12, 206, 1076, 482)
    place = cells(own, box, own.sites)
    found = [each for at, each in place.items() if not at.endswith("x") or at[0] != "c"]
    assert all(inside(each, box) for each in found)
    assert not any(overlap(one, other) for number, one in enumerate(found) for other in found[:number])
    for at in (*own.sites, *(card.place for card in own.cards), *(each.place for each in own.regions)):
        assert at in place


@pytest.mark.parametrize("change", ["card", "region", "centre", "gone", "store"])
def test_new_things_are_highlighted(change: str) -> None:
    own = area(EVENT)
    less = {
        "card": with_area(EVENT, cards=own.cards[1:]),
        "region": with_area(EVENT, regions=own.regions[1:]),
        "centre": with_area(EVENT, centre=own.centre[1:]),
        "store": with_area(EVENT, regions=(replace(own.regions[0], stored=3), *own.regions[1:])),
    }
    view, before = (less["card"], EVENT) if change == "gone" else (EVENT, less[change])
    assert box_of_differences(painted(view, before), painted(view)).y > 200


def test_amounts_that_have_changed_bear_the_difference() -> None:
    own = area(EVENT)
    before = with_area(EVENT, points=own.points - 2, goods={**own.goods, "wool": own.goods["wool"] + 3})
    plain = [label.text for label in painted(EVENT).labels]
    added = [label.text for label in painted(EVENT, before).labels]
    assert added.count("+2") == plain.count("+2") + 1
    assert added.count("−3") == plain.count("−3") + 1


# --- questions with a picture of their own


def test_the_place_in_question_is_empty_and_letters_are_beside_it() -> None:
    for moment in positions_of("arrange"):
        labels = painted(moment.seen).labels
        place = next(label for label in labels if label.text == "?")
        left = [option for option in moment.seen.decisions[0].ask.options if option.spot]
        known = {mark(option.spot) for option in left}
        letters = [label for label in labels if label.text in known and label.box.x > 680]
        assert place.box.right < 680
        assert {label.text for label in letters} == {mark(option.spot) for option in left}


def test_stacks_show_their_cards_and_the_cost_of_a_search() -> None:
    for moment in positions_of("draw"):
        texts = [label.text for label in painted(moment.seen).labels]
        heads = [text for text in texts if text in ("Base game", "Barbarians & Traders")]
        assert len(heads) == (2 if moment.seen.options["mode"] == "themed" else 0)
        assert all(str(stack.number) in texts for stack in moment.seen.stacks)
    costs = [
        option.data.get("cost") for moment in positions_of("draw") for option in moment.seen.decisions[0].ask.options
    ]
    assert any(costs)


def test_a_stack_that_is_taken_has_the_token_of_its_player() -> None:
    found = 0
    for moment in positions_of("opening_stack"):
        view, options = moment.seen, moment.seen.decisions[0].ask.options
        everything = tuple(Option(str(stack.number), spot=f"stack.{stack.number}") for stack in view.stacks)
        if len(options) == len(everything):
            continue
        found += 1
        (taken,) = {option.spot for option in everything} - {option.spot for option in options}
        ask = replace(view.decisions[0].ask, options=everything)
        free = replace(view, decisions=(replace(view.decisions[0], ask=ask),))
        pictures = [painted(each).image.convert("RGB") for each in (view, free)]
        colour = THEMES["day"][f"seat.{1 - ask.seat}"]
        below = [
            sum(pixel == colour for pixel in each.crop((0, 530, *POSTER_SIZE)).get_flattened_data())
            for each in pictures
        ]
        assert below[0] > below[1] == 0, taken
    assert found


def test_each_card_of_three_in_hand_says_why_it_cannot_be_used() -> None:
    said, ids = words(), (*GREEN, *RED, *ACTION_CARDS)
    for id, state in product(ids, ("needs", "city", "site", "wait", "dear")):
        reason = said(f"catan_cards-hand-{state}")
        shown = HandCardWords((said(f"name-{id}"),), "", said(f"catan_cards-effect-{id}"), reason, False, False)
        card = CATALOGUE[id]
        part = draw_card(THEMES["day"], (352, 247), card, tuple(card.cost.items()), shown)
        assert reason in [label.text for label in part.labels], id


def test_an_offer_shows_both_sides_goods() -> None:
    for moment in positions_of("answer_offer"):
        data = moment.seen.decisions[0].ask.options[0].data
        plain = replace(moment.seen, decisions=(), asked=moment.seen.asked)
        texts = [label.text for label in painted(moment.seen).labels]
        for side in ("pay", "gain"):
            goods = data[side]
            assert isinstance(goods, dict)
            assert all(str(amount) in texts for amount in goods.values())
        for own in moment.seen.principalities:
            assert all(f"/{amount}" in " ".join(texts) for amount in [3] if any(own.goods.values()))
        assert painted(plain).png() != painted(moment.seen).png()


def test_the_roll_shows_every_region_below_its_number() -> None:
    for moment in positions_of("before_roll"):
        tops = [label for label in painted(moment.seen).labels if label.text in "123456" and 210 < label.box.y < 290]
        assert sorted(label.text for label in tops) == list("123456")


def test_a_card_of_the_discard_is_as_large_as_there_are_few() -> None:
    few, many = (
        asking(EVENT, 1, "retrieve", *(Option(card, "card", spot=f"discard.{card}") for card in cards))
        for cards in (ACTION_CARDS[:3], ACTION_CARDS)
    )
    for view, count in ((few, 3), (many, len(ACTION_CARDS))):
        letters = [label for label in painted(view).labels if label.text == letter(count - 1)]
        assert letters


def test_the_end_shows_points_by_source() -> None:
    for moment in positions_of("over"):
        outcome = moment.seen.outcome
        assert outcome is not None
        texts = [label.text for label in painted(moment.seen).labels]
        assert all(str(score) in texts for score in outcome.scores)
        for sources in outcome.sources:
            assert all(str(points) in texts for points in sources.values() if points)


def test_the_region_that_comes_lies_on_both_of_its_places() -> None:
    for moment in positions_of("region_side"):
        data = moment.seen.decisions[0].ask.options[0].data
        plain = painted(replace(moment.seen, decisions=()))
        shown = painted(moment.seen)
        number = str(data["number"])
        assert [label.text for label in shown.labels].count(number) >= 2
        assert box_of_differences(plain, shown).h > 100


def test_a_region_that_comes_to_the_opponent_is_not_on_the_picture_of_a_hand() -> None:
    for moment in positions_of("region_side"):
        assert moment.own.viewer is not None
        waiting = replace(moment.own, viewer=1 - moment.own.viewer)
        assert painted_hand(waiting).png() == painted_hand(replace(waiting, decisions=())).png()


def test_sold_out_pieces_are_not_among_the_wares() -> None:
    view = crowded("themed", 3)
    out = replace(view, supply={"road": 0, "settlement": 0, "city": 2}, row=())
    texts = [label.text for label in painted(out).labels]
    assert texts.count("×2") == 1
    assert not any(text.startswith("×0") for text in texts)


def test_a_full_hand_explains_each_card() -> None:
    view = replace(crowded("themed", 2, viewer=1), hand=hand([GREEN[0], RED[0], ACTION_CARDS[0]]))
    texts = " ".join(label.text for label in painted_hand(view).labels)
    for card in view.hand:
        assert words()(f"catan_cards-effect-{card.card}") in texts


def test_regions_of_any_shape_show_number_and_store() -> None:
    own = area(EVENT)
    for settlements in (2, 3, 5, 7):
        view = replace(crowded("base", settlements), phase="event", number=None)
        wide = [RegionView(each.place, each.kind, 5, 2) for each in area(view).regions]
        texts = [label.text for label in painted(with_area(view, regions=tuple(wide))).labels]
        assert texts.count("5") >= len(wide)
    assert own.regions


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_a_dark_picture_stands_out_from_its_panel_in_every_theme(theme: Theme) -> None:
    ware = ware_part(theme, (240, 60), Ware(PICTOGRAMS["harbor"], (), "", False)).image.crop((4, 4, 60, 56))
    said = HandCardWords(("Secret Brotherhood",), "", "", "catan_cards-hand-wait", False, False)
    hooded = draw_card(theme, (300, 400), CATALOGUE["secret_brotherhood"], (), said).image.crop((40, 60, 260, 200))
    for picture in (ware, hooded):
        plain = picture.convert("RGB").tobytes()
        found = {(plain[at], plain[at + 1], plain[at + 2]) for at in range(0, len(plain), 3)}
        assert max(distance(colour, theme["panel"], "full colour") for colour in found) > MIN_CONTRAST


def test_goods_of_an_offer_are_apart() -> None:
    assert signs_of({"wool": 1, "grain": 2}) == ("1", "wool", " ", "2", "grain")


def test_the_legend_explains_the_signs_of_costs_stacks_and_trade() -> None:
    explained = {item for items in LEGENDS["catan_cards"].values() for item in items}
    assert {"build", "any", "pile", "2:1", "lock"} <= explained
