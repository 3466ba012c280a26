"""The context of a press or command: its match, and the user's seat, server and language there."""

from collections.abc import Awaitable, Callable

from bot.delivery.group_dms import is_group
from bot.delivery.permissions import may_watch
from bot.interaction.refusals import Callback, display_name, plainly, require_permissions
from bot.interaction.responses import acknowledge, is_answered
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.settings import GROUP_DM, LANGUAGE, THEME, is_public, is_secluded
from bot.words import Words
from engine.core.types import Seat
from render import DEFAULT_THEME
from storage.matches import MatchRow


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
    return await own_theme(interaction) or settings.get(THEME, DEFAULT_THEME)


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


async def own_theme(interaction: Interaction) -> str | None:
    """Return the theme that the user has chosen, if any."""
    return await interaction.client.services.preferences.get("user", interaction.user.id, THEME)
