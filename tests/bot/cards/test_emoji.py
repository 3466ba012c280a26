"""Emoji beside words on buttons, in menus and before names, once Discord has them."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
import pytest

from bot.cards import emoji
from bot.cards.controls import Question
from bot.cards.turn_card import table_button, turn_card
from bot.match.outbox import Announcement
from bot.words import Catalogue
from engine.core.types import Ask, Data, Decision, Option
from render.legend_and_emoji import EMBLEMS, SIGNS
from render.prose.signs import option_signs
from tests.bot.playing import Match
from tests.simulated import BUTTON, SELECT

EN = Catalogue().words("en")


@pytest.fixture
def shown() -> Iterator[None]:
    """Signs that have all been uploaded."""
    emoji.show({sign: discord.PartialEmoji(name=sign, id=1 + number) for number, sign in enumerate(SIGNS)})
    yield
    emoji.withdraw()


def signed(options: dict[str, Data]) -> Mapping[str, str]:
    return option_signs([Option(key, data=data) for key, data in options.items()])


def test_an_option_has_the_sign_of_its_gain_or_cost_or_place() -> None:
    assert signed({"food": {"gain": {"food": 1}}, "2gold": {"gain": {"gold": 2}}, "none": {}}) == {
        "food": "food",
        "2gold": "gold",
    }
    sold: dict[str, Data] = {kind: {"pay": {kind: 1}, "gain": {"denier": 4}} for kind in ("wood", "cloth")}
    assert signed(sold) == {"wood": "wood", "cloth": "cloth"}
    assert signed({"n_farm@1": {"building": "n_farm"}, "castle": {"building": "castle"}, "pass": {}}) == {
        "n_farm@1": "food",
        "castle": "castle",
        "pass": "pass",
    }
    assert signed({"u27": {"region": "lumber"}, "d27": {"region": "ore"}}) == {"u27": "wood", "d27": "ore"}


def test_signs_that_tell_nothing_apart_are_left_out() -> None:
    assert signed({"a": {"gain": {"vp": 4}}, "b": {"gain": {"vp": 4}}}) == {}
    assert signed({"a": {"gain": {"food": 1, "wood": 1}}, "b": {}}) == {}


@pytest.mark.usefixtures("shown")
def test_buttons_and_entries_keep_their_words_and_ids() -> None:
    kinds = ("food", "wood", "stone", "cloth", "gold")
    few = tuple(Option(kind, data={"gain": {kind: 1}, "building": "n_farm"}) for kind in kinds)
    many = tuple(Option(f"{n}{o.key}", data=o.data) for n in range(5) for o in few)
    for options, control in ((few, BUTTON), (many, SELECT)):
        decision = Decision(0, "produce", Ask(0, options, 1, 1))
        question = Question(EN, "caylus", "match", "0.1", decision)
        with_emoji = _described(question)
        emoji.withdraw()
        plain = _described(question)
        assert [*map(_without_emoji, with_emoji)] == plain
        assert all("emoji" in one for one in with_emoji), control
        assert len(plain) == len(options)
        emoji.show({kind: discord.PartialEmoji(name=kind, id=1) for kind in kinds})


def _described(question: Question) -> list[dict[str, Any]]:
    """Return the buttons of a question, and the entries of its menus."""
    controls = [child.to_component_dict() for row in question.controls() for child in row.children]
    return [entry for control in controls for entry in control.get("options", [control])]


def _without_emoji(control: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in control.items() if name != "emoji"}


@pytest.mark.usefixtures("shown")
async def test_a_card_has_signs_for_its_acts_and_the_emblem_of_its_player(match: Match) -> None:
    table = await match.table()
    card = turn_card(table, EN, Announcement(()))
    (decision,) = table.core.decisions
    texts = [one.content for one in card.layout.walk_children() if isinstance(one, discord.ui.TextDisplay)]
    assert any(one.startswith(f"### {emoji.emblem(decision.ask.seat)}") for one in texts)
    buttons = [one for one in card.layout.walk_children() if isinstance(one, discord.ui.Button)]
    found = {one.label: one.emoji.name for one in buttons if one.emoji is not None}
    assert found[EN("button-undo")] == "undo"
    acts = {act: table_button(EN, table, act, [1]).emoji for act in ("move", "undo")}
    assert {act: one and one.name for act, one in acts.items()} == {"move": EMBLEMS[1], "undo": "undo"}
    (menu,) = [
        one
        for one in card.layout.walk_children()
        if isinstance(one, discord.ui.Select) and one.placeholder == EN("menu-more")
    ]
    assert all(one.emoji is not None for one in menu.options)


def test_without_an_upload_nothing_is_shown() -> None:
    assert emoji.act_emoji("undo") is None
    assert emoji.emblem(0) == ""
    assert emoji.option_emoji([Option("pass"), Option("draw")]) == {}


@pytest.mark.usefixtures("shown")
def test_every_seat_has_its_emblem() -> None:
    assert emoji.SEAT_SIGNS == EMBLEMS
    assert len({emoji.emblem(seat) for seat in range(len(EMBLEMS))}) == len(EMBLEMS)
    assert emoji.seat_emoji(len(EMBLEMS)) is None
