"""A fault as data: the sentence about it and its cure is `doctor-<id>`."""

from collections.abc import Mapping

from msgspec import Struct


class Fault(Struct, frozen=True):
    """Something that is wrong; `given` is what its sentence names."""

    id: str
    given: Mapping[str, str | int] = {}
