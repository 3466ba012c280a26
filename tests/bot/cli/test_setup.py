"""Command `provost setup`: at most five answers lead to a bot on a server, with a token only its owner can read."""

import asyncio
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.cli import setup
from bot.cli.errors import CommandRefused
from bot.cli.setup import MAX_ANSWERS, GuidedSetup
from bot.delivery.permissions import invitation
from bot.operations.doctor.api import NoConnection
from bot.words import LOCALES, Catalogue
from tests.bot.cli.conftest import Provost
from tests.bot.operations.doctor.discord_api import APPLICATION, DiscordApi
from tests.project.repository import text

TOKEN = "MTIzNDU2.secret.token"
GUILDS = "/users/@me/guilds"


class ScriptedOperator(setup.Terminal):
    """Operator who answers from a list; callables in the list run between two answers."""

    def __init__(self, api: DiscordApi, answers: Sequence[str]) -> None:
        self.api = api
        self.prompts: list[str] = []
        self._answers = list(answers)

    def ask(self, prompt: str) -> str:
        """Answer; `joined` adds the bot to its first server."""
        self.prompts.append(prompt)
        if not self._answers:
            raise EOFError
        answer = self._answers.pop(0)
        if answer == "joined":
            self.api.answers[GUILDS] = [{"id": "5", "name": "Guild of Builders"}]
        self.api.status["/users/@me"] = 401 if answer == "old.token" else 200
        sys.stdout.write(f"{prompt}\n")
        return answer

    ask_secret = ask


class SetupWalk:
    """Walk through the setup."""

    def __init__(self, folder: Path, locale: str = "en") -> None:
        self.api = DiscordApi()
        self.api.answers[GUILDS] = []
        self.file = folder / "token"
        self.db = folder / "provost.db"
        self.words = Catalogue().words(locale)

    def go(self, *answers: str) -> int:
        """Give these answers, and return the exit status."""
        self.operator = ScriptedOperator(self.api, answers)
        return asyncio.run(GuidedSetup(self.words, self.operator, self.api.connect, self.db, self.file).run())


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=1 << 40))


@pytest.fixture
def walk(tmp_path: Path) -> SetupWalk:
    return SetupWalk(tmp_path)


def test_two_answers_are_enough(walk: SetupWalk, capsys: pytest.CaptureFixture[str]) -> None:
    assert walk.go(TOKEN, "joined") == 0
    said = capsys.readouterr().out
    assert walk.file.read_text(encoding="utf-8") == f"{TOKEN}\n"
    assert walk.file.stat().st_mode & 0o777 == 0o600
    assert invitation(str(APPLICATION)) in said
    assert "Create Public Threads" in said
    assert f"provost run --db {walk.db} --token-file {walk.file}" in said
    assert TOKEN not in said


