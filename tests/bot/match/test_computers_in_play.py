"""Whole matches on Discord of one person against computer players, some of which search."""

from functools import partial
from random import Random

import pytest

from bot.features.decks.service import kinds
from bot.match.computer_players import ThinkingLimits
from bot.match.settings import COMPUTER_LEVEL
from engine import GAMES
from engine.minds.choosing import builder
from tests.bot.playing import Match, is_private_card, message, set_rule
from tests.bot.tabletop import Choice
from tests.simulated import World, controls

pytestmark = pytest.mark.no_cover

QUICK = ThinkingLimits(answer=0.002, run=3.0)
LEVELS = ("master", "journeyman")
SHORT = {"catan_cards": {"turn_limit": "60"}}


async def against_computers(world: World, game: str) -> Match:
    """Begin a match of Ada against a master and, if there is a seat, a journeyman."""
    ada, seats = world.people["Ada"], min(3, GAMES[game].seats[-1])
    await ada.slash(world.channel, "game new", game=game, seats=seats)
    (lobby,) = world.channel.history()
    id = next(id for id in controls(lobby) if id.startswith("l|")).split("|")[2]
    for name, value in SHORT.get(game, {}).items():
        await set_rule(ada, message(world.channel, lobby.id), name, value)
    for level in LEVELS[: seats - 1]:
        await set_rule(ada, message(world.channel, lobby.id), COMPUTER_LEVEL, level)
        await ada.click(message(world.channel, lobby.id), custom_id=f"l|computer|{id}")
    await ada.click(message(world.channel, lobby.id), custom_id=f"l|start|{id}")
    return Match(world, id, [*world.channel.threads, world.channel][0])


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_against_computer_players(world: World, game: str) -> None:
    match, chooser = await against_computers(world, game), Random(1)
    match.bot.services.thinking._limits = QUICK
    while (table := await match.table()).core.decisions:
        decision = table.core.decisions[0]
        assert decision.ask.seat == 0, "the computer players have answered what they are asked"
        assert decision.kind not in kinds(game)
        look = partial(table.view, 0)
        picks = builder(table.game, decision, look, chooser)
        verb = next((one.verb for one in decision.ask.options if one.key in picks), "")
        answer = await match.press(Choice(0, decision.kind, verb, ",".join(picks)))
        assert verb == "offer" or all(is_private_card(one) for one in answer.followups), "an offer is typed"
    assert table.row.status == "ended"
    levels = {seat.computer for seat in table.seats} - {None}
    assert levels == {*LEVELS[: len(table.seats) - 1]}
