"""`/plan`: a private copy of the position, to try moves for oneself and guesses for others.

After a match, a plan may begin at any step of its replay.
"""

import asyncio
from typing import Any, Final

import discord
from discord import ButtonStyle, app_commands, ui

from bot.cards import custom_ids, layouts
from bot.cards.controls import MAX_MENU_OPTIONS, Button, Question, Row, cut
from bot.cards.event_lines import last_lines
from bot.cards.layouts import OutgoingMessage, gallery, plain, text
from bot.cards.match_names import mentioning
from bot.cards.opinions import answer_line, reason_lines, second_line
from bot.cards.private_card import hand_of
from bot.cards.turn_card import board_of, moment
from bot.commands.hint import hint_text
from bot.features.plans.service import PlannedMove, Plans, PrivatePlan
from bot.interaction.context import about_match, defer, is_private, own_name, seated, theme_of, watched
from bot.interaction.private_cards import raise_obstacle, report
from bot.interaction.refusals import require_permissions
from bot.interaction.responses import acknowledge, change, give, is_answered
from bot.interaction.services import Feature, Interaction, Press, direct_too
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.safe_names import picked_keys, token
from bot.match.search_worker import SearchResult
from bot.match.settings import hints_of
from bot.words import Words
from engine.core.types import Decision
from engine.core.view import View
from render import has_hand, marks
from render.prose.phrases import ask_line

MAX_STEP_DIGITS: Final = 7


def install(tree: app_commands.CommandTree) -> None:
    """Add `/plan`."""
    tree.command(name="plan", description=said("command-plan"))(direct_too(about_match(_begin)))


