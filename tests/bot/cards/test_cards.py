"""Limits of Discord hold for every card, over hundreds of positions, kinds of question, languages and odd names."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from itertools import chain, cycle, product
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from discord import ui
from msgspec import structs
from simcord.components import walk_components

from bot.cards import custom_ids, emoji, event_lines, layouts, phase_card, private_card, turn_card
from bot.cards.controls import MAX_BUTTON_LABEL, CardNotes, Question, cut
from bot.cards.layouts import Layout, OutgoingMessage
from bot.cards.match_log import log_lines, log_pages, log_text
from bot.cards.private_card import confirmation, news_of
from bot.clocks.clock_log import ClockStarted
from bot.clocks.deadlines import Update
from bot.clocks.paces import PRESETS
from bot.commands import why
from bot.delivery.pictures import in_words
from bot.features.lobby.cards import lobby_card
from bot.features.lobby.settings_cards import settings_card
from bot.match.history import match_history
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement, ShownEvent
from bot.match.phases import PhaseDraft, PhaseLine, progress
from bot.match.safe_names import token
from bot.match.selfplay import play
from bot.match.settings import HINTS
from bot.words import LOCALES, Catalogue, Words
from engine import GAMES
from engine.catan_cards.trading import Offer
from engine.core.dealer import Dealer
from engine.core.flow import Frame
from engine.core.match import Match
from engine.core.notation import Record, read_record
from engine.core.types import CHANCE, MAX_KEY, Action, Ask, Decision, Event, Option, Reason
from render import has_hand, marked_labels, marks_of
from render.legend_and_emoji import SIGNS
from render.prose.phrases import event_clause, goods, reason_line
from storage.log import LogRow
from tests.bot import builders
from tests.bot.tabletop import NOW, unsaved_match
from tests.catan_cards.table import CATAN
from tests.catan_cards.table import table as laid_out
from tests.contract.drawing import AnyGame
from tests.games import KITS
from tests.simulated import BUTTON, SELECT, TEXT

GALLERY = 12
COMPONENTS, TEXTS, ID, LABEL, MENU, PLACEHOLDER, ALT, FILES = 40, 4_000, 100, 80, 100, 150, 1_024, 10
NAMES = ("W" * 32, "*_~`|>#-" * 4, "👩‍👩‍👧‍👦🏰" * 4, "\N{ARABIC LETTER ALEF WITH MADDA ABOVE}" * 32, "i")
"""The most troublesome names, at the length to which names are cut."""

USUAL_NAME_LENGTH = 14
SHORT_NAMES = ("Ada", "Bruno", "Chiara", "Dolores", "Émile")


@pytest.fixture(autouse=True, scope="module")
def signs_shown() -> Iterator[None]:
    """Show every sign, with names and ids as long as Discord's, which makes the longest cards."""
    emoji.show({sign: discord.PartialEmoji(name=f"{sign}_0123abcd", id=2**63 - 1) for sign in SIGNS})
    yield
    emoji.withdraw()


RECORDS = Path(__file__).parents[2] / "records"
WORDS = [Catalogue().words(locale) for locale in LOCALES]
NEWS = "n" * (2 * private_card.MAX_NEWS_ROWS * private_card.PHONE_ROW_LENGTH)
FIRST_POSITIONS, POSITION_STEP = 3, 80
"""For each kind of question and number of seats: the number of first positions, then the step between later ones."""


class Moment(NamedTuple):
    """Position for a card, with the news since an earlier card."""

    table: SeatedMatch
    news: Announcement


class CardParts(NamedTuple):
    """Card with its name, components and number of files."""

    name: str
    components: list[Any]
    files: int


