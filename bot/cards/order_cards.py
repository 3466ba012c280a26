"""The messages of `/orders`, which only the player sees: the list of standing orders, and the draft of one.

The menus of the message mark what has been chosen so far, so that nothing else has to store it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
import msgspec
from discord import ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import (
    MAX_BUTTON_LABEL,
    MAX_MENU_LABEL,
    MAX_MENU_OPTIONS,
    MAX_PLACEHOLDER,
    Button,
    Row,
    Select,
    cut,
)
from bot.cards.layouts import Layout, plain, text
from bot.match.giving_orders import MATCH, MAX_ORDERS, PHASE, SCOPES, compose, foreseen_options
from bot.match.match import SeatedMatch
from bot.match.notices import Notice
from bot.match.safe_names import digest, token
from bot.match.standing_orders import PREMOVE, Order
from bot.words import Words
from engine import GAMES
from engine.core.types import Option, Seat
from render import marked_label
from render.prose.phrases import name, option_label

MAX_OPTIONS_TEXT: Final = 300

MAX_LIST_TEXT: Final = 3_900
"""Characters of the list; Discord allows 4,000 in a message."""

MAX_OPTION_MENUS: Final = 3

KEYS_MENU, FALLBACK_MENU, AMOUNT_MENU, SCOPE_MENU = "k", "f", "n", "s"
"""Names of the menus of a draft; those for keys and for a premove's second choice are followed by a number."""

KIND_SEPARATOR: Final = "."
"""Separates `PREMOVE` from the kind of its question."""


class OrderDraft(Struct, frozen=True):
    """A draft of an order: `what` it is, tokens of the options that it names, an amount and a scope.

    The tokens of a premove are its choice and its second choice.
    """

    what: str
    tokens: tuple[str, ...] = ()
    amount: int = 1
    scope: str = ""

    @property
    def id(self) -> str:
        """The id of the order."""
        return self.what.partition(KIND_SEPARATOR)[0]

    @property
    def kind(self) -> str:
        """The kind of question of a premove."""
        return self.what.partition(KIND_SEPARATOR)[2]


def list_card(words: Words, match: SeatedMatch, seat: Seat, ended: Sequence[Notice], *, status: str = "") -> Layout:
    """Return the list of orders with a button to cancel each, those that have `ended`, and a menu to give one."""
    game, match_id = match.row.game, match.row.id
    orders = [order for order in match.orders_of(seat) if not order.is_used_up and order.broken is None]
    given = [
        f"{number}. {order_text(words, game, order)} {scope_text(words, order)}"
        for number, order in enumerate(orders, start=1)
    ]
    title = [f"### {words('standing-title')}"]
    if status:
        title.append(f"**{status}**")
    none = [] if orders else [words("standing-none")]
    over = [
        f"- {words('standing-ended', order=order_text(words, game, one.order), why=one.why)}"
        for one in ended[-MAX_ORDERS:]
        if one.order is not None
    ]
    room = MAX_LIST_TEXT - sum(len(line) + 1 for line in (*title, *none, *given))
    parts: list[ui.Item[Any]] = [text("\n".join([*title, *_latest(over, room), *none]))]
    for number, (order, line) in enumerate(zip(orders, given, strict=True), start=1):
        label = cut(words("button-cancel-order", number=number), MAX_BUTTON_LABEL)
        cancel: Button = Button(
            label=label, custom_id=custom_ids.make(custom_ids.ORDER, "cancel", match_id, order.name)
        )
        parts += [text(line), Row(cancel)]
    if len(orders) < MAX_ORDERS and match.row.status == "live":
        options = [
            discord.SelectOption(label=cut(label, MAX_MENU_LABEL), value=what)
            for what, label in giveable(words, match, seat)
        ]
        if options:
            custom_id = custom_ids.make(custom_ids.ORDER, "new", match_id)
            placeholder = cut(words("standing-give"), MAX_PLACEHOLDER)
            parts.append(Row(Select(custom_id=custom_id, placeholder=placeholder, options=options)))
    return plain(*parts)


def _latest(lines: Sequence[str], room: int) -> list[str]:
    """Return as many of the last lines as fit into `room` characters."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept


def giveable(words: Words, match: SeatedMatch, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield the orders that may be given: their ids in a menu, and their names."""
    foreseen = match.game.foreseen(match.core.position, seat)
    for kind, options in foreseen.items():
        if options:
            yield f"{PREMOVE}{KIND_SEPARATOR}{kind}", order_name(words, match.row.game, PREMOVE)
    for decision in match.core.decisions:
        ask = decision.ask
        if ask.seat == seat and decision.kind not in foreseen and ask.least <= 1 <= ask.most:
            yield f"{PREMOVE}{KIND_SEPARATOR}{decision.kind}", words("standing-asked-now")
    for order in match.game.orders:
        yield order.id, order_name(words, match.row.game, order.id)


