"""The world around a tournament: people who enter, play and leave, games, and a process that may die at any moment."""

from collections.abc import Iterator

import msgspec

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import Event, EventTable, Settings
from bot.features.tournaments.rules.next_steps import next_steps, open_concerns
from bot.features.tournaments.rules.rounds import draw_order, lot
from tests.bot.features.tournaments.rules.data import draw_places

HOUR = 3_600
DAY = 24 * HOUR


class Died(Exception):
    """The death of the process."""


def settings(name: str, seats: int, **more: object) -> Settings:
    """Return settings of a tournament that opens on the second day and starts on the ninth."""
    given = {
        "name": "Cup",
        "game": "caylus",
        "format": name,
        "seats": seats,
        "rounds": 3,
        "opens": DAY,
        "closes": 7 * DAY,
        "starts": 8 * DAY,
        "round_seconds": 10 * DAY,
        "seed": f"{name} {seats}",
        **more,
    }
    return msgspec.convert(given, Settings)


class World:
    """A store, games and messages in memory; `deaths` are the moments at which the process dies."""

    def __init__(self, event: Settings, players: int, deaths: frozenset[int] = frozenset()) -> None:
        self.saved = msgspec.json.encode(Event(event))
        self.players = players
        self.deaths = deaths
        self.moments = 0
        self.matches: dict[str, int] = {}
        self.sent: list[str] = []
        self.now = 0

    def run(self) -> Event:
        """Run until the tournament is over; each hour a dead process is started anew."""
        while self.now < 400 * DAY:
            try:
                event = self.hour()
            except Died:
                continue
            if event.phase in ("finished", "cancelled"):
                return event
            self.now += HOUR
        raise AssertionError("the event never ends")

    def moment(self) -> None:
        """Count a moment, and die if it is chosen."""
        self.moments += 1
        if self.moments in self.deaths:
            raise Died

    def hour(self) -> Event:
        """Act as people and as the bot for an hour."""
        event = msgspec.json.decode(self.saved, type=Event)
        for act in [*self.people(event), *self.end_games(event), *self.find_substitutes(event)]:
            event = self.apply(event, act)
        while steps := next_steps(event, self.now):
            step = steps[0]
            due = self.launch(step.launch) if step.launch else step.act
            if isinstance(due, acts.Announced) and step.id not in self.sent:
                self.sent.append(step.id)
            assert due is not None
            self.moment()
            event = self.apply(event, due)
        return event

    def apply(self, event: Event, act: AnyAct) -> Event:
        """Apply and save an act, unless the process dies before or after it."""
        event = apply(event, act)
        self.moment()
        self.saved = msgspec.json.encode(event)
        self.moment()
        return event

    def launch(self, table: str) -> AnyAct:
        """Make the game of a table unless it exists."""
        self.matches.setdefault(table, self.now)
        return acts.Launched(id=f"{table} launched", at=self.now, table=table, match=f"match of {table}")

    def people(self, event: Event) -> Iterator[AnyAct]:
        """Yield the acts of people: most enter in time and appear; some are late, absent, or leave."""
        for player in range(1, self.players + 1):
            enters = 2 * DAY + lot("enters", player) % (8 * DAY)
            appears = 7 * DAY + lot("appears", player) % (26 * HOUR)
            if enters // HOUR == self.now // HOUR and event.phase == "open":
                yield acts.Entered(id=f"{player} enters", by=player, at=self.now, player=player)
            if appears // HOUR == self.now // HOUR and event.phase == "muster" and player in event.active():
                yield acts.Appeared(id=f"{player} appears", by=player, at=self.now, player=player)
            drops = 8 * DAY + lot("drops", player) % (40 * DAY)
            leaves = player % 9 == 0 and drops // HOUR == self.now // HOUR
            if leaves and event.phase == "running" and player in event.active():
                yield acts.Dropped(id=f"{player} drops", by=player, at=self.now, player=player, reason="ill")

    def end_games(self, event: Event) -> Iterator[AnyAct]:
        """Yield the results of games, which take some days."""
        for table in event.open_tables():
            if table.match and self.now >= self.matches[table.key] + lot("days", table.key) % (9 * DAY):
                yield self.report(table)

    def report(self, table: EventTable) -> AnyAct:
        """Report a random result."""
        ended = draw_places("result", table.players, table.key)
        return acts.Reported(id=f"{table.key} result", at=self.now, table=table.key, places=ended)

    def find_substitutes(self, event: Event) -> Iterator[AnyAct]:
        """Yield substitutes for seats given up in an earlier hour whose game has not ended."""
        fresh = {line.by for line in event.log if line.kind == "dropped" and line.at == self.now}
        ending = {act.table for act in self.end_games(event) if isinstance(act, acts.Reported)}
        for concern in open_concerns(event, self.now):
            if concern.kind == "given-up" and self.matches.get(concern.table, self.now) < self.now:
                for player in () if concern.table in ending else sorted({*concern.players} - fresh):
                    substitute = draw_order("reserves", range(1_000, 1_100), concern.table, player)[0]
                    yield acts.Replaced(
                        id=f"{concern.table} {player} replaced",
                        by=1,
                        at=self.now,
                        reason="dropped",
                        table=concern.table,
                        player=player,
                        substitute=substitute,
                    )
