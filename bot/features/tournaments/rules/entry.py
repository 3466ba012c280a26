"""Who may enter an event: the conditions of its settings."""

from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.model import Settings

DAY: Final = 86_400


class Entrant(Struct, frozen=True):
    """What is known of somebody who wants to enter: seconds since the account and the membership began, matches finished."""

    account: int
    member: int
    finished: int


def conditions(settings: Settings) -> dict[str, int]:
    """The conditions of an event, in days or matches, by name."""
    wanted = {"account": settings.account_days, "member": settings.member_days, "finished": settings.finished}
    return {name: least for name, least in wanted.items() if least}


def unmet(settings: Settings, entrant: Entrant) -> str:
    """The first condition that somebody does not meet, or nothing."""
    has = {"account": entrant.account // DAY, "member": entrant.member // DAY, "finished": entrant.finished}
    return next((name for name, least in conditions(settings).items() if has[name] < least), "")
