"""Analysis of a match that is over: every seat's chances by turn, and the choices that cost the chooser most.

Every choice is compared with the best one as its chooser could see the position. A search compares all of them by the
value of what they lead to; those that are worse by more than chance explains are played out to the end.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Position
from engine.core.game import act, find_decision
from engine.core.merits import SIDE_EFFECTS, unshared
from engine.core.setup import Setup
from engine.core.types import CHANCE, Action, Ask, Decision, Merit, Option, Seat
from engine.minds.explanation import Factor, differences, is_clear
from engine.minds.features import AnyGame, deck_part, question
from engine.minds.playouts import SHARE_DIGITS, Chance, gap, play_out, share, won
from engine.minds.rollout import generator
from engine.minds.search import AnswerChoice, AnswerSearch, Mind, Picks, Ranked, Table

MAX_TURNING_POINTS: Final = 3
"""Limit on the turning points that are named."""

MAX_PLAYED_CHOICES: Final = 8
"""Choices that are played out first: those that seem to have cost most. The worst of them are played out again."""

FIRST_PASS_DIVISOR: Final = 4
SECOND_PASS_FACTOR: Final = 4
"""Divisor of `Effort.playouts` in the first pass and factor in the second: few playouts say little."""

MIN_CERTAIN_LOSS: Final = 0.01
"""A turning point cost so much of the chance to win for certain, by the low end of its interval."""

MIN_LOSS: Final = 0.01
"""Chance to win that a choice has to have cost, as far as playouts tell, to be named at all."""

MOST_OF_IT: Final = 0.8
"""Part of the largest fall of a chance that a decline has to account for."""

MIN_DECLINE: Final = 0.25
"""Chance to win that a seat has to lose over the turns of a decline, or else `MIN_DECLINE_PART` of an even chance."""

MIN_DECLINE_PART: Final = 0.7
"""Part of an even chance, which is small with many seats."""

MAX_PLAYED_TURNS: Final = 24
"""Turns that are played out, spread over the game."""

MIN_CHANCE_PLAYOUTS: Final = 24
"""Playouts that a chance rests on: with fewer for each turn, those of the turns around it count too."""

TIME_SHARES: Final = (0.35, 0.6, 1.0)
"""Shares of the time by which comparing choices, playing out turns, and playing out costly choices must end."""

Late = Callable[[float], bool]
"""Returns True if that share of the time has passed."""


class Effort(Struct, frozen=True):
    """The number of simulations for each choice, and of playouts for each position."""

    simulations: int
    playouts: int


class TurnChances(Struct, frozen=True):
    """Every seat's chance to win at the start of a turn, or at the end; `actions` counts the actions so far."""

    turn: int
    actions: int
    seats: tuple[Chance, ...]


class TurningPoint(Struct, frozen=True):
    """A choice that was worse than another: its seat, the number of `actions` before it, and its cost in chance to win.

    `merits` are what the rules say for the better choice alone, as its chooser saw the position, and what comes with
    it. `reasons` are its advantages in simulations; none if the game may end.
    """

    turn: int
    actions: int
    seat: Seat
    kind: str
    given: tuple[Option, ...]
    better: tuple[Option, ...]
    lost: Chance
    reasons: tuple[Factor, ...]
    merits: tuple[Merit, ...] = ()

    @property
    def is_certain(self) -> bool:
        """Return True if chance does not explain what the choice cost."""
        return self.lost.low >= MIN_CERTAIN_LOSS


class Decline(Struct, frozen=True):
    """The turns in which a seat lost most of its chance to win.

    `worse` is how many of its choices in these turns were clearly worse than another, of those that were `examined`.
    """

    seat: Seat
    first: int
    last: int
    before: float
    after: float
    worse: int
    examined: int


class Analysis(Struct, frozen=True):
    """Results of an analysis: chances by turn, turning points (costliest first), and the number of examined choices.

    `declines` are those that no turning points account for.
    """

    turns: tuple[TurnChances, ...]
    points: tuple[TurningPoint, ...]
    examined: int
    declines: tuple[Decline, ...] = ()


