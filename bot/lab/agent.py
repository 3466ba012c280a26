"""Programs that play over a pipe in lines of JSON, and `provost agent`, which plays with one (docs/agents/index.md)."""

import os
import select
import shlex
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import option, positional, together, whole
from bot.cli.selfplay import pairs, set_up
from bot.words import Words
from engine.core.flow import Position
from engine.core.types import Decision, Option
from engine.core.view import View
from engine.minds.lab.arena import Contest, Result, results
from engine.minds.levels import UNTRAINED_LEVELS, building, levels
from engine.minds.search import Table, untrained
from engine.minds.weights import mind_for

PROTOCOL: Final = 1
"""Version of the protocol. It grows when a message changes its meaning, not when one gets a new field."""

AGENT_SECONDS: Final = 5  # seconds that an agent has for an answer
CLOSING_SECONDS: Final = 2.0  # seconds that an agent has to read the last messages and to end
MAX_FAULTS: Final = 5  # limit on an agent's faults in a game, after which it is no longer asked
MAX_AGENT_LINE: Final = 65_536  # bytes of an agent's line
CHUNK: Final = select.PIPE_BUF  # bytes that a pipe takes without blocking once it is writable
AGENT: Final = "agent"  # the name of the seat of the program that called `provost agent`


class GameMessage(Struct, tag="game"):
    """The start of a game. `seed` is for the agent's own chance, so that games can be repeated."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    protocol: int = PROTOCOL


class QuestionMessage(Struct, tag="question"):
    """A question to a seat: pick from `least` to `most` keys of options, in order if `ordered`."""

    id: int
    seat: int
    kind: str
    least: int
    most: int
    ordered: bool
    options: Sequence[Option]
    view: View


class RefusalMessage(Struct, tag="refused"):
    """An answer that did not count, and why."""

    id: int
    reason: str


class EndMessage(Struct, tag="end"):
    """The end of a game, by seat."""

    ranks: Sequence[int]
    scores: Sequence[int]
    ended: str


class Reply(Struct):
    """An agent's answer."""

    id: int
    picks: tuple[str, ...]


class AgentFault(Exception):
    """An agent did not answer as it should; the sentence `id` says how."""


class Pipe:
    """Lines to and from a program, by the numbers of two files."""

    def __init__(self, reader: int, writer: int) -> None:
        self._reader, self._writer = reader, writer
        self._unsent, self._unread = bytearray(), bytearray()

    def send(self, message: Struct) -> None:
        """Queue a message; it leaves while the next line is waited for."""
        self._unsent += msgspec.json.encode(message) + b"\n"

    def line(self, until: float) -> bytes:
        """Return the next line. Raises `AgentFault` at `until`, on the monotonic clock, or if there can be none."""
        while (end := self._unread.find(b"\n")) < 0:
            if len(self._unread) > MAX_AGENT_LINE:
                self._unread[:] = b"!"  # makes whatever is still to come of this line unreadable
            self._exchange(until)
        line = bytes(self._unread[:end])
        del self._unread[: end + 1]
        return line

    def flush(self, until: float) -> None:
        """Send what is queued. Raises `AgentFault` at `until`, or if the program has ended."""
        while self._unsent:
            self._exchange(until)

    def _exchange(self, until: float) -> None:
        """Read and write what can be read and written without waiting for more."""
        left = until - monotonic()
        if left <= 0:
            raise AgentFault("cli-agent-slow")
        writers = [self._writer] if self._unsent else []
        readable, writable, _ = select.select([self._reader], writers, [], min(left, 3600.0))
        try:
            if writable:
                del self._unsent[: os.write(self._writer, self._unsent[:CHUNK])]
            if readable:
                read = os.read(self._reader, MAX_AGENT_LINE)
                if not read:
                    raise AgentFault("cli-agent-gone")
                self._unread += read
        except OSError:
            raise AgentFault("cli-agent-gone") from None


