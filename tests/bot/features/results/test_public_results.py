"""Published results: their contents, and all false claims that an operator could sign."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, NoEncryption, PrivateFormat
from msgspec import structs

from bot.cli.results import _result_of, _sentence
from bot.features.results import public_results
from bot.features.results.federation import FileFault, Gathered, Revocation
from bot.features.results.public_results import PublicResult, ResultFault, chain_of, faults, player_name, publish
from bot.features.results.signing import (
    MAX_FILE_BYTES,
    NotSigned,
    SigningKey,
    canonical,
    decode,
    digest,
    encode,
    is_genuine,
    read_signed,
)
from bot.match.settings import CLOSING_MESSAGE, MIXING, SECLUDED
from bot.words import LOCALES, Catalogue
from storage import databases
from tests.bot.cli.operators import fill, match_id, people_of
from tests.bot.tabletop import USERS, Room, begin, choose_first

KEY = SigningKey.new()
OWN, HASHED, DERIVED, DUPLICATE, OTHERS = 0, 2, 1, 11, (6, 10)
"""Numbers of matches by the way they were dealt; the last ones have a left seat, and no ratings."""

LINES = ("chain", "notation", "line", "dealing")
SEATS = ("rated", "place", "points")


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with matches of every kind."""
    path = tmp_path_factory.mktemp("stored") / "provost.db"
    asyncio.run(fill(path, 0, (OWN, DERIVED, HASHED, 4, DUPLICATE, *OTHERS)))
    return path


@pytest.fixture(scope="module")
def result(stored: Path) -> PublicResult:
    """A result of a match with a closing message, whose hash was mixed in."""
    return result_of(stored, HASHED)


def result_of(path: Path, number: int) -> PublicResult:
    """Return the result of a stored match."""
    with databases.matches(path) as matches:
        saved = matches.load(match_id(number))
        users = [user for seat in saved.seats for user in (seat.user_id, seat.former) if user is not None]
        return publish(saved, matches.result(saved.match.id), matches.pseudonyms(users))


def with_chain(result: PublicResult, **changes: object) -> PublicResult:
    """Return the changed result with a chain that fits it."""
    changed = structs.replace(result, **changes)
    return structs.replace(changed, chain=chain_of(changed))


def fault_kinds(result: PublicResult) -> list[str]:
    """Return the kinds of all faults."""
    return [fault.kind for fault in faults(result)]


def first_draw(result: PublicResult) -> int:
    """Return the index of the first log entry that draws several things."""
    return next(number for number, line in enumerate(result.log) if line.startswith("chance") and len(line.split()) > 3)


def reverse_draw(result: PublicResult) -> PublicResult:
    """Reverse the first shuffle."""
    number = first_draw(result)
    seat, kind, *picks = result.log[number].split()
    log = (*result.log[:number], " ".join((seat, kind, *reversed(picks))), *result.log[number + 1 :])
    return with_chain(result, log=log)


def change_seat(result: PublicResult, seat: int, **changes: object) -> PublicResult:
    """Change the claims about a seat."""
    seats = [structs.replace(one, **changes) if number == seat else one for number, one in enumerate(result.seats)]
    return structs.replace(result, seats=tuple(seats))


def replace_lines(result: PublicResult, *more: str, keep: int | None = None) -> PublicResult:
    """Keep the first lines of the log and add others."""
    return with_chain(result, log=(*result.log[:keep], *more))


def test_a_match_of_a_duplicate_round_names_the_first_of_the_round(stored: Path) -> None:
    result = result_of(stored, DUPLICATE)
    assert (result.round_of, fault_kinds(result)) == (match_id(DUPLICATE - 1), [])
    assert fault_kinds(structs.replace(result, round_of=None)) == ["dealing"]
    assert fault_kinds(structs.replace(result, round_of=match_id(DUPLICATE))) == ["dealing"]


