"""`/plan`: a private copy of the position, to try moves for oneself and guesses for others.

After a match, a plan may begin at any step of its replay.
"""

import asyncio
from typing import Final

from discord import app_commands

from bot.cards import custom_ids, layouts
from bot.features.plans.cards import opinion_text, plan_button, plan_card
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
from bot.match.settings import hints_of
from bot.words import Words
from engine.core.types import Decision

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


FEATURE: Final = Feature(
    install=install,
    buttons={custom_ids.PLAN: pressed},
    start=lambda client, services: [Plans()],
    step_button=plan_button,
)
