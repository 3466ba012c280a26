"""The exception for refused requests, shown to the user as one sentence."""

from collections.abc import Sequence

from engine.core.types import Reason
from storage.errors import StoreError, is_passing


class Refused(Exception):
    """A request was refused and nothing has changed.

    `sentence` is the id of the sentence and `given` its arguments. `names` are the players' names by seat, `about` the
    seats that the sentence mentions, and `lacking` the permissions. If there is a `reason`, the sentence for it in the
    game that `rules` names is shown instead.
    """

    def __init__(
        self,
        sentence: str,
        *,
        reason: Reason | None = None,
        rules: str = "",
        names: tuple[str, ...] = (),
        about: Sequence[int] = (),
        lacking: Sequence[str] = (),
        **given: str | int,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.reason = reason
        self.rules = rules
        self.names = names
        self.about = about
        self.lacking = lacking
        self.given = given


def may_be_tried_again(failed: Exception) -> bool:
    """Return True if a change failed for a temporary reason: a busy store, or another process's concurrent change."""
    if isinstance(failed, Refused):
        return failed.sentence == "refuse-stale"
    return isinstance(failed, StoreError) and is_passing(failed)
