"""Private cards of players and spectators: shown, replaced, and brought below the public card."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import discord
from discord import ui
from msgspec import structs

from bot.cards.controls import NO_NOTES, CardNotes, Draft
from bot.cards.layouts import Attached, Layout, OutgoingMessage, file_of, said
from bot.cards.private_card import confirmation, hand_card, private_card
from bot.delivery.failures import UNSENT
from bot.interaction import tips
from bot.interaction.context import as_player, is_here, is_private, own_theme, seated
from bot.interaction.open_cards import BOARD_CARD, HAND_CARD, OPTIONS_CARD, Aside, OpenCard
from bot.interaction.refusals import reply
from bot.interaction.responses import acknowledge, change, give, show
from bot.interaction.services import Client, Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.words import Words
from engine.core.types import Decision, Seat
from render import has_hand
from storage.errors import StoreError
from storage.matches import MatchRow, SeatRow

log = logging.getLogger(__name__)

SETTLED_BY: Final = frozenset({"chore", "order"})
"""Beginnings of keys of lines that the bot wrote for a player, of which the private card tells."""


async def ask(interaction: Interaction, layout: Layout) -> None:
    """Ask the user something in private, in the private message that was pressed or in a new one."""
    if is_private(interaction):
        await change(interaction, layout)
    else:
        await show(interaction, layout)


async def present(
    interaction: Interaction,
    words: Words,
    match_id: str,
    notes: CardNotes = NO_NOTES,
    *,
    anywhere: bool = False,
    anew: bool = False,
) -> tuple[SeatedMatch, Seat | None]:
    """Show the user a private card with the open options. Takes `anywhere`, and returns the same, as `seated`.

    A pressed private message is edited; otherwise, or `anew`, a new message is sent instead of the last of its kind.
    """
    match, seat = await seated(interaction, match_id, anywhere=anywhere)
    words, notes = words.at(match.names), await _with_tip(interaction, words, match, seat, notes)
    theme, extra = await own_theme(interaction), await _extra(interaction, match, seat, words)
    # The undo buttons look at every choice so far, and a match loaded from a snapshot has to be replayed for that.
    await asyncio.to_thread(match.core.choices)
    card = private_card(match, words, seat, theme, notes, extra)
    renew = is_private(interaction) and not anew
    sent = await _give(interaction, match_id, card, words, renew=renew)
    if seat is not None:
        await _replace(interaction, match, seat, sent, notes)
    return match, seat


async def _with_tip(
    interaction: Interaction, words: Words, match: SeatedMatch, seat: Seat | None, notes: CardNotes
) -> CardNotes:
    """Add the tip about the questions on a private card."""
    if seat is None:
        return notes
    names, own = _questions(match, seat), [one for one in match.core.decisions if one.ask.seat == seat]
    kinds = [one.kind for one in own if match.chore(one) is None] if names else []
    return structs.replace(notes, tip=await tips.private_tip(interaction, words, match, kinds, names))


async def _replace(
    interaction: Interaction, match: SeatedMatch, seat: Seat, sent: int | None, notes: CardNotes, kind: str = ""
) -> None:
    """Note the card that was `sent`, or else pressed and edited, and delete the last one of its kind."""
    if not is_here(interaction, match):
        return
    card = OpenCard(
        interaction,
        interaction,
        sent or (interaction.message.id if interaction.message is not None else 0),
        followup=sent is not None,
        questions=_closed_questions(match, seat),
        notes=notes,
        kind=kind or (BOARD_CARD if notes.whole else OPTIONS_CARD),
        shown=() if kind == HAND_CARD else _questions(match, seat),
    )
    older = interaction.client.services.open_cards.shown(match.row.id, card)
    if older is not None:
        with suppress(*UNSENT):
            await older.delete()


async def lower_private_cards(client: Client, row: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Bring private cards below the public card of a match, for players asked in private who pressed recently."""
    for seat in seats:
        card = None if seat.user_id is None else client.services.open_cards.get(row.id, seat.user_id)
        if card is not None:
            await _bring_below(card, row.id)


