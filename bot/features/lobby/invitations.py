"""Invitations to a lobby: the users its seats are kept for, and the deadline. Does not use Discord.

`challenges` posts them and takes the answers. The invited users are in the setting `SEATING`, beside the host. A seat is
kept until its user declines or leaves, or until all invitations lapse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.clocks.lobby_deadlines import INVITATION_SECONDS
from bot.match.settings import INVITED_UNTIL, SEATING, seats_kept_for
from storage.matches import MatchRow, SeatRow

ANYONE = "0"  # value in `SEATING` of a seat that is no longer kept


def invitation_settings(host: int, guests: Sequence[int], now: int) -> dict[str, str]:
    """Return the settings of a lobby to which a host invites guests."""
    if not guests:
        return {}
    return {SEATING: " ".join(map(str, (host, *guests))), INVITED_UNTIL: str(now + INVITATION_SECONDS)}


def invited_until(row: MatchRow) -> int | None:
    """Return the time at which the invitations to a lobby lapse, or None if there are none."""
    until = row.settings.get(INVITED_UNTIL, "")
    return int(until) if until else None


def invited(row: MatchRow) -> tuple[int, ...]:
    """Return the users who were invited and have not declined, whether or not they have joined."""
    if invited_until(row) is None:
        return ()
    users = (int(one) for one in row.settings.get(SEATING, "").split() if one.isdecimal())
    return tuple(user for user in users if user not in (0, row.owner_id))


def open_invitations(row: MatchRow, seats: Sequence[SeatRow], now: int) -> tuple[int, ...]:
    """Return the users that seats are kept for."""
    until, seated = invited_until(row), {seat.user_id for seat in seats}
    return () if until is None or now >= until else tuple(user for user in invited(row) if user not in seated)


def may_join(row: MatchRow, seats: Sequence[SeatRow], user_id: int | None, now: int) -> bool:
    """Return True if a lobby has a seat for a user; None means anyone.

    A rematch is suggested only to the players of the first match.
    """
    if not row.settings.get(SEATING):
        return True
    if invited_until(row) is None:
        return user_id is not None and bool(seats_kept_for(row, user_id))
    kept = open_invitations(row, seats, now)
    return user_id in kept or row.seats - len(seats) > len(kept)


def released(row: MatchRow, user_id: int) -> Mapping[str, str]:
    """Return the settings of a lobby that no longer keeps a seat for a user."""
    if invited_until(row) is None:
        return row.settings
    kept = row.settings.get(SEATING, "").split()
    return {**row.settings, SEATING: " ".join(ANYONE if one == str(user_id) else one for one in kept)}


def is_unmet_challenge(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """Return True if every seat but the host's was meant for an invited user, and no one has come."""
    return invited_until(row) is not None and len(seats) == 1 and row.seats <= len(row.settings[SEATING].split())
