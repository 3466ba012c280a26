"""What the store keeps of the spotlight; times are seconds since 1970."""

from msgspec import Struct


class ContestRow(Struct, frozen=True):
    """A moment to predict: what the player in `seat` answers to the question of that `kind`.

    The question was open when the log had `length` lines, and had so many `options`. `message_id` is None until it is
    posted, `answer` until the question is answered in the line `answered` of the log, and empty where it came to nothing;
    `recap_id` is None until it was said how it went, and 0 where nothing is to be said. `puzzle` is the solution of a moment
    of a match that is over, None where a player is still to answer.
    """

    id: str
    guild_id: int
    channel_id: int
    match_id: str
    seat: int
    kind: str
    length: int
    options: int
    opened_at: int
    message_id: int | None = None
    answer: str | None = None
    answered: int | None = None
    recap_id: int | None = None
    puzzle: str | None = None


class PredictionRow(Struct, frozen=True):
    """What a user predicts; `points` is None until the answer is known, and where it came to nothing."""

    user_id: int
    pick: str
    points: int | None


class ScoreRow(Struct, frozen=True):
    """How somebody has predicted on a server: points, and how many of so many predictions were right."""

    user_id: int
    points: int
    right: int
    count: int
