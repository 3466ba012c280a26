"""What is new in a position of the Catan Card Game, compared with an earlier one of the same match, in sentences."""

from collections.abc import Iterator

from engine.catan_cards.view import RESOURCES, CatanCardsView, PrincipalityView
from render.catan_cards.sentences import axis_line, built_line, dice_line, discard_line, tokens_line
from render.phrases import name
from render.sentences import purse_changes, turn_changes
from render.words import Words


def changes(old: CatanCardsView, new: CatanCardsView, words: Words) -> Iterator[str]:
    """Tell every difference that everybody can see, in a fixed order; after an undo `old` may be the later one."""
    yield from turn_changes(old, new, words)
    dice = dice_line(new, words)
    if dice and dice != dice_line(old, words):
        yield dice
    for before, after in zip(old.principalities, new.principalities, strict=True):
        yield from _principality(before, after, words)
    if (old.knight, old.windmill) != (new.knight, new.windmill):
        yield tokens_line(new, words)
    for pile, once in zip(new.discards, old.discards, strict=True):
        if pile != once:
            yield discard_line(words, pile)
    if old.row != new.row:
        yield words("catan_cards-describe-row", cards=", ".join(name(words, card) for card in new.row))


def _principality(old: PrincipalityView, new: PrincipalityView, words: Words) -> Iterator[str]:
    yield from purse_changes(words, new.seat, _holdings(old), _holdings(new))
    who = words.seat(new.seat)
    if (old.strength, old.tournament, old.trade) != (new.strength, new.tournament, new.trade):
        yield words(
            "catan_cards-changed-strength",
            player=who,
            strength=new.strength,
            tournament=new.tournament,
            trade=new.trade,
        )
    if (old.hand, old.limit) != (new.hand, new.limit):
        yield words("catan_cards-changed-hand", player=who, hand=new.hand, limit=new.limit)
    if old.centre != new.centre:
        yield words("catan_cards-changed-axis", player=who, line=axis_line(words, new))
    for card in new.cards:
        if card not in old.cards:
            yield words("catan_cards-changed-built", player=who, line=built_line(words, new, card))
    left = [card for card in old.cards if card.place not in {each.place for each in new.cards}]
    if left:
        yield words("catan_cards-changed-gone", player=who, cards=", ".join(name(words, card.card) for card in left))


def _holdings(area: PrincipalityView) -> dict[str, int]:
    return {"vp": area.points} | {kind: area.goods.get(kind, 0) for kind in RESOURCES}
