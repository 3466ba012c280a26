"""A server of simulated people in virtual time, who open lobbies, join, visit, move, miss turns and leave."""

import heapq
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Final

from msgspec import Struct

from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import Waking
from bot.features.lobby.services import lobby_services
from bot.match.clock_keeper import WAKING
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.notices import unpack, user_of
from bot.match.quotas import Quotas
from bot.match.safe_names import token
from bot.match.seat_changes import free_seats
from bot.match.service import Matches
from engine import GAMES
from engine.minds.choosing import builder
from storage.store import Store

MEAN_ANSWER_TIME: Final = 2.5 * HOUR  # mean waking seconds before a player moves, unless the turn is missed
MEAN_MISSED_TIME: Final = 2 * DAY  # mean seconds after the first day before a player answers a missed turn
ZONES: Final = 24

MEASURES: Final = ("clock", "muster", "substitutes", "fill", "limit", "hours")
"""Names of the measures that a simulation can leave out."""

START_TIME: Final = 1_790_000_000
SWEEP_INTERVAL: Final = 300  # seconds between two sweeps: the longest step that clocks do not take for an outage
TO_THE_END: Final = 20 * 7 * DAY  # seconds that matches may continue after the last lobby has opened
GUILD: Final = 5
OWNER_DELAY: Final = DAY  # seconds after which an owner starts a lobby that can start
NO_LIMIT: Final = 10**6

WorldEvent = Callable[[], Awaitable[None]]


class PersonGroup(Struct, frozen=True):
    """A group of people who play alike; `share` is its part of all people.

    `misses` is the share of their turns that wait for more than a day, `vanishes_per_week` the rate of their
    leaving for good.
    """

    share: float
    misses: float
    vanishes_per_week: float
    hours_awake: int = 16


BIMODAL: Final = (
    PersonGroup(share=0.25, misses=0.05, vanishes_per_week=0.002),
    PersonGroup(share=0.45, misses=0.15, vanishes_per_week=0.02),
    PersonGroup(share=0.30, misses=0.80, vanishes_per_week=0.20),
)
"""Rates measured at diplicity: a quarter of people miss few turns, three in ten most, 31 % of turns are missed."""


class Person:
    """A simulated player."""

    def __init__(self, number: int, group: PersonGroup, chance: Random, until: int) -> None:
        self.id = 10**17 + number
        self.name = f"P{number}"
        self.wanted = 1 + int(chance.random() * 3)
        self._group = group
        self._chance = chance
        begins = int(chance.random() * ZONES) * 60
        ends = (begins + group.hours_awake * 60) % (24 * 60)
        self.waking = Waking("UTC", begins, ends)
        rate = group.vanishes_per_week / (7 * DAY)
        self.leaves_at = until if rate <= 0 else int(chance.expovariate(rate))

    def next_visit(self, now: int) -> int | None:
        """Return the time of the person's visit to a match that waits for them now, or None for never."""
        at = self.waking.after(now, 1 + int(self._chance.expovariate(1 / MEAN_ANSWER_TIME)))
        if self._chance.random() < self._group.misses:
            at = self.waking.after(now + DAY + int(self._chance.expovariate(1 / MEAN_MISSED_TIME)), 1)
        return at if at - START_TIME < self.leaves_at else None

    def is_gone(self, now: int) -> bool:
        """Return True if the person has left for good."""
        return now - START_TIME >= self.leaves_at


def people(count: int, groups: tuple[PersonGroup, ...], chance: Random, until: int) -> list[Person]:
    """Return `count` people, drawn from the groups by their shares."""
    weights = [group.share for group in groups]
    drawn = chance.choices(groups, weights, k=count)
    return [Person(number, group, chance, until) for number, group in enumerate(drawn, 1)]


