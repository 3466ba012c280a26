"""Logs without the bot's token and without tokens of interactions, wherever an error quotes one."""

import io
import json
import logging
import sys
from collections.abc import Callable
from datetime import datetime
from typing import Any

import aiohttp
import discord
import pytest

from bot.app import logs
from bot.delivery.causes import PRESS_LOG, PressUnderWay, Window, current, published, working_for
from bot.operations.tokens import REDACTION

INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OkFiQ2RFZjEyMw-_x"
BOT = "MTQ1NjA3NDQ0Mzk4MDgwMDAwNg.GaBcDe.0123456789_abcdefghijklmnopqrstuvwx-YZ"
API = "https://discord.com/api/v10"
ADDRESSES = (
    f"{API}/interactions/1456074443980800006/{INTERACTION}/callback?with_response=1",
    f"{API}/webhooks/1456074443980800006/{INTERACTION}/messages/@original",
    f"{API}/webhooks/1456074443980800006/{INTERACTION}?wait=True",
    f"{API}/webhooks/1456074443980800006/{INTERACTION}",
)


def standard_error(say: Callable[[logging.Logger], None], form: str = "text") -> str:
    """Return the standard error of a process after `say`, with no earlier logging."""
    error, level = io.StringIO(), logging.root.level
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging.root, "handlers", [])
        patch.setattr(sys, "stderr", error)
        logs.install(logging.INFO, form)
        say(logging.getLogger("discord.http"))
    logging.root.setLevel(level)
    logging.getLogger(PRESS_LOG).setLevel(logging.WARNING)
    return error.getvalue()


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_token_of_an_interaction_is_logged(address: str) -> None:
    def say(log: logging.Logger) -> None:
        log.warning("We are being rate limited. %s %s responded with 429.", "POST", address)
        try:
            try:
                raise aiohttp.ConnectionTimeoutError(f"Connection timeout to host {address}")
            except aiohttp.ConnectionTimeoutError as error:
                raise discord.DiscordException(f"could not answer {address!r}") from error
        except discord.DiscordException:
            log.exception("Ignoring exception in on_interaction")
        log.info(address, stack_info=True)
        log.info("no arguments", exc_info=ValueError(address))

    said = standard_error(say)
    assert INTERACTION not in said
    assert said.count(f"/1456074443980800006/{REDACTION}") == 5
    assert "WARNING discord.http: We are being rate limited. POST" in said
    assert "ConnectionTimeoutError: Connection timeout to host" in said
    assert "Traceback (most recent call last):" in said


@pytest.mark.parametrize("text", [BOT, f"Bot {BOT}", f"{{'token': '{BOT}'}}", f"{BOT}."])
def test_no_token_of_the_bot_is_logged(text: str) -> None:
    said = standard_error(lambda log: log.error("identify: %s %r", text, {"payload": text}))
    assert not any(part in said for part in BOT.split("."))
    assert said.count(REDACTION) == 2


@pytest.mark.parametrize(
    "text",
    [
        "match abcdefgh could not be published: 403 (50013)",
        f"{API}/channels/1456074443980800006/messages/1456074443980800007",
        f"{API}/channels/1456074443980800006/webhooks",
        "render.catan_cards.artist is loaded from /opt/provost/render/catan_cards/artist.py",
    ],
)
def test_text_that_is_no_token_stays(text: str) -> None:
    assert standard_error(lambda log: log.warning(text)) == f"WARNING discord.http: {text}\n"


def test_a_process_that_logs_elsewhere_gets_no_handler() -> None:
    elsewhere: list[logging.Handler] = [logging.NullHandler()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging.root, "handlers", elsewhere)
        logs.install(logging.INFO)
    assert len(elsewhere) == 1


def entries(say: Callable[[logging.Logger], None]) -> list[dict[str, Any]]:
    """Return the entries of a JSON log after `say`."""
    return [json.loads(line) for line in standard_error(say, "json").splitlines()]


def test_a_json_entry_is_one_object_in_a_line() -> None:
    def say(log: logging.Logger) -> None:
        log.warning("match %s\nis late", "abcdefgh")

    (entry,) = entries(say)
    assert datetime.fromisoformat(entry.pop("time")).tzinfo is not None
    assert entry == {"level": "warning", "logger": "discord.http", "message": "match abcdefgh\nis late"}


@pytest.mark.parametrize("quote", ['"', "'", "\\", "\n"])
def test_no_token_is_in_a_json_entry(quote: str) -> None:
    def say(log: logging.Logger) -> None:
        try:
            raise ValueError(f"{quote}{ADDRESSES[3]}{quote} {BOT}{quote}")
        except ValueError as error:
            log.exception("%s", error)

    (entry,) = entries(say)
    said = json.dumps(entry)
    assert INTERACTION not in said
    assert not any(part in said for part in BOT.split("."))
    assert "Traceback" in entry["traceback"]


def test_json_entries_name_their_press() -> None:
    def say(log: logging.Logger) -> None:
        press = PressUnderWay("1456074443980800006", Window())
        with working_for(press):
            press.acknowledge()
            press.acknowledge()
            log.warning("slow")
        published("abcdefgh", lambda: [press.id], [7, 8])
        log.warning("later")

    received, acknowledged, slow, row, later = entries(say)
    assert [one["message"] for one in (received, acknowledged)] == ["received", "acknowledged"]
    assert {one["press"] for one in (received, acknowledged, slow)} == {"1456074443980800006"}
    assert acknowledged["seconds"] >= 0
    assert (row["match"], row["presses"], row["outbox"]) == ("abcdefgh", ["1456074443980800006"], [7, 8])
    assert "press" not in later


def test_a_text_log_does_not_name_presses() -> None:
    def say(log: logging.Logger) -> None:
        with working_for(PressUnderWay("1456074443980800006", Window())):
            published("abcdefgh", lambda: ["1456074443980800006"], [7])

    assert standard_error(say) == ""


def test_acknowledgements_are_measured_once() -> None:
    window = Window()
    with working_for(PressUnderWay("1", window)):
        press = current()
        assert press is not None
        press.acknowledge()
        press.acknowledge()
    assert window.count == 1
    assert current() is None
