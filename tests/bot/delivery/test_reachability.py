"""Clocks stop where no press is possible: on servers that are away, in locked threads and in deleted channels."""

import discord
import pytest

from bot.clocks.clock import Clock
from bot.clocks.paces import DAY, HOUR
from bot.match.clock_keeper import FORBIDDEN, GONE, LOCKED, SERVER, UNREACHABLE_REASONS, Reach
from bot.match.settings import FULL_AT, OUT_OF_REACH
from bot.words import LOCALES
from storage.matches import MatchRow
from storage.waiting_lists import ReserveRow
from tests import simulated
from tests.bot.commands.test_play_elsewhere import join_elsewhere
from tests.bot.delivery.test_notices import ShiftedTime
from tests.bot.delivery.test_threads import lock, moved_match, play
from tests.bot.features.lobby.test_muster import open_lobby, status
from tests.bot.playing import Match, begin, choice_ids, private_messages, sentence
from tests.bot.tabletop import USERS
from tests.bot.tabletop import begin as began
from tests.bot.virtual_days import Days
from tests.simulated import World, controls, texts


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of seven hours that count as time in which the bot was up."""
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)


async def clock_of(match: Match) -> Clock:
    table = await match.table()
    assert table.clock is not None
    return table.clock


async def days(match: Match, later: ShiftedTime, count: int) -> None:
    """Pass days, with everything that the bot does by itself."""
    for _ in range(4 * count):
        later.time += 6 * HOUR
        await match.bot.upkeep.do_what_is_due()
        await match.bot.services.notices.finish()
        await match.bot.services.publisher.sweep()
        await match.bot.services.publisher.finish()


def take_server_away(guild: discord.Guild, match: Match, how: str) -> None:
    if how == "unavailable":
        guild.unavailable = True
        match.bot.dispatch("guild_unavailable", guild)
    else:
        match.bot._connection._remove_guild(guild)
        match.bot.dispatch("guild_remove", guild)


def bring_server_back(guild: discord.Guild, match: Match, how: str) -> None:
    if how == "unavailable":
        guild.unavailable = False
        match.bot.dispatch("guild_available", guild)
    else:
        match.bot._connection._add_guild(guild)
        match.bot.dispatch("guild_join", guild)


async def settle(match: Match) -> None:
    await match.world.env.settle()
    await match.bot.reach.finish()
    await match.bot.services.publisher.finish()


@pytest.mark.parametrize("how", ["unavailable", "removed"])
async def test_a_server_that_is_away_costs_no_player_time(world: World, how: str) -> None:
    """Discord is asked before a deadline is acted on, so even an unannounced absence costs no time."""
    match = await begin(world, 2)
    later, bot = ShiftedTime(match), match.bot
    await bot.upkeep.do_what_is_due()
    await play(match, 3)
    guild = bot.guilds[0]
    if how == "unavailable":
        guild.unavailable = True
    else:
        bot._connection._remove_guild(guild)
    await days(match, later, 20)
    assert [seat.holder for seat in (await clock_of(match)).seats] == ["owner", "owner"]
    assert (await clock_of(match)).out_of_reach == SERVER


async def test_no_player_misses_a_turn_in_a_locked_thread(world: World) -> None:
    match = await begin(world, 2)
    later = ShiftedTime(match)
    await play(match, 3)
    lock(match)
    await world.env.settle()
    await days(match, later, 3)
    assert "you missed a turn" not in "\n".join(one.content for one in world.channel.history())
    await moved_match(match)


@pytest.mark.parametrize("how", ["unavailable", "removed"])
async def test_a_server_that_is_back_goes_on_with_the_time_that_was_left(world: World, how: str) -> None:
    match = await begin(world, 2)
    later, guild = ShiftedTime(match), match.bot.guilds[0]
    await play(match, 3)
    await days(match, later, 0)
    before = await match.card()
    left = (await clock_of(match)).seats
    take_server_away(guild, match, how)
    await settle(match)
    assert (await match.table()).row.settings[OUT_OF_REACH] == SERVER
    await days(match, later, 10)
    assert match.has(before.id)
    bring_server_back(guild, match, how)
    await settle(match)
    clock = await clock_of(match)
    assert not clock.out_of_reach
    assert not (await match.table()).row.settings[OUT_OF_REACH]
    assert [seat.bank for seat in clock.seats] == [seat.bank for seat in left]
    card = await match.card()
    assert card.id != before.id
    assert sentence("event-in_reach") in texts(card)
    assert {user.id for user in card.mentions} == {(await match.asked()).id}
    await play(match)


async def test_a_server_that_was_away_for_minutes_sends_no_ping(world: World) -> None:
    match = await begin(world, 2)
    ShiftedTime(match)
    await play(match, 3)
    guild, pinged = match.bot.guilds[0], [one.id for one in match.place.history() if one.mentions]
    for act in (take_server_away, bring_server_back):
        act(guild, match, "unavailable")
        await settle(match)
    assert not (await clock_of(match)).out_of_reach
    assert {one.id for one in match.place.history() if one.mentions} <= {*pinged}
    await play(match)


async def test_a_bot_that_may_not_post_stops_the_clocks_until_it_may(world: World) -> None:
    simulated.refuse(world.env, world.channel, "create_public_threads")
    match = await begin(world, 2)
    later = ShiftedTime(match)
    simulated.refuse(world.env, world.channel, "create_public_threads", "send_messages")
    await settle(match)
    assert (await clock_of(match)).out_of_reach == FORBIDDEN
    await days(match, later, 10)
    assert [seat.holder for seat in (await clock_of(match)).seats] == ["owner", "owner"]
    simulated.refuse(world.env, world.channel, "create_public_threads")
    await settle(match)
    assert not (await clock_of(match)).out_of_reach
    await play(match)


async def test_a_match_without_a_channel_waits_for_another(world: World) -> None:
    simulated.refuse(world.env, world.channel, "create_public_threads")
    match = await begin(world, 2)
    later, other = ShiftedTime(match), world.env.guild.create_text_channel("other")
    world.env.backend.delete_channel(world.channel.id)
    await settle(match)
    assert (await clock_of(match)).out_of_reach == GONE
    await days(match, later, 10)
    await world.people["Ada"].slash(other, "game board")
    there = Match(world, match.id, other)
    assert not (await clock_of(there)).out_of_reach
    assert [seat.holder for seat in (await clock_of(there)).seats] == ["owner", "owner"]
    card = await there.card()
    assert {user.id for user in card.mentions} == {world.people[name].id for name in ("Ada", "Bruno")}
    await play(there)


async def test_a_match_locked_beside_a_lobby_waits_until_it_is_unlocked(world: World) -> None:
    match = await begin(world, 2)
    later = ShiftedTime(match)
    await world.people["Chiara"].slash(world.channel, "game new", game="caylus")
    world.env.backend.edit_channel(match.place.id, {}, thread_metadata={"locked": True})
    await settle(match)
    assert (await clock_of(match)).out_of_reach == LOCKED
    await days(match, later, 6)
    assert [seat.holder for seat in (await clock_of(match)).seats] == ["owner", "owner"]
    world.env.backend.edit_channel(match.place.id, {}, thread_metadata={"locked": False})
    await settle(match)
    assert not (await clock_of(match)).out_of_reach
    assert (await match.table()).row.channel_id == match.place.id
    await play(match)


async def test_an_archived_thread_is_asked_about_at_a_deadline(world: World) -> None:
    """Discord announces no archived thread, so the bot asks when a deadline comes."""
    match = await begin(world, 2)
    later = ShiftedTime(match)
    await world.people["Chiara"].slash(world.channel, "game new", game="caylus")
    guild = match.bot.get_guild(world.env.guild.id)
    thread = None if guild is None else guild.get_thread(match.place.id)
    assert guild is not None
    assert thread is not None
    guild._remove_thread(thread)
    metadata = world.env.backend.get_channel(match.place.id).thread_metadata
    assert metadata is not None
    metadata.locked = metadata.archived = True
    began = (await clock_of(match)).now
    await days(match, later, 4)
    clock = await clock_of(match)
    assert (clock.out_of_reach, clock.away_since) == (LOCKED, began)
    assert [seat.holder for seat in clock.seats] == ["owner", "owner"]


async def test_a_thread_that_is_only_archived_is_played_in(world: World) -> None:
    match = await begin(world, 2)
    later = ShiftedTime(match)
    simulated.archive(world.env, match.place)
    await days(match, later, 3)
    assert "computer" in [seat.holder for seat in (await clock_of(match)).seats]


async def test_play_continues_elsewhere_while_the_clock_is_stopped(world: World) -> None:
    match = await begin(world, 2)
    ShiftedTime(match)
    await play(match, 3)
    asked = await match.asked()
    there, general = join_elsewhere(match, asked)
    take_server_away(next(one for one in match.bot.guilds if one.id == world.env.guild.id), match, "unavailable")
    await settle(match)
    (listed,) = private_messages(await there.slash(general, "mygames"))
    assert sentence("clock-out-of-reach", why=SERVER) in texts(listed)
    before = (await match.table()).log_length
    move = next(id for id in controls(listed) if "|move|" in id)
    card = private_messages(await there.click(listed, custom_id=move))[-1]
    await there.click(card, custom_id=choice_ids(card)[0])
    assert (await match.table()).log_length > before
    assert (await clock_of(match)).out_of_reach == SERVER


async def test_absences_from_before_a_restart_are_found_after_it(days: Days) -> None:
    match_id = await began(days.matches)
    reach = FixedReach()
    days.matches.cache.clocks.reach = reach
    reach.why = SERVER
    await days.matches.look_for_reach(match_id)
    await days.wait(2 * DAY)
    await days.restart(5 * DAY)
    days.matches.cache.clocks.reach = reach
    await days.wait(5 * DAY)
    assert await days.holder(match_id, 0) == await days.holder(match_id, 1) == "owner"
    reach.why = ""
    await days.matches.look_for_reach(match_id, until_now=False)
    table = await days.look(match_id)
    assert table.clock is not None
    assert not table.clock.out_of_reach
    assert not table.row.settings[OUT_OF_REACH]


class FixedReach(Reach):
    """Place with a given answer."""

    why = ""

    def known(self, row: MatchRow) -> str | None:
        return self.why


async def test_a_substitute_gets_no_seat_that_its_player_cannot_take_back(days: Days) -> None:
    match_id, reach = await began(days.matches), FixedReach()
    days.matches.cache.clocks.reach = reach
    await days.wait(3 * DAY)
    free = [seat for seat in (0, 1) if await days.holder(match_id, seat) == "computer"]
    assert free
    reach.why = LOCKED
    await days.matches.look_for_reach(match_id)
    await days.store.add_reserve(match_id, ReserveRow(USERS[3], "Rosa", days.time))
    await days.wait(2 * DAY)
    assert USERS[3] not in (await days.look(match_id)).people
    reach.why = ""
    await days.matches.look_for_reach(match_id)
    await days.store.set_due(match_id, days.time)
    await days.matches.sweep()
    assert USERS[3] in (await days.look(match_id)).people


async def test_a_full_lobby_does_not_count_time_without_possible_presses(days: Days) -> None:
    match_id, reach = await open_lobby(days), FixedReach()
    days.matches.cache.clocks.reach = reach
    await days.wait(20 * HOUR)
    reach.why = SERVER
    await days.matches.look_for_reach(match_id)
    await days.wait(3 * DAY)
    reach.why = ""
    await days.matches.look_for_reach(match_id)
    row = await days.store.match(match_id)
    assert row is not None
    assert int(row.settings[FULL_AT]) == days.time - 20 * HOUR
    assert await status(days, match_id) == "lobby"
    await days.wait(5 * HOUR)
    assert await status(days, match_id) == "live"


@pytest.mark.parametrize(("why", "after"), [(GONE, DAY), (SERVER, 31 * DAY)])
async def test_a_lobby_that_is_lost_closes(days: Days, why: str, after: int) -> None:
    match_id, reach = await open_lobby(days, 3, 2), FixedReach()
    days.matches.cache.clocks.reach = reach
    reach.why = why
    await days.matches.look_for_reach(match_id)
    await days.wait(after)
    assert await status(days, match_id) == "cancelled"


@pytest.mark.parametrize("locale", LOCALES)
def test_each_reason_has_its_sentence(locale: str) -> None:
    found: set[str] = {sentence("clock-out-of-reach", locale, why=why) for why in UNREACHABLE_REASONS}
    assert len(found) == len(UNREACHABLE_REASONS)
