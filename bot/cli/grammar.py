"""What the command line's grammar is made of: commands, and their arguments with a sentence each."""

import argparse
from argparse import ArgumentError, ArgumentParser, BooleanOptionalAction
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn

from bot.cli import values
from bot.words import Words

LAB: Final = "lab-"
"""The branch of commands that are of use only to those who work on the bot."""


class Grammar(ArgumentParser):
    """A parser in the reader's language that raises what it finds instead of leaving the program."""

    def error(self, message: str) -> NoReturn:
        """Raise it as argparse raises the other errors."""
        raise ArgumentError(None, message)


class Branch:
    """Where commands hang in the grammar; `path` is what comes before them, such as `db-`."""

    def __init__(self, words: Words, commands: "argparse._SubParsersAction[Grammar]", path: str = "") -> None:
        self.words = words
        self._commands = commands
        self._path = path
        self._package = "bot.lab" if path == LAB else "bot.cli"

    def command(self, name: str, module: str = "") -> "Arguments":
        """A command; `module` is where its function is, under the command's name: in `bot.cli`, or in the folder of its branch."""
        about = self.words(f"cli-{self._path}{name}")
        parser: Grammar = self._commands.add_parser(
            name,
            help=about,
            description=about,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=layout(self.words),
        )
        if module:
            parser.set_defaults(module=f"{self._package}.{module}", function=name)
        return Arguments(parser, self.words)


class Arguments:
    """The arguments of one command; what each is for is the sentence `cli-option-<name>`, or one that is named."""

    def __init__(self, parser: Grammar, words: Words) -> None:
        self.words = words
        self._parser = parser
        self._positional = parser.add_argument_group(words("cli-arguments"))
        self._options = parser.add_argument_group(words("cli-options"))
        everywhere(self._options, words)

    def needs(self, name: str, *, read: Callable[[str], object] = str, optional: bool = False) -> "Arguments":
        """A positional argument."""
        return self._position(name, read, "?" if optional else None)

    def several(self, name: str, *, read: Callable[[str], object] = str) -> "Arguments":
        """A positional argument that is given any number of times."""
        return self._position(name, read, "*")

    def _position(self, name: str, read: Callable[[str], object], nargs: str | None) -> "Arguments":
        about = self.words(f"cli-option-{name}")
        self._positional.add_argument(name, metavar=name.upper(), type=read, nargs=nargs, help=about)
        return self

    def takes(
        self,
        name: str,
        metavar: str,
        *,
        read: Callable[[str], object] = str,
        default: object = None,
        required: bool = False,
        about: str = "",
    ) -> "Arguments":
        """An option with a value."""
        said = self.words(about or f"cli-option-{name}")
        self._options.add_argument(
            f"--{name}", metavar=metavar, type=read, default=default, required=required, help=said
        )
        return self

    def flag(self, name: str, *, default: bool = False) -> "Arguments":
        """An option without a value; one that is on by default is turned off as `--no-<name>`."""
        action = BooleanOptionalAction if default else "store_true"
        self._options.add_argument(f"--{name}", action=action, default=default, help=self.words(f"cli-option-{name}"))
        return self

    def branch(self, path: str) -> Branch:
        """Commands below this one."""
        commands = self._parser.add_subparsers(title=self.words("cli-commands"), metavar="COMMAND", required=True)
        return Branch(self.words, commands, path)


def everywhere(options: "argparse._ArgumentGroup", words: Words) -> None:
    """Add the options that every command has."""
    options.add_argument("-h", "--help", action="help", help=words("cli-help"))
    options.add_argument("--locale", metavar="L", type=partial(values.locale, words), help=words("cli-option-locale"))


def layout(words: Words) -> type[argparse.HelpFormatter]:
    """Help with its first word in the reader's language, and with what an option's value is when it is left out."""

    class Layout(argparse.HelpFormatter):
        def _get_help_string(self, action: argparse.Action) -> str | None:
            """Its sentence is made here, since every command would wait for it that prints no help."""
            if action.nargs is not None or not action.option_strings or not action.default:
                return action.help
            return words("cli-option-default", about=action.help or "", value=str(action.default))

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words("cli-usage") if prefix is None else prefix)

    return Layout


class Version(argparse.Action):
    """Prints the version, which takes a while to find, only when asked."""

    def __call__(self, parser: ArgumentParser, *given: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415 - takes longer to load than all the rest of this module

        print(f"provost {version('provost')}")
        parser.exit()
