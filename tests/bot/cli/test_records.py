"""Records are replayed, drawn and proven, or refused at the line that does not fit."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from bot.cli.main import printable
from bot.match.selfplay import play
from engine import GAMES
from engine.core.log import Undo
from engine.core.notation import Record, write_record
from engine.core.types import CHANCE, Action
from tests.bot.cli.conftest import Provost

CAYLUS = GAMES["caylus"]
PLAYED = play(CAYLUS, CAYLUS.setup(2), 7)
RECORD = PLAYED.record
FIRST_ENTRY_LINE = 11
"""The line of a record's first entry."""

KEYS = ["game", "seats", "actions", "digest", "ranks", "scores", "ended"]

Keep = Callable[[str], Path]


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Writer of a text to a file."""

    def write(text: str) -> Path:
        path = tmp_path / "kept.txt"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def by_hand(record: Record = RECORD) -> list[str]:
    """Return a record's lines without their checks."""
    return [line.partition("  #")[0] for line in write_record(record).splitlines()]


def test_a_replay_ends_as_the_game_did(provost: Provost, record: Path) -> None:
    said = provost("replay", record, "--json")
    told = json.loads(said.out)
    (game,) = provost("selfplay caylus --seats 2 --seed 7 --json").out.splitlines()
    assert list(told) == KEYS
    assert told == {key: value for key, value in json.loads(game).items() if key != "seed"}


def test_a_replay_tells_ranks_and_digest(provost: Provost, record: Path) -> None:
    first, *ranks, last = provost("replay", record).out.splitlines()
    assert first.startswith(f"Ended after {len(RECORD.entries)} actions. The ")
    assert sorted(rank.split(":")[0] for rank in ranks) == sorted(
        f"{rank}. Player {seat}" for seat, rank in enumerate(PLAYED.outcome.ranks, start=1)
    )
    assert last == f"Digest: {PLAYED.digest}"


def test_a_record_may_stop_before_the_end(provost: Provost, keep: Keep) -> None:
    running = structs.replace(RECORD, entries=RECORD.entries[:10], secret="", offers=())
    path = keep(write_record(running))
    assert provost("replay", path).out.startswith("The record stops before the end, after 10 actions.\n")
    told = json.loads(provost("replay", path, "--json").out)
    assert (told["actions"], told["ranks"], told["scores"], told["ended"]) == (10, None, None, None)


def test_a_record_whose_secret_is_known_ended_early(provost: Provost, keep: Keep) -> None:
    path = keep(write_record(structs.replace(RECORD, entries=RECORD.entries[:10])))
    assert provost("replay", path).out.startswith("The match ended early, after 10 actions.\n")
    told = json.loads(provost("replay", path, "--json").out)
    assert (told["ranks"], told["scores"], told["ended"]) == (None, None, "early")


def test_undone_choices_are_not_replayed(provost: Provost, keep: Keep) -> None:
    head, (last, *_) = RECORD.entries[:9], RECORD.entries[8:]
    assert isinstance(last, Action)
    again = structs.replace(RECORD, entries=(*head, Undo(last.seat, 8), *RECORD.entries[8:]))
    told = json.loads(provost("replay", keep(write_record(again)), "--json").out)
    assert (told["digest"], told["actions"]) == (PLAYED.digest, len(RECORD.entries))


@pytest.mark.parametrize("undo", [Undo(0, 9), Undo(0, 90)])
def test_an_impossible_undo_is_refused_at_its_line(provost: Provost, keep: Keep, undo: Undo) -> None:
    path = keep(write_record(structs.replace(RECORD, entries=(*RECORD.entries[:9], undo))))
    sentence = f"Line {FIRST_ENTRY_LINE + 9} does not fit the rules: There is nothing to undo."
    assert provost("replay", path).refused(sentence)


