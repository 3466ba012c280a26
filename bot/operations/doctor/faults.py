"""A fault as data: the sentence about it and its cure is `doctor-<id>`."""

from collections.abc import Mapping

from msgspec import Struct


class Fault(Struct, frozen=True):
    """Something that is wrong; `given` is what its sentence names. With `optional` the bot does without, as well as it can."""

    id: str
    given: Mapping[str, str | int] = {}
    optional: bool = False
