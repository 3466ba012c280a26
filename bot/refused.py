"""What a player cannot have, to be said in one sentence of the reader's language."""

from engine.core.types import Reason


class Refused(Exception):
    """A request was refused and nothing has changed.

    `sentence` is the id of the words, `given` what they need. A `reason` of the rules of `game`, at the table of the
    players `names`, is said instead of the sentence.
    """

    def __init__(
        self,
        sentence: str,
        *,
        reason: Reason | None = None,
        game: str = "",
        names: tuple[str, ...] = (),
        **given: str | int,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.reason = reason
        self.game = game
        self.names = names
        self.given = given
