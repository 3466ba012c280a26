"""Sandbox in the browser: `provost sandbox` in a process of its own, its page in Chromium's tabs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bot.cards.turn_card import MORE_ACTS
from bot.words import Catalogue
from tests.bot.sandbox.browsing import STEP_TIMEOUT, Tab, run_sandbox
from tests.bot.sandbox.labels import WORDS, new_game

pytestmark = pytest.mark.browser

PASS = WORDS("caylus-option-place-pass")
WINDOWS = ((1400, 1300), (1400, 900), (1400, 700), (420, 860))
"""Width and height of windows: desktops of several heights, and a phone."""


@pytest.fixture(scope="module")
def launched(chromium: str) -> Iterator[Browser]:
    expect.set_options(timeout=STEP_TIMEOUT * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def browser(launched: Browser) -> Iterator[Browser]:
    """Chromium of the module, whose tabs are closed after each test, because an open page goes on asking its server."""
    yield launched
    for context in launched.contexts:
        context.close()


@pytest.fixture(scope="module")
def lobbyless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a sandbox for tests that open no game."""
    with run_sandbox(tmp_path_factory.mktemp("lobbyless") / "provost.db") as address:
        yield address


def test_a_first_visitor_chooses_within_a_few_presses(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada")
        begin("caylus", ada)
        # Any entry: the computer player may have taken the first building.
        ada.choose(WORDS("menu-group", group=WORDS("caylus-group-road")))
        ada.wait_for_text("Ada places a worker at the ")


def test_two_tabs_play_one_match_with_a_stop_and_a_start_between(browser: Browser, tmp_path: Path) -> None:
    db = tmp_path / "provost.db"
    with run_sandbox(db) as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        begin("caylus", ada, bruno)
        for tab in (ada, bruno):
            tab.wait_for_question("Ada", "Bruno")
        mover, other = (ada, bruno) if ada.is_asked("Ada") else (bruno, ada)

        refusal = WORDS("refuse-not-your-move", players=mover.player)
        other.press(PASS)
        other.wait_for_text(refusal)
        expect(mover.channel).not_to_contain_text(refusal)

        mover.press(PASS)
        other.wait_for_text(passing(mover.player))
        other.wait_for_question(other.player)

    with run_sandbox(db) as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        asked, waiting = (ada, bruno) if other.player == "Ada" else (bruno, ada)
        waiting.wait_for_question(asked.player)
        asked.press(PASS)
        for tab in (asked, waiting):
            tab.wait_for_text(passing(asked.player))


def test_a_refused_event_leads_to_the_channel_for_tournaments(browser: Browser, lobbyless: str) -> None:
    bruno = Tab(browser, lobbyless, "Bruno", (420, 860))
    bruno.command("event new", "Cup", "Caylus", "Swiss", "4", "8")
    bruno.wait_for_text(WORDS("tournament-elsewhere", where="#tournaments"))
    bruno.follow("#tournaments")
    assert bruno.place() == "# tournaments"
    assert bruno.viewer() == "Bruno"
    bruno.wait_for_text(WORDS("page-empty"))
    bruno.go_to("# games")
    bruno.wait_for_text(new_game())


def test_an_open_page_goes_on_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    db = tmp_path / "provost.db"
    with run_sandbox(db) as address:
        bruno = Tab(browser, address, "Bruno")
        begin("caylus", bruno)
        bruno.wait_for_question("Bruno")
    expect(bruno.page).to_contain_text(WORDS("page-lost"))
    with run_sandbox(db) as again:
        assert again == address
        expect(bruno.page).not_to_contain_text(WORDS("page-lost"))
        bruno.press(PASS)
        bruno.wait_for_text(passing("Bruno"))


def test_a_hand_is_shown_to_its_owner_alone(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        begin("magna_carta", ada, bruno)
        ada.press(WORDS("button-hand"))
        ada.wait_for_text(WORDS("hand-title"))
        expect(ada.newest.get_by_role("img").last).to_be_visible()
        bruno.wait_for_text(WORDS("phase-setup"))
        expect(bruno.channel).not_to_contain_text(WORDS("hand-title"))


def test_a_page_shows_its_end_unless_it_was_scrolled(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada")
        begin("caylus", ada)
        ada.wait_for_question("Ada")
        for size in WINDOWS:
            tab = Tab(browser, address, "Ada", size)
            tab.is_drawn()
            controls = tab.newest.get_by_role("combobox", name=WORDS("menu-more"), exact=True)
            expect(controls).to_be_in_viewport(ratio=1)
            assert tab.is_at_its_end()
        tab.scroll_up()
        ada.choose(WORDS("menu-more"), WORDS("button-describe"))
        tab.wait_for_text(WORDS("board-describe-players"))
        assert not tab.is_at_its_end()
        tab.choose(WORDS("menu-more"), WORDS("button-board"))
        expect(tab.newest.get_by_role("img")).to_be_in_viewport()
        assert tab.is_at_its_end()


def test_help_is_read_from_its_beginning_on_a_phone_and_dismissed(browser: Browser, lobbyless: str) -> None:
    ada = Tab(browser, lobbyless, "Ada", WINDOWS[-1])
    ada.press(WORDS("button-help"))
    for page in (1, 2):
        title = WORDS(f"help-caylus-{page}").splitlines()[0].strip("# ")
        expect(ada.newest.get_by_role("heading", name=title)).to_be_in_viewport(ratio=1)
        ada.press(WORDS("button-next"))
    ada.press(WORDS("page-dismiss"))
    expect(ada.channel).not_to_contain_text(WORDS("page-private"))
    expect(ada.newest.get_by_role("button", name=new_game(), exact=True)).to_be_in_viewport(ratio=1)


def test_a_dismissed_answer_gives_way_to_the_question(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada", WINDOWS[-1])
        begin("caylus", ada)
        ada.wait_for_question("Ada")
        ada.choose(WORDS("menu-more"), WORDS("button-describe"))
        notes = ada.channel.get_by_text(WORDS("page-private"))
        expect(notes.first).to_be_in_viewport(ratio=1)
        assert not ada.is_at_its_end()
        for left in reversed(range(notes.count())):
            ada.press(WORDS("page-dismiss"))
            expect(notes).to_have_count(left)
        expect(ada.newest.get_by_role("combobox", name=WORDS("menu-more"), exact=True)).to_be_in_viewport(ratio=1)


def test_a_menu_on_a_phone_shows_all_its_entries_and_then_its_name(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada", WINDOWS[-1])
        begin("caylus", ada)
        ada.wait_for_question("Ada")
        ada.is_drawn()
        entries = ada.open_menu(WORDS("menu-more"))
        assert entries.count() == len([*MORE_ACTS, "no-tips"])
        for entry in (entries.first, entries.last):
            expect(entry).to_be_in_viewport(ratio=1)
        entries.filter(has_text=WORDS("button-why")).click()
        ada.wait_for_text(WORDS("why-choose"))
        more = ada.channel.get_by_role("combobox", name=WORDS("menu-more"), exact=True)
        expect(more).to_have_text(WORDS("menu-more"))


def test_a_menu_below_a_picture_opens_in_every_window(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        begin("catan_cards", ada, bruno, mode="themed")
        first, second = in_turn(ada, bruno, "arrange")
        first.press(WORDS("catan_cards-skip-arrange"))
        second.wait_for_picture(asking(second.player, ask="catan_cards-ask-arrange"))
        second.press(WORDS("catan_cards-skip-arrange"))
        mover, _ = in_turn(ada, bruno, "opening_stack")
        mover.press(re.compile("^Stack 1 "))
        mover.wait_for_text(
            WORDS("catan_cards-ask-opening", player=mover.player, least=3)
        )  # the private card comes by itself
        for size in WINDOWS:
            mover.resize(size)
            mover.is_drawn()
            mover.scroll_to_the_end()
            entries = mover.open_menu(WORDS("menu-choose"))
            assert mover.is_at_its_end()
            entries.nth(0).click()
            expect(entries.nth(0)).to_have_attribute("aria-selected", "true")
            mover.press(WORDS("page-cancel"))
        entries = mover.open_menu(WORDS("menu-choose"))
        for number in range(3):
            entries.nth(number).click()
        mover.press(WORDS("page-apply"))
        mover.wait_for_text(WORDS("card-waiting", players="Ada" if mover is bruno else "Bruno"))


def test_menus_in_the_place_of_others_show_their_chosen_entry(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada")
        ada.press(new_game(game="magna_carta"))
        ada.press(WORDS("button-settings"))
        look = ada.newest.get_by_role("combobox", name=WORDS("param-theme"), exact=True)
        hints = ada.newest.get_by_role("combobox", name=WORDS("param-hints"), exact=True)
        shown = WORDS("lobby-theme", theme=WORDS("theme-day"))
        expect(look).to_have_text(shown)
        ada.press(WORDS("button-rules-rest"))
        expect(hints).to_have_text(WORDS("lobby-hints-alone"))
        ada.press(WORDS("button-rules-back"))
        expect(look).to_have_text(shown)


def in_turn(ada: Tab, bruno: Tab, ask: str) -> tuple[Tab, Tab]:
    """Return the tab of the player to move, and the other one."""
    ada.wait_for_picture(asking("Ada", "Bruno", ask=f"catan_cards-ask-{ask}"))
    return (ada, bruno) if ada.is_pictured(asking("Ada", ask=f"catan_cards-ask-{ask}")) else (bruno, ada)


def begin(game: str, *tabs: Tab, **rules: str) -> None:
    """Open a game by the greeting and start it, with one tab for each player or one against a computer player."""
    host, *others = tabs
    host.press(new_game(game=game))
    for tab in others:
        tab.wait_for_text(WORDS("lobby-seat-free", number=2).removeprefix("2. "))
        tab.press(WORDS("button-join"))
    if not others:
        host.press(WORDS("button-computer"))
    host.wait_for_text("Everyone is here")
    if rules:
        host.press(WORDS("button-settings"))
    for rule, value in rules.items():
        host.choose(WORDS(f"{game}-rule-{rule}"), WORDS(f"{game}-rule-{rule}-{value}"))
        host.wait_for_text(WORDS(f"{game}-rule-{rule}-{value}"))
    host.press(WORDS("button-start"))


def passing(player: str) -> re.Pattern[str]:
    """Return the text about a passing player on a card, or in the message about the phase."""
    return re.compile(f"{player}:? (?:.* · )?passes")


def asking(*players: str, ask: str) -> re.Pattern[str]:
    """Return the words of a card that asks one of these players, up to its colon."""
    return re.compile("|".join(re.escape(WORDS(ask, player=player).partition(":")[0]) for player in players))


def test_a_command_with_a_long_description_is_sent_from_a_phone(browser: Browser, lobbyless: str) -> None:
    ada = Tab(browser, lobbyless, "Ada", WINDOWS[-1])
    send = ada.compose("orders")
    expect(send).to_be_in_viewport(ratio=1)
    send.click()
    ada.wait_for_text(WORDS("refuse-no-match"))


def test_a_result_is_seen_and_not_the_greeting_that_follows_it(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada = Tab(browser, address, "Ada", WINDOWS[-1])
        begin("caylus", ada)
        ada.wait_for_question("Ada")
        ada.compose("game resign").click()
        ada.press(WORDS("button-resign-sure"))
        expect(ada.newest).to_contain_text(WORDS("help-sandbox-again").removeprefix("-# ").partition(";")[0])
        titles = ada.channel.get_by_role("heading", name=re.compile(f"^{WORDS('game-caylus')} · "))
        expect(titles.last).to_be_in_viewport(ratio=1)
        expect(ada.channel.get_by_role("heading", name=WORDS("card-over"))).to_be_in_viewport(ratio=1)
        ada.press(WORDS("button-result"))
        ada.press(WORDS("button-share"))
        block = ada.channel.locator(".code-block")
        expect(block).to_contain_text("Ada")
        assert block.evaluate("one => one.scrollWidth <= one.clientWidth"), "the text to share is cut off"
        ada.press(new_game())
        expect(ada.newest.get_by_role("button", name=WORDS("button-fill"), exact=True)).to_be_in_viewport(ratio=1)
        assert ada.is_at_its_end()


def test_a_press_counts_though_its_button_moves_away_meanwhile(browser: Browser, tmp_path: Path) -> None:
    with run_sandbox(tmp_path / "provost.db") as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        ada.press(new_game())
        bruno.wait_for_text(WORDS("lobby-seat-free", number=2).removeprefix("2. "))
        ada.hold(WORDS("button-computer"))
        bruno.type("One\ntwo\nthree\nfour\nlast line")
        bruno.press_enter()
        ada.wait_for_text("last line")
        ada.let_go()
        ada.wait_for_text("Everyone is here")


def test_enter_sends_a_command_that_was_completed_with_the_mouse(browser: Browser, lobbyless: str) -> None:
    ada = Tab(browser, lobbyless, "Ada")
    ada.compose("learn")
    ada.type_on("mag")
    ada.click_suggestion(WORDS("game-magna_carta"))
    ada.press_enter()
    ada.wait_for_text(WORDS("lesson-title", game=WORDS("game-magna_carta"), step=1, steps=7).partition(":")[0])


def test_suggestions_of_an_option_are_listed_before_typing(browser: Browser, lobbyless: str) -> None:
    ada = Tab(browser, lobbyless, "Ada", WINDOWS[-1])
    ada.compose("clock hours")
    ada.add_option("zone")
    ada.wait_for_suggestion("Europe/London")


def test_a_language_is_chosen_for_every_tab(browser: Browser, tmp_path: Path) -> None:
    italian = Catalogue().words("it")
    with run_sandbox(tmp_path / "provost.db") as address:
        ada, bruno = (Tab(browser, address, player) for player in ("Ada", "Bruno"))
        begin("caylus", ada)
        ada.wait_for_question("Ada")
        ada.press("Italiano")
        for tab in (ada, bruno):
            tab.wait_for_text(italian("phase-placing"))
            expect(tab.page).to_contain_text(italian("page-viewer"))
            assert tab.viewer() == tab.player
        bruno.type("/game new")
        expect(bruno.page).to_contain_text(italian("command-game-new"))
