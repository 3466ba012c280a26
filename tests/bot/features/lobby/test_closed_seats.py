"""The message that the seats are closed: its id goes into the shuffles, and all can verify them."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from bot.cards import custom_ids
from bot.features.lobby import message as closing
from bot.features.lobby import starting
from bot.features.lobby.starting import Starting
from bot.interaction.translator import CATALOGUE
from bot.match.new_match import LobbyTerms
from bot.match.service import Matches
from bot.match.settings import CLOSING_MESSAGE, MIXING
from bot.words import LOCALES
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.notation import Record, write_record
from engine.core.proof import prove
from engine.core.seal import HASHED, SECRET_BYTES
from engine.core.types import CHANCE, Action
from engine.minds.choosing import at_random
from storage.matches import MatchRow, SeatRow
from tests.bot.lobbies import lobby_of
from tests.bot.playing import Match, begin, message, private_text, sentence
from tests.bot.tabletop import NAMES, USERS, Room, open_question
from tests.bot.tabletop import begin as start
from tests.simulated import World, controls, texts

SCRIPT = Path(__file__).parents[4] / "docs" / "verify_shuffles.py"
MESSAGE = 1_400_000_000_000_000_000


def closings(world: World) -> list[str]:
    """Return the messages of the channel that announce closed seats."""
    said = sentence("seats-closed", players="Ada, Bruno", commitment="…").partition("`")[0]
    return [texts(one) for one in world.channel.history() if said in texts(one)]


def run_script(record: Record, folder: Path) -> tuple[int, str, str]:
    """Run the verification script on a record; return its status, output and errors."""
    file = folder / "record.txt"
    file.write_text(write_record(record), encoding="utf-8")
    done = subprocess.run([sys.executable, "-I", SCRIPT, file], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def without_mixing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that an older program began, which used the id of the message itself."""
    new = starting._settings

    def old_settings(row: MatchRow, seats: Sequence[SeatRow], closed: int | None) -> dict[str, str]:
        return {name: value for name, value in new(row, seats, closed).items() if name != MIXING}

    monkeypatch.setattr(starting, "_settings", old_settings)


async def play_and_cancel(tables: Matches, game: str, closed: int | None = MESSAGE) -> tuple[str, Record]:
    """Cancel a match after some moves, closed by a message; return its id and record."""

    async def close(row: MatchRow, seats: object) -> int | None:
        return closed

    lobby_of(tables).starting.close_seats = close
    match_id = await start(tables, 2, channel=len(game), game=game)
    chooser = Random(1)
    for number in range(10):
        user, name, ask = await open_question(tables, match_id)
        await tables.choose(match_id, user, name, at_random(ask, chooser), f"{match_id}{number}")
    await tables.cancellation.moderate(match_id, "Zoe")
    return match_id, await tables.record(match_id)


async def test_the_seal_is_posted_before_the_match_starts(world: World) -> None:
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    (opened,) = world.channel.history()
    match_id = next(id for id in controls(opened) if id.startswith("l|")).split("|")[2]
    sealed = private_text(await ada.slash(world.channel, "game verify"))
    for person, verb in ((world.people["Bruno"], "join"), (ada, "start")):
        await person.click(
            message(world.channel, opened.id), custom_id=custom_ids.make(custom_ids.LOBBY, verb, match_id)
        )
    row = await Match(world, match_id, world.channel).bot.store.match(match_id)
    assert row is not None
    started, started_in = texts(message(world.channel, opened.id)), [*world.channel.threads, world.channel][0]
    assert sentence("lobby-sealed") in started
    assert row.commitment[:8] not in texts(opened) + started, "the lobby itself is about the game"
    assert sealed == sentence("verify-running", commitment=row.commitment)
    assert private_text(await ada.slash(started_in, "game verify")) == sealed, "also while the game is played"
    (text,) = closings(world)
    assert row.commitment in text
    assert any(str(one.id) == row.settings[CLOSING_MESSAGE] for one in world.channel.history())


async def test_a_lobby_keeps_its_secret_until_the_match_starts(room: Room, tables: Matches) -> None:
    opened = await lobby_of(tables).lobbies.open(1, 5, USERS[0], NAMES[0], LobbyTerms("caylus", 2))
    await lobby_of(tables).lobbies.join(opened.id, USERS[1], NAMES[1])
    table = await lobby_of(tables).starting.start(opened.id, USERS[0])
    assert opened.seed is not None
    assert len(opened.commitment) == 64
    assert (table.row.seed, table.row.commitment) == (opened.seed, opened.commitment)


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_is_proven_only_with_the_message(tables: Matches, game: str, tmp_path: Path) -> None:
    match_id, record = await play_and_cancel(tables, game)
    assert (record.match, record.closed, record.mixing) == (match_id, str(MESSAGE), HASHED)
    assert prove(GAMES[game], record).first_mismatch is None
    assert run_script(record, tmp_path)[0] == 0
    draws = [one for one in record.entries if isinstance(one, Action) and one.seat == CHANCE]
    if draws:
        for moved in (structs.replace(record, closed=str(MESSAGE + 1)), structs.replace(record, mixing="")):
            assert prove(GAMES[game], moved).first_mismatch is not None
            assert run_script(moved, tmp_path)[0] == 1


