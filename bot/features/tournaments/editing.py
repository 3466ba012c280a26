"""`/event edit`: the organiser changes a tournament until the first draw, and the rounds to come also later."""

from __future__ import annotations

from discord import app_commands

from bot.clocks.presets import DAY, PRESETS
from bot.features.tournaments.entering import MAX_DAYS, MUSTER_DURATION, act_fields
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.organisers import require_organiser
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.feasibility import MAX_PLAYERS, MAX_ROUNDS, least_places
from bot.features.tournaments.rules.model import SINGLE_FORMATS, Settings
from bot.features.tournaments.texts import ruling_text
from bot.interaction.answering import reply, run_safely
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.names import MAX_NAME_LENGTH, harmless
from bot.words import Words

EDIT_OPTIONS = ("name", "starts", "days", "pace", "round", "most", "late", "half", "about")

MAX_ABOUT_LENGTH = 200


def install(group: app_commands.Group) -> None:
    """Add `/event edit`."""

    @group.command(name="edit", description=said("command-event-edit"))
    @app_commands.describe(**{name: said(f"param-event-edit-{name}") for name in EDIT_OPTIONS})
    @app_commands.choices(pace=[app_commands.Choice(name=said(f"pace-{name}"), value=name) for name in PRESETS])
    async def edit(
        interaction: Interaction,
        name: app_commands.Range[str, 1, MAX_NAME_LENGTH] = "",
        starts: app_commands.Range[int, 1, MAX_DAYS] | None = None,
        days: app_commands.Range[int, 1, MAX_DAYS] | None = None,
        pace: str = "",
        round: app_commands.Range[int, 1, 2 * MAX_ROUNDS] | None = None,  # noqa: A002 - it is what players type
        most: app_commands.Range[int, 3, MAX_PLAYERS] | None = None,
        late: app_commands.Range[int, 0, MAX_ROUNDS] | None = None,
        half: bool | None = None,
        about: app_commands.Range[str, 1, MAX_ABOUT_LENGTH] | None = None,
    ) -> None:
        start = 0 if starts is None else interaction.client.services[TournamentHost].keeper.now() + starts * DAY
        act = acts.Edited(
            **act_fields(interaction),
            name=harmless(name),
            closes=start - MUSTER_DURATION if start else 0,
            starts=start,
            round_seconds=(days or 0) * DAY,
            pace=pace,
            round=round or 0,
            most=most or 0,
            about=None if about is None else harmless(about, MAX_ABOUT_LENGTH),
            late=late,
            late_half=half,
        )
        await run_safely(interaction, lambda words: _edit(interaction, words, act))


async def _edit(interaction: Interaction, words: Words, act: acts.Edited) -> None:
    host = interaction.client.services[TournamentHost]
    await acknowledge(interaction, ephemeral=True, thinking=True)
    stored = await host.keeper.in_channel(interaction.channel_id or 0)
    require_organiser(interaction, stored)
    _require_sense(stored.tournament.settings, act)
    before, stored = stored, await host.keeper.act(stored.row.id, act)
    host.advance(stored.row.id)
    await host.announce_places(before, stored)
    await host.publish(stored, ruling_text(await host.words(stored), stored.tournament, (act,)))
    await reply(interaction, words("answer-done"))


def _require_sense(settings: Settings, act: acts.Edited) -> None:
    """Raise `Refused` for values that no tournament may have, or for a command without any."""
    if act.pace and act.pace not in PRESETS:
        raise Refused("refuse-unknown-button")
    if act.late and settings.format not in SINGLE_FORMATS:
        raise Refused("tournament-no-late")
    if act.most and act.most < (least := least_places(settings.format, settings.seats, settings.least)):
        raise Refused("tournament-most-too-few", least=least)
    times = act.round_seconds or act.pace
    given = (act.about, act.late, act.late_half)
    if not (act.name or act.starts or act.most or times or any(one is not None for one in given)):
        raise Refused("tournament-edit-empty")
    if act.round and not times:
        raise Refused("tournament-edit-empty")