@cache
def records() -> tuple[Record, ...]:
    """Return games with every number of seats, every option and every kind of question."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("*-*.txt")))
    kept = (*map(read_record, texts), *(builders.played(*one).record for one in builders.EVERYTHING))
    unrecorded = [game for name, game in GAMES.items() if name not in {one.setup.game for one in kept}]
    return (*kept, *(play(game, game.setup(seats), seed=1).record for game in unrecorded for seats in game.seats))


@cache
def find_representative_records() -> tuple[Record, ...]:
    """Return the shortest of the games that together show every question and option."""
    met: set[tuple[object, ...]] = set()
    found = []
    for record in sorted(records(), key=lambda record: len(record.entries)):
        setup = record.setup
        asked = {entry.kind for entry in record.entries if isinstance(entry, Action) and entry.seat != CHANCE}
        new = {(setup.game, setup.seats, kind) for kind in asked} | {
            (setup.game, *one) for one in setup.options.items()
        }
        if not new <= met:
            met |= new
            found.append(record)
    return tuple(found)


def longest(game: str = "caylus") -> Record:
    return max((one for one in records() if one.setup.game == game), key=lambda record: len(record.entries))


def story(record: Record) -> Iterator[Moment]:
    """Play a game and yield a moment at each question; its news covers a growing number of moves, then starts afresh.

    A moment is valid until the next one, because they share the match.
    """
    chooser, dealer, table = (
        random.Random(len(record.entries)),
        Dealer(bytes.fromhex(record.secret)),
        unsaved_match(record.setup, NAMES),
    )
    table.core, _ = Match.new(table.game, record.setup, dealer)
    told: list[ShownEvent] = []
    scenes: list[bytes] = []
    for entry in record.entries:
        if entry.seat == CHANCE:
            continue
        yield Moment(table, Announcement(tuple(told), tuple(scenes)))
        if chooser.random() < 0.02:
            told, scenes = [], []
        assert isinstance(entry, Action)
        step = table.core.play(entry, dealer)
        told += (ShownEvent(event, chooser.random() < 0.5) for event in step.events if event.seen_by is None)
        scenes += step.snapshots
    yield Moment(table, Announcement(tuple(told), tuple(scenes)))


def kind(table: SeatedMatch) -> str:
    return "+".join(dict.fromkeys(decision.kind for decision in table.core.decisions)) or "end"


def moments(*games: str) -> Iterator[Moment]:
    """Yield some positions of every kind, and every end, of all games or of those named."""
    return chain.from_iterable(map(moments_of, games or GAMES))


@cache
def moments_of(game: str) -> tuple[Moment, ...]:
    """Return the moments of a game, with a copy of the match in each: many tests read them."""
    taken, found = Counter[tuple[str, int]](), []
    for record in (one for one in find_representative_records() if one.setup.game == game):
        for moment in story(record):
            about = kind(moment.table), record.setup.seats
            taken[about] += 1
            if taken[about] <= FIRST_POSITIONS or taken[about] % POSITION_STEP == 0:
                found.append(moment._replace(table=freeze(moment.table)))
    return tuple(found)


def freeze(table: SeatedMatch) -> SeatedMatch:
    """Return a copy of a match that is not played on."""
    still = copy(table)
    still.core = table.core.copy()
    return still


@cache
def every_card() -> Sequence[CardParts]:
    """Return every card of every moment, in each language in turn."""
    found: list[CardParts] = []
    for moment, speaking in zip(moments(), cycle(WORDS), strict=False):
        table, words = moment.table, speaking.at(moment.table.names)
        about = f"{table.row.game} {kind(table)} {table.row.seats} {words.locale}"
        watching = private_card.private_card(table, words, None)
        turn = turn_card.turn_card(table, words, moment.news)
        found += [
            card(f"turn {about}", turn),
            card(f"watch {about}", watching),
            draw_in_words(f"words {about}", turn, words),
        ]
        for page in phase_card.phase_cards(table, words, progress(PhaseDraft(), [moment.news]).ended):
            found += [card(f"phases {about}", page.card), draw_in_words(f"words {about}", page.card, words)]
        for seat in table.asked():
            mine = private_card.private_card(
                table, words, seat, notes=CardNotes(status=NEWS, whole=len(found) % 2 == 0)
            )
            found += [card(f"private {about}", mine), draw_in_words(f"words {about}", mine, words)]
            if has_hand(table.row.game):
                hand = private_card.hand_card(table, words, seat, status=NEWS)
                found += [card(f"hand {about}", hand), draw_in_words(f"words {about}", hand, words)]
            denied = why.wished(table, seat)
            if denied:
                found.append(CardParts(f"why {about}", parts(why.menus(words, table, denied)), 0))
    return found


def card(name: str, made: OutgoingMessage) -> CardParts:
    return CardParts(name, parts(made.layout), len(made.boards) + (made.recap is not None) + (made.hand is not None))


def draw_in_words(name: str, made: OutgoingMessage, words: Words) -> CardParts:
    """Return the card that is posted when none of its pictures can be drawn."""
    return CardParts(name, parts(in_words(made, words, made.pictures)), 0)


def parts(layout: Layout) -> list[Any]:
    return list(walk_components(layout.to_components()))  # type: ignore[no-untyped-call] # discord.py annotates it only in part


def text_of(layout: Layout) -> str:
    return "\n".join(component["content"] for component in parts(layout) if component["type"] == TEXT)


def lobbies() -> Iterator[CardParts]:
    """Yield a lobby of every game with every number of players."""
    for words, (name, game) in product(WORDS, GAMES.items()):
        for seats in game.seats:
            table = unsaved_match(game.setup(seats), NAMES)
            for taken in range(1, seats + 1):
                present = table.seats[:taken]
                layouts = [lobby_card(words, table.row, present)] + [
                    settings_card(words, table.row, present, taken, owner=owner, moderates=True)
                    for owner in (True, False)
                ]
                for layout in layouts:
                    yield CardParts(f"lobby {name} {seats} {words.locale}", parts(layout), 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_was_shown(name: str) -> None:
    asking = {frame.__struct_config__.tag for frame in KITS[name].frames if frame.answer is not Frame.answer}
    played = [record for record in records() if record.setup.game == name]
    dealt = {
        entry.kind
        for record in played
        for entry in record.entries
        if isinstance(entry, Action) and entry.seat == CHANCE
    }
    about = [one.name.split() for one in every_card() if f" {name} " in one.name]
    what, _, kinds, seats, locales = ({*each} for each in zip(*about, strict=True))
    assert {kind for several in kinds for kind in several.split("+")} == asking - dealt | {"end"}
    always = {"turn", "watch", "words", "private"} | ({"hand"} if has_hand(name) else set())
    assert always <= what <= always | {"phases", "why"}
    assert ("why" in what) == (KITS[name].least_reasons > 1)
    assert seats == {*map(str, GAMES[name].seats)}
    assert locales == {*LOCALES}


def test_every_card_keeps_the_limits() -> None:
    wrong = {
        one.name: broken
        for one in [*every_card(), *lobbies()]
        if (broken := [*find_broken_limits(one.components, one.files)])
    }
    assert not wrong


def find_broken_limits(components: list[Any], files: int) -> Iterator[str]:
    """List the limits that a message of these components breaks."""
    texts = [component["content"] for component in components if component["type"] == TEXT]
    controls = [component for component in components if component["type"] in (BUTTON, SELECT)]
    names = [control["custom_id"] for control in controls]
    galleries = [component["items"] for component in components if component["type"] == GALLERY]
    yield from ["components"] * (len(components) > COMPONENTS)
    yield from ["text"] * (sum(len(text.encode("utf-16-le")) // 2 for text in texts) > TEXTS)
    yield from ["empty text"] * (not all(text.strip() for text in texts))
    yield from ["repeated id"] * (len(set(names)) < len(names))
    yield from ["id"] * (not all(1 <= len(name) <= ID for name in names))
    yield from ["gallery"] * (not all(1 <= len(items) <= 10 for items in galleries))
    yield from ["alt"] * (not all(1 <= len(item["description"]) <= ALT for items in galleries for item in items))
    yield from ["files"] * (not (files <= FILES and files == sum(map(len, galleries))))
    for control in controls:
        yield from too_long(control)


def too_long(control: dict[str, Any]) -> Iterator[str]:
    if control["type"] == BUTTON:
        yield from ["label"] * (not 1 <= len(control["label"]) <= LABEL)
        return
    options = control["options"]
    yield from ["placeholder"] * (len(control.get("placeholder") or "") > PLACEHOLDER)
    yield from ["options"] * (not 1 <= len(options) <= 25)
    yield from ["option"] * (
        not all(1 <= len(one["label"]) <= MENU and 1 <= len(one["value"]) <= ID for one in options)
    )
    yield from ["note"] * (not all(len(one.get("description") or "") <= MENU for one in options))
    yield from ["repeated value"] * (len({one["value"] for one in options}) < len(options))
    yield from ["defaults"] * (sum(bool(one.get("default")) for one in options) > control.get("max_values", 1))


def test_the_limits_are_seen_when_they_are_broken() -> None:
    menu = {"type": SELECT, "custom_id": "x", "options": [{"label": "", "value": "a"}] * 26, "placeholder": "p" * 151}
    button = {"type": BUTTON, "custom_id": "x", "label": "l" * 81}
    items = [{"description": "d" * 1_025}] * 11
    many = [{"type": TEXT, "content": "t" * 101}] * 40 + [{"type": TEXT, "content": " "}]
    found = {*find_broken_limits([menu, button, {"type": GALLERY, "items": items}, *many], 12)}
    broken = ["components", "text", "repeated", "gallery", "alt", "files", "label", "placeholder", "options", "option"]
    assert found == {*broken, "empty text", "repeated id", "repeated value"} - {"repeated"}


def test_every_option_on_offer_can_be_pressed_once() -> None:
    for moment in moments():
        for decision in moment.table.core.decisions:
            question = Question(WORDS[0], moment.table.row.game, "abcdefgh", "0.1", decision)
            assert sorted(presses(question)) == sorted(token(option.key) for option in decision.ask.options)


def presses(question: Question) -> Iterator[str]:
    for row in question.controls():
        for control in walk_components([row.to_component_dict()]):
            if control["type"] == BUTTON and control["custom_id"].startswith(f"{custom_ids.CHOICE}|"):
                yield control["custom_id"].split("|")[3]
            elif control["type"] == SELECT:
                yield from (option["value"] for option in control["options"])


def styles(question: Question) -> list[discord.ButtonStyle]:
    """Return the styles of a question's buttons."""
    controls = walk_components([row.to_component_dict() for row in question.controls()])
    return [discord.ButtonStyle(control["style"]) for control in controls if control["type"] == BUTTON]


