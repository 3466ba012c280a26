"""The command line's grammar. It loads no command, so that asking for one does not wait for the others."""

import argparse
import re
from argparse import ArgumentError, ArgumentParser, BooleanOptionalAction
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

from bot.cli.errors import Misused
from bot.monitoring.endpoints import HOST
from bot.words import LOCALES, Words

Parsed = tuple[str, str, dict[str, object]]
"""The module of `bot.cli`, its function, and the function's arguments by name."""

DATABASE: Final = Path("provost.db")

ADDRESSES: Final = ("postgresql://", "postgres://")
"""What the address of a PostgreSQL database begins with; anything else is the path of a file."""

LONGEST: Final = 1000
"""Characters of an argument: what is longer could not be said back."""

DIGITS: Final = 18
"""Digits of a number: more would not fit into the database's numbers, nor into most programs'."""


ADDRESS: Final = re.compile(r"[0-9A-Za-z.:\[\]-]{0,255}")
"""What may stand for a host."""

PORTS: Final = 1 << 16

LOG_FORMATS: Final = ("text", "json")


class Grammar(ArgumentParser):
    """A parser in the reader's language that raises what it finds instead of leaving the program."""

    def error(self, message: str) -> NoReturn:
        """Raise it as argparse raises the other errors."""
        raise ArgumentError(None, message)


def parse(arguments: Sequence[str], words: Words) -> Parsed:
    """Find the command and its arguments; raises `Misused`. Help and version are printed here, and leave the program."""
    for argument in arguments:
        if len(argument) > LONGEST:
            raise Misused(words("cli-error-argument-long", start=argument[:20], most=LONGEST))
    try:
        found, unknown = provost(words, next(iter(arguments), "")).parse_known_args(arguments)
    except ArgumentError as error:
        raise Misused(_complaint(error, words)) from None
    if unknown:
        raise Misused(words("cli-error-argument-unknown", argument=unknown[0]))
    given = vars(found)
    given.pop("locale")
    return given.pop("module"), given.pop("function"), given


def wanted_locale(arguments: Sequence[str]) -> str | None:
    """The value of `--locale`, which has to be known before anything can be said."""
    only = ArgumentParser(add_help=False, allow_abbrev=False)
    only.add_argument("--locale", nargs="?")
    value: str | None = only.parse_known_args(arguments)[0].locale
    return value


def provost(words: Words, only: str = "") -> Grammar:
    """The whole grammar, or that of one command alone if it is called `only`: every sentence takes its time."""
    top = Grammar("provost", add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=_layout(words))
    top.description = words("cli-about")
    branch = _Branch(words, top.add_subparsers(title=words("cli-commands"), metavar="COMMAND", required=True))
    for name, grow in COMMANDS.items():
        if only not in COMMANDS or only == name:
            grow(branch)
    options = top.add_argument_group(words("cli-options"))
    _everywhere(options, words)
    options.add_argument("--version", action=_Version, nargs=0, dest=argparse.SUPPRESS, help=words("cli-version"))
    return top


class _Branch:
    """Where commands hang in the grammar; `path` is what comes before them, such as `db-`."""

    def __init__(self, words: Words, commands: "argparse._SubParsersAction[Grammar]", path: str = "") -> None:
        self.words = words
        self._commands = commands
        self._path = path

    def command(self, name: str, module: str = "") -> "_Command":
        """A command; `module` is where its function is, under the command's name."""
        about = self.words(f"cli-{self._path}{name}")
        parser: Grammar = self._commands.add_parser(
            name,
            help=about,
            description=about,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=_layout(self.words),
        )
        if module:
            parser.set_defaults(module=module, function=name)
        return _Command(parser, self.words)


