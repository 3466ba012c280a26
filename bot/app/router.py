"""Presses: from a custom id to what it does. Every press is answered, whatever it says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.cards import custom_ids
from bot.cards.controls import DONE
from bot.cards.layouts import said
from bot.cards.multi_select import read_selection
from bot.commands import board, clock, orders, undo
from bot.commands.requests import ANSWERS
from bot.features.avoid import commands as avoid
from bot.features.decks import commands as decks
from bot.features.help import commands as help
from bot.features.lessons import commands as learn
from bot.features.lobby import cancel, find
from bot.features.lobby import commands as lobby
from bot.features.plans import commands as plan
from bot.features.replay import commands as replay
from bot.features.results import commands as result
from bot.features.results import ladder_commands as ladder
from bot.features.spotlight import commands as spotlight
from bot.features.tournaments import commands as event
from bot.interaction import context, tips
from bot.interaction.answering import require_permissions, run_safely
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.outbox import ShownEvent
from bot.words import Words

FOREIGN: Final = "x|"
"""Custom ids of others who share the page with the bot: the sandbox's own buttons."""

CHOICES: Final = (f"{custom_ids.CHOICE}|", f"{custom_ids.MENU}|")
"""What the ids of answers to questions begin with: most presses are such."""


OUTDATED: Final = ("refuse-stale", "refuse-over", "refuse-cancelled")
"""Refusals of whoever answers what is asked no more: how things stand now is shown with them."""


async def pressed(interaction: Interaction) -> None:
    """Answer a press of a button or a choice in a menu."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if custom_id.startswith(FOREIGN):
        return
    press = custom_ids.read(custom_id)
    values = tuple(str(value) for value in data.get("values", ()))
    act = PRESSES.get(press.prefix, unknown)
    await run_safely(interaction, lambda words: act(interaction, words, press.rest, values))


async def unknown(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Answer a press that means nothing here."""
    raise Refused("refuse-unknown-button")


async def choice(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Answer a question by its button."""
    if len(rest) != 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, token = rest
    await answer(interaction, words, match_id, decision_name, (token,))


async def menu(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Answer a question by a menu, whose values are tokens of keys."""
    if len(rest) != 3:
        raise Refused("refuse-unknown-button")
    await answer(interaction, words, rest[0], rest[1], values)


async def pick(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Pick in one of several menus that take an answer together, or give the answer."""
    if len(rest) != 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, part = rest
    draft = read_selection(interaction.message, decision_name, custom_ids.make(custom_ids.PICK, *rest), values)
    if part == DONE:
        await answer(interaction, words, match_id, decision_name, draft.picked)
    else:
        await context.mark(interaction, words, match_id, draft)


async def answer(
    interaction: Interaction, words: Words, match_id: str, decision_name: str, tokens: tuple[str, ...]
) -> None:
    """Acknowledge, then play; the card that follows shows the rest, and so does one that the player alone sees."""
    await acknowledge(interaction)
    await _require_playable(interaction, words, match_id)
    kind = await tips.kind_of(interaction, match_id, decision_name)
    try:
        shown = await _choose(interaction, match_id, decision_name, tokens)
    except Refused as refused:
        if refused.sentence not in OUTDATED:
            raise
        await context.present(interaction, words, match_id, first=words(refused.sentence))
        return
    if context.is_private(interaction):
        await context.report(interaction, words, match_id, shown)
    await context.raise_obstacle(interaction, match_id)
    await tips.give(interaction, words, match_id, kind)


async def no_tips(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Give whoever presses no more tips."""
    await tips.switch_off(interaction)
    await change(interaction, said(words("tips-off")))


async def _require_playable(interaction: Interaction, words: Words, match_id: str) -> None:
    """Refuse a press where its match may not be played; the match is read no more when it changes, and so not copied."""
    table, _ = await context.seated(interaction, match_id)
    require_permissions(interaction, words, table.row)


async def _choose(
    interaction: Interaction, match_id: str, decision_name: str, tokens: tuple[str, ...]
) -> tuple[ShownEvent, ...]:
    """Play; of several choices in a row on a private card those of a turn are published together, once it ends or nothing comes."""
    client, user, key = interaction.client, interaction.user.id, str(interaction.id)
    name = context.own_name(interaction, client.services.matches.cached_row(match_id))
    if not context.is_private(interaction):
        return await client.services.matches.choose(match_id, user, decision_name, tokens, key, name)
    matches, publisher = client.services.matches, client.services.publisher
    with publisher.paused(match_id):
        turn = (await matches.look(match_id)).turn
        shown = await matches.choose(match_id, user, decision_name, tokens, key, name)
        table = await matches.look(match_id)
        if table.asks_only(user) and table.turn == turn:
            publisher.publish_when_idle(match_id)
    return shown


async def consent(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Agree to an undo, or refuse it."""
    if len(rest) != 3 or rest[2] not in ANSWERS:
        raise Refused("refuse-unknown-button")
    await acknowledge(interaction)
    await undo.consent(interaction, words, rest[0], rest[1], agree=rest[2] == "agree")


Act = Callable[[Interaction, Words, tuple[str, ...], tuple[str, ...]], Awaitable[None]]

PRESSES: Final[dict[str, Act]] = {
    custom_ids.CHOICE: choice,
    custom_ids.MENU: menu,
    custom_ids.PICK: pick,
    custom_ids.DECK: decks.pressed,
    custom_ids.LOBBY: lobby.pressed,
    custom_ids.RULE: lobby.rule,
    custom_ids.TABLE: board.pressed,
    custom_ids.CONSENT: consent,
    custom_ids.CANCEL: cancel.pressed,
    custom_ids.HELP: help.pressed,
    custom_ids.FIND: find.pressed,
    custom_ids.AVOID: avoid.pressed,
    custom_ids.LESSON: learn.pressed,
    custom_ids.REPLAY: replay.pressed,
    custom_ids.EVENT: event.pressed,
    custom_ids.RESULT: result.pressed,
    custom_ids.PLAN: plan.pressed,
    custom_ids.LADDER: ladder.pressed,
    custom_ids.ORDER: orders.pressed,
    custom_ids.SPOTLIGHT: spotlight.pressed,
    custom_ids.CLOCK: clock.pressed,
    custom_ids.TIP: no_tips,
}
"""By prefix: what a press does."""
