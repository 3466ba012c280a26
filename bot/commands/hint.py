"""`/hint` and its button: the strongest computer player's answer to the user's question, shown in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.cards.advice import reason_lines, second_line
from bot.cards.controls import Question, cut
from bot.interaction.answering import reply, run_safely
from bot.interaction.context import here, seated
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.settings import hints_of
from bot.match.worker import SearchResult
from bot.words import Words
from engine.core.types import Decision
from render import marks

MAX_ANSWER_TEXT: Final = 700


def install(tree: app_commands.CommandTree) -> None:
    """Add the command."""

    @tree.command(name="hint", description=said("command-hint"))
    @app_commands.guild_only()
    async def command(interaction: Interaction) -> None:
        async def work(words: Words) -> None:
            await hint(interaction, words, (await here(interaction)).id)

        await run_safely(interaction, work)


async def hint(interaction: Interaction, words: Words, match_id: str) -> None:
    """Give a hint to a player who is asked."""
    match, seat = await seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    match.require_running()
    if not match.gives_hints():
        raise Refused("refuse-no-hints", why=hints_of(match.row))
    decision = next((one for one in match.core.decisions if one.ask.seat == seat), None)
    if decision is None:
        raise match.not_your_move()
    await acknowledge(interaction, ephemeral=True, thinking=True)
    found = await interaction.client.services.thinking.hint(match, decision)
    await reply(interaction, hint_text(words.at(match.names), match, decision, found))


def hint_text(words: Words, match: SeatedMatch, decision: Decision, found: SearchResult) -> str:
    """Return a hint as text: the choice with its strongest reasons, or that the next best is about as good."""
    picked = _named(words, match, decision, found.picks)
    lines = [words("hint-choice", options=picked) if picked else words("hint-none")]
    if second := second_line(words, found, _named(words, match, decision, found.second or ())):
        lines.append(second)
    if not found.about_equal:
        reasons = reason_lines(words, match.row.game, found.reasons, words("reason-you"))
        lines += [f"- {line}" for line in reasons]
    return "\n".join(lines)


def _named(words: Words, match: SeatedMatch, decision: Decision, picks: Sequence[str]) -> str:
    """Return the labels of an answer's options, with the letters on the card's picture."""
    numbered = frozenset(spot for spot, _ in marks(match.view(decision.ask.seat)))
    shown = Question(words, match.row.game, match.row.id, match.decision_name(decision), decision, numbered)
    options = {option.key: option for option in decision.ask.options}
    return discord.utils.escape_markdown(
        cut(", ".join(shown.label(options[key], MAX_ANSWER_TEXT) for key in picks), MAX_ANSWER_TEXT)
    )
