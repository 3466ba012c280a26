"""An event as it is stored: what it is, and the acts from which everything else follows. Knows no discord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct, json, structs

from bot.events.acts import AnyAct
from bot.events.apply import apply
from bot.events.model import Event, Settings
from bot.matches.names import shown
from storage.event_rows import EventRow, SavedEvent

ACTS: Final = json.Decoder(AnyAct)
SETTINGS: Final = json.Decoder(Settings)
ENCODER: Final = json.Encoder()


class StoredEvent(Struct, frozen=True):
    """An event after `length` acts, with the names of its people."""

    row: EventRow
    event: Event
    length: int
    names: Mapping[int, str]

    @property
    def organisers(self) -> tuple[int, ...]:
        """Who holds the event and who assists; nobody where the one has deleted their data and there is no other."""
        return tuple(user for user in (self.row.owner_id, *self.event.assistants) if user)

    def name(self, player: int) -> str:
        """How somebody is called, as it may be shown."""
        return shown(self.names.get(player, ""))

    def after(self, event: Event, added: int) -> StoredEvent:
        """The same after more acts have been stored."""
        return structs.replace(self, event=event, length=self.length + added)


def read(saved: SavedEvent) -> StoredEvent:
    """Read an event from its acts; pairings are found again, which may take a moment."""
    event = Event(SETTINGS.decode(saved.row.settings))
    for text in saved.acts:
        event = apply(event, ACTS.decode(text))
    return StoredEvent(saved.row, event, len(saved.acts), saved.names)


def after(event: Event, acts: Iterable[AnyAct]) -> tuple[Event, list[str]]:
    """The event after some acts, and the texts of those that changed it."""
    texts = []
    for act in acts:
        before, event = event, apply(event, act)
        if event is not before:
            texts.append(written(act))
    return event, texts


def written(value: AnyAct | Settings) -> str:
    """An act or settings as they are stored."""
    return ENCODER.encode(value).decode()
