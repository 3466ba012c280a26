"""Records, each of which replays to its outcome, and which together reach every part of a game."""

import pytest

from engine.core.dealer import Dealer, commitment
from engine.core.notation import write_record
from engine.core.types import CHANCE, Action
from tests.contract.drawing import LISTED
from tests.records.chronicle import CHRONICLES, all_goals, reached_goals
from tests.records.outcomes import FOLDER, expected, names, outcome_of, read

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("name", names())
def test_a_record_comes_to_its_outcome(name: str) -> None:
    assert outcome_of(read(name)) == expected()[name]


def test_every_outcome_has_its_record() -> None:
    assert list(expected()) == names()


@pytest.mark.parametrize("name", names())
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    assert write_record(read(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_the_chance_of_a_record_is_what_its_secret_deals(name: str) -> None:
    record = read(name)
    secret = bytes.fromhex(record.secret)
    assert commitment(secret) == record.commitment
    dealer, game = Dealer(secret), LISTED[record.setup.game]
    position = game.start(record.setup)
    for step, entry in enumerate(record.entries):
        assert isinstance(entry, Action)
        if entry.seat != CHANCE:
            break
        (decision,) = game.decisions(position)
        assert dealer.deal(step, decision.ask) == entry.picks
        position, _ = game.apply(position, entry)


@pytest.mark.parametrize("game", CHRONICLES)
def test_the_records_reach_every_part_of_a_game(game: str) -> None:
    records = [record for record in map(read, names()) if record.setup.game == game]
    assert set(all_goals(game)) - set().union(*map(reached_goals, records)) == set()
