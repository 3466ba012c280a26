"""What is new in a position of Caylus Magna Carta, compared with an earlier one of the same match, in sentences."""

from collections.abc import Iterator

from engine.core.types import Seat
from engine.magna_carta.view import MagnaCartaView, PlayerView
from render.magna_carta.facts import names, section_line, slot_line, tokens
from render.prose.facts import Circle, order_changes, purse_changes, worker_changes
from render.prose.words import Words


def changes(old: MagnaCartaView, new: MagnaCartaView, words: Words) -> Iterator[str]:
    """Tell every difference that everybody can see, in a fixed order; after an undo `old` may be the later one."""
    yield from order_changes(words, (old.order, new.order), (old.passed, new.passed))
    for seat in new.order:
        yield from _player(old.players[seat], new.players[seat], words)
    yield from worker_changes(words, new.order, _circles(old), _circles(new))
    yield from _road(old, new, words)
    yield from _castle(old, new, words)


def _player(old: PlayerView, new: PlayerView, words: Words) -> Iterator[str]:
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
    """How many cards a player has where."""
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
    """Who stands on every card that ever took a worker."""
    return {(slot.card, slot.number): slot.worker for slot in view.road}


def _road(old: MagnaCartaView, new: MagnaCartaView, words: Words) -> Iterator[str]:
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


def _castle(old: MagnaCartaView, new: MagnaCartaView, words: Words) -> Iterator[str]:
    for before, after in zip(old.sections, new.sections, strict=True):
        if before != after:
            yield section_line(words, after)
