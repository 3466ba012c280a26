"""The rules engine: pure, without input or output, clock, randomness or sentences.

`GAMES` has every game by name. What other packages need of the core can be imported from here; views and what is
printed on boards and cards are in `engine.<game>.view`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.catan_cards.game import CatanCards
from engine.caylus.game import Caylus
from engine.core.dealer import Dealer
from engine.core.flow import Frame, Play, Position
from engine.core.game import Game
from engine.core.log import Entry, Redo, Undo
from engine.core.match import Match, Step
from engine.core.notation import Record, read_record, write_record
from engine.core.presentation import Verb
from engine.core.seal import commitment
from engine.core.setup import OperatorOption, OptionChoice, Setup
from engine.core.types import ARBITER, CHANCE, Action, Ask, Decision, Event, Illegal, Option, Outcome, Reason, Seat
from engine.core.view import View
from engine.magna_carta.game import MagnaCarta

__all__ = [
    "ARBITER",
    "CHANCE",
    "GAMES",
    "Action",
    "Ask",
    "Dealer",
    "Decision",
    "Entry",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "Match",
    "OperatorOption",
    "Option",
    "OptionChoice",
    "Outcome",
    "Play",
    "Position",
    "Reason",
    "Record",
    "Redo",
    "Seat",
    "Setup",
    "Step",
    "Undo",
    "Verb",
    "View",
    "commitment",
    "read_record",
    "write_record",
]

GAMES: Final[Mapping[str, Game[Any, Any]]] = MappingProxyType(
    {game.name: game for game in (Caylus(), MagnaCarta(), CatanCards())}
)
"""Every game by its name."""
