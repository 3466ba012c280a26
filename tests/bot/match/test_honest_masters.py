"""A master's answers, values and requests are the same whatever cards it cannot see, in games of masters among themselves.

More positions: `PROVOST_HONEST=10000 pytest tests/bot/match/test_honest_masters.py --log-cli-level=info`.
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
"""Positions in all; as many of each kind of game."""

EVERY, HINTED, SIMULATIONS, TENTHS = 3, 5, 8, 10
"""Only each `EVERY`th question with a choice is looked at, and each `HINTED`th of those asked about as a hint.

The players choose at a temperature of `TENTHS`.
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
    """Groups of lists between which a seat could not tell if cards were exchanged, by the rules of the game."""
    state: Any = position.state
    if game == "magna_carta":
        for owner, player in enumerate(state.players):
            yield [player.pile] if owner == seat else [player.pile, player.hand]
    if game == "catan_cards":
        yield from secrets.unseen(position, seat)
        yield [state.events]
        if not any(isinstance(frame, building.NewRegions) for frame in secrets.frames(position)):
            yield [state.region_stack]


def permuted(game: AnyGame, position: Position[Any, Any], seat: Seat, rng: Random) -> Position[Any, Any]:
    """Exchange all cards that a seat cannot see, without the engine's own way to deal them again."""
    other = game.copy(position)
    for places in hidden_from(game.name, other, seat):
        cards = [card for place in places for card in place]
        rng.shuffle(cards)
        for place in places:
            place[:] = [cards.pop() for _ in place]
    return other


def questions(name: str, options: dict[str, str]) -> Iterator[tuple[Setup, Mind, Position[Any, Any], Decision]]:
    """Questions with a choice to masters that play by their policy, at every number of seats in turn."""
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
                if asked % EVERY == 0:
                    yield setup, mind, play.position, decision
            play.answer(decision, replied(mind.policy, game, play, decision, source, TENTHS))


def told(setup: Setup, mind: Mind, position: Position[Any, Any], decision: Decision, seed: int) -> dict[str, object]:
    """Everything that a master makes of a position: what its process gets, and what it answers and thinks of it."""
    game = GAMES[setup.game]
    request = request_about(SearchedQuestion(game, setup, position, decision), Random(seed), 0.1)
    found: dict[str, object] = {"bytes": msgspec.msgpack.encode(request)}
    found["at once"] = computer_levels.answer("master", game, setup, position, decision, Random(seed))
    for reasons in (False, True)[: 1 + (seed % HINTED == 0)]:
        search = AnswerSearch(Table(game, setup.seats, mind), position, decision, seed, explained=reasons)
        choice = search.choose(lambda done: done >= SIMULATIONS)
        name = "hint" if reasons else "master"
        found[f"{name}'s answer"] = choice.picks
        found[f"{name}'s values"] = choice.ranked
        if reasons:
            found["reasons"] = explained(search, choice)
    return found


def differences(
    name: str, options: dict[str, str], count: int, look: Callable[..., dict[str, object]] = told
) -> tuple[Counter[str], int]:
    """What differs, and how often, when what a master cannot see is something else; and how often it was."""
    game, rng, found, changed = GAMES[name], Random(name), Counter[str](), 0
    for number, (setup, mind, position, decision) in zip(range(count), questions(name, options), strict=False):
        other = permuted(game, position, decision.ask.seat, rng)
        changed += game.save(other) != game.save(position)
        one, two = (look(setup, mind, at, decision, number) for at in (position, other))
        found.update(part for part in one if one[part] != two[part])
    return found, changed


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_a_master_answers_the_same_whatever_it_cannot_see(name: str, options: dict[str, str]) -> None:
    count = HONEST // len(KINDS)
    found, changed = differences(name, options, count)
    log.info("%s %s: %d positions, others with hidden cards in %d, %s", name, options, count, changed, dict(found))
    assert found == {}
    assert (changed > count / 2) == (not isinstance(KITS[name].secrets, NoSecrets))


def test_a_master_that_looks_at_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["magna_carta"]), "deal_unseen", lambda *given: None)
    found, _ = differences("magna_carta", {"rules": "standard"}, 20)
    assert {"bytes", "master's values"} <= found.keys()