def test_the_page_shows_the_output_of_the_setup(
    walk: SetupWalk, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    walk.go(TOKEN, "", "joined")
    said = capsys.readouterr().out.replace(str(tmp_path), "/srv/provost")
    page = text("docs/operating/setup.md")
    shown = page.partition("```text\n")[2].partition("```")[0]
    assert [line.rstrip() for line in shown.splitlines()] == [line.rstrip() for line in said.splitlines()]


def test_a_token_that_is_none_is_asked_for_again(walk: SetupWalk, capsys: pytest.CaptureFixture[str]) -> None:
    assert walk.go("two words", f'"{TOKEN}"', "old.token", TOKEN, "joined") == 0
    said = capsys.readouterr().out
    assert "it is in quotation marks. Leave them out." in said
    assert "That is not a token" in said
    assert "Discord does not accept this token" in said
    assert walk.file.read_text(encoding="utf-8") == f"{TOKEN}\n"


def test_no_more_than_five_answers_are_asked_for(walk: SetupWalk) -> None:
    with pytest.raises(CommandRefused, match="hasn't worked yet"):
        walk.go(*["no token"] * 10)
    assert len(walk.operator.prompts) == MAX_ANSWERS
    assert not walk.file.exists()


def test_a_setup_goes_on_from_where_it_was_stopped(walk: SetupWalk, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(EOFError):
        walk.go(TOKEN)
    assert walk.go("joined") == 0
    assert walk.go() == 0
    assert "so it is used" in capsys.readouterr().out


def test_a_token_that_was_reset_is_replaced(walk: SetupWalk) -> None:
    walk.file.write_text("old.token", encoding="utf-8")
    walk.api.status["/users/@me"] = 401
    assert walk.go(TOKEN, "joined") == 0
    assert walk.file.read_text(encoding="utf-8") == f"{TOKEN}\n"


def test_the_findings_of_the_doctor_are_printed(walk: SetupWalk, capsys: pytest.CaptureFixture[str]) -> None:
    walk.api.status[f"/applications/{APPLICATION}/guilds/5/commands"] = 403
    assert walk.go(TOKEN, "joined") == 1
    assert (
        "The bot is not allowed to create slash commands on the server “Guild of Builders”." in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ({"flags": 1 << 19}, "privileged intents"),
        ({"bot_require_code_grant": True}, "OAuth2 Code Grant"),
        ({"bot_public": False}, "Public Bot"),
    ],
)
def test_wrong_settings_in_the_portal_are_printed(
    walk: SetupWalk, capsys: pytest.CaptureFixture[str], setting: dict[str, object], sentence: str
) -> None:
    walk.api.answers["/oauth2/applications/@me"] = {"id": "2", "flags": 0, **setting}
    walk.go(TOKEN, "joined")
    assert sentence in capsys.readouterr().out.partition("Open this link")[0].partition("privileged intents off")[2]


def test_no_token_is_asked_for_where_it_cannot_be_kept(walk: SetupWalk, tmp_path: Path) -> None:
    walk.file = tmp_path / "missing" / "token"
    with pytest.raises(CommandRefused, match="cannot be written"):
        walk.go(TOKEN)
    assert walk.operator.prompts == []


def test_a_file_that_cannot_be_written_is_named(walk: SetupWalk) -> None:
    walk.file.mkdir()
    with pytest.raises(CommandRefused, match="cannot be written"):
        walk.go(TOKEN)


@pytest.mark.parametrize(("path", "status"), [("/users/@me", 500), ("/oauth2/applications/@me", 500)])
def test_a_discord_that_fails_ends_the_setup(walk: SetupWalk, path: str, status: int) -> None:
    walk.file.write_text(TOKEN, encoding="utf-8")
    walk.api.status[path] = status
    with pytest.raises(NoConnection):
        walk.go("joined")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_setup_speaks_every_language(tmp_path: Path, locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    walk = SetupWalk(tmp_path, locale)
    assert walk.go(TOKEN, "joined") == 0
    said = capsys.readouterr().out
    assert "setup-" not in said
    assert walk.words("setup-first-match") in said


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (EOFError(), "Setup was interrupted. Run “provost setup” again to go on; what was done so far is kept."),
        (
            NoConnection(),
            "I couldn't reach Discord. Check the network and run “provost setup” again. If the token was not saved yet, paste it again.",
        ),
    ],
)
def test_the_command_prints_the_reason_of_its_end(
    provost: Provost, monkeypatch: pytest.MonkeyPatch, error: Exception, sentence: str
) -> None:
    async def run(self: GuidedSetup) -> int:
        raise error

    monkeypatch.setattr(setup.GuidedSetup, "run", run)
    assert provost("setup").refused(sentence)


def test_answers_may_come_through_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: f"answer to {prompt}")
    assert setup.Terminal().ask_secret("?") == setup.Terminal().ask("?") == "answer to ?"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_policy_and_the_terms_are_written_and_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], locale: str
) -> None:
    words = Catalogue().words(locale)
    setup.write_legal_texts(words, tmp_path, "Ada, ada@example.org")
    files = [tmp_path / name for name in (setup.POLICY_FILE, setup.TERMS_FILE)]
    for file in files:
        assert "Ada, ada@example.org" in file.read_text(encoding="utf-8")
        assert words("setup-legal-written", path=str(file)) in capsys.readouterr().out or file != files[0]
    files[0].write_text("my own", encoding="utf-8")
    setup.write_legal_texts(words, tmp_path, "Bruno")
    assert files[0].read_text(encoding="utf-8") == "my own"
    assert words("setup-legal-kept", path=str(files[0])) in capsys.readouterr().out


def test_a_missing_folder_for_the_policy_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandRefused):
        setup.write_legal_texts(Catalogue().words("en"), tmp_path / "none", "Ada")
