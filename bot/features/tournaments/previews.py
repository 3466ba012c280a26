"""Previews of tournaments: options that do not fit together are left out and named, and the window that changes them."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from discord import ui
from msgspec import Struct, structs

from bot.cards import custom_ids
from bot.cards.layouts import Layout, plain, text
from bot.cards.turn_card import named
from bot.clocks.paces import DAY, HOUR, PRESETS, Pace
from bot.features.tournaments.cards import about_lines, rules_lines, tournament_buttons
from bot.features.tournaments.channels import require_free, require_newest
from bot.features.tournaments.dates import MAX_START_LENGTH, dates, read_start
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import new_seed
from bot.features.tournaments.organisers import require_organiser
from bot.features.tournaments.rules import feasibility
from bot.features.tournaments.rules.feasibility import Finding, usual_cut
from bot.features.tournaments.rules.model import (
    FORMATS_WITH_ROUNDS,
    FORMATS_WITHOUT_CUT,
    KNOCKOUTS,
    SINGLE_FORMATS,
    Settings,
)
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.seeds import SEEDED_FORMATS, SEEDINGS
from bot.features.tournaments.rules.stages import expected_rounds
from bot.features.tournaments.rules.teams import TEAMS
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.refusals import reply, written_texts
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.safe_names import MAX_NAME_LENGTH, harmless
from bot.words import Words

MIN_CUT: Final = 2
MIN_THIRD: Final = 3
MAX_CUT: Final = 64
MAX_ROUND_DAYS: Final = 90
MAX_ABOUT_LENGTH: Final = 200
MAX_NUMBER_LENGTH: Final = 4

MAX_FIELDS: Final = 5
"""Fields of a window: Discord has no more."""

CHANGE: Final = "change"
"""Press that opens the window for the numbers of a preview, and the answer of that window."""

DATES: Final = "dates"
"""Press that opens the window for the name and the dates of a preview, and the answer of that window."""


class Omission(Struct, frozen=True):
    """An option that was left out, and why: the id of a sentence and its arguments."""

    option: str
    sentence: str
    given: Mapping[str, str | int] = {}


class OptionDemand(NamedTuple):
    """Needs of an option: a test of the settings, the sentence if it fails, and the settings without the option."""

    option: str
    fits: Callable[[Settings], bool]
    sentence: str
    without: Mapping[str, Any]


NO_SERIES: Final = {"best_of": 1, "series": "all"}

DEMANDS: Final = (
    OptionDemand(
        "cut", lambda one: one.cut < MIN_CUT or one.format not in FORMATS_WITHOUT_CUT, "tournament-no-cut", {"cut": 0}
    ),
    OptionDemand("late", lambda one: not one.late or one.format in SINGLE_FORMATS, "tournament-no-late", {"late": 0}),
    OptionDemand("boards", lambda one: not one.boards or one.format == TEAMS, "tournament-no-boards", {"boards": 0}),
    OptionDemand(
        "seeding",
        lambda one: one.seeding == SEEDINGS[0] or one.format in SEEDED_FORMATS,
        "tournament-no-seeds",
        {"seeding": SEEDINGS[0]},
    ),
    OptionDemand(
        "third",
        lambda one: not one.third or one.format == "elimination" or (one.seats == DUEL and one.cut >= MIN_THIRD),
        "tournament-no-third",
        {"third": False},
    ),
    OptionDemand("best", lambda one: one.best_of == 1 or one.seats == DUEL, "tournament-no-series", NO_SERIES),
    OptionDemand(
        "best",
        lambda one: one.series == "all" or one.cut >= MIN_CUT or one.format in KNOCKOUTS,
        "tournament-no-knockout",
        NO_SERIES,
    ),
)


def fitted(settings: Settings) -> tuple[Settings, list[Omission]]:
    """Return the settings without the options that their format does not have, or with too few places."""
    omitted = []
    for demand in DEMANDS:
        if not demand.fits(settings):
            settings = structs.replace(settings, **demand.without)
            omitted.append(Omission(demand.option, demand.sentence))
    least = feasibility.least_places(settings.format, settings.seats, settings.least)
    if settings.most < least:
        settings = structs.replace(settings, most=feasibility.MAX_PLAYERS)
        omitted.append(Omission("most", "tournament-most-too-few", {"least": least}))
    return settings, omitted


def warnings(words: Words, settings: Settings, omitted: list[Omission]) -> list[str]:
    """Return what an organiser should know before opening: options left out, and numbers that do not go together."""
    found = [words("tournament-left-out", option=one.option, why=words(one.sentence, **one.given)) for one in omitted]
    numbers = feasibility.mismatches(settings)
    found += [words(f"event-finding-{one.key}", **one.figures) for one in numbers]
    turn, days = longest_turn(PRESETS[settings.pace]), settings.round_seconds // DAY
    return found + ([words("tournament-pace-slow", turn=turn, days=days)] if turn >= days else [])


def longest_turn(pace: Pace) -> int:
    """Return the days that a turn can take if its player is awake half of the time; 0 without a clock."""
    free = (pace.free or 0) * (2 if pace.waking else 1)
    return 0 if pace.free is None else -(-(free + pace.bank) // DAY)


async def find(settings: Settings, players: int) -> tuple[feasibility.Finding, ...]:
    """Return all findings about a tournament with this number of players."""
    boards = settings.boards or feasibility.USUAL_BOARDS
    form, seats = settings.format, settings.seats
    found = await asyncio.to_thread(feasibility.findings, form, players, seats, settings.rounds, boards)
    return found + feasibility.households(settings.format, players, settings.seats, settings.cut)


async def shown_preview(words: Words, stored: StoredTournament, players: int, omitted: list[Omission]) -> Any:
    """Return the preview of a tournament that is not open yet."""
    settings = stored.tournament.settings
    return preview(words, stored, await find(settings, players), players, warnings(words, settings, omitted))


async def announce(
    interaction: Interaction,
    words: Words,
    settings: Settings,
    channel_id: int,
    omitted: list[Omission],
    typed_start: str = "",
) -> None:
    """Show the organiser what the tournament will be like, before anybody else sees it."""
    host, players = interaction.client.services[TournamentHost], min(settings.expected, settings.most)
    if any(one.key == "duels-only" for one in await find(settings, players)):
        raise Refused("event-finding-duels-only")
    stored = await host.keeper.create(settings, interaction.guild_id, channel_id, interaction.user.id)
    host.typed_starts[stored.row.id] = typed_start
    await reply(interaction, "", await shown_preview(words, stored, players, omitted))


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


@contextmanager
def omits(omitted: list[Omission], option: str) -> Iterator[None]:
    """Note an option that cannot be had, instead of refusing what was long to type."""
    try:
        yield
    except Refused as refused:
        omitted.append(Omission(option, refused.sentence, refused.given))


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


HOUSEHOLD_FINDINGS: Final = ("apart-never", "apart-at-last", "apart-by-level")
"""Findings about people of one household; all other findings are about fairness to everybody."""

NEVER_EXPECTED: Final = frozenset({"apart-at-last"})

EXPECTED_FINDINGS: Final = dict.fromkeys(KNOCKOUTS, NEVER_EXPECTED | {"games-unequal"})
"""Findings that a preview leaves out, in knock-outs and in other formats: what is meant by the format itself."""

WARNED_FINDINGS: Final = (
    "repeats-certain", "repeats-possible", "unbeaten", "team-left", "cup-waiting", "group-meetings",
)  # fmt: skip
"""Findings that another number of players or rounds would cure; so it does with `unbeaten`, or a cut."""


def preview(
    words: Words, stored: StoredTournament, found: Sequence[Finding], players: int, warned: Sequence[str] = ()
) -> Layout:
    """Return what a tournament will be like, for its organiser alone; warnings come last, beside the buttons."""
    settings = stored.tournament.settings
    is_uncut = settings.format == "swiss" and not settings.cut
    usual = usual_cut(players, settings.seats, settings.rounds) if is_uncut else 0
    known = [one for one in found if one.key not in EXPECTED_FINDINGS.get(settings.format, NEVER_EXPECTED)]
    told = [(_is_warning(settings, one), words(f"event-finding-{one.key}", **one.figures)) for one in known]
    fairness = [f"- {line}" for is_warned, line in told if not is_warned]
    warned = [*warned, *(line for is_warned, line in told if is_warned)]
    is_possible = not any(one.fatal for one in found)
    if all(one.key in HOUSEHOLD_FINDINGS for one in found):
        fairness.insert(0, f"- {words('tournament-fair-cut' if settings.cut > 1 else 'tournament-fair')}")
    lines = [
        f"### {words('tournament-preview', name=named(stored.tournament.settings.name))}",
        *about_lines(words, stored),
        *(f"-# {line}" for line in rules_lines(words, stored.tournament.settings)),
        words("tournament-fairness", players=players),
        f"- {_length(words, stored, players)}",
        *([f"- {words('tournament-usual-cut', players=usual)}"] if usual else []),
        *fairness,
        *(["", f"**{words('tournament-warnings')}**", *(f"⚠ {line}" for line in warned)] if warned else []),
        "",
        words("tournament-preview-next" if is_possible else "tournament-preview-impossible"),
    ]
    acts = [*(["open"] if is_possible else []), CHANGE, DATES]
    return plain(text("\n".join(lines)), tournament_buttons(words, stored, *acts))


def _is_warning(settings: Settings, one: Finding) -> bool:
    """Return True if the organiser may want to change something; a knock-out of all who are unbeaten settles that."""
    if one.key == "unbeaten":
        return settings.cut < one.figures["players"]
    return one.fatal or one.key in WARNED_FINDINGS


def _length(words: Words, stored: StoredTournament, players: int) -> str:
    settings = stored.tournament.settings
    rounds = expected_rounds(settings, players)
    total = settings.seconds_after(0, rounds) // DAY
    before = expected_rounds(structs.replace(settings, cut=0), players)
    if settings.cut > 1 and rounds > before:
        return words("tournament-length-cut", rounds=before, more=rounds - before, total=total)
    return words("tournament-length", rounds=rounds, days=total, total=total)


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
