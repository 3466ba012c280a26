"""A position of Caylus as text: in full, in a fixed order, and in brief for the picture's alternative text."""

from collections.abc import Iterator
from typing import Final

from engine.caylus.view import (
    CATALOGUE,
    FAVOUR_BUILDINGS,
    FAVOUR_GAINS,
    FAVOUR_RESOURCES,
    LINES,
    SIMPLIFIED_FAVOUR_VP,
    STABLES_MIN_SEATS,
    CaylusView,
    points,
)
from engine.core.types import Seat
from render.caylus.changes import changes
from render.caylus.facts import favours, section_line, space_line
from render.caylus.favours import simplified
from render.prose.describe import Prose
from render.prose.facts import builder_line, count, counted, effect, purse_line, seat_name
from render.prose.phrases import goods, name
from render.prose.words import Words

MOVED: Final = ("end", "over")
"""Phases in which the bailiff has moved for this turn."""


def _houses(view: CaylusView, words: Words) -> Iterator[str]:
    for section in view.sections:
        if section.houses or section.id == view.section:
            yield words(
                "board-alt-section",
                section=name(words, section.id, "section"),
                houses=len(section.houses),
                parts=section.parts,
            )


def _purses(view: CaylusView, words: Words) -> Iterator[str]:
    for player in (view.players[seat] for seat in view.order):
        yield purse_line(words, "board-alt-player", player, points=player.vp)


def _figures(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-provost", provost=view.provost, bailiff=view.bailiff)


def _turn(view: CaylusView, words: Words) -> Iterator[str]:
    yield from _figures(view, words)
    if view.phase not in MOVED:
        yield words("board-describe-next", next=view.bailiff_next)


def _players(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-players")
    for place, seat in enumerate(view.order, 1):
        player = view.players[seat]
        yield builder_line(
            words, "board-describe-player", place, player, points=player.vp, residences=player.residences
        )


def _workers(words: Words, workers: tuple[Seat | None, ...]) -> str:
    free = words("board-describe-free")
    return ", ".join(seat_name(words, seat) or free for seat in workers)


def _special(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-special")
    for special in view.special:
        workers = _workers(words, special.workers)
        line = words("board-describe-special-line", building=name(words, special.id), workers=workers)
        unused = special.id == "stables" and len(view.players) < STABLES_MIN_SEATS
        does = words("caylus-reason-two_players") if unused else effect(words, view.game, special.id)
        yield f"{line} {does}"
    yield f"{words('board-describe-castle-spaces', workers=_workers(words, view.castle))} {effect(words, view.game, 'castle')}"


def _road(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-road")
    if view.active is not None:
        yield words("board-describe-active", space=view.active)
    for space in view.road:
        if space.building is not None:
            yield space_line(words, space)
    empty = [str(space.number) for space in view.road if space.building is None]
    if empty:
        yield words("board-describe-empty", spaces=", ".join(empty))


def _castle(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-sections")
    for section in view.sections:
        yield section_line(words, section, section.id == view.section)
    batches = [(seat, given) for seat, given in enumerate(view.castle_built) if given]
    if batches:
        yield words("board-describe-built", batches=counted(words, batches))


def _favours(view: CaylusView, words: Words) -> Iterator[str]:
    if simplified(view):
        yield words("board-describe-favours-simplified", points=count(words, "vp", SIMPLIFIED_FAVOUR_VP))
        return
    yield words("board-describe-favours", columns=view.columns)
    for player in view.players:
        yield words("board-describe-favour", player=words.seat(player.seat), lines=favours(words, player))
    for line in LINES:
        yield words("board-describe-line", line=name(words, line, "line"), columns="; ".join(_columns(words, line)))


def _columns(words: Words, line: str) -> Iterator[str]:
    """What each column of a line of the favours gives."""
    match line:
        case "prestige" | "deniers":
            kind, amounts = FAVOUR_GAINS[line]
            yield from (count(words, kind, amount) for amount in amounts)
        case "resources":
            for kinds in FAVOUR_RESOURCES:
                swap = f"{count(words, 'any', 1)} → {count(words, 'nongold', 2)}"
                yield swap if kinds == ("swap",) else " / ".join(count(words, kind, 1) for kind in kinds)
        case _:
            yield from (words(f"colour-{colour}") if colour else "–" for colour in FAVOUR_BUILDINGS)


def _stock(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-stock")
    colour = ""
    for id, copies in view.stock.items():
        if not copies:
            continue
        building = CATALOGUE[id]
        if building.colour != colour:
            colour = building.colour
            yield words("board-describe-stock-colour", colour=words(f"board-stock-{colour}"))
        gains = [goods(words, {"vp": points(view.options, id), "favour": building.favours})]
        if building.income:
            gains.append(words("board-describe-income", income=building.income))
        yield words(
            "board-describe-stock-line",
            building=name(words, id),
            copies=copies,
            cost=goods(words, building.cost),
            gain=", ".join(gains),
            effect=effect(words, view.game, id) if building.effect else "",
        )


PROSE: Final = Prose[CaylusView](
    parts=(_turn, _players, _special, _road, _castle, _favours),
    reference=(_stock,),
    glance=(_figures, _houses, _purses),
    changes=changes,
)
