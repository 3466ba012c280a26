"""Teams of duellists: joining, teams at the start, matches board by board, points, and reports."""

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.exports import export_standings, export_trf, standings_places
from bot.features.tournaments.rules.feasibility import Finding, findings, usual_count
from bot.features.tournaments.rules.model import Event, Team
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.ranking import champions, final_places, final_ranking, stage_standings
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.tie_breaks import TEAM_ORDER
from tests.bot.features.tournaments.rules.test_sign_up import refusal_of
from tests.bot.features.tournaments.rules.world import DAY, settings

FOXES, BEARS = (1, 2), (3, 4)


def open_teams(players: int, boards: int = 2, rounds: int = 1) -> Event:
    """Open a tournament of teams with these entrants."""
    given = settings(
        "teams", 2, boards=boards, rounds=rounds, least=2 * boards, order=TEAM_ORDER, scheme="duel", revision=REVISION
    )
    event = apply(Event(given), acts.Opened(id="open"))
    for player in range(1, players + 1):
        event = apply(event, acts.Entered(id=f"{player} enters", by=player, player=player))
    return event


def join(event: Event, player: int, team: str, board: int = 0) -> Event:
    id = f"{player} joins {team} {len(event.log)}"
    return apply(event, acts.Teamed(id=id, by=player, player=player, team=team, board=board))


def start(event: Event) -> Event:
    """Check all entrants in, and draw the first round."""
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in event.players("entered"):
        event = apply(event, acts.Appeared(id=f"{player} is here", by=player, player=player))
    event = apply(event, acts.TournamentStarted(id="start"))
    return draw(event) if event.phase == "running" else event


def draw(event: Event) -> Event:
    number = len(event.stages[0].rounds) + 1
    return apply(event, acts.Drawn(id=f"draw {number}", at=DAY, stage=0, number=number))


def play_round(event: Event, *losers: int) -> Event:
    """Play the round: these players lose, and tables without any of them are drawn."""
    for table in event.open_tables():
        places = tuple(1 + (player in losers) for player in table.players)
        event = apply(event, acts.Reported(id=f"{table.key} result", table=table.key, places=places))
    number = len(event.stages[0].rounds)
    return apply(event, acts.RoundClosed(id=f"close {number}", stage=0, number=number))


def two_teams() -> Event:
    event = open_teams(4)
    for player in (*FOXES, *BEARS):
        event = join(event, player, "Foxes" if player in FOXES else "Bears")
    return start(event)


def test_entrants_join_a_team_by_its_name_at_a_board() -> None:
    event = join(join(join(open_teams(4, boards=3), 1, "Foxes"), 2, "foxes", 1), 3, "Bears")
    assert event.teams == (Team("Foxes", (2, 1)), Team("Bears", (3,)))
    assert join(event, 3, "FOXES", 2).teams == (Team("Foxes", (2, 3, 1)),)
    assert join(event, 2, "Foxes", 2).teams[0] == Team("Foxes", (1, 2))
    assert join(event, 1, "").teams == (Team("Foxes", (2,)), Team("Bears", (3,)))
    assert apply(event, acts.Withdrew(id="out", by=1, player=1)).teams[0] == Team("Foxes", (2,))
    assert apply(event, acts.Withdrew(id="out", by=3, player=3)).teams == (Team("Foxes", (2, 1)),)


def test_a_team_takes_only_entrants_and_as_many_as_boards() -> None:
    event = join(join(open_teams(3), 1, "Foxes"), 2, "Foxes")
    assert refusal_of(event, acts.Teamed(id="full", by=3, player=3, team="Foxes")) == "team-full"
    assert refusal_of(event, acts.Teamed(id="who", by=9, player=9, team="Foxes")) == "not-entered"
    assert refusal_of(event, acts.Teamed(id="none", by=3, player=3)) == "no-team"
    alone = apply(Event(settings("swiss", 2)), acts.Opened(id="open"))
    assert refusal_of(alone, acts.Teamed(id="swiss", by=1, player=1, team="Foxes")) == "no-teams"


