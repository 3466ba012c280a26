"""A transcript of all that is written in a server of the simulated Discord, with days and hours."""

import re
from collections.abc import Mapping
from typing import Any, Final

from simcord import InteractionResult
from simcord.components import walk_components

from bot.clocks.paces import DAY, HOUR
from tests.bot.playing import private_messages
from tests.simulated import TEXT, World, texts

EPHEMERAL: Final = 64
WRITTEN: Final = {"MESSAGE_CREATE": "", "MESSAGE_UPDATE": ", changed"}


class Hours:
    """A clock that only the test moves; `now` is in seconds since 1970."""

    def __init__(self, begins: int) -> None:
        self.begins = self.now = begins


class Transcript:
    """A record of all posted or changed messages and of private answers.

    Countdowns are shown as the hours that are left.
    """

    def __init__(self, world: World, time: Hours) -> None:
        self._world = world
        self._time = time
        self._parts: list[str] = []
        self._latest: dict[str, str] = {}
        self._names = {str(person.id): name for name, person in world.people.items()}
        world.env.backend.subscribers.append(self._hear)

    def note(self, what: str) -> None:
        """Write down what a person did, or that time passed."""
        self._add(f"*{what}*", "")

    def alone(self, name: str, result: InteractionResult) -> None:
        """Write down a private answer."""
        for one in private_messages(result):
            self._add(f"to {name} alone", texts(one))

    def read_alone(self, name: str, text: str) -> None:
        """Write down the current text of a private message."""
        self._add(f"to {name} alone", text)

    def text(self) -> str:
        """Return the whole transcript."""
        return "\n".join(self._parts)

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        if event not in WRITTEN or int(payload.get("flags", 0)) & EPHEMERAL:
            return
        found = [payload.get("content", "")]
        found += [one["content"] for one in walk_components(payload.get("components", [])) if one["type"] == TEXT]
        said = "\n".join(filter(None, found))
        if said and self._latest.get(payload["id"]) != said:
            self._latest[payload["id"]] = said
            self._add(self._place(payload) + WRITTEN[event], said)

    def _place(self, payload: Mapping[str, Any]) -> str:
        channel = self._world.env.backend.get_channel(int(payload["channel_id"]))
        if channel.guild_id is not None:
            return f"#{channel.name}"
        people = [name for id, name in self._names.items() if self._is_direct(int(id), channel.id)]
        return f"to {', '.join(people)} directly"

    def _is_direct(self, user: int, channel: int) -> bool:
        return self._world.env.backend.get_dm_channel(user).id == channel

    def _add(self, where: str, said: str) -> None:
        days, seconds = divmod(self._time.now - self._time.begins, DAY)
        when = f"Day {days + 1}, {seconds // HOUR:02}:{seconds % HOUR // 60:02}"
        lines = [f"    {line}".rstrip() for line in self._plain(said).splitlines()]
        self._parts += [f"{when} {where}", *lines]

    def _plain(self, said: str) -> str:
        said = re.sub(r"<@(\d+)>", lambda found: f"@{self._names.get(found[1], 'user')}", said)
        said = re.sub(r"<#(\d+)>", lambda found: f"#{self._world.env.backend.get_channel(int(found[1])).name}", said)
        said = re.sub(r"https://discord.com/\S+?(?=[)\s]|$)", "(link)", said)
        return re.sub(r"<t:(\d+):R>", self._left, said)

    def _left(self, found: re.Match[str]) -> str:
        seconds = int(found[1]) - self._time.now
        hours = round(abs(seconds) / HOUR)
        return f"in {hours} h" if seconds >= 0 else f"{hours} h ago"
