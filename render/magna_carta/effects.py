"""Effects of the cards of Caylus Magna Carta, as items of `render.parts.pieces.row`."""

from collections.abc import Iterator

from engine.magna_carta.view import Buy, Card, Effect, FromCard, Gain, Lawyer, Sell, Swap, Tokens
from render.parts.tiles import joined
from render.prose.words import Words


def cubes_left(words: Words, cubes: int) -> str:
    """Return the note on the cubes on a small card, of which one is taken at a time; empty without any."""
    return words("board-cubes-left", cubes=cubes) if cubes else ""


def items(effect: Effect, left: str = "") -> Iterator[str]:
    """Yield an effect; `left` is the note on the cubes that are, or will be, on a small card."""
    match effect:
        case Gain(gain=gain):
            for kind, amount in gain.items():
                yield from (f"+{amount}", kind) if kind == "denier" else [kind] * amount
        case FromCard(kind=kind):
            yield from (kind, f" {left}") if left else ["–"]
        case Buy(offers=offers, kinds=kinds):
            yield from _offers(offers, kinds[0] if len(kinds) == 1 else "nongold")
        case Tokens(offers=offers):
            yield from _offers(offers, "chit")
        case Sell(deniers=deniers):
            yield from ("any", "arrow", str(deniers), "denier")
        case Swap(gain=gain):
            yield from ("nongold", "arrow", *gain)
        case Lawyer():
            yield from ("food", "arrow", "plot.residence")


def worth(card: Card) -> Iterator[str]:
    """Yield the benefits of a card without a worker: income and points."""
    if card.income:
        yield from (f"+{card.income}", "denier", "·")
    yield from (str(card.points), "vp")


def _offers(offers: tuple[tuple[int, int], ...], bought: str) -> Iterator[str]:
    deniers, amounts = zip(*offers, strict=True)
    yield from (joined(deniers), "denier", "arrow", *([joined(amounts)] if len(offers) > 1 else []), bought)
