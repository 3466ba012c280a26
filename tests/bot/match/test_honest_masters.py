"""A master's answers, values and requests do not depend on cards that it cannot see, in games among masters.

For more positions: `PROVOST_HONEST=10000 pytest tests/bot/match/test_honest_masters.py --log-cli-level=info`.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.match import computer_levels
from bot.match.search_worker import SearchedQuestion, explained, request_about
from engine import GAMES
from engine.catan_cards import building
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import CHANCE, Decision, Seat
from engine.minds.features import AnyGame
from engine.minds.rollout import generator, replied
from engine.minds.search import AnswerSearch, Mind, Table
from engine.minds.weights import mind_for
from tests.catan_cards import secrets
from tests.games import KITS
from tests.games.kit import NoSecrets
from tests.sizes import size

log = logging.getLogger(__name__)

HONEST = size("HONEST", 60)
"""The number of positions, divided equally among the kinds of games."""

QUESTION_STEP, HINT_STEP, SIMULATIONS, TENTHS = 3, 5, 8, 10
"""Steps and settings of the search.

Every `QUESTION_STEP`th question with a choice is examined, and every `HINT_STEP`th of those as a hint. The players
choose at a temperature of `TENTHS`.
"""

KINDS: list[tuple[str, dict[str, str]]] = [
    ("caylus", {}),
    ("magna_carta", {"rules": "standard"}),
    ("magna_carta", {"rules": "beginner"}),
    ("catan_cards", {"mode": "base"}),
    ("catan_cards", {"mode": "themed"}),
    ("catan_cards", {"mode": "tournament"}),
]
"""Every game with its modes; Caylus hides nothing."""

pytestmark = pytest.mark.no_cover


def hidden_from(game: str, position: Position[Any, Any], seat: Seat) -> Iterator[list[list[str]]]:
    """Yield groups of lists between which a seat could not notice an exchange of cards, by the rules of the game."""
    state: Any = position.state
    if game == "magna_carta":
        for owner, player in enumerate(state.players):
            yield [player.pile] if owner == seat else [player.pile, player.hand]
    if game == "catan_cards":
        yield from secrets.unseen(position, seat)
        yield [state.events]
        if not any(isinstance(frame, building.NewRegions) for frame in secrets.frames(position)):
            yield [state.region_stack]


def exchange_hidden_cards(game: AnyGame, position: Position[Any, Any], seat: Seat, rng: Random) -> Position[Any, Any]:
    """Exchange all cards that a seat cannot see, without the engine's own way to redeal them."""
    other = game.copy(position)
    for places in hidden_from(game.name, other, seat):
        cards = [card for place in places for card in place]
        rng.shuffle(cards)
        for place in places:
            place[:] = [cards.pop() for _ in place]
    return other


def questions(name: str, options: dict[str, str]) -> Iterator[tuple[Setup, Mind, Position[Any, Any], Decision]]:
    """Yield questions with a choice to masters that play by their policy, at every number of seats in turn."""
    game, number, asked = GAMES[name], 0, 0
    while True:
        setup = game.setup(game.seats[number % len(game.seats)], options)
        mind, source, number = mind_for(game, setup), generator(number), number + 1
        assert mind is not None
        play = game.fork(game.begin(setup))
        while play.decisions:
            decision = play.decisions[0]
            if decision.ask.seat != CHANCE and len(decision.ask.options) > decision.ask.least:
                asked += 1
                if asked % QUESTION_STEP == 0:
                    yield setup, mind, play.position, decision
            play.answer(decision, replied(mind.policy, game, play, decision, source, TENTHS))


def think(setup: Setup, mind: Mind, position: Position[Any, Any], decision: Decision, seed: int) -> dict[str, object]:
    """Return everything that a master makes of a position: its process's request, its answers and its values."""
    game = GAMES[setup.game]
    request = request_about(SearchedQuestion(game, setup, position, decision), Random(seed), 0.1)
    found: dict[str, object] = {"bytes": msgspec.msgpack.encode(request)}
    found["at once"] = computer_levels.answer("master", game, setup, position, decision, Random(seed))
    for reasons in (False, True)[: 1 + (seed % HINT_STEP == 0)]:
        search = AnswerSearch(Table(game, setup.seats, mind), position, decision, seed, explained=reasons)
        choice = search.choose(lambda done: done >= SIMULATIONS)
        name = "hint" if reasons else "master"
        found[f"{name}'s answer"] = choice.picks
        found[f"{name}'s values"] = choice.ranked
        if reasons:
            found["reasons"] = explained(search, choice)
    return found


def differences(
    name: str, options: dict[str, str], count: int, look: Callable[..., dict[str, object]] = think
) -> tuple[Counter[str], int]:
    """Count the differences when hidden cards are exchanged, and how often an exchange changed the position."""
    game, rng, found, changed = GAMES[name], Random(name), Counter[str](), 0
    for number, (setup, mind, position, decision) in zip(range(count), questions(name, options), strict=False):
        other = exchange_hidden_cards(game, position, decision.ask.seat, rng)
        changed += game.save(other) != game.save(position)
        one, two = (look(setup, mind, at, decision, number) for at in (position, other))
        found.update(part for part in one if one[part] != two[part])
    return found, changed


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_a_masters_answers_do_not_depend_on_hidden_cards(name: str, options: dict[str, str]) -> None:
    count = HONEST // len(KINDS)
    found, changed = differences(name, options, count)
    log.info("%s %s: %d positions, others with hidden cards in %d, %s", name, options, count, changed, dict(found))
    assert found == {}
    assert (changed > count / 2) == (not isinstance(KITS[name].secrets, NoSecrets))


def test_a_master_that_looks_at_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["magna_carta"]), "deal_unseen", lambda *given: None)
    found, _ = differences("magna_carta", {"rules": "standard"}, 20)
    assert {"bytes", "master's values"} <= found.keys()