class _Command:
    """The arguments of one command; what each is for is the sentence `cli-option-<name>`."""

    def __init__(self, parser: Grammar, words: Words) -> None:
        self.words = words
        self._parser = parser
        self._positional = parser.add_argument_group(words("cli-arguments"))
        self._options = parser.add_argument_group(words("cli-options"))
        _everywhere(self._options, words)

    def needs(self, name: str, *, read: Callable[[str], object] = str, optional: bool = False) -> "_Command":
        """A positional argument."""
        return self._position(name, read, "?" if optional else None)

    def several(self, name: str, *, read: Callable[[str], object] = str) -> "_Command":
        """A positional argument that is given any number of times."""
        return self._position(name, read, "*")

    def _position(self, name: str, read: Callable[[str], object], nargs: str | None) -> "_Command":
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
    ) -> "_Command":
        """An option with a value."""
        about = self.words(f"cli-option-{name}")
        self._options.add_argument(
            f"--{name}", metavar=metavar, type=read, default=default, required=required, help=about
        )
        return self

    def flag(self, name: str, *, default: bool = False) -> "_Command":
        """An option without a value; one that is on by default is turned off as `--no-<name>`."""
        action = BooleanOptionalAction if default else "store_true"
        self._options.add_argument(f"--{name}", action=action, default=default, help=self.words(f"cli-option-{name}"))
        return self

    def branch(self, path: str) -> _Branch:
        """Commands below this one."""
        commands = self._parser.add_subparsers(title=self.words("cli-commands"), metavar="COMMAND", required=True)
        return _Branch(self.words, commands, path)


def _run(branch: _Branch) -> None:
    run = branch.command("run", "run")
    run.takes("db", "PATH", read=_location, default=DATABASE).takes("token-file", "PATH", read=Path)
    whole = partial(_whole, branch.words)
    run.takes("user-lobbies", "N", read=whole).takes("server-games", "N", read=whole)
    port = partial(_port, branch.words)
    run.takes("backup-to", "DIR", read=Path).takes("health-port", "N", read=port).takes("metrics-port", "N", read=port)
    run.takes("web", "ADDRESS", read=partial(_address, branch.words)).takes("web-url", "URL", default="")
    run.takes("log-format", "F", read=partial(_log_format, branch.words), default="text").flag("standby")
    _cards(run)


def _health(branch: _Branch) -> None:
    branch.command("health", "health").takes("db", "PATH", read=_location, default=DATABASE).flag("json")


def _backup(branch: _Branch) -> None:
    whole = partial(_whole, branch.words)
    backup = branch.command("backup", "backup").takes("db", "PATH", read=partial(_file, branch.words), default=DATABASE)
    backup.takes("to", "DIR", read=Path, required=True).takes("daily", "N", read=whole)
    backup.takes("weekly", "N", read=whole).takes("monthly", "N", read=whole)


def _setup(branch: _Branch) -> None:
    setup = branch.command("setup", "setup").takes("db", "PATH", read=partial(_file, branch.words), default=DATABASE)
    setup.takes("token-file", "PATH", read=Path, default=Path("token"))


def _doctor(branch: _Branch) -> None:
    doctor = branch.command("doctor", "doctor").takes("db", "PATH", read=_location, default=DATABASE)
    doctor.takes("token-file", "PATH", read=Path).flag("json")


def _sandbox(branch: _Branch) -> None:
    whole = partial(_whole, branch.words)
    sandbox = branch.command("sandbox", "sandbox").takes("db", "PATH", read=partial(_file, branch.words))
    sandbox.takes("port", "N", read=whole, default=0).takes("players", "N", read=whole, default=4).flag("no-browser")
    _cards(sandbox)


def _selfplay(branch: _Branch) -> None:
    whole, pairs = partial(_whole, branch.words), partial(_pairs, branch.words)
    selfplay = branch.command("selfplay", "selfplay").needs("game").takes("seats", "N", read=whole)
    selfplay.takes("games", "K", read=whole, default=1).takes("seed", "S", read=whole, default=1)
    selfplay.takes("options", "K=V,…", read=pairs, default={})
    _cards(_policy(selfplay)).flag("check").flag("json")