@pytest.mark.parametrize("count", [1, 10, 11, 25, 26, 60, 100])
@pytest.mark.parametrize("groups", [0, 1, 4])
def test_long_questions_fit_whatever_their_groups(count: int, groups: int) -> None:
    """Questions longer than any of today's games fit as well."""
    group = ("castle", "road", "special", "wood")
    keys = [f"key.{number}" + ".long" * 20 * (number % 2) for number in range(count)]
    options = tuple(
        Option(key, "place", group[number % groups] if groups else "", {"building": "inn"})
        for number, key in enumerate(keys)
    )
    decision = Decision(1, "place", Ask(0, options))
    question = Question(WORDS[0], "caylus", "abcdefgh", "12.345", decision)
    layout = layouts.plain(layouts.text("title"), *question.controls())
    assert [*find_broken_limits(parts(layout), 0)] == []
    assert sorted(presses(question)) == sorted(map(token, keys))
    assert all(len(token(key)) <= MAX_KEY for key in keys)


def test_a_question_with_several_picks_is_one_menu() -> None:
    options = tuple(Option(str(number), "place", "", {"building": "inn"}) for number in range(6))
    question = Question(WORDS[0], "caylus", "m", "0.1", Decision(1, "place", Ask(0, options, 2, 3)))
    (row,) = question.controls()
    (menu,) = row.children
    select = menu.to_component_dict()
    assert (select["min_values"], select["max_values"], len(select["options"])) == (2, 3, 6)


