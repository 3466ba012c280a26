"""The results that an operator publishes: everything that proves one match, and no name or id of Discord.

`publish` makes one from a stored match. `faults` replays one and checks every claim in it. docs/results.md describes
the format for other readers.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, structs

from bot.features.results.signing import MAX_INTEGER, Body, Hash, Whole, canonical, decode, encode
from bot.match.match import SeatedMatch
from bot.match.settings import CLOSING_MESSAGE, DUPLICATE_OF, MIXING
from bot.match.stored import mixed_into
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.flow import Position
from engine.core.game import Game
from engine.core.log import Entry, replay_log
from engine.core.notation import Unreadable, read_entry, write_entry
from engine.core.proof import is_dealt_by
from engine.core.seal import draw_key, is_sealed
from engine.core.setup import Setup
from engine.core.types import Illegal, Outcome, Reason
from storage.match_results import KeptPlaceRow, KeptResultRow
from storage.matches import SavedMatch

CHECK_LENGTH: Final = 8  # characters of a link of the chain that are published with a line
PLAYER_LENGTH: Final = 22  # characters of a player's pseudonym
MAX_LINES: Final = 50_000  # lines of the longest log that is read; the longest games have a few thousand
MatchId = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9]{1,64}\Z")]
Name = Annotated[str, Meta(pattern=r"\A[a-z0-9_]{1,32}\Z")]
Pseudonym = Annotated[str, Meta(pattern=rf"\A[A-Za-z0-9_-]{{{PLAYER_LENGTH}}}\Z")]


class PublicSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: the pseudonym of its first player, the level of the computer player that ended in it, and the result.

    `rated` seats count for ratings: the player played them to the end.
    """

    player: Pseudonym | None
    computer: Name | None
    rated: bool
    place: Annotated[int, Meta(ge=1, le=99)]
    points: Whole


