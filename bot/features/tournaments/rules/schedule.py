"""Rounds that are all drawn in advance, without repeats if there is a design, and their seats.

Seats are coloured, then evened. Players and tables are the two sides of a graph whose edges are coloured with seats, so
that neither a player in k rounds nor a table has a colour twice. Such a colouring exists whenever no player is at more
than k tables (König), and is found edge by edge, exchanging two colours along a path if no colour is free on both
sides. Rounds with short tables or byes are evened by exchanges at one table.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.features.tournaments.rules.designs import designed_rounds
from bot.features.tournaments.rules.pairing import draw_round
from bot.features.tournaments.rules.rounds import (
    APART_REVISION,
    REVISION,
    Excluded,
    History,
    Round,
    draw_order,
    keep_apart,
    lot,
    seat_unevenness,
)

MAX_EXCHANGES: Final = 1500
EXCHANGE_PAUSE: Final = 8
Place = tuple[int, int]
Tables = Sequence[Sequence[int]]


def schedule(
    players: Sequence[int],
    seats: int,
    rounds: int,
    seed: str,
    excluded: Excluded = frozenset(),
    revision: int = REVISION,
) -> tuple[Round, ...]:
    """Return the rounds.

    Places in a design are drawn by lot; rounds without a design are searched one by one. A design in which excluded
    players would meet is not used.
    """
    order: Sequence[int] = draw_order(seed, players, "schedule")
    designed = () if excluded and revision < APART_REVISION else designed_rounds(len(order), seats, rounds)
    if excluded and designed:
        met = {pair for tables in designed for table in tables for pair in combinations(sorted(table), 2)}
        order = keep_apart(order, excluded, lambda one, other: int((min(one, other), max(one, other)) in met))
        if any((order[one], order[other]) in excluded for one, other in met):
            designed = ()
    tables = (one.tables for one in seated_rounds(designed, seats))
    seated = [Round(tuple(tuple(order[place] for place in table) for table in some)) for some in tables]
    history = History(seats, seated)
    for number in range(len(seated), rounds):
        seated.append(draw_round(order, {}, history, f"{seed}:{number}", excluded=excluded, revision=revision))
        history.add(seated[-1])
    return even_out(seated, seats, seed)


def seated_rounds(rounds: Sequence[Tables], seats: int) -> tuple[Round, ...]:
    """Return the rounds with each table in the order of its seats.

    With full tables each player has each seat once in every k rounds. A table that is one short has no last seat,
    so the player who was to have it takes the empty one.
    """
    players = {player for tables in rounds for table in tables for player in table}
    made = []
    for start in range(0, len(rounds), seats):
        colours = _Colours(seats)
        for number, tables in enumerate(rounds[start : start + seats]):
            for position, table in enumerate(tables):
                for player in table:
                    colours.add(player, (number, position))
        for number, tables in enumerate(rounds[start : start + seats]):
            seated = [colours.order((number, position)) for position in range(len(tables))]
            present = {player for table in seated for player in table}
            made.append(Round(tuple(map(tuple, seated)), tuple(sorted(players - present))))
    return tuple(made)


class _Colours:
    """A colouring of edges that grows by one edge at a time."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._tables: dict[int, dict[int, tuple[int, int]]] = {}
        self._players: dict[tuple[int, int], dict[int, int]] = {}

    def add(self, player: int, table: tuple[int, int]) -> None:
        """Seat a player at a table, moving others to other seats if necessary."""
        at_player = self._tables.setdefault(player, {})
        at_table = self._players.setdefault(table, {})
        free = [seat for seat in range(self._seats) if seat not in at_player]
        common = [seat for seat in free if seat not in at_table]
        if not common:
            other = next(seat for seat in range(self._seats) if seat not in at_table)
            self._exchange(table, free[0], other)
            common = free[:1]
        at_player[common[0]] = table
        at_table[common[0]] = player

    def _exchange(self, table: tuple[int, int], first: int, second: int) -> None:
        """Exchange two seats along the path that leaves a table by the first of them."""
        path: list[tuple[int, tuple[int, int]]] = []
        at: tuple[int, int] | None = table
        while at is not None and first in self._players[at]:
            player = self._players[at][first]
            path.append((player, at))
            at = self._tables[player].get(second)
            if at is not None:
                path.append((player, at))
        for step, (player, place) in enumerate(path):
            seat = first if step % 2 == 0 else second
            del self._tables[player][seat], self._players[place][seat]
        for step, (player, place) in enumerate(path):
            seat = second if step % 2 == 0 else first
            self._tables[player][seat] = place
            self._players[place][seat] = player

    def order(self, table: tuple[int, int]) -> list[int]:
        """Return a table's players in seat order; an empty seat before the last is taken by the last player."""
        at_table = dict(self._players[table])
        for seat in range(len(at_table)):
            if seat not in at_table:
                at_table[seat] = at_table.pop(max(at_table))
        return [at_table[seat] for seat in sorted(at_table)]


