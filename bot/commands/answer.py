"""Answering a question: by a button, a menu or a form, or by a verb as a slash command (`/caylus place where:`)."""

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import nullcontext
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.controls import (
    DONE_PART,
    MAX_CHOICE_NAME,
    MAX_CHOICES,
    MAX_MENU_LABEL,
    MAX_MENU_OPTIONS,
    CardNotes,
    Select,
    cut,
    read_selection,
)
from bot.cards.layouts import said
from bot.interaction import context, private_cards, tips
from bot.interaction.refusals import display_name, plainly, require_permissions, safely
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import DIRECT_TOO, Interaction, Press
from bot.interaction.translator import said as translated
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import PlayedAnswer
from bot.match.safe_names import picked_keys, token
from bot.words import Words
from engine.core import goods
from engine.core.deckbuilding import DECK_VERB
from engine.core.game import Game
from engine.core.goods import Goods
from engine.core.presentation import FormPart, Verb
from engine.core.types import Action, Decision, Illegal, Option, Seat
from render import marked_label
from render.prose.phrases import option_label

STALE_REFUSALS: Final = ("refuse-stale", "refuse-over", "refuse-cancelled")
"""Refusals that also show the current position."""

MAX_MODAL_TITLE: Final = 45
MAX_MODAL_LABEL: Final = 45


