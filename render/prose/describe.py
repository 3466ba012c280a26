"""A position as text, for every game: the whole in a fixed order, and in brief for the picture's alternative text."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.view import View
from render.parts.player_cards import winners
from render.picture import letter
from render.prose.facts import count, seats
from render.prose.phrases import ask_line, option_label
from render.prose.words import Words

ALT_LENGTH: Final = 1024
"""Characters that Discord takes as alternative text."""


def whole(words: Words, changed: Sequence[str], parts: Iterable[Iterable[str]]) -> str:
    """What has changed, if anything has, then the parts of a position, set apart by empty lines."""
    blocks = [list(part) for part in parts]
    if changed:
        blocks.insert(0, [words("board-changed"), *changed])
    return "\n\n".join("\n".join(block) for block in blocks if block)


def brief(start: Sequence[str], changed: Iterable[str], rest: Sequence[str]) -> str:
    """At most `ALT_LENGTH` characters; of what has changed, as much as fits."""
    told: list[str] = []
    for sentence in changed:
        if len(" ".join((*start, *told, sentence, *rest))) <= ALT_LENGTH:
            told.append(sentence)
    return cut(" ".join((*start, *told, *rest)))


def cut(text: str) -> str:
    """The text as far as it fits into an alternative text."""
    return text if len(text) <= ALT_LENGTH else text[: ALT_LENGTH - 1] + "…"


def stake(view: View, words: Words) -> Iterator[str]:
    """What the heading of the picture says: the question, who is waited for, or who has won."""
    first = winners(view)
    if first:
        yield words("board-wins" if len(first) == 1 else "board-share", player=seats(words, first)) + "."
    elif view.decisions:
        yield ask_line(words, view.game, view.decisions[0])
    elif view.asked:
        yield words("board-alt-asked", players=seats(words, view.asked))


def asked(view: View, words: Words) -> Iterator[str]:
    """The open questions with their options, a line with a letter for each; at the end, the places."""
    if view.outcome is not None:
        yield words("board-describe-over")
        places = sorted(zip(view.outcome.ranks, range(len(view.outcome.ranks)), view.outcome.scores, strict=True))
        for place, seat, score in places:
            yield words("board-describe-result", place=place, player=words.seat(seat), points=count(words, "vp", score))
        return
    hidden = [seat for seat in view.asked if all(decision.ask.seat != seat for decision in view.decisions)]
    if hidden:
        yield words("board-describe-waiting", players=seats(words, hidden))
    for decision in view.decisions:
        yield ask_line(words, view.game, decision)
        for at, option in enumerate(decision.ask.options):
            label = option_label(words, view.game, decision.kind, option)
            yield words("board-describe-option", letter=letter(at), option=label)
