"""A wish of one player that the others have to agree to. Knows no discord."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, structs

from bot.match.settings import CONSENTS
from engine.core.types import Seat


class ConsentRequest(Struct, frozen=True):
    """A wish that waits for consent: whose it is, how long the log was then, and the seats that agree.

    `amount` is how many actions an undo would let stay, None for the seat's last choice, or for how many days a pause is.
    """

    seat: Seat
    log_length: int
    agreed: tuple[Seat, ...] = ()
    amount: int | None = None

    @property
    def name(self) -> str:
        """What its buttons call it."""
        return f"{self.log_length}.{self.seat}" + ("" if self.amount is None else f".{self.amount}")

    @classmethod
    def read(cls, stored: str) -> ConsentRequest | None:
        """Read the text that `stored` gives; None for an empty one."""
        parts = stored.split()
        if not parts:
            return None
        length, _, amount = parts[1].partition(":")
        return cls(int(parts[0]), int(length), tuple(map(int, parts[2:])), int(amount) if amount else None)

    def stored(self) -> str:
        """The request as the value of a setting."""
        length = str(self.log_length) if self.amount is None else f"{self.log_length}:{self.amount}"
        return " ".join((str(self.seat), length, *map(str, self.agreed)))

    def with_consent(self, seat: Seat) -> ConsentRequest:
        """The same with one more seat that agrees."""
        return structs.replace(self, agreed=tuple(sorted({*self.agreed, seat})))

    def without(self, seat: Seat) -> ConsentRequest | None:
        """The same once another has the seat, who has agreed to nothing; None for a request of that seat."""
        if seat == self.seat:
            return None
        return structs.replace(self, agreed=tuple(one for one in self.agreed if one != seat))


def after_handing_over(settings: Mapping[str, str], seat: Seat) -> dict[str, str]:
    """The requests of a match that change when another has a seat, as values of settings."""
    changed = {}
    for setting in CONSENTS:
        stored = settings.get(setting, "")
        request = ConsentRequest.read(stored)
        left = None if request is None else request.without(seat)
        value = "" if left is None else left.stored()
        if value != stored:
            changed[setting] = value
    return changed
