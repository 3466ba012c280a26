"""Written games, which can be read again, and in which every change is found at its line."""

from random import Random

import pytest

from engine.core.log import Undo
from engine.core.notation import Record, Unreadable, read_entry, read_record, write_entry, write_record
from tests.contract.drawing import Drawn, every_game

pytestmark = pytest.mark.no_cover


def record(drawn: Drawn) -> Record:
    """Record a drawn game, with an undo if one is possible."""
    match = drawn.match()
    chosen = [action.seat for action in match.actions if action.seat >= 0]
    if chosen:
        match.log.append(Undo(chosen[-1], len(match.actions) - 1))
    secret = drawn.seed.to_bytes(32, "big").hex()
    return Record(match.setup, tuple(match.log), drawn.dealer.commitment, secret)


@every_game()
def test_every_legal_action_is_a_line(drawn: Drawn) -> None:
    for play, action in drawn.moments():
        line = write_entry(action)
        assert read_entry(line) == action
        assert "\n" not in line
        assert play.decisions


@every_game()
def test_a_record_is_read_as_it_was_written(drawn: Drawn) -> None:
    written = record(drawn)
    text = write_record(written)
    read = read_record(text)
    assert (read.setup, read.entries) == (written.setup, written.entries)
    assert (read.commitment, read.secret) == (written.commitment, written.secret)
    assert text.splitlines()[read.first - 1 :] == text.splitlines()[len(text.splitlines()) - len(written.entries) :]
    assert write_record(read) == text


@every_game()
def test_a_record_written_by_hand_needs_no_checks(drawn: Drawn) -> None:
    written = record(drawn)
    setup = written.setup
    lines = ["provost-record 1", f"game {setup.game}", f"seats {setup.seats}", f"rules {setup.rules}"]
    lines += [f"option {id} {value}" for id, value in setup.options.items()]
    text = "\n".join(lines) + "\n\n" + "".join(f"{write_entry(entry)}\n" for entry in written.entries)
    read = read_record(text)
    assert (read.setup, read.entries, read.first) == (setup, written.entries, len(lines) + 2)


@every_game(longest=100)
def test_one_changed_line_is_refused_at_that_line(drawn: Drawn) -> None:
    lines = write_record(record(drawn)).splitlines()
    rng = Random(drawn.seed)
    for at in {0, len(lines) - 1, *rng.sample(range(len(lines)), 4)}:
        line = lines[at]
        middle = rng.randrange(len(line))
        for changed in (line[:middle] + "~" + line[middle + 1 :], line + "0", line[:-1], "", "0 pass", line[:middle]):
            with pytest.raises(Unreadable) as refusal:
                read_record("\n".join([*lines[:at], changed, *lines[at + 1 :], ""]))
            assert refusal.value.line == at + 1
            assert refusal.value.kind in ("line_changed", "not_a_record")


@every_game(shortest=3)
def test_lines_left_out_put_in_or_swapped_are_refused(drawn: Drawn) -> None:
    lines = write_record(record(drawn)).splitlines()
    at = Random(drawn.seed).randrange(1, len(lines) - 1)
    swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
    for changed in (swapped, [*lines[:at], *lines[at + 1 :]], [*lines[: at + 1], lines[at], *lines[at + 1 :]]):
        with pytest.raises(Unreadable) as refusal:
            read_record("\n".join(changed))
        assert refusal.value.line in (at + 1, at + 2)
