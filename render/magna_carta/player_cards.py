"""Cards of the players of Caylus Magna Carta, in turn order."""

from typing import Final

from engine.magna_carta.view import RESIDENCE, SECTIONS, MagnaCartaView, PlayerView
from render.canvas.canvas import Canvas
from render.parts.layout import Layout
from render.parts.player_cards import Figure, Row, player_cards
from render.prose.words import Words

GOODS_COUNTS: Final = ("denier", "food", "wood", "stone", "gold", "worker")
CARD_COUNTS: Final = ("hand", "pile", "discard", *(section.id for section in SECTIONS))
"""Counts on a card in its two rows, from left to right; residences, if there are any, are last in the first row."""

ALWAYS_SHOWN: Final = frozenset({"denier", "worker", "hand"})
"""Counts that are shown even if all are 0."""

RESIDENCE_PLOT: Final = f"plot.{RESIDENCE}"
WITHOUT_CHANGES: Final = frozenset({"worker", "pile", "discard", RESIDENCE_PLOT})
"""Counts without differences: changes are visible on the road, or follow from the hand."""


def cards(canvas: Canvas, view: MagnaCartaView, earlier: MagnaCartaView, words: Words, place: Layout) -> None:
    """Draw every player's card with the changes since `earlier`, without counts that are 0 for all."""
    everything = [held(each, seat) for each in (view, earlier) for seat in view.order]
    shown = {
        kind
        for kind in (*GOODS_COUNTS, RESIDENCE_PLOT, *CARD_COUNTS)
        if kind in ALWAYS_SHOWN or any(has.get(kind) for has in everything)
    }
    kinds = [[kind for kind in row if kind in shown] for row in ((*GOODS_COUNTS, RESIDENCE_PLOT), CARD_COUNTS)]
    rows = []
    for seat in view.order:
        player, now, previous = view.players[seat], held(view, seat), held(earlier, seat)
        changes = {kind: 0 if kind in WITHOUT_CHANGES else now[kind] - previous[kind] for kind in now}
        has = tuple(tuple(Figure(kind, now[kind], changes[kind]) for kind in row) for row in kinds)
        points = Figure("vp", player.points, player.points - earlier.players[seat].points)
        rows.append(Row(seat, player.income, points, has))
    player_cards(canvas, view, words, place, rows, pennant=view.turn > 0)


def held(view: MagnaCartaView, seat: int) -> dict[str, int]:
    """Return a player's counts by icon."""
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
    return found if view.provost is None else found | {RESIDENCE_PLOT: residences(view, seat)}


def residences(view: MagnaCartaView, seat: int) -> int:
    """Count a player's residences that are visible on the road."""
    return sum(slot.face == RESIDENCE and slot.owner == seat for slot in view.road)
