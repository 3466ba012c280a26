"""What comes after an event of its own accord: the next season of a league, and the next mini-cup."""

from msgspec.structs import replace

from bot.features.tournaments.rules.feasibility import cup_size
from bot.features.tournaments.rules.formats.league import Season, next_season
from bot.features.tournaments.rules.formats.mini_cup import Queue, Waiting
from bot.features.tournaments.rules.model import Event, Settings
from bot.features.tournaments.rules.pairing.draw import REVISION
from bot.features.tournaments.rules.stage_standings import group_ranks


def following(event: Event, seed: str) -> Settings:
    """The settings of the season after a finished one, dates left as they are.

    Divisions are those after going up and down. Who stayed away keeps the division for one season.
    """
    settings = event.settings
    moved = next_season(Season(()), group_ranks(event, 0), settings.seats).divisions
    divisions = [list(division) for division in moved]
    played, away = {*event.stages[0].players}, []
    for number, division in enumerate(settings.divisions):
        for player in division:
            if player not in played and player not in settings.away:
                divisions[min(number, len(divisions) - 1)].append(player)
                away.append(player)
    divided = tuple(map(tuple, divisions))
    return replace(
        settings, seed=seed, divisions=divided, away=tuple(away), exclusions=event.households(), revision=REVISION
    )


def cup_queue(event: Event, now: int) -> Queue:
    """Who waits in a mini-cup, and when each of them pressed the button first and last."""
    pressed: dict[int, list[int]] = {}
    for line in event.log:
        if line.kind == "entered":
            pressed.setdefault(line.by, []).append(line.at)
    times = [(player, pressed.get(player, [now])) for player in event.players("entered")]
    waiting = tuple(Waiting(player, min(ats), max(ats)) for player, ats in times)
    return Queue(cup_size(event.settings.seats), waiting, event.excluded())
