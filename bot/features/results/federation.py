"""Folders of published results from several operators: their indexes, revocations, faults, and one ladder of all."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from bot.features.results.ladder import Ladder, ladder_of
from bot.features.results.public_results import MatchId, PublicResult, ResultFault, fault_of_chain, faults
from bot.features.results.ratings import Rating
from bot.features.results.signing import (
    MAX_FILE_BYTES,
    AnyBody,
    Body,
    Hash,
    NotSigned,
    Signed,
    digest,
    is_genuine,
    read_signed,
)
from storage.match_results import KeptPlaceRow, KeptResultRow

INDEX_FILE: Final = "index.json"
RESULTS_FOLDER: Final = "results"
ResultId = tuple[str, str]  # a result's key and digest: two operators may publish the same content


class Revocation(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The withdrawal of a `result` by its digest, or of the key itself if that is None. Signed by the key concerned."""

    format: Literal["provost-revocation 1"] = "provost-revocation 1"
    result: Hash | None


class ResultIndex(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The list of an operator's results: digests by match, and revocations, of former keys too."""

    format: Literal["provost-results 1"] = "provost-results 1"
    results: dict[MatchId, Hash]
    revocations: tuple[Signed[Revocation], ...]


class FileFault(Struct, frozen=True):
    """A fault in a file or folder of results."""

    path: Path
    fault: ResultFault


class LadderPlayer(Struct, frozen=True):
    """A player on the ladder of several operators: the operator's key, the pseudonym there, and the rating."""

    operator: str
    player: str
    mu: float
    sigma: float
    games: int


class MergedLadder(Struct, frozen=True):
    """The rated players of one game and number of seats, best first."""

    game: str
    seats: int
    players: tuple[LadderPlayer, ...]


class Merged(Struct, frozen=True):
    """The ladders of several operators, and the number of `results` that they are made of."""

    ladders: tuple[MergedLadder, ...]
    results: int


class Gathered:
    """Everything in some files and folders: sound `results` by key and digest, `indexes`, and `faults`."""

    def __init__(self, paths: Iterable[Path]) -> None:
        """Read and check files and folders."""
        self.results: dict[ResultId, Signed[PublicResult]] = {}
        self.indexes: list[Signed[ResultIndex]] = []
        self.faults: list[FileFault] = []
        self._places: dict[ResultId, Path] = {}
        for path in paths:
            if path.is_dir():
                self._add_folder(path)
            else:
                self._add_file(path)
        self.revoked = frozenset(
            (one.key, one.body.result) for index in self.indexes for one in index.body.revocations if is_genuine(one)
        )
        self._add_contradictions()

    def is_revoked(self, id: ResultId) -> bool:
        """Return True if a result, or its key, was revoked."""
        return not self.revoked.isdisjoint({id, (id[0], None)})

    def counted(self) -> list[Signed[PublicResult]]:
        """Return the results that count, oldest first, in an order that does not depend on the paths."""
        found = [(id, one) for id, one in self.results.items() if not self.is_revoked(id)]
        found.sort(key=lambda pair: (pair[1].body.ended_at, pair[1].body.match, pair[0]))
        return [one for _, one in found]

    def _add_folder(self, folder: Path) -> None:
        """Read a folder with its index, which must list exactly the results that are there."""
        index = self._add_index(folder / INDEX_FILE)
        if index is None:
            return
        there = folder / RESULTS_FOLDER
        listed = {there / f"{match}.json": (index.key, id, match) for match, id in index.body.results.items()}
        for path, expected in listed.items():
            signed = self._read_result(path)
            if signed is None:
                continue
            if (signed.key, digest(signed.body), signed.body.match) == expected:
                self._check(path, signed)
            else:
                self._report(path, ResultFault("unlisted"))
        for path in sorted(there.iterdir()) if there.is_dir() else ():
            if path not in listed:
                self._report(path, ResultFault("unlisted"))

    def _add_file(self, path: Path) -> None:
        """Read one file, an index or a result."""
        if path.name == INDEX_FILE:
            self._add_index(path)
        elif (signed := self._read_result(path)) is not None:
            self._check(path, signed)

    def _add_index(self, path: Path) -> Signed[ResultIndex] | None:
        """Read an index and return it if it is genuine."""
        signed = self._read(path, ResultIndex)
        if signed is not None and not is_genuine(signed):
            self._report(path, ResultFault("signature"))
            signed = None
        if signed is None:
            return None
        self.indexes.append(signed)
        for number, one in enumerate(signed.body.revocations, start=1):
            if not is_genuine(one):
                self._report(path, ResultFault("revocation", number))
        return signed

    def _read_result(self, path: Path) -> Signed[PublicResult] | None:
        """Read a result and return it if it is genuine. Of one that was changed, report the first changed line too."""
        signed = self._read(path, PublicResult)
        if signed is None or is_genuine(signed):
            return signed
        self._report(path, ResultFault("signature"))
        if (fault := fault_of_chain(signed.body)) is not None:
            self._report(path, fault)
        return None

    def _check(self, path: Path, signed: Signed[PublicResult]) -> None:
        """Keep a result if it is sound."""
        id = signed.key, digest(signed.body)
        if id in self.results:
            return
        found = [*faults(signed.body)]
        for fault in found:
            self._report(path, fault)
        if not found:
            self.results[id], self._places[id] = signed, path

    def _read(self, path: Path, kind: type[AnyBody]) -> Signed[AnyBody] | None:
        """Read a file without checking its signature."""
        try:
            with path.open("rb") as file:
                data = file.read(MAX_FILE_BYTES + 1)
            if len(data) > MAX_FILE_BYTES:
                raise NotSigned
            return read_signed(data, kind)
        except FileNotFoundError:
            self._report(path, ResultFault("missing"))
        except (OSError, NotSigned):
            self._report(path, ResultFault("unreadable"))
        return None

    def _report(self, path: Path, fault: ResultFault) -> None:
        self.faults.append(FileFault(path, fault))

    def _add_contradictions(self) -> None:
        """Report operators that publish two results of one match, of which neither is revoked. Both are left out."""
        by_match: dict[tuple[str, str], list[ResultId]] = {}
        for id, one in self.results.items():
            if not self.is_revoked(id):
                by_match.setdefault((one.key, one.body.match), []).append(id)
        for several in by_match.values():
            for id in several if len(several) > 1 else ():
                self._report(self._places[id], ResultFault("twice"))
                del self.results[id]


def merged_ladder(results: Iterable[Signed[PublicResult]]) -> Ladder:
    """Return the ladder of results in this order, with the players of all operators."""
    return ladder_of(_kept(one) for one in results)


def merge_ladders(results: Sequence[Signed[PublicResult]]) -> Merged:
    """Return the ratings of all players, as the bot rates them, by game and number of seats."""
    ratings = merged_ladder(results).ratings
    kinds = sorted(kind for kind, people in ratings.items() if people)
    return Merged(tuple(MergedLadder(*kind, _players(ratings[kind])) for kind in kinds), len(results))


def _players(ratings: Mapping[str, Sequence[Rating]]) -> tuple[LadderPlayer, ...]:
    last = {person: history[-1] for person, history in ratings.items()}
    ordered = sorted(last, key=lambda person: (-last[person].conservative, person))
    return tuple(_player(person, last[person]) for person in ordered)


def _player(person: str, rating: Rating) -> LadderPlayer:
    operator, _, player = person.partition("/")
    return LadderPlayer(operator, player, rating.mu, rating.sigma, rating.games)


def _kept(signed: Signed[PublicResult]) -> KeptResultRow:
    """Return a result in the form of the operator's own, with players who are named by operator and pseudonym."""
    body = signed.body
    places = (
        KeptPlaceRow(None if seat.player is None else f"{signed.key}/{seat.player}", seat.place, seat.rated)
        for seat in body.seats
    )
    return KeptResultRow(body.match, body.game, body.ended_at, tuple(places))
