"""Advice: which answer a hint recommends, and with which other one a player would compare it."""

from collections.abc import Iterable, Sequence
from math import exp, fsum
from typing import Final

from msgspec import Struct

from engine.core.computer_facts import POINTS
from engine.core.merits import (
    COMPLETING,
    FOLLOWING,
    GIVEN_UP,
    PLAIN,
    POINTLESS,
    RISKS,
    SIDE_EFFECTS,
    UNSURE,
    USELESS,
    WAITING,
    WEAK,
    net_loss,
    price,
    unshared,
)
from engine.core.types import Merit, Option, Seat
from engine.minds.explanation import (
    EQUAL_DIFFERENCE,
    MIN_WORLDS,
    OTHERS_PREFIX,
    advantage,
    compared,
    is_clear,
    robust_changes,
)
from engine.minds.leaf import SCALE
from engine.minds.policy import CERTAIN_PERCENT, UNIT
from engine.minds.search import LEAF_ERROR, AnswerChoice, AnswerSearch, Ranked, rank

COSTS: Final = frozenset({"cost", "pay"})
"""Data of options that cost something."""

PASS_VERB: Final = "pass"  # noqa: S105 - no password
END_VERB: Final = "end"
BUILD_VERB: Final = "build"

GOODS_ERROR: Final = SCALE
"""Difference, in parts of a point, up to which points at once are preferred to goods that are kept for later."""

GOAL_SHARE: Final = 0.75
"""Share of the points that an answer scores for sure, up to which the evaluation may prefer goods that are kept."""

LIKELY_UNITS: Final = 2
"""Difference of priors, in `UNIT`s, up to which an answer with points is preferred to one without, whatever is measured."""

NO_POINTS: Final = 0.5
"""Weight of a reason without points beside those with points."""


class Advice(Struct, frozen=True):
    """An answer to recommend, and the answer that a player would compare it with."""

    best: Ranked
    second: Ranked


def advise(search: AnswerSearch, choice: AnswerChoice) -> Advice | None:
    """Choose what to recommend and what to compare it with; None if nothing was compared.

    Passing, or ending the actions rather than building, is recommended only where it is better by more than the error
    of the evaluation, and the question is skipped where no answer is clearly better than that. Of two answers that are
    about equal, the one with more points is, or the one that has a reason, or costs less for the same. It is compared
    with what scores more at once than the next best answer, if anything does. An answer whose own reasons speak for the
    other one is not recommended.
    """
    pair = compared(choice)
    if pair is None:
        return None
    most = max([answer.tries for answer in choice.ranked])
    tried = [answer for answer in choice.ranked if answer.tries and (2 * answer.tries >= most or answer in pair)]
    tried = [answer for answer in tried if not _is_useless(search, answer, pair)] or tried
    skipped = _skip(search, choice)
    if skipped is not None and skipped is not tried[0]:
        return Advice(skipped, tried[0])
    best = _first_of_several(search, tried, _kept(search, tried, _played(search, tried)))
    rest = [answer for answer in choice.ranked if answer.tries and answer not in tried]
    others = [answer for answer in (*tried, *rest) if answer is not best]
    goal = next((answer for answer in others if answer.picks == (search.goal,)), None)
    if goal is not None:
        if _is_idle_beside(search, goal, best):
            return Advice(goal, best)
        if _may_be_too_late(search, goal, best):
            is_worth_it = _is_worth_it(search, goal, best) or _argues_against(search, Advice(best, goal))
            return Advice(goal, best) if is_worth_it else Advice(best, goal)
        others = [one for one in others if one is not goal and not _may_be_too_late(search, goal, one)] or others
    others = [one for one in others if not _can_follow(search, best, one)] or others
    rival = _rival(search, best, others)
    if _is_end(search, rival):  # A player thinks of it last.
        rival = max(
            [rival, *(one for one in tried if one in others and _is_other(search, best, one))],
            key=lambda one: one.prior,
        )
    if _is_end(search, best) and (acting := _instead_of_ending(search, best, [rival, *tried])) is not None:
        return Advice(acting, best)
    advice = _better_of(search, best, rival, others)
    advice = Advice(advice.second, advice.best) if _argues_against(search, advice) else advice
    advice = _sparing(search, _with_reason(search, advice, tried), tried)
    is_move = all("to" in option.data for option in search.decision.ask.options)
    return Advice(advice.best, _telling_move(search, advice, others)) if is_move else advice


