"""The sandbox as people use it: `provost sandbox` in a process of its own, its page in Chromium's tabs."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from bot.words import Catalogue
from tests.sandbox.labels import WORDS, new_game

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
PASS = WORDS("caylus-option-place-pass")
APP, MESSAGES = "#preview-app", "#channel-message-list"
BUSY = f"{APP}[aria-busy=true]"
SECONDS = 20
"""How long to wait for what a busy machine may take its time for."""


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


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    expect.set_options(timeout=SECONDS * 1000)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


class Tab:
    """A tab of the browser in the hands of one player."""

    def __init__(self, browser: Browser, address: str, player: str) -> None:
        self.player = player
        self._page: Page = browser.new_page(viewport={"width": 1000, "height": 900})
        self._page.set_default_timeout(SECONDS * 1000)
        self._page.goto(address)
        self._settle()
        self._page.select_option("#viewer-picker", label=player)
        self._settle()

    @property
    def channel(self) -> Locator:
        """The messages; the list at the side repeats their beginnings."""
        return self._page.locator("#channel-timeline")

    @property
    def newest(self) -> Locator:
        """The last message that the player sees."""
        return self.channel.locator("[data-message-id]").last

    def press(self, label: str) -> None:
        """Press the last button of that label, once the page lets it be pressed."""
        button = self.channel.get_by_role("button", name=label, exact=True).last
        expect(button).to_be_visible()
        self._settle()  # a press while the page draws anew is lost
        button.click()

    def choose(self, menu: str, entry: str = "") -> None:
        """Choose from the last menu of that name the first entry that has these words in it."""
        shown = self.channel.get_by_role("combobox", name=menu, exact=True).last
        expect(shown).to_be_visible()
        self._settle()  # the page closes what is opened before it has done drawing
        shown.click()
        self.channel.get_by_role("option").filter(has_text=entry).first.click()

    def height(self) -> int:
        """Of all messages together."""
        height: int = self._page.locator(MESSAGES).evaluate("list => list.offsetHeight")
        return height

    def is_drawn(self) -> None:
        """Wait until the newest card is there with its picture."""
        expect(self.newest.get_by_role("img").last).not_to_have_js_property("naturalHeight", 0)
        self._settle()

    def draw_anew(self) -> None:
        """Do to the page what it does itself on opening a menu: for a moment no picture is loaded."""
        self._page.locator(APP).evaluate("page => page.setAttribute('aria-busy', 'true')")
        self._page.locator(f"{MESSAGES} img").evaluate_all("all => all.forEach(one => one.style.display = 'none')")

    def be_done(self) -> None:
        """Let the page have drawn what there is."""
        self._page.locator(APP).evaluate("page => page.setAttribute('aria-busy', 'false')")

    def shrinks_below(self, height: int) -> None:
        """Wait until all messages together are less high than that."""
        expect(self._page.locator(MESSAGES)).not_to_have_css("height", f"{height}px")

    def shows(self, text: str | re.Pattern[str]) -> None:
        """Wait until the channel shows a text."""
        expect(self.channel).to_contain_text(text)

    def _settle(self) -> None:
        expect(self._page.locator(BUSY)).to_have_count(0)


def test_a_first_visitor_chooses_within_a_few_presses(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada")
        ada.press(new_game())
        for button in ("button-computer", "button-start"):
            ada.press(WORDS(button))
        # Any: which building the computer player may have taken before is its own choice.
        ada.choose(WORDS("menu-group", group=WORDS("caylus-group-road")))
        ada.shows("Ada places a worker at the ")
        expect(ada.newest.get_by_role("heading").first).to_be_in_viewport()


def test_two_tabs_play_one_match_with_a_stop_and_a_start_between(browser: Browser, tmp_path: Path) -> None:
    db = tmp_path / "provost.db"
    with serving(db) as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        ada.press(new_game())
        bruno.shows(WORDS("lobby-seat-free", number=2).removeprefix("2. "))
        bruno.press(WORDS("button-join"))
        ada.shows(WORDS("lobby-ready"))
        ada.press(WORDS("button-start"))
        for tab in (ada, bruno):
            tab.shows(asking("Ada", "Bruno"))
        mover, other = (ada, bruno) if asking("Ada").search(ada.newest.inner_text()) else (bruno, ada)

        refusal = WORDS("refuse-not-your-move", players=mover.player)
        other.press(PASS)
        other.shows(refusal)
        expect(mover.channel).not_to_contain_text(refusal)

        mover.press(PASS)
        other.shows(f"{mover.player} passes")
        other.shows(asking(other.player))

    with serving(db) as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        asked, waiting = (ada, bruno) if other.player == "Ada" else (bruno, ada)
        waiting.shows(asking(asked.player))
        asked.press(PASS)
        for tab in (asked, waiting):
            tab.shows(f"{asked.player} passes: number 2")


def test_a_hand_is_shown_to_its_owner_alone(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "provost.db") as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        ada.press(new_game(game="magna_carta"))
        bruno.shows(WORDS("lobby-seat-free", number=2).removeprefix("2. "))
        bruno.press(WORDS("button-join"))
        ada.shows(WORDS("lobby-ready"))
        ada.press(WORDS("button-start"))
        ada.press(WORDS("button-hand"))
        ada.shows(WORDS("hand-title"))
        expect(ada.newest.get_by_role("img").last).to_be_visible()
        bruno.shows(WORDS("phase-setup"))
        expect(bruno.channel).not_to_contain_text(WORDS("hand-title"))


def test_the_page_keeps_its_length_while_pictures_are_drawn_anew(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada")
        ada.press(new_game())
        for label in ("button-computer", "button-start"):
            ada.press(WORDS(label))
        ada.shows(asking("Ada"))
        ada.is_drawn()
        before = ada.height()
        ada.draw_anew()
        assert ada.height() == before, "so that what is pressed at its end stays in place"
        ada.be_done()
        ada.shrinks_below(before)


def asking(*players: str) -> re.Pattern[str]:
    """A card that asks one of these players to place a worker."""
    return re.compile("|".join(re.escape(WORDS("caylus-ask-place", player=player)) for player in players))


def test_a_language_is_chosen_for_every_tab(browser: Browser, tmp_path: Path) -> None:
    italian = Catalogue().words("it")
    with serving(tmp_path / "provost.db") as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        ada.press("Italiano")
        bruno.press(new_game(italian))
        ada.shows(italian("lobby-title", game=italian("game-caylus")))
