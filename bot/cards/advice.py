"""What computer players think of an answer, in words: which it is, and what speaks for it. Knows no Discord."""

from collections.abc import Iterable, Iterator, Sequence

from bot.match.worker import SearchResult
from bot.words import Words
from engine.core.types import Option
from engine.minds.analysis import TurningPoint
from engine.minds.explanation import COMMON_PREFIX, OTHERS_PREFIX, REST_NAME, Factor
from engine.minds.playouts import Chance
from render.prose.numbers import written
from render.prose.phrases import option_label


def answer_line(words: Words, game: str, kind: str, options: Iterable[Option]) -> str:
    """Name the options of an answer; empty where nothing was picked."""
    return ", ".join(option_label(words, game, kind, option) for option in options)


def reason_lines(words: Words, game: str, reasons: Sequence[Factor], player: str) -> Iterator[str]:
    """Reasons, one a line, of a choice of this player; what speaks for the choice comes first, all that is not named last.

    There are no lines where no fact is named.
    """
    whose = {OTHERS_PREFIX: words("reason-others"), COMMON_PREFIX: words("reason-all")}
    for one in sorted(reasons, key=lambda one: (one.fact == REST_NAME, -one.points)) if _name_facts(reasons) else ():
        points = written(one.points, words.locale, 1, plus=True)
        change = written(one.change, words.locale, 0 if float(one.change).is_integer() else 1, plus=True)
        if one.fact == REST_NAME:
            yield words("reason-rest", points=points)
            continue
        fact = words(f"fact-{game}-{one.fact.lstrip(f'{OTHERS_PREFIX}{COMMON_PREFIX}')}")
        yield words("reason", whose=whose.get(one.fact[0], player), fact=fact, change=change, points=points)


def _name_facts(reasons: Sequence[Factor]) -> bool:
    return any(one.fact != REST_NAME for one in reasons)


def second_line(words: Words, found: SearchResult, second: str) -> str:
    """How the next best answer, which is named, compares; empty where nothing was compared."""
    if found.second is None:
        return ""
    second = second or words("analysis-nothing")
    if found.about_equal:
        return words("hint-about-equal", second=second)
    if not found.reasons:
        return words("hint-ends", second=second)
    return words("hint-why" if _name_facts(found.reasons) else "hint-many", second=second)


def point_lines(words: Words, game: str, point: TurningPoint) -> list[str]:
    """A turning point: what was chosen and what would have been better, what that cost, and why."""
    nothing, player = words("analysis-nothing"), words.seat(point.seat)
    given, better = (answer_line(words, game, point.kind, one) or nothing for one in (point.given, point.better))
    lost, low, high = (percent(share) for share in (point.lost.share, point.lost.low, point.lost.high))
    reasons = list(reason_lines(words, game, point.reasons, player))
    unnamed = words("analysis-many" if point.reasons else "analysis-decided")
    return [
        words("analysis-point", turn=point.turn, player=player, given=given),
        words("analysis-better", better=better, lost=lost, low=low, high=high),
        *(reasons or [unnamed]),
    ]


def chances_line(words: Words, chances: Iterable[Chance]) -> str:
    """Every seat's chance to win."""
    named = (
        words("analysis-chance", player=words.seat(seat), share=percent(one.share)) for seat, one in enumerate(chances)
    )
    return " · ".join(named)


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(100 * share)
