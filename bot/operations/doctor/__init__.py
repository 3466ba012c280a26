"""What can be wrong with an installation: checks of the machine, the database, the running bot and Discord."""

from collections.abc import Mapping

from msgspec import Struct


class Fault(Struct, frozen=True):
    """Something that is wrong; the sentence about it and its cure is `doctor-<id>`, which names what is `given`.

    With `optional` the bot does without, as well as it can.
    """

    id: str
    given: Mapping[str, str | int] = {}
    optional: bool = False
