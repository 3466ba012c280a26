"""People who do anything that Discord permits: commands with random values, and all buttons and menus, even old ones.

Actions that Discord does not permit are left out: simcord refuses them before they reach the bot.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, interactions
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError
from simcord.components import walk_components
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.app.config import Config
from bot.cards import custom_ids
from bot.clocks.paces import DAY, HOUR
from bot.features.results.analyses import Analyses, AnalysisLimits
from bot.match.computer_players import ThinkingLimits
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.quotas import Quotas, Rate, RateLimits
from engine import GAMES
from storage.messages import LIVE_CARD
from tests.bot.forged_presses import JUNK, mutate
from tests.bot.tabletop import NOW, PICKS, pick
from tests.simulated import BUTTON, SELECT, Component, World, allow, forged, refuse, together

T = TypeVar("T")

QUOTAS: Final = Quotas(lobbies=1000, games=1000, newcomer=1000)
UNLIMITED: Final = Rate(100_000, 100_000)
QUICK: Final = ThinkingLimits(answer=0.002, run=3.0)
SHORT: Final = AnalysisLimits(work=0.05)
PUBLIC: Final = (discord.ChannelType.text.value, discord.ChannelType.public_thread.value)
QUESTIONS: Final = (custom_ids.CHOICE, custom_ids.MENU, custom_ids.PICK, custom_ids.DECK)
ENDING_IDS: Final = ("t|leave", "l|cancel")
"""Custom ids that end a match or a lobby, and so are pressed less often."""

TEXTS: Final = ("", "0", "2", "-1", "²", "99999999999", "open", "knights", "master", "Wool", "💥" * 30, "%s {0}", "\n|", "@everyone ||x||", "\u202e", "Europe/Rome", "8-22", *JUNK)  # fmt: skip
LOCALES: Final = ("en-US", "it", "es-ES", "es-419", "de")

ACTION_WEIGHTS: Final = {"play": 30, "command": 25, "press": 20, "lobby": 12, "race": 6, "old": 6, "event": 5, "wait": 4, "disturb": 2, "restart": 1}  # fmt: skip
"""Weights of the actions."""


class RandomUsers:
    """The people of a world's servers: `now` is their time, `done` their actions, the latest last."""

    def __init__(self, world: World, path: Path, chance: random.Random) -> None:
        self.world, self.env, self.chance, self.now = world, world.env, chance, NOW
        self.done: list[str] = []
        self.results: list[tuple[MemberActor, InteractionResult]] = []
        self._path = path
        self._ids: list[Component] = []
        second = self.env.create_guild("Second", preferred_locale="it")
        second.create_text_channel("play")
        people = [*world.people.values()]
        self.members = people + [second.add_member(one.user) for one in people[::2]]
        self.world.channel.guild.create_text_channel("more")  # type: ignore[union-attr] # the channel is on a server

    def bot(self) -> Provost:
        """Return a bot with lax limits and little time to think."""
        bot = Provost(Config(db=self._path, quotas=QUOTAS))
        bot.paces = RateLimits(UNLIMITED, UNLIMITED)
        return bot

    @property
    def running(self) -> Provost:
        """Return the bot that runs now."""
        bot = self.env.bot
        assert isinstance(bot, Provost)
        bot.services.thinking._limits, bot.services[Analyses].limits = QUICK, SHORT
        return bot

    async def step(self) -> None:
        """Do one thing, and wait until the bot is idle."""
        self.results.clear()
        act = self.chance.choices([*ACTION_WEIGHTS], [*ACTION_WEIGHTS.values()])[0]
        self.done.append(act)
        try:
            await getattr(self, f"_{act}")()
        except (SetupError, BackendError):
            self.done.append("but it is impossible")
        await self.env.settle()

    async def live(self) -> list[SeatedMatch]:
        """Return the matches that run."""
        look = self.running.services.matches.get_match
        return [await look(id) for id in await self.running.store.live_matches()]

    def shown(self, actor: MemberActor | None = None) -> list[Any]:
        """Return the latest messages of the bot in each channel: the public ones, or those that a member sees."""
        found: list[Any] = []
        for place, kept in self.env.backend.messages.items():
            for one in [*kept.values()][-12:]:
                if one.author_id != self.env.backend.bot_user.id:
                    continue
                if actor is None:
                    found += [one] if not one.flags & discord.MessageFlags(ephemeral=True).value else []
                elif place in {channel.id for channel in self._places(actor)} and one.visible_to(actor.id):
                    found.append(one)
        return sorted(found, key=lambda one: one.id)

    def controls(self, message: Any) -> list[Component]:
        """Return the buttons and menus of a message."""
        every = walk_components(message.components)
        return [one for one in every if "custom_id" in one and not one.get("disabled")]

    # --- actions

    async def _play(self) -> None:
        """Answer a question on a card, or answer many in a row."""
        tables = await self.live()
        if not tables:
            await self._lobby()
        elif self.chance.random() < 0.2:
            await self._hurry(self._one_of(tables).row.id)
        else:
            table = self._one_of(tables)
            users = [table.seats[seat].user_id for seat in table.asked()]
            card = self._one_of([one for one in await self.running.store.cards(table.row.id) if one.kind == LIVE_CARD])
            shown = self.env.backend.get_message(card.channel_id, card.message_id)
            wanted = [one for one in self.controls(shown) if one["custom_id"].split("|")[0] in QUESTIONS]
            wanted += [one for one in self.controls(shown) if one["custom_id"].startswith("t|move")]
            actor = self._actor(table.row.guild_id, self._one_of(users))
            await self._on_own_card(actor, await self._use(actor, shown, self._one_of(wanted)))

    async def _on_own_card(self, actor: MemberActor, result: InteractionResult) -> None:
        """Use some controls of a private answer."""
        for answer in [*([result.response] if result.response else []), *result.followups]:
            for _ in range(self.chance.randint(0, 3)):
                shown = self.env.backend.get_message(answer.channel_id, answer.id)
                found = [one for one in self.controls(shown) if not one["custom_id"].startswith(ENDING_IDS)]
                if found and shown.visible_to(actor.id):
                    await self._use(actor, shown, self._one_of(found))

    async def _hurry(self, match_id: str) -> None:
        matches = self.running.services.matches
        for number in range(self.chance.randint(2, 30)):
            table = await matches.get_match(match_id)
            open_now = [one for one in table.core.decisions if table.seats[one.ask.seat].user_id is not None]
            if table.row.status != "live" or not open_now:
                return
            decision = self._one_of(open_now)
            user, name = table.seats[decision.ask.seat].user_id or 0, table.decision_name(decision)
            picks = PICKS.get(table.row.game, pick)(decision, self.chance)
            try:
                await matches.choose(match_id, user, name, picks, f"{len(self.done)} {number}")
            except Refused:
                return
            await self.env.settle()

    async def _press(self) -> None:
        actor = self._actor()
        shown, control = self._one_of([*self._seen(actor)])
        if not control["custom_id"].startswith(ENDING_IDS) or self.chance.random() < 0.2:
            await self._use(actor, shown, control)

    async def _race(self) -> None:
        """Press buttons of one message as several people at the same moment."""
        actor = self._actor()
        shown, _ = self._one_of([*self._seen(actor)])
        ids = [one["custom_id"] for one in self.controls(shown) if one["type"] == BUTTON]
        people = [one for one in self.members if one.guild.id == actor.guild.id and shown.visible_to(one.id)]
        message = to_discord_message(self.env, shown)
        presses = [(one, message, self._one_of(ids)) for one in self.chance.choices(people, k=4) if ids]
        self.done.append(f"{[(one.name, id) for one, _, id in presses]}")
        self.results += zip([one for one, _, _ in presses], await together(self.env, presses), strict=True)

    async def _old(self) -> None:
        """Press a control of an earlier card, perhaps with a forged id, in any channel."""
        actor = self._actor()
        self._ids = [*self._ids, *(one for _, one in self._seen(actor) if one["type"] in (BUTTON, SELECT))][-400:]
        control = self._one_of(self._ids)
        id = control["custom_id"] if self.chance.random() < 0.6 else mutate(control["custom_id"], self.chance)
        values = [one["value"] for one in control.get("options", [])] or ["x"]
        button: Any = discord.ui.Button(custom_id=id, label="?")
        menu: Any = discord.ui.Select(custom_id=id, options=[discord.SelectOption(label=one) for one in values])
        place = self._one_of(self._places(actor))
        shown = forged(self.env, place, button if control["type"] == BUTTON else menu)
        stored = self.env.backend.get_message(place.id, shown.id)
        await self._use(actor, stored, self.controls(stored)[0])
        self.env.backend.delete_message(place.id, shown.id)

    async def _command(self) -> None:
        actor = self._actor()
        if self.chance.random() < 0.1:
            self.world.languages[actor.id] = self._one_of(LOCALES)
        path, options = self._one_of([*self._commands(actor)])
        await self._on_own_card(actor, await self._slash(actor, path, options))

    async def _lobby(self) -> None:
        actor = self._actor()
        found = [(shown, one) for shown, one in self._seen(actor) if one["custom_id"].startswith(("l|join", "l|start"))]
        if found and self.chance.random() < 0.8:
            shown, control = self._one_of(found)
            row = await self.running.store.match(control["custom_id"].split("|")[2])
            if row is not None and control["custom_id"].startswith("l|start"):
                actor = self._actor(row.guild_id, row.owner_id)
            await self._use(actor, shown, control)
        else:
            game = self._one_of([*GAMES])
            await self._slash(actor, "game new", [], game=game, seats=GAMES[game].seats[0])

    async def _event(self) -> None:
        actor = self._actor()
        found = [(shown, one) for shown, one in self._seen(actor) if one["custom_id"].startswith("v|")]
        if found and self.chance.random() < 0.8:
            await self._use(actor, *self._one_of(found))
        else:
            game, options = self._one_of([*GAMES]), dict(self._commands(actor))["event new"]
            more = [one for one in options if one["name"] in ("format", "pace")]
            size = {"seats": GAMES[game].seats[0], "players": 4, "starts": "2", "rounds": 1}
            await self._on_own_card(actor, await self._slash(actor, "event new", more, name="Cup", game=game, **size))

    async def _wait(self) -> None:
        until = self.now + self._one_of([60, HOUR, DAY, 4 * DAY])
        while self.now < until:
            self.now = min(until, self.now + 6 * HOUR)
            await self.env.advance_time(61)

    async def _disturb(self) -> None:
        """Delete, forbid or allow something, or make Discord fail once."""
        places = [one for one in self._places(self._actor()) if not one.is_thread]
        threads = [one for one in self._places(self._actor()) if one.is_thread]
        what = self.chance.randint(0, 4)
        if what == 0 and threads:
            self.env.backend.delete_channel(self._one_of(threads).id)
        elif what == 1:
            message = self._one_of(self.shown())
            self.env.backend.delete_message(message.channel_id, message.id)
        elif what == 2:
            refuse(self.env, self._one_of(places), self._one_of(["send_messages", "view_channel"]))
        elif what == 3:
            self.env.inject_error("POST", "/channels/*", status=self._one_of([500, 503]))
        else:
            for place in places:
                allow(self.env, place)

    async def _restart(self) -> None:
        await self.world.restart(self.bot())

    # --- tools

    def _one_of(self, found: Sequence[T]) -> T:
        if not found:
            raise SetupError("there is none")
        return self.chance.choice(found)

    async def _use(self, actor: MemberActor, message: Any, control: Component) -> InteractionResult:
        id, shown = control["custom_id"], to_discord_message(self.env, message)
        self.done.append(f"{actor.name} uses {id}")
        if control["type"] == BUTTON:
            result = await actor.click(shown, custom_id=id)
        else:
            every = [one["value"] for one in control.get("options", [])] or [self._actor(actor.guild.id)]
            least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(every))
            picked = self.chance.sample(every, self.chance.randint(min(least, most), most))
            result = await actor.select(shown, picked, custom_id=id)
        self.results.append((actor, result))
        return result if result.modal is None else await self._fill_in(actor, result)

    async def _fill_in(self, actor: MemberActor, shown: InteractionResult) -> InteractionResult:
        fields = [
            one for row in (shown.modal or {})["components"] for one in row.get("components", [row.get("component")])
        ]
        text = self._text() or "x"
        result = await actor.submit_modal(shown, {one["custom_id"]: text for one in fields if one["type"] == 4})
        self.results.append((actor, result))
        return result

    async def _slash(
        self, actor: MemberActor, path: str, options: Sequence[Mapping[str, Any]], **given: Any
    ) -> InteractionResult:
        place = self._one_of(self._places(actor))
        for option in options:
            if option.get("required") or self.chance.random() < 0.5:
                given[option["name"]] = await self._value(actor, place, path, option)
        self.done.append(f"{actor.name} gives /{path} {given}")
        result = await actor.slash(place, path, **given)
        self.results.append((actor, result))
        return result if result.modal is None else await self._fill_in(actor, result)

    async def _value(self, actor: MemberActor, place: ChannelHandle, path: str, option: Mapping[str, Any]) -> Any:
        """Return a value that Discord accepts for an option, often one that the bot offers."""
        if option.get("choices"):
            return self._one_of(option["choices"])["value"]
        if option.get("autocomplete") and self.chance.random() < 0.8:
            offered = await actor.autocomplete(place, path, option["name"], self._one_of(["", self._text()]))
            assert len(offered) <= 25
            assert all(1 <= len(one["name"]) <= 100 and 1 <= len(one["value"]) <= 100 for one in offered), offered
            if offered:
                return self._one_of(offered)["value"]
        guild = actor.guild
        match discord.AppCommandOptionType(option["type"]):
            case discord.AppCommandOptionType.integer:
                return self.chance.randint(option.get("min_value", -3), option.get("max_value", 99))
            case discord.AppCommandOptionType.boolean:
                return self.chance.random() < 0.5
            case discord.AppCommandOptionType.user:
                return self._actor(guild.id)
            case discord.AppCommandOptionType.channel:
                return self._one_of([*guild.channels.values()])
            case discord.AppCommandOptionType.role:
                return self._one_of([*guild.roles.values()])
        return self._text().ljust(option.get("min_length", 0), "x")[: option.get("max_length", 100)]

    def _text(self) -> str:
        return self._one_of([*TEXTS, "".join(chr(self.chance.randint(32, 0x24F)) for _ in range(20))])

    def _actor(self, guild: int | None = None, user: int | None = None) -> MemberActor:
        found = [one for one in self.members if guild in (None, one.guild.id) and user in (None, one.id)]
        return self._one_of(found)

    def _places(self, actor: MemberActor) -> list[ChannelHandle]:
        """Return the channels and threads of the member's server that they can read."""
        backend = self.env.backend
        every = [one for one in backend.channels.values() if one.guild_id == actor.guild.id and one.type in PUBLIC]
        return [
            ChannelHandle(self.env, actor.guild, one) for one in every if channel_accessible(backend, one.id, actor.id)
        ]

    def _seen(self, actor: MemberActor) -> Iterator[tuple[Any, Component]]:
        """Yield the controls that a member sees, each with its message."""
        return ((shown, control) for shown in self.shown(actor) for control in self.controls(shown))

    def _commands(self, actor: MemberActor) -> Iterator[tuple[str, Sequence[Mapping[str, Any]]]]:
        """Yield all commands with their options."""
        place = self._places(actor)[0]
        for root in self.env.backend.visible_commands(user_id=actor.id, channel_id=place.id):
            for path, leaf in interactions.command_leaves(root):
                yield " ".join(path), leaf.get("options") or []
