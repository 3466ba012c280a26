"""`/game` commands of a running match, and the buttons of its card about the match."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import discord
from discord import app_commands
from msgspec import Struct

from bot.cards import custom_ids, layouts, turn_card
from bot.cards.confirmations import confirm_resigning
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, Row, Select, cut
from bot.cards.private_card import CardNotes, confirmation
from bot.commands import undo
from bot.commands.hint import WHY, hint, numbers
from bot.commands.history import NEWEST_PAGE, export, history, since, turn_page, verify
from bot.commands.lost_channel import rescue
from bot.commands.mygames import next_game
from bot.interaction import tips
from bot.interaction.answering import plainly, reply, require_permissions, run_safely
from bot.interaction.context import about_match, as_player, ask, defer, here, is_private, present, seated, show_hand
from bot.interaction.responses import acknowledge, change, is_answered
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import choices, said
from bot.match.conceding import ends
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.names import token
from bot.match.reactions import ALWAYS_ROUTINE, ASK_PLAYER, REACT_NEVER, REACTION_ORDERS, ROUTINE_ORDERS
from bot.match.settings import NEVER_REACT, ROUTINE, SERIES_GAME, THEME
from bot.words import LOCALES, Words
from engine.core.types import Option, Reason, Seat
from render import describe, marked_label, reference
from render.canvas.theme import THEMES
from render.prose.phrases import reason_line

ORDER_VALUES: Final = {NEVER_REACT: REACT_NEVER, ROUTINE: ALWAYS_ROUTINE}
"""The value that switches a standing order on, by order."""

MAX_WHY_MENUS: Final = 5
LATER_PREFIX: Final = "later."  # prefix of the values of entries for what comes later in the turn


class Wish(Struct, frozen=True):
    """An entry of the menus: an option of a question of this `kind`, why it is not on offer, and the entry's value."""

    kind: str
    option: Option
    reason: Reason
    value: str
    later: bool = False


async def why(interaction: Interaction, words: Words, match_id: str) -> None:
    """Offer a menu of everything that is not on offer now, and of what comes later in the turn."""
    match, seat = await _asked(interaction, match_id)
    wishes = wished(match, seat)
    if wishes:
        await reply(interaction, "", menus(words.at(match.names), match, wishes))
    else:
        await reply(interaction, words("why-everything"))


async def explain(interaction: Interaction, words: Words, match_id: str, values: tuple[str, ...]) -> None:
    """Explain above the menus why an option is not on offer; the next answer replaces this one."""
    match, seat = await _asked(interaction, match_id)
    words, wishes = words.at(match.names), wished(match, seat)
    for wish in wishes:
        if wish.value in values:
            escaped = discord.utils.escape_markdown
            option = escaped(_label(words, match, wish))
            reason = escaped(reason_line(words, match.row.game, wish.reason))
            said = words("why-answer", option=option, reason=reason)
            await change(interaction, menus(words, match, wishes, said))
            return
    raise Refused("refuse-stale")


async def _asked(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat]:
    match, seat = await as_player(interaction, match_id)
    if seat not in match.asked():
        raise Refused("why-nothing")
    return match, seat


def wished(match: SeatedMatch, seat: Seat) -> list[Wish]:
    """Return what a seat cannot do now, then what it may do later in the turn."""
    position = match.core.position
    kind = next((decision.kind for decision in match.core.decisions if decision.ask.seat == seat), "")
    now = [Wish(kind, option, reason, token(option.key)) for option, reason in match.game.unavailable(position, seat)]
    later = [
        Wish(one.kind, one.option, one.reason, f"{LATER_PREFIX}{token(one.option.key)}", later=True)
        for one in match.game.later(position, seat)
    ]
    return now + later


def menus(words: Words, match: SeatedMatch, wishes: Sequence[Wish], answer: str = "") -> layouts.Layout:
    """Return menus of all wishes, first those denied now, then those for later, with the last answer above them."""
    now, later = ([wish for wish in wishes if wish.later is when] for when in (False, True))
    rows = []
    for number, (key, listed, part, parts) in enumerate(_parts(now, later)):
        start = (part - 1) * MAX_MENU_OPTIONS
        menu: Select = Select(
            custom_id=custom_ids.make(custom_ids.TABLE, "reason", match.row.id, str(number)),
            placeholder=words(key, part=part, parts=parts),
            options=[
                discord.SelectOption(label=cut(_label(words, match, wish), MAX_MENU_LABEL), value=wish.value)
                for wish in listed[start : start + MAX_MENU_OPTIONS]
            ],
        )
        rows.append(Row(menu))
    return layouts.plain(layouts.text(answer or words("why-choose")), *rows)


