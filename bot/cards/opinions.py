"""Opinions of computer players in words: answers, reasons, turning points and chances. Does not use Discord."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import floor, inf
from typing import Final, NamedTuple

from msgspec import structs

from bot.match.search_worker import SearchResult
from bot.words import Words
from engine import GAMES
from engine.core.computer_facts import POINTS
from engine.core.merits import COMPLETING, SIDE_EFFECTS
from engine.core.types import Merit, Option, Seat
from engine.minds.analysis import Decline, TurningPoint
from engine.minds.explanation import COMMON_PREFIX, OTHERS_PREFIX, REST_NAME, Factor, total
from engine.minds.leaf import ENDING, FINAL_POINTS, FINAL_WIN
from engine.minds.playouts import Chance
from render import marked_label
from render.prose.lists import listed
from render.prose.numbers import written
from render.prose.phrases import merit_clause

PAIR: Final = 2
"""Seats of a match in which there is one other player."""

SURE_PART: Final = 0.1
"""Distance to a whole number within which a change is named without *about*."""

FINAL_FACTS: Final = (FINAL_POINTS, FINAL_WIN, f"{OTHERS_PREFIX}{FINAL_POINTS}")
"""Facts about the end of a game, in the order in which sentences name them."""

FAVOURS: Final = "favour_sum"
"""The fact of royal favours, which simulations may have taken as points."""

DENIERS: Final = "deniers"
"""The fact of money."""

OTHERS_POINTS: Final = f"{OTHERS_PREFIX}{POINTS}"

OWN_POINTS: Final = frozenset({FINAL_POINTS, POINTS})

ABOUT_POINTS: Final = frozenset({*FINAL_FACTS, POINTS, OTHERS_POINTS})
"""Facts that a sentence names even if two answers are about equal."""


def answer_line(words: Words, game: str, kind: str, options: Iterable[Option]) -> str:
    """Return the labels of the options of an answer with the marks of their places; empty if nothing was picked."""
    return ", ".join(marked_label(words, game, kind, option) for option in options)


def reason_lines(words: Words, game: str, reasons: Sequence[Factor], player: str) -> Iterator[str]:
    """Yield one line for each reason of this player's choice: the strongest first, and the remainder last.

    Yields nothing if no reason names a fact.
    """
    whose = {OTHERS_PREFIX: words("reason-others"), COMMON_PREFIX: words("reason-all")}
    for one in sorted(reasons, key=lambda one: (one.fact == REST_NAME, -one.points)) if _name_facts(reasons) else ():
        points = written(one.points, words.locale, 1, plus=True)
        change = written(one.change, words.locale, 0 if float(one.change).is_integer() else 1, plus=True)
        if one.fact == REST_NAME:
            yield words("reason-rest", points=points)
            continue
        name = one.fact.lstrip(f"{OTHERS_PREFIX}{COMMON_PREFIX}")
        fact = words(f"fact-{name.replace('_', '-')}" if one.fact in ENDING else f"fact-{game}-{name}")
        yield words("reason", whose=whose.get(one.fact[0], player), fact=fact, change=change, points=points)


def _name_facts(reasons: Sequence[Factor]) -> bool:
    return any(one.fact != REST_NAME for one in reasons)


def find_gain(game: str, changes: Sequence[Factor]) -> Factor | None:
    """Return the change that a sentence names: of the end, of points, of what was made, or the largest of goods."""
    rules, by_fact = GAMES[game], {one.fact: one for one in changes}
    for fact in (*FINAL_FACTS, POINTS, OTHERS_POINTS, *rules.achievements):
        one = by_fact.get(fact)
        if one is not None and _is_good(one):
            return one
    goods = sorted([by_fact[fact] for fact in rules.goods if fact in by_fact], key=lambda one: one.change)
    return goods[-1] if goods and goods[-1].change > max(0.0, -goods[0].change) else None


def find_loss(changes: Sequence[Factor]) -> Factor | None:
    """Return the change of points that speaks against an answer, if any."""
    return next((one for one in changes if one.fact in (POINTS, OTHERS_POINTS) and not _is_good(one)), None)


def find_outweighing(game: str, changes: Sequence[Factor]) -> Factor | None:
    """Return the change of points that speaks against an answer more than the gain speaks for it, if any."""
    gain, loss = find_gain(game, changes), find_loss(changes)
    if loss is None or abs(loss.change) < GAMES[game].telling_points:
        return None
    if gain is None or gain.fact not in ABOUT_POINTS:
        return loss
    is_more = abs(gain.change) < abs(loss.change) or (gain.change == -loss.change and gain.fact != OTHERS_POINTS)
    return loss if gain.fact not in FINAL_FACTS and is_more else None


def _is_good(one: Factor) -> bool:
    return (one.change > 0) != one.fact.startswith(OTHERS_PREFIX)


def change_clause(words: Words, game: str, seat: Seat, one: Factor, player: str | None = None) -> str:
    """Return a change as a clause about the player it concerns: the reader, by default, or the others."""
    frame = "finishes" if one.fact in ENDING else "gives"
    fact = _fact_phrase(words, game, one)
    if one.fact.startswith(OTHERS_PREFIX):
        id = f"hint-{'other' if player is None else 'other-would'}-{frame}"
        several = "yes" if len(words.seats) > PAIR else "no"
        return words(id, others=_others(words, seat), facts=fact, several=several)
    if player is None:
        return words(f"hint-{frame}-you", facts=fact)
    return words(f"hint-{frame}", player=player, facts=fact)


def _fact_phrase(words: Words, game: str, one: Factor) -> str:
    """Name a change as more or fewer of something."""
    name = one.fact.removeprefix(OTHERS_PREFIX)
    subject, name = ("end", name.removeprefix("end_")) if one.fact in ENDING else (game, name)
    special = f"hint-{'gain' if one.change > 0 else 'loss'}-{subject}-{name}"
    if words.has(special):
        return words(special)
    change = abs(one.change)
    amount = max(1, floor(change + 0.5))
    own = f"hint-fact-{subject}-{name}"
    noun = words(own if words.has(own) else f"hint-fact-{name}", amount=amount)
    sure = "yes" if abs(change - amount) <= SURE_PART else "about"
    return words("hint-more" if one.change > 0 else "hint-fewer", amount=amount, noun=noun, sure=sure)


def _others(words: Words, seat: Seat) -> str:
    """Name the only other player, or all others."""
    others = [other for other in range(len(words.seats)) if other != seat]
    return words.seat(others[0]) if len(others) == 1 else words("reason-others")


CLEAR_GAP: Final = 2.0
"""Points by which an answer is called clearly better."""

ALIKE_MERITS: Final = frozenset(
    {
        *("alike", "provost_dear", "provost_idle", "provost_keep", "provost_safe", "seen", "site_alike", "skip"),
        *("as_deep", "as_many_cards", "deeper", "regions_alike", "searched_all", "sides_alike"),
        *("gate_closed", "needs_city", "no_site", "no_target", "unseen", "unseen_all", "untouched"),
        "most_points",
    }
)
"""Kinds of merits that say enough about the other answer."""


MAX_REASON_WORDS: Final = 30
"""Words of the reasons for two answers up to which both are said."""

MAX_SHORT_REASON_WORDS: Final = 20
"""Words of a reason up to which the points that others lose are said beside it."""


class SaidMerit(NamedTuple):
    """A merit of an answer as a clause, its kind, and the points that it names; empty if there is none.

    `gives_up` says what the player could have, and gives up for it.
    """

    clause: str
    kind: str = ""
    points: int = 0
    gives_up: str = ""


class HintLabels(NamedTuple):
    """The parts of a hint: the answer, the one it is compared with, and its merit.

    `at_once` is how much more of each fact there is directly after the answer. `is_alike` if a player can score
    the same after the other one. `shared` is what the rules say for both answers, `dearer` how much more the
    other one costs then, and `rival` is what they say for the other one alone. `beside` is what they say against it, and
    `burden` what they say against the other one alone. `is_waiting` if what scores can still be done after it;
    `is_sparing` if others gain by the other answer alone.
    """

    picked: str
    second: str
    merit: SaidMerit
    at_once: Mapping[str, int]
    is_alike: bool = False
    shared: SaidMerit = SaidMerit("")
    dearer: int = 0
    rival: SaidMerit = SaidMerit("")
    beside: str = ""
    burden: str = ""
    is_waiting: bool = False
    is_sparing: bool = False


def hint_sentence(words: Words, game: str, seat: Seat, found: SearchResult, labels: HintLabels, only: str = "") -> str:
    """Say what to choose and one reason: what the rules say for it, or else what simulations found.

    Points that simulations found are said in any case. `only` is the reason for an answer that was compared with none.
    """
    outweighing = find_outweighing(game, found.changes)
    if outweighing is not None and labels.merit.clause and _is_explained(game, found, outweighing, labels):
        measured = ""
    elif outweighing is not None and not _is_settled(labels, outweighing):
        clause = words("hint-than", change=change_clause(words, game, seat, outweighing), second=labels.second)
        measured = words("hint-all-told", change=clause, how=_verdict(found))
    else:
        measured = _measured(words, game, seat, found, labels)
    merit, more = labels.merit.clause, ""
    if merit and measured:
        reason, more = merit, words("hint-simulated-too", change=measured)
    elif merit:
        reason, more = merit, _said_for_other(words, game, found, labels)
    elif labels.shared.clause:
        reason, more = labels.shared.clause, _same(words, game, seat, found, labels)
        more = words("hint-simulated-too", change=measured) if measured and labels.dearer <= 0 else more
    elif measured:
        reason = words("hint-simulated", change=measured) + labels.beside
    elif found.second is None:
        reason = only
    elif not found.reasons and not found.about_equal:
        reason = words("hint-better-end", how=found.ending)
    else:
        reason = _unexplained(words, game, seat, found, labels) + labels.beside
    return " ".join(filter(None, [words("hint-because", options=labels.picked, reasons=reason), more]))


def _said_for_other(words: Words, game: str, found: SearchResult, labels: HintLabels) -> str:
    """Say beside a reason the points that the other answer would bring and what they cost, or why it is as good."""
    gain, rival = find_gain(game, found.changes), labels.rival
    if rival.gives_up and rival.points > labels.merit.points and find_outweighing(game, found.changes) is not None:
        return words("hint-instead", second=labels.second, points=rival.points, beside=rival.gives_up)
    has_points = gain is not None and gain.fact in ABOUT_POINTS
    has_points |= labels.merit.points > 0 and not rival.points
    is_equal = found.about_equal and not has_points and labels.merit.kind not in ALIKE_MERITS
    is_short = len(f"{labels.merit.clause} {rival.clause}".split()) <= MAX_REASON_WORDS
    is_said = is_equal and is_short and rival.clause and not rival.gives_up
    return words("hint-equal-why", second=labels.second, reason=rival.clause) if is_said else ""


def _is_explained(game: str, found: SearchResult, outweighing: Factor, labels: HintLabels) -> bool:
    """Return True if an answer with a reason is as good, though another one brings more points in simulations.

    It completes something, or can still be done after it; what the other one gives up says why; or others gain more.
    """
    if is_missed(game, found, labels.merit):
        return True
    is_for_later = labels.merit.kind in COMPLETING or labels.is_waiting
    is_cost_named = bool(labels.rival.gives_up and labels.rival.points)
    is_explained = is_for_later or is_cost_named or outweighing.fact.startswith(OTHERS_PREFIX)
    return _verdict(found) in ("better", "clear", "equal") and is_explained


def is_missed(game: str, found: SearchResult, merit: SaidMerit) -> bool:
    """Return True if simulations end with fewer points after an answer that is sure to bring more."""
    change = next((one.change for one in found.changes if one.fact == POINTS), 0.0)
    rules = GAMES[game]
    most = merit.points + rules.forfeits.get(merit.kind, 0)
    return change < 0 < merit.points and merit.kind in rules.scoring and most >= -change


def _is_settled(labels: HintLabels, loss: Factor) -> bool:
    """Return True if points that speak against an answer need not be said.

    They are what simulations happened to miss after one of two answers that do the same, or points of others beside a
    reason of the player's own.
    """
    if loss.fact == OTHERS_POINTS:
        return bool(labels.merit.clause or labels.shared.clause)
    return labels.is_alike and bool(labels.shared.clause) and not labels.merit.clause


def _unexplained(words: Words, game: str, seat: Seat, found: SearchResult, labels: HintLabels) -> str:
    """Return what differs after two answers where no rule speaks for one, and a verdict if that is no gain."""
    verdict, (difference, is_gain) = _verdict(found), _difference(words, game, seat, found, labels.at_once)
    if not difference:
        return words("hint-level", second=labels.second, equal="yes" if verdict == "equal" else "no")
    clause = words("hint-than", change=difference, second=labels.second)
    return clause if is_gain else words("hint-all-told", change=clause, how=verdict)


def _same(words: Words, game: str, seat: Seat, found: SearchResult, labels: HintLabels) -> str:
    """Say what speaks against the other answer, which does the same as well; nothing if nothing does."""
    if labels.shared.kind in ALIKE_MERITS:
        return ""
    if labels.dearer > 0:
        return words("hint-same-dearer", second=labels.second, cost=labels.dearer)
    if labels.is_sparing and not labels.dearer:
        return words("hint-same-owned", second=labels.second)
    counted = {fact for fact in (POINTS, *GAMES[game].achievements, *GAMES[game].goods) if labels.at_once.get(fact)}
    if counted and not counted & {POINTS, DENIERS, *GAMES[game].achievements}:
        return _same_too(words, labels)  # The labels say how their goods differ.
    # Points are what the simulations happened to miss after one of the two, and to bring others.
    told = (one for one in found.changes if one.fact != POINTS and (one.fact != OTHERS_POINTS or _is_good(one)))
    goods = structs.replace(found, changes=tuple(told))
    difference, is_gain = _difference(words, game, seat, goods, labels.at_once)
    # One good for another is no difference.
    is_swap = found.about_equal and not sum(labels.at_once.get(fact, 0) for fact in (POINTS, *GAMES[game].goods))
    if is_gain and not is_swap:
        return words("hint-same-but", second=labels.second, difference=difference)
    return _same_too(words, labels)


def _same_too(words: Words, labels: HintLabels) -> str:
    """Say that the other answer does the same, for how many deniers less, and what it costs beside them, if anything."""
    if not labels.burden:
        return ""
    id = "hint-same-cheaper" if labels.dearer < 0 else "hint-same-too"
    return words(id, second=labels.second, cost=-labels.dearer, beside=labels.burden)


def _difference(
    words: Words, game: str, seat: Seat, found: SearchResult, at_once: Mapping[str, int]
) -> tuple[str, bool]:
    """Return what differs after two answers, at once or in most simulations, and True if some of it is a gain.

    Empty where nothing differs that a player counts.
    """
    counted = (POINTS, *GAMES[game].achievements, *GAMES[game].goods)
    now = [Factor(fact, 0.0, at_once[fact]) for fact in counted if at_once.get(fact)]
    if any(map(_is_good, now)):
        return words("hint-then", facts=listed(words, [_fact_phrase(words, game, one) for one in now])), True
    named = [*_by_telling(game, found.changes)]
    mine = [one for one in named if not one.fact.startswith(OTHERS_PREFIX)] or named[:1]
    if not mine:
        return "", False
    frame = "hint-finishes-you" if mine[0].fact in ENDING else "hint-gives-you"
    facts = listed(words, [_fact_phrase(words, game, one) for one in mine])
    is_own = not mine[0].fact.startswith(OTHERS_PREFIX)
    clause = words(frame, facts=facts) if is_own else change_clause(words, game, seat, mine[0])
    return words("hint-simulated", change=clause), frame == "hint-finishes-you" or any(map(_is_good, mine))


def _measured(words: Words, game: str, seat: Seat, found: SearchResult, labels: HintLabels) -> str:
    """Return the largest change of most simulations, with the points that are given up for it.

    Empty where there is none, and for goods if something else is a reason or the answers are about equal.
    """
    if found.second is None:
        return ""
    gain, loss = find_gain(game, found.changes), find_loss(found.changes)
    if loss is not None and _is_settled(labels, loss):
        loss = None
    if gain is not None and _is_no_news(game, gain, labels):
        return ""
    named = labels.merit.points if labels.merit.clause else labels.shared.points
    is_long = len(labels.merit.clause.split()) > MAX_SHORT_REASON_WORDS
    if gain is not None and gain.fact == OTHERS_POINTS and loss is None and (named > 0 or is_long):
        return ""  # The player's own reason is enough.
    is_of_points = gain is not None and gain.fact in ABOUT_POINTS
    enough = inf if _brings_favours(found) else named + GAMES[game].telling_points
    is_said = gain is not None and gain.fact in OWN_POINTS and named > 0 and gain.change <= enough
    if labels.merit.clause and loss is None and (is_said or not is_of_points):
        return ""
    if found.about_equal and loss is None and not is_of_points:
        return ""
    gain, loss = (gain, loss) if gain is not None else (loss, None)
    if gain is None or not (_is_good(gain) or gain.change <= -GAMES[game].telling_points):
        return ""
    clause = words("hint-than", change=change_clause(words, game, seat, gain), second=labels.second)
    if loss is None:
        return clause
    id = "hint-lose-other" if loss.fact.startswith(OTHERS_PREFIX) else "hint-lose-you"
    facts, several = _fact_phrase(words, game, loss), "yes" if len(words.seats) > PAIR else "no"
    lost = words(id, facts=facts, others=_others(words, seat), several=several)
    return words("hint-though", gain=clause, loss=lost)


def _is_no_news(game: str, gain: Factor, labels: HintLabels) -> bool:
    """Return True for points that simulations happened to miss after the other answer, and for goods that it pays."""
    if gain.fact == POINTS:
        return labels.is_alike
    return gain.fact in GAMES[game].goods and gain.change <= labels.at_once.get(gain.fact, 0)


def _brings_favours(found: SearchResult) -> bool:
    return any(one.fact == FAVOURS and one.change > 0 for one in found.changes)


def has_numbers(game: str, found: SearchResult) -> bool:
    """Return True if two answers differ in something that `number_lines` names, or if one is better all the same.

    False if all that is known is that the game ends better after one.
    """
    is_compared = found.second is not None and bool(found.reasons)
    return is_compared and (not found.about_equal or any(_by_telling(game, found.changes)))


def number_lines(words: Words, game: str, seat: Seat, found: SearchResult, second: str) -> list[str]:
    """Return what differs in most simulations after a hint and after the answer it is compared with, and a verdict.

    The changes are those that a hint may name, and are named as there.
    """
    if found.second is None:
        return [words("hint-no-numbers")]
    if not found.reasons:
        return [words("hint-better-end", how=found.ending)]
    is_over = any(one.fact in ENDING for one in found.changes)
    named = [one for one in _by_telling(game, found.changes) if is_over == (one.fact in ENDING)]
    mine, theirs = (
        [_fact_phrase(words, game, one) for one in named if one.fact.startswith(OTHERS_PREFIX) == is_theirs]
        for is_theirs in (False, True)
    )
    best = words("reason-best-other") if is_over and len(words.seats) > PAIR else _others(words, seat)
    lines = [
        words("hint-difference", whose=whose, facts=", ".join(facts))
        for whose, facts in ((words("reason-you"), mine), (best, theirs))
        if facts
    ]
    title = words(f"hint-numbers{'-end' if is_over else '' if lines else '-none'}", second=second)
    how = _verdict(found)
    how = "equal" if how == "close" else how
    is_said = how in ("better", "clear") or (how == "equal" and not any(map(_is_good, named)))
    verdict = [words("hint-verdict", how=how)] if is_said and not is_over else []
    apart = [""] if lines and verdict else []  # Otherwise it is shown as part of the last item.
    return [title, *(f"- {line}" for line in lines), *apart, *verdict]


def _by_telling(game: str, changes: Sequence[Factor]) -> Iterator[Factor]:
    """Yield the changes that have words: of the end, of points, of what was made, and of goods."""
    by_fact = {one.fact: one for one in changes}
    for fact in (FINAL_POINTS, FINAL_WIN, POINTS, *GAMES[game].achievements, *GAMES[game].goods):
        yield from (by_fact[name] for name in (fact, f"{OTHERS_PREFIX}{fact}") if name in by_fact)


def _verdict(found: SearchResult) -> str:
    """Return how two answers compare by what simulations measured, what they leave for later turns included."""
    gap = total(found.reasons)
    if found.about_equal or not gap:
        return "equal"
    return ("worse" if gap <= -1 else "close") if gap < 0 else "clear" if gap >= CLEAR_GAP else "better"


def second_line(words: Words, found: SearchResult, second: str) -> str:
    """Return how the next best answer, labelled `second`, compares; empty if nothing was compared."""
    if found.second is None:
        return ""
    second = second or words("analysis-nothing")
    if found.about_equal:
        return words("hint-about-equal", second=second)
    if not found.reasons:
        return words("hint-ends", second=second)
    return words("hint-why" if _name_facts(found.reasons) else "hint-many", second=second)


def point_lines(words: Words, game: str, point: TurningPoint) -> list[str]:
    """Describe a turning point: the choice, the better answer, its cost and the reasons."""
    nothing, player = words("analysis-nothing"), words.seat(point.seat)
    given, better = (answer_line(words, game, point.kind, one) or nothing for one in (point.given, point.better))
    lost, low, high = (percent(share) for share in (point.lost.share, point.lost.low, point.lost.high))
    return [
        words("analysis-point", turn=point.turn, player=player, given=given),
        words(
            "analysis-better" if point.is_certain else "analysis-perhaps-better",
            better=better,
            lost=lost,
            low=low,
            high=high,
        ),
        *_point_reason(words, game, point, given),
    ]


def first_reason(
    words: Words, game: str, reasons: Iterable[Merit], merits: Iterable[Merit], second: str
) -> SaidMerit | None:
    """Return the first reason that has words, with those of all `merits` that come with an answer; None if none has."""
    for reason in reasons:
        if clause := merit_clause(words, game, reason, second):
            beside = [merit_clause(words, game, one, second) for one in merits if one.kind in SIDE_EFFECTS]
            return SaidMerit("".join([clause, *beside]), reason.kind)
    return None


def _point_reason(words: Words, game: str, point: TurningPoint, given: str) -> Iterator[str]:
    """Yield why the better answer of a turning point was better: by the rules, or else by simulations."""
    reasons = [one for one in point.merits if one.kind not in SIDE_EFFECTS]
    gain = find_gain(game, point.reasons)
    if said := first_reason(words, game, reasons, point.merits, given):
        yield words("analysis-hint", reason=said.clause)
    elif gain is not None:
        clause = change_clause(words, game, point.seat, gain, words.seat(point.seat))
        yield words("analysis-why", reasons=clause)
    elif not point.reasons:
        yield words("analysis-decided")


def decline_line(words: Words, decline: Decline) -> str:
    """Say in which turns a player lost the match, and how many choices there were worse than another."""
    first, last = (max(1, turn) for turn in (decline.first, decline.last))
    return words(
        "analysis-decline-choices" if decline.worse else "analysis-decline",
        player=words.seat(decline.seat),
        turns=words("analysis-turns", first=first, last=last, several="yes" if last > first else "no"),
        before=percent(decline.before),
        after=percent(decline.after),
        worse=decline.worse,
        examined=decline.examined,
    )


def chances_line(words: Words, chances: Iterable[Chance]) -> str:
    """Return a line with every seat's chance to win."""
    named = (
        words("analysis-chance", player=words.seat(seat), share=percent(one.share)) for seat, one in enumerate(chances)
    )
    return " · ".join(named)


def percent(share: float) -> int:
    """Return a share in per cent."""
    return round(100 * share)
