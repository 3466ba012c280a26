"""What computer players think of an answer, in words: which it is, and what speaks for it. Knows no Discord."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.words import Words
from engine.core.types import Option
from engine.minds.analysis import TurningPoint
from engine.minds.explanation import Factor
from engine.minds.playouts import Chance
from render.prose.phrases import option_label

OTHERS: Final = "-"
"""What the name of a fact begins with that is the others'."""


def answer_line(words: Words, game: str, kind: str, options: Iterable[Option]) -> str:
    """Name the options of an answer; empty where nothing was picked."""
    return ", ".join(option_label(words, game, kind, option) for option in options)


def reason_lines(words: Words, game: str, reasons: Iterable[Factor], about: str, player: str = "") -> Iterator[str]:
    """Reasons, one a line, by the sentences `<about>-own` and `<about>-others`; what speaks for the choice comes first."""
    for one in sorted(reasons, key=lambda one: -one.points):
        whose = "others" if one.fact.startswith(OTHERS) else "own"
        fact = words(f"fact-{game}-{one.fact.removeprefix(OTHERS)}")
        yield words(f"{about}-{whose}", points=f"{one.points:+.1f}".replace("-", "−"), fact=fact, player=player)


def point_lines(words: Words, game: str, point: TurningPoint) -> list[str]:
    """A turning point: what was chosen and what would have been better, what that cost, and why."""
    nothing, player = words("analysis-nothing"), words.seat(point.seat)
    given, better = (answer_line(words, game, point.kind, one) or nothing for one in (point.given, point.better))
    low, high = (percent(end) for end in (point.lost.low, point.lost.high))
    reasons = reason_lines(words, game, point.reasons, "analysis", player)
    return [
        words("analysis-point", turn=point.turn, player=player, given=given),
        words("analysis-better", better=better, lost=percent(point.lost.share), low=low, high=high),
        *(reasons if point.reasons else [words("analysis-decided")]),
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