def test_the_newest_of_too_many_lines_are_shown() -> None:
    words = WORDS[1].at(NAMES)
    news = max((moment.news.events for moment in story(longest())), key=len)
    lines = event_lines.lines(words, "caylus", news)
    *freeze, empty, left_out = event_lines.last_lines(words, lines, 2_000).splitlines()
    assert not empty, "else the sentence would belong to the last item"
    assert [f"- {line}" for line in lines[-len(freeze) :]] == freeze
    assert str(len(lines) - len(freeze)) in left_out
    assert len("\n".join(freeze)) <= 2_000 < len("\n".join(lines))


def test_a_turn_card_shows_the_latest_lines() -> None:
    words = WORDS[0].at(NAMES)
    table, news = next(moment for moment in story(longest()) if len(moment.news.events) > 9)
    happened = [event_lines.NewsLine(f"line {number}") for number in range(5)]
    every_card = text_of(turn_card.turn_card(table, words, news, turn_card.CardChange(happened)).layout)
    assert "- line 3\n- line 4" in every_card
    assert "line 2" not in every_card
    assert words("record-more", count=3) in every_card
    assert "- line" not in text_of(turn_card.turn_card(table, words, news).layout)


def test_a_loss_is_told_though_more_has_happened_since() -> None:
    """Report a loss by a Civil War on both cards after the next players' choices."""
    words = WORDS[0].at(SHORT_NAMES)
    drew = Event("drew", 1, {"stack": 2})
    war, lost = Event("event_card", None, {"building": "ev_civil_war"}), Event("returned", 0, {"building": "abbey"})
    turns = Event("rolled", 1, {"face": "event_card", "number": 3}), war, lost, *[drew, Event("declined", 1, {})] * 4
    said = phase_card.phase_news(words, "catan_cards", [PhaseLine(ShownEvent(one), 0) for one in turns])
    *every_card, _, left_out = event_lines.latest_news(words, said, 2_000, 2).splitlines()
    assert every_card == [f"- {line.text}" for line in (said[1], said[2], said[-1])]
    assert left_out == f"-# {words('record-more', count=8)}"
    private = confirmation(words, "catan_cards", [ShownEvent(one) for one in turns], 0)
    assert said[1].text in private
    assert words("name-ev_civil_war") in private
    assert event_clause(words, "catan_cards", lost) in private


