"""A position of the Catan Card Game as text: in full, in brief for alternative texts, and as what has changed."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from engine.catan_cards.view import RESOURCES, CatanCardsView, PrincipalityView
from engine.core.types import Seat
from render.catan_cards import facts
from render.catan_cards.hand import lines
from render.prose.describe import Prose
from render.prose.facts import count, purse_changes
from render.prose.phrases import name
from render.prose.words import Words

TABLE_SENTENCES: tuple[Callable[[CatanCardsView, Words], str], ...] = (
    facts.tokens_line,
    facts.gate_line,
    facts.supply_line,
    facts.stacks_line,
    facts.row_line,
    facts.sold_line,
)
"""Sentences about the table, repeated whenever they change."""


def changes(old: CatanCardsView, new: CatanCardsView, words: Words) -> Iterator[str]:
    """Yield every public difference, in a fixed order; after an undo `old` may be the later view."""
    dice = facts.dice_line(new, words)
    if dice and dice != facts.dice_line(old, words):
        yield dice
    for before, after in zip(old.principalities, new.principalities, strict=True):
        yield from _changed_principality(before, after, words)
    for line in TABLE_SENTENCES:
        described = line(new, words)
        if described and described != line(old, words):
            yield described
    for previous, pile in zip(old.discards, new.discards, strict=True):
        if pile != previous:
            yield facts.discard_line(words, pile)


def _changed_principality(old: PrincipalityView, new: PrincipalityView, words: Words) -> Iterator[str]:
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


def _dice(view: CatanCardsView, words: Words) -> Iterator[str]:
    if line := facts.dice_line(view, words):
        yield line


def _tokens(view: CatanCardsView, words: Words) -> Iterator[str]:
    yield facts.tokens_line(view, words)


def _purses(view: CatanCardsView, words: Words) -> Iterator[str]:
    for area in view.principalities:
        yield words(
            "catan_cards-alt-player",
            player=words.seat(area.seat),
            points=count(words, "vp", area.points),
            goods=facts.stored(words, area.goods),
            strength=area.strength,
            trade=area.trade,
            hand=area.hand,
        )


def _turn(view: CatanCardsView, words: Words) -> Iterator[str]:
    yield from _dice(view, words)
    yield facts.tokens_line(view, words)
    yield facts.gate_line(view, words)


def _principality(seat: Seat, view: CatanCardsView, words: Words) -> Iterator[str]:
    area = view.principalities[seat]
    yield facts.player_line(words, area, view.target)
    yield facts.sources_line(words, area)
    yield facts.numbers_line(words, area)
    yield facts.axis_line(words, area)
    yield from facts.region_lines(words, area)
    for card in area.cards:
        yield facts.built_line(words, area, card)
    yield facts.free_line(words, area)


def _table(view: CatanCardsView, words: Words) -> Iterator[str]:
    for line in (facts.supply_line, facts.stacks_line, facts.row_line, facts.sold_line):
        if described := line(view, words):
            yield described
    for discard in view.discards:
        yield facts.discard_line(words, discard)


def _hand(view: CatanCardsView, words: Words) -> Iterator[str]:
    if view.viewer is not None:
        yield from lines(view, words)


PROSE: Final = Prose[CatanCardsView](
    parts=(_turn, *(partial(_principality, seat) for seat in (0, 1)), _table, _hand),
    glance=(_dice, _tokens),
    purses=_purses,
    changes=changes,
)
