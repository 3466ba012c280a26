"""Single facts of a position of Caylus as sentences, for the description, the changes and the alternative text."""

from collections import Counter
from collections.abc import Iterable

from engine.caylus.view import SECTIONS, CaylusView, PlayerView, SectionView, SpaceView
from engine.core.types import Seat
from render.phrases import goods, name
from render.words import Words

MARKERS = {section.id: section.marker for section in SECTIONS}


def count(words: Words, kind: str, amount: int) -> str:
    """An amount, zero too: `0 points`."""
    return words(f"board-goods-{kind}", count=amount)


def seats(words: Words, several: Iterable[Seat]) -> str:
    """Players' names, in that order."""
    return ", ".join(words.seat(seat) for seat in several)


def effect(words: Words, place: str) -> str:
    """What a building, or the castle, does."""
    id = f"caylus-effect-{place}"
    return words(id) if words.has(id) else ""


def counted(words: Words, counts: Iterable[tuple[Seat, int]]) -> str:
    """Players' names, each with a number."""
    return ", ".join(f"{words.seat(seat)} {number}" for seat, number in counts)


def moment(view: CaylusView, words: Words) -> str:
    """Turn and phase."""
    return words("board-describe-turn", turn=view.turn, phase=name(words, view.phase, "phase"))


def space_line(words: Words, space: SpaceView) -> str:
    """A road space: what stands there, whose it is, whose worker is on it, what it does."""
    if space.building is None:
        return words("board-describe-empty", spaces=str(space.number))
    return words(
        "board-describe-space",
        space=space.number,
        building=name(words, space.building),
        owner=_seat(words, space.owner),
        worker=_seat(words, space.worker),
        pending=_seat(words, space.pending),
        effect=effect(words, space.building),
    ).rstrip()


def _seat(words: Words, seat: Seat | None) -> str:
    return "" if seat is None else words.seat(seat)


def section_line(words: Words, section: SectionView, current: bool) -> str:
    """A castle section: its points, its houses and their owners, how far it is."""
    return words(
        "board-describe-section",
        section=name(words, section.id, "section"),
        points=count(words, "vp", section.vp),
        marker=MARKERS[section.id],
        houses=len(section.houses),
        parts=section.parts,
        owners=counted(words, Counter(section.houses).items()),
        state="scored" if section.scored else "current" if current else "later",
    )


def favours(words: Words, player: PlayerView) -> str:
    """How far a player has come in each line of the favours."""
    return ", ".join(f"{name(words, line, 'line')} {column}" for line, column in player.favours.items())


def holdings(words: Words, player: PlayerView) -> str:
    """A player's money and cubes."""
    return goods(words, {"denier": player.deniers, **player.cubes}) or words("board-describe-nothing")