async def lower_private_cards_left(interaction: Interaction) -> None:
    """Bring below the private cards that were left while a press of the user was being answered."""
    open_cards = interaction.client.services.open_cards
    for match_id in open_cards.left(interaction.user.id):
        card = open_cards.get(match_id, interaction.user.id)
        if card is not None:
            await _bring_below(card, match_id)


async def translate_private_cards(client: Client, user_id: int) -> None:
    """Send a user's private cards again, in a language that was just chosen."""
    for match_id, card in client.services.open_cards.of_user(user_id):
        await _bring_below(card, match_id, anew=True)


async def _bring_below(card: OpenCard, match_id: str, *, anew: bool = False) -> None:
    """Send a private card again if it is above the public card or shows an old question, except during a draft.

    `anew` sends it in any case in which it still asks something.
    A failure costs the player only a press.
    """
    interaction: Interaction = card.press
    services = interaction.client.services
    try:
        match, seat = await seated(interaction, match_id)
        names = () if seat is None else _closed_questions(match, seat)
        if seat is not None and not names and card.shown and {*card.shown}.isdisjoint(_questions(match, seat)):
            await _settle(card, match, seat)
        public = await services.matches.card(match_id) if names else None
        is_right = card.questions == names and (
            card.notes.draft.picked or (public is not None and card.message_id > public.message_id)
        )
        if public is None or (is_right and not anew):
            return
        words = await services.languages.private(interaction)
        notes = card.notes if card.questions == names else NO_NOTES
        await present(interaction, words, match_id, notes, anew=True)
    except (Refused, StoreError, *UNSENT) as failed:
        services.open_cards.forget(match_id, interaction.user.id)
        log.info("a private card of match %s stays where it is: %s", match_id, type(failed).__name__)
    except Exception:
        services.open_cards.forget(match_id, interaction.user.id)
        log.exception("a private card of match %s could not be made", match_id)


async def _settle(card: OpenCard, match: SeatedMatch, seat: Seat) -> None:
    """Say on a private card what answered its question, in place of its controls; delete it if the player did."""
    services = card.press.client.services
    lines = await services.matches.lines(match.row.id)
    last = next((line for line in reversed(lines) if line.seat == seat), None)
    how = (last.key or "").partition(" ")[0] if last is not None else ""
    # The card stays known, so that the player's next question can be sent without a press.
    services.open_cards.shown(match.row.id, structs.replace(card, questions=(), shown=()))
    if how in SETTLED_BY:
        words = await services.languages.private(card.press)
        await card.edit(said(words("card-settled", how=how)))
    else:
        await card.delete()


def _questions(match: SeatedMatch, seat: Seat) -> tuple[str, ...]:
    """Return the names of all open questions of a player."""
    if match.row.status != "live":
        return ()
    return tuple(match.decision_name(one) for one in match.core.decisions if one.ask.seat == seat)


def _closed_questions(match: SeatedMatch, seat: Seat) -> tuple[str, ...]:
    """Return the names of the questions that a player answers on a private card."""
    return tuple(map(match.decision_name, _closed_decisions(match, seat)))


def _closed_decisions(match: SeatedMatch, seat: Seat) -> list[Decision]:
    """Return the questions that a player answers on a private card, without those that the bot answers."""
    if match.row.status != "live":
        return []
    own = [one for one in match.core.decisions if one.ask.seat == seat and not one.ask.open]
    return [one for one in own if match.chore(one) is None]


async def show_aside(
    interaction: Interaction, match_id: str, *layouts: Layout, files: Sequence[discord.File] = ()
) -> None:
    """Show something about the position at hand in private messages, instead of the last such messages.

    The `files` are those of the first one.
    """
    await drop_aside(interaction, match_id)
    for number, layout in enumerate(layouts):
        message_id = await show(interaction, layout, () if number else files)
        if message_id is not None:
            interaction.client.services.open_cards.shown_aside(match_id, Aside(interaction, message_id))


async def drop_aside(interaction: Interaction, match_id: str) -> None:
    """Delete what was shown about a position that has changed, unless it was deleted or pressed."""
    open_cards = interaction.client.services.open_cards
    if open_cards.is_aside(match_id, interaction):
        return
    for aside in open_cards.pop_asides(match_id, interaction.user.id):
        with suppress(*UNSENT):
            await aside.holder.followup.delete_message(aside.message_id)


