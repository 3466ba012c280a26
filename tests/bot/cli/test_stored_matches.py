"""Matches in play, replayed from their logs: the fault of one is named and harms no other."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.cli import db as database
from bot.cli import stored_matches
from bot.words import Catalogue
from engine import GAMES
from engine.core.types import CHANCE
from storage import databases
from storage.log import LogRow
from storage.matches import SavedMatch, Status
from tests.bot.cli.conftest import Provost
from tests.storage.samples import ANNA, SEED, a_line, a_lobby

WORDS = Catalogue().words("en")


@pytest.fixture(params=list(GAMES))
def saved(request: pytest.FixtureRequest, filled: Path) -> SavedMatch:
    """Stored match of each game."""
    return of_game(filled, request.param)


def of_game(path: Path, game: str) -> SavedMatch:
    with databases.matches(path) as matches:
        return next(saved for saved in map(matches.load, matches.ids("live")) if saved.match.game == game)


def replace_line(saved: SavedMatch, number: int, line: LogRow) -> SavedMatch:
    """Return the match with another line in its log, and without a snapshot that would show the change."""
    lines = (*saved.lines[:number], line, *saved.lines[number + 1 :])
    return structs.replace(saved, lines=lines, snapshot=None)


def with_row(saved: SavedMatch, **values: object) -> SavedMatch:
    return structs.replace(saved, match=structs.replace(saved.match, **values))


def report_on(saved: SavedMatch) -> str:
    """Return the report on the match without its beginning, which names the match."""
    sentence = stored_matches.fault(WORDS, saved)
    assert sentence is not None
    start = f"Match {saved.match.id}: "
    assert sentence.startswith(start)
    return sentence.removeprefix(start)


def test_a_match_as_it_was_played_is_sound(saved: SavedMatch) -> None:
    assert saved.snapshot is not None
    assert 0 < saved.snapshot.count <= len(saved.lines)
    assert any(line.kind == "undo" for line in saved.lines)
    assert stored_matches.fault(WORDS, saved) is None
    assert stored_matches.fault(WORDS, structs.replace(saved, snapshot=None)) is None


def test_a_snapshot_of_another_position_is_found(saved: SavedMatch) -> None:
    assert saved.snapshot is not None
    earlier = structs.replace(saved.snapshot, count=saved.snapshot.count - 1)
    assert "snapshot is not the position" in report_on(structs.replace(saved, snapshot=earlier))


def test_a_changed_snapshot_is_found(provost: Provost, db: Path) -> None:
    with closing(sqlite3.connect(db, isolation_level=None)) as database:
        database.execute("UPDATE snapshots SET body = CAST(body || x'00' AS BLOB)")
    *faults, last = provost("db check --deep --db", db).error.splitlines()
    assert len(faults) == len(GAMES)
    assert all(fault.startswith("Match ") and "snapshot is not the position" in fault for fault in faults)
    assert last == f"{db} is not sound: 3 of 3 running matches failed the check."


@pytest.mark.parametrize("body", [b"", b"\xff", b"\x92\x01\x80", b"\x92\x00\x80"])
def test_a_snapshot_that_cannot_be_read_is_found(saved: SavedMatch, body: bytes) -> None:
    assert saved.snapshot is not None
    other = structs.replace(saved.snapshot, body=body)
    assert "snapshot is not the position" in report_on(structs.replace(saved, snapshot=other))


def test_a_line_that_does_not_fit_the_rules_is_found(saved: SavedMatch) -> None:
    number = next(number for number, line in enumerate(saved.lines) if line.seat != CHANCE)
    changed = structs.replace(saved.lines[number], picks=("nothing",))
    assert (
        report_on(replace_line(saved, number, changed)) == f"line {number} of its log does not fit the rules (Illegal)."
    )


def test_chance_that_its_seed_does_not_deal_is_found(saved: SavedMatch) -> None:
    number = next(number for number, line in enumerate(saved.lines) if line.seat == CHANCE and line.picks[1:])
    line = saved.lines[number]
    changed = structs.replace(line, picks=(*line.picks[1:], line.picks[0]))
    assert (
        report_on(replace_line(saved, number, changed))
        == f"line {number} of its log does not follow from the sealed seed."
    )


@pytest.mark.parametrize("seed", [None, b"", bytes(32)])
def test_another_seed_is_found(saved: SavedMatch, seed: bytes | None) -> None:
    assert report_on(with_row(saved, seed=seed)) == "its seed does not match its seal."


def test_a_match_of_a_newer_provost_is_reported_as_unchecked(saved: SavedMatch) -> None:
    rules = GAMES[saved.match.game].rules
    for newer in (with_row(saved, rules=rules + 1), with_row(saved, game="go")):
        assert report_on(newer) == "a newer Provost has begun it or played on in it, so it was not checked."


def test_a_snapshot_of_a_newer_provost_is_reported_as_unchecked(saved: SavedMatch) -> None:
    assert saved.snapshot is not None
    newer = structs.replace(saved.snapshot, body=b"\x92\x7f\x80")
    assert report_on(structs.replace(saved, snapshot=newer)).startswith("a newer Provost")


def test_an_error_in_one_match_is_reported_with_that_match(saved: SavedMatch) -> None:
    undo = structs.replace(saved.lines[-1], kind="undo", picks=("none",))
    assert report_on(replace_line(saved, len(saved.lines) - 1, undo)) == "it cannot be read (ValueError)."
    assert " (" in report_on(with_row(saved, options={}, seats=0))


def test_no_sentence_shows_hidden_cards(saved: SavedMatch) -> None:
    for line in (saved.lines[number] for number in stored_matches.hidden(saved)):
        changed = structs.replace(line, picks=line.picks[1:])
        sentence = report_on(replace_line(saved, line.seq, changed))
        assert not {pick for pick in line.picks if len(pick) > 1 and pick in sentence}


@pytest.mark.parametrize(("game", "some"), [("caylus", False), ("magna_carta", True), ("catan_cards", True)])
def test_shuffles_and_secret_picks_are_hidden_while_a_match_runs(filled: Path, game: str, some: bool) -> None:
    saved = of_game(filled, game)
    assert bool(stored_matches.hidden(saved)) == some
    assert len(stored_matches.hidden(saved)) < len(saved.lines)
    for status in ("ended", "cancelled"):
        assert not stored_matches.hidden(with_row(saved, status=status))


def test_all_of_an_unreplayable_match_is_hidden(saved: SavedMatch) -> None:
    assert stored_matches.hidden(with_row(saved, rules=99)) == set(range(len(saved.lines)))


def test_a_deep_check_plays_every_match_again(provost: Provost, db: Path) -> None:
    assert provost("db check --deep --db", db) == (
        0,
        f"{db} is sound: 4 matches, 3 of them running; their logs follow the rules and lead to the stored positions.\n",
        "",
    )


def test_a_deep_check_names_every_match_that_failed(provost: Provost, db: Path) -> None:
    ids = {game: of_game(db, game).match.id for game in GAMES}
    with closing(sqlite3.connect(db, isolation_level=None)) as database:
        database.execute("UPDATE matches SET rules = 99 WHERE game = 'caylus'")
        database.execute("UPDATE matches SET settings = '[]' WHERE game = 'magna_carta'")
        database.execute("UPDATE matches SET seed = zeroblob(32) WHERE game = 'catan_cards'")
    assert provost("db check --db", db).status == 0
    report = provost("db check --deep --db", db)
    assert (report.status, report.out) == (1, "")
    *faults, last = report.error.splitlines()
    assert set(faults) == {
        f"Match {ids['caylus']}: a newer Provost has begun it or played on in it, so it was not checked.",
        f"Match {ids['magna_carta']}: it cannot be read (Damaged).",
        f"Match {ids['catan_cards']}: its seed does not match its seal.",
    }
    assert last == f"{db} is not sound: 3 of 3 running matches failed the check."


def test_an_export_leaves_out_hidden_cards_by_default(provost: Provost, db: Path) -> None:
    def logs(*flags: str) -> dict[str, list[dict[str, object]]]:
        report_on = provost("db export --db", db, *flags)
        assert (report_on.status, report_on.error) == (0, "")
        exported = map(json.loads, report_on.out.splitlines())
        return {one["match"]["game"]: one["log"] for one in exported if one["match"]["status"] == "live"}

    for game, log in logs("--secrets").items():
        shown = [line["picks"] for line in logs()[game]]
        hidden = stored_matches.hidden(of_game(db, game))
        assert [line["picks"] for line in log] == [list(line.picks) for line in of_game(db, game).lines]
        assert shown == [None if number in hidden else line["picks"] for number, line in enumerate(log)]


def test_plain_data_has_match_seats_and_log() -> None:
    lobby = SavedMatch(a_lobby("lobby", 8), (ANNA,), (a_line(0), a_line(1)))
    data: Any = stored_matches.plain(lobby)
    assert data["match"]["id"] == "lobby"
    assert data["match"]["options"] == {"favours": "royal"}
    assert "version" not in data["match"]
    seat = {"seat": 0, "user_id": 10**18, "name": "Anna", "computer": None, "former": None, "since": None}
    assert data["seats"] == (seat,)
    assert data["log"][1] == {
        "seq": 1,
        "seat": 1,
        "kind": "place",
        "picks": a_line(1).picks,
        "by_user": 10**18,
        "auto": False,
        "at": 1_700_000_101,
        "key": None,
    }


@pytest.mark.parametrize(
    ("status", "settings", "seed"),
    [
        ("live", {}, None),
        ("cancelled", {}, None),
        ("ended", {"secluded": "on"}, None),
        ("ended", {}, SEED.hex()),
    ],
)
def test_only_ended_matches_are_exported_with_their_seed(
    status: Status, settings: dict[str, str], seed: str | None
) -> None:
    row = structs.replace(a_lobby(), status=status, settings=settings, seed=SEED)
    data: Any = stored_matches.plain(SavedMatch(row, (ANNA,), ()), secrets=True)
    assert data["match"]["seed"] == seed


def test_an_export_to_a_file_is_for_its_owner_alone(provost: Provost, db: Path, tmp_path: Path) -> None:
    out = tmp_path / "matches.jsonl"
    assert provost("db export --db", db, "--out", out) == (0, "", "")
    assert out.stat().st_mode & 0o777 == 0o600
    assert out.read_text(encoding="utf-8") == provost("db export --db", db).out
    sentence = f"{out} exists already and is not overwritten. Move it away first."
    assert provost("db export --db", db, "--out", out).refused(sentence)
    absent = tmp_path / "absent" / "matches.jsonl"
    sentence = f"{absent} cannot be written. Check that the folder exists and that you are allowed to write to it."
    assert provost("db export --db", db, "--out", absent).refused(sentence)


def test_an_export_to_a_full_disk_leaves_no_file(
    provost: Provost, db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last lines are written, and refused, when the file is closed."""
    out, (match, *_) = tmp_path / "matches.jsonl", (of_game(db, game).match.id for game in GAMES)

    def full(path: str, flags: int) -> int:
        os.close(os.open(path, flags, 0o600))
        return os.open("/dev/full", os.O_WRONLY)

    monkeypatch.setattr(database, "_privately", full)
    monkeypatch.setattr(database, "_write", lambda matches, file: file.write(f"{match}\n"))
    sentence = f"{out} cannot be written: the disk is full. Make room and try again."
    assert provost("db export --db", db, "--out", out).refused(sentence)
    assert not out.exists()


def test_an_export_that_fails_leaves_no_file(provost: Provost, db: Path, tmp_path: Path) -> None:
    out = tmp_path / "matches.jsonl"
    assert provost("db export --db", db, "nothing", "--out", out).refused("There is no match nothing in this database.")
    assert not out.exists()
