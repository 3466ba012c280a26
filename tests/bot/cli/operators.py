"""Three operators with results: databases of quick matches of all games and kinds of dealing."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from bot.features.results.signing import SigningKey
from bot.match.outbox import kind_of, picks_of
from bot.match.selfplay import play_out
from bot.match.settings import CLOSING_MESSAGE, DUPLICATE_OF, MIXING, PUBLIC
from engine import GAMES
from engine.core.dealer import HASHED, SECRET_BYTES, Dealer, mixed_text
from engine.core.setup import Setup
from engine.core.types import Action, Decision, Outcome
from engine.minds.choosing import POLICIES
from storage import SqliteStore
from storage.clocks import ClockChange
from storage.log import LogRow
from storage.match_results import PlaceRow, ResultRow
from storage.matches import Beginning, MatchRow, Move, SeatRow

OPERATORS: Final = 3
PEOPLE: Final = 12
ENDED: Final = 1_800_000_000
TABLES: Final = (("magna_carta", 2), ("catan_cards", 2), ("magna_carta", 3), ("caylus", 2), ("magna_carta", 4))
LETTERS: Final = "abcdefgh"


class Operator(NamedTuple):
    """Operator with a database, a private key and a folder."""

    db: Path
    key: Path
    folder: Path


class Person(NamedTuple):
    """Discord account of a player."""

    id: int
    name: str


def people_of(operator: int) -> tuple[Person, ...]:
    """Return the players of an operator; their names occur nowhere else."""
    first = 10**17 * (operator + 4) + 12_345_678
    return tuple(Person(first + number, f"Quillöw-{operator}-{number}") for number in range(PEOPLE))


def operators(root: Path, results: int) -> tuple[Operator, ...]:
    """Make three operators with that many results in all, none of them exported."""
    made = []
    for number in range(OPERATORS):
        own = Operator(root / f"{number}.db", root / f"{number}.key", root / f"{number}")
        own.key.write_bytes(SigningKey.new().pem())
        own.key.chmod(0o600)
        asyncio.run(fill(own.db, number, range(number, results, OPERATORS)))
        made.append(own)
    return tuple(made)


async def fill(path: Path, operator: int, numbers: Sequence[int]) -> None:
    """Store the matches with these numbers in a database, new or old."""
    store = await SqliteStore.open(path)
    try:
        for number in numbers:
            await _store(store, number, people_of(operator))
    finally:
        await store.close()


def match_id(number: int) -> str:
    """Return the id of a match."""
    return "m" + "".join(LETTERS[number >> shift & 7] for shift in range(0, 21, 3))


async def _store(store: SqliteStore, number: int, people: Sequence[Person]) -> None:
    """Play a match and store it as ended.

    Every fourth has no closing message, every fourth is of an older program, and every sixteenth of a duplicate
    round.
    """
    name, seats = TABLES[number % len(TABLES)]
    id, chooser = match_id(number), random.Random(number)
    closing = "" if number % 4 == 0 else str(10**18 + number * 7919)
    settings = {CLOSING_MESSAGE: closing} if closing else {}
    settings |= {MIXING: HASHED} if number % 4 > 1 else {}
    settings |= {DUPLICATE_OF: match_id(number - 1)} if number % 16 == 11 else {}
    settings |= {PUBLIC: "yes"} if number % 3 == 0 else {}
    setup = GAMES[name].setup(seats)
    secret = blake2b(f"operators {number}".encode(), digest_size=SECRET_BYTES).digest()
    first = settings.get(DUPLICATE_OF, id)
    dealer = Dealer(secret, mixed_text(first, closing, settings.get(MIXING, "")), by_occasion=first != id)
    log, outcome = play(setup, dealer, chooser)
    seated = chooser.sample(people, seats)
    rows = tuple(_seat_players(number, seated))
    row = MatchRow(
        *(
            id,
            10**18 + 500 + number,
            10**18 + 77,
            name,
            setup.rules,
            GAMES[name].schema,
            seats,
            setup.options,
            settings,
        ),
        *(secret, dealer.commitment, "lobby", ENDED - 1000, seated[0].id),
    )
    lines = tuple(
        LogRow(
            seq, one.seat, kind_of(one), picks_of(one), seated[0].id, False, ENDED + number, f"{10**18 + seq}-{number}"
        )
        for seq, one in enumerate(log)
    )
    await store.create_match(row)
    result = (
        None if number % 11 == 10 else ResultRow(row.guild_id, name, ENDED + number, _places(rows, seated, outcome))
    )
    move = Move(lines, status="ended", clock=ClockChange(result=result))
    await store.begin(id, 0, Beginning(rows, secret, dealer.commitment), move)


def play(setup: Setup, dealer: Dealer, chooser: random.Random) -> tuple[list[Action], Outcome]:
    """Play a game of builders to its end."""
    game = GAMES[setup.game]
    working = game.resume(game.begin(setup))

    def answer(decision: Decision) -> tuple[str, ...]:
        look = partial(game.view, working.position, decision.ask.seat, working.decisions)
        return POLICIES["builder"](game, decision, look, chooser)

    log = [*play_out(working, dealer, answer)]
    outcome = game.outcome(working.position)
    assert outcome is not None
    return log, outcome


def _seat_players(number: int, seated: Sequence[Person]) -> Iterator[SeatRow]:
    """Seat the players; every fifth match has a computer player, and in every seventh the first seat is given up."""
    for seat, person in enumerate(seated):
        if number % 5 == 4 and seat == len(seated) - 1:
            yield SeatRow(seat, None, "Computer 1", "journeyman")
        elif number % 7 == 6 and seat == 0:
            yield SeatRow(seat, None, person.name, "apprentice", person.id, 3)
        else:
            yield SeatRow(seat, person.id, person.name)


def _places(rows: Sequence[SeatRow], seated: Sequence[Person], outcome: Outcome) -> tuple[PlaceRow[int], ...]:
    return tuple(
        PlaceRow(row.user_id or row.former, place, rated=row.computer is None)
        for row, place in zip(rows, outcome.ranks, strict=True)
    )
