"""Actions of players: enter, check in, leave, join a team, name a household; and `/event season`."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
from discord import app_commands
from msgspec import structs

from bot.cards.controls import MAX_CHOICES
from bot.clocks.presets import DAY
from bot.features.tournaments.cards import apart_agreed, confirm_drop, preview
from bot.features.tournaments.finding import chosen_event, offer_events
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import new_seed
from bot.features.tournaments.organisers import require_organiser, vacate
from bot.features.tournaments.permission import require_may_organise
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.entries import Entrant, conditions, is_asked, unmet
from bot.features.tournaments.rules.feasibility import capacity, findings, households
from bot.features.tournaments.rules.groups import cup_size
from bot.features.tournaments.rules.league import next_settings
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.answering import display_name, reply, run_safely, safely
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.names import harmless
from bot.words import Words

FAR_FUTURE: Final = 3_650 * DAY
"""Seconds to a date that never comes: the organiser opens, closes and starts by hand."""

MAX_DAYS: Final = 90
"""Longest time for a round, and until the start, in days."""

MAX_TEAM_NAME: Final = 32

MAX_TEAM_SIZE: Final = 10
"""Players of a team at most."""

MUSTER_DURATION: Final = DAY
"""Seconds before the start in which players say that they are here."""


def install(group: app_commands.Group) -> None:
    """Add `/event season` and `/event team`."""

    @group.command(name="season", description=said("command-event-season"))
    @app_commands.describe(starts=said("param-event-starts"), event=said("param-event-event"))
    async def season(
        interaction: Interaction, starts: app_commands.Range[int, 2, MAX_DAYS] | None = None, event: str = ""
    ) -> None:
        await run_safely(interaction, lambda words: _season(interaction, words, starts))

    offer_events(season)

    @group.command(name="team", description=said("command-event-team"))
    @app_commands.describe(**{name: said(f"param-event-team-{name}") for name in ("name", "board", "player")})
    @app_commands.describe(event=said("param-event-event"))
    async def team(
        interaction: Interaction,
        name: app_commands.Range[str, 1, MAX_TEAM_NAME] = "",
        board: app_commands.Range[int, 1, MAX_TEAM_SIZE] | None = None,
        player: discord.Member | None = None,
        event: str = "",
    ) -> None:
        user = interaction.user.id if player is None else player.id
        act = acts.Teamed(**act_fields(interaction), player=user, team=harmless(name, MAX_TEAM_NAME), board=board or 0)
        await run_safely(interaction, lambda words: _team(interaction, words, act))

    offer_events(team)
    team.autocomplete("name")(safely(_teams_offered))


async def _teams_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the teams that have a free board."""
    tournament = (await chosen_event(interaction)).tournament
    names = [team.name for team in tournament.teams if len(team.players) < tournament.settings.boards]
    fitting = [name for name in names if current.strip().casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in fitting[:MAX_CHOICES]]


async def _team(interaction: Interaction, words: Words, act: acts.Teamed) -> None:
    """Join, found or leave a team; its first player may take others out, and organisers may move them."""
    stored = await chosen_event(interaction)
    if act.player != act.by:
        founded = [team for team in stored.tournament.teams if team.players[0] == act.by]
        own = any(act.player in team.players and not act.team for team in founded)
        if not own:
            require_organiser(interaction, stored)
    answer = "tournament-teamed" if act.team else "tournament-unteamed"
    await apply_and_confirm(interaction, words, stored, act, answer)


async def _season(interaction: Interaction, words: Words, starts: int | None) -> None:
    """Make the next season of a league, and show its organiser a preview."""
    keeper = interaction.client.services[TournamentHost].keeper
    stored = await chosen_event(interaction)
    require_organiser(interaction, stored)
    await require_may_organise(interaction)
    settings, now = stored.tournament.settings, keeper.now()
    if settings.format != "league" or stored.tournament.phase != "finished":
        raise Refused("tournament-no-season")
    far = now + FAR_FUTURE
    start = far if starts is None else now + starts * DAY
    closes = start if starts is None else start - settings.muster
    made = structs.replace(next_settings(stored.tournament, new_seed()), opens=far, closes=closes, starts=start)
    after = await keeper.create(made, stored.row.guild_id, stored.row.channel_id, interaction.user.id)
    players = len(stored.tournament.stages[0].players)
    found = await asyncio.to_thread(findings, made.format, players, made.seats, made.rounds)
    found += households(made.format, players, made.seats, made.cut)
    await reply(interaction, "", preview(words, after, found, players))


