"""A player's own hand, as a picture and as text; nobody else's."""

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES
from engine.magna_carta.view import MagnaCartaView
from render.canvas.canvas import Box
from render.canvas.theme import THEMES
from render.magna_carta.layout import hand_layout
from render.prose.describe import ALT_LENGTH
from tests.render import caylus
from tests.render.magna_carta import OWNED, crowded, hand, views
from tests.render.positions import NAMES, marks
from tests.render.tables import inside, overlap, painted_hand, words

LARGEST = 200 * 1024


def holding(*cards: str) -> MagnaCartaView:
    return replace(crowded(3, 12, viewer=1), hand=hand(cards))


def test_only_games_with_hidden_hands_have_hands() -> None:
    assert render.has_hand("magna_carta")
    assert not render.has_hand("caylus")
    assert not render.has_hand("chess")


def test_a_game_that_nobody_draws_is_refused() -> None:
    with pytest.raises(KeyError, match="chess"):
        render.artist_of("chess")


def test_who_has_no_hand_gets_no_picture_and_no_text() -> None:
    for view, why in ((crowded(), "a spectator has no hand"), (caylus.busy(), "there are no hands in caylus")):
        with pytest.raises(ValueError, match=why):
            render.draw_hand(view, words())
        with pytest.raises(ValueError, match=why):
            render.describe_hand(view, words())


@pytest.mark.parametrize("theme", THEMES)
def test_a_hand_of_every_card_is_small_and_fits_a_phone(theme: str) -> None:
    view = holding(*OWNED)
    assert len(render.draw_hand(view, words(), theme)) <= LARGEST
    assert painted_hand(view, words(), theme).image.width <= 800


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_names_itself_and_says_whether_it_can_be_paid(locale: str) -> None:
    said = words(locale)
    view = holding("bank", "market", "small_farm")
    labels = painted_hand(view, said).labels
    places = hand_layout(("bank", "market", "small_farm")).places
    for card, state in (("bank", "affordable"), ("market", "dear"), ("small_farm", "affordable")):
        here = [label.text for label in labels if inside(label.box, places[f"hand.{card}"])]
        assert said(f"name-{card}") in here
        assert said(f"magna_carta-hand-{state}") in here
        assert " ".join(said(f"magna_carta-effect-{card}").split()) in " ".join(here)


def test_what_can_be_paid_is_not_told_by_colour_alone() -> None:
    view = holding("bank")
    assert view.hand is not None
    dear = replace(view, hand=tuple(replace(card, affordable=False) for card in view.hand))
    one, other = ({label.text for label in painted_hand(each, words()).labels} for each in (view, dear))
    assert one - other == {"can be paid now"}
    assert other - one == {"cannot be paid yet"}


def test_an_empty_hand_is_told() -> None:
    view = holding()
    assert render.describe_hand(view, words()) == "Bruno: no cards in hand"
    assert "Bruno: no cards in hand" in [label.text for label in painted_hand(view, words()).labels]


def test_numbers_stand_on_the_cards() -> None:
    view = holding(*OWNED[:5])
    numbers = [(f"hand.{card}", str(number)) for number, card in enumerate(OWNED[:5], 3)]
    plain = len(painted_hand(view, words()).labels)
    badges = painted_hand(view, words(), numbers=[*numbers, ("road.3", "1")]).labels[plain:]
    assert [label.text for label in badges] == [number for _, number in numbers]
    places = hand_layout(tuple(OWNED[:5])).places
    assert all(inside(label.box, places[spot]) for label, (spot, _) in zip(badges, numbers, strict=True))


def test_every_way_to_pay_for_one_card_shares_its_number() -> None:
    view = holding("peddler", "bank")
    plain = len(painted_hand(view, words()).labels)
    badges = painted_hand(view, words(), numbers=[("hand.peddler", "4"), ("hand.peddler", "5")]).labels[plain:]
    assert [label.text for label in badges] == ["4–5"]


def test_choices_that_build_have_their_place_in_the_hand() -> None:
    spots = 0
    for view in views(3, 5, own=True):
        assert view.hand is not None
        places = hand_layout(tuple(card.card for card in view.hand)).places
        for spot, _ in marks(view):
            if spot.startswith("hand."):
                assert spot in places
                spots += 1
    assert spots > 10


def test_cards_do_not_overlap() -> None:
    for count in range(len(OWNED) + 1):
        layout = hand_layout(tuple(OWNED[:count]))
        boxes = list(layout.places.values())
        assert all(inside(box, Box(0, 0, layout.width, layout.height)) for box in boxes)
        assert not any(overlap(one, other) for one in boxes for other in boxes if one is not other)


def test_a_hand_is_told_card_by_card() -> None:
    told = render.describe_hand(holding("bank", "market"), words()).splitlines()
    assert told == [
        "Bruno: 2 cards in hand",
        f"{words()('name-bank')}: costs 1 wood, 2 stone; 3 points; can be paid now. {words()('magna_carta-effect-bank')}",
        f"{words()('name-market')}: costs 1 wood, 1 cube of any kind; 2 points; cannot be paid yet. "
        + words()("magna_carta-effect-market"),
    ]
    assert "\n".join(told) in render.describe(holding("bank", "market"), words())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_large_hand_is_told_without_what_the_cards_do(locale: str) -> None:
    told = render.describe_hand(holding(*OWNED), words(locale))
    assert len(told) <= ALT_LENGTH
    assert not told.endswith("…")
    for card in OWNED:
        assert words(locale)(f"name-{card}") in told
    endless = render.describe_hand(holding(*OWNED), words(locale, ["W" * 2000] * 3))
    assert len(endless) == ALT_LENGTH


def test_nobody_sees_another_hand() -> None:
    others = [holding("bank"), holding("market", "church")]
    public = [replace(view, viewer=None, hand=None) for view in others]
    assert render.describe(public[0], words()) == render.describe(public[1], words())
    assert "in hand\n" not in render.describe(public[0], words())
    assert f"{NAMES[1]}: 1 card in hand" in render.describe(others[0], words())
