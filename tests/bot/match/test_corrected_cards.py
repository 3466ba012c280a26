"""Matches with an operator's card values, which are fixed when the lobby opens."""

import pytest

from bot.features.lobby.cards import lobby_card
from bot.interaction.translator import CATALOGUE
from bot.match.errors import Refused
from bot.match.new_match import LobbyTerms
from bot.match.service import Matches
from bot.words import LOCALES
from engine import GAMES
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import NAMES, NOW, USERS, Room, begin

CATAN = GAMES["catan_cards"]
TEXT = "flagship:vp=1"


@pytest.fixture
def tables(room: Room) -> Matches:
    return with_values(room, TEXT)


def with_values(room: Room, text: str) -> Matches:
    """Return the matches of a bot that was started with these values of cards."""
    return matches_with_lobbies(
        room.store, lambda: NOW, room.told.append, operator_options={CATAN.name: {"cards": text}}
    )


async def test_a_match_has_the_values_of_the_day_its_lobby_opened(tables: Matches, room: Room) -> None:
    lobby = await lobby_of(tables).lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms(CATAN.name))
    assert lobby.options["cards"] == TEXT
    tables = with_values(room, "flagship:vp=2")
    await lobby_of(tables).lobbies.join(lobby.id, USERS[1], NAMES[1])
    await lobby_of(tables).lobbies.change(lobby.id, USERS[0], "mode", "themed")
    await lobby_of(tables).lobbies.change(lobby.id, USERS[0], "seats", "2")
    await lobby_of(tables).starting.start(lobby.id, USERS[0])
    table = await tables.get_match(lobby.id)
    assert table.core.setup.options == {**CATAN.setup(2, {"mode": "themed"}).options, "cards": TEXT}
    assert table.core.position.state.printed("flagship").vp == 1


async def test_other_games_have_no_corrected_values(tables: Matches) -> None:
    table = await tables.get_match(await begin(tables))
    assert "cards" not in table.core.setup.options


async def test_no_host_chooses_the_values(tables: Matches) -> None:
    lobby = await lobby_of(tables).lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms(CATAN.name))
    with pytest.raises(Refused) as refusal:
        await lobby_of(tables).lobbies.change(lobby.id, USERS[0], "cards", "flagship:vp=9")
    assert refusal.value.reason is not None
    assert refusal.value.reason.kind == "unknown_option"
    seen, _ = await lobby_of(tables).lobbies.get_lobby(lobby.id)
    assert seen.options["cards"] == TEXT


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lobby_names_the_corrected_cards(room: Room, locale: str) -> None:
    tables = with_values(room, "trading_outpost:trade=2;flagship:vp=1;flagship:hand=1")
    words = CATALOGUE.words(locale)
    named = f"{words('name-trading_outpost')}, {words('name-flagship')}"
    told = words("catan_cards-fixed-cards", cards=named)
    assert named in told
    corrected = await lobby_of(tables).lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms(CATAN.name))
    plain = await lobby_of(room.tables).lobbies.open(8, 5, USERS[0], NAMES[0], LobbyTerms(CATAN.name))
    shown = [
        str(lobby_card(words, *await lobby_of(tables).lobbies.get_lobby(match.id)).to_components())  # type: ignore[no-untyped-call] # discord.py annotates it only in part
        for match in (corrected, plain)
    ]
    assert [told in card for card in shown] == [True, False]
