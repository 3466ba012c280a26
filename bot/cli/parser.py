"""All commands of the command line. It loads none of them, so that asking for one does not wait for the others."""

import argparse
from argparse import ArgumentError, ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from bot.cli import values
from bot.cli.errors import Misused
from bot.cli.grammar import LAB, Arguments, Branch, Grammar, Version, everywhere, layout
from bot.words import Words

Parsed = tuple[str, str, dict[str, object]]
"""The module, its function, and the function's arguments by name."""

DATABASE: Final = Path("provost.db")

LONGEST: Final = 1000
"""Characters of an argument: what is longer could not be said back."""


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
    top = Grammar("provost", add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=layout(words))
    top.description = words("cli-about")
    branch = Branch(words, top.add_subparsers(title=words("cli-commands"), metavar="COMMAND", required=True))
    for name, grow in COMMANDS.items():
        if only not in COMMANDS or only == name:
            grow(branch)
    options = top.add_argument_group(words("cli-options"))
    everywhere(options, words)
    options.add_argument("--version", action=Version, nargs=0, dest=argparse.SUPPRESS, help=words("cli-version"))
    return top


def _run(branch: Branch) -> None:
    run = branch.command("run", "run")
    run.takes("db", "PATH", read=values.location, default=DATABASE).takes("token-file", "PATH", read=Path)
    whole = partial(values.whole, branch.words)
    run.takes("user-lobbies", "N", read=whole).takes("server-games", "N", read=whole)
    port = partial(values.port, branch.words)
    run.takes("backup-to", "DIR", read=Path).takes("health-port", "N", read=port).takes("metrics-port", "N", read=port)
    run.takes("web", "ADDRESS", read=partial(values.address, branch.words)).takes("web-url", "URL", default="")
    run.takes("log-format", "F", read=partial(values.log_format, branch.words), default="text").flag("standby")
    _cards(run)


def _health(branch: Branch) -> None:
    branch.command("health", "health").takes("db", "PATH", read=values.location, default=DATABASE).flag("json")


def _backup(branch: Branch) -> None:
    whole = partial(values.whole, branch.words)
    backup = _file(branch.command("backup", "backup"), DATABASE)
    backup.takes("to", "DIR", read=Path, required=True).takes("daily", "N", read=whole)
    backup.takes("weekly", "N", read=whole).takes("monthly", "N", read=whole)


def _setup(branch: Branch) -> None:
    setup = _file(branch.command("setup", "setup"), DATABASE)
    setup.takes("token-file", "PATH", read=Path, default=Path("token"), about="cli-option-token-kept")


def _doctor(branch: Branch) -> None:
    doctor = branch.command("doctor", "doctor").takes("db", "PATH", read=values.location, default=DATABASE)
    doctor.takes("token-file", "PATH", read=Path).flag("json")


def _sandbox(branch: Branch) -> None:
    whole = partial(values.whole, branch.words)
    sandbox = _file(branch.command("sandbox", "sandbox"), None).takes("port", "N", read=whole, default=0)
    sandbox.takes("players", "N", read=whole, default=4, about="cli-option-viewers").flag("no-browser")
    _cards(sandbox)


def _selfplay(branch: Branch) -> None:
    whole, pairs = partial(values.whole, branch.words), partial(values.pairs, branch.words)
    selfplay = branch.command("selfplay", "selfplay").needs("game").takes("seats", "N", read=whole)
    selfplay.takes("games", "K", read=whole, default=1)
    selfplay.takes("seed", "S", read=whole, default=1, about="cli-option-first-seed")
    selfplay.takes("options", "K=V,…", read=pairs, default={})
    _cards(_policy(selfplay)).flag("check").flag("json")


def _simulate(branch: Branch) -> None:
    whole, names = partial(values.whole, branch.words), partial(values.names, branch.words)
    simulate = branch.command("simulate", "simulate").takes("players", "N", read=whole, default=200)
    simulate.takes("weeks", "N", read=whole, default=6).takes("seed", "S", read=whole, default=1)
    simulate.takes("without", "M,…", read=names, default=()).takes("model", "FILE", read=Path)
    simulate.takes("db", "PATH", read=values.location).flag("json")


def _stats(branch: Branch) -> None:
    branch.command("stats", "stats").takes("db", "PATH", read=values.location, default=DATABASE).flag("json")


def _record(branch: Branch) -> None:
    whole, pairs = partial(values.whole, branch.words), partial(values.pairs, branch.words)
    record = branch.command("record", "selfplay").needs("game")
    record.takes("seats", "N", read=whole, required=True, about="cli-option-players")
    record.takes("seed", "S", read=whole, required=True).takes("options", "K=V,…", read=pairs, default={})
    _cards(_policy(record))


def _arena(branch: Branch) -> None:
    whole, pairs = partial(values.whole, branch.words), partial(values.pairs, branch.words)
    arena = branch.command("arena", "arena").needs("game").takes("seats", "N", read=whole)
    arena.takes("tables", "K", read=whole, default=100).takes("field", "LEVEL,…", required=True)
    arena.takes("options", "K=V,…", read=pairs, default={}).takes("seed", "S", read=whole, default=1)
    arena.takes("simulations", "N", read=whole, about="cli-option-master").flag("by-seat").flag("json")


