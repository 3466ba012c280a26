"""Simulated people: how reliable they are, when they are awake, and how long they let a match wait."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from bot.clocks.presets import DAY, HOUR
from bot.clocks.waking import Waking

SOON: Final = 2.5 * HOUR
"""The mean of the waking seconds in which somebody moves who misses nothing."""

LATE: Final = 2 * DAY
"""Of a turn that is missed, the mean of the seconds beyond the first day until the player is there."""

ZONES: Final = 24


class Group(Struct, frozen=True):
    """A `share` of the people, alike in how they play.

    They let so many of their turns wait for more than a day (`misses`, from 0 to 1), leave for good so often
    (`vanishes_per_week`), and are awake so many hours a day.
    """

    share: float
    misses: float
    vanishes_per_week: float
    hours_awake: int = 16


BIMODAL: Final = (
    Group(share=0.25, misses=0.05, vanishes_per_week=0.002),
    Group(share=0.45, misses=0.15, vanishes_per_week=0.02),
    Group(share=0.30, misses=0.80, vanishes_per_week=0.20),
)
"""As was measured at diplicity: a quarter misses hardly anything, three in ten miss most, 31 % of all turns are missed."""


class Person:
    """Somebody who plays."""

    def __init__(self, number: int, group: Group, chance: Random, until: int) -> None:
        self.id = 10**17 + number
        self.name = f"P{number}"
        self.wanted = 1 + int(chance.random() * 3)
        self._group = group
        self._chance = chance
        begins = int(chance.random() * ZONES) * 60
        ends = (begins + group.hours_awake * 60) % (24 * 60)
        self.waking = Waking("UTC", begins, ends)
        rate = group.vanishes_per_week / (7 * DAY)
        self.leaves_at = until if rate <= 0 else int(chance.expovariate(rate))

    def next_visit(self, now: int, start: int) -> int | None:
        """When the person comes to a match that has just asked; None for never."""
        at = self.waking.after(now, 1 + int(self._chance.expovariate(1 / SOON)))
        if self._chance.random() < self._group.misses:
            at = self.waking.after(now + DAY + int(self._chance.expovariate(1 / LATE)), 1)
        return at if at - start < self.leaves_at else None

    def is_gone(self, now: int, start: int) -> bool:
        """Whether the person has left for good."""
        return now - start >= self.leaves_at


def people(count: int, groups: tuple[Group, ...], chance: Random, until: int) -> list[Person]:
    """So many people, drawn from the groups by their shares."""
    weights = [group.share for group in groups]
    drawn = chance.choices(groups, weights, k=count)
    return [Person(number, group, chance, until) for number, group in enumerate(drawn, 1)]
