"""Tips in a player's first match: once for each kind of question, to that player alone, and off when they want."""

import pytest
from msgspec import structs

from bot.cards import custom_ids
from bot.interaction import tips
from bot.interaction.tips import OFF, TIPS, give
from bot.interaction.translator import CATALOGUE
from bot.match.selfplay import play
from bot.match.settings import COMPUTER_LEVEL
from bot.match.thinking import ThinkingLimits
from bot.words import LOCALES
from engine import GAMES
from engine.core.types import CHANCE, Action
from engine.minds.choosing import at_random
from tests.bot.playing import Match, alone, answers, begin, said, sentence
from tests.simulated import World, controls

LONGEST = 140
WITH_TIPS = sorted({id.split("-")[1] for id in CATALOGUE.ids("en") if id.startswith("tip-")})


@pytest.fixture(autouse=True)
def newcomers(experienced: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has played before."""
    monkeypatch.setattr(tips, "give", give)


async def test_a_tip_comes_once_for_a_kind_of_question(match: Match) -> None:
    first = await match.first_choice()
    assert sentence("tip-caylus-place") in said(first)
    other = await match.first_choice()
    assert sentence("tip-caylus-place") in said(other), "the other player meets it for the first time"
    again = await match.first_choice()
    assert sentence("tip-caylus-place") not in said(again)


async def test_tips_are_switched_off_in_place(match: Match) -> None:
    asked = await match.asked()
    (tip,) = answers(await match.first_choice())
    (button,) = controls(tip)
    assert button == custom_ids.make(custom_ids.TIP, OFF)
    await asked.click(tip, custom_id=button)
    assert await match.bot.services.preferences.get("user", asked.id, TIPS) == OFF
    while await match.asked() is not asked:
        await match.first_choice()
    assert "💡" not in said(await match.first_choice())


async def test_who_has_finished_a_match_gets_none(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    async def finished(user_id: int) -> int:
        return 1

    monkeypatch.setattr(match.bot.store, "finished", finished)
    assert said(await match.first_choice()) == ""


async def test_only_the_first_of_two_matches_has_tips(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await match.table()
    older = await match.bot.store.matches_of((await match.asked()).id, "live")

    async def two(user_id: int, status: str) -> object:
        return (*older, structs.replace(older[0], id="earlier1"))

    monkeypatch.setattr(match.bot.store, "matches_of", two)
    assert table.row.id == older[0].id
    assert said(await match.first_choice()) == ""


async def test_a_private_card_comes_with_its_tip(world: World) -> None:
    match = await begin(world, 2, "magna_carta")
    seat = (await match.table()).asked()[0]
    shown = said(await match.own(seat, "move"))
    assert sentence("tip-magna_carta-exchange") in shown


async def test_against_who_searches_a_tip_comes_with_its_question(world: World) -> None:
    match = await alone(world, **{COMPUTER_LEVEL: "master"})
    match.bot.services.thinking._limits = ThinkingLimits(0.01, 60.0)
    await match.bot.services.thinking.settle()
    while await asked_kind(match) == "place":
        card = await match.card()
        pressed = await world.people["Ada"].click(card, label=sentence("caylus-option-place-pass"))
    assert await asked_kind(match) == "provost"
    assert sentence("tip-caylus-provost") in said(pressed)


async def asked_kind(match: Match) -> str:
    """The kind of the question that is open."""
    (decision,) = (await match.table()).core.decisions
    return decision.kind


@pytest.mark.parametrize("locale", LOCALES)
def test_tips_are_short_and_about_questions_that_a_game_asks(locale: str) -> None:
    words = CATALOGUE.words(locale)
    ids = [id for id in CATALOGUE.ids(locale) if id.startswith("tip-")]
    assert ids
    for id in ids:
        _, game, kind = id.split("-")
        assert words.has(f"{game}-ask-{kind}"), id
        assert len(words(id)) <= LONGEST, id


@pytest.mark.parametrize("game", WITH_TIPS)
def test_the_commonest_question_of_a_game_has_a_tip(game: str) -> None:
    rules = GAMES[game]
    record = play(rules, rules.setup(2), 1, lambda game, one, look, chooser: at_random(one.ask, chooser)).record
    asked = [entry.kind for entry in record.entries if isinstance(entry, Action) and entry.seat != CHANCE]
    commonest = max(set(asked), key=asked.count)
    assert CATALOGUE.has("en", f"tip-{game}-{commonest}")