def draft_card(words: Words, match: SeatedMatch, seat: Seat, draft: OrderDraft) -> Layout:
    """Return what the order would do, menus for its terms and scope, and the button that gives it."""
    game = match.row.game
    order = drafted(match, seat, draft)
    is_complete = draft.id != PREMOVE or bool(order.keys)
    shown = f"{order_text(words, game, order)} {scope_text(words, order)}" if is_complete else words("standing-pick")
    parts: list[ui.Item[Any]] = [
        text(f"### {order_name(words, game, draft.id)}\n{shown}\n-# {words('standing-note')}"),
        *map(Row, _menus(words, match, seat, draft)),
    ]
    give: Button = Button(
        label=words("button-give-order"),
        custom_id=custom_ids.make(custom_ids.ORDER, "give", match.row.id, draft.what, digest_of(order)),
        style=discord.ButtonStyle.success,
        disabled=not is_complete,
    )
    back: Button = Button(
        label=words("button-orders"), custom_id=custom_ids.make(custom_ids.ORDER, "list", match.row.id)
    )
    return plain(*parts, Row(give, back))


def digest_of(order: Order) -> str:
    """Return a digest of what an order says it will do, for the custom id of the button that gives it."""
    return digest(msgspec.json.encode((order.keys, order.named), order="sorted").decode())


def drafted(match: SeatedMatch, seat: Seat, draft: OrderDraft) -> Order:
    """Return the order that a draft describes."""
    keys = tuple(key for key, _ in _named(match, seat, draft) if token(key) in draft.tokens)
    if draft.id == PREMOVE:
        keys = tuple(sorted(keys, key=lambda key: draft.tokens.index(token(key))))
    orderable = match.game.orderable(draft.id)
    most = 0 if orderable is None else orderable.most
    amount = min(max(draft.amount, 1), most) if most else 0
    scope = draft.scope if draft.scope in SCOPES else _usual_scope(match, draft)
    return compose(match, seat, Order(draft.id, kind=draft.kind, keys=keys, amount=amount), scope)


def read_draft(message: discord.Message | None, what: str, pressed: str, values: tuple[str, ...]) -> OrderDraft:
    """Read a draft from a message: these values in the menu that was `pressed`, the marked ones in the others.

    A premove has one choice and one second choice, so choosing in one menu clears the others of the same name.
    """
    chosen = dict(_marked(message)) | ({pressed: values} if pressed else {})
    named: list[str] = []
    for menu in (KEYS_MENU, FALLBACK_MENU):
        is_cleared = what.startswith(PREMOVE) and pressed.startswith(menu)
        parts = [pressed] if is_cleared else sorted(part for part in chosen if part.startswith(menu))
        named += [one for part in parts for one in chosen[part] if one not in named]
    amount = next(iter(chosen.get(AMOUNT_MENU, ())), "1")
    scope = next(iter(chosen.get(SCOPE_MENU, ())), "")
    return OrderDraft(what, tuple(named), int(amount) if amount.isdecimal() else 1, scope)


