"""Two bots on one PostgreSQL database, each with its own servers: changes by one reach the matches of the other."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.privacy.service import Privacy
from bot.match.new_match import LobbyTerms
from bot.match.service import LookAtLobby, Matches, Sweep
from storage.errors import Elsewhere
from storage.postgres import leases
from storage.postgres.store import PostgresStore
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import LAX_QUOTAS, NAMES, NOW, USERS, begin, choose_first, open_question
from tests.postgres import Server, schema_of

pytestmark = pytest.mark.postgres

VICTIM = USERS[0]
GUILD = 5
"""The server of the new matches, which the second process looks after; the first has the other servers."""

Pair = tuple[Matches, Matches]


@pytest.fixture
def address(server: Server, tmp_path: Path) -> str:
    """Address of an empty database."""
    return server.address(schema_of(server, tmp_path / "matches.db"))


@pytest.fixture
async def pair(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    """Matches of two processes, which renew nothing by themselves."""
    monkeypatch.setattr(leases, "RENEWAL_SECONDS", 3600)
    stores = [await PostgresStore.open(address) for _ in range(2)]
    for store in (*stores, *stores):
        await store.renew()
    stores.sort(key=lambda store: store.looks_after(GUILD))
    first, second = (matches_with_lobbies(store, lambda: NOW, lambda match_id: None, LAX_QUOTAS) for store in stores)
    yield first, second
    for store in stores:
        await store.close()


async def test_a_match_goes_on_when_another_process_deletes_its_player(pair: Pair) -> None:
    here, there = pair
    match_id = await begin(there)
    while (await open_question(there, match_id))[0] != VICTIM:
        await choose_first(there, match_id)
    before = (await there.get_match(match_id)).log_length
    await Privacy(here, lobby_of(here).lobbies).delete(VICTIM, "Computer 1")
    await there.sweep()
    table = await there.get_match(match_id)
    assert table.log_length > before
    assert [table.seats[seat].user_id for seat in table.asked()] == [USERS[1]]
    assert NAMES[0] not in table.names
    await choose_first(there, match_id)


async def test_a_player_can_leave_a_lobby_of_another_process(pair: Pair) -> None:
    here, there = pair
    lobby = await lobby_of(there).lobbies.open(7, GUILD, VICTIM, NAMES[0], LobbyTerms("caylus", 3))
    await lobby_of(there).lobbies.join(lobby.id, USERS[1], NAMES[1])
    alone = await lobby_of(there).lobbies.open(8, GUILD, VICTIM, NAMES[0], LobbyTerms("caylus", 3))
    with pytest.raises(Elsewhere):
        await lobby_of(here).lobbies.leave(lobby.id, VICTIM)
    await Privacy(here, lobby_of(here).lobbies).delete(VICTIM, "Computer 1")
    row, seats = await lobby_of(there).lobbies.get_lobby(lobby.id)
    assert (row.owner_id, [seat.user_id for seat in seats]) == (USERS[1], [USERS[1]])
    left = await there.find(alone.id)
    assert left is not None
    assert left.status == "cancelled"
    assert not any((await here.store.own_rows(VICTIM)).values())


async def test_a_due_match_that_passes_to_another_process_is_no_error(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, there = pair
    match_id = await begin(there)
    await there.store.set_due(match_id, 0)

    async def passes_on(sweep: Sweep, match_id: str, now: int, look_at_lobby: LookAtLobby) -> None:
        raise Elsewhere(match_id)

    monkeypatch.setattr(Sweep, "_look", passes_on)
    assert await there.sweep() == 1
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
