"""The grammar of the command line.

Only the requested command is loaded, so that no command waits for another's imports.
"""

import argparse
import gc
import os
from argparse import ArgumentError, ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NoReturn, TypeAlias

from bot.cli.config_file import CONFIGURED, NO_SETTINGS, Settings, read_settings, with_setting
from bot.cli.errors import Misused
from bot.cli.options import ADDRESSES, Argument, Unusable, locale
from bot.words import Words

Command = Callable[..., int]
"""Takes the words and its options, prints its output and returns the exit status. Raises `Refused`."""

Commands: TypeAlias = Mapping[str, "str | Commands"]

COMMAND_MODULES: Final[Commands] = {
    "setup": "bot.cli.setup",
    "run": "bot.cli.run",
    "health": "bot.cli.health",
    "doctor": "bot.cli.doctor",
    "backup": "bot.cli.backup",
    "config": {"show": "bot.cli.config"},
    "sandbox": "bot.cli.sandbox",
    "selfplay": "bot.cli.selfplay",
    "stats": "bot.cli.stats",
    "record": "bot.cli.selfplay",
    "replay": "bot.cli.replay",
    "render": "bot.cli.render",
    "verify": "bot.cli.replay",
    "agent": "bot.lab.agent",
    "export": {"site": "bot.cli.export_site"},
    "event": {"simulate": "bot.lab.event", "check": "bot.cli.event"},
    "results": dict.fromkeys(("key", "export", "revoke", "verify", "merge"), "bot.cli.results"),
    "db": {
        **dict.fromkeys(("check", "backup", "restore", "copy"), "bot.cli.db"),
        "forget": "bot.cli.forget",
        "export": "bot.cli.db",
    },
    "lab": {
        name: f"bot.lab.{name}"
        for name in ("simulate", "arena", "train", "analyse", "annotate", "lesson", "waits", "duplicate", "bench")
    },
}
"""The module of each command, in the order of the help text. Its function has the command's name."""

MAX_ARGUMENT: Final = 1000  # characters of an argument. A longer one could not be repeated in an error.


def parse(arguments: Sequence[str], words: Words) -> tuple[Command, dict[str, object]]:
    """Return the command's function and its options. Raises `Misused`. Help and version are printed here and exit."""
    for argument in arguments:
        if len(argument) > MAX_ARGUMENT:
            raise Misused(words("cli-error-argument-long", start=argument[:20], most=MAX_ARGUMENT))
    wanted = wanted_command(arguments)
    settings = read_settings(words, wanted_value(arguments, "config"), os.environ) if takes_settings(wanted) else {}
    try:
        found, unknown = grammar(words, wanted, settings).parse_known_args(arguments)
    except ArgumentError as error:
        raise Misused(_complaint(error, words)) from None
    except Unusable as unusable:
        raise Misused(words(unusable.id, **unusable.given)) from None
    if unknown:
        raise Misused(words("cli-error-argument-unknown", argument=unknown[0]))
    function: Command = found.function
    return function, {name: _given(declared, name, found) for name, declared in _declared(function).items()}


def wanted_value(arguments: Sequence[str], name: str) -> str | None:
    """Return the value of an option that is needed before all others: `locale` or `config`."""
    only = ArgumentParser(add_help=False, allow_abbrev=False)
    only.add_argument(f"--{name}", nargs="?")
    value: str | None = getattr(only.parse_known_args(arguments)[0], name)
    return value


def takes_settings(wanted: Sequence[str]) -> bool:
    """Return True if a command takes settings from the environment and the file of settings."""
    return bool(wanted) and wanted[0] in CONFIGURED


def wanted_command(arguments: Sequence[str]) -> list[str]:
    """Return the names of the requested command from the outermost, as far as it exists."""
    names, below = list[str](), COMMAND_MODULES
    for argument in arguments:
        if argument in below:
            names.append(argument)
            found = below[argument]
            if isinstance(found, str):
                break
            below = found
    return names


def grammar(words: Words, wanted: Sequence[str], settings: Settings = NO_SETTINGS) -> "Grammar":
    """Return the grammar of the wanted command, or of all below it for the help text."""
    top = Grammar(prog="provost", words=words, about="cli-about", settings=settings if takes_settings(wanted) else None)
    top.options.add_argument("--version", action=Version, nargs=0, dest=argparse.SUPPRESS, help=words("cli-version"))
    top.grow("cli", COMMAND_MODULES, wanted)
    return top