async def pressed(press: Press) -> None:
    """Handle a choice in a plan, or a button about it."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    match args:
        case (match_id, "again", _):
            await _begin(interaction, words, match_id)
        case (match_id, "step", step) if step.isdecimal() and len(step) < MAX_STEP_DIGITS:
            await _begin_at(interaction, words, match_id, int(step))
        case (match_id, custom_ids.CHOICE, plan_id, name, picked):
            await _answer(interaction, words, match_id, plan_id, name, (picked,))
        case (match_id, custom_ids.MENU, plan_id, name, _):
            await _answer(interaction, words, match_id, plan_id, name, values)
        case (match_id, "undo", plan_id):
            match, plan = await _found(interaction, match_id, plan_id)
            plan.undo()
            await _present(interaction, words, match, plan)
        case (match_id, "opinion", plan_id):
            await _opinion(interaction, words, match_id, plan_id)
        case (match_id, "submit", plan_id):
            await _submit(interaction, words, match_id, plan_id)
        case (match_id, "close", plan_id):
            _, plan = await _found(interaction, match_id, plan_id)
            interaction.client.services[Plans].drop(plan)
            await change(interaction, layouts.said(words("plan-closed")))
        case _:
            raise Refused("refuse-unknown-button")


async def _begin(interaction: Interaction, words: Words, match_id: str) -> None:
    """Begin a plan from the current position of a match."""
    match, _ = await seated(interaction, match_id)
    plan = interaction.client.services[Plans].begin(match, interaction.user.id)
    await _present(interaction, words, match, plan)


async def _begin_at(interaction: Interaction, words: Words, match_id: str, step: int) -> None:
    """Begin a plan at a step of a finished match."""
    match, _ = await watched(interaction, match_id)
    if not is_answered(interaction):
        await defer(interaction)
    services = interaction.client.services
    lines = await services.matches.lines(match_id)
    timeline = await asyncio.to_thread(services.timelines.of, match, lines)
    play = await asyncio.to_thread(timeline.play_to, min(step, len(lines)))
    plan = services[Plans].begin_at(match, interaction.user.id, step, play)
    await _present(interaction, words, match, plan)


async def _found(interaction: Interaction, match_id: str, plan_id: str) -> tuple[SeatedMatch, PrivatePlan]:
    """Return the match and the plan of a press. Raises `Refused` if the plan is gone, or the seat has a new player."""
    plan = interaction.client.services[Plans].find(interaction.user.id, match_id, plan_id)
    if plan.step is not None:
        match, _ = await watched(interaction, match_id)
        return match, plan
    match, seat = await seated(interaction, match_id)
    if seat != plan.seat:
        raise Refused("refuse-plan-gone")
    return match, plan


async def _present(
    interaction: Interaction, words: Words, match: SeatedMatch, plan: PrivatePlan, opinion: str = ""
) -> None:
    """Show a plan to its player in the message that was pressed, or in a new private one."""
    changed = is_private(interaction)
    if not is_answered(interaction):
        await acknowledge(interaction, ephemeral=True, thinking=not changed)
    services, named = interaction.client.services, words.at(match.names)
    theme = await theme_of(interaction, match.row)
    card = plan_card(match, named, plan, theme, opinion=opinion, opinions=_has_opinions(match, plan))
    layout, files = await services.pictures.draw(plan.match_id, card, named)
    await give(interaction, layout, files, renew=changed)


async def _answer(
    interaction: Interaction, words: Words, match_id: str, plan_id: str, name: str, tokens: tuple[str, ...]
) -> None:
    """Try an answer."""
    match, plan = await _found(interaction, match_id, plan_id)
    plan.answer(name, lambda decision: picked_keys(decision, tokens))
    await _present(interaction, words, match, plan)


def _has_opinions(match: SeatedMatch, plan: PrivatePlan) -> bool:
    """Return True if computer players may be asked; while a match runs, their opinion of a plan is a hint."""
    return plan.step is not None or (match.row.status == "live" and match.gives_hints())


async def _opinion(interaction: Interaction, words: Words, match_id: str, plan_id: str) -> None:
    """Show what a computer player thinks of the position of the plan."""
    match, plan = await _found(interaction, match_id, plan_id)
    decision = plan.decision
    if not _has_opinions(match, plan):
        raise Refused("refuse-no-hints", why=hints_of(match.row))
    if decision is None:
        raise Refused("refuse-plan-stale")
    if not is_answered(interaction):
        await acknowledge(interaction)
    name, position = plan.decision_name(decision), plan.game.copy(plan.play.position)
    found = await interaction.client.services.thinking.opinion(plan.game, plan.setup, position, decision)
    named = words.at(match.names)
    opinion = opinion_text(named, match, plan, decision, found)
    same = plan.decision is not None and plan.decision_name(plan.decision) == name
    await _present(interaction, words, match, plan, opinion if same else "")


async def _submit(interaction: Interaction, words: Words, match_id: str, plan_id: str) -> None:
    """Make the first moves of the plan in the match, as long as they answer its questions."""
    await acknowledge(interaction)
    match, plan = await _found(interaction, match_id, plan_id)
    match.require_running()
    require_permissions(interaction, match.row)
    services, shown, made = interaction.client.services, list[ShownEvent](), 0
    with services.publisher.paused(match_id):
        for move in plan.own_part():
            name = _open_question(match, plan, move, first=not made)
            if name is None:
                break
            key = f"{interaction.id} {name}"
            tokens = tuple(token(option.key) for option in move.options)
            user_name = own_name(interaction, match.row)
            shown += (await services.matches.choose(match_id, interaction.user.id, name, tokens, key, user_name)).shown
            match, made = await services.matches.get_match(match_id), made + 1
    if not made:
        raise Refused("refuse-plan-late")
    services[Plans].drop(plan)
    await report(interaction, words, match_id, shown)
    await raise_obstacle(interaction, match_id)


def _open_question(match: SeatedMatch, plan: PrivatePlan, move: PlannedMove, *, first: bool) -> str | None:
    """Return the name of the open question that a planned move answers.

    For the `first` move, it must be the question that was planned for.
    """
    for decision in match.core.decisions:
        if (decision.ask.seat, decision.kind) == (plan.seat, move.kind):
            name = match.decision_name(decision)
            return name if _offers(decision, move) and (not first or plan.asked.get(move.kind) == name) else None
    return None


def _offers(decision: Decision, move: PlannedMove) -> bool:
    """Return True if a question offers the planned options at the same price."""
    return all(option in decision.ask.options for option in move.options)


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


FEATURE: Final = Feature(
    install=install,
    buttons={custom_ids.PLAN: pressed},
    start=lambda client, services: [Plans()],
    step_button=plan_button,
)
