"""Marks of places, which stay the same for the whole game in picture, menu, description and answers to `why`."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from simcord.components import walk_components

import render
from bot.cards.controls import MAX_BUTTON_LABEL, MAX_MENU_LABEL, Question
from bot.commands.why import menus, wished
from bot.match.match import SeatedMatch
from bot.words import Catalogue
from engine import GAMES
from engine.core.types import Decision
from tests.bot.cards.test_cards import records, story
from tests.simulated import BUTTON, SELECT

WORDS = Catalogue().words("en")

TEMPORARY_SPOTS = (render.LAID_OUT_SPOT, "discard.")
"""Spots of cards that are laid out for one question only."""

LEAST_PLACES = {"caylus": 40, "magna_carta": 20, "catan_cards": 40}


def questions(game: str) -> Iterator[tuple[SeatedMatch, Decision]]:
    """Yield every open question of one recorded game."""
    record = next(one for one in records() if one.setup.game == game)
    for table, _ in story(record):
        for decision in table.core.decisions:
            yield table, decision


def labels_of(components: Iterable[dict[str, Any]]) -> set[str]:
    """Return the labels of all buttons and entries."""
    parts = [*walk_components([*components])]
    buttons = {part["label"] for part in parts if part["type"] == BUTTON}
    return buttons | {entry["label"] for part in parts if part["type"] == SELECT for entry in part["options"]}


def has_mark(label: str, mark: str) -> bool:
    """Return True if a label begins with the mark, or contains it as a number."""
    return label.startswith(f"{mark} · ") or (mark.isdecimal() and mark in re.findall(r"\d+", label))


@pytest.mark.parametrize("game", GAMES)
def test_a_place_keeps_its_mark_and_every_text_names_it(game: str) -> None:
    known: dict[str, str] = {}
    denied = 0
    for table, decision in questions(game):
        words, seat = WORDS.at(table.names), decision.ask.seat
        view = table.view(seat)
        marks = render.marks_of(game, decision)
        drawn = dict(render.marks(view))
        asked = Question(words, game, "m", "0.1", decision)
        choices = labels_of(row.to_component_dict() for row in asked.controls())
        lines = render.describe(view, words, whole=False).splitlines()
        for (spot, mark), option in zip(marks, decision.ask.options, strict=True):
            label = asked.label(option, MAX_MENU_LABEL)
            assert {label, asked.label(option, MAX_BUTTON_LABEL)} & choices
            assert f"– {label}" in lines
            if mark:
                assert drawn[spot] == mark
                assert has_mark(label, mark), label
                if not spot.startswith(TEMPORARY_SPOTS):
                    assert known.setdefault(spot, mark) == mark, spot
        assert len({spot for spot, mark in marks if mark}) == len({mark for _, mark in marks if mark})
        wishes = [wish for wish in wished(table, seat) if wish.option.spot in known]
        reasons = (
            labels_of(part.to_component_dict() for part in menus(words, table, wishes).children) if wishes else set()
        )
        for wish in wishes:
            denied += 1
            assert any(has_mark(label, known[wish.option.spot]) for label in reasons)
    assert len(known) > LEAST_PLACES[game]
    assert denied > 20 or game == "catan_cards"


def test_places_of_one_game_do_not_share_a_mark() -> None:
    for game in ("caylus", "magna_carta"):
        fixed = {
            spot: mark for _, decision in questions(game) for spot, mark in render.marks_of(game, decision) if mark
        }
        assert len({*fixed.values()}) == len(fixed)


def test_the_marks_of_two_principalities_differ() -> None:
    mark = render.artist_of("catan_cards").mark
    assert (mark("region.0.u29"), mark("region.1.u29"), mark("axis.0.c30")) == ("L2", "2L", "M3")
    places = [
        f"{side}{column}{slot}"
        for column in range(19, 43)
        for side, slots in (("u", "abxy"), ("d", "abxy"))
        for slot in (slots[:2] if column % 2 == 0 else ("", *slots[2:]))
    ]
    named = [mark(f"site.{seat}.{place}") for seat in (0, 1) for place in (*places, "c31", "c31x")]
    assert len({*named}) == len(named)
