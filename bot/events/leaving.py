"""Somebody is deleted: what they leave in an event that is not over."""

from collections.abc import Iterator
from typing import Final

from bot.events import acts
from bot.events.acts import AnyAct
from bot.events.model import Event

OVER: Final = ("finished", "cancelled")


def deleted(event: Event, user: int, at: int) -> Iterator[AnyAct]:
    """The acts by which somebody leaves an event: the seats of others in which they sit, and the entry."""
    id = f"{user} deleted at {at}"
    if event.phase in OVER:
        return
    for table in event.open_tables():
        if user in table.sitting and user not in (*table.players, *table.given_up):
            yield acts.GaveUp(id=f"{id} {table.key}", at=at, table=table.key, player=user)
    if user in event.active():
        gone = acts.Dropped if event.phase == "running" else acts.Withdrew
        yield gone(id=id, at=at, player=user)
