"""Random walks over acts about clocks: no match gets stuck and no clock is wrong, in any order and at any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Final

import pytest

from bot.clocks.clock_log import fold, read
from bot.clocks.deadlines import next_instant
from bot.clocks.paces import DAY, HOUR
from bot.match.clock_keeper import AWAY, WAKING
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.notices import NOTICES, TURNS
from bot.match.undoing import UndoWish, undo_points
from storage.matches import SeatRow
from storage.waiting_lists import ReserveRow
from tests.bot.commands.test_arbiters import ZOE
from tests.bot.places_of_walks import Discord
from tests.bot.tabletop import USERS, begin, pick
from tests.bot.virtual_days import Days
from tests.sizes import size

WALKS: Final = size("WALKS", 8)
STEPS: Final = 120
CLOSING: Final = ("unavailable", "removed", "locked", "forbidden", "gone")
OPENING: Final = ("available", "joined", "unlocked", "allowed")
ZONES: Final = (None, "Europe/Rome 480 1380", "America/New_York 1320 420")


class Walk:
    """Match in which players do anything at random; the next begins when it is over."""

    def __init__(self, days: Days, seed: int) -> None:
        self.days = days
        self.chance = Random(seed)
        self.discord = Discord(self.chance)
        self.lines = 0
        self.given = Counter[int]()
        """Seconds of bank that an arbiter has given, by seat."""
        self.channels = count(7)
        self.strangers = count(10**18 + 500)
        self.keys = count()
        self.acts: dict[Callable[[], Awaitable[object]], float] = {
            self.move: 14, self.undo: 4, self.redo: 3, self.pause: 3, self.arbiters_pause: 1, self.arbiters_resume: 2,
            self.arbiters_undo: 2, self.arbiters_redo: 2, self.extend: 1, self.replace: 1, self.vacation: 3, self.return_: 2,
            self.substitute: 1, self.reserve: 1, self.resign: 0.2, self.vacate: 0.2, self.hours: 1, self.order: 1,
            self.moment: 2, self.wait: 5, self.wait_until_due: 6, self.month: 0.1, self.restart: 1, self.outage: 1,
            self.close_channel: 2, self.open_channel: 3, self.move_channel: 1,
        }  # fmt: skip
        """Each act with its weight."""

    async def begin(self) -> None:
        chance, tables = self.chance, self.days.matches
        pace = chance.choice(["brisk", "steady", "per_move"])
        computers = chance.choice([0, 0, 1])
        self.id = await begin(
            tables, channel=next(self.channels), people=chance.choice([2, 3]), computers=computers, pace=pace
        )
        self.given.clear()
        self.lines = 0
        self.discord = Discord(chance)
        tables.cache.clocks.reach = self.discord
        for user in USERS[:3]:
            await tables.cache.preferences.choose("user", user, NOTICES, chance.choice([None, TURNS]))

    async def step(self) -> None:
        """Do one act, which may be refused, and check the match."""
        (act,) = self.chance.choices([*self.acts], [*self.acts.values()])
        with suppress(Refused):
            await act()
        table = await self.table()
        if table.row.status == "live":
            await self.check(table)
        else:
            await self.begin()

    async def check(self, table: SeatedMatch) -> None:
        """Check turns, banks and excuses, and compare the clock with the stored one."""
        assert table.clock is not None
        clock, asked, store = table.clock, table.asked(), self.days.store
        lines = [read(row.text) for row in await store.clock(self.id)]
        assert not self.discord.blames(lines[self.lines :]), "no player is blamed while no press is possible"
        self.lines = len(lines)
        if clock.out_of_reach:
            assert not any(seat.turn is not None and seat.turn.vacation is not None for seat in clock.seats)
        assert not table.waits_for_computer()
        assert not any(table.level_of(seat) is not None for seat in asked), "all who are asked by now are people"
        people_play = any(not seat.for_computer for seat in clock.seats)
        for number, seat in enumerate(clock.seats):
            if number not in asked:
                assert seat.turn is None
                assert seat.holder != "excused"
            elif seat.for_computer:
                assert not people_play, "it is answered for"
            else:
                assert seat.turn is not None
            assert seat.excuses <= clock.pace.excuses
            assert seat.bank <= max(clock.pace.most, clock.pace.bank) + self.given[number]
        due = next_instant(clock)
        if clock.status != "asleep":
            assert due is not None
            due = max(due, self.days.time + DAY) if clock.out_of_reach else due
            assert self.id in await store.due(due, 500)
        outages = self.days.matches.cache.clocks.outages()
        if table.outages is outages:
            again = fold(lines, outages)
            assert again.advanced(clock.now) == clock.advanced(again.now)

    async def table(self) -> SeatedMatch:
        return await self.days.look(self.id)

    async def random_player(self) -> SeatRow:
        """Return a random player of the match."""
        people = [seat for seat in (await self.table()).seats if seat.user_id is not None]
        if not people:
            raise Refused("refuse-not-a-player")
        return self.chance.choice(people)

    async def user(self) -> int:
        user = (await self.random_player()).user_id
        assert user is not None
        return user

    def key(self) -> str:
        return f"press {next(self.keys)}"

    async def move(self) -> None:
        table = await self.table()
        mine = [one for one in table.core.decisions if table.seats[one.ask.seat].user_id is not None]
        if mine:
            decision = self.chance.choice(mine)
            user, picks = table.seats[decision.ask.seat].user_id, pick(decision, self.chance)
            assert user is not None
            await self.days.matches.choose(self.id, user, table.decision_name(decision), picks, self.key())

    async def undo(self) -> None:
        """Undo, with everyone's agreement."""
        player, table, undoing = await self.random_player(), await self.table(), self.days.matches.undoing
        points = undo_points(table, player.seat)
        wish = self.chance.choice([UndoWish(), UndoWish("turn"), UndoWish(self.chance.choice(points) if points else 0)])
        outcome = await undoing.undo(self.id, player.user_id or 0, self.key(), wish)
        if outcome != "asked":
            return
        assert (await self.table()).undo_request is not None
        for other in table.seats:
            request = (await self.table()).undo_request
            if other.user_id is not None and request is not None and other.seat != request.seat:
                await undoing.consent(self.id, other.user_id, request.name, agree=True, key=self.key())

    async def redo(self) -> None:
        await self.days.matches.undoing.redo(self.id, await self.user(), self.key())

    async def pause(self) -> None:
        """Pause, with nearly everyone's agreement."""
        pausing, days = self.days.matches.pausing, self.chance.choice([0, 0, 1, 3, 14])
        if await pausing.request(self.id, await self.user(), days) != "asked":
            return
        for other in (await self.table()).seats:
            request = (await self.table()).pause_request
            if other.user_id is not None and request is not None and other.seat != request.seat:
                await pausing.consent(self.id, other.user_id, request.name, agree=self.chance.random() < 0.9)

    async def arbiters_pause(self) -> None:
        await self.days.matches.arbiter.pause(self.id, ZOE)

    async def arbiters_resume(self) -> None:
        await self.days.matches.arbiter.resume(self.id, ZOE)

    async def arbiters_undo(self) -> None:
        points = undo_points(await self.table())
        wish = UndoWish(self.chance.choice(points)) if points else UndoWish()
        await self.days.matches.arbiter.undo(self.id, ZOE, wish, self.key())

    async def arbiters_redo(self) -> None:
        await self.days.matches.arbiter.redo(self.id, ZOE, self.key())

    async def extend(self) -> None:
        seat, hours = self.chance.randrange(len((await self.table()).seats)), self.chance.choice([1, 24])
        await self.days.matches.arbiter.extend(self.id, ZOE, hours, seat)
        self.given[seat] += hours * HOUR

    async def replace(self) -> None:
        seat = self.chance.randrange(len((await self.table()).seats))
        user = self.chance.choice([None, next(self.strangers)])
        await self.days.matches.arbiter.replace(self.id, ZOE, seat, user, "Xenia")

    async def vacation(self) -> None:
        user, cache = await self.user(), self.days.matches.cache
        now, days = await cache.clocks.now(), self.chance.choice([0, 1, 5, 20])
        await cache.preferences.choose("user", user, AWAY, f"{now} {now + days * DAY}" if days else None)
        await self.days.matches.seat_changes.take_in_vacation(self.id, user)

    async def return_(self) -> None:
        await self.days.matches.seat_changes.come_back(self.id, await self.user())

    async def substitute(self) -> None:
        await self.days.matches.seat_changes.substitute(self.id, next(self.strangers), "Sofia")

    async def reserve(self) -> None:
        await self.days.store.add_reserve(self.id, ReserveRow(next(self.strangers), "Rosa", self.days.time))

    async def resign(self) -> None:
        await self.days.matches.resign(self.id, await self.user(), "Computer 1")

    async def vacate(self) -> None:
        await self.days.matches.seat_changes.vacate(self.id, await self.user(), "Computer 1")

    async def hours(self) -> None:
        chosen = self.chance.choice(ZONES)
        await self.days.matches.cache.preferences.choose("user", await self.user(), WAKING, chosen)

    async def order(self) -> None:
        await self.days.matches.ordering.switch(self.id, await self.user(), "routine", on=self.chance.random() < 0.8)

    async def moment(self) -> None:
        self.days.time += self.chance.choice([10, 60, 250])

    async def wait(self) -> None:
        await self.days.wait(self.chance.choice([HOUR, 5 * HOUR, DAY, 3 * DAY]))

    async def wait_until_due(self) -> None:
        """Advance to a few seconds before or after something is due, without a sweep."""
        table = await self.table()
        due = None if table.clock is None else next_instant(table.clock)
        if due is not None and due > self.days.time + 40:
            await self.days.wait(due - self.days.time - 30)
            self.days.time += self.chance.choice([20, 31, 60])

    async def month(self) -> None:
        await self.days.wait(31 * DAY)

    async def restart(self) -> None:
        """Restart the bot, after changes on Discord that it has missed."""
        channel = (await self.table()).row.channel_id
        if self.chance.random() < 0.3:
            await self.change_channel(self.chance.choice(CLOSING + OPENING), channel, told=False)
        await self.days.restart(self.chance.choice([5, HOUR, DAY]))
        self.days.matches.cache.clocks.reach = self.discord
        if self.chance.random() < 0.8:
            await self.days.matches.look_for_reach(self.id, until_now=False)

    async def close_channel(self) -> None:
        """Close the channel of the match; the bot is told, or notices when something is due."""
        await self.change_channel(
            self.chance.choice(CLOSING), (await self.table()).row.channel_id, told=self.chance.random() < 0.7
        )

    async def open_channel(self) -> None:
        await self.change_channel(
            self.chance.choice(OPENING), (await self.table()).row.channel_id, told=self.chance.random() < 0.7
        )

    async def move_channel(self) -> None:
        """Post the board in another channel, as for a match with a locked or deleted thread."""
        before = (await self.table()).row.channel_id
        if self.discord.channels.get(before):
            await self.days.matches.move_to(self.id, channel := next(self.channels))
            await self.watch(channel)

    async def change_channel(self, what: str, channel: int, *, told: bool) -> None:
        could_press = not self.discord.why(channel)
        self.discord.change(what, channel)
        if told:
            await self.days.matches.look_for_reach(self.id, until_now=could_press)
            clock = (await self.table()).clock
            assert clock is not None
            assert clock.out_of_reach == self.discord.why(channel) or self.discord.why(channel)
        await self.watch(channel)

    async def watch(self, channel: int) -> None:
        clock = (await self.table()).clock
        assert clock is not None
        lines = [read(row.text) for row in await self.days.store.clock(self.id)]
        self.discord.watch(channel, clock, await self.days.matches.cache.clocks.now(), lines)

    async def outage(self) -> None:
        self.days.time += 7 * HOUR


@pytest.mark.parametrize("seed", range(WALKS))
async def test_after_any_acts_no_match_is_stuck_and_no_clock_is_wrong(days: Days, seed: int) -> None:
    walk = Walk(days, seed)
    await walk.begin()
    for _ in range(STEPS):
        await walk.step()
