"""The cards of a daily deal: before it, while it is played, its result, what others may see, and a line replayed."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import discord
from discord import ButtonStyle, ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, Button, Question, Row, Select, Skip, cut, step_row
from bot.cards.event_lines import last_lines, lines
from bot.cards.layouts import DescribedPicture, Layout, OutgoingMessage, gallery, picture_file, plain, text
from bot.cards.match_names import named
from bot.cards.opinions import answer_line
from bot.cards.private_card import HAND_FILE, hand_of
from bot.cards.times import timestamp
from bot.cards.turn_card import board_of, moment
from bot.features.daily.deal import FAIR, GOOD, POOR, ChoiceMarks, DailyPlay, Deal, Score, turns_of
from bot.features.daily.service import Attempt, DailyRecord, RankedScore, decision_name
from bot.match.outbox import shown_events
from bot.words import Words
from engine.core.types import Action, Decision
from render import HAND, Picture, has_hand, marks
from render.event_values import Squares
from render.prose.phrases import ask_line, ask_note

SQUARES: Final = {GOOD: "🟩", FAIR: "🟨", POOR: "⬛"}  # marks of choices in texts
MARK_NUMBERS: Final = {GOOD: 2, FAIR: 1, POOR: 0}  # marks of choices in pictures
SQUARES_FILE: Final = "daily.png"
MAX_DAILY_EVENTS: Final = 600  # characters for what has happened since the last choice
MAX_PLACES: Final = 10  # places of a ranking that are listed
BOTS: Final = "bots"  # the name of the computer players' line in custom ids

OWN: Final = "own"
"""The name of the user's own line in custom ids, which is shown with its squares as soon as it has ended."""

BEGIN, PLAY, SHARE, STEP, BEST, LINES, CHOICES = "begin", "play", "share", "step", "best", "lines", "choices"
"""Acts in the custom ids of buttons and menus."""


class RankedDay(Struct, frozen=True):
    """A day that is over: its ranking on a server, None elsewhere, its deal, and the score of the deal's line."""

    ranking: Sequence[RankedScore] | None
    deal: Deal
    bots: Score


class ReplayedStep(Struct, frozen=True):
    """A moment of a line: the play there, the choices so far and in all, whose line it is (`who`), and by what name.

    `picks` is what was chosen there, empty at the end; `marks` are those of the line if the user may see them.
    """

    play: DailyPlay
    step: int
    steps: int
    who: str
    name: str
    picks: tuple[str, ...] = ()
    marks: ChoiceMarks | None = None


def daily_id(day: str, game: str, act: str, *args: str) -> str:
    """Return the custom id of a button about the daily deal of a game."""
    return custom_ids.make(custom_ids.DAILY, act, deal_name(day, game), *args)


def deal_name(day: str, game: str) -> str:
    """Return the name of a deal in custom ids."""
    return f"{day}.{game}"


def at_deal(words: Words, deal: Deal, name: str) -> Words:
    """Return words that know the user's seat as `name`, or as a computer player without one, and the others by number."""
    number, names = 0, list[str]()
    name = name or words("computer-name", number=deal.setup.seats)
    for seat in range(deal.setup.seats):
        number += seat != deal.seat
        names.append(name if seat == deal.seat else words("computer-name", number=number))
    return words.at(names)


def title(words: Words, game: str) -> str:
    """Return the title of a game's deals."""
    return words("daily-title", game=words(f"game-{game}"))


def _heading(words: Words, deal: Deal, more: str = "") -> ui.TextDisplay[Any]:
    """Return the title and the date, written as the reader writes dates."""
    noon = datetime.fromisoformat(f"{deal.day}T12:00").replace(tzinfo=UTC)
    return text("\n".join(filter(None, (f"## {title(words, deal.game)}", f"-# <t:{int(noon.timestamp())}:D>{more}"))))