def test_undone_events_may_be_left_out() -> None:
    undone = PhaseLine(ShownEvent(Event("lost", 0, {"pay": {"ore": 1}})), 0, undone=True)
    (line,) = phase_card.phase_news(WORDS[0].at(SHORT_NAMES), "catan_cards", [undone])
    assert not line.is_notable


def test_a_card_that_was_drawn_last_is_named_to_its_player() -> None:
    words = WORDS[0].at(SHORT_NAMES)
    drawn = Event("drew", 0, {"stack": 2}), Event("got", 0, {"cards": ["abbey"]}, (0,))
    later = [Event("produced", 1, {"gain": {kind: 1}}) for kind in ("ore", "wool", "grain", "gold", "brick")]
    told = confirmation(words, "catan_cards", [ShownEvent(one) for one in (*drawn, *later)], 0)
    assert event_clause(words, "catan_cards", drawn[1]) in told
    assert event_clause(words, "catan_cards", later[-1]) in told


BRIGANDS_CAME = Event("lost", 0, {"pay": {"ore": 2, "wool": 1}, "source": "brigands"})


@pytest.mark.parametrize("words", WORDS, ids=LOCALES)
def test_losses_are_in_bold_where_they_happened(words: Words) -> None:
    words = words.at(SHORT_NAMES)
    drawn, rolled = Event("got", 0, {"cards": ["bishop"]}, (0,)), Event("rolled", 0, {"face": "brigands", "number": 1})
    conflict = Event("conflict", 1, {"count": 1, "stack": 2, "by": 0})
    taken = Event("taken", 1, {"cards": ["bishop"], "stack": 2, "by": 0}, (0,))
    traded = Event("traded", 1, {"pay": {"ore": 3}})
    first, second = Event("turn", 1, {"turn": 3}), Event("turn", 0, {"turn": 4})
    shown = [ShownEvent(one) for one in (drawn, first, conflict, taken, traded, second, rolled, BRIGANDS_CAME)]
    for told in (news_of(words, "catan_cards", shown, 0), confirmation(words, "catan_cards", shown, 0)):
        drew, robbed, came = told.splitlines()
        clause = [event_clause(words, "catan_cards", one) for one in (drawn, conflict, taken, rolled, BRIGANDS_CAME)]
        assert drew.endswith(clause[0])
        assert f"**{clause[1]}** · **{clause[2]}**" in robbed
        assert words("name-ev_conflict") in clause[1]
        assert words("name-bishop") in clause[2]
        assert came.endswith(f"{clause[3]} · **{clause[4]}**")
    others = news_of(words, "catan_cards", shown, 0)
    assert event_clause(words, "catan_cards", traded) not in others, "what others do alone is no news of the reader's"
    assert news_of(words, "catan_cards", [ShownEvent(Event("produced", 0, {"gain": {"ore": 1}}))], 0) == ""


def test_own_dice_are_among_the_news() -> None:
    words = WORDS[0].at(SHORT_NAMES)
    rolled = Event("rolled", 0, {"face": "trade", "number": 5})
    later = [Event("produced", 0, {"gain": {kind: 1}}) for kind in ("ore", "wool", "grain", "gold", "brick")]
    shown = [ShownEvent(one) for one in (Event("rolled", 1, {"face": "plenty", "number": 2}), rolled, *later)]
    for told in (news_of(words, "catan_cards", shown, 0), confirmation(words, "catan_cards", shown, 0)):
        assert event_clause(words, "catan_cards", rolled) in told
        assert words("face-plenty") not in told


def test_the_event_card_of_a_turn_that_is_over_is_no_news() -> None:
    words = WORDS[0].at(SHORT_NAMES)
    card = Event("event_card", None, {"building": "ev_productive_year"})
    turns = Event("turn", 1, {"turn": 13}), card, Event("turn", 0, {"turn": 14})
    shown = [ShownEvent(one) for one in (*turns, Event("took", 1, {"gain": {"lumber": 1}}))]
    assert words("name-ev_productive_year") not in confirmation(words, "catan_cards", shown, 0)
    assert words("name-ev_productive_year") in confirmation(words, "catan_cards", shown[1:], 0)


