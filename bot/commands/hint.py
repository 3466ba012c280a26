"""`/hint` and its buttons: the strongest computer player's choice in the player's place, with reasons, in private."""

from collections.abc import Iterator, Sequence, Set
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands, ui
from msgspec import structs

from bot.cards import custom_ids
from bot.cards.controls import DONE_PART, Button, Question, Row, cut
from bot.cards.layouts import Layout, OutgoingMessage, PictureFile, gallery, plain, text
from bot.cards.opinions import PAIR, HintLabels, SaidMerit, has_numbers, hint_sentence, is_missed, number_lines
from bot.cards.private_card import pictures_to_choose_by
from bot.interaction.context import about_match, as_player, is_private, own_theme, seated
from bot.interaction.private_cards import has_pictures, show_aside
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press, direct_too
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from bot.match.search_worker import SearchResult
from bot.match.settings import event_of, hints_of
from bot.words import Words
from engine.core.computer_facts import POINTS
from engine.core.flow import Play, Position
from engine.core.merits import (
    BURDENS,
    COMPLETING,
    COUNTERPARTS,
    GIVEN_UP,
    PART,
    PLAIN,
    SIDE_EFFECTS,
    WAITING,
    WEAK,
    named_points,
    price,
    purpose,
    unshared,
)
from engine.core.types import Decision, Merit
from engine.minds.advice import PASS_VERB, helps_others
from render.prose.phrases import merit_clause

AnyPosition = Position[Any, Any]

MAX_OPTIONS_TEXT: Final = 700  # characters of the options of an answer that are named: a deck has many
MAX_CUSTOM_ID: Final = 100  # characters of a custom id; an answer of more picks than fit has no button
ALIKE: Final = COMPLETING | WEAK
"""Kinds of merits of two answers after either of which a player can score the same."""

SAVING: Final = "saving"
"""The kind of the reason that a pass saves the price of a worker."""

FIRST_TO_GIVE: Final = "first_to_give"
"""The kind of the reasons to pass first."""

WHY: Final = "hint-why"  # argument of the button that shows the numbers behind a hint


def install(tree: app_commands.CommandTree) -> None:
    """Add the command."""
    tree.command(name="hint", description=said("command-hint"))(direct_too(about_match(hint)))


async def hint(interaction: Interaction, words: Words, match_id: str) -> None:
    """Give a hint to a player who is asked."""
    match, seat = await as_player(interaction, match_id)
    match.require_running()
    if not match.gives_hints():
        raise Refused("refuse-no-hints", why="tournament" if event_of(match.row) else hints_of(match.row))
    decision = next((one for one in match.core.decisions if one.ask.seat == seat), None)
    if decision is None:
        raise match.not_your_move()
    await acknowledge(interaction, ephemeral=True, thinking=True)
    found = await interaction.client.services.thinking.hint(match, decision)
    named = words.at(match.names)
    # On a phone, a hint below a private card has moved that card's pictures out of sight.
    shown = pictures_to_choose_by(match, named, seat, await own_theme(interaction)) if is_private(interaction) else []
    card = OutgoingMessage(hint_card(named, match, decision, found, shown), tuple(shown))
    layout, files = await interaction.client.services.pictures.draw(match_id, card, named)
    await show_aside(interaction, match_id, layout, files=files)


async def numbers(press: Press) -> None:
    """Add the numbers behind a hint to it, for the player who was given it."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 3:
        raise Refused("refuse-unknown-button")
    match, seat = await seated(interaction, args[1])
    match.require_running()
    if seat is None or not match.gives_hints():
        raise Refused("refuse-hint-gone")
    decision = next((one for one in match.core.decisions if match.decision_name(one) == args[2]), None)
    found = interaction.client.services.thinking.hint_given(match.row.id, args[2])
    if decision is None or decision.ask.seat != seat or found is None:
        raise Refused("refuse-hint-gone")
    named = words.at(match.names)
    pictures = pictures_to_choose_by(match, named, seat, await own_theme(interaction))
    shown = pictures if has_pictures(interaction.message, pictures) else []
    await change(interaction, hint_card(named, match, decision, found, shown, with_numbers=True))


def hint_card(
    words: Words,
    match: SeatedMatch,
    decision: Decision,
    found: SearchResult,
    pictures: Sequence[PictureFile] = (),
    *,
    with_numbers: bool = False,
) -> Layout:
    """Show a hint below its `pictures`, with a button that plays it, and the numbers behind it or a button for them."""
    name, found = match.decision_name(decision), recalled(match, decision, found)
    buttons: list[Button] = []
    play = _play_id(match, decision, found.picks)
    if len(play) <= MAX_CUSTOM_ID:
        buttons.append(Button(label=words("button-hint-play"), custom_id=play, style=discord.ButtonStyle.primary))
    if has_numbers(match.row.game, found) and not with_numbers:
        why = custom_ids.make(custom_ids.TABLE, WHY, match.row.id, name)
        buttons.append(Button(label=words("button-hint-why"), custom_id=why, style=discord.ButtonStyle.secondary))
    parts: list[ui.Item[Any]] = [*map(gallery, pictures), text(hint_text(words, match, decision, found))]
    if with_numbers:
        parts.append(text(numbers_text(words, match, decision, found)))
    return plain(*parts, *([Row(*buttons)] if buttons else []))


def recalled(match: SeatedMatch, decision: Decision, found: SearchResult) -> SearchResult:
    """Return a hint for the answer that is as good, and better by what the player may remember."""
    picks = match.game.recall_answer(match.core.position, decision, found.picks, match.core.actions)
    return found if picks == found.picks else SearchResult(picks, about_equal=True, second=found.picks)


def _play_id(match: SeatedMatch, decision: Decision, picks: Sequence[str]) -> str:
    """Return the custom id that answers like a player's own press; without picks, it completes an empty draft."""
    name = match.decision_name(decision)
    if not picks:
        return custom_ids.make(custom_ids.PICK, match.row.id, name, DONE_PART)
    return custom_ids.make(custom_ids.CHOICE, match.row.id, name, *map(token, picks))


