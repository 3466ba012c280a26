"""Presses of a player of the Catan Card Game in a turn of their own, counted on the messages of the channel."""

import asyncio
from collections import Counter
from random import Random
from statistics import median

import pytest

from bot.cards import custom_ids
from bot.interaction.open_cards import OpenCards
from bot.match import computer_levels, order_answers
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from engine.core.types import Decision
from tests.bot.playing import Match, begin, fix_secret, menu_values, press
from tests.simulated import Message, World, controls

GAME = "catan_cards"
COUNTED_TURNS = 16
SOON = 0.001
BUTTON_PRESSES, MENU_PRESSES = 1, 2
MAX_USUAL_PRESSES = 5


class Presser:
    """A player who chooses like a computer player, and looks no further up than the public card."""

    def __init__(self, match: Match, *, quick: bool) -> None:
        self._match = match
        self._quick = quick
        self._chance = Random(7)
        self.presses: Counter[int] = Counter()
        """Presses of the active player by turn, without the preparation."""

        self.kinds: Counter[str] = Counter()
        """The same by kind of question, and `move` for the button that shows the options."""

    async def play(self, turns: int) -> None:
        """Play this number of turns."""
        while (table := await self._settled()).turn <= turns:
            await self._answer(table)

    async def _settled(self) -> SeatedMatch:
        """Wait for the bot's own answers; a slow player sees everything published before the next press."""
        for _ in range(10):
            await asyncio.sleep(SOON)
        if not self._quick:
            await self._match.bot.services.publisher.finish()
        return await self._match.table()

    async def _answer(self, table: SeatedMatch) -> None:
        decision = next(one for one in table.core.decisions if table.seats[one.ask.seat].user_id is not None)
        seat = decision.ask.seat
        picks = computer_levels.answer(
            "journeyman", table.game, table.core.setup, table.core.position, decision, self._chance
        )
        shown = await self._shown(table, decision)
        self._count(table, seat, _presses(shown, picks), decision.kind)
        await press(self._match.person(seat), shown, ",".join(picks))

    async def _shown(self, table: SeatedMatch, decision: Decision) -> Message:
        """Return the message with a question's controls; if none in sight has them, ask for the own move."""
        seat, wanted = decision.ask.seat, f"|{self._match.id}|{table.decision_name(decision)}|"
        card = await self._match.card()
        for one in (*self._match.private(seat, card.id), card):
            if any(wanted in id for id in controls(one)):
                return one
        self._count(table, seat, BUTTON_PRESSES, "move")
        await self._match.own(seat, "move")
        return next(one for one in self._match.private(seat, card.id) if any(wanted in id for id in controls(one)))

    def _count(self, table: SeatedMatch, seat: int, presses: int, kind: str) -> None:
        state = table.core.position.state
        if state.turn and state.active == seat:
            self.presses[state.turn] += presses
            self.kinds[kind] += presses


def _presses(shown: Message, picks: tuple[str, ...]) -> int:
    """Return the presses of an answer: a button, or a menu that opens first, or several and a button."""
    tokens = [token(pick) for pick in picks]
    for custom_id, control in controls(shown).items():
        if custom_id.startswith(custom_ids.CHOICE) and custom_id.split("|")[3] == tokens[0]:
            return BUTTON_PRESSES
        if custom_id.startswith(custom_ids.MENU) and {*tokens} <= {*menu_values(control)}:
            return MENU_PRESSES + len(tokens) - 1
    return MENU_PRESSES + len(tokens)


async def count_presses(world: World, monkeypatch: pytest.MonkeyPatch, *, quick: bool) -> Presser:
    """Count the presses of a match."""
    monkeypatch.setattr(order_answers, "delay", lambda: SOON)
    fix_secret(monkeypatch)
    player = Presser(await begin(world, 2, GAME), quick=quick)
    await player.play(COUNTED_TURNS)
    return player


@pytest.mark.parametrize("quick", [True, False])
async def test_a_usual_turn_takes_five_presses(world: World, monkeypatch: pytest.MonkeyPatch, quick: bool) -> None:
    player = await count_presses(world, monkeypatch, quick=quick)
    assert len(player.presses) == COUNTED_TURNS
    assert median(player.presses.values()) <= MAX_USUAL_PRESSES
    assert player.kinds["before_roll"] == 0, "the dice are rolled for them"
    assert player.kinds["move"] == 0, "their options are always in sight"


async def test_a_player_who_comes_back_later_asks_for_the_options_once_a_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord lets the bot write to a player alone for a quarter of an hour after a press."""
    monkeypatch.setattr(OpenCards, "get", lambda *given: None)
    player = await count_presses(world, monkeypatch, quick=True)
    assert median(player.presses.values()) <= MAX_USUAL_PRESSES + 1
    assert player.kinds["move"] <= 1.25 * COUNTED_TURNS
