"""Cancelling a lobby or a match: the confirmation, the other players' consent, and moderators, who need none."""

from __future__ import annotations

from typing import Final

from bot.cards import custom_ids, layouts, match_names
from bot.cards.confirmations import confirm_lobby, confirm_match
from bot.commands import consent_requests
from bot.features.lobby.message import redraw
from bot.features.lobby.service import Lobbies
from bot.interaction.context import is_of_server, of_server, seated
from bot.interaction.private_cards import ask
from bot.interaction.refusals import display_name, reply, require_permissions
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.match.errors import Refused
from bot.match.safe_names import shown
from bot.match.settings import event_of
from bot.words import Words
from storage.matches import MatchRow

CANCEL_REQUEST: Final = consent_requests.RequestKind(custom_ids.CANCEL, lambda request: "cancel-asked")


async def confirm_cancel(interaction: Interaction, words: Words, row: MatchRow, *, leaving: bool = False) -> None:
    """Ask for confirmation before cancelling. `leaving` means that the last player of the lobby is about to leave."""
    if row.status == "lobby":
        _owner_only(interaction, row)
        await reply(interaction, "", confirm_lobby(words, row.id, leaving=leaving))
        return
    match, seat = await seated(interaction, row.id)
    match.require_running()
    moderates = interaction.permissions.manage_messages
    if seat is None and not moderates:
        raise Refused("refuse-not-a-player")
    require_permissions(interaction)
    others = [one.seat for one in match.seats if one.user_id is not None and one.seat != seat]
    players = match_names.listed(words.at(match.names), others)
    plays, in_event = seat is not None, event_of(match.row) is not None
    await ask(interaction, confirm_match(words, row.id, players, plays=plays, moderates=moderates, in_event=in_event))


def _owner_only(interaction: Interaction, match: MatchRow) -> None:
    """Raise `Refused` unless the user owns the lobby or is a moderator."""
    if interaction.user.id != match.owner_id and not interaction.permissions.manage_messages:
        raise Refused("refuse-not-host-or-moderator", player=f"<@{match.owner_id}>")


async def cancel_pressed(press: Press) -> None:
    """Handle the buttons of the confirmation, and the answers of other players."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case ("lobby", match_id):
            await _cancel_lobby(interaction, words, match_id)
        case ("ask", match_id):
            await _request_cancel(interaction, words, match_id)
        case ("now", match_id):
            await _moderate_cancel(interaction, words, match_id)
        case ("confirm", match_id):
            await confirm_cancel(interaction, words, (await seated(interaction, match_id))[0].row)
        case ("keep", _):
            await change(interaction, layouts.said(words("cancel-kept")))
        case _:
            cancellation = interaction.client.services.matches.cancellation
            await consent_requests.answer(interaction, words, args, cancellation, "cancel-granted")


async def _cancel_lobby(interaction: Interaction, words: Words, match_id: str) -> None:
    match = await of_server(interaction, match_id)
    _owner_only(interaction, match)
    await acknowledge(interaction)
    await interaction.client.services[Lobbies].cancel(match.id)
    await redraw(interaction, match.id, shown(display_name(interaction.user)))
    await change(interaction, layouts.said(words("cancel-done")))


async def _request_cancel(interaction: Interaction, words: Words, match_id: str) -> None:
    """Cancel a match at once if no other player has to agree; otherwise ask them."""
    require_permissions(interaction)
    await acknowledge(interaction)
    await seated(interaction, match_id)
    client = interaction.client
    cancellation = client.services.matches.cancellation
    outcome = await cancellation.request(match_id, interaction.user.id)
    if outcome != "done":
        await consent_requests.publish(interaction, match_id, CANCEL_REQUEST, cancellation)
    await change(interaction, layouts.said(words("cancel-done" if outcome == "done" else "cancel-waiting")))


async def _moderate_cancel(interaction: Interaction, words: Words, match_id: str) -> None:
    """Cancel a match for a moderator."""
    if not interaction.permissions.manage_messages:
        raise Refused("refuse-not-moderator-here")
    require_permissions(interaction)
    await acknowledge(interaction)
    match, _ = await seated(interaction, match_id)
    if not is_of_server(interaction, match.row):
        raise Refused("refuse-game-gone")
    name = shown(display_name(interaction.user))
    await interaction.client.services.matches.cancellation.moderate(match_id, name)
    await change(interaction, layouts.said(words("cancel-done")))
