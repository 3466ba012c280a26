"""`provost results`: publish results as signed files, verify those of any operator, and make one ladder of them."""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bot.cli import stored_matches
from bot.cli.db import refusing
from bot.cli.errors import CommandRefused, Misused, reading, unwritable, write
from bot.cli.options import database, flag, option, positional
from bot.features.results.federation import (
    INDEX_FILE,
    RESULTS_FOLDER,
    FileFault,
    Gathered,
    ResultIndex,
    Revocation,
    merge_ladders,
    merged_ladder,
)
from bot.features.results.ladder import LadderLine, ProvisionalLine
from bot.features.results.public_results import PublicResult, ResultFault, faults, publish
from bot.features.results.signing import NotSigned, Signed, SigningKey, canonical, digest, is_genuine, read_signed
from bot.match.errors import Refused as NotPlayable
from bot.match.settings import is_public, is_secluded
from bot.words import Words
from render.prose.phrases import reason_line
from storage import databases
from storage.database_files import Location
from storage.maintenance import StoredMatches

KEY_FILE: Final = Path("provost-results.key")
OPERATOR_LENGTH: Final = 8  # characters of an operator's key that a ladder shows


def key(words: Words, /, *, key: Path = option("FILE", Path, KEY_FILE)) -> int:
    """Make the private key of an operator in a new file that only its owner may read."""
    made = SigningKey.new()
    try:
        with os.fdopen(os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(made.pem())
    except FileExistsError:
        raise CommandRefused(words("cli-error-key-exists", path=str(key))) from None
    except OSError as error:
        raise unwritable(words, key, error) from None
    print(words("cli-results-key-made", path=str(key), operator=made.public))
    return 0


def export(
    words: Words,
    /,
    *,
    db: Location = database(),
    out: Path = option("PATH", Path, required=True, about="cli-option-folder"),
    key: Path = option("FILE", Path, KEY_FILE),
    public: bool = flag(),
) -> int:
    """Write a signed file for each ended match that has none in the folder yet, and the index."""
    folder = ResultsFolder(words, out, _signing_key(words, key))
    before, left_out = len(folder.results), 0
    with refusing(words), databases.matches(db) as matches:
        for id in matches.ids("ended"):
            if folder.has(id):
                continue
            result = _result_of(words, matches, id, public=public)
            if result is None:
                left_out += 1
            elif not folder.is_revoked(result):
                folder.add(result)
    folder.save()
    added = len(folder.results) - before
    print(words("cli-results-exported", added=added, results=len(folder.results), path=str(out)))
    if left_out:
        print(words("cli-results-left-out", count=left_out), file=sys.stderr)
    return 0


def revoke(
    words: Words,
    /,
    *,
    out: Path = option("PATH", Path, required=True, about="cli-option-folder"),
    key: Path = option("FILE", Path, KEY_FILE),
    match: Sequence[str] = option("ID", default=[], repeated=True, about="cli-option-revoked-match"),
    old_key: Path | None = option("FILE", Path),
) -> int:
    """Withdraw results, or a key with everything that it signed, by signed entries in the index."""
    if bool(match) == (old_key is not None):
        raise Misused(words("cli-error-revoke-one"))
    if old_key is None:
        folder = ResultsFolder(words, out, _signing_key(words, key))
        for id in match:
            folder.revoke(id)
    else:
        folder = ResultsFolder(words, out, _signing_key(words, old_key))
        folder.revoke_key(_signing_key(words, key))
    folder.save()
    print(words("cli-results-revoked", path=str(out / INDEX_FILE)))
    return 0


def verify(words: Words, /, *, paths: Sequence[Path] = positional(Path, nargs="+")) -> int:
    """Check files and folders of results, and print a sentence for each fault."""
    gathered = Gathered(_existing(words, paths))
    for line in _summary(words, gathered):
        print(line)
    return _complain(words, gathered.faults)


def merge(words: Words, /, *, paths: Sequence[Path] = positional(Path, nargs="+"), json: bool = flag()) -> int:
    """Print one ladder of the results in files and folders from any operators. Faulty ones do not count."""
    gathered = Gathered(_existing(words, paths))
    counted = gathered.counted()
    if json:
        print(msgspec.json.encode(merge_ladders(counted)).decode())
    else:
        for line in _ladder_lines(words, counted):
            print(line)
    return _complain(words, gathered.faults)


class ResultsFolder:
    """The folder that an operator publishes: an index and one file for each result. Nothing counts before `save`.

    Raises `CommandRefused` if the index cannot be read, or another key has signed it.
    """

    def __init__(self, words: Words, path: Path, key: SigningKey) -> None:
        self._words = words
        self._path = path
        self._key = key
        index = self._read_index()
        self.results = dict(index.results)
        self._revocations = list(index.revocations)
        self._dropped = list[str]()

    def _read_index(self) -> ResultIndex:
        path = self._path / INDEX_FILE
        if not path.exists():
            return ResultIndex(results={}, revocations=())
        with reading(self._words, path):
            data = path.read_bytes()
        try:
            signed = read_signed(data, ResultIndex)
        except NotSigned:
            signed = None
        if signed is None or not is_genuine(signed):
            raise CommandRefused(_sentence(self._words, FileFault(path, ResultFault("unreadable"))))
        if signed.key != self._key.public:
            raise CommandRefused(self._words("cli-error-results-key", path=str(path)))
        return signed.body

    def _file(self, match_id: str) -> Path:
        return self._path / RESULTS_FOLDER / f"{match_id}.json"

    def has(self, match_id: str) -> bool:
        """Return True if the result of a match has been published."""
        return match_id in self.results and self._file(match_id).is_file()

    def is_revoked(self, result: PublicResult) -> bool:
        """Return True if exactly this result was withdrawn; a corrected one may take its place."""
        return digest(result) in {one.body.result for one in self._revocations if one.key == self._key.public}

    def add(self, result: PublicResult) -> None:
        """Sign a result and write its file."""
        self._write(self._file(result.match), self._key.sign(result))
        self.results[result.match] = digest(result)

    def revoke(self, match_id: str) -> None:
        """Withdraw the result of a match. Raises `CommandRefused` if there is none."""
        if match_id not in self.results:
            raise CommandRefused(self._words("cli-error-results-match", match=match_id))
        self._revocations.append(self._key.sign(Revocation(result=self.results.pop(match_id))))
        self._dropped.append(match_id)

    def revoke_key(self, successor: SigningKey) -> None:
        """Withdraw the key with all its results, and go on with another."""
        self._revocations.append(self._key.sign(Revocation(result=None)))
        self._dropped += self.results
        self.results.clear()
        self._key = successor

    def save(self) -> None:
        """Write the index, then delete the files that it no longer lists."""
        results, revocations = dict(sorted(self.results.items())), tuple(self._revocations)
        self._write(self._path / INDEX_FILE, self._key.sign(ResultIndex(results=results, revocations=revocations)))
        for match_id in self._dropped:
            try:
                self._file(match_id).unlink(missing_ok=True)
            except OSError as error:
                raise unwritable(self._words, self._file(match_id), error) from None

    def _write(self, path: Path, signed: object) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(self._words, path, error) from None
        write(self._words, path, canonical(signed))


def _signing_key(words: Words, path: Path) -> SigningKey:
    """Read a private key. Raises `CommandRefused`, and warns if others can read the file."""
    with reading(words, path):
        pem = path.read_bytes()
        if path.stat().st_mode & 0o077:
            print(words("cli-warning-key-exposed", path=str(path)), file=sys.stderr)
    try:
        return SigningKey.read(pem)
    except ValueError:
        raise CommandRefused(words("cli-error-key-unreadable", path=str(path))) from None


def _result_of(words: Words, matches: StoredMatches, match_id: str, *, public: bool) -> PublicResult | None:
    """Return the result of an ended match; None, with a sentence, if it is unsound.

    None too if it is not public but has to be, or belongs to a duplicate round that is still being played.
    """
    try:
        saved = matches.load(match_id)
        if is_secluded(saved.match) or (public and not is_public(saved.match)):
            return None
        users = (user for seat in saved.seats for user in (seat.user_id, seat.former) if user is not None)
        result = publish(saved, matches.result(match_id), matches.pseudonyms(users))
        wrong = next(faults(result), None)
    except NotPlayable:
        print(words("cli-deep-newer", match=match_id), file=sys.stderr)
        return None
    except Exception as error:  # noqa: BLE001 - an unreadable match must not stop the others
        print(stored_matches.broken(words, match_id, error), file=sys.stderr)
        return None
    if wrong is not None:
        print(_sentence(words, FileFault(Path(match_id), wrong)), file=sys.stderr)
    return result if wrong is None else None


def _existing(words: Words, paths: Sequence[Path]) -> Sequence[Path]:
    """Return paths that are there. Raises `CommandRefused`."""
    for path in paths:
        if not path.exists():
            raise CommandRefused(words("cli-error-file-missing", path=str(path)))
    return paths


def _complain(words: Words, found: Sequence[FileFault]) -> int:
    """Print a sentence for each fault, and return the exit status."""
    for one in found:
        print(_sentence(words, one), file=sys.stderr)
    return int(bool(found))


def _sentence(words: Words, one: FileFault) -> str:
    fault = one.fault
    why = "" if fault.reason is None else reason_line(words, fault.game, fault.reason)
    return words(f"cli-fault-{fault.kind}", path=str(one.path), line=fault.line, seat=fault.seat, why=why)


def _summary(words: Words, gathered: Gathered) -> Iterator[str]:
    """Yield lines about what was found sound: by operator, and by how the chance was dealt."""
    counted = gathered.counted()
    results = Counter(one.key for one in counted)
    revoked = Counter(id[0] for id in gathered.results if gathered.is_revoked(id))
    for operator in sorted({*results, *revoked, *(index.key for index in gathered.indexes)}):
        yield words("cli-results-operator", operator=operator, results=results[operator], revoked=revoked[operator])
    for sentence, count in sorted(Counter(map(_dealing, counted)).items()):
        yield words(sentence, count=count)


def _dealing(signed: Signed[PublicResult]) -> str:
    """Return the sentence about how the chance of a match was dealt."""
    if signed.body.draw_key is not None:
        return "cli-results-derived"
    return "cli-results-seed" if signed.body.closing is None else "cli-results-closing"


def _ladder_lines(words: Words, counted: Sequence[Signed[PublicResult]]) -> Iterator[str]:
    ladder = merged_ladder(counted)
    yield words("cli-results-counted", results=len(counted))
    for kind in sorted(kind for kind, people in ladder.ratings.items() if people):
        yield ""
        yield words("ladder-kind", game=words(f"game-{kind[0]}"), seats=kind[1])
        yield from (_ladder_line(words, line) for line in ladder.everyone(kind))


def _ladder_line(words: Words, line: LadderLine | ProvisionalLine) -> str:
    operator, _, player = line.person.partition("/")
    rank = f"{line.rank}." if isinstance(line, LadderLine) else "–"
    named = f"{player}@{operator[:OPERATOR_LENGTH]}"
    return words("cli-results-place", rank=rank, player=named, value=f"{line.value:.1f}", games=line.games)
