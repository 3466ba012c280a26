"""Tips on private cards, and the button that switches all tips off."""

import logging
from collections.abc import Iterable

from bot.cards.turn_card import tip_line
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.tips import OFF, TIPS, next_tip, tip_names
from bot.words import Words
from storage.errors import StoreError

log = logging.getLogger(__name__)


async def private_tip(
    interaction: Interaction, words: Words, match: SeatedMatch, kinds: Iterable[str], questions: tuple[str, ...]
) -> str:
    """Return the tip for a private card that asks questions of these kinds and names; empty if none is due.

    A card that is shown again keeps its tip. Failures are only logged, since a card does without.
    """
    services, user = interaction.client.services, interaction.user.id
    if kept := services.open_cards.tip(match.row.id, user, questions):
        return kept
    names = tip_names(words.has, match.row.game, kinds)
    try:
        name = await next_tip(services.preferences, services.matches.store, [user], match.row.id, names)
    except (StoreError, Refused) as failed:
        log.info("no tip in match %s: %s", match.row.id, type(failed).__name__)
        return ""
    return tip_line(words, match, name) if name else ""


async def switch_off(interaction: Interaction) -> None:
    """Turn tips off for a user."""
    services = interaction.client.services
    await services.preferences.choose("user", interaction.user.id, TIPS, OFF)
    services.open_cards.drop_tips(interaction.user.id)
