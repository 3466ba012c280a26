"""Tips in a player's first match: once for each kind of question, to that player alone, and off when they want."""

import pytest
from msgspec import structs

from bot.app.client import Provost
from bot.cards import custom_ids
from bot.delivery import publisher
from bot.interaction import tips
from bot.interaction.tips import give
from bot.interaction.translator import CATALOGUE
from bot.match.selfplay import play
from bot.match.settings import COMPUTER_LEVEL
from bot.match.thinking import ThinkingLimits
from bot.match.tips import OFF, TIPS, anyone_gets_tips
from bot.words import LOCALES
from engine import GAMES
from engine.core.types import CHANCE, Action
from engine.minds.choosing import at_random
from tests.bot.playing import Match, alone, answers, begin, said, sentence
from tests.simulated import World, controls, texts

LONGEST = 140
WITH_TIPS = sorted({id.split("-")[1] for id in CATALOGUE.ids("en") if id.startswith("tip-")})


@pytest.fixture(autouse=True)
def newcomers(experienced: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has played before."""
    monkeypatch.setattr(tips, "give", give)
    monkeypatch.setattr(publisher, "anyone_gets_tips", anyone_gets_tips)


async def test_the_first_card_has_the_first_tip_and_no_later_one(match: Match) -> None:
    tip = sentence("tip-caylus")
    assert tip in texts(await match.card())
    first = await match.first_choice()
    assert said(first) == "", "the tip is not repeated below the picture"
    assert tip not in texts(await match.card())


async def test_a_tip_comes_once_for_a_kind_of_question(world: World) -> None:
    match = await begin(world, 2, "magna_carta")
    seat = (await match.table()).asked()[0]
    tip = sentence("tip-magna_carta-exchange")
    assert tip in said(await match.own(seat, "move"))
    assert tip not in said(await match.own(seat, "move"))
    assert tip in said(await match.own(1 - seat, "move")), "the other player meets it for the first time"


async def test_a_player_of_experience_sees_the_first_tip_of_others(world: World) -> None:
    await switch_off(world, "Ada")
    assert sentence("tip-caylus") in texts(await (await begin(world, 2)).card())


async def test_a_match_of_experienced_players_has_no_tip(world: World) -> None:
    await switch_off(world, "Ada", "Bruno")
    assert "💡" not in texts(await (await begin(world, 2)).card())


async def test_the_tip_speaks_of_the_provost_only_where_he_is(world: World) -> None:
    match = await begin(world, 2, "magna_carta", rules="beginner")
    assert sentence("tip-magna_carta", rules="beginner") in texts(await match.card())
    assert sentence("tip-magna_carta", rules="beginner") != sentence("tip-magna_carta", rules="standard")


async def test_tips_are_switched_off_in_place(world: World) -> None:
    match = await begin(world, 2, "magna_carta")
    seat = (await match.table()).asked()[0]
    off = custom_ids.make(custom_ids.TIP, OFF)
    (tip,) = (one for one in answers(await match.own(seat, "move")) if off in controls(one))
    asked = match.person(seat)
    await asked.click(tip, custom_id=off)
    assert await match.bot.services.preferences.get("user", asked.id, TIPS) == OFF
    assert "💡" not in said(await match.own(seat, "move"))


async def test_who_has_finished_a_match_gets_none(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begin(world, 2, "magna_carta")

    async def finished(user_id: int) -> int:
        return 1

    monkeypatch.setattr(match.bot.store, "finished", finished)
    seat = (await match.table()).asked()[0]
    assert "💡" not in said(await match.own(seat, "move"))
    assert await match.bot.services.preferences.get("user", match.person(seat).id, TIPS) == OFF


async def test_only_the_first_of_two_matches_has_tips(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begin(world, 2, "magna_carta")
    seat = (await match.table()).asked()[0]
    older = await match.bot.store.matches_of(match.person(seat).id, "live")

    async def two(user_id: int, status: str) -> object:
        return (*older, structs.replace(older[0], id="earlier1"))

    monkeypatch.setattr(match.bot.store, "matches_of", two)
    assert "💡" not in said(await match.own(seat, "move"))


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


async def switch_off(world: World, *names: str) -> None:
    """Let these users have switched tips off."""
    bot = world.env.bot
    assert isinstance(bot, Provost)
    for name in names:
        await bot.services.preferences.choose("user", world.people[name].id, TIPS, OFF)


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
        _, game, *kind = id.split("-")
        assert not kind or words.has(f"{game}-ask-{kind[0]}"), id
        assert len(words(id, rules="standard")) <= LONGEST, id


@pytest.mark.parametrize("game", WITH_TIPS)
def test_the_commonest_question_of_a_game_has_a_tip(game: str) -> None:
    rules = GAMES[game]
    record = play(rules, rules.setup(2), 1, lambda game, one, look, chooser: at_random(one.ask, chooser)).record
    asked = [entry.kind for entry in record.entries if isinstance(entry, Action) and entry.seat != CHANCE]
    commonest = max(set(asked), key=asked.count)
    assert game == "caylus" or CATALOGUE.has("en", f"tip-{game}-{commonest}"), "its first card has that tip"
    assert CATALOGUE.has("en", f"tip-{game}")
