"""The sandbox for a user: a process of its own, with its page in a tab of Chromium."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.bot.sandbox.labels import WORDS

ROOT = Path(__file__).parents[3]
BUSY = "#preview-app[aria-busy=true]"
STEP_TIMEOUT = 60
"""Seconds to wait for a step on a busy machine."""

DESKTOP = (1000, 900)
"""Width and height of a window."""


@contextmanager
def run_sandbox(db: Path) -> Iterator[str]:
    """Run a sandbox at an address; it ends by Ctrl+C, silently and in order."""
    command = [sys.executable, "-m", "bot", "sandbox", "--no-browser", "--locale", "en", "--db", str(db)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout
            first = process.stdout.readline()
            address = re.search(r"http://\S+", first)
            assert address, first
            yield address[0]
        finally:
            process.send_signal(signal.SIGINT)
            said, complaints = process.communicate(timeout=STEP_TIMEOUT)
        assert complaints == ""
        assert said.splitlines()[-1] == WORDS("cli-sandbox-stopped")
        assert process.returncode == 0


class Tab:
    """Tab of the browser in the hands of one player."""

    def __init__(self, browser: Browser, address: str, player: str, size: tuple[int, int] = DESKTOP) -> None:
        self.player = player
        self._page: Page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        self._page.set_default_timeout(STEP_TIMEOUT * 1000)
        self._page.goto(address)
        self._settle()
        self._page.select_option("#viewer-picker", label=player)
        self._settle()

    @property
    def page(self) -> Locator:
        """Return the whole page."""
        return self._page.locator("body")

    @property
    def channel(self) -> Locator:
        """Return the messages."""
        return self._page.locator("#channel-timeline")

    @property
    def newest(self) -> Locator:
        """Return the last message that the player sees."""
        return self.channel.locator("[data-message-id]").last

    def press(self, label: str | re.Pattern[str]) -> None:
        """Press the last button of that label, once the page enables it."""
        button = self.channel.get_by_role("button", name=label, exact=True).last
        expect(button).to_be_visible()
        self._settle()  # a press while the page is redrawn is lost
        button.click()

    def hold(self, label: str) -> None:
        """Press the last button of that label without letting go."""
        button = self.channel.get_by_role("button", name=label, exact=True).last
        expect(button).to_be_visible()
        self._settle()
        button.hover()
        self._page.mouse.down()

    def let_go(self) -> None:
        """Release the mouse button at its present place."""
        self._page.mouse.up()

    def choose(self, menu: str, entry: str = "") -> None:
        """Choose the first entry with these words from the last menu of that name."""
        shown = self.channel.get_by_role("combobox", name=menu, exact=True).last
        expect(shown).to_be_visible()
        self._settle()  # the page closes menus that are opened before it has finished drawing
        shown.click()
        self.channel.get_by_role("option").filter(has_text=entry).first.click()

    def open_menu(self, menu: str) -> Locator:
        """Press the last menu of that name where it is visible, as a mouse does; return its entries."""
        field = self.channel.get_by_role("combobox", name=menu, exact=True).last
        expect(field).to_be_in_viewport(ratio=1)
        self._settle()
        box = field.bounding_box()
        assert box is not None
        self._page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        entries = self.newest.get_by_role("option")
        expect(entries.first).to_be_in_viewport()
        return entries

    def is_drawn(self) -> None:
        """Wait until the newest card and its picture are there."""
        expect(self.newest.get_by_role("img").last).not_to_have_js_property("naturalHeight", 0)
        self._settle()

    def is_at_its_end(self) -> bool:
        """Return True if no message is further down."""
        left: float = self.channel.evaluate("list => list.scrollHeight - list.clientHeight - list.scrollTop")
        return left <= 1

    def scroll_to_the_end(self) -> None:
        """Scroll to the end of the newest message."""
        self.channel.evaluate("list => list.scrollTo(0, list.scrollHeight)")

    def scroll_up(self) -> None:
        """Turn the mouse wheel, once all is drawn, until earlier messages are visible."""
        self._settle()
        self._page.wait_for_timeout(500)
        self.channel.hover()
        self._page.mouse.wheel(0, -600)
        self._page.wait_for_timeout(500)

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window."""
        self._page.set_viewport_size({"width": size[0], "height": size[1]})

    def viewer(self) -> str:
        """Return the player whose page it is."""
        chosen: str = self._page.locator("#viewer-picker option:checked").inner_text()
        return chosen

    def place(self) -> str:
        """Return the channel or thread on the page."""
        chosen: str = self._page.locator("#channel-picker option:checked").inner_text()
        return chosen

    def go_to(self, place: str) -> None:
        """Go to another channel or thread."""
        with self._page.expect_navigation():
            self._page.select_option("#channel-picker", label=place)
        self._settle()

    def follow(self, link: str) -> None:
        """Follow the last link to a channel or thread."""
        with self._page.expect_navigation():
            self.channel.locator(".mention").filter(has_text=link).last.click()
        self._settle()

    def command(self, name: str, *options: str) -> None:
        """Use a slash command with these options, in the order in which it asks for them."""
        composer = self._page.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(f"/{name}", delay=20)
        for typed in ("", *options):
            self._page.keyboard.type(typed, delay=20)
            self._page.wait_for_timeout(800)  # suggestions are asked for while the user types
            self._page.keyboard.press("Enter")
        self._settle()

    def type(self, text: str) -> None:
        """Write below the messages without sending."""
        self._settle()  # text that is typed while the page reloads is lost
        self._page.locator("#channel-composer-input").fill(text)

    def compose(self, command: str) -> Locator:
        """Write and choose a slash command without required options; return its send button."""
        self._settle()  # text that is typed while the page is redrawn is lost
        field = self._page.locator("#channel-composer-input")
        field.click()
        field.press_sequentially(f"/{command}", delay=20)
        expect(self._page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
        field.press("Enter")
        expect(self._page.locator(".command-context")).to_be_visible()
        return self._page.locator("#send-message")

    def add_option(self, name: str) -> None:
        """Go to an optional option of the command being written."""
        self._page.locator(".command-row").get_by_text("optional").click()
        self.click_suggestion(name)

    def wait_for_suggestion(self, words: str) -> None:
        """Wait for a suggestion with these words."""
        expect(self._page.get_by_role("listbox").get_by_role("option").filter(has_text=words).first).to_be_visible()

    def type_on(self, text: str) -> None:
        """Type at the present place."""
        self._page.keyboard.type(text, delay=20)

    def click_suggestion(self, words: str) -> None:
        """Choose a suggestion with the mouse."""
        self._page.get_by_role("listbox").get_by_role("option").filter(has_text=words).first.click()

    def press_enter(self) -> None:
        """Press Enter at the present place."""
        self._page.keyboard.press("Enter")

    def wait_for_text(self, text: str | re.Pattern[str]) -> None:
        """Wait until the channel shows a text."""
        expect(self.channel).to_contain_text(text)

    def wait_for_question(self, *players: str) -> None:
        """Wait until the newest card asks one of these players."""
        expect(self._heading(*players).last).to_be_visible()
        self._settle()

    def is_asked(self, player: str) -> bool:
        """Return True if the newest card asks a player."""
        return self._heading(player).count() > 0

    def wait_for_picture(self, text: re.Pattern[str]) -> None:
        """Wait until the newest card has a picture with a matching text."""
        expect(self.newest.get_by_role("img", name=text).last).to_be_attached()

    def is_pictured(self, text: re.Pattern[str]) -> bool:
        """Return True if the newest card has a picture with a matching text."""
        return self.newest.get_by_role("img", name=text).count() > 0

    def _heading(self, *players: str) -> Locator:
        name = re.compile(f"^@?(?:{'|'.join(map(re.escape, players))})\\b")
        return self.newest.get_by_role("heading", name=name)

    def _settle(self) -> None:
        expect(self._page.locator(BUSY)).to_have_count(0)
