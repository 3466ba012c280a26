"""Training of a mind by playing, from nothing or from earlier weights.

`bootstrap` plays many quick games by the policy alone and rewards good results; `iterate` plays fewer games with the
search and lets the policy imitate it. Every table has players of other kinds too, because a policy that only plays
against copies of itself learns conventions that fail against others.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct

from engine.core.computer_facts import Facts
from engine.core.flow import Play
from engine.core.redealing import below
from engine.minds.examples import Example, learn
from engine.minds.features import BUCKETS, AnyGame
from engine.minds.leaf import SCALE, STAGES, USUAL_WORTH, Leaf, Worth, blank, stage, utility, weighted, worth_of
from engine.minds.levels import Player, as_journeyman, building, by_policy, by_search, randomly
from engine.minds.playing import Learner, PlayedGame, exploring, imitating, played
from engine.minds.policy import Policy
from engine.minds.rollout import generator
from engine.minds.search import Mind, Table, untrained

LATER_SHARE: Final = 0.8
"""Share of a turn's worth that comes from later turns, and not from the leaf at its end."""

REFIT_INTERVAL: Final = 100
"""Games after which the leaf is fitted again."""

FITTED_SHARE: Final = 0.3
"""Share of the turns of quick games to which the leaf is fitted: there are many, and a fit takes time."""

SMOOTH: Final = 0.98

SAMPLE_GAMES: Final = 4
"""Games that are searched for facts."""

RIDGE: Final = 25.0
"""The strength of the prior, in squares of a fact.

It counts once for every sample that a game has on average: the turns of a game come to the same, so that they teach
little more than one of them.
"""

BACKWARD_RIDGE: Final = 4.0
"""Factor of the prior's strength where it is the next stage."""

POINTS_FACT: Final = "points"
"""The fact with a weight of its own before training, as given by `utility`."""

SAMPLE_DECAY: Final = 0.9
"""The weight of earlier samples when later ones follow."""

IMITATION_RATE: Final = 0.5
FIRST_REWARD_RATE: Final = 0.12
LAST_REWARD_RATE: Final = 0.04
SEARCH_RATE: Final = 0.3
SEARCH_ROUNDS: Final = 3

OLDER_SHARE: Final = 0.5
"""Share of older generations among the other players, once there are any."""
LEAGUE_SHARE: Final = 0.75
"""The same with a league."""

WATCHED_GAMES: Final = 80
"""Games of journeymen for each number of seats before a training goes on."""

Vector = list[float]


class Limit(NamedTuple):
    """The only sign that a weight may have, 1 or -1, and its minimum size."""

    sign: int
    size: float = 0.0


NO_LIMITS: Final[Mapping[int, Limit]] = {}


