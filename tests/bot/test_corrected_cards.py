"""Matches with an operator's card values: settled when the lobby opens, and nobody's to choose."""

import pytest

from bot.refused import Refused
from bot.tables import Tables
from engine import GAMES
from tests.bot.tabletop import NAMES, USERS, begin

CATAN = GAMES["catan_cards"]
TEXT = "flagship:vp=1"


@pytest.fixture(autouse=True)
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CATAN, "fixed", {"cards": TEXT})


async def test_a_match_has_the_values_of_the_day_its_lobby_opened(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await tables.lobbies.open(7, 5, USERS[0], NAMES[0], CATAN.name)
    assert lobby.options["cards"] == TEXT
    monkeypatch.setattr(CATAN, "fixed", {"cards": "flagship:vp=2"})
    await tables.lobbies.join(lobby.id, USERS[1], NAMES[1])
    await tables.lobbies.change(lobby.id, USERS[0], "mode", "themed")
    await tables.lobbies.change(lobby.id, USERS[0], "seats", "2")
    await tables.start(lobby.id, USERS[0])
    table = await tables.look(lobby.id)
    assert table.match.setup.options == {**CATAN.setup(2, {"mode": "themed"}).options, "cards": TEXT}
    assert table.match.position.state.printed("flagship").vp == 1


async def test_other_games_know_nothing_of_it(tables: Tables) -> None:
    table = await tables.look(await begin(tables))
    assert "cards" not in table.match.setup.options


async def test_no_host_chooses_the_values(tables: Tables) -> None:
    lobby = await tables.lobbies.open(7, 5, USERS[0], NAMES[0], CATAN.name)
    with pytest.raises(Refused) as refusal:
        await tables.lobbies.change(lobby.id, USERS[0], "cards", "flagship:vp=9")
    assert refusal.value.reason is not None
    assert refusal.value.reason.kind == "unknown_option"
    seen, _ = await tables.lobbies.see(lobby.id)
    assert seen.options["cards"] == TEXT
