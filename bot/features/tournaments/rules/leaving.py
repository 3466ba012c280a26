"""Somebody is deleted: what they leave in an event."""

from collections.abc import Iterator
from typing import Final

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import Event

OVER: Final = ("finished", "cancelled")


def deleted(event: Event, user: int, at: int) -> Iterator[AnyAct]:
    """The acts by which somebody leaves an event: as an assistant, and before its end the seats of others and the entry."""
    id = f"{user} deleted at {at}"
    if user in event.assistants:
        yield acts.Unassisted(id=f"{id} as an assistant", at=at, player=user)
    if event.phase in OVER:
        return
    for table in event.open_tables():
        if user in table.sitting and user not in (*table.players, *table.given_up):
            yield acts.GaveUp(id=f"{id} {table.key}", at=at, table=table.key, player=user)
    if user in event.active():
        gone = acts.Dropped if event.phase == "running" else acts.Withdrew
        yield gone(id=id, at=at, player=user)