def _with_reason(search: AnswerSearch, advice: Advice, tried: Sequence[Ranked]) -> Advice:
    """Return the advice, or another answer that has a reason and is about as good if nothing speaks for the best."""
    best = advice.best
    mine = _merits(search, best, advice.second)
    speaks = _is_told(search, mine) or any(merit.kind in WAITING for merit in mine)
    if best.over == best.tries or speaks or _is_end(search, best) or _brings_points(search, advice):
        return advice
    told = [one for one in (advice.second, *tried) if one is not best and _may_replace(search, one, best)]
    return Advice(max(told, key=lambda one: advantage(one, best).mean), best) if told else advice


def _may_replace(search: AnswerSearch, one: Ranked, best: Ranked) -> bool:
    """Return True if an answer has a reason, and is as good as one without.

    What completes something may be worse by a point, and the policy may be sure of the other answer; or by more, if the
    turn ends with fewer points after that.
    """
    mine = unshared(*_both_merits(search, one, best))
    completes = any(merit.kind in COMPLETING | search.game.scoring for merit in mine)
    is_as_good = _is_within_error(best, one) and not _is_preferred(best, one)
    is_as_good |= completes and (advantage(one, best).mean >= -GOODS_ERROR or _scores_less(search, best, one))
    is_held_back = _is_pass(search, one) or _costs_more(search, one, best)
    return _is_told(search, mine) and is_as_good and not is_held_back


def _sparing(search: AnswerSearch, advice: Advice, tried: Sequence[Ranked]) -> Advice:
    """Return the advice, or an answer that does the same about as well, and for less or with nothing against it.

    No other player gains by it, or can undo it.
    """
    best = advice.best
    least = -EQUAL_DIFFERENCE if best.over == best.tries else -GOODS_ERROR
    others = [one for one in (advice.second, *tried) if one is not best and one.tries >= MIN_WORLDS]
    alike = [one for one in others if advantage(one, best).mean >= least and _does_the_same(search, one, best)]
    free = [one for one in alike if _spares(search, one, best)]
    return Advice(max(free, key=lambda one: advantage(one, best).mean), best) if free else advice


