"""The Catan Card Game on a phone: an action takes at most three taps, and a turn rarely over two waits."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from bot.cards.controls import Question
from bot.match.safe_names import token
from bot.words import Catalogue
from engine.core.flow import Play
from engine.core.types import CHANCE, Action, Decision
from tests.bot.builders import played
from tests.contract.drawing import LISTED
from tests.simulated import BUTTON, SELECT

WORDS = Catalogue().words("en")
GAME = LISTED["catan_cards"]
MODES = GAME.options[0].values
GAMES_EACH = 6
FOLLOW_UP_QUESTIONS = ("site", "receive")
"""Questions that belong to the action before them: the place of a card, the goods from the bank."""

BUTTON_TAPS, MENU_TAPS = 1, 2
MAX_VISITS = 2
USUAL_SHARE = 0.95


@cache
def moves(mode: str) -> tuple[tuple[int, Decision, Action], ...]:
    """Return each answer in some games: its turn (negative if it is not the player's), the question and the answer."""
    return tuple(move for seed in range(GAMES_EACH) for move in _moves(mode, seed))


def _moves(mode: str, seed: int) -> Iterator[tuple[int, Decision, Action]]:
    record = played(mode, seed).record
    play: Play[object] = GAME.resume(GAME.begin(record.setup))
    for entry in record.entries:
        assert isinstance(entry, Action)
        decision = next(one for one in play.decisions if one.ask.seat == entry.seat and one.kind == entry.kind)
        if entry.seat != CHANCE and play.state.turn:  # type: ignore[attr-defined] # the state of this game
            foreign = entry.seat != play.state.active  # type: ignore[attr-defined] # as above
            yield (-1 if foreign else 1) * (1000 * seed + play.state.turn), decision, entry  # type: ignore[attr-defined] # as above
        play.answer(decision, entry.picks)


def taps(decision: Decision, key: str) -> int:
    """Return the number of taps that pick an option."""
    for row in Question(WORDS, GAME.name, "match", "0.1", decision).controls():
        for control in (child.to_component_dict() for child in row.children):
            if control["type"] == BUTTON and control["custom_id"].endswith(f"|{token(key)}"):
                return BUTTON_TAPS
            if control["type"] == SELECT and any(one["value"] == token(key) for one in control["options"]):
                return MENU_TAPS
    raise AssertionError(key)


def actions(mode: str) -> Iterator[tuple[str, int]]:
    """Yield the verb and the taps of every action, including the questions that belong to it."""
    verb, count = "", 0
    for _, decision, action in moves(mode):
        if verb and decision.kind not in FOLLOW_UP_QUESTIONS:
            yield verb, count
            verb = ""
        if decision.kind == "act":
            verb = next(option.verb for option in decision.ask.options if option.key == action.picks[0])
            count = 0
        if verb:
            count += taps(decision, action.picks[0])


@pytest.mark.parametrize("mode", MODES)
def test_to_build_to_trade_and_to_play_a_card_takes_three_taps_at_most(mode: str) -> None:
    found = Counter(actions(mode))
    assert {verb for verb, _ in found} >= {"build", "trade", "play", "end"}
    assert max(count for _, count in found) <= 3


@pytest.mark.parametrize("mode", MODES)
def test_the_usual_turn_needs_at_most_two_visits_of_the_opponent(mode: str) -> None:
    """Count answers in a row as one visit."""
    visits: Counter[int] = Counter()
    before = 0
    for turn, _, _ in moves(mode):
        visits[abs(turn)] += turn < 0 and turn != before
        before = turn
    few = sum(count <= MAX_VISITS for count in visits.values())
    assert max(visits.values()) > MAX_VISITS, "the games have lively turns too"
    assert few / len(visits) > USUAL_SHARE
