"""Command lines are understood, or refused with the mistake in the reader's language."""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import get_args

import pytest

from bot.cli.main import locale_of
from bot.cli.options import Unusable
from bot.cli.parser import COMMAND_MODULES as TREE
from bot.cli.parser import Commands, Grammar, grammar
from bot.lab.bench import BENCHES
from bot.operations.tokens import Form
from bot.words import LOCALES, Catalogue
from tests.bot.cli.conftest import Provost
from tests.project.repository import ROOT, text
from tests.project.words import errors, written_in_bot

DATABASE = ("db check", "db backup", "db restore", "db copy", "db forget", "db export")
LAB = ("simulate", "arena", "train", "analyse", "lesson", "waits", "duplicate", "bench")
COMMAND_MODULES = (
    "setup",
    "run",
    "health",
    "doctor",
    "backup",
    "config show",
    "sandbox",
    "selfplay",
    "stats",
    "record",
    "replay",
    "render",
    "verify",
    "agent",
    "export site",
    "event simulate",
    "event check",
    *(f"results {name}" for name in ("key", "export", "revoke", "verify", "merge")),
    *DATABASE,
    *(f"lab {name}" for name in LAB),
)


def commands(known: Commands = TREE, above: tuple[str, ...] = ()) -> Iterator[Grammar]:
    """Yield the grammar of every command in English, including subcommands."""
    for name, below in known.items():
        if isinstance(below, str):
            yield grammar_of(*above, name)
        else:
            yield from commands(below, (*above, name))


def grammar_of(*path: str) -> Grammar:
    """Return the grammar of one command in English."""
    found = grammar(Catalogue().words("en"), path)
    for name in path:
        [below] = (action for action in found._actions if isinstance(action, argparse._SubParsersAction))
        found = below.choices[name]
    return found


