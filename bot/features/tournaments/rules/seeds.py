"""Seeds: the ways to make them, their exchange before the draw, and the players in their order."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.model import ActRefused, Event, Settings
from bot.features.tournaments.rules.rounds import draw_order

SEEDINGS: Final = ("lot", "rating", "previous", "entry")
"""Ways to seed, the default first: by ratings, by the standings of the last tournament, or in the order of entering."""

SEEDED_FORMATS: Final = ("groups", "league", *model.KNOCKOUTS)
"""Formats in which a seed matters; only the first season of a league has seeds."""


def uses_seeds(settings: Settings) -> bool:
    """Return True if the seeds of a tournament are made before the start."""
    return settings.seeding != SEEDINGS[0] and not settings.divisions


def seed(tournament: Event, act: acts.Seeded) -> Event:
    """Seed the entrants as given, and those who are not named after them in the order of entering."""
    model.in_phase(tournament, "muster")
    entrants = tournament.players("entered", "present")
    named = [player for player in act.players if player in entrants]
    return replace(tournament, seeds=(*named, *(player for player in entrants if player not in named)))


def swap_seeds(tournament: Event, act: acts.SeedsSwapped) -> Event:
    """Exchange the seeds of two entrants before the draw."""
    model.in_phase(tournament, "muster")
    if len({*act.players}) != 2 or not {*act.players} <= {*tournament.seeds}:
        raise ActRefused("seeds")
    one, other = act.players
    exchanged = {one: other, other: one}
    return replace(tournament, seeds=tuple(exchanged.get(player, player) for player in tournament.seeds))


def seeded_players(tournament: Event, players: Sequence[int]) -> tuple[int, ...]:
    """Return these players by seed; by lot, unless there are seeds already."""
    if not tournament.seeds:
        return tuple(draw_order(tournament.draw_seed, players, "seeding"))
    seeds = [*tournament.seeds, *(player for player in players if player not in tournament.seeds)]
    return tuple(sorted(players, key=seeds.index))
