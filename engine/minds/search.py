"""Search: the likeliest answers are tried out, each in the same worlds, and the better ones more often.

Every simulation deals again what the seat cannot see, plays on by the policy to the end of the turn, and takes the
value of the resulting position. Where points end a game, its end counts twice, and more the sooner it comes, since no
position is worth as much as a win. Answers are compared by their differences in the worlds that they share, since worlds
differ from each other by much more than answers do. One pass tries all answers, then the better half, then the better
half of those, and so on; it can be stopped between any two simulations.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import fsum, inf, sqrt
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Position
from engine.core.types import Ask, Decision, Outcome
from engine.minds.features import AnyGame, question
from engine.minds.leaf import SCALE, Leaf, Term, blank, ending, terms, utility
from engine.minds.policy import CERTAIN_PERCENT, UNIT, Policy, draw, keys, likelihoods, only_keys
from engine.minds.rollout import generator, roll_out

MAX_TRIED: Final = 8
"""Limit on the answers that are tried."""

MAX_DRAWS: Final = 24
"""Questions to the policy for different answers of several picks."""

ROLLOUT_TENTHS: Final = 7
"""Temperature of the policy that plays on, in tenths."""

LEAF_ERROR: Final = 24
"""Standard error of the leaf's values, in parts of a point, because it knows no single card."""

CLOSE_TO_WIN: Final = 2
"""Points that a seat may lack for a win that it may reach this turn, though the policy is certain of something else."""

MIN_DOUBTED_PRIOR: Final = -2 * UNIT
"""The minimum prior of an answer to a question that the game doubts."""

Picks = tuple[str, ...]

Enough = Callable[[int], bool]
"""Returns True if this many simulations are enough."""


class Mind(Struct):
    """The learned parts of a game: a policy and a leaf, or one by number of seats."""

    policy: Policy
    leaf: Leaf
    leaves: Mapping[int, Leaf] = {}

    def leaf_for(self, seats: int) -> Leaf:
        """Return the leaf for a number of seats."""
        return self.leaves.get(seats, self.leaf)


def untrained() -> Mind:
    """Return a mind that has learned nothing: all answers are equally likely, and all positions have the same value."""
    return Mind(Policy(()), blank(()))


class Table(Struct, frozen=True):
    """A table: the game, the number of seats, and the mind."""

    game: AnyGame
    seats: int
    mind: Mind


class Ranked(Struct):
    """An answer that was tried: by world, its value and the terms of the leaf that add up to it.

    `amounts` are the numbers of the facts that the terms come from, of the others' their mean. `prior` is what the
    policy says for it beforehand, in `UNIT`ths, `over` how often the game was over then; the terms of those worlds are
    those of `ending`. `won` is how often points ended it as a win.
    """

    picks: Picks
    prior: int = 0
    values: list[int] = []
    terms: dict[str, list[int]] = {}
    amounts: dict[str, list[float]] = {}
    over: int = 0
    won: int = 0

    @property
    def tries(self) -> int:
        """Return the number of worlds in which it was tried."""
        return len(self.values)

    @property
    def mean(self) -> float:
        """Return the mean value, in parts of a point."""
        return sum(self.values) / max(1, self.tries)


class AnswerChoice(Struct):
    """An answer, and the answers that were tried, best first; none if there was no need."""

    picks: Picks
    ranked: list[Ranked]


