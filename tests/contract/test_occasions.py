"""Duplicate matches: the same secret deals the same cards on the same occasion, whatever the players do."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from engine.core.dealer import Dealer, name_draw, occasion_of
from engine.core.log import actions_in_force, replay_log
from engine.core.match import Match
from engine.core.notation import Record, Unreadable, read_record, write_record
from engine.core.proof import Proof, prove, with_offers
from engine.core.seal import SECRET_BYTES
from engine.core.types import CHANCE, Action, Ask, Option, shuffle
from tests.contract.drawing import GAMES_CACHED, Drawn, draw_game, every_game

AnyMatch = Match[Any, Any]
SECRET = bytes(range(SECRET_BYTES))
ACTIONS = 80


def dealer(secret: bytes = SECRET) -> Dealer:
    """Return a dealer of a duplicate match."""
    return Dealer(secret, "abcdefgh 7", by_occasion=True)


def play_duplicate(drawn: Drawn, seed: int) -> AnyMatch:
    """Play a duplicate match whose players choose by a seed."""
    return _play_duplicate(msgpack.encode(replace(drawn, length=ACTIONS)), seed).copy()


@lru_cache(maxsize=GAMES_CACHED)
def _play_duplicate(key: bytes, seed: int) -> AnyMatch:
    drawn = msgpack.decode(key, type=Drawn)
    match: AnyMatch = Match.new(drawn.rules, drawn.setup, dealer())[0]
    rng = Random(seed)
    for _ in range(ACTIONS):
        if match.decisions:
            match.play(drawn.choice(rng, match.decisions[0], match.position), dealer())
    return match


def draws(match: AnyMatch) -> dict[str, tuple[Ask, tuple[str, ...]]]:
    """Return the questions to chance in force and their answers, by name."""
    lines = replay_log(match.game, match.setup, actions_in_force(match.log))
    return {
        line.draw: (line.ask, line.entry.picks)
        for line in lines
        if isinstance(line.entry, Action) and line.ask is not None and line.ask.seat == CHANCE
    }


def write_ended(match: AnyMatch) -> Record:
    """Write the record of a duplicate match that is over."""
    return Record(
        match.setup,
        tuple(match.log),
        dealer().commitment,
        SECRET.hex(),
        match="abcdefgh",
        closed="7",
        by_occasion=True,
    )


@every_game()
def test_equal_cards_come_in_the_same_order_at_all_tables(drawn: Drawn) -> None:
    first, second = draws(play_duplicate(drawn, 1)), draws(play_duplicate(drawn, 2))
    assert first.keys() & second.keys() or not (first or second), "a game without chance draws nothing"
    for name in first.keys() & second.keys():
        (ask, picks), (other, others) = first[name], second[name]
        if ask == other:
            assert picks == others
        if ask.least == len(ask.options) and other.least == len(other.options):
            common = {*picks} & {*others}
            assert [pick for pick in picks if pick in common] == [pick for pick in others if pick in common]


@every_game()
def test_a_draw_that_was_taken_back_comes_again(drawn: Drawn) -> None:
    match = play_duplicate(drawn, 1)
    before, chosen = draws(match), [action.seat for action in match.actions if action.seat != CHANCE]
    if not chosen:
        return
    match.undo(chosen[-1], match.choices()[0], agreed=True)
    rng = Random(3)
    for _ in range(ACTIONS):
        if match.decisions:
            match.play(drawn.choice(rng, match.decisions[0], match.position), dealer())
    for name, (ask, picks) in draws(match).items():
        assert name not in before or before[name][0] != ask or before[name][1] == picks
    assert prove(drawn.rules, write_ended(match)).first_mismatch is None


@every_game()
def test_a_match_that_is_loaded_from_a_snapshot_goes_on_as_before(drawn: Drawn) -> None:
    match, rng = play_duplicate(drawn, 1), Random(4)
    log, snapshot = tuple(match.log), match.game.save(match.position)
    loaded: AnyMatch = Match(match.game, match.setup, log, snapshot)
    for _ in range(ACTIONS):
        if match.decisions:
            action = drawn.choice(rng, match.decisions[0], match.position)
            match.play(action, dealer())
            loaded.play(action, dealer())
    assert loaded.log == match.log


@every_game()
def test_a_record_of_a_duplicate_match_is_proven_by_its_occasions(drawn: Drawn) -> None:
    record = write_ended(play_duplicate(drawn, 1))
    whole = with_offers(drawn.rules, record)
    assert [step for step, _ in whole.occasions] == [step for step, _ in whole.offers]
    assert read_record(write_record(whole)) == replace(whole, first=read_record(write_record(whole)).first)
    assert prove(drawn.rules, whole) == Proof(True, len(whole.occasions))
    if not whole.occasions:
        assert not draws(play_duplicate(drawn, 2)), "a game without chance draws nothing"
        return
    step, name = whole.occasions[0]
    renamed = replace(whole, occasions=((step, f"{name}9"), *whole.occasions[1:]))
    assert prove(drawn.rules, renamed) == Proof(True, 0, step)


def test_a_draw_of_a_duplicate_match_is_named_by_its_occasion() -> None:
    match = play_duplicate(draw_game("raid", 0, ACTIONS), 1)
    assert draws(match)
    assert draws(match).keys() == {name for _, name in with_offers(match.game, write_ended(match)).occasions}


def test_a_record_has_an_occasion_once() -> None:
    record = "provost-record 1\ngame caylus\nseats 2\nrules 1\noccasion 0 neutral//0\noccasion 0 neutral//1\n"
    with pytest.raises(Unreadable, match="bad_header"):
        read_record(record)


def test_every_order_is_equally_likely() -> None:
    ask = shuffle(["a", "b", "c"])
    tables = (Dealer(number.to_bytes(SECRET_BYTES, "big"), by_occasion=True) for number in range(1_200))
    orders = Counter(one.deal(0, ask, "deck/0/0") for one in tables)
    assert len(orders) == 6
    assert all(abs(count - 200) < 60 for count in orders.values())


def test_each_shuffle_of_a_deck_has_an_order_of_its_own_whatever_the_step() -> None:
    ask = shuffle([f"{number}" for number in range(20)], "1")
    occasion = occasion_of("reshuffle", ask)
    names = [name_draw(occasion, [occasion] * earlier) for earlier in range(4)]
    assert names == ["reshuffle/1/0", "reshuffle/1/1", "reshuffle/1/2", "reshuffle/1/3"]
    assert len({dealer().deal(9, ask, name) for name in names}) == 4
    assert dealer().deal(9, ask, names[0]) == dealer().deal(5, ask, names[0])
    few = Ask(CHANCE, tuple(map(Option, ("3", "11", "7"))), 2, 2)
    assert (
        dealer().deal(9, few, names[0])
        == tuple(one for one in dealer().deal(9, ask, names[0]) if one in ("3", "11", "7"))[:2]
    )
