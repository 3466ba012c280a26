"""`/orders` on Discord: the list, putting an order together, giving and cancelling it, and reading of its end."""

from itertools import product

import discord
import pytest

from bot.cards import custom_ids
from bot.cards.layouts import Layout
from bot.cards.order_cards import OrderDraft, draft_card, drafted, list_card, order_text
from bot.delivery.notices import Notices
from bot.match.giving_orders import MAX_ORDERS
from bot.match.notices import ORDER_ENDED_NOTICE, Notice
from bot.match.safe_names import token
from bot.match.standing_orders import BROKEN, PREMOVE, Order
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.types import Data
from tests.bot import tabletop
from tests.bot.ordering_player import Orderer
from tests.bot.playing import Match, begin, message, private_messages, private_text
from tests.bot.virtual_days import Days
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")
FREE = "f_peddler@7"


@pytest.fixture
async def match(world: World) -> Match:
    return await begin(world, 3)


async def waiting_player(match: Match) -> Orderer:
    """Return a player who places a worker after another player."""
    second = (await match.table()).core.position.state.order[1]
    return Orderer(match, [*match.world.people][second])


async def test_a_premove_is_given_in_three_presses_and_played(match: Match) -> None:
    player = await waiting_player(match)
    assert EN("standing-none") in await player.open()
    what = f"{PREMOVE}.place"
    assert EN("standing-pick") in await player.choose("new", what)
    shown = await player.choose("k0", token(FREE), what=what)
    assert "Peddler" in shown
    await player.press("give", what)
    assert EN("standing-given") in player.said()
    assert "1. The next time it is your turn to choose, I choose **" in player.said()
    first = (await match.table()).asked()[0]
    user = (await match.table()).seats[first].user_id or 0
    matches = match.bot.services.matches
    await matches.choose(match.id, user, (await match.table()).decision_names()[0], ("castle",), "by hand")
    await match.bot.orders.finish()
    last = (await match.table()).core.actions[-1]
    assert last.picks == (FREE,)


async def test_a_price_that_has_changed_is_shown_before_the_order_is_given(match: Match) -> None:
    player, what = await waiting_player(match), f"{PREMOVE}.place"
    await player.open()
    await player.choose("new", what)
    assert "1 denier" in await player.choose("k0", token(FREE), what=what)
    table, matches = await match.table(), match.bot.services.matches
    user = table.seats[table.asked()[0]].user_id or 0
    await matches.choose(match.id, user, table.decision_names()[0], ("pass",), "by hand")
    await player.press("give", what)
    await match.bot.orders.finish()
    assert (await match.table()).core.actions[-1].picks == ("pass",)
    assert "2 deniers" in player.said()
    assert EN("standing-given") not in player.said()


async def test_terms_and_scope_are_marked_on_the_message(match: Match) -> None:
    player = await waiting_player(match)
    await player.open()
    await player.choose("new", "provost")
    await player.choose("n", "2", what="provost")
    shown = await player.choose("s", "week", what="provost")
    assert "for at most 2 deniers" in shown
    await player.press("give", "provost")
    (order,) = [one for seat in range(3) for one in (await match.table()).orders_of(seat)]
    assert (order.id, order.amount, order.phase) == ("provost", 2, None)
    assert order.expires_at is not None


async def test_exceptions_are_named_in_the_order(match: Match) -> None:
    player = await waiting_player(match)
    await player.open()
    await player.choose("new", "pass")
    shown = await player.choose("k0", token("castle"), token("gate"), what="pass")
    assert "Gate" in shown
    await player.press("give", "pass")
    assert "Castle" in player.said()


async def test_an_order_is_cancelled_in_its_line(match: Match) -> None:
    player = await waiting_player(match)
    await player.open()
    await player.choose("new", "castle")
    await player.press("give", "castle")
    (order,) = [one for seat in range(3) for one in (await match.table()).orders_of(seat)]
    await player.press("cancel", order.name)
    assert EN("standing-cancelled") in player.said()
    assert EN("standing-none") in player.said()
    await player.choose("new", "castle")
    await player.press("list")
    assert EN("standing-none") in player.said(), "nothing was given"


async def test_a_spectator_has_no_orders(match: Match) -> None:
    assert private_text(await match.world.people["Dora"].slash(match.place, "orders")) == EN("refuse-not-a-player")


