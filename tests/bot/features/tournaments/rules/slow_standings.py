"""Standings computed independently and slowly, from nothing but seats and places."""

from fractions import Fraction
from functools import cmp_to_key
from hashlib import sha256
from itertools import combinations

from msgspec import Struct

from bot.features.tournaments.rules.model import Event, EventTable

AWARDS: dict[str, dict[int, tuple[int, ...]]] = {
    "places": {2: (10, 0), 3: (10, 4, 1), 4: (10, 6, 3, 1), 5: (10, 7, 4, 3, 1), 6: (10, 7, 6, 4, 2, 1)},
    "wbc": {2: (1000, 100), 3: (1000, 100, 10), 4: (1000, 100, 10, 1), 5: (1000, 100, 10, 1, 0)},
    "duel": {2: (1, 0)},
}
BYES = {"places": 6, "wins": 5, "wbc": 100, "duel": 1}
FLOOR = Fraction(1, 5)


class RankedTable(Struct, frozen=True):
    """A table with a result: its players from first to last place, those who tied together."""

    round: int
    ranking: list[list[int]]
    scores: dict[int, int]
    gone: set[int]

    @property
    def players(self) -> list[int]:
        return [player for group in self.ranking for player in group]


class Record(Struct):
    """A tournament: its players, tables, byes by round, scheme, and the seed of its lots."""

    players: list[int]
    tables: list[RankedTable]
    byes: list[tuple[int, int]]
    scheme: str
    seed: str
    left: set[int]
    halves: list[tuple[int, int]] = []
    known: dict[tuple[str, int], Fraction] = {}
    by_player: dict[int, list[RankedTable]] = {}

    def tables_of(self, player: int) -> list[RankedTable]:
        if player not in self.by_player:
            self.by_player[player] = [table for table in self.tables if player in table.players]
        return self.by_player[player]

    def free_points(self, player: int) -> Fraction:
        """Return the points of a player's byes; late entrants have halves."""
        whole, half = (sum(one == player for _, one in some) for some in (self.byes, self.halves))
        return BYES[self.scheme] * (whole + Fraction(half, 2))

    def frees(self, player: int) -> int:
        return sum(one == player for _, one in (*self.byes, *self.halves))

    def gains(self, table: RankedTable) -> dict[int, Fraction]:
        """Return the points of each player at a table; players who tied share what their places are worth."""
        found: dict[int, Fraction] = {}
        taken = 0
        for group in table.ranking:
            places = range(taken, taken + len(group))
            for player in group:
                if self.scheme == "wins":
                    found[player] = Fraction(0 if taken else 5 if len(group) == 1 else 1)
                else:
                    worths = AWARDS[self.scheme][len(table.players)]
                    found[player] = Fraction(sum(worths[place] for place in places), len(group))
            taken += len(group)
        return found

    def points(self, player: int) -> Fraction:
        if ("points", player) not in self.known:
            gains = (self.gains(table)[player] for table in self.tables_of(player))
            self.known["points", player] = sum(gains, self.free_points(player))
        return self.known["points", player]

    def wins(self, player: int) -> Fraction:
        firsts = [table.ranking[0] for table in self.tables]
        return sum((Fraction(1, len(first)) for first in firsts if player in first), Fraction(0))

    def rate(self, player: int) -> Fraction:
        could = self.free_points(player)
        for table in self.tables_of(player):
            could += 5 if self.scheme == "wins" else AWARDS[self.scheme][len(table.players)][0]
        return max(FLOOR, self.points(player) / could) if could else FLOOR

    def opponents(self, player: int) -> Fraction:
        met = {other for table in self.tables if player in table.players for other in table.players} - {player}
        rates = [self.rate(other) for other in met & {*self.players}]
        rates += [FLOOR] * (3 * self.frees(player))
        return sum(rates, Fraction(0)) / len(rates) if rates else FLOOR

    def share(self, player: int) -> Fraction:
        shares = []
        for table in self.tables:
            if player in table.scores and player not in table.gone:
                values = table.scores.values()
                low, high, total = min(values), max(values), sum(values)
                own = table.scores[player]
                if low >= 0 and total > 0:
                    shares.append(Fraction(own * len(values), total))
                else:
                    shares.append(Fraction(own - low, high - low) if high > low else Fraction(1))
        return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)

    def board_points(self, player: int) -> Fraction:
        return self.known.get(("board_points", player), Fraction(0))

    def lot(self, player: int) -> int:
        return int.from_bytes(sha256(f"{self.seed}:tie:{player}".encode()).digest()[:8])

    def rounds(self) -> int:
        return max([0, *(table.round for table in self.tables), *(number for number, _ in (*self.byes, *self.halves))])

    def there(self, player: int) -> set[int]:
        free = {number for number, one in (*self.byes, *self.halves) if one == player}
        return {table.round for table in self.tables_of(player)} | free

    def as_opponent(self, player: int) -> Fraction:
        if ("as opponent", player) not in self.known:
            missed = self.rounds() - max(self.there(player), default=0)
            self.known["as opponent", player] = self.points(player) + Fraction(missed, 2)
        return self.known["as opponent", player]

    def duels(self, player: int) -> list[tuple[Fraction, Fraction, bool]]:
        """Return the opponent's counted points, the player's score, and absence for each round."""
        own = min(self.points(player), Fraction(self.rounds(), 2))
        found = []
        for table in self.tables_of(player):
            (other,) = {*table.players} - {player}
            found.append((self.as_opponent(other), self.gains(table)[player], False))
        found += [(own, Fraction(1), False) for _, one in self.byes if one == player]
        found += [(own, Fraction(1, 2), True) for _, one in self.halves if one == player]
        return found + [(own, Fraction(0), True)] * (self.rounds() - len(self.there(player)))

    def buchholz(self, player: int) -> Fraction:
        return sum((score for score, _, _ in self.duels(player)), Fraction(0))

    def buchholz_cut_1(self, player: int) -> Fraction:
        parts = self.duels(player)
        away = [score for score, _, absent in parts if absent]
        least = min(away or [score for score, _, _ in parts], default=Fraction(0))
        return self.buchholz(player) - least

    def sonneborn_berger(self, player: int) -> Fraction:
        return sum((score * won for score, won, _ in self.duels(player)), Fraction(0))

    def direct(self, group: list[int]) -> dict[int, Fraction]:
        """Return how often each of the tied players was ahead of another, if all have met equally often."""
        times, ahead = set(), dict.fromkeys(group, Fraction(0))
        for one, other in combinations(group, 2):
            met = 0
            for table in self.tables:
                if {one, other} <= {*table.players}:
                    met += 1
                    mine, theirs = (next(n for n, some in enumerate(table.ranking) if p in some) for p in (one, other))
                    ahead[one] += Fraction(1, 2) if mine == theirs else int(mine < theirs)
                    ahead[other] += Fraction(1, 2) if mine == theirs else int(mine > theirs)
            times.add(met)
        return ahead if len(times) == 1 else dict.fromkeys(group, Fraction(0))


