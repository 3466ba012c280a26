"""Work that a killed process left undone, finished when the match is next read."""

from pathlib import Path

from bot.match.computer_levels import DEFAULT_LEVEL
from storage import SqliteStore
from storage.matches import SeatRow
from tests.bot.lobbies import matches_with_lobbies
from tests.bot.tabletop import NOW, USERS, begin, open_question


async def test_a_computer_player_moves_after_a_kill_when_it_took_the_seat(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "matches.db")
    told: list[str] = []
    match_id = await begin(matches_with_lobbies(store, lambda: NOW, told.append))
    resigned, _, _ = await open_question(matches_with_lobbies(store, lambda: NOW, told.append), match_id)
    length = len(await store.log(match_id))
    match = await store.match(match_id)
    assert match is not None
    await store.hand_over(match_id, match.version, SeatRow(USERS.index(resigned), None, "Computer 1", DEFAULT_LEVEL))
    told.clear()
    tables = matches_with_lobbies(store, lambda: NOW, told.append)
    user, _, _ = await open_question(tables, match_id)
    assert user != resigned
    assert len(await store.log(match_id)) > length
    assert told == [match_id]
    await store.close()
