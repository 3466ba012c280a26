"""What games have reached, and what all records of a game together have to reach."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

from engine.core.game import act
from engine.core.notation import Record
from engine.core.types import Action, Event
from tests.contract.drawing import LISTED
from tests.records import catan_cards, caylus, magna_carta


class Chronicle(Protocol):
    """What is worth reaching in one game."""

    def wanted(self) -> Iterator[str]:
        """What the records have to reach, one thing after the other."""

    def chosen(self, state: Any, action: Action) -> Iterable[str]:
        """What an answer reaches; `state` is that before it."""

    def published(self, events: Sequence[Event], state: Any) -> Iterable[str]:
        """What the events of one answer reach; `state` is that after it."""


CHRONICLES: Final[dict[str, Chronicle]] = {"catan_cards": catan_cards, "caylus": caylus, "magna_carta": magna_carta}
"""By game."""


def wanted(name: str) -> Iterator[str]:
    """Everything that the records of a game have to reach, one after the other."""
    game = LISTED[name]
    yield from (f"seats {seats}" for seats in game.seats)
    yield from (f"option {choice.id} {value}" for choice in game.options for value in choice.values)
    yield "shared victory"
    yield from CHRONICLES[name].wanted()


def reached(record: Record) -> set[str]:
    """What one game reaches; raises `Illegal` when the record does not fit."""
    game, chronicle = LISTED[record.setup.game], CHRONICLES[record.setup.game]
    play = game.resume(game.begin(record.setup))
    found = {f"seats {record.setup.seats}"}
    found |= {f"option {id} {value}" for id, value in record.setup.options.items()}
    for action in record.entries:
        assert isinstance(action, Action)
        found.update(chronicle.chosen(play.state, action))
        act(play, action)
        found.update(f"published {event.kind}" for event in play.events)
        found.update(chronicle.published(play.events, play.state))
        play.events.clear()
    outcome = game.outcome(play.position)
    if outcome:
        found.add(f"ended {outcome.ended}")
        found |= {"shared victory"} if outcome.ranks.count(1) > 1 else set()
    return found
