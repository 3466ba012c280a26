"""FIDE's tie-breaks and report, compared with gacrux."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import structs

from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.exports import export_trf, format_trf
from bot.features.tournaments.rules.ranking import stage_standings
from bot.features.tournaments.rules.rounds import SCORES_FIRST_REVISION, lot
from bot.features.tournaments.rules.scoring import TableResult
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER
from tests.bot.features.tournaments.rules.data import duel_event
from tests.bot.features.tournaments.rules.test_random_tournaments import RandomEvent

# Made with gacrux 1.11.65 from the reports whose digests are given: `tiebreakchecker -s -c -t PTS BH/C1 BH SB`, which
# also found the ranks in the reports right. By event: the digest, and each player's rank and tie-breaks.
REFERENCE = json.loads(Path(__file__).with_name("duels.json").read_text(encoding="utf-8"))
ABSENCES = json.loads(Path(__file__).with_name("absences.json").read_text(encoding="utf-8"))
"""The same by number of a random tournament with forfeits, byes, late entrants and players who leave."""

ORDER = ("points", "buchholz_cut_1", "buchholz", "sonneborn_berger")


@pytest.mark.parametrize("number", range(100))
def test_tie_breaks_and_report_of_duels_agree_with_gacrux(number: int) -> None:
    digest, rows = REFERENCE[str(number)]
    record = duel_event(number)
    lines = standings(record, ORDER)
    found = [
        [line.rank, *(value / 60 for value in line.values)] for line in sorted(lines, key=lambda line: line.player)
    ]
    assert found == rows
    report = format_trf(f"Event {number}", record, lines, {player: f"Player {player}" for player in record.players})
    assert sha256(report.encode()).hexdigest()[:16] == digest


def test_a_report_has_one_line_per_player_with_all_rounds() -> None:
    record = StageRecord(
        [1, 2, 3], [TableResult(1, (1, 2), (1, 2)), TableResult(2, (3, 1), (1, 1))], [Bye(1, 3), Bye(2, 2)], "duel"
    )
    report = format_trf("Cup", record, standings(record, DUEL_ORDER), {1: "Ann\nLee", 2: "Bo", 3: "Cy"}).splitlines()
    assert report[:4] == ["012 Cup", "062 3", "092 Individual: Swiss-System", "XXR 2"]
    assert report[4][14:21] == "Ann Lee"
    assert [line[80:84].strip() for line in report[4:]] == ["1.5", "1.0", "1.5"]
    assert [line[91:109] for line in report[4:]] == ["   2 w 1     3 b =", "   1 b 0  0000 - U", "0000 - U     1 w ="]


def test_a_report_marks_byes_by_their_points() -> None:
    byes = [Bye(1, 3), Bye(1, 4, half=True)]
    record = StageRecord([1, 2, 3, 4, 5], [TableResult(1, (1, 2), (1, 2))], byes, "duel")
    report = format_trf("Cup", record, standings(record, DUEL_ORDER), {}).splitlines()
    assert [line[98] for line in report[4:]] == ["1", "0", "U", "H", "Z"]
    assert [line[80:84].strip() for line in report[6:]] == ["1.0", "0.5", "0.0"]


def test_a_seat_given_up_is_marked_as_a_played_game() -> None:
    record = StageRecord([1, 2], [TableResult(1, (1, 2), (1, 2), given_up=(1,))], [], "duel")
    report = format_trf("Cup", record, standings(record, DUEL_ORDER), {}).splitlines()
    assert [line[91:99] for line in report[4:]] == ["   2 w 0", "   1 b 1"]


@pytest.mark.parametrize("number", range(40))
def test_tie_breaks_with_given_up_seats_agree_with_the_report(number: int) -> None:
    """They are computed from the report's text by article 16: games marked as played count as played."""
    whole = duel_event(number)
    games = dict.fromkeys(result for games in whole.games.values() for result, _ in games)
    given_up = [structs.replace(one, given_up=_some_who_gave_up(number, one)) for one in games]
    byes = [bye for some in whole.byes.values() for bye in some]
    record = StageRecord(whole.players, given_up, byes, "duel")
    lines = standings(record, ORDER)
    report = format_trf("Cup", record, lines, {})
    assert any(one.given_up for one in given_up)
    assert {line.player: [value / 60 for value in line.values] for line in lines} == _tie_breaks(report)


@pytest.mark.parametrize("number", sorted(map(int, ABSENCES)))
def test_tie_breaks_with_forfeits_byes_and_absences_agree_with_gacrux(number: int) -> None:
    digest, rows = ABSENCES[str(number)]
    held = RandomEvent("swiss", number, SCORES_FIRST_REVISION - 1)
    assert [*held.run()]
    lines = sorted(stage_standings(held.event, 0), key=lambda line: line.player)
    assert [[float(value) / 60 for value in line.values[: len(ORDER)]] for line in lines] == rows
    assert sha256(export_trf(held.event, {}).encode()).hexdigest()[:16] == digest


def _some_who_gave_up(number: int, result: TableResult) -> tuple[int, ...]:
    """Return one or both players of some matches."""
    draw = lot("gives up", number, result.round, *result.players) % 6
    return (result.players[:1], result.players[1:], result.players)[draw] if draw < 3 else ()


def _tie_breaks(report: str) -> dict[int, list[float]]:
    """Return points, Buchholz cut 1, Buchholz and Sonneborn-Berger by player (number in the report less one)."""
    rounds: dict[int, list[tuple[int, str]]] = {}
    for line in report.splitlines():
        if line.startswith("001"):
            texts = [line[at : at + 10] for at in range(89, len(line), 10)]
            rounds[int(line[4:8])] = [(int(text[2:6]), text[9]) for text in texts]
    worth = {"1": 1.0, "=": 0.5, "0": 0.0, "U": 1.0, "Z": 0.0}
    points = {player: sum(worth[mark] for _, mark in played) for player, played in rounds.items()}

    def adjusted(player: int) -> float:
        """Return an opponent's points: rounds after the last one attended count as draws."""
        away = 0
        while away < len(rounds[player]) and rounds[player][-1 - away][1] == "Z":
            away += 1
        return points[player] + away / 2

    found = {}
    for player, played in rounds.items():
        own = min(points[player], len(played) / 2)
        parts = [(adjusted(other) if other else own, worth[mark], mark == "Z") for other, mark in played]
        cut = min(parts, key=lambda part: (not part[2], part[0]))
        buchholz = sum(score for score, _, _ in parts)
        berger = sum(score * won for score, won, _ in parts)
        found[player - 1] = [points[player], buchholz - cut[0], buchholz, berger]
    return found


def test_tie_breaks_count_all_games_that_start_together() -> None:
    """1 beats 2 and 3; 2 beats 3 and 4; 3 beats 4; 4 beats 1."""
    games = [(1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 1)]
    record = StageRecord([1, 2, 3, 4], [TableResult(1, players, (1, 2)) for players in games], [], "duel")
    values = {line.player: [int(value) // 60 for value in line.values] for line in standings(record, ORDER)}
    assert values == {1: [2, 3, 4, 3], 2: [2, 3, 4, 2], 3: [1, 4, 5, 1], 4: [1, 4, 5, 2]}
