"""Where several processes share a database, each answers on the servers that it looks after, and takes over the others."""

from pathlib import Path

import pytest

from bot.app.upkeep import SWEEP
from bot.events import acts
from bot.gateway.publisher import Publisher
from bot.matches.standing_orders import StandingOrders
from bot.matches.stored_event import written
from storage import SqliteStore
from storage.errors import Busy
from tests.bot.eventful import ORGANISER, settings
from tests.bot.playing import Match


async def test_a_press_on_another_processs_server_is_left_to_it(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await match.bot.store.log(match.id)
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "looks_after", lambda store, guild_id: False)
        result = await match.first_choice()
        assert not result.acknowledged
        assert await match.bot.store.log(match.id) == before
    assert (await match.first_choice()).acknowledged
    assert len(await match.bot.store.log(match.id)) > len(before)


async def test_what_was_not_published_is_published_after_a_takeover(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Publisher, "tell", lambda publisher, match_id: None)
        await match.first_choice()
        assert await match.bot.store.unsent(match.id)
    assert match.id in match.bot.services.matches.cache
    match.bot._partitions_gained()
    await match.bot.upkeep._resuming
    await match.bot.services.publisher.finish()
    assert await match.bot.store.unsent(match.id) == ()


async def test_an_event_is_read_again_after_a_takeover(match: Match) -> None:
    keeper, store = match.bot.services.events.keeper, match.bot.store
    id = (await keeper.create(settings(), 5, 7, ORGANISER)).row.id
    await store.add_acts(id, 0, [written(acts.Opened(id="open"))], None)  # as another process does
    match.bot._partitions_gained()
    await match.bot.upkeep._resuming
    assert (await keeper.look(id)).event.phase == "open"


async def test_an_act_follows_those_of_another_process(match: Match) -> None:
    keeper, store = match.bot.services.events.keeper, match.bot.store
    id = (await keeper.create(settings(), 5, 7, ORGANISER)).row.id
    await store.add_acts(id, 0, [written(acts.Opened(id="open"))], None)
    assert (await keeper.act(id, acts.Cancelled(id="over"))).event.phase == "cancelled"
    assert (await keeper.look(id)).length == 2


@pytest.mark.parametrize("failure", [Busy(), KeyError("setting")], ids=["busy", "unforeseen"])
async def test_what_goes_on_by_itself_begins_once_nothing_fails(
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