class AnswerSearch:
    """A search for the answer to one question.

    An `explained` search compares answers even if the policy is certain, and ranks them by what it measured alone, so
    that its reasons add up.
    """

    def __init__(
        self, table: Table, position: Position[Any, Any], decision: Decision, seed: int, *, explained: bool = False
    ) -> None:
        self.mind, self.game, self.seats, self.seed = table.mind, table.game, table.seats, seed
        self.leaf = table.mind.leaf_for(table.seats)
        self.decision, self.seat = decision, decision.ask.seat
        self.position = self.game.redeal(position, self.seat, generator(seed))
        self.explained = explained
        self.lacking = self.game.points_to_win(self.position.state, self.seat)
        self.goal = self.game.goal_answers.get(decision.kind) if explained else None

    def choose(self, enough: Enough, given: Picks | None = None) -> AnswerChoice:
        """Answer the question; the same seed and number of simulations give the same answer.

        An answer that was `given` is tried beside the likeliest ones, and as often as the best. The opinion of the
        policy does not count against it.
        """
        answers = self._answers(given)
        if len(answers) == 1 or enough(0):
            return AnswerChoice(next(iter(answers)), [])
        ranked = [Ranked(picks, prior) for picks, prior in answers.items()]
        self._try_out(ranked, enough)
        if given is not None:
            self._even_out(next(answer for answer in ranked if answer.picks == given), ranked[0].tries)
        for answer in ranked if self.goal else ():
            if answer.picks == (self.goal,):
                self._even_out(answer, ranked[0].tries)
        if given is not None or self.explained:
            rank(ranked, opinion=not self.explained)
        if self.explained and sum(gaps_between(ranked[0], ranked[1])) < 0:
            # Each was better than the most tried answer, in other worlds; in those that they share the second is better.
            ranked[:2] = ranked[1::-1]
        return AnswerChoice(ranked[0].picks, ranked)

    def _answers(self, given: Picks | None) -> dict[Picks, int]:
        """Return the answers worth trying with their priors: the `given` one, then the likeliest first."""
        found = self._likely()
        if given is not None:
            found = {given: 0} | {picks: prior for picks, prior in found.items() if picks != given}
        return self._different(found)

    def _likely(self) -> dict[Picks, int]:
        """Return the likeliest answers with their priors, or only one if the policy is certain and that suffices."""
        game, asked = self.game, question(self.game, self.decision)
        ask, policy = asked.ask, self.mind.policy
        if (only := only_keys(game, asked)) is not None:
            return {only: 0}
        scores = policy.scores(*policy.read(game, self.position, asked))
        if ask.least == ask.most == 1:
            return self._likely_single(asked, scores)
        source, found, priors = generator(self.seed), dict[Picks, int](), dict[Picks, int]()
        for number in range(MAX_DRAWS):
            drawn = draw(ask, scores, source, 10 if number else 1)
            picks = keys(game, asked, drawn)
            found[picks] = found.get(picks, 0) + 1
            priors[picks] = _prior(ask, scores, drawn)
        best = next(iter(found))
        others = sorted(found.keys() - {best}, key=lambda picks: (-found[picks], picks))
        return {picks: priors[picks] for picks in [best, *others[: MAX_TRIED - 1]]}

    def _likely_single(self, asked: Decision, scores: Sequence[float]) -> dict[Picks, int]:
        """Return the likeliest answers of one pick, and those that the game has tried too."""
        game, options = self.game, asked.ask.options
        likely = likelihoods(scores)
        order = sorted(range(len(likely)), key=lambda index: (-likely[index], index))
        useless = game.useless(self.position, asked)
        order = [index for index in order if options[index].key not in useless] or order
        doubted = asked.kind in game.doubted
        late = self.lacking is not None and self.lacking <= CLOSE_TO_WIN
        if not (self.explained or doubted or late) and likely[order[0]] * 100 > CERTAIN_PERCENT * sum(likely):
            order = order[:1]
        best_score, worst = scores[order[0]], MIN_DOUBTED_PRIOR if doubted else -inf
        overlooked = game.overlooked(self.position, asked)
        lowest = {at: MIN_DOUBTED_PRIOR for at, option in enumerate(options) if option.key in overlooked}
        goals = [at for at, option in enumerate(options) if option.key == self.goal]
        tried = dict.fromkeys([*order[:MAX_TRIED], *lowest, *goals])
        return {keys(game, asked, [at]): int(max(scores[at] - best_score, lowest.get(at, worst))) for at in tried}

    def _different(self, answers: dict[Picks, int]) -> dict[Picks, int]:
        """Return the first of the answers that lead to the same position, for each position."""
        found: dict[bytes, Picks] = {}
        if len(answers) == 1:
            return answers
        for picks in answers:
            found.setdefault(self.game.save(self.after(picks)), picks)
        return {picks: answers[picks] for picks in found.values()}

    def after(self, picks: Picks) -> Position[Any, Any]:
        """Return the position that an answer leads to at once."""
        play = self.game.fork(self.position)
        play.answer(play.decisions[self._index(play.decisions)], picks)
        return play.position

    def _index(self, decisions: Sequence[Decision]) -> int:
        """Return the index of the question among those of a copy."""
        return next(index for index, other in enumerate(decisions) if other.id == self.decision.id)

    def _try_out(self, ranked: list[Ranked], enough: Enough) -> None:
        """Try the answers, the better ones more often, until it is enough; sort them, best first."""
        done = 0
        while True:
            width = len(ranked)
            while width > 1:
                for answer in ranked[:width]:
                    self._simulate(answer)
                    done += 1
                    if enough(done):
                        rank(ranked)
                        return
                width = (width + 1) // 2
                _sort(ranked)

    def _even_out(self, answer: Ranked, tries: int) -> None:
        """Try an answer until it was tried this often."""
        while answer.tries < tries:
            self._simulate(answer)

    def _simulate(self, answer: Ranked) -> None:
        """Try an answer once more, in the next world; worlds are the same for all answers."""
        game, seat = self.game, self.seat
        source = generator(self.seed + 1 + answer.tries)
        play = game.resume_quietly(game.redeal(self.position, seat, source))
        play.answer(play.decisions[self._index(play.decisions)], answer.picks)
        # Reasons are about this turn, so they do not go on into the next one after the last answer of a turn.
        turn = game.clock(self.position if self.explained else play.position)
        answers = roll_out(self.mind.policy, game, play, source, ROLLOUT_TENTHS, turn)
        outcome = game.outcome(play.position)
        if outcome is None:
            value = self.leaf.value(game, play.position, seat, self.seats)
        else:
            value = utility(outcome, seat, game.stake, self.leaf.worth)
            answer.over += 1
            if self.lacking is not None:
                soon, won = game.stake * SCALE - answers, outcome.ranks[seat] == 1
                value += soon if won else -soon
                answer.won += won
        answer.values.append(value)
        for name, amount, part in self._terms(play.position, outcome) if self.explained else ():
            answer.terms.setdefault(name, []).append(part)
            answer.amounts.setdefault(name, []).append(amount)

    def _terms(self, position: Position[Any, Any], outcome: Outcome | None) -> Iterable[Term]:
        """Return what a value adds up from: the facts of a position, or what counts at the end."""
        if outcome is not None:
            return ending(outcome, self.seat, self.game.stake, self.leaf.worth)
        return terms(self.leaf, self.game, position, self.seat, self.seats)


