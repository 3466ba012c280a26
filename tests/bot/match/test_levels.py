"""Levels of computer players: the meaning of a stored name, and the levels that seats get."""

from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.match.computer_levels import DEFAULT_LEVEL, PLAYER_LEVELS, answer, known_level, searches
from bot.match.service import Matches
from bot.match.settings import COMPUTER_LEVEL, STAND_IN_LEVEL, TOURNAMENT, allows_hints, style_of, valid
from engine import GAMES
from engine.core.computer_facts import stem
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.choosing import builder, purposefully
from engine.minds.weights import mind_for
from storage.matches import SeatRow
from tests.bot.tabletop import USERS, begin, unsaved_match

SEEDS = range(20)
CAYLUS = GAMES["caylus"]


def first_question() -> tuple[Setup, Position[Any, Any], Decision]:
    """Return the first question of Caylus to a player."""
    setup = CAYLUS.setup(2)
    play = CAYLUS.resume(CAYLUS.begin(setup))
    while play.decisions[0].ask.seat < 0:
        decision = play.decisions[0]
        play.answer(decision, tuple(option.key for option in decision.ask.options[: decision.ask.least]))
    return setup, play.position, play.decisions[0]


def answers(name: str, style: str = "") -> list[tuple[str, ...]]:
    setup, position, decision = first_question()
    return [answer(name, CAYLUS, setup, position, decision, Random(seed), style) for seed in SEEDS]


@pytest.mark.parametrize(("name", "policy"), [("random", purposefully), ("builder", builder)])
def test_old_seats_play_as_they_did(name: str, policy: Any) -> None:
    _, position, decision = first_question()
    look = partial(CAYLUS.view, position, decision.ask.seat)
    assert answers(name) == [policy(CAYLUS, decision, look, Random(seed)) for seed in SEEDS]


def test_a_level_of_a_newer_program_plays_at_random() -> None:
    assert known_level("grandmaster") == "random"
    assert answers("grandmaster") == answers("random")


def test_a_level_that_searches_answers_at_once_as_the_usual_one() -> None:
    assert [level for level in PLAYER_LEVELS if searches(level)] == ["master"]
    assert answers("master") == answers(DEFAULT_LEVEL) != answers("apprentice")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_trained_level(game: str) -> None:
    rules = GAMES[game]
    assert [seats for seats in rules.seats if mind_for(rules, rules.setup(seats)) is None] == []


def test_without_training_a_level_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.computer_levels._mind", lambda *kind: None)
    assert answers("journeyman") == answers("builder")


async def test_a_player_who_resigns_is_replaced_by_the_stand_in_level(tables: Matches) -> None:
    match_id = await begin(tables, 2, stand_in="apprentice")
    table = await tables.resign(match_id, USERS[0], "Computer 1")
    assert table.seats[0].computer == "apprentice"


def test_unknown_settings_give_the_default_level() -> None:
    assert valid({STAND_IN_LEVEL: "grandmaster", COMPUTER_LEVEL: "master"}) == {COMPUTER_LEVEL: "master"}
    row = unsaved_match(CAYLUS.setup(2)).row
    assert [allows_hints(row, people) for people in (1, 2)] == [True, False]
    tournament = structs.replace(row, settings={**row.settings, TOURNAMENT: "cup 1.1.1 Cup"})
    assert not allows_hints(tournament, 1), "whose opponent may come back"


@pytest.mark.parametrize("level", PLAYER_LEVELS)
def test_every_level_leans_towards_its_style(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    (first,) = answers(level)[0]
    monkeypatch.setattr(type(CAYLUS), "styles", {f"no {first}": {f"place:{stem(first)}": -999}})
    assert [picks for picks in answers(level, f"no {first}") if picks == (first,)] == []


def test_bots_of_a_match_have_different_styles_and_keep_them() -> None:
    row = unsaved_match(CAYLUS.setup(3)).row
    bots = [SeatRow(number, None, f"Bot {number}", DEFAULT_LEVEL) for number in (1, 2, 3)]
    styles = [style_of(row, bot) for bot in bots]
    assert {*styles} == {*CAYLUS.styles}
    assert [style_of(row, structs.replace(bot, seat=0)) for bot in bots] == styles


def test_no_style_for_people_stand_ins_older_levels_and_games_without_styles(monkeypatch: pytest.MonkeyPatch) -> None:
    row = unsaved_match(CAYLUS.setup(3)).row
    person, bot = SeatRow(0, USERS[0], "Ada"), SeatRow(1, None, "Bot 1", DEFAULT_LEVEL)
    others = [person, structs.replace(bot, former=USERS[0]), structs.replace(bot, computer="builder")]
    assert [style_of(row, seat) for seat in others] == [""] * 3
    monkeypatch.setattr(type(CAYLUS), "styles", {})
    assert style_of(row, bot) == ""
