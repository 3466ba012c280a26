"""Which shards' gateways no longer answer, and when the process gives them up."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.operations.discord_internals import UNCONNECTED, Gateways
from bot.operations.gateway_watch import LIMITS, GatewayWatch, Limits, Step


class Actions(NamedTuple):
    """What is to be done: the shards to `reconnect`, or to `leave` for good."""

    reconnect: Sequence[int] = ()
    leave: bool = False


class ShardsWatch:
    """Watches the gateway of each shard from when it is launched, and until then that the next one is.

    discord.py launches one after the other, five seconds apart, so all of them may take longer than any single one may.
    """

    def __init__(self, now: float, limits: Limits = LIMITS) -> None:
        self._limits = limits
        self._wanted = 0
        self._launch = GatewayWatch(now, limits)
        self._shards: dict[int, GatewayWatch] = {}

    @property
    def shards(self) -> int:
        """How many shards there are to be; 0 while that is unknown."""
        return self._wanted

    @property
    def connected_shards(self) -> int:
        """How many shards' gateways have answered lately."""
        return sum(shard.connected for shard in self._shards.values())

    @property
    def connected(self) -> bool:
        """Whether every shard's gateway has answered lately."""
        return 0 < self._wanted <= self.connected_shards

    @property
    def silent(self) -> float:
        """The seconds for which the worst of the shards has not answered, or the next one was not launched."""
        found = [shard.silent for shard in self._shards.values()]
        return max(found, default=0.0) if self._complete else max(self._launch.silent, *found, 0.0)

    @property
    def acknowledged(self) -> float | None:
        """When the shard that has been silent for longest acknowledged a heartbeat; None while one has not at all."""
        moments = [shard.acknowledged for shard in self._shards.values()]
        known = [moment for moment in moments if moment is not None]
        return min(known) if known and len(known) == len(moments) else None

    def look(self, now: float, gateways: Gateways) -> Actions:
        """Take in what the gateways show `now`, on the clock of their acknowledgements, and say what is to be done."""
        self._wanted = gateways.wanted
        launch = "wait" if self._complete else self._launch.look(now, UNCONNECTED)
        steps: dict[int, Step] = {}
        for number, gateway in gateways.shards.items():
            if number not in self._shards:
                self._shards[number] = GatewayWatch(now, self._limits)
                self._launch = GatewayWatch(now, self._limits)
            steps[number] = self._shards[number].look(now, gateway)
        leave = "leave" in (launch, *steps.values())
        return Actions([number for number, step in steps.items() if step == "reconnect"], leave)

    @property
    def _complete(self) -> bool:
        return 0 < self._wanted <= len(self._shards)
