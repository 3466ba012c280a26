"""The context of a press or command: find its match and the user's seat, and show private cards."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import discord
from discord import ui
from msgspec import structs

from bot.cards.controls import Draft
from bot.cards.layouts import Layout, OutgoingMessage, file_of, said
from bot.cards.private_card import NO_NOTES, CardNotes, confirmation, hand_card, private_card
from bot.delivery.failures import UNSENT
from bot.delivery.group_dms import is_group
from bot.delivery.permissions import may_watch
from bot.interaction import tips
from bot.interaction.open_cards import BOARD_CARD, HAND_CARD, OPTIONS_CARD, Aside, OpenCard
from bot.interaction.refusals import Callback, display_name, plainly, reply, require_permissions
from bot.interaction.responses import acknowledge, change, give, is_answered, show
from bot.interaction.services import Client, Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.settings import GROUP_DM, LANGUAGE, THEME, is_public, is_secluded
from bot.words import Words
from engine.core.types import Decision, Seat
from render import DEFAULT_THEME, has_hand
from storage.errors import StoreError
from storage.matches import MatchRow, SeatRow

log = logging.getLogger(__name__)

SETTLED_BY: Final = frozenset({"chore", "order"})
"""Beginnings of keys of lines that the bot wrote for a player, of which the private card tells."""


async def here(interaction: Interaction) -> MatchRow:
    """Return the match of the channel. Raises `Refused` if there is none, or if it is secluded from the user."""
    match = await interaction.client.services.matches.in_channel(interaction.channel_id or 0)
    if match is None:
        raise Refused("refuse-no-match")
    await require_admitted(interaction, match)
    return match


def about_match(handler: Callable[[Interaction, Words, str], Awaitable[None]]) -> Callback:
    """Return the callback of a command without options about the match of the channel."""

    async def answer(interaction: Interaction, words: Words) -> None:
        await handler(interaction, words, (await here(interaction)).id)

    return plainly(answer)


async def require_admitted(interaction: Interaction, match: MatchRow) -> None:
    """Raise `Refused` if others play the same deal and the user is no player of this match."""
    if is_secluded(match):
        seats = await interaction.client.services.matches.players(match.id)
        if all(seat.user_id != interaction.user.id for seat in seats):
            raise Refused("refuse-secluded")


async def of_server(interaction: Interaction, match_id: str) -> MatchRow:
    """Return the match that a press names. Raises `Refused` if it is not on this server."""
    match = await interaction.client.services.matches.find(match_id)
    if match is None or not is_of_server(interaction, match):
        raise Refused("refuse-game-gone")
    await require_admitted(interaction, match)
    return match


async def public_words(interaction: Interaction) -> Words:
    """Return the words of the server of an interaction."""
    return await interaction.client.services.languages.public(interaction)


async def seated(interaction: Interaction, match_id: str, *, anywhere: bool = False) -> tuple[SeatedMatch, Seat | None]:
    """Return a match and the user's seat, or None for a spectator. Raises `Refused`, also for a secluded match.

    Players may also use a match of another server in direct messages and from private cards; with `anywhere`, from
    every message.
    """
    match = await interaction.client.services.matches.get_match(match_id)
    seat = _own_seat(interaction, match)
    if not is_of_server(interaction, match.row):
        alone = anywhere or is_private(interaction) or interaction.guild_id is None
        if seat is None or not alone:
            raise Refused("refuse-game-gone")
        await _require_member(interaction, match)
    return match, seat


async def as_player(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat]:
    """Return a match and the user's seat. Raises `Refused` as `seated` does, and for a spectator."""
    match, seat = await seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    return match, seat


async def theme_of(interaction: Interaction, row: MatchRow | None = None) -> str:
    """Return the theme in which the user sees pictures: their own, or else that of a match."""
    settings = {} if row is None else row.settings
    return await _theme(interaction) or settings.get(THEME, DEFAULT_THEME)


async def require_playable(interaction: Interaction, match_id: str) -> MatchRow:
    """Return the row of a match that can be played from here. Raises `Refused`.

    The whole match is loaded only for a player who acts from elsewhere; otherwise the change itself reads it.
    """
    match = interaction.client.services.matches.cache.row(match_id)
    if match is None or not is_of_server(interaction, match):
        match = (await seated(interaction, match_id))[0].row
    require_permissions(interaction, match)
    return match


async def _require_member(interaction: Interaction, match: SeatedMatch) -> None:
    """Raise `Refused` if the user has left the server of a match.

    In a match with other people a computer player takes the seat. A match of one person continues without the server.
    """
    services, user, guild = interaction.client.services, interaction.user.id, match.row.guild_id
    if guild is None or len(match.people) == 1 or match.row.status != "live":
        return
    if await services.membership.has_left(interaction.client, guild, user):
        await services.matches.seat_changes.leave_server(match.row.id, user)
        raise Refused("refuse-left-server")


