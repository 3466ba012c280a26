"""A second lobby in a channel is refused, with a reason and an alternative."""

import pytest

from tests.bot.playing import private_text, sentence
from tests.simulated import World, texts


@pytest.mark.parametrize(("language", "locale"), [("en-US", "en"), ("it", "it"), ("es-ES", "es")])
async def test_a_second_lobby_is_refused_with_a_reason(world: World, language: str, locale: str) -> None:
    ada, bruno = world.people["Ada"], world.people["Bruno"]
    world.languages[bruno.id] = language
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    told = private_text(await bruno.slash(world.channel, "game new", game="catan_cards"))
    game = sentence("game-caylus", locale)
    assert told == sentence("lobby-busy", locale, game=game, host=f"<@{ada.id}>")
    assert told not in "\n".join(map(texts, world.channel.history(viewer=ada)))


async def test_a_user_in_the_lobby_is_reminded_of_it_when_opening_another(world: World) -> None:
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    assert private_text(await ada.slash(world.channel, "game new", game="caylus")) == "", (
        "the lobby's message may be lost"
    )
    told = private_text(await ada.slash(world.channel, "game new", game="catan_cards"))
    assert told == sentence("lobby-busy-own", game=sentence("game-caylus"))
