"""Events as lines of text, within the space there is, and the log of a match in pages."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final, cast

import discord
from msgspec import Struct, structs

from bot.match.arbiter import event_of
from bot.match.history import TURN_EVENT, HistoryEntry, in_force, turn_of
from bot.match.match import SeatedMatch
from bot.match.outbox import ONLY, ShownEvent
from bot.match.undoing import undo_points
from bot.words import Words
from engine import GAMES
from engine.core.goods import Goods, total
from engine.core.types import ARBITER, Event, Seat
from render.prose.phrases import event_clause, event_line
from storage.clocks import ArbiterRow

MAX_CARD_TEXT: Final = 1_500
"""Characters of the lines on a card; with title, question and ranks it stays below Discord's 4,000."""

EVENTS_WITH_NAME: Final = ("resigned", "substituted", "cancelled")
"""Kinds of events with the name of a player who has the seat, or had it before."""

SILENT_EVENTS: Final = ("income", "phase", "turn")
"""Kinds of events that the board shows better than words."""

MAX_LOG_TEXT: Final = 3_700
"""Characters of the log in one message; with its title it stays below Discord's 4,000."""

SEAT_ACTS: Final = ("replace", "vacate")
"""Kinds of arbiters' acts that give a seat to another."""

PHASE_EVENT: Final = "phase"
"""The kind of the event that ends a phase in every game."""


def lines(words: Words, game: str, events: Iterable[ShownEvent]) -> list[str]:
    """Return events as sentences of the game, without those that the board shows better."""
    return [line_of(words, game, one) for one in worth_saying(game, events)]


