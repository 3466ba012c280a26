"""Actions of players: enter, check in, leave, join a team, and name a household."""

from contextlib import suppress
from typing import Final

import discord
from discord import app_commands

from bot.cards.controls import MAX_CHOICES
from bot.cards.layouts import plain, text
from bot.features.tournaments.cards import CALL, apart_agreed, confirm_drop, text_window
from bot.features.tournaments.finding import chosen_event, offer_events
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.organisers import act_fields, apply_acts, apply_and_confirm, require_organiser, seated
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.entries import Entrant, conditions, unmet
from bot.features.tournaments.rules.feasibility import capacity, households
from bot.features.tournaments.rules.groups import cup_size
from bot.features.tournaments.rules.households import is_asked
from bot.features.tournaments.rules.model import Event, find_table
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.teams import MAX_TEAM_SIZE
from bot.features.tournaments.rules.waiting_list import late_rounds, waiting_list
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import MAX_REASON_LENGTH, waiting_text
from bot.interaction.context import as_player
from bot.interaction.refusals import display_name, plainly, reply, safely, written_text
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.safe_names import harmless
from bot.match.settings import event_of
from bot.words import Words

MAX_TEAM_NAME: Final = 32


def install(group: app_commands.Group) -> None:
    """Add `/event apart` and `/event team`."""

    @group.command(name="apart", description=said("command-event-apart"))
    @app_commands.describe(player=said("param-event-apart"), event=said("param-event-event"))
    @plainly
    async def apart(interaction: Interaction, words: Words, player: discord.Member, event: str = "") -> None:
        await _apart(interaction, words, player)

    offer_events(apart)

    @group.command(name="team", description=said("command-event-team"))
    @app_commands.describe(**{name: said(f"param-event-team-{name}") for name in ("name", "board", "player")})
    @app_commands.describe(event=said("param-event-event"))
    @plainly
    async def team(
        interaction: Interaction,
        words: Words,
        name: app_commands.Range[str, 1, MAX_TEAM_NAME] = "",
        board: app_commands.Range[int, 1, MAX_TEAM_SIZE] | None = None,
        player: discord.Member | None = None,
        event: str = "",
    ) -> None:
        user = interaction.user.id if player is None else player.id
        act = acts.Teamed(**act_fields(interaction), player=user, team=harmless(name, MAX_TEAM_NAME), board=board or 0)
        await _team(interaction, words, act)

    offer_events(team)
    team.autocomplete("name")(safely(_teams_offered))


async def _teams_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
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


async def join(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Enter, if the conditions are met."""
    user, host = interaction.user.id, interaction.client.services[TournamentHost]
    if user in waiting_list(stored.tournament):
        await reply(interaction, waiting_text(words, stored.tournament, user))
        return
    await interaction.client.services.matches.server_rules.require_welcome(stored.row.guild_id, user)
    if failed := unmet(stored.tournament.settings, await _entrant(interaction)):
        raise Refused(f"tournament-entry-{failed}", least=conditions(stored.tournament.settings)[failed])
    await host.keeper.set_name(stored.row.id, user, display_name(interaction.user))
    await acknowledge(interaction, ephemeral=True, thinking=True)
    stored = await host.keeper.act(stored.row.id, acts.Entered(**act_fields(interaction), player=user))
    host.advance(stored.row.id)
    await reply(interaction, _joined(words, stored.tournament, user))


def _joined(words: Words, tournament: Event, user: int) -> str:
    """Return the answer to an entrant: the place, and what comes next."""
    settings, waiting = tournament.settings, waiting_list(tournament)
    if user in waiting:
        return f"{words('tournament-joined-waiting')} {waiting_text(words, tournament, user)}"
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


async def _apart(interaction: Interaction, words: Words, player: discord.Member) -> None:
    """Ask another entrant to confirm that the two share a household, or confirm what they have asked."""
    stored = await chosen_event(interaction)
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
    user, is_press = interaction.user.id, interaction.message is not None
    host = interaction.client.services[TournamentHost]
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
    user, tournament = interaction.user.id, stored.tournament
    if tournament.phase == "muster" and user not in tournament.active():
        raise Refused("tournament-here-late", round=late_rounds(tournament.settings))
    await acknowledge(interaction, ephemeral=True, thinking=True)
    after = (await apply_acts(interaction, stored, acts.Appeared(**act_fields(interaction), player=user))).tournament
    waits = [waiting_text(words, after, user)] if user in waiting_list(after) else []
    await reply(interaction, " ".join([words("tournament-here"), *waits]))


async def leave(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Withdraw an entry; once the tournament runs, ask for confirmation first."""
    user, tournament = interaction.user.id, stored.tournament
    if user not in tournament.active():
        raise Refused("tournament-not-in")
    if tournament.phase == "running" and user in tournament.stages[0].players:
        await reply(interaction, "", confirm_drop(words, stored))
        return
    gone = acts.Dropped if tournament.phase == "running" else acts.Withdrew  # who never got a place has no seats
    act = gone(**act_fields(interaction), player=user)
    await apply_and_confirm(interaction, words, stored, act, "tournament-left")


async def drop(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Leave a running tournament: an open duel is lost at once, elsewhere computer players take the seats."""
    host, user = interaction.client.services[TournamentHost], interaction.user.id
    matches, server_words = interaction.client.services.matches, await host.words(stored)
    is_duel = stored.tournament.settings.seats == DUEL
    own = [table for table in stored.tournament.open_tables() if table.match and user in table.sitting]
    seats = [(table, table.seat_of(user)) for table in own]
    # a substitute in that seat stays
    kept = [(table, seat) for table, seat in seats if await seated(matches, table, seat) == user]
    for table, seat in kept if not is_duel else ():
        await matches.seat_changes.vacate(table.match, user, server_words("computer-name", number=1 + seat))
    act = acts.Dropped(**act_fields(interaction), player=user)
    await apply_and_confirm(interaction, words, stored, act, "tournament-left")
    for table, _ in kept if is_duel else ():
        with suppress(Refused):  # it has just ended
            await matches.conceding.concede(table.match, user)
    await host.tell_departure(await host.keeper.get_tournament(stored.row.id), user)
    host.advance(stored.row.id)


async def stay(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Remain in a running tournament after all."""
    await change(interaction, plain(text(words("tournament-stayed"))))


async def call_organiser(interaction: Interaction, words: Words, match_id: str) -> None:
    """Open the window in which a player of a tournament's match tells the organisers what is wrong."""
    match, _ = await as_player(interaction, match_id)
    event = event_of(match.row)
    if event is None:
        raise Refused("refuse-unknown-button")
    await interaction.response.send_modal(text_window(words, CALL, event.id, event.table))


async def called(interaction: Interaction, words: Words, stored: StoredTournament, key: str) -> None:
    """Ping the organisers in the thread of a table, with what its player wrote."""
    host, user = interaction.client.services[TournamentHost], interaction.user.id
    if user not in find_table(stored.tournament, key)[2].sitting:
        raise Refused("tournament-not-in")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await host.keeper.act(stored.row.id, acts.OrganisersCalled(**act_fields(interaction), table=key))
    is_told = await host.call_organisers(stored, key, user, harmless(written_text(interaction), MAX_REASON_LENGTH))
    await reply(interaction, words("tournament-called" if is_told else "tournament-not-called"))
