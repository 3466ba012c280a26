"""Settings from the environment and from a file in TOML, which replace the defaults of options.

An option on the command line comes first, then the variable `PROVOST_<NAME>`, then the file that `--config` or
`PROVOST_CONFIG` names, then the default. Commands that only try or measure something take no settings.
"""

import tomllib
from argparse import BooleanOptionalAction
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.cli.errors import Misused
from bot.cli.options import Argument, Unusable
from bot.words import Words

VARIABLE_PREFIX: Final = "PROVOST_"
FILE_VARIABLE: Final = "PROVOST_CONFIG"

RUN_SETTINGS: Final = (
    *("db", "token_file", "user_lobbies", "server_games", "forget_servers", "backup_to", "health_port"),
    *("metrics_port", "web", "web_url", "web_title", "operator", "status_page", "emoji", "log_format"),
    *("standby", "cards"),
)
"""The settings: the options of `provost run`."""

CONFIGURED: Final = frozenset(
    {"setup", "run", "health", "doctor", "backup", "stats", "export", "results", "db", "config"}
)
"""Commands that take settings."""

SWITCHES: Final = dict.fromkeys(("true", "1", "yes", "on"), True) | dict.fromkeys(("false", "0", "no", "off"), False)


class Setting(NamedTuple):
    """The text of a setting, and the variable or file that it comes from."""

    text: str
    source: str


Settings = Mapping[str, Setting]

NO_SETTINGS: Final[Settings] = {}


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"{VARIABLE_PREFIX}{name.upper()}"


def option_name(name: str) -> str:
    """Return the name of a setting on the command line and in the file."""
    return name.replace("_", "-")


def read_settings(words: Words, file: str | None, environment: Mapping[str, str]) -> Settings:
    """Return the settings from the file, if one is named, and from the environment. Raises `Misused`."""
    path = file or environment.get(FILE_VARIABLE) or None
    found = {} if path is None else dict(_of_file(words, Path(path)))
    found |= {
        name: Setting(environment[variable(name)], variable(name))
        for name in RUN_SETTINGS
        if environment.get(variable(name))
    }
    return found


def _of_file(words: Words, path: Path) -> Iterator[tuple[str, Setting]]:
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError:
        raise Misused(words("cli-error-config-unreadable", path=str(path))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Misused(words("cli-error-config-malformed", path=str(path), what=str(error))) from None
    known = {option_name(name): name for name in RUN_SETTINGS}
    for key, value in given.items():
        name = known.get(key.replace("_", "-"))
        if name is None:
            raise Misused(words("cli-error-config-unknown", path=str(path), setting=key, settings=", ".join(known)))
        if not isinstance(value, str | int):
            raise Misused(words("cli-error-config-value", path=str(path), setting=key))
        yield name, Setting(str(value).lower() if isinstance(value, bool) else str(value), str(path))


def with_setting(words: Words, name: str, argument: Argument, settings: Settings) -> Argument:
    """Return an option whose default is its setting, if there is one. Raises `Misused` for a bad value."""
    found = settings.get(name)
    if found is None:
        return argument
    value = parsed(words, name, argument, found)
    action = {"action": BooleanOptionalAction} if value is True else {}
    return argument._replace(settings={**argument.settings, "default": value, **action})


def parsed(words: Words, name: str, argument: Argument, found: Setting) -> Any:
    """Return the value of a setting. Raises `Misused` for a bad one."""
    try:
        if "type" in argument.settings:
            return argument.settings["type"](found.text)
        return SWITCHES[found.text.strip().lower()]
    except Unusable as unusable:
        why = words(unusable.id, **unusable.given)
    except KeyError:
        why = words("cli-error-config-switch", value=found.text)
    raise Misused(words("cli-error-config", setting=option_name(name), source=found.source, why=why))