def worth_saying(game: str, events: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """Yield the events that are put into words, with similar ones combined."""
    again, consequences = GAMES[game].repeats, GAMES[game].consequences
    kept = (
        structs.replace(one, made_for=False) if one.event.kind in consequences else one
        for one in events
        if one.event.kind not in SILENT_EVENTS and one.event.data.get("source") not in again.get(one.event.kind, ())
    )
    return _summed(GAMES[game].summed, kept)


def _summed(summed: Mapping[str, str], events: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """Combine consecutive events of a player who takes, or loses, one resource after another."""
    for _, group in groupby(events, partial(_but_amounts, summed)):
        first, *others = group
        amount = summed.get(first.event.kind)
        if amount is None:
            yield from (first, *others)
        else:
            whole = total(*(cast(Goods, one.event.data[amount]) for one in (first, *others)))
            yield _with(first, amount, whole)


def _but_amounts(summed: Mapping[str, str], one: ShownEvent) -> ShownEvent:
    """Return an event without the amount that is summed; events that are equal then become one line."""
    amount = summed.get(one.event.kind)
    return one if amount is None else _with(one, amount, None)


def _with(one: ShownEvent, name: str, value: Goods | None) -> ShownEvent:
    """Return an event with another value in its data."""
    return structs.replace(one, event=structs.replace(one.event, data={**one.event.data, name: value}))


def line_of(words: Words, game: str, one: ShownEvent) -> str:
    """Return the sentence of an event, escaped, with a mark if the answer was given for the player."""
    return _marked(words, one, event_line(words, game, _told_apart(words, one.event)))


def clause_of(words: Words, game: str, one: ShownEvent) -> str:
    """Return the same without the player, for a line that begins with that player's name."""
    return _marked(words, one, event_clause(words, game, one.event))


def _marked(words: Words, one: ShownEvent, said: str) -> str:
    """Return a sentence, escaped; if it is about an answer given for the player, with the reason."""
    line = discord.utils.escape_markdown(said)
    if not one.made_for or one.event.seat is None:
        return line
    if not one.why:
        return words("card-made-for", line=line)
    because = f"because-{one.why}"
    return words("card-made-because", line=line, why=words(because if words.has(because) else f"because-{ONLY}"))


def _told_apart(words: Words, event: Event) -> Event:
    """Return an event with its name made distinct from those of the other players."""
    if event.seat is None or event.kind not in (*EVENTS_WITH_NAME, "conceded"):
        return event
    seat = 1 - event.seat if event.kind == "conceded" else event.seat
    return structs.replace(event, data={**event.data, "name": words.former(str(event.data["name"]), seat)})


def last_lines(words: Words, every: Sequence[str], room: int, left_out: int = 0, *, has_log: bool = True) -> str:
    """Return as many of the last lines as fit into `room` characters, and the number of the others.

    It includes those that were `left_out` before. Without a log, lines are left out silently.
    """
    kept: list[str] = []
    for line in reversed(every):
        room -= len(line) + len("- \n")
        if room < 0:
            break
        kept.insert(0, f"- {line}")
    left_out += len(every) - len(kept)
    if left_out and has_log:
        kept.insert(0, f"-# {words('record-more', count=left_out)}")
    return "\n".join(kept)


class NewsLine(Struct, frozen=True):
    """A line about an event; short reports always have the notable ones."""

    text: str
    is_notable: bool = False


def is_notable(game: str, event: Event, reader: Seat | None = None) -> bool:
    """Return True for an event that should not be left out of short reports.

    With a `reader`, only what that seat does or suffers counts, and what happens to all. A provost who stays is no event.
    """
    concerns = reader is None or event.seat is None or reader in (event.seat, event.data.get("by"))
    return concerns and event.kind in GAMES[game].notable and event.data.get("move") != 0


def latest_news(words: Words, every: Sequence[NewsLine], room: int, most: int) -> str:
    """Return the notable lines, filled up to `most` with the last others, at least with the very last.

    A single line beyond them is shown too: a sentence about it would take as much space. All are within `room`
    characters.
    """
    others = [number for number, line in enumerate(every) if not line.is_notable]
    count = max(most - (len(every) - len(others)), 1)
    hidden = set(others[:-count]) if len(others) > count + 1 else set()
    kept = [line.text for number, line in enumerate(every) if number not in hidden]
    return last_lines(words, kept, room, len(hidden))


Said = Sequence[tuple[ShownEvent, bool]]
"""Events, each with whether it was undone."""


def summary(words: Words, game: str, phases: Iterable[Said]) -> list[str]:
    """Return the events of phases as one line for each player, in the order of their first acts.

    Events of no player, and those that are not of the game's rules, have lines of their own.
    """
    found: dict[Seat | str, list[str]] = {}
    for phase in phases:
        for by, clauses in _by_player(words, game, phase).items():
            counted = (one if n == 1 else words("record-times", done=one, count=n) for one, n in clauses.items())
            found.setdefault(by, []).append(" · ".join(counted))
    return [by if isinstance(by, str) else _line_of_player(words, by, " / ".join(done)) for by, done in found.items()]


def _by_player(words: Words, game: str, phase: Said) -> dict[Seat | str, dict[str, int]]:
    """Return what the players did in a phase and how often; a sentence of its own names its player.

    What was undone and then done again is told once.
    """
    told: list[tuple[Seat | None, str, bool]] = []
    for undone, group in groupby(phase, lambda one: one[1]):
        for one in worth_saying(game, [shown for shown, _ in group]):
            seat = one.event.seat
            if seat is not None and words.has(f"{game}-event-{one.event.kind}"):
                told.append((seat, clause_of(words, game, one), undone))
            else:
                told.append((None, line_of(words, game, one), undone))
    found: dict[Seat | str, dict[str, int]] = {}
    for number, (seat, line, undone) in enumerate(told):
        if undone and (seat, line, False) in told[number:]:
            continue
        happened = f"~~{line}~~" if undone else line
        clauses = found.setdefault(happened if seat is None else seat, {})
        clauses[happened] = clauses.get(happened, 0) + 1
    return found


def _line_of_player(words: Words, seat: Seat, done: str) -> str:
    return words("record-of-player", player=discord.utils.escape_markdown(words.seat(seat)), done=done)


class LogLine(Struct, frozen=True):
    """A line of the log: its time in seconds since 1970, its turn, and the numbers of the entries of its turn."""

    at: int
    turn: int
    text: str
    numbers: frozenset[int] = frozenset()


class _Log:
    """The lines of a log, gathered turn by turn."""

    def __init__(self, words: Words, game: str) -> None:
        self.lines: list[LogLine] = []
        self._words, self._game = words, game
        self._turn = 0
        self._phases: list[list[tuple[ShownEvent, bool]]] = [[]]
        self._entries: list[HistoryEntry] = []

    def add(self, entry: HistoryEntry) -> None:
        """Add the events of an entry."""
        if entry.turn != self._turn:
            self.end_turn(entry.turn)
        for shown in entry.events:
            if shown.event.kind == TURN_EVENT:
                self.end_turn(turn_of(shown.event))
            elif shown.event.kind == PHASE_EVENT:
                self._phases.append([])
            else:
                self._phases[-1].append((shown, entry.undone))
                self._entries.append(entry)

    def add_act(self, act: ArbiterRow, words: Words) -> None:
        """Add the sentence of an arbiter's act, behind what has happened in its turn so far, with the names after it."""
        self.end_turn(self._turn)
        self._words = words
        (said,) = lines(self._words, self._game, [ShownEvent(event_of(act))])
        self.lines.append(LogLine(act.at, self._turn, f"- {said}"))

    def end_turn(self, following: int) -> None:
        """Put what has happened in a turn into lines, and begin another."""
        numbers = frozenset(entry.number for entry in self._entries)
        for said in summary(self._words, self._game, self._phases):
            self.lines.append(LogLine(self._entries[0].line.at, self._turn, f"- {said}", numbers))
        self._turn, self._phases, self._entries = following, [[]], []


def log_lines(
    words: Words, game: str, history: Sequence[HistoryEntry], acts: Sequence[ArbiterRow] = ()
) -> list[LogLine]:
    """Return a log, a line for each player and turn, with undone acts struck through and arbiters' acts in between.

    Lines before an arbiter gave a seat to another name the player who had it then.
    """
    first, *after = _words_by_act(words, acts)
    log, waiting = _Log(first, game), [*zip(acts, after, strict=True)]
    for entry in history:
        while waiting and waiting[0][0].seq <= entry.line.seq:
            log.add_act(*waiting.pop(0))
        if entry.line.seat != ARBITER:
            log.add(entry)
    for act, named in waiting:
        log.add_act(act, named)
    log.end_turn(0)
    return log.lines


def _words_by_act(words: Words, acts: Sequence[ArbiterRow]) -> list[Words]:
    """Return the words bound to the players before the first of these acts, and after each of them."""
    found, names = [words], [*words.seats]
    for number, act in reversed([*enumerate(acts)]):
        if act.seat is not None and act.kind in SEAT_ACTS:
            names[act.seat] = _removed_name(words, act, acts[:number])
        found.append(words.at(names))
    return found[::-1]


def _removed_name(words: Words, act: ArbiterRow, earlier: Sequence[ArbiterRow]) -> str:
    """Return the player who lost a seat by an act: a mention, or a general name of a bot or of a deleted user."""
    if act.removed is not None and act.removed > 0:
        return f"<@{act.removed}>"
    before = [one.kind for one in earlier if one.seat == act.seat and one.kind in SEAT_ACTS]
    is_bot = act.removed is None and before[-1:] == ["vacate"]
    return words("computer-name" if is_bot else "seat-name", number=1 + (act.seat or 0))


def log_pages(words: Words, log: Sequence[LogLine]) -> list[list[LogLine]]:
    """Return the lines of each page of a log, oldest first."""
    pages: list[list[LogLine]] = []
    for line in log:
        if not pages or not _fits(words, [*pages[-1], line]):
            pages.append([])
        pages[-1].append(line)
    return pages


def log_text(words: Words, log: Sequence[LogLine]) -> str:
    """Format lines below headings for their turn, with its time."""
    return "\n".join(_log_texts(words, log))[:MAX_LOG_TEXT]


def _log_texts(words: Words, log: Sequence[LogLine]) -> Iterator[str]:
    for turn, group in groupby(log, lambda line: line.turn):
        first, *others = group
        yield f"**{words('board-moment', turn=turn)}** · {time(first.at)}"
        yield from (line.text for line in (first, *others))


def _fits(words: Words, log: Sequence[LogLine]) -> bool:
    return sum(len(line) + 1 for line in _log_texts(words, log)) <= MAX_LOG_TEXT + 1


def time(at: int, style: str = "f") -> str:
    """Format a time for each reader's own time zone, as Discord shows it; style `R` is relative."""
    return f"<t:{at}:{style}>"


def undo_choices(
    words: Words, match: SeatedMatch, history: Sequence[HistoryEntry], numbers: Container[int] | None = None
) -> list[tuple[int, str]]:
    """Return where an undo may go back to: how many actions are kept, and the turn and act that are undone first.

    Given `numbers`, only the entries with these count.
    """
    kept = in_force(history)
    found = ((keep, kept[keep]) for keep in undo_points(match))
    wanted = [(keep, entry) for keep, entry in found if numbers is None or entry.number in numbers]
    return [
        (keep, f"{words('board-moment', turn=entry.turn)} · {_first_sentence(words, match, entry)}")
        for keep, entry in wanted
    ]


def _first_sentence(words: Words, match: SeatedMatch, entry: HistoryEntry) -> str:
    """Return the first sentence of an entry, without Markdown; if it has none, the name of its player."""
    for one in worth_saying(match.row.game, entry.events):
        if one.event.kind != TURN_EVENT:
            return event_line(words, match.row.game, one.event)
    return words.seat(entry.line.seat)
