"""`provost lab waits`: how many pings and hours a match takes, with and without the orders on its card."""

from collections.abc import Mapping
from itertools import count
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, structs

from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import flag, option, positional, together, whole
from bot.cli.selfplay import pairs, set_up
from bot.clocks.paces import HOUR
from bot.lab.world import START_TIME, TO_THE_END, Person, PersonGroup
from bot.match.standing_orders import PREMOVE, Order, answer, at_question, naming
from bot.words import Words
from engine.core.flow import Play
from engine.core.game import only_answer
from engine.core.setup import Setup
from engine.core.types import CHANCE, Ask, Decision, Seat
from engine.minds.features import AnyGame
from engine.minds.policy import answer as by_policy
from engine.minds.rollout import dealt, generator
from engine.minds.search import Mind
from engine.minds.weights import mind_for

REGULARS: Final = PersonGroup(share=1.0, misses=0.0, vanishes_per_week=0.0)
"""People who rarely miss a turn and play to the end, so that the figures are about the game alone."""

PLANS, KEEPS = "plans", "keeps"

HABITS: Final[Mapping[str, frozenset[str]]] = {
    "none": frozenset(),
    PLANS: frozenset({PLANS}),
    KEEPS: frozenset({KEEPS}),
    "both": frozenset({PLANS, KEEPS}),
}
"""Habits of all players: planning the next answer after each one, keeping to an order that a card offers, or both."""

POLICY_TENTHS: Final = 3
PLANNED_CHOICES: Final = 2  # choices of a plan: the best one, and another if that is gone


class Waits(Struct, frozen=True):
    """Means per match for one habit: pings, hours from the first question to the end, and plans made and played."""

    habit: str
    pings: float
    hours: float
    planned: float
    played: float


