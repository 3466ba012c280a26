"""`provost lab lesson`: print the steps of a game's lesson with their texts."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.cards.event_lines import lines
from bot.cli.errors import Misused
from bot.cli.options import flag, positional
from bot.features.lessons.cards import sentence
from bot.features.lessons.service import lesson_of, moment
from bot.words import Words
from engine import GAMES
from render.prose.phrases import ask_line, option_label

Step = dict[str, Any]  # a step to print: its sentence, question and options, and what the press before it caused


def lesson(words: Words, /, *, game: str = positional(), json: bool = flag()) -> int:
    """Print every step of a lesson, answered with the recorded moves, then its closing sentence."""
    if game not in GAMES:
        raise Misused(words("cli-error-game-unknown", game=game, games=", ".join(GAMES)))
    steps = list(_steps(words, game))
    if json:
        whole = {"game": game, "locale": words.locale, "steps": steps, "end": sentence(words, game, len(steps))}
        print(msgspec.json.encode(whole).decode())
        return 0
    for step in steps:
        options = " / ".join(option["label"] for option in step["options"])
        print(*step["happened"], f"{step['step']}. {step['text']}", f"   {step['question']} {options}", sep="\n")
    print(sentence(words, game, len(steps)))
    return 0


def _steps(words: Words, game: str) -> Iterator[Step]:
    recorded: str | None = None
    for number in range(len(lesson_of(game).steps)):
        seen = moment(game, number, recorded)
        recorded, decision = lesson_of(game).recorded(number), seen.decision
        assert decision is not None
        labels = {option.key: option_label(words, game, decision.kind, option) for option in seen.offered}
        yield {
            "step": number + 1,
            "text": sentence(words, game, number),
            "question": ask_line(words, game, decision),
            "options": [{"key": key, "label": label} for key, label in labels.items()],
            "recorded": recorded,
            "happened": lines(words, game, seen.following),
        }