def rank_players(told: Record, order: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """Return rank, player and deciding criterion, splitting groups of equals again and again."""
    groups = [(sorted({*told.players} - told.left), ""), (sorted(told.left), "left")]
    groups = [(group, why) for group, why in groups if group]
    for name in order:
        split: list[tuple[list[int], str]] = []
        for group, why in groups:
            direct = told.direct(group) if name == "head_to_head" else {}
            values = {one: direct[one] if direct else Fraction(getattr(told, name)(one)) for one in group}

            def compare(one: int, other: int, values: dict[int, Fraction] = values) -> int:
                return (values[one] < values[other]) - (values[one] > values[other]) or one - other

            parts: list[list[int]] = []
            for player in sorted(group, key=cmp_to_key(compare)):
                if parts and values[parts[-1][0]] == values[player]:
                    parts[-1].append(player)
                else:
                    parts.append([player])
            split += [(part, name if number else why) for number, part in enumerate(parts)]
        groups = split
    lines, rank = [], 1
    for group, why in groups:
        lines += [(rank, player, why if player == group[0] else "") for player in group]
        rank += len(group)
    return lines


def record_of(event: Event, number: int) -> Record:
    """Convert a stage of a tournament to a record."""
    stage = event.stages[number]
    if stage.format == "teams":
        return record_of_teams(event)
    active = {entry.player for entry in event.entries if entry.state in ("entered", "present")}
    tables = [
        ranked_table(one.number, table) for one in stage.rounds for table in one.tables if table.result is not None
    ]
    stayed = {player for table in tables for player in table.players if player not in table.gone}
    stayed |= {
        player
        for one in stage.rounds
        for table in one.tables
        if table.result is None
        for player in table.players
        if player not in table.given_up
    }
    return Record(
        [*stage.players],
        tables,
        [(one.number, player) for one in stage.rounds for player in one.byes],
        event.settings.scheme,
        event.draw_seed,
        {player for player in stage.players if player not in active and player not in stayed},
        [(one.number, player) for one in stage.rounds for player in one.half_byes],
    )


def record_of_teams(event: Event) -> Record:
    """Convert the teams to a record, each as its first player; byes win with half of the board points."""
    (stage,), boards = event.stages, event.settings.boards
    active = {entry.player for entry in event.entries if entry.state in ("entered", "present")}
    first = {player: team[0] for team in stage.groups for player in team}
    matches, byes, stayed, known = (
        list[RankedTable](),
        list[tuple[int, int]](),
        set(active),
        dict[tuple[str, int], Fraction](),
    )
    for one in stage.rounds:
        won: dict[frozenset[int], dict[int, Fraction]] = {}
        for table in one.tables:
            stayed |= {player for player in table.players if player not in table.given_up}
            if table.result is not None:
                played = ranked_table(one.number, table)
                points = won.setdefault(
                    frozenset(first[p] for p in table.players), {first[p]: Fraction(0) for p in table.players}
                )
                for place, some in enumerate(played.ranking):
                    for player in some:
                        points[first[player]] += Fraction(1, 2) if len(some) == 2 else Fraction(1 - place)
        for points in won.values():
            order = sorted({*points.values()}, reverse=True)
            ranking = [[team for team in points if points[team] == value] for value in order]
            matches.append(RankedTable(one.number, ranking, {}, set()))
            for team, gained in points.items():
                known["board_points", team] = known.get(("board_points", team), Fraction(0)) + gained
        for team in {first[player] for player in one.byes}:
            byes.append((one.number, team))
            known["board_points", team] = known.get(("board_points", team), Fraction(0)) + Fraction(boards, 2)
    teams = [team[0] for team in stage.groups]
    gone = {team[0] for team in stage.groups if not stayed.intersection(team)}
    return Record(teams, matches, byes, "duel", event.draw_seed, gone, [], known)


def ranked_table(number: int, table: EventTable) -> RankedTable:
    """Convert a table with a result; players who gave up tie for the last place."""
    assert table.result is not None
    gone = {*table.result.given_up}
    by_place: dict[int, list[int]] = {}
    for player, place in zip(table.players, table.result.places, strict=True):
        if player not in gone:
            by_place.setdefault(place, []).append(player)
    ranking = [by_place[place] for place in sorted(by_place)] + ([sorted(gone)] if gone else [])
    scores = dict(zip(table.players, table.result.scores, strict=True)) if table.result.scores else {}
    return RankedTable(number, ranking, scores, gone)
