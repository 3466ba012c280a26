"""The card of a plan: the position, the moves tried so far, and a computer player's opinion."""

from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_OPTIONS, Button, Question, Row, cut
from bot.cards.event_lines import last_lines
from bot.cards.layouts import OutgoingMessage, gallery, plain, text
from bot.cards.match_names import mentioning
from bot.cards.opinions import answer_line, reason_lines, second_line
from bot.cards.private_card import hand_of
from bot.cards.turn_card import board_of, moment
from bot.commands.hint import hint_text
from bot.features.plans.service import PrivatePlan
from bot.match.match import SeatedMatch
from bot.match.search_worker import SearchResult
from bot.words import Words
from engine.core.types import Decision
from engine.core.view import View
from render import has_hand, marks
from render.prose.phrases import ask_line

MAX_MOVES_TEXT: Final = 700  # characters for the moves tried so far
MAX_OPINION_LINE: Final = 160  # characters of one move, and of a line of a computer player's opinion


def plan_button(words: Words, match_id: str, step: int) -> Button:
    """Return the button that begins a plan at a step of a finished match."""
    return Button(label=words("button-plan-step"), custom_id=_at_step(match_id, step))


def plan_card(
    match: SeatedMatch, words: Words, plan: PrivatePlan, theme: str, *, opinion: str = "", opinions: bool = False
) -> OutgoingMessage:
    """Return the card of a plan.

    `opinion` is what a computer player thinks of it; `opinions` adds the button that asks for one.
    """
    view, decision = plan.view(), plan.decision
    board = board_of(words, view, theme)
    hand = hand_of(words, view, theme, marks(view))
    parts: list[ui.Item[Any]] = [text(_heading(match, words, plan, view)), gallery(board)]
    parts += [gallery(hand)] if hand else []
    parts.append(text(_standing(words, plan)))
    parts += [text(opinion)] if opinion else []
    parts += _question(match, words, plan, view, decision) if decision else [text(words("plan-over"))]
    parts.append(_acts(words, plan, opinions=opinions and decision is not None))
    return OutgoingMessage(plain(*parts), (board,), hand=hand)


def opinion_text(
    words: Words, match: SeatedMatch, plan: PrivatePlan, decision: Decision, found: SearchResult | None
) -> str:
    """Return what a computer player would do in the position of the plan, and why; for the user as a hint does."""
    if found is None:
        return words("plan-no-opinion")
    if decision.ask.seat == plan.seat:
        return hint_text(words, match, decision, found, plan.play.position)
    options = {option.key: option for option in decision.ask.options}
    player, game = words.seat(decision.ask.seat), match.row.game
    picked = answer_line(words, game, decision.kind, [options[key] for key in found.picks]) or words("analysis-nothing")
    second = answer_line(words, game, decision.kind, [options[key] for key in found.second or ()])
    compared = second_line(words, found, second)
    written = [words("plan-opinion", player=player, options=picked), *([compared] if compared else [])]
    if not found.about_equal:
        written += reason_lines(words, game, found.reasons, player)
    first, *others = (discord.utils.escape_markdown(cut(line, MAX_OPINION_LINE)) for line in written)
    return "\n".join((first, *(f"- {line}" for line in others)))


def _heading(match: SeatedMatch, words: Words, plan: PrivatePlan, view: View) -> str:
    """Return the title and the moves that were tried."""
    title = words("plan-title", turn=moment(words, view))
    player = discord.utils.escape_markdown(words.seat(plan.seat))
    origin = "" if plan.step is None else "-step"
    about = [words(f"plan-about{origin}", player=player)]
    if has_hand(view.game):
        about.append(words(f"plan-dealt{origin}", player=player))
    if match.log_length != plan.log_length:
        about.append(words("plan-moved-on"))
    tried = []
    for move in plan.moves:
        answer = answer_line(words, view.game, move.kind, move.options) or words("analysis-nothing")
        line = words(
            "plan-move" if move.seat == plan.seat else "plan-guess", player=words.seat(move.seat), answer=answer
        )
        tried.append(discord.utils.escape_markdown(cut(line, MAX_OPINION_LINE)))
    written = [f"## {title}", *(f"-# {line}" for line in about)]
    return "\n".join([*written, *([last_lines(words, tried, MAX_MOVES_TEXT)] if tried else [])])


def _standing(words: Words, plan: PrivatePlan) -> str:
    """Return the score as if the game ended here."""
    scores = plan.standing().scores
    each = (
        words("plan-score", player=discord.utils.escape_markdown(words.seat(seat)), points=points)
        for seat, points in enumerate(scores)
    )
    return words("plan-standing", scores=" · ".join(each))


def _question(
    match: SeatedMatch, words: Words, plan: PrivatePlan, view: View, decision: Decision
) -> list[ui.Item[Any]]:
    """Return the question with the controls that a plan supports."""
    ask = decision.ask
    line = f"### {ask_line(mentioning(words, match), view.game, decision)}"
    if ask.seat != plan.seat:
        line += f"\n-# {words('plan-guess-for', player=discord.utils.escape_markdown(words.seat(ask.seat)))}"
    if plan.is_full or (ask.most > 1 and len(ask.options) > MAX_MENU_OPTIONS):
        return [text(f"{line}\n{words('plan-full' if plan.is_full else 'plan-too-large')}")]
    name = plan.decision_name(decision)
    within = (custom_ids.PLAN, plan.match_id)
    asked = Question(words, view.game, plan.id, name, decision, within=within)
    return [text(line), *asked.controls()]


def _acts(words: Words, plan: PrivatePlan, *, opinions: bool) -> Row:
    """Return the buttons that act on the plan itself."""
    offered = {
        "undo": bool(plan.moves),
        **({"opinion": True} if opinions else {}),
        **({"submit": next(plan.own_part(), None) is not None} if plan.step is None else {}),
        "again": True,
        "close": True,
    }
    ids = {act: custom_ids.make(custom_ids.PLAN, plan.match_id, act, plan.id) for act in offered}
    if plan.step is not None:
        ids["again"] = _at_step(plan.match_id, plan.step)
    return Row(
        *(
            Button(
                label=words(f"button-plan-{act}"),
                custom_id=ids[act],
                style=ButtonStyle.success if act == "submit" else ButtonStyle.secondary,
                disabled=not enabled,
            )
            for act, enabled in offered.items()
        )
    )


def _at_step(match_id: str, step: int) -> str:
    return custom_ids.make(custom_ids.PLAN, match_id, "step", str(step))
