"""What each player of Caylus has, on a card for each, in turn order."""

from typing import Final

from engine.caylus.view import CaylusView, PlayerView
from render.canvas.canvas import Canvas
from render.parts.layout import Layout
from render.parts.player_cards import Card, Figure, card, player_name
from render.prose.words import Words

HELD: Final = ("denier", "food", "wood", "stone", "cloth", "gold", "worker")
"""What a card counts, from left to right."""


def cards(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Every player's card, in turn order, with what was won or lost since `earlier`; those who are asked have a frame."""
    for number, seat in enumerate(view.order):
        box = place.places[f"card.{number}"]
        player, once = view.players[seat], earlier.players[seat]
        face = Card(
            number + 1,
            seat,
            player_name(words, seat),
            seat in view.asked,
            player.income,
            Figure("vp", player.vp, player.vp - once.vp),
            (tuple(_figure(player, once, kind) for kind in HELD),),
        )
        canvas.part(box.x, box.y, card(canvas.theme, box.size, face))


def _figure(player: PlayerView, once: PlayerView, kind: str) -> Figure:
    """How much of a kind a player has; where workers come and go is to be seen on the board."""
    amount = _held(player, kind)
    return Figure(kind, amount, 0 if kind == "worker" else amount - _held(once, kind))


def _held(player: PlayerView, kind: str) -> int:
    return {"denier": player.deniers, "worker": player.workers}.get(kind, player.cubes.get(kind, 0))
