"""Requests of a match that wait for the consent of its players. Does not use Discord."""

from collections.abc import Mapping

from bot.clocks.clock import Clock
from bot.match.consent import REQUEST_LIFETIME, ConsentRequest
from bot.match.match import SeatedMatch
from bot.match.settings import CONSENT_MESSAGES, CONSENT_STOP, PENDING_CANCEL, PENDING_PAUSE, PENDING_UNDO


def open_requests(match: SeatedMatch) -> Mapping[str, ConsentRequest]:
    """Return the open requests, by the setting that stores them."""
    found = {PENDING_UNDO: match.undo_request, PENDING_CANCEL: match.cancel_request, PENDING_PAUSE: match.pause_request}
    return {setting: request for setting, request in found.items() if request is not None}


def asked_at(match: SeatedMatch, setting: str) -> int | None:
    """Return the instant when a request was made; None if an older version of the program stored it."""
    kept, *_ = match.row.settings.get(CONSENT_MESSAGES[setting], "").split() or [""]
    return int(kept) if kept else None


def message_of(match: SeatedMatch, setting: str) -> int | None:
    """Return the id of the message that shows a request to the others, if it is known."""
    _, *kept = match.row.settings.get(CONSENT_MESSAGES[setting], "").split() or [""]
    return int(kept[0]) if kept else None


def due_at(match: SeatedMatch, clock_due: int | None = None) -> int | None:
    """Return the instant when a match is next due, by its clock or because a request lapses; None if it never is."""
    made = (asked_at(match, setting) for setting in open_requests(match))
    lapses = [at + REQUEST_LIFETIME for at in made if at is not None]
    return min(lapses if clock_due is None else [clock_due, *lapses], default=None)


def has_stopped(match: SeatedMatch) -> bool:
    """Return True if a request has already stopped the clock at this position. It may do so only once."""
    return match.row.settings.get(CONSENT_STOP, "").partition(" ")[0] == str(match.log_length)


def is_stopped(match: SeatedMatch, clock: Clock) -> bool:
    """Return True if the clock is stopped by a request, and not by a pause that the players agreed on."""
    until = match.row.settings.get(CONSENT_STOP, "").partition(" ")[2]
    return clock.status == "paused" and until == str(clock.until)