def test_the_commands_keep_the_names_that_scripts_call() -> None:
    assert {command.prog.removeprefix("provost ") for command in commands()} == set(COMMAND_MODULES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", ["", "db", *COMMAND_MODULES])
def test_every_command_explains_itself(
    provost: Provost, caplog: pytest.LogCaptureFixture, command: str, locale: str
) -> None:
    said = provost(f"{command} --help --locale {locale}")
    assert (said.status, said.error) == (0, "")
    assert said.out.startswith(f"{Catalogue().words(locale)('cli-usage')} provost {command}".strip())
    assert not caplog.records
    assert "cli-" not in said.out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Missing: COMMAND. Add “--help” to see how the command is used."),
        ("play", "There is no such command. “provost --help” lists them all."),
        ("db", "Missing: COMMAND. Add “--help” to see how the command is used."),
        ("db vacuum", "There is no such command. “provost --help” lists them all."),
        ("record caylus", "Missing: --seats, --seed. Add “--help” to see how the command is used."),
        ("selfplay", "Missing: GAME. Add “--help” to see how the command is used."),
        ("selfplay caylus --fast", "“--fast” is not known here. Add “--help” after the command to see what is."),
        ("selfplay caylus --game 3", "“--game” is not known here. Add “--help” after the command to see what is."),
        ("selfplay caylus --seats", "--seats is not used like this. Add “--help” after the command to see how."),
        ("selfplay caylus --json=yes", "--json is not used like this. Add “--help” after the command to see how."),
        ("selfplay caylus --seats two", "“two” is not a whole number, 0 or more."),
        ("selfplay caylus --seed -1", "“-1” is not a whole number, 0 or more."),
        (f"selfplay caylus --seed {'9' * 20}", f"“{'9' * 20}” is not a whole number, 0 or more."),
        (f"selfplay {'x' * 1001}", f"“{'x' * 20}…” is too long: an argument has at most 1,000 characters."),
        ("selfplay caylus --options favours", "“favours” is not of the form name=value."),
        ("selfplay caylus --options favours=royal,", "“” is not of the form name=value."),
        ("verify game.txt --locale fr", "There is no language “fr”. Known: en, it, es."),
    ],
)
def test_a_line_with_a_mistake_is_a_usage_error(provost: Provost, line: str, sentence: str) -> None:
    assert provost(line).refused(sentence, 2)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("it", "Questo comando non esiste: «provost --help» li elenca tutti."),
        ("it_IT.UTF-8", "Questo comando non esiste: «provost --help» li elenca tutti."),
        ("es-419", "Ese comando no existe. «provost --help» los muestra todos."),
        ("fr_FR", "There is no such command. “provost --help” lists them all."),
        ("C.UTF-8", "There is no such command. “provost --help” lists them all."),
    ],
)
def test_the_environment_sets_the_language(
    provost: Provost, monkeypatch: pytest.MonkeyPatch, locale: str, sentence: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert provost("play").refused(sentence, 2)


def test_the_language_option_overrides_the_environment(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES")
    assert "non esiste" in provost("play --locale=it").error
    assert locale_of({"LANG": "es_ES", "LC_MESSAGES": "it_IT", "LC_ALL": ""}) == "it_IT"


def test_the_language_may_come_before_the_command(provost: Provost) -> None:
    said = provost("--locale it db check --help")
    assert (said.status, said.error) == (0, "")
    assert said.out.startswith("uso: provost db check ")


def test_the_version_is_the_projects(provost: Provost) -> None:
    (version,) = re.findall(r'^version = "(.+)"', text("pyproject.toml"), re.MULTILINE)
    assert provost("--version") == (0, f"provost {version}\n", "")


def test_no_command_imports_the_modules_of_another() -> None:
    program = (
        "import sys, bot.cli.main; print(*{'discord', 'simcord', 'aiosqlite', 'PIL', 'engine'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == ""


def test_every_sentence_of_the_command_line_is_used() -> None:
    made = {f"cli-{command.prog.removeprefix('provost ').replace(' ', '-')}" for command in commands()}
    made |= {f"cli-option-{name}" for command in commands() for name in names(command)} | {
        "cli-config",
        "cli-db",
        "cli-event",
        "cli-export",
        "cli-lab",
        "cli-results",
    }
    made |= {f"cli-error-record-{kind}" for kind in errors("engine/core", "Unreadable")}
    made |= {f"cli-token-form-{form}" for form in get_args(Form) if form}
    made |= {f"cli-error-token-{why}" for why in ("missing", "unreadable", "malformed")}
    made |= {f"cli-error-health-{why}" for why in ("stopped", "forbidden", "silent")}
    made |= {f"cli-error-cards-{kind}" for kind in errors("engine/catan_cards", "InvalidFile")}
    made |= {f"cli-fault-{kind}" for kind in errors("bot/features/results", "ResultFault")}
    for locale in LOCALES:
        ids = {id for id in Catalogue().ids(locale) if id.startswith("cli-")}
        assert made <= ids
        assert {id for id in ids - made if not written_in_bot(id)} == set()


def names(command: argparse.ArgumentParser) -> set[str]:
    """Return the options of a command without their dashes, and its other arguments."""
    return {
        (action.option_strings or [action.dest])[0].removeprefix("--")
        for action in command._actions
        if action.dest != "help"
    }


@pytest.mark.parametrize("line", ["", "db", "event simulate", "db restore", "record caylus", "backup --db some.db"])
def test_a_line_that_lacks_something_explains_itself_with_help(provost: Provost, line: str) -> None:
    lacking = re.findall(r"Missing: (.+)\. Add “--help”", provost(line).error)
    said = provost(f"{line} --help")
    assert said.status == 0
    assert [name for name in lacking[0].split(", ") if name not in said.out] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_help_names_every_benchmark(locale: str) -> None:
    about = Catalogue().words(locale)("cli-option-what")
    assert [bench for bench in BENCHES if bench not in about] == []


def test_the_page_tells_of_every_command_and_option() -> None:
    page = text("docs/operating/command-line.md")
    told = {
        heading: {*re.findall(r"^\| `--([a-z-]+)", body, re.MULTILINE)}
        for heading, body in re.findall(r"^## (provost .+)\n((?:(?!## ).*\n?)*)", page, re.MULTILINE)
    }
    offered = {
        command.prog: {
            action.option_strings[0].removeprefix("--")
            for action in command._actions
            if action.option_strings and action.dest not in ("help", "locale", "config")
        }
        for command in commands()
    }
    assert told == offered
    for command in commands():
        given = [str(action.metavar) for action in command._actions if not action.option_strings]
        assert not given or f"`{' '.join([command.prog, *given])}`" in page, command.prog


def help_of_options(command: argparse.ArgumentParser) -> dict[str, str]:
    """Return the help text of each option of a command."""
    said = command._get_formatter()._get_help_string
    return {action.option_strings[0]: str(said(action)) for action in command._actions if action.option_strings}


def test_help_names_the_defaults_that_the_page_names() -> None:
    page = text("docs/operating/command-line.md")
    told = {command.prog: help_of_options(command) for command in commands()}
    for heading, body in re.findall(r"^## (provost .+)\n((?:(?!## ).*\n?)*)", page, re.MULTILINE):
        for option, row in re.findall(r"^\| `(--[a-z-]+)[^|]*\| (.+) \|$", body, re.MULTILINE):
            about = told[heading][option]
            defaults = re.findall(r"; `?([\w.]+|[a-z ]+ the game allows)`? when left out", row)
            missing = [one for one in defaults if one != "off" and f"; {one} when left out" not in about]
            assert not missing, (heading, option, about)
            assert not ("left out" in about and row.endswith("required")), (heading, option, about)


def test_help_names_an_address_where_one_is_taken_and_nowhere_else() -> None:
    for command in commands():
        for action in command._actions:
            if "--db" in action.option_strings:
                assert callable(action.type)
                try:
                    action.type("postgresql://provost@db.example/provost")
                except Unusable:
                    assert "postgresql" not in str(action.help), command.prog
                else:
                    assert "postgresql" in str(action.help), command.prog


def test_help_tells_only_of_several_games_that_seeds_go_on() -> None:
    told = {command.prog: help_of_options(command) for command in commands()}
    following = [prog for prog, options in told.items() if "the next game" in options.get("--seed", "")]
    assert following == ["provost selfplay"]
