"""Deadlines before a match starts: how long a lobby stays open, and the muster (the check that all are there)."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from bot.clocks.clock_log import Gap
from bot.clocks.paces import DAY

MUSTER_SECONDS: Final = DAY  # time for players to confirm that they are present, once all seats are taken
STALE_LOBBY_AGE: Final = 7 * DAY  # age of an unfilled lobby at which its owner is asked, once, whether to keep it
KEPT_LOBBY_SECONDS: Final = 7 * DAY  # time for which a lobby stays if its owner keeps it
OWNER_ANSWER_SECONDS: Final = 2 * DAY  # time after which a lobby closes if its owner does not answer
INVITATION_SECONDS: Final = DAY  # time for which a seat is kept for a user who was invited

RECENT_LOBBY_AGE: Final = DAY
"""Age below which a lobby is not among the first suggestions, since it is likely to fill anyway."""

LobbyStep = Literal["ask_owner", "close"]
MusterStep = Literal["start", "replace"]


class Lobby(Struct, frozen=True):
    """A lobby: when it was opened, when its owner was asked, when the owner kept it, and how many seats are taken.

    `lapses_at` is when a challenge closes that no one has accepted yet.
    """

    id: str
    opened_at: int
    least: int
    seats: int
    taken: int
    asked_at: int | None = None
    kept_at: int | None = None
    lapses_at: int | None = None


class Muster(Struct, frozen=True):
    """A lobby whose seats are all taken since `full_at`: its people, those who are `present`, and the waiting list."""

    full_at: int
    people: tuple[int, ...]
    present: frozenset[int] = frozenset()
    reserves: tuple[int, ...] = ()


class NextStep(Struct, frozen=True):
    """A step and the instant from which it is due."""

    at: int
    step: LobbyStep | MusterStep


class Replacement(Struct, frozen=True):
    """A player who loses a seat, and the reserve who takes it; None is a computer player."""

    missing: int
    reserve: int | None


def later(at: int, seconds: int, outages: Iterable[Gap]) -> int:
    """Return the instant when the bot has been up for `seconds` since `at`. Outages are given in order."""
    end = at + seconds
    for gap in outages:
        if gap.until > at and gap.since < end:
            end += gap.until - max(gap.since, at)
    return end


def later_by_absence(at: int, since: int, now: int, outages: Iterable[Gap]) -> int:
    """Return the start of a period, moved on from `at` because players could not press from `since` until `now`.

    The time passed at `now` is then the same as it was at `since`, not counting outages.
    """
    down = sum(max(0, min(gap.until, since) - max(gap.since, at)) for gap in outages)
    return now - max(0, since - at - down)


def lobby_step(lobby: Lobby, outages: Sequence[Gap] = ()) -> NextStep:
    """Return the next step of a lobby that does not fill: its owner is asked once, and may keep it for a week.

    A challenge that no one accepts closes.
    """
    if lobby.lapses_at is not None:
        return NextStep(later(lobby.lapses_at - INVITATION_SECONDS, INVITATION_SECONDS, outages), "close")
    if lobby.kept_at is not None:
        return NextStep(later(lobby.kept_at, KEPT_LOBBY_SECONDS, outages), "close")
    if lobby.asked_at is not None:
        return NextStep(later(lobby.asked_at, OWNER_ANSWER_SECONDS, outages), "close")
    return NextStep(later(lobby.opened_at, STALE_LOBBY_AGE, outages), "ask_owner")


def reaches_minimum(lobby: Lobby, before: int) -> bool:
    """Return True if a lobby that had `before` players has just reached the minimum, so its owner can be notified."""
    return before < lobby.least <= lobby.taken < lobby.seats


def muster_step(muster: Muster, now: int, outages: Sequence[Gap] = ()) -> NextStep:
    """Return the step after the muster: the start, at once if all are present, or the replacement of those missing.

    A first move counts as being present.
    """
    if muster.present.issuperset(muster.people):
        return NextStep(now, "start")
    return NextStep(later(muster.full_at, MUSTER_SECONDS, outages), "replace")


def replacements(muster: Muster) -> tuple[Replacement, ...]:
    """Return who takes the seats of missing players: reserves in their order, then computer players."""
    reserves = [one for one in muster.reserves if one not in muster.people]
    missing = [one for one in muster.people if one not in muster.present]
    filled: list[int | None] = [*reserves, *[None] * len(missing)]
    return tuple(Replacement(one, reserve) for one, reserve in zip(missing, filled, strict=False))


def in_order(lobbies: Iterable[Lobby], now: int) -> list[Lobby]:
    """Return the lobbies with a free seat in the order of suggestion: first the one that will start next.

    Recent lobbies, which are likely to fill anyway, and stale ones come last.
    """

    def rank(one: Lobby) -> tuple[bool, int, int, int]:
        passed_over = not RECENT_LOBBY_AGE <= now - one.opened_at < STALE_LOBBY_AGE
        return passed_over, max(0, one.least - one.taken), one.seats - one.taken, one.opened_at

    return sorted((one for one in lobbies if one.taken < one.seats), key=rank)
