"""Finding tournaments: the one that a command means, those of a server that a user may see, and a player's entries and medals."""

from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import app_commands

from bot.cards.controls import MAX_CHOICE_NAME, MAX_CHOICES, cut
from bot.cards.match_names import named
from bot.cards.times import time
from bot.delivery.failures import UNSENT
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import NOT_UNDER_WAY
from bot.features.tournaments.rules.model import Settings
from bot.features.tournaments.stored import SETTINGS_DECODER, StoredTournament
from bot.features.tournaments.texts import mentions, phase_text, round_title, shortened, table_title
from bot.interaction.refusals import reply, safely
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.words import Words
from storage.tournaments import EventRow

MAX_LISTED: Final = 20
MAX_CHANNELS_FETCHED: Final = 10
MAX_CHANNELS_FETCHED_TYPING: Final = 2
MEDAL_SIGNS: Final = ("🥇", "🥈", "🥉")
MAX_MEDALS_NAMED: Final = 3
MAX_MEDALS_SEARCHED: Final = 25


def is_chosen(interaction: Interaction) -> bool:
    """Return True if the user has chosen a tournament in the command's option `event`."""
    return bool(getattr(interaction.namespace, "event", None))


async def chosen_event(interaction: Interaction) -> StoredTournament:
    """Return the tournament chosen, if the user can read it, or that of the channel or match. Raises `Refused`."""
    keeper = interaction.client.services[TournamentHost].keeper
    if not is_chosen(interaction):
        return await keeper.in_channel(interaction.channel_id or 0)
    stored = await keeper.get_tournament(f"{interaction.namespace.event}")
    if stored.row.guild_id != interaction.guild_id or not await _Reader(interaction, 1).can_read(stored.row):
        raise Refused("tournament-none")
    return stored


def offer_events(command: app_commands.Command[Any, ..., Any]) -> None:
    """Complete the option `event` of a command."""
    command.autocomplete("event")(safely(_offered))


async def _offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    words = await interaction.client.services.languages.private(interaction)
    found = [row async for row in _Reader(interaction, MAX_CHANNELS_FETCHED_TYPING).rows()]
    found.sort(key=lambda row: row.channel_id != interaction.channel_id)
    labels = {}
    for row in found:
        settings, made = SETTINGS_DECODER.decode(row.settings), datetime.fromtimestamp(row.created_at, UTC)
        label = f"{settings.name} · {_what(words, settings)} · {made:%Y-%m-%d}"
        labels[row.id] = cut(label, MAX_CHOICE_NAME)
    fitting = [(id, label) for id, label in labels.items() if current.strip().casefold() in label.casefold()]
    return [app_commands.Choice(name=label, value=id) for id, label in fitting[:MAX_CHOICES]]


def _what(words: Words, settings: Settings) -> str:
    return f"{words(f'game-{settings.game}')}, {words(f'tournament-format-{settings.format}')}"