def _spares(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if an answer that does the same as another one costs less, or others gain by or can undo only that."""
    helps, other_helps = (helps_others(search.seat, _picked(search, answer)) for answer in (one, other))
    mine, theirs = _both_merits(search, one, other)
    options = search.decision.ask.options
    is_cheaper = price(options, one.picks, mine) < price(options, other.picks, theirs)
    at_risk = [any(merit.kind in RISKS for merit in merits) for merits in (mine, theirs)]
    return not helps and (other_helps or is_cheaper or at_risk == [False, True])


def _does_the_same(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if an answer does all that speaks for another one, for no more, and nothing more speaks against it."""
    mine, theirs = _both_merits(search, one, other)
    options, told = search.decision.ask.options, [merit for merit in theirs if merit.kind not in SIDE_EFFECTS | WEAK]
    against = {merit.kind for merit in mine if merit.kind in SIDE_EFFECTS} - {merit.kind for merit in theirs}
    is_cheap = price(options, one.picks, mine) <= price(options, other.picks, theirs)
    return bool(told) and not unshared(theirs, mine) and not against and is_cheap


def helps_others(seat: Seat, options: Iterable[Option]) -> bool:
    """Return True if another player owns the place of one of these options, so that they gain by it."""
    owners = [option.data.get("owner") for option in options if "beyond" not in option.data]
    return any(isinstance(owner, int) and owner not in (seat, -1) for owner in owners)


def _instead_of_ending(search: AnswerSearch, best: Ranked, others: Sequence[Ranked]) -> Ranked | None:
    """Return an answer that may lead to points, or one that is as good as the end of the actions and has a reason."""
    scoring = next((answer for answer in others if _leads_to_points(search, answer, best)), None)
    told = (answer for answer in others[1:] if not is_clear(best, answer) and _says_less(search, best, answer))
    return scoring or next(told, None)


def _telling_move(search: AnswerSearch, advice: Advice, others: Sequence[Ranked]) -> Ranked:
    """Return the cheapest move of the provost that does what the other answer does, or that answer itself.

    Instead of a move that no player would think of, begin with the best one that does something.
    """

    def find_effects(move: Ranked) -> list[tuple[str, object]]:
        return [(merit.kind, merit.data.get("places")) for merit in _merits(search, advice.best, move)]

    def is_pointless(move: Ranked) -> bool:
        return any(kind in POINTLESS for kind, _ in find_effects(move))

    second, tested = advice.second, [one for one in others if one.tries >= MIN_WORLDS and one is not advice.best]
    if is_pointless(second):
        telling = (one for one in tested if not is_pointless(one))
        second = max(telling, key=lambda one: advantage(one, advice.best).mean, default=second)
    wanted = find_effects(second)
    alike = [one for one in tested if wanted and find_effects(one) == wanted]
    return min([second, *alike], key=lambda one: price(search.decision.ask.options, one.picks, []))


def _argues_against(search: AnswerSearch, advice: Advice) -> bool:
    """Return True if what would be told for an answer speaks for the other one: points that it gives up or does not score.

    That is if its reasons add up to a loss and the other answer is not much worse, or it scores less at once than what
    has a reason, or for a pass without any reason. An answer that the policy prefers may be worse by twice as much.
    """
    best, second = advice.best, advice.second
    if best.over == best.tries:  # The values are those of the end.
        return False
    mine, theirs = _both_merits(search, best, second)
    limit = 2 * GOODS_ERROR if second.prior > best.prior else GOODS_ERROR
    if net_loss(mine) > net_loss(theirs) and advantage(second, best).mean >= -limit:
        return True
    if not _scores_less(search, best, second):
        return False
    is_near = advantage(second, best).mean > -GOODS_ERROR
    is_pass = _is_pass(search, best)
    return (is_near and _is_told(search, theirs)) or (is_pass and not _is_told(search, unshared(mine, theirs)))


def _kept(search: AnswerSearch, tried: Sequence[Ranked], best: Ranked) -> Ranked:
    """Return the end of the actions where it keeps more points than the best answer scores, and is about as good.

    That is if the policy prefers it, or the best answer is not better by more than the evaluation may be wrong.
    """
    end = next((answer for answer in tried if _is_end(search, answer)), best)
    if end is best or (end.prior <= best.prior and (_is_preferred(best, end) or not _is_within_error(best, end))):
        return best
    found = _merits(search, end, best)
    points = [merit.data.get("won") for merit in found if merit.kind in search.game.keeping]
    kept = max([one for one in points if isinstance(one, int)], default=0)
    return end if kept > _scored(search, best, end) else best


def _better_of(search: AnswerSearch, best: Ranked, rival: Ranked, others: Sequence[Ranked]) -> Advice:
    """Choose between the best answer and others that may be about as good, mostly its `rival`."""
    doubted = [rival] if _leaves_unbuilt(search, best, rival) else []
    if _is_pass(search, best):
        tested = [one for one in others if one.tries >= MIN_WORLDS and not _is_sure(best, one)]
        alike = [one for one in tested if advantage(best, one).mean < LEAF_ERROR]
        told = [rival] if _is_told(search, _merits(search, rival, best)) else []
        doubted = [one for one in others if one in (*told, *alike) and not _is_idle(search, one, best)]
    acting = [
        one
        for one in doubted
        if _is_within_error(best, one) and not (_says_less(search, one, best) or _costs_more(search, one, best))
    ]
    if acting and best.over != best.tries:  # Otherwise the values are those of the end.
        return Advice(max(acting, key=lambda one: _scored(search, one, best)), best)
    is_sure = _is_sure(rival, best)  # The policy is, of the other answer.
    if is_sure or not is_clear(best, rival):
        is_weaker = not is_clear(best, rival) and _costs_more(search, best, rival)
        is_told = _says_less(search, best, rival) and not _is_preferred(best, rival)
        if is_weaker or (is_told and not _costs_more(search, rival, best)):
            alike = [answer for answer in others if not _is_other(search, best, answer)]
            return Advice(_best_by_rules(search, rival, best, alike), best)
    return _by_reasons(search, best, rival, [rival, *(one for one in others if one.tries >= MIN_WORLDS)])


def _by_reasons(search: AnswerSearch, best: Ranked, rival: Ranked, others: Sequence[Ranked]) -> Advice:
    """Choose among answers that are about equal to the best by what position and rules say for them."""
    scored = {answer.picks: _scored(search, answer, best) for answer in others if _is_other(search, best, answer)}
    scoring = max(others, key=lambda answer: scored.get(answer.picks, 0.0))
    most, is_told = scored.get(scoring.picks, 0.0), _is_told(search, _merits(search, best, scoring))
    own = max(_scored(search, best, scoring), NO_POINTS * is_told)
    is_as_good = _is_close(best, scoring) or (own < 1 and _leads_to_points(search, scoring, best))
    is_telling = own < 1 <= search.game.telling_points <= most
    is_likely = scoring.prior >= best.prior - LIKELY_UNITS * UNIT or advantage(scoring, best).mean >= -GOODS_ERROR
    is_as_good |= is_telling and is_likely
    is_as_good |= not own and most >= 1 and not is_clear(best, scoring)
    if most > own and is_as_good and not _costs_more(search, scoring, best):
        return Advice(scoring, best)
    if most > scored.get(rival.picks, 0.0):
        return Advice(best, scoring)
    if _is_told(search, _merits(search, best, rival)):  # Otherwise any answer with a reason is better.
        others = [rival, *(answer for answer in others if not _is_other(search, best, answer))]
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
    for merit in _merits(search, answer, other):
        if merit.kind in game.scoring:
            points = merit.data.get("won", merit.data.get("vp"))
            found.append(max(NO_POINTS, points) if isinstance(points, int) else 0.0)
    return max(found)


def _has_better_reason(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if position and rules speak for one answer alone.

    For a pass speaks that it costs nothing, if nothing at all speaks for the other answer.
    """
    mine, theirs = _both_merits(search, one, other)
    if _is_pass(search, one) and _is_idle(search, other, one):
        return True
    return _is_told(search, unshared(mine, theirs)) and not _is_told(search, unshared(theirs, mine))


def _is_idle(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if nothing at all speaks for an answer, not even goods that it is sure to bring."""
    kinds = {merit.kind for merit in _merits(search, one, other)}
    return kinds <= SIDE_EFFECTS | WEAK or bool(kinds & UNSURE)


def _costs_less(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if an answer completes the same as another one for fewer deniers, and nothing speaks for the other."""
    mine, theirs = _both_merits(search, one, other)
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


def _can_follow(search: AnswerSearch, best: Ranked, other: Ranked) -> bool:
    """Return True if another answer can still be given after the best one, so that there is no need to choose."""
    found = _merits(search, best, other)
    return any(merit.kind in FOLLOWING for merit in found)


def _first_of_several(search: AnswerSearch, tried: Sequence[Ranked], best: Ranked) -> Ranked:
    """Return the answer that scores most of the best one and those that can be given both before and after it."""
    others = [
        one for one in tried if one is not best and _can_follow(search, best, one) and _can_follow(search, one, best)
    ]
    return max([best, *others], key=lambda one: _scored(search, one, best)) if others else best


def _may_be_too_late(search: AnswerSearch, goal: Ranked, instead: Ranked) -> bool:
    """Return True if it may be too late for an answer that scores after another one."""
    found = _merits(search, goal, instead)
    return any(merit.data.get("last") for merit in found)


def _is_idle_beside(search: AnswerSearch, goal: Ranked, instead: Ranked) -> bool:
    """Return True if an answer is sure to score and need not be done at once, and nothing speaks for another one.

    That it can wait speaks for an answer that brings something.
    """
    mine, theirs = _both_merits(search, goal, instead)
    is_ready = any(merit.data.get("others") is merit.data.get("last") is False for merit in mine)
    return is_ready and not _is_told(search, theirs) and not any(merit.kind in WAITING for merit in theirs)


def _is_worth_it(search: AnswerSearch, goal: Ranked, instead: Ranked) -> bool:
    """Return True if an answer that scores is good enough: in any case rather than a pass, or where simulations miss it."""
    promised = _scored(search, goal, instead)
    is_pass = _is_pass(search, instead)
    is_sure = promised >= 1 and (is_pass or _is_missed(search, goal, instead))
    return is_sure or advantage(goal, instead).mean >= -max(GOODS_ERROR, GOAL_SHARE * SCALE * promised)


def _is_missed(search: AnswerSearch, goal: Ranked, instead: Ranked) -> bool:
    """Return True if simulations did not score the points that the rules promise for an answer."""
    changes = {one.fact: one.change for one in robust_changes(search.game, goal, instead, search.seats)}
    return changes.get(POINTS, 0.0) < _scored(search, goal, instead) / 2


def _is_useless(search: AnswerSearch, answer: Ranked, pair: tuple[Ranked, Ranked]) -> bool:
    """Return True if the rules say that an answer can bring nothing, as things stand."""
    other = pair[answer is pair[0]]
    found = _merits(search, answer, other)
    return any(merit.kind in USELESS for merit in found)


def _leads_to_points(search: AnswerSearch, answer: Ranked, other: Ranked) -> bool:
    """Return True if the rules say that an answer makes points possible, which simulations may have missed."""
    found = _merits(search, answer, other)
    return answer is not other and any(
        merit.kind in search.game.completing and merit.data.get("won") for merit in found
    )


def _says_less(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if the rules say nothing for an answer, but something for another one."""
    mine, theirs = _both_merits(search, one, other)
    return not _is_told(search, mine) and _is_told(search, theirs)


def _costs_more(search: AnswerSearch, one: Ranked, other: Ranked) -> bool:
    """Return True if an answer scores less than another one, or alone gives up what the player could have."""
    if _scores_less(search, one, other):
        return True
    mine, theirs = (
        [merit for merit in merits if merit.kind in GIVEN_UP | USELESS] for merits in _both_merits(search, one, other)
    )
    return bool(mine) and not theirs


def _merits(search: AnswerSearch, one: Ranked, other: Ranked) -> list[Merit]:
    """Return the merits of an answer compared with another one."""
    return [*search.game.merits(search.position, search.decision, one.picks, other.picks)]


def _both_merits(search: AnswerSearch, one: Ranked, other: Ranked) -> tuple[list[Merit], list[Merit]]:
    """Return the merits of two answers, each compared with the other."""
    return _merits(search, one, other), _merits(search, other, one)


def _is_told(search: AnswerSearch, merits: Iterable[Merit]) -> bool:
    """Return True if one of these merits is a reason by itself."""
    return any(merit.kind not in PLAIN | SIDE_EFFECTS | WEAK | search.game.faint for merit in merits)


def _scores_less(search: AnswerSearch, best: Ranked, rival: Ranked) -> bool:
    """Return True if an answer brings fewer points than another one in most worlds, those of the others set off."""
    changes = {one.fact: one.change for one in robust_changes(search.game, best, rival, search.seats)}
    lead = changes.get(POINTS, 0.0) - changes.get(f"{OTHERS_PREFIX}{POINTS}", 0.0) / (search.seats - 1)
    return lead <= -search.game.telling_points


def _brings_points(search: AnswerSearch, advice: Advice) -> bool:
    """Return True if an answer brings more points or leaves others fewer than another one does in most worlds."""
    changes = robust_changes(search.game, advice.best, advice.second, search.seats)
    signs = {POINTS: 1, f"{OTHERS_PREFIX}{POINTS}": -1}
    return any(one.change * signs.get(one.fact, 0) > 0 for one in changes)


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


def _rival(search: AnswerSearch, best: Ranked, others: Sequence[Ranked]) -> Ranked:
    """Return the best of the other answers that is a real alternative, or else the best one."""
    return next((answer for answer in others if _is_other(search, best, answer)), others[0])


def _is_other(search: AnswerSearch, best: Ranked, answer: Ranked) -> bool:
    """Return True if an answer is a real alternative to the best one, as several picks always are."""
    if len(best.picks) != 1 or len(answer.picks) != 1:
        return True
    return _is_alternative(*_picked(search, best), *_picked(search, answer))


def _is_alternative(option: Option, other: Option) -> bool:
    """Return False for the same at another price or in another region, and for what waits for the provost to move.

    Moves of the provost the same way are no alternatives either.
    """
    if "beyond" in other.data and "beyond" not in option.data:
        return False
    if option.verb == other.verb == "take" and option.data.get("gain") == other.data.get("gain"):
        return False
    if "to" in option.data and "to" in other.data:
        places, costs = ([_number(one, name) for one in (option, other)] for name in ("to", "cost"))
        return abs(places[0] - places[1]) == sum(costs)  # They are on either side of where he is, or one is there.
    building = option.data.get("building")
    return option.verb != other.verb or building is None or building != other.data.get("building")


def _number(option: Option, name: str) -> int:
    found = option.data.get(name)
    return found if isinstance(found, int) else 0


def _picked(search: AnswerSearch, answer: Ranked) -> list[Option]:
    """Return the options of an answer."""
    return [option for option in search.decision.ask.options if option.key in answer.picks]


def _has_verb(search: AnswerSearch, answer: Ranked, verb: str) -> bool:
    """Return True if an answer is a single option with this verb."""
    return [option.verb for option in _picked(search, answer)] == [verb]


def _is_pass(search: AnswerSearch, answer: Ranked) -> bool:
    return _has_verb(search, answer, PASS_VERB)


def _is_end(search: AnswerSearch, answer: Ranked) -> bool:
    return _has_verb(search, answer, END_VERB)


def _leaves_unbuilt(search: AnswerSearch, best: Ranked, rival: Ranked) -> bool:
    """Return True if the actions are ended where something could be built."""
    return _is_end(search, best) and _has_verb(search, rival, BUILD_VERB)


def _is_within_error(one: Ranked, other: Ranked) -> bool:
    """Return True if an answer is not better than another one by more than the evaluation may be wrong."""
    gap = advantage(one, other)
    return gap.mean < LEAF_ERROR + gap.error


def _skip(search: AnswerSearch, choice: AnswerChoice) -> Ranked | None:
    """Return the answer that skips the question if the best one is not clearly better."""
    key = search.game.skips.get(search.decision.kind)
    found = next((answer for answer in choice.ranked if answer.picks == (key,) and answer.tries), None)
    return None if found is None or is_clear(choice.ranked[0], found) else found
