"""Games drawn at random: the game, its setup, its players' choices and its length.

Hypothesis draws a few numbers, never a state, so that a failure shrinks to the shortest game that shows it. For more
examples: `PROVOST_EXAMPLES=200 pytest tests/contract`.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engine import GAMES
from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.flow import Play, Position
from engine.core.game import Game
from engine.core.match import Match
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
        play, rng = self.rules.resume(self.rules.begin(self.setup)), self.chooser
        for _ in range(self.length):
            if not play.decisions:
                return
            decision = rng.choice(play.decisions)
            action = self.choice(rng, decision, play.position)
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
        return [action for _, action in self.moments()]

    def match(self) -> Match[Any, Any]:
        """Play a game of the same kind as a match of the bot, with dealt chance."""
        match, rng, dealer = Match.new(self.rules, self.setup, self.dealer)[0], self.chooser, self.dealer
        for _ in range(self.length):
            if not match.decisions:
                break
            match.play(self.choice(rng, rng.choice(match.decisions), match.position), dealer)
        return match


def sorted_picks(decision: Decision, action: Action) -> tuple[str, ...]:
    """Return the picks as the rules get them: in the order of the options, unless their order matters."""
    keys = [option.key for option in decision.ask.options]
    return action.picks if decision.ask.ordered else tuple(sorted(action.picks, key=keys.index))


@st.composite
def _drawn(draw: st.DrawFn, name: str, shortest: int, longest: int) -> Drawn:
    game = LISTED[name]
    whole = Drawn(
        game=name,
        seats=draw(st.sampled_from(game.seats)),
        options={choice.id: draw(st.sampled_from(choice.values)) for choice in game.options},
        seed=draw(st.integers(0, 2**32)),
        length=longest,
        eager=draw(st.booleans()),
        policy=draw(st.sampled_from(tuple(POLICIES))),
    )
    if shortest == longest:
        return whole
    end = len(whole.actions())
    return replace(whole, length=draw(st.integers(min(shortest, end), min(longest, end))))


def every_game(
    *, shortest: int = 0, longest: int = 400, counted: bool = False
) -> Callable[[Callable[[Drawn], None]], Callable[..., None]]:
    """Run a test on every listed game, with the set number of drawn examples.

    Code that the games only pass on their way counts as uncovered, unless the test is `counted`.
    """

    def hold(test: Callable[[Drawn], None]) -> Callable[..., None]:
        @pytest.mark.parametrize("name", LISTED)
        @settings(max_examples=EXAMPLES)
        @given(data=st.data())
        def held(name: str, data: st.DataObject) -> None:
            test(data.draw(_drawn(name, shortest, longest)))

        held.__name__, held.__doc__ = test.__name__, test.__doc__
        named: Callable[..., None] = held
        return named if counted else pytest.mark.no_cover(named)

    return hold