@pytest.mark.parametrize("words", WORDS, ids=LOCALES)
def test_a_private_card_warns_of_brigands(words: Words) -> None:
    rich = laid_out(goods={0: {"ore": 3, "wool": 3, "grain": 2}}).position
    match = unsaved_match(CATAN.setup(2), NAMES)
    match.core = Match(CATAN, match.core.setup, snapshot=CATAN.save(rich))
    loot = words("catan_cards-peril", count=8, most=7, pay=goods(words, {"ore": 3, "wool": 3}))
    assert loot in text_of(private_card.private_card(match, words.at(NAMES), 0).layout)
    assert loot not in text_of(private_card.private_card(match, words.at(NAMES), 1).layout)


@pytest.mark.parametrize("words", WORDS, ids=LOCALES)
def test_a_card_that_is_too_dear_names_what_is_missing(words: Words) -> None:
    dear = Reason("cannot_pay", {"pay": {"ore": 3, "grain": 2}, "have": {"ore": 1, "grain": 2}})
    lacks, _, costs = reason_line(words, "catan_cards", dear).partition(goods(words, {"ore": 2}))
    assert lacks
    assert goods(words, {"ore": 3, "grain": 2}) in costs


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_losses_are_notable(game: AnyGame) -> None:
    assert set(game.losses) <= game.notable


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_notable_events_have_words(game: AnyGame) -> None:
    assert all(WORDS[0].has(f"{game.name}-event-{kind}") for kind in game.notable)


@pytest.mark.parametrize("greeting", ["", "card-arrived"])
@pytest.mark.parametrize("hints", ["never", "always"])
def test_a_trade_fits_on_a_card_with_a_clock_and_a_free_seat(greeting: str, hints: str) -> None:
    own = dict.fromkeys(("lumber", "brick", "wool", "ore", "gold"), 1)
    asked = laid_out(doing=[Offer(0)], goods={0: own}).position
    table = unsaved_match(CATAN.setup(2), NAMES)
    table.row = structs.replace(table.row, settings={HINTS: hints})
    table.core = Match(CATAN, table.core.setup, snapshot=CATAN.save(asked))
    begun = Update.started(ClockStarted(0, 2, PRESETS["steady"]))
    begun.ask([0])
    own_seat, other = begun.clock.seats
    table.clock = structs.replace(begun.clock, seats=(own_seat, structs.replace(other, holder="computer")))
    (offers,) = table.core.decisions
    assert len(offers.ask.options) == 26
    every_card = turn_card.turn_card(
        table,
        WORDS[0].at(NAMES),
        Announcement(()),
        turn_card.CardChange([event_lines.NewsLine("line")], greeting=greeting),
    )
    assert [*find_broken_limits(draw_in_words("", every_card, WORDS[0]).components, 0)] == []
    assert [*find_broken_limits(parts(every_card.layout), 1)] == []
    assert {WORDS[0]("button-take-seat"), WORDS[0]("button-undo")} <= labels(every_card)


def test_only_a_sole_answer_is_highlighted() -> None:
    options = (Option("accept", "answer", data={"by": 1}), Option("decline", "answer", data={"by": 1}))
    question = Question(WORDS[0], "catan_cards", "m", "0.1", Decision(1, "answer_offer", Ask(0, options)))
    assert styles(question) == [discord.ButtonStyle.secondary] * 2
    alone = structs.replace(question, decision=Decision(1, "react", Ask(0, options[1:])))
    assert styles(alone) == [discord.ButtonStyle.primary]


@pytest.mark.parametrize(
    "option",
    [
        Option("none", "build"),
        Option("demolish", "demolish", idle=True),
        Option("f_gold_mine@16", "place", data={"building": "f_gold_mine", "space": 16, "cost": 1, "beyond": 6}),
    ],
)
def test_a_sole_answer_without_effect_is_pale(option: Option) -> None:
    question = Question(WORDS[0], "caylus", "m", "0.1", Decision(1, "gate", Ask(0, (option,))))
    assert styles(question) == [discord.ButtonStyle.secondary]


def test_a_lone_button_that_turns_a_question_down_is_pale_below_menus() -> None:
    pairs = tuple(Option(f"ore.{each}", "offer", "two", {"pay": {"ore": each}}) for each in range(2, 14))
    question = Decision(1, "offer_give", Ask(0, (*pairs, Option("none", "offer", "", {}))))
    assert styles(Question(WORDS[0], "catan_cards", "m", "0.1", question)) == [discord.ButtonStyle.secondary]


