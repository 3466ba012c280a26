"""The sandbox as people use it: a process of its own, and its page in a tab of Chromium."""

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
SECONDS = 60
"""How long to wait for what a busy machine may take its time for."""

DESKTOP = (1000, 900)
"""Width and height of a window."""


@contextmanager
def serving(db: Path) -> Iterator[str]:
    """A sandbox at an address; told by Ctrl+C at the end, it leaves in silence and in order."""
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
            said, complaints = process.communicate(timeout=SECONDS)
        assert complaints == ""
        assert said.splitlines()[-1] == WORDS("cli-sandbox-stopped")
        assert process.returncode == 0


class Tab:
    """A tab of the browser in the hands of one player."""

    def __init__(self, browser: Browser, address: str, player: str, size: tuple[int, int] = DESKTOP) -> None:
        self.player = player
        self._page: Page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        self._page.set_default_timeout(SECONDS * 1000)
        self._page.goto(address)
        self._settle()
        self._page.select_option("#viewer-picker", label=player)
        self._settle()

    @property
    def page(self) -> Locator:
        """The whole page."""
        return self._page.locator("body")

    @property
    def channel(self) -> Locator:
        """The messages."""
        return self._page.locator("#channel-timeline")

    @property
    def newest(self) -> Locator:
        """The last message that the player sees."""
        return self.channel.locator("[data-message-id]").last

    def press(self, label: str | re.Pattern[str]) -> None:
        """Press the last button of that label, once the page lets it be pressed."""
        button = self.channel.get_by_role("button", name=label, exact=True).last
        expect(button).to_be_visible()
        self._settle()  # a press while the page draws anew is lost
        button.click()

    def hold(self, label: str) -> None:
        """Press the last button of that label without letting go."""
        button = self.channel.get_by_role("button", name=label, exact=True).last
        expect(button).to_be_visible()
        self._settle()
        button.hover()
        self._page.mouse.down()

    def let_go(self) -> None:
        """Let go of the mouse's button wherever the mouse is."""
        self._page.mouse.up()

    def choose(self, menu: str, entry: str = "") -> None:
        """Choose from the last menu of that name the first entry that has these words in it."""
        shown = self.channel.get_by_role("combobox", name=menu, exact=True).last
        expect(shown).to_be_visible()
        self._settle()  # the page closes what is opened before it has done drawing
        shown.click()
        self.channel.get_by_role("option").filter(has_text=entry).first.click()

    def open_menu(self, menu: str) -> Locator:
        """Press the last menu of that name where it is seen, as a mouse does; returns its entries, once they are there."""
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
        """Wait until the newest card is there with its picture."""
        expect(self.newest.get_by_role("img").last).not_to_have_js_property("naturalHeight", 0)
        self._settle()

    def is_at_its_end(self) -> bool:
        """Whether no message is further down."""
        left: float = self.channel.evaluate("list => list.scrollHeight - list.clientHeight - list.scrollTop")
        return left <= 1

    def scroll_to_the_end(self) -> None:
        """Show the end of the newest message."""
        self.channel.evaluate("list => list.scrollTo(0, list.scrollHeight)")

    def scroll_up(self) -> None:
        """Turn the mouse's wheel, once all is drawn, until earlier messages are seen."""
        self._settle()
        self._page.wait_for_timeout(500)
        self.channel.hover()
        self._page.mouse.wheel(0, -600)
        self._page.wait_for_timeout(500)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another width and height."""
        self._page.set_viewport_size({"width": size[0], "height": size[1]})

    def viewer(self) -> str:
        """Whose page it is."""
        chosen: str = self._page.locator("#viewer-picker option:checked").inner_text()
        return chosen

    def place(self) -> str:
        """Which channel or thread it shows."""
        chosen: str = self._page.locator("#channel-picker option:checked").inner_text()
        return chosen

    def go_to(self, place: str) -> None:
        """Show another channel or thread."""
        with self._page.expect_navigation():
            self._page.select_option("#channel-picker", label=place)
        self._settle()

    def follow(self, link: str) -> None:
        """Press the last link to a channel or thread."""
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
            self._page.wait_for_timeout(800)  # what it suggests is asked for while one types
            self._page.keyboard.press("Enter")
        self._settle()

    def type(self, text: str) -> None:
        """Write below the messages, but do not send it."""
        self._settle()  # what is written while the page is loaded anew is lost
        self._page.locator("#channel-composer-input").fill(text)

    def compose(self, command: str) -> Locator:
        """Write a slash command that takes nothing and choose it, but do not send it; returns the button that sends it."""
        self._settle()  # what is typed while the page draws anew is lost
        field = self._page.locator("#channel-composer-input")
        field.click()
        field.press_sequentially(f"/{command}", delay=20)
        expect(self._page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
        field.press("Enter")
        expect(self._page.locator(".command-context")).to_be_visible()
        return self._page.locator("#send-message")

    def add_option(self, name: str) -> None:
        """Go to an option of the command that is written, which it does not need."""
        self._page.locator(".command-row").get_by_text("optional").click()
        self.click_suggestion(name)

    def suggests(self, words: str) -> None:
        """Wait until something is suggested for what is being written."""
        expect(self._page.get_by_role("listbox").get_by_role("option").filter(has_text=words).first).to_be_visible()

    def type_on(self, text: str) -> None:
        """Type where one is."""
        self._page.keyboard.type(text, delay=20)

    def click_suggestion(self, words: str) -> None:
        """Choose with the mouse one of the things that are suggested for what is being written."""
        self._page.get_by_role("listbox").get_by_role("option").filter(has_text=words).first.click()

    def press_enter(self) -> None:
        """Press Enter wherever one is."""
        self._page.keyboard.press("Enter")

    def shows(self, text: str | re.Pattern[str]) -> None:
        """Wait until the channel shows a text."""
        expect(self.channel).to_contain_text(text)

    def asks(self, *players: str) -> None:
        """Wait until the newest card asks one of these players."""
        expect(self._heading(*players).last).to_be_visible()
        self._settle()

    def is_asked(self, player: str) -> bool:
        """Whether the newest card asks a player."""
        return self._heading(player).count() > 0

    def pictures(self, text: re.Pattern[str]) -> None:
        """Wait until the newest card has a picture with a text that fits."""
        expect(self.newest.get_by_role("img", name=text).last).to_be_attached()

    def is_pictured(self, text: re.Pattern[str]) -> bool:
        """Whether the newest card has a picture with a text that fits."""
        return self.newest.get_by_role("img", name=text).count() > 0

    def _heading(self, *players: str) -> Locator:
        name = re.compile(f"^@?(?:{'|'.join(map(re.escape, players))})\\b")
        return self.newest.get_by_role("heading", name=name)

    def _settle(self) -> None:
        expect(self._page.locator(BUSY)).to_have_count(0)
