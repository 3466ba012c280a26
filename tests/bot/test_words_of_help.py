"""`/help` opens at the game that is meant, and every game can be turned to from every page; the guide has every command."""

import re

import pytest

from bot.commands.decks import COMMANDS
from bot.commands.play import verbs
from bot.matches.decks import VERB
from bot.words import LOCALES, Catalogue
from engine import GAMES
from tests.bot.playing import answers, said
from tests.bot.spoken import SPOKEN
from tests.contract.drawing import AnyGame
from tests.project.repository import text
from tests.simulated import World, controls, texts

WORDS = Catalogue().words("en")


@pytest.mark.parametrize("game", SPOKEN)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_is_taught_in_every_language(game: str, locale: str) -> None:
    assert WORDS(f"help-{game}-1") != Catalogue().words(locale)(f"help-{game}-1") or locale == "en"


@pytest.mark.parametrize("game", GAMES)
async def test_help_opens_at_the_game_that_is_named(world: World, game: str) -> None:
    page = said(await world.people["Dora"].slash(world.channel, "help", game=game))
    assert WORDS(f"help-{game}-1") in page


@pytest.mark.parametrize("game", GAMES)
async def test_help_opens_at_the_game_of_the_channel(world: World, game: str) -> None:
    await world.people["Ada"].slash(world.channel, "game new", game=game)
    assert WORDS(f"help-{game}-1") in said(await world.people["Dora"].slash(world.channel, "help"))


async def test_help_opens_at_the_first_game_where_nothing_is_played(world: World) -> None:
    assert WORDS(f"help-{next(iter(GAMES))}-1") in said(await world.people["Dora"].slash(world.channel, "help"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_button_turns_to_the_first_page_of_a_game(world: World, game: str) -> None:
    dora = world.people["Dora"]
    (page,) = answers(await dora.slash(world.channel, "help", game=next(reversed([*GAMES]))))
    turned = (await dora.click(page, label=WORDS(f"game-{game}"))).response
    assert turned is not None
    assert WORDS(f"help-{game}-1") in texts(turned)
    assert {WORDS(f"game-{other}") for other in GAMES} < {control["label"] for control in controls(turned).values()}


@pytest.mark.parametrize("game", SPOKEN.values(), ids=lambda game: game.name)
def test_the_guide_lists_the_commands_of_every_game(game: AnyGame) -> None:
    chapters = re.split(r"^## ", text("docs/playing.md"), flags=re.MULTILINE)
    (chapter,) = [chapter for chapter in chapters if chapter.startswith(f"{WORDS(f'game-{game.name}')}\n")]
    rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith(f"| `/{game.command} ")]
    about_decks = f" `/{game.command} {VERB}"
    table = "".join(row for row in rows if not row.startswith(about_decks))
    listed = re.findall(rf"`(?:/{game.command} )?(\w+)(?: (\w+):)?`", table)
    assert sorted(listed) == sorted((verb.name, verb.param) for verb in verbs(game))
    told = "".join(row for row in rows if row.startswith(f"{about_decks} "))
    commands = {"new", "list", *COMMANDS} if game.deckbuilding else set()
    assert {*re.findall(rf"`(?:/{game.command} {VERB} )?(\w+)", told)} == commands
