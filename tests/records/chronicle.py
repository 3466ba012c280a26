"""Goals of the records of all games, and those that a game has reached."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

from engine.core.game import act
from engine.core.notation import Record
from engine.core.types import Action, Event
from tests.contract.drawing import LISTED
from tests.records import catan_cards, caylus, magna_carta


class Chronicle(Protocol):
    """Goals of one game."""

    def all_goals(self) -> Iterator[str]:
        """Yield every goal of the records."""

    def goals_of_answer(self, state: Any, action: Action) -> Iterable[str]:
        """Yield the goals that an answer reaches; `state` is that before it."""

    def goals_of_events(self, events: Sequence[Event], state: Any) -> Iterable[str]:
        """Yield the goals that the events of one answer reach; `state` is that after it."""


CHRONICLES: Final[dict[str, Chronicle]] = {"catan_cards": catan_cards, "caylus": caylus, "magna_carta": magna_carta}
"""The chronicles by game."""


def all_goals(name: str) -> Iterator[str]:
    """Yield every goal of a game's records."""
    game = LISTED[name]
    yield from (f"seats {seats}" for seats in game.seats)
    yield from (f"option {choice.id} {value}" for choice in game.options for value in choice.values)
    yield "shared victory"
    yield from CHRONICLES[name].all_goals()


def reached_goals(record: Record) -> set[str]:
    """Yield the goals that one game reaches; raise `Illegal` if the record does not fit."""
    game, chronicle = LISTED[record.setup.game], CHRONICLES[record.setup.game]
    play = game.resume(game.begin(record.setup))
    found = {f"seats {record.setup.seats}"}
    found |= {f"option {id} {value}" for id, value in record.setup.options.items()}
    for action in record.entries:
        assert isinstance(action, Action)
        found.update(chronicle.goals_of_answer(play.state, action))
        act(play, action)
        found.update(f"published {event.kind}" for event in play.events)
        found.update(chronicle.goals_of_events(play.events, play.state))
        play.events.clear()
    outcome = game.outcome(play.position)
    if outcome:
        found.add(f"ended {outcome.ended}")
        found |= {"shared victory"} if outcome.ranks.count(1) > 1 else set()
    return found
