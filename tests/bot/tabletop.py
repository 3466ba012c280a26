"""Matches for the bot's tests: their people, a match begun among them, and whole games determined by a seed."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import structs

from bot.features.decks import service as decks
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.outbox import Announcement, unpack
from bot.match.quotas import Quotas
from bot.match.service import Matches
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.game import only_answer
from engine.core.match import Match
from engine.core.seal import SECRET_BYTES
from engine.core.setup import Setup
from engine.core.types import Action, Ask, Decision, Seat
from storage import SqliteStore
from storage.decks import DeckRow
from storage.log import checksum
from storage.matches import MatchRow, SavedMatch, SeatRow
from tests.bot.builders import builder
from tests.bot.lobbies import lobby_of, matches_with_lobbies

NAMES = ("Ada", "Bruno", "Chiara", "Dolores", "Émile")
USERS = tuple(range(10**18, 10**18 + len(NAMES)))
STRANGER = 10**18 + 99
NOW = 1_800_000_000
SECRET = bytes(range(SECRET_BYTES))
PASS_RATE = 0.1


class Choice(NamedTuple):
    """A choice of a player: its seat, its verb, and the key of the option or several keys with commas between."""

    seat: Seat
    kind: str
    verb: str
    key: str


class Script(NamedTuple):
    """A whole game: its choices, the length of its log, its final digest, and the saved positions of its phases."""

    game: str
    seats: int
    choices: tuple[Choice, ...]
    entries: int
    digest: str
    scenes: tuple[Any, ...]


def pick(decision: Decision, chooser: random.Random) -> tuple[str, ...]:
    """Choose an option that leads to a rich and short game: build, trade, and push the provost on."""
    keys = [option.key for option in decision.ask.options]
    if "pass" in keys and chooser.random() < PASS_RATE:
        return ("pass",)
    rich = [option.key for option in decision.ask.options if option.data] or keys
    return (rich[-1] if decision.kind == "provost" else chooser.choice(rich),)


def build(decision: Decision, chooser: random.Random) -> tuple[str, ...]:
    """Choose as a builder of the Catan Card Game; each player hands in one of the ready-made decks."""
    if decision.kind in decks.kinds("catan_cards"):
        seat = decision.ask.seat
        ready = DeckRow(seat, "catan_cards", "", decks.first_cards("catan_cards", READY[seat]))
        return dict(decks.answers_of(ready))[decision.kind]
    return builder(decision.ask, chooser)


PICKS = {"catan_cards": build}
"""Functions that choose for the players of a game; `pick` for all others."""

READY = ("knights", "builders")
"""Decks that players hand in, by seat."""


def script(
    seats: int, seed: int, options: dict[str, str] | None = None, secret: bytes = SECRET, name: str = "caylus"
) -> Script:
    """Play a game to its end as the bot would, answering questions with a single answer; games are cached."""
    return _script(seats, seed, tuple(sorted((options or {}).items())), secret, name)


@cache
def _script(seats: int, seed: int, options: tuple[tuple[str, str], ...], secret: bytes, name: str) -> Script:
    chooser, dealer, game = random.Random(seed), Dealer(secret), GAMES[name]
    match, step = Match.new(game, game.setup(seats, dict(options)), dealer)
    choices: list[Choice] = []
    scenes = [*step.snapshots]
    while match.decisions:
        decision = match.decisions[0]
        picks = only_answer(decision)
        if picks is None:
            picks = PICKS.get(name, pick)(decision, chooser)
            choices.append(_choice(decision, picks))
        scenes += match.play(Action(decision.ask.seat, decision.kind, picks), dealer).snapshots
    return Script(name, seats, tuple(choices), len(match.log), game.digest(match.position), tuple(scenes))


def _choice(decision: Decision, picks: tuple[str, ...]) -> Choice:
    verb = next(option.verb for option in decision.ask.options if option.key in picks)
    return Choice(decision.ask.seat, decision.kind, verb, ",".join(picks))


async def begin(
    tables: Matches, people: int = 2, computers: int = 0, channel: int = 7, game: str = "caylus", **settings: str
) -> str:
    """Open a lobby for these people and computer players, and start it; return the match's id."""
    lobbies = lobby_of(tables).lobbies
    match = await lobbies.open(channel, 5, USERS[0], NAMES[0], LobbyTerms(game, people + computers))
    for user, name in list(zip(USERS, NAMES, strict=True))[1:people]:
        await lobbies.join(match.id, user, name)
    for number in range(computers):
        await lobbies.invite(match.id, USERS[0], f"Computer {number + 1}")
    for name, value in settings.items():
        await lobbies.change(match.id, USERS[0], name, value)
    await lobby_of(tables).starting.start(match.id, USERS[0])
    return match.id


