"""Options in a lobby: defaults that follow another option, and lobbies of older revisions of the rules."""

from typing import Final

import pytest
from discord import ui
from msgspec import structs

from bot.features.lobby.settings_cards import settings_card
from bot.interaction.translator import CATALOGUE
from bot.match.errors import Refused
from bot.match.new_match import LobbyTerms
from bot.match.service import Matches
from bot.match.settings import COMPUTER_LEVEL, PACE, THEME
from bot.words import LOCALES
from engine import GAMES
from storage.matches import MatchRow
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NAMES, USERS

CATAN = GAMES["catan_cards"]
CAMP = "camp_counts_reactions"

MAX_CLOSED_MENU: Final = 33
"""Characters of its entry that a closed menu shows on a phone 420 pixels wide; only details in brackets may be longer."""


async def open_lobby(tables: Matches, **options: str) -> MatchRow:
    return await lobby_of(tables).lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms(CATAN.name, options=options))


async def open_under_first_revision(tables: Matches, monkeypatch: pytest.MonkeyPatch) -> MatchRow:
    """Open a lobby of the themed game under the first revision of the rules."""
    with monkeypatch.context() as then:
        then.setattr(CATAN, "rules", 1, raising=True)
        lobby = await open_lobby(tables, mode="themed")
    assert lobby.rules == 1 < CATAN.rules
    return lobby


async def test_a_default_follows_the_chosen_mode(tables: Matches) -> None:
    lobby = await open_lobby(tables)
    assert lobby.options["church_scope"] == "city"
    for mode, scope in (("tournament", "principality"), ("base", "city")):
        await lobby_of(tables).lobbies.change(lobby.id, USERS[0], "mode", mode)
        seen, _ = await lobby_of(tables).lobbies.get_lobby(lobby.id)
        assert seen.options == CATAN.setup(2, {"mode": mode}).options
        assert seen.options["church_scope"] == scope


async def test_a_lobby_of_an_older_revision_keeps_its_options(tables: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await open_under_first_revision(tables, monkeypatch)
    await lobby_of(tables).lobbies.change(lobby.id, USERS[0], CAMP, "off")
    await lobby_of(tables).lobbies.join(lobby.id, USERS[1], NAMES[1])
    await lobby_of(tables).starting.start(lobby.id, USERS[0])
    setup = (await tables.get_match(lobby.id)).core.setup
    assert (setup.rules, setup.options) == (1, {**lobby.options, CAMP: "off"})


async def test_a_removed_option_is_unknown_in_a_new_lobby(tables: Matches) -> None:
    lobby = await open_lobby(tables, mode="themed")
    with pytest.raises(Refused):
        await lobby_of(tables).lobbies.change(lobby.id, USERS[0], CAMP, "off")


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_old_lobby_shows_its_options(tables: Matches, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    lobby, words = await open_under_first_revision(tables, monkeypatch), CATALOGUE.words(locale)
    named = words(f"catan_cards-rule-{CAMP}")
    assert named != f"catan_cards-rule-{CAMP}"
    plain = await lobby_of(tables).lobbies.open(
        8, 5, USERS[0], NAMES[0], LobbyTerms(CATAN.name, options={"mode": "themed"})
    )
    cards = [
        settings_card(words, *await lobby_of(tables).lobbies.get_lobby(match.id), page, owner=True)
        for match in (lobby, plain)
        for page in range(3)
    ]
    menus = [[menu.placeholder for menu in card.walk_children() if isinstance(menu, ui.Select)] for card in cards]
    assert [named in one + two + three for one, two, three in (menus[:3], menus[3:])] == [True, False]


@pytest.mark.parametrize("chosen", [{}, {PACE: "slow", COMPUTER_LEVEL: "master", THEME: "night"}])
async def test_the_lobby_shows_the_options_that_its_menus_offer(tables: Matches, chosen: dict[str, str]) -> None:
    words = CATALOGUE.words("en")
    lobby = await open_lobby(tables)
    for setting, value in chosen.items():
        await lobby_of(tables).lobbies.change(lobby.id, USERS[0], setting, value)
    row, seats = await lobby_of(tables).lobbies.get_lobby(lobby.id)
    listed = settings_card(words, row, seats, owner=False)
    (text,) = (one.content for one in listed.walk_children() if isinstance(one, ui.TextDisplay))
    menus = {
        menu.custom_id: next((one.label for one in menu.options if one.default), menu.placeholder)
        for page in range(3)
        for menu in settings_card(words, row, seats, page, owner=True).walk_children()
        if isinstance(menu, ui.Select)
    }
    assert len(menus) > 8
    assert [shown for shown in menus.values() if f"- {shown}" not in text.splitlines()] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_closed_menus_show_their_values_on_a_phone(tables: Matches, game: str, locale: str) -> None:
    words, rules = CATALOGUE.words(locale), GAMES[game]
    lobby = await lobby_of(tables).lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms(game))
    shown = {
        label
        for choice in rules.options
        for value in choice.values
        for page in range(3)
        for menu in settings_card(
            words, structs.replace(lobby, options=lobby.options | {choice.id: value}), [], page, owner=True
        ).walk_children()
        if isinstance(menu, ui.Select)
        for label in ([] if any(one.default for one in menu.options) else [menu.placeholder or ""])
        + [one.label for one in menu.options]
    }
    named = {(choice.id, words(f"{game}-rule-{choice.id}")) for choice in rules.options}
    assert [id for id, name in named if not any(one.startswith(f"{name}: ") for one in shown)] == []
    assert [one for one in shown if len(one.partition(" (")[0]) > MAX_CLOSED_MENU] == []
