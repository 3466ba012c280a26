"""`/orders`, `/game reactions` and `/game routine`: a player's standing orders in the channel's match."""

from typing import Final

from discord import app_commands

from bot.cards.controls import CardNotes
from bot.cards.layouts import Layout
from bot.cards.order_cards import KIND_SEPARATOR, OrderDraft, digest_of, draft_card, drafted, list_card, read_draft
from bot.cards.private_card import confirmation
from bot.interaction.context import about_match, as_player, here, is_private, seated
from bot.interaction.private_cards import present
from bot.interaction.refusals import plainly, reply
from bot.interaction.responses import acknowledge, change, show
from bot.interaction.services import Interaction, Press, direct_too
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.match.giving_orders import MATCH, compose, foreseen_options
from bot.match.match import SeatedMatch
from bot.match.notices import ORDER_ENDED_NOTICE, Notice, target, unpack
from bot.match.reactions_and_routine import ALWAYS_ROUTINE, ASK_PLAYER, REACT_NEVER, REACTION_ORDERS, ROUTINE_ORDERS
from bot.match.settings import NEVER_REACT, ROUTINE
from bot.match.standing_orders import PREMOVE, Order
from bot.words import Words
from engine.core.types import Seat

ORDER_VALUES: Final = {NEVER_REACT: REACT_NEVER, ROUTINE: ALWAYS_ROUTINE}
"""The value that switches a standing order on, by order."""


def install(tree: app_commands.CommandTree) -> None:
    """Add the command."""
    tree.command(name="orders", description=said("command-orders"))(direct_too(about_match(_list)))


def install_switches(group: app_commands.Group) -> None:
    """Add the commands to `/game` that switch an order for a whole match on or off."""

    @group.command(name="reactions", description=said("command-game-reactions"))
    @app_commands.describe(order=said("param-order"))
    @app_commands.choices(order=choices(REACTION_ORDERS, lambda one: f"order-{one}"))
    @plainly
    async def reactions(interaction: Interaction, words: Words, order: str) -> None:
        await give_order(interaction, words, NEVER_REACT, order)

    @group.command(name="routine", description=said("command-game-routine"))
    @app_commands.describe(order=said("param-order"))
    @app_commands.choices(order=choices(ROUTINE_ORDERS, lambda one: f"order-{one}"))
    @plainly
    async def routine(interaction: Interaction, words: Words, order: str) -> None:
        await give_order(interaction, words, ROUTINE, order)


