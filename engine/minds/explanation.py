"""Reasons to prefer one answer to the next best: the facts that differ most afterwards, as names and numbers."""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, fsum, inf, isclose, sqrt
from typing import Final

from msgspec import Struct

from engine.core.computer_facts import POINTS, STAGE
from engine.core.merits import COMPLETING, GIVEN_UP, PLAIN, SIDE_EFFECTS, USELESS, WAITING, net_loss, price, unshared
from engine.core.types import Merit, Option
from engine.minds.features import AnyGame
from engine.minds.leaf import ENDING, SCALE
from engine.minds.policy import CERTAIN_PERCENT, UNIT
from engine.minds.search import LEAF_ERROR, AnswerChoice, AnswerSearch, Ranked, gaps_between, rank

MAX_REASONS: Final = 3
"""Reasons that are named at least, if there are as many."""

MAX_MADE_UP: Final = 3
"""Further reasons that are named until those in favour outweigh those against."""

EQUAL_ERRORS: Final = 2.5
"""Standard errors within which two answers are about equal."""

FACT_ERRORS: Final = 2.0
"""Standard errors by which two answers must differ in a fact for it to be named."""

MIN_WORLDS: Final = 4
"""Worlds in which two answers must have been tried for what they change to be robust."""

MAJORITY, MINORITY = 0.6, 0.2
"""Parts of the worlds: a change is robust if at least the first differ its way, and at most the second the other way."""

LEAST_PART: Final = 0.25
"""Part of 1 that a change may lack to be named as 1."""

OTHERS_PREFIX: Final = "-"
"""Prefix of a fact's name for the mean of that fact over the other players."""

LEAST_WIN_CHANGE: Final = 0.2
"""Change of the chance to win from which on it is named."""

COSTS: Final = frozenset({"cost", "pay"})
"""Data of options that cost something."""

PASS_VERB: Final = "pass"  # noqa: S105 - no password

EQUAL_DIFFERENCE: Final = SCALE // 5
"""Difference within which two answers are about equal, in parts of a point: too little for a player to care."""

GOODS_ERROR: Final = SCALE
"""Difference, in parts of a point, up to which points at once are preferred to goods that are kept for later."""

COMMON_PREFIX: Final = "="
"""Prefix of the name of a fact that concerns all players, like those of the table."""

NO_POINTS: Final = 0.5
"""Weight of a reason without points beside those with points."""

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


class Advice(Struct, frozen=True):
    """An answer to recommend, and the answer that a player would compare it with."""

    best: Ranked
    second: Ranked


def advise(search: AnswerSearch, choice: AnswerChoice) -> Advice | None:
    """Choose what to recommend and what to compare it with; None if nothing was compared.

    Passing, or ending the actions rather than building, is recommended only where it is better by more than the error
    of the evaluation, and the question is skipped where no answer is clearly better than that. Of two answers that are
    about equal, the one with more points is, or the one that has a reason, or costs less for the same. It is compared
    with what scores more at once than the next best answer, if anything does. No answer is whose reasons argue for
    the other one.
    """
    pair = compared(choice)
    if pair is None:
        return None
    options = {option.key: option for option in search.decision.ask.options}
    most = max([answer.tries for answer in choice.ranked])
    tried = [answer for answer in choice.ranked if answer.tries and (2 * answer.tries >= most or answer in pair)]
    tried = [answer for answer in tried if not _is_useless(search, answer, pair)] or tried
    skipped = _skip(search, choice)
    if skipped is not None and skipped is not tried[0]:
        return Advice(skipped, tried[0])
    best = _kept(search, tried, _played(search, tried))
    rest = [answer for answer in choice.ranked if answer.tries and answer not in tried]
    others = [answer for answer in (*tried, *rest) if answer is not best]
    goal = next((answer for answer in others if answer.picks == (search.goal,)), None)
    if goal is not None:
        is_worth_it = advantage(goal, best).mean >= -GOODS_ERROR
        if _is_idle_beside(search, goal, best):
            return Advice(goal, best)
        if _may_be_too_late(search, goal, best):
            return Advice(goal, best) if is_worth_it else Advice(best, goal)
    if goal is not None:
        others = [one for one in others if one is not goal and not _may_be_too_late(search, goal, one)] or others
    rival = _rival(options, best, others)
    if _is_end(options, rival):  # A player thinks of it last.
        rival = max(
            [rival, *(one for one in tried if one is not best and _is_other(options, best, one))],
            key=lambda one: one.prior,
        )
    if _is_end(options, best):
        scoring = next((answer for answer in (rival, *tried) if _leads_to_points(search, answer, best)), None)
        told = (answer for answer in tried if not is_clear(best, answer) and _says_less(search, best, answer))
        if (acting := scoring or next(told, None)) is not None:
            return Advice(acting, best)
    advice = _better_of(search, best, rival, others)
    return Advice(advice.second, advice.best) if _argues_against(search, advice) else advice


