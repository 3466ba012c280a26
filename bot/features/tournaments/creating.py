"""New tournaments and changed ones: `/event new`, `/event season`, `/event edit`, and `/server organisers`."""

from inspect import signature
from typing import Any, Final

import discord
from discord import app_commands
from msgspec import structs

from bot.clocks.paces import DAY, DEFAULT_PACE, PRESETS
from bot.features.lobby.commands import complete_rules, read_pairs
from bot.features.tournaments import organisers, preview_window, previews
from bot.features.tournaments.channels import require_free, require_place
from bot.features.tournaments.dates import MAX_START_LENGTH, check_in, dates, read_start
from bot.features.tournaments.decision_texts import ruling_text
from bot.features.tournaments.finding import chosen_event, offer_events
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import new_seed
from bot.features.tournaments.rules import acts, feasibility
from bot.features.tournaments.rules.duplicate import DUPLICATE, DUPLICATE_FORMATS, DUPLICATE_ORDER
from bot.features.tournaments.rules.league import next_settings
from bot.features.tournaments.rules.model import SERIES_OF, SINGLE_FORMATS, TOURNAMENT_FORMATS, Settings
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.seeds import SEEDINGS
from bot.features.tournaments.rules.teams import MAX_TEAM_SIZE, TEAMS
from bot.features.tournaments.rules.tie_breaks import DEFAULT_ORDER, DUEL_ORDER, TEAM_ORDER
from bot.interaction.refusals import plainly, reply, require_permissions
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.safe_names import MAX_NAME_LENGTH, harmless
from bot.words import Words
from engine import GAMES

SCORING_CHOICES: Final = ("places", "wins", "wbc", DUPLICATE)
"""Values of match results, the default first; in duels a win counts 1 and a draw a half, or they are duplicate."""

SERIES: Final = {
    "1": (1, "all"),
    **{f"{games}{'' if of == 'all' else f'-{of}'}": (games, of) for of in SERIES_OF for games in (3, 5)},
}
"""Games of a duel at most, and which duels are such series (`Settings.series`), by the choice of the organiser."""

MAX_AGE_DAYS: Final = 3_650
MAX_FINISHED_MATCHES: Final = 100


def install(event: app_commands.Group, server: app_commands.Group) -> None:
    """Add `/event new`, `/event season`, `/event edit` and `/server organisers`."""
    choice: Any = app_commands.Choice
    paces = [choice(name=said(f"pace-{name}"), value=name) for name in PRESETS]
    app_commands.choices(
        game=[choice(name=said(f"game-{name}"), value=name) for name in GAMES],
        format=[choice(name=said(f"tournament-format-{name}"), value=name) for name in TOURNAMENT_FORMATS],
        pace=paces,
        scoring=[choice(name=said(f"tournament-scoring-{name}"), value=name) for name in SCORING_CHOICES],
        seeding=[choice(name=said(f"tournament-seeding-{name}"), value=name) for name in SEEDINGS],
        best=[choice(name=said(f"tournament-best-{games}"), value=games) for games in SERIES],
    )(_new)
    app_commands.choices(pace=paces)(_edit)
    app_commands.describe(role=said("param-server-organisers"))(organisers.set_organisers)
    for callback, prefix in ((_new, ""), (_season, ""), (_edit, "edit-")):
        options = [*signature(callback).parameters][1:]
        app_commands.describe(**{name: said(f"param-event-{prefix}{name}") for name in options})(callback)
    event.command(name="new", description=said("command-event-new"))(_new).autocomplete("options")(complete_rules)
    offer_events(event.command(name="season", description=said("command-event-season"))(_season))
    event.command(name="edit", description=said("command-event-edit"))(_edit)
    server.command(name="organisers", description=said("command-server-organisers"))(organisers.set_organisers)