class Agent:
    """A player that asks a program; a builder answers where the program does not.

    `say` gets one sentence for each kind of fault in a game. `faults` counts all answers that did not count.
    """

    def __init__(self, name: str, words: Words, seconds: float, say: Callable[[str], None]) -> None:
        self.faults = 0
        self._name, self._words, self._seconds, self._say = name, words, seconds, say
        self._pipe: Pipe | None = None
        self._table: Table | None = None
        self._asked = 0
        self._faults: list[str] = []

    def connect(self) -> Pipe:
        """Return the pipe to the program, started anew if it has ended."""
        return Pipe(0, 1)

    def __call__(
        self, table: Table, position: Position[Any, Any], decision: Decision, source: Random
    ) -> tuple[str, ...]:
        """Ask the program, and answer for it if it cannot."""
        if table is not self._table:
            self._begin(table, position, source)
        if self._pipe is not None and len(self._faults) < MAX_FAULTS:
            try:
                return self._ask(self._pipe, table, position, decision)
            except AgentFault as fault:
                self._note(f"{fault}")
        return building(table, position, decision, source)

    def end(self, result: Result) -> None:
        """Send the result of a game in which the program had a seat."""
        if self._pipe is not None and self._table is not None:
            outcome = result.outcome
            self._pipe.send(EndMessage(outcome.ranks, outcome.scores, outcome.ended))
            with suppress(AgentFault):
                self._pipe.flush(monotonic() + CLOSING_SECONDS)
        self._table = None

    def _begin(self, table: Table, position: Position[Any, Any], source: Random) -> None:
        self._pipe = self.connect()
        self._table, self._faults = table, []
        seed = int(source.random() * 2**48)
        self._pipe.send(GameMessage(table.game.name, table.seats, dict(position.state.options), seed))

    def _ask(self, pipe: Pipe, table: Table, position: Position[Any, Any], decision: Decision) -> tuple[str, ...]:
        """Return the program's answer. Raises `AgentFault`."""
        ask, until = decision.ask, monotonic() + self._seconds
        self._asked += 1
        view = table.game.view(position, ask.seat)
        pipe.send(
            QuestionMessage(self._asked, ask.seat, decision.kind, ask.least, ask.most, ask.ordered, ask.options, view)
        )
        reply = _read(pipe.line(until))
        while reply.id < self._asked:  # too late for the question that it answers
            reply = _read(pipe.line(until))
        picks, keys = reply.picks, {option.key for option in ask.options}
        if reply.id != self._asked or len(set(picks)) < len(picks) or not keys.issuperset(picks):
            raise AgentFault("cli-agent-not-offered")
        if not ask.least <= len(picks) <= ask.most:
            raise AgentFault("cli-agent-not-offered")
        return picks

    def _note(self, fault: str) -> None:
        """Count a fault, and report it to the program and the user."""
        self.faults += 1
        sentence = self._words(fault, agent=self._name, seconds=f"{self._seconds:g}")
        if fault not in self._faults:
            self._say(sentence)
        self._faults.append(fault)
        if fault == "cli-agent-gone":
            self._pipe = None
        elif self._pipe is not None:
            self._pipe.send(RefusalMessage(self._asked, sentence))


def _read(line: bytes) -> Reply:
    try:
        return msgspec.json.decode(line, type=Reply)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        raise AgentFault("cli-agent-unreadable") from None


class Program(Agent):
    """An agent that is a program of its own, started for the first game and again after it has died or hung."""

    def __init__(self, name: str, command: str, words: Words, seconds: float, say: Callable[[str], None]) -> None:
        super().__init__(name, words, seconds, say)
        self._command = shlex.split(command)
        self._process: subprocess.Popen[bytes] | None = None

    def connect(self) -> Pipe:
        """Return the pipe to the program. Raises `CommandRefused` if it cannot be started."""
        process = self._process
        if self._pipe is None or process is None or process.poll() is not None or len(self._faults) >= MAX_FAULTS:
            self.close()
            process = self._process = self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            return Pipe(process.stdout.fileno(), process.stdin.fileno())
        return self._pipe

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(  # noqa: S603 - the user's own command
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, IndexError):
            raise CommandRefused(self._words("cli-agent-not-started", agent=self._name)) from None

    def close(self) -> None:
        """End the program: by closing its input, or by force if it does not end."""
        process, self._process = self._process, None
        if process is None:
            return
        with process:
            if process.stdin is not None:
                process.stdin.close()
            try:
                process.wait(CLOSING_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()


class Caller(Agent):
    """The agent that called `provost agent`: without it, there is nothing to play for."""

    def _note(self, fault: str) -> None:
        if fault == "cli-agent-gone":
            raise CommandRefused(self._words("cli-agent-caller-gone"))
        super()._note(fault)


class AgentOptions(NamedTuple):
    """The options of `provost agent`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    games: int = option("K", whole, 1)
    opponents: str = option("LEVEL", default="journeyman")
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    seed: int = option("S", whole, 1)
    agent_seconds: int = option("N", whole, 0)


def agent(words: Words, /, *, given: AgentOptions = together(AgentOptions)) -> int:
    """Play games with the program at the other end of standard input and output, which moves by a seat each game."""
    rules, setup = set_up(words, given.game, given.seats, given.options)
    players = levels()
    if given.opponents not in players:
        raise Misused(words("cli-error-level-unknown", level=given.opponents, levels=", ".join(players)))
    mind = None if given.opponents in UNTRAINED_LEVELS else mind_for(rules, setup)
    if mind is None and given.opponents not in UNTRAINED_LEVELS:
        raise CommandRefused(words("cli-error-no-mind"))
    caller = Caller(AGENT, words, given.agent_seconds or float("inf"), lambda sentence: None)
    field = [AGENT, *[given.opponents] * (setup.seats - 1)]
    contest = Contest(
        rules, setup, mind or untrained(), field, {**players, AGENT: caller}, given.games, given.seed, caller.end
    )
    for _ in results(contest):
        pass
    return 0
