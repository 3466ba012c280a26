"""What comes before a match moves: how long a lobby stays, and who is there when its seats are full."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from bot.clocks.absence import Gap
from bot.clocks.presets import DAY

MUSTER: Final = DAY
"""How long players have to say that they are there once all seats are taken."""

STALE: Final = 7 * DAY
"""A lobby of this age asks its owner what is to become of it, once."""

KEPT: Final = 7 * DAY
"""How much longer a lobby stays whose owner keeps it."""

UNANSWERED: Final = 2 * DAY
"""A lobby whose owner does not answer closes after this."""

RECENT: Final = DAY
"""A younger lobby is not suggested first: it fills by itself."""

NEWCOMER: Final = 2
"""How many matches a newcomer may be in; each that was finished allows one more."""

LobbyStep = Literal["ask_owner", "close"]
MusterStep = Literal["start", "replace"]


class Lobby(Struct, frozen=True):
    """A lobby: when it was opened, when its owner was asked, and when the owner kept it; how many seats are taken."""

    id: str
    opened_at: int
    least: int
    seats: int
    taken: int
    asked_at: int | None = None
    kept_at: int | None = None


class Muster(Struct, frozen=True):
    """A lobby with all seats taken since `full_at`: its people, those of them who have said they are there, and reserves."""

    full_at: int
    people: tuple[int, ...]
    present: frozenset[int] = frozenset()
    reserves: tuple[int, ...] = ()


class NextStep(Struct, frozen=True):
    """What is to be done, and at which instant; it is due once that has come."""

    at: int
    step: LobbyStep | MusterStep


class Replacement(Struct, frozen=True):
    """Who loses a seat, and the reserve who takes it; None is a computer player."""

    missing: int
    reserve: int | None


def later(at: int, seconds: int, outages: Iterable[Gap]) -> int:
    """The instant at which so many seconds have passed since `at` in which the bot was up; outages in their order."""
    end = at + seconds
    for gap in outages:
        if gap.until > at and gap.since < end:
            end += gap.until - max(gap.since, at)
    return end


def later_by_absence(at: int, since: int, now: int, outages: Iterable[Gap]) -> int:
    """The instant in place of `at` where players could not press from `since` until `now`: as much time has passed after it."""
    down = sum(max(0, min(gap.until, since) - max(gap.since, at)) for gap in outages)
    return now - max(0, since - at - down)


def lobby_step(lobby: Lobby, outages: Sequence[Gap] = ()) -> NextStep:
    """What becomes of a lobby that does not fill: its owner is asked once, and keeps it a week or lets it close."""
    if lobby.kept_at is not None:
        return NextStep(later(lobby.kept_at, KEPT, outages), "close")
    if lobby.asked_at is not None:
        return NextStep(later(lobby.asked_at, UNANSWERED, outages), "close")
    return NextStep(later(lobby.opened_at, STALE, outages), "ask_owner")


def reaches_minimum(lobby: Lobby, before: int) -> bool:
    """Whether the owner is to learn now that the lobby can start: it had `before` players, and has the least number now."""
    return before < lobby.least <= lobby.taken < lobby.seats


def muster_step(muster: Muster, now: int, outages: Sequence[Gap] = ()) -> NextStep:
    """What follows the muster: the start, at once when all are present, or the replacement of those who are not.

    A first move counts as being present.
    """
    if muster.present.issuperset(muster.people):
        return NextStep(now, "start")
    return NextStep(later(muster.full_at, MUSTER, outages), "replace")


def replacements(muster: Muster) -> tuple[Replacement, ...]:
    """Who takes the seats of those who are missing: reserves in their order, then computer players."""
    reserves = [one for one in muster.reserves if one not in muster.people]
    missing = [one for one in muster.people if one not in muster.present]
    filled: list[int | None] = [*reserves, *[None] * len(missing)]
    return tuple(Replacement(one, reserve) for one, reserve in zip(missing, filled, strict=False))


def in_order(lobbies: Iterable[Lobby], now: int) -> list[Lobby]:
    """The lobbies with a free seat, in the order in which they are suggested: first the one that will start next.

    Fresh ones, which fill by themselves, and stale ones come after the others.
    """

    def rank(one: Lobby) -> tuple[bool, int, int, int]:
        passed_over = not RECENT <= now - one.opened_at < STALE
        return passed_over, max(0, one.least - one.taken), one.seats - one.taken, one.opened_at

    return sorted((one for one in lobbies if one.taken < one.seats), key=rank)


def most_matches(finished: int, newcomer: int = NEWCOMER) -> int:
    """How many matches somebody may be in at once who has finished so many, and as a newcomer."""
    return newcomer + finished
