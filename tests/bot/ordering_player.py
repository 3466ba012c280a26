"""A player who has the message of `/orders` open."""

from simcord import InteractionResult

from bot.cards import custom_ids
from bot.match.safe_names import token
from bot.match.standing_orders import PREMOVE
from tests.bot.playing import Match, message, private_messages
from tests.simulated import controls, texts


class Orderer:
    """A player who gives and cancels orders with the menus and buttons of `/orders`."""

    def __init__(self, match: Match, name: str) -> None:
        self.match, self.person = match, match.world.people[name]

    async def open(self) -> str:
        """Open the list; return its text."""
        (shown,) = private_messages(await self.person.slash(self.match.place, "orders"))
        self.id = shown.id
        return self.said()

    def said(self) -> str:
        """Return the current text of the message."""
        return texts(message(self.match.place, self.id))

    async def choose(self, part: str, *values: str, what: str = "") -> str:
        """Choose in a menu; return the text of the message afterwards."""
        custom_id = custom_ids.make(custom_ids.ORDER, part, self.match.id, *([what] if what else []))
        shown = message(self.match.place, self.id)
        await self.person.select(shown, [*values], custom_id=custom_id)
        return self.said()

    async def press(self, act: str, *args: str) -> InteractionResult:
        """Press the one button whose custom id begins with these parts."""
        begins = custom_ids.make(custom_ids.ORDER, act, self.match.id, *args)
        shown = message(self.match.place, self.id)
        (custom_id,) = [id for id in controls(shown) if f"{id}|".startswith(f"{begins}|")]
        return await self.person.click(shown, custom_id=custom_id)

    async def draft_premove(self, kind: str, key: str) -> str:
        """Draft a premove; return its description."""
        what = f"{PREMOVE}.{kind}"
        await self.open()
        await self.choose("new", what)
        return await self.choose("k0", token(key), what=what)
