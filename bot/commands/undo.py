"""Undo and redo: at once if it is free, otherwise by a request that the others answer."""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids, event_lines, layouts
from bot.cards.confirmations import confirm_undo
from bot.cards.controls import CardNotes, Row
from bot.cards.turn_card import MAX_NEWS_LINES, more_undo_buttons
from bot.commands import consent_requests
from bot.interaction.context import here, is_private, seated
from bot.interaction.private_cards import present
from bot.interaction.refusals import plainly, reply, require_permissions
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import choices, said
from bot.match.agreement import missing
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.history import HistoryEntry, in_force, match_history
from bot.match.match import SeatedMatch
from bot.match.undoing import UndoWish
from bot.words import Words
from engine.core.types import CHANCE, Seat

MAX_UNDONE_TEXT: Final = 1_500
UNDO_ACTS: Final = ("undo", "turn", "redo")  # acts of `/game undo`: undo the last choice or the turn, or redo


def install(group: app_commands.Group) -> None:
    """Add the command to `/game`."""

    @group.command(name="undo", description=said("command-game-undo"))
    @app_commands.describe(what=said("param-undo"))
    @app_commands.choices(what=choices(UNDO_ACTS, lambda one: f"undo-what-{one}"))
    @plainly
    async def command(interaction: Interaction, words: Words, what: str = "undo") -> None:
        await undo_or_redo(interaction, words, what, (await here(interaction)).id)


async def pressed(press: Press) -> None:
    """Dispatch a button or menu of undo and redo."""
    interaction, words = press.interaction, press.words
    match press.args:
        case (act, match_id, undos) if act in UNDO_ACTS and undos.isdecimal():
            await undo_or_redo(interaction, words, act, match_id, int(undos))
        case ("undo", match_id):  # a card that an older version of the program posted
            await undo_or_redo(interaction, words, "undo", match_id)
        case ("to", match_id, undos):
            await _chosen(interaction, words, match_id, undos, press.values)
        case ("taken", match_id, keep, log_length):
            await _confirmed(interaction, words, match_id, keep, log_length)
        case _:
            raise Refused("refuse-unknown-button")


async def undo_or_redo(
    interaction: Interaction, words: Words, act: str, match_id: str, undos: int | None = None
) -> None:
    """Undo the last choice or turn, or redo what was undone.

    `undos` is how many undos and redos there were when the button was made.
    """
    if act == "redo":
        await redo(interaction, words, match_id, undos)
    else:
        await undo(interaction, words, match_id, UndoWish("turn" if act == "turn" else "last", undos))


async def _chosen(interaction: Interaction, words: Words, match_id: str, undos: str, values: tuple[str, ...]) -> None:
    """Undo everything from the choice on that was picked in the log."""
    if len(values) != 1 or not (values[0].isdecimal() and undos.isdecimal()):
        raise Refused("refuse-unknown-button")
    await undo(interaction, words, match_id, UndoWish(int(values[0]), int(undos)))


async def undo(interaction: Interaction, words: Words, match_id: str, wish: UndoWish) -> None:
    """Undo, or ask the others for their consent. Actions of other players are named, and have to be confirmed first."""
    await _defer(interaction)
    match, seat = await seated(interaction, match_id)
    require_permissions(interaction, match.row)
    match.require_running()
    keep = None if seat is None else wish.target(match, seat)
    named = ""
    if seat is not None and keep is not None and _at_once(match, seat, keep):
        taken = await _taken_back(interaction, match, keep, seat)
        named = _named(words, match, taken)
        if any(entry.line.seat not in (seat, CHANCE) for entry in taken):
            await reply(interaction, "", confirm_undo(words, match_id, keep, match.log_length, named))
            return
    await _undo(interaction, words, match_id, wish, named)


