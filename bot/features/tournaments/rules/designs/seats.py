"""Seats for rounds that are all known beforehand.

Players and tables are the two sides of a graph whose edges are coloured with seats, so that neither a player in
k rounds nor a table has a colour twice. Such a colouring exists whenever no player is at more than k tables (König),
and is found edge by edge, exchanging two colours along a path where no colour is free on both sides.
"""

from collections.abc import Sequence

from bot.features.tournaments.rules.pairing.history import Round

Tables = Sequence[Sequence[int]]


def seated_rounds(rounds: Sequence[Tables], seats: int) -> tuple[Round, ...]:
    """The rounds with each table in the order of its seats.

    With full tables everybody has each seat once in every k rounds. A table that is one short has no last seat, so
    who was to have it takes the one that is empty.
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
        """Seat a player at a table, moving others to other seats where it must be."""
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
        """A table's players in the order of their seats; an empty seat before the last is taken by the last player."""
        at_table = dict(self._players[table])
        for seat in range(len(at_table)):
            if seat not in at_table:
                at_table[seat] = at_table.pop(max(at_table))
        return [at_table[seat] for seat in sorted(at_table)]