@plainly
async def _new(
    interaction: Interaction,
    words: Words,
    name: app_commands.Range[str, 1, MAX_NAME_LENGTH],
    game: str,
    format: str,  # noqa: A002 - it is what players type
    seats: app_commands.Range[int, 2, 6],
    players: app_commands.Range[int, 3, feasibility.MAX_PLAYERS],
    rounds: app_commands.Range[int, 1, feasibility.MAX_ROUNDS] | None = None,
    cut: app_commands.Range[int, 0, preview_window.MAX_CUT] = 0,
    starts: app_commands.Range[str, 1, MAX_START_LENGTH] = "",
    days: app_commands.Range[int, 1, preview_window.MAX_ROUND_DAYS] = 21,
    pace: str = DEFAULT_PACE,
    most: app_commands.Range[int, 3, feasibility.MAX_PLAYERS] = feasibility.MAX_PLAYERS,
    best: str = "1",
    boards: app_commands.Range[int, 2, MAX_TEAM_SIZE] | None = None,
    late: app_commands.Range[int, 0, feasibility.MAX_ROUNDS] = 0,
    options: str = "",
    scoring: str = SCORING_CHOICES[0],
    seeding: str = SEEDINGS[0],
    third: bool = False,
    computers: bool = False,
    vacation: bool = True,
    ping: discord.Role | None = None,
    role: discord.Role | None = None,
    account: app_commands.Range[int, 0, MAX_AGE_DAYS] = 0,
    member: app_commands.Range[int, 0, MAX_AGE_DAYS] = 0,
    finished: app_commands.Range[int, 0, MAX_FINISHED_MATCHES] = 0,
) -> None:
    """Show the organiser what the tournament will be like, before anybody else sees it."""
    shown = harmless(name)
    chosen = (
        (format, TOURNAMENT_FORMATS),
        (pace, PRESETS),
        (seats, feasibility.TABLE_SEATS),
        (seeding, SEEDINGS),
        (scoring, SCORING_CHOICES),
        (best, SERIES),
    )
    if not shown or any(value not in values for value, values in chosen):
        raise Refused("refuse-unknown-button")
    setup = interaction.client.services.matches.new.setup(game, seats, read_pairs(options))
    now = interaction.client.services[TournamentHost].keeper.now()
    size = boards or (feasibility.USUAL_BOARDS if format == TEAMS else 0)
    omitted: list[previews.Omission] = []
    start = role_id = ping_id = 0
    scheme = "duel"
    with previews.omits(omitted, "starts"):
        start = await read_start(interaction, words, starts, now)
    with previews.omits(omitted, "role"):
        role_id = _grantable(interaction, role)
    with previews.omits(omitted, "ping"):
        ping_id = _pingable(interaction, ping)
    with previews.omits(omitted, "scoring"):
        scheme = _scheme(scoring, seats)
    order = DUPLICATE_ORDER if scoring == DUPLICATE else DUEL_ORDER if seats == DUEL else DEFAULT_ORDER
    settings = Settings(
        name=shown,
        game=game,
        format=format,
        seats=seats,
        rounds=feasibility.usual_count(format, players, seats, size) if rounds is None else rounds,
        **dates(now, start),
        round_seconds=days * DAY,
        seed=new_seed(),
        options=setup.options,
        pace=pace,
        order=TEAM_ORDER if format == TEAMS else order,
        least=feasibility.least_players(format, seats, size),
        revision=REVISION,
        expected=players,
        vacation=vacation,
        cut=cut,
        account_days=account,
        member_days=member,
        finished=finished,
        role=role_id,
        most=most,
        late=late,
        announce_role=ping_id,
        fill=computers or (scoring == DUPLICATE and seats != DUEL),
        seeding=seeding,
        third=third,
        best_of=SERIES[best][0],
        series=SERIES[best][1],
        boards=size,
        scheme=scheme,
    )
    await _announce(interaction, words, settings, omitted, starts)


def _scheme(scoring: str, seats: int) -> str:
    """Return the scoring scheme. Raises `Refused` for a choice that duels do not have."""
    if scoring == DUPLICATE:
        return scoring
    if seats == 2 and scoring != SCORING_CHOICES[0]:
        raise Refused("tournament-duel-scoring")
    return "duel" if seats == 2 else scoring


def _require_duplicate(interaction: Interaction, words: Words, settings: Settings) -> None:
    """Raise `Refused` for a duplicate tournament whose matches could not all have the same deal, out of sight."""
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if settings.format not in DUPLICATE_FORMATS or settings.cut > 1 or settings.best_of > 1:
        names = ", ".join(words(f"tournament-format-{name}") for name in DUPLICATE_FORMATS)
        raise Refused("tournament-duplicate-format", formats=names)
    if not isinstance(parent, discord.TextChannel) or parent.is_news():
        raise Refused("tournament-duplicate-place")
    if not interaction.app_permissions.create_private_threads:
        raise Refused("tournament-duplicate-permission")


def _grantable(interaction: Interaction, role: discord.Role | None) -> int:
    """Return the id of the champion's role, or 0. Raises `Refused` if the organiser may not give that role."""
    if role is None:
        return 0
    user, guild = interaction.user, interaction.guild
    owns = guild is not None and guild.owner_id == user.id
    higher = isinstance(user, discord.Member) and role < user.top_role
    if role.managed or role.is_default() or not (owns or (interaction.permissions.manage_roles and higher)):
        raise Refused("tournament-role-not-yours")
    return role.id


