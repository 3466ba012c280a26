"""`/game why`: the reason why something is not on offer now, chosen from menus of all such things."""

from collections.abc import Sequence
from typing import Final

import discord
from msgspec import Struct

from bot.cards import custom_ids, layouts
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, MAX_PLACEHOLDER, Row, Select, cut
from bot.interaction.context import as_player
from bot.interaction.private_cards import show_aside
from bot.interaction.refusals import reply
from bot.interaction.responses import change
from bot.interaction.services import Interaction, Press
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from bot.words import Words
from engine.core.types import Option, Reason, Seat
from render import marked_label
from render.prose.phrases import reason_line

MAX_WHY_MENUS: Final = 5
LATER_PREFIX: Final = "later."  # prefix of the values of entries for what comes later in the turn
WHY_MENU: Final = "reason"  # argument of the menus, as it is in posted messages


class Wish(Struct, frozen=True):
    """An entry of the menus: an option of a question of this `kind`, why it is not on offer, and the entry's value."""

    kind: str
    option: Option
    reason: Reason
    value: str
    later: bool = False


async def why(interaction: Interaction, words: Words, match_id: str) -> None:
    """Offer a menu of everything that is not on offer now, and of what comes later in the turn."""
    match, seat = await _asked(interaction, match_id)
    wishes = wished(match, seat)
    if wishes:
        await show_aside(interaction, match_id, menus(words.at(match.names), match, wishes))
    else:
        await reply(interaction, words("why-everything"))


async def pressed(press: Press) -> None:
    """Explain above the menus why a chosen option is not on offer; the next answer replaces this one."""
    match press.args:
        case (_, match_id, _):
            await _explain(press.interaction, press.words, match_id, press.values)
        case _:
            raise Refused("refuse-unknown-button")


async def _explain(interaction: Interaction, words: Words, match_id: str, values: tuple[str, ...]) -> None:
    match, seat = await _asked(interaction, match_id)
    words, wishes = words.at(match.names), wished(match, seat)
    for wish in wishes:
        if wish.value in values:
            escaped = discord.utils.escape_markdown
            option = escaped(_label(words, match, wish))
            priced = wish.option.data.get("pay") is not None
            reason = escaped(reason_line(words, match.row.game, wish.reason, priced=priced))
            said = words("why-answer", option=option, reason=reason)
            await change(interaction, menus(words, match, wishes, said))
            return
    raise Refused("refuse-stale")


async def _asked(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat]:
    match, seat = await as_player(interaction, match_id)
    if seat not in match.asked():
        raise Refused("why-nothing")
    return match, seat


def wished(match: SeatedMatch, seat: Seat) -> list[Wish]:
    """Return what a seat cannot do now, then what it may do later in the turn."""
    position = match.core.position
    kind = next((decision.kind for decision in match.core.decisions if decision.ask.seat == seat), "")
    now = [Wish(kind, option, reason, token(option.key)) for option, reason in match.game.unavailable(position, seat)]
    later = [
        Wish(one.kind, one.option, one.reason, f"{LATER_PREFIX}{token(one.option.key)}", later=True)
        for one in match.game.later(position, seat)
    ]
    return now + later


def menus(words: Words, match: SeatedMatch, wishes: Sequence[Wish], answer: str = "") -> layouts.Layout:
    """Return menus of all wishes, first those denied now, then those for later, with the last answer above them."""
    now, later = ([wish for wish in wishes if wish.later is when] for when in (False, True))
    rows = []
    for number, (key, listed, part, parts) in enumerate(_parts(now, later)):
        start = (part - 1) * MAX_MENU_OPTIONS
        shown = [(_label(words, match, wish), wish.value) for wish in listed[start : start + MAX_MENU_OPTIONS]]
        menu: Select = Select(
            custom_id=custom_ids.make(custom_ids.TABLE, WHY_MENU, match.row.id, str(number)),
            placeholder=cut(words(key, part=part, parts=parts, first=shown[0][0]), MAX_PLACEHOLDER),
            options=[discord.SelectOption(label=cut(label, MAX_MENU_LABEL), value=value) for label, value in shown],
        )
        rows.append(Row(menu))
    return layouts.plain(layouts.text(answer or words("why-choose")), *rows)


def _parts(now: Sequence[Wish], later: Sequence[Wish]) -> list[tuple[str, Sequence[Wish], int, int]]:
    """Return, for each menu, its sentence, the list of wishes it shows a part of, and which part.

    A part is given as its number, counted from 1, and the total number of parts.
    """
    later_parts = -(-len(later) // MAX_MENU_OPTIONS)
    now_parts = min(-(-len(now) // MAX_MENU_OPTIONS), MAX_WHY_MENUS - min(1, later_parts))
    later_parts = min(later_parts, MAX_WHY_MENUS - now_parts)
    first = [("menu-why", now, part, now_parts) for part in range(1, now_parts + 1)]
    return first + [("menu-why-later", later, part, later_parts) for part in range(1, later_parts + 1)]


def _label(words: Words, match: SeatedMatch, wish: Wish) -> str:
    return marked_label(words, match.row.game, wish.kind, wish.option)