def _marked(message: discord.Message | None) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the menus of a message by name, with the values marked in each."""
    for item in message.components if message is not None else ():
        for row in getattr(item, "children", ()):
            for control in getattr(row, "children", ()):
                if isinstance(control, discord.SelectMenu):
                    press = custom_ids.read(control.custom_id)
                    if press.prefix == custom_ids.ORDER and press.args:
                        yield press.args[0], tuple(option.value for option in control.options if option.default)


def _named(match: SeatedMatch, seat: Seat, draft: OrderDraft) -> list[tuple[str, Option | None]]:
    """Return the keys that an order may name, with their options if they are any."""
    orderable = match.game.orderable(draft.id)
    if orderable is None:
        kind = draft.kind
    elif orderable.exceptions == "about":
        return [(key, None) for key in orderable.about]
    elif orderable.exceptions == "options":
        kind = orderable.kinds[0]
    else:
        return []
    answer = "" if orderable is None else orderable.answer
    options = [option for option in foreseen_options(match, seat, kind) if option.key != answer]
    return [(option.key, option) for option in options[: MAX_OPTION_MENUS * MAX_MENU_OPTIONS]]


def _menus(words: Words, match: SeatedMatch, seat: Seat, draft: OrderDraft) -> Iterator[Select]:
    order, game = drafted(match, seat, draft), match.row.game
    orderable = match.game.orderable(draft.id)
    kind = draft.kind if orderable is None else orderable.kinds[0]
    named = _named(match, seat, draft)
    entries = [
        (token(key), name(words, key) if option is None else marked_label(words, game, kind, option))
        for key, option in named
    ]
    is_premove = draft.id == PREMOVE
    for part, offered in enumerate(_pages(entries)):
        yield _menu(
            _menu_id(match, f"{KEYS_MENU}{part}", draft),
            words("standing-choice" if is_premove else "standing-exceptions"),
            offered,
            draft.tokens[:1] if is_premove else draft.tokens,
            least=1 if is_premove else 0,
            most=1 if is_premove else len(offered),
        )
    others = [one for one in entries if one[0] not in draft.tokens[:1]] if is_premove and order.keys else []
    for part, offered in enumerate(_pages(others)):
        menu_id = _menu_id(match, f"{FALLBACK_MENU}{part}", draft)
        yield _menu(menu_id, words("standing-second-choice"), offered, draft.tokens[1:], least=0)
    if orderable is not None and orderable.most:
        amounts = [(str(n), words("standing-amount", amount=n)) for n in range(1, orderable.most + 1)]
        yield _menu(_menu_id(match, AMOUNT_MENU, draft), words("standing-how-much"), amounts, (str(order.amount),))
    scopes = [(scope, words("standing-scope", scope=scope)) for scope in SCOPES]
    chosen = draft.scope or _usual_scope(match, draft)
    yield _menu(_menu_id(match, SCOPE_MENU, draft), words("standing-how-long"), scopes, (chosen,))


def _menu_id(match: SeatedMatch, part: str, draft: OrderDraft) -> str:
    return custom_ids.make(custom_ids.ORDER, part, match.row.id, draft.what)


def _pages(entries: Sequence[tuple[str, str]]) -> Iterator[Sequence[tuple[str, str]]]:
    """Yield as many entries at a time as a menu has room for."""
    for start in range(0, len(entries), MAX_MENU_OPTIONS):
        yield entries[start : start + MAX_MENU_OPTIONS]


def _menu(
    custom_id: str,
    placeholder: str,
    entries: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    *,
    least: int = 1,
    most: int = 1,
) -> Select:
    return Select(
        custom_id=custom_id,
        placeholder=cut(placeholder, MAX_PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(label=cut(label, MAX_MENU_LABEL), value=value, default=value in chosen)
            for value, label in entries
        ],
    )


def _usual_scope(match: SeatedMatch, draft: OrderDraft) -> str:
    """Return the scope that is preselected: the phase, for an order about the running phase."""
    orderable = match.game.orderable(draft.id)
    if orderable is None:
        premove = match.game.premoves.get(draft.kind)
        by_phase, kinds = premove is not None and premove.by_phase, [draft.kind]
    else:
        by_phase, kinds = orderable.by_phase, [*orderable.kinds]
    return PHASE if by_phase and any(one.kind in kinds for one in match.core.decisions) else MATCH


def order_name(words: Words, game: str, id: str) -> str:
    """Return the name of an order, as in a menu; the game may have its own sentence."""
    return words(_id(words, game, id))


def order_text(words: Words, game: str, order: Order) -> str:
    """Return exactly what an order does."""
    named = "; ".join(discord.utils.escape_markdown(choice_label(words, game, order, key)) for key in order.keys)
    shown = named if len(named) <= MAX_OPTIONS_TEXT else named[: MAX_OPTIONS_TEXT - 1] + "…"
    return words(_id(words, game, f"{order.id}-does"), choices=shown, count=len(order.keys), amount=order.amount)


def choice_label(words: Words, game: str, order: Order, key: str) -> str:
    """Return the name of an option in an order, as it was when the order was given."""
    orderable = GAMES[game].orderable(order.id)
    if orderable is not None and orderable.exceptions == "about":
        return name(words, key)
    kind = order.kind if orderable is None else orderable.kinds[0]
    return option_label(words, game, kind, Option(key, data=order.named.get(key, {})))


def scope_text(words: Words, order: Order) -> str:
    """Return for how long an order is good."""
    if order.phase is not None:
        return words("standing-until", scope="phase", when="")
    if order.expires_at is not None:
        return words("standing-until", scope="time", when=f"<t:{order.expires_at}:R>")
    return words("standing-until", scope="match", when="")


def _id(words: Words, game: str, id: str) -> str:
    own = f"{game}-standing-{id}"
    return own if words.has(own) else f"standing-{id}"
