"""Games drawn at random: the game, its setup, its players' choices and its length.

Hypothesis draws the number and the length of a game, never a state, so that a failure shrinks to the shortest game that
shows it. Each game is played once and then read by all tests. For more examples:
`PROVOST_EXAMPLES=200 pytest tests/contract`.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, msgpack
from msgspec.structs import replace

from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.flow import Play, Position
from engine.core.game import Game, find_decision
from engine.core.match import Match
from engine.core.seal import SECRET_BYTES
from engine.core.setup import Setup
from engine.core.types import CHANCE, Action, Decision
from engine.minds.choosing import POLICIES, builder
from tests.sizes import size
from tests.toys import Pebbles, Raid

AnyGame = Game[Any, Any]
LISTED: Final[dict[str, AnyGame]] = {**GAMES, **{game.name: game for game in (Raid(), Pebbles())}}
"""Every game that is held to the contract."""

EXAMPLES: Final = size("EXAMPLES", 12)
LONGEST: Final = 5000
"""The number of actions that no game may exceed."""

USUAL_LENGTH: Final = 400

GAMES_DRAWN: Final = 2 * EXAMPLES if settings().derandomize else 2**32
"""The number of different games of each kind, few enough that all tests share what was played once."""

GAMES_CACHED, CHECKPOINT_PLAYS = 128, 25
"""Played games in memory, and the choices between two of the copies that are kept of each match."""

_EAGERNESS: Final = 0.85


class Drawn(Struct, frozen=True):
    """Game to be played: `length` actions of players who choose by `seed` and `policy`.

    Among players who choose at random, the eager ones rarely decline.
    """

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    length: int
    eager: bool
    policy: str = "random"

    @property
    def rules(self) -> AnyGame:
        """Return the game itself."""
        return LISTED[self.game]

    @property
    def setup(self) -> Setup:
        """Return the setup of the match."""
        return self.rules.setup(self.seats, self.options)

    @property
    def dealer(self) -> Dealer:
        """Return a dealer that answers for chance."""
        return Dealer(self.seed.to_bytes(SECRET_BYTES, "big"))

    @property
    def chooser(self) -> Random:
        """Return a generator that answers for the players."""
        return Random(self.seed)

    def choice(self, rng: Random, decision: Decision, position: Position[Any, Any]) -> Action:
        """Choose one of the possible answers to a question, including those of chance."""
        ask = decision.ask
        if self.policy == "builder" and ask.seat != CHANCE:
            look = partial(self.rules.view, position, ask.seat)
            return Action(ask.seat, decision.kind, builder(self.rules, decision, look, rng))
        keys = [option.key for option in ask.options]
        rich = [option.key for option in ask.options if option.data]
        if self.eager and len(rich) >= ask.most and rng.random() < _EAGERNESS:
            keys = rich
        return Action(ask.seat, decision.kind, tuple(rng.sample(keys, rng.randint(ask.least, ask.most))))

    def moments(self) -> Iterator[tuple[Play[Any], Action]]:
        """Play in place; yield the game before every action, and the action."""
        play = self.rules.resume(self.rules.begin(self.setup))
        for action in self.actions():
            decision = find_decision(play.decisions, action.seat, action.kind)
            yield play, action
            play.answer(decision, sorted_picks(decision, action))

    def played(self) -> Play[Any]:
        """Return the game after all actions, with all its events."""
        play = self.rules.resume(self.rules.begin(self.setup))
        for at, _ in self.moments():
            play = at
        return play

    def actions(self) -> list[Action]:
        """Return all actions."""
        return list(_choose_actions(self._at_usual_length())[: self.length])

    def match(self) -> Match[Any, Any]:
        """Play a game of the same kind as a match of the bot, with dealt chance."""
        copies, choices = _play_match(self._at_usual_length())
        played = min(self.length, len(choices))
        match, dealer = copies[played // CHECKPOINT_PLAYS].copy(), self.dealer
        for action in choices[played - played % CHECKPOINT_PLAYS : played]:
            match.play(action, dealer)
        return match

    def _at_usual_length(self) -> bytes:
        """Return the game as a key of what was played: a shorter one is the beginning of the one of usual length."""
        return msgpack.encode(replace(self, length=USUAL_LENGTH if self.length <= USUAL_LENGTH else LONGEST))


@lru_cache(maxsize=GAMES_CACHED)
def _choose_actions(key: bytes) -> tuple[Action, ...]:
    """Play a game and return its actions, including those of chance."""
    drawn, actions = msgpack.decode(key, type=Drawn), list[Action]()
    play, rng = drawn.rules.resume(drawn.rules.begin(drawn.setup)), drawn.chooser
    while play.decisions and len(actions) < drawn.length:
        decision = rng.choice(play.decisions)
        actions.append(drawn.choice(rng, decision, play.position))
        play.answer(decision, sorted_picks(decision, actions[-1]))
    return tuple(actions)


@lru_cache(maxsize=GAMES_CACHED)
def _play_match(key: bytes) -> tuple[tuple[Match[Any, Any], ...], tuple[Action, ...]]:
    """Play a match; return copies of it, one every few choices, and all choices."""
    drawn, copies, choices = msgpack.decode(key, type=Drawn), list[Match[Any, Any]](), list[Action]()
    match, rng, dealer = Match.new(drawn.rules, drawn.setup, drawn.dealer)[0], drawn.chooser, drawn.dealer
    while True:
        if len(choices) % CHECKPOINT_PLAYS == 0:
            copies.append(match.copy())
        if not match.decisions or len(choices) == drawn.length:
            return tuple(copies), tuple(choices)
        choices.append(drawn.choice(rng, rng.choice(match.decisions), match.position))
        match.play(choices[-1], dealer)


def sorted_picks(decision: Decision, action: Action) -> tuple[str, ...]:
    """Return the picks as the rules get them: in the order of the options, unless their order matters."""
    keys = [option.key for option in decision.ask.options]
    return action.picks if decision.ask.ordered else tuple(sorted(action.picks, key=keys.index))


def draw_game(name: str, number: int, length: int) -> Drawn:
    """Return a game by its number; numbers in a row have every number of seats with every policy."""
    game, rng = LISTED[name], Random(f"{name} {number}")
    turn, seats = divmod(number, len(game.seats))
    return Drawn(
        game=name,
        seats=game.seats[seats],
        options={choice.id: rng.choice(choice.values) for choice in game.options},
        seed=rng.getrandbits(32),
        length=length,
        eager=rng.random() < 1 / 2,
        policy=tuple(POLICIES)[turn % len(POLICIES)],
    )


@st.composite
def _drawn(draw: st.DrawFn, name: str, shortest: int, longest: int) -> Drawn:
    whole = draw_game(name, draw(st.integers(0, GAMES_DRAWN - 1)), longest)
    if shortest == longest:
        return whole
    end = len(whole.actions())
    return replace(whole, length=draw(st.integers(min(shortest, end), min(longest, end))))


def every_game(
    *, shortest: int = 0, longest: int = USUAL_LENGTH
) -> Callable[[Callable[[Drawn], None]], Callable[..., None]]:
    """Run a test on every listed game, with the set number of drawn examples, without coverage."""

    def hold(test: Callable[[Drawn], None]) -> Callable[..., None]:
        @pytest.mark.parametrize("name", LISTED)
        @settings(max_examples=EXAMPLES)
        @given(data=st.data())
        def held(name: str, data: st.DataObject) -> None:
            test(data.draw(_drawn(name, shortest, longest)))

        held.__name__, held.__doc__ = test.__name__, test.__doc__
        uncovered: Callable[..., None] = pytest.mark.no_cover(held)
        return uncovered

    return hold