def front_card(
    words: Words, deal: Deal, record: DailyRecord, midnight: int, yesterday: RankedDay | None, theme: str
) -> OutgoingMessage:
    """Return the card before an attempt: what it is, the position, the user's record, and the day before."""
    play = DailyPlay(deal)
    board = board_of(words, play.view(), theme)
    about = [
        words("daily-about", seats=deal.setup.seats, turn=play.turn),
        words("daily-same"),
        words("daily-rules", turns=turns_of(deal.game).last),
        words("daily-ranked-by"),
        words("daily-private", until=timestamp(midnight), when=f"<t:{midnight}:t>"),
    ]
    begin = _button(words("button-daily-begin"), daily_id(deal.day, deal.game, BEGIN), ButtonStyle.success)
    parts: list[ui.Item[Any]] = [_heading(words, deal), text("\n".join((about[0], *(f"- {one}" for one in about[1:]))))]
    parts += [gallery(board), text(_standing(words, play))]
    parts += [text("\n".join(said))] if (said := record_lines(words, record)) else []
    parts.append(Row(begin))
    return OutgoingMessage(plain(*parts, *_yesterday(words, yesterday)), (board,))


def record_lines(words: Words, record: DailyRecord) -> list[str]:
    """Return the lines on a user's days in a row and best score."""
    return _streak(words, record.streak) + (
        [words("daily-best", score=score_text(words, record.best))] if record.best else []
    )


def _streak(words: Words, days: int) -> list[str]:
    """Return the line on days in a row, from the second on."""
    return [words("daily-streak", days=days)] if days > 1 else []


def score_text(words: Words, score: Score) -> str:
    """Return a score as margin and points."""
    return words("daily-score", how=_how(score), margin=abs(score.margin), points=score.points)


def play_card(words: Words, attempt: Attempt, midnight: int, theme: str) -> OutgoingMessage:
    """Return the card of an attempt that is being played."""
    play, deal = attempt.play, attempt.play.deal
    decision = play.decision
    assert decision is not None
    view = play.view()
    board = board_of(words, view, theme, before=play.view_before())
    hand = hand_of(words, view, theme, marks(view))
    parts: list[ui.Item[Any]] = [_heading(words, deal, f" · {moment(words, view)}")]
    parts += [text(happened)] if (happened := _happened(words, play)) else []
    parts += [gallery(board), *([gallery(hand)] if hand else [])]
    parts.append(text(f"{_standing(words, play)}\n-# {words('daily-no-undo', when=timestamp(midnight))}"))
    parts += _question(words, play, decision)
    return OutgoingMessage(plain(*parts), (board,), hand=hand)


def _happened(words: Words, play: DailyPlay) -> str:
    """Return what has happened since the user's last choice, as the user's seat could see it."""
    events = shown_events(play.since, None, play.deal.seat)
    return last_lines(words, lines(words, play.deal.game, events), MAX_DAILY_EVENTS, has_log=False)


def _standing(words: Words, play: DailyPlay, key: str = "daily-standing") -> str:
    """Return the points of all players, by the name of the sentence around them."""
    each = " · ".join(
        words("daily-seat", player=discord.utils.escape_markdown(words.seat(seat)), points=points)
        for seat, points in enumerate(play.scores)
    )
    return words(key, scores=each)


def _question(words: Words, play: DailyPlay, decision: Decision) -> list[ui.Item[Any]]:
    deal = play.deal
    note = ask_note(words, deal.game, decision, deal.setup.seats)
    about = f"\n-# {note}" if note else ""
    begun = [(one.seat, one.kind) for one in play.line[-1:]] == [(decision.ask.seat, decision.kind)]
    skip = Skip(play.game.skips.get(decision.kind, ""), begun=begun)
    name = decision_name(play, decision)
    asked = Question(
        words, deal.game, deal_name(deal.day, deal.game), name, decision, within=(custom_ids.DAILY,), skip=skip
    )
    naming = words.at([discord.utils.escape_markdown(words.seat(seat)) for seat in range(deal.setup.seats)])
    return [text(f"### {ask_line(naming, deal.game, decision)}{about}"), *asked.controls()]


