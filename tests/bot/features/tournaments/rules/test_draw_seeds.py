"""The seed of an event's draws: sealed at the opening, and mixed with an id that is unknown until sign-up is closed."""

from hashlib import sha256

import pytest
from msgspec import structs

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.rounds import SEALED_REVISION, SETTLED_REVISION, draw_order
from bot.features.tournaments.rules.runner import next_steps
from tests.bot.features.tournaments.rules.world import DAY, settings

PLAYERS = range(1, 9)


def mustered(messages: tuple[int, ...] = (700, 701), revision: int = SEALED_REVISION) -> Event:
    """An event whose entrants have been asked in these messages, all of them being there."""
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


def drawn_tables(event: Event) -> list[tuple[int, ...]]:
    """The players of the first round's tables."""
    event = apply(event, acts.TournamentStarted(id="start"))
    (step,) = next_steps(event, 9 * DAY)
    assert step.act is not None
    return [table.players for table in apply(event, step.act).stages[0].rounds[0].tables]


def test_the_first_message_that_asks_who_is_here_is_mixed_into_the_seed() -> None:
    event = mustered()
    assert event.draw_seed == f"{event.settings.seed}:700"
    assert event.asking == (700, 701)
    stage = apply(event, acts.TournamentStarted(id="start")).stages[0]
    assert stage.players == tuple(draw_order(event.draw_seed, PLAYERS, "seeding"))


def test_anybody_can_repeat_a_lot_with_sha_256() -> None:
    """By the recipe of docs/playing.md."""
    event = mustered()
    lots = {one: sha256(f"{event.settings.seed}:700:seeding:{one}".encode()).digest()[:8] for one in PLAYERS}
    assert apply(event, acts.TournamentStarted(id="start")).stages[0].players == tuple(
        sorted(PLAYERS, key=lots.__getitem__)
    )


def test_other_messages_give_other_draws() -> None:
    assert len({tuple(drawn_tables(mustered((message,)))) for message in range(700, 720)}) > 10


def test_a_start_before_anybody_was_asked_is_mixed_in() -> None:
    event = apply(mustered(()), acts.TournamentStarted(id="800"))
    assert event.draw_seed == f"{event.settings.seed}:800"
    assert event.stages[0].players == tuple(draw_order(event.draw_seed, PLAYERS, "seeding"))


def test_the_last_press_before_a_cup_is_full_is_mixed_in() -> None:
    event = apply(Event(settings("mini-cup", 3, revision=SEALED_REVISION)), acts.Opened(id="open"))
    for player in PLAYERS:
        event = apply(event, acts.Entered(id=f"{900 + player}", player=player))
    event = apply(event, acts.Filled(id="fill", players=tuple(PLAYERS)[:7]))
    assert event.draw_seed == f"{event.settings.seed}:908"


@pytest.mark.parametrize("messages", [(), (700,), (701,)])
def test_an_event_that_began_before_keeps_its_draw(messages: tuple[int, ...]) -> None:
    event = mustered(messages, SETTLED_REVISION)
    assert event.draw_seed == event.settings.seed
    whole = apply(event, acts.TournamentStarted(id="start"))
    assert whole.stages[0].players == tuple(draw_order(event.settings.seed, PLAYERS, "seeding"))


def test_a_stored_act_from_before_names_no_messages() -> None:
    assert acts.Mustered(id="muster").messages == ()
    assert structs.asdict(acts.Mustered(id="muster"))["by"] == 0
