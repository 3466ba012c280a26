"""Who may see which seats and questions, in every game alike."""

from engine.core.types import Decision, Seat


def seat_or_none(seat: Seat) -> Seat | None:
    """A seat as a view shows it: None where a state has nobody, which is a negative number."""
    return None if seat < 0 else seat


def visible_decisions(decisions: tuple[Decision, ...], viewer: Seat | None) -> tuple[Decision, ...]:
    """The questions that a viewer may read: the open ones, and those to the viewer."""
    return tuple([one for one in decisions if one.ask.open or one.ask.seat == viewer])


def asked_seats(decisions: tuple[Decision, ...]) -> tuple[Seat, ...]:
    """The seats that owe an answer, each once, though it be asked several things at a time."""
    return tuple(dict.fromkeys([one.ask.seat for one in decisions]))
