"""What reaches whom of a match: all that the bot would send or answer, gathered without Discord, to be compared."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from operator import eq
from random import Random
from typing import Any

import msgspec
from msgspec import structs

from bot import announce, cards, private
from bot.chronicle import chronicle
from bot.cogs import why
from bot.cogs.play import _options
from bot.cogs.record import LOG_LINES, last_lines
from bot.news import TABLE, News, Told, pack
from bot.refused import Refused
from bot.table import Table
from bot.words import Words
from engine.core.game import View, act
from engine.core.match import Match
from engine.core.notation import Record, write_record
from engine.core.types import Action, Illegal, Seat
from render import describe, draw, draw_hand, has_hand
from storage import rows
from tests.bot.tabletop import NOW, USERS

Gathered = dict[str, object]
"""What somebody gets, by what it is."""


def public(table: Table, words: Words, told: Sequence[Told], before: View) -> Gathered:
    """What the channel gets: the card with its components, names of files, texts for the blind and pictures to be drawn."""
    news = News(tuple(told), (table.game.save(table.match.position),), USERS[0], ())
    card = cards.turn_card(table, words, news, before)
    waiting = (rows.Outbox(1, table.row.id, table.count, TABLE, pack(news)),)
    return {
        "view": table.view(None),
        "components": card.layout.to_components(),  # type: ignore[no-untyped-call] # annotated in part only
        "pictures": (card.boards, card.recap and card.recap.views(), card.hand),
        "called": card.called,
        "answered for": table.ordered(),
        "nonce": announce._nonce(table.row.id, waiting, NOW),
    }


def private_to(table: Table, words: Words, seat: Seat, keys: Sequence[str]) -> Gathered:
    """What a player gets who looks at everything, and tries these keys everywhere."""
    whole, game = private.private_card(table, words, seat, whole=True), table.game
    shown = [
        private.private_card(table, words, seat),
        whole,
        *([private.hand_card(table, words, seat)] if has_hand(game.name) else []),
    ]
    denied = game.denied(table.match.position, seat)
    return {
        "components": [one.layout.to_components() for one in shown],  # type: ignore[no-untyped-call] # as above
        "pictures": [(one.boards, one.hand) for one in shown],
        "words": describe(whole.boards[0].view, words),
        "autocomplete": [_options(table, seat, verb.name) for verb in game.verbs],
        "why": denied and why.menus(words, table, seat, denied).to_components(),  # type: ignore[no-untyped-call] # as above
        "refusals": [*_refusals(table, seat, keys)],
    }


def _refusals(table: Table, seat: Seat, keys: Sequence[str]) -> Iterator[object]:
    """What is answered to presses, commands and questions that name any of these keys."""
    for decision in table.match.decisions:
        yield _refused(table.decision, seat, table.stamp(decision))
        for key in keys:
            yield _refused(table.game.why, table.match.position, seat, decision.kind, key)
    for verb, key in zip(table.game.verbs, cycle(keys), strict=False):
        yield _refused(table.by_verb, seat, verb.name, ())
        yield _refused(table.by_verb, seat, verb.name, (key,))


def _refused(ask: Any, *given: object) -> object:
    try:
        return ask(*given)
    except Refused as refused:
        return refused.sentence, refused.reason, refused.names, refused.given
    except Illegal as illegal:
        return illegal.reason


def history_to(table: Table, words: Words, seat: Seat | None) -> Gathered:
    """What anybody who asks for it gets of what has happened."""
    match = table.match
    lines = [rows.Line(at, entry.seat, "", (), None, False, NOW) for at, entry in enumerate(match.log)]
    record = Record(match.setup, tuple(match.log), hidden=match.secrets())
    return {
        "log": last_lines(words, table.row.game, chronicle(table, lines, seat), LOG_LINES),
        "export": write_record(record),
        "undo": [_undo(match, one) for one in range(match.setup.seats)],
    }


def _undo(match: Match[Any, Any, Any], seat: Seat) -> object:
    try:
        return match.undo_point(seat), match.undo_is_free(seat)
    except Illegal as illegal:
        return illegal.reason


def pictures(gathered: Gathered, words: Words) -> list[bytes]:
    """The pictures that were to be drawn, drawn."""
    shown: Any = gathered["pictures"]
    found: list[bytes] = []
    for boards, *_, hand in shown if isinstance(shown, list) else [shown]:
        found += [draw(one.view, words, one.theme, one.numbers, one.shape, one.before) for one in boards]
        found += [draw_hand(hand.view, words, hand.theme, hand.numbers)] if hand else []
    return found


def differing(one: Gathered, other: Gathered) -> list[str]:
    """The names of what is not the same."""
    return [name for name in one if _plain(one[name]) != _plain(other[name])]


def _plain(gathered: object) -> object:
    return msgspec.to_builtins(gathered, enc_hook=repr)


def placed(table: Table, position: Any) -> Table:
    """The same match with another position, as if that had come of the same log."""
    other = Table(table.row, table.seats, ())
    match = table.match
    other.count = table.count
    other.match = Match(match.game, match.setup, match.log, match.game.save(position))
    return other


def other_past(match: Match[Any, Any, View], viewer: Seat | None, rng: Random) -> list[Action] | None:
    """The actions with two secret picks exchanged, if that led the viewer through the very same views; else None."""
    actions = [*match.actions]
    steps = [step for step in sorted(match.secrets()) if len(actions[step].picks) > 1]
    if not steps:
        return None
    step = rng.choice(steps)
    picks = [*actions[step].picks]
    one, other = rng.sample(range(len(picks)), 2)
    picks[one], picks[other] = picks[other], picks[one]
    actions[step] = structs.replace(actions[step], picks=tuple(picks))
    try:
        same = all(map(eq, _views(match, actions, viewer), _views(match, match.actions, viewer)))
    except Illegal:
        return None
    return actions if same else None


def _views(match: Match[Any, Any, View], actions: Sequence[Action], viewer: Seat | None) -> Iterator[bytes]:
    """What the viewer saw after each action; raises `Illegal` at one that does not fit."""
    play = match.game.working(match.game.begin(match.setup))
    for action in actions:
        act(play, action)
        yield msgspec.msgpack.encode(match.game.view(play.position, viewer))
