"""Lifting old saved data to the current shape, one numbered step at a time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Raw = dict[str, object]
"""A position as plain data, before conversion to its types."""

Lifts = Mapping[int, Callable[[Raw], Raw]]
"""Functions that reshape a raw position to the next schema, by the schema that they start from."""


@dataclass(eq=False)
class Newer(Exception):
    """Data whose `schema` is later than the `newest` known here: a newer version of the program saved it."""

    schema: int
    newest: int


def lift(raw: Raw, schema: int, newest: int, lifts: Lifts) -> Raw:
    """Reshape `raw` from `schema` to `newest`; a step without a lift only added fields that have defaults."""
    for step in range(schema, newest):
        if step in lifts:
            raw = lifts[step](raw)
    return raw
