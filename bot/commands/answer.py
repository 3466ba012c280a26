"""Answering a question by a button or a menu: most presses do."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

from bot.cards import custom_ids
from bot.cards.controls import DONE, read_selection
from bot.cards.layouts import said
from bot.cards.private_card import CardNotes
from bot.commands import undo
from bot.commands.requests import ANSWERS
from bot.interaction import context, tips
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.match.errors import Refused
from bot.words import Words

OUTDATED: Final = ("refuse-stale", "refuse-over", "refuse-cancelled")
"""Refusals that also show the current position."""


async def choice(press: Press) -> None:
    """Answer a question by its button; that of a hint may have several picks."""
    interaction, words, rest = press.interaction, press.words, press.args
    if len(rest) < 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, *tokens = rest
    await answer(interaction, words, match_id, decision_name, tuple(tokens))


async def menu(press: Press) -> None:
    """Answer a question by a menu, whose values are tokens of keys."""
    interaction, words, rest, values = press.interaction, press.words, press.args, press.values
    if len(rest) != 3:
        raise Refused("refuse-unknown-button")
    await answer(interaction, words, rest[0], rest[1], values)


async def pick(press: Press) -> None:
    """Pick in one of several menus that take an answer together, or give the answer."""
    interaction, words, rest, values = press.interaction, press.words, press.args, press.values
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
    """Acknowledge, then play; the card that follows shows the rest, and so does one that the player alone sees.

    Of several choices in a row on a private card those of a turn are published together, once it ends or nothing comes.
    """
    await acknowledge(interaction)
    match = await context.require_playable(interaction, words, match_id)
    matches, publisher = interaction.client.services.matches, interaction.client.services.publisher
    user, key, name = interaction.user.id, str(interaction.id), context.own_name(interaction, match)
    is_private = context.is_private(interaction)
    try:
        with publisher.paused(match_id) if is_private else nullcontext():
            answered = await matches.choose(match_id, user, decision_name, tokens, key, name)
            if is_private and answered.goes_on:
                publisher.publish_when_idle(match_id)
    except Refused as refused:
        if refused.sentence not in OUTDATED:
            raise
        await context.present(interaction, words, match_id, CardNotes(first=words(refused.sentence)))
        return
    if is_private:
        await context.report(interaction, words, match_id, answered.shown)
    await context.raise_obstacle(interaction, match_id)
    await tips.give(interaction, words, match_id, answered.kind)


async def no_tips(press: Press) -> None:
    """Give whoever presses no more tips."""
    interaction, words = press.interaction, press.words
    await tips.switch_off(interaction)
    await change(interaction, said(words("tips-off")))


async def consent(press: Press) -> None:
    """Agree to an undo, or refuse it."""
    interaction, words, rest = press.interaction, press.words, press.args
    if len(rest) != 3 or rest[2] not in ANSWERS:
        raise Refused("refuse-unknown-button")
    await acknowledge(interaction)
    await undo.consent(interaction, words, rest[0], rest[1], agree=rest[2] == "agree")
