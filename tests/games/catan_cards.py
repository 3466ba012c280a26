"""Kit of the Catan Card Game."""

from typing import Final

from engine import GAMES
from engine.catan_cards import catalogue, state, tables
from engine.catan_cards.principality import LEFT, RIGHT, SIDES
from tests.catan_cards.secrets import CatanCardsSecrets
from tests.contract.drawing import Drawn
from tests.games.kit import Kit, Listening, Names, Scripted

_PLAYTHROUGH_LENGTH: Final = 400
"""The length of the playthroughs: whole games are three times as long and show nothing more."""

_SHORT: Final = ("turn_limit", "60")

KIT: Final = Kit(
    GAMES["catan_cards"],
    CatanCardsSecrets(),
    Drawn("catan_cards", 2, {}, 1, 40, True),
    playthroughs={
        "-base": Drawn("catan_cards", 2, {"mode": "base"}, 1, _PLAYTHROUGH_LENGTH, True),
        "-themed": Drawn("catan_cards", 2, {"mode": "themed"}, 3, _PLAYTHROUGH_LENGTH, True),
        "-tournament": Drawn("catan_cards", 2, {"mode": "tournament"}, 3, _PLAYTHROUGH_LENGTH, True),
    },
    names=Names(
        (*tables.CENTRE_COSTS, *catalogue.CARDS),
        frozenset({"chamberlain", "christoph", "eryn", "flavo", "gunther", "sigismund"})
        | {card.id for card in catalogue.CARDS.values() if card.unit == "knight"},
        {
            "name": tables.RESOURCES,
            "phase": tables.PHASES,
            "source": (*state.SOURCES, *tables.FACES[:4], "bank", "build", "offer", "search"),
            "region": tables.RESOURCES,
            "regions": tables.RESOURCES,
            "side": (*SIDES.values(), LEFT, RIGHT),
            "face": tables.FACES,
            "token": tables.TOKENS,
        },
    ),
    scripted=tuple(Scripted(2, 1, 25, (("mode", mode), _SHORT)) for mode in ("base", "tournament")),
    listening=Listening(
        "catan_cards-describe-player",
        ("vp", "lumber", "brick", "wool", "grain", "ore", "gold"),
        (
            ("en", 2, {"turn_limit": "60"}),
            ("it", 2, {"mode": "themed", "turn_limit": "60"}),
            ("es", 2, {"mode": "themed", "turn_limit": "60", "brown_slots": "2"}),
        ),
    ),
    pictures="tests.render.catan_cards",
    least_reasons=6,
    least_events=101,
)
