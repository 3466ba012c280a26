"""`/help` opens at the relevant game, every page leads to every game, and the guide has every command."""

import re

import pytest

from bot.commands.answer import verbs
from bot.features.decks.commands import DECK_COMMANDS
from bot.features.help import commands
from bot.features.help.commands import chapters, first_view, help_view
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.deckbuilding import DECK_VERB as VERB
from engine.core.presentation import Showcase
from render.legend_and_emoji import draw_legend
from render.pool import Pool
from render.prose.describe import ALT_LENGTH
from render.prose.signs import LEGENDS, explained, legend_parts
from tests.bot.playing import galleries, private_messages, private_text, refreshed
from tests.bot.spoken_words import SPOKEN
from tests.contract.drawing import AnyGame
from tests.project.repository import text
from tests.simulated import World, controls, texts

WORDS = Catalogue().words("en")
MAX_WORDS = 120
MAX_TIP_WORDS = 22
FIRST_TIPS = {
    "caylus": ["tip-caylus-place"],
    "magna_carta": ["tip-magna_carta-exchange"],
    "catan_cards": ["tip-catan_cards-arrange"],
}
"""Tips on the first card of a game."""


@pytest.mark.parametrize("game", SPOKEN)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_is_taught_in_every_language(game: str, locale: str) -> None:
    assert WORDS(f"help-{game}-1") != Catalogue().words(locale)(f"help-{game}-1") or locale == "en"