@pytest.mark.parametrize("command", ["replay", "verify", "render --out unwritten.png"])
def test_a_changed_line_is_refused_with_its_number(
    provost: Provost, record: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(record.parent)
    lines = record.read_text(encoding="utf-8").splitlines()
    for number in (3, 8, FIRST_ENTRY_LINE, FIRST_ENTRY_LINE + 30, len(lines)):
        changed = lines[number - 1].replace("  #", "x  #")
        record.write_text("\n".join([*lines[: number - 1], changed, *lines[number:], ""]), encoding="utf-8")
        sentence = f"Line {number} of {record} was changed after the record was written."
        assert provost(command, record).refused(sentence)


@pytest.mark.parametrize("command", ["replay", "replay --json", "verify", "render --out unwritten.png"])
def test_the_record_of_a_game_with_hidden_cards_waits_for_its_end(
    provost: Provost, keep: Keep, command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    path = keep(write_record(structs.replace(RECORD, secret="", hidden=frozenset({1}))))
    sentence = f"Line {FIRST_ENTRY_LINE} of {path} is hidden until the game has ended. Export it again then."
    assert provost(command, path).refused(sentence)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_line_against_the_rules_is_refused_with_its_number(provost: Provost, keep: Keep, command: str) -> None:
    lines = by_hand()
    lines[FIRST_ENTRY_LINE + 1] = "1 place moon"
    said = provost(command, keep("\n".join(lines)))
    assert said.refused(f"Line {FIRST_ENTRY_LINE + 2} does not fit the rules: “moon” is not one of the options.")
    lines[FIRST_ENTRY_LINE + 1] = "7 place castle"
    said = provost(command, keep("\n".join(lines)))
    assert said.refused(f"Line {FIRST_ENTRY_LINE + 2} does not fit the rules: Another player decides this.")
    lines[FIRST_ENTRY_LINE + 1] = "castle"
    said = provost(command, path := keep("\n".join(lines)))
    assert said.refused(f"Line {FIRST_ENTRY_LINE + 2} of {path} is not an entry of a record.")


@pytest.mark.parametrize("command", ["replay", "replay --json", "verify"])
def test_nothing_in_a_record_commands_the_terminal(provost: Provost, keep: Keep, command: str) -> None:
    lines = by_hand()
    option = next(number for number, line in enumerate(lines) if line.startswith("option "))
    lines[option] = "option \x1b[31mx\x9b2J\u202e royal"
    said = provost(command, keep("\n".join(lines)))
    assert said.status == 1
    assert "\\u001b[31mx\\u009b2J\\u202e" in said.error
    assert not any(code in said.out + said.error for code in "\x1b\x9b\u202e")


def test_printing_keeps_lines_and_json_as_they_are() -> None:
    out = io.StringIO()
    told = json.dumps({"name": "Ä\x9b\x7f"}, ensure_ascii=False)
    print("one\ttwo", told, sep="\n", file=printable(out))
    first, second = out.getvalue().splitlines()
    assert first == "one\ttwo"
    assert json.loads(second) == json.loads(told)
    assert "\x9b" not in second


def test_a_line_after_the_end_is_refused(provost: Provost, keep: Keep) -> None:
    lines = [*by_hand(), "0 place castle"]
    assert provost("replay", keep("\n".join(lines))).refused(
        f"Line {len(lines)} does not fit the rules: The game is over."
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("provost-record 1", "Dear diary,", "{path} is not a Provost record."),
        ("game caylus", "game chess", f"There is no game “chess”. Known: {', '.join(GAMES)}."),
        ("game caylus", "game", "Line 2 of {path} should say which game this is, and does not."),
        ("rules 1", "rules 999", "{path} follows newer rules than this Provost knows. Install the newer version."),
        ("seats 2", "seats 6", "This game is for 2 to 5 players."),
        ("option jeweler off", "option jeweler 3", "“jeweler” cannot have that value. It can be: off, on."),
    ],
)
def test_a_wrong_head_of_a_record_is_refused(provost: Provost, keep: Keep, old: str, new: str, sentence: str) -> None:
    path = keep("\n".join(new if line == old else line for line in by_hand()))
    assert provost("replay", path).refused(sentence.format(path=path))


def test_a_file_that_cannot_be_read_is_refused(provost: Provost, tmp_path: Path) -> None:
    nothing, binary = tmp_path / "nothing", tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert provost("replay", nothing).refused(f"There is no file {nothing}.")
    sentence = f"{tmp_path} cannot be read. Check that it is a file and that you are allowed to read it."
    assert provost("replay", tmp_path).refused(sentence)
    assert provost("verify", binary).refused(f"{binary} is not a Provost record.")


def test_a_true_record_is_proven(provost: Provost, record: Path) -> None:
    said = "Proven: 2 draws follow from the sealed seed."
    unmixed = "No message closed the seating, so the draws come from the seed alone."
    assert provost("verify", record) == (0, f"{said}\n{unmixed}\n", "")


def test_chance_that_was_chosen_is_found_at_its_line(provost: Provost, keep: Keep) -> None:
    first, second, *_ = RECORD.entries
    assert isinstance(second, Action)
    assert second.seat == CHANCE
    swapped = Action(CHANCE, second.kind, second.picks[::-1])
    path = keep(write_record(structs.replace(RECORD, entries=(first, swapped))))
    assert provost("verify", path).refused(f"Line {FIRST_ENTRY_LINE + 1} does not follow from the sealed seed.")


@pytest.mark.parametrize("secret", ["00" * 32, "00", "not hexadecimal"])
def test_another_secret_than_the_sealed_one_is_found(provost: Provost, keep: Keep, secret: str) -> None:
    path = keep(write_record(structs.replace(RECORD, secret=secret.replace(" ", "-"))))
    assert provost("verify", path).refused("The seed in this record does not match its seal.")


def test_a_secret_without_a_seal_proves_nothing(provost: Provost, keep: Keep) -> None:
    path = keep(write_record(structs.replace(RECORD, commitment="")))
    assert provost("verify", path).refused("The seed in this record does not match its seal.")


def test_a_sealed_secret_proves_nothing_yet(provost: Provost, keep: Keep) -> None:
    path = keep(write_record(structs.replace(RECORD, secret="")))
    sentence = "This record does not show its seed: it will when the game has ended."
    assert provost("verify", path).refused(sentence)