def _argues_against(search: AnswerSearch, advice: Advice) -> bool:
    """Return True if what would be told for an answer speaks for the other one: points that it gives up or does not score.

    That is if its reasons add up to a loss and the other answer is not much worse, or for a pass without any reason.
    """
    best, second = advice.best, advice.second
    if best.over == best.tries:  # The values are those of the end.
        return False
    mine, theirs = _merits(search, best, second)
    if net_loss(mine) > net_loss(theirs) and advantage(second, best).mean >= -GOODS_ERROR:
        return True
    is_pass = _is_pass({option.key: option for option in search.decision.ask.options}, best)
    return is_pass and _scores_less(search, best, second) and not _is_told(search, unshared(mine, theirs))


def _kept(search: AnswerSearch, tried: Sequence[Ranked], best: Ranked) -> Ranked:
    """Return the end of the actions where it keeps more points than the best answer scores, and the policy prefers it."""
    options = {option.key: option for option in search.decision.ask.options}
    end = next((answer for answer in tried if _is_end(options, answer)), best)
    if end.prior <= best.prior:
        return best
    found = search.game.merits(search.position, search.decision, end.picks, best.picks)
    points = [merit.data.get("won") for merit in found if merit.kind in search.game.keeping]
    kept = max([one for one in points if isinstance(one, int)], default=0)
    return end if kept > _scored(search, best, end) else best


def _better_of(search: AnswerSearch, best: Ranked, rival: Ranked, others: Sequence[Ranked]) -> Advice:
    """Choose between the best answer and others that may be about as good, mostly its `rival`."""
    options = {option.key: option for option in search.decision.ask.options}
    is_doubtful = (_is_pass(options, best) or _leaves_unbuilt(options, best, rival)) and _is_within_error(best, rival)
    is_decided = best.over == best.tries  # The values are those of the end.
    if is_doubtful and not is_decided and not (_says_less(search, rival, best) or _costs_more(search, rival, best)):
        return Advice(rival, best)
    is_sure = _is_sure(rival, best)  # The policy is, of the other answer.
    if is_sure or not is_clear(best, rival):
        is_weaker = not is_clear(best, rival) and _costs_more(search, best, rival)
        is_told = _says_less(search, best, rival) and not _is_preferred(best, rival)
        if is_weaker or (is_told and not _costs_more(search, rival, best)):
            alike = [answer for answer in others if not _is_other(options, best, answer)]
            return Advice(_best_by_rules(search, rival, best, alike), best)
    return _by_reasons(search, best, rival, [rival, *(one for one in others if one.tries >= MIN_WORLDS)])