@pytest.mark.parametrize("game", FIRST_TIPS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_page_of_a_game_is_short_and_ends_with_the_first_move(game: str, locale: str) -> None:
    page = Catalogue().words(locale)(f"help-{game}-1")
    assert len(page.split()) <= MAX_WORDS
    assert "**" in page.splitlines()[-1]
    tips = [Catalogue().words(locale)(id, rules="standard", seats=2) for id in FIRST_TIPS[game]]
    assert sum(len(tip.split()) for tip in tips) <= MAX_TIP_WORDS


@pytest.mark.parametrize("game", GAMES)
async def test_help_opens_at_the_named_game(world: World, game: str) -> None:
    page = private_text(await world.people["Dora"].slash(world.channel, "help", game=game))
    assert WORDS(f"help-{game}-1") in page


@pytest.mark.parametrize("game", GAMES)
async def test_help_opens_at_the_game_of_the_channel(world: World, game: str) -> None:
    await world.people["Ada"].slash(world.channel, "game new", game=game)
    assert WORDS(f"help-{game}-1") in private_text(await world.people["Dora"].slash(world.channel, "help"))


async def test_help_opens_at_the_first_game_without_a_match(world: World) -> None:
    assert WORDS(f"help-{next(iter(GAMES))}-1") in private_text(await world.people["Dora"].slash(world.channel, "help"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_button_turns_to_the_first_page_of_a_game(world: World, game: str) -> None:
    dora = world.people["Dora"]
    (page,) = private_messages(await dora.slash(world.channel, "help", game=next(reversed([*GAMES]))))
    await dora.click(page, label=WORDS(f"game-{game}"))
    turned = refreshed(dora, page)
    assert WORDS(f"help-{game}-1") in texts(turned)
    assert {WORDS(f"game-{other}") for other in GAMES} < {control["label"] for control in controls(turned).values()}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_on_tournaments_names_its_buttons_and_commands(locale: str) -> None:
    words = Catalogue().words(locale)
    page = words("help-tournaments")
    assert all(words(f"button-tournament-{name}") in page for name in ("join", "here", "open", "close", "start"))
    assert all(f"`/event {name}`" in page for name in ("list", "apart", "new", "desk", "edit", "report"))
    assert "{" not in page


@pytest.mark.parametrize("subject", ["tournaments", "commands"])
async def test_a_button_turns_to_the_page_on_a_subject(world: World, subject: str) -> None:
    dora = world.people["Dora"]
    (page,) = private_messages(await dora.slash(world.channel, "help"))
    await dora.click(page, label=WORDS(f"button-help-{subject}"))
    assert WORDS(f"help-{subject}").splitlines()[0] in texts(refreshed(dora, page))


def test_a_chapter_ends_where_the_next_game_begins() -> None:
    """Each page names its chapter and its place in it, and buttons turn only within the chapter."""
    all_pages = commands.pages(WORDS)
    for subject, ids in chapters(WORDS).items():
        name = WORDS(f"game-{subject}" if subject in GAMES else f"button-help-{subject}")
        for at, id in enumerate(ids):
            (container,) = commands.page(WORDS, all_pages.index(id)).to_components()  # type: ignore[no-untyped-call] # annotated in part only
            told = container["components"][0]["content"]
            assert told.endswith(WORDS("help-title", subject=name, page=at + 1, pages=len(ids)))
            turning = {one["label"]: one for row in container["components"][1:2] for one in row["components"]}
            assert turning[WORDS("button-previous")]["disabled"] == (at == 0)
            assert turning[WORDS("button-next")]["disabled"] == (at == len(ids) - 1)


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
    commands = {"new", "list", *DECK_COMMANDS} if game.deckbuilding else set()
    assert {*re.findall(rf"`(?:/{game.command} {VERB} )?(\w+)", told)} == commands


# --- pictures


@pytest.mark.parametrize("game", GAMES)
async def test_every_page_of_a_game_has_a_described_picture(world: World, game: str) -> None:
    dora = world.people["Dora"]
    (page,) = private_messages(await dora.slash(world.channel, "help", game=game))
    pages = len(GAMES[game].showcases) + 1
    for number in range(1, pages + 1):
        shown = refreshed(dora, page)
        assert WORDS(f"help-{game}-{number}") in texts(shown)
        ((picture,),) = galleries(shown)
        assert picture["media"]["url"].endswith("cover.png" if number == 1 else "help.png")
        assert len(picture["description"]) > (0 if number == 1 else 40)
        if number < pages or game in LEGENDS:
            await dora.click(shown, label=WORDS("button-next"))
    shown = refreshed(dora, page)
    legends = [picture["description"] for (picture,) in galleries(shown)] if game in LEGENDS else []
    assert (WORDS("help-legend") in texts(shown)) == (game in LEGENDS)
    parts = legend_parts(game) if game in LEGENDS else ()
    assert legends == [explained(WORDS, signs) for signs in parts]


async def test_a_page_is_shown_without_its_picture(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(pool: Pool, *args: object) -> bytes:
        raise RuntimeError

    monkeypatch.setattr(Pool, "draw_legend", fail)
    monkeypatch.setattr(Pool, "draw_cover", fail)
    monkeypatch.setattr(Pool, "draw", fail)
    dora, last = world.people["Dora"], len(GAMES["caylus"].showcases) + 1
    (page,) = private_messages(await dora.slash(world.channel, "help", game="caylus"))
    assert galleries(refreshed(dora, page)) == []
    for _ in range(last):
        await dora.click(refreshed(dora, page), label=WORDS("button-next"))
    assert explained(WORDS, LEGENDS["caylus"]) in texts(refreshed(dora, page))


@pytest.mark.parametrize("game", GAMES)
def test_each_page_of_help_shows_the_question_it_explains(game: str) -> None:
    showcases = GAMES[game].showcases
    for page, showcase in enumerate(showcases, start=2):
        view = help_view(game, page)
        assert view is not None
        assert view.turn >= showcase.turn
        assert [decision.kind for decision in view.decisions] == [showcase.kind]
    assert help_view(game, 1) is None
    assert help_view(game, len(showcases) + 2) is None
    assert WORDS.has(f"help-{game}-{len(showcases) + 1}")


def test_a_question_that_never_comes_has_no_picture() -> None:
    assert first_view(GAMES["magna_carta"], Showcase(1, "never")) is None


@pytest.mark.parametrize(("game", "locale"), [(game, locale) for game in LEGENDS for locale in LOCALES])
def test_the_legend_of_every_game_fits_and_has_words(game: str, locale: str) -> None:
    words = Catalogue().words(locale)
    assert all(words.has(f"legend-{name}") for name in LEGENDS[game])
    for part, signs in enumerate(legend_parts(game)):
        assert len(explained(words, signs)) <= ALT_LENGTH
        assert draw_legend(game, words, part) == draw_legend(game, words, part)
