"""Absences: a match goes on while one player plays, and its clock always follows from its lines."""

from functools import partial
from random import Random

import pytest

from bot.clocks.paces import HOUR
from bot.match.errors import Refused
from bot.match.safe_names import token
from engine import GAMES
from engine.minds.choosing import builder
from tests.bot.tabletop import NAMES, USERS, begin
from tests.bot.virtual_days import Days

SUBSTITUTE = 4
"""A user who takes any free seat; the first user is always present."""

MAX_STEPS = 3000
"""Steps of six hours after which a match counts as stuck."""


async def play(days: Days, match_id: str, user: int, chooser: Random) -> None:
    """Answer every question to a user."""
    while True:
        table = await days.look(match_id)
        seat = table.seat_of(user)
        decision = next((one for one in table.core.decisions if one.ask.seat == seat), None)
        if table.row.status != "live" or decision is None:
            return
        picks = builder(table.game, decision, partial(table.view, seat), chooser)
        key = f"{match_id} {table.log_length}"
        await days.matches.choose(match_id, user, table.decision_name(decision), tuple(map(token, picks)), key)


async def act(days: Days, match_id: str, chooser: Random) -> None:
    """Do something as one of the users who are not always present."""
    user = USERS[int(chooser.random() * 3)]
    what = chooser.random()
    try:
        if what < 0.5:
            await play(days, match_id, user, chooser)
        elif what < 0.6:
            await days.matches.seat_changes.come_back(match_id, user)
        elif what < 0.65:
            await days.matches.undoing.undo(match_id, user, f"{days.time}")
        elif what < 0.7:
            await days.matches.seat_changes.substitute(match_id, USERS[SUBSTITUTE], NAMES[SUBSTITUTE])
    except Refused:
        return


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_match_comes_to_its_end_while_one_person_plays(days: Days, game: str, seed: int) -> None:
    people = min(3, GAMES[game].seats[-1])
    match_id = await begin(days.matches, people=people, game=game)
    chooser = Random(seed)
    for step in range(MAX_STEPS):
        await play(days, match_id, USERS[0], chooser)
        if chooser.random() < 0.2:
            await act(days, match_id, chooser)
        table = await days.look(match_id)
        if table.row.status != "live":
            break
        await days.wait(6 * HOUR)
        if step % 50 == 0:
            held = (await days.look(match_id)).clock
            days.matches.cache.forget(match_id)
            read = (await days.look(match_id)).clock
            assert held is not None
            assert read is not None
            assert read.advanced(days.time) == held.advanced(days.time)
    assert (await days.look(match_id)).row.status == "ended"
    assert len(await days.store.outcomes()) == 1