def test_the_largest_teams_are_filled_and_others_form_new_ones() -> None:
    event = open_teams(11, boards=3)
    for player, team in ((1, "Foxes"), (4, "Foxes"), (2, "Bears"), (6, "Bears"), (9, "Hares"), (3, "Owls")):
        event = join(event, player, team)
    stage = start(event).stages[0]
    assert stage.groups == ((1, 4, 5), (2, 6, 7), (9, 8, 10))
    assert stage.names == ("Foxes", "Bears", "Hares")
    alone = start(open_teams(7, boards=3)).stages[0]
    assert (alone.groups, alone.names) == (((1, 2, 3), (4, 5, 6)), ("", ""))
    assert stage.players == (1, 4, 5, 2, 6, 7, 9, 8, 10)


def test_a_tournament_without_two_whole_teams_is_cancelled() -> None:
    assert start(join(open_teams(3), 1, "Foxes")).phase == "cancelled"


def test_teams_meet_board_by_board_with_sides_in_turn() -> None:
    (one,) = two_teams().stages[0].rounds
    first, second = (FOXES, BEARS) if one.tables[0].players[0] == 1 else (BEARS, FOXES)
    assert [table.players for table in one.tables] == [(first[0], second[0]), (second[1], first[1])]


def test_a_won_match_counts_one_and_board_points_come_next() -> None:
    event = play_round(two_teams(), 3)
    lines = {line.player: line for line in stage_standings(event, 0)}
    assert [(lines[team].rank, *(value / 60 for value in lines[team].values[:2])) for team in (1, 3)] == [
        (1, 1, 1.5),
        (2, 0, 0.5),
    ]
    assert final_places(event) == (FOXES, BEARS)
    assert final_ranking(event) == (*FOXES, *BEARS)
    assert champions(event) == FOXES
    assert [row.player for row in event.stages[0].rounds[0].rows] == [1, 3]


def test_a_bye_wins_with_half_of_the_board_points() -> None:
    event = open_teams(6)
    for player in range(1, 7):
        event = join(event, player, f"Team {(player + 1) // 2}")
    event = start(event)
    (one,) = event.stages[0].rounds
    assert one.byes in ((1, 2), (3, 4), (5, 6))
    event = play_round(event)
    line = next(line for line in stage_standings(event, 0) if line.player == one.byes[0])
    assert [value / 60 for value in line.values[:2]] == [1, 1]


def test_a_player_who_leaves_loses_the_board_and_a_substitute_takes_it_over() -> None:
    event = open_teams(6, rounds=3)
    for player in range(1, 5):
        event = join(event, player, "Foxes" if player in FOXES else "Bears")
    event = apply(event, acts.Withdrew(id="5 out", by=5, player=5))
    event = play_round(start(apply(event, acts.Withdrew(id="6 out", by=6, player=6))), 3, 4)
    left = draw(apply(event, acts.Dropped(id="1 leaves", by=1, player=1)))
    table = next(table for table in left.open_tables() if 1 in table.players)
    assert table.given_up == (1,)
    taken = apply(left, acts.TookOver(id="8 for 1", by=99, player=1, substitute=8))
    assert taken.stages[0].groups == ((8, 2), BEARS)
    assert stage_standings(taken, 0)[0].player == 8
    assert next(table for table in taken.open_tables() if 8 in table.players).given_up == ()


def test_teams_play_all_rounds() -> None:
    event = play_round(two_teams(), 3)
    assert [type(step.act) for step in next_steps(event, DAY)] == [acts.Finished]


def test_files_name_the_teams() -> None:
    event = play_round(two_teams(), 3)
    names = {1: "Ada", 2: "Bo", 3: "Cy", 4: "Di"}
    lines = export_standings(event, names).splitlines()
    assert [line.split(",")[2:5] for line in lines[1:]] == [["1", "1", "Foxes"], ["2", "3", "Bears"]]
    assert [place.final for place in standings_places(event)] == [1, 2]
    report = export_trf(event, names).splitlines()
    assert [line for line in report if line.startswith("013")] == [
        f"013 {'Foxes':32}   1    2",
        f"013 {'Bears':32}   3    4",
    ]


def test_findings_count_teams() -> None:
    assert findings("teams", 16, 2, 2, 4) == ()
    assert findings("teams", 14, 2, 2, 4) == (Finding("team-left", {"players": 2}), Finding("team-bye"))
    assert findings("teams", 8, 2, 3, 4) == (Finding("repeats-certain", {"rounds": 3, "most": 1}),)
    assert findings("teams", 7, 2, 1, 4)[0].fatal
    assert findings("teams", 16, 3, 2, 4) == (Finding("duels-only", fatal=True),)
    assert usual_count("teams", 32, 2, 4) == 3
