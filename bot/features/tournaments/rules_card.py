"""The rules of a tournament as players read them: on a card of their own, and as lines of other cards."""

from hashlib import sha256
from typing import Final

from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import named
from bot.clocks.paces import DAY
from bot.features.tournaments.announcements import about_text
from bot.features.tournaments.rules.feasibility import capacity
from bot.features.tournaments.rules.model import KNOCKOUTS, Event, Settings
from bot.features.tournaments.rules.rounds import SEALED_REVISION, SETTLED_REVISION
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.seeds import uses_seeds
from bot.features.tournaments.rules.waiting_list import is_late_entry_open, late_rounds
from bot.features.tournaments.standings import points_rule
from bot.features.tournaments.stored import StoredTournament
from bot.words import Words

MAX_PLANS_NAMED: Final = 3
"""Limit on the rounds that a card names: a message takes 4,000 characters."""

PHASES_BEFORE: Final = ("draft", "open", "muster")
"""Phases in which dates and conditions of entry still matter."""


def rules_card(words: Words, stored: StoredTournament) -> Layout:
    """Return the rules of a tournament, and the seed of its draws in small print."""
    tournament = stored.tournament
    title = f"### {words('tournament-rules', name=named(tournament.settings.name))}"
    rules = [f"- {line}" for line in rules_lines(words, stored.tournament.settings)]
    lines = [title, about_text(words, tournament.settings), *rules, f"-# {_seed(words, tournament)}"]
    return plain(text("\n".join(lines)))


def terms(words: Words, tournament: Event) -> list[str]:
    """Return the rules that a card names before the start: the time for a round, series, and late entry."""
    settings = tournament.settings
    found = [_days(words, settings), *_duels(words, settings), *_late(words, settings)]
    return found if tournament.phase in PHASES_BEFORE else []


def _days(words: Words, settings: Settings) -> str:
    return " ".join([words("tournament-days", days=settings.round_seconds // DAY), *_plans(words, settings)])


def _places(words: Words, settings: Settings) -> list[str]:
    """Return how players are seeded, how many places there are, until when one may enter, and who fills tables."""
    return [
        *_duels(words, settings),
        *([words("tournament-seeded", seeding=settings.seeding)] if uses_seeds(settings) else []),
        *([words("tournament-most", players=places)] if (places := capacity(settings)) else []),
        *_late(words, settings),
        *([words("tournament-fill")] if settings.fill else []),
    ]


def running_format(words: Words, tournament: Event) -> list[str]:
    """Return a line with what still matters of the format once a tournament runs: series, third place, late entry."""
    settings = tournament.settings
    if tournament.phase != "running":
        return []
    late = _late(words, settings) if is_late_entry_open(tournament) else []
    places = [words("tournament-places", players=most)] if late and (most := capacity(settings)) else []
    line = " ".join([*_duels(words, settings), *late, *places])
    return [f"-# {line}"] if line else []


def _duels(words: Words, settings: Settings) -> list[str]:
    """Return of how many games duels are the best, and whether there is a match for third place."""
    games, series = settings.best_of, settings.series
    return [
        *([words("tournament-best-of", games=games, series=series)] if games > 1 else []),
        *([words("tournament-third")] if settings.third else []),
    ]


def _late(words: Words, settings: Settings) -> list[str]:
    last, half = late_rounds(settings), "yes" if settings.late_half else "no"
    return [words("tournament-late", round=last, half=half)] if last > 1 else []


def rules_lines(words: Words, settings: Settings) -> list[str]:
    """Return the rules that matter before entering: time for a round, value of places, and tie-breaks."""
    knocked, is_cut = settings.format in KNOCKOUTS, settings.cut > 1
    lines = [_days(words, settings), *_places(words, settings)]
    if not knocked:
        lines.append(points_rule(words, settings))
    if settings.revision >= SETTLED_REVISION and (knocked or is_cut):
        kinds = {"duel": settings.seats == DUEL, "cut": is_cut}
        lines.append(words("tournament-equals", **{kind: "yes" if fits else "no" for kind, fits in kinds.items()}))
    elif is_cut:
        lines.append(words("tournament-cut-tied"))
    return lines


def _plans(words: Words, settings: Settings) -> list[str]:
    return [
        words(
            "tournament-plan",
            round=plan.round,
            days=settings.seconds_of(plan.round) // DAY,
            pace=words(f"pace-{settings.pace_of(plan.round)}"),
        )
        for plan in sorted(settings.plans, key=lambda plan: plan.round)[:MAX_PLANS_NAMED]
    ]


def _seed(words: Words, tournament: Event) -> str:
    """Return the seed of the draws; before the first draw only its hash, so that no draw can be predicted."""
    if tournament.settings.revision < SEALED_REVISION:
        return words("tournament-seed", seed=tournament.draw_seed)
    seal = sha256(tournament.settings.seed.encode()).hexdigest()
    key = "tournament-seed-open" if tournament.stages else "tournament-seed-sealed"
    return words(key, seed=tournament.draw_seed, seal=seal)