def _by_reasons(search: AnswerSearch, best: Ranked, rival: Ranked, others: Sequence[Ranked]) -> Advice:
    """Choose among answers that are about equal to the best by what position and rules say for them."""
    options = {option.key: option for option in search.decision.ask.options}
    scored = {answer.picks: _scored(search, answer, best) for answer in others if _is_other(options, best, answer)}
    scoring = max(others, key=lambda answer: scored.get(answer.picks, 0.0))
    most, is_told = scored.get(scoring.picks, 0.0), _is_told(search, _merits(search, best, scoring)[0])
    own = max(_scored(search, best, scoring), NO_POINTS * is_told)
    is_as_good = _is_close(best, scoring) or (own < 1 and _leads_to_points(search, scoring, best))
    is_as_good |= not own and most >= 1 and not is_clear(best, scoring)
    if most > own and is_as_good and not _costs_more(search, scoring, best):
        return Advice(scoring, best)
    if most > scored.get(rival.picks, 0.0):
        return Advice(best, scoring)
    if _is_told(search, _merits(search, best, rival)[0]):  # Otherwise any answer with a reason is better.
        others = [rival, *(answer for answer in others if not _is_other(options, best, answer))]
    told = _best_by_rules(search, best, best, others)
    return Advice(told, best) if told is not best else Advice(best, rival)


def _best_by_rules(search: AnswerSearch, told: Ranked, best: Ranked, others: Sequence[Ranked]) -> Ranked:
    """Return what is better than the best answer by the rules, beginning with one that is `told` to be as good."""
    for answer in others:
        is_better = answer is not told and _is_better_by_rules(search, answer, best)
        if is_better and (told is best or _has_better_reason(search, answer, told)):
            told = answer
    return told


def _is_better_by_rules(search: AnswerSearch, one: Ranked, best: Ranked) -> bool:
    """Return True if an answer that is about as good as the best has a reason, or completes the same for less."""
    if not _is_within_error(best, one) or _is_preferred(best, one) or _scores_less(search, one, best):
        return False
    return (_is_close(best, one) and _has_better_reason(search, one, best)) or _costs_less(search, one, best)


def _is_close(best: Ranked, other: Ranked) -> bool:
    """Return True if neither of two answers is better by more than the evaluation may be wrong."""
    is_equal = _is_within_error(best, other) and _is_within_error(other, best)
    return is_equal and not _is_preferred(best, other)


def _scored(search: AnswerSearch, answer: Ranked, other: Ranked) -> float:
    """Return the points that the rules say for an answer, or `NO_POINTS` for what completes a building without any."""
    game = search.game
    found = [0.0]
    for merit in game.merits(search.position, search.decision, answer.picks, other.picks):
        if merit.kind in game.scoring:
            points = merit.data.get("won", merit.data.get("vp"))
            found.append(max(NO_POINTS, points) if isinstance(points, int) else 0.0)
    return max(found)