async def watched(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat | None]:
    """Return a match and the user's seat, or None for a spectator. Raises `Refused` if the user may not see the match.

    What is shown of it must be private. Spectators on other servers see only public matches.
    """
    match = await interaction.client.services.matches.get_match(match_id)
    seat = _own_seat(interaction, match)
    if seat is None and not is_here(interaction, match):
        if not is_answered(interaction):
            await defer(interaction)
        known = is_public(match.row) or is_of_server(interaction, match.row)
        if not known or not await may_watch(interaction.client, match.row, interaction.user.id):
            raise Refused("refuse-game-gone")
    return match, seat


def is_here(interaction: Interaction, match: SeatedMatch) -> bool:
    """Return True if an interaction comes from the channel of a match, where everyone sees the match."""
    return interaction.channel_id == match.row.channel_id


def _own_seat(interaction: Interaction, match: SeatedMatch) -> Seat | None:
    """Return the user's seat, None for a spectator. Raises `Refused` for a spectator of a secluded match."""
    seat = next((one.seat for one in match.seats if one.user_id == interaction.user.id), None)
    if seat is None and is_secluded(match.row):
        raise Refused("refuse-secluded")
    return seat


def is_of_server(interaction: Interaction, match: MatchRow) -> bool:
    """Return True if a match is on the server of an interaction, or in the same direct messages."""
    if match.guild_id is None:
        return match.channel_id == interaction.channel_id
    return match.guild_id == interaction.guild_id


def place_settings(interaction: Interaction, words: Words) -> dict[str, str]:
    """Return the settings that a new match has by its place: none on a server."""
    if interaction.guild_id is not None:
        return {}
    return {LANGUAGE: words.locale, **({GROUP_DM: "on"} if is_group(interaction) else {})}


def own_name(interaction: Interaction, match: MatchRow | None) -> str:
    """Return the user's name on the server of a match, or "" for a press from elsewhere, where the name may differ."""
    return display_name(interaction.user) if match is not None and is_of_server(interaction, match) else ""


def is_private(interaction: Interaction) -> bool:
    """Return True if the pressed message is private."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def defer(interaction: Interaction) -> None:
    """Acknowledge an interaction. A private message will be edited later; otherwise a private reply follows."""
    await acknowledge(interaction, ephemeral=True, thinking=not is_private(interaction))


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
    theme, extra = await _theme(interaction), await _extra(interaction, match, seat, words)
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


async def _bring_below(card: OpenCard, match_id: str) -> None:
    """Send a private card again if it is above the public card or shows an old question, except during a draft.

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
        if public is None or (
            card.questions == names and (card.message_id > public.message_id or card.notes.draft.picked)
        ):
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


async def show_aside(interaction: Interaction, match_id: str, *layouts: Layout) -> None:
    """Show something about the position at hand in private messages, instead of the last such messages."""
    await drop_aside(interaction, match_id)
    for layout in layouts:
        message_id = await show(interaction, layout)
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
    card = private_card(match, words, seat, await _theme(interaction), notes, extra)
    if is_private(interaction) and _has_pictures(interaction.message, card):
        await change(interaction, card.layout)
        await _replace(interaction, match, seat, None, notes)
    else:
        await acknowledge(interaction)
        await present(interaction, words, match_id, notes)


def _has_pictures(message: discord.Message | None, card: OutgoingMessage) -> bool:
    """Return True if a message has all pictures of a card. One may be missing because it could not be drawn."""
    parts = (part for item in message.components for part in getattr(item, "children", ())) if message else ()
    galleries = (part for part in parts if isinstance(part, discord.MediaGalleryComponent))
    return {picture.file for picture in card.pictures} <= {file_of(item) for part in galleries for item in part.items}


async def show_hand(interaction: Interaction, words: Words, match_id: str, *, news: str = "") -> None:
    """Show a player's hand privately. Raises `Refused` for spectators and in games without hands."""
    match, seat = await seated(interaction, match_id)
    if not has_hand(match.row.game):
        raise Refused("refuse-no-hand")
    if seat is None:
        raise Refused("refuse-not-a-player")
    words = words.at(match.names)
    card = hand_card(match, words, seat, await _theme(interaction), status=news)
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


async def _theme(interaction: Interaction) -> str | None:
    return await interaction.client.services.preferences.get("user", interaction.user.id, THEME)


async def _give(
    interaction: Interaction, match_id: str, card: OutgoingMessage, words: Words, *, renew: bool
) -> int | None:
    """Edit the pressed message, or send a new one, and return the new one's id if it is no first response."""
    layout, files = await interaction.client.services.pictures.draw(match_id, card, words)
    return await give(interaction, layout, files, renew=renew)
