"""The router of presses: find the handler of a custom id. Every press gets a response."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.app.features import FEATURES
from bot.cards import custom_ids
from bot.commands import answer, board, clock, hint, history, orders, resign, undo, why
from bot.interaction.private_cards import lower_private_cards_left
from bot.interaction.refusals import run_without_words
from bot.interaction.services import Handler, Interaction, Press
from bot.match.errors import Refused

FOREIGN_PREFIX: Final = "x|"  # the prefix of custom ids that are not the bot's, such as the buttons of the sandbox

Answer = Callable[[Interaction, tuple[str, ...], tuple[str, ...]], Awaitable[None]]
ANSWER_HANDLERS: Final[dict[str, Answer]] = {custom_ids.CHOICE: answer.choice, custom_ids.MENU: answer.menu}
"""Handlers of answers to decisions, which most presses are, by prefix; they get (interaction, args, values).

No text is needed before an answer is stored, so they find the words themselves.
"""

HANDLERS: Final[dict[str, Handler]] = {
    custom_ids.PICK: answer.pick,
    custom_ids.FORM: answer.form,
    custom_ids.TABLE: board.pressed,
    custom_ids.make(custom_ids.TABLE, "more"): board.chosen,
    custom_ids.make(custom_ids.TABLE, "log"): history.pressed,
    custom_ids.make(custom_ids.TABLE, why.WHY_MENU): why.pressed,
    custom_ids.make(custom_ids.TABLE, hint.WHY): hint.numbers,
    **{custom_ids.make(custom_ids.TABLE, act): resign.pressed for act in ("leave", "stay")},
    **{custom_ids.make(custom_ids.TABLE, act): undo.pressed for act in (*undo.UNDO_ACTS, "to", "taken")},
    custom_ids.CONSENT: undo.consent,
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
    values = tuple(map(str, data.get("values", ())))

    async def work() -> None:
        with interaction.client.services.open_cards.answering(interaction.user.id):
            if prefix in ANSWER_HANDLERS:
                await ANSWER_HANDLERS[prefix](interaction, tuple(args), values)
            else:
                await _handle(interaction, prefix, tuple(args), values)
        await lower_private_cards_left(interaction)

    await run_without_words(interaction, work)


async def _handle(interaction: Interaction, prefix: str, args: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Handle a press that is no answer to a decision. Raises `Refused` for an unknown custom id."""
    handler = HANDLERS.get(custom_ids.make(prefix, *args[:1])) or HANDLERS.get(prefix)
    if handler is None:
        raise Refused("refuse-unknown-button")
    words = await interaction.client.services.languages.private(interaction)
    await handler(Press(interaction, words, args, values))
