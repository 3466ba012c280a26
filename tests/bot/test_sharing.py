"""Where several processes share a database, each answers on the servers that it looks after, and takes over the others."""

import pytest

from bot.gateway.publisher import Publisher
from storage import SqliteStore
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
