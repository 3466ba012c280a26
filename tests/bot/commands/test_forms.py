"""Questions that are asked together in a window: the goods that a player offers and wants."""

import pytest
from simcord import InteractionResult

from bot.cards import custom_ids
from bot.commands.answer import form_answers, form_card
from bot.match.safe_names import token
from bot.words import Catalogue
from engine import GAMES
from engine.catan_cards.trading import MAX_OFFERED, OFFERS, Demand, Offer
from engine.core.types import Action, Illegal, Reason
from render.prose.phrases import reason_line
from tests.bot import builders
from tests.bot.playing import Match, begin, fix_secret, message, private_messages, private_text
from tests.bot.tabletop import NAMES, unsaved_match
from tests.bot.visibility import with_position
from tests.catan_cards.table import CATAN
from tests.catan_cards.table import table as cards_on
from tests.simulated import World, controls

EN = Catalogue().words("en")
GAME = "catan_cards"
OFFER = "offer"
GIVE, GET = "offer_give", "offer_get"


@pytest.fixture
async def trading(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match whose active player may do something."""
    record = builders.meeting("before_roll")
    fix_secret(monkeypatch, builders.secret_of(record))
    match = await begin(world, 2, GAME, **record.setup.options)
    await builders.follow(match.bot.services.matches, match.id, record, "act")
    await match.bot.services.publisher.finish()
    return match


async def open_form(match: Match) -> InteractionResult:
    """Press the button of the form on the private card of the asked player."""
    seat = (await match.table()).asked()[0]
    (shown,) = private_messages(await match.own(seat, "move"))
    custom_id = next(id for id in controls(shown) if id.startswith(f"{custom_ids.FORM}|"))
    return await match.person(seat).click(message(match.place, shown.id), custom_id=custom_id)


def menus(window: InteractionResult) -> list[list[str]]:
    """Return the values of the menus of a window."""
    assert window.modal is not None
    return [[option["value"] for option in row["component"]["options"]] for row in window.modal["components"]]


async def test_one_window_makes_an_offer(trading: Match) -> None:
    before = await trading.table()
    seat = before.asked()[0]
    window = await open_form(trading)
    give, get = menus(window)
    mine, theirs = next(
        (one, other)
        for one in give
        for other in get
        if one != other and not one[0].isdigit() and not other[0].isdigit()
    )
    await trading.person(seat).submit_modal(window, {GIVE: [mine], GET: [theirs]})
    table = await trading.table()
    assert table.core.actions[len(before.core.actions) :] == [
        Action(seat, "act", (OFFER,)),
        Action(seat, GIVE, (mine,)),
        Action(seat, GET, (theirs,)),
    ]
    assert [(one.ask.seat, one.kind) for one in table.core.decisions] == [(1 - seat, "answer_offer")]


async def test_an_impossible_offer_changes_nothing(trading: Match) -> None:
    before = await trading.table()
    window = await open_form(trading)
    give, get = menus(window)
    both = next(one for one in give if one in get)
    told = await trading.person(before.asked()[0]).submit_modal(window, {GIVE: [both], GET: [both]})
    assert private_text(told) == reason_line(EN, "catan_cards", Reason("same_kind", {"gain": OFFERS[both]}))
    assert (await trading.table()).core.actions == before.core.actions


async def test_a_window_that_is_late_shows_the_position(trading: Match) -> None:
    table = await trading.table()
    seat, decision = table.asked()[0], table.core.decisions[0]
    window = await open_form(trading)
    user = table.seats[seat].user_id
    assert user is not None
    await trading.bot.services.matches.choose(trading.id, user, table.decision_name(decision), (token("end"),), "end")
    before = (await trading.table()).core.actions
    give, get = menus(window)
    await trading.person(seat).submit_modal(window, {GIVE: give[:1], GET: get[-1:]})
    assert (await trading.table()).core.actions == before


async def test_a_button_of_an_older_program_asks_one_after_the_other(trading: Match) -> None:
    table = await trading.table()
    seat, name = table.asked()[0], table.decision_name(table.core.decisions[0])
    user = table.seats[seat].user_id
    assert user is not None
    await trading.bot.services.matches.choose(trading.id, user, name, (token(OFFER),), "old")
    await trading.bot.services.publisher.finish()
    assert (await trading.table()).core.decisions[0].kind == GIVE
    card = await trading.card()
    assert any(id.startswith(f"{custom_ids.CHOICE}|") for id in controls(card)), "No offer"


def test_amounts_up_to_three_are_offered_of_goods_both_can_move() -> None:
    game = cards_on(goods={0: {"grain": 3, "wool": 1}, 1: {"ore": 2}})
    table = with_position(unsaved_match(CATAN.setup(2, {"mode": "themed"})), game.position)
    window = form_card(EN.at(NAMES), table, table.core.decisions[0], OFFER).to_dict()
    values = [[one["value"] for one in row["component"]["options"]] for row in window["components"]]
    assert values == [["grain", "2grain", "3grain", "wool"], ["ore", "2ore"]]
    assert [row["component"]["max_values"] for row in window["components"]] == [MAX_OFFERED, 2]
    assert [row["label"] for row in window["components"]] == [
        EN(f"catan_cards-form-offer-{kind}", most=most) for kind, most in ((GIVE, MAX_OFFERED), (GET, 2))
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_form_has_its_words_and_its_questions(name: str) -> None:
    for key, parts in GAMES[name].forms.items():
        assert EN.has(f"{name}-form-{key}")
        assert all(EN.has(f"{name}-form-{key}-{part.kind}") for part in parts)
        assert [part.kind for part in parts] == [Offer.__struct_config__.tag, Demand.__struct_config__.tag]


@pytest.mark.parametrize(
    ("give", "key"), [(["2grain", "wool"], "wool.2grain"), (["grain", "2grain"], "3grain"), (["wool"], "wool")]
)
def test_amounts_are_added_up(give: list[str], key: str) -> None:
    game = cards_on(goods={0: {"grain": 3, "wool": 1}, 1: {"ore": 2}})
    table = with_position(unsaved_match(CATAN.setup(2, {"mode": "themed"})), game.position)
    chosen = {GIVE: give, GET: ["ore"]}
    assert form_answers(table, table.core.decisions[0], OFFER, chosen) == (OFFER, key, "ore")


@pytest.mark.parametrize("give", [["3grain", "wool"], ["lumber"], []])
def test_more_than_there_is_or_than_three_is_refused(give: list[str]) -> None:
    game = cards_on(goods={0: {"grain": 3, "wool": 1}, 1: {"ore": 2}})
    table = with_position(unsaved_match(CATAN.setup(2, {"mode": "themed"})), game.position)
    with pytest.raises(Illegal, match="not_offered"):
        form_answers(table, table.core.decisions[0], OFFER, {GIVE: give, GET: ["ore"]})


def test_a_kind_that_is_given_is_not_left_out_of_what_is_asked_for() -> None:
    game = cards_on(goods={0: {"grain": 3}, 1: {"grain": 1, "ore": 2}})
    table = with_position(unsaved_match(CATAN.setup(2, {"mode": "themed"})), game.position)
    with pytest.raises(Illegal, match="same_kind"):
        form_answers(table, table.core.decisions[0], OFFER, {GIVE: ["grain"], GET: ["ore", "grain"]})
