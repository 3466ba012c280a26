"""Rights of organisers on a server and in a tournament, and the acts of a press or command."""

from typing import Any, Final

import discord

from bot.commands.server import demand_moderator
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.refusals import plainly, reply
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.service import Matches
from bot.words import Words
from storage.errors import Unreadable

ORGANISER_ROLE: Final = "organiser"
"""The server's preference for the role of those who may organise tournaments."""


def organises(interaction: Interaction, stored: StoredTournament) -> bool:
    """Return True if the user may rule in a tournament, as organiser, assistant or moderator."""
    return interaction.user.id in stored.organisers or interaction.permissions.manage_messages


def require_organiser(interaction: Interaction, stored: StoredTournament) -> None:
    """Raise `Refused` unless the user is the organiser, an assistant, or a moderator of the server."""
    if not organises(interaction, stored):
        named = ", ".join(f"<@{one}>" for one in stored.organisers[:1])
        raise Refused("tournament-not-organiser", player=named)


def act_fields(interaction: Interaction, reason: str = "") -> dict[str, Any]:
    """Return who acts, when and why. The id is that of the press or command, so that it counts once."""
    now = interaction.client.services[TournamentHost].keeper.now()
    return {"id": str(interaction.id), "by": interaction.user.id, "at": now, "reason": reason}


async def apply_acts(interaction: Interaction, stored: StoredTournament, *given: AnyAct) -> StoredTournament:
    """Apply acts, and start what follows from them."""
    host = interaction.client.services[TournamentHost]
    after = await host.keeper.act(stored.row.id, *given)
    host.advance(stored.row.id)
    await host.announce_places(stored, after)
    return after


async def apply_and_confirm(
    interaction: Interaction, words: Words, stored: StoredTournament, act: AnyAct, sentence: str, **given: int
) -> None:
    """Apply an act, start what follows from it, and confirm it to the user."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await apply_acts(interaction, stored, act)
    await reply(interaction, words(sentence, **given))


async def seated(matches: Matches, table: EventTable, seat: int) -> int | None:
    """Return the user in a seat of a table's match; None for a damaged match."""
    try:
        return (await matches.get_match(table.match)).seats[seat].user_id
    except (Refused, Unreadable):
        return None


@plainly
async def set_organisers(interaction: Interaction, words: Words, role: discord.Role | None = None) -> None:
    """Choose the role of those who may prepare tournaments; without one, everyone may."""
    guild_id = demand_moderator(interaction)
    value = None if role is None or role.is_default() else f"{role.id}"
    await interaction.client.services.preferences.choose("guild", guild_id, ORGANISER_ROLE, value)
    named = "" if role is None or value is None else role.mention
    await reply(interaction, words("tournament-organisers-set", role=named))


async def require_may_organise(interaction: Interaction) -> None:
    """Raise `Refused` unless the user may prepare tournaments on this server; its managers always may."""
    if interaction.guild_id is None or interaction.permissions.manage_guild:
        return
    role = await interaction.client.services.preferences.get("guild", interaction.guild_id, ORGANISER_ROLE)
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    if role is not None and all(f"{one.id}" != role for one in roles):
        raise Refused("tournament-not-for-you", role=f"<@&{role}>")
