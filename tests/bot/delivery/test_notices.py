"""Notices to single users: posted once, where the user wants them, and deleted when they are no longer true."""

import time

import pytest

from bot.clocks.paces import DAY, HOUR
from bot.delivery import notices
from bot.delivery.failures import Absent
from bot.delivery.notices import DIGESTED, Notices
from bot.match.clock_keeper import WAKING
from bot.match.notices import DIGEST, DIRECT, NOTICES, TURNS, Notice, pack, target
from bot.words import Words
from storage.matches import MatchRow
from storage.messages import OutboxEntry, PostedNoticeRow
from tests.bot.followers import elsewhere
from tests.bot.playing import Match, begin, match_name, sentence

STEP = 6 * HOUR


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of six hours that count as time in which the bot was up."""
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", STEP + HOUR)


class ShiftedTime:
    """Time of the bot, as its clocks and notices read it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.time = int(time.time())
        match.bot.services.matches.cache.clocks._reading = self.read
        match.bot.services.notices._now = self.read

    def read(self) -> int:
        return self.time

    async def wait(self, seconds: int) -> None:
        """Pass time, then publish the waiting notices."""
        end = self.time + seconds
        while self.time < end:
            self.time = min(end, self.time + STEP)
            await self.match.bot.services.matches.sweep()
        await self.publish()

    async def publish(self) -> None:
        await self.match.bot.services.notices.sweep()
        await self.match.bot.services.notices.finish()

    def read_in_channel(self, user: int) -> list[str]:
        """Return the notices to a user in the match's channel."""
        return [one.content for one in self.match.place.history() if one.content.startswith(f"<@{user}>")]


async def prefer(match: Match, user: int, name: str, value: str) -> None:
    await match.bot.services.preferences.choose("user", user, name, value)


