"""`/event`: announcing a tournament, and reading its standings and report; the buttons of tournaments."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.layouts import plain, text
from bot.cards.turn_card import named
from bot.clocks.presets import DAY, DEFAULT_PACE, PRESETS
from bot.features.lobby.commands import read_pairs, rules_offered
from bot.features.tournaments import desk as tournament_desk
from bot.features.tournaments import editing as tournament_editing
from bot.features.tournaments import entering as tournament_entering
from bot.features.tournaments import permission as tournament_permission
from bot.features.tournaments.cards import AGREE, REASON, SURE, picture_parts, preview, tournament_card
from bot.features.tournaments.entering import (
    FAR_FUTURE,
    MAX_DAYS,
    MAX_TEAM_SIZE,
    MUSTER_DURATION,
    act_fields,
    apply_and_confirm,
)
from bot.features.tournaments.finding import chosen_event, medal_lines, offer_events, show_list
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import new_seed
from bot.features.tournaments.organisers import Questions, require_organiser
from bot.features.tournaments.permission import require_may_organise
from bot.features.tournaments.pictures import picture_of, pictures_of
from bot.features.tournaments.rescue import require_free, require_newest, require_place
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.duplicate import DUPLICATE, DUPLICATE_FORMATS, DUPLICATE_ORDER
from bot.features.tournaments.rules.exports import (
    closing_report,
    export_csv,
    export_json,
    export_standings,
    export_trf,
)
from bot.features.tournaments.rules.feasibility import (
    MAX_PLAYERS,
    MAX_ROUNDS,
    TABLE_SEATS,
    USUAL_BOARDS,
    findings,
    households,
    least_places,
    least_players,
    usual_count,
)
from bot.features.tournaments.rules.knockout import final_tie
from bot.features.tournaments.rules.model import (
    FORMATS_WITHOUT_CUT,
    SINGLE_FORMATS,
    TOURNAMENT_FORMATS,
    Event,
    Settings,
)
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.runner import next_steps, open_ties
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.seeding import SEEDED_FORMATS, SEEDINGS
from bot.features.tournaments.rules.stages import first_stage
from bot.features.tournaments.rules.standings import DEFAULT_ORDER, DUEL_ORDER, TEAM_ORDER
from bot.features.tournaments.rules.teams import TEAMS
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import entrant_name, mentions, standings_text
from bot.interaction.answering import reply, require_permissions, run_safely, safely
from bot.interaction.responses import acknowledge, show
from bot.interaction.services import Client, Feature, Interaction, Press, Services
from bot.interaction.services import group as command_group
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.names import MAX_NAME_LENGTH, harmless
from bot.match.settings import THEME
from bot.words import Words
from engine import GAMES
from render import DEFAULT_THEME as DAY_THEME

EVENT_OPTIONS: Final = (
    "name",
    "game",
    "format",
    "seats",
    "players",
    "rounds",
    "cut",
    "starts",
    "days",
    "pace",
    "most",
    "best",
    "boards",
    "late",
    "options",
    "scoring",
    "seeding",
    "third",
    "computers",
    "vacation",
    "ping",
    "role",
    "account",
    "member",
    "finished",
)
"""Options of `/event new`, those that are used most first."""

SCORING_CHOICES: Final = ("places", "wins", "wbc", DUPLICATE)
"""Values of match results, the default first; in duels a win counts 1 and a draw a half, or they are duplicate."""

SERIES: Final = (1, 3, 5)
"""Games of a duel at most."""

MIN_THIRD: Final = 3
"""Players after a cut from whom on there may be a match for third place."""

MAX_CUT: Final = 64
MAX_AGE_DAYS: Final = 3_650
MAX_FINISHED_MATCHES: Final = 100


TournamentHandler = Callable[[Interaction, Words, StoredTournament], Awaitable[None]]


class NewTournament(NamedTuple):
    """The options of `/event new`, in their order there."""

    name: str
    game: str
    format: str
    seats: int
    players: int
    rounds: int | None
    cut: int
    starts: int | None
    days: int
    pace: str
    most: int
    best: int
    boards: int
    late: int
    options: str
    scoring: str
    seeding: str
    third: bool
    computers: bool
    vacation: bool
    ping: discord.Role | None
    role: discord.Role | None
    account: int
    member: int
    finished: int


def install(tree: app_commands.CommandTree[Any]) -> None:
    """Add `/event`."""
    group = app_commands.Group(name="event", description=said("command-event"), guild_only=True)
    _add_new(group)

    @group.command(name="list", description=said("command-event-list"))
    async def listed(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: show_list(interaction, words))

    for name, handler in (("show", _show_card), ("standings", _standings), ("report", _report)):
        _add_reading(group, name, handler)

    @group.command(name="apart", description=said("command-event-apart"))
    @app_commands.describe(player=said("param-event-apart"), event=said("param-event-event"))
    async def apart(interaction: Interaction, player: discord.Member, event: str = "") -> None:
        await run_safely(
            interaction,
            lambda words: _with_chosen(interaction, words, partial(tournament_entering.apart, player=player)),
        )

    offer_events(apart)
    tournament_entering.install(group)
    tournament_desk.install(group)
    tournament_editing.install(group)
    tree.add_command(group)
    tournament_permission.install(command_group(tree, "server"))


def _add_reading(group: app_commands.Group, name: str, handler: TournamentHandler) -> None:
    """Add a command that shows a tournament."""

    @group.command(name=name, description=said(f"command-event-{name}"))
    @app_commands.describe(event=said("param-event-event"))
    async def command(interaction: Interaction, event: str = "") -> None:
        await run_safely(interaction, lambda words: _with_chosen(interaction, words, handler))

    offer_events(command)


def _add_new(group: app_commands.Group) -> None:
    choices: dict[str, list[app_commands.Choice[Any]]] = {
        "game": [app_commands.Choice(name=said(f"game-{name}"), value=name) for name in GAMES],
        "format": [
            app_commands.Choice(name=said(f"tournament-format-{name}"), value=name) for name in TOURNAMENT_FORMATS
        ],
        "pace": [app_commands.Choice(name=said(f"pace-{name}"), value=name) for name in PRESETS],
        "scoring": [
            app_commands.Choice(name=said(f"tournament-scoring-{name}"), value=name) for name in SCORING_CHOICES
        ],
        "seeding": [app_commands.Choice(name=said(f"tournament-seeding-{name}"), value=name) for name in SEEDINGS],
        "best": [app_commands.Choice(name=said(f"tournament-best-{games}"), value=games) for games in SERIES],
    }

    @group.command(name="new", description=said("command-event-new"))
    @app_commands.describe(**{name: said(f"param-event-{name}") for name in EVENT_OPTIONS})
    @app_commands.choices(**choices)
    async def new(
        interaction: Interaction,
        name: app_commands.Range[str, 1, MAX_NAME_LENGTH],
        game: str,
        format: str,  # noqa: A002 - it is what players type
        seats: app_commands.Range[int, 2, 6],
        players: app_commands.Range[int, 3, MAX_PLAYERS],
        rounds: app_commands.Range[int, 1, MAX_ROUNDS] | None = None,
        cut: app_commands.Range[int, 0, MAX_CUT] = 0,
        starts: app_commands.Range[int, 2, MAX_DAYS] | None = None,
        days: app_commands.Range[int, 1, MAX_DAYS] = 21,
        pace: str = DEFAULT_PACE,
        most: app_commands.Range[int, 3, MAX_PLAYERS] = MAX_PLAYERS,
        best: int = 1,
        boards: app_commands.Range[int, 2, MAX_TEAM_SIZE] | None = None,
        late: app_commands.Range[int, 0, MAX_ROUNDS] = 0,
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
        chosen = NewTournament(
            name,
            game,
            format,
            seats,
            players,
            rounds,
            cut,
            starts,
            days,
            pace,
            most,
            best,
            _boards(format, boards),
            late,
            options,
            scoring,
            seeding,
            third,
            computers,
            vacation,
            ping,
            role,
            account,
            member,
            finished,
        )

        async def work(words: Words) -> None:
            await _announce(interaction, words, _settings(interaction, chosen), min(players, most))

        await run_safely(interaction, work)

    @new.autocomplete("options")
    @safely
    async def known(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = await interaction.client.services.languages.private(interaction)
        return rules_offered(words, str(getattr(interaction.namespace, "game", "")), current)


def _settings(interaction: Interaction, chosen: NewTournament) -> Settings:
    """Return the chosen settings. Raises `Refused` for what the game or the formats do not know."""
    name, seats, starts = harmless(chosen.name), chosen.seats, chosen.starts
    if chosen.format not in TOURNAMENT_FORMATS or chosen.pace not in PRESETS or seats not in TABLE_SEATS or not name:
        raise Refused("refuse-unknown-button")
    setup = interaction.client.services.matches.new.setup(chosen.game, seats, read_pairs(chosen.options))
    now = interaction.client.services[TournamentHost].keeper.now()
    start = now + FAR_FUTURE if starts is None else now + starts * DAY
    rounds = chosen.rounds
    return Settings(
        name=name,
        game=chosen.game,
        format=chosen.format,
        seats=seats,
        rounds=usual_count(chosen.format, chosen.players, seats, chosen.boards) if rounds is None else rounds,
        opens=now + FAR_FUTURE,
        closes=start - MUSTER_DURATION if starts is not None else start,
        starts=start,
        round_seconds=chosen.days * DAY,
        seed=new_seed(),
        options=setup.options,
        pace=chosen.pace,
        order=TEAM_ORDER if chosen.format == TEAMS else _order(chosen.scoring, seats),
        least=least_players(chosen.format, seats, chosen.boards),
        muster=MUSTER_DURATION,
        revision=REVISION,
        expected=chosen.players,
        vacation=chosen.vacation,
        cut=chosen.cut,
        account_days=chosen.account,
        member_days=chosen.member,
        finished=chosen.finished,
        role=_grantable(interaction, chosen.role),
        most=chosen.most,
        late=chosen.late,
        announce_role=_pingable(interaction, chosen.ping),
        fill=chosen.computers or (chosen.scoring == DUPLICATE and seats != DUEL),
        seeding=_known(chosen.seeding, SEEDINGS),
        third=chosen.third,
        best_of=chosen.best,
        boards=chosen.boards,
        scheme=_scheme(chosen.scoring, seats),
    )


def _boards(name: str, boards: int | None) -> int:
    """Return the chosen number of players of a team, else the usual one; 0 in other formats."""
    return boards or (USUAL_BOARDS if name == TEAMS else 0)


def _known(value: str, values: Sequence[str]) -> str:
    """Return a choice. Raises `Refused` if there is no such value."""
    if value not in values:
        raise Refused("refuse-unknown-button")
    return value


def _scheme(scoring: str, seats: int) -> str:
    """Return the scoring scheme. Raises `Refused` for a choice that duels do not have."""
    if scoring not in SCORING_CHOICES:
        raise Refused("refuse-unknown-button")
    if scoring == DUPLICATE:
        return scoring
    if seats == 2 and scoring != SCORING_CHOICES[0]:
        raise Refused("tournament-duel-scoring")
    return "duel" if seats == 2 else scoring


def _order(scoring: str, seats: int) -> tuple[str, ...]:
    """Return the criteria of the standings."""
    if scoring == DUPLICATE:
        return DUPLICATE_ORDER
    return DUEL_ORDER if seats == DUEL else DEFAULT_ORDER


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


async def _announce(interaction: Interaction, words: Words, settings: Settings, players: int) -> None:
    """Show the organiser what the tournament will be like, before anybody else sees it."""
    await interaction.client.services.matches.server_rules.require_game(interaction.guild_id, settings.game)
    require_permissions(interaction, words)
    await require_may_organise(interaction)
    place = require_place(interaction)
    await require_free(interaction, place)
    _require_fitting(settings)
    if settings.duplicate:
        _require_duplicate(interaction, words, settings)
    boards = settings.boards or USUAL_BOARDS
    found = await asyncio.to_thread(findings, settings.format, players, settings.seats, settings.rounds, boards)
    for finding in found:
        if finding.fatal:
            await reply(interaction, words(f"event-finding-{finding.key}", **finding.figures))
            return
    found += households(settings.format, players, settings.seats, settings.cut)
    keeper = interaction.client.services[TournamentHost].keeper
    stored = await keeper.create(settings, interaction.guild_id, place, interaction.user.id)
    await reply(interaction, "", preview(words, stored, found, players))


def _require_fitting(settings: Settings) -> None:
    """Raise `Refused` for options that the format does not have."""
    if settings.cut > 1 and settings.format in FORMATS_WITHOUT_CUT:
        raise Refused("tournament-no-cut")
    if settings.late and settings.format not in SINGLE_FORMATS:
        raise Refused("tournament-no-late")
    if settings.boards and settings.format != TEAMS:
        raise Refused("tournament-no-boards")
    if settings.seeding != SEEDINGS[0] and settings.format not in SEEDED_FORMATS:
        raise Refused("tournament-no-seeds")
    if settings.third and settings.format != "elimination" and (settings.seats != DUEL or settings.cut < MIN_THIRD):
        raise Refused("tournament-no-third")
    if settings.best_of not in SERIES or (settings.best_of > 1 and settings.seats != DUEL):
        raise Refused("tournament-no-series")
    if settings.most < (least := least_places(settings.format, settings.seats, settings.least)):
        raise Refused("tournament-most-too-few", least=least)


async def _with_chosen(interaction: Interaction, words: Words, work: TournamentHandler) -> None:
    await work(interaction, words, await chosen_event(interaction))


async def _show_card(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Answer with the card of a tournament, and post the one in its channel anew if it was deleted."""
    if stored.tournament.phase == "draft":
        raise Refused("event-refused-phase-draft")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    services, host = interaction.client.services, interaction.client.services[TournamentHost]
    host.post_again(stored.row.id)
    theme = await services.preferences.get("user", interaction.user.id, THEME) or DAY_THEME
    stored = stored.as_seen()
    picture = await asyncio.to_thread(picture_of, words, stored)
    files = [] if picture is None else await services.pictures.event(stored.row.id, picture, theme)
    description = picture.alt if picture is not None and files else ""
    await show(interaction, tournament_card(words, stored, host.keeper.now(), description), files)


