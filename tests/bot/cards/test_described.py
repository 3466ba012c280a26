"""Descriptions of the whole table in words, for players who cannot or do not want to see the board."""

from bot.cards import layouts
from bot.words import Catalogue
from engine import GAMES
from render import describe, reference
from tests.bot.playing import Match, press_act, private_messages
from tests.simulated import controls, texts


async def test_the_whole_table_in_words(match: Match) -> None:
    match.world.languages[match.person(0).id] = "it"
    told = "\n".join(map(texts, private_messages(await match.command("Ada", "describe"))))
    table = await match.table()
    view, words = GAMES["caylus"].view(table.core.position, 0), Catalogue().words("it").at(table.names)
    assert told.replace("\\", "").split() == describe(view, words, whole=False).split()


async def test_the_stock_in_words_is_behind_a_button(match: Match) -> None:
    ada, table = match.person(0), await match.table()
    told = private_messages(await match.command("Ada", "describe"))
    (button,) = controls(told[-1])
    assert not any(controls(one) for one in told[:-1])
    stock = "\n".join(map(texts, private_messages(await ada.click(told[-1], custom_id=button)))).replace("\\", "")
    view, words = table.view(0), Catalogue().words("en").at(table.names)
    assert stock.split() == reference(view, words).split()
    assert words("board-describe-stock") in stock
    assert words("board-describe-stock") not in "".join(map(texts, told))
    assert words("board-describe-stock") in describe(view, words)


async def test_the_menu_does_the_same_for_spectators(match: Match) -> None:
    answer = await press_act(match.world.people["Dora"], await match.card(), "describe", match.id)
    assert all(part.ephemeral for part in private_messages(answer))
    assert "Gold Mine" in "".join(map(texts, private_messages(answer)))


def test_a_long_text_is_split_between_lines() -> None:
    lines = [f"{number} " * number for number in range(60)]
    pages = layouts.pages("\n".join(lines), most=300)
    assert "".join(pages) == "\n".join(lines)
    assert all(len(part) <= 300 for part in pages)
    assert all(part.endswith("\n") for part in pages[:-1])
