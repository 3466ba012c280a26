"""The card of a match: what has just happened, the board, who is asked, and the choices; built anew for every send."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import ui
from msgspec import structs

from bot.cards import custom_ids
from bot.cards.controls import BUTTON_LABEL, EMPTY, Button, Draft, Question, Row, cut
from bot.cards.event_lines import MOST_TEXT, last_lines
from bot.cards.layouts import (
    BOARD_FILE,
    MOST_COMPONENTS,
    OutgoingMessage,
    PictureFile,
    Recap,
    components,
    gallery,
    picture_file,
    plain,
    text,
)
from bot.cards.notice import ReadingOf, countdowns, standing, timestamp
from bot.match.clock_keeper import Away
from bot.match.conceding import conceded
from bot.match.match import SeatedMatch
from bot.match.names import shown
from bot.match.outbox import Announcement
from bot.match.seat_changes import free_seats
from bot.match.settings import THEME, event_of
from bot.words import Words
from engine.core.types import Decision, Illegal, Seat
from engine.core.view import View
from render import DEFAULT_THEME, POSTER, Mark, Picture, has_hand, marks
from render.prose import lists
from render.prose.phrases import ask_line, ask_note

NAMED: Final = frozenset({"undo", "turn", "redo"})
"""The acts whose buttons name how many undos and redos there were: of presses on one button one alone counts."""


def undo_id(match: SeatedMatch, act: str) -> str:
    """The custom id of such a button."""
    return custom_ids.make(custom_ids.TABLE, act, match.row.id, str(match.core.undos))


def further(words: Words, match: SeatedMatch, seat: Seat | None) -> list[Row]:
    """A row with what a player may do beside taking back the last choice; none where that is nothing."""
    acts = [] if seat is None or match.row.status != "live" else _acts(match, seat)
    buttons: list[Button] = [Button(label=words(f"button-{act}"), custom_id=undo_id(match, act)) for act in acts]
    return [Row(*buttons)] if buttons else []


def _acts(match: SeatedMatch, seat: Seat) -> list[str]:
    again = ["redo"] if match.core.redo_is_possible(seat) else []
    return ["turn", *again] if _has_more(match, seat) else again


def _has_more(match: SeatedMatch, seat: Seat) -> bool:
    """Whether a seat may freely take back more of its turn than the last choice."""
    try:
        start = match.core.turn_start(seat)
    except Illegal:
        return False
    return start < match.core.undo_point(seat) and match.core.undo_is_free(seat, start)


NOBODY: Final[Mapping[Seat, Away]] = MappingProxyType({})

MOST_NEWS: Final = 2
"""Lines of what has just happened: the messages before the card tell the rest."""

ABOUT_TABLE: Final = (
    (("why", "undo", "board"), ("describe", "since", "next-game")),
    (("why", "undo", "board", "describe", "since"),),
)
"""The rows of buttons about the table, and those of a card without room for them; `/mygames` leads on as well."""


def turn_card(
    match: SeatedMatch,
    words: Words,
    news: Announcement,
    happened: Sequence[str] = (),
    before: View | None = None,
    *,
    greeting: str = "",
    reading_of: ReadingOf = int,
    away: Mapping[Seat, Away] = NOBODY,
) -> OutgoingMessage:
    """The last of what `happened`, the board and what changed on it since `before`, who is asked, and the choices.

    The `news` say who is called; with a `greeting`, such as that the match begins, all its players are. `reading_of` turns
    an instant of the clock into the time that Discord counts down to. `away` are those asked who are announced as away.
    """
    view, theme = match.view(None), match.row.settings.get(THEME, DEFAULT_THEME)
    now = board_of(words, _drawn(match, view), theme, before=before)
    recap = Recap("match.gif", match, words("card-recap"), theme) if view.outcome else None
    answered = frozenset(user for user, _ in match.ordered())
    players = match.people if greeting else frozenset()
    called = match.called(news)
    heading = [title(words, match, view), *_event_line(words, match)]
    if players:
        heading.append(words(greeting, players=" ".join(f"<@{user}>" for user in sorted(players))))
    parts: list[ui.Item[Any]] = [text("\n".join(heading))]
    if happened:
        parts.append(text(last_lines(words, happened, MOST_TEXT, MOST_NEWS)))
    parts.append(gallery(now))
    below: list[ui.Item[Any]] = []
    if left := [*_time_left(words, match, reading_of), *away_lines(words, away, reading_of)]:
        below.append(text("\n".join(f"-# {line}" for line in left)))
    below += _free_seats(words, match)
    if recap is not None:
        below += [text(f"-# {recap.alt}"), gallery(recap)]
    room = MOST_COMPONENTS - components([*parts, *below])
    parts += _ending(words, match, view) if view.outcome else _questions(words, match, view, called, room)
    return OutgoingMessage(plain(*parts, *below), (now,), (called - answered) | players, recap)


def _drawn(match: SeatedMatch, view: View) -> View:
    """What the picture shows: of a match that was conceded or called off it asks nobody."""
    return view if match.row.status == "live" else structs.replace(view, decisions=(), asked=())


def _time_left(words: Words, match: SeatedMatch, reading_of: ReadingOf) -> list[str]:
    """Until when those who are asked have time, a line for each; one for a clock that stands, none without a clock."""
    if match.clock is None or match.row.status != "live" or match.clock.clock.pace.free is None:
        return []
    if stands := standing(words, match.clock.clock, reading_of):
        return [stands]
    asked = match.asked()
    found = [(seat, countdowns(words, match.clock.clock, seat, reading_of)) for seat in asked]
    return [line if len(asked) == 1 else f"{words.seat(seat)}: {line}" for seat, line in found if line]


def away_lines(words: Words, away: Mapping[Seat, Away], reading_of: ReadingOf) -> list[str]:
    """Who is announced as away, until when, and whether that counts in the match."""
    return [
        words(
            "clock-away",
            player=discord.utils.escape_markdown(words.seat(seat)),
            when=timestamp(reading_of(one.until)),
            counts="yes" if one.hours else "no",
        )
        for seat, one in away.items()
    ]


def _free_seats(words: Words, match: SeatedMatch) -> list[ui.Item[Any]]:
    """For whom a computer player answers, and the button by which a seat is taken, by its player or by a substitute."""
    free = free_seats(match)
    if not free:
        return []
    take: Button = Button(
        label=words("button-take-seat"), custom_id=custom_ids.make(custom_ids.CLOCK, "seat", match.row.id)
    )
    return [text(f"-# {words('card-seat-free', players=listed(words, free))}"), Row(take)]


def board_of(
    words: Words, view: View, theme: str, file: str = BOARD_FILE, shape: str = POSTER, before: View | None = None
) -> PictureFile:
    """The board that a view shows."""
    drawn, last = view, before
    return picture_file(file, Picture(drawn, words, theme, marks(drawn), shape, last))


def _event_line(words: Words, match: SeatedMatch) -> list[str]:
    """Which event a match belongs to, and which round and table of it it is."""
    event = event_of(match.row)
    if event is None:
        return []
    stage, number, _ = event.table.split(".")
    key = "tournament-round-title" if stage == "1" else "tournament-round-knockout"
    round_title, place = words(key, number=int(number)), words("tournament-table", match=event.table)
    return [f"-# {named(event.name)} · {round_title} · {place}"]


def title(words: Words, match: SeatedMatch, view: View) -> str:
    """Name the game, the turn once there is one, and the phase."""
    return f"## {words('card-title', game=words(f'game-{match.row.game}'), turn=moment(words, view))}"


def moment(words: Words, view: View) -> str:
    """Name the turn, once there is one, and the phase."""
    turn = [words("board-turn", turn=view.turn)] if view.turn else []
    return ", ".join([*turn, words(f"phase-{view.phase}")])


def _questions(words: Words, match: SeatedMatch, view: View, called: frozenset[int], room: int) -> list[ui.Item[Any]]:
    """What is asked, with its controls, and as many buttons about the table as there is `room` for components."""
    if match.row.status == "cancelled":
        return [
            text(words("refuse-cancelled")),
            Row(*(event_standings(words, match) or [new_game(words, match.row.game)])),
        ]
    if (loser := conceded(match)) is not None:
        said = conceded_line(words, match, loser)
        return [text(f"### {words('card-over')}\n{said}"), Row(*_after(words, match))]
    calling = calling_out(words, match, called)
    numbers = marks(view)
    parts = [part for decision in view.decisions for part in question(words, calling, match, decision, numbers)]
    open_to = {decision.ask.seat for decision in view.decisions}
    closed = [seat for seat in dict.fromkeys(view.asked) if seat not in open_to]
    if closed:
        button = discord.utils.escape_markdown(move_label(words, closed))
        players = lists.listed(words, [*map(calling.seat, closed)])
        parts.append(text(words("card-private", players=players, count=len(closed), button=button)))
    own = (*(["move"] if closed else []), *_hand_act(match), *(["hint"] if match.gives_hints() else []))
    for acts in ABOUT_TABLE:
        rows = [Row(*(table_button(words, match, act, closed) for act in some)) for some in (own, *acts) if some]
        if components([*parts, *rows]) <= room:
            break
    return [*parts, *rows]


def move_label(words: Words, seats: Sequence[Seat]) -> str:
    """What the button is called that shows these seats their choices: it names whose move it is, unless there are several."""
    return (
        cut(words("button-move-of", player=words.seat(seats[0])), BUTTON_LABEL)
        if len(seats) == 1
        else words("button-move")
    )


def _hand_act(match: SeatedMatch) -> list[str]:
    """The button to the own hand, the same on every card, where the game has hands."""
    return ["hand"] if has_hand(match.row.game) else []


def table_button(words: Words, match: SeatedMatch, act: str, asked: Sequence[Seat] = ()) -> Button:
    """A button that is about the table, not about a question; the one to the choices names the seats that are asked."""
    label = move_label(words, asked) if act == "move" else words(f"button-{act}")
    style = discord.ButtonStyle.primary if act == "move" else discord.ButtonStyle.secondary
    custom_id = undo_id(match, act) if act in NAMED else custom_ids.make(custom_ids.TABLE, act, match.row.id)
    return Button(label=label, custom_id=custom_id, style=style)


def question(
    words: Words, calling: Words, match: SeatedMatch, decision: Decision, numbers: Iterable[Mark], draft: Draft = EMPTY
) -> list[ui.Item[Any]]:
    """An open question, put to its player as `calling` names people, with its buttons and menus.

    They have the `numbers` that the pictures beside it show. `draft` has what was picked so far, where that takes
    several menus.
    """
    decision_name = match.decision_name(decision)
    picked = draft.picked if draft.decision_name == decision_name else ()
    numbered = frozenset(spot for spot, _ in numbers)
    asked = Question(words, match.row.game, match.row.id, decision_name, decision, numbered, picked)
    note = ask_note(words, match.row.game, decision)
    about = f"\n-# {note}" if note else ""
    return [text(f"### {ask_line(calling, match.row.game, decision)}{about}"), *asked.controls()]


def named(name: str) -> str:
    """A name that a person gave, as it may stand in a message."""
    return discord.utils.escape_markdown(shown(name))


def calling_out(words: Words, match: SeatedMatch, called: frozenset[int] = frozenset()) -> Words:
    """Words that name players as Discord is to show them: by a mention those in `called`, as they are the others."""
    return words.at(
        [
            f"<@{seat.user_id}>" if seat.user_id in called else discord.utils.escape_markdown(words.seat(seat.seat))
            for seat in match.seats
        ]
    )


def _ending(words: Words, match: SeatedMatch, view: View) -> list[ui.Item[Any]]:
    outcome = view.outcome
    assert outcome is not None
    lines = [f"### {words('card-over')}", words(f"{match.row.game}-ended-{outcome.ended}")]
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        points, sources = outcome.scores[seat], outcome.sources[seat]
        player = discord.utils.escape_markdown(words.seat(seat))
        lines.append(f"**{words('card-rank', rank=outcome.ranks[seat], player=player, points=points)}**")
        by_source = [words("card-source", source=words(f"source-{id}"), points=vp) for id, vp in sources.items() if vp]
        lines.append(f"-# {' · '.join(by_source)}")
    hand = (table_button(words, match, act) for act in _hand_act(match))
    return [text("\n".join(lines)), Row(*_after(words, match), *hand)]


def conceded_line(words: Words, match: SeatedMatch, loser: Seat) -> str:
    """Who has conceded a match of two, and who has won it so."""
    words = words.at(match.names)
    return words("card-conceded", player=listed(words, [loser]), winner=listed(words, [1 - loser]))


def _after(words: Words, match: SeatedMatch) -> list[Button]:
    """The buttons of a match that is over: one of an event leads back there."""
    result = after(words, match.row.id, "result")
    if standings := event_standings(words, match):
        return [*standings, result]
    return [new_game(words, match.row.game), after(words, match.row.id, "rematch"), result]


def event_standings(words: Words, match: SeatedMatch) -> list[Button]:
    """The button with the standings of the event that a match belongs to."""
    event = event_of(match.row)
    if event is None:
        return []
    label = words("button-tournament-standings")
    return [Button(label=label, custom_id=custom_ids.make(custom_ids.EVENT, "standings", event.id))]


def new_game(words: Words, game: str) -> Button:
    """The button that opens a lobby of a game."""
    return Button(
        label=words("button-new"),
        custom_id=custom_ids.make(custom_ids.LOBBY, "new", game),
        style=discord.ButtonStyle.success,
    )


def after(words: Words, match_id: str, act: str) -> Button:
    """A button about a match that is over: `result`, `rematch` or `bg-stats`."""
    return Button(label=words(f"button-{act}"), custom_id=custom_ids.make(custom_ids.RESULT, act, match_id))


def listed(words: Words, seats: Iterable[Seat]) -> str:
    """Name several seats in one line, each once."""
    return lists.listed(words, [discord.utils.escape_markdown(words.seat(seat)) for seat in dict.fromkeys(seats)])
