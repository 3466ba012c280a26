"""The router of presses: find the handler of a custom id. Every press gets a response."""

from typing import Any, Final

from bot.app.features import FEATURES
from bot.cards import custom_ids
from bot.commands import answer, board, clock, hint, history, orders, resign, undo, why
from bot.interaction.context import follow_later
from bot.interaction.refusals import run_safely
from bot.interaction.services import Handler, Interaction, Press
from bot.match.errors import Refused
from bot.words import Words

FOREIGN_PREFIX: Final = "x|"  # the prefix of custom ids that are not the bot's, such as the buttons of the sandbox

CHOICE_PREFIXES: Final = (f"{custom_ids.CHOICE}|", f"{custom_ids.MENU}|")
"""Prefixes of the custom ids of answers to decisions, which most presses are."""

HANDLERS: Final[dict[str, Handler]] = {
    custom_ids.CHOICE: answer.choice,
    custom_ids.MENU: answer.menu,
    custom_ids.PICK: answer.pick,
    custom_ids.FORM: answer.form,
    custom_ids.TABLE: board.pressed,
    custom_ids.make(custom_ids.TABLE, "more"): board.chosen,
    custom_ids.make(custom_ids.TABLE, "log"): history.pressed,
    custom_ids.make(custom_ids.TABLE, why.WHY_MENU): why.pressed,
    custom_ids.make(custom_ids.TABLE, hint.WHY): hint.numbers,
    **{custom_ids.make(custom_ids.TABLE, act): resign.pressed for act in ("leave", "stay")},
    **{custom_ids.make(custom_ids.TABLE, act): undo.pressed for act in (*undo.UNDO_ACTS, "to", "taken")},
    custom_ids.CONSENT: answer.consent,
    custom_ids.ORDER: orders.pressed,
    custom_ids.CLOCK: clock.pressed,
    custom_ids.TIP: answer.no_tips,
    **{prefix: handler for feature in FEATURES for prefix, handler in feature.buttons.items()},
}
"""Handlers by the prefix of custom ids, or by the prefix and the first argument."""


async def pressed(interaction: Interaction) -> None:
    """Handle a pressed button or a choice in a menu."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if custom_id.startswith(FOREIGN_PREFIX):
        return
    prefix, *args = custom_id.split("|")
    values = tuple(str(value) for value in data.get("values", ()))
    handler = HANDLERS.get(custom_ids.make(prefix, *args[:1])) or HANDLERS.get(prefix) or unknown

    async def work(words: Words) -> None:
        with interaction.client.services.open_cards.answering(interaction.user.id):
            await handler(Press(interaction, words, tuple(args), values))
        await follow_later(interaction)

    await run_safely(interaction, work)


async def unknown(press: Press) -> None:
    """Refuse a press with an unknown custom id."""
    raise Refused("refuse-unknown-button")
