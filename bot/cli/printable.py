"""Output in which nothing that was read from a record or a database can command the terminal."""

from typing import Any, Final, TextIO, cast

CONTROLS: Final = {*range(0x20), *range(0x7F, 0xA0)} - {ord("\n"), ord("\t")}
DIRECTIONS: Final = range(0x202A, 0x202F)
"""Characters that show what follows them in another order."""

ESCAPED: Final = {code: f"\\u{code:04x}" for code in (*CONTROLS, *DIRECTIONS)}
"""Printed forms in which JSON keeps its meaning."""


class Printable:
    """A stream of text that writes the characters of `ESCAPED` so that they can be seen, and is the given one otherwise."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text; returns its length, as streams do."""
        self._stream.write(text.translate(ESCAPED))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def printable(stream: TextIO) -> TextIO:
    """Return a stream that writes to this one what can be printed."""
    return cast(TextIO, Printable(stream))
