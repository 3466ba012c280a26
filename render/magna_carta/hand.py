"""A player's own hand: who holds it, and every card in words."""

from collections.abc import Iterator

from engine.magna_carta.view import HandCardView, MagnaCartaView
from render.magna_carta.facts import hand_line
from render.prose.words import Words


def own(view: MagnaCartaView) -> tuple[int, tuple[HandCardView, ...]]:
    """The viewer and the viewer's hand. Raises ValueError when the view is a spectator's."""
    if view.viewer is None or view.hand is None:
        raise ValueError("a spectator has no hand")
    return view.viewer, view.hand


def lines(view: MagnaCartaView, words: Words, whole: bool = True) -> Iterator[str]:
    """The viewer's hand, a line for each card; unless `whole`, without what they do. Raises ValueError when the view has none."""
    seat, hand = own(view)
    yield words("magna_carta-hand-title", player=words.seat(seat), cards=len(hand))
    for card in hand:
        yield hand_line(words, card, whole=whole)