async def test_the_private_card_leads_to_the_list(match: Match) -> None:
    seat = (await match.table()).asked()[0]
    (shown,) = private_messages(await match.own(seat, "board"))
    custom_id = custom_ids.make(custom_ids.ORDER, "list", match.id)
    assert custom_id in controls(shown)
    (listed,) = private_messages(await match.person(seat).click(shown, custom_id=custom_id))
    assert EN("standing-title") in texts(listed)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_order_of_a_game_has_a_name_and_says_what_it_does(game: str, locale: str) -> None:
    words = Catalogue().words(locale)
    for id in (PREMOVE, *(order.id for order in GAMES[game].orders)):
        for ending in ("", "-does"):
            assert words.has(f"{game}-standing-{id}{ending}") or words.has(f"standing-{id}{ending}")


# --- what has come to its end is read by its player alone


class Direct:
    """Direct messages that are taken or refused, in place of Discord's."""

    def __init__(self, match: Match, monkeypatch: pytest.MonkeyPatch, *, closed: bool = False) -> None:
        self.match, self.texts = match, list[str]()

        async def send(notices: Notices, user: int, text: str) -> object:
            self.texts.append(text)
            if closed:
                notices._direct_messages._refusing[user] = None
            return None if closed else self

        monkeypatch.setattr(Notices, "_direct", send)

    async def publish(self) -> None:
        await self.match.bot.services.notices.sweep()
        await self.match.bot.services.notices.finish()


async def break_premove(match: Match) -> Orderer:
    """Return a player whose premove breaks because another player takes the place."""
    player = await waiting_player(match)
    await player.open()
    what = f"{PREMOVE}.place"
    await player.choose("new", what)
    await player.choose("k0", token(FREE), what=what)
    await player.press("give", what)
    table = await match.table()
    user = table.seats[table.asked()[0]].user_id or 0
    await match.bot.services.matches.choose(match.id, user, table.decision_names()[0], (FREE,), "by hand")
    await match.bot.orders.finish()
    return player


def public_texts(match: Match) -> str:
    """Return the texts of the channel that everybody can read."""
    return "\n".join(texts(one) for one in match.place.history() if not one.flags.ephemeral)


async def test_a_broken_order_is_read_in_a_direct_message(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    direct = Direct(match, monkeypatch)
    player = await break_premove(match)
    await direct.publish()
    (sent,) = direct.texts
    assert "one of your orders has ended" in sent
    assert "Peddler" in sent
    assert "of your orders" not in public_texts(match)
    assert "Over:" not in await player.open(), "it need not be read twice"


async def test_a_player_without_direct_messages_reads_it_in_the_list(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct = Direct(match, monkeypatch, closed=True)
    player = await break_premove(match)
    for _ in range(2):
        await direct.publish()
    assert len(direct.texts) == 1, "a refusal is final"
    assert "of your orders" not in public_texts(match)
    shown = await player.open()
    assert "Over: “" in shown
    assert "Peddler" in shown
    assert EN("standing-none") in shown, "what is over is no order any more"
    assert not [id for id in controls(message(match.place, player.id)) if id.startswith("a|cancel|")]
    assert "Over:" not in await player.open()


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_answer_of_an_order_is_no_exception_to_it(days: Days, game: str) -> None:
    table = await days.look(await tabletop.begin(days.matches, people=2, game=game))
    for seat, orderable in product(range(2), GAMES[game].orders):
        layout = draft_card(EN.at(table.names), table, seat, OrderDraft(orderable.id, (token(orderable.answer),)))
        menus = [one for one in layout.walk_children() if isinstance(one, discord.ui.Select)]
        values = {option.value for menu in menus for option in menu.options}
        assert token(orderable.answer) not in values
        assert not drafted(table, seat, OrderDraft(orderable.id, (token(orderable.answer),))).keys
    assert {one.answer for one in GAMES[game].orders if one.exceptions == "options"} != {""}


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_list_of_as_many_orders_as_may_be_fits_into_a_message(match: Match, locale: str) -> None:
    table, words = await match.table(), Catalogue().words(locale)
    named: dict[str, Data] = {FREE: {"building": "f_peddler", "space": 7, "cost": 1}}
    orders = tuple(Order(PREMOVE, f"{number}", "place", (FREE,), named=named) for number in range(MAX_ORDERS))
    table.orders = {0: orders}
    ended = [Notice(ORDER_ENDED_NOTICE, 0, order=order, why=BROKEN) for order in orders]
    shown = list_card(words, table, 0, ended)
    assert 3_000 < shown.content_length() <= 4_000
    assert words("standing-ended", order=order_text(words, "caylus", orders[0]), why=BROKEN) in all_texts(shown)


def all_texts(shown: Layout) -> str:
    """Return all texts of a message."""
    return "\n".join(part.content for part in shown.walk_children() if isinstance(part, discord.ui.TextDisplay))
