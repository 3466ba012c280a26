"""Reasons to prefer one answer to the next best: the facts that differ most afterwards, as names and numbers."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, fsum, inf, isclose, sqrt
from typing import Final

from msgspec import Struct

from engine.core.computer_facts import POINTS, STAGE
from engine.core.types import Option, Seat
from engine.minds.features import AnyGame
from engine.minds.leaf import SCALE
from engine.minds.policy import CERTAIN_PERCENT, UNIT
from engine.minds.rollout import Pick
from engine.minds.search import LEAF_ERROR, AnswerChoice, AnswerSearch, Picks, Ranked, gaps_between, rank

MAX_REASONS: Final = 3
"""Reasons that are named at least, if there are as many."""

MAX_MADE_UP: Final = 3
"""Further reasons that are named until those in favour outweigh those against."""

EQUAL_ERRORS: Final = 2.5
"""Standard errors within which two answers are about equal."""

FACT_ERRORS: Final = 2.0
"""Standard errors by which two answers must differ in a fact for it to be named."""

MIN_WORLDS: Final = 4
"""Worlds in which two answers must have been tried for their tactics to be named."""

USUAL: Final = 0.6
"""Part of the worlds in which a pick must be made to be expected."""

MIN_GAP: Final = 0.5
"""Difference between these parts of two answers for a pick to follow from one of them."""

BUILD_VERB: Final = "build"
MOVE_VERB: Final = "move"
PASS_VERB: Final = "pass"  # noqa: S105 - no password

EXCLUSIVE_VERBS: Final = frozenset({"build", "place"})
"""Verbs of options that only one player can take, so that it matters who is first."""

EQUAL_DIFFERENCE: Final = SCALE // 5
"""Difference within which two answers are about equal, in parts of a point: too little for a player to care."""

OTHERS_PREFIX: Final = "-"
"""Prefix of a fact's name for the mean of that fact over the other players."""

COMMON_PREFIX: Final = "="
"""Prefix of the name of a fact that concerns all players, like those of the table."""

REST_NAME: Final = "*"
"""Name of the factor for all facts that are not named."""


class Factor(Struct, frozen=True):
    """A fact, the points it contributes to an answer's advantage, and how much it differs on average."""

    fact: str
    points: float
    change: float


def reasons(game: AnyGame, choice: AnswerChoice) -> tuple[Factor, ...]:
    """Return the strongest reasons to prefer the best answer to the next one; none if nothing was compared.

    The search must have been `explained`.
    """
    pair = compared(choice)
    return () if pair is None else differences(game, *pair)


def differences(game: AnyGame, best: Ranked, second: Ranked, moot: frozenset[str] = frozenset()) -> tuple[Factor, ...]:
    """Return the strongest reasons to prefer one answer to another, and the rest.

    Weaker ones in favour are added as long as those against outweigh them, and points in any case. Facts that are
    `moot` are part of the rest.

    Return none if the game ends in some worlds and goes on in others, because their facts cannot be compared. At least
    one named reason favours `best`; if no fact does, only the rest is returned.
    """
    ended = {answer.over == answer.tries for answer in (best, second)}
    if ended != {True} and (best.over or second.over):
        return ()
    every = [_factor(name, best, second) for name in dict.fromkeys((*best.terms, *second.terms))]
    found, changes = _joined(every), {one.fact: one.change for one in every}
    telling = [
        one
        for one in found
        if round(one.points, 1)
        and round(one.change, 1)
        and _is_plausible(one, game.drawbacks)
        and _is_gain_in_itself(one, changes, game.goals)
        and _is_significant(one.fact, best, second)
        and not _is_spent(one, found)
        and one.fact.lstrip(f"{OTHERS_PREFIX}{COMMON_PREFIX}") not in moot
    ]
    ordered = sorted(telling, key=lambda one: (-abs(one.points), one.fact))
    strongest = ordered[:MAX_REASONS]
    for one in [one for one in ordered[MAX_REASONS:] if one.points > 0][:MAX_MADE_UP]:
        if total(strongest) <= 0:
            strongest.append(one)
    strongest += [one for one in ordered if one.fact in (POINTS, f"{OTHERS_PREFIX}{POINTS}") and one not in strongest]
    if not any(one.points > 0 for one in strongest):
        strongest = []
    named = tuple([Factor(one.fact, round(one.points, 1), round(one.change, 1)) for one in strongest])
    rest = round(round(advantage(best, second).mean / SCALE, 1) - sum([one.points for one in named]), 1)
    return (*named, Factor(REST_NAME, rest, 0.0)) if rest or not named else named


