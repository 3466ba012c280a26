"""Expected length of tournaments, compared with ones that are held."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.stages import expected_end, expected_rounds
from bot.lab.event import simulate_tournament
from tests.bot.features.tournaments.rules.test_next_steps import EVENTS, hold
from tests.bot.features.tournaments.rules.world import DAY, World, settings


@pytest.mark.parametrize("number", range(len(EVENTS)), ids=[name for name, *_ in EVENTS])
def test_the_expected_rounds_are_played(number: int) -> None:
    _, event = hold(number)
    if event.stages:
        rounds = sum(len(stage.rounds) for stage in event.stages)
        assert expected_rounds(event.settings, len(event.stages[0].players)) == rounds


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8, 9, 13, 16, 17, 24, 64])
@pytest.mark.parametrize(
    ("name", "seats"), [("elimination", 2), ("round-robin", 2), ("knockout", 2), ("knockout", 3), ("knockout", 4)]
)
def test_formats_with_fixed_rounds_expect_them(name: str, seats: int, players: int) -> None:
    if players >= seats:
        played = simulate_tournament(name, players, seats, None, "seed").rounds
        assert expected_rounds(settings(name, seats), players) == played


@pytest.mark.parametrize(
    ("name", "seats", "cut", "players"),
    [("swiss", 4, 16, 50), ("swiss", 4, 10, 30), ("swiss", 2, 4, 24), ("heats", 3, 9, 30), ("groups", 4, 0, 14)],
)
def test_rounds_after_a_cut_are_counted_too(name: str, seats: int, cut: int, players: int) -> None:
    event = World(settings(name, seats, cut=cut), players).run()
    assert expected_rounds(event.settings, players) == sum(len(stage.rounds) for stage in event.stages)


def test_a_tournament_is_expected_to_end_after_all_its_rounds() -> None:
    given = settings("knockout", 3, expected=24)
    length = given.round_seconds
    event = Event(given, phase="open")
    assert expected_end(event, 0) == given.starts + 3 * length
    for player in range(28):
        event = apply(event, acts.Entered(id=f"enter {player}", player=player))
    assert expected_end(event, 0) == given.starts + 4 * length, "more have entered than were expected"
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in range(24):
        event = apply(event, acts.Appeared(id=f"appear {player}", player=player))
    event = apply(event, acts.TournamentStarted(id="start", at=8 * DAY))
    event = apply(event, acts.Drawn(id="draw", at=8 * DAY, stage=0, number=1))
    assert expected_end(event, 8 * DAY) == 8 * DAY + 3 * length
    event = apply(event, acts.Extended(id="more", seconds=DAY))
    assert expected_end(event, 8 * DAY) == 9 * DAY + 3 * length
    late = 9 * DAY + length
    assert expected_end(event, late + 1) == late - late % DAY + 2 * DAY + 2 * length
