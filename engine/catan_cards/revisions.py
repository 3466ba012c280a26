"""Changes between revisions of the rules; a match keeps the revision that it began with.

Each name is a change, its number the first revision that has it. A changed rule asks `State.revision`. Options that
changed are in `engine.catan_cards.game`, numbers of cards in `engine.catan_cards.catalogue`.
"""

from typing import Final

NEWEST: Final = 5
"""The revision of new matches.

The second follows the publisher's answers to frequent questions, the third limits offers, the fourth actions; the fifth
allows demolition in the base game.
"""

CAMP_COUNTS_OWN_TURNS: Final = 2
"""A camp counts and charges the cards of its host's own turns; before, by an option, also of the other's (4.34)."""

TRADE_FACE_NEEDS_ROOM: Final = 2
"""At the trade face a player may take only resources with room; before, those without room were lost (4.42)."""

USE_IS_OF_THE_CARD: Final = 2
"""A rebuilt card can be used again in the turn; before, uses were counted by name (4.41)."""

CIVIL_WAR_SETTLES_ONCE: Final = 2
"""Tokens move and foreign cards fall when a civil war has hit both; before, after each return (4.40)."""

EXCHANGE_NEEDS_CARDS: Final = 2
"""An exchange needs a stack with cards; before, an empty place was enough (4.43)."""

JESTER_IS_PLACED_BY_HIS_OWNER: Final = 2
"""The owner chooses the jester's site at the other player's; before, the host did (4.35)."""

BRIGANDS_WAIT_IN_EVERY_MODE: Final = 2
"""Brigands stay away at first in the base game too; before, only with the expansion (1.4)."""

OFFERS_END: Final = 3
"""Offers in a turn are limited; before, two players could trade the same resources endlessly (4.44)."""

PAYING_FREES_ROOM: Final = 4
"""Room is counted after a card was paid for; before, it was counted without the payment (4.37)."""

ACTIONS_END: Final = 4
"""Actions in a turn are limited; before, some could be repeated endlessly (4.45)."""

DEMOLITION_IN_EVERY_MODE: Final = 5
"""Own cards are demolished in the base game too; before, only with the expansion (3.4)."""

FLAGSHIP_GUARDS_TREASURE_FLEET: Final = 5
"""A Flagship protects the Treasure Fleet of its city from a Civil War; before, trade fleets alone (4.13)."""

SPY_NEEDS_A_HAND: Final = 5
"""A Spy cannot be played on an empty hand; before, it was wasted there (4.37)."""