def total(reasons: Sequence[Factor]) -> float:
    """Add up what reasons are worth, in points."""
    return round(sum([one.points for one in reasons]), 1)


class Immediate(Struct, frozen=True):
    """The points that an answer scores at once, if the other scores fewer or it builds what has no points in its label.

    `avoided` are those that the other answer has more of afterwards; `added` are those of them that it brings itself.
    """

    points: int = 0
    avoided: tuple[str, ...] = ()
    added: tuple[str, ...] = ()


def immediate(search: AnswerSearch, best: Picks, second: Picks) -> Immediate:
    """Compare two answers by the positions right after them, before the next move."""
    game, seat = search.game, search.seat
    before = game.insight(search.position, seat)
    better, worse = (game.insight(search.after(picks), seat) for picks in (best, second))
    reached = {name for name, goal in game.goals.items() if worse.get(goal, 0) > better.get(goal, 0)}
    lower = sorted(game.drawbacks - reached - game.moot_facts(search.position))
    avoided = [name for name in lower if worse.get(name, 0) > better.get(name, 0)]
    built = [option for option in search.decision.ask.options if option.key in best and option.verb == BUILD_VERB]
    unnamed = any(not (_points(option) or option.data.get("vp")) for option in built)
    is_more = better.get(POINTS, 0) > worse.get(POINTS, 0) or unnamed
    # The points of a game that is over include those of its end.
    is_over = not game.decisions(search.after(best))
    added = [name for name in avoided if better.get(name, 0) >= before.get(name, 0)]
    points = better.get(POINTS, 0) - before.get(POINTS, 0) if is_more and not is_over else 0
    return Immediate(max(0, points), tuple(avoided), tuple(added))


class LaterPick(Struct, frozen=True):
    """An option that a seat is likely to pick later in the turn, and the kind of its question."""

    seat: Seat
    kind: str
    option: Option


class Tactics(Struct, frozen=True):
    """Differences in how the turn goes on after one answer instead of another, in most simulations of both.

    `prepared` is what the seat itself then builds, scores or moves, `instead` what it does only after the other answer,
    `denied` what another seat then does not, and `taken_by` the seat that otherwise picks the same.
    """

    prepared: LaterPick | None = None
    denied: LaterPick | None = None
    taken_by: Seat | None = None
    instead: LaterPick | None = None


