"""A match in the simulated Discord: people open, join, press and type, and read only the messages."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, UserHandle
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.app.config import Config
from bot.cards import custom_ids
from bot.cards.controls import DONE_PART
from bot.cards.match_names import match_title
from bot.cards.turn_card import MORE_ACTS
from bot.features.decks.service import kinds
from bot.interaction.translator import CATALOGUE
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from engine import GAMES
from engine.core.seal import SECRET_BYTES
from render import HAND, Picture, View
from render.event_values import EventPicture
from render.pool import Pool
from storage.messages import LIVE_CARD
from storage.store import Store
from tests.bot.tabletop import READY, SECRET, Choice, play_out
from tests.simulated import SELECT, Component, Message, World, components, controls, texts

GALLERY = 12
PAGES = 5
"""More pages than the settings of any game have."""


def sketch(view: object) -> bytes:
    """Return a stand-in for the picture of a view."""
    return msgspec.msgpack.encode(view)


def face(picture: bytes) -> bytes:
    """Return a sketched picture without the phase and the questions, which change while the table stays the same."""
    view = msgspec.msgpack.decode(picture)
    return msgspec.msgpack.encode({key: view[key] for key in view if key not in ("phase", "decisions", "asked")})


def sketch_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by sketches, for tests that are not about pictures."""

    async def draw(pool: Pool, picture: Picture[View]) -> bytes:
        return (b"hand" if picture.shape == HAND else b"") + sketch(picture.view)

    async def animate(pool: Pool, views: Sequence[View], *args: object) -> bytes:
        return f"{len(views)} boards".encode()

    async def draw_legend(pool: Pool, game: str, *args: object) -> bytes:
        return game.encode()

    async def draw_cover(pool: Pool, game: str, *args: object) -> bytes:
        return b"cover of " + game.encode()

    async def draw_event(pool: Pool, shown: EventPicture, *args: object) -> bytes:
        return msgspec.msgpack.encode(shown)

    monkeypatch.setattr(Pool, "draw", draw)
    monkeypatch.setattr(Pool, "draw_event", draw_event)
    monkeypatch.setattr(Pool, "draw_legend", draw_legend)
    monkeypatch.setattr(Pool, "draw_cover", draw_cover)
    monkeypatch.setattr(Pool, "animate", animate)


def fix_secret(monkeypatch: pytest.MonkeyPatch, secret: bytes = SECRET) -> None:
    """Start all further matches with this secret, without mixing a message's id into it."""
    assert len(secret) == SECRET_BYTES
    monkeypatch.setattr("bot.features.lobby.starting.secrets.token_bytes", lambda count: secret)

    async def without_message(*given: object) -> None:
        return None

    monkeypatch.setattr("bot.features.lobby.message.SeatsClosing.__call__", without_message)


