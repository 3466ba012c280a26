"""Two matches on Discord that differ only in one player's hidden cards: all others get the same messages."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.app.client import Provost
from bot.cards import layouts, turn_card
from bot.cards.layouts import OutgoingMessage
from bot.cards.private_card import hand_card
from bot.match.match import SeatedMatch
from bot.words import Words
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.match import Match as Played
from engine.core.types import Action, Ask
from tests import simulated
from tests.bot.alternate_histories import PlayedMatch
from tests.bot.playing import Match, begin, fix_secret, galleries, make_bot, private_messages
from tests.bot.tabletop import NOW, SECRET, Choice, script
from tests.simulated import Message, World, components

SEATS, CHOICES = 2, 12
NAMES = ("Ada", "Bruno", "Dora")
"""Ada, with another hand in the second match; Bruno, her opponent; and Dora, a spectator."""

LOOKS = ("board", "describe", "log", "since", "hand", "why", "undo", "export", "verify")
VERBS = (("build", "what"), ("place", "where"), ("prestige", "what"))


SNOWFLAKE = re.compile(r"\d{17,20}")


class Deal(NamedTuple):
    """Deal of chance at one step of the log, in place of the usual one."""

    step: int
    picks: tuple[str, ...]


class SentMessages(NamedTuple):
    """Messages of a match: to everyone but Ada, and of her hand to herself."""

    others: Sequence[str]
    hand: list[bytes]


@pytest.fixture(scope="module")
def choices() -> tuple[Choice, ...]:
    return script(SEATS, 5, name="magna_carta").choices[:CHOICES]


@pytest.fixture(scope="module")
def other(choices: tuple[Choice, ...]) -> Deal:
    """Deal after which the same choices leave only Ada with another hand."""
    game, dealer, rng = GAMES["magna_carta"], Dealer(SECRET), Random(1)
    match: Played[Any, Any] = Played.new(game, game.setup(SEATS), dealer)[0]
    for choice in choices:
        match.play(Action(choice.seat, choice.kind, (choice.key,)), dealer)
    past = PlayedMatch(match)
    for _ in range(1_000):
        actions = past.other(1, rng) or []
        if len(actions) == len(match.actions) and game.view(game.replay(match.setup, actions), 0) != game.view(
            match.position, 0
        ):
            changed = zip(actions, match.actions, strict=True)
            return next(Deal(step, one.picks) for step, (one, as_it_was) in enumerate(changed) if one != as_it_was)
    raise AssertionError("Ada has shown all that she had")


@pytest.fixture(autouse=True)
def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Same secret, id and times for all matches, whatever is dealt."""
    fix_secret(monkeypatch)
    monkeypatch.setattr(Provost, "now", lambda bot: NOW)
    monkeypatch.setattr("bot.match.new_match.secrets.choice", lambda letters: letters[0])


async def play_and_collect(path: Path, choices: tuple[Choice, ...]) -> SentMessages:
    """Play, look at everything as Bruno and Dora, and collect what was sent."""
    async with simulated.world(make_bot(path), NAMES) as world:
        match = await begin(world, SEATS, "magna_carta")
        for choice in choices:
            await match.press(choice)
        others = [await try_commands(match, seat) for seat in (1, 2)]
        (hand,) = private_messages(await match.person(0).slash(match.place, "game hand"))
        people = {str(person.id) for person in world.people.values()}
        return SentMessages(
            [without_ids(seen, people) for seen in (*others, *public(world, match))], pictures(match, hand)
        )


async def try_commands(match: Match, seat: int) -> list[object]:
    """Return the answers to every command that changes nothing, and to completions of others' moves."""
    person = match.person(seat)
    seen: list[object] = []
    for look in LOOKS:
        shown = private_messages(await person.slash(match.place, f"game {look}"))
        seen.append((look, [components(one) for one in shown], [pictures(match, one) for one in shown]))
    for verb, param in VERBS:
        seen.append(await person.autocomplete(match.place, f"magnacarta {verb}", param, ""))
    return seen


def public(world: World, match: Match) -> list[object]:
    """Return every message of the channel and its thread, and every request by which the bot made it."""
    messages = [*world.channel.history(), *match.place.history()]
    requests = [one for one in world.env.http_requests if one.path.startswith("/channels/")]
    return [
        [
            (components(one), [user.id for user in one.mentions], one.flags.value, pictures(match, one))
            for one in messages
        ],
        [(one.method, one.path, one.params, one.json) for one in requests],
    ]


def without_ids(seen: object, people: set[str]) -> str:
    """Return texts without the ids of messages and files, which depend on the speed of two tasks."""
    return SNOWFLAKE.sub(lambda id: id[0] if id[0] in people else "#", repr(seen))


def pictures(match: Match, message: Message) -> list[bytes]:
    """Return the pictures of a message."""
    return [match.picture(item["media"]["url"]) for gallery in galleries(message) for item in gallery]


def dealing(other: Deal) -> Callable[[Dealer, int, Ask, str], tuple[str, ...]]:
    """Return a dealer's way to deal, with one deal replaced."""
    deal = Dealer.deal
    return lambda dealer, step, ask, occasion: other.picks if step == other.step else deal(dealer, step, ask, occasion)


async def test_a_players_hidden_cards_change_no_message_to_others(
    tmp_path: Path, choices: tuple[Choice, ...], other: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await play_and_collect(tmp_path / "one.db", choices)
    monkeypatch.setattr(Dealer, "deal", dealing(other))
    two = await play_and_collect(tmp_path / "two.db", choices)
    assert one.hand != two.hand, "Ada herself sees the difference"
    for seen, as_well in zip(one.others, two.others, strict=True):
        assert seen == as_well


async def test_a_hand_in_the_words_of_the_public_card_is_noticed(
    tmp_path: Path, choices: tuple[Choice, ...], other: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = turn_card.turn_card

    def spoilt(table: SeatedMatch, words: Words, *given: Any, **more: Any) -> OutgoingMessage:
        hand = hand_card(table, words, 0).hand
        card = made(table, words, *given, **more)
        card.layout.add_item(layouts.text(hand.alt if hand else ""))
        return card

    monkeypatch.setattr(turn_card, "turn_card", spoilt)
    one = await play_and_collect(tmp_path / "one.db", choices)
    monkeypatch.setattr(Dealer, "deal", dealing(other))
    two = await play_and_collect(tmp_path / "two.db", choices)
    assert [seen == as_well for seen, as_well in zip(one.others, two.others, strict=True)] == [True, True, False, False]
