"""Several processes on one database: each answers on its own servers, and takes over those of others."""

from collections.abc import Callable
from pathlib import Path

import pytest
from simcord import MemberActor, UserHandle

from bot.app.upkeep import SWEEP
from bot.cards import custom_ids
from bot.delivery.publisher import Publisher
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.features.tournaments.stored import encode
from bot.match.order_answers import StandingOrders
from storage import SqliteStore
from storage.errors import Busy
from tests.bot.commands.test_play_elsewhere import choose, forge_private, join_elsewhere
from tests.bot.lobbies import matches_with_lobbies
from tests.bot.playing import Match, choice_ids, private_messages, private_text, refreshed, sentence
from tests.bot.tabletop import choose_first
from tests.bot.tournament_room import ORGANISER, settings


async def test_a_press_on_another_processs_server_is_left_to_it(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await match.bot.store.log(match.id)
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "looks_after", lambda store, guild_id: False)
        result = await match.first_choice()
        assert not result.acknowledged
        assert await match.bot.store.log(match.id) == before
    assert (await match.first_choice()).acknowledged
    assert len(await match.bot.store.log(match.id)) > len(before)


def share_servers(monkeypatch: pytest.MonkeyPatch, looks_after: Callable[[int | None], bool]) -> None:
    """Assign the other servers to other processes."""
    monkeypatch.setattr(SqliteStore, "is_shared", True)
    monkeypatch.setattr(SqliteStore, "looks_after", lambda store, guild_id: looks_after(guild_id))


@pytest.mark.parametrize("ours", [True, False], ids=["ours", "anothers"])
@pytest.mark.parametrize("where", ["direct", "alone"])
async def test_a_private_press_is_answered_by_the_process_of_its_match(
    match: Match, monkeypatch: pytest.MonkeyPatch, where: str, ours: bool
) -> None:
    """The press comes from a direct message or from another server, so not from the server of the match."""
    asked = await match.asked()
    person: MemberActor | UserHandle = asked.user
    if where == "direct":
        (listed,) = private_messages(await asked.user.slash("mygames"))
    else:
        person, place = join_elsewhere(match, asked)
        (listed,) = private_messages(await person.slash(place, "mygames"))
    await person.click(refreshed(asked, listed), custom_id=custom_ids.make(custom_ids.TABLE, "move", match.id))
    card = refreshed(asked, listed)
    guild = (await match.table()).row.guild_id
    share_servers(monkeypatch, lambda guild_id: (guild_id == guild) is ours)
    length = len(await match.bot.store.log(match.id))
    await choose(person, card)
    assert (len(await match.bot.store.log(match.id)) > length) is ours


async def test_a_press_that_names_no_match_is_answered_where_it_came_from(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, place = join_elsewhere(match, await match.asked())
    home = place.guild.id if place.guild else None
    card = await forge_private(person, place, custom_ids.make(custom_ids.CHOICE, "abcdefgh", "0.1", "w_mason@9"))
    share_servers(monkeypatch, lambda guild_id: guild_id == home)
    assert sentence("refuse-game-gone") in private_text(await person.click(card, custom_id=choice_ids(card)[0]))


async def test_matches_of_another_process_are_read_each_time(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """This process does not publish it either, though it has read the match."""
    asked = await match.asked()
    (bystander,) = [one for one in map(match.person, (0, 1)) if one.id != asked.id]
    private_messages(await bystander.user.slash("mygames"))
    guild = (await match.table()).row.guild_id
    share_servers(monkeypatch, lambda guild_id: guild_id != guild)
    there = matches_with_lobbies(match.bot.store, match.bot.now, lambda id: None)
    before = {one.id for one in match.place.history()}
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "looks_after", lambda store, guild_id: True)
        await choose_first(there, match.id)
    match.bot.services.publisher.notify(match.id)
    await match.bot.services.publisher.finish()
    assert "your move" in private_text(await bystander.user.slash("mygames"))
    assert {one.id for one in match.place.history()} == before


async def test_unpublished_moves_are_published_after_a_takeover(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Publisher, "notify", lambda publisher, match_id: None)
        await match.first_choice()
        assert await match.bot.store.unsent(match.id)
    assert match.bot.services.matches.cache.peek(match.id) is not None
    match.bot._partitions_gained()
    await match.bot.upkeep._resuming
    await match.bot.services.publisher.finish()
    assert await match.bot.store.unsent(match.id) == ()


async def test_a_card_after_a_takeover_is_compared_with_the_last_one_shown(match: Match) -> None:
    publisher, services = match.bot.services.publisher, match.bot.services
    await match.first_choice()
    await publisher.finish()
    there = matches_with_lobbies(match.bot.store, match.bot.now, lambda id: None)
    await choose_first(there, match.id)
    other = Publisher(match.bot, match.bot.groups, there, services.languages, services.pictures)
    other.notify(match.id)
    await other.finish()
    match.bot._partitions_gained()
    await match.bot.upkeep._resuming
    table, card = await match.table(), await services.matches.card(match.id)
    assert card is not None
    assert card.seq == table.log_length
    assert await publisher._before(match.id, card) == table.view(None)


async def test_an_event_is_read_again_after_a_takeover(match: Match) -> None:
    keeper, store = match.bot.services[TournamentHost].keeper, match.bot.store
    id = (await keeper.create(settings(), 5, 7, ORGANISER)).row.id
    await store.add_acts(id, 0, [encode(acts.Opened(id="open"))], None)  # as another process does
    match.bot._partitions_gained()
    await match.bot.upkeep._resuming
    assert (await keeper.get_tournament(id)).tournament.phase == "open"


async def test_an_act_follows_those_of_another_process(match: Match) -> None:
    keeper, store = match.bot.services[TournamentHost].keeper, match.bot.store
    id = (await keeper.create(settings(), 5, 7, ORGANISER)).row.id
    await store.add_acts(id, 0, [encode(acts.Opened(id="open"))], None)
    assert (await keeper.act(id, acts.Cancelled(id="over"))).tournament.phase == "cancelled"
    assert (await keeper.get_tournament(id)).length == 2


@pytest.mark.parametrize("failure", [Busy(), KeyError("setting")], ids=["busy", "unforeseen"])
async def test_standing_orders_resume_once_nothing_fails(
    match: Match, path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    resume, calls = StandingOrders.resume, list[None]()

    async def fails_once(orders: StandingOrders) -> None:
        calls.append(None)
        if len(calls) == 1:
            raise failure
        await resume(orders)

    monkeypatch.setattr(StandingOrders, "resume", fails_once)
    await match.restart(path)
    await match.world.env.advance_time(3 * SWEEP)
    assert len(calls) == 2
