"""Seat holders: who plays a seat while its person is away, and what the result is worth to that person."""

from typing import Final, Literal

Holder = Literal["owner", "excused", "computer", "substitute", "conceded", "invited"]
"""The current player of a seat.

`owner` and `substitute` play themselves. `excused`: a computer player answers this turn only. `computer`: one plays
until the person returns or a substitute takes over. `conceded`: one plays to the end. `invited`: one has played from
the start.
"""

Person = Literal["owner", "substitute"]
"""The person that a seat belongs to: the substitute from the moment of taking over."""

Change = Literal["excuse", "pass_on", "take_back", "substitute", "concede"]

PLAYED_BY_COMPUTER: Final[frozenset[Holder]] = frozenset({"excused", "computer", "conceded", "invited"})

HOLDER_CHANGES: Final[dict[Change, tuple[frozenset[Holder], Holder | None]]] = {
    "excuse": (frozenset({"owner", "substitute"}), "excused"),
    "pass_on": (frozenset({"owner", "substitute", "excused"}), "computer"),
    "take_back": (frozenset({"excused", "computer"}), None),
    "substitute": (frozenset({"computer"}), "substitute"),
    "concede": (frozenset({"owner", "substitute", "excused", "computer"}), "conceded"),
}
"""By change, the holders that it is possible from, and the new holder; None is the seat's person."""


def possible(holder: Holder, change: Change) -> bool:
    """Return True if a seat with this holder can change in this way."""
    return holder in HOLDER_CHANGES[change][0]


def changed(holder: Holder, person: Person, change: Change) -> Holder:
    """Return the holder after a change. An impossible change has no effect."""
    froms, to = HOLDER_CHANGES[change]
    if holder not in froms:
        return holder
    return person if to is None else to


Worth = Literal["counts", "if_better", "none", "last"]
"""The worth of a result to a seat's person. Being away never costs anything."""


def worth(holder: Holder, person: Person) -> Worth:
    """Return what the result of an ended match is worth to the seat's person."""
    if holder == "conceded":
        return "last"
    if holder in ("computer", "invited"):
        return "none"
    return "if_better" if person == "substitute" else "counts"


def conceding_ends(seats: int) -> bool:
    """Return True if conceding ends a match of that many seats, instead of passing the seat to a computer player."""
    return seats == 2
