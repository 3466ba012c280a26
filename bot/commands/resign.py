"""`/game resign`: asking for confirmation, then conceding the match or giving the seat to a computer player."""

from bot.cards import layouts, match_names
from bot.cards.confirmations import confirm_resigning
from bot.interaction.context import as_player, seated
from bot.interaction.private_cards import ask, drop_aside
from bot.interaction.refusals import require_permissions
from bot.interaction.responses import change
from bot.interaction.services import Interaction, Press
from bot.match.conceding import ends
from bot.match.early_end import is_last_person
from bot.match.errors import Refused
from bot.match.settings import SERIES_GAME
from bot.words import Words


async def resign(interaction: Interaction, words: Words, match_id: str) -> None:
    """Ask for confirmation before a seat is given up."""
    match, seat = await as_player(interaction, match_id)
    if match.row.status != "live":
        raise Refused("refuse-over")
    require_permissions(interaction, match.row)
    winner = match_names.listed(words.at(match.names), [1 - seat]) if ends(match) else ""
    is_last = is_last_person(match, interaction.user.id)
    await ask(
        interaction,
        confirm_resigning(words, match_id, winner, is_last=is_last, in_series=SERIES_GAME in match.row.settings),
    )


async def pressed(press: Press) -> None:
    """Handle the buttons of the confirmation."""
    match press.args:
        case ("leave", match_id):
            await _leave(press.interaction, press.words, match_id)
        case ("stay", _):
            await change(press.interaction, layouts.said(press.words("resign-kept")))
        case _:
            raise Refused("refuse-unknown-button")


async def _leave(interaction: Interaction, words: Words, match_id: str) -> None:
    """Concede: the match ends, or a computer player takes over the seat."""
    match, _ = await seated(interaction, match_id)
    require_permissions(interaction, match.row)
    await interaction.client.services.matches.conceding.concede(match_id, interaction.user.id)
    await drop_aside(interaction, match_id)
    await change(
        interaction, layouts.said(words("resign-done-series" if SERIES_GAME in match.row.settings else "resign-done"))
    )