async def pressed(press: Press) -> None:
    """Dispatch a button or menu of the list, or of a draft."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    match args:
        case ("list", match_id):
            await _list(interaction, words, match_id)
        case ("new", match_id) if values:
            await _draft(interaction, words, match_id, OrderDraft(values[0]))
        case ("cancel", match_id, name):
            await seated(interaction, match_id)
            await interaction.client.services.matches.ordering.cancel(match_id, interaction.user.id, name)
            await _list(interaction, words, match_id, status=words("standing-cancelled"))
        case ("ahead", match_id):
            await _plan_ahead(interaction, words, match_id)
        case ("always", match_id, id):
            await _give_on_card(interaction, words, match_id, id)
        case ("give", match_id, what, digest):
            await _give(interaction, words, match_id, read_draft(interaction.message, what, "", ()), digest)
        case (part, match_id, what):
            await _draft(interaction, words, match_id, read_draft(interaction.message, what, part, values))
        case _:
            raise Refused("refuse-unknown-button")


async def _list(interaction: Interaction, words: Words, match_id: str, *, status: str = "") -> None:
    """Show the list. Notices that it repeats are no longer sent."""
    match, seat = await _own(interaction, match_id)
    store = interaction.client.services.matches.store
    waiting = [row for row in await store.unsent(match_id) if row.target == target(interaction.user.id)]
    ended: list[Notice] = []
    for row in waiting:
        notice = unpack(row.body)
        if notice.kind == ORDER_ENDED_NOTICE:
            ended.append(notice)
            await store.sent([row.id])
    await _answer(interaction, list_card(words.at(match.names), match, seat, ended, status=status))


async def _draft(interaction: Interaction, words: Words, match_id: str, draft: OrderDraft) -> None:
    """Show a draft of an order."""
    match, seat = await _own(interaction, match_id)
    _require_known(match, seat, draft)
    await _answer(interaction, draft_card(words.at(match.names), match, seat, draft))


async def _give(interaction: Interaction, words: Words, match_id: str, draft: OrderDraft, digest: str) -> None:
    """Give an order as it was shown; if its options (a price, for example) have changed since, show it again."""
    match, seat = await _own(interaction, match_id)
    _require_known(match, seat, draft)
    order = drafted(match, seat, draft)
    if digest_of(order) != digest:
        await _draft(interaction, words, match_id, draft)
        return
    ordering = interaction.client.services.matches.ordering
    await ordering.give(match_id, interaction.user.id, order)
    await ordering.answer_now(match_id, interaction.user.id)
    await _list(interaction, words, match_id, status=words("standing-given"))


async def _plan_ahead(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the draft of a premove to a player whom the running phase has yet to ask."""
    match, seat = await _own(interaction, match_id)
    if seat in match.asked():
        raise Refused("refuse-asked-now")
    state, running = match.core.position.state, {decision.kind for decision in match.core.decisions}
    ahead = match.game.premoves.items()
    kind = next(
        (kind for kind, one in ahead if one.by_phase and kind in running and not one.is_done(state, seat)), None
    )
    if kind is None:
        raise Refused("refuse-nothing-ahead")
    await _draft(interaction, words, match_id, OrderDraft(f"{PREMOVE}{KIND_SEPARATOR}{kind}"))


async def _give_on_card(interaction: Interaction, words: Words, match_id: str, id: str) -> None:
    """Give an order that its question offers; it lasts until it is cancelled."""
    match, seat = await _own(interaction, match_id)
    orderable = match.game.orderable(id)
    if orderable is None or not orderable.on_card:
        raise Refused("refuse-no-such-order")
    order = compose(match, seat, Order(id), MATCH)
    await interaction.client.services.matches.ordering.give(match_id, interaction.user.id, order)
    await _list(interaction, words, match_id, status=words("standing-given"))


async def _own(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat]:
    match, seat = await as_player(interaction, match_id)
    match.require_running()
    return match, seat


def _require_known(match: SeatedMatch, seat: Seat, draft: OrderDraft) -> None:
    """Raise `Refused` for an order that cannot be given, since a forged menu may send anything."""
    if draft.id == PREMOVE:
        is_known = bool(foreseen_options(match, seat, draft.kind))
    else:
        is_known = draft.what == draft.id and match.game.orderable(draft.id) is not None
    if not is_known:
        raise Refused("refuse-no-such-order")


async def _answer(interaction: Interaction, layout: Layout) -> None:
    """Edit the message of the list; from any other message, or a command, show a new one in private."""
    if is_private(interaction) and _is_ours(interaction):
        await change(interaction, layout)
    else:
        await show(interaction, layout)


def _is_ours(interaction: Interaction) -> bool:
    """Return True if the pressed message is one of this module's, which have no pictures."""
    return interaction.message is not None and not interaction.message.attachments


async def ask_always(interaction: Interaction, words: Words, match_id: str) -> None:
    """Ask the player even questions that are otherwise answered from the start."""
    await acknowledge(interaction)
    await seated(interaction, match_id)
    await interaction.client.services.matches.ordering.switch(match_id, interaction.user.id, ROUTINE, on=False)
    await present(interaction, words, match_id, CardNotes(status=f"**{words('order-set-ask-routine')}**"))


async def order_on_card(interaction: Interaction, words: Words, match_id: str, setting: str) -> None:
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
        seat = match.seat_of(interaction.user.id)
        status.append(confirmation(words.at(match.names), match.row.game, answered.shown, seat))
    await present(interaction, words, match_id, CardNotes(status="\n".join(status)))


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