def test_menus_of_one_answer_are_called_by_their_letters() -> None:
    options = tuple(Option(f"garrison.{number}", "card", "", {"building": "garrison"}) for number in range(30))
    decision = Decision(1, "opening", Ask(0, options, 3, 3, open=False))
    asked = Question(WORDS[0], "catan_cards", "m", "0.1", decision)
    every_card = [part for row in asked.controls() for part in walk_components([row.to_component_dict()])]
    called = [part["placeholder"] for part in every_card if part["type"] == SELECT]
    assert called == [WORDS[0]("menu-letters", first=first, last=last) for first, last in (("A", "Y"), ("Z", "AD"))]


def test_cards_that_are_laid_out_have_the_letters_of_the_picture_in_the_menu() -> None:
    for table, _ in moments("catan_cards"):
        decision = next(iter(table.core.decisions), None)
        if decision is None or decision.kind not in ("opening", "search", "spy"):
            continue
        made = private_card.private_card(table, WORDS[0], decision.ask.seat)
        assert made.hand is not None
        lettered = {badge for _, badge in made.hand.picture.marks}
        assert lettered == {label.partition(" · ")[0] for label in labels(made) if " · " in label} != set()


def test_resources_taken_one_after_the_other_are_one_line() -> None:
    def took(seat: int, kind: str, source: str) -> ShownEvent:
        return ShownEvent(Event("took", seat, {"gain": {kind: 1}, "source": source}))

    one, two = took(0, "wool", "ev_progress"), took(0, "ore", "ev_progress")
    other, elsewhere = took(1, "wool", "ev_progress"), took(1, "wool", "bank")
    words = WORDS[0].at(("Ada", "Bruno"))
    assert event_lines.lines(words, "catan_cards", [one, two, one, other, elsewhere, one]) == [
        "Ada takes 2 wool, 1 ore (Progress).",
        "Bruno takes 1 wool (Progress).",
        "Bruno takes 1 wool (Bank).",
        "Ada takes 1 wool (Progress).",
    ]


@pytest.mark.parametrize("source", ["offer", "merchant", "knight_sven"])
def test_exchanged_goods_are_named_once(source: str) -> None:
    given = ShownEvent(Event("gave", 0, {"pay": {"wool": 1}, "by": 1, "source": source}))
    took = ShownEvent(Event("took", 1, {"gain": {"wool": 1}, "source": source}))
    (line,) = event_lines.lines(WORDS[0].at(("Ada", "Bruno")), "catan_cards", [given, took])
    assert line.startswith("Ada gives 1 wool to Bruno (")


def numbers(made: OutgoingMessage) -> list[tuple[str, str]]:
    every_card = (*made.boards, *([made.hand] if made.hand else []))
    return [mark for one in every_card for mark in one.picture.marks]


def labels(made: OutgoingMessage) -> set[str]:
    """Return the labels of a card's buttons and entries, cut to the length of a button."""
    found = [part["label"] for part in parts(made.layout) if part["type"] == BUTTON]
    found += [entry["label"] for part in parts(made.layout) if part["type"] == SELECT for entry in part["options"]]
    return {cut(label, MAX_BUTTON_LABEL) for label in found}


@pytest.mark.parametrize("name", GAMES)
def test_board_and_hand_show_the_numbers_that_the_choices_have(name: str) -> None:
    numbered: Counter[str] = Counter()
    marked = False
    for table, _ in moments(name):
        for decision in table.core.decisions:
            made = private_card.private_card(table, WORDS[0], decision.ask.seat)
            whole = private_card.private_card(table, WORDS[0], decision.ask.seat, notes=CardNotes(whole=True))
            offered = zip(marks_of(name, decision), marked_labels(WORDS[0], name, decision), strict=True)
            spots = {mark: label for mark, label in offered if mark[1]}
            assert sorted({*numbers(whole)}) == sorted(spots)
            assert {*numbers(made)} <= {*numbers(whole)}
            for (spot, badge), label in spots.items():
                assert badge in label if spot.startswith("road.") else label.startswith(f"{badge} · ")
                assert cut(label, MAX_BUTTON_LABEL) in labels(made)
            marked |= bool(spots)
            numbered += Counter("hand" if spot.startswith("hand.") else "board" for spot, _ in numbers(made))
    assert (numbered["board"] > 100) == marked
    assert (numbered["hand"] > 30) == has_hand(name)


