"""Contract of all stores about followers of matches."""

from storage import Store
from storage.follows import COMMENTARY, FollowRow, ReaderRow
from storage.matches import Beginning, Move, SeatRow
from storage.messages import USER_TARGET, OutboxEntry
from tests.storage.samples import ANNA, BEGUN, NOW, a_line, a_live_match, a_lobby, a_move

MATCH, READER = "abcdefgh", 10**18 + 77
DIRECT = FollowRow(READER, "match", MATCH, "direct", "turn", NOW)
ENTRY = OutboxEntry(f"{USER_TARGET}{READER}", b"update", NOW)


def reader_keys(*rows: ReaderRow) -> list[tuple[str, int, int | None]]:
    return [(row.match_id, row.user_id, row.length) for row in rows]


async def test_follows_come_back_and_can_be_forgotten(store: Store) -> None:
    await a_live_match(store)
    player = FollowRow(READER, "player", str(ANNA.user_id), "digest", "phase", NOW + 1)
    await store.follow(DIRECT)
    await store.follow(player)
    assert await store.follows_of(READER) == (DIRECT, player)
    assert await store.unfollow(READER, "match", MATCH)
    assert not await store.unfollow(READER, "match", MATCH)
    assert await store.follows_of(READER) == (player,)


async def test_a_reader_waits_for_news_after_the_last_update(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, MATCH, 0)
    await store.follow(DIRECT, [(MATCH, READER, 1)])
    assert await store.readers() == ()
    await a_move(store, MATCH, 1)
    assert reader_keys(*await store.readers()) == [(MATCH, READER, 1)]
    await store.add_update(MATCH, READER, 2, ENTRY, done=False)
    assert await store.readers() == ()
    assert [one.body for one in await store.unsent(MATCH) if one.target == ENTRY.target] == [b"update"]


async def test_an_ended_match_is_shown_to_the_end_and_no_more(store: Store) -> None:
    await a_live_match(store)
    await store.follow(DIRECT, [(MATCH, READER, 0)])
    await store.set_status(MATCH, BEGUN, "ended")
    assert reader_keys(*await store.readers()) == [(MATCH, READER, 0)]
    await store.add_update(MATCH, READER, 0, None, done=True)
    assert await store.readers() == ()
    await store.end_follow(MATCH, READER)
    assert await store.follows_of(READER) == ()


async def test_a_player_is_followed_into_later_matches_alone(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, MATCH, 0)
    await store.follow(FollowRow(READER, "player", str(ANNA.user_id), "direct", "turn", NOW))
    assert await store.readers() == ()
    await store.create_match(a_lobby("later", 8, created_at=NOW), ANNA)
    assert await store.readers() == ()
    beginning = Beginning([ANNA, SeatRow(1, 5, "E"), SeatRow(2, 6, "F")], bytes(32), "hash")
    await store.begin("later", 0, beginning, Move([a_line(0)], b"start"))
    assert reader_keys(*await store.readers()) == [("later", READER, 0)]


async def test_a_follower_in_a_thread_is_added_once(store: Store) -> None:
    await a_live_match(store)
    await store.follow(FollowRow(READER, "match", MATCH, "thread", "turn", 0))
    assert reader_keys(*await store.readers()) == [(MATCH, READER, None)]
    await store.set_commentary(MATCH, 42)
    await store.add_update(MATCH, COMMENTARY, 0, None, done=False)
    await store.add_update(MATCH, READER, 0, None, done=False)
    await a_move(store, MATCH, 0)
    assert reader_keys(*await store.readers()) == [(MATCH, COMMENTARY, 0)]
    assert await store.commentary(MATCH) == 42
    await store.end_follow(MATCH, COMMENTARY)
    assert await store.follows_of(READER) == ()


async def test_players_are_found_among_the_readers(store: Store) -> None:
    await a_live_match(store)
    await store.follow(DIRECT, [(MATCH, READER, 0)])
    assert await store.seated_readers() == ()
    await store.hand_over(MATCH, BEGUN, SeatRow(1, READER, "Reader"))
    assert reader_keys(*await store.seated_readers()) == [(MATCH, READER, 0)]


async def test_players_with_a_commentary_thread_are_found_until_removed_from_it(store: Store) -> None:
    await a_live_match(store)
    await store.set_commentary(MATCH, 42)
    people = {seat.user_id for seat in await store.seats(MATCH) if seat.user_id is not None}
    assert {row.user_id for row in await store.seated_readers()} == people
    for user in people:
        await store.add_update(MATCH, user, 0, None, done=True)
    assert await store.seated_readers() == ()


async def test_forgetting_a_user_forgets_follows_of_and_by_them(store: Store) -> None:
    await a_live_match(store)
    await store.follow(DIRECT, [(MATCH, READER, 3)])
    other = FollowRow(READER + 1, "player", str(READER), "direct", "turn", NOW)
    await store.follow(other)
    own = await store.own_rows(READER)
    assert own["follows"] == [{"kind": "match", "subject": MATCH, "place": "direct", "every": "turn", "since": NOW}]
    assert own["follow_progress"] == [{"match_id": MATCH, "length": 3, "done": 0}]
    await store.forget_user(READER)
    assert (await store.follows_of(READER), await store.follows_of(READER + 1)) == ((), ())
    assert (await store.own_rows(READER))["follow_progress"] == []
