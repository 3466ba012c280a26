"""Players of the Catan Card Game who mostly build: their games are short, and reach every kind of question."""

from functools import cache
from random import Random

from msgspec import structs

from bot.match.safe_names import token
from bot.match.selfplay import Played, play
from bot.match.service import Matches
from engine import GAMES
from engine.core.notation import Record
from engine.core.types import Action, Ask, Option
from engine.minds.choosing import at_random

BUILDING = ("centre", "expansions", "cards", "abilities")
"""Groups of actions that advance a game."""

RARE_ACTION_RATES = {"demolish": 0.01, "offer": 0.1, "trade": 0.3}
BUILD_RATE = 0.9

EVERYTHING = (("base", 38), ("tournament", 36), ("themed", 32), ("themed", 59), ("themed", 172))
"""Mode and seed of games that together ask every kind of question."""


EARLIEST_SEEDS = {"react": 18, "answer_offer": 14, "before_roll": 16}
"""The seed below 20 of the basic game that asks each kind of question earliest."""


def builder(ask: Ask, chooser: Random) -> tuple[str, ...]:
    """Answer a question as an eager builder does."""
    options = ask.options
    if any(option.key == "end" for option in options):
        moving = [option for option in options if option.group in BUILDING]
        rest = [option for option in options if _worth(option, chooser)]
        options = tuple(moving if moving and chooser.random() < BUILD_RATE else rest)
    elif ask.most == 1:
        rich = tuple(option for option in options if option.data and option.key != "none")
        options = rich if rich and chooser.random() < BUILD_RATE else options
    return at_random(structs.replace(ask, options=options), chooser)


def _worth(option: Option, chooser: Random) -> bool:
    return chooser.random() < RARE_ACTION_RATES.get(option.group or option.verb, 1.0)


@cache
def played(mode: str, seed: int) -> Played:
    """Play a whole game between two builders; every third seed flips all other options."""
    game = GAMES["catan_cards"]
    others = {choice.id: choice.values[1] for choice in game.options} if seed % 3 == 0 else {}
    setup = game.setup(2, {**others, "mode": mode})
    return play(game, setup, seed, lambda game, decision, look, chooser: builder(decision.ask, chooser))


def secret_of(record: Record) -> bytes:
    """Return the secret from which the game was dealt."""
    return bytes.fromhex(record.secret)


async def follow(tables: Matches, match_id: str, record: Record, until: str) -> None:
    """Play a match as recorded until a question of that kind is open; the match must have the secret of the record."""
    for index, entry in enumerate(record.entries):
        table = await tables.get_match(match_id)
        if any(decision.kind == until for decision in table.core.decisions):
            return
        if isinstance(entry, Action) and index == len(table.core.log):
            decision = next(
                one for one in table.core.decisions if one.ask.seat == entry.seat and one.kind == entry.kind
            )
            user = table.seats[entry.seat].user_id
            assert user is not None
            await tables.choose(
                match_id, user, table.decision_name(decision), tuple(map(token, entry.picks)), f"{index}"
            )
    raise AssertionError(f"no player was asked {until}")


def meeting(kind: str) -> Record:
    """Return a game that asks a question of that kind early."""
    return played("base", EARLIEST_SEEDS[kind]).record