def _parts(now: Sequence[Wish], later: Sequence[Wish]) -> list[tuple[str, Sequence[Wish], int, int]]:
    """Return, for each menu, its sentence, the list of wishes it shows a part of, and which part.

    A part is given as its number, counted from 1, and the total number of parts.
    """
    later_parts = -(-len(later) // MAX_MENU_OPTIONS)
    now_parts = min(-(-len(now) // MAX_MENU_OPTIONS), MAX_WHY_MENUS - min(1, later_parts))
    later_parts = min(later_parts, MAX_WHY_MENUS - now_parts)
    first = [("menu-why", now, part, now_parts) for part in range(1, now_parts + 1)]
    return first + [("menu-why-later", later, part, later_parts) for part in range(1, later_parts + 1)]


def _label(words: Words, match: SeatedMatch, wish: Wish) -> str:
    return marked_label(words, match.row.game, wish.kind, wish.option)


def install(group: app_commands.Group) -> None:
    """Add the commands to `/game`."""
    group.command(name="board", description=said("command-game-board"))(plainly(_board_here))
    for verb in ("hand", "describe", "since", "why", "resign", "export", "verify"):
        group.command(name=verb, description=said(f"command-game-{verb}"))(about_match(MATCH_HANDLERS[verb]))

    undo.install(group)
    group.command(name="log", description=said("command-game-log"))(plainly(history))

    @group.command(name="language", description=said("command-game-language"))
    @app_commands.describe(language=said("param-language"), scope=said("param-scope"))
    @app_commands.choices(
        language=choices((*LOCALES, "auto"), lambda one: f"language-{one}"),
        scope=choices(("me", "server"), lambda one: f"scope-{one}"),
    )
    async def language(interaction: Interaction, language: str, scope: str = "me") -> None:
        await run_safely(interaction, lambda words: set_language(interaction, words, language, scope))

    @group.command(name="theme", description=said("command-game-theme"))
    @app_commands.describe(theme=said("param-theme"), scope=said("param-scope"))
    @app_commands.choices(
        theme=choices(THEMES, lambda one: f"theme-{one}"), scope=choices(("me", "match"), lambda one: f"scope-{one}")
    )
    async def theme(interaction: Interaction, theme: str, scope: str = "me") -> None:
        await run_safely(interaction, lambda words: set_theme(interaction, words, theme, scope))

    @group.command(name="reactions", description=said("command-game-reactions"))
    @app_commands.describe(order=said("param-order"))
    @app_commands.choices(order=choices(REACTION_ORDERS, lambda one: f"order-{one}"))
    async def reactions(interaction: Interaction, order: str) -> None:
        await run_safely(interaction, lambda words: give_order(interaction, words, NEVER_REACT, order))

    @group.command(name="routine", description=said("command-game-routine"))
    @app_commands.describe(order=said("param-order"))
    @app_commands.choices(order=choices(ROUTINE_ORDERS, lambda one: f"order-{one}"))
    async def routine(interaction: Interaction, order: str) -> None:
        await run_safely(interaction, lambda words: give_order(interaction, words, ROUTINE, order))


async def _board_here(interaction: Interaction, words: Words) -> None:
    """Show the board of the channel's match, or of one that can no longer be played elsewhere."""
    await defer(interaction)
    await rescue(interaction, words)
    await board(interaction, words, (await here(interaction)).id)


async def pressed(press: Press) -> None:
    """Dispatch a button of the turn card that is about the match, not a question."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    match args:
        case ("reason", match_id, _):
            await explain(interaction, words, match_id, values)
        case (act, _, _) if act == WHY:
            await numbers(press)
        case ("log", match_id, page, to) if page.isdecimal():
            await turn_page(interaction, words, match_id, int(page), to)
        case (act, match_id, undos) if act in undo.UNDO_ACTS and undos.isdecimal():
            await undo.pressed(interaction, words, act, match_id, int(undos))
        case ("undo", match_id):  # a card that an older version of the program posted
            await undo.pressed(interaction, words, "undo", match_id)
        case ("to", match_id, undos):
            await undo.chosen(interaction, words, match_id, undos, values)
        case ("taken", match_id, keep, log_length):
            await undo.confirmed(interaction, words, match_id, keep, log_length)
        case ("other-game",) if len(values) == 1:
            await move(interaction, words, values[0])
        case (what, match_id) if what in BUTTON_ACTS:
            await MATCH_HANDLERS[what](interaction, words, match_id)
        case _:
            raise Refused("refuse-unknown-button")


async def chosen(press: Press) -> None:
    """Dispatch a choice in the menu below the buttons of the turn card."""
    match (*press.args[1:], *press.values):
        case (match_id, act) if act in (*turn_card.MORE_ACTS, "no-tips"):
            await MATCH_HANDLERS[act](press.interaction, press.words, match_id)
        case (match_id, act) if act in press.interaction.client.services.match_acts:
            await press.interaction.client.services.match_acts[act](press.interaction, press.words, match_id)
        case _:
            raise Refused("refuse-unknown-button")


async def board(interaction: Interaction, words: Words, match_id: str, *, whole: bool = True) -> None:
    """Show the user the board and, to a player, the choices. A deleted card is posted again.

    Without `whole`, a player sees only the pictures to choose by.
    """
    if not is_answered(interaction):
        await defer(interaction)
    client = interaction.client
    match, seat = await present(interaction, words, match_id, CardNotes(whole=whole))
    if match.row.status != "live" or seat is None:
        return
    shown_on = interaction.message.id if interaction.message is not None else None
    if not await client.services.publisher.exists(match_id, shown_on):
        require_permissions(interaction, words, match.row)
        await client.services.publisher.refresh(match_id)
        await reply(interaction, words("refuse-card-gone"))


async def move(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show a player the choices that only that player may see."""
    match, seat = await as_player(interaction, match_id)
    match.require_running()
    if seat not in match.asked():
        raise match.not_your_move()
    await board(interaction, words, match_id, whole=False)


async def hand(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show players their own hand."""
    await defer(interaction)
    await show_hand(interaction, words, match_id)


async def described(interaction: Interaction, words: Words, match_id: str) -> None:
    """Describe the whole position to the user, in several messages if necessary; long lists are behind a button."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match, seat = await seated(interaction, match_id)
    view, words = match.view(seat), words.at(match.names)
    parts = layouts.pages(discord.utils.escape_markdown(describe(view, words, whole=False)))
    more = [Row(turn_card.table_button(words, match, "reference"))] if reference(view, words) else []
    for number, part in enumerate(parts, start=1):
        await reply(interaction, "", layouts.plain(layouts.text(part), *(more if number == len(parts) else [])))


async def referred(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the user the long lists of a game as text, such as everything that can be built."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match, seat = await seated(interaction, match_id)
    for part in layouts.pages(discord.utils.escape_markdown(reference(match.view(seat), words.at(match.names)))):
        await reply(interaction, part)


async def resign(interaction: Interaction, words: Words, match_id: str) -> None:
    """Ask for confirmation before a seat is given up."""
    match, seat = await as_player(interaction, match_id)
    if match.row.status != "live":
        raise Refused("refuse-over")
    require_permissions(interaction, words, match.row)
    winner = turn_card.listed(words.at(match.names), [1 - seat]) if ends(match) else ""
    is_last = match.people == {interaction.user.id}
    await ask(
        interaction,
        confirm_resigning(words, match_id, winner, is_last=is_last, in_series=SERIES_GAME in match.row.settings),
    )


async def leave(interaction: Interaction, words: Words, match_id: str) -> None:
    """Concede: the match ends, or a computer player takes over the seat."""
    match, _ = await seated(interaction, match_id)
    require_permissions(interaction, words, match.row)
    await interaction.client.services.matches.conceding.concede(match_id, interaction.user.id)
    await change(
        interaction, layouts.said(words("resign-done-series" if SERIES_GAME in match.row.settings else "resign-done"))
    )


async def stay(interaction: Interaction, words: Words, match_id: str) -> None:
    """Keep the seat."""
    await change(interaction, layouts.said(words("resign-kept")))


async def set_language(interaction: Interaction, words: Words, language: str, scope: str) -> None:
    """Choose the language of the user's private answers, or of the server's public messages."""
    if language not in (*LOCALES, "auto"):
        raise Refused("refuse-unknown-language", language=language)
    languages = interaction.client.services.languages
    chosen = None if language == "auto" else language
    if scope == "server":
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise Refused("refuse-not-moderator")
        await languages.choose("guild", interaction.guild_id, chosen)
        words = await languages.public(interaction)
    else:
        await languages.choose("user", interaction.user.id, chosen)
        words = await languages.private(interaction)
    await reply(interaction, words(f"language-set-{scope}" + ("-auto" if chosen is None else "")))


async def set_theme(interaction: Interaction, words: Words, theme: str, scope: str) -> None:
    """Choose the theme of the boards that only the user sees, or of this channel's match."""
    if theme not in THEMES:
        raise Refused("refuse-unknown-theme", theme=theme)
    if scope == "match":
        match = await here(interaction)
        await interaction.client.services.matches.set_theme(match.id, interaction.user.id, theme)
    else:
        await interaction.client.services.preferences.choose("user", interaction.user.id, THEME, theme)
    await reply(interaction, words(f"theme-set-{scope}", theme=words(f"theme-{theme}")))


async def ask_always(interaction: Interaction, words: Words, match_id: str) -> None:
    """Ask the player even questions that are otherwise answered from the start."""
    await acknowledge(interaction)
    await seated(interaction, match_id)
    await interaction.client.services.matches.ordering.switch(match_id, interaction.user.id, ROUTINE, on=False)
    await present(interaction, words, match_id, CardNotes(status=f"**{words('order-set-ask-routine')}**"))


async def _order_on_card(interaction: Interaction, words: Words, match_id: str, setting: str) -> None:
    """Give the order of a button, which answers the question beside it too."""
    await acknowledge(interaction)
    await seated(interaction, match_id)
    services = interaction.client.services
    with services.publisher.paused(match_id):
        await services.matches.ordering.switch(match_id, interaction.user.id, setting, on=True)
        answered = await services.matches.ordering.answer_now(match_id, interaction.user.id)
        if answered is not None and answered.goes_on:
            services.publisher.publish_when_idle(match_id)
    status = [f"**{words(f'order-set-{ORDER_VALUES[setting]}')}**"]
    if answered is not None:
        match = await services.matches.get_match(match_id)
        status.append(confirmation(words.at(match.names), match.row.game, answered.shown))
    await present(interaction, words, match_id, CardNotes(status="\n".join(status)))


async def no_tips(interaction: Interaction, words: Words, match_id: str) -> None:
    """Switch off tips for the user."""
    await acknowledge(interaction)
    await tips.switch_off(interaction)
    if is_private(interaction):
        await present(interaction, words, match_id, CardNotes(status=words("tips-off")))
    else:
        await reply(interaction, words("tips-off"))


async def give_order(interaction: Interaction, words: Words, setting: str, order: str) -> None:
    """Turn a standing order in this channel's match on or off."""
    if order not in (ASK_PLAYER, ORDER_VALUES[setting]):
        raise Refused("refuse-unknown-button")
    match = await here(interaction)
    ordering = interaction.client.services.matches.ordering
    await ordering.switch(match.id, interaction.user.id, setting, on=order != ASK_PLAYER)
    if order != ASK_PLAYER:
        await ordering.answer_now(match.id, interaction.user.id)
    await reply(
        interaction,
        words(f"order-set-{order}" if order != ASK_PLAYER else f"order-set-{ASK_PLAYER}-{ORDER_VALUES[setting]}"),
    )


MATCH_HANDLERS: Final[dict[str, Callable[[Interaction, Words, str], Awaitable[None]]]] = {
    "board": board,
    "hand": hand,
    "hint": hint,
    "describe": described,
    "reference": referred,
    "move": move,
    "next-game": next_game,
    "since": since,
    "log": partial(turn_page, page=NEWEST_PAGE, to=""),
    "why": why,
    "resign": resign,
    "leave": leave,
    "stay": stay,
    "never": partial(_order_on_card, setting=NEVER_REACT),
    "routine": partial(_order_on_card, setting=ROUTINE),
    "ask-always": ask_always,
    "no-tips": no_tips,
    "export": export,
    "verify": verify,
}
"""Handlers of commands and buttons: (interaction, words, match) -> None."""

BUTTON_ACTS: Final = MATCH_HANDLERS.keys() - {"log", "verify"}