async def test_a_reminder_is_posted_once_and_deleted_after_the_move(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    await later.wait(17 * HOUR)
    await later.publish()
    (text,) = later.read_in_channel(asked.id)
    assert f"<#{match.place.id}>" in text
    assert "<t:" in text
    assert await match.bot.store.matches_with_notices() == ()
    await match.first_choice()
    await match.bot.services.notices.finish()
    assert later.read_in_channel(asked.id) == []
    assert await match.bot.store.posted_notices() == ()


async def test_a_notice_that_cannot_be_sent_keeps_no_other_back(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    other = next(seat.user_id for seat in (await match.table()).seats if seat.user_id not in (None, asked.id))
    assert other is not None
    news = [
        OutboxEntry(target(user), pack(Notice("excused", seat)), 0) for seat, user in await seats_of(match, asked.id)
    ]
    await match.bot.store.notify(match.id, news)
    words = Notices._words

    failures = [Absent(), KeyError("word")]

    async def fail(self: Notices, row: MatchRow, user: int, *, private: bool) -> Words:
        if user == asked.id:
            raise failures.pop()
        return await words(self, row, user, private=private)

    while failures:
        with monkeypatch.context() as failing:
            failing.setattr(Notices, "_words", fail)
            await later.publish()
        assert len(later.read_in_channel(other)) == 1
        assert later.read_in_channel(asked.id) == []
    await later.publish()
    assert len(later.read_in_channel(asked.id)) == 1


async def seats_of(match: Match, first: int) -> list[tuple[int, int]]:
    """Return the seats of people with their users, that of `first` first."""
    seats = [(seat.seat, seat.user_id) for seat in (await match.table()).seats if seat.user_id is not None]
    return sorted(seats, key=lambda one: one[1] != first)


async def test_a_notice_posted_during_a_takeover_is_deleted_after_the_move(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, asked, store = ShiftedTime(match), await match.asked(), match.bot.store
    posted_notices = store.posted_notices

    async def read() -> tuple[PostedNoticeRow, ...]:
        before = await posted_notices()
        await later.wait(17 * HOUR)
        return before

    monkeypatch.setattr(store, "posted_notices", read)
    await match.bot.services.notices.resume()
    assert len(later.read_in_channel(asked.id)) == 1
    await match.first_choice()
    await match.bot.services.notices.finish()
    assert later.read_in_channel(asked.id) == []


@pytest.mark.parametrize(("last", "is_due"), [(0, False), (-DAY, True), (DAY, True)])
async def test_a_digest_of_a_clock_that_was_set_back_is_due(match: Match, last: int, is_due: bool) -> None:
    asked, now = await match.asked(), int(time.time())
    await prefer(match, asked.id, DIGESTED, str(now + last))
    assert await notices.is_digest_due(match.bot.services.preferences, asked.id, DIGESTED, now) == is_due


async def test_a_notice_that_is_no_longer_true_is_never_posted(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    later.time += 1
    await match.bot.services.matches.sweep()
    for _ in range(3):
        later.time += STEP
        await match.bot.services.matches.sweep()
    assert await match.bot.store.matches_with_notices() == (match.id,)
    await match.first_choice()
    await later.publish()
    assert later.read_in_channel(asked.id) == []
    assert await match.bot.store.matches_with_notices() == ()


async def test_closed_direct_messages_fall_back_to_the_channel_once(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    await prefer(match, asked.id, NOTICES, DIRECT)

    async def closed(self: notices.Notices, *message: object) -> None:
        return None

    monkeypatch.setattr(notices.Notices, "_direct", closed)
    await later.wait(17 * HOUR)
    await later.publish()
    assert len(later.read_in_channel(asked.id)) == 1


async def test_a_direct_message_leaves_the_channel_quiet(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    await prefer(match, asked.id, NOTICES, DIRECT)
    await later.wait(17 * HOUR)
    assert later.read_in_channel(asked.id) == []
    (posted,) = await match.bot.store.posted_notices()
    assert posted.channel_id != match.place.id


async def test_a_new_turn_is_sent_directly_to_users_who_want_it(match: Match) -> None:
    later, mover = ShiftedTime(match), await match.asked()
    (other,) = [one for one in map(match.person, (0, 1)) if one.id != mover.id]
    await prefer(match, other.id, NOTICES, TURNS)
    await match.first_choice()
    assert (await match.asked()).id == other.id
    await later.publish()
    (told,) = other.user.dm_channel.history()
    assert f"<#{match.place.id}>" in told.content
    assert "<t:" in told.content
    assert not mover.user.dm_channel.history(), "only who has asked for it"
    await match.first_choice()
    await later.publish()
    assert other.user.dm_channel.history() == []


async def pause(match: Match, days: int) -> None:
    """Pause, with the agreement of both players."""
    pausing, (first, second) = match.bot.services.matches.pausing, (match.person(seat).id for seat in (0, 1))
    await pausing.request(match.id, first, days)
    request = (await match.table()).pause_request
    assert request is not None
    await pausing.consent(match.id, second, request.name, agree=True)
    await match.bot.services.publisher.finish()
    await match.bot.services.notices.finish()


async def test_a_reminder_of_a_deadline_is_deleted_while_clocks_are_stopped(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    await later.wait(17 * HOUR)
    assert len(later.read_in_channel(asked.id)) == 1
    await pause(match, 14)
    assert later.read_in_channel(asked.id) == []


async def test_a_reminder_that_quiet_hours_kept_back_is_not_sent_in_a_pause(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, asked, awake = ShiftedTime(match), await match.asked(), False

    async def is_awake(user: int, reading: int) -> bool:
        return awake

    monkeypatch.setattr(match.bot.services.matches.cache.clocks, "is_awake", is_awake)
    await later.wait(17 * HOUR)
    await pause(match, 14)
    awake = True
    await later.publish()
    assert later.read_in_channel(asked.id) == []


async def test_a_turn_is_sent_directly_again_after_a_pause(match: Match) -> None:
    later, mover = ShiftedTime(match), await match.asked()
    (other,) = [one for one in map(match.person, (0, 1)) if one.id != mover.id]
    await prefer(match, other.id, NOTICES, TURNS)
    await match.first_choice()
    await later.publish()
    (first,) = other.user.dm_channel.history()
    await pause(match, 7)
    assert other.user.dm_channel.history() == [], "its deadline moves on"
    await later.wait(7 * DAY + HOUR)
    (second,) = other.user.dm_channel.history()
    assert second.content != first.content, "it names the new deadline"


async def test_a_turn_after_a_players_own_move_is_not_sent_directly(match: Match) -> None:
    later = ShiftedTime(match)
    for person in map(match.person, (0, 1)):
        await prefer(match, person.id, NOTICES, TURNS)
    mover = await match.asked()
    for _ in range(12):  # until all but one have passed
        await match.first_choice()
        await later.publish()
        asked = await match.asked()
        said = [one for one in map(match.person, (0, 1)) if one.user.dm_channel.history()]
        assert [one.id for one in said] == ([asked.id] if asked.id != mover.id else [])
        mover = asked


async def test_the_first_turn_of_a_match_is_sent_directly_too(match: Match) -> None:
    people = [match.person(seat) for seat in (0, 1)]
    for person in people:
        await prefer(match, person.id, NOTICES, TURNS)
    other = await begin(elsewhere(match.world), 2)
    later = ShiftedTime(other)
    await later.publish()
    assert [one.id for one in people if one.user.dm_channel.history()] == [(await other.asked()).id]


async def test_closed_direct_messages_cause_no_second_notice_in_the_channel(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, mover = ShiftedTime(match), await match.asked()
    (other,) = [one for one in map(match.person, (0, 1)) if one.id != mover.id]
    await prefer(match, other.id, NOTICES, TURNS)

    async def closed(self: notices.Notices, *message: object) -> None:
        return None

    monkeypatch.setattr(notices.Notices, "_direct", closed)
    await match.first_choice()
    await later.publish()
    assert later.read_in_channel(other.id) == []
    assert await match.bot.store.matches_with_notices() == ()


async def test_a_digest_waits_for_a_day_after_the_one_before(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    await prefer(match, asked.id, NOTICES, DIGEST)
    await prefer(match, asked.id, DIGESTED, str(later.time))
    await later.wait(17 * HOUR)
    assert await match.bot.store.posted_notices() == ()
    await later.wait(8 * HOUR)
    assert len(await match.bot.store.posted_notices()) == 1


async def test_quiet_hours_keep_a_notice_back(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    now = (later.time + 17 * HOUR) % DAY // 60
    begins, ends = (now + 60) % 1440, (now - 60) % 1440
    await prefer(match, asked.id, WAKING, f"UTC {begins} {ends}")
    await later.wait(17 * HOUR)
    assert later.read_in_channel(asked.id) == []
    await later.wait(2 * HOUR)
    assert len(later.read_in_channel(asked.id)) == 1


async def test_a_notice_of_a_lost_seat_stays_until_its_player_is_back(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    await later.wait(41 * HOUR)
    said = sentence("notice-passed_on", game=match_name(match.id), where=f"<#{match.place.id}>", when="")
    assert any(said in text for text in later.read_in_channel(asked.id))
    await match.bot.services.matches.seat_changes.come_back(match.id, asked.id)
    await match.bot.services.notices.finish()
    assert not any(said in text for text in later.read_in_channel(asked.id))


async def test_a_restarted_bot_deletes_earlier_notices(match: Match) -> None:
    later, asked = ShiftedTime(match), await match.asked()
    await later.wait(17 * HOUR)
    (posted,) = await match.bot.store.posted_notices()
    services = match.bot.services
    fresh = notices.Notices(match.bot, services.matches, services.languages, match.bot.direct)
    await fresh.resume()
    await match.first_choice()
    fresh.notify(match.id)
    await fresh.finish()
    assert posted.message_id not in {one.id for one in match.place.history()}
    assert posted.user_id == asked.id


async def test_a_shards_outage_costs_no_player_time_though_others_press(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 300)
    later, bot = ShiftedTime(match), match.bot
    other = await begin(elsewhere(match.world), seats=2)
    await bot.upkeep.do_what_is_due()
    await bot.on_shard_disconnect(1)
    begun = later.time
    for _ in range(45):
        later.time += 240
        await bot.upkeep.do_what_is_due()
        await other.first_choice()
    await bot.on_shard_resumed(1)
    later.time += 60
    await bot.upkeep.do_what_is_due()
    assert sum(gap.until - gap.since for gap in await bot.store.outages() if gap.until > begun) >= 3 * HOUR


async def test_time_without_a_connection_is_an_outage(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 300)
    later, bot = ShiftedTime(match), match.bot
    await bot.upkeep.do_what_is_due()
    before = await bot.services.matches.cache.clocks.now()
    await bot.on_shard_disconnect(0)
    for _ in range(20):
        later.time += 60
        await bot.upkeep.do_what_is_due()
    await bot.on_shard_resumed(0)
    await bot.upkeep.do_what_is_due()
    (gap,) = [gap for gap in await bot.store.outages() if gap.since >= before]
    assert gap.until - gap.since == 20 * 60
    await bot.services.notices.finish()


async def test_a_phase_is_published_while_a_notice_to_one_person_waits(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Notices, "notify", lambda *given: None)
    entry = OutboxEntry(target((await match.asked()).id), pack(Notice("lobby_old")), 0)
    await match.bot.store.notify(match.id, [entry])
    for _ in range(12):
        await match.first_choice()
        (waiting,) = await match.bot.store.unsent(match.id)
        assert waiting.target == entry.target