def play_for_no_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play matches without people to the end, instead of ending them at once."""

    async def never(match: SeatedMatch, store: Store) -> bool:
        return False

    monkeypatch.setattr("bot.match.match_cache.is_deserted", never)


def make_bot(path: Path) -> Provost:
    """Return a bot on a file of matches."""
    return Provost(Config(db=path))


class Match:
    """A match in a channel or thread of the world, and the actions of its people."""

    def __init__(self, world: World, id: str, place: ChannelHandle) -> None:
        self.world = world
        self.id = id
        self.place = place

    @property
    def bot(self) -> Provost:
        """Return the bot that runs now."""
        bot = self.world.env.bot
        assert isinstance(bot, Provost)
        return bot

    async def table(self) -> SeatedMatch:
        """Return the match as the bot holds it."""
        return await self.bot.services.matches.get_match(self.id)

    async def digest(self) -> str:
        """Return a hash of the position."""
        table = await self.table()
        return str(table.game.digest(table.core.position))

    def person(self, seat: int) -> MemberActor:
        """Return the player of a seat: seats are in the order of joining."""
        return list(self.world.people.values())[seat]

    async def asked(self) -> MemberActor:
        """Return the player who is asked first."""
        return self.person((await self.table()).asked()[0])

    async def card(self) -> discord.Message:
        """Return the live card of the match."""
        (shown,) = [card for card in await self.bot.store.cards(self.id) if card.kind == LIVE_CARD]
        return message(self.place, shown.message_id)

    def has(self, message_id: int) -> bool:
        """Return True if the channel has a message; to read them all would take long."""
        return message_id in self.place._env.backend.messages.get(self.place.id, {})

    def private(self, seat: int, below: int = 0, most: int | None = None) -> list[discord.Message]:
        """Return the messages above an id that only this player sees, the newest first, and at most `most`."""
        user, sent = self.person(seat).id, self.place._env.backend.messages.get(self.place.id, {})
        ids = [id for id, one in sent.items() if id > below and one.is_ephemeral and one.visible_to(user)]
        return [message(self.place, id) for id in sorted(ids, reverse=True)[:most]]

    async def press(self, choice: Choice) -> InteractionResult:
        """Choose on the player's private card, on the public one, or on a new private one."""
        asked = await self._asked(choice)
        cards = [*self.private(choice.seat, most=1), await self.card()]
        shown: Message | None = next((card for card in cards if offers(card, asked, choice.key)), None)
        if shown is None:
            (shown,) = private_messages(await self.own(choice.seat, "move"))
        if any(id.startswith(f"{custom_ids.FORM}{asked}{token(choice.key)}") for id in controls(shown)):
            return await self.type(choice)  # its form would answer more than this question
        if asked.startswith(f"{custom_ids.DECK}|"):
            return await self.person(choice.seat).select(shown, [f"ready.{READY[choice.seat]}"], custom_id=asked)
        return await press(self.person(choice.seat), shown, choice.key)

    async def _asked(self, choice: Choice) -> str:
        """Return the part of a custom id that names the question."""
        table = await self.table()
        if choice.kind in kinds(table.row.game):
            return custom_ids.make(custom_ids.DECK, "play", self.id)
        (decision,) = [one for one in table.core.decisions if one.ask.seat == choice.seat and one.kind == choice.kind]
        return f"|{self.id}|{table.decision_name(decision)}|"

    async def chosen(self, choice: Choice) -> bool:
        """Return True if the choice is made already: one deck answers two questions."""
        table = await self.table()
        waiting = [one.kind for one in table.core.decisions if one.ask.seat == choice.seat]
        return choice.kind in kinds(table.row.game) and choice.kind not in waiting

    async def own(self, seat: int, act: str) -> InteractionResult:
        """Press a button of the card that is not about a question, or choose the act in its menu."""
        return await press_act(self.person(seat), await self.card(), act, self.id)

    async def type(self, choice: Choice) -> InteractionResult:
        """Choose with a slash command."""
        table = await self.table()
        if choice.kind in kinds(table.row.game):
            command = f"{table.game.command} deck play"
            return await self.person(choice.seat).slash(self.place, command, deck=READY[choice.seat])
        verb = next(verb for verb in table.game.verbs if verb.name == choice.verb)
        given = {verb.param: choice.key} if verb.param else {}
        return await self.person(choice.seat).slash(self.place, f"{table.game.command} {choice.verb}", **given)

    async def command(self, name: str, verb: str, **given: object) -> InteractionResult:
        """Use a command of `/game`."""
        return await self.world.people[name].slash(self.place, f"game {verb}", **given)

    async def resign(self, *seats: int) -> None:
        """Resign and confirm it, for each of these players."""
        for person in map(self.person, seats):
            (question,) = private_messages(await person.slash(self.place, "game resign"))
            await person.click(question, custom_id=custom_ids.make(custom_ids.TABLE, "leave", self.id))

    async def first_choice(self) -> InteractionResult:
        """Press the first choice on the card as the player who is asked."""
        card, person = await self.card(), await self.asked()
        custom_id = choice_ids(card)[0]
        values = menu_values(controls(card)[custom_id])
        return await (
            person.select(card, values[:1], custom_id=custom_id) if values else person.click(card, custom_id=custom_id)
        )

    async def restart(self, path: Path) -> None:
        """Stop the bot as an operator would, and start it again."""
        await self.world.restart(make_bot(path))

    def boards(self, file: str = "phase-") -> list[list[bytes]]:
        """Return the pictures of each card whose file names begin with `file`, the oldest card first."""
        return [
            [
                self.picture(item["media"]["url"])
                for gallery in galleries(one)
                for item in gallery
                if f"/{file}" in item["media"]["url"]
            ]
            for one in sorted(self.place.history(), key=lambda one: one.id)
            if galleries(one)
        ]

    def picture(self, url: str) -> bytes:
        """Return a file that the bot sent."""
        found = self.world.env.backend.cdn.get(url)
        assert found is not None
        return found


