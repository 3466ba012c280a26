"""Orders that the public card offers: a plan for the next worker, and to keep the provost."""

from typing import Any

import discord
import pytest
from simcord import InteractionResult

from bot.cards import custom_ids, turn_card
from bot.match.outbox import Announcement
from bot.match.safe_names import token
from bot.match.standing_orders import PREMOVE, Order
from bot.words import Catalogue
from engine import GAMES
from tests.bot.ordering_player import Orderer
from tests.bot.playing import Match, begin, private_messages, private_text
from tests.bot.tabletop import Choice
from tests.simulated import World, controls, forged, texts

EN = Catalogue().words("en")
FREE = "f_peddler@7"


@pytest.fixture
async def match(world: World) -> Match:
    return await begin(world, 3)


async def press(match: Match, seat: int, *args: str) -> InteractionResult:
    """Press a button of the public card."""
    act, *rest = args
    custom_id = custom_ids.make(custom_ids.ORDER, act, match.id, *rest)
    return await match.person(seat).click(await match.card(), custom_id=custom_id)


async def pass_all(match: Match) -> None:
    """Pass for all players until the phase of the provost."""
    while await asked_kind(match) == "place":
        await match.press(Choice((await match.table()).asked()[0], "place", "pass", "pass"))


async def asked_kind(match: Match) -> str:
    """Return the kind of the open question."""
    return (await match.table()).core.decisions[0].kind


async def test_a_waiting_player_plans_the_next_worker_in_private(match: Match) -> None:
    table = await match.table()
    second = table.core.position.state.order[1]
    (draft,) = private_messages(await press(match, second, "ahead"))
    assert draft.flags.ephemeral
    player = Orderer(match, [*match.world.people][second])
    player.id = draft.id
    what = f"{PREMOVE}.place"
    assert "7 · Peddler" in await player.choose("k0", token(FREE), what=what)
    before = (texts(await match.card()), controls(await match.card()))
    await player.press("give", what)
    assert EN("standing-given") in player.said()
    assert (texts(await match.card()), controls(await match.card())) == before, "others do not learn of it"
    await match.press(Choice(table.asked()[0], "place", "place", "castle"))
    await match.bot.orders.finish()
    assert (await match.table()).core.actions[-1].picks == (FREE,)


async def test_a_second_choice_is_played_when_the_first_is_gone(match: Match) -> None:
    table = await match.table()
    second = table.core.position.state.order[1]
    player, what = Orderer(match, [*match.world.people][second]), f"{PREMOVE}.place"
    (draft,) = private_messages(await press(match, second, "ahead"))
    player.id = draft.id
    await player.choose("k0", token("castle"), what=what)
    assert "first of these" not in player.said()
    await player.choose("f0", token("gate"), what=what)
    shown = await player.choose("f0", token(FREE), what=what)
    assert "first of these" in shown
    assert "**Castle · 1 denier; 7 · Peddler · 1 denier" in shown
    assert "Gate" not in shown
    await player.press("give", what)
    (order,) = (await match.table()).orders_of(second)
    assert order.keys == ("castle", FREE)
    await match.press(Choice(table.asked()[0], "place", "place", FREE))
    await match.bot.orders.finish()
    assert (await match.table()).core.actions[-1].picks == ("castle",)


async def test_a_player_who_is_asked_or_has_passed_plans_nothing(match: Match) -> None:
    first = (await match.table()).asked()[0]
    assert EN("refuse-asked-now") in private_text(await press(match, first, "ahead"))
    await match.press(Choice(first, "place", "pass", "pass"))
    assert EN("refuse-nothing-ahead") in private_text(await press(match, first, "ahead"))


async def test_a_spectator_gives_no_order_on_the_card(match: Match) -> None:
    custom_id = custom_ids.make(custom_ids.ORDER, "ahead", match.id)
    pressed = await match.world.people["Dora"].click(await match.card(), custom_id=custom_id)
    assert EN("refuse-not-a-player") in private_text(pressed)


async def test_the_provost_is_kept_at_once_for_each_player_with_the_order(match: Match) -> None:
    await pass_all(match)
    assert await asked_kind(match) == "provost"
    asked, later, last = (await match.table()).core.position.state.passed
    (listed,) = private_messages(await press(match, later, "always", "provost"))
    assert listed.flags.ephemeral
    assert EN("standing-given") in private_text(await press(match, asked, "always", "provost"))
    await match.bot.orders.finish()
    table = await match.table()
    assert [action.picks for action in table.core.actions[-2:]] == [("0",), ("0",)]
    assert table.asked() == [last]
    assert [one.amount for one in table.orders_of(asked)] == [0]


async def test_an_order_that_no_card_offers_is_refused(match: Match) -> None:
    seat = (await match.table()).asked()[0]
    for id in ("pass", "premove", "unknown"):
        button = discord.ui.Button[Any](custom_id=custom_ids.make(custom_ids.ORDER, "always", match.id, id))
        shown = forged(match.world.env, match.place, button)
        pressed = await match.person(seat).click(shown, custom_id=button.custom_id)
        assert EN("refuse-no-such-order") in private_text(pressed)


async def test_the_card_is_the_same_whatever_orders_there_are(match: Match) -> None:
    words = EN.at(("Ada", "Bruno", "Chiara"))
    for phase in ("place", "provost"):
        table = await match.table()
        assert await asked_kind(match) == phase
        others = [seat for seat in range(3) if seat not in table.asked()]
        plain = turn_card.turn_card(table, words, Announcement(()))
        table.orders = {
            seat: (Order("provost", name="a"), Order(PREMOVE, kind="place", keys=(FREE,))) for seat in others
        }
        ordered = turn_card.turn_card(table, words, Announcement(()))
        assert plain.layout.to_components() == ordered.layout.to_components()  # type: ignore[no-untyped-call]
        offered = {id for id in controls(await match.card()) if id.startswith(f"{custom_ids.ORDER}|")}
        assert offered == {
            custom_ids.make(
                custom_ids.ORDER, *(("ahead", match.id) if phase == "place" else ("always", match.id, "provost"))
            )
        }
        await pass_all(match)


@pytest.mark.parametrize("game", GAMES)
def test_every_order_on_a_card_has_words_and_no_terms_to_choose(game: str) -> None:
    for locale in ("en", "it", "es"):
        words = Catalogue().words(locale)
        for order in GAMES[game].orders:
            if order.on_card:
                assert words.has(f"button-order-{order.id}")
        if any(premove.by_phase for premove in GAMES[game].premoves.values()):
            assert words.has(f"button-ahead-{game}")


async def test_an_action_is_planned_ahead_though_the_question_is_closed(world: World) -> None:
    match = await begin(world, 2, "magna_carta")
    while await asked_kind(match) == "exchange":
        table = await match.table()
        await match.press(Choice(table.asked()[0], "exchange", "exchange", "keep"))
    (asked,) = (await match.table()).asked()
    (draft,) = private_messages(await press(match, 1 - asked, "ahead"))
    assert draft.flags.ephemeral
    assert EN("standing-pick") in texts(draft)
