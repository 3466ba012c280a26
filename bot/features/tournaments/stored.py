"""An event as it is stored: what it is, and the acts from which everything else follows. Knows no discord."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct, json, structs

from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply, apply_all
from bot.features.tournaments.rules.entries import demand_room, is_known
from bot.features.tournaments.rules.model import Event, Refused, Settings
from bot.match.names import shown
from storage.tournaments import EventRow, SavedEvent

log = logging.getLogger(__name__)

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


def read(saved: SavedEvent, kept: StoredEvent | None = None) -> StoredEvent:
    """Read an event from its acts, or from those since it was `kept`; pairings are found again, which may take a moment.

    An act that is refused today, as an older program may have taken, changes nothing: the event goes on without it.
    """
    known = 0 if kept is None or kept.length > len(saved.acts) else kept.length
    event = kept.event if kept is not None and known else Event(SETTINGS.decode(saved.row.settings))

    def pass_over(place: int, refused: Refused) -> None:
        log.warning("act %s of event %s is passed over: %s", known + place, saved.row.id, refused)

    event = apply_all(event, map(ACTS.decode, saved.acts[known:]), pass_over)
    return StoredEvent(saved.row, event, len(saved.acts), saved.names)


def after(event: Event, acts: Iterable[AnyAct]) -> tuple[Event, list[str]]:
    """The event after some new acts, and the texts of those that changed it."""
    texts = []
    for act in acts:
        if is_known(event, act):
            continue
        demand_room(event, act)
        before, event = event, apply(event, act)
        if event is not before:
            texts.append(written(act))
    return event, texts


def written(value: AnyAct | Settings) -> str:
    """An act or settings as they are stored."""
    return ENCODER.encode(value).decode()
