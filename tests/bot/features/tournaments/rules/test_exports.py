"""Reports and files of a finished tournament."""

import csv
import json
from io import StringIO

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.exports import (
    closing_report,
    export_csv,
    export_json,
    export_standings,
    export_trf,
)
from bot.features.tournaments.rules.model import Entry, Event
from bot.features.tournaments.rules.ranking import final_ranking, parted_standings, stage_standings
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER
from tests.bot.features.tournaments.rules.world import World, settings


def play_swiss_with_final() -> Event:
    """Play three rounds of thirty players, and a final of four."""
    return World(settings("swiss", 4, cut=4), 30).run()


def test_the_final_ranking_has_all_players_and_finalists_first() -> None:
    event = play_swiss_with_final()
    ranking = final_ranking(event)
    (final,) = event.stages[1].rounds[0].tables
    assert final.result is not None
    assert set(ranking[:4]) == set(final.players)
    assert ranking[0] in [
        player for player, place in zip(final.players, final.result.counted, strict=True) if place == 1
    ]
    assert sorted(ranking) == sorted(event.stages[0].players)


def test_players_who_came_further_in_an_elimination_rank_higher() -> None:
    event = World(settings("elimination", 2), 16).run()
    ranking = final_ranking(event)
    (final,) = event.stages[0].rounds[-1].tables
    assert set(ranking[:2]) == set(final.players)
    semifinalists = {player for table in event.stages[0].rounds[-2].tables for player in table.players}
    assert semifinalists <= set(ranking[:4])


def test_the_closing_report_counts_players_games_and_starts() -> None:
    event = play_swiss_with_final()
    report = closing_report(event)
    assert (report.name, report.game, report.format) == ("Cup", "caylus", "swiss")
    assert report.players == len(event.stages[0].players)
    assert report.games == len(event.tables())
    assert report.starts == sum(len(table.players) for table in event.tables())
    assert report.first == final_ranking(event)[:6]
    assert len(report.seat_wins) == 4


def test_the_csv_has_a_line_for_each_seat_and_no_formula() -> None:
    event = play_swiss_with_final()
    first = event.tables()[0].players[0]
    lines = list(csv.DictReader(StringIO(export_csv(event, {first: "=cmd()"}))))
    assert len(lines) == closing_report(event).starts
    assert lines[0]["name"] == "'=cmd()"
    assert [lines[0][key] for key in ("stage", "round", "table", "seat", "player")] == ["1", "1", "1", "1", str(first)]
    size = len(event.tables()[0].players)
    assert sum(float(line["points"]) for line in lines[:size]) == 5 * size


def test_the_standings_have_all_criteria_and_the_deciding_one() -> None:
    event = play_swiss_with_final()
    lines = list(csv.DictReader(StringIO(export_standings(event, {stage_standings(event, 0)[0].player: "=cmd()"}))))
    found = stage_standings(event, 0)
    assert [int(one["player"]) for one in lines] == [line.player for line in found]
    assert lines[0]["name"] == "'=cmd()"
    assert [one["decided_by"] for one in lines] == [line.decided_by for line in found]
    assert [float(one["points"]) for one in lines] == pytest.approx(
        [float(line.values[0]) / 60 for line in found], rel=1e-5
    )
    assert [float(one["wins"]) for one in lines] == pytest.approx([float(line.values[1]) for line in found], rel=1e-5)
    assert "lot" not in lines[0]
    assert {one["state"] for one in lines} == {"present", "dropped"}
    assert {one["stage"] for one in lines} == {one["division"] for one in lines} == {"1"}


def test_a_league_has_standings_by_division() -> None:
    event = World(settings("league", 4), 20).run()
    lines = list(csv.DictReader(StringIO(export_standings(event, {}))))
    assert [one["rank"] for one in lines] == [str(line.rank) for part in parted_standings(event, 0) for line in part]
    assert {one["division"] for one in lines} == {
        str(number) for number in range(1, 1 + len(parted_standings(event, 0)))
    }


def test_the_csv_leaves_unknown_values_empty() -> None:
    event = Event(
        settings("swiss", 4), phase="muster", entries=tuple(Entry(player, "present") for player in range(1, 9))
    )
    event = apply(event, acts.TournamentStarted(id="start"))
    event = apply(event, acts.Drawn(id="draw", stage=0, number=1))
    event = apply(event, acts.Reported(id="r", table="1.1.1", places=(1, 2, 2, 4), scores=(9, 7, 7, 1)))
    lines = list(csv.DictReader(StringIO(export_csv(event, {}))))
    assert [(line["place"], line["points"], line["score"]) for line in lines[:4]] == [
        ("1", "10", "9"),
        ("2", "4.5", "7"),
        ("2", "4.5", "7"),
        ("4", "1", "1"),
    ]
    assert {(line["place"], line["points"], line["score"], line["match"]) for line in lines[4:]} == {("", "", "", "")}


def test_the_json_has_report_ranking_and_tournament() -> None:
    event = play_swiss_with_final()
    loaded = json.loads(export_json(event))
    assert list(loaded) == ["report", "ranking", "standings", "event"]
    lines = stage_standings(event, 0)
    assert [(one["player"], one["rank"], one["decided_by"]) for one in loaded["standings"]] == [
        (line.player, line.rank, line.decided_by) for line in lines
    ]
    assert loaded["standings"][0]["values"]["points"] == str(lines[0].values[0])
    assert [loaded["ranking"].index(one["player"]) + 1 for one in loaded["standings"]] == [
        one["final"] for one in loaded["standings"]
    ]
    assert loaded["ranking"] == list(final_ranking(event))
    assert loaded["event"]["phase"] == "finished"


def test_duels_are_exported_as_trf() -> None:
    event = World(settings("swiss", 2, scheme="duel"), 12).run()
    report = export_trf(event, {})
    assert report.startswith("012 Cup\n")
    assert report.count("\n001 ") == len(event.stages[0].players)


def test_a_report_of_duels_in_groups_has_every_game_of_a_player() -> None:
    event = World(settings("groups", 2, scheme="duel", order=DUEL_ORDER), 9).run()
    report = [line for line in export_trf(event, {}).splitlines() if line.startswith("001 ")]
    games = [[line[at + 7] for at in range(91, len(line), 10) if line[at : at + 4] != "0000"] for line in report]
    assert {len(played) for played in games} == {4}
    worth = {"1": 1.0, "=": 0.5, "0": 0.0}
    assert [sum(worth[mark] for mark in played) for played in games] == [float(line[80:84]) for line in report]
