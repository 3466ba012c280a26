"""Game as text: every action, event, question and option, and every change in any viewer's view.

`>` is an action, `!` an event, `?` a question with the keys of its options, `+` an option in full when it is new or has
changed, `=` a change that a spectator sees, `0=` one that only seat 0 sees, `-` a value that is gone. The first
`FULL_STEPS` steps are written in full, then every `FULL_STEP_INTERVAL`th. Each of the others is `#` and the beginning
of a hash of its text, so that a change anywhere is found.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from engine.core.flow import Play
from engine.core.notation import write_entry
from engine.core.types import Decision, Event
from tests.contract.drawing import Drawn

FULL_STEPS: Final = 50
FULL_STEP_INTERVAL: Final = 20
DIGITS: Final = 6

Leaves = dict[str, str]
"""Values by their path."""


def describe_game(drawn: Drawn) -> Iterator[str]:
    """Tell a drawn game, line by line."""
    options = " ".join(f"{id}={value}" for id, value in drawn.setup.options.items())
    yield f"{drawn.game}, {drawn.seats} seats, {options}, drawn by {drawn.seed}"
    teller = Teller(drawn)
    last = None
    for step, (play, action) in enumerate(drawn.moments()):
        last = play
        lines = list(teller.news(play))
        if step < FULL_STEPS or step % FULL_STEP_INTERVAL == 0:
            yield from lines
            yield ""
        else:
            yield f"# {hashlib.sha256('|'.join(lines).encode()).hexdigest()[:DIGITS]}"
        yield f"> {write_entry(action)}"
    if last is not None:
        yield from teller.news(last)
        yield ""
        yield f"outcome {_plain(drawn.rules.outcome(last.position))}"


class Teller:
    """Writer that remembers the text so far and adds only what is new."""

    def __init__(self, drawn: Drawn) -> None:
        self._game = drawn.rules
        self._viewers = (None, *range(drawn.seats))
        self._events = 0
        self._options: Leaves = {}
        self._seen: dict[int | None, Leaves] = {viewer: {} for viewer in self._viewers}

    def news(self, play: Play[Any]) -> Iterator[str]:
        """Return the lines about the last action."""
        yield from map(_event, play.events[self._events :])
        self._events = len(play.events)
        yield from self._views(play)
        for decision in play.decisions:
            yield from self._question(decision)

    def _views(self, play: Play[Any]) -> Iterator[str]:
        common: Leaves = {}
        for viewer in self._viewers:
            view = msgspec.to_builtins(self._game.view(play.position, viewer, play.decisions))
            leaves = {
                path: value
                for name in view
                if name not in ("viewer", "decisions")
                for path, value in _leaves(name, view[name])
            }
            if viewer is None:
                common = leaves
            else:
                leaves = {path: value for path, value in leaves.items() if common.get(path) != value}
            before, self._seen[viewer] = self._seen[viewer], leaves
            sign = "" if viewer is None else f"{viewer}"
            yield from (f"{sign}= {path} {value}" for path, value in leaves.items() if before.get(path) != value)
            yield from (f"{sign}- {path}" for path in before if path not in leaves)

    def _question(self, decision: Decision) -> Iterator[str]:
        ask = decision.ask
        nature = ("" if ask.open else " closed") + (" ordered" if ask.ordered else "")
        keys = " ".join(option.key for option in ask.options)
        yield f"? {decision.id} seat {ask.seat} {decision.kind} {ask.least}-{ask.most}{nature}: {keys}"
        for option in ask.options:
            name = f"{decision.kind} {option.key}"
            text = f"{option.verb}, {option.group}, {option.spot}, {_plain(option.data)}"
            if self._options.get(name) != text:
                self._options[name] = text
                yield f"+ {name}: {text}"


def _event(event: Event) -> str:
    audience = "" if event.seen_by is None else f" seen by {_plain(event.seen_by)}"
    return f"! {event.kind} {_plain(event.seat)}{audience} {_plain(event.data)}"


def _leaves(path: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping) and value:
        for key, part in value.items():
            yield from _leaves(f"{path}.{key}", part)
    elif isinstance(value, list | tuple) and any(isinstance(part, Mapping) for part in value):
        for index, part in enumerate(value):
            yield from _leaves(f"{path}.{index}", part)
    else:
        yield path, _plain(value)


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()