def result_card(
    words: Words,
    attempt: Attempt,
    record: DailyRecord,
    yesterday: RankedDay | None,
    *,
    comparing: bool = False,
    is_shared: bool = False,
) -> tuple[Layout, DescribedPicture | None]:
    """Return the private card of an attempt that has ended, and its picture once its choices were compared.

    Once it `is_shared`, the button for that is gone.
    """
    deal, bots = attempt.play.deal, bots_score(attempt.play.deal)
    said = [_outcome(words, attempt.play), _standing(words, attempt.play, "daily-final")]
    said.append(words("daily-bots", score=score_text(words, bots)))
    if attempt.play.score >= bots:
        said.append(words("daily-beat" if attempt.play.score > bots else "daily-matched"))
    parts: list[ui.Item[Any]] = [_heading(words, deal), text("\n".join([*said, *record_lines(words, record)]))]
    picture = None
    if attempt.marks is None:
        parts.append(text(f"-# {words('daily-comparing' if comparing else 'daily-not-compared')}"))
    else:
        picture = squares_picture(words, deal, attempt.marks, record.streak)
        parts += [_shown(picture), text(words("daily-copy"))]
        parts.append(text(f"```\n{squares_text(words, deal, attempt.marks, record.streak)}\n```"))
        share = _button(words("button-daily-share"), daily_id(deal.day, deal.game, SHARE), ButtonStyle.primary)
        choices = _button(words("button-daily-choices"), daily_id(deal.day, deal.game, CHOICES, OWN, "0"))
        parts.append(Row(choices) if is_shared else Row(share, choices))
    return plain(*parts, *_yesterday(words, yesterday)), picture


def bots_score(deal: Deal) -> Score:
    """Return the score of the computer players' line."""
    return DailyPlay(deal, deal.line).score


def _how(score: Score) -> str:
    return "won" if score.margin > 0 else "lost" if score.margin < 0 else "tied"


def _outcome(words: Words, play: DailyPlay) -> str:
    score = play.score
    said = words(f"daily-{_how(score)}", points=score.points, margin=abs(score.margin))
    cut_off = bool(play.play.decisions)
    return f"### {said}" + (f"\n{words('daily-cut-off', turns=turns_of(play.deal.game).most)}" if cut_off else "")


def squares_picture(words: Words, deal: Deal, marks: ChoiceMarks, streak: int) -> DescribedPicture:
    """Return the picture to share: how good each choice was, and nothing about the position or the score."""
    said = "".join(_streak(words, streak))
    legend = tuple(words(f"daily-mark-{mark}") for mark in SQUARES)
    rows = tuple(tuple(MARK_NUMBERS[mark] for mark in turn) for turn in marks.turns)
    good, choices = _counts(marks)
    alt = words("daily-alt", title=title(words, deal.game), day=deal.day, good=good, choices=choices)
    return DescribedPicture(Squares(title(words, deal.game), deal.day, rows, legend, said), alt, SQUARES_FILE)


def squares_text(words: Words, deal: Deal, marks: ChoiceMarks, streak: int) -> str:
    """Return the same as a text to copy."""
    rows = ["".join(SQUARES[mark] for mark in turn) for turn in marks.turns]
    return "\n".join((title(words, deal.game), deal.day, *rows, *_streak(words, streak)))


def _counts(marks: ChoiceMarks) -> tuple[int, int]:
    """Return the number of good choices, and of all."""
    each = [mark for turn in marks.turns for mark in turn]
    return each.count(GOOD), len(each)


def shared_card(words: Words, deal: Deal, marks: ChoiceMarks, picture: DescribedPicture, player: str) -> Layout:
    """Return the public message of a user who shares squares."""
    good, choices = _counts(marks)
    play = _button(words("button-daily-play"), daily_id(deal.day, deal.game, PLAY))
    said = words("daily-shared", player=named(player), good=good, choices=choices)
    return plain(text(said), _shown(picture), Row(play))


def _shown(picture: DescribedPicture) -> ui.MediaGallery[Any]:
    item = discord.MediaGalleryItem(f"attachment://{picture.file}", description=picture.alt)
    return ui.MediaGallery(item)


def _yesterday(words: Words, past: RankedDay | None) -> list[ui.Item[Any]]:
    """Return the ranking of the day before, and the controls that replay its lines."""
    if past is None:
        return []
    server, ranking = past.ranking is not None, past.ranking or ()
    listed = [
        words("daily-place", place=one.place, player=named(one.name), score=score_text(words, one.score))
        for one in ranking[:MAX_PLACES]
    ]
    if not listed:
        listed = [words("daily-unfinished" if server else "daily-direct")]
    heading = words("daily-yesterday" if server else "daily-yesterday-direct")
    bots = words("daily-bots", score=score_text(words, past.bots))
    best = ranking[0] if ranking and ranking[0].score > past.bots else None
    return [
        ui.Separator(),
        text("\n".join((f"### {heading}", f"-# {words('daily-ranked-by')}", *listed, f"-# {bots}"))),
        Row(
            _button(
                words("button-daily-best"),
                daily_id(past.deal.day, past.deal.game, BEST, BOTS if best is None else str(best.user_id), "0"),
            )
        ),
        *([Row(_lines_menu(words, past))] if ranking else []),
    ]