async def _standings(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    if not stored.tournament.stages:
        raise Refused("tournament-not-started")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    stored = stored.as_seen()
    parts, files = await _pictures(interaction, words, stored)
    content = await asyncio.to_thread(standings_text, words, stored, interaction.user.id)
    await show(interaction, plain(text(content), *parts), files)


async def _pictures(
    interaction: Interaction, words: Words, stored: StoredTournament
) -> tuple[list[ui.Item[Any]], list[discord.File]]:
    """Return the standings as pictures in the user's theme, one gallery each so that Discord crops none."""
    services = interaction.client.services
    theme = await services.preferences.get("user", interaction.user.id, THEME) or DAY_THEME
    parts: list[ui.Item[Any]] = []
    files: list[discord.File] = []
    for shown in await asyncio.to_thread(pictures_of, words, stored):
        drawn = await services.pictures.event(stored.row.id, shown, theme)
        parts += picture_parts(shown.alt, shown.file) if drawn else []
        files += drawn
    return parts, files


async def _report(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Show the closing report, with everything as files."""
    stored = stored.as_seen()
    tournament = stored.tournament
    if not tournament.stages:
        raise Refused("tournament-not-started")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    report = closing_report(tournament)
    written = {
        ".json": export_json(tournament),
        ".csv": export_csv(tournament, stored.names).encode(),
        "-standings.csv": export_standings(tournament, stored.names).encode(),
    }
    if tournament.settings.seats == DUEL and not tournament.settings.duplicate:
        written[".trf"] = export_trf(tournament, stored.names).encode()
        written["-26.trf"] = export_trf(tournament, stored.names, is_16=False).encode()
    written[".acts.json"] = await interaction.client.services[TournamentHost].keeper.export_acts(stored.row.id)
    files = [discord.File(io.BytesIO(body), f"event-{stored.row.id}{ending}") for ending, body in written.items()]
    lines = [
        f"### {named(tournament.settings.name)}",
        words("tournament-report", players=report.players, games=report.games),
        *(f"{place}. {named(entrant_name(words, stored, one))}" for place, one in enumerate(report.first, 1)),
        "",
        words("tournament-seat-effect", shares=", ".join(_shares(words, report.seat_wins))),
    ]
    parts, pictures = await _pictures(interaction, words, stored)
    shown: list[ui.Item[Any]] = [ui.File(file) for file in files]
    await show(interaction, plain(text("\n".join(lines)), *parts, *shown), [*pictures, *files])


def _shares(words: Words, parts: Iterable[str]) -> Iterator[str]:
    for part in parts:
        yield words("tournament-share", share=round(100 * Fraction(part)))


async def pressed(press: Press) -> None:
    """Handle a button of a tournament."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case (act, tournament_id, asker) if act == AGREE and asker.isdecimal():
            handler: TournamentHandler = partial(tournament_entering.agree, asker=int(asker))
        case (act, tournament_id, key) if act in (REASON, SURE):
            handler = partial(tournament_desk.answered, key=key)
        case (act, tournament_id) if act in BUTTON_HANDLERS:
            handler = BUTTON_HANDLERS[act]
        case _:
            raise Refused("refuse-unknown-button")
    stored = await interaction.client.services[TournamentHost].keeper.get_tournament(tournament_id)
    if stored.row.guild_id != interaction.guild_id:
        raise Refused("tournament-none")
    await handler(interaction, words, stored)


async def _open(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    require_organiser(interaction, stored)
    keeper, act = interaction.client.services[TournamentHost].keeper, acts.Opened(**act_fields(interaction))
    async with keeper.opening:
        await require_free(interaction, stored.row.channel_id, stored.row.id)
        await require_newest(interaction, stored)
        await keeper.act(stored.row.id, act)
    await apply_and_confirm(interaction, words, stored, act, "tournament-opened")


async def _close(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    require_organiser(interaction, stored)
    answer = "tournament-closed" if stored.tournament.settings.dated else "tournament-closed-undated"
    await apply_and_confirm(interaction, words, stored, acts.EntriesClosed(**act_fields(interaction)), answer)


async def _start(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Start with those who are present, unless they are too few."""
    require_organiser(interaction, stored)
    tournament = stored.tournament
    if tournament.phase == "muster" and not first_stage(tournament).players:
        raise Refused("tournament-too-few", least=tournament.settings.least)
    await apply_and_confirm(
        interaction, words, stored, acts.TournamentStarted(**act_fields(interaction)), "tournament-started"
    )


async def _go_on(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Confirm the step that waits for the organiser."""
    require_organiser(interaction, stored)
    due = _confirmable(stored.tournament, interaction)
    if due is None:
        raise Refused("tournament-nothing-due")
    if tie := final_tie(stored.tournament):
        raise Refused("tournament-concern-tied-final", players=mentions(words, tie.players))
    if ties := open_ties(stored.tournament):
        raise Refused("tournament-tied", players=mentions(words, ties[0].players), number=ties[0].count)
    await apply_and_confirm(interaction, words, stored, due, "answer-done")


def _confirmable(tournament: Event, interaction: Interaction) -> acts.AnyAct | None:
    steps = next_steps(tournament, interaction.client.services[TournamentHost].keeper.now())
    return next((step.act for step in steps if step.confirm), None)


BUTTON_HANDLERS: Final[dict[str, TournamentHandler]] = {
    "open": _open,
    "join": tournament_entering.join,
    "here": tournament_entering.here,
    "leave": tournament_entering.leave,
    "drop": tournament_entering.drop,
    "close": _close,
    "start": _start,
    "go-on": _go_on,
    "standings": _standings,
    "report": _report,
}


def _services(client: Client, services: Services) -> list[object]:
    return [TournamentHost(client, services), Questions()]


FEATURE: Final = Feature(
    install=install, buttons={custom_ids.EVENT: pressed}, start=_services, profile_part=medal_lines
)
