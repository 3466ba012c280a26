"""Records of completed phases: permanent messages, posted once and corrected after an undo."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord
from msgspec import structs

from bot.cards.layouts import OutgoingMessage
from bot.cards.phase_card import PhaseCard, corrected, phase_cards
from bot.delivery.nonces import nonce_of
from bot.delivery.old_cards import OldCards
from bot.match.match import SeatedMatch
from bot.match.outbox import EVERYONE
from bot.match.phases import EndedPhase, PhaseDraft, pack_draft, pack_lines, undone, unpack_lines, without
from bot.words import Words
from storage.messages import CORRECTED, MessageRow, OutboxRow, PhaseRecordRow
from storage.store import Store

Send = Callable[[SeatedMatch, OutgoingMessage, Words, str], Awaitable[discord.Message]]
"""Sends a message to a match's channel, with a nonce by which Discord accepts it only once."""


class PhaseRecords:
    """Posts a permanent message about each completed phase, once."""

    def __init__(self, store: Store, old: OldCards, send: Send) -> None:
        self._store = store
        self._old = old
        self._send = send

    async def post(
        self, match: SeatedMatch, words: Words, ended: Sequence[EndedPhase], waiting: Sequence[OutboxRow]
    ) -> Sequence[OutboxRow]:
        """Post what happened in completed phases, and return the outbox rows that are still to be published."""
        match_id, left = match.row.id, waiting
        for number, page in enumerate(phase_cards(match, words, ended)):
            message = await self._send(match, page.card, words, _name(match_id, number, page, waiting[-1].seq))
            ids, rest = without(waiting, page.count)
            draft = PhaseDraft((), ended[page.count - 1].after)
            record = PhaseRecordRow(match_id, message.id, message.channel.id, _length(page), pack_lines(page.lines))
            await self._store.recorded(record, ids, rest, pack_draft(draft))
            unsent = await self._store.unsent(match_id)
            left = [one for one in unsent if one.target == EVERYONE and one.id <= waiting[-1].id]
        return left

    async def correct(self, match: SeatedMatch, words: Words, keep: int) -> None:
        """Strike through what was undone in messages that were posted before; the first `keep` actions remain."""
        changed: list[PhaseRecordRow] = []
        for record in await self._store.phase_records(match.row.id, keep):
            said = unpack_lines(record.body)
            body = pack_lines(tuple(tuple(undone(phase, keep)) for phase in said))
            if said and body != record.body:
                changed.append(structs.replace(record, body=body))
        await self._store.correct(changed)
        for record in changed:
            self._change(record, match, words)

    async def resume(self, card: MessageRow, match: SeatedMatch, words: Words) -> None:
        """Correct a message that an earlier process did not get to."""
        for record in await self._store.phase_records(card.match_id, 0):
            if record.message_id == card.message_id:
                self._change(record, match, words)

    def _change(self, record: PhaseRecordRow, match: SeatedMatch, words: Words) -> None:
        said, game = unpack_lines(record.body), match.row.game
        card = MessageRow(record.match_id, record.channel_id, record.message_id, 0, 0, CORRECTED)
        self._old.change(card, partial(corrected, words.at(match.names), game, said))


def _name(match_id: str, number: int, page: PhaseCard, seq: int) -> str:
    """Name a phase record by its text, since the saved positions hold hidden information."""
    return nonce_of(match_id, [f"phases {number} {seq}".encode(), pack_lines(page.lines)])


def _length(page: PhaseCard) -> int:
    """Return the number of actions that must stay in force for the whole message to stay true."""
    return max((line.since + 1 for phase in page.lines for line in phase), default=0)