def test_private_card_shows_hand_or_board_and_a_button_the_other() -> None:
    pictures: dict[str, set[str]] = {}
    for table, _ in moments("catan_cards"):
        for decision in table.core.decisions:
            made = private_card.private_card(table, WORDS[0], decision.ask.seat)
            every_card = ["board"] * len(made.boards) + ["hand"] * (made.hand is not None)
            pictures.setdefault(decision.kind, set()).update(every_card)
            buttons = {part["custom_id"] for part in parts(made.layout) if part["type"] == BUTTON}
            offered = {
                act for act in ("board", "hand") if custom_ids.make(custom_ids.TABLE, act, table.row.id) in buttons
            }
            assert {*every_card} ^ offered == {"board", "hand"}
            whole = private_card.private_card(table, WORDS[0], decision.ask.seat, notes=CardNotes(whole=True))
            assert len(whole.boards) == 1
            assert whole.hand is not None
    for kind in ("act", "before_roll", "draw", "search", "exchange", "bury", "react", "opening"):
        assert pictures[kind] == {"hand"}
    on_board = {"arrange", "site", "region_side", "take", "pay"}
    for kind in on_board | {"offer_give", "offer_get", "answer_offer", "swap", "deck", "event_deck"}:
        assert pictures[kind] == {"board"}


def test_a_player_without_a_suitable_card_reads_why_the_question_comes() -> None:
    met: Counter[bool] = Counter()
    for table, _ in chain.from_iterable(story(one) for one in records() if one.setup.game == "catan_cards"):
        if len(met) == 2:
            break
        for decision in table.core.decisions:
            if decision.kind == "react":
                hopeless = len(decision.ask.options) == 1
                every_card = text_of(private_card.private_card(table, WORDS[0], decision.ask.seat).layout)
                assert (WORDS[0]("card-no-reaction") in every_card) == hopeless
                met[hopeless] += 1
    assert met[True]
    assert met[False]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("words", WORDS, ids=LOCALES)
def test_the_log_in_words_fits_into_one_answer(words: Words, name: str) -> None:
    *_, (table, _) = story(longest(name))
    lines = [LogRow(seq, entry.seat, "", (), None, True, 0) for seq, entry in enumerate(table.core.log)]
    words = words.at(table.names)
    log = log_lines(words, name, match_history(table, lines))
    pages = log_pages(words, log)
    assert [line for page in pages for line in page] == log
    texts = [log_text(words, page) for page in pages]
    assert max(map(len, texts)) < TEXTS - 200
    for page, one in zip(pages, texts, strict=True):
        further = len({line.turn for line in page}) - 1
        assert one.count("\n\n**") == one.count("\n**") == further, "a heading would be part of the item above"


@pytest.mark.parametrize("words", WORDS, ids=LOCALES)
def test_a_whole_game_of_caylus_is_told_on_five_pages(words: Words) -> None:
    """Tell a usual game of some 13 turns."""
    stories = [one for one in records() if (one.setup.game, one.setup.seats) == ("caylus", 5)]
    ends = [list(story(one))[-1].table for one in stories]
    table = max((one for one in ends if one.turn <= USUAL_NAME_LENGTH), key=lambda one: len(one.core.log))
    lines = [LogRow(seq, entry.seat, "", (), None, False, NOW) for seq, entry in enumerate(table.core.log)]
    words = words.at(SHORT_NAMES)
    pages = log_pages(words, log_lines(words, "caylus", match_history(table, lines)))
    assert len(pages) <= 5
    turns = [line.turn for page in pages for line in page]
    assert turns == sorted(turns)
    assert turns[-1] >= 12


def test_more_than_five_buttons_of_a_private_card_go_on_in_another_row(monkeypatch: pytest.MonkeyPatch) -> None:
    acts = ["hint", "why", "undo", "board", "never", "routine"]
    monkeypatch.setattr(private_card, "_acts", lambda *given: acts)
    table = unsaved_match(CATAN.setup(2))
    table.core = Match.new(table.game, table.core.setup, Dealer(bytes(32)))[0]
    every_card = private_card.private_card(table, WORDS[0].at(table.names), table.asked()[0])
    rows = [
        [item.label for item in row.children if isinstance(item, ui.Button)]
        for row in every_card.layout.walk_children()
        if isinstance(row, ui.ActionRow)
    ]
    labels = [WORDS[0](f"button-{act}") for act in acts]
    assert labels[:5] in rows
    assert [*labels[5:], WORDS[0]("button-orders")] in rows