async def open_question(tables: Matches, match_id: str) -> tuple[int, str, Ask]:
    """Return the user who is asked first, the name of the question, and the question."""
    table = await tables.get_match(match_id)
    decision = table.core.decisions[0]
    user = table.seats[decision.ask.seat].user_id
    assert user is not None
    return user, table.decision_name(decision), decision.ask


async def choose_first(tables: Matches, match_id: str, key: str | None = None, press: str | None = None) -> int:
    """Choose `key`, or else the first option, for the player who is asked; return the user."""
    user, decision_name, ask = await open_question(tables, match_id)
    await tables.choose(
        match_id, user, decision_name, (key or ask.options[0].key,), press or f"{match_id}{decision_name}{key}"
    )
    return user


async def play_out(matches: Matches, match_id: str, left: int = 0) -> tuple[Choice, ...]:
    """Play a match of Magna Carta for two with the usual secret, and return the last choices, which are `left`."""
    choices = script(2, 5, name="magna_carta").choices
    played = len(choices) - left
    for number, choice in enumerate(choices[:played]):
        user, decision_name, _ = await open_question(matches, match_id)
        await matches.choose(match_id, user, decision_name, tuple(choice.key.split(",")), f"{match_id} {number}")
    return tuple(choices[played:])


def unsaved_match(setup: Setup, names: Sequence[str] = NAMES) -> SeatedMatch:
    """Return a match at its beginning that is in no store."""
    row = MatchRow(
        id="abcdefgh",
        channel_id=1,
        guild_id=1,
        game=setup.game,
        rules=setup.rules,
        schema=GAMES[setup.game].schema,
        seats=setup.seats,
        options=setup.options,
        settings={},
        seed=SECRET,
        commitment="",
        status="live",
        created_at=0,
        owner_id=USERS[0],
    )
    seats = tuple(SeatRow(seat, USERS[seat], names[seat]) for seat in range(setup.seats))
    return SeatedMatch(SavedMatch(row, seats, ()))


def seats_that(table: SeatedMatch, id: str) -> tuple[int, ...]:
    """Return the seats that have given an order."""
    return tuple(seat.seat for seat in table.seats if any(order.id == id for order in table.orders_of(seat.seat)))


LAX_QUOTAS = Quotas(lobbies=1000, newcomer=1000)
"""Quotas without the limits on newcomers."""


class Room:
    """Matches in a file, and the ids of those that had something to announce."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.told: list[str] = []

    async def open(self) -> Matches:
        """Open the file, as a starting process does."""
        self.store = await SqliteStore.open(self.path)
        self.tables = matches_with_lobbies(self.store, lambda: NOW, self.told.append, LAX_QUOTAS)
        return self.tables

    async def restart(self) -> Matches:
        """Close the file and open it again."""
        await self.store.close()
        return await self.open()

    async def news(self, match_id: str) -> Announcement:
        """Return the newest unsent announcement of a match."""
        return unpack((await self.store.unsent(match_id))[-1].body)

    async def check(self, match_id: str) -> None:
        """Check that memory agrees with the disk, and the snapshot with the log."""
        table, saved = await self.tables.get_match(match_id), await self.store.load(match_id)
        assert saved is not None
        replayed = SeatedMatch(structs.replace(saved, snapshot=None))
        digests = {one.game.digest(one.core.position) for one in (table, SeatedMatch(saved), replayed)}
        assert len(digests) == 1
        assert table.log_length == len(saved.lines)
        assert table.decision_names() == replayed.decision_names()
        assert table.core.log == replayed.core.log
        assert table.row == saved.match
        assert table.seats == saved.seats


async def put_snapshot(store: SqliteStore, match_id: str, body: bytes) -> None:
    """Replace the position in a match's snapshot, with a valid checksum."""

    def put(db: sqlite3.Connection) -> None:
        query = "SELECT s.seq, l.hash FROM snapshots s JOIN log l ON l.match_id = s.match_id AND l.seq = s.seq - 1"
        ((count, last),) = db.execute(f"{query} WHERE s.match_id = ?", (match_id,)).fetchall()
        row = (body, checksum(match_id, count, last, body), match_id)
        db.execute("UPDATE snapshots SET body = ?, checksum = ? WHERE match_id = ?", row)

    await store._thread.run(put)


async def refusal_of(work: Awaitable[object]) -> str:
    """Await a move that must be refused; return the refusal as `refusal` does."""
    (outcome,) = await asyncio.gather(work, return_exceptions=True)
    return refusal(outcome)


def refusal(outcome: object) -> str:
    """Return the kind of a reason of the rules, or the id of the bot's own sentence."""
    assert isinstance(outcome, Refused), outcome
    return outcome.reason.kind if outcome.reason is not None else outcome.sentence
