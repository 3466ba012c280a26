"""Statements that both databases understand, and the methods of the store that are made of them.

A statement is written once, in the SQL that SQLite and PostgreSQL share, with `?` or `?1` where a value goes. The few
words that they do not share are SQLite's or our own, and are exchanged before a statement runs:

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
| `json_valid(a)` | as written | `is_json(a)`, a function of ours |
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from functools import cache, lru_cache, wraps
from inspect import signature
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar, overload

from msgspec import Struct, json, structs

from storage import errors

LOCKING: Final = re.compile(r"\s+FOR (?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?")
HELD_CALL: Final = re.compile(r"\bheld\(([\w.]+)\)")
CLAIMED_CALL: Final = re.compile(r"\bclaimed\(([\w.]+)\)")
HINT: Final = re.compile(r"\s+INDEXED BY \w+")
PATTERN: Final = re.compile(r"\bGLOB ('[^']*')")
SAME: Final = re.compile(r"\bIS (?=\?)")
PLACEHOLDER: Final = re.compile(r"\?(\d*)")

FUNCTIONS: Final = {
    "instr(": "strpos(",
    "json_valid(": "is_json(",
    "next_message()": "nextval(pg_get_serial_sequence('outbox', 'id'))",
}
"""SQLite's and Provost's functions, and PostgreSQL's."""

NOTICE_CLAIMED: Final = r"""
    EXISTS (SELECT 1 FROM claims WHERE what = 'notice' AND claims.id = \1 AND claims.holder = {holder} AND until > now())
"""
LOCK: Final = "SELECT status, seats, changes, held(guild_id) FROM matches WHERE id = ? FOR UPDATE OF matches"
MAX_KEPT_STATEMENTS: Final = 512
JSON_ENCODER: Final = json.Encoder()
P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=Struct)
C = TypeVar("C", bound="StorePart")
Columns = Sequence[Any]  # the values of a row, in the order of its table's columns

Work = Callable[["Session"], Coroutine[Any, Any, T]]
"""Reads or changes in one transaction. It may run several times, of which one counts."""


class Session(Protocol):
    """A transaction, or a consistent moment to read at, in either database."""

    async def rows(self, query: str, *values: object) -> Sequence[Any]:
        """Return the rows that a query finds, each a sequence of its columns."""

    async def named_rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        """Return the rows that a query finds, each by the names of its columns."""

    async def run(self, query: str, *values: object) -> int:
        """Run a statement and return how many rows it has inserted, updated or deleted."""

    async def run_each(self, query: str, rows: Sequence[Columns]) -> None:
        """Run a statement for each of some rows."""

    async def claim(self, what: str, query: str, *values: object) -> tuple[str, ...]:
        """Claim what is due and return its ids.

        Each id goes to one process. The query finds `id` and `since`, and ends with the rows that it locks.
        """

    async def overwrite_deleted(self) -> None:
        """Overwrite deleted data on the disk from now on, unless the database reuses the space by itself."""

    async def unprotected(self, work: "Work[T]") -> T:
        """Do `work` that may delete lines of logs, from which triggers refuse to be shortened otherwise."""

    async def put(self, table: str, rows: Sequence[Struct], key: str = "", **also: object) -> None:
        """Insert rows with the columns of their fields and `also`. Given a `key`, replace the rows that have the same."""
        if rows:
            query = inserting(table, key, *also, *rows[0].__struct_fields__)
            await self.run_each(query, [(*also.values(), *structs.astuple(row)) for row in rows])

    async def upsert(self, table: str, key: str, **columns: object) -> None:
        """Insert a row, in place of one with the same key."""
        await self.run(inserting(table, key, *columns), *columns.values())

    async def structs(self, row: type[S], source: str, *values: object) -> tuple[S, ...]:
        """Return the rows of a `source` ("FROM ..."), whose columns have the names of a struct's fields."""
        return await self.all(row, f"SELECT {', '.join(row.__struct_fields__)} {source}", *values)

    async def all(self, kind: Callable[..., T], query: str, *values: object) -> tuple[T, ...]:
        """Return `kind` of the columns of each row."""
        return tuple([kind(*row) for row in await self.rows(query, *values)])

    async def first(self, kind: Callable[..., T], query: str, *values: object) -> T | None:
        """Return `kind` of the columns of the first row, or None if there is no row."""
        return next((kind(*row) for row in await self.rows(query, *values)), None)

    async def value(self, query: str, *values: object) -> Any:
        """Return the first column of the first row, or None if there is no row."""
        return await self.first(lambda value, *others: value, query, *values)

    async def count(self, source: str, *values: object) -> int:
        """Return the number of rows of a `source` ("FROM ...")."""
        return int(await self.value(f"SELECT count(*) {source}", *values))


