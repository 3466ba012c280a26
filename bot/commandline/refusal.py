"""How a command ends without having done its work: one sentence and an exit status."""

from typing import ClassVar, Protocol

from bot.words import Words


class Refused(Exception):
    """Something is in the way; the message is the sentence for the reader."""

    status: ClassVar[int] = 1


class Misused(Refused):
    """The command line asks for what does not exist; the message is the sentence for the reader."""

    status: ClassVar[int] = 2


class Command(Protocol):
    """Does its work, prints what there is to say and returns the exit status; raises `Refused`."""

    def __call__(self, words: Words, /, **given: object) -> int:
        """Take the arguments of the command line by name."""
        ...
