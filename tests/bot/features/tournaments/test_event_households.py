"""Players of one household: requested, agreed, shown to all, and removed by the organisers."""

import pytest

from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import NotNow
from bot.features.tournaments.rules import acts
from bot.features.tournaments.stored import StoredTournament
from tests.bot.playing import message, private_text, sentence
from tests.bot.tournaments_on_discord import count_pings, event, keeper, open_tournament, sweep, wait_until_idle
from tests.simulated import World, controls, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 9)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def open_with(world: World, *names: str) -> StoredTournament:
    """Open a tournament with these people in it."""
    await open_tournament(world, format="swiss", seats=2, players=8)
    stored = await event(world)
    users = [world.people[name].id for name in names]
    return await keeper(world).act(stored.row.id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))


async def request(world: World, name: str, other: str) -> str:
    """Ask another player to agree; return the private answer."""
    told = private_text(await world.people[name].slash(world.channel, "event apart", player=world.people[other]))
    await wait_until_idle(world)
    return told


async def agree(world: World, name: str) -> str:
    """Press the button of the latest request."""
    request = next(one for one in world.channel.history() if any("|agree|" in control for control in controls(one)))
    told = private_text(await world.people[name].click(request, custom_id=next(iter(controls(request)))))
    await wait_until_idle(world)
    return told


async def pairs(world: World) -> set[frozenset[int]]:
    return {frozenset(two) for two in (await event(world)).tournament.excluded()}


def mention(world: World, name: str) -> str:
    return f"<@{world.people[name].id}>"


async def test_players_are_kept_apart_only_after_both_agree(world: World) -> None:
    await open_with(world, *NAMES[1:])
    before = count_pings(world)
    assert await request(world, "P1", "P2") == sentence("tournament-apart-asked", player=mention(world, "P2"))
    assert count_pings(world) - before == {world.people["P2"].id: 1}
    assert await pairs(world) == set()
    assert await agree(world, "P3") == sentence("event-refused-apart-not-asked")
    assert await agree(world, "P1") == sentence("event-refused-apart-not-asked")
    assert await pairs(world) == set()
    assert await agree(world, "P2") == sentence("tournament-apart")
    assert await pairs(world) == {frozenset((world.people["P1"].id, world.people["P2"].id))}
    assert not any("|agree|" in control for one in world.channel.history() for control in controls(one))
    assert await request(world, "P2", "P1") == sentence("event-refused-apart-already")
    assert [line.kind for line in (await event(world)).tournament.log[-2:]] == ["asked_apart", "agreed_apart"]


async def test_the_card_shows_who_is_kept_apart(world: World) -> None:
    await open_with(world, *NAMES[1:])
    await request(world, "P1", "P2")
    await agree(world, "P2")
    await sweep(world)
    stored = await event(world)
    assert stored.row.message_id is not None
    two = f"{mention(world, 'P1')} \u2013 {mention(world, 'P2')}"
    assert sentence("tournament-kept-apart", players=two) in texts(message(world.channel, stored.row.message_id))


async def test_one_player_cannot_claim_a_household_with_half_the_field(world: World) -> None:
    await open_with(world, *NAMES[1:])
    for other in ("P2", "P3"):
        await request(world, "P1", other)
        await agree(world, other)
    assert await request(world, "P1", "P4") == sentence("event-refused-apart-household")
    assert await request(world, "P5", "P3") == sentence("event-refused-apart-household")
    assert len(await pairs(world)) == 2


async def test_requests_are_limited_and_only_among_entrants(world: World) -> None:
    await open_with(world, *NAMES[1:8])
    assert await request(world, "P1", "P8") == sentence("event-refused-apart-entrants")
    assert await request(world, "P8", "P1") == sentence("event-refused-apart-entrants")
    assert await request(world, "P1", "P1") == sentence("event-refused-apart")
    for other in ("P2", "P3", "P4"):
        await request(world, "P1", other)
    assert await request(world, "P1", "P5") == sentence("event-refused-apart-requests")


async def test_a_command_agrees_where_no_request_can_be_posted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*given: object, **options: object) -> None:
        raise NotNow("50013")

    await open_with(world, *NAMES[1:])
    with monkeypatch.context() as patched:
        patched.setattr(TournamentHost, "send", refused)
        told = await request(world, "P1", "P2")
    players = {"player": mention(world, "P2"), "asker": mention(world, "P1")}
    assert told == sentence("tournament-apart-unposted", **players)
    assert await request(world, "P2", "P1") == sentence("tournament-apart")
    assert len(await pairs(world)) == 1


async def test_organisers_let_players_meet_until_the_first_draw(world: World) -> None:
    stored = await open_with(world, *NAMES[1:])
    await request(world, "P1", "P2")
    await agree(world, "P2")
    given = {"player": world.people["P2"], "substitute": world.people["P1"], "reason": "not so"}
    organiser = world.people["Organiser"]
    assert private_text(await organiser.slash(world.channel, "event desk", action="meet", **given)) == sentence(
        "answer-done"
    )
    assert await pairs(world) == set()
    assert sentence("tournament-act-let_meet") in "\n".join(map(texts, world.channel.history()))
    assert private_text(await organiser.slash(world.channel, "event desk", action="meet", **given)) == sentence(
        "event-refused-apart-none"
    )
    users = [world.people[name].id for name in NAMES[1:]]
    await keeper(world).act(
        stored.row.id,
        acts.EntriesClosed(id="close"),
        *(acts.Appeared(id=f"{user} here", player=user) for user in users),
        acts.TournamentStarted(id="start"),
    )
    assert await request(world, "P1", "P3") == sentence("event-refused-phase-running")


async def test_one_players_word_suffices_in_an_older_tournament(world: World) -> None:
    stored = await open_with(world, *NAMES[1:])
    one, other = world.people["P1"].id, world.people["P2"].id
    await keeper(world).act(stored.row.id, acts.KeptApart(id="older", by=one, players=(one, other)))
    keeper(world).forget()
    assert await pairs(world) == {frozenset((one, other))}
