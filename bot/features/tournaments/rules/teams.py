"""Teams of duellists with fixed boards: joining one, the teams that start, their matches, and their Swiss rounds.

A team meets another team on all boards at once, board by board. Its first player represents it in standings. The first
team of a match has the first seat on odd boards, the second on even ones.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.model import ActRefused, Event, EventRound, EventTable, Stage, Team, in_phase
from bot.features.tournaments.rules.pairing import draw_round
from bot.features.tournaments.rules.rounds import REVISION, Excluded, History, Round
from bot.features.tournaments.rules.scoring import POINT_UNIT, TableResult, places_of, points_of
from bot.features.tournaments.rules.stage_record import StageRecord

TEAMS: Final = "teams"
MAX_TEAM_SIZE: Final = 10

Boards = tuple[int, ...]
"""The players of a team by board."""


def join_team(tournament: Event, act: acts.Teamed) -> Event:
    """Put an entrant into the team of this name, at a board or the next free one; without a name, into none."""
    in_phase(tournament, "open", "muster")
    if tournament.settings.format != TEAMS:
        raise ActRefused("no-teams")
    if act.player not in tournament.active():
        raise ActRefused("not-entered")
    left = _without_player(tournament.teams, act.player)
    if not act.team:
        if left == tournament.teams:
            raise ActRefused("no-team")
        return replace(tournament, teams=leave_team(tournament.teams, act.player))
    joined = next((team for team in left if team.name.casefold() == act.team.casefold()), None)
    if joined is None:
        return replace(tournament, teams=(*_founded(left), Team(act.team, (act.player,))))
    if len(joined.players) >= tournament.settings.boards:
        raise ActRefused("team-full")
    at = act.board - 1 if act.board else len(joined.players)
    players = (*joined.players[:at], act.player, *joined.players[at:])
    teams = (replace(team, players=players) if team is joined else team for team in left)
    return replace(tournament, teams=_founded(teams))


def leave_team(teams: Iterable[Team], player: int) -> tuple[Team, ...]:
    """Return the teams after a player has left; one without players ends."""
    return _founded(_without_player(teams, player))


def _without_player(teams: Iterable[Team], player: int) -> tuple[Team, ...]:
    """Return the teams without a player; a team may be empty then, so that its player can choose another board."""
    return tuple(replace(team, players=tuple(one for one in team.players if one != player)) for team in teams)


def _founded(teams: Iterable[Team]) -> tuple[Team, ...]:
    return tuple(team for team in teams if team.players)


def team_stage(tournament: Event, players: Sequence[int]) -> Stage:
    """Return the stage of the whole teams among these players, without players if there are fewer than two.

    The largest incomplete teams are filled with players without one, in the order of entering. Those of the smallest
    ones, which cannot be filled, form new teams with the others who are left.
    """
    boards = tournament.settings.boards
    present = [Team(one.name, tuple(p for p in one.players if p in players)) for one in tournament.teams]
    whole = [team for team in present if len(team.players) == boards]
    partial = sorted((team for team in _founded(present) if team not in whole), key=lambda team: -len(team.players))
    loose = [player for player in players if not any(player in team.players for team in present)]
    while partial:
        missing = boards - len(partial[0].players)
        if missing > len(loose):
            loose = sorted([*loose, *partial.pop().players], key=players.index)
            continue
        filled = partial.pop(0)
        whole.append(Team(filled.name, (*filled.players, *loose[:missing])))
        loose = loose[missing:]
    whole += [Team("", tuple(loose[at : at + boards])) for at in range(0, len(loose) - boards + 1, boards)]
    if len(whole) < 2:
        return Stage(TEAMS, ())
    groups = tuple(team.players for team in whole)
    return Stage(TEAMS, tuple(p for group in groups for p in group), groups=groups, names=tuple(t.name for t in whole))


class TeamMatch(NamedTuple):
    """A match of two teams, each by its first player, with its tables by board."""

    teams: tuple[int, int]
    tables: tuple[EventTable, ...]

    @property
    def is_over(self) -> bool:
        """True if all boards have a result."""
        return all(table.result is not None for table in self.tables)

    def scores(self, team_of: Mapping[int, int]) -> tuple[int, int]:
        """Return the board points so far of both teams, in sixtieths."""
        gained = dict.fromkeys(self.teams, 0)
        for table in self.tables:
            points = (0, 0) if table.result is None else points_of(table.result, "duel")
            for player, won in zip(table.players, points, strict=True):
                gained[team_of[player]] += won
        return gained[self.teams[0]], gained[self.teams[1]]


def teams_by_player(stage: Stage) -> dict[int, int]:
    """Return the first player of each player's team."""
    return {player: group[0] for group in stage.groups for player in group}


