"""`/daily`: the deal of the day, one attempt that counts, and the day before."""

import asyncio
import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import discord
from discord import app_commands
from msgspec import structs

from bot.cards import custom_ids
from bot.cards.layouts import Layout, OutgoingMessage
from bot.cards.times import timestamp
from bot.features.daily.cards import (
    BEST,
    BOTS,
    CHOICES,
    LINES,
    OWN,
    PLAY,
    SQUARES_FILE,
    RankedDay,
    ReplayedStep,
    at_deal,
    bots_score,
    front_card,
    play_card,
    replay_card,
    replayed,
    result_card,
    shared_card,
    squares_picture,
    title,
)
from bot.features.daily.deal import Deal, daily_games
from bot.features.daily.service import Attempt, Dailies
from bot.interaction.context import is_private, public_words, theme_of
from bot.interaction.refusals import display_name, plainly, require_permissions
from bot.interaction.responses import acknowledge, give
from bot.interaction.services import Feature, Interaction, Press, direct_too
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.match.safe_names import picked_keys
from bot.words import Words
from render import DEFAULT_THEME

DEAL_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d)\.(\w+)")  # a deal in a custom id
MAX_NUMBER_DIGITS: Final = 20
NEW_MESSAGES: Final = frozenset({PLAY, LINES, BEST, CHOICES})  # acts of which the pressed message stays as it is


class PrivateAnswer:
    """The private message that answers a press or command: the one that was pressed, or with `anew` a new one."""

    def __init__(self, interaction: Interaction, words: Words, *, anew: bool) -> None:
        self.interaction, self.words, self._anew = interaction, words, anew
        self.user, self.guild_id = interaction.user, interaction.guild_id
        self.services = interaction.client.services
        self.dailies = self.services[Dailies]

    async def acknowledge(self) -> None:
        """Acknowledge the press or command."""
        await acknowledge(self.interaction, ephemeral=True, thinking=self._anew)

    async def give(self, layout: Layout, files: Sequence[discord.File] = ()) -> None:
        """Send the message, or change it if it was sent before."""
        anew, self._anew = self._anew, False
        await give(self.interaction, layout, files, renew=not anew)

    async def draw(self, card: OutgoingMessage, words: Words, game: str) -> None:
        """Give a card with its pictures."""
        await self.give(*await self.services.pictures.draw(f"daily-{game}", card, words))


