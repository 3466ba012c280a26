"""Standing orders as the store keeps them: a text for each seat."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import MsgspecError, json

from bot.clocks.standing import Order
from engine.core.types import Seat

log = logging.getLogger(__name__)

_ENCODER: Final = json.Encoder()
_DECODER: Final = json.Decoder(tuple[Order, ...])


def write_orders(orders: Sequence[Order]) -> str:
    """Write the orders of a seat for the store."""
    return _ENCODER.encode(orders).decode()


def read_orders(match_id: str, stored: Mapping[Seat, str]) -> dict[Seat, tuple[Order, ...]]:
    """Read the orders of a match by seat; a text that is damaged is taken for none: the player is asked."""
    found: dict[Seat, tuple[Order, ...]] = {}
    for seat, text in stored.items():
        try:
            found[seat] = _DECODER.decode(text)
        except MsgspecError as damaged:
            log.error("the orders of seat %s in match %s cannot be read: %s", seat, match_id, type(damaged).__name__)
    return found
