"""`/event`: its commands, and the buttons of tournaments."""

import asyncio
import io
import re
import unicodedata
from collections.abc import Awaitable, Callable
from fractions import Fraction
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.layouts import plain, text
from bot.cards.match_names import named
from bot.features.tournaments import creating as tournament_creating
from bot.features.tournaments import desk as tournament_desk
from bot.features.tournaments import entering as tournament_entering
from bot.features.tournaments import finding, preview_window
from bot.features.tournaments.cards import AGREE, CALL, confirm_start, picture_parts, tournament_card
from bot.features.tournaments.channels import require_free, require_newest
from bot.features.tournaments.decision_texts import decisions_text
from bot.features.tournaments.desk import Questions
from bot.features.tournaments.desk_card import DECIDE, REASON, SURE
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.organisers import act_fields, apply_acts, apply_and_confirm, require_organiser
from bot.features.tournaments.pictures import picture_of, pictures_of
from bot.features.tournaments.previews import CHANGE, DATES
from bot.features.tournaments.rules import acts, exports
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.ranking import ranked_places
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.stages import first_stage
from bot.features.tournaments.rules_card import rules_card
from bot.features.tournaments.standings import standings_text
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import entrant_name, placed
from bot.interaction.refusals import plainly
from bot.interaction.responses import acknowledge, change, show
from bot.interaction.services import Feature, Interaction, Press
from bot.interaction.services import group as command_group
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.settings import THEME
from bot.words import Words
from render import DEFAULT_THEME as DAY_THEME

MAX_FILES: Final = 10
TournamentHandler = Callable[[Interaction, Words, StoredTournament], Awaitable[None]]


def install(tree: app_commands.CommandTree[Any]) -> None:
    """Add `/event`."""
    group = app_commands.Group(name="event", description=said("command-event"), guild_only=True)

    @group.command(name="list", description=said("command-event-list"))
    @plainly
    async def listed(interaction: Interaction, words: Words) -> None:
        await finding.show_list(interaction, words)

    for name, handler in (("show", _show_card), ("standings", _standings), ("report", _report)):
        _add_reading(group, name, handler)

    tournament_entering.install(group)
    tournament_desk.install(group)
    tournament_creating.install(group, command_group(tree, "server"))
    tree.add_command(group)


def _add_reading(group: app_commands.Group, name: str, handler: TournamentHandler) -> None:

    @group.command(name=name, description=said(f"command-event-{name}"))
    @app_commands.describe(event=said("param-event-event"))
    @plainly
    async def command(interaction: Interaction, words: Words, event: str = "") -> None:
        await handler(interaction, words, await finding.chosen_event(interaction))

    finding.offer_events(command)


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
    stored = stored.as_seen()
    tournament = stored.tournament
    if not tournament.stages:
        raise Refused("tournament-not-started")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    report = exports.closing_report(tournament)
    written = {
        "tournament.json": exports.export_json(tournament),
        "matches.csv": exports.export_csv(tournament, stored.names).encode(),
        "standings.csv": exports.export_standings(tournament, stored.names).encode(),
    }
    if tournament.settings.seats == DUEL and not tournament.settings.duplicate:
        written["FIDE-TRF16.trf"] = exports.export_trf(tournament, stored.names).encode()
        written["FIDE-TRF26.trf"] = exports.export_trf(tournament, stored.names, is_16=False).encode()
    written["acts.json"] = await interaction.client.services[TournamentHost].keeper.export_acts(stored.row.id)
    if decisions := decisions_text(words, stored):
        written["decisions.txt"] = decisions.encode()
    name = file_name(stored)
    files = [discord.File(io.BytesIO(body), f"{name}-{what}") for what, body in written.items()]
    shares = (words("tournament-share", share=round(100 * Fraction(part))) for part in report.seat_wins)
    lines = [
        f"### {named(tournament.settings.name)}",
        words("tournament-report", players=report.players, games=report.games),
        *(
            placed(rank, named(entrant_name(words, stored, players[0])))
            for rank, players in ranked_places(tournament)[: exports.REPORTED_PLAYERS]
        ),
        "",
        words("tournament-seat-effect", shares=", ".join(shares)),
    ]
    parts, pictures = await _pictures(interaction, words, stored)
    shown: list[ui.Item[Any]] = [ui.File(file) for file in files]
    room = MAX_FILES - len(files)
    layout = plain(text("\n".join(lines)), *parts[:room], *shown)
    await show(interaction, layout, [*pictures[:room], *files])


def file_name(stored: StoredTournament) -> str:
    """Return a tournament's name as Discord keeps it in names of files: letters, digits and hyphens."""
    plain_name = unicodedata.normalize("NFKD", stored.tournament.settings.name).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[A-Za-z0-9]+", plain_name)) or f"event-{stored.row.id}"


async def pressed(press: Press) -> None:
    """Handle a button of a tournament."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case (act, tournament_id, asker) if act == AGREE and asker.isdecimal():
            handler: TournamentHandler = partial(tournament_entering.agree, asker=int(asker))
        case (act, tournament_id, key) if act == CALL:
            handler = partial(tournament_entering.called, key=key)
        case (act, tournament_id, action, table, value) if act == DECIDE:
            handler = partial(tournament_desk.decide, action=action, table=table, value=value)
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
    await acknowledge(interaction)
    await apply_acts(interaction, stored, act)
    await change(interaction, plain(text(words("tournament-opened"))))


async def _change(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    is_typed = interaction.type is discord.InteractionType.modal_submit
    await (preview_window.apply_numbers if is_typed else preview_window.ask_numbers)(interaction, words, stored)


async def _change_dates(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    is_typed = interaction.type is discord.InteractionType.modal_submit
    await (preview_window.apply_dates if is_typed else preview_window.ask_dates)(interaction, words, stored)


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
    missing = tournament.players("entered") if tournament.phase == "muster" else ()
    if missing:
        await show(interaction, confirm_start(words, stored, missing))
        return
    await _begin(interaction, words, stored)


async def _begin(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    require_organiser(interaction, stored)
    act = acts.TournamentStarted(**act_fields(interaction))
    await apply_and_confirm(interaction, words, stored, act, "tournament-started")


async def _rules(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Show the rules of a tournament, which would hide the buttons of its card on a phone."""
    await show(interaction, rules_card(words, stored))


async def _go_on(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Confirm the step that waits for the organiser."""
    require_organiser(interaction, stored)
    steps = next_steps(stored.tournament, interaction.client.services[TournamentHost].keeper.now())
    due = next((step.act for step in steps if step.confirm), None)
    if due is None:
        raise Refused("tournament-nothing-due")
    await apply_and_confirm(interaction, words, stored, due, "answer-done")


BUTTON_HANDLERS: Final[dict[str, TournamentHandler]] = {
    "open": _open,
    CHANGE: _change,
    DATES: _change_dates,
    "join": tournament_entering.join,
    "here": tournament_entering.here,
    "leave": tournament_entering.leave,
    "drop": tournament_entering.drop,
    "stay": tournament_entering.stay,
    "close": _close,
    "start": _start,
    "begin": _begin,
    "go-on": _go_on,
    "standings": _standings,
    "report": _report,
    "rules": _rules,
}

FEATURE: Final = Feature(
    install=install,
    buttons={custom_ids.EVENT: pressed},
    match_acts={"organiser": tournament_entering.call_organiser},
    start=lambda client, services: [TournamentHost(client, services), Questions()],
    profile_part=finding.medal_lines,
    games_lines=finding.entered_lines,
    channel_game=finding.channel_game,
)
