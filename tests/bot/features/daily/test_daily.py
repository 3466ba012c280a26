"""`/daily`: one attempt, private until midnight, then a ranking; sharing it reveals nothing of the game."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import msgspec
import pytest
from simcord import InteractionResult, MemberActor
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.cards import custom_ids
from bot.cards.opinions import answer_line
from bot.cards.times import timestamp
from bot.features.daily import deal as daily
from bot.features.daily.cards import SQUARES, at_deal, replay_card, replayed, squares_text, title
from bot.features.daily.deal import ChoiceMarks, Deal, DealRequest, Line, MarksRequest, Score, mark_choices
from bot.features.daily.service import Dailies, day_before, streak
from bot.features.lobby.service import Lobbies
from bot.features.privacy.service import Privacy
from bot.match.errors import Refused
from bot.words import LOCALES, Catalogue, Words
from engine.core.seal import SECRET_BYTES
from engine.core.types import Decision, Option
from render import DEFAULT_THEME
from render.event_values import Squares
from storage.dailies import DailyDayRow
from tests.bot.features.daily.deals import DAY, make_quick_deals, quick_deal
from tests.bot.playing import make_bot, private_messages, private_text, refreshed, sentence
from tests.simulated import Message, World, controls, forged, texts

GAME = "magna_carta"
NOON = int(datetime.fromisoformat(f"{DAY}T12:00").replace(tzinfo=UTC).timestamp())
DAY_SECONDS = 86_400


class InThread:
    """A worker process that works in the calling thread."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work, self.asked = work, list[Any]()

    def ask(self, request: Any, seconds: float) -> Any:
        self.asked.append(request)
        return self.work(request)

    def interrupt(self) -> None:
        pass

    def close(self) -> None:
        pass