async def test_the_script_names_the_time_of_the_message(tables: Matches, tmp_path: Path) -> None:
    _, record = await play_and_cancel(tables, "caylus")
    status, out, error = run_script(record, tmp_path)
    assert (status, error) == (0, "")
    assert f"{MESSAGE} that closed the seats was posted at 2025-07-30" in out


async def test_the_script_finds_changes(tables: Matches, tmp_path: Path) -> None:
    _, record = await play_and_cancel(tables, "catan_cards")
    other = bytes(SECRET_BYTES)
    for changed in (
        structs.replace(record, secret=other.hex()),
        structs.replace(record, secret=other.hex(), commitment=Dealer(other).commitment),
        structs.replace(record, secret=""),
        structs.replace(record, offers=()),
        structs.replace(record, offers=tuple((step, keys[:1]) for step, keys in record.offers)),
    ):
        status, _, error = run_script(changed, tmp_path)
        assert (status, len(error.splitlines())) == (1, 1), error


def test_the_script_is_short_and_imports_only_the_standard_library() -> None:
    lines = SCRIPT.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 75
    roots = {line.split()[1].split(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert roots <= set(sys.stdlib_module_names)


@pytest.mark.usefixtures("without_mixing")
async def test_a_match_that_began_with_the_id_itself_keeps_it(tables: Matches, room: Room, tmp_path: Path) -> None:
    match_id, record = await play_and_cancel(tables, "catan_cards")
    row = await tables.find(match_id)
    assert row is not None
    assert (row.settings[CLOSING_MESSAGE], MIXING in row.settings) == (str(MESSAGE), False)
    assert record.mixed == f"{match_id} {MESSAGE}"
    assert prove(GAMES["catan_cards"], record).first_mismatch is None
    assert run_script(record, tmp_path)[0] == 0
    await room.restart()
    assert await room.tables.record(match_id) == record


async def test_a_match_without_a_message_keeps_its_key(tables: Matches, room: Room, tmp_path: Path) -> None:
    match_id, record = await play_and_cancel(tables, "caylus", closed=None)
    row = await tables.find(match_id)
    assert row is not None
    assert CLOSING_MESSAGE not in row.settings
    assert (record.match, record.closed) == ("", "")
    assert prove(GAMES["caylus"], record).first_mismatch is None
    assert run_script(record, tmp_path)[0] == 0
    await room.restart()
    assert await room.tables.record(match_id) == record


async def test_a_match_begins_although_the_message_cannot_be_posted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*given: object, **named: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as down:
        down.setattr(closing, "said", lambda content: None)
        down.setattr("discord.PartialMessageable.send", refused)
        match = await begin(world, 2)
    assert CLOSING_MESSAGE not in (await match.table()).row.settings


async def test_a_retry_after_a_crash_has_the_same_nonce(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    nonces: list[str] = []

    async def crash(place: object, **given: str) -> None:
        nonces.append(given["nonce"])
        raise ConnectionError

    monkeypatch.setattr("discord.PartialMessageable.send", crash)
    table, close = await match.table(), match.bot.services[Starting].close_seats
    assert [await close(table.row, table.seats) for _ in range(2)] == [None, None]
    other = structs.replace(table.row, commitment="other")
    await close(other, table.seats)
    assert nonces[0] == nonces[1] != nonces[2]


@pytest.mark.parametrize("locale", LOCALES)
async def test_verification_names_the_message_that_closed_the_seats(match: Match, locale: str) -> None:
    ada = match.world.people["Ada"]
    match.world.languages[ada.id] = locale
    row = (await match.table()).row
    await match.bot.store.set_status(row.id, row.version, "ended")
    match.bot.services.matches.cache.forget(row.id)
    assert match.world.channel.guild is not None
    where = f"https://discord.com/channels/{match.world.channel.guild.id}/{match.world.channel.id}/{row.settings[CLOSING_MESSAGE]}"
    answer = private_text(await ada.slash(match.place, "game verify"))
    assert CATALOGUE.words(locale)("verify-closed", where=where) in answer