def test_nothing_of_a_duplicate_round_is_published_before_its_end(
    stored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with databases.matches(stored) as matches:
        saved = matches.load(match_id(DUPLICATE))
        row = structs.replace(saved.match, settings={**saved.match.settings, SECLUDED: "on"})
        assert _result_of(Catalogue().words("en"), matches, row.id, public=False) is not None
        monkeypatch.setattr(type(matches), "load", lambda matches, id: structs.replace(saved, match=row))
        assert _result_of(Catalogue().words("en"), matches, row.id, public=False) is None


LIES: dict[str, tuple[Callable[[PublicResult], PublicResult], list[str]]] = {
    "a line without its check": (lambda one: structs.replace(one, log=one.log[:-1]), ["chain", "ending"]),
    "a check without its line": (lambda one: structs.replace(one, chain=(*one.chain, "AAAAAAAA")), ["chain"]),
    "a check of another line": (lambda one: structs.replace(one, chain=one.chain[::-1]), ["chain"]),
    "no entry": (lambda one: replace_lines(one, "what", keep=3), ["notation"]),
    "a pick not on offer": (lambda one: replace_lines(one, "0 place w_nothing", keep=first_draw(one) + 1), ["line"]),
    "an undo of nothing": (lambda one: replace_lines(one, "0 undo 99999", keep=first_draw(one) + 1), ["line"]),
    "play after the end": (lambda one: replace_lines(one, "0 place pass"), ["line"]),
    "another shuffle": (reverse_draw, ["dealing"]),
    "another secret": (lambda one: structs.replace(one, secret=encode(bytes(32))), ["commitment"]),
    "bits left over": (lambda one: structs.replace(one, secret=one.secret[:-1] + "_"), ["commitment"]),
    "another commitment": (lambda one: with_chain(one, commitment=encode(bytes(32))), ["commitment"]),
    "another closing message": (lambda one: structs.replace(one, closing=encode(bytes(32))), ["dealing"]),
    "no closing message": (lambda one: structs.replace(one, closing=None), ["dealing"]),
    "another key of the draws": (lambda one: structs.replace(one, closing=None, draw_key=one.secret), ["dealing"]),
    "two ways of dealing": (lambda one: structs.replace(one, draw_key=one.secret), ["commitment", "dealing"]),
    "an unknown option": (lambda one: with_chain(one, options={"luck": "good"}), ["options"]),
    "too many seats": (lambda one: with_chain(one, seats=one.seats * 4), ["rated"] * 12 + ["options"]),
    "an unknown game": (lambda one: with_chain(one, game="chess"), ["newer"]),
    "newer rules": (lambda one: with_chain(one, rules=99), ["newer"]),
    "a match that goes on": (lambda one: replace_lines(one, keep=first_draw(one) + 1), ["ending"]),
    "an early end that was none": (lambda one: structs.replace(without_ratings(one), ending="early"), ["ending"]),
    "a concession that was none": (lambda one: structs.replace(one, ending="conceded"), ["ending"]),
    "another place": (lambda one: change_seat(one, 1, place=one.seats[1].place + 1), ["place"]),
    "other points": (lambda one: change_seat(one, 1, points=one.seats[1].points + 1), ["points"]),
    "a rated computer player": (lambda one: change_seat(one, 0, computer="master"), ["rated"]),
    "no rated player": (lambda one: change_seat(one, 0, player=None), ["rated"]),
    "one person in two seats": (lambda one: change_seat(one, 1, player=one.seats[0].player), ["rated", "rated"]),
}


def without_ratings(result: PublicResult) -> PublicResult:
    """Return the result without ratings."""
    return structs.replace(result, seats=tuple(structs.replace(seat, rated=False) for seat in result.seats))


@pytest.mark.parametrize("lie", LIES)
def test_a_signed_false_claim_is_detected(result: PublicResult, lie: str) -> None:
    tell, expected = LIES[lie]
    assert fault_kinds(result) == []
    found = [kind for kind in fault_kinds(tell(result)) if kind not in ("place", "points") or kind in expected]
    assert found[: len(expected)] == expected
    assert len(found) == len(expected) or found[-1] == "line", "what follows another draw may break the rules too"


def test_a_fault_names_its_line(result: PublicResult) -> None:
    assert next(faults(reverse_draw(result))).line == first_draw(result) + 1
    (fault,) = faults(replace_lines(result, "0 place w_nothing", keep=first_draw(result) + 1))
    assert (fault.line, fault.game, fault.reason is None) == (first_draw(result) + 2, result.game, False)


def test_a_log_that_breaks_the_replay_is_one_fault(result: PublicResult, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*given: object) -> None:
        raise LookupError

    monkeypatch.setattr(public_results, "replay_log", crash)
    assert fault_kinds(result) == ["broken"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_has_one_sentence(result: PublicResult, locale: str) -> None:
    words, every = (
        Catalogue().words(locale),
        {fault for tell, _ in LIES.values() for fault in fault_kinds(tell(result))},
    )
    for kind in (*every, "broken", "unreadable", "signature", "missing", "unlisted", "twice", "revocation"):
        said = _sentence(words, FileFault(Path("file.json"), ResultFault(kind, 4, 2)))
        assert "file.json" in said
        assert ("4" in said, "2" in said) == (kind in (*LINES, "revocation"), kind in SEATS)
    (fault,) = faults(replace_lines(result, "0 place w_nothing", keep=first_draw(result) + 1))
    assert len(_sentence(words, FileFault(Path("file.json"), fault))) > len(
        _sentence(words, FileFault(Path("file.json"), ResultFault("line", 4)))
    )


def test_a_result_states_how_it_was_dealt(stored: Path) -> None:
    own, derived, hashed = (result_of(stored, number) for number in (OWN, DERIVED, HASHED))
    with databases.matches(stored) as matches:
        rows = [matches.load(match_id(number)).match for number in (OWN, DERIVED, HASHED)]
    assert [CLOSING_MESSAGE in row.settings for row in rows] == [False, True, True]
    assert [MIXING in row.settings for row in rows] == [False, False, True]
    assert [(one.closing is None, one.draw_key is None) for one in (own, derived, hashed)] == [
        *((True, True), (True, False), (False, True))
    ]
    assert hashed.closing == encode(sha256(rows[2].settings[CLOSING_MESSAGE].encode()).digest())
    assert decode(derived.draw_key or "") != decode(derived.secret)
    assert decode(own.commitment).hex() == rows[0].commitment
    assert [fault_kinds(one) for one in (own, derived, hashed)] == [[], [], []]


def test_a_result_has_what_ratings_need(stored: Path) -> None:
    given_up, unrated_match, computer = result_of(stored, OTHERS[0]), result_of(stored, OTHERS[1]), result_of(stored, 4)
    first = given_up.seats[0]
    assert (first.computer, first.rated, first.player is None) == ("apprentice", False, False)
    assert [seat.rated for seat in given_up.seats][1:] == [True] * (len(given_up.seats) - 1)
    assert not any(seat.rated for seat in unrated_match.seats)
    assert (computer.seats[-1].computer, computer.seats[-1].rated) == ("journeyman", False)
    assert [fault_kinds(one) for one in (given_up, unrated_match, computer)] == [[], [], []]


def test_players_have_the_same_name_whether_a_match_counts_or_not(stored: Path) -> None:
    with databases.matches(stored) as matches:
        known = {player_name(name) for name in matches.pseudonyms(one.id for one in people_of(0)).values()}
    players = {seat.player for number in (OWN, *OTHERS) for seat in result_of(stored, number).seats} - {None}
    assert players <= known
    assert len(players) > 2


async def publish_match(room: Room, match_id: str) -> PublicResult:
    """Return the result of a match of the room."""
    with databases.matches(room.path) as matches:
        saved = matches.load(match_id)
        return publish(saved, matches.result(match_id), matches.pseudonyms(USERS))


async def test_a_conceded_match_is_published_without_faults(room: Room) -> None:
    match_id = await begin(room.tables)
    for _ in range(2):
        await choose_first(room.tables, match_id)
    await room.tables.conceding.concede(match_id, USERS[0])
    result = await publish_match(room, match_id)
    assert (result.ending, [(seat.place, seat.rated) for seat in result.seats]) == (
        "conceded",
        [(2, True), (1, True)],
    )
    assert fault_kinds(result) == []
    assert fault_kinds(change_seat(result, 1, place=2)) == ["place"]
    assert fault_kinds(structs.replace(result, ending="own_end")) == [
        "ending",
        *["place"] * count_changed_places(result),
    ]


def count_changed_places(result: PublicResult) -> int:
    """Count the seats with another place by points than by the concession."""
    points = [seat.points for seat in result.seats]
    by_points = [1 + sum(other > own for other in points) for own in points]
    return sum(seat.place != place for seat, place in zip(result.seats, by_points, strict=True))


async def test_a_match_that_ended_early_is_published_without_ratings(room: Room) -> None:
    match_id = await begin(room.tables, 1, 1)
    await choose_first(room.tables, match_id)
    await room.tables.resign(match_id, USERS[0])
    result = await publish_match(room, match_id)
    assert (result.ending, any(seat.rated for seat in result.seats)) == ("early", False)
    assert fault_kinds(result) == []
    assert fault_kinds(change_seat(result, 0, player=player_name("a"), computer=None, rated=True)) == ["rated"]


@pytest.mark.parametrize(
    "value",
    [
        b"",
        b"[]",
        b"\xff",
        b"[" * 100_000,
        b'{"body":{},"key":"","signature":""}',
    ],
)
def test_unsigned_files_are_not_read(value: bytes) -> None:
    with pytest.raises(NotSigned):
        read_signed(value, PublicResult)


def test_a_file_has_exactly_one_form(result: PublicResult) -> None:
    signed = KEY.sign(result)
    data = canonical(signed)
    assert read_signed(data, PublicResult) == signed
    text, spoilt = data.decode(), []
    spoilt.append(text + "\n")
    spoilt.append(text.replace(",", ", ", 1))
    spoilt.append(text.replace('"rules":', '"rules":9,"rules":', 1))
    spoilt.append(text.replace('"body":{', '"body":{"extra":1,', 1))
    spoilt.append(text.replace(f'"ended_at":{result.ended_at}', f'"ended_at":{result.ended_at}.0'))
    spoilt.append(text.replace(f'"ended_at":{result.ended_at}', f'"ended_at":{2**53}'))
    spoilt.append(text.replace("provost-result 1", "provost-result 2"))
    spoilt.append(text.replace(f'"match":"{result.match}"', '"match":"../../index"'))
    spoilt.append(json.dumps(json.loads(text)))
    for other in spoilt:
        assert other != text
        with pytest.raises(NotSigned):
            read_signed(other.encode(), PublicResult)


def test_a_signature_is_for_one_key_one_kind_and_one_content(result: PublicResult) -> None:
    signed = KEY.sign(result)
    assert is_genuine(signed)
    assert not is_genuine(structs.replace(signed, body=without_ratings(result)))
    assert not is_genuine(structs.replace(signed, key=SigningKey.new().public))
    assert not is_genuine(structs.replace(signed, key=encode(b"\xff" * 32)))
    assert not is_genuine(structs.replace(signed, key="A" * 42 + "_"))
    assert not is_genuine(structs.replace(signed, signature=signed.signature[:-1] + "_"))
    with pytest.raises(NotSigned):
        read_signed(canonical(signed), Revocation)


def test_the_hash_is_over_the_canonical_form(result: PublicResult) -> None:
    body = json.loads(canonical(result))
    written = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert digest(result) == encode(sha256(written).digest())
    assert (
        canonical({"é": '\u2028\x1f"\\/', "a": [1, None, True]})
        == '{"a":[1,null,true],"é":"\u2028\\u001f\\"\\\\/"}'.encode()
    )


def test_only_an_ed25519_key_without_a_password_signs() -> None:
    assert SigningKey.read(KEY.pem()).public == KEY.public
    other = X25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    locked = KEY._key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"word"))
    for pem in (b"", b"key", other, locked):
        with pytest.raises(ValueError, match=r".*"):
            SigningKey.read(pem)


def test_a_file_without_end_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    with path.open("wb") as file:
        file.truncate(MAX_FILE_BYTES * 100)
    assert [one.fault.kind for one in Gathered([path]).faults] == ["unreadable"]


def test_a_changed_line_is_located(result: PublicResult, tmp_path: Path) -> None:
    path, number = tmp_path / "result.json", first_draw(result)
    log = (*result.log[:number], result.log[number] + "x", *result.log[number + 1 :])
    path.write_bytes(canonical(structs.replace(KEY.sign(result), body=structs.replace(result, log=log))))
    found = [(one.fault.kind, one.fault.line) for one in Gathered([path]).faults]
    assert found == [("signature", 0), ("chain", number + 1)]
