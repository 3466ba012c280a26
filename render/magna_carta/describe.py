"""A position of Caylus Magna Carta as text: the whole table, the viewer's own hand, and in brief what is seen at first."""

from collections.abc import Iterator
from typing import Final

from engine.magna_carta.view import CATALOGUE, MagnaCartaView
from render.magna_carta.changes import cards_line, changes
from render.magna_carta.facts import card_line, names, section_line, slot_line, tokens
from render.magna_carta.hand import lines
from render.magna_carta.player_cards import residences
from render.prose.describe import Prose
from render.prose.facts import builder_line, counted, purse_line
from render.prose.numbers import written
from render.prose.phrases import name
from render.prose.words import Words


def _provost(view: MagnaCartaView, words: Words) -> Iterator[str]:
    if view.provost is not None:
        yield words("magna_carta-describe-provost", provost=view.provost, cards=len(view.road))


def _sections(view: MagnaCartaView, words: Words) -> Iterator[str]:
    for section in view.sections:
        yield section_line(words, section)


def _purses(view: MagnaCartaView, words: Words) -> Iterator[str]:
    for player in (view.players[seat] for seat in view.order):
        yield purse_line(words, "magna_carta-alt-player", player, points=player.points, hand=player.hand)


def _players(view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield words("board-describe-players")
    for place, seat in enumerate(view.order, 1):
        player = view.players[seat]
        yield builder_line(
            words,
            "magna_carta-describe-player",
            place,
            player,
            points=player.points,
            residences=residences(view, seat),
            tokens=tokens(words, player.tokens),
            prestige=names(words, player.prestige),
        )
        yield cards_line(words, player)


def _road(view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield words("board-describe-road")
    if view.active is not None:
        yield words("magna_carta-describe-active", space=view.active)
    for slot in view.road:
        yield slot_line(words, slot)


def _castle(view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield words("board-describe-sections")
    yield from _sections(view, words)
    batches = [(player.seat, player.batches) for player in view.players if player.batches]
    if batches:
        yield words("board-describe-built", batches=counted(words, batches))


def _prestige(view: MagnaCartaView, words: Words) -> Iterator[str]:
    if view.prestige:
        yield words("magna_carta-describe-prestige")
    for id in view.prestige:
        income = CATALOGUE[id].income
        note = words("board-describe-income", income=income) if income else ""
        yield card_line(words, id, note=note, described="")


def _sources(view: MagnaCartaView, words: Words) -> Iterator[str]:
    """At the end, where everybody's points come from."""
    for player in view.players if view.outcome is not None else ():
        found = (
            f"{name(words, source, 'source')} {written(points)}" for source, points in player.sources.items() if points
        )
        yield words("magna_carta-describe-sources", player=words.seat(player.seat), sources=", ".join(found))


def _hand(view: MagnaCartaView, words: Words) -> Iterator[str]:
    if view.hand is not None:
        yield from lines(view, words)


PROSE: Final = Prose[MagnaCartaView](
    parts=(_provost, _players, _road, _castle, _prestige, _hand, _sources),
    glance=(_provost, _sections, _purses),
    changes=changes,
)
