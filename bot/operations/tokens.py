"""The bot's token: read it from a file or the environment, find faults in it, and remove it from texts."""

import codecs
import re
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

TOKEN_VARIABLE: Final = "DISCORD_TOKEN"  # noqa: S105 - the variable's name

CREDENTIALS: Final = "CREDENTIALS_DIRECTORY"
"""The variable in which systemd names the directory of a service's credentials. Only that service may enter it."""

QUOTES: Final = "\"'`“”‘’«»"
BYTE_ORDER_MARKS: Final = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
BYTE_ORDER_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"

ASSIGNMENT: Final = re.compile(r"(export\s+)?[A-Za-z_]\w*\s*=\s*", re.ASCII)
"""The name before a value, as in a file of environment variables."""

TOKEN_ALPHABET: Final = re.compile(r"(?!\d+$)[\w.-]+", re.ASCII)
"""The alphabet of tokens. Digits alone are an application's id."""

REDACTION: Final = "[removed]"

INTERACTION: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?#\"'<>)]+")
"""The address of an interaction with its token, which for 15 minutes gives access to private replies, even hands."""

BOT_TOKEN: Final = re.compile(r"[\w-]{23,}\.[\w-]{6}\.[\w-]{27,}")
"""A bot's token: its id, a time and a signature, each in Base64."""

Form = Literal["", "bom", "quoted", "prefixed", "assigned", "other"]
"""The fault of a malformed token, which the sentence `cli-token-form-<form>` describes; "" for a plausible token."""


class NoToken(Exception):
    """No usable token was found in `source`, a file or variable; `form` is the fault of a malformed token."""

    def __init__(self, why: Literal["missing", "unreadable", "malformed"], source: str, form: Form = "other") -> None:
        super().__init__(why)
        self.why = why
        self.source = source
        self.form = form


def read_token(file: Path | None, environment: Mapping[str, str]) -> str:
    """Return the bot's token, from the file if one is given. Raises `NoToken`."""
    if file is None:
        source, token = TOKEN_VARIABLE, environment.get(TOKEN_VARIABLE, "").strip()
        if not token:
            raise NoToken("missing", TOKEN_VARIABLE)
    else:
        source, token = str(file), _content(file)
    if form := token_form(token):
        raise NoToken("malformed", source, form)
    return token


def token_form(token: str) -> Form:
    """Return the fault of a text that cannot be a token, or ""."""
    if token.startswith(BYTE_ORDER_MARK):
        return "bom"
    if token[:1] in QUOTES and token:
        return "quoted"
    if ASSIGNMENT.match(token):
        return "assigned"
    if token.lower().startswith("bot "):
        return "prefixed"
    return "" if TOKEN_ALPHABET.fullmatch(token) else "other"


def is_exposed(file: Path, environment: Mapping[str, str]) -> bool:
    """Return True if other users of this machine can read a token file."""
    # systemd grants a service its credentials by an ACL, whose mask appears as the group's permissions.
    by_systemd = CREDENTIALS in environment and file.parent == Path(environment[CREDENTIALS])
    try:
        return bool(file.stat().st_mode & (stat.S_IROTH if by_systemd else stat.S_IROTH | stat.S_IRGRP))
    except OSError:
        return False


def redacted(text: str) -> str:
    """Remove all tokens from a text."""
    return BOT_TOKEN.sub(REDACTION, INTERACTION.sub(rf"\g<1>{REDACTION}", text))


def _content(file: Path) -> str:
    try:
        content = file.read_bytes()
    except OSError:
        raise NoToken("unreadable", str(file)) from None
    if content.startswith(BYTE_ORDER_MARKS):
        raise NoToken("malformed", str(file), "bom")
    return content.decode(errors="replace").strip()
