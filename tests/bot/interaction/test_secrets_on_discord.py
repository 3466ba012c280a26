"""Two matches on Discord that differ in nothing but what one player holds: everybody else gets the very same messages."""

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
from tests.bot.alternate_histories import Past
from tests.bot.playing import Match, a_bot, answers, begin, galleries, sealed
from tests.bot.tabletop import NOW, SECRET, Choice, script
from tests.simulated import Message, World, components

SEATS, CHOICES = 2, 12
NAMES = ("Ada", "Bruno", "Dora")
"""Ada's hand is another in the second match; Bruno plays against her, Dora watches."""

LOOKS = ("board", "describe", "log", "since", "hand", "why", "undo", "export", "verify")
VERBS = (("build", "what"), ("place", "where"), ("prestige", "what"))


SNOWFLAKE = re.compile(r"\d{17,20}")


class Deal(NamedTuple):
    """What chance answers at one step of the log instead of what it would."""

    step: int
    picks: tuple[str, ...]


class Sent(NamedTuple):
    """What a match showed: to everybody but Ada, and of her hand to herself."""

    others: Sequence[str]
    hand: list[bytes]


@pytest.fixture(scope="module")
def choices() -> tuple[Choice, ...]:
    return script(SEATS, 5, name="magna_carta").choices[:CHOICES]


@pytest.fixture(scope="module")
def other(choices: tuple[Choice, ...]) -> Deal:
    """A deal after which the same choices leave Ada, and nobody else, with another hand."""
    game, dealer, rng = GAMES["magna_carta"], Dealer(SECRET), Random(1)
    match: Played[Any, Any] = Played.new(game, game.setup(SEATS), dealer)[0]
    for choice in choices:
        match.play(Action(choice.seat, choice.kind, (choice.key,)), dealer)
    past = Past(match)
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
    """The matches have the same secret, the same id and the same times, whatever is dealt."""
    sealed(monkeypatch)
    monkeypatch.setattr(Provost, "now", lambda bot: NOW)
    monkeypatch.setattr("bot.match.new_match.secrets.choice", lambda letters: letters[0])


async def played(path: Path, choices: tuple[Choice, ...]) -> Sent:
    """Play, let Bruno and Dora look at everything, and gather what was sent."""
    async with simulated.world(a_bot(path), NAMES) as world:
        match = await begin(world, SEATS, "magna_carta")
        for choice in choices:
            await match.press(choice)
        others = [await looked(match, seat) for seat in (1, 2)]
        (hand,) = answers(await match.person(0).slash(match.place, "game hand"))
        people = {str(person.id) for person in world.people.values()}
        return Sent([plain(seen, people) for seen in (*others, *public(world, match))], pictures(match, hand))


async def looked(match: Match, seat: int) -> list[object]:
    """What a person gets who tries every command that changes nothing, and completes what others may play."""
    person = match.person(seat)
    seen: list[object] = []
    for look in LOOKS:
        shown = answers(await person.slash(match.place, f"game {look}"))
        seen.append((look, [components(one) for one in shown], [pictures(match, one) for one in shown]))
    for verb, param in VERBS:
        seen.append(await person.autocomplete(match.place, f"magnacarta {verb}", param, ""))
    return seen


def public(world: World, match: Match) -> list[object]:
    """Every message of the channel and its thread, and every request by which the bot made it."""
    messages = [*world.channel.history(), *match.place.history()]
    requests = [one for one in world.env.http_requests if one.path.startswith("/channels/")]
    return [
        [
            (components(one), [user.id for user in one.mentions], one.flags.value, pictures(match, one))
            for one in messages
        ],
        [(one.method, one.path, one.params, one.json) for one in requests],
    ]


def plain(seen: object, people: set[str]) -> str:
    """What was seen, without the ids of messages and files: those follow from which of two tasks was quicker."""
    return SNOWFLAKE.sub(lambda id: id[0] if id[0] in people else "#", repr(seen))


def pictures(match: Match, message: Message) -> list[bytes]:
    """The pictures of a message."""
    return [match.picture(item["media"]["url"]) for gallery in galleries(message) for item in gallery]


def dealing(other: Deal) -> Callable[[Dealer, int, Ask, str], tuple[str, ...]]:
    """A dealer's way to deal, but for one deal."""
    deal = Dealer.deal
    return lambda dealer, step, ask, occasion: other.picks if step == other.step else deal(dealer, step, ask, occasion)


async def test_nobody_gets_another_message_because_a_player_holds_other_cards(
    tmp_path: Path, choices: tuple[Choice, ...], other: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await played(tmp_path / "one.db", choices)
    monkeypatch.setattr(Dealer, "deal", dealing(other))
    two = await played(tmp_path / "two.db", choices)
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
    one = await played(tmp_path / "one.db", choices)
    monkeypatch.setattr(Dealer, "deal", dealing(other))
    two = await played(tmp_path / "two.db", choices)
    assert [seen == as_well for seen, as_well in zip(one.others, two.others, strict=True)] == [True, True, False, False]
