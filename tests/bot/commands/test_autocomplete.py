"""Slash commands complete the options on offer: only for the player who is asked, and in their language."""

import pytest
from discord import app_commands

from bot.words import Catalogue
from engine.core.types import Option
from render import marked_label
from storage import SqliteStore
from storage.errors import NotSaved
from tests.bot.playing import Match

CHOICES, NAME = 25, 100


async def complete_options(match: Match, typed: str, verb: str = "place", name: str = "where") -> dict[str, str]:
    """Return the options that the asked player is offered: labels by value."""
    person = await match.asked()
    found = await person.autocomplete(match.place, f"caylus {verb}", name, typed)
    assert len(found) <= CHOICES
    assert all(1 <= len(choice["name"]) <= NAME and 1 <= len(choice["value"]) <= NAME for choice in found)
    return {choice["value"]: choice["name"] for choice in found}


async def place_options(match: Match) -> list[Option]:
    table = await match.table()
    return [option for option in table.core.decisions[0].ask.options if option.verb == "place"]


async def test_all_options_are_offered(match: Match) -> None:
    assert list(await complete_options(match, "")) == [option.key for option in await place_options(match)]


@pytest.mark.parametrize(("language", "locale"), [("en-US", "en"), ("it", "it"), ("es-419", "es")])
async def test_each_option_is_found_by_its_name_in_the_readers_language(
    match: Match, language: str, locale: str
) -> None:
    person = await match.asked()
    match.world.languages[person.id] = language
    words = Catalogue().words(locale)
    for option in await place_options(match):
        label = marked_label(words, "caylus", "place", option)
        assert (await complete_options(match, label))[option.key] == label
        assert (await complete_options(match, label.upper()))[option.key] == label


async def test_typing_narrows_the_options_down(match: Match) -> None:
    assert list(await complete_options(match, "joust")) == ["joust_field"]
    assert await complete_options(match, "no such thing") == {}


async def test_a_verb_that_answers_nothing_now_offers_nothing(match: Match) -> None:
    assert await complete_options(match, "", "castle", "give") == {}


async def test_other_players_are_offered_nothing(match: Match) -> None:
    asked = await match.asked()
    for name, person in match.world.people.items():
        found = await person.autocomplete(match.place, "caylus place", "where", "")
        assert bool(found) == (person.id == asked.id), name


async def test_a_channel_without_a_match_offers_nothing(match: Match) -> None:
    person = await match.asked()
    elsewhere = match.place.guild
    assert elsewhere is not None
    channel = elsewhere.create_text_channel("elsewhere")
    assert await person.autocomplete(channel, "caylus place", "where", "") == []


async def test_nothing_is_offered_when_the_disk_has_failed(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(store: SqliteStore, channel_id: int) -> None:
        raise NotSaved("SQLITE_IOERR")

    monkeypatch.setattr(SqliteStore, "match_in", failing)
    assert await complete_options(match, "") == {}
    assert not caplog.records


def find_completed(match: Match) -> list[tuple[str, str]]:
    """Return the options that are completed while typing, each with its command."""
    return [
        (command.qualified_name, parameter.display_name)
        for command in match.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for parameter in command.parameters
        if parameter.autocomplete
    ]


async def test_no_option_fails_where_there_is_nothing_to_offer(
    match: Match, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*given: object) -> None:
        raise NotSaved("SQLITE_IOERR")

    ada, guild = match.world.people["Ada"], match.place.guild
    assert guild is not None
    empty = guild.create_text_channel("empty")
    options = find_completed(match)
    for broken in (False, True):
        for read in ("match_in", "event_in", "follows_of", "decks") if broken else ():
            monkeypatch.setattr(SqliteStore, read, failing)
        for command, name in options:
            await ada.autocomplete(empty, command, name, "")
    assert {"event desk", "follow stop", "arbiter undo", "catan deck edit", "catancards deck edit"} <= {
        command for command, _ in options
    }
    assert not caplog.records


async def test_the_offered_options_can_be_played(match: Match) -> None:
    person = await match.asked()
    value = next(iter(await complete_options(match, "forest")))
    await person.slash(match.place, "caylus place", where=value)
    assert (await match.table()).core.actions[-1].picks == (value,)


async def test_the_rules_of_a_lobby_are_completed(match: Match) -> None:
    ada = match.world.people["Ada"]
    found = await ada.autocomplete(match.world.channel, "game new", "options", "", game="caylus")
    assert {"favours=royal", "favours=simplified", "jeweler=on", "lawyer_vp=3"} <= {one["value"] for one in found}
    further = await ada.autocomplete(match.world.channel, "game new", "options", "jeweler=on,", game="caylus")
    assert {one["value"] for one in further} >= {"jeweler=on,lawyer_vp=3", "jeweler=on,favours=simplified"}
    assert not [one for one in further if one["value"].count("jeweler") > 1]


async def test_a_rule_is_completed_only_where_it_makes_a_difference(match: Match) -> None:
    async def rules(typed: str) -> set[str]:
        found = await match.world.people["Ada"].autocomplete(
            match.world.channel, "game new", "options", typed, game="catan_cards"
        )
        return {one["value"].rpartition(",")[2] for one in found}

    assert "church_scope=principality" in await rules("")
    assert not {"arch_max=2", "brown_slots=2"} & await rules("")
    assert {"arch_max=2", "brown_slots=2"} <= await rules("mode=themed,")
