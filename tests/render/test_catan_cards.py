"""Features of the Catan Card Game alone: principalities in bands, foreign cards, marks of changes, hands with choices."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES
from engine.catan_cards.view import CATALOGUE, BuiltView, CatanCardsView, CentreView, PrincipalityView, RegionView
from engine.core.types import Ask, Decision, Option, Seat
from render import marks
from render.canvas.fonts import Typeface, cap_height, width
from render.canvas.theme import THEMES
from render.catan_cards.hand import LAND, MAX_CHOICES_DRAWN, layout
from render.catan_cards.layout import mark
from render.catan_cards.poster.cards import names
from render.catan_cards.poster.land import NOVELTY_GLOW
from render.catan_cards.poster.signs import CHANGE_HEIGHT
from render.parts.poster import MIN_TEXT_SIZE, POSTER_SIZE
from render.parts.tiles import title
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.describe import ALT_LENGTH
from tests.render.catan_cards import ACTION_CARDS, GREEN, crowded, hand
from tests.render.positions import NAMES, views_of_game
from tests.render.tables import (
    box_of_changes,
    box_of_differences,
    hand_text,
    inside,
    layout_of,
    overlap,
    painted,
    painted_hand,
    words,
)

FEW = crowded("themed", 3)


def with_area(view: CatanCardsView, seat: Seat, **fields: Any) -> CatanCardsView:
    """Return the view with other values in one principality."""
    areas = list(view.principalities)
    areas[seat] = replace(areas[seat], **fields)
    return replace(view, principalities=tuple(areas))


def area(seat: Seat = 0) -> PrincipalityView:
    return FEW.principalities[seat]


def ask(view: CatanCardsView, seat: Seat, kind: str, *options: Option) -> CatanCardsView:
    return replace(view, decisions=(Decision(1, kind, Ask(seat, options)),), asked=(seat,))


@pytest.mark.parametrize("settlements", [2, 4, 6, 9])
def test_places_of_a_long_principality_lie_on_its_panel_and_apart(
    settlements: int,
) -> None:
    view = crowded("tournament", settlements)
    places = layout_of(view).places
    for seat in (0, 1):
        own = {id: box for id, box in places.items() if id.partition(".")[2].startswith(f"{seat}.")}
        cells = [box for id, box in own.items() if not id.startswith("expansion.")]
        assert all(inside(box, places[f"panel.{seat}"]) for box in own.values())
        assert not any(overlap(one, other) for one, other in combinations(cells, 2))


@pytest.mark.parametrize("settlements", [2, 3, 4, 5, 6, 9])
@pytest.mark.parametrize("mode", ["base", "themed", "tournament"])
def test_a_table_has_the_shape_in_which_discord_shows_it_largest(mode: str, settlements: int) -> None:
    table = layout_of(crowded(mode, settlements))
    assert (table.width, table.height) == POSTER_SIZE
    rows = {box.y for id, box in table.places.items() if id.startswith("axis.0.")}
    assert len(rows) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mode", ["base", "themed", "tournament"])
def test_no_letter_on_a_table_is_smaller_than_on_a_poster(mode: str, locale: str) -> None:
    least, places = cap_height(Typeface.BOLD, MIN_TEXT_SIZE), layout_of(crowded(mode, 5)).places
    canvas = painted(crowded(mode, 5), words(locale))
    signs = {label for label in canvas.labels if label.text in "AB" and not inside(label.box, places["header"])}
    assert min(label.box.h for label in {*canvas.labels} - signs) >= least


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_first_seats_principality_is_at_the_top_for_all_viewers(viewer: Seat | None) -> None:
    places = layout_of(crowded("base", 3, viewer)).places
    order = [places[id] for id in ("header", "card.0", "panel.0", "card.1", "panel.1")]
    assert all(one.bottom <= other.y for one, other in pairwise(order))
    assert places["header"].right < places["panel.table"].x


def test_short_principalities_lie_beside_each_other() -> None:
    places = layout_of(crowded("base", 2)).places
    assert places["panel.0"].right < places["panel.1"].x
    assert (places["panel.0"].y, places["panel.0"].bottom) == (places["panel.1"].y, places["panel.1"].bottom)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_on_a_board_are_readable_in_a_message(locale: str) -> None:
    canvas = painted(crowded("themed", 4), words(locale))
    least = cap_height(Typeface.BOLD, MIN_TEXT_SIZE) * POSTER_SIZE[0] / canvas.image.width
    named = {name for card in CATALOGUE for name in names(words(locale), card)}
    found = [label for label in canvas.labels if label.text in named]
    assert len(found) > 20
    assert min(label.box.h for label in found) >= least


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_in_the_longest_row_has_a_name_or_its_beginning(locale: str) -> None:
    longest_row = 72
    for card in (id for id, printed in CATALOGUE.items() if printed.placed):
        called = names(words(locale), card)
        said = title(called, longest_row)
        assert 0 < width(said, Typeface.BOLD, MIN_TEXT_SIZE) <= longest_row
        assert said in called or (said.endswith(".") and called[-1].startswith(said[:-1]))
    assert title(("Acquedotto",), 88) == "Acqued."


def test_every_land_is_framed_in_its_owners_colour_below_its_band() -> None:
    picture, places = painted(FEW).image, layout_of(FEW).places
    for seat in (0, 1):
        panel, band = places[f"panel.{seat}"], places[f"card.{seat}"]
        assert panel.y == band.bottom
        edge = (band.x + 60, band.bottom - 6)
        spots = ((panel.x + 2, panel.centre[1]), edge)
        assert {picture.getpixel(spot) for spot in spots} == {THEMES["day"][f"seat.{seat}"]}


def test_nothing_covers_the_frame_of_a_land() -> None:
    for view in views_of_game("catan_cards", 2, 5, every=30, own=True, mode="base"):
        picture, places = painted(view).image, layout_of(view).places
        for seat in (0, 1):
            x, y, wide, high = places[f"panel.{seat}"]
            spots = [(x + wide * part // 10, at) for part in range(1, 10) for at in (y + 1, y + high - 2)]
            spots += [(at, y + high * part // 10) for part in range(2, 9) for at in (x + 1, x + wide - 2)]
            assert {picture.getpixel(spot) for spot in spots} == {THEMES["day"][f"seat.{seat}"]}


def test_a_player_asked_in_the_others_turn_is_not_called_active() -> None:
    turn = replace(FEW, phase="actions", active=0, decisions=())
    for asked, said in ((1, "Bruno decides"), (0, "Ada builds, trades or plays cards")):
        view = replace(turn, asked=(asked,), face=None, card=None, number=None)
        assert said in " ".join(label.text for label in painted(view).labels)


def test_a_short_row_fills_the_board() -> None:
    places = layout_of(crowded("base", 2)).places
    panel = places["panel.0"]
    cells = [box for id, box in places.items() if id.startswith(("region.0.", "site.0."))]
    wide = max(box.right for box in cells) - min(box.x for box in cells)
    assert wide > panel.w * 0.7


def test_the_board_is_filled_to_its_lower_edge() -> None:
    for settlements in (2, 4, 6):
        board = layout_of(crowded("themed", settlements))
        lands = max(box.bottom for id, box in board.places.items() if id.startswith("panel."))
        assert lands > board.height * 0.9


def test_places_beside_regions_are_shown_only_when_they_are_on_offer() -> None:
    bare = with_area(FEW, 0, cards=())
    free = next(place for place in area().brown if place[0] == "u")
    offer = ask(bare, 0, "site", Option(free, "place", spot=f"brown.0.{free}"))
    assert f"brown.0.{free}" not in layout_of(bare).places
    box = layout_of(offer).places[f"brown.0.{free}"]
    assert box.h > 50
    middle = painted(offer, numbers=marks(offer)).image.getpixel((box.centre[0], box.y + 2))
    assert middle == THEMES["day"]["mark"]


def test_a_card_under_a_dogma_has_round_corners_and_its_values() -> None:
    sealed = next(card for card in area().cards if card.dogma is not None)
    box = layout_of(FEW).places[f"site.0.{sealed.place}"]
    picture = painted(FEW)
    assert picture.image.getpixel((box.x, box.y)) == THEMES["day"]["ground"]
    assert any(inside(label.box, box) and label.text[-1].isdigit() for label in picture.labels)


def test_two_cards_find_room_beside_a_region_where_the_rules_allow_them() -> None:
    crowd = crowded("themed", 3, slots=2)
    other = BuiltView("cloth_merchants", "u29y", 0, None, 1)
    view = with_area(crowd, 0, cards=(*crowd.principalities[0].cards, other))
    places = layout_of(view).places
    one, other_box = places["brown.0.u29x"], places["brown.0.u29y"]
    assert not overlap(one, other_box)
    assert other_box.y < one.y < places["region.0.u29"].y
    assert min(one.h, other_box.h) >= 32
    assert "brown.0.u29y" not in layout_of(crowd).places


def test_second_sites_have_a_row_as_soon_as_one_of_them_is_taken() -> None:
    site = next(site for site in area().sites if site[0] == "u" and site[-1] == "b")
    empty = with_area(FEW, 0, cards=tuple(card for card in area().cards if card.place[-1] == "a"))
    taken = with_area(empty, 0, cards=(BuiltView("church", site, 0, None, 0),))
    assert f"site.0.{site}" not in layout_of(empty).places
    places = layout_of(taken).places
    assert places[f"site.0.{site}"].h == places[f"site.0.{site[:-1]}a"].h


def test_every_region_that_the_number_is_for_stands_out_and_no_other() -> None:
    rolled, before = replace(FEW, number=2), replace(FEW, number=None)
    places, pictures = layout_of(FEW).places, [painted(view).image for view in (rolled, before)]
    for each in FEW.principalities:
        for region in each.regions:
            box = places[f"region.{each.seat}.{region.place}"]
            one, other = (picture.crop((box.x, box.y, box.right, box.bottom)).tobytes() for picture in pictures)
            assert (one != other) == (region.number == 2)


def test_every_card_has_a_picture_of_its_own() -> None:
    drawn = {card: PICTOGRAMS[card] for card in CATALOGUE}
    assert len(set(drawn.values())) == len(drawn)


def test_a_foreign_card_bears_the_letter_of_its_owner() -> None:
    for each in FEW.principalities:
        for card in each.cards:
            if CATALOGUE[card.card].foreign:
                kind = "expansion" if card.place[0] == "c" else "site"
                box = layout_of(FEW).places[f"{kind}.{each.seat}.{card.place}"]
                plain = with_area(FEW, each.seat, cards=tuple(c for c in each.cards if c is not card))
                assert inside(box_of_differences(painted(FEW), painted(plain)), box.inset(-NOVELTY_GLOW))
                own = with_area(
                    FEW, each.seat, cards=tuple(replace(c, owner=each.seat) if c is card else c for c in each.cards)
                )
                assert inside(box_of_differences(painted(FEW), painted(own)), box)


def test_a_new_card_glows_and_one_that_has_gone_leaves_a_rim() -> None:
    card = next(card for card in area().cards if card.place[0] == "d" and card.owner == 0)
    without = with_area(FEW, 0, cards=tuple(each for each in area().cards if each is not card))
    kind = "brown" if card.place[-1] == "x" else "site"
    box = layout_of(FEW).places[f"{kind}.0.{card.place}"]
    assert inside(box_of_changes(FEW, without), box.inset(-NOVELTY_GLOW))
    assert inside(box_of_changes(without, FEW), box)


@pytest.mark.parametrize("change", [{"counter": 3}, {"dogma": 1}, {"owner": 1}])
def test_a_card_that_has_changed_glows(change: dict[str, int]) -> None:
    card = next(card for card in area().cards if card.place[-1] == "x" and card.place[0] == "u")
    changed = with_area(FEW, 0, cards=tuple(replace(each, **change) if each is card else each for each in area().cards))
    assert inside(box_of_changes(changed, FEW), layout_of(FEW).places[f"brown.0.{card.place}"].inset(-NOVELTY_GLOW))


def test_a_regions_gains_and_losses_are_written_on_it() -> None:
    number = next(number for number, region in enumerate(area().regions) if region.stored == 1)
    regions = [replace(each, stored=3) if at == number else each for at, each in enumerate(area().regions)]
    fuller = with_area(FEW, 0, regions=tuple(regions))
    place = f"region.0.{area().regions[number].place}"
    for view, before, told in ((fuller, FEW, "+2"), (FEW, fuller, "−2")):
        plain = painted(view).labels
        added = [label for label in painted(view, before=before).labels if label not in plain]
        assert [label.text for label in added] == [told]
        box = layout_of(view).places[place]
        assert inside(added[0].box, box._replace(h=box.h + CHANGE_HEIGHT))


def test_what_a_region_has_lost_hides_no_card_below_it() -> None:
    card = next(card for card in area().cards if card.place[0] == "d" and card.place[-1] == "x")
    views = [FEW, with_area(FEW, 0, cards=tuple(each for each in area().cards if each is not card))]
    regions = tuple(
        replace(each, stored=(each.stored + 2) % 4) if each.place == card.place[:-1] else each
        for each in area().regions
    )
    pictures = [painted(view, before=with_area(view, 0, regions=regions)) for view in views]
    plain = painted(FEW).labels
    (change,) = (label for label in pictures[0].labels if label not in plain)
    (elsewhere,) = (label for label in pictures[1].labels if label.text == change.text)
    region = layout_of(FEW).places[f"region.0.{card.place[:-1]}"]
    assert change.box.bottom < region.y + CHANGE_HEIGHT // 2, "above the region"
    assert elsewhere.box.y > region.bottom - CHANGE_HEIGHT // 2, "below it where there is room"
    shown = painted(views[0]).image, pictures[0].image
    below = next(box for id, box in layout_of(FEW).places.items() if id.endswith(f".0.{card.place}"))
    left, right = (picture.crop((below.x, below.y, below.right, below.bottom)) for picture in shown)
    assert left.tobytes() == right.tobytes()


def test_a_new_region_a_new_road_and_a_new_city_glow() -> None:
    region, *others = area().regions
    moved = with_area(FEW, 0, regions=(replace(region, number=region.number % 6 + 1), *others))
    assert inside(box_of_changes(moved, FEW), layout_of(FEW).places[f"region.0.{region.place}"].inset(-NOVELTY_GLOW))
    for card in area().centre:
        kind = {"road": "settlement", "settlement": "city", "city": "settlement"}[card.kind]
        before = with_area(
            FEW, 0, centre=tuple(replace(each, kind=kind) if each is card else each for each in area().centre)
        )
        glow, box = box_of_changes(FEW, before), layout_of(FEW).places[f"axis.0.{card.place}"]
        assert glow.y >= box.y - NOVELTY_GLOW - 2
        assert glow.bottom <= box.bottom + NOVELTY_GLOW + 2


def test_a_stack_that_has_become_lower_glows() -> None:
    first, *rest = FEW.stacks
    higher = replace(FEW, stacks=(replace(first, count=first.count + 1), *rest))
    assert inside(box_of_changes(FEW, higher), layout_of(FEW).places["stack.1"])


def test_after_an_undo_a_smaller_principality_is_drawn_all_the_same() -> None:
    small, large = crowded("themed", 2), crowded("themed", 6)
    assert render.draw(Picture(small, words(), before=large)) != render.draw(Picture(small, words()))
    assert render.describe(small, words(), large) != render.describe(small, words())


def test_the_letter_of_a_free_site_is_in_its_middle_and_larger() -> None:
    card, *rest = [card for card in area().cards if f"site.0.{card.place}" in layout_of(FEW).places]
    spot, spots = f"site.0.{card.place}", layout_of(FEW).places
    free = with_area(FEW, 0, cards=tuple(rest))
    (over,) = [one for one in painted(FEW, numbers=[(spot, "A")]).labels if one not in painted(FEW).labels]
    (within,) = [one for one in painted(free, numbers=[(spot, "A")]).labels if one not in painted(free).labels]
    assert within.box.h > over.box.h
    assert abs(within.box.centre[0] - spots[spot].centre[0]) <= 2
    assert abs(within.box.centre[1] - spots[spot].centre[1]) <= 4
    assert over.box.centre[1] > within.box.bottom


def test_the_number_of_an_alchemist_is_shown_before_the_roll() -> None:
    view = replace(FEW, face=None, card=None, number=None, fixed=5)
    box = layout_of(view).places["die"]
    assert [label.text for label in painted(view).labels if inside(label.box, box)] == ["5"]
    assert "The number 5 is chosen." in render.describe(view, words())
    empty = replace(view, fixed=None)
    assert not [label for label in painted(empty).labels if inside(label.box, box)]
    assert "Dice" not in render.describe(empty, words())


def test_the_condition_of_action_cards_is_shown_until_they_may_be_played() -> None:
    shut = replace(FEW, gate=False)
    box = layout_of(FEW).places["header"]
    open_now, waiting = (
        [label.text for label in painted(view).labels if inside(label.box, box)] for view in (FEW, shut)
    )
    assert "21/7" in waiting
    assert "21/7" not in open_now


def holding(*cards: str) -> CatanCardsView:
    return replace(crowded("themed", 2, viewer=1), hand=hand(cards))


def texts(view: CatanCardsView, locale: str = "en") -> list[str]:
    return [label.text for label in painted_hand(view, words(locale)).labels]


def test_a_spectator_has_no_hand() -> None:
    for shown in (render.draw, render.alt):
        with pytest.raises(ValueError, match="a spectator has no hand"):
            shown(Picture(FEW, words(), shape=render.HAND))


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_show_their_present_uses(locale: str) -> None:
    said = words(locale)
    smithy, abbey = Option("smithy", "build", spot="hand.1"), Option("abbey", "draw", spot="hand.1")
    buildings = ask(with_area(holding("smithy", "abbey"), 1, cards=()), 1, "act", smithy, Option("end", "end"))
    exchange = ask(with_area(holding("abbey"), 1, cards=()), 1, "exchange", Option("none", "draw"), abbey)
    actions = ask(
        holding("alchemist", "alchemist"), 1, "act", Option("alchemist", "play", spot="hand.1"), Option("end", "end")
    )
    found = [*texts(buildings, locale), *texts(actions, locale), *texts(exchange, locale)]
    for state in ("affordable", "dear", "build", "play", "wait"):
        assert found.count(said(f"catan_cards-hand-{state}")) == 1
    assert hand_text(buildings, said).count(said("catan_cards-hand-build")) == 1


@pytest.mark.parametrize(("cards", "shown"), [(0, True), (1, True), (6, True), (7, False)])
def test_the_own_principality_is_above_a_small_hand(cards: int, shown: bool) -> None:
    view, places = holding(*["abbey"] * cards), layout(cards, 0).places
    assert (LAND in places) == shown
    labels = painted_hand(view, words()).labels
    if shown:
        above = [label.text for label in labels if inside(label.box, places[LAND])]
        numbers = [str(each.number) for each in view.principalities[1].regions]
        assert Counter(above) >= Counter(numbers), "every region with its number"
    for number in range(cards):
        box = places[f"hand.{number + 1}"]
        assert any(inside(label.box, box) and "Abbey" in label.text for label in labels)
        assert not shown or places[LAND].bottom < box.y


def test_cards_to_choose_from_fill_the_picture_and_the_hand_lies_below() -> None:
    options = [Option(key, "card", data={"building": key.partition(".")[0]}) for key in ("spy", "spy.2", "library")]
    view = ask(holding("abbey"), 1, "search", *options, Option("none", "card"))
    places, labels = layout(1, 3).places, painted_hand(view, words(), numbers=marks(view)).labels
    for spot, card, letter in (("choice.1", "Spy", "A"), ("choice.2", "Spy", "B"), ("choice.3", "Library", "C")):
        here = [label.text for label in labels if inside(label.box, places[spot])]
        assert {card, letter} <= {*here}
        assert places[spot].bottom < places["hand.1"].y
        assert places[spot].w * places[spot].h > 5 * places["hand.1"].w * places["hand.1"].h
    assert "Abbey" in [label.text for label in labels if inside(label.box, places["hand.1"])]
    longer = ask(holding("abbey"), 1, "search", *options * MAX_CHOICES_DRAWN)
    assert "Spy" not in texts(longer)
    elsewhere = ask(holding("abbey"), 0, "search", *options)
    assert "Spy" not in texts(elsewhere)


def test_cards_that_a_spy_cannot_take_are_shown_too() -> None:
    rest = ["abbey", "library"]
    taking = Option("scout", "card", data={"building": "scout", "cards": rest})
    for options, bright in (((taking,), ("Scout",)), ((Option("none", "card", data={"cards": rest}),), ())):
        view = ask(holding("smithy"), 1, "spy", *options)
        labels = painted_hand(view, words(), numbers=marks(view)).labels
        places = layout(1, len(bright) + len(rest)).places
        for number, card in enumerate((*bright, "Abbey", "Library"), 1):
            here = [label.text for label in labels if inside(label.box, places[f"choice.{number}"])]
            assert card in here
            assert (words()("catan_cards-hand-untaken") in here) == (card not in bright)


def test_numbers_stand_on_the_cards_of_a_hand() -> None:
    view = holding(*GREEN[:3])
    numbers = [("hand.1", "4"), ("hand.3", "5"), ("stack.1", "6")]
    plain = len(painted_hand(view, words()).labels)
    badges = painted_hand(view, words(), numbers=numbers).labels[plain:]
    assert [label.text for label in badges] == ["4", "5"]
    assert all(
        inside(label.box, layout(3, 0).places[f"hand.{number}"]) for label, number in zip(badges, (1, 3), strict=True)
    )


def test_a_card_that_can_answer_an_attack_is_shown_as_one_to_be_played() -> None:
    answers = (
        Option("bishop", "react", data={"source": "arsonist"}),
        Option("none", "react", data={"source": "arsonist"}),
    )
    told = hand_text(ask(holding("bishop", "spy"), 1, "react", *answers), words()).splitlines()
    assert ["can be played now" in line for line in told[1:]] == [True, False]
    assert "can be played now" not in hand_text(holding("bishop"), words())


def test_an_empty_hand_is_described() -> None:
    assert hand_text(holding(), words()) == "Bruno: no cards in hand"
    assert "Bruno: no cards in hand" in texts(holding())


def test_a_hand_is_described_by_card_and_shortened_where_it_is_long() -> None:
    told = hand_text(holding("abbey", "spy"), words()).splitlines()
    assert told == [
        "Bruno: 2 cards in hand",
        "Abbey (Settlement or city): costs 1 lumber, 1 brick, 1 ore; no free place. "
        + words()("catan_cards-effect-abbey"),
        f"Spy (Action · attack); not now. {words()('catan_cards-effect-spy')}",
    ]
    assert "\n".join(told) in render.describe(holding("abbey", "spy"), words())
    many = hand_text(holding(*GREEN[:14]), words())
    assert len(many) <= ALT_LENGTH
    assert words()("catan_cards-effect-abbey") not in many
    assert len(hand_text(holding(*ACTION_CARDS, *GREEN), words())) == ALT_LENGTH


def test_choices_of_cards_have_their_place_in_the_hand() -> None:
    spots = 0
    for view in views_of_game("catan_cards", 2, 5, 7, True, mode="themed"):
        assert isinstance(view, CatanCardsView)
        places = layout(len(view.hand), 0).places
        for spot, _ in marks(view):
            if spot.startswith("hand."):
                assert spot in places
                spots += 1
    assert spots > 10


def test_everything_in_a_principality_is_described() -> None:
    view = crowded("themed", 5)
    lines = render.describe(view, words()).splitlines()
    for each in view.principalities:
        assert (
            f"{NAMES[each.seat]}: {each.points} points of 13. Resources: 12 lumber, 11 bricks, 10 wool, 9 grain, 8 ore, 7 gold."
            in lines
        )
        for card in each.cards:
            foreign = f", owned by {NAMES[card.owner]}" if card.owner != each.seat else ""
            dogma = f", under a dogma of {NAMES[card.dogma]}" if card.dogma is not None else ""
            built = f": {words()(f'name-{card.card}')}{foreign}{dogma}"
            assert any(built in line and line.startswith(_place(each, card)) for line in lines)
    assert "Discard: " in "\n".join(lines)
    assert all(words()(f"name-{card}") in "\n".join(lines) for card in view.row)


def _place(each: PrincipalityView, card: BuiltView) -> str:
    """Return the first words about the place of a card."""
    column, sign = int(card.place[1:3]), mark(f"site.{each.seat}.{card.place}")
    if column % 2 and card.place[0] != "c":
        return f"{sign} · Region"
    kind = next(at.kind for at in each.centre if at.place == f"c{column}")
    return f"{sign} · {kind.capitalize()}"


def test_changes_at_the_table_are_described() -> None:
    view = crowded("tournament", 3)
    own = view.principalities[0]
    road = CentreView("c36", "road")
    others = [
        replace(view, gate=False),
        replace(view, knight=None),
        replace(view, windmill=0),
        replace(view, region_stack=3),
        replace(view, events=3),
        replace(view, sold=("spy",)),
        replace(view, number=2),
        replace(view, stacks=view.stacks[1:]),
        replace(view, supply=view.supply | {"road": 1}),
        replace(view, discards=(replace(view.discards[0], cards=()), view.discards[1])),
        with_area(view, 0, regions=(RegionView("u29", "ore", 2, 1), *own.regions[1:])),
        with_area(view, 0, centre=(*own.centre, road)),
        with_area(view, 0, cards=own.cards[1:]),
        with_area(view, 0, hand=1),
        with_area(view, 0, exposed=1),
        with_area(view, 0, sources={"settlements": 3}),
        with_area(view, 0, goods=own.goods | {"ore": 1}),
    ]
    news = [render.describe(other, words(), view).partition("\n\n")[0] for other in others]
    assert all(each.startswith("What has changed:\n") for each in news)
    assert len(set(news)) == len(news)
    assert len({render.describe(other, words()) for other in (view, *others)}) == len(others) + 1


def test_cards_that_have_left_a_principality_are_described() -> None:
    gone = area().cards[0]
    news = render.describe(with_area(FEW, 0, cards=area().cards[1:]), words(), FEW)
    assert f"Gone from the principality of Ada: {words()(f'name-{gone.card}')}." in news


def test_every_card_looks_different() -> None:
    kinds = {
        words()(f"catan_cards-kind-{card.role or card.colour}") for card in CATALOGUE.values() if card.kind != "event"
    }
    assert len(kinds) == 7


def test_an_operators_corrections_are_drawn() -> None:
    standing = BuiltView("flagship", "u30a", 0, None, 0)
    view = with_area(crowded("themed", 2), 0, cards=(standing,))
    other = replace(view, options={**view.options, "cards": "flagship:trade=7"})
    assert inside(box_of_differences(painted(view), painted(other)), layout_of(view).places["site.0.u30a"])
    assert painted(view).png() == painted(replace(view, options={**view.options, "cards": ""})).png()


def test_a_corrected_card_in_hand_is_drawn_with_its_numbers() -> None:
    view = replace(crowded("themed", 2, viewer=0), hand=hand(["exchange", "flagship"]))
    other = replace(view, options={**view.options, "cards": "flagship:trade=7"})
    assert not Counter(texts(other)) - Counter(texts(view)) - Counter(["7"])
    assert texts(other).count("7") > texts(view).count("7")
    looking = tuple(Option(id, "card", data={"building": id}) for id in ("exchange", "flagship"))
    search = Decision(1, "search", Ask(0, looking, open=False, secret=True))
    chosen = replace(view, hand=(), decisions=(search,), options={**view.options, "cards": "flagship:cost=3gold"})
    drawn = [painted_hand(each, words()).labels for each in (replace(chosen, options=view.options), chosen)]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("settlements", [3, 5, 6])
def test_no_column_beside_a_principality_is_empty(settlements: int) -> None:
    places = layout_of(crowded("base", settlements)).places
    for seat in (0, 1):
        regions, all_columns = (
            [box.x for id, box in places.items() if id.startswith(f"{kind}.{seat}.")] for kind in ("region", "axis")
        )
        assert min(regions) == min(all_columns)


def test_a_change_of_a_store_leaves_the_amount_readable() -> None:
    own = FEW.principalities[0]
    first = own.regions[0]
    before = with_area(FEW, 0, regions=(replace(first, stored=(first.stored + 1) % 3), *own.regions[1:]))
    box = layout_of(FEW).places[f"region.0.{first.place}"]
    box = box._replace(h=box.h + CHANGE_HEIGHT)
    here = [label for label in painted(FEW, before=before).labels if inside(label.box, box)]
    assert any(label.text[0] in "+−" for label in here)
    assert not any(overlap(one.box, other.box) for one, other in combinations(here, 2))