async def show_list(interaction: Interaction, words: Words) -> None:
    """List the server's tournaments that the user may see, those under way first, and the champions of the past."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    host = interaction.client.services[TournamentHost]
    found: list[StoredTournament] = []
    async for row in _Reader(interaction, MAX_CHANNELS_FETCHED).rows():
        found.append(await host.keeper.get_tournament(row.id))
        if len(found) == MAX_LISTED:
            break
    await reply(interaction, list_text(words, found, {one.row.id: await host.podium(one) for one in found}))


def list_text(words: Words, found: Sequence[StoredTournament], podiums: Mapping[str, Sequence[Sequence[int]]]) -> str:
    """Return the list of tournaments; `podiums` are the first players of the finished ones, by id."""
    running = [one for one in found if one.tournament.phase not in NOT_UNDER_WAY]
    over = [one for one in found if one.tournament.phase == "finished"]
    lines = [f"### {words('tournament-list')}"]
    lines += [_running_line(words, one) for one in running] or [words("tournament-list-none")]
    if over:
        lines += [
            f"### {words('tournament-list-past')}",
            *(_past_line(words, one, podiums[one.row.id]) for one in over),
        ]
    return "\n".join([*lines, f"-# {words('tournament-list-how')}"])


def _running_line(words: Words, stored: StoredTournament) -> str:
    tournament, row = stored.tournament, stored.row
    phase = phase_text(words, tournament)
    where = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    link = f"{where}/{row.message_id}" if row.message_id else where
    name = f"**[{named(tournament.settings.name)}]({link})**"
    stages = tournament.stages if tournament.phase == "running" else ()
    latest = stages[-1].rounds[-1:] if stages else ()
    titles = [round_title(words, tournament, len(stages) - 1, one) for one in latest]
    return " · ".join([f"- {name}", _what(words, tournament.settings), phase, *titles])


def _between_games(words: Words, stored: StoredTournament, user: int) -> str:
    """Return the score of a series of the user whose next game is still to begin, as a line; empty if there is none."""
    tables = [one for one in stored.tournament.open_tables() if one.games and not one.match and user in one.sitting]
    for table in tables:
        own = table.sitting.index(user)
        score = "–".join(f"{table.games_won[at]}" for at in (own, 1 - own))
        title, other = table_title(words, stored.tournament, table.key), named(stored.name(table.sitting[1 - own]))
        return f"\n-# {words('tournament-between-games', table=title, player=other, score=score)}"
    return ""


def _past_line(words: Words, stored: StoredTournament, podium: Sequence[Sequence[int]]) -> str:
    tournament = stored.tournament
    over = max((line.at for line in tournament.log), default=stored.row.created_at)
    champion = f" · 🏆 {mentions(words, podium[0])}" if podium else ""
    name = f"**{named(tournament.settings.name)}**"
    return f"- {name} · {_what(words, tournament.settings)}{champion} · {time(over, 'd')}"


async def medal_lines(interaction: Interaction, user_id: int, words: Words) -> list[str]:
    """Return a player's medals in finished tournaments of the server that the reader may see."""
    host = interaction.client.services[TournamentHost]
    entered = frozenset(await interaction.client.services.matches.store.events_of(user_id))
    won: dict[int, list[str]] = {}
    searched = 0
    async for row in _Reader(interaction, MAX_CHANNELS_FETCHED).rows():
        if row.id not in entered or searched == MAX_MEDALS_SEARCHED:
            continue
        searched += 1
        stored = await host.keeper.get_tournament(row.id)
        for place, players in enumerate(await host.podium(stored)):
            if user_id in players:
                won.setdefault(place, []).append(named(stored.tournament.settings.name))
    if not won:
        return []
    medals = [
        f"{MEDAL_SIGNS[at]} {len(names)} ({shortened(names, MAX_MEDALS_NAMED)})" for at, names in sorted(won.items())
    ]
    return [f"**{words('profile-medals')}**", " · ".join(medals)]


async def entered_lines(interaction: Interaction, user_id: int, words: Words) -> list[str]:
    """Return a line for each tournament of the server under way that a user has entered and may see."""
    host = interaction.client.services[TournamentHost]
    entered = frozenset(await interaction.client.services.matches.store.events_of(user_id))
    rows = [row async for row in _Reader(interaction, MAX_CHANNELS_FETCHED).rows() if row.id in entered]
    found = [await host.keeper.get_tournament(row.id) for row in rows[:MAX_LISTED]]
    under_way = [one for one in found if one.tournament.phase not in NOT_UNDER_WAY]
    playing = [one for one in under_way if user_id in one.tournament.active()]
    return [_running_line(words, one) + _between_games(words, one, user_id) for one in playing]


async def channel_game(interaction: Interaction) -> str:
    """Return the game of the latest tournament in a channel that was opened there; empty if there is none."""
    try:
        keeper = interaction.client.services[TournamentHost].keeper
        tournament = (await keeper.in_channel(interaction.channel_id or 0)).tournament
    except Refused:
        return ""
    return "" if tournament.phase == "draft" else tournament.settings.game


class _Reader:
    """A user who looks for tournaments of the server; Discord is asked about at most `fetches` channels."""

    def __init__(self, interaction: Interaction, fetches: int) -> None:
        self._interaction = interaction
        self._host = interaction.client.services[TournamentHost]
        self._fetches = fetches

    async def rows(self) -> AsyncIterator[EventRow]:
        """Yield the latest tournaments of the server that the user may see."""
        for row in await self._host.keeper.in_guild(self._interaction.guild_id or 0):
            if await self.can_read(row):
                yield row

    async def can_read(self, row: EventRow) -> bool:
        """Return True if the user can read a tournament's channel, or a thread's parent; organisers always can."""
        guild, user = self._interaction.guild, self._interaction.user
        if user.id == row.owner_id:
            return True
        if guild is None or not isinstance(user, discord.Member):
            return False
        channel = guild.get_channel_or_thread(row.channel_id) or guild.get_channel(await self._parent(guild, row))
        if isinstance(channel, discord.Thread):
            channel = None if channel.is_private() else channel.parent
        return channel is not None and channel.permissions_for(user).read_messages

    async def _parent(self, guild: discord.Guild, row: EventRow) -> int:
        """Return the channel of an archived public thread; 0 if it is private, unknown or deleted."""
        parents = self._host.parents
        if row.channel_id not in parents and self._fetches > 0:
            self._fetches -= 1
            try:
                channel = await guild.fetch_channel(row.channel_id)
            except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                channel = None
            except UNSENT:
                return 0
            is_public = isinstance(channel, discord.Thread) and not channel.is_private()
            parents[row.channel_id] = channel.parent_id if is_public and isinstance(channel, discord.Thread) else 0
        return parents.get(row.channel_id, 0)
