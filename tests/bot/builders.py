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
"""Groups of what moves a game on; the other actions are taken as seldom as `SELDOM` says."""

SELDOM = {"demolish": 0.01, "offer": 0.1, "trade": 0.3}
EAGER = 0.9

EVERYTHING = (("base", 38), ("tournament", 36), ("themed", 32), ("themed", 59), ("themed", 172))
"""Mode and seed of games that together meet every kind of question."""


EARLY = {"react": 18, "answer_offer": 14, "before_roll": 16}
"""Kinds of questions, and the seed below 20 of the basic game that asks each of them earliest."""


def builder(ask: Ask, chooser: Random) -> tuple[str, ...]:
    """Answer a question so that something happens."""
    options = ask.options
    if any(option.key == "end" for option in options):
        moving = [option for option in options if option.group in BUILDING]
        rest = [option for option in options if _worth(option, chooser)]
        options = tuple(moving if moving and chooser.random() < EAGER else rest)
    elif ask.most == 1:
        rich = tuple(option for option in options if option.data and option.key != "none")
        options = rich if rich and chooser.random() < EAGER else options
    return at_random(structs.replace(ask, options=options), chooser)


def _worth(option: Option, chooser: Random) -> bool:
    return chooser.random() < SELDOM.get(option.group or option.verb, 1.0)


@cache
def played(mode: str, seed: int) -> Played:
    """A whole game of two builders; every third with all the other options turned round."""
    game = GAMES["catan_cards"]
    others = {choice.id: choice.values[1] for choice in game.options} if seed % 3 == 0 else {}
    setup = game.setup(2, {**others, "mode": mode})
    return play(game, setup, seed, lambda game, decision, look, chooser: builder(decision.ask, chooser))


def secret_of(record: Record) -> bytes:
    """What its chance was dealt from."""
    return bytes.fromhex(record.secret)


async def follow(tables: Matches, match_id: str, record: Record, until: str) -> None:
    """Play a match as in a record, whose secret it has, until a question of that kind is open."""
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
    raise AssertionError(f"nobody was asked {until}")


def meeting(kind: str) -> Record:
    """A game in which some player is asked a question of that kind early."""
    return played("base", EARLY[kind]).record
