"""The public card of a match: what has just happened, the board, who is asked, and the controls.

It is rebuilt for every message.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct, structs

from bot.cards import custom_ids
from bot.cards.controls import MAX_BUTTON_LABEL, NO_DRAFT, Button, CardNotes, Question, Row, Select, Skip, cut
from bot.cards.emoji import act_emoji, emblem, seat_emoji
from bot.cards.endings import (
    cancelled_line,
    conceded_line,
    ended_line,
    ending_buttons,
    new_game_button,
    standings_buttons,
)
from bot.cards.event_lines import MAX_CARD_TEXT, NewsLine, latest_news
from bot.cards.layouts import (
    BOARD_FILE,
    OutgoingMessage,
    PictureFile,
    Recap,
    gallery,
    picture_file,
    plain,
    text,
)
from bot.cards.match_names import event_place, listed, mentioning
from bot.cards.times import ReadingOf, countdowns, stopped_clock_text, time, timestamp
from bot.match.clock_keeper import Away
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement
from bot.match.seat_changes import free_seats
from bot.match.settings import PLAY_BY, SERIES_GAME, THEME, event_of
from bot.words import Words
from engine.core.types import Decision, Illegal, Seat
from engine.core.view import View
from render import DEFAULT_THEME, POSTER, Picture, has_hand, marks
from render.prose import lists
from render.prose.phrases import ask_line, ask_note

ACTS_WITH_UNDOS: Final = frozenset({"undo", "turn", "redo"})
"""Acts whose buttons carry the number of undos and redos, so that of several presses only the first counts."""

NO_ONE_AWAY: Final[Mapping[Seat, Away]] = MappingProxyType({})

MAX_NEWS_LINES: Final = 2
"""Lines about what has just happened, beyond the notable ones; the messages before the card have the rest."""

HELP_ACT: Final = "help"

MORE_ACTS: Final = ("since", "board", "describe", "log", "why", HELP_ACT, "next-game", "resign")
"""Acts in a menu, because buttons take up too much room on a phone."""


class CardChange(Struct, frozen=True):
    """Lines about the events since the last card, the view that it showed, and the sentence that greets all players."""

    happened: Sequence[NewsLine] = ()
    before: View | None = None
    greeting: str = ""


class CardTimes(Struct, frozen=True):
    """The conversion of instants for countdowns, and the players announced as away."""

    reading_of: ReadingOf = int
    away: Mapping[Seat, Away] = NO_ONE_AWAY


FIRST_CARD: Final = CardChange()
INSTANTS: Final = CardTimes()


def turn_card(
    match: SeatedMatch,
    words: Words,
    announcement: Announcement,
    change: CardChange = FIRST_CARD,
    times: CardTimes = INSTANTS,
    tip: str = "",
) -> OutgoingMessage:
    """Return the card: the latest events, the board with its changes, the questions and the times.

    `announcement` determines who is pinged; with a greeting, as at the start of the match, all its players are. The
    `tip` is a line for players in their first match.
    """
    view, theme = match.view(None), match.row.settings.get(THEME, DEFAULT_THEME)
    now = board_of(words, _drawn(match, view), theme, before=change.before)
    is_whole = view.outcome is not None and not match.ended_early
    recap = Recap("match.gif", match, words("card-recap"), theme) if is_whole else None
    answered = frozenset(user for user, _ in match.ordered())
    players = match.people if change.greeting else frozenset()
    pinged = match.users_to_ping(announcement)
    heading = [
        title(words, match, view),
        *_event_line(words, match),
        *standing_lines(words, match, view),
        *([words(change.greeting, players=" ".join(f"<@{user}>" for user in sorted(players)))] if players else []),
        *([tip] if tip else []),
    ]
    parts: list[ui.Item[Any]] = [text("\n".join(heading))]
    if change.happened:
        parts.append(text(latest_news(words, change.happened, MAX_CARD_TEXT, MAX_NEWS_LINES)))
    parts.append(gallery(now))
    below = [*_times(words, match, times), *_free_seats(words, match)]
    moving = [] if recap is None else [text(f"-# {recap.alt}"), gallery(recap)]
    parts += (
        _ending(words, match, view, moving)
        if view.outcome
        else _questions(words, match, view, pinged, with_tip=bool(tip))
    )
    return OutgoingMessage(plain(*parts, *below), (now,), (pinged - answered) | players, recap)


def tip_line(words: Words, match: SeatedMatch, name: str) -> str:
    """Return a tip by its name, for the number of seats and the options of a match."""
    setup = match.core.setup
    return words("tip", tip=words(f"tip-{name}", seats=setup.seats, **setup.options))


def title(words: Words, match: SeatedMatch, view: View) -> str:
    """Return the heading: the game and its phase, or once it is over the turn."""
    is_over = match.row.status == "ended"
    turn = words("board-moment", turn=view.turn) if is_over else phase_title(words, match, view)
    return f"## {words('card-title', game=words(f'game-{match.row.game}'), turn=turn)}"


def phase_title(words: Words, match: SeatedMatch, view: View) -> str:
    """Return the phase, after the turn in a match without a line on the standing, which names it."""
    return words(f"phase-{view.phase}") if match.row.status == "live" else moment(words, view)


def standing_lines(words: Words, match: SeatedMatch, view: View) -> list[str]:
    """Return a small line on the progress of a running match and its leaders, as far as the view shows them."""
    if match.row.status != "live" or not view.turn:
        return []
    usual = match.game.usual_turns(match.core.setup)
    about = usual if usual is not None and view.turn <= usual else 0
    parts = [words("standing-turn", turn=view.turn, about=about)]
    points = match.game.standing(view)
    leaders = [seat for seat, one in enumerate(points) if one == max(points)]
    if len(leaders) < len(points):
        players = listed(words, leaders)
        parts.append(words("standing-leader", players=players, count=len(leaders), points=max(points)))
    return [f"-# {' · '.join(parts)}"]


def moment(words: Words, view: View) -> str:
    """Return the turn, once there is one, and the phase."""
    turn = [words("board-turn", turn=view.turn)] if view.turn else []
    return ", ".join([*turn, words(f"phase-{view.phase}")])


def _event_line(words: Words, match: SeatedMatch) -> list[str]:
    """Return the line with a match's tournament, round and table."""
    place = event_place(words, match.row)
    if not place:
        return []
    parts = [discord.utils.escape_markdown(place["event"]), place["round"], place["table"], *_series(words, match)]
    return [f"-# {' · '.join(parts)}"]


