"""Matches, seats and lines for the store's tests."""

from storage import Store
from storage.rows import Line, Match, Seat

ANNA, BRUNO, CARLA = (Seat(number, 10**18 + number, name) for number, name in enumerate(("Anna", "Bruno", "Carla")))
SEED = bytes(range(32))


def a_lobby(id: str = "abcdefgh", channel_id: int = 7, seats: int = 3, created_at: int = 1_700_000_000) -> Match:
    """A lobby without anybody in it."""
    return Match(
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
        snapshot=None,
        snapshot_seq=0,
        created_at=created_at,
        owner_id=10**18,
    )


def a_line(seq: int, key: str | None = None) -> Line:
    """A line of the log; its pick tells its `seq`, so that a mixed-up log shows."""
    return Line(seq, seq % 3, "place", (f"space_{seq}", "ß \"'\n"), 10**18, False, 1_700_000_100 + seq, key)


async def a_live_match(store: Store, id: str = "abcdefgh", channel_id: int = 7) -> str:
    """Create and begin a match of three with an empty log; returns its id."""
    await store.create_match(a_lobby(id, channel_id), ANNA)
    await store.begin(id, [ANNA, BRUNO, CARLA], SEED, "hash", [], b"start", 0)
    return id


async def a_move(store: Store, match_id: str, seq: int, key: str | None = None) -> None:
    """Add one line with snapshot and message."""
    await store.append(match_id, [a_line(seq, key)], b"after %d" % seq, seq + 1, [("channel", b"told %d" % seq)])
