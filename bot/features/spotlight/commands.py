"""`/spotlight`: the best predictors of a server; contests, their posting, and the messages and buttons that show them."""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_BUTTON_LABEL, MAX_BUTTONS_IN_ROW, Button, Question, Row
from bot.cards.layouts import OutgoingMessage, gallery, plain, text
from bot.cards.match_names import mentioning, titled_with_players
from bot.cards.opinions import reason_lines
from bot.cards.private_card import hand_of
from bot.cards.turn_card import board_of, moment
from bot.commands.server import demand_moderator
from bot.delivery.causes import SPOTLIGHT, Cause, caused_by
from bot.delivery.failures import UNSENT, failure_name, is_final
from bot.delivery.nonces import nonce_of
from bot.delivery.permissions import missing_in
from bot.delivery.sweeper import Sweeper
from bot.features.replay.cards import ReplayState
from bot.features.spotlight.puzzles import SPOTLIGHT_SETTING, Puzzles, Solution, find_question, solution_of
from bot.features.spotlight.service import CONTEST_INTERVAL, VOID, Gone, NotShown, Spotlight, viewer
from bot.interaction.refusals import plainly, reply
from bot.interaction.responses import acknowledge
from bot.interaction.services import Client, Feature, Interaction, Press, Services, StepButton, Tree, group
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from bot.match.settings import THEME
from bot.match.timeline import Timeline
from bot.words import Words
from engine.core.types import Action, Decision, Option
from engine.core.view import View
from render import DEFAULT_THEME, marks
from render.prose.numbers import written
from render.prose.phrases import ask_line
from storage.errors import StoreError
from storage.spotlight import ContestRow, PredictionRow, ScoreRow

SCORES_SHOWN: Final = 10

log = logging.getLogger(__name__)


class SpotlightHost(Sweeper):
    """Shows contests, one at a time."""

    def __init__(self, client: Client, services: Services) -> None:
        super().__init__()
        matches, timelines = services.matches, services.timelines
        self.puzzles = Puzzles(matches, timelines)
        self.runner = Spotlight(matches, timelines, self.puzzles, self, client.now)
        self._client = client
        self._languages = services.languages
        self._pictures = services.pictures
        self._step_buttons = services.step_buttons

    async def close(self) -> None:
        """Stop the search for puzzles."""
        await self.puzzles.close()

    async def _sweep(self) -> None:
        try:
            await self.runner.sweep()
        except StoreError as failed:
            log.error("the spotlight cannot be read: %s", type(failed).__name__)

    async def post(self, contest: ContestRow) -> int:
        """Post a contest."""
        match, timeline, words = await self._shown(contest)
        card = await asyncio.to_thread(contest_card, match, words, timeline, contest)
        return await self._send(contest, card, words, "contest")

    async def recap(self, contest: ContestRow, predictions: Sequence[PredictionRow]) -> int:
        """Remove the buttons of a contest and post its recap."""
        match, timeline, words = await self._shown(contest)
        await self._close(contest, await asyncio.to_thread(closed_card, match, words, timeline, contest), words)
        card = await asyncio.to_thread(recap_card, match, words, timeline, contest, predictions, self._step_buttons)
        return await self._send(contest, card, words, "recap")

    async def _shown(self, contest: ContestRow) -> tuple[SeatedMatch, Timeline, Words]:
        """Return the match of a contest, its timeline, and the words of the server's language."""
        match, timeline = await self.runner.position(contest)
        words = await self._languages.of_server(contest.guild_id)
        return match, timeline, words.at(match.names)

    async def _send(self, contest: ContestRow, card: OutgoingMessage, words: Words, what: str) -> int:
        layout, files = await self._pictures.draw(contest.match_id, card, words)
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        nonce, quiet = nonce_of(contest.id, [what.encode()]), discord.AllowedMentions.none()
        try:
            with caused_by(_cause(contest)):
                message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=quiet)
        except UNSENT as failed:
            if isinstance(failed, discord.HTTPException) and is_final(failed):
                raise Gone from failed
            raise NotShown(failure_name(failed)) from failed
        return message.id

    async def _close(self, contest: ContestRow, card: OutgoingMessage, words: Words) -> None:
        layout, files = await self._pictures.draw(contest.match_id, card, words)
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        try:
            with caused_by(_cause(contest)):
                await channel.get_partial_message(contest.message_id or 0).edit(view=layout, attachments=files)
        except UNSENT as failed:
            log.info("the buttons of a spotlight stay: %s", failure_name(failed))


