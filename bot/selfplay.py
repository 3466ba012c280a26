"""Whole games without people. The same seed gives the same game, on every machine and Python."""

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.flow import Frame, Play
from engine.core.game import Game, Setup, View
from engine.core.notation import Record
from engine.core.types import CHANCE, Action, Ask, Decision, Outcome

S = TypeVar("S")
F = TypeVar("F", bound=Frame[Any])
V = TypeVar("V", bound=View)

Policy = Callable[[Ask, random.Random], tuple[str, ...]]
"""How a computer player answers a question."""


class Violated(Exception):
    """An invariant does not hold after `step` actions; `what` is its id."""

    def __init__(self, step: int, what: str) -> None:
        super().__init__(what)
        self.step = step
        self.what = what


class Played(Struct, frozen=True):
    """A game played to its end; `digest` is the hash of the saved final position."""

    record: Record
    digest: str
    outcome: Outcome


def at_random(ask: Ask, chooser: random.Random) -> tuple[str, ...]:
    """Answer with any options, each as likely as the others.

    Of the generator it uses `random()` alone, the one method whose numbers Python promises never to change.
    """
    keys = [option.key for option in ask.options]
    sizes = min(ask.most, len(keys)) - ask.least + 1
    size = ask.least + int(chooser.random() * sizes)
    left = list(range(len(keys)))
    picked = [left.pop(int(chooser.random() * len(left))) for _ in range(size)]
    return tuple(keys[index] for index in (picked if ask.ordered else sorted(picked)))


def purposeful(ask: Ask, chooser: random.Random) -> tuple[str, ...]:
    """Answer with any options but the idle ones, each as likely as the others: how computer players choose at a table."""
    return at_random(structs.replace(ask, options=tuple(option for option in ask.options if not option.idle)), chooser)


POLICIES: Final[Mapping[str, Policy]] = {"random": at_random}


def play(game: Game[S, F, V], setup: Setup, seed: int, policy: Policy = at_random, *, check: bool = False) -> Played:
    """Play a game to its end; with `check` every invariant is tested at every step. Raises `Violated`."""
    secret = hashlib.blake2b(f"selfplay {seed}".encode(), digest_size=SECRET_BYTES).digest()
    dealer = Dealer(secret)
    chooser = random.Random(seed)  # noqa: S311 - choices of computer players are no secret
    working = game.working(game.begin(setup))
    actions: list[Action] = []
    while working.decisions:
        decision = _next(working.decisions, chooser)
        ask = decision.ask
        picks = dealer.deal(len(actions), ask) if ask.seat == CHANCE else policy(ask, chooser)
        working.events.clear()
        if check:
            _watched(game, working, decision, picks, len(actions))
        else:
            working.answer(decision, picks)
        actions.append(Action(ask.seat, decision.kind, picks))
    outcome = game.outcome(working.position)
    if outcome is None:
        raise Violated(len(actions), "no_outcome")
    digest = game.digest(working.position)
    if check and game.digest(game.replay(setup, actions)) != digest:
        raise Violated(len(actions), "replay_differs")
    return Played(Record(setup, tuple(actions), dealer.commitment, secret.hex()), digest, outcome)


def _next(decisions: tuple[Decision, ...], chooser: random.Random) -> Decision:
    """Chance first, as in a match; of several players asked at once, any."""
    if len(decisions) == 1 or decisions[0].ask.seat == CHANCE:
        return decisions[0]
    return decisions[int(chooser.random() * len(decisions))]


def _watched(game: Game[S, F, V], working: Play[S], decision: Decision, picks: tuple[str, ...], before: int) -> None:
    """Answer in place, and see that everything holds which is true of every game and of this one."""
    position = working.position
    written = game.save(position)
    earlier = game.load(written)
    action = Action(decision.ask.seat, decision.kind, picks)
    expected, events = game.apply(position, action)
    broken = [*_wrong_offer(decision.ask)]
    broken += ["apply_changed_the_position"] if game.save(position) != written else []
    working.answer(decision, picks)
    saved = game.save(position)
    broken += ["apply_differs"] if game.save(expected) != saved or events != tuple(working.events) else []
    broken += ["not_loaded_as_saved"] if game.save(game.load(saved)) != saved else []
    broken += game.violations(position, earlier)
    if broken:
        raise Violated(before + 1, broken[0])


def _wrong_offer(ask: Ask) -> Iterator[str]:
    keys = [option.key for option in ask.options]
    if not keys:
        yield "nothing_on_offer"
    if len(set(keys)) < len(keys):
        yield "options_repeat"
    if not 0 <= ask.least <= ask.most or ask.least > len(keys):
        yield "no_answer_possible"
