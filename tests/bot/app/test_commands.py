"""Slash commands keep Discord's limits in every language."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.app.client import Provost
from bot.app.config import Config
from bot.commands.answer import command_names, verbs
from bot.interaction.translator import Translator
from bot.words import LOCALES, Catalogue
from engine import GAMES
from tests.project.repository import text

COMMANDS, CHILDREN, CHOICES, DESCRIPTION, CHARACTERS, CHOICE = 100, 25, 25, 100, 8_000, 100
NAME = re.compile(r"^[-_'\w]{1,32}$")
SLASH, MENU_NAME = 1, 32
SUBCOMMAND, GROUP = 1, 2
"""Discord's types of the options that are a subcommand and a group of subcommands."""

Payload = dict[str, Any]


@pytest.fixture(scope="module")
def payloads(tmp_path_factory: pytest.TempPathFactory) -> list[Payload]:
    """Payloads of all commands and menu entries, as Discord gets them."""

    async def sent() -> list[Payload]:
        tree = Provost(Config(db=tmp_path_factory.getbasetemp() / "unused.db")).tree
        translator = Translator()
        await tree.set_translator(translator)
        return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]

    return asyncio.run(sent())


@pytest.fixture(scope="module")
def commands(payloads: list[Payload]) -> list[Payload]:
    """Payloads of all slash commands."""
    return [payload for payload in payloads if payload["type"] == SLASH]


def test_entries_of_menus_have_names_in_every_language(payloads: list[Payload]) -> None:
    entries = [payload for payload in payloads if payload["type"] != SLASH]
    assert [entry["name"] for entry in entries] == ["Challenge to a game", "What happened here?", "Profile"]
    for entry in entries:
        names = {entry["name"], *entry["name_localizations"].values()}
        assert len(names) == len(LOCALES)
        assert all(1 <= len(name) <= MENU_NAME for name in names)
        assert entry["dm_permission"] is False


def test_the_guide_names_every_command_and_no_other(commands: list[Payload]) -> None:
    games = {name for game in GAMES.values() for name in command_names(game)}
    there = set[str]()
    for command in commands:
        below = [option["name"] for option in command.get("options", ()) if option["type"] == SUBCOMMAND]
        there |= {f"{command['name']} {name}" for name in below} or {command["name"]}
    named = set[str]()
    for first, more in re.findall(r"`/([a-z]+(?: [a-z]+)?)(?: [^`]*)?`((?:, `[a-z]+`)*)", text("docs/playing.md")):
        named |= {first} | {f"{first.split()[0]} {other}" for other in re.findall(r"`([a-z]+)`", more)}
    assert {name for name in there ^ named if name.split()[0] not in games} == set()


def walk_commands(commands: list[Payload]) -> Iterator[Payload]:
    """Yield all commands, subcommands and parameters."""
    for command in commands:
        yield command
        yield from walk_commands(command.get("options", []))


def languages(named: Payload, what: str) -> dict[str, str]:
    """Return a name or description in every language: English where there is no translation."""
    return {"en-US": named[what], **named.get(f"{what}_localizations", {})}


def localise(named: Payload, what: str, locale: str) -> str:
    return str(named.get(f"{what}_localizations", {}).get(locale, named[what]))


def test_there_is_a_command_for_every_action_of_players(commands: list[Payload]) -> None:
    by_name = {command["name"]: command for command in commands}
    others = {
        "arbiter",
        "clock",
        "daily",
        "event",
        "follow",
        "game",
        "help",
        "hint",
        "ladder",
        "learn",
        "mygames",
        "orders",
        "plan",
        "privacy",
        "profile",
        "replay",
        "server",
        "spotlight",
        "stats",
    }
    assert set(by_name) == {*others, *(name for game in GAMES.values() for name in command_names(game))}
    assert "catan" in GAMES["catan_cards"].former_commands
    under_game = {option["name"] for option in by_name["game"]["options"]}
    wanted = "new find watch avoid join leave start cancel board hand describe log since undo why resign export verify language theme reactions routine"
    assert under_game == set(wanted.split())
    under_arbiter = {option["name"] for option in by_name["arbiter"]["options"]}
    assert under_arbiter == {"undo", "redo", "pause", "resume", "extend", "replace", "end"}
    under_clock = {option["name"] for option in by_name["clock"]["options"]}
    assert under_clock == {"show", "back", "substitute", "vacation", "hours", "notices", "pause"}
    for game, name in [(one, name) for one in GAMES.values() for name in command_names(one)]:
        options = by_name[name]["options"]
        taken = {one["name"]: len(one["options"]) for one in options if one["type"] != GROUP}
        assert taken == {verb.name: bool(verb.param) for verb in verbs(game)}
        groups = {one["name"]: {under["name"] for under in one["options"]} for one in options if one["type"] == GROUP}
        about_decks = {"deck": {"new", "edit", "show", "check", "delete", "list", "share", "play"}}
        assert groups == (about_decks if game.deckbuilding else {})