class GivenAnswer(Struct, frozen=True):
    """An answer in a match: the number of actions before it, the saved position, the question, and the picks."""

    actions: int
    turn: int
    position: bytes
    decision: Decision
    picks: Picks


def walk(game: AnyGame, setup: Setup, actions: Sequence[Action]) -> tuple[list[GivenAnswer], Position[Any, Any]]:
    """Return every answer of a player, and the position after all actions.

    Raises:
        Illegal: at the first action that does not fit.
    """
    play, found = game.resume(game.begin(setup)), list[GivenAnswer]()
    for number, action in enumerate(actions):
        if action.seat != CHANCE:
            decision = find_decision(play.decisions, action.seat, action.kind)
            found.append(
                GivenAnswer(number, game.clock(play.position), game.save(play.position), decision, action.picks)
            )
        act(play, action)
        play.events.clear()
    return found, play.position


def is_choice(game: AnyGame, decision: Decision) -> bool:
    """Return True if a question has several answers worth comparing; deck building never does."""
    ask = question(game, decision).ask
    return len(ask.options) > ask.least and deck_part(game, decision.kind) is None


def choices(game: AnyGame, moments: Sequence[GivenAnswer], seed: int) -> list[GivenAnswer]:
    """Return the answers that were choices, in random order, so that any part of them is spread over the match."""
    source = generator(seed)
    return sorted([one for one in moments if is_choice(game, one.decision)], key=lambda one: source.random())


class Costly(Struct, frozen=True):
    """An answer that the search finds clearly worse than another; the cost is in parts of a point."""

    moment: GivenAnswer
    better: Picks
    points: float