async def join(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Enter, if the conditions are met."""
    user = interaction.user.id
    await interaction.client.services.matches.server_rules.require_welcome(stored.row.guild_id, user)
    if failed := unmet(stored.tournament.settings, await _entrant(interaction)):
        raise Refused(f"tournament-entry-{failed}", least=conditions(stored.tournament.settings)[failed])
    await interaction.client.services[TournamentHost].keeper.set_name(
        stored.row.id, user, display_name(interaction.user)
    )
    host = interaction.client.services[TournamentHost]
    await acknowledge(interaction, ephemeral=True, thinking=True)
    stored = await host.keeper.act(stored.row.id, acts.Entered(**act_fields(interaction), player=user))
    host.advance(stored.row.id)
    await reply(interaction, _joined(words, stored.tournament, user))


def _joined(words: Words, tournament: Event, user: int) -> str:
    """Return the answer to an entrant: the place, and what comes next."""
    settings, waiting = tournament.settings, tournament.waiting()
    if user in waiting:
        return words("tournament-joined-waiting", place=1 + waiting.index(user))
    if settings.format == "mini-cup":
        return words("tournament-joined-cup", players=cup_size(settings.seats))
    if tournament.phase == "running":
        return words("tournament-joined-late", round=1 + len(tournament.stages[0].rounds))
    place = words("tournament-joined", place=len(tournament.active()), places=capacity(settings))
    return place if user in tournament.players("present") else f"{place} {words('tournament-joined-next')}"


async def _entrant(interaction: Interaction) -> Entrant:
    user, now = interaction.user, interaction.client.services[TournamentHost].keeper.now()
    joined = user.joined_at if isinstance(user, discord.Member) else None
    finished = await interaction.client.services.matches.store.finished(user.id)
    return Entrant(now - int(user.created_at.timestamp()), now - int(joined.timestamp()) if joined else 0, finished)


async def apart(interaction: Interaction, words: Words, stored: StoredTournament, player: discord.Member) -> None:
    """Ask another entrant to confirm that the two share a household, or confirm what they have asked."""
    user, host = interaction.user.id, interaction.client.services[TournamentHost]
    if is_asked(stored.tournament, player.id, user):
        await agree(interaction, words, stored, player.id)
        return
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await host.keeper.act(stored.row.id, acts.AskedApart(**act_fields(interaction), players=(user, player.id)))
    is_posted = await host.ask_apart(stored, user, player.id)
    answer = "tournament-apart-asked" if is_posted else "tournament-apart-unposted"
    await reply(interaction, words(answer, player=f"<@{player.id}>", asker=f"<@{user}>"))


async def agree(interaction: Interaction, words: Words, stored: StoredTournament, asker: int) -> None:
    """Confirm before the start that one shares a household with `asker`, and remove the button of the request."""
    user, host, is_press = (
        interaction.user.id,
        interaction.client.services[TournamentHost],
        interaction.message is not None,
    )
    settings = stored.tournament.settings
    players = len(stored.tournament.active()) if stored.tournament.phase == "muster" else settings.most
    limits = households(settings.format, players, settings.seats, settings.cut)
    await acknowledge(interaction, ephemeral=True, thinking=not is_press)
    await host.keeper.act(stored.row.id, acts.AgreedApart(**act_fields(interaction), players=(asker, user)))
    host.advance(stored.row.id)
    if is_press:
        await change(interaction, apart_agreed(await host.words(stored), stored, asker, user))
    sentences = ("tournament-apart", *(f"event-finding-{one.key}" for one in limits))
    await reply(interaction, " ".join(map(words, sentences)))


async def here(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Check in before the start."""
    user, waiting = interaction.user.id, stored.tournament.waiting()
    act = acts.Appeared(**act_fields(interaction), player=user)
    place = 1 + waiting.index(user) if user in waiting else 0
    await apply_and_confirm(interaction, words, stored, act, "tournament-here", waiting=place)


async def leave(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Withdraw an entry; once the tournament runs, ask for confirmation first."""
    user, tournament = interaction.user.id, stored.tournament
    if user not in tournament.active():
        raise Refused("tournament-not-in")
    if tournament.phase == "running" and user in tournament.stages[0].players:
        await reply(interaction, "", confirm_drop(words, stored.row.id))
        return
    gone = acts.Dropped if tournament.phase == "running" else acts.Withdrew  # who never got a place has no seats
    act = gone(**act_fields(interaction), player=user)
    await apply_and_confirm(interaction, words, stored, act, "tournament-left")


async def drop(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Leave a running tournament; computer players take the seats."""
    await vacate(interaction, stored, interaction.user.id, "")
    host, user = interaction.client.services[TournamentHost], interaction.user.id
    await apply_and_confirm(
        interaction, words, stored, acts.Dropped(**act_fields(interaction), player=user), "tournament-left"
    )
    await host.tell_departure(await host.keeper.get_tournament(stored.row.id), user)


async def apply_and_confirm(
    interaction: Interaction, words: Words, stored: StoredTournament, act: acts.AnyAct, sentence: str, **given: int
) -> None:
    """Apply an act, start what follows from it, and confirm it to the user."""
    host = interaction.client.services[TournamentHost]
    await acknowledge(interaction, ephemeral=True, thinking=True)
    before, stored = stored, await host.keeper.act(stored.row.id, act)
    host.advance(stored.row.id)
    await host.announce_places(before, stored)
    await reply(interaction, words(sentence, **given))


def act_fields(interaction: Interaction) -> dict[str, Any]:
    """Return the fields of an act: who and when. Its id is that of the press, so that it counts once."""
    now = interaction.client.services[TournamentHost].keeper.now()
    return {"id": str(interaction.id), "by": interaction.user.id, "at": now}
