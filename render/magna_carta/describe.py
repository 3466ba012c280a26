"""A position of Caylus Magna Carta as text: in full, in brief for alternative texts, and as what has changed."""

from collections.abc import Iterator
from typing import Final

from engine.core.types import Seat
from engine.magna_carta.view import CATALOGUE, MagnaCartaView, PlayerView
from render.magna_carta.facts import card_line, names, section_line, slot_line, tokens
from render.magna_carta.hand import lines
from render.magna_carta.player_cards import residences
from render.prose.describe import Prose
from render.prose.facts import (
    Circle,
    builder_line,
    count,
    counted,
    order_changes,
    purse_changes,
    purse_line,
    worker_changes,
)
from render.prose.numbers import written
from render.prose.phrases import name
from render.prose.words import Words


def changes(old: MagnaCartaView, new: MagnaCartaView, words: Words) -> Iterator[str]:
    """Yield every public difference, in a fixed order; after an undo `old` may be the later view."""
    yield from order_changes(words, (old.order, new.order), (old.passed, new.passed))
    for seat in new.order:
        yield from _changed_player(old.players[seat], new.players[seat], words)
    yield from worker_changes(words, new.order, _circles(old), _circles(new))
    yield from _changed_road(old, new, words)
    yield from _changed_castle(old, new, words)


def _changed_player(old: PlayerView, new: PlayerView, words: Words) -> Iterator[str]:
    yield from purse_changes(words, new.seat, _holdings(old), _holdings(new))
    who = words.seat(new.seat)
    if old.income != new.income:
        yield words("board-changed-income", player=who, income=new.income)
    if (old.hand, old.pile, old.discard) != (new.hand, new.pile, new.discard):
        yield cards_line(words, new)
    if old.tokens != new.tokens:
        yield words("magna_carta-changed-tokens", player=who, tokens=tokens(words, new.tokens))
    if old.prestige != new.prestige:
        yield words("magna_carta-changed-prestige", player=who, cards=names(words, new.prestige))
    if old.batches != new.batches:
        yield words("magna_carta-changed-batches", player=who, batches=new.batches)


def cards_line(words: Words, player: PlayerView) -> str:
    """Tell the numbers of a player's cards in hand, pile and discard."""
    return words(
        "magna_carta-describe-cards",
        player=words.seat(player.seat),
        hand=player.hand,
        pile=player.pile,
        discard=len(player.discard),
        cards=names(words, player.discard),
    )


def _holdings(player: PlayerView) -> dict[str, int]:
    return {"vp": player.points, "denier": player.deniers, **player.cubes}


def _circles(view: MagnaCartaView) -> dict[Circle, Seat | None]:
    """Return the worker on each card on the road."""
    return {(slot.card, slot.number): slot.worker for slot in view.road}


def _changed_road(old: MagnaCartaView, new: MagnaCartaView, words: Words) -> Iterator[str]:
    previous = {slot.number: (slot.face, slot.owner, slot.pending, slot.cubes) for slot in old.road}
    for slot in new.road:
        if previous.get(slot.number) != (slot.face, slot.owner, slot.pending, slot.cubes):
            yield slot_line(words, slot)
    if len(old.road) > len(new.road):
        yield words("magna_carta-changed-shorter", cards=len(new.road))
    if new.active is not None and old.active != new.active:
        yield words("magna_carta-describe-active", space=new.active)
    if None not in (old.provost, new.provost) and old.provost != new.provost:
        yield words("magna_carta-changed-provost", **{"from": old.provost or 0, "to": new.provost or 0})


def _changed_castle(old: MagnaCartaView, new: MagnaCartaView, words: Words) -> Iterator[str]:
    for before, after in zip(old.sections, new.sections, strict=True):
        if before != after:
            yield section_line(words, after)


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
            points=count(words, "vp", player.points),
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
    """Tell the sources of all players' points when the game is over."""
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
    glance=(_provost, _sections),
    purses=_purses,
    changes=changes,
)