def test_there_are_no_more_commands_than_discord_allows(commands: list[Payload]) -> None:
    assert len(commands) <= COMMANDS
    assert all(len(one.get("options", [])) <= CHILDREN for one in walk_commands(commands))
    assert all(len(one.get("choices", [])) <= CHOICES for one in walk_commands(commands))


def test_names_and_descriptions_keep_the_limits(commands: list[Payload]) -> None:
    for one in walk_commands(commands):
        for locale, name in languages(one, "name").items():
            assert NAME.match(name), (locale, name)
            assert name == name.lower(), (locale, name)
        for locale, description in languages(one, "description").items():
            assert 1 <= len(description) <= DESCRIPTION, (locale, description)
        for choice in one.get("choices", []):
            for locale, name in languages(choice, "name").items():
                assert 1 <= len(name) <= CHOICE, (locale, name)


def test_every_language_is_complete(commands: list[Payload]) -> None:
    others = {locale.value for locale in discord.Locale if Catalogue.match(locale.value) != LOCALES[0]}
    assert {Catalogue.match(locale) for locale in others} == {*LOCALES[1:]}
    for one in walk_commands(commands):
        assert set(one["description_localizations"]) == others
        assert all(set(choice["name_localizations"]) == others for choice in one.get("choices", []))


def test_a_command_has_no_more_characters_than_discord_allows(commands: list[Payload]) -> None:
    """Discord counts names, descriptions and values of a command and all below it, each in its longest language."""
    for command in commands:
        assert characters(command) <= CHARACTERS, command["name"]


def characters(named: Payload) -> int:
    own = sum(max(map(len, languages(named, what).values())) for what in ("name", "description") if what in named)
    below = [*named.get("options", []), *named.get("choices", [])]
    return own + len(str(named.get("value", ""))) + sum(map(characters, below))


def test_names_differ_in_every_language(commands: list[Payload]) -> None:
    """Discord refuses two commands, or two options of a command, with the same name in any language."""
    families = [commands, *(one["options"] for one in walk_commands(commands) if one.get("options"))]
    for family in families:
        for locale in ("en-US", "it", "es-ES", "es-419"):
            names = [localise(one, "name", locale) for one in family]
            assert len(set(names)) == len(names), (locale, names)
    for one in walk_commands(commands):
        for what in ("name", "value"):
            values = [choice[what] for choice in one.get("choices", [])]
            assert len(set(values)) == len(values)


def test_required_parameters_come_first(commands: list[Payload]) -> None:
    for one in walk_commands(commands):
        required = [option.get("required", False) for option in one.get("options", []) if option["type"] > GROUP]
        assert required == sorted(required, reverse=True), one["name"]


PRIVATE_COMMANDS = {"daily", "game", "hint", "orders", "plan", "replay", "learn"}
"""Commands for playing in direct messages and group DMs, besides those of the games."""


def test_commands_name_the_contexts_that_offer_them(commands: list[Payload]) -> None:
    """Discord offers a command in private messages too, unless its contexts say otherwise."""
    direct = PRIVATE_COMMANDS | {name for game in GAMES.values() for name in command_names(game)}
    for command in commands:
        if command["name"] in direct:
            assert (command["contexts"], command["integration_types"]) == ([0, 1, 2], [0, 1]), command["name"]
        elif command["name"] not in ("help", "mygames", "follow", "privacy"):
            assert command["dm_permission"] is False, command["name"]