def _simulate(branch: _Branch) -> None:
    whole, names = partial(_whole, branch.words), partial(_names, branch.words)
    simulate = branch.command("simulate", "simulate").takes("players", "N", read=whole, default=200)
    simulate.takes("weeks", "N", read=whole, default=6).takes("seed", "S", read=whole, default=1)
    simulate.takes("without", "M,…", read=names, default=()).takes("model", "FILE", read=Path)
    simulate.takes("db", "PATH", read=_location).flag("json")


def _stats(branch: _Branch) -> None:
    branch.command("stats", "stats").takes("db", "PATH", read=_location, default=DATABASE).flag("json")


def _record(branch: _Branch) -> None:
    whole, pairs = partial(_whole, branch.words), partial(_pairs, branch.words)
    record = branch.command("record", "selfplay").needs("game").takes("seats", "N", read=whole, required=True)
    record.takes("seed", "S", read=whole, required=True).takes("options", "K=V,…", read=pairs, default={})
    _cards(_policy(record))


def _arena(branch: _Branch) -> None:
    whole, pairs = partial(_whole, branch.words), partial(_pairs, branch.words)
    arena = branch.command("arena", "arena").needs("game").takes("seats", "N", read=whole)
    arena.takes("tables", "K", read=whole, default=100).takes("field", "LEVEL,…", required=True)
    arena.takes("options", "K=V,…", read=pairs, default={}).takes("seed", "S", read=whole, default=1)
    arena.takes("simulations", "N", read=whole).flag("by-seat").flag("json")


def _train(branch: _Branch) -> None:
    whole, pairs = partial(_whole, branch.words), partial(_pairs, branch.words)
    train = branch.command("train", "train").needs("game").takes("seats", "N", read=whole)
    train.takes("options", "K=V,…", read=pairs, default={}).takes("seed", "S", read=whole, default=1)
    train.takes("minutes", "M", read=whole, default=2).takes("simulations", "N", read=whole)
    train.takes("out", "PATH", read=Path, required=True)


def _policy(command: _Command) -> _Command:
    return command.takes("policy", "NAME", default="random")


def _cards(command: _Command) -> _Command:
    return command.takes("cards", "FILE", read=Path)


def _replay(branch: _Branch) -> None:
    branch.command("replay", "replay").needs("file", read=Path).flag("json")


def _analyse(branch: _Branch) -> None:
    whole = partial(_whole, branch.words)
    analyse = branch.command("analyse", "analyse").needs("file", read=Path).takes("simulations", "N", read=whole)
    analyse.flag("puzzles").flag("json")


def _render(branch: _Branch) -> None:
    whole = partial(_whole, branch.words)
    render = branch.command("render", "render").needs("file", read=Path).takes("out", "PATH", read=Path, required=True)
    render.takes("at", "STEP", read=whole).takes("seat", "S", read=whole)
    render.takes("theme", "T", default="day").takes("shape", "T", default="full")
    render.flag("animate").flag("question", default=True)


def _lesson(branch: _Branch) -> None:
    branch.command("lesson", "lesson").needs("game").flag("json")


def _verify(branch: _Branch) -> None:
    branch.command("verify", "replay").needs("file", read=Path)


def _event(branch: _Branch) -> None:
    whole = partial(_whole, branch.words)
    simulate = branch.command("event").branch("event-").command("simulate", "event")
    simulate.takes("format", "F", required=True).takes("players", "N", read=whole, required=True)
    simulate.takes("table", "K", read=whole, required=True).takes("rounds", "R", read=whole)
    simulate.takes("seed", "S", read=whole, default=1).flag("json")


def _export(branch: _Branch) -> None:
    site = branch.command("export").branch("export-").command("site", "export_site").several("records", read=Path)
    site.takes("db", "PATH", read=_location, default=DATABASE).takes("out", "PATH", read=Path, required=True)
    site.takes("url", "ADDRESS", default="").takes("theme", "T", default="day")


def _bench(branch: _Branch) -> None:
    branch.command("bench", "bench").needs("what", optional=True).flag("json")