def _prior(ask: Ask, scores: Sequence[float], drawn: Sequence[int]) -> int:
    """Return the prior of several picks: the sum of the gaps between each pick and the likeliest option then."""
    stop, below = len(ask.options), 0.0
    likeliest = sorted(scores[:stop], reverse=True)
    for number, index in enumerate(sorted(drawn, key=lambda index: (index == stop, -scores[index]))):
        ending = scores[stop:] if number >= ask.least else []
        below += scores[index] - max([*likeliest[number : number + 1], *ending])
    return int(below)


def rank(ranked: list[Ranked], *, opinion: bool = True) -> None:
    """Sort the best first; answers with less than half of the tries come last, because they may have been lucky."""
    _sort(ranked, opinion=opinion)
    most = max([answer.tries for answer in ranked])
    ranked.sort(key=lambda answer: 2 * answer.tries < most)


def _sort(ranked: list[Ranked], *, opinion: bool = True) -> None:
    """Sort the best first; untried answers come last, and equal ones are sorted by name."""
    worth = _worth(ranked) if opinion else _measured(ranked)
    ranked.sort(key=lambda answer: (-worth[answer.picks] if answer.tries else inf, answer.picks))


def _worth(ranked: Sequence[Ranked]) -> dict[Picks, float]:
    """Return the advantage of each tried answer over the most tried one, with the policy's opinion.

    A `UNIT` of the opinion counts as a standard error: with many or similar simulations they decide, within the error
    of the leaf; otherwise the policy does. It does not count against an answer with which points have ended the game as
    a win: the next answers are searched too, and need not miss what some simulations did.
    """
    most = max(ranked, key=lambda answer: answer.tries)
    gaps = {answer.picks: gaps_between(answer, most) for answer in ranked if answer.tries}
    variance = _variance([gap for picks, gap in gaps.items() if picks != most.picks])
    return {
        answer.picks: sum(gaps[answer.picks]) / answer.tries
        + answer.prior * (not answer.won) * sqrt(variance / answer.tries + LEAF_ERROR * LEAF_ERROR) / UNIT
        for answer in ranked
        if answer.tries
    }


def _measured(ranked: Sequence[Ranked]) -> dict[Picks, float]:
    """Return the mean advantage of each tried answer over the most tried one."""
    most = max(ranked, key=lambda answer: answer.tries)
    return {answer.picks: sum(gaps_between(answer, most)) / answer.tries for answer in ranked if answer.tries}


def gaps_between(answer: Ranked, other: Ranked) -> list[int]:
    """Return the advantage of an answer over another in each world in which both were tried."""
    return [one - two for one, two in zip(answer.values, other.values, strict=False)]


def _variance(gaps: Sequence[Sequence[int]]) -> float:
    """Return the variance of an answer's values without the worlds' part, or a point's square without two tries.

    A gap is the difference of two values, and so has twice their variance.
    """
    again = sum([len(one) - 1 for one in gaps])
    if not again:
        return SCALE * SCALE
    # `fsum` rounds once in every version of Python, `sum` does not.
    squares = fsum([sum([gap * gap for gap in one]) - sum(one) ** 2 / len(one) for one in gaps])
    return max(1.0, squares / (2 * again))
