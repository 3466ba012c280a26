"""A player's request that the others have to agree to. Does not use Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, structs

from bot.clocks.paces import DAY
from bot.match.settings import CONSENT_REQUESTS
from engine.core.types import Seat

REQUEST_LIFETIME: Final = DAY
"""Seconds until a request lapses. Until then it stops the clock for the player who asks."""


class ConsentRequest(Struct, frozen=True):
    """A pending request: its seat, the length of the log when it was made, and the seats that agree.

    `amount` is how many actions an undo would keep (None for undoing the seat's last choice), or the days of a pause.
    """

    seat: Seat
    log_length: int
    agreed: tuple[Seat, ...] = ()
    amount: int | None = None

    @property
    def name(self) -> str:
        """The name that identifies the request in custom ids."""
        return f"{self.log_length}.{self.seat}" + ("" if self.amount is None else f".{self.amount}")

    @classmethod
    def read(cls, stored: str) -> ConsentRequest:
        """Parse the text that `stored` returns."""
        parts = stored.split()
        length, _, amount = parts[1].partition(":")
        return cls(int(parts[0]), int(length), tuple(map(int, parts[2:])), int(amount) if amount else None)

    def stored(self) -> str:
        """Return the request as the value of a setting."""
        length = str(self.log_length) if self.amount is None else f"{self.log_length}:{self.amount}"
        return " ".join((str(self.seat), length, *map(str, self.agreed)))

    def with_consent(self, seat: Seat) -> ConsentRequest:
        """Return a copy to which one more seat agrees."""
        return structs.replace(self, agreed=tuple(sorted({*self.agreed, seat})))

    def without(self, seat: Seat) -> ConsentRequest | None:
        """Return a copy without the consent of a seat that changes hands; None if the request is that seat's own."""
        if seat == self.seat:
            return None
        return structs.replace(self, agreed=tuple(one for one in self.agreed if one != seat))


def after_handing_over(settings: Mapping[str, str], seat: Seat) -> dict[str, str]:
    """Return the settings of a match's requests that change when a seat changes hands."""
    changed = {}
    for setting in CONSENT_REQUESTS:
        if stored := settings.get(setting, ""):
            left = ConsentRequest.read(stored).without(seat)
            value = "" if left is None else left.stored()
            if value != stored:
                changed[setting] = value
    return changed