def hint_text(
    words: Words, match: SeatedMatch, decision: Decision, found: SearchResult, position: AnyPosition | None = None
) -> str:
    """Put a hint into words: the choice, and one reason.

    The question is one of the match, or of another `position` of its game.
    """
    position = match.core.position if position is None else position
    second = _named(words, match, decision, found.second or ()) or words("analysis-nothing")
    picked, rules = _picked(words, match, decision, found), _Rules(words, match, position, decision)
    labels = HintLabels(
        f"**{picked}**",
        second,
        next(_merits(rules, found, second), SaidMerit("")),
        _at_once(match, position, decision, found),
        _is_alike(match, position, decision, found),
    )
    if found.second is not None:
        shared, dearer = rules.shared(found.picks, found.second)
        said = rules.own(found.second, found.picks, picked, frozenset())
        merit = SaidMerit("") if shared.clause and labels.merit.kind in WEAK else labels.merit
        told = (one for one in said if one.kind not in match.game.faint and _is_alternative(one, merit))
        rival = next(told, SaidMerit(""))
        beside = rules.beside(found.picks, found.second)
        burden = rules.burden(found.second, found.picks)
        waits = any(merit.kind in WAITING for merit in rules.merits(found.picks, found.second))
        options = {option.key: option for option in decision.ask.options}
        helps = [
            helps_others(decision.ask.seat, [options[key] for key in picks]) for picks in (found.picks, found.second)
        ]
        labels = labels._replace(
            merit=merit,
            shared=shared,
            dearer=dearer,
            rival=rival,
            beside=beside,
            burden=burden,
            is_waiting=waits,
            is_sparing=helps == [False, True],
        )
    return hint_sentence(words, match.row.game, decision.ask.seat, found, labels, _only(words, decision, found))


def _is_alternative(rival: SaidMerit, merit: SaidMerit) -> bool:
    """Return False for what is the other answer's reason too, or matters less: mere goods, a saved denier, no more points."""
    is_less = rival.kind == merit.kind and rival.points <= merit.points
    is_less |= rival.kind == COUNTERPARTS.get(merit.kind)
    if rival.kind in PLAIN | {SAVING} or is_less or 0 < rival.points < merit.points:
        return False
    return rival.kind not in PART or merit.kind in PART


