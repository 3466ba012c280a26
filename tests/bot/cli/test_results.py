"""Command `provost results`: three operators publish, anyone verifies, and two readers make the same ladder.

For the whole length: `PROVOST_RESULTS=1000 pytest tests/bot/cli/test_results.py`.
"""

import asyncio
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from bot.cli.main import main
from bot.cli.results import KEY_FILE
from bot.features.results.federation import INDEX_FILE, Gathered, ResultIndex, Revocation
from bot.features.results.ladder import ladder_of
from bot.features.results.public_results import PublicResult, ResultFault, faults, player_name
from bot.features.results.signing import SigningKey, canonical, read_signed
from bot.match.settings import PUBLIC
from storage import SqliteStore, databases
from tests.bot.cli.conftest import Provost
from tests.bot.cli.operators import OPERATORS, Operator, fill, match_id, operators, people_of
from tests.project.repository import ROOT

RESULTS = int(os.environ.get("PROVOST_RESULTS", "24"))
"""Matches of the three operators together."""

FLIPS_IN_JAVASCRIPT = 6
LADDER = ROOT / "docs" / "results" / "ladder.mjs"
MAX_LINES = 200
TOLERANCE = 1e-9

FAULTS: dict[bytes, tuple[ResultFault, ...]] = {}
"""Faults of results that were already replayed, by the bytes of the result."""

NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="no node")


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> tuple[Operator, ...]:
    """Three operators who have exported everything, for reading."""
    made = operators(tmp_path_factory.mktemp("operators"), RESULTS)
    for one in made:
        assert main(["results", "export", "--db", str(one.db), "--key", str(one.key), "--out", str(one.folder)]) == 0
    return made


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Operator:
    """Operator with eight exported matches, to be copied."""
    root = tmp_path_factory.mktemp("stocked")
    own = Operator(root / "provost.db", root / KEY_FILE, root / "public")
    asyncio.run(fill(own.db, 0, range(8)))
    own.key.write_bytes(SigningKey.new().pem())
    own.key.chmod(0o600)
    assert main(["results", "export", "--db", str(own.db), "--key", str(own.key), "--out", str(own.folder)]) == 0
    return own


@pytest.fixture
def operator(stocked: Operator, tmp_path: Path) -> Operator:
    """Operator with eight matches, none of them exported."""
    own = Operator(tmp_path / "provost.db", tmp_path / KEY_FILE, tmp_path / "public")
    shutil.copy(stocked.db, own.db)
    shutil.copy(stocked.key, own.key)
    return own


@pytest.fixture
def exporter(stocked: Operator, operator: Operator) -> Operator:
    """Operator with eight matches, all of them exported."""
    shutil.copytree(stocked.folder, operator.folder)
    return operator