def load(module: str) -> ModuleType:
    """Import a module without garbage collection, which would find nothing and take a tenth of the time."""
    gc.disable()
    try:
        return import_module(module)
    finally:
        gc.enable()


class Grammar(ArgumentParser):
    """A parser in the reader's language that raises errors instead of exiting."""

    def __init__(self, prog: str, words: Words, about: str, settings: Settings | None = None) -> None:
        super().__init__(
            prog,
            description=words(about),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(HelpLayout, words),
        )
        self._words = words
        self._settings = settings
        self._positional = self.add_argument_group(words("cli-arguments"))
        self.options = self.add_argument_group(words("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=words("cli-help"))
        self.options.add_argument("--locale", metavar="L", type=locale, help=words("cli-option-locale"))

    def error(self, message: str) -> NoReturn:
        """Raise the error as argparse raises the others."""
        raise ArgumentError(None, message)

    def grow(self, path: str, commands: Commands, wanted: Sequence[str]) -> None:
        """Add the commands below this one; message ids begin with `path`. Only the wanted one is loaded."""
        words, settings = self._words, self._settings
        found = self.add_subparsers(title=words("cli-commands"), metavar="COMMAND", required=True)
        for name in wanted[:1] or commands:
            about, below = f"{path}-{name}", commands[name]
            parser: Grammar = found.add_parser(name, help=words(about), words=words, about=about, settings=settings)
            if not isinstance(below, str):
                parser.grow(about, below, wanted[1:])
            elif wanted:
                parser.declare(getattr(load(below), name))

    def declare(self, function: Command) -> None:
        """Add the arguments that a function declares."""
        arguments = dict(arguments_of(function))
        if self._settings is not None and "config" not in arguments:
            self.options.add_argument("--config", metavar="FILE", help=self._words("cli-option-config"))
        for name, declared in arguments.items():
            argument = with_setting(self._words, name, declared, self._settings or NO_SETTINGS)
            option = name.replace("_", "-")
            about = self._words(argument.about or f"cli-option-{option}")
            if argument.positional:
                self._positional.add_argument(name, metavar=name.upper(), help=about, **argument.settings)
            else:
                self.options.add_argument(f"--{option}", help=about, **argument.settings)
        self.set_defaults(function=function)


class HelpLayout(argparse.HelpFormatter):
    """Help in the reader's language, with the default values of options."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self._words = words

    def _get_help_string(self, action: argparse.Action) -> str | None:
        """Return the help for an argument. It is formatted here, because only help needs it."""
        if action.nargs is not None or not action.option_strings or not action.default:
            return action.help
        return self._words("cli-option-default", about=action.help or "", value=_shown_default(action.default))

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the usage line. `prefix` is "" within a longer line."""
        super().add_usage(usage, actions, groups, self._words("cli-usage") + " " if prefix is None else prefix)


class Version(argparse.Action):
    """Prints the version, which takes a while to find."""

    def __call__(self, parser: ArgumentParser, *given: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415 - takes longer to load than the rest of this module

        print(f"provost {version('provost')}")
        parser.exit()


def _shown_default(value: object) -> str:
    """Return a default value for display: the address of a database without its password, or an address to serve."""
    if isinstance(value, tuple):
        return ":".join(map(str, value))
    from storage.database_files import named  # noqa: PLC0415 - only help needs it

    return named(value) if isinstance(value, str) and value.startswith(ADDRESSES) else str(value)


def _declared(function: Command) -> dict[str, Any]:
    return getattr(function, "__kwdefaults__", None) or {}


def arguments_of(function: Command) -> Iterator[tuple[str, Argument]]:
    """Yield the arguments that a command's function declares, by name."""
    for name, declared in _declared(function).items():
        yield from [(name, declared)] if isinstance(declared, Argument) else declared._field_defaults.items()


def _given(declared: Any, name: str, found: argparse.Namespace) -> object:
    """Return the value of a keyword argument of the command's function."""
    if isinstance(declared, Argument):
        return getattr(found, name)
    return declared(**{field: getattr(found, field) for field in declared._fields})


def _complaint(error: ArgumentError, words: Words) -> str:
    """Translate argparse's error message."""
    if error.argument_name is None:
        return words("cli-error-argument-missing", arguments=error.message.rpartition(": ")[2])
    if error.argument_name.startswith("-"):
        return words("cli-error-option-use", option=error.argument_name)
    return words("cli-error-command-unknown")
