"""Highlighted buttons: at most one on a card, and its choice does something harmless."""

from collections import Counter
from typing import Any, Final

import discord
import pytest
from simcord.components import walk_components

from bot.cards import custom_ids, private_card, turn_card
from bot.cards.controls import IDLE_KEYS, MAX_LINE_LABEL
from bot.cards.layouts import Layout
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from bot.words import Catalogue
from engine import GAMES
from engine.core.types import CHANCE, Action, Decision, Option
from tests.bot.cards.test_cards import moments
from tests.simulated import BUTTON

LOCALES: Final = ("en", "it", "es")


def buttons(layout: Layout) -> list[dict[str, Any]]:
    """Return the buttons of a message."""
    components = layout.to_components()  # type: ignore[no-untyped-call] # discord.py annotates it only in part
    return [part for part in walk_components(components) if part["type"] == BUTTON]


def choice_of(match: SeatedMatch, button: dict[str, Any]) -> tuple[Decision, Option] | None:
    """Return the question and option of a button, or None for a button about the match."""
    press = custom_ids.read(button["custom_id"])
    if press.prefix != custom_ids.CHOICE:
        return None
    _, name, key = press.args
    (decision,) = (one for one in match.core.decisions if match.decision_name(one) == name)
    (option,) = (one for one in decision.ask.options if token(one.key) == key)
    return decision, option


def has_no_rival(decision: Decision, option: Option) -> bool:
    """Return True if no other answer of a group and verb does something, so that a menu would have one entry."""
    rivals = [one for one in decision.ask.options if (one.group, one.verb) == (option.group, option.verb)]
    return sum(one.key not in IDLE_KEYS for one in rivals) == 1


def is_harmless(match: SeatedMatch, decision: Decision, option: Option) -> bool:
    """Return True if an option changes the position, or rolls, without a loss of points."""
    game, before, seat = match.game, match.core.position, decision.ask.seat
    after, _ = game.apply(before, Action(seat, decision.kind, (option.key,)))
    rolls = any(one.ask.seat == CHANCE for one in game.decisions(after))
    points = [game.result(position.state).scores[seat] for position in (before, after)]
    return (after.state != before.state or rolls) and points[1] >= points[0]


@pytest.mark.parametrize("game", GAMES)
def test_at_most_one_button_is_highlighted_and_it_is_harmless(game: str) -> None:
    highlighted: Counter[str] = Counter()
    for number, (match, news) in enumerate(moments(game)):
        words = Catalogue().words(LOCALES[number % len(LOCALES)]).at(match.names)
        cards = [turn_card.turn_card(match, words, news).layout]
        cards += [private_card.private_card(match, words, seat).layout for seat in match.asked()]
        for card in cards:
            shown = buttons(card)
            primary = [one for one in shown if one["style"] == discord.ButtonStyle.primary.value]
            assert len(primary) <= 1
            for button in shown:
                chosen = choice_of(match, button)
                assert chosen is None or len(button["label"]) <= MAX_LINE_LABEL or has_no_rival(*chosen)
            for button in primary:
                if found := choice_of(match, button):
                    decision, option = found
                    highlighted[decision.kind] += 1
                    skips = match.game.skips.get(decision.kind)
                    assert len(decision.ask.options) == 1 or option.key == skips
                    assert not option.data.get("beyond")
                    assert option.key == skips or is_harmless(match, decision, option), (decision.kind, option)
    assert highlighted or game == "magna_carta", "a sole answer is rare there, and none is among the moments"
