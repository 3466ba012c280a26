"""A second lobby in a channel: there is none, and the person is told why and what to do instead."""

import pytest

from tests.bot.playing import said, sentence
from tests.simulated import World, texts


@pytest.mark.parametrize(("language", "locale"), [("en-US", "en"), ("it", "it"), ("es-ES", "es")])
async def test_who_opens_a_second_lobby_is_told_why_there_is_none(world: World, language: str, locale: str) -> None:
    ada, bruno = world.people["Ada"], world.people["Bruno"]
    world.languages[bruno.id] = language
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    told = said(await bruno.slash(world.channel, "game new", game="catan_cards"))
    game = sentence("game-caylus", locale)
    assert told == sentence("lobby-busy", locale, game=game, host=f"<@{ada.id}>")
    assert told not in "\n".join(map(texts, world.channel.history(viewer=ada)))


async def test_who_is_in_that_lobby_is_told_so_when_another_game_is_wanted(world: World) -> None:
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    assert said(await ada.slash(world.channel, "game new", game="caylus")) == "", "the lobby's message may be lost"
    told = said(await ada.slash(world.channel, "game new", game="catan_cards"))
    assert told == sentence("lobby-busy-own", game=sentence("game-caylus"))