def team_matches(stage: Stage, one: EventRound) -> tuple[TeamMatch, ...]:
    """Return the matches of a round."""
    team_of = teams_by_player(stage)
    matches: dict[frozenset[int], list[EventTable]] = {}
    for table in one.tables:
        matches.setdefault(frozenset(team_of[player] for player in table.players), []).append(table)
    return tuple(
        TeamMatch((team_of[tables[0].players[0]], team_of[tables[0].players[1]]), tuple(tables))
        for tables in matches.values()
    )


def team_record(stage: Stage) -> StageRecord:
    """Return the record of the teams: a won match counts 1; a bye is one, with half of the board points."""
    team_of, results, byes = teams_by_player(stage), list[TableResult](), list[Bye]()
    for one in stage.rounds:
        for match in team_matches(stage, one):
            if match.is_over:
                scores = match.scores(team_of)
                results.append(TableResult(one.number, match.teams, places_of(scores), scores))
        byes += [Bye(one.number, group[0]) for group in stage.groups if {*group} & {*one.byes}]
    captains = [group[0] for group in stage.groups]
    boards = max((len(group) for group in stage.groups), default=0)
    return StageRecord(captains, results, byes, "duel", bye_score=boards * POINT_UNIT // 2)


def team_round(tournament: Event, stage: Stage, seed: str) -> Round | None:
    """Return the next Swiss round of the teams that still have a player; None after the last."""
    if len(stage.rounds) >= tournament.settings.rounds:
        return None
    active, record, team_of = tournament.active(), team_record(stage), teams_by_player(stage)
    teams = [group for group in stage.groups if active.intersection(group)]
    excluded = frozenset(
        (team_of[one], team_of[other])
        for one, other in tournament.excluded()
        if one in team_of and other in team_of and _board(stage, one) == _board(stage, other)
    )
    scores = {group[0]: record.points(group[0]) for group in teams}
    return draw_teams(teams, scores, team_history(stage), seed, excluded, tournament.settings.revision)


def _board(stage: Stage, player: int) -> int:
    return next(group.index(player) for group in stage.groups if player in group)


def team_history(stage: Stage) -> History:
    """Return the meetings, sides and byes of the teams."""
    rounds = []
    for one in stage.rounds:
        byes = tuple(group[0] for group in stage.groups if {*group} & {*one.byes})
        rounds.append(Round(tuple(match.teams for match in team_matches(stage, one)), byes))
    return History(2, rounds)


def draw_teams(
    teams: Sequence[Boards],
    scores: Mapping[int, int],
    history: History,
    seed: str,
    excluded: Excluded = frozenset(),
    revision: int = REVISION,
) -> Round:
    """Draw a round of teams; its tables are in the order of matches and boards, and all of a team have its bye."""
    boards = {group[0]: group for group in teams}
    drawn = draw_round([*boards], scores, history, seed, excluded=excluded, revision=revision)
    tables = tuple(
        pair[::-1] if board % 2 else pair
        for one, other in drawn.tables
        for board, pair in enumerate(zip(boards[one], boards[other], strict=True))
    )
    return Round(tables, tuple(player for bye in drawn.byes for player in boards[bye]))


def team_number(tournament: Event, player: int) -> int:
    """Return the number of the team that a player represents in standings, from 1; 0 if there is none."""
    stage = tournament.stages[0] if tournament.stages and tournament.settings.format == TEAMS else Stage("", ())
    return next((number for number, group in enumerate(stage.groups, 1) if group[0] == player), 0)


def members(tournament: Event, player: int) -> tuple[int, ...]:
    """Return the team that a player represents in standings, by board; the player alone in other tournaments."""
    number = team_number(tournament, player)
    return tournament.stages[0].groups[number - 1] if number else (player,)
