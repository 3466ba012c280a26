"""Languages on Discord: the reader's in private answers, the server's in public messages, either in help."""

from pathlib import Path

import discord
import pytest

from bot.words import Catalogue
from tests import simulated
from tests.bot.playing import (
    Match,
    begin,
    is_private_card,
    make_bot,
    private_messages,
    private_text,
    refreshed,
    sketch_pictures,
)
from tests.simulated import Message, World, controls, texts

EN, IT, ES = (Catalogue().words(locale) for locale in ("en", "it", "es"))


def labels(shown: discord.Message) -> set[str]:
    """Return the labels of a message's buttons."""
    return {control["label"] for control in controls(shown).values() if "label" in control}


async def test_private_answers_use_the_readers_language_public_the_servers(match: Match) -> None:
    asked = await match.asked()
    match.world.languages.update({match.person(0).id: "it", match.person(1).id: "es-ES"})
    own, other = (IT, ES) if asked.id == match.person(0).id else (ES, IT)
    waiting = match.person(1 if asked.id == match.person(0).id else 0)
    await match.first_choice()
    assert private_text(await asked.slash(match.place, "game why")) == own("why-nothing")
    assert EN("button-undo") in labels(await match.card())
    assert other("log-title", page=1, pages=1) in private_text(await waiting.slash(match.place, "game log"))


async def test_a_server_gets_its_own_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sketch_pictures(monkeypatch)
    async with simulated.world(make_bot(tmp_path / "matches.db"), server="it") as world:
        match = await begin(world, 2)
        assert IT("button-undo") in labels(await match.card())
        assert EN("log-title", page=1, pages=1) in private_text(await match.command("Ada", "log"))


async def test_a_language_can_be_chosen(match: Match) -> None:
    ada = match.world.people["Ada"]
    assert private_text(await ada.slash(match.place, "game language", language="it")) == IT("language-set-me")
    assert IT("log-title", page=1, pages=1) in private_text(await ada.slash(match.place, "game log"))
    assert EN("log-title", page=1, pages=1) in private_text(await match.command("Bruno", "log"))
    assert private_text(await ada.slash(match.place, "game language", language="auto")) == EN("language-set-me-auto")
    assert EN("log-title", page=1, pages=1) in private_text(await ada.slash(match.place, "game log"))


async def test_an_open_private_card_follows_in_the_language_just_chosen(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch_pictures(monkeypatch)
    match = await begin(world, 2, "magna_carta")
    await match.own(0, "move")
    (before,) = [one for one in match.private(0) if is_private_card(one)]
    assert EN("magna_carta-option-exchange-keep") in labels(before)
    await match.command("Ada", "language", language="it")
    (after,) = [one for one in match.private(0) if is_private_card(one)]
    assert IT("magna_carta-option-exchange-keep") in labels(after)
    assert not [one for one in match.private(1) if is_private_card(one)]


async def test_a_moderator_chooses_the_servers_language(match: Match) -> None:
    ada = await match.command("Ada", "language", language="es", scope="server")
    assert private_text(ada) == EN("refuse-not-moderator")
    guild = match.place.guild
    assert guild is not None
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    moderator = guild.add_member(match.world.env.create_user("mod"), roles=[role])
    chosen = await moderator.slash(match.place, "game language", language="es", scope="server")
    assert private_text(chosen) == ES("language-set-server")
    await match.first_choice()
    assert ES("button-undo") in labels(await match.card())
    assert EN("log-title", page=1, pages=1) in private_text(await match.command("Ada", "log"))


async def test_help_has_pages_to_turn(world: World) -> None:
    ada = world.people["Ada"]
    world.languages[ada.id] = "it"
    (first,) = private_messages(await ada.slash(world.channel, "help"))
    page: Message = first
    seen = [texts(page)]
    while (further := IT("button-next")) in {control["label"] for control in controls(page).values()}:
        await ada.click(page, label=further)
        page = refreshed(ada, page)
        seen.append(texts(page))
    assert len(set(seen)) == len(seen) >= 3
    assert IT("button-previous") in {control["label"] for control in controls(page).values()}
