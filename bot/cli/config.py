"""`provost config show`: list all settings and their sources, as a valid configuration file."""

import json
import os
from pathlib import Path

from bot.cli.configuration import RUN_SETTINGS, Setting, option_name, parsed, read_settings, variable
from bot.cli.options import Argument, option
from bot.cli.parser import arguments_of
from bot.cli.run import run
from bot.operations.tokens import TOKEN_VARIABLE
from bot.words import Words
from storage.files import named


def show(words: Words, /, *, config: str | None = option("FILE")) -> int:
    """Print the settings. Passwords and the token are left out."""
    settings = read_settings(words, config, os.environ)
    declared = {name: argument for name, argument in arguments_of(run) if name in RUN_SETTINGS}
    print("#", words("cli-config-order"))
    for name in RUN_SETTINGS:
        print(_line(words, name, declared[name], settings.get(name)))
    token = words("cli-config-token-hidden" if os.environ.get(TOKEN_VARIABLE) else "cli-config-token-none")
    print(f"# {TOKEN_VARIABLE}: {token}")
    return 0


def _line(words: Words, name: str, argument: Argument, found: Setting | None) -> str:
    """Return a setting as a line of TOML, commented out if it is not set."""
    value = argument.settings["default"] if found is None else parsed(words, name, argument, found)
    shown = _shown(value if found is None or name == "db" else found.text, value)
    source = found.source if found is not None else words("cli-config-default")
    return f"{'# ' if value in (None, '') else ''}{option_name(name)} = {shown}  # {variable(name)}; {source}"


def _shown(text: object, value: object) -> str:
    """Return a value in TOML. The address of a database is shown without its password."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(text, Path | str) and text:
        return json.dumps(named(text) if str(text).startswith("postgres") else str(text), ensure_ascii=False)
    return '""'