async def choice(interaction: Interaction, args: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Answer a question by its button; that of a hint may have several picks."""
    if len(args) < 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, *tokens = args
    await answer(interaction, match_id, decision_name, tuple(tokens))


async def menu(interaction: Interaction, args: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Answer a question by a menu, whose values are tokens of keys."""
    if len(args) != 3:
        raise Refused("refuse-unknown-button")
    await answer(interaction, args[0], args[1], values)


async def pick(press: Press) -> None:
    """Pick in one of several menus that together take an answer, or give the answer."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    if len(args) != 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, part = args
    draft = read_selection(interaction.message, decision_name, custom_ids.make(custom_ids.PICK, *args), values)
    if part == DONE_PART:
        await answer(interaction, match_id, decision_name, draft.picked)
    else:
        await private_cards.mark(interaction, words, match_id, draft)


async def answer(
    interaction: Interaction, match_id: str, decision_name: str, tokens: tuple[str, ...], *more: tuple[str, ...]
) -> None:
    """Acknowledge, then play, and show the result to the player in private.

    `more` answers the questions that follow, which are asked of the same player.

    Several choices in a row on a private card are published together, at the end of the turn or when no more come.
    """
    await acknowledge(interaction)
    answered = await _play(interaction, match_id, decision_name, (tokens, *more))
    if answered is None:
        return
    await private_cards.drop_aside(interaction, match_id)
    if context.is_private(interaction):
        is_ahead = answered.goes_on and interaction.client.services.publisher.is_behind(match_id)
        words = await interaction.client.services.languages.private(interaction)
        await private_cards.report(interaction, words, match_id, answered.shown, is_ahead=is_ahead)
    await private_cards.raise_obstacle(interaction, match_id)


async def _play(
    interaction: Interaction, match_id: str, decision_name: str, answers: Sequence[tuple[str, ...]]
) -> PlayedAnswer | None:
    """Play answers, and return the last; if it is too late for one, show the position and return None."""
    match = await context.require_playable(interaction, match_id)
    services = interaction.client.services
    matches, publisher, open_cards = services.matches, services.publisher, services.open_cards
    user, key, name = interaction.user.id, str(interaction.id), context.own_name(interaction, match)
    if match.channel_id == interaction.channel_id:
        open_cards.pressed(match_id, interaction)
    is_aside = open_cards.is_aside(match_id, interaction)
    is_private = context.is_private(interaction) and not is_aside
    try:
        if is_private and open_cards.is_board(match_id, interaction):
            is_private = await _is_closed(interaction, match_id, decision_name)
        with publisher.paused(match_id) if is_private else nullcontext():
            answered = await matches.choose(match_id, user, decision_name, answers[0], key, name)
            for number, tokens in enumerate(answers[1:], start=1):
                following = await _next_question(interaction, match_id)
                answered = await matches.choose(match_id, user, following, tokens, f"{key} {number}", name)
            if is_private and answered.goes_on:
                publisher.publish_when_idle(match_id)
    except Refused as refused:
        if refused.sentence not in STALE_REFUSALS:
            raise
        words = await services.languages.private(interaction)
        if is_aside:
            await change(interaction, said(words(refused.sentence)))
            return None
        await private_cards.present(interaction, words, match_id, CardNotes(first=words(refused.sentence)))
        return None
    return answered


async def _is_closed(interaction: Interaction, match_id: str, decision_name: str) -> bool:
    """Return True for questions that only their player sees; the public card shows the others and what follows them."""
    match = await interaction.client.services.matches.get_match(match_id)
    found = next((one for one in match.core.decisions if match.decision_name(one) == decision_name), None)
    return found is None or not found.ask.open


async def _next_question(interaction: Interaction, match_id: str) -> str:
    """Return the name of the user's open question."""
    match = await interaction.client.services.matches.get_match(match_id)
    seat = match.seat_of(interaction.user.id)
    found = next((one for one in match.core.decisions if one.ask.seat == seat), None)
    if found is None:
        raise Refused("refuse-stale")
    return match.decision_name(found)


async def form(press: Press) -> None:
    """Open the window of a form, or answer its questions by what was chosen there."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 3:
        raise Refused("refuse-unknown-button")
    match_id, decision_name, chosen = args
    match, seat = await context.as_player(interaction, match_id)
    try:
        decision = match.decision(seat, decision_name)
    except Refused as refused:
        await acknowledge(interaction)
        await private_cards.present(interaction, words, match_id, CardNotes(first=words(refused.sentence)))
        return
    (key,) = picked_keys(decision, (chosen,))
    if key not in match.game.forms or key not in {option.key for option in decision.ask.options}:
        raise Refused("refuse-unknown-button")
    if interaction.type is not discord.InteractionType.modal_submit:
        await interaction.response.send_modal(form_card(words.at(match.names), match, decision, key))
        return
    try:
        first, *more = form_answers(match, decision, key, read_form(interaction.data))
    except Illegal as illegal:
        if illegal.reason.kind == "not_offered":
            raise Refused("refuse-form", most=max(part.most for part in match.game.forms[key])) from None
        raise match.refused(illegal.reason) from None
    await answer(interaction, match_id, decision_name, (first,), *((one,) for one in more))


async def no_tips(press: Press) -> None:
    """Switch off tips for the user."""
    interaction, words = press.interaction, press.words
    await tips.switch_off(interaction)
    await change(interaction, said(words("tips-off")))


def form_card(words: Words, match: SeatedMatch, decision: Decision, key: str) -> ui.Modal:
    """Return the window in which the answers to the questions of a form are chosen."""
    game, parts = match.row.game, match.game.forms[key]
    custom_id = custom_ids.make(custom_ids.FORM, match.row.id, match.decision_name(decision), token(key))
    modal = ui.Modal(title=cut(words(f"{game}-form-{key}"), MAX_MODAL_TITLE), custom_id=custom_id)
    for part, options in zip(parts, _offered(match, decision, key), strict=True):
        options.sort(key=lambda one: [*_goods(one, part)])  # amounts of a kind beside each other
        entries = [
            discord.SelectOption(
                label=cut(option_label(words, game, part.kind, option), MAX_MENU_LABEL), value=option.key
            )
            for option in options[:MAX_MENU_OPTIONS]
        ]
        most = min(part.most, len(entries))
        menu: Select = Select(custom_id=part.kind, min_values=1, max_values=most, options=entries)
        label = words(f"{game}-form-{key}-{part.kind}", most=most)
        modal.add_item(ui.Label(text=cut(label, MAX_MODAL_LABEL), component=menu))
    modal.stop()
    return modal


def read_form(data: Any) -> dict[str, tuple[str, ...]]:
    """Return the values chosen in the menus of a window, by the kind of their question."""
    rows = (row.get("component", {}) for row in (data or {}).get("components", ()))
    return {str(menu.get("custom_id")): tuple(map(str, menu.get("values", ()))) for menu in rows}


def form_answers(
    match: SeatedMatch, decision: Decision, key: str, chosen: Mapping[str, Sequence[str]]
) -> tuple[str, ...]:
    """Return `key`, and the key of the answer to each question of its form.

    Raises `Illegal` if the goods that were chosen are not on offer together.
    """
    position, seat, kind, picks = match.core.position, decision.ask.seat, decision.kind, [key]
    for part in match.game.forms[key]:
        position, _ = match.game.apply(position, Action(seat, kind, (picks[-1],)))
        kind = part.kind
        amounts = {one.key: _goods(one, part) for one in _options(match, position, seat, part)}
        wanted = goods.total(*(amounts.get(one, {}) for one in chosen.get(kind, ())))
        refused = next((one for one in chosen.get(kind, ()) if one not in amounts), None)
        found = next((one for one, amount in amounts.items() if wanted and amount == wanted), None)
        if refused is not None or found is None:
            ordered = {each: wanted[each] for amount in amounts.values() for each in amount if each in wanted}
            reason = match.game.why(position, seat, kind, refused or goods.key(ordered))
            assert reason is not None
            raise Illegal(reason)
        picks.append(found)
    return tuple(picks)


def _offered(match: SeatedMatch, decision: Decision, key: str) -> Iterator[list[Option]]:
    """Yield the options of each question that are amounts of one kind, whatever is chosen before."""
    seat, kind = decision.ask.seat, decision.kind
    before = [(match.core.position, key)]
    for part in match.game.forms[key]:
        positions = [match.game.apply(position, Action(seat, kind, (pick,)))[0] for position, pick in before]
        found = [
            (at, one) for at in positions for one in _options(match, at, seat, part) if len(_goods(one, part)) == 1
        ]
        yield [*{one.key: one for _, one in found}.values()]
        kind = part.kind
        before = [(at, one.key) for at, one in found if sum(_goods(one, part).values()) == 1]


def _options(match: SeatedMatch, position: Any, seat: Seat, part: FormPart) -> tuple[Option, ...]:
    play = match.game.resume(position)
    return next(one.ask.options for one in play.decisions if (one.ask.seat, one.kind) == (seat, part.kind))


def _goods(option: Option, part: FormPart) -> Goods:
    """Return the goods of an option of a form's question, nothing if it declines."""
    given = option.data.get(part.goods)
    return goods.total(given) if isinstance(given, dict) and option.key != part.none else {}


Command = app_commands.Command[Any, ..., Any]
Callback = Callable[..., Coroutine[Any, Any, None]]
PICK_SEPARATOR = ","  # separates several picks of one answer


def command_names(game: Game[Any, Any]) -> tuple[str, ...]:
    """Return the names of a game's command group: the current one, and former ones that still work."""
    return (game.command, *game.former_commands)


def group_of(game: Game[Any, Any], name: str) -> app_commands.Group:
    """Return the command group of a game under one of its names, with a subcommand for every verb."""
    group = app_commands.Group(name=name, description=translated(f"game-{game.name}-about"), **DIRECT_TOO)
    for verb in verbs(game):
        group.add_command(_with_pick(game.name, verb) if verb.param else _without_pick(game.name, verb))
    return group


def verbs(game: Game[Any, Any]) -> tuple[Verb, ...]:
    """Return the verbs that are subcommands, except handing in a deck if decks have their own commands."""
    return tuple(verb for verb in game.verbs if game.deckbuilding is None or verb.name != DECK_VERB)


def _without_pick(game: str, verb: Verb) -> Command:
    @plainly
    async def command(interaction: Interaction, words: Words) -> None:
        await say(interaction, words, game, verb.name, ())

    return _command(game, verb, command)


def _with_pick(game: str, verb: Verb) -> Command:
    @plainly
    async def command(interaction: Interaction, words: Words, pick: str) -> None:
        picks = tuple(part.strip() for part in pick.split(PICK_SEPARATOR))
        await say(interaction, words, game, verb.name, picks)

    @safely
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete(interaction, game, verb.name, current)

    app_commands.rename(pick=translated(f"{game}-paramname-{verb.param}"))(command)
    app_commands.describe(pick=translated(f"{game}-param-{verb.param}"))(command)
    app_commands.autocomplete(pick=offered)(command)
    return _command(game, verb, command)


def _command(game: str, verb: Verb, callback: Callback) -> Command:
    return app_commands.Command(
        name=translated(f"{game}-verbname-{verb.name}"),
        description=translated(f"{game}-verb-{verb.name}"),
        callback=callback,
    )


async def say(interaction: Interaction, words: Words, game: str, verb: str, picks: tuple[str, ...]) -> None:
    """Answer the question that the verb belongs to, in the match of this channel."""
    require_permissions(interaction)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match = await context.here(interaction)
    if match.game != game:
        raise Refused("refuse-other-game", game=words(f"game-{match.game}"))
    answered = await interaction.client.services.matches.say(
        match.id, interaction.user.id, verb, picks, str(interaction.id), display_name(interaction.user)
    )
    await private_cards.report(interaction, words, match.id, answered.shown)
    await private_cards.raise_obstacle(interaction, match.id)


async def complete(interaction: Interaction, game: str, verb: str, current: str) -> list[app_commands.Choice[str]]:
    """Return the options of a verb for the player who is asked; none for other users."""
    client = interaction.client
    row = await context.here(interaction)
    match = await client.services.matches.get_match(row.id)
    seat = match.seat_of(interaction.user.id)
    if row.game != game:
        return []
    words = (await client.services.languages.private(interaction)).at(match.names)
    found: list[app_commands.Choice[str]] = []
    for kind, option in _verb_options(match, seat, verb):
        name = marked_label(words, game, kind, option)
        if current.lower() in f"{name} {option.key}".lower():
            found.append(app_commands.Choice(name=cut(name, MAX_CHOICE_NAME), value=token(option.key)))
    return found[:MAX_CHOICES]


def _verb_options(match: SeatedMatch, seat: int, verb: str) -> list[tuple[str, Option]]:
    return [
        (decision.kind, option)
        for decision in match.core.decisions
        if decision.ask.seat == seat
        for option in decision.ask.options
        if option.verb == verb
    ]