class _Rules(NamedTuple):
    """The reasons that position and rules give for answers to a question."""

    words: Words
    match: SeatedMatch
    position: AnyPosition
    decision: Decision

    def merits(self, picks: Sequence[str], other: Sequence[str] | None) -> list[Merit]:
        """Return the merits of an answer compared with another one, with what the player may remember."""
        if other is None:
            return []
        game, core = self.match.game, self.match.core
        seen = core.actions if self.position is core.position else ()
        found = game.merits(self.position, self.decision, picks, other)
        return [game.recall(merit, seen, self.decision.ask.seat) for merit in found]

    def own(
        self, picks: Sequence[str], other: Sequence[str], second: str, beside: Set[str] = SIDE_EFFECTS
    ) -> Iterator[SaidMerit]:
        """Yield what is said for an answer and not for the other one, the strongest first, with the kinds `beside`."""
        mine = self.merits(picks, other)
        gives_up = self._beside(mine, GIVEN_UP)
        for merit in unshared(mine, self.merits(other, picks) if other else []):
            if clause := self._clause(merit, second):
                yield SaidMerit(clause + self._beside(mine, beside), merit.kind, named_points(merit), gives_up)
        for one in _passing(self, picks, other, second):
            yield one._replace(clause=one.clause + self._beside(mine, beside))

    def shared(self, picks: Sequence[str], other: Sequence[str]) -> tuple[SaidMerit, int]:
        """Return what is said for both answers, if anything, and how many deniers more the other one costs for it."""
        mine, theirs = self.merits(picks, other), self.merits(other, picks)
        purposes = [purpose(merit) for merit in theirs]
        for merit in mine:
            if purpose(merit) in purposes and merit.kind not in WEAK | SIDE_EFFECTS:
                own, rival = (price(self.decision.ask.options, *one) for one in ((picks, mine), (other, theirs)))
                said = SaidMerit(self._clause(merit, "") + self._beside(mine), merit.kind, named_points(merit))
                # What costs nothing, such as a pass, is another thing altogether.
                return said, rival - own if merit.kind in COMPLETING and rival else 0
        return SaidMerit(""), 0

    def weak(self, picks: Sequence[str], other: Sequence[str] | None, second: str) -> Iterator[SaidMerit]:
        """Yield what is said for both answers where nothing else is."""
        for merit in self.merits(picks, other):
            if merit.kind in WEAK:
                yield SaidMerit(self._clause(merit, second), merit.kind)

    def beside(self, picks: Sequence[str], other: Sequence[str]) -> str:
        """Return what speaks against an answer, to be said after a reason for it."""
        return self._beside(self.merits(picks, other))

    def burden(self, picks: Sequence[str], other: Sequence[str]) -> str:
        """Return what an answer costs beside its price, and another one does not."""
        return self._beside(self.merits(picks, other), BURDENS - {merit.kind for merit in self.merits(other, picks)})

    def _beside(self, merits: Sequence[Merit], kinds: Set[str] = SIDE_EFFECTS) -> str:
        return "".join([self._clause(merit, "") for merit in merits if merit.kind in kinds])

    def _clause(self, merit: Merit, second: str) -> str:
        return merit_clause(self.words, self.match.game.name, merit, second)


def _at_once(match: SeatedMatch, position: AnyPosition, decision: Decision, found: SearchResult) -> dict[str, int]:
    """Return how much more of each fact there is directly after an answer than after the one it is compared with."""
    if found.second is None:
        return {}
    here, there = (
        match.game.insight(_after(match, position, decision, picks).position, decision.ask.seat)
        for picks in (found.picks, found.second)
    )
    return {fact: amount - there.get(fact, 0) for fact, amount in here.items()}


def _is_alike(match: SeatedMatch, position: AnyPosition, decision: Decision, found: SearchResult) -> bool:
    """Return True if either of two answers may complete the same, whatever simulations then do with it."""
    if not found.second:
        return False
    mine, theirs = (
        [purpose(merit) for merit in match.game.merits(position, decision, one, other) if merit.kind in ALIKE]
        for one, other in ((found.picks, found.second), (found.second, found.picks))
    )
    return any(one in theirs for one in mine)


def _picked(words: Words, match: SeatedMatch, decision: Decision, found: SearchResult) -> str:
    """Name what to pick; of a card that is given away, that it is."""
    named = _named(words, match, decision, found.picks)
    is_card = any(option.data.get("building") for option in decision.ask.options if option.key in found.picks)
    if is_card and words.has(id := f"hint-pick-{match.row.game}-{decision.kind}"):
        return words(id, option=named)
    return named or words("hint-nothing")


def _only(words: Words, decision: Decision, found: SearchResult) -> str:
    """Return the reason for an answer that was compared with none."""
    ask = decision.ask
    others = [option for option in ask.options if option.key not in found.picks]
    if len(ask.options) == ask.least:
        return words("hint-only")
    if found.guess:
        return words("hint-guess")
    return words("hint-idle" if all(option.idle for option in others) else "hint-same")


def _merits(rules: _Rules, found: SearchResult, second: str) -> Iterator[SaidMerit]:
    """Yield what the rules say for an answer and not for the one it is compared with, the strongest first."""
    words, match, position, decision = rules
    game = match.game
    if found.picks == (game.skips.get(decision.kind),):
        yield SaidMerit(words(f"hint-skip-{game.name}-{decision.kind}"), "skip")
    yield from rules.own(found.picks, found.second or (), second)
    if found.second is not None:
        yield from _points_at_once(words, match, position, decision, found.picks, found.second)
    if found.about_equal:
        yield from rules.weak(found.picks, found.second, second)