def _series(words: Words, match: SeatedMatch) -> list[str]:
    """Return which game of a series this is, and once a game is over the score."""
    if SERIES_GAME not in match.row.settings:
        return []
    number, most, *won = map(int, match.row.settings[SERIES_GAME].split())
    game = words("tournament-series", number=number, most=most)
    (one, first), (other, second) = zip(words.at(match.names).seats, won, strict=True)
    return [game] if number == 1 else [game, f"{one} {first}–{second} {other}"]


def _drawn(match: SeatedMatch, view: View) -> View:
    """Return the view to draw; after a concession or cancellation it asks no one."""
    return view if match.row.status == "live" else structs.replace(view, decisions=(), asked=())


def board_of(
    words: Words, view: View, theme: str, file: str = BOARD_FILE, shape: str = POSTER, before: View | None = None
) -> PictureFile:
    """Return the picture of the board in a view."""
    drawn, last = view, before
    return picture_file(file, Picture(drawn, words, theme, marks(drawn), shape, last))


def _play_by(words: Words, match: SeatedMatch) -> list[str]:
    """Return a line with the deadline of a tournament's match."""
    at = match.row.settings.get(PLAY_BY)
    return [words("tournament-play-by", when=time(int(at)))] if at and match.row.status == "live" else []


def _time_left(words: Words, match: SeatedMatch, reading_of: ReadingOf) -> list[str]:
    """Return a line with the deadlines for each player who is asked, or one line for a clock that is not running."""
    if match.clock is None or match.row.status != "live" or match.clock.pace.free is None:
        return []
    if stands := stopped_clock_text(words, match.clock, reading_of):
        return [stands]
    asked = match.asked()
    found = [(seat, countdowns(words, match.clock, seat, reading_of)) for seat in asked]
    return [line if len(asked) == 1 else f"{words.seat(seat)}: {line}" for seat, line in found if line]


def away_lines(words: Words, away: Mapping[Seat, Away], reading_of: ReadingOf) -> list[str]:
    """Return a line for each player announced as away: until when, and whether it uses up vacation."""
    return [
        words(
            "clock-away",
            player=discord.utils.escape_markdown(words.seat(seat)),
            when=timestamp(reading_of(one.until)),
            counts="yes" if one.hours else "no",
        )
        for seat, one in away.items()
    ]


