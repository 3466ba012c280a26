"""Private cards stay in sight: they follow the public card as long as Discord lets the bot write to their players."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from bot.cards import custom_ids
from bot.delivery.group_dms import TOKEN_SECONDS
from bot.interaction.open_cards import OpenCard, OpenCards
from bot.interaction.private_cards import SETTLED_BY
from bot.match.settings import AUTO
from bot.words import Catalogue
from tests.bot.playing import Match, begin, choice_ids, fix_secret, message, press, private_messages
from tests.bot.tabletop import Choice
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")
GAME = "magna_carta"


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Match whose players have both pressed a moment ago, and act in turns."""
    fix_secret(monkeypatch)
    match = await begin(world, 2, GAME, **{AUTO: "off"})
    while (await match.table()).core.decisions[0].kind != "act":
        await choose(match)
    return match


async def choose(match: Match, key: str = "") -> int:
    """Make a choice on the private card of the first player to move; return the seat."""
    decision = (await match.table()).core.decisions[0]
    seat = decision.ask.seat
    shown = next(iter(match.private(seat)), None)
    name = (await match.table()).decision_name(decision)
    if shown is None or not any(f"|{name}|" in id for id in choice_ids(shown)):
        await match.own(seat, "move")
        shown = match.private(seat)[0]
    await press(match.person(seat), shown, key or decision.ask.options[0].key)
    return seat


async def test_recent_pressers_find_their_options_below_the_public_card(match: Match) -> None:
    for _ in range(2):
        await choose(match)
    table = await match.table()
    (asked,) = table.asked()
    shown = match.private(asked, below=(await match.card()).id)
    assert len(shown) == 1
    assert any(f"|{table.decision_name(table.core.decisions[0])}|" in id for id in choice_ids(shown[0]))
    assert len([one for one in match.private(asked) if choice_ids(one)]) == 1, "the older card is gone"
    before = len(table.core.actions)
    await press(match.person(asked), shown[0], table.core.decisions[0].ask.options[0].key)
    assert len((await match.table()).core.actions) > before


async def test_a_repeated_card_replaces_the_last_one_of_its_kind(match: Match) -> None:
    """This holds for the options, the whole board with the options, and the hand, even if a card came by itself."""
    (seat,) = (await match.table()).asked()
    card = await match.card()
    for act, kept in (("move", 1), ("move", 1), ("board", 2), ("board", 2), ("move", 2), ("hand", 3), ("hand", 3)):
        before = {one.id for one in match.private(seat)}
        await match.own(seat, act)
        shown = match.private(seat, below=card.id)
        assert len(shown) == kept, act
        assert len({one.id for one in shown} - before) == 1, "the new one is the one that stays"
    for _ in range(2):
        await choose(match)
    assert (await match.table()).asked() == [seat]
    await match.own(seat, "move")
    table = await match.table()
    name = table.decision_name(table.core.decisions[0])
    assert len([one for one in match.private(seat) if any(f"|{name}|" in id for id in choice_ids(one))]) == 1


async def test_the_table_as_text_and_the_news_go_with_their_position(match: Match) -> None:
    (seat,) = (await match.table()).asked()
    news, told = [{one.id for one in private_messages(await match.own(seat, act))} for act in ("since", "describe")]
    shown = {one.id for one in match.private(seat)}
    assert told <= shown
    assert not news & shown, "one takes the place of the other"
    await choose(match)
    assert not told & {one.id for one in match.private(seat)}


async def test_a_board_that_is_edited_into_options_counts_as_such(match: Match) -> None:
    (seat,) = (await match.table()).asked()
    await match.own(seat, "board")
    table = await match.table()
    shown = match.private(seat)[0]
    await press(match.person(seat), shown, table.core.decisions[0].ask.options[0].key)
    await choose(match)
    assert (await match.table()).asked() == [seat]
    await match.own(seat, "move")
    assert [one.id for one in match.private(seat) if choice_ids(one)] == [match.private(seat)[0].id]
    assert match.private(seat)[0].id != shown.id


