"""Answering a question by a button or a menu, as most presses do."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final

import discord

from bot.cards import custom_ids
from bot.cards.controls import DONE_PART, read_selection
from bot.cards.form_card import form_answers, form_card, read_form
from bot.cards.layouts import said
from bot.cards.private_card import CardNotes
from bot.commands import undo
from bot.commands.requests import ANSWERS
from bot.interaction import context, tips
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.match.errors import Refused
from bot.match.outbox import PlayedAnswer
from bot.words import Words
from engine.core.types import Illegal

STALE_REFUSALS: Final = ("refuse-stale", "refuse-over", "refuse-cancelled")
"""Refusals that also show the current position."""


async def choice(press: Press) -> None:
    """Answer a question by its button; that of a hint may have several picks."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) < 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, *tokens = args
    await answer(interaction, words, match_id, decision_name, tuple(tokens))


async def menu(press: Press) -> None:
    """Answer a question by a menu, whose values are tokens of keys."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    if len(args) != 3:
        raise Refused("refuse-unknown-button")
    await answer(interaction, words, args[0], args[1], values)


async def pick(press: Press) -> None:
    """Pick in one of several menus that together take an answer, or give the answer."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    if len(args) != 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, part = args
    draft = read_selection(interaction.message, decision_name, custom_ids.make(custom_ids.PICK, *args), values)
    if part == DONE_PART:
        await answer(interaction, words, match_id, decision_name, draft.picked)
    else:
        await context.mark(interaction, words, match_id, draft)


async def answer(
    interaction: Interaction,
    words: Words,
    match_id: str,
    decision_name: str,
    tokens: tuple[str, ...],
    *more: tuple[str, ...],
) -> None:
    """Acknowledge, then play, and show the result to the player in private.

    `more` answers the questions that follow, which are asked of the same player.

    Several choices in a row on a private card are published together, at the end of the turn or when no more come.
    """
    await acknowledge(interaction)
    answered = await _play(interaction, words, match_id, decision_name, (tokens, *more))
    if answered is None:
        return
    await context.drop_aside(interaction, match_id)
    if context.is_private(interaction):
        await context.report(interaction, words, match_id, answered.shown)
    await context.raise_obstacle(interaction, match_id)


async def _play(
    interaction: Interaction,
    words: Words,
    match_id: str,
    decision_name: str,
    answers: Sequence[tuple[str, ...]],
) -> PlayedAnswer | None:
    """Play answers, and return the last; if it is too late for one, show the position and return None."""
    match = await context.require_playable(interaction, words, match_id)
    matches, publisher = interaction.client.services.matches, interaction.client.services.publisher
    user, key, name = interaction.user.id, str(interaction.id), context.own_name(interaction, match)
    if match.channel_id == interaction.channel_id:
        interaction.client.services.open_cards.pressed(match_id, interaction)
    is_aside = interaction.client.services.open_cards.is_aside(match_id, interaction)
    is_private = context.is_private(interaction) and not is_aside
    try:
        with publisher.paused(match_id) if is_private else nullcontext():
            answered = await matches.choose(match_id, user, decision_name, answers[0], key, name)
            for number, tokens in enumerate(answers[1:], start=1):
                following = await _next_question(interaction, match_id)
                answered = await matches.choose(match_id, user, following, tokens, f"{key} {number}", name)
            if is_private and answered.goes_on:
                publisher.publish_when_idle(match_id)
    except Refused as refused:
        if refused.sentence not in STALE_REFUSALS:
            raise
        if is_aside:
            await change(interaction, said(words(refused.sentence)))
            return None
        await context.present(interaction, words, match_id, CardNotes(first=words(refused.sentence)))
        return None
    return answered


async def _next_question(interaction: Interaction, match_id: str) -> str:
    """Return the name of the user's open question."""
    match = await interaction.client.services.matches.get_match(match_id)
    seat = match.seat_of(interaction.user.id)
    found = next((one for one in match.core.decisions if one.ask.seat == seat), None)
    if found is None:
        raise Refused("refuse-stale")
    return match.decision_name(found)


async def form(press: Press) -> None:
    """Open the window of a form, or answer its questions by what was chosen there."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, chosen = args
    match, seat = await context.seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    try:
        decision = match.decision(seat, decision_name)
    except Refused as refused:
        await acknowledge(interaction)
        await context.present(interaction, words, match_id, CardNotes(first=words(refused.sentence)))
        return
    (key,) = match.keys(decision, (chosen,))
    if key not in match.game.forms or key not in {option.key for option in decision.ask.options}:
        raise Refused("refuse-unknown-button")
    if interaction.type is not discord.InteractionType.modal_submit:
        await interaction.response.send_modal(form_card(words.at(match.names), match, decision, key))
        return
    try:
        first, *more = form_answers(match, decision, key, read_form(interaction.data))
    except Illegal as illegal:
        if illegal.reason.kind == "not_offered":
            raise Refused("refuse-form", most=max(part.most for part in match.game.forms[key])) from None
        raise match.refused(illegal.reason) from None
    await answer(interaction, words, match_id, decision_name, (first,), *((one,) for one in more))


async def no_tips(press: Press) -> None:
    """Switch off tips for the user."""
    interaction, words = press.interaction, press.words
    await tips.switch_off(interaction)
    await change(interaction, said(words("tips-off")))


async def consent(press: Press) -> None:
    """Agree to an undo, or refuse it."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 3 or args[2] not in ANSWERS:
        raise Refused("refuse-unknown-button")
    await acknowledge(interaction)
    await undo.consent(interaction, words, args[0], args[1], agree=args[2] == "agree")
