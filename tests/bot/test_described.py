"""The whole table in words, for those who do not see the board, or do not want to."""

from bot.messages import turn_card
from bot.words import Catalogue
from engine import GAMES
from render import describe
from tests.bot.playing import Match, answers
from tests.simulated import controls, texts


async def test_the_whole_table_in_words(match: Match) -> None:
    match.world.tongues[match.person(0).id] = "it"
    told = "\n".join(map(texts, answers(await match.command("Ada", "describe"))))
    table = await match.table()
    whole = describe(GAMES["caylus"].view(table.match.position, 0), Catalogue().words("it").at(table.names))
    assert told.replace("\\", "").split() == whole.split()


async def test_a_button_does_the_same_for_those_who_watch(match: Match) -> None:
    card = await match.card()
    (button,) = [custom_id for custom_id in controls(card) if custom_id.startswith("t|describe|")]
    answer = await match.world.people["Dora"].click(card, custom_id=button)
    assert all(part.ephemeral for part in answers(answer))
    assert "Gold Mine" in "".join(map(texts, answers(answer)))


def test_a_long_text_is_split_between_lines() -> None:
    lines = [f"{number} " * number for number in range(60)]
    pages = turn_card.pages("\n".join(lines), most=300)
    assert "".join(pages) == "\n".join(lines)
    assert all(len(part) <= 300 for part in pages)
    assert all(part.endswith("\n") for part in pages[:-1])
