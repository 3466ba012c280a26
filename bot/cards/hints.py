"""Opinions of computer players in words: answers, reasons, turning points and chances. Does not use Discord."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import floor
from typing import Final, NamedTuple

from msgspec import structs

from bot.match.search_worker import SearchResult
from bot.words import Words
from engine.core.computer_facts import POINTS
from engine.core.types import Option, Seat
from engine.minds.analysis import Decline, TurningPoint
from engine.minds.explanation import COMMON_PREFIX, OTHERS_PREFIX, REST_NAME, Factor, LaterPick, Tactics, total
from engine.minds.leaf import ENDING
from engine.minds.playouts import Chance
from render.prose.lists import listed
from render.prose.numbers import written
from render.prose.phrases import option_label, option_note

PAIR: Final = 2
"""Seats of a match in which there is one other player."""

MAX_GAINS: Final = 2
"""Facts that a sentence names, unless they do not outweigh what is against them."""

MAX_ALL_GAINS: Final = 4
"""Limit on the facts that a sentence names."""

SURE_PART: Final = 0.1
"""Distance to a whole number within which a change is named without *about*."""

LIKELY_CHANGE: Final = 0.75
"""Change below which a sentence says *perhaps 1*."""

MAX_LOSSES: Final = 2
"""Facts against an answer that a sentence names."""

LOSS_PART: Final = 0.25
"""Part of the strongest gain from which on a loss is named."""

OTHERS_PART: Final = 0.5
"""Part that a fact about the others counts when gains are put in order: readers care for their own."""

MAX_CLAUSES: Final = 2
"""Clauses of a sentence."""

COMPARED_DATA: Final[Mapping[str, tuple[str, ...]]] = {
    "build": ("gain",),
    "draw": ("kind", "cost"),
    "pay": ("pay",),
    "place": ("building", "region"),
    "take": ("gain",),
}
"""Data that must be equal in two options for them to do the same, by verb."""

OWN_FACTS: Final = frozenset({"actions", "affordable", "limit", "payable", "units"})
"""Facts about a hand, which only its player can see: no sentence says them of another player."""

USED_UP: Final[Mapping[str, str]] = {"open_roads": "points_settlements"}
"""Facts that are spent on another one: nothing is given up by those who gain that."""


def answer_line(words: Words, game: str, kind: str, options: Iterable[Option]) -> str:
    """Return the labels of the options of an answer; empty if nothing was picked."""
    return ", ".join(option_label(words, game, kind, option) for option in options)


def reason_lines(
    words: Words, game: str, reasons: Sequence[Factor], player: str, *, others: str = "", with_rest: bool = False
) -> Iterator[str]:
    """Yield one line for each reason of this player's choice: the strongest first, and the remainder last.

    Yields nothing if no reason names a fact, unless `with_rest` asks for what is not named too. `others` names the only
    other player.
    """
    whose = {OTHERS_PREFIX: others or words("reason-others"), COMMON_PREFIX: words("reason-all")}
    for one in (
        sorted(reasons, key=lambda one: (one.fact == REST_NAME, -one.points))
        if with_rest or _name_facts(reasons)
        else ()
    ):
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


def because(words: Words, game: str, found: SearchResult) -> list[str]:
    """Return the clauses on the effects of an answer by itself: points at once, tactics, and what it avoids."""
    points = found.immediate.points
    scored = [words("hint-scores", points=points)] if points > 0 else []
    named = {one.fact for one in found.reasons if one.points > 0}
    avoided = [fact for fact in found.immediate.avoided if fact not in named]
    added = [f"hint-added-{game}-{fact}" for fact in avoided if fact in found.immediate.added]
    kept = islice(
        (words(id) for id in (*added, *(f"hint-avoid-{game}-{fact}" for fact in avoided)) if words.has(id)),
        1,
    )
    # A place that one can usually still take later is not lost to another player.
    tactics = structs.replace(found.tactics, taken_by=None) if found.both else found.tactics
    return [*scored, *tactic_clauses(words, game, tactics), *kept][:MAX_CLAUSES]


def comparison(words: Words, game: str, seat: Seat, found: SearchResult) -> str:
    """Return what an answer brings to the reader and costs the others, and what the reader gives up for it.

    It compares with the next best answer, and is empty where no fact that players know of speaks for the answer.
    """
    is_told = found.immediate.points > 0
    told = [one for one in found.reasons if not (is_told and _stem(one.fact) == POINTS and one.points > 0)]
    # What is given up is named too, so gains are named until they outweigh it.
    against = -sum(one.points for one in found.reasons if one.points < 0)
    clauses = gain_clauses(words, game, seat, told, against=against)
    if not clauses:
        return ""
    gained = max(one.points for one in told)
    named = {one.fact for one in told if one.points > 0}
    reasons = listed(words, clauses)
    lost = [
        facts
        for one in found.reasons
        if (one.points <= -gained * LOSS_PART or (one.fact == POINTS and one.points < 0))
        and not one.fact.startswith(OTHERS_PREFIX)
        and USED_UP.get(one.fact) not in named
        and (facts := _fact_phrase(words, game, one, len(words.seats), is_gain=False))
    ][:MAX_LOSSES]
    losses = [words("hint-lose-you", facts=listed(words, lost))] if lost else []
    losses += [
        words(
            "hint-lose-other",
            others=_others(words, seat),
            facts=_fact_phrase(words, game, one, len(words.seats), is_gain=True),
            several="yes" if len(words.seats) > PAIR else "no",
        )
        for one in found.reasons
        if one.fact == f"{OTHERS_PREFIX}{POINTS}" and one.points <= -gained * LOSS_PART and one.change > 0
    ]
    if not losses:
        return reasons
    later = is_told and any(_stem(one.fact) == POINTS and one.points < 0 for one in told if _is_own(one))
    return words("hint-but-later" if later else "hint-but", reasons=reasons, losses=listed(words, losses))


def _is_own(one: Factor) -> bool:
    return not one.fact.startswith((OTHERS_PREFIX, COMMON_PREFIX))


def tactic_clauses(words: Words, game: str, tactics: Tactics) -> Iterator[str]:
    """Yield what an answer takes away from another player, prepares for oneself, and keeps another player from."""
    if tactics.taken_by is not None:
        yield words("hint-taken", player=words.seat(tactics.taken_by))
    for id, pick in (("hint-prepares", tactics.prepared), ("hint-denies", tactics.denied)):
        if pick is not None:
            yield words(id, player=words.seat(pick.seat), option=_later_label(words, game, pick))


def _later_label(words: Words, game: str, pick: LaterPick) -> str:
    """Name a later pick without its price, which follows its name; a number before the name belongs to it."""
    first, *others = option_label(words, game, pick.kind, pick.option).split(" · ")
    label = " · ".join([first, *others[: first.isdecimal()]])
    return words(where, option=label) if words.has(where := f"hint-later-{game}-{pick.kind}") else label


def gain_clauses(
    words: Words, game: str, seat: Seat, reasons: Sequence[Factor], player: str | None = None, against: float = 0.0
) -> list[str]:
    """Return the meaning of an answer's strongest facts, for the player (by default the reader) and for the others.

    More of them are named until they outweigh what is `against` the answer.
    """
    gains, losses, stems, gained = list[str](), list[str](), set[str](), 0.0
    for one in sorted(reasons, key=_rank_gain):
        stem = _stem(one.fact)
        phrase = _fact_phrase(words, game, one, len(words.seats), is_gain=not one.fact.startswith(OTHERS_PREFIX))
        most = MAX_GAINS if gained > against else MAX_ALL_GAINS
        if one.points > 0 and phrase and stem not in stems and len(stems) < most:
            stems.add(stem)
            gained += one.points
            (losses if one.fact.startswith(OTHERS_PREFIX) else gains).append(phrase)
    clauses, frame = list[str](), "finishes" if any(one.fact in ENDING for one in reasons) else "gives"
    if gains and player is None:
        clauses.append(words(f"hint-{frame}-you", facts=listed(words, gains)))
    elif gains:
        clauses.append(words(f"hint-{frame}", player=player or "", facts=listed(words, gains)))
    if losses:
        id = f"hint-{'other' if player is None else 'other-would'}-{frame}{'-too' if gains else ''}"
        others = [other for other in range(len(words.seats)) if other != seat]
        clauses.append(
            words(id, others=_others(words, seat), facts=listed(words, losses), several="yes" if others[1:] else "no")
        )
    return clauses


def _rank_gain(one: Factor) -> float:
    return -one.points * (OTHERS_PART if one.fact.startswith(OTHERS_PREFIX) else 1.0)


def _stem(fact: str) -> str:
    """Return what related facts have in common, such as points and those from cities."""
    return fact.removeprefix(OTHERS_PREFIX).partition("_")[0]


def _fact_phrase(words: Words, game: str, one: Factor, seats: int, *, is_gain: bool) -> str:
    """Name a change as something that is gained or lost; empty for facts that mean little to players."""
    name = one.fact.removeprefix(OTHERS_PREFIX)
    is_own = name == one.fact
    if not is_own and name in OWN_FACTS:
        return ""
    subject, name = ("end", name.removeprefix("end_")) if one.fact in ENDING else (game, name)
    special = f"hint-{'gain' if is_gain else 'loss'}-{subject}-{name}"
    if words.has(special):
        return words(special)
    change = abs(one.change) if is_own or one.fact in ENDING else abs(one.change) * (seats - 1)
    amount = floor(change + 0.5) if change >= LIKELY_CHANGE else 0
    for id in (f"hint-fact-{subject}-{name}", f"hint-fact-{name}"):
        if words.has(id):
            noun = words(id, amount=max(1, amount))
            sure = "no" if not amount else "yes" if abs(change - amount) <= SURE_PART else "about"
            return words("hint-more" if is_gain else "hint-fewer", amount=amount, noun=noun, sure=sure)
    return ""


def _others(words: Words, seat: Seat) -> str:
    """Name the only other player, or all others."""
    others = [other for other in range(len(words.seats)) if other != seat]
    return words.seat(others[0]) if len(others) == 1 else words("reason-others")


def plain_reason(
    words: Words, game: str, pair: tuple[Option, Option] | None, second: str, *, is_equal: bool
) -> tuple[str, str]:
    """Return what is known of an answer that nothing measured sets apart from the next best one, and a further sentence.

    Known is from the two options of the `pair` that they do the same, that one is cheaper, or what each does.
    """
    more = words("hint-equal-too" if is_equal else "hint-beats", second=second)
    if pair is not None:
        one, other = pair
        if words.has(id := f"hint-alike-{game}-{one.verb}") and _are_alike(one, other):
            return words(id, second=second), ""
        if words.has(id := f"hint-saves-{game}") and one.verb == other.verb and _cost(one) < _cost(other):
            return words(id, deniers=_cost(other) - _cost(one)), more
        effects = [_worker_effect(option_note(words, game, option)) for option in pair if option.verb == "place"]
        if is_equal and len(effects) == len({*effects} - {""}) == len(pair):
            return words("hint-effects", effect=effects[0], second=second, other=effects[1]), ""
    return words("hint-equal", second=second), ""


def _cost(option: Option) -> int:
    """Return the deniers that an option costs by itself."""
    cost = option.data.get("cost")
    return cost if isinstance(cost, int) else 0


def _worker_effect(note: str) -> str:
    """Return what a building does for a worker, from its note, as part of a sentence."""
    done = (note.partition(". ")[0].partition(": ")[2] or note).removesuffix(".")
    return done[:1].lower() + done[1:]


def _are_alike(one: Option, other: Option) -> bool:
    """Return True if two options are of one verb and group, and the same in all that they are compared by."""
    return (one.verb, one.group) == (other.verb, other.group) and all(
        one.data.get(key) == other.data.get(key) for key in COMPARED_DATA[one.verb]
    )


class HintLabels(NamedTuple):
    """The answers of a hint by name: what to pick, the one it is compared with, and another that is about as good.

    `known` are clauses that need no search: what passing brings, or the obstacle to using what is given away.
    """

    picked: str
    second: str
    equal: str
    known: tuple[str, ...] = ()


def hint_sentence(
    words: Words, game: str, seat: Seat, found: SearchResult, labels: HintLabels, plain: tuple[str, str], only: str = ""
) -> str:
    """Say what to choose and why: what the answer does by itself, and how it compares with the next best one.

    `plain` is what is known of two answers that nothing measured sets apart, `only` of an answer that was compared with
    none.
    """
    second, then = labels.second, found.tactics.instead
    against = comparison(words, game, seat, found)
    alone = listed(words, [*labels.known, *because(words, game, found)][:MAX_CLAUSES])
    if then is not None and against:
        second = words("hint-then", second=second, option=_later_label(words, game, then))
    if found.second is None:
        reason, more = only, ""
    elif alone and against:
        reason, more = alone, words("hint-compared-too", second=second, reasons=against)
    elif against:
        reason, more = words("hint-compared", second=second, reasons=against), ""
    elif alone:
        reason, more = alone, "" if found.about_equal else words("hint-beats", second=second)
    elif found.about_equal or found.reasons:
        reason, more = plain
    else:
        reason, more = words("hint-better-end", how=found.ending), words("hint-beats", second=second)
    sentences = [words("hint-because", options=labels.picked, reasons=reason), more]
    if found.equal is not None:
        sentences.append(words("hint-both" if found.both else "hint-equal-too", second=labels.equal))
    elif found.about_equal and (alone or against):
        sentences.append(words("hint-equal-both") if against else words("hint-equal-too", second=second))
    return " ".join(filter(None, sentences))


def number_lines(words: Words, game: str, seat: Seat, found: SearchResult, second: str) -> list[str]:
    """Return the numbers behind a hint, which add up to what it is worth more than the next best answer."""
    if found.second is None:
        return [words("hint-no-numbers")]
    if not found.reasons:
        return [words("hint-better-end", how=found.ending)]
    if not total(found.reasons) and not _name_facts(found.reasons):
        return [words("hint-about-equal", second=second)]
    is_over = any(one.fact in ENDING for one in found.reasons)
    points = written(total(found.reasons), words.locale, 1, plus=True)
    against = "yes" if total(found.reasons) < 0 else "no"
    title = words("hint-numbers-end" if is_over else "hint-numbers", second=second, points=points, against=against)
    you, others = words("reason-you"), _others(words, seat)
    lines = reason_lines(words, game, found.reasons, you, others=others, with_rest=True)
    return [title, *(f"- {line}" for line in lines)]


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
    reasons = gain_clauses(words, game, point.seat, point.reasons, player)
    unnamed = words("analysis-many" if point.reasons else "analysis-decided")
    return [
        words("analysis-point", turn=point.turn, player=player, given=given),
        words(
            "analysis-better" if point.is_certain else "analysis-perhaps-better",
            better=better,
            lost=lost,
            low=low,
            high=high,
        ),
        words("analysis-why", reasons=listed(words, reasons)) if reasons else unnamed,
    ]


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
