"""Tips in a player's first match: on the card that asks, before the choice, once for each kind, and off on request."""

import pytest
from discord import ui
from msgspec import structs

from bot.app.client import Provost
from bot.cards import custom_ids
from bot.delivery import publisher
from bot.interaction import tips
from bot.interaction.translator import CATALOGUE
from bot.match.computer_players import ThinkingLimits
from bot.match.selfplay import play
from bot.match.settings import COMPUTER_LEVEL
from bot.match.tips import OFF, TIPS, next_tip
from bot.words import LOCALES
from engine import GAMES
from engine.core.types import CHANCE, Action, Decision
from engine.minds.choosing import at_random
from tests.bot.playing import (
    Match,
    begin,
    begin_alone,
    fix_secret,
    menu_values,
    press,
    private_messages,
    private_text,
    refreshed,
    sentence,
)
from tests.simulated import World, controls, forged, texts

LONGEST = 140
WITH_TIPS = sorted({id.split("-")[1] for id in CATALOGUE.ids("en") if id.startswith("tip-")})


@pytest.fixture(autouse=True)
def newcomers(experienced: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players without a finished match."""
    for module in (tips, publisher):
        monkeypatch.setattr(module, "next_tip", next_tip)


async def test_the_first_card_of_each_player_has_the_first_tip_and_no_later_one(match: Match) -> None:
    tip = sentence("tip-caylus-place")
    for _ in (await match.table()).seats:
        assert tip in texts(await match.card())
        first = await match.first_choice()
        assert private_text(first) == "", "the tip is not repeated below the picture"
    assert tip not in texts(await match.card())


async def test_a_tip_comes_once_for_a_kind_of_question(world: World) -> None:
    match = await begin(world, 2, "magna_carta")
    seat = (await match.table()).asked()[0]
    tip = sentence("tip-magna_carta-exchange")
    for _ in range(2):
        (shown,) = private_messages(await match.own(seat, "move"))
        assert tip in texts(shown), "the same question keeps its tip"
    await press(match.person(seat), shown, "keep")
    (asked,) = (await match.table()).asked()
    assert tip in private_text(await match.own(asked, "move")), "the other player meets it for the first time"
    assert await match.bot.services.preferences.get("user", match.person(seat).id, TIPS) == "magna_carta-exchange"


async def test_a_player_of_experience_is_asked_without_a_tip(world: World) -> None:
    await switch_off(world, "Ada")
    match, tipped = await begin(world, 2), set[int]()
    for _ in range(2):
        (seat,) = (await match.table()).asked()
        tipped |= {seat} if sentence("tip-caylus-place") in texts(await match.card()) else set()
        await match.first_choice()
    assert tipped == {1}


async def test_a_match_of_experienced_players_has_no_tip(world: World) -> None:
    await switch_off(world, "Ada", "Bruno")
    assert "💡" not in texts(await (await begin(world, 2)).card())


@pytest.mark.parametrize("rules", ["beginner", "standard"])
async def test_the_tip_on_the_provost_comes_with_the_first_worker_where_he_is(world: World, rules: str) -> None:
    match = await begin(world, 2, "magna_carta", rules=rules)
    tips_of_actions = [sentence(f"tip-magna_carta-act{number}", rules=rules) for number in ("", "-2", "-3")]
    for seat in (await match.table()).asked():
        (shown,) = private_messages(await match.own(seat, "move"))
        cards = texts(await match.card()) + texts(shown)
        assert not any(tip in cards for tip in tips_of_actions)
        await press(match.person(seat), shown, "keep")
    (seat,) = (await match.table()).asked()
    assert tips_of_actions[0] in private_text(await match.own(seat, "move"))
    assert sentence("tip-magna_carta-act", rules="beginner") != sentence("tip-magna_carta-act", rules="standard")


async def test_the_tips_of_a_question_follow_each_other(match: Match) -> None:
    for number in ("", "-2", "-3"):
        for _ in (await match.table()).seats:
            assert sentence(f"tip-caylus-place{number}", seats=2) in texts(await match.card())
            await match.first_choice()
    assert "💡" not in texts(await match.card())


async def test_a_private_card_that_is_ahead_has_the_tip_of_a_public_question(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player goes on in private, and the public card follows later."""

    async def none(*args: object) -> str:
        return ""

    monkeypatch.setattr(publisher, "next_tip", none)
    match = await begin(world, 2)
    (seat,) = (await match.table()).asked()
    for _ in range(2):
        assert sentence("tip-caylus-place") in private_text(await match.own(seat, "board")), "and it keeps it"
    other = 1 - seat
    assert "💡" not in private_text(await match.own(other, "board"))


async def test_tips_are_switched_off_on_the_card(world: World) -> None:
    match = await begin(world, 2, "magna_carta")
    seat = (await match.table()).asked()[0]
    off = custom_ids.make(custom_ids.TABLE, "no-tips", match.id)
    (shown,) = private_messages(await match.own(seat, "move"))
    asked = match.person(seat)
    await asked.click(shown, custom_id=off)
    changed = refreshed(asked, shown)
    assert sentence("tips-off") in texts(changed)
    assert sentence("tip-magna_carta-exchange") not in texts(changed)
    assert controls(changed).keys() == controls(shown).keys() - {off}, "and the options stay"
    assert await match.bot.services.preferences.get("user", asked.id, TIPS) == OFF
    assert "💡" not in private_text(await match.own(seat, "move"))


async def test_tips_are_switched_off_in_the_menu_of_a_card_that_has_one(match: Match) -> None:
    card, menu = await match.card(), custom_ids.make(custom_ids.TABLE, "more", match.id)
    assert "no-tips" in menu_values(controls(card)[menu])
    assert private_text(await match.person(1).select(card, ["no-tips"], custom_id=menu)) == sentence("tips-off")
    assert await match.bot.services.preferences.get("user", match.person(1).id, TIPS) == OFF
    for _ in (await match.table()).seats:
        await match.first_choice()
    assert "no-tips" not in menu_values(controls(await match.card())[menu])


async def test_the_button_of_a_tip_that_was_sent_before_works_on(match: Match) -> None:
    off = custom_ids.make(custom_ids.TIP, OFF)
    old = forged(match.world.env, match.place, ui.Button(custom_id=off, label="No more tips"))
    await match.person(0).click(old, custom_id=off)
    assert sentence("tips-off") in texts(refreshed(match.person(0), old))
    assert await match.bot.services.preferences.get("user", match.person(0).id, TIPS) == OFF


async def test_the_tips_of_catan_come_before_the_choice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The public card has those of public questions, the private card those of private questions."""
    fix_secret(monkeypatch)
    match, found = await begin(world, 2, "catan_cards"), dict[str, str]()
    for _ in range(30):
        table = await match.table()
        decision = table.core.decisions[0]
        seat, kind = decision.ask.seat, decision.kind
        card = await match.card()
        shown = card if decision.ask.open else private_messages(await match.own(seat, "move"))[0]
        name = f"tip-catan_cards-{kind}"
        if CATALOGUE.has("en", name) and table.chore(decision) is None:
            due = f"{seat} {kind}"
            if due not in found:
                found[due] = texts(shown)
                assert sentence(name) in texts(shown), due
        if kind == "act":
            break
        await press(match.person(seat), shown, "rest" if kind == "arrange" else first_picks(decision))
        await match.bot.services.publisher.finish()
    assert {f"{seat} {kind}" for seat in (0, 1) for kind in ("arrange", "opening")} <= found.keys()
    assert any(due.endswith(" act") for due in found)


async def test_a_public_card_that_is_edited_keeps_the_tip_of_its_question(match: Match) -> None:
    tip = sentence("tip-caylus-place")
    await match.bot.services.publisher.refresh(match.id)
    assert tip in texts(await match.card())


async def test_a_player_who_has_finished_a_match_gets_no_tip(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begin(world, 2, "magna_carta")

    async def finished(user_id: int) -> int:
        return 1

    monkeypatch.setattr(match.bot.store, "finished", finished)
    seat = (await match.table()).asked()[0]
    assert "💡" not in private_text(await match.own(seat, "move"))
    assert await match.bot.services.preferences.get("user", match.person(seat).id, TIPS) == OFF


async def test_only_the_first_of_two_matches_has_tips(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begin(world, 2, "magna_carta")
    seat = (await match.table()).asked()[0]
    older = await match.bot.store.matches_of(match.person(seat).id, "live")

    async def two(user_id: int, status: str) -> object:
        return (*older, structs.replace(older[0], id="earlier1"))

    monkeypatch.setattr(match.bot.store, "matches_of", two)
    assert "💡" not in private_text(await match.own(seat, "move"))


async def test_against_a_searching_computer_a_tip_comes_with_its_question(world: World) -> None:
    match = await begin_alone(world, **{COMPUTER_LEVEL: "master"})
    match.bot.services.thinking._limits = ThinkingLimits(0.01, 60.0)
    await match.bot.services.thinking.settle()
    while await asked_kind(match) == "place":
        card = await match.card()
        await world.people["Ada"].click(card, label=sentence("caylus-option-place-pass"))
        await match.bot.services.thinking.settle()
        await match.bot.services.publisher.finish()
    assert await asked_kind(match) == "provost"
    assert sentence("tip-caylus-provost") in texts(await match.card())


def first_picks(decision: Decision) -> str:
    """Return the first options of a question, as many as it takes."""
    return ",".join(option.key for option in decision.ask.options[: max(1, decision.ask.least)])


async def switch_off(world: World, *names: str) -> None:
    """Switch tips off for these users."""
    bot = world.env.bot
    assert isinstance(bot, Provost)
    for name in names:
        await bot.services.preferences.choose("user", world.people[name].id, TIPS, OFF)


async def asked_kind(match: Match) -> str:
    """Return the kind of the open question."""
    (decision,) = (await match.table()).core.decisions
    return decision.kind


@pytest.mark.parametrize("locale", LOCALES)
def test_tips_are_short_and_about_questions_that_a_game_asks(locale: str) -> None:
    words = CATALOGUE.words(locale)
    ids = [id for id in CATALOGUE.ids(locale) if id.startswith("tip-")]
    assert ids
    for id in ids:
        _, game, *kind = id.split("-")
        assert words.has(f"{game}-ask-{kind[0]}"), id
        assert len(words(id, rules="standard")) <= LONGEST, id


@pytest.mark.parametrize("game", WITH_TIPS)
def test_the_commonest_question_of_a_game_has_a_tip(game: str) -> None:
    rules = GAMES[game]
    record = play(rules, rules.setup(2), 1, lambda game, one, look, chooser: at_random(one.ask, chooser)).record
    asked = [entry.kind for entry in record.entries if isinstance(entry, Action) and entry.seat != CHANCE]
    commonest = max(set(asked), key=asked.count)
    assert CATALOGUE.has("en", f"tip-{game}-{commonest}")