async def _confirmed(interaction: Interaction, words: Words, match_id: str, keep: str, log_length: str) -> None:
    """Undo what was confirmed. Raises `Refused` if the log has grown since."""
    if not (keep.isdecimal() and log_length.isdecimal()):
        raise Refused("refuse-unknown-button")
    await _defer(interaction)
    match, _ = await seated(interaction, match_id)
    require_permissions(interaction, match.row)
    await _undo(interaction, words, match_id, UndoWish(int(keep), log_length=int(log_length)))


async def redo(interaction: Interaction, words: Words, match_id: str, undos: int | None = None) -> None:
    """Redo what the player undid last."""
    await _defer(interaction)
    match, _ = await seated(interaction, match_id)
    require_permissions(interaction, match.row)
    undoing = interaction.client.services.matches.undoing
    await undoing.redo(match_id, interaction.user.id, str(interaction.id), undos)
    await _report(interaction, words, match_id, words("undo-redone"))


def _at_once(match: SeatedMatch, seat: Seat, keep: int) -> bool:
    """Return True if an undo of a seat needs no one's consent."""
    request = match.undo_request or ConsentRequest(seat, match.log_length)
    return match.core.undo_is_free(seat, keep) or not missing(match, request)


async def _taken_back(
    interaction: Interaction, match: SeatedMatch, keep: int, viewer: Seat | None
) -> list[HistoryEntry]:
    """Return the entries that an undo down to `keep` actions undoes, as the viewer may see them."""
    lines = await interaction.client.services.matches.lines(match.row.id)
    history = await asyncio.to_thread(match_history, match, lines, viewer)
    return in_force(history)[keep:]


def _named(words: Words, match: SeatedMatch, taken: Sequence[HistoryEntry]) -> str:
    """Return a line for each event that is undone; the earliest are left out if there are too many."""
    events = [one for entry in taken for one in entry.events]
    bound = words.at(match.names)
    return event_lines.last_lines(bound, event_lines.lines(bound, match.row.game, events), MAX_UNDONE_TEXT)


async def _undo(interaction: Interaction, words: Words, match_id: str, wish: UndoWish, named: str = "") -> None:
    matches = interaction.client.services.matches
    undoing = await matches.undoing.undo(match_id, interaction.user.id, str(interaction.id), wish)
    if undoing == "done":
        await _report(interaction, words, match_id, words("undo-done"), named)
    else:
        await consent_requests.publish(interaction, match_id, UNDO_REQUEST, matches.undoing)
        await _report(interaction, words, match_id, words("undo-waiting"))


async def _report(interaction: Interaction, words: Words, match_id: str, done: str, named: str = "") -> None:
    """Show the result and what it concerns, with buttons for what may follow."""
    if is_private(interaction):
        latest = named.splitlines()[-MAX_NEWS_LINES:]
        await present(interaction, words, match_id, CardNotes(status="\n".join([f"**{done}**", *latest])))
        return
    done = f"{done}\n{named}".strip()
    match, seat = await seated(interaction, match_id)
    if buttons := more_undo_buttons(words, match, seat):
        await reply(interaction, "", layouts.plain(layouts.text(done), Row(*buttons)))
    else:
        await reply(interaction, done)


async def _lines(
    interaction: Interaction, match: SeatedMatch, public: Words, request: ConsentRequest
) -> tuple[int, str]:
    """Return how many entries a request would undo, and a line for each of their events."""
    keep = match.core.undo_point(request.seat) if request.amount is None else request.amount
    taken = await _taken_back(interaction, match, keep, None)
    return len(taken), _named(public, match, taken)


UNDO_REQUEST: Final = consent_requests.RequestKind(custom_ids.CONSENT, lambda request: "undo-asked", _lines)


async def consent(press: Press) -> None:
    """Agree to a pending undo, or refuse it."""
    undoing = press.interaction.client.services.matches.undoing
    await consent_requests.answer(press.interaction, press.words, press.args, undoing)


async def _defer(interaction: Interaction) -> None:
    if interaction.type is discord.InteractionType.component:
        await acknowledge(interaction)
    else:
        await acknowledge(interaction, ephemeral=True, thinking=True)
