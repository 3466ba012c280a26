"""The castle of Caylus with its houses and numbered spaces, and the table of royal favours."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.caylus.view import (
    FAVOUR_BUILDINGS,
    FAVOUR_DENIERS,
    FAVOUR_RESOURCES,
    FAVOUR_VP,
    LINES,
    SECTIONS,
    SIMPLIFIED_FAVOUR_VP,
    CaylusView,
    SectionView,
)
from render.canvas import Box, Canvas
from render.caylus.layout import CIRCLES, Layout
from render.fonts import Face
from render.phrases import goods, name
from render.pieces import ICONS, house, row, token, worker
from render.words import Words

MARKERS: Final = {section.id: section.marker for section in SECTIONS}
TITLE: Final = 28
COLUMNS: Final = 5


def ground(canvas: Canvas, place: Layout, titles: tuple[str, str]) -> None:
    """The two panels with their titles, `titles` being those of the castle and of the favours."""
    places = place.places
    for panel, title in zip((places["panel.castle"], places["panel.favours"]), titles, strict=True):
        canvas.panel(panel, "panel", 14)
        room = places["castle"].x - panel.x - 24 if panel == places["panel.castle"] else panel.w - 32
        canvas.text(panel.x + 16, panel.y + 26, title, Face.TITLE, TITLE, room=room)
    for number in range(CIRCLES):
        circle = places[f"circle.{number}"]
        canvas.panel(circle, "road", circle.h // 2)
        canvas.text(*circle.centre, str(number + 1), Face.BOLD, 22, "faint", "m")


def castle(canvas: Canvas, view: CaylusView, words: Words, place: Layout) -> None:
    """The workers in the castle and the houses of every section."""
    for number, seat in enumerate(view.castle):
        if seat is not None:
            box = place.places[f"circle.{number}"]
            canvas.panel(box, "road", box.h // 2)
            canvas.paste(box.x, box.y - 1, worker(canvas.theme, seat, box.w))
    for section in view.sections:
        _section(canvas, view, section, words, place.places[f"section.{section.id}"])


def _section(canvas: Canvas, view: CaylusView, section: SectionView, words: Words, box: Box) -> None:
    """A heading with points a batch and where it is scored, and a row of houses."""
    current = section.id == view.section
    if current:
        canvas.panel(box, "beyond", 8)
    y = box.y + 13
    title = canvas.text(box.x + 6, y, name(words, section.id, "section"), Face.BOLD, 21, "ink" if current else "faint")
    canvas.sketch(box.x + title + 26, y, ICONS["vp"], 20)
    canvas.text(box.x + title + 40, y, str(section.vp), Face.BOLD, 21)
    mark = "✓" if section.scored else str(MARKERS[section.id])
    if not section.scored:
        canvas.panel(Box(box.right - 40, box.y + 1, 36, 24), "band.prestige", 5)
        canvas.text(box.right - 22, y, mark, Face.BOLD, 19, "letter", "m")
    pitch = (box.w - 4) // 14
    for number in range(section.parts):
        slot = Box(box.x + 4 + number * pitch, box.bottom - pitch - 2, pitch - 2, pitch - 2)
        if number < len(section.houses):
            canvas.paste(slot.x, slot.y, house(canvas.theme, section.houses[number], slot.w))
        else:
            canvas.panel(slot.inset(3), "line" if section.scored else "road", 5)


def favours(canvas: Canvas, view: CaylusView, words: Words, place: Layout) -> None:
    """The table with every seat's marker in each line; closed columns carry a lock."""
    if view.options.get("favours") == "simplified":
        panel = place.places["panel.favours"]
        text = words("board-simplified", points=goods(words, {"vp": SIMPLIFIED_FAVOUR_VP}))
        canvas.paragraph(Box(panel.x + 20, panel.y + 50, panel.w - 40, panel.h - 70), text, Face.SERIF, 30, 20, lines=3)
        return
    for line in LINES:
        _line(canvas, view, line, words, place.places[f"favour.{line}"])


def _line(canvas: Canvas, view: CaylusView, line: str, words: Words, box: Box) -> None:
    wide = 72
    first = box.right - COLUMNS * wide
    canvas.text(box.x + 2, box.y + 11, name(words, line, "line"), Face.BOLD, 19, room=first - box.x - 6, least=13)
    seats = Counter[int](player.favours[line] for player in view.players)
    placed: Counter[int] = Counter()
    for column in range(1, COLUMNS + 1):
        cell = Box(first + (column - 1) * wide, box.y, wide - 4, box.h)
        opened = column <= view.columns
        canvas.panel(cell, "tile.special" if opened else "beyond", 6)
        row(canvas, cell.centre[0], cell.y + 14, _effect(line, column), 19, cell.w - 6, "m")
        if not opened:
            canvas.sketch(cell.right - 10, cell.bottom - 11, ICONS["lock"], 16)
    for player in view.players:
        column = player.favours[line]
        left = box.x if column == 0 else first + (column - 1) * wide
        room = (first - box.x if column == 0 else wide) - 6
        step = min(24, (room - 22) // max(1, seats[column] - 1))
        x = left + 2 + placed[column] * step
        canvas.paste(x, box.bottom - 23, token(canvas.theme, player.seat, 22))
        placed[column] += 1


def _effect(line: str, column: int) -> Iterator[str]:
    """What a column of a line gives, as icons."""
    match line:
        case "prestige":
            yield from (str(FAVOUR_VP[column - 1]), "vp")
        case "deniers":
            yield from (str(FAVOUR_DENIERS[column - 1]), "denier")
        case "resources":
            cubes = FAVOUR_RESOURCES[column - 1]
            yield from ("any", "arrow", "2", "nongold") if cubes == ("swap",) else _either(cubes)
        case _:
            colour = FAVOUR_BUILDINGS[column - 1]
            yield from ("build", f"plot.{colour}") if colour else ("–",)


def _either(cubes: tuple[str, ...]) -> Iterator[str]:
    for number, cube in enumerate(cubes):
        if number:
            yield "/"
        yield cube
