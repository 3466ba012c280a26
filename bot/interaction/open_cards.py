"""The private cards that players have open, and the presses by which the bot can still write to those players alone."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

import discord
from cachetools import TTLCache
from msgspec import Struct, structs

from bot.cards.controls import NO_NOTES, CardNotes
from bot.cards.layouts import Layout
from bot.delivery.group_dms import TOKEN_SECONDS

Interaction = discord.Interaction[Any]

MAX_OPEN_CARDS: Final = 2048

OPTIONS_CARD: Final = "options"
BOARD_CARD: Final = "board"
"""The kind of a card with the whole board, which has the options too."""

HAND_CARD: Final = "hand"
CARD_KINDS: Final = (OPTIONS_CARD, BOARD_CARD, HAND_CARD)


class OpenCard(Struct, frozen=True):
    """A player's last press, and the private card of a kind that the player has, if any.

    `holder` is the interaction whose response the card is, or which sent it as a `followup`. The card has the id
    `message_id`, `questions` by name that are asked in private, and `notes`; `shown` names all its questions.
    """

    press: Interaction
    holder: Interaction | None = None
    message_id: int = 0
    followup: bool = False
    questions: tuple[str, ...] = ()
    notes: CardNotes = NO_NOTES
    kind: str = OPTIONS_CARD
    shown: tuple[str, ...] = ()

    async def edit(self, layout: Layout) -> None:
        """Show something else on the card, without its pictures. Raises what Discord raises."""
        if self.holder is not None and self.followup:
            await self.holder.followup.edit_message(self.message_id, view=layout, attachments=[])
        elif self.holder is not None:
            await self.holder.edit_original_response(view=layout, attachments=[])

    async def delete(self) -> None:
        """Delete the card. Raises what Discord raises."""
        if self.holder is not None and self.followup:
            await self.holder.followup.delete_message(self.message_id)
        elif self.holder is not None:
            await self.holder.delete_original_response()


class Aside(Struct, frozen=True):
    """A private message about the position at hand, such as a hint or the table as text, which `holder` sent."""

    holder: Interaction
    message_id: int


class OpenCards:
    """The open cards by match, user and kind, and the last asides of each user."""

    def __init__(self, timer: Callable[[], float] = monotonic) -> None:
        self._cards: TTLCache[tuple[str, int, str], OpenCard] = TTLCache(MAX_OPEN_CARDS, TOKEN_SECONDS, timer)
        self._asides: TTLCache[tuple[str, int], tuple[Aside, ...]] = TTLCache(MAX_OPEN_CARDS, TOKEN_SECONDS, timer)
        self._answering = Counter[int]()
        self._left: dict[int, set[str]] = {}

    def get(self, match_id: str, user_id: int) -> OpenCard | None:
        """Return a user's card, or None if the bot can no longer write to the user.

        The whole board counts only while it is the user's only card. A card is left alone while a press of its user is
        being answered; `left` names its match afterwards.
        """
        if self._answering[user_id]:
            self._left.setdefault(user_id, set()).add(match_id)
            return None
        card, board = (self._cards.get((match_id, user_id, kind)) for kind in (OPTIONS_CARD, BOARD_CARD))
        return card if board is None or (card is not None and card.holder is not None) else board

    def of_user(self, user_id: int) -> list[tuple[str, OpenCard]]:
        """Return a user's cards with questions and the ids of their matches."""
        matches = dict.fromkeys(match_id for match_id, user, _ in list(self._cards) if user == user_id)
        cards = ((match_id, self.get(match_id, user_id)) for match_id in matches)
        return [(match_id, card) for match_id, card in cards if card is not None and card.questions]

    def left(self, user_id: int) -> set[str]:
        """Return the matches in which a user's card was left alone, once."""
        return set() if self._answering[user_id] else self._left.pop(user_id, set())

    def pressed(self, match_id: str, interaction: Interaction) -> None:
        """Note a press, which renews the time in which the bot may write to its user."""
        for kind in (OPTIONS_CARD, BOARD_CARD):
            key = match_id, interaction.user.id, kind
            card = self._cards.get(key)
            if card is not None:
                self._cards[key] = structs.replace(card, press=interaction)
            elif kind == OPTIONS_CARD:
                self._cards[key] = OpenCard(interaction)

    def shown(self, match_id: str, card: OpenCard) -> OpenCard | None:
        """Note the card that a user has now, and return the other message that it replaces, if any."""
        user = card.press.user.id
        for key in [(match_id, user, kind) for kind in CARD_KINDS if kind != card.kind]:
            if key in self._cards and self._cards[key].message_id == card.message_id:  # it was edited into this kind
                del self._cards[key]
        older = self._cards.get((match_id, user, card.kind))
        self._cards[match_id, user, card.kind] = card
        return older if older is not None and older.message_id not in (0, card.message_id) else None

    def tip(self, match_id: str, user_id: int, questions: tuple[str, ...]) -> str:
        """Return the tip on a user's card that asks these questions; empty if there is none."""
        cards = (self._cards.get((match_id, user_id, kind)) for kind in (OPTIONS_CARD, BOARD_CARD))
        return next((card.notes.tip for card in cards if card and card.shown == questions and card.notes.tip), "")

    def drop_tips(self, user_id: int) -> None:
        """Leave the tips out when a user's cards are shown again."""
        for key, card in list(self._cards.items()):
            if key[1] == user_id:
                self._cards[key] = structs.replace(card, notes=structs.replace(card.notes, tip=""))

    def is_board(self, match_id: str, interaction: Interaction) -> bool:
        """Return True if the pressed message is the user's card with the whole board."""
        card, message = self._cards.get((match_id, interaction.user.id, BOARD_CARD)), interaction.message
        return card is not None and message is not None and card.message_id == message.id

    def is_aside(self, match_id: str, interaction: Interaction) -> bool:
        """Return True if the pressed message is one of the user's last asides."""
        asides, message = self._asides.get((match_id, interaction.user.id), ()), interaction.message
        return message is not None and any(aside.message_id == message.id for aside in asides)

    def shown_aside(self, match_id: str, aside: Aside) -> None:
        """Note an aside that a user has now, beside those that are there."""
        key = match_id, aside.holder.user.id
        self._asides[key] = (*self._asides.get(key, ()), aside)

    def pop_asides(self, match_id: str, user_id: int) -> tuple[Aside, ...]:
        """Return the asides of a user that are still there, once."""
        return self._asides.pop((match_id, user_id), ())

    def forget(self, match_id: str, user_id: int) -> None:
        """Leave the user's cards where they are."""
        for kind in CARD_KINDS:
            self._cards.pop((match_id, user_id, kind), None)

    @contextmanager
    def answering(self, user_id: int) -> Iterator[None]:
        """Leave a user's cards alone while a press of the user is being answered."""
        self._answering[user_id] += 1
        try:
            yield
        finally:
            self._answering -= Counter([user_id])