def _times(words: Words, match: SeatedMatch, times: CardTimes) -> list[ui.Item[Any]]:
    """Return the small print about deadlines, countdowns and absences, if there is any."""
    lines = [
        *_play_by(words, match),
        *_time_left(words, match, times.reading_of),
        *away_lines(words, times.away, times.reading_of),
    ]
    return [text("\n".join(f"-# {line}" for line in lines))] if lines else []


def _free_seats(words: Words, match: SeatedMatch) -> list[ui.Item[Any]]:
    """Return the line about seats played by computer players, and the button to take one over."""
    free = free_seats(match)
    if not free:
        return []
    take: Button = Button(
        label=words("button-take-seat"), custom_id=custom_ids.make(custom_ids.CLOCK, "seat", match.row.id)
    )
    return [text(f"-# {words('card-seat-free', players=listed(words, free))}"), Row(take)]


def _questions(
    words: Words, match: SeatedMatch, view: View, pinged: frozenset[int], *, with_tip: bool
) -> list[ui.Item[Any]]:
    """Return the questions with their controls, and the controls about the match."""
    if match.row.status == "cancelled":
        return [
            text(cancelled_line(words, match.row, match.names)),
            Row(*(standings_buttons(words, match) or [new_game_button(words, match.row.game)])),
        ]
    if (loser := match.conceder) is not None:
        said = conceded_line(words, match, loser)
        return [text(f"### {words('card-over')}\n{said}"), Row(*ending_buttons(words, match))]
    naming = mentioning(words, match, pinged)
    parts = [part for decision in view.decisions for part in question(words, naming, match, decision)]
    open_to = {decision.ask.seat for decision in view.decisions}
    closed = [seat for seat in dict.fromkeys(view.asked) if seat not in open_to]
    if closed:
        button = discord.utils.escape_markdown(move_label(words, closed))
        players = lists.listed(words, [*map(naming.seat, closed)])
        parts.append(text(words("card-private", players=players, count=len(closed), button=button)))
    own = ["move"] if closed else []
    own += _hand_act(match)
    if match.gives_hints():
        own.append("hint")
    own.append("undo")
    buttons = [table_button(words, match, act, closed) for act in own]
    if _can_plan_ahead(match):
        buttons.append(_ahead_button(words, match))
    return [*parts, Row(*buttons), Row(_more(words, match, with_tip=with_tip))]


def _more(words: Words, match: SeatedMatch, *, with_tip: bool) -> Select:
    """Return the menu of acts that need no button of their own."""
    acts = (*MORE_ACTS, *(["organiser"] if event_of(match.row) else []), *(["no-tips"] if with_tip else []))
    options = [discord.SelectOption(label=words(f"button-{act}"), value=act, emoji=act_emoji(act)) for act in acts]
    custom_id = custom_ids.make(custom_ids.TABLE, "more", match.row.id)
    return Select(custom_id=custom_id, placeholder=words("menu-more"), options=options)


def _can_plan_ahead(match: SeatedMatch) -> bool:
    """Return True in a phase that asks all seats the same, so that people may plan an answer while others are asked."""
    kinds = {kind for kind, premove in match.game.premoves.items() if premove.by_phase}
    return len(match.people) > 1 and any(decision.kind in kinds for decision in match.core.decisions)


def _ahead_button(words: Words, match: SeatedMatch) -> Button:
    """Return the button with which players who are not being asked plan their next answer in private."""
    return Button(
        label=words(f"button-ahead-{match.row.game}"),
        emoji=act_emoji("ahead"),
        custom_id=custom_ids.make(custom_ids.ORDER, "ahead", match.row.id),
    )


def question(
    words: Words, naming: Words, match: SeatedMatch, decision: Decision, notes: CardNotes | None = None
) -> list[ui.Item[Any]]:
    """Return an open question with its controls, addressed to its player by the names in `naming`.

    A private card has `notes`: what was picked so far, and a status, which an equal note on the question does not
    repeat. On a public card, a row of questions that can be skipped stays folded until it has begun.
    """
    draft, status = (NO_DRAFT, "") if notes is None else (notes.draft, notes.status)
    decision_name = match.decision_name(decision)
    picked = draft.picked if draft.decision_name == decision_name else ()
    begun = any((last.seat, last.kind) == (decision.ask.seat, decision.kind) for last in match.core.actions[-1:])
    skip = Skip(match.game.skips.get(decision.kind, ""), begun=begun, folded=notes is None and not begun)
    asked = Question(
        words, match.row.game, match.row.id, decision_name, decision, picked, skip=skip, forms=match.game.forms
    )
    note = ask_note(words, match.row.game, decision, match.core.setup.seats)
    line = ask_line(naming, match.row.game, decision)
    if skip.folded and any(option.key == skip.key for option in decision.ask.options):
        line = words(f"{match.row.game}-folded-{decision.kind}", player=naming.seat(decision.ask.seat))
    about = f"\n-# {note}" if note and note not in status else ""
    controls = [*asked.controls(), *_order_rows(words, match, decision)]
    return [text(f"### {emblem(decision.ask.seat)}{line}{about}"), *controls]


