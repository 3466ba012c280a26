"""Everything that the bot would send of a match or answer in it, gathered without Discord and comparable."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import structs

from bot.cards import order_cards, phase_card, private_card, turn_card
from bot.cards.controls import CardNotes
from bot.cards.layouts import Layout
from bot.cards.order_cards import OrderDraft
from bot.commands import hint, why
from bot.commands.answer import _verb_options
from bot.delivery import phase_records, publisher
from bot.match import giving_orders
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import EVERYONE, Announcement, ShownEvent, pack
from bot.match.phases import EndedPhase, PhaseLine
from bot.match.search_worker import SearchResult
from bot.match.service import by_verb
from bot.match.standing_orders import PREMOVE, Order
from bot.words import Words
from engine.core.types import Illegal, Seat
from engine.core.view import View
from engine.minds.explanation import Factor
from render import describe, draw, has_hand
from storage.matches import SavedMatch
from storage.messages import OutboxRow
from tests.bot.tabletop import NOW, USERS

Gathered = dict[str, object]
"""Content for a viewer, by its kind."""


def gather_public(table: SeatedMatch, words: Words, told: Sequence[ShownEvent], before: View) -> Gathered:
    """Return what the channel gets: the card with its components, file names, descriptions and pictures."""
    news = Announcement(tuple(told), (table.game.save(table.core.position),), USERS[0], ())
    lines = tuple(PhaseLine(shown, 0, undone=bool(number % 2)) for number, shown in enumerate(told))
    phase = EndedPhase(lines, None, news.scenes[0])
    (record,) = phase_card.phase_cards(table, words, [phase])
    happened = phase_card.phase_news(words, table.row.game, lines)
    card = turn_card.turn_card(table, words, news, turn_card.CardChange(happened, before))
    waiting = (OutboxRow(1, table.row.id, table.log_length, EVERYONE, NOW, pack(news)),)
    return {
        "view": table.view(None),
        "components": card.layout.to_components(),  # type: ignore[no-untyped-call] # annotated in part only
        "phase components": record.card.layout.to_components(),  # type: ignore[no-untyped-call] # as above
        "pictures": ((*card.boards, *record.card.boards), card.recap and card.recap.views(), card.hand),
        "called": card.pinged,
        "answered for": table.ordered(),
        "answered at once": [one.id for one in table.core.decisions if one.ask.open and table.answer_by_order(one)],
        "nonce": publisher._nonce(table.row.id, waiting, NOW),
        "phase nonce": phase_records._name(table.row.id, 0, record, table.log_length),
    }


def gather_private(table: SeatedMatch, words: Words, seat: Seat, keys: Sequence[str]) -> Gathered:
    """Return all that a player can look at, and the refusals of these keys everywhere."""
    whole, game = private_card.private_card(table, words, seat, notes=CardNotes(whole=True)), table.game
    shown = [
        private_card.private_card(table, words, seat),
        whole,
        *([private_card.hand_card(table, words, seat)] if has_hand(game.name) else []),
    ]
    denied = game.unavailable(table.core.position, seat)
    with patch.object(game, "unavailable", lambda position, seat: denied):  # each refusal would compute it anew
        refusals = [*_refusals(table, seat, keys)]
    return {
        "components": [one.layout.to_components() for one in shown],  # type: ignore[no-untyped-call] # as above
        "pictures": [(one.boards, one.hand) for one in shown],
        "words": describe(whole.boards[0].picture.view, words),
        "autocomplete": [_verb_options(table, seat, verb.name) for verb in game.verbs],
        "why": why.menus(words, table, why.wished(table, seat)).to_components(),  # type: ignore[no-untyped-call] # as above
        "refusals": refusals,
        "hints": [*_hints(table, words, seat)],
        "orders": [one.to_components() for one in _order_cards(table, words, seat)],  # type: ignore[no-untyped-call] # as above
    }


def _hints(table: SeatedMatch, words: Words, seat: Seat) -> Iterator[object]:
    """Yield hints about a player's open questions with their buttons, and the numbers behind them."""
    for decision in table.core.decisions:
        if decision.ask.seat == seat:
            first, last = (one.key for one in (decision.ask.options[0], decision.ask.options[-1]))
            found = SearchResult((first,), (Factor("points", 2.0, 1.0), Factor("-points", 1.0, -1.0)), second=(last,))
            yield hint.hint_card(words, table, decision, found).to_components()  # type: ignore[no-untyped-call] # as above
            yield hint.numbers_text(words, table, decision, found)