class WaitsOptions(NamedTuple):
    """The options of `provost lab waits`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    tables: int = option("K", whole, 20)
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    seed: int = option("S", whole, 1)
    json: bool = flag()


def waits(words: Words, /, *, given: WaitsOptions = together(WaitsOptions)) -> int:
    """Play the same tables with every habit, by people who come when they are awake, and print the figures."""
    game, setup = set_up(words, given.game, given.seats, given.options)
    mind = mind_for(game, setup)
    if mind is None:
        raise CommandRefused(words("cli-error-no-mind"))
    if not given.tables:
        raise Misused(words("cli-error-games"))
    for habit in HABITS:
        found = measure(game, setup, mind, habit, given.tables, given.seed)
        print(msgspec.json.encode(found).decode() if given.json else _as_text(words, found))
    return 0


def _as_text(words: Words, found: Waits) -> str:
    figures = {name: f"{getattr(found, name):g}" for name in ("pings", "hours", "planned", "played")}
    return words("cli-waits-line", habit=found.habit, **figures)


def measure(game: AnyGame, setup: Setup, mind: Mind, habit: str, tables: int, seed: int) -> Waits:
    """Play some tables with a habit."""
    played = [WaitingTable(game, setup, mind, HABITS[habit], generator(seed + number)) for number in range(tables)]
    for table in played:
        table.play_out()
    return Waits(
        habit,
        round(mean(table.pings for table in played), 1),
        round(mean((table.time - START_TIME) / HOUR for table in played), 1),
        round(mean(table.planned for table in played), 1),
        round(mean(table.used for table in played), 1),
    )


class WaitingTable:
    """A match of people who are pinged, and visit it when they are awake; orders answer as they do in the bot."""

    def __init__(self, game: AnyGame, setup: Setup, mind: Mind, habits: frozenset[str], chance: Random) -> None:
        self.time = START_TIME
        self.pings = self.planned = self.used = 0
        self._game, self._mind, self._habits = game, mind, habits
        self._play: Play[Any] = game.resume(game.begin(setup))
        # The people draw their own numbers, so that all habits meet the same people.
        self._chance, lives = chance, generator(int(chance.random() * 2**48))
        self._people = [Person(seat, REGULARS, lives, TO_THE_END) for seat in range(setup.seats)]
        self._orders: list[tuple[Order, ...]] = [()] * setup.seats
        self._present: Seat | None = None
        self._names = count(1)

    def play_out(self) -> None:
        """Play to the end."""
        while self._play.decisions:
            decision = self._play.decisions[0]
            self._play.answer(decision, self._answer(decision))

    def _answer(self, decision: Decision) -> tuple[str, ...]:
        if decision.ask.seat == CHANCE:
            return dealt(decision.ask, self._chance)
        only = only_answer(decision)
        if only is not None:
            return only
        return self._by_order(decision) or self._by_hand(decision)

    def _by_order(self, decision: Decision) -> tuple[str, ...]:
        """Return the answer of the seat's orders; empty if the player has to be asked."""
        seat = decision.ask.seat
        orders = [one for one in self._orders[seat] if not one.is_used_up and not one.ending(self._phase, self.time)]
        self._orders[seat] = tuple(one for one in at_question(orders, decision, "now") if one.broken is None)
        state = self._play.position.state
        found = answer(self._orders[seat], self._game.orderable, decision, state, self._phase, self.time)
        if found is None:
            return ()
        if found.order.once:
            self.used += 1
            self._orders[seat] = tuple(one for one in self._orders[seat] if one.name != found.order.name)
        return (found.key,)

    def _by_hand(self, decision: Decision) -> tuple[str, ...]:
        """Ping the player, wait for the visit, and answer; a player who has just answered is still there."""
        seat = decision.ask.seat
        if self._present != seat:
            self.pings += 1
            visit = self._people[seat].next_visit(self.time)
            assert visit is not None, "regulars never leave"
            self.time, self._present = visit, seat
        if KEEPS in self._habits and self._give_offered(decision) and (kept := self._by_order(decision)):
            return kept
        picks = self._choose(decision)
        if PLANS in self._habits:
            self._plan(decision, picks)
        return picks

    def _give_offered(self, decision: Decision) -> bool:
        """Give the order that the question's card offers, unless it is given; return True if it is new."""
        seat, held = decision.ask.seat, {one.id for one in self._orders[decision.ask.seat]}
        offered = [one.id for one in self._game.orders if one.on_card and decision.kind in one.kinds]
        new = [Order(id, name=id) for id in offered if id not in held]
        self._orders[seat] += tuple(new)
        return bool(new)

    def _plan(self, decision: Decision, picks: tuple[str, ...]) -> None:
        """Plan the next answer to a question that the phase asks again, as far as it can be foreseen after this one."""
        premove, seat = self._game.premoves.get(decision.kind), decision.ask.seat
        if premove is None or not premove.by_phase:
            return
        after = self._game.resume(self._game.copy(self._play.position))
        after.answer(after.decisions[0], picks)
        still = any(one.kind == decision.kind for one in after.decisions)
        if not still or premove.is_done(after.position.state, seat):
            return
        options = self._game.foreseen(after.position, seat)[decision.kind]
        keys: tuple[str, ...] = ()
        while len(keys) < min(PLANNED_CHOICES, len(options)):
            left = tuple(option for option in options if option.key not in keys)
            foreseen = Decision(decision.id, decision.kind, Ask(seat, left))
            keys += by_policy(self._mind.policy, self._game, after.position, foreseen, self._chance, POLICY_TENTHS)
        order = Order(PREMOVE, f"{next(self._names)}", decision.kind, keys, once=True, phase=self._phase)
        others = tuple(one for one in self._orders[seat] if not one.once)
        self._orders[seat] = (*others, structs.replace(order, named=naming(options, keys)))
        self.planned += 1

    def _choose(self, decision: Decision) -> tuple[str, ...]:
        return by_policy(self._mind.policy, self._game, self._play.position, decision, self._chance, POLICY_TENTHS)

    @property
    def _phase(self) -> str:
        return f"{self._game.clock(self._play.position)}.{self._play.position.state.phase}"
