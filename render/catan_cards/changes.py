"""What is new in a position of the Catan Card Game, compared with an earlier one of the same match, in sentences."""

from collections.abc import Callable, Iterator

from engine.catan_cards.view import RESOURCES, CatanCardsView, PrincipalityView
from render.catan_cards import facts
from render.prose.facts import purse_changes
from render.prose.phrases import name
from render.prose.words import Words

TABLE: tuple[Callable[[CatanCardsView, Words], str], ...] = (
    facts.tokens_line,
    facts.gate_line,
    facts.supply_line,
    facts.stacks_line,
    facts.row_line,
    facts.sold_line,
)
"""What is said of the table, whenever it reads differently."""


def changes(old: CatanCardsView, new: CatanCardsView, words: Words) -> Iterator[str]:
    """Tell every difference that everybody can see, in a fixed order; after an undo `old` may be the later one."""
    dice = facts.dice_line(new, words)
    if dice and dice != facts.dice_line(old, words):
        yield dice
    for before, after in zip(old.principalities, new.principalities, strict=True):
        yield from _principality(before, after, words)
    for line in TABLE:
        described = line(new, words)
        if described and described != line(old, words):
            yield described
    for previous, pile in zip(old.discards, new.discards, strict=True):
        if pile != previous:
            yield facts.discard_line(words, pile)


def _principality(old: PrincipalityView, new: PrincipalityView, words: Words) -> Iterator[str]:
    yield from purse_changes(words, new.seat, _holdings(old), _holdings(new))
    who = words.seat(new.seat)
    for line in (facts.sources_line, facts.numbers_line):
        if line(words, old) != line(words, new):
            yield line(words, new)
    for about in (facts.axis_line, facts.free_line):
        if about(words, old) != about(words, new):
            yield words("catan_cards-changed-principality", player=who, line=about(words, new))
    if [(each.place, each.kind, each.number) for each in old.regions] != [
        (each.place, each.kind, each.number) for each in new.regions
    ]:
        for described in facts.region_lines(words, new):
            yield words("catan_cards-changed-principality", player=who, line=described)
    for card in new.cards:
        if card not in old.cards:
            yield words("catan_cards-changed-principality", player=who, line=facts.built_line(words, new, card))
    left = [card for card in old.cards if card.place not in {each.place for each in new.cards}]
    if left:
        yield words("catan_cards-changed-gone", player=who, cards=", ".join(name(words, card.card) for card in left))


def _holdings(area: PrincipalityView) -> dict[str, int]:
    return {"vp": area.points} | {kind: area.goods.get(kind, 0) for kind in RESOURCES}
