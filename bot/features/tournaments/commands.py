"""`/event`: announcing a tournament, entering it, and reading its standings and report."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands, ui
from msgspec import structs

from bot.cards import custom_ids
from bot.cards.layouts import plain, text
from bot.cards.turn_card import named
from bot.clocks.presets import DAY, DEFAULT, PRESETS
from bot.features.lobby.commands import read_pairs, rules_offered
from bot.features.tournaments import desk as event_desk
from bot.features.tournaments import entering as event_entering
from bot.features.tournaments import entering as event_season
from bot.features.tournaments.cards import AGREE, picture_parts, preview
from bot.features.tournaments.entering import FAR, LONGEST, by, done
from bot.features.tournaments.host import EventHost
from bot.features.tournaments.keeper import new_seed
from bot.features.tournaments.pictures import pictures_of
from bot.features.tournaments.rescue import require_free, require_newest, require_place
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.exports import closing_report, export_csv, export_json, export_trf
from bot.features.tournaments.rules.feasibility import MAX_PLAYERS, MAX_ROUNDS, SEATS, findings, households, usual_count
from bot.features.tournaments.rules.model import FORMATS, FORMATS_WITHOUT_CUT, Event, Settings
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.runner import next_steps, open_ties
from bot.features.tournaments.rules.stages import first_stage
from bot.features.tournaments.rules.standings import DUEL_ORDER, ORDER
from bot.features.tournaments.stored import StoredEvent
from bot.features.tournaments.texts import mentions, standings_text
from bot.interaction.answering import reply, require_permissions, run_safely, safely
from bot.interaction.responses import acknowledge, show
from bot.interaction.services import Client, Feature, Interaction, Press, Services
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.names import LENGTH, harmless
from bot.match.settings import THEME
from bot.words import Words
from engine import GAMES
from render import DEFAULT_THEME as DAY_THEME

WANTED: Final = [
    "name",
    "game",
    "format",
    "seats",
    "players",
    "rounds",
    "options",
    "pace",
    "vacation",
    "days",
    "starts",
    "scoring",
]
"""What an organiser says of an event."""

SCORING: Final = ("places", "wins", "wbc")
"""What matches may count, the usual first; between two a win counts 1 and a draw a half."""

MORE: Final = ("cut", "account", "member", "finished", "role")
"""What else an organiser may choose: who goes on to a final stage, who may enter, and what the champion is given."""

MOST_CUT: Final = 64
OLDEST: Final = 3_650
MOST_FINISHED: Final = 100

MUSTER: Final = DAY
"""Seconds before the start in which players say that they are there."""


def install(tree: app_commands.CommandTree[Any]) -> None:
    """Add `/event`."""
    group = app_commands.Group(name="event", description=said("command-event"), guild_only=True)
    _add_new(group)

    @group.command(name="standings", description=said("command-event-standings"))
    async def standings(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: _in_channel(interaction, words, _standings))

    @group.command(name="report", description=said("command-event-report"))
    async def report(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: _in_channel(interaction, words, _report))

    @group.command(name="apart", description=said("command-event-apart"))
    @app_commands.describe(player=said("param-event-apart"))
    async def apart(interaction: Interaction, player: discord.Member) -> None:
        await run_safely(
            interaction, lambda words: _in_channel(interaction, words, partial(event_entering.apart, player=player))
        )

    event_season.install(group)
    event_desk.install(group)
    tree.add_command(group)


def _add_new(group: app_commands.Group) -> None:
    choices = {
        "game": [app_commands.Choice(name=said(f"game-{name}"), value=name) for name in GAMES],
        "format": [app_commands.Choice(name=said(f"tournament-format-{name}"), value=name) for name in FORMATS],
        "pace": [app_commands.Choice(name=said(f"pace-{name}"), value=name) for name in PRESETS],
        "scoring": [app_commands.Choice(name=said(f"tournament-scoring-{name}"), value=name) for name in SCORING],
    }

    @group.command(name="new", description=said("command-event-new"))
    @app_commands.describe(**{name: said(f"param-event-{name}") for name in (*WANTED, *MORE)})
    @app_commands.choices(**choices)
    async def new(
        interaction: Interaction,
        name: app_commands.Range[str, 1, LENGTH],
        game: str,
        format: str,  # noqa: A002 - it is what players type
        seats: app_commands.Range[int, 2, 6],
        players: app_commands.Range[int, 3, MAX_PLAYERS],
        rounds: app_commands.Range[int, 1, MAX_ROUNDS] | None = None,
        options: str = "",
        pace: str = DEFAULT,
        vacation: bool = True,
        days: app_commands.Range[int, 1, LONGEST] = 21,
        starts: app_commands.Range[int, 2, LONGEST] | None = None,
        scoring: str = SCORING[0],
        cut: app_commands.Range[int, 0, MOST_CUT] = 0,
        account: app_commands.Range[int, 0, OLDEST] = 0,
        member: app_commands.Range[int, 0, OLDEST] = 0,
        finished: app_commands.Range[int, 0, MOST_FINISHED] = 0,
        role: discord.Role | None = None,
    ) -> None:
        async def work(words: Words) -> None:
            count = usual_count(format, players, seats) if rounds is None else rounds
            given = _settings(interaction, name, game, format, seats, count, options, pace, days, starts)
            given = structs.replace(
                given,
                expected=players,
                vacation=vacation,
                cut=cut,
                account_days=account,
                member_days=member,
                finished=finished,
                role=_grantable(interaction, role),
                scheme=_scheme(scoring, seats),
            )
            await _announce(interaction, words, given, players)

        await run_safely(interaction, work)

    @new.autocomplete("options")
    @safely
    async def known(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = await interaction.client.services.languages.private(interaction)
        return rules_offered(words, str(getattr(interaction.namespace, "game", "")), current)


def _settings(
    interaction: Interaction,
    name: str,
    game: str,
    form: str,
    seats: int,
    rounds: int,
    options: str,
    pace: str,
    days: int,
    starts: int | None,
) -> Settings:
    """What was chosen; raises `Refused` for what the game or the formats do not know."""
    if form not in FORMATS or pace not in PRESETS or seats not in SEATS or not harmless(name):
        raise Refused("refuse-unknown-button")
    setup = interaction.client.services.matches.new.setup(game, seats, read_pairs(options))
    now = interaction.client.services[EventHost].keeper.now()
    start = now + FAR if starts is None else now + starts * DAY
    return Settings(
        name=harmless(name),
        game=game,
        format=form,
        seats=seats,
        rounds=rounds,
        opens=now + FAR,
        closes=start - MUSTER if starts is not None else start,
        starts=start,
        round_seconds=days * DAY,
        seed=new_seed(),
        options=setup.options,
        pace=pace,
        order=DUEL_ORDER if seats == 2 else ORDER,
        least=max(3, seats),
        muster=MUSTER,
        revision=REVISION,
    )


def _scheme(scoring: str, seats: int) -> str:
    """What matches count; raises `Refused` for a choice that duels do not have."""
    if scoring not in SCORING:
        raise Refused("refuse-unknown-button")
    if seats == 2 and scoring != SCORING[0]:
        raise Refused("tournament-duel-scoring")
    return "duel" if seats == 2 else scoring


def _grantable(interaction: Interaction, role: discord.Role | None) -> int:
    """The id of a role that the champion is to have; raises `Refused` for one that the organiser could not give anybody."""
    if role is None:
        return 0
    user, guild = interaction.user, interaction.guild
    owns = guild is not None and guild.owner_id == user.id
    higher = isinstance(user, discord.Member) and role < user.top_role
    if role.managed or role.is_default() or not (owns or (interaction.permissions.manage_roles and higher)):
        raise Refused("tournament-role-not-yours")
    return role.id


async def _announce(interaction: Interaction, words: Words, settings: Settings, players: int) -> None:
    """Show the organiser what the event will be like, before anybody else sees it."""
    require_permissions(interaction, words)
    place = require_place(interaction)
    await require_free(interaction, place)
    if settings.cut > 1 and settings.format in FORMATS_WITHOUT_CUT:
        raise Refused("tournament-no-cut")
    found = await asyncio.to_thread(findings, settings.format, players, settings.seats, settings.rounds)
    for finding in found:
        if finding.fatal:
            await reply(interaction, words(f"event-finding-{finding.key}", **finding.figures))
            return
    found += households(settings.format, players, settings.seats, settings.cut)
    keeper = interaction.client.services[EventHost].keeper
    stored = await keeper.create(settings, interaction.guild_id, place, interaction.user.id)
    await reply(interaction, "", preview(words, stored, found, players))


async def _in_channel(
    interaction: Interaction, words: Words, work: Callable[[Interaction, Words, StoredEvent], Awaitable[None]]
) -> None:
    stored = await interaction.client.services[EventHost].keeper.in_channel(interaction.channel_id or 0)
    await work(interaction, words, stored)


async def _standings(interaction: Interaction, words: Words, stored: StoredEvent) -> None:
    if not stored.event.stages:
        raise Refused("tournament-not-started")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    parts, files = await _pictures(interaction, words, stored)
    content = await asyncio.to_thread(standings_text, words, stored, interaction.user.id)
    await show(interaction, plain(text(content), *parts), files)


async def _pictures(
    interaction: Interaction, words: Words, stored: StoredEvent
) -> tuple[list[ui.Item[Any]], list[discord.File]]:
    """How the event stands as pictures in the look of whoever asks, each by itself, so that Discord crops none."""
    services = interaction.client.services
    theme = await services.preferences.get("user", interaction.user.id, THEME) or DAY_THEME
    parts: list[ui.Item[Any]] = []
    files: list[discord.File] = []
    for shown in await asyncio.to_thread(pictures_of, words, stored):
        drawn = await services.pictures.event(stored.row.id, shown, theme)
        parts += picture_parts(shown.alt, shown.file) if drawn else []
        files += drawn
    return parts, files


async def _report(interaction: Interaction, words: Words, stored: StoredEvent) -> None:
    """The closing report in words, and everything as files."""
    event = stored.event
    if not event.stages:
        raise Refused("tournament-not-started")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    report = closing_report(event)
    written = {"json": export_json(event), "csv": export_csv(event, stored.names).encode()}
    if event.settings.seats == 2:
        written["trf"] = export_trf(event, stored.names).encode()
    files = [discord.File(io.BytesIO(body), f"event-{stored.row.id}.{kind}") for kind, body in written.items()]
    lines = [
        f"### {named(event.settings.name)}",
        words("tournament-report", players=report.players, games=report.games, starts=report.starts),
        *(f"{place}. {named(stored.name(player))}" for place, player in enumerate(report.first, 1)),
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
    """A button of an event."""
    interaction, words, rest = press.interaction, press.words, press.args
    match rest:
        case (act, event_id, asker) if act == AGREE and asker.isdecimal():
            handler: EventHandler = partial(event_entering.agree, asker=int(asker))
        case (act, event_id) if act in PRESSES:
            handler = PRESSES[act]
        case _:
            raise Refused("refuse-unknown-button")
    stored = await interaction.client.services[EventHost].keeper.get_tournament(event_id)
    if stored.row.guild_id != interaction.guild_id:
        raise Refused("tournament-none")
    await handler(interaction, words, stored)


async def _open(interaction: Interaction, words: Words, stored: StoredEvent) -> None:
    event_desk.require_organiser(interaction, stored)
    keeper, act = interaction.client.services[EventHost].keeper, acts.Opened(**by(interaction))
    async with keeper.opening:
        await require_free(interaction, stored.row.channel_id, stored.row.id)
        await require_newest(interaction, stored)
        await keeper.act(stored.row.id, act)
    await done(interaction, words, stored, act, "tournament-opened")


async def _close(interaction: Interaction, words: Words, stored: StoredEvent) -> None:
    event_desk.require_organiser(interaction, stored)
    answer = "tournament-closed" if stored.event.settings.dated else "tournament-closed-undated"
    await done(interaction, words, stored, acts.EntriesClosed(**by(interaction)), answer)


async def _start(interaction: Interaction, words: Words, stored: StoredEvent) -> None:
    """Start with those who are there, unless they are too few."""
    event_desk.require_organiser(interaction, stored)
    event = stored.event
    if event.phase == "muster" and not first_stage(event).players:
        raise Refused("tournament-too-few", least=event.settings.least)
    await done(interaction, words, stored, acts.Started(**by(interaction)), "tournament-started")


async def _go_on(interaction: Interaction, words: Words, stored: StoredEvent) -> None:
    """Confirm the step that waits for the organiser."""
    event_desk.require_organiser(interaction, stored)
    due = _confirmable(stored.event, interaction)
    if due is None:
        raise Refused("tournament-nothing-due")
    if ties := open_ties(stored.event):
        raise Refused("tournament-tied", players=mentions(words, ties[0].players), number=ties[0].count)
    await done(interaction, words, stored, due, "answer-done")


def _confirmable(event: Event, interaction: Interaction) -> acts.AnyAct | None:
    steps = next_steps(event, interaction.client.services[EventHost].keeper.now())
    return next((step.act for step in steps if step.confirm), None)


EventHandler = Callable[[Interaction, Words, StoredEvent], Awaitable[None]]

PRESSES: Final[dict[str, EventHandler]] = {
    "open": _open,
    "join": event_entering.join,
    "here": event_entering.here,
    "leave": event_entering.leave,
    "drop": event_entering.drop,
    "close": _close,
    "start": _start,
    "go-on": _go_on,
    "standings": _standings,
    "report": _report,
}
"""What each button of an event does."""


def _services(client: Client, services: Services) -> list[object]:
    return [EventHost(client, services)]


FEATURE: Final = Feature(install=install, buttons={custom_ids.EVENT: pressed}, start=_services)
