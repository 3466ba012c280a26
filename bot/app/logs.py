"""The log on standard error: it names what went wrong, and no token of Discord's stands in it."""

import logging
import re
from typing import Final

FORMAT: Final = "%(levelname)s %(name)s: %(message)s"

REMOVED: Final = "[removed]"

INTERACTION: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?#\"'<>)]+")
"""An address with the token of an interaction, which for 15 minutes reads and changes its private answers, hands too."""

BOT: Final = re.compile(r"[\w-]{23,}\.[\w-]{6}\.[\w-]{27,}")
"""A bot's token: its id, a time and a signature, each in Base64."""


class Redacted(logging.Formatter):
    """Formats whole entries, tracebacks and all, without the tokens: errors of aiohttp and discord.py quote addresses."""

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry of the log."""
        return BOT.sub(REMOVED, INTERACTION.sub(rf"\g<1>{REMOVED}", super().format(record)))


def install(level: int) -> None:
    """Write what is logged from `level` up to standard error, unless the process logs elsewhere already."""
    handler = logging.StreamHandler()
    handler.setFormatter(Redacted(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])
