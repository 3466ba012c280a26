"""Following a match or a player: every update arrives once, to nobody who may not see it, and ends by itself."""

import asyncio
import time
from typing import Any

import discord
import pytest
from msgspec import structs
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.clocks.presets import DAY, HOUR
from bot.gateway.failures import Absent
from bot.gateway.follows import DIGEST_AT, Follows
from bot.gateway.translator import CATALOGUE
from bot.matches.clock_keeper import WAKING
from bot.matches.following import MOST_FOLLOWS
from bot.matches.notices import Notice, pack, target
from bot.matches.settings import DELAY, PUBLIC
from bot.words import LOCALES
from storage.errors import NotSaved
from storage.follow_rows import COMMENTARY, FollowRow
from storage.rows import MatchRow, OutboxEntry, SeatRow, Status
from tests import simulated
from tests.bot.playing import Match, answers, begin, said, sentence, sketch
from tests.simulated import World, components, texts


class Readers:
    """The followers of a match: what they are sent, with the nonces, and the time."""

    def __init__(self, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
        self.match = match
        self.nonces: list[str] = []
        self.time = int(time.time())
        send = discord.abc.Messageable.send

        async def recorded(place: Any, *args: Any, **given: Any) -> discord.Message:
            if given.get("nonce") and not isinstance(place, discord.PartialMessageable):
                self.nonces.append(given["nonce"])
                assert given["allowed_mentions"].to_dict() == {"parse": []}
            sent: discord.Message = await send(place, *args, **given)
            return sent

        monkeypatch.setattr(discord.abc.Messageable, "send", recorded)
        self.attend()

    def attend(self) -> None:
        """Let the bot that runs now read the time from here."""
        self.follows._now = lambda: self.time

    @property
    def follows(self) -> Follows:
        return self.match.bot.services.follows

    async def sweep(self) -> None:
        self.follows.sweep()
        await self.follows.finish()

    async def follow(self, name: str = "Dora", **given: Any) -> str:
        """Let somebody follow the match; returns the answer."""
        who = self.match.world.people[name]
        return said(await who.slash(self.match.place, "follow match", **given))

    def direct(self, name: str = "Dora") -> list[discord.Message]:
        """The updates that somebody was sent directly, the oldest first; the first direct message says that they follow."""
        place = self.match.world.people[name].user.dm_channel
        return sorted(place.history(), key=lambda one: one.id)[1:]

    async def turns(self, count: int = 1) -> None:
        """Play until so many turns have ended, or the match has."""
        matches = self.match.bot.services.matches
        table = await self.match.table()
        last = table.view(None).turn + count
        while table.row.status == "live" and table.view(None).turn < last:
            decision = table.match.decisions[0]
            user = table.seats[decision.ask.seat].user_id
            assert user is not None
            offered = [option.key for option in decision.ask.options]
            key = "pass" if "pass" in offered else offered[0]
            name = table.decision_name(decision)
            await matches.choose(self.match.id, user, name, (key,), f"{self.match.id} {table.log_length}")
            table = await self.match.table()
        await self.match.bot.services.publisher.outcome(self.match.id)


@pytest.fixture
def readers(match: Match, monkeypatch: pytest.MonkeyPatch) -> Readers:
    return Readers(match, monkeypatch)


async def set_match(match: Match, **settings: str) -> None:
    """Set a running match to something that its lobby would have been."""
    async with match.bot.services.matches.cache.hold(match.id) as table:
        for name, value in settings.items():
            await match.bot.services.matches.cache.save_setting(table, name, value)


def elsewhere(world: World) -> World:
    """The same people in another channel of the server."""
    guild = world.channel.guild
    assert guild is not None
    return World(world.env, guild.create_text_channel("hall"), world.people, world.languages, world.pace)


def hide(match: Match, person: MemberActor) -> None:
    """Stop somebody from seeing the channel of the match."""
    denied = Overwrite(
        target_id=person.id, type=OverwriteType.MEMBER, deny=discord.Permissions(view_channel=True).value
    )
    match.world.env.backend.set_overwrite(match.world.channel.id, denied)


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


async def test_who_follows_each_phase_gets_it_before_the_turn_ends(readers: Readers) -> None:
    await readers.follow(every="phase")
    matches, table = readers.match.bot.services.matches, await readers.match.table()
    phase = table.view(None).phase
    while table.view(None).phase == phase:
        decision = table.match.decisions[0]
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


async def test_what_waits_is_sent_after_a_restart(readers: Readers, tmp_path: Any) -> None:
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


async def test_a_match_that_is_called_off_is_said_to_be(readers: Readers) -> None:
    await readers.follow()
    row = (await readers.match.table()).row
    await readers.match.bot.store.set_status(row.id, row.version, "cancelled")
    readers.match.bot.services.matches.cache.forget(row.id)
    for _ in range(2):
        await readers.sweep()
    (update,) = readers.direct()
    assert sentence("follow-called-off") in texts(update)


async def test_who_cannot_see_the_channel_any_more_gets_nothing_more(readers: Readers) -> None:
    dora = readers.match.world.people["Dora"]
    await readers.follow()
    hide(readers.match, dora)
    await readers.turns()
    await readers.sweep()
    assert readers.direct() == []
    assert await readers.match.bot.store.follows_of(dora.id) == ()


async def test_nobody_follows_what_they_may_not_see_unless_it_is_public(readers: Readers) -> None:
    dora = readers.match.world.people["Dora"]
    hall = elsewhere(readers.match.world).channel
    hide(readers.match, dora)
    by_id = {"match": readers.match.id}
    unknown = said(await dora.slash(hall, "follow match", match="abcdefgh"))
    assert said(await dora.slash(hall, "follow match", **by_id)) == unknown == sentence("refuse-game-gone")
    await set_match(readers.match, **{PUBLIC: "yes"})
    assert sentence("follow-in-direct") in said(await dora.slash(hall, "follow match", **by_id))


async def test_a_player_cannot_follow_the_own_match(readers: Readers) -> None:
    assert await readers.follow("Ada") == sentence("refuse-follow-own")


async def test_a_follower_who_sits_down_follows_no_longer(readers: Readers) -> None:
    dora = readers.match.world.people["Dora"]
    await readers.follow(where="thread")
    (thread,) = _commentaries(readers)
    assert dora.id in thread.thread_members
    table = await readers.match.table()
    await readers.match.bot.store.hand_over(table.row.id, table.row.version, SeatRow(1, dora.id, "Dora"))
    readers.match.bot.services.matches.cache.forget(table.row.id)
    await readers.sweep()
    assert dora.id not in thread.thread_members
    assert await readers.match.bot.store.follows_of(dora.id) == ()


def _commentaries(readers: Readers) -> list[Any]:
    """The private threads of the server."""
    channels = readers.match.world.env.backend.channels.values()
    return [one for one in channels if one.type == discord.ChannelType.private_thread.value]


async def test_the_commentary_thread_keeps_players_out_until_the_end(readers: Readers) -> None:
    world = readers.match.world
    ada, chiara = world.people["Ada"], world.people["Chiara"]
    await readers.follow(where="thread")
    await readers.follow("Chiara", where="thread")
    (thread,) = _commentaries(readers)
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


async def test_a_player_who_has_left_keeps_no_other_out_of_the_commentary(readers: Readers) -> None:
    world, seats = readers.match.world, (await readers.match.table()).seats
    first, second = (seat.user_id for seat in seats)
    await readers.follow(where="thread")
    (thread,) = _commentaries(readers)
    world.env.inject_error("PUT", f"/channels/{thread.id}/thread-members/{first}", status=404, code=10007)
    await readers.match.bot.services.follows.commentary.open_to_players(await readers.match.table())
    assert first not in thread.thread_members
    assert second in thread.thread_members


async def test_without_private_threads_there_is_no_commentary(readers: Readers) -> None:
    world = readers.match.world
    simulated.refuse(world.env, world.channel, "create_private_threads")
    assert await readers.follow(where="thread") == sentence("refuse-no-commentary")
    assert await readers.match.bot.store.follows_of(world.people["Dora"].id) == ()


async def test_a_digest_has_all_matches_once_a_day(readers: Readers) -> None:
    world = readers.match.world
    dora = world.people["Dora"]
    await readers.follow(where="digest")
    await readers.match.bot.services.preferences.choose("user", dora.id, DIGEST_AT, str(readers.time))
    await readers.turns()
    await readers.sweep()
    await readers.turns()
    await readers.sweep()
    assert readers.direct() == []
    readers.time += DAY
    for _ in range(2):
        await readers.sweep()
    (update,) = readers.direct()
    assert texts(update).count("### ") == 1


async def test_a_digest_of_nothing_is_not_the_days_digest(readers: Readers) -> None:
    await readers.follow(where="digest")
    await readers.match.first_choice()
    await readers.sweep()
    assert readers.direct() == []
    await readers.turns()
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_digest_that_could_not_be_sent_stays_due_and_is_sent_once(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences, dora = readers.match.bot.services.preferences, readers.match.world.people["Dora"]
    await readers.follow(where="digest")

    async def unreachable(*given: object) -> None:
        raise Absent

    with monkeypatch.context() as away:
        away.setattr(Follows, "_channel", unreachable)
        for _ in range(2):
            await readers.turns()
            await readers.sweep()
        assert await preferences.get("user", dora.id, DIGEST_AT) is None
    for _ in range(2):
        await readers.sweep()
    (update,) = readers.direct()
    assert texts(update).count("### ") == 1
    assert await preferences.get("user", dora.id, DIGEST_AT) == str(readers.time)


async def test_a_digest_is_made_when_its_reader_wakes(readers: Readers) -> None:
    preferences, dora = readers.match.bot.services.preferences, readers.match.world.people["Dora"]
    await readers.follow(where="digest")
    begins, ends = ((readers.time // HOUR + hours) % 24 * 60 for hours in (2, 12))
    await preferences.choose("user", dora.id, WAKING, f"UTC {begins} {ends}")
    await readers.turns()
    await readers.sweep()
    assert await readers.match.bot.store.matches_with_notices() == ()
    readers.time += 3 * HOUR
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_delay_keeps_updates_back(readers: Readers) -> None:
    await readers.follow()
    await set_match(readers.match, **{DELAY: "hour"})
    await readers.turns()
    await readers.sweep()
    assert readers.direct() == []
    readers.time += HOUR + 60
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_player_is_followed_in_all_matches(readers: Readers, monkeypatch: pytest.MonkeyPatch) -> None:
    world, dora = readers.match.world, readers.match.world.people["Dora"]
    bruno = world.people["Bruno"]
    assert "Bruno" in said(await dora.slash(readers.match.place, "follow player", player=bruno))
    next_match = Readers(await begin(elsewhere(world), 2), monkeypatch)
    await readers.turns()
    await next_match.turns()
    await readers.sweep()
    assert len(readers.direct()) == 2
    assert said(await dora.slash(readers.match.place, "follow player", player=dora)) == sentence("refuse-follow-whom")


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
    assert said(await dora.slash(place, "follow list")) == sentence("refuse-follows-nothing")
    await readers.follow()
    assert "Ada, Bruno" in said(await dora.slash(place, "follow list"))
    assert said(await dora.slash(place, "follow stop")) == sentence("follow-ended")
    assert said(await dora.slash(place, "follow stop")) == sentence("refuse-follows-nothing")
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


async def test_two_matches_come_in_one_digest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await begin(world, 2)
    readers = Readers(first, monkeypatch)
    await readers.follow(where="digest")
    second = await begin(elsewhere(world), 2)
    other = Readers(second, monkeypatch)
    await other.follow(where="digest")
    for one in (readers, other):
        await one.turns()
    await readers.sweep()
    updates = [one for one in readers.direct() if "### " in texts(one)]
    assert [texts(one).count("### ") for one in updates] == [2]


async def test_a_long_list_of_what_is_followed_takes_several_messages(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def named(interaction: object, words: object, follow: FollowRow) -> str:
        return f"{follow.subject:_>300}"

    monkeypatch.setattr("bot.commands.follow._named", named)
    dora = match.world.people["Dora"]
    for number in range(MOST_FOLLOWS):
        await match.bot.store.follow(FollowRow(dora.id, "match", f"match{number:03}", "direct", "turn", number), [])
    shown = "".join(texts(one) for one in answers(await dora.slash(match.place, "follow list")))
    assert all(f"match{number:03}" in shown for number in range(MOST_FOLLOWS))


async def test_a_link_to_what_can_be_no_channel_names_no_match(match: Match) -> None:
    given = f"https://discord.com/channels/1/{'9' * 19}"
    answer = await match.world.people["Dora"].slash(match.place, "follow match", match=given)
    assert said(answer) == sentence("refuse-game-gone")


async def test_who_slept_until_the_end_of_a_match_reads_how_it_ended(readers: Readers) -> None:
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


async def test_a_match_out_of_reach_keeps_no_other_out_of_a_digest(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers = Readers(await begin(world, 2), monkeypatch)
    other = Readers(await begin(elsewhere(world), 2), monkeypatch)
    for one in (readers, other):
        await one.follow(where="digest")
        await one.turns()

    async def unreachable(client: object, row: MatchRow, user_id: int) -> bool:
        if row.id == other.match.id:
            raise Absent
        return True

    with monkeypatch.context() as away:
        away.setattr("bot.gateway.follows.may_watch", unreachable)
        await readers.sweep()
        assert [texts(one).count("### ") for one in readers.direct() if "### " in texts(one)] == [1]
        other.time += DAY
        await readers.turns()
        await readers.sweep()
        assert [texts(one).count("### ") for one in readers.direct() if "### " in texts(one)] == [1, 1]
    await readers.sweep()
    assert [texts(one).count("### ") for one in readers.direct() if "### " in texts(one)] == [1, 1, 1]


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


async def test_who_follows_a_player_is_sent_nothing_of_matches_that_were_over(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = readers.match.world
    dora, bruno = world.people["Dora"], world.people["Bruno"]
    lobbies, store = readers.match.bot.services.matches.lobbies, readers.match.bot.store
    lobby = await lobbies.open(1, None, bruno.id, "Bruno", "magna_carta", 2)
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


async def test_two_who_follow_at_the_same_time_read_in_one_thread(readers: Readers) -> None:
    world = readers.match.world
    users = [world.people[name].id for name in ("Dora", "Chiara")]
    table, commentary = await readers.match.table(), readers.follows.commentary
    await asyncio.gather(*(commentary.enter(table, CATALOGUE.words("en"), user) for user in users))
    (thread,) = _commentaries(readers)
    assert {*users} <= {*thread.thread_members}


async def test_an_archived_commentary_thread_is_opened_for_who_comes_and_goes(readers: Readers) -> None:
    world = readers.match.world
    chiara, dora = world.people["Chiara"], world.people["Dora"]
    await readers.follow(where="thread")
    (thread,) = _commentaries(readers)
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
    assert said(await dora.slash(readers.match.place, "follow stop")) == sentence("follow-ended")
    assert dora.id not in thread.thread_members
