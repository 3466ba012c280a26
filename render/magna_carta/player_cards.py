"""What each player of Caylus Magna Carta has, on a card for each, in turn order."""

from typing import Final

from engine.magna_carta.view import RESIDENCE, SECTIONS, MagnaCartaView, PlayerView
from render.canvas.canvas import Canvas
from render.parts.layout import Layout
from render.parts.player_cards import Figure, Row, player_cards
from render.prose.words import Words

GOODS: Final = ("denier", "food", "wood", "stone", "gold", "worker")
CARDS: Final = ("hand", "pile", "discard", *(section.id for section in SECTIONS))
"""What a card counts in its two rows, from left to right; where there are residences, they end the first."""

ALWAYS: Final = frozenset({"denier", "worker", "hand"})
"""What is shown though nobody has any."""

PLOT: Final = f"plot.{RESIDENCE}"
QUIET: Final = frozenset({"worker", "pile", "discard", PLOT})
"""What tells no differences: it is to be seen on the road, or follows from the hand."""


def cards(canvas: Canvas, view: MagnaCartaView, earlier: MagnaCartaView, words: Words, place: Layout) -> None:
    """Every player's card, with what was won or lost since `earlier`; what nobody has is left out."""
    everything = [held(each, seat) for each in (view, earlier) for seat in view.order]
    shown = {kind for kind in (*GOODS, PLOT, *CARDS) if kind in ALWAYS or any(has.get(kind) for has in everything)}
    kinds = [[kind for kind in row if kind in shown] for row in ((*GOODS, PLOT), CARDS)]
    rows = []
    for seat in view.order:
        player, now, previous = view.players[seat], held(view, seat), held(earlier, seat)
        changes = {kind: 0 if kind in QUIET else now[kind] - previous[kind] for kind in now}
        has = tuple(tuple(Figure(kind, now[kind], changes[kind]) for kind in row) for row in kinds)
        points = Figure("vp", player.points, player.points - earlier.players[seat].points)
        rows.append(Row(seat, player.income, points, has))
    player_cards(canvas, view, words, place, rows, pennant=view.turn > 0)


def held(view: MagnaCartaView, seat: int) -> dict[str, int]:
    """All that a player has, by the icon that stands for it."""
    player: PlayerView = view.players[seat]
    found = {
        "denier": player.deniers,
        **player.cubes,
        "worker": player.workers,
        "hand": player.hand,
        "pile": player.pile,
        "discard": len(player.discard),
        **player.tokens,
    }
    return found if view.provost is None else found | {PLOT: residences(view, seat)}


def residences(view: MagnaCartaView, seat: int) -> int:
    """A player's residences that are to be seen on the road."""
    return sum(slot.face == RESIDENCE and slot.owner == seat for slot in view.road)