def install(tree: app_commands.CommandTree) -> None:
    """Add `/daily`."""

    @tree.command(name="daily", description=said("command-daily"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.choices(game=choices(daily_games(), lambda one: f"game-{one}"))
    @direct_too
    @plainly
    async def daily(interaction: Interaction, words: Words, game: str) -> None:
        await _open(PrivateAnswer(interaction, words, anew=True), game)


async def pressed(press: Press) -> None:
    """Handle a choice in a daily deal, or a button about it."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    act, (day, game) = args[0] if args else "", _deal_name(args)
    is_own = is_private(interaction) or (interaction.message is not None and interaction.guild_id is None)
    answer = PrivateAnswer(interaction, words, anew=act in NEW_MESSAGES or not is_own)
    match act, args[2:], values:
        case ("begin", (), ()):
            await _begin(answer, day, game)
        case ("play", (), ()):
            await _open(answer, game)
        case ("share", (), ()):
            await _share(answer, day, game)
        case (custom_ids.CHOICE, (name, picked), ()):
            await _answer(answer, day, game, name, (picked,))
        case (custom_ids.MENU, (name, _), _):
            await _answer(answer, day, game, name, values)
        case ("lines", (), (who,)):
            await _replay(answer, day, game, who, 0)
        case ("step" | "best" | "choices", (who, step, *_), ()) if _is_number(step):
            await _replay(answer, day, game, who, int(step))
        case _:
            raise Refused("refuse-unknown-button")


def _deal_name(args: tuple[str, ...]) -> tuple[str, str]:
    """Return the day and the game that a custom id names. Raises `Refused` if there is no such game."""
    found = DEAL_NAME.fullmatch(args[1]) if len(args) > 1 else None
    if found is None or found[2] not in daily_games():
        raise Refused("refuse-unknown-button")
    return found[1], found[2]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < MAX_NUMBER_DIGITS


async def _open(answer: PrivateAnswer, game: str) -> None:
    """Show a user the deal of the day: before the attempt, in it, or after it."""
    await answer.acknowledge()
    dailies, day = answer.dailies, answer.dailies.today
    attempt = await dailies.attempt(answer.user.id, day, game)
    if attempt is not None:
        await _enter(answer, day, game)
        await _present(answer, attempt)
        return
    deal, record = await dailies.deal(day, game), await dailies.record(answer.user.id, day, game)
    seated, theme = at_deal(answer.words, deal, display_name(answer.user)), await theme_of(answer.interaction)
    yesterday = await _yesterday(answer, game)
    made = partial(front_card, seated, deal, record, dailies.midnight, yesterday, theme)
    await answer.draw(await asyncio.to_thread(made), seated, game)


async def _begin(answer: PrivateAnswer, day: str, game: str) -> None:
    await answer.acknowledge()
    await answer.dailies.begin(answer.user.id, day, game)
    await _enter(answer, day, game)
    attempt = await answer.dailies.attempt(answer.user.id, day, game)
    assert attempt is not None
    await _present(answer, attempt)


async def _enter(answer: PrivateAnswer, day: str, game: str) -> None:
    """Put the user's attempt on the ranking of this server."""
    if answer.guild_id is not None:
        await answer.dailies.enter(answer.guild_id, day, game, answer.user.id, display_name(answer.user))


async def _answer(answer: PrivateAnswer, day: str, game: str, name: str, tokens: Sequence[str]) -> None:
    """Make a move."""
    await answer.acknowledge()
    await _present(
        answer,
        await answer.dailies.answer(answer.user.id, day, game, name, lambda decision: picked_keys(decision, tokens)),
    )


async def _present(answer: PrivateAnswer, attempt: Attempt) -> None:
    """Show an attempt: the next question, or the result, at first without the squares, which take some seconds."""
    deal, dailies = attempt.play.deal, answer.dailies
    if not attempt.is_over:
        seated = at_deal(answer.words, deal, display_name(answer.user))
        card = await asyncio.to_thread(play_card, seated, attempt, dailies.midnight, await theme_of(answer.interaction))
        await answer.draw(card, seated, deal.game)
        return
    if attempt.marks is None:
        await _present_result(answer, attempt, comparing=True)
        attempt = structs.replace(attempt, marks=await dailies.marks(answer.user.id, attempt))
    await _present_result(answer, attempt)


async def _present_result(
    answer: PrivateAnswer, attempt: Attempt, *, comparing: bool = False, is_shared: bool = False
) -> None:
    deal = attempt.play.deal
    record = await answer.dailies.record(answer.user.id, deal.day, deal.game)
    yesterday = await _yesterday(answer, deal.game)
    made = partial(result_card, comparing=comparing, is_shared=is_shared)
    seated = at_deal(answer.words, deal, display_name(answer.user))
    layout, picture = await asyncio.to_thread(made, seated, attempt, record, yesterday)
    theme = await theme_of(answer.interaction)
    await answer.give(layout, await answer.services.pictures.event(SQUARES_FILE, picture, theme) if picture else ())


async def _yesterday(answer: PrivateAnswer, game: str) -> RankedDay | None:
    """Return the day before; None if the game was not dealt then."""
    dailies, guild = answer.dailies, answer.guild_id
    try:
        deal = await dailies.deal(dailies.yesterday, game)
    except Refused:
        return None
    ranking = None if guild is None else await dailies.ranking(guild, deal.day, game)
    return RankedDay(ranking, deal, await asyncio.to_thread(bots_score, deal))


async def _share(answer: PrivateAnswer, day: str, game: str) -> None:
    """Post the squares of an attempt in this channel."""
    interaction, user = answer.interaction, answer.user
    require_permissions(interaction)
    await answer.acknowledge()
    attempt = await answer.dailies.attempt(user.id, day, game)
    marks = None if attempt is None else attempt.marks
    if attempt is None or marks is None:
        raise Refused("refuse-daily-gone")
    public = await public_words(interaction)
    record = await answer.dailies.record(user.id, day, game)
    picture = squares_picture(public, attempt.play.deal, marks, record.streak)
    files = await answer.services.pictures.event(SQUARES_FILE, picture, DEFAULT_THEME)
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0, guild_id=answer.guild_id)
    layout = shared_card(public, attempt.play.deal, marks, picture, display_name(user))
    await channel.send(view=layout, files=files, allowed_mentions=discord.AllowedMentions.none())
    await _present_result(answer, attempt, is_shared=True)


async def _replay(answer: PrivateAnswer, day: str, game: str, who: str, step: int) -> None:
    """Show a moment of a line: the user's own once it has ended, or of a day that is over.

    Then it may be the computer players' or that of someone on this server's ranking.
    """
    await answer.acknowledge()
    dailies = answer.dailies
    if who == OWN:
        await _replay_own(answer, day, game, step)
        return
    dailies.require_past(day)
    deal = await dailies.deal(day, game)
    line, name = deal.line, ""
    if who != BOTS:
        ranking = await dailies.ranking(answer.guild_id or 0, day, game)
        player = next((one for one in ranking if str(one.user_id) == who), None)
        if player is None:
            raise Refused("refuse-daily-gone")
        line, name = await dailies.line_of(player.user_id, day, game), player.name
    await _show_step(
        answer, deal, name, partial(replayed, deal, line, step, who, name or answer.words("daily-bots-line"))
    )


async def _replay_own(answer: PrivateAnswer, day: str, game: str, step: int) -> None:
    """Show a moment of the user's own line, with the square of the choice that was made there."""
    attempt = await answer.dailies.attempt(answer.user.id, day, game)
    if attempt is None or attempt.marks is None:
        raise Refused("refuse-daily-gone")
    deal, name = attempt.play.deal, display_name(answer.user)
    await _show_step(answer, deal, name, partial(replayed, deal, attempt.play.line, step, OWN, name, attempt.marks))


async def _show_step(answer: PrivateAnswer, deal: Deal, name: str, moment: Callable[[], ReplayedStep]) -> None:
    seated = at_deal(answer.words, deal, name)
    card = await asyncio.to_thread(
        replay_card, seated, await asyncio.to_thread(moment), await theme_of(answer.interaction)
    )
    await answer.draw(card, seated, deal.game)


async def list_open(interaction: Interaction, user_id: int, words: Words) -> list[str]:
    """Return a line for each attempt that a user has begun today and not finished."""
    dailies = interaction.client.services[Dailies]
    when = timestamp(dailies.midnight)
    return [words("daily-open", title=title(words, game), when=when) for game in await dailies.open_games(user_id)]


FEATURE: Final = Feature(
    install=install,
    buttons={custom_ids.DAILY: pressed},
    start=lambda client, services: [Dailies(services.matches.store, client.now)],
    games_lines=list_open,
)
