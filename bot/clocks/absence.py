"""Who plays a seat: its person, a computer player for one turn or for good, or a substitute."""

from typing import Final, Literal

Holder = Literal["owner", "excused", "computer", "substitute", "conceded", "invited"]
"""Who plays a seat now.

`owner` and `substitute` play themselves. `excused`: a computer player answers this turn alone. `computer`: it plays until
the seat's person comes back or a substitute sits down. `conceded`: it plays to the end. `invited`: it has had
the seat from the start.
"""

Person = Literal["owner", "substitute"]
"""Whose seat it is: the substitute's from the moment at which one sits down."""

Change = Literal["excuse", "play", "pass_on", "take_back", "substitute", "concede"]

PLAYED_BY_COMPUTER: Final[frozenset[Holder]] = frozenset({"excused", "computer", "conceded", "invited"})

CHANGES: Final[dict[Change, tuple[frozenset[Holder], Holder | None]]] = {
    "excuse": (frozenset({"owner", "substitute"}), "excused"),
    "play": (frozenset({"excused"}), None),
    "pass_on": (frozenset({"owner", "substitute", "excused"}), "computer"),
    "take_back": (frozenset({"excused", "computer"}), None),
    "substitute": (frozenset({"computer"}), "substitute"),
    "concede": (frozenset({"owner", "substitute", "excused", "computer"}), "conceded"),
}
"""From which holders a change is possible, and to which it leads; None is the seat's person."""

Worth = Literal["counts", "if_better", "none", "last"]
"""What a result is worth to a seat's person: nothing is ever lost by having been away."""


def possible(holder: Holder, change: Change) -> bool:
    """Whether a seat with this holder can change hands so."""
    return holder in CHANGES[change][0]


def changed(holder: Holder, person: Person, change: Change) -> Holder:
    """The holder after a change; a change that is not possible leaves the seat as it is."""
    froms, to = CHANGES[change]
    if holder not in froms:
        return holder
    return person if to is None else to


def worth(holder: Holder, person: Person) -> Worth:
    """What the result of an ended match is worth to the seat's person."""
    if holder == "conceded":
        return "last"
    if holder in ("computer", "invited"):
        return "none"
    return "if_better" if person == "substitute" else "counts"


def conceding_ends(seats: int) -> bool:
    """Whether conceding ends a match of so many seats instead of handing the seat to a computer player."""
    return seats == 2