def _pingable(interaction: Interaction, role: discord.Role | None) -> int:
    """Return the id of the role to ping, or 0. Raises `Refused` if the organiser or the bot may not ping that role."""
    if role is None:
        return 0
    may = role.mentionable or (
        interaction.permissions.mention_everyone and interaction.app_permissions.mention_everyone
    )
    if role.is_default() or not may:
        raise Refused("tournament-role-not-pinged", role=role.mention)
    return role.id


async def _announce(
    interaction: Interaction, words: Words, settings: Settings, omitted: list[previews.Omission], starts: str
) -> None:
    """Show the organiser a preview, if a tournament can be held here at all."""
    await interaction.client.services.matches.server_rules.require_game(interaction.guild_id, settings.game)
    require_permissions(interaction)
    await organisers.require_may_organise(interaction)
    place = require_place(interaction)
    await require_free(interaction, place)
    settings, unfitting = previews.fitted(settings)
    if settings.duplicate:
        _require_duplicate(interaction, words, settings)
    await previews.announce(interaction, words, settings, place, omitted + unfitting, starts)


@plainly
async def _season(
    interaction: Interaction, words: Words, starts: app_commands.Range[str, 1, MAX_START_LENGTH] = "", event: str = ""
) -> None:

    keeper = interaction.client.services[TournamentHost].keeper
    stored = await chosen_event(interaction)
    organisers.require_organiser(interaction, stored)
    await organisers.require_may_organise(interaction)
    settings = stored.tournament.settings
    if settings.format != "league" or stored.tournament.phase != "finished":
        raise Refused("tournament-no-season")
    given = dates(keeper.now(), await read_start(interaction, words, starts, keeper.now()))
    made = structs.replace(next_settings(stored.tournament, new_seed()), **given)
    after = await keeper.create(made, stored.row.guild_id, stored.row.channel_id, interaction.user.id)
    players = len(stored.tournament.stages[0].players)
    await reply(interaction, "", await previews.shown_preview(words, after, players, []))


@plainly
async def _edit(
    interaction: Interaction,
    words: Words,
    name: app_commands.Range[str, 1, MAX_NAME_LENGTH] = "",
    starts: app_commands.Range[str, 1, MAX_START_LENGTH] = "",
    days: app_commands.Range[int, 1, preview_window.MAX_ROUND_DAYS] | None = None,
    pace: str = "",
    round: app_commands.Range[int, 1, 2 * feasibility.MAX_ROUNDS] | None = None,  # noqa: A002 - it is what players type
    most: app_commands.Range[int, 3, feasibility.MAX_PLAYERS] | None = None,
    late: app_commands.Range[int, 0, feasibility.MAX_ROUNDS] | None = None,
    half: bool | None = None,
    about: app_commands.Range[str, 1, preview_window.MAX_ABOUT_LENGTH] | None = None,
) -> None:
    """Change a tournament until the first draw, and the rounds to come also later."""
    now = interaction.client.services[TournamentHost].keeper.now()
    start = await read_start(interaction, words, starts, now)
    act = acts.Edited(
        **organisers.act_fields(interaction),
        name=harmless(name),
        closes=start - check_in(now, start) if start else 0,
        starts=start,
        round_seconds=(days or 0) * DAY,
        pace=pace,
        round=round or 0,
        most=most or 0,
        about=None if about is None else harmless(about, preview_window.MAX_ABOUT_LENGTH),
        late=late,
        late_half=half,
    )
    host = interaction.client.services[TournamentHost]
    await acknowledge(interaction, ephemeral=True, thinking=True)
    stored = await host.keeper.in_channel(interaction.channel_id or 0)
    organisers.require_organiser(interaction, stored)
    _require_sense(stored.tournament.settings, act)
    stored = await organisers.apply_acts(interaction, stored, act)
    await host.publish(stored, ruling_text(await host.words(stored), stored.tournament, (act,)))
    await reply(interaction, words("answer-done"))


def _require_sense(settings: Settings, act: acts.Edited) -> None:
    """Raise `Refused` for values that no tournament may have, or for a command without any."""
    if act.pace and act.pace not in PRESETS:
        raise Refused("refuse-unknown-button")
    if act.late and settings.format not in SINGLE_FORMATS:
        raise Refused("tournament-no-late")
    if act.most and act.most < (least := feasibility.least_places(settings.format, settings.seats, settings.least)):
        raise Refused("tournament-most-too-few", least=least)
    times = act.round_seconds or act.pace
    given = (act.about, act.late, act.late_half)
    is_empty = not (act.name or act.starts or act.most or times or any(one is not None for one in given))
    if is_empty or (act.round and not times):
        raise Refused("tournament-edit-empty")