async def mark(interaction: Interaction, words: Words, match_id: str, draft: Draft) -> None:
    """Mark the picks made so far on a private card and keep its pictures. Raises `Refused` for an old question."""
    match, seat = await as_player(interaction, match_id)
    match.decision(seat, draft.decision_name)
    words = words.at(match.names)
    notes = await _with_tip(interaction, words, match, seat, CardNotes(draft=draft))
    extra = await _extra(interaction, match, seat, words)
    card = private_card(match, words, seat, await own_theme(interaction), notes, extra)
    if is_private(interaction) and has_pictures(interaction.message, card.pictures):
        await change(interaction, card.layout)
        await _replace(interaction, match, seat, None, notes)
    else:
        await acknowledge(interaction)
        await present(interaction, words, match_id, notes)


def has_pictures(message: discord.Message | None, pictures: Sequence[Attached]) -> bool:
    """Return True if a message has all these pictures. One may be missing because it could not be drawn."""
    parts = (part for item in message.components for part in getattr(item, "children", ())) if message else ()
    galleries = (part for part in parts if isinstance(part, discord.MediaGalleryComponent))
    return {picture.file for picture in pictures} <= {file_of(item) for part in galleries for item in part.items}


async def show_hand(interaction: Interaction, words: Words, match_id: str, *, news: str = "") -> None:
    """Show a player's hand privately. Raises `Refused` for spectators and in games without hands."""
    match, seat = await seated(interaction, match_id)
    if not has_hand(match.row.game):
        raise Refused("refuse-no-hand")
    if seat is None:
        raise Refused("refuse-not-a-player")
    words = words.at(match.names)
    card = hand_card(match, words, seat, await own_theme(interaction), status=news)
    sent = await _give(interaction, match_id, card, words, renew=False)
    if sent is not None:
        await _replace(interaction, match, seat, sent, NO_NOTES, HAND_CARD)


async def report(
    interaction: Interaction, words: Words, match_id: str, shown: Sequence[ShownEvent], *, is_ahead: bool = False
) -> None:
    """Confirm a choice to the player privately, with its consequences, and that the private card `is_ahead`.

    The choice is saved already, so a failure here is logged and reported only as a failure to show it.
    """
    try:
        match = await interaction.client.services.matches.get_match(match_id)
        news = confirmation(words.at(match.names), match.row.game, shown, match.seat_of(interaction.user.id))
        if interaction.client.services.open_cards.is_aside(match_id, interaction):
            await change(interaction, said(news))
        elif is_private(interaction):
            later = f"\n-# {words('card-public-later')}" if is_ahead else ""
            await present(interaction, words, match_id, CardNotes(status=f"{news}{later}"))
        elif has_hand(match.row.game):
            await show_hand(interaction, words, match_id, news=news)
        else:
            await reply(interaction, words("answer-done"))
    except UNSENT:
        raise
    except Exception as failed:
        interaction.client.services.open_cards.forget(match_id, interaction.user.id)
        log.exception("what came of a choice in match %s could not be shown", match_id)
        raise Refused("refuse-not-shown") from failed


async def raise_obstacle(interaction: Interaction, match_id: str) -> None:
    """Raise `Refused` if what happened in a match is saved but cannot be published."""
    if obstacle := await interaction.client.services.publisher.outcome(match_id):
        raise obstacle


async def _extra(interaction: Interaction, match: SeatedMatch, seat: Seat | None, words: Words) -> list[ui.Item[Any]]:
    """Return the parts that features add to private cards."""
    parts = interaction.client.services.private_parts
    return [item for part in parts for item in await part(interaction, match, seat, words)]


async def _give(
    interaction: Interaction, match_id: str, card: OutgoingMessage, words: Words, *, renew: bool
) -> int | None:
    """Edit the pressed message, or send a new one, and return the new one's id if it is no first response."""
    layout, files = await interaction.client.services.pictures.draw(match_id, card, words)
    return await give(interaction, layout, files, renew=renew)
