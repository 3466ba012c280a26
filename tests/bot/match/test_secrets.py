"""Hidden cards reach no user: whatever they are, each user gets the very same bytes.

For more positions: `PROVOST_LEAKS=10000 pytest tests/bot/match/test_secrets.py`.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Any

import pytest
from msgspec import structs

import render
from bot.cards import custom_ids, layouts, phase_card, private_card, turn_card
from bot.cards.controls import Button, Row
from bot.cards.layouts import OutgoingMessage
from bot.delivery import publisher
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement, shown_events
from bot.match.phases import EndedPhase
from bot.match.settings import NEVER_REACT
from bot.words import LOCALES, Catalogue, Words
from engine import GAMES
from engine.core.match import Match
from engine.core.notation import write_record
from engine.core.types import Seat
from engine.core.view import View
from engine.minds.choosing import POLICIES
from render.picture import Picture
from storage.messages import OutboxRow
from tests.bot import alternate_histories as pasts
from tests.bot import visibility as onlooker
from tests.bot.alternate_histories import Archive, PlayedMatch, build_archive
from tests.bot.tabletop import NAMES, unsaved_match
from tests.bot.visibility import differences, gather_private, gather_public, pictures, with_position
from tests.contract.drawing import LONGEST, Drawn
from tests.games import KITS
from tests.games.kit import NoSecrets
from tests.sizes import size

LEAKS = size("LEAKS", 20)
"""Positions of each mode of each game that hides something, for each policy."""

EXAMINED_SHARE, DRAWN_STEP = 0.2, 20
"""The share of a game's positions that are examined, and the step between those with pictures."""

ORDERED_SHARE = 0.5
"""The share of those in which every player has given all kinds of orders."""

