"""A wish of one player that the others have to agree to. Knows no discord."""

from __future__ import annotations

from msgspec import Struct, structs

from engine.core.types import Seat


class ConsentRequest(Struct, frozen=True):
    """A wish that waits for consent: whose it is, how long the log was then, and the seats that agree."""

    seat: Seat
    log_length: int
    agreed: tuple[Seat, ...] = ()

    @property
    def name(self) -> str:
        """What its buttons call it."""
        return f"{self.log_length}.{self.seat}"

    @classmethod
    def read(cls, stored: str) -> ConsentRequest | None:
        """Read the text that `stored` gives; None for an empty one."""
        numbers = [*map(int, stored.split())]
        return cls(numbers[0], numbers[1], tuple(numbers[2:])) if numbers else None

    def stored(self) -> str:
        """The request as the value of a setting."""
        return " ".join(map(str, (self.seat, self.log_length, *self.agreed)))

    def with_consent(self, seat: Seat) -> ConsentRequest:
        """The same with one more seat that agrees."""
        return structs.replace(self, agreed=tuple(sorted({*self.agreed, seat})))
