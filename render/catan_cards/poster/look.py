"""What a poster of the Catan Card Game is drawn from: the position, an earlier one, the language, and letters of options by place."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.catan_cards.view import CatanCardsView, Place, PrincipalityView
from engine.core.types import Decision, Option, Seat
from render.parts.badges import by_spot
from render.picture import Mark, Picture, letter
from render.prose.words import Words

LOOKED_AT: Final = ("search", "opening", "spy", "conflict", "event_deck")
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
    """Put together what a poster is drawn from; options without a spot of their own get one that only posters have."""
    view = picture.view
    question = view.decisions[0] if len(view.decisions) == 1 else None
    letters = by_spot((*picture.marks, *_further(view, question)))
    return Look(view, picture.earlier, picture.words, letters, question)


def _further(view: CatanCardsView, question: Decision | None) -> Iterator[Mark]:
    if question and question.kind in SPOTS:
        for number, option in enumerate(question.ask.options):
            spot = "" if option.spot else SPOTS[question.kind](view, question.ask.seat, option.key)
            if spot:
                yield spot, letter(number)
    if question and question.kind in LOOKED_AT:
        for number, option in enumerate(question.ask.options):
            if "building" in option.data:
                yield f"choice.{number + 1}", letter(number)


def _built(view: CatanCardsView, seat: Seat, key: str) -> str:
    """Where a road or settlement would be built: beyond that end of the row."""
    kind, _, rest = key.partition(".")
    if kind not in ("road", "settlement"):
        return ""
    columns = ends(view.principalities[seat])
    return f"axis.{seat}.c{columns[0] - 1 if rest.startswith('left') else columns[1] + 1}"


def ends(area: PrincipalityView) -> tuple[int, int]:
    """The columns of the first and of the last card of the row."""
    columns = [Place.parse(each.place).column for each in area.centre]
    return min(columns), max(columns)


def _goods(view: CatanCardsView, seat: Seat, key: str) -> str:
    return f"goods.{seat}.{key}"


def _number(view: CatanCardsView, seat: Seat, key: str) -> str:
    return f"number{key[key.rfind('.') :]}" if "." in key else ""


def _choice(view: CatanCardsView, seat: Seat, key: str) -> str:
    return f"choice.{key}"


SPOTS: Final[Mapping[str, Callable[[CatanCardsView, Seat, str], str]]] = {
    "act": _built,
    "give": _goods,
    "christoph": _goods,
    "before_roll": _number,
    "scout": _choice,
}
"""Where posters show options whose place on the board the rules leave open, by the kind of the question."""