def _order_cards(table: SeatedMatch, words: Words, seat: Seat) -> Iterator[Layout]:
    """Yield the cards about a player's orders: the list, and a draft of each possible order."""
    yield order_cards.list_card(words, table, seat, ())
    for what, _ in order_cards.giveable(words, table, seat):
        yield order_cards.draft_card(words, table, seat, OrderDraft(what))


def orders(table: SeatedMatch) -> dict[Seat, tuple[Order, ...]]:
    """Return orders of each seat: all that the game knows, one exception in hand, and a premove of each kind.

    Seats of even number have no premove for an open question, so that the orders before it decide.
    """
    asked = {decision.kind for decision in table.core.decisions}
    found: dict[Seat, tuple[Order, ...]] = {}
    for seat in range(table.row.seats):
        draft = partial(giving_orders.compose, table, seat)
        given = []
        for one in table.game.orders:
            options = giving_orders.foreseen_options(table, seat, one.kinds[0])
            in_hand = tuple(option.key for option in options if option.spot.startswith(private_card.HAND_SPOTS))
            keys = {"about": one.about[:1], "options": in_hand[-1:]}
            given.append(draft(Order(one.id, keys=keys.get(one.exceptions, ()), amount=one.most), giving_orders.MATCH))
        for kind, options in table.game.foreseen(table.core.position, seat).items():
            if seat % 2 or kind not in asked:
                given += [draft(Order(PREMOVE, kind=kind, keys=(one.key,)), giving_orders.MATCH) for one in options[:1]]
        found[seat] = tuple(structs.replace(one, name=str(n)) for n, one in enumerate(given))
    return found


def _refusals(table: SeatedMatch, seat: Seat, keys: Sequence[str]) -> Iterator[object]:
    """Yield the answers to presses, commands and questions that name any of these keys."""
    for decision in table.core.decisions:
        yield _refused(table.decision, seat, table.decision_name(decision))
        for key in keys:
            yield _refused(table.game.why, table.core.position, seat, decision.kind, key)
    for verb, key in zip(table.game.verbs, cycle(keys), strict=False):
        yield _refused(by_verb, table, seat, verb.name, ())
        yield _refused(by_verb, table, seat, verb.name, (key,))


def _refused(ask: Any, *given: object) -> object:
    try:
        return ask(*given)
    except Refused as refused:
        return refused.sentence, refused.reason, refused.names, refused.given
    except Illegal as illegal:
        return illegal.reason


def pictures(gathered: Gathered, words: Words) -> list[bytes]:
    """Return the drawn pictures, each drawn once."""
    shown: Any = gathered["pictures"]
    found: dict[bytes, bytes] = {}
    for boards, *_, hand in shown if isinstance(shown, list) else [shown]:
        for one in (*boards, *([hand] if hand else [])):
            if one.picture.key not in found:
                found[one.picture.key] = draw(one.picture)
    return [*found.values()]


def differences(one: Gathered, other: Gathered) -> list[str]:
    """Return the names of the differing entries."""
    return [name for name in one if _plain(one[name]) != _plain(other[name])]


def _plain(gathered: object) -> bytes:
    return msgspec.msgpack.encode(gathered, enc_hook=_hooked)


def _hooked(value: object) -> object:
    """Encode words by their language; their text is compared beside them."""
    return value.locale if isinstance(value, Words) else repr(value)


def with_position(table: SeatedMatch, position: Any) -> SeatedMatch:
    """Return the same match in another position that could have come of the same log.

    Undo depends on the log alone, so the copy takes it from the match, which has replayed it once.
    """
    other = SeatedMatch(SavedMatch(table.row, table.seats, ()))
    game = table.game
    table.core.choices()
    other.log_length = table.log_length
    other.orders, other.now = table.orders, table.now
    other.core = table.core.copy()
    other.core._play = game.resume(game.load(game.save(position)), record_snapshots=True)
    return other
