"""Training: from nothing to a mind that plays well, by playing.

`bootstrap` plays many quick games by the policy alone and rewards what turned out well; `iterate` plays fewer games with the
search and lets the policy imitate it. At every table sit players of other kinds too, for who plays with copies of itself
alone learns conventions that fail against others.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Play
from engine.core.redealing import below
from engine.minds.examples import Example, learn
from engine.minds.features import AnyGame
from engine.minds.lab.fitting import LeafFit
from engine.minds.leaf import SCALE, blank, stage, utility, weighted
from engine.minds.players import Player, building, by_policy, by_search, randomly
from engine.minds.playing import Learner, PlayedGame, exploring, imitating, played
from engine.minds.policy import Policy
from engine.minds.rollout import generator
from engine.minds.search import Mind, Table, untrained

CREDIT: Final = 0.8
"""How much of what a turn was worth is taken from what came later, and not from what the leaf says of its end."""

REFIT: Final = 100
"""Games after which the leaf is fitted again."""

NOTED: Final = 0.3
"""The share of the turns of quick games that the leaf is fitted to: there are many, and a fit takes its time."""

SMOOTH: Final = 0.98

SAMPLE: Final = 4
"""Games that are looked through for facts."""


class Plan(Struct, frozen=True):
    """What is trained: a game, numbers of seats, and for each option the values that it may have."""

    game: AnyGame
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]

    def table(self, source: Random, mind: Mind) -> tuple[Table, Play[Any]]:
        """A table of the plan, with a game that begins."""
        seats = self.seats[below(len(self.seats), source)]
        chosen = {id: values[below(len(values), source)] for id, values in self.options.items()}
        game = self.game
        return Table(game, seats, mind), game.fork(game.begin(game.setup(seats, chosen)))


def fact_names(plan: Plan, source: Random) -> tuple[str, ...]:
    """The names of the facts that come up in games at random, in the order in which they do."""
    names: dict[str, None] = {}
    for _ in range(SAMPLE):
        table, play = plan.table(source, untrained())
        result = played(table, play, [randomly] * table.seats, {}, source)
        for start in result.turns if result is not None else ():
            for facts in start.facts:
                names |= dict.fromkeys(facts)
    return tuple(names)


class Trainer:
    """Trains one mind for a plan; `again` says whether there is time for another game."""

    def __init__(self, plan: Plan, seed: int, mind: Mind | None = None) -> None:
        self.plan, self.source = plan, generator(seed)
        facts = fact_names(plan, generator(seed))
        self.mind = mind or Mind(Policy(facts, grows=True), blank(facts))
        self.fit = LeafFit(self.mind.leaf.facts)
        self.older: list[Mind] = []
        self.examples: list[Example] = []
        self.games = 0
        self._spread = 100.0

    def imitate_builder(self, again: Callable[[int], bool], rate: float = 0.5) -> None:
        """Begin with what the preferences of the game say."""
        count = 0
        while again(count):
            table, play = self.plan.table(self.source, self.mind)
            everybody = dict.fromkeys(range(table.seats), imitating(building))
            result = played(table, play, [], everybody, self.source)
            count += 1
            if result is not None:
                self._note(result, table.seats)
                for _, _, example in result.examples:
                    learn(self.mind.policy, example, rate)
        self.mind.leaf = self.fit.leaf()

    def bootstrap(self, again: Callable[[int], bool], first: float = 0.12, last: float = 0.04) -> None:
        """Play by the policy, and learn more of what came out better than expected."""
        count = 0
        while again(count):
            table, play = self.plan.table(self.source, self.mind)
            players, learners = self._seated(table.seats, exploring, 0.7)
            result = played(table, play, players, learners, self.source)
            count += 1
            if result is None:
                continue
            self._note(result, table.seats, NOTED)
            self._reward(result, table.seats, last + (first - last) / (1 + count / 1000))
            if count % REFIT == 0:
                self.mind.leaf = self.fit.leaf()
                self.fit.fade()
        self.games += count
        self.mind.leaf = self.fit.leaf()

    def iterate(self, again: Callable[[int], bool], simulations: int, rate: float = 0.3, rounds: int = 3) -> None:
        """Play with the search, then let the policy imitate it and fit the leaf to what came of it."""
        count, examples_found = 0, list[Example]()
        searching = imitating(partial(by_search, simulations=simulations))
        while again(count):
            table, play = self.plan.table(self.source, self.mind)
            players, learners = self._seated(table.seats, searching, 0.65)
            result = played(table, play, players, learners, self.source)
            count += 1
            if result is not None:
                self._note(result, table.seats)
                examples_found += [example for _, _, example in result.examples]
        self.games += count
        self.older.append(Mind(frozen(self.mind.policy), self.mind.leaf))
        self.mind.leaf = self.fit.leaf()
        self.examples += examples_found
        for number in range(rounds):
            order = list(range(len(self.examples)))
            for last in range(len(order) - 1, 0, -1):
                other = below(last + 1, self.source)
                order[last], order[other] = order[other], order[last]
            for index in order:
                learn(self.mind.policy, self.examples[index], rate / (1 + number))
        self.fit.fade()

    def _seated(self, seats: int, learner: Learner, share: float) -> tuple[list[Player], dict[int, Learner]]:
        """Players for a table, and who learns: at one seat at least, and at about this share of the others."""
        must = below(seats, self.source)
        learning = [seat for seat in range(seats) if seat == must or self.source.random() < share]
        return [self._other() for _ in range(seats)], dict.fromkeys(learning, learner)

    def _other(self) -> Player:
        """Somebody of another kind: an older generation, the policy, a builder, or chance."""
        number = self.source.random()
        if number < 0.4 and self.older:
            old = self.older[below(len(self.older), self.source)]
            return lambda table, position, decision, source: by_policy(
                Table(table.game, table.seats, old), position, decision, source, tenths=5
            )
        if number < 0.6:
            return partial(by_policy, tenths=10)
        return building if number < 0.9 else randomly

    def _note(self, result: PlayedGame, seats: int, share: float = 1.0) -> None:
        """Fit what the turns of a game came to, or this share of them."""
        self.fit.games += 1
        for start in result.turns:
            for seat in range(seats):
                if share < 1 and self.source.random() > share:
                    continue
                mine, others = start.facts[seat], [start.facts[other] for other in range(seats) if other != seat]
                self.fit.add(stage(mine), mine, others, utility(result.outcome, seat, self.plan.game.stake))

    def _reward(self, result: PlayedGame, seats: int, rate: float) -> None:
        """Learn from every answer by how much better than expected its turn was."""
        values = [self._values(result, seat, seats) for seat in range(seats)]
        for seat, turn, example in result.examples:
            expected, later = values[seat][turn]
            gain = later - expected
            self._spread = SMOOTH * self._spread + (1 - SMOOTH) * abs(gain)
            example.weight = max(-3.0, min(3.0, gain / max(SCALE / 4, self._spread)))
            learn(self.mind.policy, example, rate)

    def _values(self, result: PlayedGame, seat: int, seats: int) -> list[tuple[float, float]]:
        """For each turn what was expected at its beginning, and what it came to."""
        leaf, later = self.mind.leaf, float(utility(result.outcome, seat, self.plan.game.stake))
        found: list[tuple[float, float]] = []
        for start in reversed(result.turns):
            mine = start.facts[seat]
            now = stage(mine)
            expected = float(leaf.base[now] + weighted(leaf.facts, leaf.own[now], mine))
            for other, theirs in enumerate(start.facts):
                if other != seat:
                    expected += weighted(leaf.facts, leaf.others[now], theirs) / (seats - 1)
            found.append((expected, later))
            later = CREDIT * later + (1 - CREDIT) * expected
        return found[::-1]


SHARES: Final = (("imitate", 0.05), ("bootstrap", 0.35), ("iterate", 0.2), ("bootstrap", 0.1), ("iterate", 0.3))
"""What is done in which part of the time."""


def train_through(
    plan: Plan, seed: int, within: Callable[[float], Callable[[int], bool]], seconds: float, simulations: int
) -> Trainer:
    """Train from nothing for so many seconds; `within` makes what says whether there is time for another game."""
    trainer = Trainer(plan, seed)
    for step, share in SHARES:
        again = within(seconds * share)
        if step == "iterate":
            trainer.iterate(again, simulations)
        elif step == "bootstrap":
            trainer.bootstrap(again)
        elif plan.game.preferences:
            trainer.imitate_builder(again)
    return trainer


def frozen(policy: Policy) -> Policy:
    """A copy of a policy that learns nothing more."""
    other = Policy(policy.facts)
    other.rows, other.weights = dict(policy.rows), [list(row) for row in policy.weights]
    other.marks, other.mark_weights = dict(policy.marks), list(policy.mark_weights)
    return other
