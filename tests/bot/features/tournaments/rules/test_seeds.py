"""Seeds before the start: by ratings or standings that the caller supplies, in order, and after swaps."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.brackets import bracket
from bot.features.tournaments.rules.entries import reopen
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.rounds import SEALED_REVISION, draw_order
from tests.bot.features.tournaments.rules.world import DAY, settings

PLAYERS = range(1, 9)


def open_check_in(seeding: str, name: str = "elimination", seats: int = 2, **more: object) -> Event:
    """Return a tournament whose entrants are here and not yet seeded."""
    event = Event(settings(name, seats, revision=SEALED_REVISION, seeding=seeding, least=3, **more))
    event = apply(event, acts.Opened(id="open"))
    for player in PLAYERS:
        event = apply(event, acts.Entered(id=f"{player} enters", by=player, player=player))
    event = apply(event, acts.EntriesClosed(id="close"))
    event = apply(event, acts.Mustered(id="muster", messages=(700,)))
    for player in PLAYERS:
        event = apply(event, acts.Appeared(id=f"{player} is here", by=player, player=player))
    return event


def start(event: Event) -> Event:
    return apply(event, acts.TournamentStarted(id="start"))


def test_seeds_are_due_whenever_sign_up_closes() -> None:
    event = open_check_in("rating")
    assert [step.id for step in next_steps(event, 7 * DAY)] == ["seed"]
    event = apply(event, acts.Seeded(id="seed", players=(5, 3)))
    assert event.seeds == (5, 3, 1, 2, 4, 6, 7, 8)
    assert next_steps(event, 7 * DAY) == ()
    again = apply(reopen(event, acts.SignUpReopened(id="reopen")), acts.EntriesClosed(id="close 2"))
    assert [step.id for step in next_steps(again, 7 * DAY)] == ["muster 2", "seed 2"]


@pytest.mark.parametrize(("seeding", "more"), [("lot", {}), ("rating", {"divisions": ((1, 2, 3, 4, 5, 6, 7, 8),)})])
def test_lots_and_later_seasons_have_no_seeds_before_the_start(seeding: str, more: dict[str, object]) -> None:
    event = open_check_in(seeding, "league" if more else "elimination", 3 if more else 2, **more)
    assert next_steps(event, 7 * DAY) == ()
    if not more:
        assert start(event).stages[0].players == tuple(draw_order(event.draw_seed, PLAYERS, "seeding"))


def test_the_best_seeds_meet_last_and_swaps_count() -> None:
    event = apply(open_check_in("rating"), acts.Seeded(id="seed", players=tuple(PLAYERS)))
    event = apply(event, acts.SeedsSwapped(id="swap", by=900, reason="newcomer", players=(8, 2)))
    event = start(event)
    assert event.stages[0].players == (1, 8, 3, 4, 5, 6, 7, 2)
    (drawing,) = next_steps(event, 8 * DAY)
    assert drawing.act is not None
    tables = [{*table.players} for table in apply(event, drawing.act).stages[0].rounds[0].tables]
    assert tables == [{*pair} for pair in bracket((1, 8, 3, 4, 5, 6, 7, 2))]
    assert [(line.kind, line.by, line.players) for line in event.log if line.by == 900] == [
        ("seeds_swapped", 900, (8, 2))
    ]


def test_players_added_after_the_seeding_come_last() -> None:
    event = apply(open_check_in("entry"), acts.Seeded(id="seed"))
    event = apply(event, acts.Entered(id="9 is added", by=900, player=9))
    event = apply(event, acts.Withdrew(id="1 leaves", by=1, player=1))
    assert start(event).stages[0].players == (2, 3, 4, 5, 6, 7, 8, 9)


@pytest.mark.parametrize("players", [(1, 1), (1, 99), (1, 2, 3)])
def test_only_seeded_players_are_swapped(players: tuple[int, ...]) -> None:
    event = apply(open_check_in("entry"), acts.Seeded(id="seed"))
    with pytest.raises(ActRefused, match="seeds"):
        apply(event, acts.SeedsSwapped(id="swap", players=players))


def test_groups_and_the_first_season_are_filled_by_seed() -> None:
    groups = start(apply(open_check_in("entry", "groups", 3), acts.Seeded(id="seed"))).stages[0].groups
    assert groups == ((1, 4, 5, 8), (2, 3, 6, 7))
    league = start(apply(open_check_in("entry", "league", 3), acts.Seeded(id="seed"))).stages[0].groups
    assert league == ((1, 2, 3, 4), (5, 6, 7, 8))
