"""Descriptions of positions for every game: in full in a fixed order, and in brief as alternative text of a picture.

Each game supplies its sentences as tuples of functions (`Prose`); this module has the shared parts.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from engine.core.types import Decision
from engine.core.view import View
from render.prose.facts import count, moment, seats, winners
from render.prose.phrases import ask_line, name
from render.prose.words import Words

ALT_LENGTH: Final = 1024
"""Discord's limit on the characters of alternative text."""

Labels = Callable[[Words, str, Decision], Iterable[str]]
"""The names of a question's options in a game."""

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Prose(Generic[V]):
    """The functions that describe positions of one game.

    `parts` are the paragraphs of the description, `reference` those that rarely change. `glance` and `purses`, which
    has a sentence for each player, are the alternative text. `changes` compares two positions; after an undo the first
    may be the later one.
    """

    parts: tuple[Callable[[V, Words], Iterable[str]], ...]
    glance: tuple[Callable[[V, Words], Iterable[str]], ...]
    purses: Callable[[V, Words], Iterable[str]]
    changes: Callable[[V, V, Words], Iterable[str]]
    reference: tuple[Callable[[V, Words], Iterable[str]], ...] = ()


def describe(
    prose: Prose[V], view: V, words: Words, labels: Labels, before: V | None = None, *, whole: bool = True
) -> str:
    """Describe the position: changes since `before`, turn and phase, the parts, and the questions with all options.

    If `whole` is False, the reference is omitted.
    """
    changed: list[str] = []
    if before is not None and (found := [*turn_changes(before, view, words), *prose.changes(before, view, words)]):
        changed = [words("board-changed"), *found]
    first, *others = (list(part(view, words)) for part in (*prose.parts, *(prose.reference if whole else ())))
    blocks = (changed, [moment(view, words), *first], *others, list(asked(view, words, labels)))
    return "\n\n".join("\n".join(block) for block in blocks if block)


def reference(prose: Prose[V], view: V, words: Words) -> str:
    """Return the paragraphs that rarely change; an empty string if the game has none."""
    return "\n\n".join("\n".join(part(view, words)) for part in prose.reference)


def alt(prose: Prose[V], view: V, words: Words, before: V | None = None) -> str:
    """Describe the position in at most `ALT_LENGTH` characters, with as many changes since `before` as fit."""
    start = [words(f"{view.game}-alt", turn=view.turn, phase=name(words, view.phase, "phase")), *headline(view, words)]
    rest = [sentence for part in (*prose.glance, prose.purses) for sentence in part(view, words)]
    kept: list[str] = []
    for sentence in () if before is None else prose.changes(before, view, words):
        if len(" ".join((*start, *kept, sentence, *rest))) <= ALT_LENGTH:
            kept.append(sentence)
    return cut(" ".join((*start, *kept, *rest)))


def hand_text(lines: Callable[[V, Words, bool], Iterable[str]], view: V, words: Words) -> str:
    """Describe the viewer's hand in at most `ALT_LENGTH` characters, without effects if there are too many cards.

    Raises ValueError if the view has no hand.
    """
    full = "\n".join(lines(view, words, True))
    return full if len(full) <= ALT_LENGTH else cut("\n".join(lines(view, words, False)))


def cut(text: str) -> str:
    """Shorten text to `ALT_LENGTH` characters."""
    return text if len(text) <= ALT_LENGTH else text[: ALT_LENGTH - 1] + "…"


def turn_changes(old: View, new: View, words: Words) -> Iterator[str]:
    """Yield the turn and phase if either has changed."""
    if (old.turn, old.phase) != (new.turn, new.phase):
        yield moment(new, words)


def headline(view: View, words: Words) -> Iterator[str]:
    """Yield the heading of the picture: the question, the asked players, or the winners."""
    first = winners(view)
    if first:
        yield words("board-wins" if len(first) == 1 else "board-share", player=seats(words, first)) + "."
    elif view.decisions:
        yield ask_line(words, view.game, view.decisions[0])
    elif view.asked:
        yield words("board-alt-asked", players=seats(words, view.asked))


def asked(view: View, words: Words, labels: Labels) -> Iterator[str]:
    """Yield a line for each open question and option; after the end of the game, the final ranking."""
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
        for label in labels(words, view.game, decision):
            yield words("board-describe-option", option=label)
