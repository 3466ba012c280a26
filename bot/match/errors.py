"""What a player cannot have, to be said in one sentence of the reader's language."""

from collections.abc import Sequence

from engine.core.types import Reason
from storage.errors import StoreError, is_passing


class Refused(Exception):
    """A request was refused and nothing has changed.

    `sentence` is the id of the words, `given` what they need, and in the match of the players `names` the seats that it
    is `about`, if any. A `reason` of the game `rules` in such a match is said instead of the sentence.
    """

    def __init__(
        self,
        sentence: str,
        *,
        reason: Reason | None = None,
        rules: str = "",
        names: tuple[str, ...] = (),
        about: Sequence[int] = (),
        **given: str | int,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.reason = reason
        self.rules = rules
        self.names = names
        self.about = about
        self.given = given


def may_be_tried_again(failed: Exception) -> bool:
    """Whether what a change of a match met passes: a busy store, or another process that has changed the match first."""
    if isinstance(failed, Refused):
        return failed.sentence == "refuse-stale"
    return isinstance(failed, StoreError) and is_passing(failed)
