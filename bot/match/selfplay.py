"""Whole games played by computer players. The same seed gives the same game, on every machine and Python."""

import hashlib
import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.core.dealer import Dealer, name_draw, occasion_of
from engine.core.flow import Play
from engine.core.game import Game
from engine.core.notation import Record
from engine.core.seal import SECRET_BYTES
from engine.core.setup import Setup
from engine.core.types import CHANCE, Action, Ask, Decision, Outcome
from engine.core.view import GameState, View
from engine.minds.choosing import Policy, randomly

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)

Picks = tuple[str, ...]
AnswerAsPlayer = Callable[[Decision], Picks]
Choose = Callable[[tuple[Decision, ...]], Decision]
Perform = Callable[[Decision, Picks], None]


class Violated(Exception):
    """An invariant, named `what`, is broken after `step` actions."""

    def __init__(self, step: int, what: str) -> None:
        super().__init__(what)
        self.step = step
        self.what = what


class Played(Struct, frozen=True):
    """A finished game; `digest` is the hash of the saved final position."""

    record: Record
    digest: str
    outcome: Outcome


def first_question(decisions: tuple[Decision, ...]) -> Decision:
    """Return the question that is answered first: those to chance come before others."""
    return decisions[0]


def secret_of(seed: int) -> bytes:
    """Return the secret from which the chance of a game with this seed is dealt."""
    return hashlib.blake2b(f"selfplay {seed}".encode(), digest_size=SECRET_BYTES).digest()


def play_out(
    working: Play[Any],
    dealer: Dealer,
    answer: AnswerAsPlayer,
    choose: Choose = first_question,
    perform: Perform | None = None,
) -> Iterator[Action]:
    """Play on in place until nothing is asked, with chance by the `dealer`; yield each action after it was done.

    `perform` gives an answer to `working`, in place of its own method.
    """
    occasions: list[str] = []
    for step in count():
        if not working.decisions:
            return
        decision = choose(working.decisions)
        ask = decision.ask
        if ask.seat == CHANCE:
            occasion = occasion_of(decision.kind, ask)
            picks = dealer.deal(step, ask, name_draw(occasion, occasions) if dealer.by_occasion else "")
            occasions.append(occasion)
        else:
            picks = answer(decision)
        working.events.clear()
        (perform or working.answer)(decision, picks)
        yield Action(ask.seat, decision.kind, picks)


def play(game: Game[S, V], setup: Setup, seed: int, policy: Policy = randomly, *, check: bool = False) -> Played:
    """Play a game to its end. With `check`, every invariant is tested at every step; raises `Violated`."""
    secret = secret_of(seed)
    dealer = Dealer(secret)
    chooser = random.Random(seed)  # noqa: S311 - choices of computer players are no secret
    working = game.resume(game.begin(setup))
    perform = _InvariantChecker(game, working).answer if check else working.answer

    def answer(decision: Decision) -> Picks:
        look = partial(game.view, working.position, decision.ask.seat, working.decisions)
        return policy(game, decision, look, chooser)

    def choose(decisions: tuple[Decision, ...]) -> Decision:
        """Choose as in a match: chance first; of several players asked at once, a random one."""
        alone = len(decisions) == 1 or decisions[0].ask.seat == CHANCE
        return decisions[0] if alone else decisions[int(chooser.random() * len(decisions))]

    actions = [*play_out(working, dealer, answer, choose, perform)]
    outcome = game.outcome(working.position)
    if outcome is None:
        raise Violated(len(actions), "no_outcome")
    digest = game.digest(working.position)
    if check and game.digest(game.replay(setup, actions)) != digest:
        raise Violated(len(actions), "replay_differs")
    return Played(Record(setup, tuple(actions), dealer.commitment, secret.hex()), digest, outcome)


class _InvariantChecker(Generic[S, V]):
    """Checks the invariants that all games share, and those of this game, at every step."""

    def __init__(self, game: Game[S, V], working: Play[S]) -> None:
        self._game = game
        self._working = working
        self._answered = 0
        self._saved = game.save(working.position)
        self._loaded = game.load(self._saved)

    def answer(self, decision: Decision, picks: Picks) -> None:
        """Answer in place. Raises `Violated`."""
        game, working, position = self._game, self._working, self._working.position
        expected, events = game.apply(position, Action(decision.ask.seat, decision.kind, picks))
        broken = [*_wrong_offer(decision.ask)]
        if game.save(position) != self._saved:
            broken.append("apply_changed_the_position")
        working.answer(decision, picks)
        saved = game.save(position)
        if game.save(expected) != saved or events != tuple(working.events):
            broken.append("apply_differs")
        loaded = game.load(saved)
        if game.save(loaded) != saved:
            broken.append("not_loaded_as_saved")
        broken += game.violations(position, self._loaded)
        self._answered += 1
        if broken:
            raise Violated(self._answered, broken[0])
        self._saved, self._loaded = saved, loaded


def _wrong_offer(ask: Ask) -> Iterator[str]:
    keys = [option.key for option in ask.options]
    if not keys:
        yield "nothing_on_offer"
    if len(set(keys)) < len(keys):
        yield "options_repeat"
    if not 0 <= ask.least <= ask.most or ask.least > len(keys):
        yield "no_answer_possible"
