"""What the store keeps of the results of matches, from which ratings follow."""

from msgspec import Struct


class PlaceRow(Struct, frozen=True):
    """A seat's place, counted from 1; `person` is the user who had the seat at first, None for a computer player.

    `rated` is whether that user has played it to the end.
    """

    person: int | None
    place: int
    rated: bool


class ResultRow(Struct, frozen=True):
    """The result of a match that came to its own end, by seat, written once; its people are kept by their pseudonyms."""

    guild_id: int | None
    game: str
    ended_at: int
    places: tuple[PlaceRow, ...]


class KeptPlaceRow(Struct, frozen=True, array_like=True):
    """A seat's place as it is kept: its person by pseudonym."""

    person: str | None
    place: int
    rated: bool


class KeptResultRow(Struct, frozen=True):
    """A result as it is kept."""

    match: str
    game: str
    ended_at: int
    places: tuple[KeptPlaceRow, ...]
