"""The list of the bot's features."""

from typing import Final

from bot.features.avoid.commands import FEATURE as AVOID
from bot.features.daily.commands import FEATURE as DAILY
from bot.features.decks.commands import FEATURE as DECKS
from bot.features.follow.commands import FEATURE as FOLLOW
from bot.features.help.commands import FEATURE as HELP
from bot.features.lessons.commands import FEATURE as LESSONS
from bot.features.lobby.commands import FEATURE as LOBBY
from bot.features.plans.commands import FEATURE as PLANS
from bot.features.privacy.commands import FEATURE as PRIVACY
from bot.features.replay.commands import FEATURE as REPLAY
from bot.features.results.commands import FEATURE as RESULTS
from bot.features.spotlight.commands import FEATURE as SPOTLIGHT
from bot.features.tournaments.commands import FEATURE as TOURNAMENTS
from bot.interaction.services import Feature

FEATURES: Final[tuple[Feature, ...]] = (
    LOBBY,
    AVOID,
    HELP,
    PLANS,
    LESSONS,
    REPLAY,
    RESULTS,
    PRIVACY,
    FOLLOW,
    SPOTLIGHT,
    TOURNAMENTS,
    DECKS,
    DAILY,
)
"""In starting order: a feature that uses services of another comes after it."""