def _cause(contest: ContestRow) -> Cause:
    return Cause(SPOTLIGHT, contest.id, contest.guild_id)


def install(tree: Tree) -> None:
    """Add `/spotlight` and `/server spotlight`."""
    tree.command(name="spotlight", description=said("command-spotlight"))(app_commands.guild_only(plainly(show)))
    choice = app_commands.describe(channel=said("param-server-spotlight"))(plainly(set_spotlight))
    group(tree, "server").command(name="spotlight", description=said("command-server-spotlight"))(choice)


def server_lines(words: Words, chosen: Mapping[str, str]) -> list[str]:
    """Return the line about the spotlight for the list of a server's settings."""
    channel = chosen.get(SPOTLIGHT_SETTING)
    return [words("server-show-spotlight", where=f"<#{channel}>") if channel else words("server-show-no-spotlight")]


async def set_spotlight(interaction: Interaction, words: Words, channel: discord.TextChannel | None = None) -> None:
    """Choose the channel of the spotlight, or None to end it."""
    guild_id = demand_moderator(interaction)
    if channel is not None and missing_in(channel):
        raise Refused("refuse-spotlight-channel", where=channel.mention)
    chosen = None if channel is None else str(channel.id)
    await interaction.client.services.preferences.choose("guild", guild_id, SPOTLIGHT_SETTING, chosen)
    done = words("server-spotlight-ended") if channel is None else words("server-spotlight-done", where=channel.mention)
    await reply(interaction, done)


async def show(interaction: Interaction, words: Words) -> None:
    """Show who predicts best."""
    scores = await interaction.client.services.matches.store.scores(interaction.guild_id or 0, SCORES_SHOWN)
    if not scores:
        raise Refused("refuse-spotlight-no-scores")
    await reply(interaction, score_lines(words, scores))


async def pressed(press: Press) -> None:
    """Take a prediction, which is secret until the question is answered."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 2:
        raise Refused("refuse-unknown-button")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    services, (contest_id, chosen) = interaction.client.services, args
    taken = await services[SpotlightHost].runner.predict(
        contest_id, interaction.guild_id, interaction.user.id, lambda key: token(key) == chosen
    )
    named = words.at(taken.match.names)
    label = answer_label(named, taken.match, taken.decision, taken.option)
    await reply(interaction, words(f"{topic(taken.contest)}-predicted", answer=label))


MAX_WINNERS_NAMED: Final = 20


def contest_card(match: SeatedMatch, words: Words, timeline: Timeline, contest: ContestRow) -> OutgoingMessage:
    """Return the position with its question, and a button for each answer; `words` know the players' names."""
    view = timeline.view(contest.length, viewer(contest))
    decision = find_question(view, contest.seat, contest.kind)
    buttons = [
        Button(
            label=answer_label(words, match, decision, option),
            custom_id=custom_ids.make(custom_ids.SPOTLIGHT, contest.id, token(option.key)),
        )
        for option in decision.ask.options
    ]
    rows = [Row(*buttons[at : at + MAX_BUTTONS_IN_ROW]) for at in range(0, len(buttons), MAX_BUTTONS_IN_ROW)]
    hint = text(words(f"{topic(contest)}-how", until=f"<t:{contest.opened_at + CONTEST_INTERVAL}:R>"))
    return _position(match, words, view, contest, hint, *rows)


def closed_card(match: SeatedMatch, words: Words, timeline: Timeline, contest: ContestRow) -> OutgoingMessage:
    """Return the contest without its buttons, once it is answered."""
    closed = text(f"-# {words(f'{topic(contest)}-closed')}")
    return _position(match, words, timeline.view(contest.length, viewer(contest)), contest, closed)


