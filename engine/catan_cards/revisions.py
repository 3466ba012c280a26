"""What the revisions of the rules changed; a match keeps the one that it began with.

Each name is a change, its number the first revision that has it. A rule that changed asks `State.revision` where it
stands. Options that changed are in `engine.catan_cards.game`, numbers of cards in `engine.catan_cards.catalogue`.
"""

from typing import Final

NEWEST: Final = 5
"""The revision of new matches. The second follows the publisher's answers to frequent questions, the third ends offers, the
fourth turns; the fifth allows demolition in the base game."""

CAMP_COUNTS_OWN_TURNS: Final = 2
"""A camp counts and charges what its host plays in the own turn; before, in the other's too, by an option (4.34)."""

TRADE_FACE_NEEDS_ROOM: Final = 2
"""At the trade face only what finds room is taken; before, anything could be taken, and was lost without room (4.42)."""

USE_IS_OF_THE_CARD: Final = 2
"""What was used and is built anew can be used again in the turn; before, its name was used (4.41)."""

CIVIL_WAR_SETTLES_ONCE: Final = 2
"""Tokens move and foreign cards fall when a civil war has hit both; before, after each return (4.40)."""

EXCHANGE_NEEDS_CARDS: Final = 2
"""An exchange is made with a stack that has cards; before, with an empty place too (4.43)."""

JESTER_IS_PLACED_BY_HIS_OWNER: Final = 2
"""The owner chooses the jester's site at the other player's; before, whoever took him in did (4.35)."""

BRIGANDS_WAIT_IN_EVERY_MODE: Final = 2
"""Brigands stay away at first in the base game too; before, only with the expansion (1.4)."""

OFFERS_END: Final = 3
"""So many offers and no more may be made in a turn; before, two players could trade the same things for ever (4.44)."""

PAYING_FREES_ROOM: Final = 4
"""What could be taken is looked for in the stores as they are when a card is paid for; before, as they are now (4.37)."""

ACTIONS_END: Final = 4
"""So many actions and no more may be taken in a turn; before, some could be repeated for ever (4.45)."""

DEMOLITION_IN_EVERY_MODE: Final = 5
"""Own cards are demolished in the base game too; before, only with the expansion (3.4)."""

FLAGSHIP_GUARDS_TREASURE_FLEET: Final = 5
"""A Flagship protects the Treasure Fleet of its city where a Civil War hits that one; before, trade fleets alone (4.13)."""

SPY_NEEDS_A_HAND: Final = 5
"""A Spy is not played on an empty hand; before, it was wasted there (4.37)."""
