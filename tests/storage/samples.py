"""Matches, seats and lines for the store's tests."""

from storage import Store
from storage.log import LogRow
from storage.matches import Beginning, MatchRow, Move, SeatRow
from storage.messages import OutboxEntry

ANNA, BRUNO, CARLA = (SeatRow(number, 10**18 + number, name) for number, name in enumerate(("Anna", "Bruno", "Carla")))
SEED = bytes(range(32))
NOW = 1_700_000_300
BEGUN = 1
"""The version of `a_live_match`; every line of `a_move` raises it by one."""


def a_lobby(id: str = "abcdefgh", channel_id: int = 7, seats: int = 3, created_at: int = 1_700_000_000) -> MatchRow:
    """Make a lobby without players."""
    return MatchRow(
        id=id,
        channel_id=channel_id,
        guild_id=5,
        game="caylus",
        rules=1,
        schema=1,
        seats=seats,
        options={"favours": "royal"},
        settings={"single": "answer"},
        seed=None,
        commitment="",
        status="lobby",
        created_at=created_at,
        owner_id=10**18,
    )


def a_line(seq: int, key: str | None = None) -> LogRow:
    """Make a line of the log whose pick tells its `seq`, so that a mixed-up log shows."""
    return LogRow(seq, seq % 3, "place", (f"space_{seq}", "ß \"'\n"), 10**18, False, 1_700_000_100 + seq, key)


def a_parcel(body: bytes = b"news", target: str = "channel", at: int = NOW) -> OutboxEntry:
    """Make a message to send."""
    return OutboxEntry(target, body, at)


async def a_live_match(store: Store, id: str = "abcdefgh", channel_id: int = 7) -> str:
    """Create and begin a match of three with an empty log; return its id."""
    await store.create_match(a_lobby(id, channel_id), ANNA)
    await store.begin(id, 0, Beginning([ANNA, BRUNO, CARLA], SEED, "hash"), Move([], b"start"))
    return id


async def a_move(store: Store, match_id: str, seq: int, key: str | None = None) -> None:
    """Add one line with a snapshot and a message to a match of which all lines were such moves."""
    move = Move([a_line(seq, key)], b"after %d" % seq, [a_parcel(b"told %d" % seq, at=NOW + seq)])
    await store.append(match_id, BEGUN + seq, move)


async def play_moves(store: Store, first: int, last: int) -> None:
    """Play the lines from `first` up to but not including `last` in the match `abcdefgh`."""
    for seq in range(first, last):
        await a_move(store, "abcdefgh", seq)