def _order_rows(words: Words, match: SeatedMatch, decision: Decision) -> list[Row]:
    """Return the buttons that answer a question with an order, now and from now on."""
    buttons: list[Button] = [
        Button(
            label=words(f"button-order-{order.id}"),
            custom_id=custom_ids.make(custom_ids.ORDER, "always", match.row.id, order.id),
        )
        for order in match.game.orders
        if order.on_card and decision.kind in order.kinds
    ]
    return [Row(*buttons)] if buttons else []


def move_label(words: Words, seats: Sequence[Seat]) -> str:
    """Return the label of the button that shows these seats their choices; it names the player if there is one."""
    return (
        cut(words("button-move-of", player=words.seat(seats[0])), MAX_BUTTON_LABEL)
        if len(seats) == 1
        else words("button-move")
    )


def _hand_act(match: SeatedMatch) -> list[str]:
    """Return the act of the button that shows players their hand, in games with hands."""
    return ["hand"] if has_hand(match.row.game) else []


def table_button(words: Words, match: SeatedMatch, act: str, asked: Sequence[Seat] = ()) -> Button:
    """Return a button about the match, not about a question. The one that shows choices names the `asked` seats."""
    label = move_label(words, asked) if act == "move" else words(f"button-{act}")
    style = discord.ButtonStyle.primary if act == "move" else discord.ButtonStyle.secondary
    custom_id = undo_id(match, act) if act in ACTS_WITH_UNDOS else custom_ids.make(custom_ids.TABLE, act, match.row.id)
    emoji = seat_emoji(asked[0]) if act == "move" and len(asked) == 1 else act_emoji(act)
    return Button(label=label, custom_id=custom_id, style=style, emoji=emoji)


def undo_id(match: SeatedMatch, act: str) -> str:
    """Return the custom id of a button in `ACTS_WITH_UNDOS`."""
    return custom_ids.make(custom_ids.TABLE, act, match.row.id, str(match.core.undos))


def more_undo_buttons(words: Words, match: SeatedMatch, seat: Seat | None) -> list[Button]:
    """Return the buttons of the further undos and the redo that a player may use."""
    acts = [] if seat is None or match.row.status != "live" else _acts(match, seat)
    return [Button(label=words(f"button-{act}"), custom_id=undo_id(match, act), emoji=act_emoji(act)) for act in acts]


def _acts(match: SeatedMatch, seat: Seat) -> list[str]:
    again = ["redo"] if match.core.redo_is_possible(seat) else []
    return ["turn", *again] if _has_more(match, seat) else again


def _has_more(match: SeatedMatch, seat: Seat) -> bool:
    """Return True if a seat may freely undo more of its turn than the last choice."""
    try:
        start = match.core.turn_start(seat)
    except Illegal:
        return False
    return start < match.core.undo_point(seat) and match.core.undo_is_free(seat, start)


def _ending(words: Words, match: SeatedMatch, view: View, recap: Sequence[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """Return the result of a match, its recap if it has one, and the buttons below both."""
    outcome = view.outcome
    assert outcome is not None
    lines = [f"### {words('card-over')}", ended_line(words, match.row.game, outcome.ended)]
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        points, sources = outcome.scores[seat], outcome.sources[seat]
        player = called(words, match, seat)
        lines.append(f"{emblem(seat)}**{words('card-rank', rank=outcome.ranks[seat], player=player, points=points)}**")
        by_source = [words("card-source", source=words(f"source-{id}"), points=vp) for id, vp in sources.items() if vp]
        lines += [f"-# {' · '.join(by_source)}"] if by_source else []
    hand = (table_button(words, match, act) for act in _hand_act(match))
    return [text("\n".join(lines)), *recap, Row(*ending_buttons(words, match), *hand)]


def called(words: Words, match: SeatedMatch, seat: Seat) -> str:
    """Return a player's name, escaped; for one who resigned, with the turn since which a computer player has played."""
    player, since = discord.utils.escape_markdown(words.seat(seat)), match.seats[seat].since
    return player if since is None else words("seat-left", player=player, turn=since)
