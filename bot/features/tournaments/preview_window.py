"""The windows in which an organiser changes a preview: its numbers, or its name and dates."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from discord import ui
from msgspec import structs

from bot.cards import custom_ids
from bot.clocks.paces import DAY, HOUR
from bot.features.tournaments.channels import require_free, require_newest
from bot.features.tournaments.dates import MAX_START_LENGTH, dates, read_start
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import new_seed
from bot.features.tournaments.organisers import require_organiser
from bot.features.tournaments.previews import CHANGE, DATES, Omission, fitted, omits, shown_preview
from bot.features.tournaments.rules import feasibility
from bot.features.tournaments.rules.model import (
    FORMATS_WITH_ROUNDS,
    FORMATS_WITHOUT_CUT,
    SINGLE_FORMATS,
    Settings,
)
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.refusals import written_texts
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.safe_names import MAX_NAME_LENGTH, harmless
from bot.words import Words

MAX_CUT: Final = 64
MAX_ROUND_DAYS: Final = 90
MAX_ABOUT_LENGTH: Final = 200
MAX_NUMBER_LENGTH: Final = 4

MAX_FIELDS: Final = 5
"""Fields of a window: Discord has no more."""


class NumberField(NamedTuple):
    """A number in the window: the least and the greatest, and what an empty field means."""

    least: int
    most: int
    empty: int


ROUND_DAYS: Final = NumberField(1, MAX_ROUND_DAYS, 0)

FIELDS: Final[Mapping[str, tuple[str, NumberField]]] = {
    "rounds": ("rounds", NumberField(1, feasibility.MAX_ROUNDS, 0)),
    "cut": ("cut", NumberField(0, MAX_CUT, 0)),
    "most": ("most", NumberField(3, feasibility.MAX_PLAYERS, feasibility.MAX_PLAYERS)),
    "late": ("late", NumberField(0, feasibility.MAX_ROUNDS, 0)),
    "players": ("expected", NumberField(3, feasibility.MAX_PLAYERS, 0)),
}
"""Numbers that the window may change, by the option of the command: the setting, and its limits. 0 keeps it."""


def fields_of(settings: Settings) -> dict[str, str]:
    """Return the fields of the window that matter in this format, with what they hold now."""
    has = {
        "rounds": settings.format in FORMATS_WITH_ROUNDS,
        "cut": settings.format not in FORMATS_WITHOUT_CUT,
        "late": settings.format in SINGLE_FORMATS,
    }
    names = [name for name in FIELDS if has.get(name, True)][:MAX_FIELDS]
    shown = {name: getattr(settings, FIELDS[name][0]) for name in names}
    return {
        name: "" if name == "most" and value == FIELDS[name][1].empty else f"{value}" for name, value in shown.items()
    }


def read_fields(words: Words, settings: Settings, typed: Mapping[str, str]) -> Settings:
    """Return the settings with what was typed. Raises `Refused` for a text that is no such number."""
    changed = {}
    for name in fields_of(settings):
        setting, field = FIELDS[name]
        text = typed.get(name, "").strip()
        value = _number(words, name, text, field) if text else field.empty
        if text or field.empty or not field.least:
            changed[setting] = value
    return structs.replace(settings, **changed)


def _number(words: Words, name: str, text: str, field: NumberField) -> int:
    value = int(text) if text.isdecimal() and text.isascii() else -1
    if not field.least <= value <= field.most:
        label = words(f"tournament-change-{name}")
        raise Refused("tournament-change-range", field=label, least=field.least, most=field.most)
    return value


async def ask_numbers(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Open the window with the numbers of a preview."""
    _require_draft(interaction, stored)
    fields = {name: ShortField(value) for name, value in fields_of(stored.tournament.settings).items()}
    await interaction.response.send_modal(change_window(words, stored.row.id, CHANGE, fields))


