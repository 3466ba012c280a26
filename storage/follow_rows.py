"""What the store keeps of those who follow matches; times are seconds since 1970."""

from typing import Final, Literal

from msgspec import Struct

COMMENTARY: Final = 0
"""The reader that stands for a match's commentary thread."""

Followed = Literal["match", "player"]
Place = Literal["thread", "direct", "digest"]
Every = Literal["phase", "turn"]


class FollowRow(Struct, frozen=True):
    """A match or a player that a user follows: `subject` is the match's id, or the player's user id."""

    user_id: int
    kind: Followed
    subject: str
    place: Place
    every: Every
    since: int


class ReaderRow(Struct, frozen=True):
    """Somebody for whom a match may have an update: the user, or `COMMENTARY`.

    `length` is how many lines of the log the reader has been shown, None for who follows in a thread and is not in it yet.
    """

    match_id: str
    user_id: int
    place: Place
    every: Every
    length: int | None
