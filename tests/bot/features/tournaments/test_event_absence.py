"""Those who do not come, and those who leave: neither counted nor forgotten."""

import pytest

from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.features.tournaments.stored import StoredTournament
from tests.bot.features.tournaments.test_event_server import ruled
from tests.bot.playing import answers, message, sentence
from tests.bot.tournaments_on_discord import bot_of, event, idle, keeper, opened, press, started_with, swept
from tests.simulated import World, controls, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 9)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def begun(world: World, present: int) -> StoredTournament:
    """An event that eight have entered and that begins with some of them."""
    await opened(world, format="swiss", seats=2, players=8)
    stored = await event(world)
    users = [world.people[name].id for name in NAMES[1:]]
    await keeper(world).act(stored.row.id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
    await press(world, "Organiser", "close")
    await idle(world)
    for name in NAMES[1 : present + 1]:
        await press(world, name, "here")
    await press(world, "Organiser", "start")
    await swept(world)
    return await event(world)


async def test_the_card_counts_those_who_play(world: World) -> None:
    stored = await begun(world, 6)
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert sentence("tournament-count", players=6, phase="running", present=6) in card
    assert [name for name in NAMES[1:] if f"<@{world.people[name].id}>" in card] == [*NAMES[1:7]]


async def test_nobody_can_say_that_they_are_here_once_the_event_has_begun(world: World) -> None:
    stored = await begun(world, 6)
    (id,) = stored.tournament.asking
    asked = message(world.channel, id)
    assert controls(asked) == {}
    missing = ", ".join(f"<@{player}>" for player in stored.tournament.players("entered"))
    over = sentence("tournament-muster-over", name="Cup", players=6)
    assert texts(asked) == f"{over}\n{sentence('tournament-absent', players=missing)}"


async def test_the_seed_is_sealed_until_the_start(world: World) -> None:
    await opened(world, format="swiss", seats=2, players=8)
    stored = await event(world)
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert stored.tournament.settings.seed not in card
    stored = await begun_again(world)
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert f"{stored.tournament.settings.seed}:{stored.tournament.asking[0]}" in card


async def begun_again(world: World) -> StoredTournament:
    """The open event with all in it, begun by its buttons."""
    for name in NAMES[1:]:
        await press(world, name, "join")
    await press(world, "Organiser", "close")
    await idle(world)
    for name in NAMES[1:]:
        await press(world, name, "here")
    await press(world, "Organiser", "start")
    await idle(world)
    return await event(world)


async def test_those_who_have_left_are_marked_in_the_standings(world: World) -> None:
    await opened(world, format="swiss", seats=2, players=8, rounds=3)
    stored = await started_with(world, *NAMES[1:])
    await keeper(world).act(stored.row.id, acts.Dropped(id="p1", player=world.people["P1"].id))
    await ruled(world, 1)
    (shown,) = answers(await world.people["P2"].slash(world.channel, "event standings"))
    (line,) = (line for line in texts(shown).splitlines() if " P1 " in line)
    assert {*line} - {*"0123456789.\u2013P "}, line
    assert line.endswith(sentence("tournament-mark-left", state="dropped"))
    assert f"P1 ({sentence('tournament-mark-left', state='dropped')})" in str(
        bot_of(world).services[TournamentHost]._shown
    )
