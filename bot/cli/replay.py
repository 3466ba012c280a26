"""`provost replay` and `provost verify`: replay a record entry by entry, and prove that its chance was not chosen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import structs

from bot.cli.errors import CommandRefused, reading
from bot.cli.options import flag, positional
from bot.words import Words
from engine import GAMES
from engine.core.game import Game, act
from engine.core.log import Entry, InForce
from engine.core.notation import Record, Unreadable, read_record
from engine.core.proof import prove
from engine.core.types import Action, Illegal, Outcome
from render.prose.phrases import reason_line

AnyGame: TypeAlias = Game[Any, Any]
ENDED_EARLY: Final = "early"  # the ending of a match that stopped before its game was over


class Replay:
    """A record being replayed: `play` is the position after `step` entries, `actions` those in force."""

    def __init__(self, game: AnyGame, record: Record, words: Words) -> None:
        self.game = game
        self.record = record
        self.play = game.resume(game.begin(record.setup))
        self.force = InForce()
        self.step = 0
        self._words = words

    @property
    def actions(self) -> list[Action]:
        """Return the actions in force so far."""
        return self.force.actions

    def ahead(self) -> Iterator[Entry]:
        """Yield each entry before it is applied. Raises `CommandRefused` with the line of an invalid entry."""
        for entry in self.record.entries[self.step :]:
            yield entry
            try:
                self._do(entry)
            except Illegal as illegal:
                why = reason_line(self._words, self.game.name, illegal.reason)
                line = self.record.first + self.step
                raise CommandRefused(self._words("cli-error-record-line", line=line, why=why)) from None
            self.step += 1

    def finish(self) -> None:
        """Apply all remaining entries. Raises `CommandRefused`."""
        for _ in self.ahead():
            self.play.events.clear()

    def _do(self, entry: Entry) -> None:
        if isinstance(entry, Action):
            act(self.play, entry)
            self.force.add(entry)
        else:
            self.force.add(entry)
            self.play = self.game.resume(self.game.replay(self.record.setup, self.force.actions))


def opened(file: Path, words: Words) -> Replay:
    """Read a record's file, ready to be replayed. Raises `CommandRefused`."""
    try:
        with reading(words, file):
            record = read_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise CommandRefused(words("cli-error-record-not_a_record", path=str(file), line=1)) from None
    except Unreadable as error:
        raise CommandRefused(words(f"cli-error-record-{error.kind}", path=str(file), line=error.line)) from None
    game = GAMES.get(record.setup.game)
    if game is None:
        raise CommandRefused(words("cli-error-game-unknown", game=record.setup.game, games=", ".join(GAMES)))
    if record.setup.rules > game.rules:
        raise CommandRefused(words("cli-error-record-rules", path=str(file)))
    try:
        setup = game.check_setup(record.setup)
    except Illegal as illegal:
        raise CommandRefused(reason_line(words, game.name, illegal.reason)) from None
    return Replay(game, structs.replace(record, setup=setup), words)


def replay(words: Words, /, *, file: Path = positional(Path), json: bool = flag()) -> int:
    """Replay a record and print how it ends."""
    replay = opened(file, words)
    replay.finish()
    game, position = replay.game, replay.play.position
    outcome, digest = game.outcome(position), game.digest(position)
    if json:
        print(_as_json(replay, outcome, digest))
        return 0
    for line in _summary_lines(replay, outcome, words):
        print(line)
    print(words("cli-replay-digest", digest=digest))
    return 0


def verify(words: Words, /, *, file: Path = positional(Path)) -> int:
    """Check a record's secret against the published hash, and deal all its chance again."""
    replay = opened(file, words)
    replay.finish()
    if not replay.record.secret:
        raise CommandRefused(words("cli-error-record-unrevealed"))
    proof = prove(replay.game, replay.record)
    if not proof.commitment_matches:
        raise CommandRefused(words("cli-error-record-seal"))
    if proof.first_mismatch is not None:
        raise CommandRefused(words("cli-error-record-chance", line=replay.record.first + proof.first_mismatch))
    print(words("cli-verify-proven", draws=proof.draws))
    closed = replay.record.closed
    print(words("cli-verify-closed", message=closed) if closed else words("cli-verify-not-closed"))
    return 0


def _as_json(replay: Replay, outcome: Outcome | None, digest: str) -> str:
    setup = replay.record.setup
    summary = {
        "game": setup.game,
        "seats": setup.seats,
        "actions": len(replay.actions),
        "digest": digest,
        "ranks": outcome and outcome.ranks,
        "scores": outcome and outcome.scores,
        "ended": outcome.ended if outcome is not None else ENDED_EARLY if replay.record.secret else None,
    }
    return msgspec.json.encode(summary).decode()


def _summary_lines(replay: Replay, outcome: Outcome | None, words: Words) -> Iterator[str]:
    if outcome is None:  # the secret of a match is revealed when it has ended
        is_over = bool(replay.record.secret)
        yield words("cli-replay-early" if is_over else "cli-replay-unfinished", actions=len(replay.actions))
        return
    ended = words(f"{replay.game.name}-ended-{outcome.ended}")
    yield words("cli-replay-ended", actions=len(replay.actions), ended=ended)
    for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
        yield words("cli-replay-rank", rank=outcome.ranks[seat], player=words.seat(seat), points=outcome.scores[seat])