def tactics(search: AnswerSearch, best: Ranked, second: Ranked) -> Tactics:
    """Compare how often each pick follows two answers of an explained search; nothing after few simulations.

    What an answer picks itself counts as picked after it, so no answer prepares what the other one does at once, nor
    what is on offer already.
    """
    worlds = min(best.tries, second.tries)
    if worlds < MIN_WORLDS:
        return Tactics()
    own, kind = search.seat, search.decision.kind
    after, otherwise = (
        _frequencies(answer.later[:worlds]) | {(own, kind, key): 1.0 for key in answer.picks}
        for answer in (best, second)
    )
    gaps = {pick: after.get(pick, 0.0) - otherwise.get(pick, 0.0) for pick in sorted(after | otherwise)}
    usual = [
        pick for pick in gaps if abs(gaps[pick]) >= MIN_GAP and max(after.get(pick, 0), otherwise.get(pick, 0)) >= USUAL
    ]
    options = {pick: option for answer in (best, second) for world in answer.later for pick, option in world.items()}
    picked = (*best.picks, *second.picks)
    later = [pick for pick in usual if pick in options and not (pick[0] == own and pick[2] in picked)]
    offered = {(own, kind, option.key) for option in search.decision.ask.options}
    fruitful = [pick for pick in later if _is_fruitful(options[pick])]
    prepared = [
        pick
        for pick in later
        if pick[0] == own and gaps[pick] > 0 and pick not in offered and (pick in fruitful or _is_move(options[pick]))
    ]
    denied = [pick for pick in fruitful if pick[0] != own and gaps[pick] < 0]
    instead = [
        pick
        for pick in later
        if pick[0] == own
        and gaps[pick] < 0
        and (pick in fruitful or (pick[1] == kind and options[pick].verb in EXCLUSIVE_VERBS))
    ]
    taken = [
        pick
        for pick in usual
        if pick[0] != own
        and gaps[pick] < 0
        and pick[1:] == (kind, *best.picks)
        and options[pick].verb in EXCLUSIVE_VERBS
    ]

    def named(picks: Sequence[Pick]) -> LaterPick | None:
        found = max(picks, key=lambda pick: (pick in fruitful, abs(gaps[pick]), _points(options[pick])), default=None)
        return None if found is None else LaterPick(found[0], found[1], options[found])

    return Tactics(named(prepared), named(denied), taken[0][0] if taken else None, named(instead))


