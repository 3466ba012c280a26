"""The doctor: finds faults of an installation on the machine, in the database, in the running bot and on Discord."""

from collections.abc import Mapping

from msgspec import Struct

from bot.operations.tokens import redacted
from bot.words import Words


class Fault(Struct, frozen=True):
    """A fault of the installation. The sentence `doctor-<id>` describes it and its cure, with the arguments `given`.

    The bot can work without the cure of an `optional` fault.
    """

    id: str
    given: Mapping[str, str | int] = {}
    optional: bool = False

    def text(self, words: Words) -> str:
        """Describe the fault and its cure. A token that was given instead of a path is not repeated."""
        given = dict(self.given)
        if "permission" in given:
            given["permission"] = words(f"permission-{given['permission']}")
        if "form" in given:
            given["form"] = words(f"cli-token-form-{given['form']}")
        return redacted(words(f"doctor-{self.id}", **given))
