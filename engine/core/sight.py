"""What a view says of seats and questions, in every game alike."""

from engine.core.types import Decision, Seat


def known(seat: Seat) -> Seat | None:
    """Show a seat; where a state has nobody, which is a negative number, a view has None."""
    return None if seat < 0 else seat


def readable(decisions: tuple[Decision, ...], viewer: Seat | None) -> tuple[Decision, ...]:
    """The questions that a viewer may read: the open ones, and those to the viewer."""
    return tuple(decision for decision in decisions if decision.ask.open or decision.ask.seat == viewer)


def asked(decisions: tuple[Decision, ...]) -> tuple[Seat, ...]:
    """The seats that owe an answer, each once, though it be asked several things at a time."""
    return tuple(dict.fromkeys(decision.ask.seat for decision in decisions))