def even_out(rounds: Sequence[Round], seats: int, seed: str) -> tuple[Round, ...]:
    """Return the rounds with the seats of all players within one of even, or as close to it as was found."""
    evening = _Evening(rounds, seats, seed)
    evening.run()
    return tuple(Round(tuple(map(tuple, tables)), one.byes) for one, tables in zip(rounds, evening.best, strict=True))


class _Evening:
    def __init__(self, rounds: Sequence[Round], seats: int, seed: str) -> None:
        self._seed = seed
        self._width = max([seats, *(len(table) for one in rounds for table in one.tables)])
        self._tables = [[list(table) for table in one.tables] for one in rounds]
        self._places: dict[int, list[Place]] = {}
        for number, tables in enumerate(self._tables):
            for position, table in enumerate(tables):
                for player in table:
                    self._places.setdefault(player, []).append((number, position))
        self._excess = {player: self._excess_of(player) for player in sorted(self._places)}
        self.best = self._copy()

    def run(self) -> None:
        """Exchange until all seats are even or the steps are used up; `best` is the best state seen."""
        least = sum(self._excess.values())
        waiting: dict[tuple[Place, int, int], int] = {}
        for step in range(MAX_EXCHANGES):
            uneven = [player for player, excess in self._excess.items() if excess]
            if not uneven:
                break
            player = uneven[lot(self._seed, "uneven", step) % len(uneven)]
            choices = [
                (self._gain(place, player, other), lot(self._seed, step, *place, other), place, other)
                for place in self._places[player]
                for other in self._at(place)
                if other != player and waiting.get((place, min(player, other), max(player, other)), 0) <= step
            ]
            if not choices:
                continue
            _, _, place, other = min(choices)
            waiting[place, min(player, other), max(player, other)] = step + EXCHANGE_PAUSE
            self._exchange(place, player, other)
            self._excess[player], self._excess[other] = self._excess_of(player), self._excess_of(other)
            total = sum(self._excess.values())
            if total < least:
                least, self.best = total, self._copy()

    def _at(self, place: Place) -> list[int]:
        return self._tables[place[0]][place[1]]

    def _copy(self) -> list[list[list[int]]]:
        return [[list(table) for table in tables] for tables in self._tables]

    def _exchange(self, place: Place, one: int, other: int) -> None:
        table = self._at(place)
        first, second = table.index(one), table.index(other)
        table[first], table[second] = other, one

    def _gain(self, place: Place, one: int, other: int) -> int:
        """Return the change of the two players' excess by an exchange; below 0 it helps."""
        self._exchange(place, one, other)
        after = self._excess_of(one) + self._excess_of(other)
        self._exchange(place, one, other)
        return after - self._excess[one] - self._excess[other]

    def _excess_of(self, player: int) -> int:
        """Return how far a player's seats are from even, beyond one, after all rounds."""
        counts, available = [0] * self._width, self._width
        for place in self._places[player]:
            table = self._at(place)
            counts[table.index(player)] += 1
            available = min(available, len(table))
        return max(0, seat_unevenness(counts, available) - 1)