def _points_at_once(
    words: Words,
    match: SeatedMatch,
    position: AnyPosition,
    decision: Decision,
    picks: tuple[str, ...],
    other: tuple[str, ...],
) -> Iterator[SaidMerit]:
    """Yield the points that an answer scores at once, if the other one scores fewer."""
    seat, after, instead = (
        decision.ask.seat,
        _after(match, position, decision, picks),
        _after(match, position, decision, other),
    )
    before, scored, otherwise = (
        match.game.insight(at, seat)[POINTS] for at in (position, after.position, instead.position)
    )
    # The points of a game that is over include those of its end.
    if scored > max(before, otherwise) and after.decisions and instead.decisions:
        yield SaidMerit(words("merit-points", points=scored - before), "points", scored - before)


def _passing(rules: _Rules, picks: Sequence[str], other: Sequence[str], second: str) -> Iterator[SaidMerit]:
    """Yield what passing brings at once: a bonus and higher costs for the others, or the price of a worker saved."""
    words, match, position, decision = rules
    options = {option.key: option for option in decision.ask.options}
    if len(picks) != 1 or options[picks[0]].verb != PASS_VERB:
        return
    game, seat = match.game, decision.ask.seat
    now = game.insight(position, seat)
    if now.get("passed"):
        saved = options[other[0]].data.get("cost") if other else None
        if isinstance(saved, int) and saved:
            is_for_all = "yes" if saved == max(_prices(decision), default=0) else "no"
            yield SaidMerit(words("hint-pass-saves", cost=saved, second=second, all=is_for_all), SAVING)
        return
    price = min(_prices(decision), default=0)
    play = _after(match, position, decision, tuple(picks))
    deniers = game.insight(play.position, seat)["deniers"] - now["deniers"]
    after = max([price for one in play.decisions if one.ask.seat != seat for price in _prices(one)], default=0)
    others = words.seat(1 - seat) if match.row.seats == PAIR else words("reason-others")
    cost, several = (after if after > price else 0), "yes" if match.row.seats > PAIR else "no"
    told = words("hint-pass-first", deniers=deniers, cost=cost, others=others, several=several)
    yield SaidMerit(told, FIRST_TO_GIVE)


def _after(match: SeatedMatch, position: AnyPosition, decision: Decision, picks: tuple[str, ...]) -> Play[Any]:
    """Play an answer in a copy of the position."""
    play = match.game.fork(position)
    play.answer(next(one for one in play.decisions if one.id == decision.id), picks)
    return play


def _prices(decision: Decision) -> list[int]:
    """Return what the places on offer for a worker cost."""
    costs = [option.data.get("cost") for option in decision.ask.options if option.verb == "place"]
    return [cost for cost in costs if isinstance(cost, int)]


def numbers_text(words: Words, match: SeatedMatch, decision: Decision, found: SearchResult) -> str:
    """List what else speaks for either answer, and the numbers behind a hint."""
    second = _named(words, match, decision, found.second or ()) or words("analysis-nothing")
    rules, lines = _Rules(words, match, match.core.position, decision), list[str]()
    if found.second is not None:
        told = [one for one in rules.own(found.picks, found.second, second, frozenset()) if one.kind not in PART]
        mirrored = {COUNTERPARTS.get(merit.kind) for merit in rules.merits(found.picks, found.second)}
        main = told[0] if told else SaidMerit("")
        less = match.game.faint | {main.kind} | (COMPLETING if main.points else set())
        more = [one.clause for one in told[1:] if one.kind not in less or one.points > main.points]
        against = rules.own(found.second, found.picks, _picked(words, match, decision, found), frozenset())
        hint = hint_text(words, match, decision, found)
        silent = match.game.faint | mirrored
        theirs = [one.clause for one in against if one.kind not in silent and one.clause not in hint]
        lines += [words("hint-why-more", reasons=more[0])] if more else []
        lines += [words("hint-why-other", second=second, reasons=theirs[0])] if theirs else []
        merit = next(_merits(rules, found, second), SaidMerit(""))
        if is_missed(match.row.game, found, merit):
            found = structs.replace(found, changes=tuple([one for one in found.changes if one.fact != POINTS]))
    return "\n".join([*lines, *number_lines(words, match.row.game, decision.ask.seat, found, second)])


def _named(words: Words, match: SeatedMatch, decision: Decision, picks: Sequence[str]) -> str:
    """Name the options of an answer as the card does."""
    shown = Question(words, match.row.game, match.row.id, match.decision_name(decision), decision)
    options = {option.key: option for option in decision.ask.options}
    labels = ", ".join(shown.label(options[key], MAX_OPTIONS_TEXT) for key in picks)
    return discord.utils.escape_markdown(cut(labels, MAX_OPTIONS_TEXT))
