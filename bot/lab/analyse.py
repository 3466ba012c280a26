"""`provost lab analyse`: how a recorded match was decided, and which of its choices make puzzles."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bot.cards.opinions import answer_line, chances_line, decline_line, point_lines, reason_lines
from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import flag, option, positional, whole
from bot.cli.replay import Replay, opened
from bot.features.results.analyses import ANALYSIS_SEED
from bot.words import Words
from engine.core.log import entries_in_force
from engine.core.types import Option
from engine.minds.analysis import Analysis, Analyst, Effort, TurningPoint
from engine.minds.analysis import analyse as analyse_match
from engine.minds.puzzles import Puzzle
from engine.minds.puzzles import puzzles as puzzles_of
from engine.minds.search import Mind
from engine.minds.weights import mind_for

ANALYSIS_SIMULATIONS: Final = 48

Steps = Sequence[int]
"""For each action in force, the number of record entries before it, followed by the number of all entries."""


def analyse(
    words: Words,
    /,
    *,
    file: Path = positional(Path),
    simulations: int | None = option("N", whole),
    puzzles: bool = flag(),
    json: bool = flag(),
) -> int:
    """Print the chances of winning by turn and the turning points of a record, or its puzzles."""
    if simulations == 0:
        raise Misused(words("cli-error-simulations"))
    replay = opened(file, words)
    replay.finish()
    record = replay.record
    mind = mind_for(replay.game, record.setup)
    if mind is None:
        raise CommandRefused(words("cli-error-no-mind"))
    steps = [*(number for number, _ in entries_in_force(record.entries)), len(record.entries)]
    tries = ANALYSIS_SIMULATIONS if simulations is None else simulations
    lines = (
        _puzzles(words, replay, mind, tries, steps, json=json)
        if puzzles
        else _analysis(words, replay, mind, tries, steps, json=json)
    )
    for line in lines:
        print(line)
    return 0


def _analysis(words: Words, replay: Replay, mind: Mind, tries: int, steps: Steps, *, json: bool) -> Iterator[str]:
    game, setup = replay.game, replay.record.setup
    analyst = Analyst(mind, game, setup.seats, Effort(tries, tries), ANALYSIS_SEED)
    found = analyse_match(analyst, setup, replay.actions, lambda part: False)
    if json:
        yield msgspec.json.encode(_as_json(replay, found, tries, steps)).decode()
        return
    for one in found.turns:
        yield words("cli-analyse-turn", turn=one.turn, step=steps[one.actions], chances=chances_line(words, one.seats))
    for point in found.points:
        yield words("cli-analyse-step", step=steps[point.actions])
        yield from (f"  {line}" for line in point_lines(words, game.name, point))
    yield from (decline_line(words, one) for one in found.declines)
    if not found.points and not found.declines:
        yield words("analysis-none")


def _as_json(replay: Replay, found: Analysis, tries: int, steps: Steps) -> dict[str, object]:
    turns = [{"turn": one.turn, "step": steps[one.actions], "chances": one.seats} for one in found.turns]
    return {
        "game": replay.game.name,
        "seats": replay.record.setup.seats,
        "simulations": tries,
        "choices": found.examined,
        "turns": turns,
        "turning_points": [_point(one, steps) for one in found.points],
    }


def _point(point: TurningPoint, steps: Steps) -> dict[str, object]:
    return {
        "turn": point.turn,
        "step": steps[point.actions],
        "seat": point.seat,
        "kind": point.kind,
        "picks": _keys(point.given),
        "better": _keys(point.better),
        "lost": point.lost,
        "reasons": point.reasons,
    }


def _puzzles(words: Words, replay: Replay, mind: Mind, tries: int, steps: Steps, *, json: bool) -> Iterator[str]:
    game, setup = replay.game, replay.record.setup
    found = False
    for one in puzzles_of(mind, game, setup, replay.actions, tries, ANALYSIS_SEED):
        found = True
        if json:
            yield msgspec.json.encode(_puzzle(replay, one, steps)).decode()
        else:
            solution = answer_line(words, game.name, one.kind, one.solution) or words("analysis-nothing")
            yield words("cli-analyse-puzzle", step=steps[one.actions], turn=one.turn, player=words.seat(one.seat))
            yield "  " + words("cli-analyse-solution", solution=solution)
            yield from (f"  {line}" for line in reason_lines(words, game.name, one.reasons, words.seat(one.seat)))
    if not (found or json):
        yield words("cli-analyse-no-puzzle")


def _puzzle(replay: Replay, puzzle: Puzzle, steps: Steps) -> dict[str, object]:
    setup = replay.record.setup
    return {
        "game": setup.game,
        "seats": setup.seats,
        "rules": setup.rules,
        "options": setup.options,
        "turn": puzzle.turn,
        "step": steps[puzzle.actions],
        "seat": puzzle.seat,
        "kind": puzzle.kind,
        "solution": _keys(puzzle.solution),
        "answers": puzzle.answers,
        "reasons": puzzle.reasons,
    }


def _keys(options: Sequence[Option]) -> list[str]:
    return [option.key for option in options]