async def press_act(person: MemberActor, card: Message, act: str, match_id: str) -> InteractionResult:
    """Press a button of a card that is not about a question, or choose the act in its menu *More*."""
    if act in MORE_ACTS:
        return await person.select(card, [act], custom_id=custom_ids.make(custom_ids.TABLE, "more", match_id))
    return await person.click(card, custom_id=custom_ids.make(custom_ids.TABLE, act, match_id))


async def begin(world: World, seats: int = 3, game: str = "caylus", **settings: str) -> Match:
    """Open a lobby by command, join by button and start; the match is in its thread, or else in the channel.

    Settings that have no effect beside the others cannot be chosen, and stay as they are.
    """
    defaults = {choice.id: choice.values[0] for choice in GAMES[game].options}
    asked = {choice.id for choice in GAMES[game].relevant_choices(defaults | settings, GAMES[game].rules)}
    people = list(world.people.values())[:seats]
    await people[0].slash(world.channel, "game new", game=game, seats=seats)
    (lobby,) = [one for one in world.channel.history() if any(id.startswith("l|join") for id in controls(one))]
    id = next(id for id in controls(lobby) if id.startswith("l|")).split("|")[2]
    for person in people[1:]:
        await person.click(message(world.channel, lobby.id), custom_id=custom_ids.make(custom_ids.LOBBY, "join", id))
    for name, value in settings.items():
        if name in defaults.keys() - asked:
            continue
        await set_rule(people[0], message(world.channel, lobby.id), name, value)
    await people[0].click(message(world.channel, lobby.id), custom_id=custom_ids.make(custom_ids.LOBBY, "start", id))
    return Match(world, id, [*world.channel.threads, world.channel][0])


async def play_ahead(match: Match, left: int) -> tuple[Choice, ...]:
    """Play the usual match of Magna Carta without presses, and return the last choices, which are `left`."""
    with match.world.env._bot_scope():  # so that the simulated Discord waits for what the bot posts
        last = await play_out(match.bot.services.matches, match.id, left)
    await match.world.env.settle()
    return last


async def begin_alone(world: World, **settings: str) -> Match:
    """Begin a match of Ada against a computer player."""
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    (lobby,) = world.channel.history()
    id = next(id for id in controls(lobby) if id.startswith("l|")).split("|")[2]
    for name, value in settings.items():
        await set_rule(ada, message(world.channel, lobby.id), name, value)
    await ada.click(message(world.channel, lobby.id), custom_id=f"l|computer|{id}")
    await ada.click(message(world.channel, lobby.id), custom_id=f"l|start|{id}")
    return Match(world, id, [*world.channel.threads, world.channel][0])


async def set_rule(person: MemberActor, lobby: Message, name: str, value: str) -> InteractionResult:
    """Choose a value in the settings that a lobby's button opens, turning their pages."""
    shown: Message = await open_settings(person, lobby)
    menu = custom_ids.make(custom_ids.RULE, name, "")
    for _ in range(PAGES):
        if custom_id := next((one for one in controls(shown) if one.startswith(menu)), None):
            return await person.select(shown, [value], custom_id=custom_id)
        await person.click(shown, custom_id=next(one for one in controls(shown) if one.startswith("l|rules|")))
        shown = refreshed(person, shown)
    raise AssertionError(f"{name} is not among the settings")


async def open_settings(person: MemberActor, lobby: Message) -> ResponseMessage:
    """Open the settings of a lobby."""
    (opened,) = private_messages(
        await person.click(lobby, custom_id=next(id for id in controls(lobby) if "|rules|" in id))
    )
    return opened


