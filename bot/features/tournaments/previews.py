"""Previews of tournaments: options that do not fit together are left out and named. `preview_window` changes them."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from msgspec import Struct, structs

from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import named
from bot.clocks.paces import DAY, PRESETS, Pace
from bot.features.tournaments.cards import about_lines, tournament_buttons
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import feasibility
from bot.features.tournaments.rules.feasibility import Finding, usual_cut
from bot.features.tournaments.rules.model import (
    FORMATS_WITHOUT_CUT,
    KNOCKOUTS,
    SINGLE_FORMATS,
    Settings,
)
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.seeds import SEEDED_FORMATS, SEEDINGS
from bot.features.tournaments.rules.stages import expected_rounds
from bot.features.tournaments.rules.teams import TEAMS
from bot.features.tournaments.rules_card import rules_lines
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.refusals import reply
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.words import Words

MIN_CUT: Final = 2
MIN_THIRD: Final = 3


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


@contextmanager
def omits(omitted: list[Omission], option: str) -> Iterator[None]:
    """Note an option that cannot be had, instead of refusing what was long to type."""
    try:
        yield
    except Refused as refused:
        omitted.append(Omission(option, refused.sentence, refused.given))


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
