"""Single facts of a position of Caylus as sentences, for the description, the changes and the alternative text."""

from collections import Counter

from engine.caylus.view import SECTIONS, PlayerView, SectionView, SpaceView
from render.prose.facts import count, counted, effect, seat_name
from render.prose.phrases import name
from render.prose.words import Words

CAYLUS = "caylus"
MARKERS = {section.id: section.marker for section in SECTIONS}


def space_line(words: Words, space: SpaceView) -> str:
    """A road space: what stands there, whose it is, whose worker is on it, what it does."""
    if space.building is None:
        return words("board-describe-empty", spaces=str(space.number))
    return words(
        "board-describe-space",
        space=space.number,
        building=name(words, space.building),
        owner=seat_name(words, space.owner),
        worker=seat_name(words, space.worker),
        pending=seat_name(words, space.pending),
        effect=effect(words, CAYLUS, space.building),
    ).rstrip()


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
        state=_state(section, current),
    )


def _state(section: SectionView, current: bool) -> str:
    if section.scored:
        return "scored"
    if len(section.houses) >= section.parts:
        return "full"
    return "current" if current else "later"


def favours(words: Words, player: PlayerView) -> str:
    """How far a player has come in each line of the favours."""
    return ", ".join(f"{name(words, line, 'line')} {column}" for line, column in player.favours.items())
