"""Random tournaments of every format: players are absent, late, leave, return and give up, and tables are ruled.

No round has an avoidable repeat or second bye, and all standings agree with an independent program.
`PROVOST_RANDOM_TOURNAMENTS` sets how many tournaments of each format are tried.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.feasibility import PLAYERS_PER_ROUND, findings
from bot.features.tournaments.rules.groups import meetings
from bot.features.tournaments.rules.knockout import can_play_again, final_tie
from bot.features.tournaments.rules.model import (
    BRACKETS,
    FORMATS_WITH_ROUNDS,
    FORMATS_WITHOUT_CUT,
    KNOCKOUTS,
    TOURNAMENT_FORMATS,
    ActRefused,
    Event,
    EventRound,
    as_round,
)
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.rules.ranking import champions, final_places, final_ranking, stage_cut, stage_standings
from bot.features.tournaments.rules.rounds import REVISION, History, Round, lot
from bot.features.tournaments.rules.tie_breaks import DEFAULT_ORDER, DUEL_ORDER, TEAM_ORDER
from bot.features.tournaments.rules.waiting_list import is_late_entry_open
from tests.bot.features.tournaments.rules.slow_standings import rank_players, record_of
from tests.bot.features.tournaments.rules.world import DAY, settings
from tests.sizes import size

EVENTS = size("RANDOM_TOURNAMENTS", 6)
SIZES = range(2, 65)
CHECKED_TOURNAMENTS = 400
"""Number of tournaments that gacrux has checked, whose sizes must not change."""

DUELS = (*BRACKETS, "round-robin", "teams")
ABSENT, LATE, LEAVING, RETURNING, GIVING_UP, RULED = 0.06, 0.3, 0.04, 0.3, 0.04, 0.02
"""Probabilities that an entrant is absent or late, that a player leaves or returns, and of unusual ends of a table."""


class RandomEvent:
    """A tournament whose people act at random; `event` is its current state."""

    def __init__(self, name: str, number: int, revision: int = REVISION) -> None:
        self.seed, self.number = f"{name} {number}", number
        seats, boards = 2 if name in DUELS else 2 + self.draw(5, "seats"), 2 + self.draw(3, "boards")
        players = self.possible(name, seats, boards)
        duel = {"order": DUEL_ORDER, "scheme": "duel"} if seats == 2 else {"order": DEFAULT_ORDER}
        teams = {"order": TEAM_ORDER, "boards": boards} if name == "teams" else {}
        rounds, cut = 1 + self.draw(7, "rounds"), 2 + self.draw(15, "cut") if self.happens(0.4, "cut") else 0
        given = settings(
            name,
            seats,
            rounds=rounds,
            late=self.draw(rounds + 1, "late"),
            late_half=self.happens(0.5, "half"),
            cut=0 if name in FORMATS_WITHOUT_CUT else cut,
            least=2,
            third=self.happens(0.5, "third"),
            best_of=(1, 3)[self.happens(0.3, "series")] if seats == 2 else 1,
            revision=revision,
            **{**duel, **teams},
        )
        self.event = Event(given)
        self.count = self.newcomers = 0
        self.act(acts.Opened(id="open"))
        for player in range(1, players + 1):
            self.act(acts.Entered(id=f"{player}", by=player, player=player))
        for player in range(1, players + 1) if teams else ():
            if self.happens(0.6, "team", player):
                team = f"Team {self.draw(1 + players // boards, 'of', player)}"
                with suppress(ActRefused):
                    self.act(acts.Teamed(id=f"{player} joins", by=player, player=player, team=team))
        if name == "mini-cup":
            self.act(acts.Filled(id="fill", players=tuple(range(1, players + 1))))
        else:
            self.act(acts.EntriesClosed(id="close"))
            for player in range(1, players + 1):
                if name in ("groups", "league") or not self.happens(ABSENT, "absent", player):
                    self.act(acts.Appeared(id=f"{player} is here", by=player, player=player))
        self.act(acts.TournamentStarted(id="start"))

    def possible(self, name: str, seats: int, boards: int) -> int:
        """Return a feasible number of players, the smallest of several, as most tournaments are small."""
        draws = 3 if self.number < CHECKED_TOURNAMENTS else 6
        for attempt in range(100):
            players = SIZES[min(self.draw(len(SIZES), "players", attempt, number) for number in range(draws))]
            found = findings(name, max(3, players), seats, 1, boards)
            if not any(finding.fatal for finding in found) and (
                players > 2 or name not in ("groups", "league", "mini-cup", "teams")
            ):
                return players
        raise AssertionError(name)

    def draw(self, count: int, *labels: object) -> int:
        return lot(self.seed, *labels) % count

    def happens(self, chance: float, *labels: object) -> bool:
        return lot(self.seed, *labels) < chance * 2**64

    def act(self, act: AnyAct) -> None:
        self.event = apply(self.event, act)

    def id(self) -> str:
        self.count += 1
        return f"act {self.count}"

    def run(self) -> Iterator[EventRound]:
        """Play to the end; yield each round as it is drawn, with the state of that moment in `event`."""
        while self.event.phase == "running":
            stage = len(self.event.stages) - 1
            number = len(self.event.stages[stage].rounds) + 1
            self.come_and_go(stage, number)
            try:
                self.act(acts.Drawn(id=self.id(), at=DAY, stage=stage, number=number))
            except ActRefused:
                self.end_stage(stage, number - 1)
                continue
            yield self.event.stages[stage].rounds[-1]
            self.play(stage, number)
            self.act(acts.RoundClosed(id=self.id(), at=DAY, stage=stage, number=number))
            self.settle(stage, number)

    def come_and_go(self, stage: int, number: int) -> None:
        """Remove, reinstate and add some players between two rounds."""
        for entry in self.event.entries:
            if entry.state == "present" and self.happens(LEAVING, "leaves", stage, number, entry.player):
                self.act(acts.Dropped(id=self.id(), player=entry.player))
            elif entry.state != "dropped" or entry.player not in self.event.stages[0].players:
                continue
            elif self.happens(RETURNING, "returns", stage, number, entry.player):
                self.act(acts.Reinstated(id=self.id(), player=entry.player))
        while is_late_entry_open(self.event) and self.happens(LATE, "late", number, self.newcomers):
            self.newcomers += 1
            self.act(acts.Entered(id=self.id(), by=1_000 + self.newcomers, player=1_000 + self.newcomers))

    def play(self, stage: int, number: int) -> None:
        """End all tables of a round, some without a player, some by a ruling."""
        while tables := self.event.open_tables():
            for table in tables:
                labels = (stage, number, table.match_key)
                for player in table.players:
                    if player not in table.given_up and self.happens(GIVING_UP, "gives up", player, *labels):
                        self.act(acts.GaveUp(id=self.id(), table=table.key, player=player))
                values = [self.draw(4, "value", player, *labels) for player in table.players]
                places = tuple(1 + sum(other > value for other in values) for value in values)
                if self.happens(RULED, "ruled", *labels):
                    self.act(acts.Ruled(id=self.id(), by=99_999, table=table.key, places=places, reason="ruled"))
                else:
                    self.act(acts.Reported(id=self.id(), table=table.key, places=places))

    def settle(self, stage: int, number: int) -> None:
        """Settle ties at random; in a final also share the title or have it played again."""
        while ties := open_ties(self.event) if self.event.stages[stage].format in KNOCKOUTS else ():
            ruling = self.draw(3, "final", number) if final_tie(self.event) else 0
            if ruling:
                kind = acts.PlayedAgain if ruling == 2 and can_play_again(self.event) else acts.TitleShared
                self.act(kind(id=self.id(), stage=stage, number=number))
                continue
            active = self.event.active()
            chosen = sorted(ties[0].players, key=lambda one: (one not in active, lot(self.seed, "tie", number, one)))
            self.act(acts.Settled(id=self.id(), stage=stage, number=number, chosen=tuple(chosen[: ties[0].count])))

    def end_stage(self, stage: int, number: int) -> None:
        """End the stage: continue with a cut, or finish."""
        self.settle(stage, number)
        left = self.event.active().intersection(self.event.stages[0].players)
        if self.event.settings.cut > 1 and stage == 0 and len(left) > 1 and self.event.stages[0].rounds:
            cut = stage_cut(self.event, 0)
            missing = max(0, self.event.settings.cut - len(cut.through)) if cut.tied else 0
            self.act(acts.Advanced(id=self.id(), at=DAY, stage=0, chosen=cut.tied[:missing]))
        else:
            self.act(acts.Finished(id=self.id()))


@pytest.mark.parametrize("name", TOURNAMENT_FORMATS)
def test_random_tournaments_come_to_a_just_end(name: str) -> None:
    for number in range(EVENTS):
        check_event(name, number)


def check_event(name: str, number: int) -> None:
    """Play a tournament; errors name its seed."""
    held = RandomEvent(name, number)
    history = History(held.event.settings.seats)
    try:
        for drawn in held.run():
            check_round(held.event, drawn, history)
            history.add(round_of_teams(held.event, drawn) if held.event.settings.boards else as_round(drawn))
        check_end(held.event)
    except AssertionError as failed:
        raise AssertionError(held.seed) from failed


def check_round(event: Event, drawn: EventRound, history: History) -> None:
    """Check that all players sit once (in rounds one by one), at tables of a legal size, without avoidable flaws."""
    stage, seats = event.stages[-1], event.settings.seats
    seated = [player for table in drawn.tables for player in table.players]
    assert all(2 <= len({*table.players}) == len(table.players) <= seats for table in drawn.tables)
    if stage.format in ("groups", "league", "mini-cup"):
        assert {*Counter(seated).values()} <= {seats, 4 if seats == 2 else seats}
        return
    assert len({*seated}) == len(seated)
    assert not {*seated} & {*drawn.byes}
    if stage.format == "teams":
        staying = [player for team in stage.groups if event.active().intersection(team) for player in team]
        assert sorted([*seated, *drawn.byes]) == sorted(staying)
        boards = {player: board for team in stage.groups for board, player in enumerate(team)}
        assert all(boards[one] == boards[other] for one, other in (table.players for table in drawn.tables))
        captains = [team[0] for team in stage.groups if team[0] in staying]
        check_avoidable(event, round_of_teams(event, drawn), history, captains)
    elif stage.format in FORMATS_WITH_ROUNDS:
        staying = [player for player in stage.players if player in event.active()]
        assert sorted([*seated, *drawn.byes]) == sorted(staying)
        check_avoidable(event, as_round(drawn), history, staying)


def round_of_teams(event: Event, drawn: EventRound) -> Round:
    """Convert a round of teams, each as its first player; two teams meet on all boards."""
    first = {player: team[0] for team in event.stages[0].groups for player in team}
    met = Counter(tuple(first[player] for player in table.players) for table in drawn.tables)
    boards = event.settings.boards
    matches = [one for one in met if met[one] == (boards + 1) // 2 and (boards % 2 or one < one[::-1])]
    assert all(met[one] + met[one[::-1]] == boards for one in matches)
    assert len(matches) * boards == len(drawn.tables)
    return Round(tuple(matches), tuple(sorted({first[player] for player in drawn.byes})))


def check_avoidable(event: Event, drawn: Round, history: History, staying: Sequence[int]) -> None:
    seats = event.settings.seats
    again = sum(
        history.meetings(one, other) > 0
        for table in drawn.tables
        for place, one in enumerate(table)
        for other in table[place + 1 :]
    )
    rested = [player for player in drawn.byes if history.byes.get(player, 0)]
    if seats == 2 and (again or rested):
        free = [player for player in staying if again or not history.byes.get(player, 0)]
        assert not is_possible(staying, history, free), (again, rested)
    elif seats > 2 and again:
        # With fewer tables than seats, two players of a table have met already.
        assert len(staying) < max(PLAYERS_PER_ROUND[seats] * event.settings.rounds, seats * seats)
    if seats > 2 and rested:
        assert all(history.byes.get(player, 0) for player in staying) or again or len(staying) <= 2 * seats


def is_possible(staying: Sequence[int], history: History, free: Sequence[int]) -> bool:
    """Return True if all can be paired without a repeat; one of `free` has a bye if the number is odd.

    The player with the fewest opponents left is paired first, so that a dead end is found early.
    """
    new = {one: {other for other in staying if one != other and not history.meetings(one, other)} for one in staying}
    left = [200_000]

    def pair(open_to: frozenset[int]) -> bool:
        if not open_to:
            return True
        left[0] -= 1
        assert left[0], "too many pairings to be sure"
        scarce = min(open_to, key=lambda one: (len(new[one] & open_to), one))
        return any(pair(open_to - {scarce, other}) for other in sorted(new[scarce] & open_to))

    everybody = frozenset(staying)
    return any(pair(everybody - {one}) for one in free) if len(staying) % 2 else pair(everybody)


def check_end(event: Event) -> None:
    """Check the ranking, that no champion has left a knock-out, and the number of meetings in groups."""
    if event.phase == "cancelled":
        assert len(event.players("present")) < 2 * max(1, event.settings.boards)
        return
    assert event.phase == "finished"
    check_standings(event)
    stage, ranking = event.stages[0], final_ranking(event)
    assert [player for place in final_places(event) for player in place] == [*ranking]
    assert sorted(ranking) == sorted(stage.players)
    assert {*champions(event)} <= {*ranking[: len(champions(event))]}
    if stage.format in ("groups", "league", "mini-cup"):
        history = History(event.settings.seats, [as_round(stage.rounds[0])])
        for group in stage.groups:
            wanted = meetings(event.settings.seats, len(group))
            met = {history.meetings(one, other) for one in group for other in group if one != other}
            assert met <= ({0, 1} if event.settings.seats == 2 else {wanted})
    if stage.format == "round-robin":
        history = History(2, map(as_round, stage.rounds))
        assert all(
            history.meetings(one, other) == 1 for one in stage.players for other in stage.players if one != other
        )


def check_standings(event: Event) -> None:
    """Compare the standings of each stage with those computed independently."""
    for number, stage in enumerate(event.stages):
        if stage.format not in KNOCKOUTS:
            found = [(line.rank, line.player, line.decided_by) for line in stage_standings(event, number)]
            assert found == rank_players(record_of(event, number), event.settings.order), number
