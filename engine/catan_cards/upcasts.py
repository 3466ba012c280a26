"""Lifting saved positions of older schemas to today's (design 6): none was ever reshaped so far."""

from typing import Final

from engine.core.upcast import Lifts

LIFTS: Final[Lifts] = {}
