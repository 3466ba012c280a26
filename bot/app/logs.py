"""Logging to standard error, as text or JSON, with all tokens of Discord removed."""

import json
import logging
from datetime import UTC, datetime
from typing import Final

from bot.delivery.causes import PRESS_LOG, current
from bot.operations.tokens import redacted

LOG_FORMAT: Final = "%(levelname)s %(name)s: %(message)s"
EXTRA_FIELDS: Final = ("seconds", "match", "presses", "outbox")  # fields of JSON entries beside the message


class Redacted(logging.Formatter):
    """Formats entries and tracebacks without tokens, because errors of aiohttp and discord.py quote addresses."""

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry."""
        return redacted(super().format(record))


class Json(logging.Formatter):
    """Formats an entry as a JSON object on one line, with the id of its press."""

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry."""
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        if (press := current()) is not None:
            entry["press"] = press.id
        entry |= {field: value for field in EXTRA_FIELDS if (value := getattr(record, field, None)) is not None}
        if record.exc_info:
            entry["traceback"] = redacted(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def install(level: int, form: str = "text") -> None:
    """Write log entries from `level` up to standard error as text or JSON, unless logging is configured already.

    Only the JSON log follows each press.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Redacted(LOG_FORMAT))
    logging.basicConfig(level=level, handlers=[handler])
    if form == "json":
        logging.getLogger(PRESS_LOG).setLevel(level)
