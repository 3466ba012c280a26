"""What a poster of the Catan Card Game is drawn from: the position, an earlier one, the language, and letters of options by place."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.catan_cards.view import CatanCardsView, Place, PrincipalityView
from engine.core.types import Decision, Option, Seat
from render.parts.badges import by_spot
from render.picture import Picture
from render.prose.words import Words

LOOKED_AT: Final = frozenset({"search", "opening", "spy", "conflict"})
"""Questions about cards that are not in the own hand."""


class Look(NamedTuple):
    """A position to be drawn; `letters` are those of the options on offer, by spot, `question` is the only one that may be read."""

    view: CatanCardsView
    earlier: CatanCardsView
    words: Words
    letters: Mapping[str, str]
    question: Decision | None

    @property
    def kind(self) -> str:
        """The kind of the question, empty for one that may not be read."""
        return self.question.kind if self.question else ""

    @property
    def options(self) -> Sequence[Option]:
        """What is on offer."""
        return self.question.ask.options if self.question else ()

    @property
    def mover(self) -> Seat:
        """Who is asked, else whose turn it is."""
        return next(iter(self.view.asked), self.view.active or 0)


def look(picture: Picture[CatanCardsView]) -> Look:
    """Put together what a poster is drawn from."""
    view = picture.view
    question = view.decisions[0] if len(view.decisions) == 1 else None
    return Look(view, picture.earlier, picture.words, by_spot(picture.marks), question)


def ends(area: PrincipalityView) -> tuple[int, int]:
    """The columns of the first and of the last card of the row."""
    columns = [Place.parse(each.place).column for each in area.centre]
    return min(columns), max(columns)
