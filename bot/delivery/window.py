"""The latest measurements of something, and their quantiles."""

import math
from collections import deque
from typing import Final

RECENT: Final = 600
"""Measurements that are kept."""


class Window:
    """The latest measurements, in seconds."""

    def __init__(self, size: int = RECENT) -> None:
        self._values: deque[float] = deque(maxlen=size)
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Take in one measurement."""
        self._values.append(seconds)
        self.count += 1
        self.total += seconds

    def quantile(self, part: float) -> float:
        """The smallest measurement that at least this part of the latest do not exceed; 0 without any."""
        if not self._values:
            return 0.0
        return sorted(self._values)[max(0, math.ceil(part * len(self._values)) - 1)]
