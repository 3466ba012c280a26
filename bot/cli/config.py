"""`provost config show`: list all settings and their sources, as a valid configuration file."""

import json
import os
from typing import Final

from bot.cli.config_file import FILE_VARIABLE, RUN_SETTINGS, VARIABLE_PREFIX, Setting, option_name, variable
from bot.cli.options import ADDRESSES, Argument, option
from bot.cli.run import CONTAINER, days, port, run_settings
from bot.operations.tokens import TOKEN_VARIABLE
from bot.words import Words
from storage.database_files import named

NUMBER_TYPES: Final = (days, port)  # the types of numbers that have no default


def show(words: Words, /, *, config: str | None = option("FILE")) -> int:
    """Print the settings. Passwords and the token are left out."""
    lines = [_line(words, *setting) for setting in run_settings(words, config, os.environ)]
    token = words("cli-config-token-hidden" if os.environ.get(TOKEN_VARIABLE) else "cli-config-unset")
    print("#", words("cli-config-order"))
    print(*lines, f"# {TOKEN_VARIABLE}: {token}", sep="\n")
    known = {*map(variable, RUN_SETTINGS), FILE_VARIABLE, CONTAINER, variable("debug")}
    for name in sorted(os.environ):  # of those with our prefix, any other is perhaps a misspelt setting
        if name.startswith(VARIABLE_PREFIX) and name not in known:
            print(f"# {name}:", words("cli-config-variable-unknown"))
    return 0


def _line(words: Words, name: str, argument: Argument, found: Setting | None, value: object) -> str:
    """Return a setting as a line of TOML. Without a value it is commented out, with the kind of value in its place."""
    if value in (None, ""):
        kind = argument.settings["metavar"]
        example = kind if argument.settings["type"] in NUMBER_TYPES else _shown(kind)
        return f"# {option_name(name)} = {example}  # {variable(name)}; {words('cli-config-unset')}"
    shown = _shown(value if found is None or isinstance(value, int) else found.text)
    source = found.source if found is not None else words("cli-config-default")
    return f"{option_name(name)} = {shown}  # {variable(name)}; {source}"


def _shown(value: object) -> str:
    """Return a value in TOML. The address of a database is shown without its password."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    text = str(value)
    return json.dumps(named(text) if text.startswith(ADDRESSES) else text, ensure_ascii=False)
