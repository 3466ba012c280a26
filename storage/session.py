"""Statements that both databases understand, and the methods of the store that are made of them.

A statement is written once, in the SQL that SQLite and PostgreSQL share, with `?` or `?1` where a value goes. The few words
that they do not share are SQLite's or our own, and are exchanged before a statement runs:

| written | SQLite | PostgreSQL |
|---|---|---|
| `held(guild_id)` | true: one process writes | the server's partition is this process's |
| `claimed(match_id)` | true, likewise | notices about the match are claimed by this process |
| `next_message()` | a counter of the process | the sequence of the table `outbox` |
| `FOR UPDATE …`, `FOR SHARE` | nothing: there is one writer | as written |
| `INDEXED BY …` | as written | nothing |
| `instr(a, b)` | as written | `strpos(a, b)` |
| `GLOB 'a*'` | as written | `LIKE 'a%'` |
| `a IS ?` | as written | `a IS NOT DISTINCT FROM ?` |
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from functools import lru_cache, wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from storage import errors
from storage.decoding import Columns

LOCKING: Final = re.compile(r"\s+FOR (?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?")
HELD: Final = re.compile(r"\bheld\(([\w.]+)\)")
CLAIMED: Final = re.compile(r"\bclaimed\(([\w.]+)\)")
HINT: Final = re.compile(r"\s+INDEXED BY \w+")
PATTERN: Final = re.compile(r"\bGLOB ('[^']*')")
SAME: Final = re.compile(r"\bIS (?=\?)")
PLACE: Final = re.compile(r"\?(\d*)")
NOTICE_CLAIMED: Final = r"""
    EXISTS (SELECT 1 FROM claims WHERE what = 'notice' AND claims.id = \1 AND claims.holder = {holder} AND until > now())
"""
NEXT_MESSAGE: Final = "nextval(pg_get_serial_sequence('outbox', 'id'))"
LOCK: Final = "SELECT status, seats, changes, held(guild_id) FROM matches WHERE id = ? FOR UPDATE OF matches"
MAX_KEPT_STATEMENTS: Final = 512

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C", bound="StorePart")


class Session(Protocol):
    """A transaction, or a moment to read at, in either database."""

    async def rows(self, query: str, *values: object) -> Sequence[Any]:
        """Return the rows that a query finds, each a sequence of its columns."""
        ...

    async def named_rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        """Return the rows that a query finds, each by the names of its columns."""
        ...

    async def value(self, query: str, *values: object) -> Any:
        """Return the first column of the first row, None where there is no row."""
        ...

    async def run(self, query: str, *values: object) -> None:
        """Run a statement."""
        ...

    async def changed(self, query: str, *values: object) -> int:
        """Run a statement; returns how many rows it has inserted, updated or deleted."""
        ...

    async def run_each(self, query: str, rows: Sequence[Columns]) -> None:
        """Run a statement for each of some rows."""
        ...

    async def claim(self, what: str, query: str, *values: object) -> tuple[str, ...]:
        """Return the ids of what is due, the earliest first; one process alone gets each until it is done, or dies.

        The query finds `id` and `since`, and ends with the rows that it locks.
        """
        ...

    async def overwrite_deleted(self) -> None:
        """Overwrite on the disk what is deleted from now on, where the database does not reuse its place by itself."""
        ...


class StorePart(ABC):
    """A part of the store: the statements of one concern, as methods."""

    @abstractmethod
    async def _read(self, work: Callable[[Session], Coroutine[Any, Any, T]], *, together: bool) -> T:
        """Return what `work` reads; `together` where its statements have to see one moment."""

    @abstractmethod
    async def _scan(self, work: Callable[[Session], Coroutine[Any, Any, T]]) -> T:
        """Return what `work` reads of whole tables at one moment: one scan at a time, for which no change waits."""

    @abstractmethod
    async def _change(self, work: Callable[[Session], Coroutine[Any, Any, T]], name: str) -> T:
        """Do `work` in a transaction and return its result once that is durable; in turn with others of the same name."""


def reads(
    method: Callable[Concatenate[C, Session, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[C, P], Coroutine[Any, Any, T]]:
    """Make a method of one query a method of the store."""

    @wraps(method)
    async def read(self: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._read(lambda db: method(self, db, *args, **kwargs), together=False)

    return read


def reads_together(
    method: Callable[Concatenate[C, Session, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[C, P], Coroutine[Any, Any, T]]:
    """Make a method of several queries, which see one moment, a method of the store."""

    @wraps(method)
    async def read(self: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._read(lambda db: method(self, db, *args, **kwargs), together=True)

    return read


def scans(
    method: Callable[Concatenate[C, Session, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[C, P], Coroutine[Any, Any, T]]:
    """Make a method that reads whole tables a method of the store."""

    @wraps(method)
    async def scan(self: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._scan(lambda db: method(self, db, *args, **kwargs))

    return scan


def writes(
    method: Callable[Concatenate[C, Session, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[C, P], Coroutine[Any, Any, T]]:
    """Make a method that changes something a method of the store: all of it is durable on return, or nothing is changed."""

    @wraps(method)
    async def write(self: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._change(lambda db: method(self, db, *args, **kwargs), "")

    return write


def writes_in_order(
    method: Callable[Concatenate[C, Session, str, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[C, str, P], Coroutine[Any, Any, T]]:
    """Do the same as `writes`, in the order in which changes of the same id, the first argument, were asked for."""

    @wraps(method)
    async def write(self: C, id: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._change(lambda db: method(self, db, id, *args, **kwargs), id)

    return write


def claims(
    method: Callable[Concatenate[C, Session, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[C, P], Coroutine[Any, Any, T]]:
    """Make a method that claims what is due a method of the store: a process makes one claim at a time."""

    @wraps(method)
    async def write(self: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._change(lambda db: method(self, db, *args, **kwargs), "claims")

    return write


async def hold(db: Session, match_id: str) -> tuple[str, int, int]:
    """Lock a match and return its status, seats and changes.

    Raises `UnknownMatch`, and `Elsewhere` when its server is another process's.
    """
    for status, seats, changes, held in await db.rows(LOCK, match_id):
        if not held:
            raise errors.Elsewhere(match_id)
        return status, seats, changes
    raise errors.UnknownMatch(match_id)


@lru_cache(MAX_KEPT_STATEMENTS)
def for_sqlite(query: str) -> str:
    """Return a statement as SQLite takes it."""
    return CLAIMED.sub("TRUE", HELD.sub("TRUE", LOCKING.sub("", query)))


@lru_cache(MAX_KEPT_STATEMENTS)
def for_postgres(query: str, holder: int) -> str:
    """Return a statement as PostgreSQL takes it from the process that holds its leases under this number."""
    query = PATTERN.sub(lambda found: "LIKE " + found[1].replace("*", "%"), HINT.sub("", query))
    query = query.replace("instr(", "strpos(").replace("next_message()", NEXT_MESSAGE)
    query = HELD.sub(rf"partition_of(\1) IN (SELECT partition FROM leases WHERE holder = {holder})", query)  # noqa: S608  # a number
    query = CLAIMED.sub(NOTICE_CLAIMED.format(holder=holder), query)
    query = SAME.sub("IS NOT DISTINCT FROM ", query)
    places = iter(range(1, query.count("?") + 1))
    return PLACE.sub(lambda found: f"${found[1] or next(places)}", query)


def now(work: Coroutine[Any, Any, T]) -> T:
    """Return what `work` returns, which waits for nothing: over SQLite a statement is done when it has been asked for."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("a statement waits for the event loop")
