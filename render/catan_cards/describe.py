"""A position of the Catan Card Game as text: the whole table, the viewer's own hand, and in brief what is seen at first."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.catan_cards.view import CatanCardsView
from engine.core.types import Seat
from render.catan_cards import facts
from render.catan_cards.changes import changes
from render.catan_cards.hand import lines
from render.prose.describe import Prose
from render.prose.facts import count
from render.prose.words import Words


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
    glance=(_dice, _tokens, _purses),
    changes=changes,
)
