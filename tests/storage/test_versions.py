"""Versions of a match: a change names the version it was based on, so that later changes are not overwritten."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from storage import Store, errors
from storage.matches import Beginning, Move, SeatRow
from tests.storage.samples import ANNA, BEGUN, BRUNO, CARLA, SEED, a_line, a_live_match, a_lobby, a_move, a_parcel

Change = Callable[[Store, int], Awaitable[int]]
"""Change of the match `abcdefgh`, made from a version of it."""

ID = "abcdefgh"
COMPUTER = SeatRow(1, None, "Random", "random")
NEWS = [a_parcel(b"news")]
IN_A_LOBBY: dict[str, Change] = {
    "join": lambda store, version: store.join(ID, version, CARLA),
    "leave": lambda store, version: store.leave(ID, version, ANNA.user_id or 0),
    "unseat": lambda store, version: store.unseat(ID, version, 1),
    "channel": lambda store, version: store.amend(ID, version, channel_id=8),
    "seats": lambda store, version: store.amend(ID, version, seats=2),
    "options": lambda store, version: store.amend(ID, version, options={}),
    "settings": lambda store, version: store.amend(ID, version, settings={}),
    "owner": lambda store, version: store.amend(ID, version, owner_id=3),
    "begin": lambda store, version: store.begin(
        ID, version, Beginning([ANNA, BRUNO], SEED, "hash"), Move([a_line(0)], b"1", NEWS)
    ),
    "call off": lambda store, version: store.set_status(ID, version, "cancelled", NEWS),
}
WHILE_LIVE: dict[str, Change] = {
    "settings": lambda store, version: store.amend(ID, version, settings={}),
    "channel": lambda store, version: store.amend(ID, version, channel_id=8),
    "hand over": lambda store, version: store.hand_over(ID, version, COMPUTER, NEWS),
    "move": lambda store, version: store.append(ID, version, Move([a_line(0)], b"1", NEWS)),
    "moves": lambda store, version: store.append(ID, version, Move([a_line(0), a_line(1)], b"2", NEWS)),
    "last move": lambda store, version: store.append(ID, version, Move([a_line(0)], b"1", NEWS, "ended")),
    "end": lambda store, version: store.set_status(ID, version, "ended", NEWS),
}


async def everything(store: Store) -> tuple[object, ...]:
    return (await store.load(ID), await store.unsent(ID))


async def read_version(store: Store) -> int:
    match = await store.match(ID)
    assert match is not None
    return match.version


async def check_stale_change(store: Store, change: Change) -> None:
    """Try a change from another version, which must change nothing, then from the present one."""
    current = await read_version(store)
    before = await everything(store)
    for wrong in (current - 1, current + 1):
        with pytest.raises(errors.Stale) as refused:
            await change(store, wrong)
        assert (refused.value.match_id, refused.value.version, refused.value.current) == (ID, wrong, current)
        assert await everything(store) == before
    advanced = await change(store, current)
    assert advanced == await read_version(store) > current


@pytest.mark.parametrize("change", IN_A_LOBBY.values(), ids=IN_A_LOBBY)
async def test_a_stale_change_of_a_lobby_is_refused(store: Store, change: Change) -> None:
    await store.create_match(a_lobby(), ANNA)
    await store.join(ID, 0, BRUNO)
    await check_stale_change(store, change)


@pytest.mark.parametrize("change", WHILE_LIVE.values(), ids=WHILE_LIVE)
async def test_a_stale_change_of_a_live_match_is_refused(store: Store, change: Change) -> None:
    await a_live_match(store)
    await check_stale_change(store, change)


async def test_of_changes_made_from_one_version_one_is_kept(store: Store) -> None:
    await a_live_match(store)
    changes = [
        store.amend(ID, BEGUN, settings={"theme": "day"}),
        store.amend(ID, BEGUN, settings={"theme": "night"}),
        store.hand_over(ID, BEGUN, COMPUTER),
        a_move(store, ID, 0),
        store.set_status(ID, BEGUN, "ended"),
    ]
    outcomes = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [int] + [errors.Stale] * 4
    match = await store.match(ID)
    assert match is not None
    assert (match.settings, match.version) == ({"theme": "day"}, BEGUN + 1)


async def test_sending_a_message_does_not_change_the_version(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, ID, 0)
    before = await read_version(store)
    await store.sent([message.id for message in await store.unsent(ID)])
    assert await read_version(store) == before
