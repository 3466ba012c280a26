"""Bounds of what people add to an event: asked of new acts alone, so that events of older programs are read as they were."""

from typing import Final

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.parts import Refused

MAX_ENTRIES_EACH: Final = 10
"""Times that one person may enter an event: each entry can be taken back once."""


def demand_room(event: Event, act: AnyAct) -> None:
    """Raise `Refused` for an act by which a person would add too much to an event."""
    match act:
        case acts.Entered() if act.by == act.player and _count(event, "entered", act.by) >= MAX_ENTRIES_EACH:
            raise Refused("entered-often")


def is_known(event: Event, act: AnyAct) -> bool:
    """Return True for an act of a person that says what is known already: it is not stored."""
    match act:
        case acts.KeptApart():
            return any({*act.players} == {*pair} for pair in event.apart)
        case acts.Entered():
            return event.settings.format == "mini-cup" and act.player in event.players("entered")
        case acts.Appeared():
            return event.phase == "muster" and act.player in event.players("present")
        case acts.Unassisted():
            return act.player not in event.assistants
    return False


def _count(event: Event, kind: str, by: int) -> int:
    return sum(line.kind == kind and line.by == by for line in event.log)
