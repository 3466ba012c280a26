"""A bot that dies at chosen moments: from then on it writes and sends nothing, whatever its tasks still do."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord.http import router

from storage.writer import Writer


class Died(BaseException):
    """The death of the process."""


class KillSwitch:
    """A switch that kills a bot at chosen moments: `deaths` numbers its writes and its requests to Discord.

    It dies before or after every other write, and after a request that Discord has carried out. While `starting`, it
    lives on to the next moment.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.deaths: list[int] = []
        self.dead = self.starting = False
        self.moments = 0
        write: Callable[..., Awaitable[Any]] = Writer.write
        dispatch: Callable[..., Any] = router.dispatch

        async def writing(writer: Writer, change: Any) -> Any:
            dies = self._moment()
            if dies and self.moments % 2:
                self._die()
            written = await write(writer, change)
            if dies:
                self._die()
            return written

        def sending(*given: Any, **named: Any) -> Any:
            dies = self._moment()
            answer = dispatch(*given, **named)
            if dies:
                self._die()
            return answer

        monkeypatch.setattr(Writer, "write", writing)
        monkeypatch.setattr(router, "dispatch", sending)

    def _moment(self) -> bool:
        if self.dead:
            raise Died
        self.moments += 1
        if self.starting or not self.deaths or self.moments < min(self.deaths):
            return False
        self.deaths.remove(min(self.deaths))
        return True

    def _die(self) -> None:
        self.dead = True
        raise Died