def _db(branch: _Branch) -> None:
    db = branch.command("db").branch("db-")
    db.command("check", "db").takes("db", "PATH", read=_location, default=DATABASE).flag("deep")
    file = partial(_file, branch.words)
    for name in ("backup", "restore"):
        db.command(name, "db").takes("db", "PATH", read=file, default=DATABASE).needs("copy", read=Path)
    db.command("copy", "db").needs("source", read=_location).needs("target", read=_location)
    export = db.command("export", "db").takes("db", "PATH", read=_location, default=DATABASE)
    export.needs("match", optional=True).takes("out", "PATH", read=Path).flag("secrets")


COMMANDS: Final[Mapping[str, Callable[[_Branch], None]]] = {
    "setup": _setup,
    "run": _run,
    "health": _health,
    "doctor": _doctor,
    "backup": _backup,
    "sandbox": _sandbox,
    "selfplay": _selfplay,
    "simulate": _simulate,
    "stats": _stats,
    "record": _record,
    "replay": _replay,
    "analyse": _analyse,
    "render": _render,
    "verify": _verify,
    "lesson": _lesson,
    "arena": _arena,
    "train": _train,
    "event": _event,
    "export": _export,
    "bench": _bench,
    "db": _db,
}
"""What each command adds to the grammar, in the order in which help lists them."""


def _everywhere(options: "argparse._ArgumentGroup", words: Words) -> None:
    options.add_argument("-h", "--help", action="help", help=words("cli-help"))
    options.add_argument("--locale", metavar="L", type=partial(_locale, words), help=words("cli-option-locale"))


def _layout(words: Words) -> type[argparse.HelpFormatter]:
    """Help with its first word in the reader's language."""

    class Layout(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words("cli-usage") if prefix is None else prefix)

    return Layout


class _Version(argparse.Action):
    """Prints the version, which takes a while to find, only when asked."""

    def __call__(self, parser: ArgumentParser, *given: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415 - takes longer to load than all the rest of this module

        print(f"provost {version('provost')}")
        parser.exit()


def _whole(words: Words, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > DIGITS:
        raise Misused(words("cli-error-number", value=text))
    return int(text)


def _location(text: str) -> Path | str:
    return text if text.startswith(ADDRESSES) else Path(text)


def _file(words: Words, text: str) -> Path:
    """A database where a file is needed: what is done with a server's instead is the server's."""
    if text.startswith(ADDRESSES):
        raise Misused(words("cli-error-db-server", path=text.rpartition("@")[2]))
    return Path(text)


def _port(words: Words, text: str) -> int:
    port = _whole(words, text)
    if not 0 < port < PORTS:
        raise Misused(words("cli-error-port-invalid", port=text))
    return port


def _address(words: Words, text: str) -> tuple[str, int]:
    """Read `HOST:PORT`; without a host it is this machine alone."""
    host, colon, port = text.rpartition(":")
    if not colon or not ADDRESS.fullmatch(host):
        raise Misused(words("cli-error-address", value=text))
    return host or HOST, _port(words, port)


def _log_format(words: Words, text: str) -> str:
    if text not in LOG_FORMATS:
        raise Misused(words("cli-error-log-format", format=text, formats=", ".join(LOG_FORMATS)))
    return text


def _pairs(words: Words, text: str) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in text.split(",")]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise Misused(words("cli-error-option-form", option=f"{name}{sign}{value}"))
    return {name: value for name, _, value in pairs}


def _names(words: Words, text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if not all(names):
        raise Misused(words("cli-error-option-use", option="--without"))
    return names


def _locale(words: Words, text: str) -> str:
    if text.replace("_", "-").split("-")[0].lower() not in LOCALES:
        raise Misused(words("cli-error-locale", locale=text, locales=", ".join(LOCALES)))
    return text


def _complaint(error: ArgumentError, words: Words) -> str:
    """Say in the reader's language what argparse says in English."""
    if error.argument_name is None:
        return words("cli-error-argument-missing", arguments=error.message.rpartition(": ")[2])
    if error.argument_name.startswith("-"):
        return words("cli-error-option-use", option=error.argument_name)
    return words("cli-error-command-unknown")
