"""Following a match or a player: every update arrives once, only for users who may see it, and ends by itself."""

from typing import Any

import pytest
from msgspec import structs

from bot.clocks.paces import HOUR
from bot.features.follow.service import MAX_FOLLOWS, Follows
from bot.features.lobby.service import Lobbies
from bot.match.clock_keeper import WAKING
from bot.match.new_match import LobbyTerms
from bot.match.notices import Notice, pack, target
from bot.match.settings import PUBLIC, PUBLIC_DELAY
from bot.words import LOCALES
from storage.errors import NotSaved
from storage.follows import FollowRow
from storage.matches import MatchRow, SeatRow, Status
from storage.messages import OutboxEntry
from tests.bot.followers import Readers, elsewhere, hide, set_match
from tests.bot.playing import Match, begin, private_messages, private_text, sentence, sketch
from tests.simulated import components, texts


async def test_an_update_comes_once_a_turn_with_the_spectators_board(readers: Readers) -> None:
    answer = await readers.follow()
    assert sentence("follow-in-direct") in answer
    await readers.sweep()
    assert readers.direct() == []
    await readers.turns()
    for _ in range(2):
        await readers.sweep()
    (update,) = readers.direct()
    assert "Ada, Bruno" in texts(update)
    assert not [one for one in components(update) if "custom_id" in one]
    (url,) = [item["media"]["url"] for one in components(update) if one["type"] == 12 for item in one["items"]]
    assert readers.match.picture(url) == sketch((await readers.match.table()).view(None))
    assert "<@" not in texts(update)


