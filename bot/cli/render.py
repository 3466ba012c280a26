"""`provost render`: draw the board of a record at any step, or an animation of the whole match."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec import structs

from bot.cli.errors import Misused, write
from bot.cli.options import flag, option, positional, together, whole
from bot.cli.replay import Replay, opened
from bot.match.history import TURN_EVENT
from bot.words import Words
from engine.core.game import act
from engine.core.types import Seat
from render import SHAPES, Picture, View, draw, marks
from render import recap as moving
from render.canvas.theme import THEMES
from render.recap import FORMATS


class RenderOptions(NamedTuple):
    """The options of `provost render`: `at` counts entries of the record, `question` draws the options' letters."""

    file: Path = positional(Path)
    out: Path = option("PATH", Path, required=True)
    at: int | None = option("STEP", whole)
    seat: Seat | None = option("S", whole)
    theme: str = option("T", default="day")
    shape: str = option("T", default="full")
    animate: bool = flag()
    question: bool = flag(default=True)


def render(words: Words, /, *, given: RenderOptions = together(RenderOptions)) -> int:
    """Draw the board of a record at a step as one seat sees it, or an animation of the whole match."""
    out, seat, theme, shape = given.out, given.seat, given.theme, given.shape
    if theme not in THEMES:
        raise Misused(words("cli-error-theme", theme=theme, themes=", ".join(THEMES)))
    if shape not in SHAPES:
        raise Misused(words("cli-error-shape", shape=shape, shapes=", ".join(SHAPES)))
    if given.animate and out.suffix.lower() not in FORMATS:
        raise Misused(words("cli-error-recap-name"))
    replay = _until(given.at, opened(given.file, words), words)
    if seat is not None and seat >= replay.record.setup.seats:
        raise Misused(words("cli-error-seat", most=replay.record.setup.seats - 1))
    replay.finish()
    if given.animate:
        encoding = FORMATS[out.suffix.lower()]
        picture = moving.animate(list(_turns(replay, seat)), words, theme, shape, encoding)
    else:
        view: View = replay.game.view(replay.play.position, seat)
        picture = draw(Picture(view, words, theme, marks(view) if given.question else (), shape))
    write(words, out, picture)
    print(words("cli-render-written", path=str(out)))
    return 0


def _until(step: int | None, replay: Replay, words: Words) -> Replay:
    """Cut a record off after `step` entries."""
    entries = replay.record.entries
    if step is None:
        return replay
    if step > len(entries):
        raise Misused(words("cli-error-step", most=len(entries)))
    return Replay(replay.game, structs.replace(replay.record, entries=entries[:step]), words)


def _turns(replay: Replay, seat: Seat | None) -> Iterator[View]:
    """Yield a viewer's view at the start of each turn and at the end. Undone actions are left out."""
    game = replay.game
    play = game.resume(game.begin(replay.record.setup))
    for action in replay.actions:
        act(play, action)
        if any(event.kind == TURN_EVENT for event in play.events):
            yield game.view(play.position, seat)
        play.events.clear()
    yield game.view(play.position, seat)
