"""Matches that differ only in what one viewer cannot see: two picks of a secret answer are exchanged."""

from collections.abc import Collection, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import structs

from bot.cards.match_log import log_lines, log_pages, log_text
from bot.match.history import match_history
from bot.words import Words
from engine.core.dealer import Dealer
from engine.core.flow import Play
from engine.core.game import act, find_decision
from engine.core.log import hidden_entries, replay_log
from engine.core.match import Match
from engine.core.notation import Record, write_record
from engine.core.seal import SECRET_BYTES
from engine.core.types import CHANCE, Action, Ask, Illegal, Seat
from engine.core.view import View
from storage.log import LogRow
from tests.bot.tabletop import NOW, unsaved_match
from tests.bot.visibility import Gathered

Viewer = Seat | None
"""A seat, or None for a spectator."""

Undos = dict[int, list[object]]
"""The undo that each seat had, by the length of the log."""


class PlayedMatch:
    """A played match, with the view of each seat and of spectators after every action."""

    def __init__(self, match: Match[Any, View]) -> None:
        self.match = match
        self.actions = list(match.actions)
        self.moments: list[int] = []
        """Lengths of the log at which a player, not chance, was asked."""
        self._secret: dict[int, tuple[bytes, bytes]] = {}
        """Positions before and after each secret answer whose picks can be exchanged, by step."""
        self._seen: dict[Viewer, list[bytes]] = {viewer: [] for viewer in (None, *range(match.setup.seats))}
        game = match.game
        play = game.resume(game.begin(match.setup))
        for step, action in enumerate(self.actions):
            asked = find_decision(play.decisions, action.seat, action.kind).ask
            before = game.save(play.position)
            act(play, action)
            if asked.secret and len(action.picks) > 1:
                self._secret[step] = before, game.save(play.position)
            for viewer, seen in self._seen.items():
                seen.append(_encode_view(match, play, viewer))
            if play.decisions and play.decisions[0].ask.seat != CHANCE:
                self.moments.append(step + 1)

    def other(self, viewer: Viewer, rng: Random) -> list[Action] | None:
        """Return other actions with which this viewer saw the same, up to the first difference; None without any."""
        if not self._secret:
            return None
        game, step = self.match.game, rng.choice(list(self._secret))
        before, after = self._secret[step]
        actions = [*self.actions]
        actions[step] = _exchange_picks(actions[step], rng)
        play, reached = game.resume(game.load(before)), step
        try:
            for action, seen in zip(actions[step:], self._seen[viewer][step:], strict=True):
                act(play, action)
                alike = reached == step and game.save(play.position) == after
                if alike or _encode_view(self.match, play, viewer) != seen:
                    break
                reached += 1
        except Illegal:
            pass
        return actions[:reached] if reached > step else None


def _encode_view(match: Match[Any, View], play: Play[Any], viewer: Viewer) -> bytes:
    return msgspec.msgpack.encode(match.game.view(play.position, viewer, play.decisions))


def _exchange_picks(action: Action, rng: Random) -> Action:
    picks = [*action.picks]
    one, other = rng.sample(range(len(picks)), 2)
    picks[one], picks[other] = picks[other], picks[one]
    return structs.replace(action, picks=tuple(picks))


class Archive:
    """The log, undo and export of a match at the lengths that its log has had."""

    def __init__(self, match: Match[Any, View], undos: Undos) -> None:
        table = unsaved_match(match.setup)
        table.core = match
        lines = [LogRow(at, entry.seat, "", (), None, False, NOW) for at, entry in enumerate(match.log)]
        self._match = match
        self._undos = undos
        self._chapters = cache(lambda viewer: match_history(table, lines, viewer))

    def history(self, words: Words, viewer: Viewer, length: int) -> Gathered:
        """Return the last page of the log as it was at that length, and what each seat could undo."""
        chapters = self._chapters(viewer)[:length]
        log = log_lines(words, self._match.game.name, chapters)
        return {
            "log": [log_text(words, page) for page in log_pages(words, log)[-1:]],
            "undo": self._undos[length],
        }

    def export(self, length: int) -> Gathered:
        """Return the record at that length."""
        match, log = self._match, tuple(self._match.log[:length])
        hidden = hidden_entries(replay_log(match.game, match.setup, log))
        return {"export": write_record(Record(match.setup, log, hidden=hidden))}


def build_archive(match: Match[Any, View], actions: Sequence[Action], lengths: Collection[int]) -> Archive:
    """Play these actions with the set-up of a match, and return the archive at these lengths."""
    dealer, undos = _LogDealer(actions), Undos()
    again, _ = Match.new(match.game, match.setup, dealer)
    while True:
        if len(again.log) in lengths:
            undos[len(again.log)] = [_undo(again, seat) for seat in range(match.setup.seats)]
        if len(again.log) == len(actions):
            return Archive(again, undos)
        again.play(actions[len(again.log)], dealer)


class _LogDealer(Dealer):
    """A dealer that repeats the picks of a log."""

    def __init__(self, actions: Sequence[Action]) -> None:
        super().__init__(bytes(SECRET_BYTES))
        self._actions = actions

    def deal(self, step: int, ask: Ask, occasion: str = "") -> tuple[str, ...]:
        """Return the picks of the log at this step."""
        return self._actions[step].picks


def _undo(match: Match[Any, View], seat: Seat) -> object:
    try:
        return match.undo_point(seat), match.undo_is_free(seat)
    except Illegal as illegal:
        return illegal.reason