HISTORIES, LENGTHS = 6, min(20, 2 + LEAKS // 100)
"""Alternate histories for each viewer of a game, and the lengths of the log at which they are compared."""

MAX_CACHED_TEXTS = 100

HIDING = [
    f"{name} {mode}".strip()
    for name, game in GAMES.items()
    if not isinstance(KITS[name].secrets, NoSecrets)
    for mode in next((choice.values for choice in game.options if choice.id == "mode"), ("",))
]
ORDERED = {NEVER_REACT: "0 1"}
"""Settings of every match: the effects of an order may not depend on a hand."""

WORDS = [Catalogue().words(locale) for locale in LOCALES]

pytestmark = pytest.mark.no_cover


@pytest.fixture(autouse=True)
def words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache of texts: an import contract ensures that they are made from views alone, so equal views share them."""
    monkeypatch.setattr(layouts, "alt", cache_texts(render.alt, lambda picture: picture.key))
    monkeypatch.setattr(
        onlooker, "describe", cache_texts(render.describe, lambda view, words: Picture(view, words).key)
    )


def cache_texts(text: Callable[..., str], known_by: Callable[..., bytes]) -> Callable[..., str]:
    """Cache a function's latest answers."""
    known: dict[bytes, str] = {}

    def remembered(*shown: object) -> str:
        key = known_by(*shown)
        if key not in known:
            if len(known) == MAX_CACHED_TEXTS:
                known.clear()
            known[key] = text(*shown)
        return known[key]

    return remembered


def games(hiding: str, policy: str) -> Iterator[Drawn]:
    """Yield games of every number of seats and every option, without end."""
    name, _, mode = hiding.partition(" ")
    rng, game = Random(hiding), GAMES[name]
    while True:
        for seats in game.seats:
            options = {choice.id: rng.choice(choice.values) for choice in game.options}
            options.update({"mode": mode} if mode else {})
            yield Drawn(name, seats, options, rng.getrandbits(32), LONGEST, rng.random() < 0.8, policy)


def positions(hiding: str, policy: str) -> Iterator[tuple[SeatedMatch, View, Announcement]]:
    """Yield matches at random moments, with a spectator's earlier view and the news since."""
    for drawn in games(hiding, policy):
        rng, table = drawn.chooser, unsaved_match(drawn.setup)
        table.row = structs.replace(table.row, settings=ORDERED)
        table.core, _ = Match.new(drawn.rules, drawn.setup, drawn.dealer)
        before, told = table.view(None), Announcement(())
        while table.core.decisions:
            if rng.random() < EXAMINED_SHARE:
                table.log_length = len(table.core.log)
                table.orders = onlooker.orders(table) if rng.random() < ORDERED_SHARE else {}
                yield table, before, told
                before, told = table.view(None), Announcement(())
            action = drawn.choice(rng, rng.choice(table.core.decisions), table.core.position)
            step = table.core.play(action, drawn.dealer)
            told += Announcement(tuple(shown_events(step.events, None)))


def leaks(
    table: SeatedMatch, before: View, news: Announcement, words: Words, rng: Random, *, drawn: bool
) -> Iterator[str]:
    """Yield the differences for each viewer when the cards hidden from that viewer change, at one position."""
    position = table.core.position
    keys = ["made up", *sorted({option.key for one in table.core.decisions for option in one.ask.options})]
    words = words.at(table.names)
    for viewer in (None, *range(table.row.seats)):
        other = table.game.redeal(position, viewer, rng)
        at = table, with_position(table, other)
        if viewer is None:
            one, two = (gather_public(each, words, news.events, before) for each in at)
        else:
            one, two = (gather_private(each, words, viewer, keys) for each in at)
        yield from (f"{viewer}: {name}" for name in differences(one, two))
        if drawn and pictures(one, words) != pictures(two, words):
            yield f"{viewer}: drawn"


def count_leaks(
    hiding: str, count: int, policy: str = "random", *, drawn: int = 0, wanted: frozenset[str] = frozenset()
) -> Counter[str]:
    """Count the leaks in `count` positions of a game, for all viewers together; stop when all `wanted` are found."""
    rng, told = Random(count), Counter[str]()
    for number, (moment, words) in enumerate(zip(positions(hiding, policy), cycle(WORDS), strict=False)):
        if number == count or (wanted and wanted <= told.keys()):
            break
        told.update(
            leak.partition(": ")[2] for leak in leaks(*moment, words, rng, drawn=bool(drawn) and not number % drawn)
        )
    return told


def compare_histories(past: PlayedMatch, own: Archive, words: Words, viewer: Seat | None, rng: Random) -> int:
    """Compare a match with an alternate history that the viewer could not tell apart; return the number of lengths."""
    actions = past.other(viewer, rng) or []
    lengths = [length for length in past.moments if length <= len(actions)]
    if not lengths:
        return 0
    looked_at = {lengths[-1], *rng.sample(lengths, min(LENGTHS, len(lengths)))}
    other = build_archive(past.match, actions[: lengths[-1]], looked_at)
    for length in looked_at:
        assert differences(own.history(words, viewer, length), other.history(words, viewer, length)) == []
    assert differences(own.export(lengths[-1]), other.export(lengths[-1])) == []
    return len(looked_at)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("hiding", HIDING)
def test_no_user_gets_anything_that_depends_on_hidden_cards(hiding: str, policy: str) -> None:
    assert count_leaks(hiding, LEAKS // len(POLICIES), policy, drawn=DRAWN_STEP) == {}


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("hiding", HIDING)
def test_no_log_export_or_undo_depends_on_hidden_cards(hiding: str, policy: str) -> None:
    """An alternate history without a difference to the reader is told and written down in the same words."""
    rng, left = Random(hiding), LEAKS // len(POLICIES)
    for drawn in games(hiding, policy):
        past = PlayedMatch(drawn.match())
        own = build_archive(past.match, past.actions, past.moments)
        for words in (WORDS * HISTORIES)[:HISTORIES]:
            for viewer in (None, *range(drawn.seats)):
                left -= compare_histories(past, own, words.at(NAMES), viewer, rng)
                if left <= 0:
                    return


@pytest.mark.parametrize("hiding", HIDING)
def test_the_news_of_a_shorter_log_begin_those_of_a_longer_one(hiding: str) -> None:
    """So a history is written down once, and compared at every length."""
    past = PlayedMatch(next(games(hiding, "builder")).match())
    whole, rng = build_archive(past.match, past.actions, past.moments), Random(1)
    for words, length in zip(WORDS, rng.sample(past.moments, len(WORDS)), strict=True):
        part = build_archive(past.match, past.actions[:length], [length])
        assert part.export(length) == whole.export(length)
        for viewer in (None, 0, 1):
            assert part.history(words.at(NAMES), viewer, length) == whole.history(words.at(NAMES), viewer, length)


# --- the search finds what it looks for


def add_hand(made: Callable[..., OutgoingMessage]) -> Callable[..., OutgoingMessage]:
    """Show the hand of the player to move on the public card."""

    def card(table: SeatedMatch, words: Words, *given: Any) -> OutgoingMessage:
        shown = made(table, words, *given)
        seats = table.asked()
        shown_hand = private_card.hand_card(table, words, seats[0]).hand if seats else None
        return structs.replace(
            shown, layout=layouts.plain(layouts.text(shown_hand.alt if shown_hand else "no question"))
        )

    return card


def add_choices(made: Callable[..., OutgoingMessage]) -> Callable[..., OutgoingMessage]:
    """Show a button for each choice among hidden options on the public card."""

    def card(table: SeatedMatch, words: Words, *given: Any) -> OutgoingMessage:
        buttons = [
            Row(Button(label="?", custom_id=custom_ids.make(custom_ids.CHOICE, "", "", str(at))))
            for decision in table.core.decisions
            for at, _ in enumerate(decision.ask.options)
        ]
        shown = made(table, words, *given)
        return structs.replace(shown, layout=layouts.plain(layouts.text("buttons"), *buttons))

    return card


def add_picture(made: Callable[..., OutgoingMessage]) -> Callable[..., OutgoingMessage]:
    """Show the picture of a player's hand on the public card."""

    def card(table: SeatedMatch, words: Words, *given: Any) -> OutgoingMessage:
        return structs.replace(made(table, words, *given), hand=private_card.private_card(table, words, 0).hand)

    return card


@pytest.mark.parametrize(
    ("spoilt", "where"),
    [
        (add_hand, {"components"}),
        (add_choices, {"components"}),
        (add_picture, {"pictures", "drawn"}),
    ],
)
def test_a_hand_on_the_public_card_is_found(
    spoilt: Callable[..., Callable[..., OutgoingMessage]], where: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_card, "turn_card", spoilt(turn_card.turn_card))
    assert {*count_leaks("magna_carta", 12, drawn="drawn" in where, wanted=frozenset(where))} == where


def test_a_hand_in_a_message_about_a_phase_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    made = phase_card.phase_cards

    def spoilt(table: SeatedMatch, words: Words, ended: Sequence[EndedPhase]) -> list[phase_card.PhaseCard]:
        (page,), seats = made(table, words, ended), table.asked()
        hand = private_card.hand_card(table, words, seats[0]).hand if seats else None
        shown = layouts.plain(layouts.text(hand.alt if hand else "no question"))
        return [structs.replace(page, card=structs.replace(page.card, layout=shown))]

    monkeypatch.setattr(phase_card, "phase_cards", spoilt)
    assert {*count_leaks("magna_carta", 12)} == {"phase components"}


def test_another_players_hand_in_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    made = private_card.hand_card

    def peeping(table: SeatedMatch, words: Words, seat: Seat) -> OutgoingMessage:
        return made(table, words, (seat + 1) % table.row.seats)

    monkeypatch.setattr(private_card, "hand_card", peeping)
    assert {*count_leaks("magna_carta", 12)} == {"components", "pictures"}


def test_a_message_named_after_the_whole_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def named(match_id: str, waiting: Iterable[OutboxRow], now: int) -> str:
        return "".join(hashlib.sha256(one.body).hexdigest() for one in waiting)

    monkeypatch.setattr(publisher, "_nonce", named)
    assert {*count_leaks("magna_carta", 12)} == {"nonce"}


def test_a_record_with_its_secrets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pasts, "write_record", lambda record: write_record(structs.replace(record, hidden=frozenset())))
    with pytest.raises(AssertionError, match="export"):
        test_no_log_export_or_undo_depends_on_hidden_cards("magna_carta", "random")


def test_an_order_that_shows_a_hand_by_its_pings_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(table: SeatedMatch) -> tuple[tuple[int, str], ...]:
        return tuple((user, name) for user, name, _ in table.answers_by_order())

    monkeypatch.setattr(SeatedMatch, "ordered", everything)
    wanted = frozenset({"called", "answered for"})
    assert wanted <= count_leaks("magna_carta", 200, "builder", wanted=wanted).keys()