class Analyst(Struct, frozen=True):
    """The means of an analysis: trained weights, the game with its number of seats, effort and seed."""

    mind: Mind
    game: AnyGame
    seats: int
    effort: Effort
    seed: int

    def costly(self, moment: GivenAnswer) -> Iterator[Costly]:
        """Yield the cost of an answer if the search finds one of the likeliest others clearly better."""
        choice = self._compared(moment)
        if choice.ranked:
            best, given = choice.ranked[0], _tried(choice, moment.picks)
            if is_clear(best, given):
                yield Costly(moment, best.picks, best.mean - given.mean)

    def turning_points(
        self, costly: Sequence[Costly], late: Late, turns: Sequence[TurnChances] = ()
    ) -> tuple[TurningPoint, ...]:
        """Play the costliest answers out to the end; return those that cost some of the chance to win, worst first.

        Those that only seem to have done so are left out if others did for certain. An answer counts for less where its
        seat had little chance left, as far as the chances by turn are known, and costs no more than they leave.
        """
        worst = [(one, list[float]()) for one in sorted(costly, key=lambda one: -one.points * _chance_left(one, turns))]
        for most, playouts in (
            (MAX_PLAYED_CHOICES, -(-self.effort.playouts // FIRST_PASS_DIVISOR)),
            (MAX_TURNING_POINTS, SECOND_PASS_FACTOR * self.effort.playouts),
        ):
            worst = sorted(worst, key=lambda one: -sum(one[1]))[:most]
            while worst and len(worst[0][1]) < playouts and not late(TIME_SHARES[2]):
                for one, gaps in worst:
                    gaps.append(self._gap(one, len(gaps)))
        lost = [(one, _limited(gap(gaps), _chance_lacking(one, turns))) for one, gaps in worst if gaps]
        costing = sorted([one for one in lost if one[1].share >= MIN_LOSS], key=lambda one: -one[1].share)
        certain = [one for one in costing if one[1].low >= MIN_CERTAIN_LOSS]
        return tuple([self._turning_point(*one) for one in (certain or costing)[:MAX_TURNING_POINTS]])

    def turns(self, moments: Sequence[GivenAnswer], late: Late) -> Iterator[TurnChances]:
        """Yield the chances at the start of turns, from spectators' knowledge; all are played out equally often.

        Where there is time for few playouts, neighbouring turns share them, so that chances do not jump by luck.
        """
        first: dict[int, GivenAnswer] = {}
        for moment in moments:
            first.setdefault(moment.turn, moment)
        begun = spread(list(first.values()))
        wins, played = [[0.0] * self.seats for _ in begun], 0
        while begun and played < self.effort.playouts and not late(TIME_SHARES[1]):
            for moment, row in zip(begun, wins, strict=True):
                position = self.game.load(moment.position)
                outcome = play_out(self.mind, self.game, position, None, self.seed + played)
                for seat in range(self.seats):
                    row[seat] += won(outcome, seat)
            played += 1
        if played:
            for moment, (row, tries) in zip(begun, pooled(wins, played), strict=True):
                yield TurnChances(moment.turn, moment.actions, tuple(share(one, tries) for one in row))

    def _turning_point(self, one: Costly, lost: Chance) -> TurningPoint:
        moment, ask = one.moment, one.moment.decision.ask
        # An explaining search tries more answers if the policy is certain, and may then rank others before this one.
        choice = self._compared(moment, explained=True)
        return TurningPoint(
            moment.turn,
            moment.actions,
            ask.seat,
            moment.decision.kind,
            picked(ask, moment.picks),
            picked(ask, one.better),
            lost,
            differences(self.game, _tried(choice, one.better), _tried(choice, moment.picks)),
            tuple(self._merits(one)),
        )

    def _merits(self, one: Costly) -> list[Merit]:
        """Return what the rules say for the better answer alone, as its chooser saw the position, and what comes with it."""
        decision, given = one.moment.decision, one.moment.picks
        position = self.game.load(one.moment.position)
        seen = self.game.redeal(position, decision.ask.seat, generator(self.seed + one.moment.actions))
        mine, theirs = (
            [*self.game.merits(seen, decision, *pair)] for pair in ((one.better, given), (given, one.better))
        )
        return [*unshared(mine, theirs), *(merit for merit in mine if merit.kind in SIDE_EFFECTS)]

    def _compared(self, moment: GivenAnswer, *, explained: bool = False) -> AnswerChoice:
        simulations, position = self.effort.simulations, self.game.load(moment.position)
        return AnswerSearch(
            Table(self.game, self.seats, self.mind),
            position,
            moment.decision,
            self.seed + moment.actions,
            explained=explained,
        ).choose(lambda done: done >= simulations, given=moment.picks)

    def _gap(self, one: Costly, number: int) -> float:
        """Return the chance to win that an answer costs in one numbered world, which is the same for both answers."""
        moment = one.moment
        seat, position = moment.decision.ask.seat, self.game.load(moment.position)
        better, given = (
            play_out(self.mind, self.game, position, seat, self.seed + number, (moment.decision, picks))
            for picks in (one.better, moment.picks)
        )
        return won(better, seat) - won(given, seat)


def _tried(choice: AnswerChoice, picks: Picks) -> Ranked:
    """Return the search's result for an answer."""
    return next(one for one in choice.ranked if one.picks == picks)


def picked(ask: Ask, picks: Picks) -> tuple[Option, ...]:
    """Return the options of an answer."""
    options = {option.key: option for option in ask.options}
    return tuple([options[key] for key in picks])


def spread(moments: Sequence[GivenAnswer]) -> list[GivenAnswer]:
    """Return as many of these as there is time for, evenly spread, with the first and the last."""
    last = len(moments) - 1
    if last < MAX_PLAYED_TURNS:
        return list(moments)
    return [moments[number * last // (MAX_PLAYED_TURNS - 1)] for number in range(MAX_PLAYED_TURNS)]


def pooled(wins: Sequence[Sequence[float]], played: int) -> Iterator[tuple[list[float], int]]:
    """Yield the wins and playouts of each turn, with those of as many turns on either side as a chance needs.

    The first turn shares none, because a chance may fall at once: what it lacks are even chances.
    """
    needed, lacked = -(-MIN_CHANCE_PLAYOUTS // played), max(0, MIN_CHANCE_PLAYOUTS - played)
    yield [won + lacked / len(wins[0]) for won in wins[0]], played + lacked
    for at in range(1, len(wins)):
        near = wins[max(0, at - needed // 2) : at + needed // 2 + 1]
        yield [sum(column) for column in zip(*near, strict=True)], played * len(near)


def analyse(analyst: Analyst, setup: Setup, actions: Sequence[Action], late: Late) -> Analysis:
    """Analyse a whole match by its actions in force, as far as there is time.

    The same analyst gives the same analysis when it is never late. Raises as `walk` does.
    """
    game, seed = analyst.game, analyst.seed
    moments, end = walk(game, setup, actions)
    examined, costly = list[GivenAnswer](), list[Costly]()
    for moment in choices(game, moments, seed):
        if late(TIME_SHARES[0]):
            break
        examined.append(moment)
        costly += analyst.costly(moment)
    turns = [*analyst.turns(moments, late)]
    outcome = game.outcome(end)
    if turns and outcome is not None:
        known = [won(outcome, seat) for seat in range(setup.seats)]
        turns.append(TurnChances(game.clock(end), len(actions), tuple([Chance(one, one, one) for one in known])))
    points = analyst.turning_points(costly, late, turns)
    declines = find_declines(turns, points, [one.moment for one in costly], examined)
    return Analysis(tuple(turns), points, len(examined), tuple(declines))


def _chance_left(one: Costly, turns: Sequence[TurnChances]) -> float:
    """Return the chance to win that a seat had in the turn of an answer; 1 if it is not known."""
    begun = [turn for turn in turns if turn.actions <= one.moment.actions]
    return begun[-1].seats[one.moment.decision.ask.seat].high if begun else 1.0


def _chance_lacking(one: Costly, turns: Sequence[TurnChances]) -> float:
    """Return the chance to win that a seat did not have before an answer, or in the next turn; 1 if it is not known."""
    begun = [turn for turn in turns if turn.actions <= one.moment.actions]
    around = [*begun[-1:], *turns[len(begun) : len(begun) + 1]] if begun else []
    return 1 - min([turn.seats[one.moment.decision.ask.seat].share for turn in around], default=0.0)


def _limited(lost: Chance, most: float) -> Chance:
    """Return a cost in chance to win that is no higher than a limit."""
    return Chance(*(round(min(one, most), SHARE_DIGITS) for one in (lost.share, lost.low, lost.high)))


def find_declines(
    turns: Sequence[TurnChances],
    points: Sequence[TurningPoint],
    worse: Sequence[GivenAnswer],
    examined: Sequence[GivenAnswer],
) -> Iterator[Decline]:
    """Find the turns in which seats lost their chances for good.

    Declines for which certain turning points account for half or more are left out.
    """
    for seat in range(len(turns[0].seats) if turns else 0):
        shares = [turn.seats[seat].share for turn in turns]
        start, end = _steepest(shares)
        before, after = shares[start], shares[end]
        first, last = turns[start].turn, max(turns[start].turn, turns[end - 1].turn)
        named = sum(
            [one.lost.share for one in points if one.is_certain and one.seat == seat and first <= one.turn <= last]
        )
        if (
            before - after >= min(MIN_DECLINE, MIN_DECLINE_PART / len(turns[0].seats))
            and 2 * named < before - after
            and max(shares[end:]) < before
        ):
            counts = [
                sum([one.decision.ask.seat == seat and first <= one.turn <= last for one in moments])
                for moments in (worse, examined)
            ]
            yield Decline(seat, first, last, before, after, *counts)


def _steepest(shares: Sequence[float]) -> tuple[int, int]:
    """Return the two ends of the shortest time during which a chance fell by `MOST_OF_IT`."""
    falls = [(start, end, shares[start] - shares[end]) for end in range(1, len(shares)) for start in range(end)]
    enough = MOST_OF_IT * max([fall for _, _, fall in falls], default=0.0)
    start, end, _ = min(
        [one for one in falls if one[2] >= enough], key=lambda one: (one[1] - one[0], -one[2]), default=(0, 0, 0.0)
    )
    return start, end