@pytest.fixture(autouse=True)
def replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache that replays each result once: most tests verify the same ones, and equal results have equal faults."""

    def remembered(result: PublicResult) -> Iterator[ResultFault]:
        key = canonical(result)
        if key not in FAULTS:
            FAULTS[key] = tuple(faults(result))
        yield from FAULTS[key]

    for module in ("bot.cli.results", "bot.features.results.federation"):
        monkeypatch.setattr(f"{module}.faults", remembered)


def export(provost: Provost, own: Operator, *more: str) -> str:
    """Export the new matches without an error."""
    said = provost("results export", "--db", own.db, "--key", own.key, "--out", own.folder, *more)
    assert said.status == 0, said.error
    return said.out


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def files(published: Sequence[Operator]) -> list[Path]:
    """Return every file that the operators publish."""
    return [path for one in published for path in sorted(one.folder.rglob("*.json"))]


def javascript(*folders: Path) -> tuple[int, str, str]:
    """Run the reader that needs no Provost."""
    assert NODE is not None
    done = subprocess.run([NODE, LADDER, *folders], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def flip_bit(data: bytes, chooser: random.Random) -> bytes:
    """Flip one random bit."""
    bit = chooser.randrange(8 * len(data))
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def largest_difference(ours: dict[str, object], other: dict[str, object]) -> float:
    """Return the largest difference between two ladders, which must list the same people in the same order."""
    worst = 0.0
    assert ours["results"] == other["results"]
    for one, two in zip(ours["ladders"], other["ladders"], strict=True):  # type: ignore[call-overload]
        assert (one["game"], one["seats"]) == (two["game"], two["seats"])
        for left, right in zip(one["players"], two["players"], strict=True):
            assert [left[key] for key in ("operator", "player", "games")] == [
                right[key] for key in ("operator", "player", "games")
            ]
            worst = max(worst, *(abs(left[key] - right[key]) for key in ("mu", "sigma")))
    return worst


def test_results_of_three_operators_are_sound(published: tuple[Operator, ...], provost: Provost) -> None:
    said = provost("results verify", *(one.folder for one in published))
    assert (said.status, said.error) == (0, "")
    lines = said.out.splitlines()
    counts = [int(line.partition(": ")[2].split()[0].replace(",", "")) for line in lines[:OPERATORS]]
    assert sum(counts) == RESULTS
    assert [line.partition(":")[0].split(",")[0] for line in lines[OPERATORS:]] == [
        "Chance from the seed and the message that closed the seating",
        "Chance from a derived key",
        "Chance from the seed alone",
    ]
    assert "but not how the key was derived" in said.out


@needs_node
def test_a_reader_without_provost_makes_the_same_ladder(published: tuple[Operator, ...], provost: Provost) -> None:
    folders = [one.folder for one in published]
    ours = json.loads(provost("results merge --json", *folders).out)
    status, out, error = javascript(*folders)
    assert (status, error) == (0, "")
    assert largest_difference(ours, json.loads(out)) < TOLERANCE
    assert {ladder["game"] for ladder in ours["ladders"]} == {"caylus", "catan_cards", "magna_carta"}
    assert ours["results"] == RESULTS


def test_the_order_of_the_files_changes_nothing(published: tuple[Operator, ...], provost: Provost) -> None:
    folders = [one.folder for one in published]
    first = provost("results merge --json", *folders).out
    assert provost("results merge --json", *reversed(folders)).out == first
    singles = [path for path in files(published) if path.name != INDEX_FILE]
    random.Random(1).shuffle(singles)
    assert provost("results merge --json", *singles, *singles[:3]).out == first


def test_the_ladder_of_one_operator_is_the_bot_s_own(published: tuple[Operator, ...], provost: Provost) -> None:
    own = published[0]

    async def ladder_there() -> dict[tuple[str, int], dict[str, tuple[float, float, int]]]:
        store = await SqliteStore.open(own.db)
        try:
            ladder = ladder_of(await store.results(10**18 + 77))
        finally:
            await store.close()
        last = {kind: {who: history[-1] for who, history in people.items()} for kind, people in ladder.ratings.items()}
        return {
            kind: {player_name(who): (one.mu, one.sigma, one.games) for who, one in people.items()}
            for kind, people in last.items()
            if people
        }

    merged = json.loads(provost("results merge --json", own.folder).out)
    assert asyncio.run(ladder_there()) == {
        (ladder["game"], ladder["seats"]): {
            one["player"]: (one["mu"], one["sigma"], one["games"]) for one in ladder["players"]
        }
        for ladder in merged["ladders"]
    }


def test_a_ladder_is_written_for_people_too(published: tuple[Operator, ...], provost: Provost) -> None:
    said = provost("results merge", published[0].folder).out
    assert re.search(r"^Caylus Magna Carta, 2 at a table$", said, re.MULTILINE)
    assert re.search(r"^(–|\d+\.) [\w-]{22}@[\w-]{8}: \d+\.\d \(\d+ games?\)$", said, re.MULTILINE)


def test_one_changed_bit_anywhere_is_found(published: tuple[Operator, ...], provost: Provost, tmp_path: Path) -> None:
    chooser, found = random.Random(RESULTS), 0
    every = files(published)
    for number in range(RESULTS):
        path = every[number % len(every)]
        changed = tmp_path / path.name
        changed.write_bytes(flip_bit(path.read_bytes(), chooser))
        said = provost("results verify", changed)
        found += said.status == 1 and path.name in said.error
        changed.unlink()
    assert found == RESULTS


@needs_node
def test_the_reader_without_provost_finds_changed_bits(published: tuple[Operator, ...], tmp_path: Path) -> None:
    chooser = random.Random(RESULTS)
    for number in range(FLIPS_IN_JAVASCRIPT):
        folder = tmp_path / f"{number}"
        shutil.copytree(published[0].folder, folder)
        path = folder / INDEX_FILE if number == 0 else chooser.choice(sorted((folder / "results").iterdir()))
        path.write_bytes(flip_bit(path.read_bytes(), chooser))
        status, _, error = javascript(folder)
        assert (status, len(error.splitlines())) == (1, 1 if number else error.count("\n")), error
        assert path.name in error


def test_no_file_names_anyone(published: tuple[Operator, ...]) -> None:
    for operator, one in enumerate(published):
        known = [person for number in range(OPERATORS) for person in people_of(number)]
        with databases.matches(one.db) as matches:
            stored = [matches.load(id).match for id in matches.ids("ended")]
            pseudonyms = matches.pseudonyms(person.id for person in people_of(operator)).values()
        numbers = {number for row in stored for number in (row.channel_id, row.guild_id, row.owner_id)}
        numbers |= {int(row.settings["closed"]) for row in stored if "closed" in row.settings}
        assert len(pseudonyms) > 2
        for path in one.folder.rglob("*.json"):
            text = path.read_text(encoding="utf-8")
            assert re.search(r"\d{17,20}", text) is None, path
            for secret in (*(person.name for person in known), *(person.id for person in known), *numbers, *pseudonyms):
                assert str(secret) not in text


def test_people_have_one_pseudonym_with_an_operator_and_another_elsewhere(published: tuple[Operator, ...]) -> None:
    names = []
    for one in published:
        results = (signed.body for signed in Gathered([one.folder]).counted())
        names.append({seat.player for result in results for seat in result.seats} - {None})
    assert all(0 < len(some) <= len(people_of(0)) for some in names)
    assert len(set.union(*names)) == sum(map(len, names))


def test_an_export_writes_only_new_results(operator: Operator, provost: Provost) -> None:
    assert export(provost, operator) == f"8 new results written; 8 in {operator.folder}.\n"
    before = contents(operator.folder)
    assert export(provost, operator) == f"0 new results written; 8 in {operator.folder}.\n"
    assert contents(operator.folder) == before
    asyncio.run(fill(operator.db, 0, [8]))
    assert export(provost, operator) == f"1 new result written; 9 in {operator.folder}.\n"
    after = contents(operator.folder)
    assert after.keys() - before.keys() == {f"results/{match_id(8)}.json"}
    assert {name for name in before if before[name] != after[name]} == {INDEX_FILE}
    (operator.folder / "results" / f"{match_id(0)}.json").unlink()
    export(provost, operator)
    assert contents(operator.folder) == after


def test_private_matches_may_be_left_out(operator: Operator, provost: Provost) -> None:
    said = provost("results export --public", "--db", operator.db, "--key", operator.key, "--out", operator.folder)
    with databases.matches(operator.db) as matches:
        public = {id for id in matches.ids() if matches.load(id).match.settings.get(PUBLIC) == "yes"}
    assert {path.stem for path in (operator.folder / "results").iterdir()} == public
    assert said.error == f"{8 - len(public)} ended matches were left out.\n"


def test_a_match_that_is_damaged_is_not_published(operator: Operator, provost: Provost) -> None:
    with closing(sqlite3.connect(operator.db, isolation_level=None)) as db:
        db.execute("UPDATE matches SET seed = zeroblob(32) WHERE id = ?", (match_id(1),))
    said = provost("results export", "--db", operator.db, "--key", operator.key, "--out", operator.folder)
    assert said.error.splitlines() == [
        f"{match_id(1)}: the seed does not match its seal.",
        "1 ended match was left out.",
    ]
    assert provost("results verify", operator.folder).status == 0


def test_a_key_is_made_once_and_never_shown(provost: Provost, tmp_path: Path) -> None:
    path = tmp_path / "own.key"
    said = provost("results key", "--key", path)
    own = SigningKey.read(path.read_bytes())
    assert said.out == (
        f"Your private key is in {path}. Keep it secret and back it up. "
        f"Your public key, by which others know you: {own.public}\n"
    )
    assert path.stat().st_mode & 0o777 == 0o600
    again = provost("results key", "--key", path)
    assert again.refused(f"{path} exists already and is not overwritten.")
    assert SigningKey.read(path.read_bytes()).public == own.public
    nowhere = tmp_path / "none" / "own.key"
    assert provost("results key", "--key", nowhere).refused(
        f"{nowhere} cannot be written. Check that the folder exists and that you are allowed to write to it."
    )


def test_a_key_that_others_can_read_or_that_is_none(operator: Operator, provost: Provost, tmp_path: Path) -> None:
    operator.key.chmod(0o644)
    said = provost("results export", "--db", operator.db, "--key", operator.key, "--out", operator.folder)
    assert said.error == f"Others on this machine can read the key in {operator.key}: run “chmod 600 {operator.key}”.\n"
    other = tmp_path / "other.key"
    other.write_text("no key", encoding="utf-8")
    other.chmod(0o600)
    refused = provost("results export", "--db", operator.db, "--key", other, "--out", operator.folder)
    assert refused.refused(f"{other} is not an Ed25519 key made by “provost results key”.")


def test_a_folder_belongs_to_one_key(exporter: Operator, provost: Provost, tmp_path: Path) -> None:
    other, index = tmp_path / "other.key", exporter.folder / INDEX_FILE
    provost("results key", "--key", other)
    before = contents(exporter.folder)
    said = provost("results export", "--db", exporter.db, "--key", other, "--out", exporter.folder)
    assert said.refused(
        f"{index} was signed with another key. Withdraw that key with “provost results revoke --old-key”, or use another folder."
    )
    index.write_bytes(index.read_bytes()[:-1])
    said = provost("results export", "--db", exporter.db, "--key", exporter.key, "--out", exporter.folder)
    assert said.refused(f"{index} is not a signed file of Provost, or was changed.")
    assert contents(exporter.folder).keys() == before.keys()


def test_a_result_is_withdrawn(exporter: Operator, provost: Provost, tmp_path: Path) -> None:
    mirror = tmp_path / "mirror"
    shutil.copytree(exporter.folder, mirror)
    place = ("--key", exporter.key, "--out", exporter.folder)
    assert provost("results revoke", *place, "--match", match_id(2)).status == 0
    assert provost("results revoke", *place, "--match", match_id(2)).refused(
        f"No result of match {match_id(2)} is published there."
    )
    assert export(provost, exporter) == f"0 new results written; 7 in {exporter.folder}.\n"
    assert provost("results verify", exporter.folder).out.splitlines()[0].endswith(": 7 sound results, 0 withdrawn.")
    both = provost("results verify", mirror, exporter.folder)
    assert both.out.splitlines()[0].endswith(": 7 sound results, 1 withdrawn.")
    merged = provost("results merge --json", mirror, exporter.folder).out
    assert merged == provost("results merge --json", exporter.folder).out
    assert json.loads(merged)["results"] == 7
    if NODE is not None:
        status, out, _ = javascript(mirror, exporter.folder)
        assert status == 0
        assert largest_difference(json.loads(merged), json.loads(out)) < TOLERANCE


def test_a_key_is_withdrawn_and_another_signs_from_then_on(
    exporter: Operator, provost: Provost, tmp_path: Path
) -> None:
    mirror, new = tmp_path / "mirror", tmp_path / "new.key"
    shutil.copytree(exporter.folder, mirror)
    provost("results key", "--key", new)
    said = provost("results revoke", "--key", new, "--old-key", exporter.key, "--out", exporter.folder)
    index = exporter.folder / INDEX_FILE
    assert said.out == f"Withdrawn in {index}. Publish the folder again, so that others find out.\n"
    assert [*contents(exporter.folder)] == [INDEX_FILE]
    assert json.loads(provost("results merge --json", mirror, exporter.folder).out) == {"ladders": [], "results": 0}
    renewed = exporter._replace(key=new)
    assert export(provost, renewed) == f"8 new results written; 8 in {exporter.folder}.\n"
    merged = json.loads(provost("results merge --json", mirror, exporter.folder).out)
    assert merged["results"] == 8
    public = SigningKey.read(new.read_bytes()).public
    assert {one["operator"] for ladder in merged["ladders"] for one in ladder["players"]} == {public}
    if NODE is not None:
        status, out, _ = javascript(exporter.folder, mirror)
        assert status == 0
        assert largest_difference(merged, json.loads(out)) < TOLERANCE


def test_an_operator_cannot_withdraw_for_another(exporter: Operator, provost: Provost, tmp_path: Path) -> None:
    shutil.copytree(exporter.folder, tmp_path / "own")
    index = read_signed((exporter.folder / INDEX_FILE).read_bytes(), ResultIndex)
    thief = SigningKey.new()
    forged = structs.replace(thief.sign(Revocation(result=None)), key=index.key)
    stolen = thief.sign(ResultIndex(results={}, revocations=(forged,)))
    folder = tmp_path / "thief"
    folder.mkdir()
    (folder / INDEX_FILE).write_bytes(canonical(stolen))
    said = provost("results merge --json", exporter.folder, folder)
    assert said.error == f"{folder / INDEX_FILE}: withdrawal 1 is not signed by the key concerned.\n"
    assert (said.status, json.loads(said.out)["results"]) == (1, 8)
    if NODE is not None:
        status, out, error = javascript(exporter.folder, folder)
        assert (status, json.loads(out)["results"], len(error.splitlines())) == (1, 8, 1)


def test_a_folder_holds_exactly_the_files_of_its_index(exporter: Operator, provost: Provost) -> None:
    results = exporter.folder / "results"
    shutil.copy(results / f"{match_id(0)}.json", results / "extra.json")
    shutil.copy(results / f"{match_id(1)}.json", results / f"{match_id(2)}.json")
    (results / f"{match_id(3)}.json").unlink()
    said = provost("results verify", exporter.folder)
    assert said.status == 1
    assert sorted(said.error.splitlines()) == sorted(
        [
            f"{results / 'extra.json'} is not what the index lists there.",
            f"{results / match_id(2)}.json is not what the index lists there.",
            f"{results / match_id(3)}.json is missing.",
        ]
    )
    assert said.out.splitlines()[0].endswith(": 6 sound results, 0 withdrawn.")
    if NODE is not None:
        status, out, error = javascript(exporter.folder)
        assert (status, json.loads(out)["results"], len(error.splitlines())) == (1, 6, 3)


def test_a_copy_signed_by_another_takes_nothing_away(exporter: Operator, provost: Provost, tmp_path: Path) -> None:
    key, path = SigningKey.new(), exporter.folder / "results" / f"{match_id(0)}.json"
    copy = tmp_path / "copy.json"
    copy.write_bytes(canonical(key.sign(read_signed(path.read_bytes(), PublicResult).body)))
    for paths in ((copy, exporter.folder), (exporter.folder, copy)):
        assert json.loads(provost("results merge --json", *paths).out)["results"] == 9


def test_two_results_of_one_match_count_neither(exporter: Operator, provost: Provost, tmp_path: Path) -> None:
    key = SigningKey.read(exporter.key.read_bytes())
    path = exporter.folder / "results" / f"{match_id(0)}.json"
    body = read_signed(path.read_bytes(), PublicResult).body
    other = tmp_path / "other.json"
    other.write_bytes(canonical(key.sign(structs.replace(body, ended_at=body.ended_at + 1))))
    said = provost("results merge --json", exporter.folder, other)
    assert (said.status, json.loads(said.out)["results"]) == (1, 7)
    assert said.error.splitlines() == [
        f"{one} is one of several results of the same match by the same operator." for one in (path, other)
    ]


@pytest.mark.parametrize("arguments", ["", "--match a --old-key b"])
def test_one_thing_is_withdrawn_at_a_time(provost: Provost, tmp_path: Path, arguments: str) -> None:
    assert provost(f"results revoke {arguments}", "--out", tmp_path).refused("Say either --match or --old-key.", 2)


def test_missing_results_cannot_be_verified(provost: Provost, tmp_path: Path) -> None:
    for command in ("verify", "merge"):
        assert provost(f"results {command}", tmp_path / "none").refused(f"There is no file {tmp_path / 'none'}.")
    said = provost("results verify", tmp_path)
    assert said.refused(f"{tmp_path / INDEX_FILE} is missing.")


def test_the_reader_without_provost_is_short_and_needs_no_package() -> None:
    lines = LADDER.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MAX_LINES
    assert all('from "node:' in line for line in lines if line.startswith("import "))
