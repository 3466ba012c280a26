"""Styles of computer players: the leanings of a policy that a game names (`Taught.styles`)."""

from functools import lru_cache
from random import Random
from typing import Any, Final

from msgspec import structs

from engine.core.flow import Position
from engine.core.types import Decision
from engine.minds.features import AnyGame
from engine.minds.levels import UNTRAINED_LEVELS, Player, levels
from engine.minds.policy import Policy
from engine.minds.search import Mind, Table

MAX_CACHED_POLICIES: Final = 64


def styled(game: AnyGame, mind: Mind, style: str) -> Mind:
    """Return a mind whose policy leans towards a style of its game."""
    return structs.replace(mind, policy=_leaning(mind.policy, game, style))


@lru_cache(MAX_CACHED_POLICIES)
def _leaning(policy: Policy, game: AnyGame, style: str) -> Policy:
    leaning = Policy(policy.facts)
    leaning.rows, leaning.marks = policy.rows, policy.marks
    leaning.weights, leaning.mark_weights = policy.weights.copy(), policy.mark_weights.copy()
    for name, amount in game.styles[style].items():
        if name in leaning.marks:
            leaning.mark_weights[leaning.marks[name]] += amount
        elif name in leaning.rows:
            # The last column is always active.
            *columns, constant = leaning.weights[leaning.rows[name]]
            leaning.weights[leaning.rows[name]] = [*columns, constant + amount]
    return leaning


def in_style(player: Player, style: str) -> Player:
    """Return a player of a level who plays in a style."""

    def answer(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
        mind = styled(table.game, table.mind, style)
        return player(structs.replace(table, mind=mind), position, decision, source)

    return answer


def styled_levels(game: AnyGame, simulations: int) -> dict[str, Player]:
    """Return every trained player in every style of a game, by level and style, such as `master-trader`."""
    return {
        f"{level}-{style}": in_style(player, style)
        for level, player in levels(simulations).items()
        if level not in UNTRAINED_LEVELS
        for style in game.styles
    }