class Fit:
    """Sums of products for one regression; the last column is what is to be predicted."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sums = [[0.0] * (size + 1) for _ in range(size)]

    def add(self, sample: Sequence[float], target: float) -> None:
        """Take in a sample."""
        whole = [*sample, target]
        for index, value in enumerate(sample):
            if value:
                row = self.sums[index]
                self.sums[index] = [old + value * new for old, new in zip(row, whole, strict=True)]

    def fade(self) -> None:
        """Reduce the weight of earlier samples."""
        self.sums = [[SAMPLE_DECAY * value for value in row] for row in self.sums]

    def solved(self, ridge: float, prior: Sequence[float], limits: Mapping[int, Limit] = NO_LIMITS) -> Vector:
        """Return the weights that predict best within their limits, drawn to the prior ones."""
        fixed = dict[int, float]()
        while True:
            weights = self._solved(ridge, prior, fixed)
            wrong = {
                index: sign * size
                for index, (sign, size) in limits.items()
                if index not in fixed and weights[index] * sign < size
            }
            if not wrong:
                return weights
            fixed |= wrong

    def _solved(self, ridge: float, prior: Sequence[float], fixed: Mapping[int, float]) -> Vector:
        rows = [list(row) for row in self.sums]
        for index, row in enumerate(rows):
            row[-1] += ridge * prior[index] - sum([row[column] * value for column, value in fixed.items()])
            for column in fixed:
                row[column] = 0.0
            row[index] += ridge
        for index, value in fixed.items():
            rows[index] = [0.0] * (self.size + 1)
            rows[index][index], rows[index][-1] = 1.0, value
        for index, row in enumerate(rows):
            for lower in rows[index + 1 :]:
                factor = lower[index] / row[index]
                if factor:
                    lower[index:] = [old - factor * new for old, new in zip(lower[index:], row[index:], strict=True)]
        weights = [0.0] * self.size
        for index in reversed(range(self.size)):
            row = rows[index]
            known = sum([row[other] * weights[other] for other in range(index + 1, self.size)])
            weights[index] = (row[-1] - known) / row[index]
        return weights


class LeafFit:
    """Fits the leaf of these facts, each stage of the game by itself.

    With `drawbacks`, the names of facts that are bad to have, no weight says that something bad is good or the reverse;
    facts that are the same for all seats may have either sign.
    """

    def __init__(self, facts: Sequence[str], worth: Worth = USUAL_WORTH, drawbacks: Set[str] | None = None) -> None:
        self.facts, self.worth, self.drawbacks = tuple(facts), worth, drawbacks
        self.own_facts = set[str]()
        self.fits = [Fit(2 * len(facts) + 1) for _ in range(STAGES)]
        self.games = self.samples = 0.0

    def add(self, now: int, mine: Facts, others: Sequence[Facts], target: float) -> None:
        """Add a position at this stage, with its later result."""
        own = [float(mine.get(name, 0)) for name in self.facts]
        mean = [sum([facts.get(name, 0) for facts in others]) / len(others) for name in self.facts]
        self.own_facts |= {name for name, one, other in zip(self.facts, own, mean, strict=True) if one != other}
        self.fits[now].add([1.0, *own, *mean], target)
        self.samples += 1

    def add_game(self, result: PlayedGame, seats: int, stake: int, wanted: Callable[[], bool] = lambda: True) -> None:
        """Add the starts of the turns of a game for every seat, or those that are `wanted`."""
        self.games += 1
        for start in result.turns:
            for seat in range(seats):
                if wanted():
                    mine, others = start.facts[seat], [start.facts[other] for other in range(seats) if other != seat]
                    self.add(stage(mine), mine, others, utility(result.outcome, seat, stake, self.worth))

    def fade(self) -> None:
        """Reduce the weight of earlier games."""
        self.games, self.samples = SAMPLE_DECAY * self.games, SAMPLE_DECAY * self.samples
        for fit in self.fits:
            fit.fade()

    def leaf(self) -> Leaf:
        """Return the leaf that predicts best."""
        count = len(self.facts)
        ridge = RIDGE * max(1.0, self.samples / STAGES / max(1.0, self.games))
        points = [SCALE / 10 * (name == POINTS_FACT) for name in self.facts]
        prior = [0.0, *[self.worth.own * one for one in points], *[self.worth.other * one for one in points]]
        if self.drawbacks is None:
            fitted = [fit.solved(ridge, prior) for fit in self.fits]
        else:
            fitted = self._fitted_backwards(ridge * BACKWARD_RIDGE, prior)
        solved = [[round(weight) for weight in weights] for weights in fitted]
        return Leaf(
            self.facts,
            [weights[1 : count + 1] for weights in solved],
            [weights[count + 1 :] for weights in solved],
            [weights[0] for weights in solved],
            self.worth,
        )

    def _fitted_backwards(self, ridge: float, prior: Vector) -> list[Vector]:
        """Return the weights of each stage, drawn to those of the next: only late do all facts tell who wins."""
        limits, found = self._limits(self.drawbacks or frozenset()), list[Vector]()
        for fit in reversed(self.fits):
            found.append(fit.solved(ridge, prior, limits))
            prior = [0.0, *found[-1][1:]]
        return found[::-1]

    def _limits(self, drawbacks: Set[str]) -> Mapping[int, Limit]:
        """Return the limits of the weights by their index: more of a good fact is never worse.

        A point already scored is worth no less than at the end.
        """
        limits = {}
        for index, name in enumerate(self.facts, start=1):
            if name in self.own_facts:
                sign = -1 if name in drawbacks else 1
                own, other = (self.worth.own, -self.worth.other) if name == POINTS_FACT else (0, 0)
                limits[index] = Limit(sign, own * SCALE / 10)
                limits[index + len(self.facts)] = Limit(-sign, other * SCALE / 10)
        return limits


class Plan(Struct, frozen=True):
    """The subject of a training: a game, numbers of seats, and the possible values of each option."""

    game: AnyGame
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]

    def table(self, source: Random, mind: Mind) -> tuple[Table, Play[Any]]:
        """Return a table of the plan, with a game that begins."""
        seats = self.seats[below(len(self.seats), source)]
        chosen = {id: values[below(len(values), source)] for id, values in self.options.items()}
        game = self.game
        return Table(game, seats, mind), game.fork(game.begin(game.setup(seats, chosen)))


def fact_names(plan: Plan, source: Random) -> tuple[str, ...]:
    """Return the names of the facts in games at random, in the order in which they come up."""
    names: dict[str, None] = {}
    for _ in range(SAMPLE_GAMES):
        table, play = plan.table(source, untrained())
        result = played(table, play, [randomly] * table.seats, {}, source)
        for start in result.turns if result is not None else ():
            for facts in start.facts:
                names |= dict.fromkeys(facts)
    return tuple(names)


class Trainer:
    """Trains one mind for a plan, with a leaf by number of seats; `again` returns True if there is time for a game."""

    def __init__(self, plan: Plan, seed: int, mind: Mind | None = None) -> None:
        self.plan, self.source = plan, generator(seed)
        facts = fact_names(plan, generator(seed))
        valued = tuple([name for name in facts if name not in plan.game.unvalued])
        self.mind = mind or Mind(Policy(facts, grows=True), blank(valued))
        self.fits = {seats: LeafFit(self.mind.leaf.facts, worth_of(seats), plan.game.drawbacks) for seats in plan.seats}
        self.older: list[Mind] = []
        self.older_share = OLDER_SHARE
        self.examples: list[Example] = []
        self.games = 0
        self._spread = 100.0

    def imitate_builder(self, again: Callable[[int], bool]) -> None:
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
                    learn(self.mind.policy, example, IMITATION_RATE)
        self._refit()

    def bootstrap(self, again: Callable[[int], bool], steady: float | None = None) -> None:
        """Play by the policy, and learn more of what came out better than expected, at a falling or `steady` rate."""
        count = 0
        while again(count):
            table, play = self.plan.table(self.source, self.mind)
            players, learners = self._seated(table.seats, exploring, 0.7)
            result = played(table, play, players, learners, self.source)
            count += 1
            if result is None:
                continue
            self._note(result, table.seats, FITTED_SHARE)
            falling = LAST_REWARD_RATE + (FIRST_REWARD_RATE - LAST_REWARD_RATE) / (1 + count / 1000)
            self._reward(result, table.seats, falling if steady is None else steady)
            if count % (REFIT_INTERVAL * len(self.fits)) == 0:
                self._refit()
                self._fade()
        self.games += count
        self._refit()

    def iterate(self, again: Callable[[int], bool], simulations: int) -> None:
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
        self.older.append(Mind(frozen(self.mind.policy), self.mind.leaf, self.mind.leaves))
        self._refit()
        self.examples += examples_found
        for number in range(SEARCH_ROUNDS):
            order = list(range(len(self.examples)))
            for last in range(len(order) - 1, 0, -1):
                other = below(last + 1, self.source)
                order[last], order[other] = order[other], order[last]
            for index in order:
                learn(self.mind.policy, self.examples[index], SEARCH_RATE / (1 + number))
        self._fade()

    def _refit(self) -> None:
        """Fit the leaves of all numbers of seats that were played."""
        self.mind.leaves = {**self.mind.leaves, **{seats: fit.leaf() for seats, fit in self.fits.items() if fit.games}}

    def _fade(self) -> None:
        """Reduce the weight of earlier games."""
        for fit in self.fits.values():
            fit.fade()

    def observe(self, games: int) -> None:
        """Fit the leaves to games of journeymen."""
        for _ in range(games):
            table, play = self.plan.table(self.source, self.mind)
            result = played(table, play, [as_journeyman] * table.seats, {}, self.source)
            if result is not None:
                self._note(result, table.seats)
        self._refit()

    def _seated(self, seats: int, learner: Learner, share: float) -> tuple[list[Player], dict[int, Learner]]:
        """Return players for a table, and the learners: at one seat at least, and at about this share of the others."""
        must = below(seats, self.source)
        learning = [seat for seat in range(seats) if seat == must or self.source.random() < share]
        return [self._other() for _ in range(seats)], dict.fromkeys(learning, learner)

    def _other(self) -> Player:
        """Return a player of another kind: an older generation, the policy, a builder, or chance."""
        number = self.source.random()
        if number < self.older_share and self.older:
            old = self.older[below(len(self.older), self.source)]
            return lambda table, position, decision, source: by_policy(
                Table(table.game, table.seats, old), position, decision, source, tenths=5
            )
        if number < 0.6:
            return partial(by_policy, tenths=10)
        return building if number < 0.9 else randomly

    def _note(self, result: PlayedGame, seats: int, share: float = 1.0) -> None:
        """Fit the leaf to the turns of a game, or to this share of them."""
        self.fits[seats].add_game(
            result, seats, self.plan.game.stake, lambda: share >= 1 or self.source.random() <= share
        )

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
        """Yield for each turn its expected worth at the beginning, and its worth."""
        leaf = self.mind.leaf_for(seats)
        later = float(utility(result.outcome, seat, self.plan.game.stake, worth_of(seats)))
        found: list[tuple[float, float]] = []
        for start in reversed(result.turns):
            mine = start.facts[seat]
            now = stage(mine)
            expected = float(leaf.base[now] + weighted(leaf.facts, leaf.own[now], mine))
            for other, theirs in enumerate(start.facts):
                if other != seat:
                    expected += weighted(leaf.facts, leaf.others[now], theirs) / (seats - 1)
            found.append((expected, later))
            later = LATER_SHARE * later + (1 - LATER_SHARE) * expected
        return found[::-1]


def refitted(plan: Plan, mind: Mind, seed: int, games: int) -> Mind:
    """Return a mind with the same policy and a leaf fitted to a number of quick games of journeymen of this plan.

    Each number of seats gets a leaf of its own.
    """
    trainer = Trainer(plan, seed, Mind(mind.policy, mind.leaf))
    trainer.observe(games)
    return trainer.mind


def continued(plan: Plan, mind: Mind, seed: int, games: int, rate: float, league: Sequence[Mind] = ()) -> Mind:
    """Return a mind that played on for a number of quick games, against itself, what it was, and others of a league.

    Without a league it learns to beat what it was, and forgets how to beat what that had beaten.
    """
    trainer = Trainer(plan, seed, Mind(widened(mind.policy, fact_names(plan, generator(seed))), mind.leaf))
    trainer.older += [mind, *league]
    trainer.older_share = LEAGUE_SHARE if league else OLDER_SHARE
    trainer.observe(WATCHED_GAMES * len(plan.seats))
    trainer.bootstrap(lambda count: count < games, rate)
    return trainer.mind


TRAINING_STAGES: Final = (
    ("imitate", 0.05),
    ("bootstrap", 0.35),
    ("iterate", 0.2),
    ("bootstrap", 0.1),
    ("iterate", 0.3),
)
"""The stages of a training, with their shares of the time."""


def train_through(
    plan: Plan, seed: int, within: Callable[[float], Callable[[int], bool]], seconds: float, simulations: int
) -> Trainer:
    """Train from nothing for a number of seconds; `within` returns a check whether there is time for another game."""
    trainer = Trainer(plan, seed)
    for step, share in TRAINING_STAGES:
        again = within(seconds * share)
        if step == "iterate":
            trainer.iterate(again, simulations)
        elif step == "bootstrap":
            trainer.bootstrap(again)
        elif plan.game.preferences:
            trainer.imitate_builder(again)
    return trainer


def frozen(policy: Policy) -> Policy:
    """Return a copy of a policy that learns nothing more."""
    other = Policy(policy.facts)
    other.rows, other.weights = dict(policy.rows), [list(row) for row in policy.weights]
    other.marks, other.mark_weights = dict(policy.marks), list(policy.mark_weights)
    return other


def widened(policy: Policy, facts: Sequence[str]) -> Policy:
    """Return a copy of a policy that grows, and knows these facts too."""
    other, new = frozen(policy), [name for name in facts if name not in policy.facts]
    other.facts, other.grows = (*policy.facts, *new), True
    for row in other.weights:
        row[-1:-1] = [0.0] * (BUCKETS * len(new))
    return other
