"""The doctor: finds faults of an installation on the machine, in the database, in the running bot and on Discord."""

from collections.abc import Mapping

from msgspec import Struct


class Fault(Struct, frozen=True):
    """A fault of the installation. The sentence `doctor-<id>` describes it and its cure, with the arguments `given`.

    The bot can work without the cure of an `optional` fault.
    """

    id: str
    given: Mapping[str, str | int] = {}
    optional: bool = False
