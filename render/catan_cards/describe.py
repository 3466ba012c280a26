"""A position of the Catan Card Game as text: the whole table, the viewer's own hand, and in brief what is seen at first."""

from collections.abc import Iterator

from engine.catan_cards.view import CatanCardsView, PrincipalityView
from render.catan_cards.changes import changes
from render.catan_cards.facts import (
    axis_line,
    built_line,
    dice_line,
    discard_line,
    free_line,
    gate_line,
    numbers_line,
    player_line,
    region_lines,
    row_line,
    sold_line,
    sources_line,
    stacks_line,
    stored,
    supply_line,
    tokens_line,
)
from render.catan_cards.hand import lines
from render.prose.describe import asked, brief, stake, whole
from render.prose.facts import count, moment
from render.prose.phrases import name
from render.prose.words import Words


def describe(view: CatanCardsView, words: Words, before: CatanCardsView | None = None) -> str:
    """The whole position: what changed since `before`, then turn and dice, both principalities, the table, own hand.

    The open question comes last with its options, one numbered line for each.
    """
    parts = [_turn(view, words)]
    parts += [_principality(view, area, words) for area in view.principalities]
    parts += [part(view, words) for part in (_table, _hand, asked)]
    return whole(words, [] if before is None else list(changes(before, view, words)), parts)


def alt(view: CatanCardsView, words: Words, before: CatanCardsView | None = None) -> str:
    """What is seen at first glance, at most 1,024 characters; of what changed since `before`, as much as fits."""
    start = [
        words("catan_cards-alt", turn=view.turn, phase=name(words, view.phase, "phase")),
        *stake(view, words),
        *_dice(view, words),
    ]
    rest = [tokens_line(view, words), *(_brief(words, area) for area in view.principalities)]
    changed = () if before is None else changes(before, view, words)
    return brief(start, (sentence for sentence in changed if sentence != moment(view, words)), rest)


def _brief(words: Words, area: PrincipalityView) -> str:
    return words(
        "catan_cards-alt-player",
        player=words.seat(area.seat),
        points=count(words, "vp", area.points),
        goods=stored(words, area.goods),
        strength=area.strength,
        trade=area.trade,
        hand=area.hand,
    )


def _dice(view: CatanCardsView, words: Words) -> Iterator[str]:
    if line := dice_line(view, words):
        yield line


def _turn(view: CatanCardsView, words: Words) -> Iterator[str]:
    yield moment(view, words)
    yield from _dice(view, words)
    yield tokens_line(view, words)
    yield gate_line(view, words)


def _principality(view: CatanCardsView, area: PrincipalityView, words: Words) -> Iterator[str]:
    yield player_line(words, area, view.target)
    yield sources_line(words, area)
    yield numbers_line(words, area)
    yield axis_line(words, area)
    yield from region_lines(words, area)
    for card in area.cards:
        yield built_line(words, area, card)
    yield free_line(words, area)


def _table(view: CatanCardsView, words: Words) -> Iterator[str]:
    for line in (supply_line, stacks_line, row_line, sold_line):
        if told := line(view, words):
            yield told
    for discard in view.discards:
        yield discard_line(words, discard)


def _hand(view: CatanCardsView, words: Words) -> Iterator[str]:
    if view.viewer is not None:
        yield from lines(view, words)
