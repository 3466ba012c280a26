"""What has happened in a match, told line by line from its log; knows no discord."""

from collections.abc import Iterator, Sequence

from bot.news import Told, telling
from bot.table import Table
from engine.core.game import act
from engine.core.match import Undo
from engine.core.types import Action, Event
from storage import rows


class Chapter:
    """One line of the log and what it told; `undone` when it was taken back later."""

    def __init__(self, number: int, told: Sequence[Told]) -> None:
        self.number = number
        self.told = told
        self.undone = False


def chronicle(table: Table, lines: Sequence[rows.Line]) -> list[Chapter]:
    """Play the log of a match again and listen; what was told to some seats only is left out."""
    chapters: list[Chapter] = []
    kept: list[int] = []
    for line, entry, events in _heard(table, lines):
        if isinstance(entry, Undo):
            for undone in kept[entry.keep :]:
                chapters[undone].undone = True
            del kept[entry.keep :]
        else:
            kept.append(len(chapters))
        chapters.append(Chapter(line.seq + 1, telling(events, line.seat if line.auto else None)))
    return chapters


def _heard(table: Table, lines: Sequence[rows.Line]) -> Iterator[tuple[rows.Line, Action | Undo, Sequence[Event]]]:
    game, setup = table.game, table.match.setup
    actions: list[Action] = []
    play = game.working(game.begin(setup))
    for line, entry in zip(lines, table.match.log, strict=False):
        if isinstance(entry, Undo):
            del actions[entry.keep :]
            play = game.working(game.replay(setup, actions))
            yield line, entry, (Event("undone", entry.seat, {}),)
        else:
            play.events.clear()
            act(play, entry)
            actions.append(entry)
            yield line, entry, tuple(play.events)
