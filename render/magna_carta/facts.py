"""Single facts of a position of Caylus Magna Carta as sentences."""

from collections.abc import Mapping

from engine.magna_carta.view import CATALOGUE, HandCardView, SectionView, SlotView
from render.prose.facts import count, seat_name
from render.prose.phrases import effect_text, goods, name
from render.prose.words import Words

GAME = "magna_carta"


def slot_line(words: Words, slot: SlotView) -> str:
    """Return a card on the road: its owner, its worker, its cubes, its effect."""
    kind = CATALOGUE[slot.card].cubes
    return words(
        "magna_carta-describe-slot",
        space=slot.number,
        building=name(words, slot.face),
        under="" if slot.face == slot.card else name(words, slot.card),
        owner=seat_name(words, slot.owner),
        worker=seat_name(words, slot.worker),
        cubes=count(words, kind, slot.cubes) if kind and slot.face == slot.card else "",
        pending=int(slot.pending),
        effect=effect_text(words, GAME, slot.face),
    ).rstrip()


def section_line(words: Words, section: SectionView) -> str:
    """Return a castle section: the worth of a token, and the number of tokens left."""
    return words(
        "magna_carta-describe-section",
        section=name(words, section.id, "section"),
        points=count(words, "vp", section.points),
        left=section.left,
        total=section.total,
    )


def tokens(words: Words, held: Mapping[str, int]) -> str:
    """Return a player's castle tokens by section; empty if there are none."""
    return ", ".join(f"{name(words, section, 'section')} {number}" for section, number in held.items() if number)


def names(words: Words, cards: tuple[str, ...]) -> str:
    """Return the names of cards."""
    return ", ".join(name(words, card) for card in cards)


def card_line(words: Words, id: str, *, note: str, described: str) -> str:
    """Return a card that can be built: its cost, its points followed by a `note`, and its effect (`described`)."""
    card = CATALOGUE[id]
    return words(
        "magna_carta-describe-card",
        building=name(words, id),
        cost=goods(words, card.cost),
        points=count(words, "vp", card.points),
        note=note,
        effect=described,
    ).rstrip()


def hand_line(words: Words, card: HandCardView, *, whole: bool) -> str:
    """Return a card in hand; unless `whole`, without its effect."""
    affordable = words("magna_carta-hand-affordable" if card.affordable else "magna_carta-hand-dear")
    return card_line(words, card.card, note=affordable, described=effect_text(words, GAME, card.card) if whole else "")
