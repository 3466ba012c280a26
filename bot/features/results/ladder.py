"""Ladders: the skill, reliability and activity of a server's players, from the results of matches.

Does not use Discord.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cachetools import LRUCache
from msgspec import Struct

from bot.clocks.paces import DAY
from bot.features.results.ratings import RatedResult, Rating, Shown, rating_to_show, replay
from storage.match_results import KeptResultRow
from storage.store import Store

CACHED_LADDERS: Final = 64
RECENT_PERIOD: Final = 90 * DAY  # seconds that count as recent
Kind = tuple[str, int]  # a game and a number of seats, which together have their own ratings


class LadderLine(Struct, frozen=True):
    """A person's line on a ladder; equal values share a rank."""

    rank: int
    person: str
    value: float
    trend: float | None
    games: int


class ProvisionalLine(Struct, frozen=True):
    """A person with too few games for a place on a ladder: the likeliest skill so far, and its uncertainty."""

    person: str
    value: float
    uncertainty: float
    games: int


class Attendance(Struct, frozen=True):
    """A person's matches: `kept` counts those played to the end, `ended_at` has the times when they all ended."""

    kept: int = 0
    ended_at: tuple[int, ...] = ()

    def since(self, instant: int) -> int:
        """Count the matches that ended after an instant."""
        return sum(at > instant for at in self.ended_at)


class Meetings(Struct, frozen=True):
    """Matches that two people both played to the end: how often the first was ahead of the second, behind, or level."""

    ahead: int
    behind: int
    level: int


class RatedMatch(Struct, frozen=True):
    """A match in which at least two people were rated, with their places."""

    match: str
    kind: Kind
    places: Mapping[str, int]


class RatingChange(Struct, frozen=True):
    """A person's rating before and after a match."""

    kind: Kind
    before: Rating
    after: Rating


class Ladder(Struct, frozen=True):
    """The ratings of a server's people by game and number of seats, and their matches; people are pseudonyms.

    `rated` has every match in which at least two people were rated, oldest first.
    """

    ratings: Mapping[Kind, Mapping[str, Sequence[Rating]]]
    played: Mapping[str, Attendance]
    rated: Sequence[RatedMatch] = ()

    def lines(self, kind: Kind) -> tuple[LadderLine, ...]:
        """Return the lines of everyone with enough games, best first."""
        found = [
            (one, person, len(history))
            for person, history in self._of(kind).items()
            if (one := rating_to_show(history))
        ]
        found.sort(key=lambda line: (-line[0].value, line[1]))
        values = [one.value for one, _, _ in found]
        return tuple(
            LadderLine(1 + values.index(one.value), person, one.value, one.trend, games) for one, person, games in found
        )

    def provisional(self, kind: Kind) -> tuple[ProvisionalLine, ...]:
        """Return the people with too few rated games for a place, those nearest to one first."""
        found = [
            ProvisionalLine(person, history[-1].mu, history[-1].sigma, len(history))
            for person, history in self._of(kind).items()
            if rating_to_show(history) is None
        ]
        return tuple(sorted(found, key=lambda line: (-line.games, -line.value, line.person)))

    def everyone(self, kind: Kind) -> tuple[LadderLine | ProvisionalLine, ...]:
        """Return the people with a place, best first, then those with a provisional rating."""
        return (*self.lines(kind), *self.provisional(kind))

    def usual_seats(self, game: str) -> int:
        """Return the number of seats at which most people have rated games; 2 if there are none."""
        sizes = {seats: len(people) for (name, seats), people in self.ratings.items() if name == game}
        return max(sizes, key=lambda seats: (sizes[seats], -seats), default=2)

    def skill(self, kind: Kind, person: str) -> float | None:
        """Return the conservative estimate of a person's skill, also after few games; None without any."""
        history = self._of(kind).get(person)
        return history[-1].conservative if history else None

    def of(self, person: str) -> dict[Kind, tuple[Shown | None, int]]:
        """Return a person's ratings by game and seats (None if not shown yet), with the number of games."""
        own = {kind: people[person] for kind, people in self.ratings.items() if person in people}
        return {kind: (rating_to_show(history), len(history)) for kind, history in sorted(own.items())}

    def won(self, person: str) -> Counter[Kind]:
        """Count a person's wins in rated matches, shared ones too."""
        return Counter(one.kind for one in self.rated if one.places.get(person) == 1)

    def meetings(self, one: str, other: str) -> Meetings:
        """Count how one person did against another in rated matches."""
        met = (match.places for match in self.rated if one in match.places and other in match.places)
        gaps = [places[one] - places[other] for places in met]
        return Meetings(sum(gap < 0 for gap in gaps), sum(gap > 0 for gap in gaps), gaps.count(0))

    def change(self, match_id: str, person: str) -> RatingChange | None:
        """Return how a match changed a person's rating; None if they were not rated in it."""
        own = [one for one in self.rated if person in one.places]
        kind = next((one.kind for one in own if one.match == match_id), None)
        if kind is None:
            return None
        games = [one.match for one in own if one.kind == kind].index(match_id)
        history = [Rating(), *self._of(kind)[person]]
        return RatingChange(kind, history[games], history[games + 1])

    def _of(self, kind: Kind) -> Mapping[str, Sequence[Rating]]:
        return self.ratings.get(kind, {})


def ladder_of(results: Iterable[KeptResultRow]) -> Ladder:
    """Compute the ladder from results, oldest first.

    Computer players and seats that were given up are not rated.
    """
    numbers: dict[str, int] = {}
    by_kind: dict[Kind, list[RatedResult]] = {}
    matches: list[RatedMatch] = []
    played: dict[str, tuple[int, list[int]]] = {}
    for result in results:
        own = dict[str, int]()
        for seat in result.places:
            if seat.person is not None:
                kept, ends = played.get(seat.person, (0, []))
                played[seat.person] = kept + seat.rated, [*ends, result.ended_at]
                if seat.rated:
                    own[seat.person] = seat.place
        kind = result.game, len(result.places)
        if len(own) > 1:
            matches.append(RatedMatch(result.match, kind, own))
        players = tuple(numbers.setdefault(person, len(numbers)) for person in own)
        by_kind.setdefault(kind, []).append(RatedResult(players, tuple(own.values())))
    people = list(numbers)
    ratings = {
        kind: {people[player]: history for player, history in replay(rated).items()} for kind, rated in by_kind.items()
    }
    attended = {person: Attendance(kept, tuple(ends)) for person, (kept, ends) in played.items()}
    return Ladder(ratings, attended, matches)


class Ladders:
    """The ladders of servers, recomputed when a server has a new result."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: LRUCache[int | None, tuple[int, Ladder]] = LRUCache(CACHED_LADDERS)
        self._computing = asyncio.Lock()

    async def of(self, guild_id: int | None) -> Ladder:
        """Return the current ladder of a server."""
        # All players ask at once when a match has ended: the first computes the ladder, and the others find it cached.
        async with self._computing:
            count = await self._store.count_results(guild_id)
            kept = self._kept.get(guild_id)
            if kept is None or kept[0] != count:
                results = await self._store.results(guild_id)
                kept = len(results), await asyncio.to_thread(ladder_of, results)
                self._kept[guild_id] = kept
            return kept[1]

    async def users(self, people: Iterable[str]) -> dict[str, int]:
        """Return the users behind pseudonyms; deleted users are missing."""
        return await self._store.users(tuple(people))

    async def person(self, user_id: int) -> str:
        """Return a user's pseudonym; empty if they have no results."""
        return await self._store.pseudonym(user_id) or ""
