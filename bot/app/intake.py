"""Where interactions arrive: each is answered once, by the process that holds the lease."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bot.app.link import Arrived, Message
from bot.match.quotas import Recent

RECEIVED: Final = 4096
"""Of so many presses and commands the bot knows that it has had them already."""

FRESH: Final = 3.0
"""Seconds in which Discord takes the first response; what was not answered then has failed."""

FORWARDING: Final = 0.25
"""Seconds in which the holder may answer before the standby sends it what it has got itself."""

AUTOCOMPLETE: Final = 4

Payload = dict[str, Any]


class _Kept(NamedTuple):
    at: float
    interaction: Payload


class Intake:
    """Hands each interaction to `answer` once, as long as this process answers.

    While it does not, it keeps what Discord sends and forwards it to the other process, over whatever `forward` is then;
    Discord sends each interaction to every session of a bot, and is not to be relied upon to do so.
    """

    def __init__(self, answer: Callable[[Payload], None]) -> None:
        self.answering = True
        self.forward: Callable[[Message], None] = lambda message: None
        self._answer = answer
        self._seen = Recent[str](RECEIVED)
        self._kept: dict[str, _Kept] = {}

    def arrive(self, interaction: Payload) -> None:
        """Take in what Discord sends."""
        if self.answering:
            self._answer_once(interaction)
        elif self._keep(interaction):
            asyncio.get_running_loop().call_later(FORWARDING, self._forward, interaction["id"])

    def forwarded(self, interaction: Payload) -> None:
        """Take in what the other process was sent."""
        if self.answering:
            self._answer_once(interaction)
        else:
            self._keep(interaction)

    def answered(self, id: str) -> None:
        """The other process has answered this one."""
        self._seen.has(id)
        self._kept.pop(id, None)

    def stop(self) -> None:
        """Answer nothing more, but what is being answered."""
        self.answering = False

    def begin(self) -> None:
        """Answer from now on, beginning with what nobody has answered in time."""
        self.answering = True
        kept, self._kept = self._kept, {}
        oldest = asyncio.get_running_loop().time() - FRESH
        for at, interaction in kept.values():
            if at >= oldest and interaction["type"] != AUTOCOMPLETE:
                self._answer_once(interaction)

    def _answer_once(self, interaction: Payload) -> None:
        if not self._seen.has(interaction["id"]):
            self._answer(interaction)

    def _keep(self, interaction: Payload) -> bool:
        """Keep an interaction unless it is known; returns whether it is new."""
        id, now = interaction["id"], asyncio.get_running_loop().time()
        for old in [old for old, one in self._kept.items() if one.at < now - FRESH]:
            del self._kept[old]
        if id in self._kept or self._seen.knows(id):
            return False
        self._kept[id] = _Kept(now, interaction)
        return True

    def _forward(self, id: str) -> None:
        """Send the other process what it has not answered yet."""
        if id in self._kept:
            self.forward(Arrived(self._kept[id].interaction))
