"""Lifting old saved data to today's shape, one numbered step after the other (design 6)."""

from collections.abc import Callable, Mapping

Raw = dict[str, object]
"""A position as plain data, before it gets its types."""

Lifts = Mapping[int, Callable[[Raw], Raw]]
"""By the schema they start from: functions that reshape a raw position to the next schema."""


def lift(raw: Raw, schema: int, newest: int, lifts: Lifts) -> Raw:
    """Reshape `raw` from `schema` to `newest`; a step without a lift only added fields that have defaults."""
    for step in range(schema, newest):
        if step in lifts:
            raw = lifts[step](raw)
    return raw
