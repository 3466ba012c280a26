"""The log on standard error: it names what went wrong, and no token of Discord's stands in it."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

from bot.delivery.press_times import PRESSES, current

FORMAT: Final = "%(levelname)s %(name)s: %(message)s"

REMOVED: Final = "[removed]"

INTERACTION: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?#\"'<>)]+")
"""An address with the token of an interaction, which for 15 minutes reads and changes its private answers, hands too."""

BOT: Final = re.compile(r"[\w-]{23,}\.[\w-]{6}\.[\w-]{27,}")
"""A bot's token: its id, a time and a signature, each in Base64."""

FIELDS: Final = ("seconds", "match", "presses", "outbox")
"""What an entry for machines may say beside its message."""


def redacted(text: str) -> str:
    """A text without tokens."""
    return BOT.sub(REMOVED, INTERACTION.sub(rf"\g<1>{REMOVED}", text))


class Redacted(logging.Formatter):
    """Formats whole entries, tracebacks and all, without the tokens: errors of aiohttp and discord.py quote addresses."""

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry of the log."""
        return redacted(super().format(record))


class Json(logging.Formatter):
    """Formats an entry as a JSON object on a line, with the id of the press that it is about."""

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry of the log."""
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        if (press := current()) is not None:
            entry["press"] = press.id
        entry |= {field: value for field in FIELDS if (value := getattr(record, field, None)) is not None}
        if record.exc_info:
            entry["traceback"] = redacted(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def install(level: int, form: str = "text") -> None:
    """Write what is logged from `level` up to standard error, as text or json, unless the process logs elsewhere already.

    What becomes of each press is logged as json alone.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Redacted(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])
    if form == "json":
        logging.getLogger(PRESSES).setLevel(level)
