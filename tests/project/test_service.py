"""The systemd unit starts a bot again that gave Discord up, and never signs in so often that Discord withdraws the token."""

import re

from bot.monitoring.gateway_watch import LIMITS
from bot.monitoring.watchdog import RESTART
from tests.project.repository import text

HOUR = 3600


def setting(name: str) -> str:
    """A setting of the unit that is given once."""
    (value,) = re.findall(rf"^{name}=(.+)$", text("docs/operating/provost.service"), re.MULTILINE)
    return str(value)


def test_the_unit_restarts_a_bot_that_gave_discord_up() -> None:
    assert setting("RestartForceExitStatus") == str(RESTART)
    assert setting("RestartPreventExitStatus") == "2"


def test_the_unit_starts_the_bot_at_most_twenty_times_an_hour() -> None:
    assert (setting("StartLimitIntervalSec"), setting("StartLimitBurst")) == ("1h", "20")


def test_an_outage_does_not_use_up_the_starts_of_the_unit() -> None:
    pause = int(setting("RestartSec").removesuffix("s"))
    assert HOUR / (LIMITS.leave + pause) < int(setting("StartLimitBurst"))
