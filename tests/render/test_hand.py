"""Hands of players, as pictures and as text, shown to their owners alone."""

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES
from engine.magna_carta.view import MagnaCartaView
from render import marks
from render.canvas.canvas import Canvas
from render.canvas.theme import THEMES
from render.parts.poster import POSTER_SIZE
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.describe import ALT_LENGTH
from tests.render import caylus
from tests.render.magna_carta import OWNED, crowded, hand, views
from tests.render.positions import NAMES
from tests.render.tables import hand_text, painted_hand, words
from tests.render.test_layout import forget

MAX_BYTES = 150 * 1024


def holding(*cards: str) -> MagnaCartaView:
    return replace(crowded(3, 12, viewer=1), hand=hand(cards))


def test_only_games_with_hidden_hands_have_hands() -> None:
    assert render.has_hand("magna_carta")
    assert not render.has_hand("caylus")
    assert not render.has_hand("chess")


def test_a_game_without_an_artist_is_refused() -> None:
    with pytest.raises(KeyError, match="chess"):
        render.artist_of("chess")


def test_a_viewer_without_a_hand_gets_no_picture_and_no_text() -> None:
    for view, why in ((crowded(), "a spectator has no hand"), (caylus.busy(), "there are no hands in caylus")):
        with pytest.raises(ValueError, match=why):
            render.draw(Picture(view, words(), shape=render.HAND))
        with pytest.raises(ValueError, match=why):
            hand_text(view, words())


@pytest.mark.parametrize("theme", THEMES)
def test_a_hand_of_every_card_is_a_small_poster(theme: str) -> None:
    view = holding(*OWNED)
    assert len(render.draw(Picture(view, words(), theme, shape=render.HAND))) <= MAX_BYTES
    assert painted_hand(view, words(), theme).image.size == POSTER_SIZE


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_its_name_and_its_effect(locale: str) -> None:
    said = words(locale)
    found = [label.text for label in painted_hand(holding("bank", "market", "small_farm"), said).labels]
    for card in ("bank", "market", "small_farm"):
        assert said(f"name-{card}") in found
        assert " ".join(said(f"magna_carta-effect-{card}").split()) in " ".join(found)


def test_affordable_cards_are_not_shown_by_colour_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    sketch = Canvas.sketch

    def note(canvas: Canvas, x: int, y: int, text: str, size: int) -> None:
        drawn.append(text)
        sketch(canvas, x, y, text, size)

    monkeypatch.setattr(Canvas, "sketch", note)
    view = holding("bank")
    assert view.hand is not None
    dear = replace(view, hand=tuple(replace(card, affordable=False) for card in view.hand))
    for each, shown, absent in ((view, "check", "lock"), (dear, "lock", "check")):
        drawn.clear()
        forget()
        painted_hand(each, words())
        assert PICTOGRAMS[shown] in drawn
        assert PICTOGRAMS[absent] not in drawn


def test_an_empty_hand_is_described() -> None:
    view = holding()
    assert hand_text(view, words()) == "Bruno: no cards in hand"
    assert "Bruno: no cards in hand" in [label.text for label in painted_hand(view, words()).labels]


def test_letters_are_on_the_cards() -> None:
    view = holding(*OWNED[:5])
    numbers = [(f"hand.{card}", letter) for card, letter in zip(OWNED[:5], "CDEFG", strict=True)]
    plain = [label.text for label in painted_hand(view, words()).labels]
    lettered = [label.text for label in painted_hand(view, words(), numbers=[*numbers, ("road.3", "B")]).labels]
    assert sorted(set(lettered) - set(plain)) == list("CDEFG")


def test_choices_that_build_name_a_card_of_the_hand() -> None:
    spots = 0
    for view in views(3, 5, own=True):
        assert view.hand is not None
        held = {f"hand.{card.card}" for card in view.hand}
        offered = [spot for spot, _ in marks(view) if spot.startswith("hand.")]
        assert set(offered) <= held
        spots += len(offered)
    assert spots > 10


def test_a_hand_is_described_card_by_card() -> None:
    told = hand_text(holding("bank", "market"), words()).splitlines()
    assert told == [
        "Bruno: 2 cards in hand",
        f"{words()('name-bank')}: costs 1 wood, 2 stone; 3 points; you can pay for it. {words()('magna_carta-effect-bank')}",
        f"{words()('name-market')}: costs 1 wood, 1 cube of any kind; 2 points; you cannot pay for it yet. "
        + words()("magna_carta-effect-market"),
    ]
    assert "\n".join(told) in render.describe(holding("bank", "market"), words())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_large_hand_is_described_without_the_effects_of_cards(locale: str) -> None:
    told = hand_text(holding(*OWNED), words(locale))
    assert len(told) <= ALT_LENGTH
    assert not told.endswith("…")
    for card in OWNED:
        assert words(locale)(f"name-{card}") in told
    endless = hand_text(holding(*OWNED), words(locale, ["W" * 2000] * 3))
    assert len(endless) == ALT_LENGTH


def test_no_viewer_sees_another_hand() -> None:
    others = [holding("bank"), holding("market", "church")]
    public = [replace(view, viewer=None, hand=None) for view in others]
    assert render.describe(public[0], words()) == render.describe(public[1], words())
    assert "in hand\n" not in render.describe(public[0], words())
    assert f"{NAMES[1]}: 1 card in hand" in render.describe(others[0], words())