def _has_better_reason(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if position and rules speak for one answer alone.

    For a pass speaks that it costs nothing, if nothing at all speaks for the other answer.
    """
    mine, theirs = _merits(search, one, other)
    acts = any(merit.kind not in SIDE_EFFECTS for merit in theirs)
    if not acts and _is_pass({option.key: option for option in search.decision.ask.options}, one):
        return True
    return _is_told(search, unshared(mine, theirs)) and not _is_told(search, unshared(theirs, mine))


def _costs_less(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if an answer completes the same as another one for fewer deniers, and nothing speaks for the other."""
    mine, theirs = _merits(search, one, other)
    options = search.decision.ask.options
    is_cheaper = price(options, one.picks, mine) < price(options, other.picks, theirs)
    completes = bool(mine) and mine[0].kind in COMPLETING
    return completes and is_cheaper and not _is_told(search, unshared(theirs, mine))


def _is_sure(one: Ranked, other: Ranked) -> bool:
    """Return True if the policy is sure of an answer rather than of another one."""
    return CERTAIN_PERCENT * (1 + exp((other.prior - one.prior) / UNIT)) < 100


def _is_preferred(one: Ranked, other: Ranked) -> bool:
    """Return True if the policy is sure of an answer, and it is measured to be better."""
    return _is_sure(one, other) and advantage(one, other).mean >= EQUAL_DIFFERENCE


def _may_be_too_late(search: AnswerSearch, goal: Ranked, instead: Ranked) -> bool:
    """Return True if it may be too late for an answer that scores after another one."""
    found = search.game.merits(search.position, search.decision, goal.picks, instead.picks)
    return any(merit.data.get("last") for merit in found)


def _is_idle_beside(search: AnswerSearch, goal: Ranked, instead: Ranked) -> bool:
    """Return True if an answer is sure to score and need not be done at once, and nothing speaks for another one.

    That it can wait speaks for an answer that brings something.
    """
    mine, theirs = _merits(search, goal, instead)
    is_ready = any(merit.data.get("others") is merit.data.get("last") is False for merit in mine)
    return is_ready and not _is_told(search, theirs) and not any(merit.kind in WAITING for merit in theirs)


def _is_useless(search: AnswerSearch, answer: Ranked, pair: tuple[Ranked, Ranked]) -> bool:
    """Return True if the rules say that an answer can bring nothing, as things stand."""
    other = pair[answer is pair[0]]
    found = search.game.merits(search.position, search.decision, answer.picks, other.picks)
    return any(merit.kind in USELESS for merit in found)


def _leads_to_points(search: AnswerSearch, answer: Ranked, other: Ranked) -> bool:
    """Return True if the rules say that an answer makes points possible, which simulations may have missed."""
    found = search.game.merits(search.position, search.decision, answer.picks, other.picks)
    return answer is not other and any(
        merit.kind in search.game.completing and merit.data.get("won") for merit in found
    )


def _says_less(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if the rules say nothing for an answer, but something for another one."""
    mine, theirs = _merits(search, one, other)
    return not _is_told(search, mine) and _is_told(search, theirs)


def _costs_more(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if an answer scores less than another one, or alone gives up what the player could have."""
    if _scores_less(search, one, other):
        return True
    mine, theirs = (
        [merit for merit in merits if merit.kind in GIVEN_UP | USELESS] for merits in _merits(search, one, other)
    )
    return bool(mine) and not theirs


def _merits(search: AnswerSearch, one: Ranked, other: Ranked) -> tuple[list[Merit], list[Merit]]:
    """Return the merits of two answers, each compared with the other."""
    pairs = (one.picks, other.picks), (other.picks, one.picks)
    mine, theirs = ([*search.game.merits(search.position, search.decision, *pair)] for pair in pairs)
    return mine, theirs


def _is_told(search: AnswerSearch, merits: Iterable[Merit]) -> bool:
    """Return True if one of these merits is a reason by itself."""
    return any(merit.kind not in PLAIN | SIDE_EFFECTS | search.game.faint for merit in merits)


def _scores_less(search: AnswerSearch, best: Ranked, rival: Ranked) -> bool:
    """Return True if an answer brings fewer points than another one in most worlds, those of the others set off."""
    changes = {one.fact: one.change for one in robust_changes(search.game, best, rival, search.seats)}
    lead = changes.get(POINTS, 0.0) - changes.get(f"{OTHERS_PREFIX}{POINTS}", 0.0) / (search.seats - 1)
    return lead <= -search.game.telling_points


def _played(search: AnswerSearch, tried: Sequence[Ranked]) -> Ranked:
    """Return the answer that a computer player would give: the one that the policy is sure of, or the best by both.

    By the values of one turn alone, cubes would be kept for ever; where nothing is paid, a clearly better value counts.
    If the game ends this turn whatever is answered, the values are those of its end.
    """
    if all(answer.over == answer.tries for answer in tried):
        return max(tried, key=lambda answer: (advantage(answer, tried[0]).mean, answer.prior))
    likeliest = max(tried, key=lambda answer: answer.prior)
    others = fsum([exp((answer.prior - likeliest.prior) / UNIT) for answer in tried if answer is not likeliest])
    if search.decision.kind not in search.game.doubted and CERTAIN_PERCENT * (1 + others) < 100:
        by_value = max(tried, key=lambda answer: advantage(answer, likeliest).mean)
        is_free = not any(option.data.keys() & COSTS for option in search.decision.ask.options)
        return by_value if is_free and not _is_within_error(by_value, likeliest) else likeliest
    ranked = [*tried]
    rank(ranked)
    return ranked[0]


def _rival(options: Mapping[str, Option], best: Ranked, others: Sequence[Ranked]) -> Ranked:
    """Return the best of the other answers that is a real alternative, or else the best one."""
    return next((answer for answer in others if _is_other(options, best, answer)), others[0])


def _is_other(options: Mapping[str, Option], best: Ranked, answer: Ranked) -> bool:
    """Return True if an answer is a real alternative to the best one, as several picks always are."""
    if len(best.picks) != 1 or len(answer.picks) != 1:
        return True
    return _is_alternative(options[best.picks[0]], options[answer.picks[0]])


def _is_alternative(option: Option, other: Option) -> bool:
    """Return False for the same at another price or in another region, and for what waits for the provost to move."""
    if "beyond" in other.data and "beyond" not in option.data:
        return False
    if option.verb == other.verb == "take" and option.data.get("gain") == other.data.get("gain"):
        return False
    if "to" in option.data and "to" in other.data:
        return not option.data.get("cost") or not other.data.get("cost")
    building = option.data.get("building")
    return option.verb != other.verb or building is None or building != other.data.get("building")


def _is_pass(options: Mapping[str, Option], answer: Ranked) -> bool:
    return len(answer.picks) == 1 and options[answer.picks[0]].verb == PASS_VERB


def _is_end(options: Mapping[str, Option], answer: Ranked) -> bool:
    return [options[key].verb for key in answer.picks] == ["end"]


def _leaves_unbuilt(options: Mapping[str, Option], best: Ranked, rival: Ranked) -> bool:
    """Return True if the actions are ended where something could be built."""
    verbs = [[options[key].verb for key in answer.picks] for answer in (best, rival)]
    return verbs == [["end"], ["build"]]


def _is_within_error(one: Ranked, other: Ranked) -> bool:
    """Return True if an answer is not better than another one by more than the evaluation may be wrong."""
    gap = advantage(one, other)
    return gap.mean < LEAF_ERROR + gap.error


def _skip(search: AnswerSearch, choice: AnswerChoice) -> Ranked | None:
    """Return the answer that skips the question if the best one is not clearly better."""
    key = search.game.skips.get(search.decision.kind)
    found = next((answer for answer in choice.ranked if answer.picks == (key,) and answer.tries), None)
    return None if found is None or is_clear(choice.ranked[0], found) else found


def robust_changes(game: AnyGame, best: Ranked, second: Ranked, seats: int) -> tuple[Factor, ...]:
    """Return the facts that differ by one or more after two answers, and the same way in most worlds.

    Changes of others are added up. Return none if the game ends in some worlds and goes on in others.
    """
    if {answer.over == answer.tries for answer in (best, second)} != {True} and (best.over or second.over):
        return ()
    found = list[Factor]()
    least = {"end_win": LEAST_WIN_CHANGE, f"{OTHERS_PREFIX}{POINTS}": game.telling_points - LEAST_PART}
    for name in best.amounts:
        scale = seats - 1 if name.startswith(OTHERS_PREFIX) and name not in ENDING else 1
        gaps = [scale * (a - b) for a, b in zip(best.amounts[name], second.amounts[name], strict=False)]
        mean = sum(gaps) / len(gaps)
        same, against = sum([gap * mean > 0 for gap in gaps]), sum([gap * mean < 0 for gap in gaps])
        is_usual = same >= MAJORITY * len(gaps) and against <= MINORITY * len(gaps)
        if len(gaps) >= MIN_WORLDS and is_usual and abs(mean) >= least.get(name, 1 - LEAST_PART):
            found.append(Factor(name, 0.0, round(mean, 1)))
    return tuple(found)


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