def are_both_done(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if each of two answers is usually followed by the other one in the same turn."""
    worlds = min(one.tries, other.tries)
    if worlds < MIN_WORLDS or len(one.picks) != 1 or len(other.picks) != 1:
        return False
    return all(
        _frequencies(first.later[:worlds]).get((search.seat, search.decision.kind, then.picks[0]), 0) >= USUAL
        for first, then in ((one, other), (other, one))
    )


class Advice(Struct, frozen=True):
    """An answer to recommend, and the answer that a player would compare it with.

    `equal` is another answer that is about as good; with `is_both`, the player can give both this turn.
    """

    best: Ranked
    second: Ranked
    equal: Ranked | None = None
    is_both: bool = False


def advise(search: AnswerSearch, choice: AnswerChoice) -> Advice | None:
    """Choose what to recommend and what to compare it with; None if nothing was compared.

    Passing is recommended only where it is better by more than the error of the evaluation, and the question is skipped
    where no answer is clearly better than that.
    """
    pair = compared(choice)
    if pair is None:
        return None
    options = {option.key: option for option in search.decision.ask.options}
    most = max([answer.tries for answer in choice.ranked])
    tried = [answer for answer in choice.ranked if answer.tries and (2 * answer.tries >= most or answer in pair)]
    skipped = _skip(search, choice)
    if skipped is not None and skipped is not tried[0]:
        return Advice(skipped, tried[0])
    best = _played(search, tried)
    others = [answer for answer in tried if answer is not best]
    telling = [answer for answer in others if _tells(search, best, answer)]
    if _verb(options, best) == PASS_VERB and _is_within_error(best, others[0]):
        acting = others[0]
        worse = [answer for answer in others[1:] if _tells(search, acting, answer)]
        if worse:
            return Advice(acting, _comparable(options, acting, worse), best)
    if not telling:
        return Advice(best, others[0])
    second = _comparable(options, best, telling)
    before = others[: others.index(second)]
    equal = next((answer for answer in before if not is_clear(best, answer) and not is_clear(answer, best)), None)
    return Advice(best, second, equal, equal is not None and are_both_done(search, best, equal))


def _played(search: AnswerSearch, tried: Sequence[Ranked]) -> Ranked:
    """Return the answer that a computer player would give: the one that the policy is sure of, or the best by both.

    By the values of one turn alone, cubes would be kept for ever.
    """
    likeliest = max(tried, key=lambda answer: answer.prior)
    others = fsum([exp((answer.prior - likeliest.prior) / UNIT) for answer in tried if answer is not likeliest])
    if search.decision.kind not in search.game.doubted and CERTAIN_PERCENT * (1 + others) < 100:
        return likeliest
    ranked = [*tried]
    rank(ranked)
    return ranked[0]


def _tells(search: AnswerSearch, best: Ranked, other: Ranked) -> bool:
    """Return True if the comparison with an answer names a fact, and is not only one of the order of two answers."""
    if are_both_done(search, best, other) and not is_clear(best, other):
        return False
    return any(
        one.fact != REST_NAME for one in differences(search.game, best, other, search.game.moot_facts(search.position))
    )


def _comparable(options: Mapping[str, Option], best: Ranked, others: Sequence[Ranked]) -> Ranked:
    """Return the best of some answers, or one that a player would sooner compare with.

    This is one of the kind of `best` that is not clearly worse, or for a move that costs something, not to move.
    """
    first, verb = others[0], _verb(options, best)
    if verb is None:
        return first
    alike = [answer for answer in others if _verb(options, answer) == verb]
    if _is_move(options[best.picks[0]]):
        alike = [answer for answer in alike if not _is_move(options[answer.picks[0]])] or alike[:1]
    elif _verb(options, first) == verb:
        return first
    else:
        alike = [answer for answer in alike if not is_clear(first, answer)]
    return alike[0] if alike else first


def _verb(options: Mapping[str, Option], answer: Ranked) -> str | None:
    return options[answer.picks[0]].verb if len(answer.picks) == 1 else None


def _is_within_error(passing: Ranked, other: Ranked) -> bool:
    """Return True if passing is not better than another answer by more than the evaluation may be wrong."""
    gap = advantage(passing, other)
    return gap.mean < LEAF_ERROR + gap.error


def _skip(search: AnswerSearch, choice: AnswerChoice) -> Ranked | None:
    """Return the answer that skips the question if the best one is not clearly better."""
    key = search.game.skips.get(search.decision.kind)
    found = next((answer for answer in choice.ranked if answer.picks == (key,) and answer.tries), None)
    return None if found is None or is_clear(choice.ranked[0], found) else found


def _frequencies(worlds: Sequence[Mapping[Pick, Option]]) -> dict[Pick, float]:
    """Return in what part of the worlds each pick was made."""
    counts = Counter(pick for world in worlds for pick in world)
    return {pick: count / len(worlds) for pick, count in counts.items()}


def _is_fruitful(option: Option) -> bool:
    """Return True if an option builds or scores something."""
    return not option.idle and ((option.verb == BUILD_VERB and bool(option.data)) or _points(option) > 0)


def _is_move(option: Option) -> bool:
    """Return True if an option moves something and costs something, as the provost does."""
    cost = option.data.get("cost")
    return option.verb == MOVE_VERB and isinstance(cost, int) and cost > 0


def _points(option: Option) -> int:
    gain = option.data.get("gain")
    return gain.get("vp", 0) if isinstance(gain, dict) else 0


def _is_plausible(one: Factor, drawbacks: frozenset[str]) -> bool:
    """Return True if a player would expect this effect of a fact: more is good for oneself, and bad for others.

    Training splits weight between correlated facts arbitrarily, so a single fact may seem to work the wrong way. Facts
    of the table, such as the places left in a castle, may be good or bad.
    """
    fact = one.fact.removeprefix(OTHERS_PREFIX)
    if fact.startswith(COMMON_PREFIX):
        return fact != f"{COMMON_PREFIX}{STAGE}"
    more_is_good = (fact == one.fact) != (fact in drawbacks)
    return (one.points > 0) == ((one.change > 0) == more_is_good)


def _is_gain_in_itself(one: Factor, changes: Mapping[str, float], goals: Mapping[str, str]) -> bool:
    """Return False for changes that only follow from others.

    These are a kind of points that changes against all points, as when a city replaces a settlement, and the distance
    to a goal if only one of the answers reaches the goal.
    """
    fact = one.fact.removeprefix(COMMON_PREFIX)
    name = fact.removeprefix(OTHERS_PREFIX)
    whose = fact.removesuffix(name)
    if name in goals:
        return one.change * changes.get(f"{whose}{goals[name]}", 0.0) <= 0
    return not name.startswith(f"{POINTS}_") or one.change * changes.get(f"{whose}{POINTS}", one.change) > 0


def _is_spent(one: Factor, factors: Sequence[Factor]) -> bool:
    """Return True for what others have less of because they gain other things with it."""
    if not one.fact.startswith(OTHERS_PREFIX) or one.points < 0:
        return False
    gained = -sum([other.points for other in factors if other.fact.startswith(OTHERS_PREFIX) and other.points < 0])
    return gained >= one.points


def _is_significant(fact: str, best: Ranked, second: Ranked) -> bool:
    """Return True if a fact differs between two answers by more than chance explains."""
    name = fact.removeprefix(COMMON_PREFIX)
    gaps = [a - b for a, b in zip(best.amounts.get(name, []), second.amounts.get(name, []), strict=False)]
    if len(gaps) < 2:
        return True
    mean = sum(gaps) / len(gaps)
    variance = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return abs(mean) >= FACT_ERRORS * sqrt(variance / len(gaps))


def _factor(name: str, best: Ranked, second: Ranked) -> Factor:
    """Return the factor of a fact that differs between two answers.

    If the answers lead to different stages of the game, in which the fact has different weights, the mean weight
    counts. The effect of the stage on facts that do not differ is part of the rest.
    """
    shared = min(best.tries, second.tries)
    amounts = [sum(answer.amounts.get(name, [])[:shared]) / shared for answer in (best, second)]
    worths = [sum(answer.terms.get(name, [])[:shared]) / shared / SCALE for answer in (best, second)]
    weights = [worth / amount for worth, amount in zip(worths, amounts, strict=True) if amount]
    change = amounts[0] - amounts[1]
    return Factor(name, change * sum(weights) / max(1, len(weights)), change)


def _joined(factors: list[Factor]) -> list[Factor]:
    """Merge a seat's own factor with the others' factor where a fact differs equally for all players."""
    theirs = {one.fact.removeprefix(OTHERS_PREFIX): one for one in factors if one.fact.startswith(OTHERS_PREFIX)}
    found = list[Factor]()
    for one in factors:
        other = theirs.get(one.fact)
        if other is not None and one.change and isclose(one.change, other.change):
            found.append(Factor(f"{COMMON_PREFIX}{one.fact}", one.points + other.points, one.change))
            del theirs[one.fact]
        elif not one.fact.startswith(OTHERS_PREFIX):
            found.append(one)
    return found + list(theirs.values())


def about_equal(choice: AnswerChoice) -> bool:
    """Return True if the best answer can hardly be distinguished from the next one."""
    pair = compared(choice)
    return pair is not None and not is_clear(*pair)


def is_clear(best: Ranked, second: Ranked) -> bool:
    """Return True if `best` beats `second` by more than chance and by enough to matter. Both must be tried already."""
    gap = advantage(best, second)
    return gap.mean >= max(EQUAL_DIFFERENCE, EQUAL_ERRORS * gap.error)


class Advantage(Struct, frozen=True):
    """The advantage of an answer over another, in parts of a point: the mean and its standard error."""

    mean: float
    error: float


def advantage(one: Ranked, other: Ranked) -> Advantage:
    """Compare two answers in the worlds in which both were tried; from a single world, the error is infinite."""
    gaps = gaps_between(one, other)
    count, total = len(gaps), sum(gaps)
    squares = count * sum([gap * gap for gap in gaps]) - total * total
    return Advantage(total / count, sqrt(squares / (count - 1)) / count if count > 1 else inf)


def compared(choice: AnswerChoice) -> tuple[Ranked, Ranked] | None:
    """Return the best answer and the next one; None if nothing was compared."""
    tried = [answer for answer in choice.ranked if answer.tries]
    return (tried[0], tried[1]) if len(tried) > 1 else None