async def test_a_follower_of_phases_gets_each_before_the_turn_ends(readers: Readers) -> None:
    await readers.follow(every="phase")
    matches, table = readers.match.bot.services.matches, await readers.match.table()
    phase = table.view(None).phase
    while table.view(None).phase == phase:
        decision = table.core.decisions[0]
        user = table.seats[decision.ask.seat].user_id
        assert user is not None
        await matches.choose(readers.match.id, user, table.decision_name(decision), ("pass",), f"{table.log_length}")
        table = await readers.match.table()
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_crash_after_sending_sends_the_same_message_again(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes a message of the same nonce once."""
    await readers.follow()
    await readers.turns()

    async def crash(user: int, updates: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as crashing:
        crashing.setattr(readers.follows, "_done", crash)
        await readers.sweep()
    await readers.turns()
    await readers.sweep()
    first, again, later = readers.nonces
    assert first == again != later


async def test_waiting_updates_are_sent_after_a_restart(readers: Readers, tmp_path: Any) -> None:
    await readers.follow()
    await readers.turns()
    place = readers.match.world.people["Dora"].user.dm_channel
    readers.match.world.env.inject_error("POST", f"/channels/{place.id}/messages", status=400, times=None)
    await readers.sweep()
    assert readers.direct() == []
    readers.match.world.env.backend.faults.clear()
    await readers.match.restart(tmp_path / "matches.db")
    readers.attend()
    for _ in range(2):
        await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_match_that_is_over_is_shown_to_the_end_and_left(readers: Readers) -> None:
    await readers.follow()
    await readers.turns(99)
    assert (await readers.match.table()).row.status == "ended"
    for _ in range(3):
        await readers.sweep()
    (update,) = readers.direct()
    assert "1. " in texts(update)
    store, dora = readers.match.bot.store, readers.match.world.people["Dora"]
    assert await store.follows_of(dora.id) == ()
    assert await store.readers() == ()
    assert await readers.follow() == sentence("refuse-over")


async def test_followers_read_that_a_match_was_cancelled(readers: Readers) -> None:
    await readers.follow()
    row = (await readers.match.table()).row
    await readers.match.bot.store.set_status(row.id, row.version, "cancelled")
    readers.match.bot.services.matches.cache.forget(row.id)
    for _ in range(2):
        await readers.sweep()
    (update,) = readers.direct()
    assert sentence("follow-called-off") in texts(update)


async def test_a_follower_who_lost_access_to_the_channel_gets_nothing_more(readers: Readers) -> None:
    dora = readers.match.world.people["Dora"]
    await readers.follow()
    hide(readers.match, dora)
    await readers.turns()
    await readers.sweep()
    assert readers.direct() == []
    assert await readers.match.bot.store.follows_of(dora.id) == ()


async def test_only_visible_or_public_matches_can_be_followed(readers: Readers) -> None:
    dora = readers.match.world.people["Dora"]
    hall = elsewhere(readers.match.world).channel
    hide(readers.match, dora)
    by_id = {"match": readers.match.id}
    unknown = private_text(await dora.slash(hall, "follow match", match="abcdefgh"))
    assert private_text(await dora.slash(hall, "follow match", **by_id)) == unknown == sentence("refuse-game-gone")
    await set_match(readers.match, **{PUBLIC: "yes"})
    assert sentence("follow-in-direct") in private_text(await dora.slash(hall, "follow match", **by_id))


async def test_players_cannot_follow_their_own_match(readers: Readers) -> None:
    assert await readers.follow("Ada") == sentence("refuse-follow-own")


async def test_a_follower_who_sits_down_follows_no_longer(readers: Readers) -> None:
    dora = readers.match.world.people["Dora"]
    await readers.follow(where="thread")
    (thread,) = readers.commentaries()
    assert dora.id in thread.thread_members
    table = await readers.match.table()
    await readers.match.bot.store.hand_over(table.row.id, table.row.version, SeatRow(1, dora.id, "Dora"))
    readers.match.bot.services.matches.cache.forget(table.row.id)
    await readers.sweep()
    assert dora.id not in thread.thread_members
    assert await readers.match.bot.store.follows_of(dora.id) == ()


async def test_a_delay_keeps_updates_back(readers: Readers) -> None:
    await readers.follow()
    await set_match(readers.match, **{PUBLIC_DELAY: "hour"})
    await readers.turns()
    await readers.sweep()
    assert readers.direct() == []
    readers.time += HOUR + 60
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_player_is_followed_in_all_matches(readers: Readers, monkeypatch: pytest.MonkeyPatch) -> None:
    world, dora = readers.match.world, readers.match.world.people["Dora"]
    bruno = world.people["Bruno"]
    assert "Bruno" in private_text(await dora.slash(readers.match.place, "follow player", player=bruno))
    next_match = Readers(await begin(elsewhere(world), 2), monkeypatch)
    await readers.turns()
    await next_match.turns()
    await readers.sweep()
    assert len(readers.direct()) == 2
    assert private_text(await dora.slash(readers.match.place, "follow player", player=dora)) == sentence(
        "refuse-follow-whom"
    )


async def test_closed_direct_messages_are_refused_and_later_end_the_follow(readers: Readers) -> None:
    world, dora = readers.match.world, readers.match.world.people["Dora"]
    await readers.follow()
    await readers.turns()
    world.env.inject_error("POST", f"/channels/{dora.user.dm_channel.id}/messages", status=403, code=50007, times=None)
    await readers.sweep()
    assert await readers.match.bot.store.follows_of(dora.id) == ()
    assert await readers.follow() == sentence("refuse-no-direct")


async def test_follows_are_listed_and_stopped(readers: Readers) -> None:
    dora, place = readers.match.world.people["Dora"], readers.match.place
    assert private_text(await dora.slash(place, "follow list")) == sentence("refuse-follows-nothing")
    await readers.follow()
    assert "Ada, Bruno" in private_text(await dora.slash(place, "follow list"))
    assert private_text(await dora.slash(place, "follow stop")) == sentence("follow-ended")
    assert private_text(await dora.slash(place, "follow stop")) == sentence("refuse-follows-nothing")
    await readers.turns()
    await readers.sweep()
    assert readers.direct() == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_updates_speak_the_language_that_their_reader_chose(readers: Readers, locale: str) -> None:
    dora = readers.match.world.people["Dora"]
    await dora.slash(readers.match.place, "game language", language=locale)
    await readers.follow()
    await readers.turns()
    await readers.sweep()
    (update,) = readers.direct()
    assert sentence("follow-how-to-stop", locale) in texts(update)


async def test_a_notice_that_waits_outlives_the_phases_that_are_published(readers: Readers) -> None:
    store, ada = readers.match.bot.store, readers.match.world.people["Ada"]
    kept = OutboxEntry(target(ada.id), pack(Notice("reminded", 0, 1)), 1)
    await store.notify(readers.match.id, [kept])
    await readers.turns()
    await readers.match.bot.services.publisher.finish()
    assert [one.body for one in await store.unsent(readers.match.id)] == [kept.body]


async def test_a_long_list_of_follows_takes_several_messages(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    async def named(interaction: object, words: object, follow: FollowRow) -> str:
        return f"{follow.subject:_>300}"

    monkeypatch.setattr("bot.features.follow.commands._named", named)
    dora = match.world.people["Dora"]
    for number in range(MAX_FOLLOWS):
        await match.bot.store.follow(FollowRow(dora.id, "match", f"match{number:03}", "direct", "turn", number), [])
    shown = "".join(texts(one) for one in private_messages(await dora.slash(match.place, "follow list")))
    assert all(f"match{number:03}" in shown for number in range(MAX_FOLLOWS))


async def test_a_link_without_a_channel_names_no_match(match: Match) -> None:
    given = f"https://discord.com/channels/1/{'9' * 19}"
    answer = await match.world.people["Dora"].slash(match.place, "follow match", match=given)
    assert private_text(answer) == sentence("refuse-game-gone")


async def test_a_follower_who_missed_the_end_of_a_match_reads_the_result(readers: Readers) -> None:
    preferences, dora = readers.match.bot.services.preferences, readers.match.world.people["Dora"]
    await readers.follow()
    begins, ends = ((readers.time // HOUR + hours) % 24 * 60 for hours in (2, 12))
    await preferences.choose("user", dora.id, WAKING, f"UTC {begins} {ends}")
    await readers.turns()
    await readers.sweep()
    await readers.turns(99)
    await readers.sweep()
    assert readers.direct() == []
    readers.time += 3 * HOUR
    for _ in range(2):
        await readers.sweep()
    first, last = readers.direct()
    assert "1. " not in texts(first)
    assert "1. " in texts(last)
    assert await readers.match.bot.store.follows_of(dora.id) == ()


async def test_a_match_that_ends_while_an_update_is_sent_is_shown_to_the_end(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await readers.follow()
    await readers.turns()
    done = Follows._done

    async def ended_before(follows: Follows, *given: Any) -> None:
        await readers.turns(99)
        await done(follows, *given)

    with monkeypatch.context() as ending:
        ending.setattr(Follows, "_done", ended_before)
        await readers.sweep()
    await readers.sweep()
    _, last = readers.direct()
    assert "1. " in texts(last)


async def test_an_update_that_could_not_be_stored_is_stored_with_the_next_sweep(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await readers.follow()
    await readers.turns()

    async def fail(*given: object, **named: object) -> None:
        raise NotSaved("SQLITE_BUSY")

    with monkeypatch.context() as failing:
        failing.setattr(readers.match.bot.store, "add_update", fail)
        await readers.sweep()
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_follower_of_a_player_is_sent_nothing_of_finished_matches(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = readers.match.world
    dora, bruno = world.people["Dora"], world.people["Bruno"]
    lobbies, store = readers.match.bot.services[Lobbies], readers.match.bot.store
    lobby = await lobbies.open(1, None, bruno.id, "Bruno", LobbyTerms("magna_carta", 2))
    opened = (await readers.match.table()).row.created_at - HOUR
    opened_by = readers.match.bot.services.matches.of_user

    async def long_open(user_id: int, status: Status) -> tuple[MatchRow, ...]:
        rows = await opened_by(user_id, status)
        return tuple(structs.replace(row, created_at=opened) if row.id == lobby.id else row for row in rows)

    await readers.turns(99)
    monkeypatch.setattr(readers.match.bot.services.matches, "of_user", long_open)
    await dora.slash(readers.match.place, "follow player", player=bruno)
    for _ in range(2):
        await readers.sweep()
    assert readers.direct() == []
    assert await store.readers() == ()