async def test_a_public_answer_is_followed_by_the_private_options(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secret(monkeypatch)
    match = await begin(world, 2, "catan_cards")
    while (await match.table()).core.decisions[0].kind != "opening_stack":
        (seat,) = (await match.table()).asked()
        await press(match.person(seat), await match.card(), "rest")
    (seat,) = (await match.table()).asked()
    assert match.private(seat, below=(await match.card()).id) == []
    card = await match.card()
    await match.person(seat).click(card, custom_id=choice_ids(card)[0])
    (shown,) = match.private(seat, below=(await match.card()).id)
    assert any(id.startswith((custom_ids.MENU, custom_ids.PICK)) for id in controls(shown)), "the cards of the stack"
    assert EN("button-move-of", player=(await match.table()).names[seat]) not in texts(shown)


async def test_a_card_that_cannot_be_sent_again_costs_one_press(match: Match) -> None:
    match.world.env.inject_error("POST", "/webhooks/*", status=500, code=0, message="down", times=None)
    await choose(match)
    match.world.env.backend.faults.clear()
    (seat,) = (await match.table()).asked()
    assert match.private(seat, below=(await match.card()).id) == []
    before = len((await match.table()).core.actions)
    await choose(match)
    assert len((await match.table()).core.actions) > before


def card(user: int) -> OpenCard:
    """Return a card of a user, without a real interaction."""
    return OpenCard(SimpleNamespace(user=SimpleNamespace(id=user)))  # type: ignore[arg-type] # in place of an interaction


@pytest.fixture
def clock() -> tuple[OpenCards, Callable[[float], None]]:
    """Open cards, and a function that passes time."""
    now = [0.0]

    def wait(seconds: float) -> None:
        now[0] += seconds

    return OpenCards(lambda: now[0]), wait


def test_discord_forgets_a_press_after_a_while(clock: tuple[OpenCards, Callable[[float], None]]) -> None:
    cards, wait = clock
    cards.pressed("match", card(7).press)
    wait(TOKEN_SECONDS - 1)
    assert cards.get("match", 7) is not None
    cards.pressed("match", card(7).press)
    wait(TOKEN_SECONDS - 1)
    assert cards.get("match", 7) is not None, "another press gives more time"
    wait(2)
    assert cards.get("match", 7) is None


def test_a_card_in_use_stays_in_its_place(
    clock: tuple[OpenCards, Callable[[float], None]],
) -> None:
    cards, _ = clock
    cards.shown("match", card(7))
    with cards.answering(7):
        assert cards.get("match", 7) is None
        assert cards.left(7) == set()
    assert (cards.left(7), cards.left(7)) == ({"match"}, set()), "it follows afterwards, once"
    assert cards.get("match", 7) is not None
    cards.forget("match", 7)
    assert cards.get("match", 7) is None


async def test_a_dismissed_card_is_shown_again(match: Match) -> None:
    (seat,) = (await match.table()).asked()
    await match.own(seat, "move")
    shown, key = match.private(seat)[0], (await match.table()).core.decisions[0].ask.options[0].key
    match.world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, message="Unknown Message")
    answer = await press(match.person(seat), shown, key)
    assert any(texts(one).startswith("## ") for one in answer.followups)


async def test_a_choice_on_a_private_board_moves_the_public_card_as_usual(world: World) -> None:
    match = await begin(world, 2, "caylus")
    (seat,) = (await match.table()).asked()
    (shown,) = private_messages(await match.own(seat, "board"))
    card = await match.card()
    await press(match.person(seat), shown, "castle")
    assert (await match.table()).asked() == [1 - seat]
    assert (await match.card()).id != card.id


async def test_a_question_on_a_private_board_that_an_order_answers_is_settled(world: World) -> None:
    match = await begin(world, 2, "caylus")
    while (await match.table()).core.decisions[0].kind == "place":
        await match.press(Choice((await match.table()).asked()[0], "place", "pass", "pass"))
    (seat,) = (await match.table()).asked()
    (shown,) = private_messages(await match.own(seat, "board"))
    assert choice_ids(shown)
    order = custom_ids.make(custom_ids.ORDER, "always", match.id, "provost")
    await match.person(seat).click(await match.card(), custom_id=order)
    await match.bot.services.publisher.finish()
    now = message(match.place, shown.id)
    assert (texts(now), controls(now)) == (EN("card-settled", how="order"), {})
    await match.own(seat, "board")
    assert not match.has(shown.id), "the next card replaces it"


async def test_an_answer_on_the_public_card_leaves_no_private_one(world: World) -> None:
    match = await begin(world, 2, "caylus")
    (seat,) = (await match.table()).asked()
    (shown,) = private_messages(await match.own(seat, "board"))
    await press(match.person(seat), await match.card(), "castle")
    await match.bot.services.publisher.finish()
    assert not match.has(shown.id)


async def test_explanations_of_a_question_disappear_with_its_answer(world: World) -> None:
    match = await begin(world, 2, "caylus")
    (seat,) = (await match.table()).asked()
    (shown,) = private_messages(await match.own(seat, "board"))
    (explained,) = private_messages(await match.own(seat, "why"))
    assert match.has(explained.id)
    await press(match.person(seat), shown, "castle")
    assert not match.has(explained.id)


def test_a_settled_question_names_its_answer() -> None:
    assert len({EN("card-settled", how=how) for how in SETTLED_BY}) == len(SETTLED_BY)
