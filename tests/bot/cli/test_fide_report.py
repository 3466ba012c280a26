"""Reports in FIDE's format, read back and recomputed from the text alone, with every difference named."""

import json
from pathlib import Path

import pytest

from bot.cli.event import DEFAULT_CODES, TIE_BREAKS, Unreadable, differences, read_report
from bot.features.tournaments.rules.exports import export_trf, format_trf
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER
from bot.words import LOCALES, Catalogue
from tests.bot.features.tournaments.rules.data import duel_event
from tests.bot.features.tournaments.rules.test_duels import ORDER, REFERENCE
from tests.bot.features.tournaments.rules.world import World, settings

# A report with forfeits, and what gacrux 1.11.65 computes from it: `tiebreakchecker -s -c -t PTS BH/C1 BH SB`.
FORFEITS = json.loads(Path(__file__).with_name("forfeits.json").read_text(encoding="utf-8"))


def report_of(number: int) -> str:
    """Return the report of one of the hundred tournaments whose tie-breaks are known."""
    record = duel_event(number)
    names = {player: f"Player {player}" for player in record.players}
    return format_trf(f"Event {number}", record, standings(record, ORDER), names)


def kinds(text: str) -> set[str]:
    return {one.kind for one in differences(read_report(text))}


def change_round(text: str, player: int, number: int, column: int, put: str) -> str:
    """Replace characters of a round in a player's line of a report; columns of a round count from 0."""
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(f"001 {player:4d}"))
    start = 91 + 10 * (number - 1) + column
    lines[at] = lines[at][:start] + put + lines[at][start + len(put) :]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("number", range(100))
def test_tie_breaks_from_the_text_agree_with_gacrux(number: int) -> None:
    _, rows = REFERENCE[str(number)]
    report = read_report(report_of(number))
    found = [
        [player.rank, *(TIE_BREAKS[code](report, id) for code in DEFAULT_CODES)]
        for id, player in report.players.items()
    ]
    assert found == rows
    assert not {one.kind for one in differences(report)} & {"points", "rank", "contradiction", "not-answered"}


def test_tie_breaks_with_forfeits_agree_with_gacrux_too() -> None:
    report = read_report(FORFEITS["report"])
    assert {one.mark for player in report.players.values() for one in player.rounds} >= {"+", "-"}
    found = {f"{id}": [TIE_BREAKS[code](report, id) for code in DEFAULT_CODES] for id in report.players}
    assert found == FORFEITS["values"]


GAMES = """\
012 Cup
001    1      Ada                                                                2.0    1     2 w 1     3 b 1
001    2      Bo                                                                 1.0    2     1 b 0  0000 - U
001    3      Cy                                                                 1.0    3  0000 - U     1 w 0
"""


@pytest.mark.parametrize(
    ("player", "number", "column", "put", "kind"),
    [
        (1, 1, 7, "=", "contradiction"),
        (1, 1, 5, "b", "same-side"),
        (1, 1, 0, "   3", "not-answered"),
        (1, 1, 0, "   9", "unknown-opponent"),
        (1, 1, 0, "0000", "no-opponent"),
        (2, 1, 0, "0000 - U", "second-bye"),
        (1, 2, 7, "0", "points"),
    ],
)
def test_every_contradiction_in_a_report_is_found(player: int, number: int, column: int, put: str, kind: str) -> None:
    assert kinds(GAMES) == set()
    assert kind in kinds(change_round(GAMES, player, number, column, put))


def test_repeated_pairings_and_unbalanced_sides_are_found() -> None:
    head = "001 {:4d}      P{:<33}                                 {:.1f}    {}"
    games = ["     2 w 1     2 w 1     2 w 1", "     1 b 0     1 b 0     1 b 0"]
    text = "\n".join(head.format(n, n, 3.0 - 3 * (n - 1), n).ljust(89) + game for n, game in enumerate(games, 1))
    assert kinds(text) == {"met-again", "sides-in-a-row", "sides-uneven"}


def test_a_wrong_rank_is_named_with_the_values_that_decide() -> None:
    text = GAMES.replace(" 1.0    3", " 1.0    1")
    (wrong,) = differences(read_report(text))
    assert wrong.kind == "rank"
    assert (wrong.data["name"], wrong.data["stated"], wrong.data["found"]) == ("Cy", 1, "2–3")
    assert str(wrong.data["values"]).startswith("PTS 1, BH/C1 ")
    level = GAMES.replace(" 1.0    2", " 1.0    3")
    assert kinds(level) == set(), "players level in everything may have any of their ranks"


def test_criteria_are_those_of_the_report_up_to_an_unknown_one() -> None:
    assert read_report(GAMES).recomputed == DEFAULT_CODES
    assert read_report("212 PTS,BH,DE,SB\n" + GAMES).recomputed == ("PTS", "BH")
    assert read_report("202 SB\n" + GAMES).recomputed == ("PTS", "SB")


def test_other_files_are_refused() -> None:
    for text, line in (("", 0), ("hello\n001 what\n", 2), (change_round(GAMES, 1, 1, 7, "?"), 2)):
        with pytest.raises(Unreadable) as failed:
            read_report(text)
        assert failed.value.line == line


@pytest.mark.parametrize("is_16", [True, False])
@pytest.mark.parametrize(("kind", "players"), [("swiss", 24), ("round-robin", 9), ("groups", 11)])
def test_our_own_reports_have_no_difference(kind: str, players: int, *, is_16: bool) -> None:
    event = World(settings(kind, 2, scheme="duel", order=DUEL_ORDER, rounds=5, revision=REVISION), players).run()
    text = export_trf(event, {}, is_16=is_16)
    assert [*differences(read_report(text))] == []


def test_trf_26_names_the_rounds_the_points_and_the_criteria() -> None:
    event = World(settings("round-robin", 2, scheme="duel", order=DUEL_ORDER), 9).run()
    head = [line for line in export_trf(event, {}, is_16=False).splitlines() if not line.startswith("001")]
    rounds = len(event.stages[0].rounds)
    assert head[2:] == [
        "092 Individual",
        f"142 {rounds}",
        "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0",
        "192 CUSTOM_ROUNDROBIN",
        "212 PTS,BH/C1,BH,SB,DE",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_difference_has_a_sentence(locale: str) -> None:
    ids = Catalogue().ids(locale)
    named = {"second-bye", "no-opponent", "unknown-opponent", "met-again", "not-answered", "same-side", "contradiction"}
    named |= {"sides-in-a-row", "sides-uneven", "points", "rank", "checked"}
    assert {id.removeprefix("trf-") for id in ids if id.startswith("trf-")} == named
