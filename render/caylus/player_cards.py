"""What each player of Caylus has, on a card for each, in turn order."""

from typing import Final

from engine.caylus.view import CaylusView, PlayerView
from render.canvas.canvas import Canvas
from render.parts.layout import Layout
from render.parts.player_cards import Figure, Row, player_cards
from render.prose.words import Words

HELD: Final = ("denier", "food", "wood", "stone", "cloth", "gold", "worker")
"""What a card counts, from left to right."""


def cards(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Every player's card, with what was won or lost since `earlier`."""
    pairs = ((view.players[seat], earlier.players[seat]) for seat in view.order)
    rows = (
        Row(player.seat, player.income, Figure("vp", player.vp, player.vp - previous.vp), (_held(player, previous),))
        for player, previous in pairs
    )
    player_cards(canvas, view, words, place, rows)


def _held(player: PlayerView, previous: PlayerView) -> tuple[Figure, ...]:
    """What a player has; where workers come and go is to be seen on the board."""
    changes = {kind: 0 if kind == "worker" else _amount(player, kind) - _amount(previous, kind) for kind in HELD}
    return tuple(Figure(kind, _amount(player, kind), change) for kind, change in changes.items())


def _amount(player: PlayerView, kind: str) -> int:
    return {"denier": player.deniers, "worker": player.workers}.get(kind, player.cubes.get(kind, 0))
