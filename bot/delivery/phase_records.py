"""Posting what happened in phases that have ended, and putting right what an undo has taken back of it."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

import discord
from msgspec import structs

from bot.cards.layouts import OutgoingMessage
from bot.cards.phase_card import PhaseCard, corrected, phase_cards
from bot.delivery.old_cards import OldCards
from bot.match.match import SeatedMatch
from bot.match.outbox import TABLE
from bot.match.phases import EndedPhase, PhaseDraft, pack_draft, pack_lines, undone, unpack_lines, without
from bot.words import Words
from storage import rows
from storage.store import Store

Send = Callable[[SeatedMatch, OutgoingMessage, Words, str], Awaitable[discord.Message]]
"""Sends a message to a match's channel under a name by which Discord takes it once."""


class PhaseRecords:
    """The messages about phases: each is posted once, when its phases have ended, and stays."""

    def __init__(self, store: Store, old: OldCards, send: Send) -> None:
        self._store = store
        self._old = old
        self._send = send

    async def post(
        self, table: SeatedMatch, words: Words, ended: Sequence[EndedPhase], waiting: Sequence[rows.OutboxRow]
    ) -> Sequence[rows.OutboxRow]:
        """Post what happened in phases that have ended; returns what is then still to be published of the news."""
        match_id, left = table.row.id, waiting
        for number, page in enumerate(phase_cards(table, words, ended)):
            message = await self._send(table, page.card, words, _name(match_id, number, page, waiting[-1].seq))
            ids, rest = without(waiting, page.count)
            draft = PhaseDraft((), ended[page.count - 1].after)
            record = rows.PhaseRecordRow(
                match_id, message.id, message.channel.id, _length(page), pack_lines(page.lines)
            )
            await self._store.recorded(record, ids, rest, pack_draft(draft))
            unsent = await self._store.unsent(match_id)
            left = [one for one in unsent if one.target == TABLE and one.id <= waiting[-1].id]
        return left

    async def correct(self, table: SeatedMatch, words: Words, keep: int) -> None:
        """Strike through what was undone in messages that are posted already: `keep` actions have stayed."""
        changed: list[rows.PhaseRecordRow] = []
        for record in await self._store.phase_records(table.row.id, keep):
            said = unpack_lines(record.body)
            body = pack_lines(tuple(tuple(undone(phase, keep)) for phase in said))
            if said and body != record.body:
                changed.append(structs.replace(record, body=body))
        await self._store.correct(changed)
        for record in changed:
            self._change(record, table, words)

    async def resume(self, card: rows.MessageRow, table: SeatedMatch, words: Words) -> None:
        """Correct a message that a process before this one has left as it was."""
        for record in await self._store.phase_records(card.match_id, 0):
            if record.message_id == card.message_id:
                self._change(record, table, words)

    def _change(self, record: rows.PhaseRecordRow, table: SeatedMatch, words: Words) -> None:
        said, game = unpack_lines(record.body), table.row.game
        card = rows.MessageRow(record.match_id, record.channel_id, record.message_id, 0, 0, rows.CORRECTED)
        self._old.change(card, partial(corrected, words.at(table.names), game, said))


def nonce_of(match_id: str, parts: Iterable[bytes]) -> str:
    """Name what is posted, so that Discord takes it once when it is sent again after a crash, in 24 characters."""
    name = hashlib.blake2b(match_id.encode(), digest_size=12)
    for part in parts:
        name.update(hashlib.blake2b(part).digest())
    return name.hexdigest()


def _name(match_id: str, number: int, page: PhaseCard, seq: int) -> str:
    """Name a message about phases by what it says: the saved positions hold what is hidden."""
    return nonce_of(match_id, [f"phases {number} {seq}".encode(), pack_lines(page.lines)])


def _length(page: PhaseCard) -> int:
    """How many actions have to stay for all that a message says to stay."""
    return max((line.since + 1 for phase in page.lines for line in phase), default=0)
