"""The card of a replay: one step of a match as its reader may see it, what led to it, and ways to other steps."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct, structs

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, Button, Row, Select, cut, step_row
from bot.cards.event_lines import last_lines, lines
from bot.cards.layouts import OutgoingMessage, gallery, picture_file, plain, text
from bot.cards.private_card import HAND_FILE
from bot.cards.turn_card import board_of, moment
from bot.interaction.services import StepButton
from bot.match.match import SeatedMatch
from bot.match.timeline import Stop, Timeline
from bot.words import Words
from engine.core.types import Seat
from render import FULL, HAND, POSTER, Picture, has_hand

MAX_HAPPENED_TEXT: Final = 1_500  # characters for what happened between two steps
SPECTATOR: Final = "-"  # value in a custom id for a spectator's view
BOARD_SHAPES: Final = {"p": POSTER, "f": FULL}  # shapes of the board, by their letters in custom ids
STEP_MENUS: Final = ("turn", "phase", "player")  # menus whose values are steps


class ReplayState(Struct, frozen=True):
    """The state of a replay: match, step, seat whose view is shown (None for a spectator), and shape of board."""

    match_id: str
    step: int
    seat: Seat | None = None
    shape: str = "p"

    def custom_id(self, act: str) -> str:
        """Return the custom id of a control that leads to this state."""
        eye = SPECTATOR if self.seat is None else str(self.seat)
        return custom_ids.make(custom_ids.REPLAY, act, self.match_id, str(self.step), eye, self.shape)


def read_state(args: Sequence[str]) -> tuple[str, ReplayState] | None:
    """Parse what `ReplayState.custom_id` wrote, without its prefix; return None for anything else."""
    match args:
        case (act, match_id, step, eye, shape) if _is_number(step) and shape in BOARD_SHAPES:
            if eye == SPECTATOR:
                return act, ReplayState(match_id, int(step), None, shape)
            if _is_number(eye):
                return act, ReplayState(match_id, int(step), int(eye), shape)
    return None


def replay_card(
    match: SeatedMatch,
    words: Words,
    timeline: Timeline,
    state: ReplayState,
    theme: str,
    step_buttons: Sequence[StepButton] = (),
) -> OutgoingMessage:
    """Return a step with its controls. The caller checks that the reader may have the view of `state.seat`."""
    number = timeline.stop_at(state.step)
    state = structs.replace(state, step=timeline.stops[number].step)
    menus = _menus(match, words, timeline, state, number)
    is_over, is_last = match.row.status != "live", number == len(timeline.stops) - 1
    more = [make(words, state.match_id, state.step) for make in step_buttons if is_over]
    for button in more:
        button.disabled = is_last
    acts = _acts(words, state, more)

    def step_id(stop: int, act: str) -> str:
        return structs.replace(state, step=timeline.stops[stop].step).custom_id(act)

    rows = [step_row(words, number, len(timeline.stops) - 1, step_id), *menus, acts]
    return _card(match, words, timeline, state, theme, rows)


def shared_step(match: SeatedMatch, words: Words, timeline: Timeline, step: int, theme: str) -> OutgoingMessage:
    """Return the public message of a step, as a spectator saw it, with a button that opens the replay there."""
    state = ReplayState(match.row.id, timeline.stops[timeline.stop_at(step)].step)
    opening: Button = Button(label=words("button-replay"), custom_id=state.custom_id("open"))
    return _card(match, words, timeline, state, theme, [Row(opening)])


def _card(
    match: SeatedMatch, words: Words, timeline: Timeline, state: ReplayState, theme: str, controls: Sequence[Row]
) -> OutgoingMessage:
    """Return the message of a step: where the match was, what led to it, the board, the viewer's hand, and controls."""
    number = timeline.stop_at(state.step)
    earlier = timeline.stops[number - 1].step if number else None
    view = timeline.view(state.step, state.seat)
    before = None if earlier is None else timeline.view(earlier, state.seat)
    board = board_of(words, view, theme, shape=BOARD_SHAPES[state.shape], before=before)
    game = words(f"game-{match.row.game}")
    place = words("replay-step", step=number + 1, steps=len(timeline.stops))
    parts: list[ui.Item[Any]] = [text(f"## {words('card-title', game=game, turn=moment(words, view))}\n-# {place}")]
    happened = lines(words, match.row.game, timeline.happened(earlier or 0, state.step, state.seat))
    parts += [text(last_lines(words, happened, MAX_HAPPENED_TEXT))] if happened else []
    parts.append(gallery(board))
    has_own = state.seat is not None and has_hand(match.row.game)
    hand = picture_file(HAND_FILE, Picture(view, words, theme, (), HAND)) if has_own else None
    parts += [gallery(hand)] if hand else []
    return OutgoingMessage(plain(*parts, *controls), (board,), hand=hand)


def _menus(match: SeatedMatch, words: Words, timeline: Timeline, state: ReplayState, number: int) -> Iterable[Row]:
    """Yield menus: jump to a turn, a phase of this turn, a player's next move, or (after the match) a player's view."""
    here = timeline.stops[number]
    turns = [(_turn(words, turn), stop) for turn, stop in timeline.turns().items()]
    phases = [(words(f"phase-{stop.phase}"), stop) for stop in timeline.phases(number)]
    moves = [(words.seat(seat), timeline.next_of(number, seat)) for seat in range(len(match.seats))]
    offered = (turns, phases, [(name, stop) for name, stop in moves if stop is not None])
    for act, entries in zip(STEP_MENUS, offered, strict=True):
        if len(entries) > (act != "player"):
            yield Row(_menu(words, state, act, _near(entries, here)))
    if match.row.status != "live" and has_hand(match.row.game):
        eyes = [(words("replay-everybody"), SPECTATOR), *((words.seat(one.seat), str(one.seat)) for one in match.seats)]
        chosen = SPECTATOR if state.seat is None else str(state.seat)
        yield Row(_menu(words, state, "eye", eyes, chosen))


def _near(entries: Sequence[tuple[str, Stop]], here: Stop) -> list[tuple[str, str]]:
    """Return the entries around the current step that fit into a menu, with their steps."""
    at = sum(stop.step <= here.step for _, stop in entries)
    first = max(0, min(at - MAX_MENU_OPTIONS // 2, len(entries) - MAX_MENU_OPTIONS))
    return [(name, str(stop.step)) for name, stop in entries[first : first + MAX_MENU_OPTIONS]]


def _menu(words: Words, state: ReplayState, act: str, entries: Sequence[tuple[str, str]], chosen: str = "") -> Select:
    return Select(
        custom_id=state.custom_id(act),
        placeholder=words(f"menu-replay-{act}"),
        options=[
            discord.SelectOption(label=cut(name, MAX_MENU_LABEL), value=value, default=value == chosen)
            for name, value in entries
        ],
    )


def _acts(words: Words, state: ReplayState, more: Sequence[Button]) -> Row:
    """Return the buttons for the other shape of the board, sharing the step, and those of other features."""
    other = "p" if state.shape == "f" else "f"
    shape = structs.replace(state, shape=other)
    return Row(
        Button(label=words(f"button-replay-shape-{other}"), custom_id=shape.custom_id("shape")),
        Button(label=words("button-replay-share"), custom_id=state.custom_id("share")),
        *more,
    )


def _turn(words: Words, turn: int) -> str:
    return words("board-turn", turn=turn) if turn else words("phase-setup")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= len("999999")
