"""Seeds of draws: sealed at the opening, and mixed with an id that is unknown until sign-up closes."""

from hashlib import sha256

import pytest
from msgspec import structs

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.rounds import SEALED_REVISION, SETTLED_REVISION, draw_order
from tests.bot.features.tournaments.rules.world import DAY, settings

PLAYERS = range(1, 9)


def open_check_in(messages: tuple[int, ...] = (700, 701), revision: int = SEALED_REVISION) -> Event:
    """Return a tournament whose entrants were asked in these messages and are all here."""
    event = Event(settings("swiss", 2, revision=revision))
    event = apply(event, acts.Opened(id="open"))
    for player in PLAYERS:
        event = apply(event, acts.Entered(id=f"{player} enters", player=player))
    event = apply(event, acts.EntriesClosed(id="close"))
    if messages:
        event = apply(event, acts.Mustered(id="muster", messages=messages))
    for player in PLAYERS:
        event = apply(event, acts.Appeared(id=f"{player} is here", player=player))
    return event


def draw_tables(event: Event) -> list[tuple[int, ...]]:
    """Return the players of each table in the first round."""
    event = apply(event, acts.TournamentStarted(id="start"))
    (step,) = next_steps(event, 9 * DAY)
    assert step.act is not None
    return [table.players for table in apply(event, step.act).stages[0].rounds[0].tables]


def test_the_first_message_of_check_in_is_mixed_into_the_seed() -> None:
    event = open_check_in()
    assert event.draw_seed == f"{event.settings.seed}:700"
    assert event.asking == (700, 701)
    stage = apply(event, acts.TournamentStarted(id="start")).stages[0]
    assert stage.players == tuple(draw_order(event.draw_seed, PLAYERS, "seeding"))


def test_a_lot_can_be_repeated_with_sha_256() -> None:
    """The recipe is in docs/playing.md."""
    event = open_check_in()
    lots = {one: sha256(f"{event.settings.seed}:700:seeding:{one}".encode()).digest()[:8] for one in PLAYERS}
    assert apply(event, acts.TournamentStarted(id="start")).stages[0].players == tuple(
        sorted(PLAYERS, key=lots.__getitem__)
    )


def test_different_messages_give_different_draws() -> None:
    assert len({tuple(draw_tables(open_check_in((message,)))) for message in range(700, 720)}) > 10


def test_a_start_without_check_in_is_mixed_into_the_seed() -> None:
    event = apply(open_check_in(()), acts.TournamentStarted(id="800"))
    assert event.draw_seed == f"{event.settings.seed}:800"
    assert event.stages[0].players == tuple(draw_order(event.draw_seed, PLAYERS, "seeding"))


def test_the_press_that_fills_a_cup_is_mixed_into_the_seed() -> None:
    event = apply(Event(settings("mini-cup", 3, revision=SEALED_REVISION)), acts.Opened(id="open"))
    for player in PLAYERS:
        event = apply(event, acts.Entered(id=f"{900 + player}", player=player))
    event = apply(event, acts.Filled(id="fill", players=tuple(PLAYERS)[:7]))
    assert event.draw_seed == f"{event.settings.seed}:908"


@pytest.mark.parametrize("messages", [(), (700,), (701,)])
def test_a_tournament_of_an_older_revision_keeps_its_draw(messages: tuple[int, ...]) -> None:
    event = open_check_in(messages, SETTLED_REVISION)
    assert event.draw_seed == event.settings.seed
    whole = apply(event, acts.TournamentStarted(id="start"))
    assert whole.stages[0].players == tuple(draw_order(event.settings.seed, PLAYERS, "seeding"))


def test_an_old_stored_act_names_no_messages() -> None:
    assert acts.Mustered(id="muster").messages == ()
    assert structs.asdict(acts.Mustered(id="muster"))["by"] == 0
