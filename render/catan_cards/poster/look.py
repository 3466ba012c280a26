"""Input of a poster of the Catan Card Game: the position, an earlier one, the language, and letters by place."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.catan_cards.view import CatanCardsView
from engine.core.types import Decision, Option, Seat
from render.parts.badges import by_spot
from render.picture import Picture
from render.prose.words import Words

LOOK_QUESTIONS: Final = frozenset({"search", "opening", "spy", "conflict"})
"""Questions about cards that are not in the player's hand."""


class PosterInput(NamedTuple):
    """A position to draw; `letters` are those of the options on offer, by spot, `question` is the only readable one."""

    view: CatanCardsView
    earlier: CatanCardsView
    words: Words
    letters: Mapping[str, str]
    question: Decision | None

    @property
    def kind(self) -> str:
        """Return the kind of the question; empty if it may not be read."""
        return self.question.kind if self.question else ""

    @property
    def options(self) -> Sequence[Option]:
        """Return the options on offer."""
        return self.question.ask.options if self.question else ()

    @property
    def mover(self) -> Seat:
        """Return the asked seat, or else the active one."""
        return next(iter(self.view.asked), self.view.active or 0)


def look(picture: Picture[CatanCardsView]) -> PosterInput:
    """Collect the input of a poster."""
    view = picture.view
    question = view.decisions[0] if len(view.decisions) == 1 else None
    return PosterInput(view, picture.earlier, picture.words, by_spot(picture.marks), question)
