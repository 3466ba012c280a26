"""Events as they are stored, by programs of any age."""

from bot.events import acts
from bot.matches.stored_event import read, written
from storage.event_rows import EventRow, SavedEvent
from tests.bot.eventful import ORGANISER, settings
from tests.bot.tabletop import NOW


def test_an_act_that_is_refused_today_is_passed_over() -> None:
    taken: list[acts.AnyAct] = [
        acts.Opened(id="open"),
        acts.Entered(id="1 enters", by=1, at=NOW, player=1),
        acts.Disqualified(id="1 is out", at=NOW, player=1),
        acts.Entered(id="1 enters again", by=1, at=NOW, player=1),
        acts.Entered(id="2 enters", by=2, at=NOW, player=2),
    ]
    row = EventRow("abcdefgh", 5, 7, ORGANISER, written(settings()), NOW)
    stored = read(SavedEvent(row, tuple(written(act) for act in taken), {}))
    assert (stored.event.active(), stored.length) == (frozenset({2}), 5)