class SimulatedWorld:
    """The server as a queue of events in order of time. `without` names the measures left out."""

    def __init__(self, store: Store, people: list[Person], weeks: int, chance: Random, without: frozenset[str]) -> None:
        self.time = START_TIME
        self.turns = 0
        self.notices = 0
        self.opened: list[str] = []
        self.matches = Matches(store, lambda: self.time, self._notify, chance=chance)
        quotas = Quotas(NO_LIMIT, NO_LIMIT, 2 if "limit" not in without else NO_LIMIT)
        self.lobby = lobby_services(self.matches, quotas, chance)
        self._store = store
        self._people = {person.id: person for person in people}
        self._end = START_TIME + weeks * 7 * DAY
        self._chance = chance
        self._without = without
        self._events: list[tuple[int, int, WorldEvent]] = []
        self._counter = 0
        self._dirty: dict[str, None] = {}
        self._awaited: set[tuple[str, int]] = set()
        self._lobbies: dict[str, None] = {}
        self._free: dict[str, None] = {}

    async def run(self) -> None:
        """Run the world until the last match has ended, or until `TO_THE_END`."""
        for person in self._people.values():
            if "hours" not in self._without:
                waking = person.waking
                await self._store.prefer("user", person.id, WAKING, f"{waking.zone} {waking.begins} {waking.ends}")
            self._schedule(START_TIME + int(self._chance.random() * DAY), self._routine_of(person))
        while self.time < self._end + TO_THE_END and (self.time < self._end or self._events):
            tick = self.time + SWEEP_INTERVAL
            while self._events and self._events[0][0] <= tick:
                at, _, event = heapq.heappop(self._events)
                self.time = max(self.time, at)
                await event()
                await self._follow()
            self.time = tick
            await self.matches.sweep()
            for match_id in await self._store.matches_with_notices():
                self._notify(match_id)
            await self._follow()

    def is_wanted(self, match: SeatedMatch) -> bool:
        """Return True if a person who has not left has a seat in a match."""
        people = [self._people[seat.user_id] for seat in match.seats if seat.user_id is not None]
        return any(not person.is_gone(self.time) for person in people)

    def _schedule(self, at: int, event: WorldEvent) -> None:
        self._counter += 1
        heapq.heappush(self._events, (at, self._counter, event))

    def _notify(self, match_id: str) -> None:
        self._dirty[match_id] = None

    async def _follow(self) -> None:
        """Schedule visits of the players to move in matches that have changed."""
        while self._dirty:
            match_id = next(iter(self._dirty))
            del self._dirty[match_id]
            await self._empty_outbox(match_id)
            with suppress(Refused):
                match = await self.matches.get_match(match_id)
                self._free.pop(match_id, None)
                if free_seats(match):
                    self._free[match_id] = None
                if match.row.status == "live":
                    self._await_answers(match)

    async def _empty_outbox(self, match_id: str) -> None:
        waiting = await self._store.unsent(match_id)
        for one in waiting:
            user = user_of(one.target)
            if user is not None:
                self.notices += 1
                self._schedule(self.time, self._reading(match_id, unpack(one.body).kind, user))
        await self._store.sent([one.id for one in waiting])

    def _reading(self, match_id: str, kind: str, user: int) -> WorldEvent:
        async def read() -> None:
            person = self._people[user]
            if kind == "lobby_minimum" and "fill" not in self._without:
                self._schedule(self.time + OWNER_DELAY, self._starting(match_id, person))
            elif kind == "lobby_old" and "fill" not in self._without:
                visit = person.next_visit(self.time)
                if visit is not None:
                    self._schedule(visit, self._filling(match_id, person))

        return read

    def _await_answers(self, match: SeatedMatch) -> None:
        for seat in match.asked():
            user = match.seats[seat].user_id
            key = (match.row.id, user or 0)
            if user is None or key in self._awaited:
                continue
            self.turns += 1
            visit = self._people[user].next_visit(self.time)
            if visit is not None:
                self._awaited.add(key)
                self._schedule(visit, self._visiting(match.row.id, self._people[user]))

    def _visiting(self, match_id: str, person: Person) -> WorldEvent:
        async def visit() -> None:
            self._awaited.discard((match_id, person.id))
            with suppress(Refused):
                await self._play(match_id, person)

        return visit

    async def _play(self, match_id: str, person: Person) -> None:
        """Take the seat back if necessary, and answer all open questions."""
        match = await self.matches.get_match(match_id)
        if match.is_passed_on(match.seat_of(person.id)):
            await self.matches.seat_changes.come_back(match_id, person.id)
        while True:
            match = await self.matches.get_match(match_id)
            seat = match.seat_of(person.id)
            decision = next((one for one in match.core.decisions if one.ask.seat == seat), None)
            if match.row.status != "live" or decision is None:
                return
            view = partial(match.view, seat)
            picks = builder(match.game, decision, view, self._chance)
            key = f"{match_id} {match.log_length}"
            name = match.decision_name(decision)
            await self.matches.choose(match_id, person.id, name, tuple(map(token, picks)), key)

    def _routine_of(self, person: Person) -> WorldEvent:
        """Return a person's daily routine: look for a match, unless they already have enough."""

        async def look() -> None:
            if self.time >= self._end or person.is_gone(self.time):
                return
            self._schedule(self.time + DAY, look)
            with suppress(Refused):
                await self._look_for_a_match(person)

        return look

    async def _look_for_a_match(self, person: Person) -> None:
        mine = [*await self.matches.of_user(person.id, "live"), *await self.matches.of_user(person.id, "lobby")]
        if len(mine) >= person.wanted:
            return
        if "substitutes" not in self._without and await self._substitute(person):
            return
        for match_id in [*self._lobbies]:
            with suppress(Refused):
                await self.lobby.lobbies.join(match_id, person.id, person.name)
                await self._joined(match_id)
                return
        await self._open(person)

    async def _substitute(self, person: Person) -> bool:
        for match_id in [*self._free]:
            with suppress(Refused):
                await self.matches.seat_changes.substitute(match_id, person.id, person.name)
                return True
        return False

    async def _open(self, person: Person) -> None:
        game = self._chance.choice(sorted(GAMES))
        seats = self._chance.choice(GAMES[game].seats)
        self._counter += 1
        row = await self.lobby.lobbies.open(self._counter, GUILD, person.id, person.name, LobbyTerms(game, seats))
        if "clock" in self._without:
            await self.lobby.lobbies.change(row.id, person.id, "pace", "none")
        self.opened.append(row.id)
        self._lobbies[row.id] = None

    async def _joined(self, match_id: str) -> None:
        """Muster or start a lobby if it is now full."""
        row, seats = await self.lobby.lobbies.get_lobby(match_id)
        if len(seats) < row.seats:
            return
        self._lobbies.pop(match_id, None)
        if "muster" in self._without:
            await self._start(match_id, row.owner_id)
            return
        for seat in seats:
            if seat.user_id is not None:
                person = self._people[seat.user_id]
                visit = person.next_visit(self.time)
                if visit is not None:
                    self._schedule(visit, self._being_present(match_id, person))

    def _being_present(self, match_id: str, person: Person) -> WorldEvent:
        async def press() -> None:
            with suppress(Refused):
                await self.lobby.lobbies.get_lobby(match_id)
                await self.lobby.life.be_present(match_id, person.id)

        return press

    def _starting(self, match_id: str, owner: Person) -> WorldEvent:
        async def start() -> None:
            if match_id in self._lobbies and not owner.is_gone(self.time):
                await self._start(match_id, owner.id)

        return start

    def _filling(self, match_id: str, owner: Person) -> WorldEvent:
        async def fill() -> None:
            with suppress(Refused):
                self._lobbies.pop(match_id, None)
                await self.lobby.life.fill(match_id, owner.id)
                self._notify(match_id)

        return fill

    async def _start(self, match_id: str, owner: int) -> None:
        with suppress(Refused):
            await self.lobby.starting.start(match_id, owner)
            self._lobbies.pop(match_id, None)
            self._notify(match_id)