async def apply_numbers(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Show the preview again with other numbers."""
    wanted = read_fields(words, stored.tournament.settings, written_texts(interaction))
    await _renew(interaction, words, stored, wanted)


async def ask_dates(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Open the window with the name, the description, the start, the days and the check-in of a preview."""
    _require_draft(interaction, stored)
    settings, host = stored.tournament.settings, interaction.client.services[TournamentHost]
    fields = {
        "name": ShortField(settings.name, MAX_NAME_LENGTH, required=True),
        "about": ShortField(settings.about, MAX_ABOUT_LENGTH),
        "starts": ShortField(host.typed_starts.get(stored.row.id, ""), MAX_START_LENGTH),
        "hours": ShortField(_check_in_hours(settings)),
        "days": ShortField(f"{settings.round_seconds // DAY}"),
    }
    await interaction.response.send_modal(change_window(words, stored.row.id, DATES, fields))


async def apply_dates(interaction: Interaction, words: Words, stored: StoredTournament) -> None:
    """Show the preview again with another name or dates; what cannot be is named and left out."""
    typed = {name: value.strip() for name, value in written_texts(interaction).items()}
    settings, omitted = stored.tournament.settings, list[Omission]()
    now, given = interaction.client.services[TournamentHost].keeper.now(), dict[str, Any]()
    with omits(omitted, "starts"):
        if start := await read_start(interaction, words, typed.get("starts", ""), now):
            given = dates(now, start)
    with omits(omitted, "days"):
        if typed.get("days"):
            given["round_seconds"] = _number(words, "days", typed["days"], ROUND_DAYS) * DAY
    starts = given.get("starts", settings.starts)
    with omits(omitted, "hours"):
        is_changed = typed.get("hours", "") not in ("", _check_in_hours(settings))
        if is_changed and ("starts" in given or settings.dated):
            most = max(1, (starts - now) // HOUR - 1)
            muster = _number(words, "hours", typed["hours"], NumberField(1, most, 0)) * HOUR
            given |= {"muster": muster, "closes": starts - muster}
    wanted = structs.replace(
        settings,
        name=harmless(typed.get("name", "")) or settings.name,
        about=harmless(typed.get("about", ""), MAX_ABOUT_LENGTH),
        **given,
    )
    await _renew(interaction, words, stored, wanted, omitted, typed.get("starts", ""))


def _check_in_hours(settings: Settings) -> str:
    """Return the hours of check-in that the window shows; empty without a start."""
    return f"{max(1, settings.muster // HOUR)}" if settings.dated else ""


async def _renew(
    interaction: Interaction,
    words: Words,
    stored: StoredTournament,
    wanted: Settings,
    before: Sequence[Omission] = (),
    typed_start: str = "",
) -> None:
    """Show a preview with other settings in place of the one that was there; `before` was left out of them already."""
    _require_draft(interaction, stored)
    await require_free(interaction, stored.row.channel_id)
    await require_newest(interaction, stored)
    settings, omitted = fitted(structs.replace(wanted, seed=new_seed()))
    await acknowledge(interaction)
    host = interaction.client.services[TournamentHost]
    after = await host.keeper.create(settings, stored.row.guild_id, stored.row.channel_id, interaction.user.id)
    host.typed_starts[after.row.id] = typed_start or host.typed_starts.get(stored.row.id, "")
    players = min(settings.expected, settings.most)
    await change(interaction, await shown_preview(words, after, players, [*before, *omitted]))


def _require_draft(interaction: Interaction, stored: StoredTournament) -> None:
    require_organiser(interaction, stored)
    if stored.tournament.phase != "draft":
        raise Refused("tournament-preview-old")


class ShortField(NamedTuple):
    """A field of a window in which an organiser changes a preview: what it holds, its limit, and whether it may be empty."""

    value: str
    length: int = MAX_NUMBER_LENGTH
    required: bool = False


def change_window(words: Words, tournament_id: str, act: str, fields: Mapping[str, ShortField]) -> ui.Modal:
    """Return a window in which an organiser changes a preview: its numbers, or its name and dates."""
    custom_id = custom_ids.make(custom_ids.EVENT, act, tournament_id)
    modal = ui.Modal(title=words("tournament-change-title"), custom_id=custom_id)
    for name, (value, length, required) in fields.items():
        field: ui.TextInput[Any] = ui.TextInput(custom_id=name, default=value, required=required, max_length=length)
        modal.add_item(ui.Label(text=words(f"tournament-change-{name}"), component=field))
    modal.stop()
    return modal