def refreshed(person: MemberActor | UserHandle, shown: Message) -> discord.Message:
    """Return the current state of a message, even of a private one."""
    place = shown.channel_id if isinstance(shown, ResponseMessage) else shown.channel.id
    return to_discord_message(person._env, person._env.backend.get_message(place, shown.id))


async def press(person: MemberActor | UserHandle, shown: Message, key: str) -> InteractionResult:
    """Press the button of an option, or choose one or several (with commas between) in their menu."""
    tokens = [token(one) for one in key.split(",")]
    for custom_id, control in controls(shown).items():
        if custom_id.startswith(f"{custom_ids.CHOICE}|") and custom_id.split("|")[3] == tokens[0]:
            return await person.click(shown, custom_id=custom_id)
        if custom_id.startswith(f"{custom_ids.MENU}|") and {*tokens} <= {*menu_values(control)}:
            return await person.select(shown, tokens, custom_id=custom_id)
    if any(custom_id.startswith(f"{custom_ids.PICK}|") for custom_id in controls(shown)):
        return await pick_from_menus(person, shown, tokens)
    raise AssertionError(f"{key} is not on the card")


def offers(shown: Message, asked: str, key: str) -> bool:
    """Return True if a message has the question's controls, and this option if they are all single buttons."""
    buttons = [id.split("|") for id in controls(shown) if asked in id]
    alone = [parts[3] for parts in buttons if parts[0] == custom_ids.CHOICE]
    return bool(buttons) and (len(alone) < len(buttons) or token(key) in alone)


async def pick_from_menus(person: MemberActor | UserHandle, shown: Message, tokens: Sequence[str]) -> InteractionResult:
    """Pick from several menus, one after the other, and press *done*."""
    menus = {
        id: menu_values(control) for id, control in controls(refreshed(person, shown)).items() if menu_values(control)
    }
    for custom_id, values in menus.items():
        if picked := [token for token in tokens if token in values]:
            await person.select(refreshed(person, shown), picked, custom_id=custom_id)
    done = next(custom_id for custom_id in controls(refreshed(person, shown)) if custom_id.endswith(f"|{DONE_PART}"))
    return await person.click(refreshed(person, shown), custom_id=done)


def menu_values(control: Component) -> list[str]:
    """Return the values of a menu, and none of a button."""
    return [option["value"] for option in control["options"]] if control["type"] == SELECT else []


def choice_ids(shown: Message) -> list[str]:
    """Return the custom ids of a card's controls that answer questions."""
    return [id for id in controls(shown) if id.startswith((f"{custom_ids.CHOICE}|", f"{custom_ids.MENU}|"))]


def is_private_card(shown: Message) -> bool:
    """Return True if a private message has the player's options."""
    prefixes = (custom_ids.CHOICE, custom_ids.MENU, custom_ids.PICK, custom_ids.DECK)
    return any(id.split("|")[0] in prefixes for id in controls(shown))


def galleries(shown: Message) -> list[list[Any]]:
    """Return the items of each gallery of a message."""
    return [component["items"] for component in components(shown) if component["type"] == GALLERY]


def message(place: ChannelHandle, id: int) -> discord.Message:
    """Return the current state of a message."""
    env = place._env
    return to_discord_message(env, env.backend.get_message(place.id, id))


def private_messages(result: InteractionResult) -> list[ResponseMessage]:
    """Return the messages that only the user sees."""
    told = [*([result.response] if result.response is not None else []), *result.followups]
    return [one for one in told if one.ephemeral]


def private_text(result: InteractionResult) -> str:
    """Return the text of the messages that only the user sees."""
    return "\n".join(map(texts, private_messages(result)))


def sentence(id: str, locale: str = "en", **given: str | int) -> str:
    """Return a sentence of the bot in a language."""
    return CATALOGUE.words(locale)(id, **given)


def match_name(match_id: str, locale: str = "en", game: str = "caylus") -> str:
    """Return the name of a match in a language: its game and its title."""
    words = CATALOGUE.words(locale)
    return words("match-titled", game=words(f"game-{game}"), title=match_title(words, match_id))