def _train(branch: Branch) -> None:
    whole, pairs = partial(values.whole, branch.words), partial(values.pairs, branch.words)
    train = branch.command("train", "train").needs("game")
    train.takes("seats", "N", read=whole, about="cli-option-trained-seats")
    train.takes("options", "K=V,…", read=pairs, default={}, about="cli-option-trained-options")
    train.takes("seed", "S", read=whole, default=1).takes("minutes", "M", read=whole, default=2)
    train.takes("simulations", "N", read=whole, about="cli-option-imitated")
    train.takes("out", "PATH", read=Path, required=True)


def _policy(command: Arguments) -> Arguments:
    return command.takes("policy", "NAME", default="random")


def _cards(command: Arguments) -> Arguments:
    return command.takes("cards", "FILE", read=Path)


def _file(command: Arguments, default: Path | None) -> Arguments:
    """A database that has to be a file."""
    read = partial(values.file, command.words)
    return command.takes("db", "PATH", read=read, default=default, about="cli-option-db-file")


def _replay(branch: Branch) -> None:
    branch.command("replay", "replay").needs("file", read=Path).flag("json")


def _analyse(branch: Branch) -> None:
    whole = partial(values.whole, branch.words)
    analyse = branch.command("analyse", "analyse").needs("file", read=Path).takes("simulations", "N", read=whole)
    analyse.flag("puzzles").flag("json")


def _render(branch: Branch) -> None:
    whole = partial(values.whole, branch.words)
    render = branch.command("render", "render").needs("file", read=Path).takes("out", "PATH", read=Path, required=True)
    render.takes("at", "STEP", read=whole).takes("seat", "S", read=whole)
    render.takes("theme", "T", default="day").takes("shape", "T", default="full")
    render.flag("animate").flag("question", default=True)


def _lesson(branch: Branch) -> None:
    branch.command("lesson", "lesson").needs("game").flag("json")


def _verify(branch: Branch) -> None:
    branch.command("verify", "replay").needs("file", read=Path)


def _event(branch: Branch) -> None:
    whole = partial(values.whole, branch.words)
    event = branch.command("event", "event")
    event.takes("format", "F", required=True).takes("players", "N", read=whole, required=True)
    event.takes("table", "K", read=whole, required=True).takes("rounds", "R", read=whole)
    event.takes("seed", "S", read=whole, default=1).flag("json")


def _export(branch: Branch) -> None:
    site = branch.command("export").branch("export-").command("site", "export_site").several("records", read=Path)
    site.takes("db", "PATH", read=values.location, default=DATABASE)
    site.takes("out", "PATH", read=Path, required=True, about="cli-option-folder")
    site.takes("url", "ADDRESS", default="").takes("theme", "T", default="day")


def _bench(branch: Branch) -> None:
    branch.command("bench", "bench").needs("what", optional=True).flag("json")


def _db(branch: Branch) -> None:
    db = branch.command("db").branch("db-")
    db.command("check", "db").takes("db", "PATH", read=values.location, default=DATABASE).flag("deep")
    for name in ("backup", "restore"):
        _file(db.command(name, "db"), DATABASE).needs("copy", read=Path)
    db.command("copy", "db").needs("source", read=values.location).needs("target", read=values.location)
    snowflake = partial(values.snowflake, branch.words)
    forget = db.command("forget", "forget").takes("db", "PATH", read=values.location, default=DATABASE)
    forget.takes("user", "ID", read=snowflake).takes("server", "ID", read=snowflake).flag("yes")
    export = db.command("export", "db").takes("db", "PATH", read=values.location, default=DATABASE)
    export.needs("match", optional=True).takes("out", "PATH", read=Path, about="cli-option-instead").flag("secrets")


def _lab(branch: Branch) -> None:
    lab = branch.command("lab").branch(LAB)
    for grow in (_simulate, _arena, _train, _analyse, _lesson, _event, _bench):
        grow(lab)


COMMANDS: Final[Mapping[str, Callable[[Branch], None]]] = {
    "setup": _setup,
    "run": _run,
    "health": _health,
    "doctor": _doctor,
    "backup": _backup,
    "sandbox": _sandbox,
    "selfplay": _selfplay,
    "stats": _stats,
    "record": _record,
    "replay": _replay,
    "render": _render,
    "verify": _verify,
    "export": _export,
    "db": _db,
    "lab": _lab,
}
"""What each command adds to the grammar, in the order in which help lists them."""


def _complaint(error: ArgumentError, words: Words) -> str:
    """Say in the reader's language what argparse says in English."""
    if error.argument_name is None:
        return words("cli-error-argument-missing", arguments=error.message.rpartition(": ")[2])
    if error.argument_name.startswith("-"):
        return words("cli-error-option-use", option=error.argument_name)
    return words("cli-error-command-unknown")
