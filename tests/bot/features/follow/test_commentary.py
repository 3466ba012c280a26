"""The private thread in which followers of a match talk about it without its players."""

import asyncio
from typing import Any

import pytest

from bot.delivery.threads import ARCHIVE_AFTER
from bot.features.follow.service import Follows
from bot.interaction.translator import CATALOGUE
from storage.follows import COMMENTARY
from storage.matches import SeatRow
from tests import simulated
from tests.bot.followers import Readers
from tests.bot.playing import private_text, sentence


async def test_the_commentary_thread_keeps_players_out_until_the_end(readers: Readers) -> None:
    world = readers.match.world
    ada, chiara = world.people["Ada"], world.people["Chiara"]
    await readers.follow(where="thread")
    await readers.follow("Chiara", where="thread")
    (thread,) = readers.commentaries()
    assert chiara.id in thread.thread_members
    assert ada.id not in thread.thread_members
    await readers.turns()
    await readers.sweep()
    assert len(world.env.backend.messages[thread.id]) == 2
    await readers.turns(99)
    for _ in range(2):
        await readers.sweep()
    assert ada.id in thread.thread_members
    store = readers.match.bot.store
    assert await store.follows_of(chiara.id) == ()
    assert not [one for one in await store.readers() if one.user_id == COMMENTARY]


async def test_a_player_does_not_come_into_the_commentary_by_the_opponent(readers: Readers) -> None:
    ada, bruno = (readers.match.world.people[name] for name in ("Ada", "Bruno"))
    await readers.follow(where="thread")
    (thread,) = readers.commentaries()
    await ada.slash(readers.match.place, "follow player", player=bruno.user, where="thread")
    assert ada.id not in thread.thread_members
    await readers.sweep()
    assert ada.id not in thread.thread_members


async def sit_down(readers: Readers, name: str) -> None:
    """Give the user a seat of the match, as a substitute."""
    row = (await readers.match.table()).row
    taker = SeatRow(1, readers.match.world.people[name].id, name)
    await readers.match.bot.store.hand_over(row.id, row.version, taker)
    readers.match.bot.services.matches.cache.forget(row.id)
    await readers.sweep()


@pytest.mark.parametrize("since", ["direct", "stopped", "forgotten"])
async def test_a_new_player_leaves_the_thread_whatever_they_still_follow(readers: Readers, since: str) -> None:
    dora, ada = (readers.match.world.people[name] for name in ("Dora", "Ada"))
    if since == "stopped":
        await dora.slash(readers.match.place, "follow player", player=ada.user, where="thread")
        await dora.slash(readers.match.place, "follow stop", what=f"player:{ada.id}")
    else:
        await readers.follow(where="thread")
    (thread,) = readers.commentaries()
    assert dora.id in thread.thread_members
    if since == "direct":
        await readers.follow()
    elif since == "forgotten":
        await readers.match.bot.store.unfollow(dora.id, "match", readers.match.id)
    await sit_down(readers, "Dora")
    assert dora.id not in thread.thread_members


async def test_a_player_who_has_left_keeps_no_other_out_of_the_commentary(readers: Readers) -> None:
    world, seats = readers.match.world, (await readers.match.table()).seats
    first, second = (seat.user_id for seat in seats)
    await readers.follow(where="thread")
    (thread,) = readers.commentaries()
    world.env.inject_error("PUT", f"/channels/{thread.id}/thread-members/{first}", status=404, code=10007)
    await readers.match.bot.services[Follows].commentary.open_to_players(await readers.match.table())
    assert first not in thread.thread_members
    assert second in thread.thread_members


async def test_without_private_threads_there_is_no_commentary(readers: Readers) -> None:
    world = readers.match.world
    simulated.refuse(world.env, world.channel, "create_private_threads")
    where, permissions = f"<#{world.channel.id}>", sentence("permission-create_private_threads")
    refusal = sentence("refuse-commentary-permissions", where=where, permissions=permissions)
    assert await readers.follow(where="thread") == refusal
    assert await readers.match.bot.store.follows_of(world.people["Dora"].id) == ()


@pytest.mark.parametrize("kind", ["news", "forum"])
async def test_beside_places_without_private_threads_there_is_no_commentary(readers: Readers, kind: str) -> None:
    world, match = readers.match.world, readers.match
    guild = world.channel.guild
    assert guild is not None
    made = guild.create_news_channel("news") if kind == "news" else guild.create_forum_channel("games")
    await world.env.settle()
    await match.bot.services.matches.move_to(match.id, match.place.id, parent=made.id)
    assert await readers.follow(where="thread") == sentence("refuse-commentary-place", kind=kind)


async def test_a_commentary_thread_stays_in_sight_under_a_title_that_is_taken(readers: Readers) -> None:
    world = readers.match.world
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/threads", status=400, code=50035, message="no", times=1
    )
    await readers.follow(where="thread")
    (thread,) = readers.commentaries()
    assert thread.thread_metadata.auto_archive_duration == ARCHIVE_AFTER
    assert thread.name == sentence("commentary-name", game="Caylus", players=readers.match.id[:4])


async def test_two_followers_at_the_same_time_read_in_one_thread(readers: Readers) -> None:
    world = readers.match.world
    users = [world.people[name].id for name in ("Dora", "Chiara")]
    table, commentary = await readers.match.table(), readers.follows.commentary
    await asyncio.gather(*(commentary.enter(table, CATALOGUE.words("en"), user) for user in users))
    (thread,) = readers.commentaries()
    assert {*users} <= {*thread.thread_members}


async def test_an_archived_commentary_thread_is_opened_for_members_who_come_and_go(readers: Readers) -> None:
    world = readers.match.world
    chiara, dora = world.people["Chiara"], world.people["Dora"]
    await readers.follow(where="thread")
    (thread,) = readers.commentaries()
    path = f"/channels/{thread.id}/thread-members/*"
    backend = world.env.backend

    def sleep() -> None:
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        for method in ("PUT", "DELETE"):
            world.env.inject_error(method, path, status=400, code=50083, message="Thread is archived", times=None)

    def wake(event: str, payload: Any) -> None:
        metadata = backend.get_channel(thread.id).thread_metadata
        if metadata is not None and not metadata.archived:
            backend.faults[:] = [fault for fault in backend.faults if fault["path"] != path]

    backend.subscribers.append(wake)
    sleep()
    assert sentence("follow-in-thread") in await readers.follow("Chiara", where="thread")
    assert chiara.id in thread.thread_members
    sleep()
    assert private_text(await dora.slash(readers.match.place, "follow stop")) == sentence("follow-ended")
    assert dora.id not in thread.thread_members