class StorePart(ABC):
    """A part of the store: the statements of one concern, as methods."""

    @abstractmethod
    async def _read(self, work: Work[T], *, together: bool) -> T:
        """Return what `work` reads, with `together` at one moment."""

    @abstractmethod
    async def _scan(self, work: Work[T]) -> T:
        """Return what `work` reads of whole tables at one moment. One scan runs at a time, and holds up no change."""

    @abstractmethod
    async def _change(self, work: Work[T], name: str) -> T:
        """Do `work` in a transaction and return its result once it is durable. Works of the same name run in order."""


class _MethodOfStore(Protocol):
    """Makes a method of the store of a function of a session, or of a method that takes one."""

    @overload
    def __call__(
        self, function: Callable[Concatenate[Session, P], Coroutine[Any, Any, T]], /
    ) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]: ...

    @overload
    def __call__(
        self, method: Callable[Concatenate[C, Session, P], Coroutine[Any, Any, T]], /
    ) -> Callable[Concatenate[C, P], Coroutine[Any, Any, T]]: ...


def _method(how: Callable[[Any, Any, tuple[Any, ...]], Coroutine[Any, Any, Any]]) -> _MethodOfStore:
    """Return a decorator that runs a method as `how` says, given the store, the work and the arguments."""

    def decorate(method: Any) -> Any:
        """Turn a function of a session, or a method that takes one, into a method of the store."""
        is_method = "self" in signature(method).parameters

        @wraps(method)
        async def call(self: Any, /, *args: Any, **kwargs: Any) -> Any:
            owner = (self,) if is_method else ()
            return await how(self, lambda db: method(*owner, db, *args, **kwargs), args)

        return call

    return decorate


reads: Final = _method(lambda store, work, args: store._read(work, together=False))  # marks a method of one query

reads_together: Final = _method(lambda store, work, args: store._read(work, together=True))
"""Marks a method of several queries, which see one moment."""

scans: Final = _method(lambda store, work, args: store._scan(work))  # marks a method that reads whole tables

writes: Final = _method(lambda store, work, args: store._change(work, ""))
"""Marks a method that changes something: all of it is durable on return, or nothing has changed."""

writes_in_order: Final = _method(lambda store, work, args: store._change(work, args[0]))
"""Like `writes`, in the order of the calls for the same id, the first argument."""

claims: Final = _method(lambda store, work, args: store._change(work, "claims"))
"""Marks a method that claims what is due. A process makes one claim at a time."""


async def hold(db: Session, match_id: str) -> tuple[str, int, int]:
    """Lock a match and return its status, seats and changes. Raises `UnknownMatch` and `Elsewhere`."""
    for status, seats, changes, held in await db.rows(LOCK, match_id):
        if not held:
            raise errors.Elsewhere(match_id)
        return status, seats, changes
    raise errors.UnknownMatch(match_id)


@cache
def inserting(table: str, key: str, *columns: str) -> str:
    """Return a statement that inserts a row of these columns. Given a `key`, it replaces a row that has the same."""
    insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608  # names of our own
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in key.split(", "))
    return f"{insert} ON CONFLICT ({key}) DO UPDATE SET {changes}" if key else insert


def text(value: object) -> str:
    """Return a value as JSON for its column."""
    return JSON_ENCODER.encode(value).decode()


@lru_cache(MAX_KEPT_STATEMENTS)
def for_sqlite(query: str) -> str:
    """Return a statement in SQLite's words."""
    return CLAIMED_CALL.sub("TRUE", HELD_CALL.sub("TRUE", LOCKING.sub("", query)))


@lru_cache(MAX_KEPT_STATEMENTS)
def for_postgres(query: str, holder: int | None) -> str:
    """Return a statement in PostgreSQL's words, for the holder of leases named `holder` (None for an operator)."""
    query = PATTERN.sub(lambda found: "LIKE " + found[1].replace("*", "%"), HINT.sub("", query))
    for name, other in FUNCTIONS.items():
        query = query.replace(name, other)
    held = rf"partition_of(\1) IN (SELECT partition FROM leases WHERE holder = {holder})"  # noqa: S608  # a number
    query = HELD_CALL.sub("TRUE" if holder is None else held, query)
    query = CLAIMED_CALL.sub(NOTICE_CLAIMED.format(holder=holder), query)
    query = SAME.sub("IS NOT DISTINCT FROM ", query)
    places = iter(range(1, query.count("?") + 1))
    return PLACEHOLDER.sub(lambda found: f"${found[1] or next(places)}", query)


def now(work: Coroutine[Any, Any, T]) -> T:
    """Run `work`, which never waits for anything, and return its result. SQLite's statements run synchronously."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("a statement waits for the event loop")