def recap_card(
    match: SeatedMatch,
    words: Words,
    timeline: Timeline,
    contest: ContestRow,
    predictions: Sequence[PredictionRow],
    step_buttons: Sequence[StepButton] = (),
) -> OutgoingMessage:
    """Return the answer, the board after it, and who predicted it; for a puzzle, the solution and why it is best."""
    before = timeline.view(contest.length, viewer(contest))
    decision = find_question(before, contest.seat, contest.kind)
    heading = f"### {words(f'{topic(contest)}-recap', what=titled_with_players(words, match.row, match.seats))}"
    option = next((one for one in decision.ask.options if one.key == contest.answer), None)
    if contest.answer in (None, VOID) or option is None:
        return OutgoingMessage(plain(text(f"{heading}\n{words('spotlight-void')}")), ())
    solution = solution_of(contest)
    if solution is not None:
        lines = [heading, *_solved(words, match, before, contest, solution), *_right(words, predictions)]
        opening = ReplayState(match.row.id, contest.length).custom_id("open")
        replay: Button = Button(label=words("button-puzzle-replay"), custom_id=opening)
        acts = Row(replay, *(make(words, match.row.id, contest.length) for make in step_buttons))
        return OutgoingMessage(plain(text("\n".join(lines)), acts), ())
    after = timeline.view(timeline.stops[timeline.stop_at((contest.answered or 0) + 1)].step, None)
    board = board_of(words, after, match.row.settings.get(THEME, DEFAULT_THEME), before=before)
    player = mentioning(words, match).seat(contest.seat)
    label = discord.utils.escape_markdown(answer_label(words, match, decision, option))
    lines = [heading, words("spotlight-answer", player=player, answer=label), *_right(words, predictions)]
    return OutgoingMessage(plain(text("\n".join(lines)), gallery(board)), (board,))


def answer_label(words: Words, match: SeatedMatch, decision: Decision, option: Option) -> str:
    """Return the label of an answer, with the mark that its place has in the picture."""
    question = Question(words, match.row.game, match.row.id, "", decision)
    return question.label(option, MAX_BUTTON_LABEL)


def topic(contest: ContestRow) -> str:
    """Return the prefix of the word ids of a contest."""
    return "spotlight" if contest.puzzle is None else "puzzle"


def score_lines(words: Words, scores: Sequence[ScoreRow]) -> str:
    """Return a line for each of the users with the best predictions."""
    lines = [
        words(
            "spotlight-score",
            place=place,
            user=f"<@{one.user_id}>",
            points=one.points,
            right=one.right,
            count=one.count,
        )
        for place, one in enumerate(scores, start=1)
    ]
    return "\n".join([f"### {words('spotlight-scores')}", *lines])


def _position(
    match: SeatedMatch, words: Words, view: View, contest: ContestRow, *below: ui.Item[Any]
) -> OutgoingMessage:
    """Return the question and the board; for a puzzle, the hand too."""
    theme, decision = match.row.settings.get(THEME, DEFAULT_THEME), find_question(view, contest.seat, contest.kind)
    title = f"## {words(f'{topic(contest)}-title')}"
    about = f"{titled_with_players(words, match.row, match.seats)} · {moment(words, view)}"
    heading = text(f"{title}\n{about}\n### {ask_line(mentioning(words, match), match.row.game, decision)}")
    board, hand = board_of(words, view, theme), hand_of(words, view, theme, marks(view))
    pictures = [gallery(picture) for picture in (board, hand) if picture is not None]
    return OutgoingMessage(plain(heading, *pictures, *below), (board,), hand=hand)


def _solved(words: Words, match: SeatedMatch, view: View, contest: ContestRow, solution: Solution) -> Iterator[str]:
    """Yield the solution, what it leads to that the second-best answer does not, and what was chosen in the match."""
    decision = find_question(view, contest.seat, contest.kind)
    entry = match.core.log[contest.length]
    assert isinstance(entry, Action)
    best, second, chosen = (
        discord.utils.escape_markdown(answer_label(words, match, decision, option))
        for pick in (solution.pick, solution.second, *entry.picks)
        for option in decision.ask.options
        if option.key == pick
    )
    player = mentioning(words, match).seat(contest.seat)
    yield words("puzzle-solution", answer=best)
    yield words("puzzle-margin", points=written(solution.points, words.locale, 1), second=second)
    yield from (f"-# {line}" for line in reason_lines(words, match.row.game, solution.reasons, player))
    yield words("puzzle-played", player=player, answer=chosen)


def _right(words: Words, predictions: Sequence[PredictionRow]) -> list[str]:
    counted = [one for one in predictions if one.points is not None]
    right = [f"<@{one.user_id}>" for one in counted if one.points]
    lines = [words("spotlight-right", right=len(right), count=len(counted))]
    if right:
        more = "…" if len(right) > MAX_WINNERS_NAMED else ""
        lines.append(f"-# {', '.join(right[:MAX_WINNERS_NAMED])}{more}")
    return lines


FEATURE: Final = Feature(
    install=install,
    buttons={custom_ids.SPOTLIGHT: pressed},
    start=lambda client, services: [SpotlightHost(client, services)],
    server_lines=server_lines,
)