def _lines_menu(words: Words, past: RankedDay) -> Select:
    """Return the menu of all lines of a day that can be replayed."""
    lines = [(words("daily-bots-line"), BOTS, past.bots)]
    lines += [(one.name, str(one.user_id), one.score) for one in past.ranking or ()]
    options = [
        discord.SelectOption(label=cut(f"{name}: {score_text(words, score)}", MAX_MENU_LABEL), value=value)
        for name, value, score in lines
    ]
    placeholder = words("menu-daily-lines")
    return Select(custom_id=daily_id(past.deal.day, past.deal.game, LINES), placeholder=placeholder, options=options)


def replay_card(words: Words, shown: ReplayedStep, theme: str) -> OutgoingMessage:
    """Return a moment of a line, from the view of its seat."""
    play, deal = shown.play, shown.play.deal
    view = play.view()
    board = board_of(words, view, theme, before=play.view_before())
    is_end = shown.step == shown.steps
    step = words("daily-step-end" if is_end else "daily-step", step=shown.step + 1, steps=shown.steps)
    parts: list[ui.Item[Any]] = [
        _heading(words, deal, f" · {named(shown.name)} · {moment(words, view)}"),
        text(f"-# {step}"),
    ]
    parts += [text(happened)] if (happened := _happened(words, play)) else []
    parts += [text(marked)] if (marked := _marked(words, shown)) else []
    parts.append(gallery(board))
    hand = picture_file(HAND_FILE, Picture(view, words, theme, (), HAND)) if has_hand(deal.game) else None
    parts += [*([gallery(hand)] if hand else []), text(_standing(words, play))]
    step_id = partial(daily_id, deal.day, deal.game, STEP, shown.who)
    parts.append(step_row(words, shown.step, shown.steps, lambda step, name: step_id(str(step), name)))
    return OutgoingMessage(plain(*parts), (board,), hand=hand)


def _marked(words: Words, shown: ReplayedStep) -> str:
    """Return all squares with the one of the choice that is made here in brackets, and what would have been better."""
    marks, play, rows, number, mark = shown.marks, shown.play, list[str](), 0, ""
    if marks is None:
        return ""
    for turn in marks.turns:
        row = ""
        for one in turn:
            row += f"[{SQUARES[one]}]" if number == shown.step else SQUARES[one]
            mark = one if number == shown.step else mark
            number += 1
        rows.append(row)
    if mark:
        better = marks.best[shown.step] if shown.step < len(marks.best) else None
        best = words("daily-best-unknown") if better is None else _picked(words, play, better)
        rows.append(words("daily-choice", mark=mark, picks=_picked(words, play, shown.picks), best=best))
    return "\n".join(rows)


def _picked(words: Words, play: DailyPlay, picks: Sequence[str]) -> str:
    """Return the labels of an answer to the user's question."""
    decision = play.decision
    assert decision is not None
    options = [option for option in decision.ask.options if option.key in picks]
    return answer_line(words, play.deal.game, decision.kind, options) or words("analysis-nothing")


def replayed(
    deal: Deal, line: Sequence[Action], step: int, who: str, name: str, marks: ChoiceMarks | None = None
) -> ReplayedStep:
    """Return the moment of a line before the choice of that number, or the end."""
    play, found, steps = DailyPlay(deal), DailyPlay(deal), 0
    picks: tuple[str, ...] = ()
    for number, action in enumerate(line):
        if play.is_choice(action):
            if steps == step:
                found, picks = DailyPlay(deal, line[:number]), action.picks
            steps += 1
        play.record(action)
    is_end = step >= steps
    return ReplayedStep(play if is_end else found, min(step, steps), steps, who, name, picks, marks)


def _button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return Button(label=label, custom_id=custom_id, style=style)