class PublicResult(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The result of an ended match. `chain` has a check of each line of the `log`, over everything up to it.

    `ending` is `own_end` by the rules, `conceded`, or `early` when no player was left. `closing` is the hash of the id
    of the message that closed the seats, if it is mixed into the chance. `draw_key` is the key of all draws in a match
    that has the id itself mixed in. `round_of` is the first match of a duplicate round, whose draws go by occasion.
    """

    format: Literal["provost-result 1"] = "provost-result 1"
    match: MatchId
    game: Name
    rules: Annotated[int, Meta(ge=1, le=9999)]
    options: dict[Name, Annotated[str, Meta(max_length=20_000)]]
    ended_at: Annotated[int, Meta(ge=0, le=MAX_INTEGER)]
    ending: Literal["own_end", "conceded", "early"]
    seats: tuple[PublicSeat, ...]
    commitment: Hash
    secret: Hash
    closing: Hash | None
    draw_key: Hash | None
    round_of: MatchId | None = None
    log: Annotated[tuple[str, ...], Meta(max_length=MAX_LINES)]
    chain: tuple[str, ...]


class ResultFault(Struct, frozen=True):
    """A claim of a result that is not true, named `kind`: at a `line` of its log or at a `seat`, both from 1.

    `reason` says why the rules of `game` refuse a line or the options.
    """

    kind: str
    line: int = 0
    seat: int = 0
    reason: Reason | None = None
    game: str = ""


def player_name(pseudonym: str) -> str:
    """Return the public pseudonym of a player, from which the stored one cannot be found."""
    return encode(hashlib.sha256(f"provost-player {pseudonym}".encode()).digest())[:PLAYER_LENGTH]


def chain_of(result: PublicResult) -> tuple[str, ...]:
    """Return the check of each line: the start of a SHA-256 over the one before and the line."""
    beginning = {
        "commitment": result.commitment,
        "game": result.game,
        "match": result.match,
        "options": result.options,
        "rules": result.rules,
        "seats": len(result.seats),
    }
    link, checks = hashlib.sha256(canonical(beginning)).digest(), []
    for line in result.log:
        link = hashlib.sha256(link + line.encode()).digest()
        checks.append(encode(link)[:CHECK_LENGTH])
    return tuple(checks)


def publish(saved: SavedMatch, kept: KeptResultRow | None, pseudonyms: Mapping[int, str]) -> PublicResult:
    """Return the result of an ended match.

    `kept` are its places for ratings, or None if it does not count; `pseudonyms` are the stored ones by user. Raises
    what reading the match raises.
    """
    match, row = SeatedMatch(saved), saved.match
    outcome = match.game.result(match.core.position.state)
    conceder = match.conceder
    ranks = outcome.ranks if conceder is None else tuple(2 if seat.seat == conceder else 1 for seat in match.seats)
    places = _places(saved, ranks, pseudonyms) if kept is None else kept.places
    closing, secret = row.settings.get(CLOSING_MESSAGE, ""), row.seed or b""
    is_hashed = bool(closing) and MIXING in row.settings
    result = PublicResult(
        match=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        ended_at=kept.ended_at if kept else saved.lines[-1].at if saved.lines else row.created_at,
        ending="own_end" if not match.core.decisions else "early" if conceder is None else "conceded",
        seats=tuple(
            PublicSeat(None if one.person is None else player_name(one.person), seat.computer, one.rated, place, points)
            for one, seat, place, points in zip(places, match.seats, ranks, outcome.scores, strict=True)
        ),
        commitment=encode(bytes.fromhex(row.commitment)),
        secret=encode(secret),
        closing=encode(hashlib.sha256(closing.encode()).digest()) if is_hashed else None,
        draw_key=encode(draw_key(secret, mixed_into(row))) if closing and not is_hashed else None,
        round_of=row.settings.get(DUPLICATE_OF),
        log=tuple(map(write_entry, match.core.log)),
        chain=(),
    )
    return structs.replace(result, chain=chain_of(result))


def _places(saved: SavedMatch, ranks: Sequence[int], pseudonyms: Mapping[int, str]) -> tuple[KeptPlaceRow, ...]:
    """Return the places of a match that does not count for ratings."""
    users = (seat.former or seat.user_id for seat in saved.seats)
    return tuple(
        KeptPlaceRow(None if user is None else pseudonyms.get(user), place, rated=False)
        for user, place in zip(users, ranks, strict=True)
    )


def fault_of_chain(result: PublicResult) -> ResultFault | None:
    """Return the first line of a result's log that the chain does not fit, or None if it fits everywhere."""
    pairs = zip_longest(result.chain, chain_of(result))
    wrong = (ResultFault("chain", line) for line, (check, right) in enumerate(pairs, start=1) if check != right)
    return next(wrong, None)


def faults(result: PublicResult) -> Iterator[ResultFault]:
    """Yield everything that is wrong with a result, by replaying it. Its signature is not looked at."""
    if (fault := fault_of_chain(result)) is not None:
        yield fault
    yield from _faults_of_seats(result)
    dealer = _dealer(result)
    if dealer is None:
        yield ResultFault("commitment")
    try:
        yield from _faults_of_play(result, dealer)
    except _FaultFound as found:
        yield found.fault
    except Exception:  # noqa: BLE001 - a log that was made up may break any rule
        yield ResultFault("broken")


class _FaultFound(Exception):
    """A fault after which the match cannot be replayed."""

    def __init__(self, fault: ResultFault) -> None:
        super().__init__(fault.kind)
        self.fault = fault


def _dealer(result: PublicResult) -> Dealer | None:
    """Return the dealer of a result, or None if its secret is not the committed one."""
    try:
        secret, committed = decode(result.secret), decode(result.commitment).hex()
        if not is_sealed(secret, committed):
            return None
        by_occasion = result.round_of is not None
        if result.draw_key is not None:
            return Dealer(decode(result.draw_key), by_occasion=by_occasion)
        first = result.round_of or result.match
        mixed_in = "" if result.closing is None else f"{first} {decode(result.closing).hex()}"
        return Dealer(secret, mixed_in, by_occasion=by_occasion)
    except ValueError:
        return None


def _faults_of_seats(result: PublicResult) -> Iterator[ResultFault]:
    """Yield the seats whose claims contradict each other."""
    rated = [seat.player for seat in result.seats if seat.rated]
    for number, seat in enumerate(result.seats, start=1):
        is_own = seat.player is not None and seat.computer is None and result.ending != "early"
        if seat.rated and (not is_own or rated.count(seat.player) > 1):
            yield ResultFault("rated", seat=number)
    if result.closing is not None and result.draw_key is not None:
        yield ResultFault("commitment")


def _faults_of_play(result: PublicResult, dealer: Dealer | None) -> Iterator[ResultFault]:
    """Replay the log, deal its chance again, and compare the end. Raises `_FaultFound`."""
    game = GAMES.get(result.game)
    if game is None or result.rules > game.rules:
        raise _FaultFound(ResultFault("newer"))
    try:
        setup = game.check_setup(Setup(result.game, len(result.seats), result.rules, result.options))
    except Illegal as illegal:
        raise _FaultFound(ResultFault("options", reason=illegal.reason, game=game.name)) from None
    position, line = game.start(setup), 0
    try:
        for replayed in replay_log(game, setup, _entries(result)):
            position, line = replayed.position, line + 1
            if dealer is not None and not is_dealt_by(dealer, line - 1, replayed):
                yield ResultFault("dealing", line)
                dealer = None  # the draws after it depend on it
    except Illegal as illegal:
        raise _FaultFound(ResultFault("line", line + 1, reason=illegal.reason, game=game.name)) from None
    yield from _faults_of_end(result, game, position)


def _entries(result: PublicResult) -> Iterator[Entry]:
    for number, line in enumerate(result.log, start=1):
        try:
            yield read_entry(line)
        except Unreadable:
            raise _FaultFound(ResultFault("notation", number)) from None


def _faults_of_end(result: PublicResult, game: Game[Any, Any], position: Position[Any, Any]) -> Iterator[ResultFault]:
    """Compare the ending, the places and the points with those of the last position."""
    outcome = game.result(position.state)
    is_over = game.outcome(position) is not None
    is_duel = len(result.seats) == 2
    if is_over != (result.ending == "own_end") or (result.ending == "conceded" and not is_duel):
        yield ResultFault("ending")
    places = _ranks(result, outcome)
    for number, seat in enumerate(result.seats):
        if seat.place != places[number]:
            yield ResultFault("place", seat=number + 1)
        if seat.points != outcome.scores[number]:
            yield ResultFault("points", seat=number + 1)


def _ranks(result: PublicResult, outcome: Outcome) -> Sequence[int]:
    """Return the places that a result must have; a match of two that one conceded has a first and a second."""
    claimed = [seat.place for seat in result.seats]
    if result.ending != "conceded" or len(claimed) != 2:
        return outcome.ranks
    return claimed if sorted(claimed) == [1, 2] else [1, 2]
