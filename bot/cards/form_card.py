"""The window of a form: questions about goods that follow each other, asked and answered together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, Select, cut
from bot.match.match import SeatedMatch
from bot.match.names import token
from bot.words import Words
from engine.core import goods
from engine.core.goods import Goods
from engine.core.presentation import FormPart
from engine.core.types import Action, Decision, Illegal, Option, Seat
from render.prose.phrases import option_label

MAX_MODAL_TITLE: Final = 45
MAX_MODAL_LABEL: Final = 45


def form_card(words: Words, match: SeatedMatch, decision: Decision, key: str) -> ui.Modal:
    """Return the window in which the answers to the questions of a form are chosen."""
    game, parts = match.row.game, match.game.forms[key]
    custom_id = custom_ids.make(custom_ids.FORM, match.row.id, match.decision_name(decision), token(key))
    modal = ui.Modal(title=cut(words(f"{game}-form-{key}"), MAX_MODAL_TITLE), custom_id=custom_id)
    for part, options in zip(parts, _offered(match, decision, key), strict=True):
        options.sort(key=lambda one: [*_goods(one, part)])  # amounts of a kind beside each other
        entries = [
            discord.SelectOption(
                label=cut(option_label(words, game, part.kind, option), MAX_MENU_LABEL), value=option.key
            )
            for option in options[:MAX_MENU_OPTIONS]
        ]
        menu: Select = Select(
            custom_id=part.kind, min_values=1, max_values=min(part.most, len(entries)), options=entries
        )
        label = words(f"{game}-form-{key}-{part.kind}", most=part.most)
        modal.add_item(ui.Label(text=cut(label, MAX_MODAL_LABEL), component=menu))
    modal.stop()
    return modal


def read_form(data: Any) -> dict[str, tuple[str, ...]]:
    """Return the values chosen in the menus of a window, by the kind of their question."""
    rows = (row.get("component", {}) for row in (data or {}).get("components", ()))
    return {str(menu.get("custom_id")): tuple(map(str, menu.get("values", ()))) for menu in rows}


def form_answers(
    match: SeatedMatch, decision: Decision, key: str, chosen: Mapping[str, Sequence[str]]
) -> tuple[str, ...]:
    """Return `key`, and the key of the answer to each question of its form.

    Raises:
        Illegal: The goods that were chosen are not on offer together.
    """
    position, seat, kind, picks = match.core.position, decision.ask.seat, decision.kind, [key]
    for part in match.game.forms[key]:
        position, _ = match.game.apply(position, Action(seat, kind, (picks[-1],)))
        kind = part.kind
        amounts = {one.key: _goods(one, part) for one in _options(match, position, seat, part)}
        wanted = goods.total(*(amounts.get(one, {}) for one in chosen.get(kind, ())))
        found = next((one for one, amount in amounts.items() if wanted and amount == wanted), None)
        if found is None:
            ordered = {each: wanted[each] for amount in amounts.values() for each in amount if each in wanted}
            reason = match.game.why(position, seat, kind, goods.key(ordered))
            assert reason is not None
            raise Illegal(reason)
        picks.append(found)
    return tuple(picks)


def _offered(match: SeatedMatch, decision: Decision, key: str) -> Iterator[list[Option]]:
    """Yield the options of each question that are amounts of one kind, whatever is chosen before."""
    seat, kind = decision.ask.seat, decision.kind
    before = [(match.core.position, key)]
    for part in match.game.forms[key]:
        positions = [match.game.apply(position, Action(seat, kind, (pick,)))[0] for position, pick in before]
        found = [
            (at, one) for at in positions for one in _options(match, at, seat, part) if len(_goods(one, part)) == 1
        ]
        yield [*{one.key: one for _, one in found}.values()]
        kind = part.kind
        before = [(at, one.key) for at, one in found if sum(_goods(one, part).values()) == 1]


def _options(match: SeatedMatch, position: Any, seat: Seat, part: FormPart) -> tuple[Option, ...]:
    play = match.game.resume(position)
    return next(one.ask.options for one in play.decisions if (one.ask.seat, one.kind) == (seat, part.kind))


def _goods(option: Option, part: FormPart) -> Goods:
    """Return the goods of an option of a form's question, nothing if it declines."""
    given = option.data.get(part.goods)
    return goods.total(given) if isinstance(given, dict) and option.key != part.none else {}