class Room:
    """A server with a movable clock, and its daily deals."""

    def __init__(self, world: World) -> None:
        self.world, self.at = world, NOON
        self.attach()

    def attach(self) -> None:
        """Connect the running bot to this clock and these workers."""
        self.dailies._now = lambda: self.at
        self.deals: InThread = InThread(lambda asked: quick_deal(asked.day, asked.game))
        self.dailies.deal_worker = cast(Any, self.deals)
        self.dailies.marks_worker = cast(Any, InThread(mark_choices))

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Return the days and games of the deals that were made."""
        return [(one.day, one.game) for one in self.deals.asked]

    @property
    def bot(self) -> Provost:
        return cast(Provost, self.world.env.bot)

    @property
    def guild_id(self) -> int:
        guild = self.world.channel.guild
        assert guild is not None
        return guild.id

    @property
    def dailies(self) -> Dailies:
        return self.bot.services[Dailies]

    async def open(self, name: str = "Ada") -> tuple[MemberActor, Message]:
        """Give the command; return the person and the private answer."""
        person = self.world.people[name]
        (shown,) = private_messages(await person.slash(self.world.channel, "daily", game=GAME))
        return person, shown

    async def start(self, name: str = "Ada") -> tuple[MemberActor, Message]:
        """Open a deal, and begin it."""
        person, shown = await self.open(name)
        await person.click(shown, custom_id=f"m|begin|{DAY}.{GAME}")
        return person, shown

    async def play_through(self, name: str = "Ada", seed: int = 1) -> tuple[MemberActor, Message]:
        """Play the whole deal at random."""
        person, shown = await self.start(name)
        chooser = Random(seed)
        while await self.press_any(person, shown, chooser):
            pass
        return person, shown

    async def press_any(self, person: MemberActor, shown: Message, chooser: Random) -> bool:
        """Press any option; return True if there was one."""
        card = refreshed(person, shown)
        offered = {
            id: one for id, one in controls(card).items() if id.split("|")[1] in (custom_ids.CHOICE, custom_ids.MENU)
        }
        if not offered:
            return False
        id = chooser.choice(sorted(offered))
        if "options" in offered[id]:
            await person.select(card, [chooser.choice(offered[id]["options"])["value"]], custom_id=id)
        else:
            await person.click(card, custom_id=id)
        return True


@pytest.fixture
def room(world: World, monkeypatch: pytest.MonkeyPatch) -> Room:
    make_quick_deals(monkeypatch)
    return Room(world)


async def test_a_finished_deal_shows_its_squares(room: Room) -> None:
    person, shown = await room.open()
    assert sentence("daily-same") in texts(refreshed(person, shown))
    assert sentence("daily-ranked-by") in texts(refreshed(person, shown)), (
        "before the only attempt, and not the day after"
    )
    assert await room.dailies.attempt(person.id, DAY, GAME) is None
    person, shown = await room.play_through()
    attempt = await room.dailies.attempt(person.id, DAY, GAME)
    assert attempt is not None
    assert attempt.is_over
    assert attempt.marks == mark_choices(MarksRequest(attempt.play.deal, tuple(attempt.play.line)))
    card = texts(refreshed(person, shown))
    own = attempt.play.deal.seat
    assert sentence("daily-seat", player="Ada", points=attempt.play.scores[own]) in card
    score = attempt.play.score
    how = "daily-won" if score.margin > 0 else "daily-lost" if score.margin < 0 else "daily-tied"
    assert sentence(how, margin=abs(score.margin), points=score.points) in card
    assert squares_text(Catalogue().words("en"), attempt.play.deal, attempt.marks, 1) in card
    assert room.world.channel.history() == []


async def test_everyone_gets_the_same_deal(room: Room) -> None:
    for name in ("Ada", "Bruno"):
        await room.start(name)
    first, second = [await room.dailies.attempt(room.world.people[name].id, DAY, GAME) for name in ("Ada", "Bruno")]
    assert first is not None
    assert second is not None
    assert first.play.line == second.play.line
    assert first.play.view() == second.play.view()
    assert room.asked == [(DAY, GAME)]


async def test_the_chance_of_a_day_comes_from_the_secret_of_its_deal(room: Room) -> None:
    room.dailies.deal_worker = cast(Any, secret := InThread(daily.make_deal))
    person, shown = await room.start()
    (asked,) = secret.asked
    assert len(bytes.fromhex(asked.secret)) == SECRET_BYTES
    attempt = await room.dailies.attempt(person.id, DAY, GAME)
    assert attempt is not None
    assert attempt.play.deal == daily.make_deal(asked) != daily.make_deal(DealRequest(DAY, GAME))
    assert asked.secret not in texts(refreshed(person, shown))


async def test_the_position_is_shown_before_the_attempt(room: Room) -> None:
    person, shown = await room.open()
    card = refreshed(person, shown)
    assert [file.filename for file in card.attachments] == ["board.png"]
    assert f"m|begin|{DAY}.{GAME}" in controls(card)
    assert await room.dailies.attempt(person.id, DAY, GAME) is None


async def test_an_open_attempt_is_in_the_list_of_games(room: Room) -> None:
    ada, bruno = (room.world.people[name] for name in ("Ada", "Bruno"))
    nothing = sentence("refuse-no-games-of-yours")
    assert nothing in private_text(await ada.slash(room.world.channel, "mygames"))
    await room.start()
    midnight = timestamp(room.dailies.midnight)
    words = Catalogue().words("en")
    line = sentence("daily-open", title=title(words, GAME), when=midnight)
    assert line in private_text(await ada.slash(room.world.channel, "mygames"))
    assert nothing in private_text(await bruno.slash(room.world.channel, "mygames"))
    await finish(room, ada.id, quick_deal(DAY, GAME))
    assert nothing in private_text(await ada.slash(room.world.channel, "mygames"))
    await room.start("Bruno")
    room.at += DAY_SECONDS
    assert nothing in private_text(await bruno.slash(room.world.channel, "mygames"))


async def test_a_player_can_review_the_choices_with_their_squares(room: Room) -> None:
    person, shown = await room.play_through()
    attempt = await room.dailies.attempt(person.id, DAY, GAME)
    assert attempt is not None
    assert attempt.marks is not None
    marks, deal = [one for turn in attempt.marks.turns for one in turn], attempt.play.deal
    own = f"m|choices|{DAY}.{GAME}|own|0"
    (replay,) = private_messages(await person.click(refreshed(person, shown), custom_id=own))
    for number, mark in enumerate(marks):
        card = refreshed(person, replay)
        assert f"[{SQUARES[mark]}]" in texts(card)
        assert sentence("daily-step", step=number + 1, steps=len(marks)) in texts(card)
        moment = replayed(deal, attempt.play.line, number, "own", "Ada")
        decision = moment.play.decision
        assert decision is not None
        labels = [answer_line(words_for(deal), GAME, decision.kind, options_of(decision, moment.picks))]
        if (better := attempt.marks.best[number]) is not None:
            labels.append(answer_line(words_for(deal), GAME, decision.kind, options_of(decision, better)))
        assert all(f"**{label or sentence('analysis-nothing')}**" in texts(card) for label in labels)
        on = next(id for id in controls(card) if id.endswith("|on"))
        await person.click(card, custom_id=on)
    end = texts(refreshed(person, replay))
    assert sentence("daily-step-end", steps=len(marks)) in end
    assert not any(f"[{square}]" in end for square in SQUARES.values())
    button = forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=own))
    bruno, _ = await room.start("Bruno")
    assert sentence("refuse-daily-gone") in private_text(await bruno.click(button, custom_id=own))


def words_for(deal: Deal) -> Words:
    return at_deal(Catalogue().words("en"), deal, "Ada")


def options_of(decision: Decision, picks: Sequence[str]) -> list[Option]:
    return [option for option in decision.ask.options if option.key in picks]


def test_marks_of_older_deals_have_no_better_answer() -> None:
    deal = quick_deal(DAY, GAME)
    number = daily.DailyPlay(deal, deal.line).choices
    moment = replayed(deal, deal.line, 0, "own", "Ada", ChoiceMarks((("poor",) * number,)))
    layout = replay_card(words_for(deal), moment, DEFAULT_THEME).layout
    assert sentence("daily-best-unknown") in "".join(
        one.content for one in layout.walk_children() if isinstance(one, discord.ui.TextDisplay)
    )


async def test_a_deal_can_be_attempted_once(room: Room) -> None:
    person, _ = await room.play_through()
    before = await room.dailies.attempt(person.id, DAY, GAME)
    _, again = await room.open()
    assert f"m|begin|{DAY}.{GAME}" not in controls(refreshed(person, again))
    await person.click(forged_begin(room), custom_id=f"m|begin|{DAY}.{GAME}")
    after = await room.dailies.attempt(person.id, DAY, GAME)
    assert before is not None
    assert after is not None
    assert (after.play.line, after.is_over) == (before.play.line, True)


def forged_begin(room: Room) -> Message:
    id = f"m|begin|{DAY}.{GAME}"
    return forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=id))


async def test_a_second_press_on_an_old_question_is_refused(room: Room) -> None:
    person, shown = await room.start()
    card = refreshed(person, shown)
    id = next(id for id in controls(card) if id.startswith("m|b|"))
    await person.click(card, custom_id=id)
    attempt = await room.dailies.attempt(person.id, DAY, GAME)
    old = forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=id))
    assert sentence("refuse-daily-stale") in private_text(await person.click(old, custom_id=id))
    again = await room.dailies.attempt(person.id, DAY, GAME)
    assert attempt is not None
    assert again is not None
    assert again.play.line == attempt.play.line


async def test_a_restart_in_the_middle_loses_nothing(room: Room, tmp_path: Path) -> None:
    person, shown = await room.start()
    chooser = Random(5)
    for _ in range(4):
        await room.press_any(person, shown, chooser)
    before = await room.dailies.attempt(person.id, DAY, GAME)
    await room.world.restart(make_bot(tmp_path / "matches.db"))
    room.attach()
    after = await room.dailies.attempt(person.id, DAY, GAME)
    assert before is not None
    assert after is not None
    assert (after.play.line, after.play.view()) == (before.play.line, before.play.view())
    assert await room.press_any(person, shown, chooser)
    assert room.deals.asked == []


async def test_an_unfinished_attempt_lapses_at_midnight(room: Room) -> None:
    person, shown = await room.start()
    room.at += DAY_SECONDS
    card = refreshed(person, shown)
    id = next(id for id in controls(card) if id.startswith("m|b|"))
    assert sentence("refuse-daily-over") in private_text(await person.click(card, custom_id=id))
    guild = room.guild_id
    assert await room.dailies.ranking(guild, DAY, GAME) == []
    _, new = await room.open()
    assert sentence("daily-unfinished") in texts(refreshed(person, new))
    assert (await room.dailies.record(person.id, room.dailies.today, GAME)).streak == 0


async def test_attempts_are_private_before_midnight(room: Room) -> None:
    ada, _ = await room.play_through("Ada")
    bruno, shown = await room.open("Bruno")
    assert "Ada" not in texts(refreshed(bruno, shown))
    guild = room.guild_id
    with pytest.raises(Refused):
        await room.dailies.ranking(guild, DAY, GAME)
    with pytest.raises(Refused):
        await room.dailies.line_of(ada.id, DAY, GAME)
    for who in (str(ada.id), "bots"):
        for id in (f"m|step|{DAY}.{GAME}|{who}|0|on", f"m|best|{DAY}.{GAME}|{who}|0"):
            button = forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=id))
            assert sentence("refuse-daily-secret") in private_text(await bruno.click(button, custom_id=id))
    for command in ("profile", "mygames"):
        given = {"player": ada} if command == "profile" else {}
        assert "aily" not in private_text(await bruno.slash(room.world.channel, command, **given))


async def test_after_midnight_there_is_a_ranking_and_the_best_line(room: Room) -> None:
    for name, seed in (("Ada", 1), ("Bruno", 2)):
        await room.play_through(name, seed)
    scores = {}
    for name in ("Ada", "Bruno"):
        attempt = await room.dailies.attempt(room.world.people[name].id, DAY, GAME)
        assert attempt is not None
        scores[name] = attempt.play.score
    room.at += DAY_SECONDS
    ranking = await room.dailies.ranking(room.guild_id, DAY, GAME)
    assert [one.score for one in ranking] == sorted(scores.values(), reverse=True)
    assert {one.name: one.score for one in ranking} == scores
    chiara, shown = await room.open("Chiara")
    card = refreshed(chiara, shown)
    assert all(name in texts(card) for name in scores)
    best = next(id for id in controls(card) if id.startswith("m|best|"))
    deal = quick_deal(DAY, GAME)
    own = ranking[0].score > daily.DailyPlay(deal, deal.line).score
    assert best.split("|")[3] == (str(ranking[0].user_id) if own else "bots")
    choices = count_choices(await room.dailies.line_of(ranking[0].user_id, DAY, GAME) if own else deal.line)
    (replay,) = private_messages(await chiara.click(card, custom_id=best))
    assert texts(refreshed(chiara, shown)) == texts(card)
    steps = 0
    while True:
        found = refreshed(chiara, replay)
        on = [id for id in controls(found) if id.endswith("|on")]
        if not on:
            break
        assert sentence("daily-step", step=steps + 1, steps=choices) in texts(found)
        steps += 1
        await chiara.click(found, custom_id=on[0])
    assert steps == choices
    assert sentence("daily-step-end", steps=choices) in texts(refreshed(chiara, replay))
    (menu,) = (id for id in controls(card) if id.startswith("m|lines|"))
    last = str(ranking[-1].user_id)
    *_, other = private_messages(await chiara.select(card, [last], custom_id=menu))
    assert ranking[-1].name in texts(refreshed(chiara, other))


def count_choices(line: Line) -> int:
    """Count the choices of a line."""
    return daily.DailyPlay(quick_deal(DAY, GAME), line).choices


async def test_a_line_from_another_server_is_not_shown(room: Room) -> None:
    eve = room.world.env.create_user("eve")
    deal = quick_deal(DAY, GAME)
    await room.dailies.begin(eve.id, DAY, GAME)
    await finish(room, eve.id, deal)
    room.at += DAY_SECONDS
    id = f"m|best|{DAY}.{GAME}|{eve.id}|0"
    button = forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=id))
    assert sentence("refuse-daily-gone") in private_text(await room.world.people["Ada"].click(button, custom_id=id))


async def finish(room: Room, user_id: int, deal: Deal) -> None:
    """Answer everything as the computer player did."""
    played = daily.DailyPlay(deal)
    for action in deal.line:
        if played.is_choice(action):
            attempt = await room.dailies.attempt(user_id, DAY, GAME)
            assert attempt is not None
            name = f"{len(attempt.play.line)}.{attempt.play.decision.id}" if attempt.play.decision else ""
            picks = action.picks
            await room.dailies.answer(user_id, DAY, GAME, name, lambda decision, picks=picks: picks)  # type: ignore[misc]
        played.record(action)


async def test_sharing_reveals_nothing_of_the_game(room: Room) -> None:
    person, shown = await room.play_through()
    attempt = await room.dailies.attempt(person.id, DAY, GAME)
    assert attempt is not None
    assert attempt.marks is not None
    share = f"m|share|{DAY}.{GAME}"
    await person.click(refreshed(person, shown), custom_id=share)
    (message,) = room.world.channel.history()
    said_there = texts(message)
    assert "Ada" in said_there
    assert list(controls(message)) == [f"m|play|{DAY}.{GAME}"]
    (file,) = message.attachments
    squares = msgspec.msgpack.decode(await file.read(), type=Squares)
    count = sum(map(len, attempt.marks.turns))
    assert sum(map(len, squares.rows)) == count
    spoken = [said_there, file.description or "", squares.title, squares.streak, *squares.legend]
    allowed = {DAY, *map(str, (count, sum(turn.count("good") for turn in attempt.marks.turns)))}
    for word in " ".join(spoken).replace(DAY, "").replace(":", " ").split():
        assert not any(character.isdigit() for character in word) or word in allowed
    for locale in LOCALES:
        text = squares_text(Catalogue().words(locale), attempt.play.deal, attempt.marks, 3)
        figures = text.replace(DAY, "").replace("3", "")
        assert not any(character.isdigit() for character in figures)
        assert sum(text.count(square) for square in SQUARES.values()) == count
    bruno = room.world.people["Bruno"]
    (own,) = private_messages(await bruno.click(message, custom_id=f"m|play|{DAY}.{GAME}"))
    assert f"m|begin|{DAY}.{GAME}" in controls(refreshed(bruno, own))


async def test_an_unfinished_deal_cannot_be_shared(room: Room) -> None:
    person, _ = await room.start()
    id = f"m|share|{DAY}.{GAME}"
    button = forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=id))
    assert sentence("refuse-daily-gone") in private_text(await person.click(button, custom_id=id))


async def test_a_deal_is_played_in_direct_messages(room: Room) -> None:
    eve = room.world.env.create_user("eve")
    result = await eve.slash("daily", game=GAME)
    shown = result.response or result.followups[0]

    def card() -> discord.Message:
        return to_discord_message(room.world.env, room.world.env.backend.get_message(shown.channel_id, shown.id))

    await eve.click(shown, custom_id=f"m|begin|{DAY}.{GAME}")
    await finish(room, eve.id, quick_deal(DAY, GAME))
    assert (await room.dailies.attempt(eve.id, DAY, GAME)) is not None
    result = await eve.slash("daily", game=GAME)
    shown = result.response or result.followups[0]
    assert f"m|share|{DAY}.{GAME}" in controls(card())
    room.at += DAY_SECONDS
    result = await eve.slash("daily", game=GAME)
    shown = result.response or result.followups[0]
    assert sentence("daily-direct") in texts(card())


@pytest.mark.parametrize(
    "id",
    ["m", "m|begin", "m|begin|x", f"m|begin|{DAY}.chess", f"m|nothing|{DAY}.{GAME}", f"m|best|{DAY}.{GAME}|bots|-1"],
)
async def test_a_forged_press_is_refused(room: Room, id: str) -> None:
    shown = forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=id))
    assert sentence("refuse-unknown-button") in private_text(await room.world.people["Ada"].click(shown, custom_id=id))


async def test_only_the_deal_of_the_day_can_be_begun(room: Room) -> None:
    for day in (day_before(DAY), "2099-11-27", "2099-99-99"):
        id = f"m|begin|{day}.{GAME}"
        shown = forged(room.world.env, room.world.channel, discord.ui.Button(label="?", custom_id=id))
        assert sentence("refuse-daily-over") in private_text(await room.world.people["Ada"].click(shown, custom_id=id))
    assert room.deals.asked == []


async def test_making_a_deal_is_retried(room: Room) -> None:
    room.dailies.deal_worker = cast(Any, InThread(lambda asked: None))
    result: InteractionResult = await room.world.people["Ada"].slash(room.world.channel, "daily", game=GAME)
    assert sentence("refuse-daily-not-ready") in private_text(result)
    room.attach()
    _, shown = await room.open()
    assert f"m|begin|{DAY}.{GAME}" in controls(shown)


async def test_midnight_makes_the_next_deal_and_deletes_old_ones(room: Room) -> None:
    ada, _ = await room.play_through()
    room.at += DAY_SECONDS
    await room.dailies.sweep()
    await room.dailies.finish()
    assert room.asked == [(DAY, GAME), ("2099-11-27", GAME)]
    room.at += 9 * DAY_SECONDS
    await room.dailies.sweep()
    await room.dailies.finish()
    assert await room.bot.store.daily_deal(DAY, GAME) is None
    row = await room.bot.store.daily_attempt(ada.id, DAY, GAME)
    assert row is not None
    assert (row.line, row.length) == ("", 0)
    assert row.points is not None


async def test_deletion_and_export_cover_everything_of_a_user(room: Room, tmp_path: Path) -> None:
    ada, _ = await room.play_through()
    bruno, _ = await room.start("Bruno")
    own = await room.bot.store.own_rows(ada.id)
    assert [len(own[table]) for table in ("daily_attempts", "daily_entries")] == [1, 1]
    assert own["daily_attempts"][0]["line"]
    running = await room.bot.store.own_rows(bruno.id)
    assert running["daily_attempts"][0]["line"] == ""
    await Privacy(room.bot.services.matches, room.bot.services[Lobbies]).delete(ada.id, "Bot 1")
    own = await room.bot.store.own_rows(ada.id)
    assert [own[table] for table in ("daily_attempts", "daily_entries")] == [[], []]
    room.at += DAY_SECONDS
    assert await room.dailies.ranking(room.guild_id, DAY, GAME) == []


def test_a_streak_counts_consecutive_days_up_to_now() -> None:
    def days(*numbers: int) -> list[DailyDayRow]:
        return [DailyDayRow(f"2099-11-{number}", 20, 1) for number in numbers]

    assert streak(days(26, 25, 24, 22), DAY) == 3
    assert streak(days(25, 24), DAY) == 2
    assert streak(days(24, 23), DAY) == 0
    assert streak([], DAY) == 0
    assert streak([DailyDayRow("2099-12-01", 1, 1), *days(30)], "2099-12-01") == 2


async def test_the_best_score_is_from_earlier_days(room: Room) -> None:
    ada, _ = await room.play_through()
    attempt = await room.dailies.attempt(ada.id, DAY, GAME)
    assert attempt is not None
    record = await room.dailies.record(ada.id, DAY, GAME)
    assert (record.streak, record.best) == (1, None)
    room.at += DAY_SECONDS
    record = await room.dailies.record(ada.id, room.dailies.today, GAME)
    assert (record.streak, record.best) == (1, attempt.play.score)
    assert isinstance(record.best, Score)
