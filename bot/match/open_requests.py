"""Requests of a match that wait for the consent of its players. Knows no discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.clocks.clock import Clock
from bot.clocks.presets import DAY
from bot.match.consent import ConsentRequest
from bot.match.match import SeatedMatch
from bot.match.settings import CANCEL, CONSENT_STOP, CONSENTS_AT, PAUSE, UNDO
from engine.core.types import Seat

LAPSE: Final = DAY
"""A request that not everyone has agreed to by then lapses; until then it stops the clock for the player who asks."""


def open_requests(match: SeatedMatch) -> Mapping[str, ConsentRequest]:
    """The requests that wait, by the setting that keeps them."""
    found = {UNDO: match.undo_request, CANCEL: match.cancel_request, PAUSE: match.pause_request}
    return {setting: request for setting, request in found.items() if request is not None}


def consenting(match: SeatedMatch) -> list[Seat]:
    """The seats whose consent a request waits for, each once."""
    return [*dict.fromkeys(seat for request in open_requests(match).values() for seat in match.missing(request))]


def asked_at(match: SeatedMatch, setting: str) -> int | None:
    """The instant at which a request was made; None for one of an older program."""
    kept, *_ = match.row.settings.get(CONSENTS_AT[setting], "").split() or [""]
    return int(kept) if kept else None


def message_of(match: SeatedMatch, setting: str) -> int | None:
    """The id of the message that puts a request to the others, if it is known."""
    _, *kept = match.row.settings.get(CONSENTS_AT[setting], "").split() or [""]
    return int(kept[0]) if kept else None


def lapses_at(match: SeatedMatch) -> int | None:
    """The instant at which the next request lapses, if any does."""
    made = (asked_at(match, setting) for setting in open_requests(match))
    return min((at + LAPSE for at in made if at is not None), default=None)


def has_stopped(match: SeatedMatch) -> bool:
    """Return True where a request has stopped the clock at this position before: no second one does."""
    return match.row.settings.get(CONSENT_STOP, "").partition(" ")[0] == str(match.log_length)


def is_stopped(match: SeatedMatch, clock: Clock) -> bool:
    """Return True where a request stops the clock now, and not a pause that the players have agreed to."""
    until = match.row.settings.get(CONSENT_STOP, "").partition(" ")[2]
    return clock.status == "paused" and until == str(clock.until)
