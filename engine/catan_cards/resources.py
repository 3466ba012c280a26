"""Resources on regions, and the questions to take, rob, pay and lose them (docs/rules/catan_cards.md 3.8)."""

from collections.abc import Iterable, Iterator

from msgspec import field

from engine.catan_cards.place import CardPlace
from engine.catan_cards.principality import describe_place, find, own
from engine.catan_cards.revisions import PAYING_FREES_ROOM
from engine.catan_cards.state import Built, State
from engine.catan_cards.tables import MAX_STORED, RESOURCES
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import NOTHING, Ask, Option, Reason, Seat, Value


def colony(state: State, seat: Seat) -> Built | None:
    """Return the seat's colonial base, which stores gold of its own (1.7)."""
    return next(own(state, seat, "colonial_base"), None)


def stores(state: State, seat: Seat, kind: str) -> Goods:
    """Return the amounts of a kind that a seat has, by place."""
    found = {
        place: region.stored
        for place, region in state.players[seat].regions.items()
        if region.kind == kind and region.stored
    }
    if kind == "gold":
        base = colony(state, seat)
        if base and base.counter:
            found[base.place] = base.counter
    return found


def rooms(state: State, seat: Seat, kind: str) -> list[str]:
    """Return the regions of a kind that have room."""
    regions = state.players[seat].regions
    return [place for place, region in regions.items() if region.kind == kind and region.stored < MAX_STORED]


def holdings(state: State, seat: Seat) -> Goods:
    """Return all resources of a seat."""
    held = dict.fromkeys(RESOURCES, 0)
    for region in state.players[seat].regions.values():
        if region.stored:
            held[region.kind] += region.stored
    base = colony(state, seat)
    if base:
        held["gold"] += base.counter
    return held


def amount_of(state: State, seat: Seat, kind: str) -> int:
    """Return a seat's amount of one kind."""
    return sum(stores(state, seat, kind).values())


def room(state: State, seat: Seat, fee: int = 0) -> Goods:
    """Return the room for each kind, after a `fee` in gold was paid from the seat's regions (4.37)."""
    free, gold = dict.fromkeys(RESOURCES, 0), 0
    for region in state.players[seat].regions.values():
        free[region.kind] += MAX_STORED - region.stored
        gold += region.stored if region.kind == "gold" else 0
    if state.revision >= PAYING_FREES_ROOM:
        free["gold"] += min(fee, gold)
    return free


def can_pay(state: State, seat: Seat, cost: Goods) -> bool:
    """Return True if a seat has enough for a cost."""
    return unaffordable(state, seat, cost) is None


def unaffordable(state: State, seat: Seat, cost: Goods) -> Reason | None:
    """Return the reason that a cost cannot be paid."""
    held = holdings(state, seat)
    for kind, amount in cost.items():
        if held[kind] < amount:
            return Reason("cannot_pay", {"pay": cost, "have": {kind: held[kind] for kind in cost}})
    return None


def fill(state: State, seat: Seat, place: str, amount: int = 1) -> int:
    """Store as many resources on a region as it can hold; return the stored amount."""
    region = state.players[seat].regions[place]
    stored = min(amount, MAX_STORED - region.stored)
    region.stored += stored
    return stored


def drain(state: State, seat: Seat, place: str, amount: int) -> None:
    """Take stored resources from a region or a colonial base."""
    region = state.players[seat].regions.get(place)
    if region:
        region.stored -= amount
    else:
        find(state, seat, place).counter -= amount


def store_option(state: State, seat: Seat, place: str, verb: str, *, key: str = "", **data: Value) -> Option:
    """Return an option for a region or colonial base. Data on its place and store comes before the given data."""
    said = describe_place(state.players[seat], place)
    spot = f"region.{seat}.{place}"
    if CardPlace.parse(place).slot:
        base = colony(state, seat)
        said |= {"building": "colonial_base", "have": base.counter if base else 0}
        spot = f"brown.{seat}.{place}"
    return Option(key or place, verb, data={**said, **data}, spot=spot)


def gain_options(state: State, seat: Seat, kinds: Iterable[str], **data: Value) -> Iterator[Option]:
    """Yield options for kinds to be stored: `wool`, or `wool.u31` if several regions have room."""
    for kind in kinds:
        open_to = rooms(state, seat, kind)
        for place in open_to:
            key = kind if len(open_to) == 1 else f"{kind}.{place}"
            yield store_option(state, seat, place, "take", key=key, **data, gain={kind: 1})


def place_of(state: State, seat: Seat, key: str) -> str:
    """Return the region that an option of `gain_options` names."""
    kind, _, place = key.partition(".")
    return place or rooms(state, seat, kind)[0]


class Take(Frame[State], tag="take"):
    """The choice of `left` resources out of `kinds` from the bank; `source` is the card or face that gives them.

    Resources without room are lost. There is no question if there is only one way.
    """

    seat: Seat
    left: int
    source: str
    kinds: list[str] = field(default_factory=lambda: list(RESOURCES))

    def options(self, state: State) -> tuple[Option, ...]:
        """Return every kind and region with room."""
        return tuple(gain_options(state, self.seat, self.kinds, source=self.source, left=self.left))

    def ask(self, play: Play[State]) -> Ask | None:
        """Ask for a kind, and for a region of that kind."""
        options = self.options(play.state) if self.left else ()
        return Ask(self.seat, options) if len(options) > 1 else None

    def run(self, play: Play[State]) -> None:
        """Take the only possible kind, or nothing."""
        options = self.options(play.state) if self.left else ()
        for option in options:
            self.answer(play, (option.key,))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Store one, and continue."""
        kind = picks[0].partition(".")[0]
        fill(play.state, self.seat, place_of(play.state, self.seat, picks[0]))
        play.report("took", self.seat, gain={kind: 1}, source=self.source)
        if self.left > 1:
            play.then(Take(self.seat, self.left - 1, self.source, self.kinds))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return the kinds without room; the others are on offer, by region if there are several."""
        return [Option(kind, "take", data={"gain": {kind: 1}}) for kind in self.kinds if self.why(play, kind)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason that there is no room."""
        if key in self.kinds and not rooms(play.state, self.seat, key):
            return Reason("no_room", {"gain": {key: 1}})
        return None


class Rob(Frame[State], tag="rob"):
    """The choice of up to `left` resources from the opponent; if `free`, the player may stop at once.

    If `lossy` (the trade face by the first revision of the rules), one without room may be taken, and is lost.
    """

    seat: Seat
    left: int
    source: str
    free: bool = False
    lossy: bool = False

    def options(self, state: State) -> list[Option]:
        """Return the opponent's resources that the taker has room for."""
        held = holdings(state, 1 - self.seat)
        kinds = [kind for kind in RESOURCES if held[kind]]
        options = list(gain_options(state, self.seat, kinds, source=self.source, left=self.left, owner=1 - self.seat))
        if self.lossy:
            options += [
                Option(
                    kind, "take", data={"gain": {}, "lost": {kind: 1}, "source": self.source, "owner": 1 - self.seat}
                )
                for kind in kinds
                if not rooms(state, self.seat, kind)
            ]
        return [*options, Option(NOTHING, "take", data={"source": self.source})] if self.free else options

    def ask(self, play: Play[State]) -> Ask | None:
        """Ask for a kind, and for one of the player's regions of that kind."""
        options = self.options(play.state) if self.left else []
        return Ask(self.seat, tuple(options)) if len(options) > 1 else None

    def run(self, play: Play[State]) -> None:
        """Take the only possible kind, or nothing."""
        options = self.options(play.state) if self.left else []
        for option in options:
            self.answer(play, (option.key,))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take one; the victim chooses the region that it comes from."""
        if picks[0] == NOTHING:
            return
        state, victim = play.state, 1 - self.seat
        kind = picks[0].partition(".")[0]
        stored = bool(rooms(state, self.seat, kind))
        if stored:
            fill(state, self.seat, place_of(state, self.seat, picks[0]))
        play.report("robbed", self.seat, gain={kind: int(stored)}, pay={kind: 1}, by=victim, source=self.source)
        play.then(
            Pay(victim, {kind: 1}, self.source), Rob(self.seat, self.left - 1, self.source, self.free, self.lossy)
        )

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return the kinds that cannot be taken; the others are on offer, by region if there are several."""
        return [Option(kind, "take", data={"gain": {kind: 1}}) for kind in RESOURCES if self.why(play, kind)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: the opponent has none, or there is no room."""
        if key not in RESOURCES:
            return None
        if not holdings(play.state, 1 - self.seat)[key]:
            return Reason("opponent_has_none", {"gain": {key: 1}})
        return None if rooms(play.state, self.seat, key) else Reason("no_room", {"gain": {key: 1}})


class Pay(Frame[State], tag="pay"):
    """A payment to the bank or to the taker; asks for the regions only if it matters."""

    seat: Seat
    cost: Goods
    source: str

    def open_kind(self, state: State) -> str | None:
        """Return a kind that could come from different regions."""
        for kind, amount in self.cost.items():
            found = stores(state, self.seat, kind)
            if len(found) > 1 and amount < sum(found.values()):
                return kind
        return None

    def ask(self, play: Play[State]) -> Ask | None:
        """Ask for the region of the next resource."""
        kind = self.open_kind(play.state)
        if kind is None:
            return None
        options = (
            store_option(play.state, self.seat, place, "pay", pay={kind: 1}, left=self.cost[kind], source=self.source)
            for place in stores(play.state, self.seat, kind)
        )
        return Ask(self.seat, tuple(options))

    def run(self, play: Play[State]) -> None:
        """Pay if no choice is left."""
        for kind, amount in self.cost.items():
            for place, stored in stores(play.state, self.seat, kind).items():
                drain(play.state, self.seat, place, min(amount, stored))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Pay one, and continue."""
        kind = self.open_kind(play.state)
        assert kind is not None
        drain(play.state, self.seat, picks[0], 1)
        play.then(Pay(self.seat, goods.total(self.cost, {kind: -1}), self.source))


class Lose(Frame[State], tag="lose"):
    """The loss of `left` resources of any mix, or of all if there are fewer."""

    seat: Seat
    left: int
    source: str

    def places(self, state: State) -> Goods:
        """Return every place where the seat has something."""
        return goods.total(*(stores(state, self.seat, kind) for kind in RESOURCES))

    def ask(self, play: Play[State]) -> Ask | None:
        """Ask for the region of the next resource."""
        held = self.places(play.state)
        if not self.left or sum(held.values()) <= self.left or len(held) == 1:
            return None
        options = (
            store_option(play.state, self.seat, place, "pay", left=self.left, source=self.source) for place in held
        )
        return Ask(self.seat, tuple(options))

    def run(self, play: Play[State]) -> None:
        """Give up everything."""
        for place, stored in self.places(play.state).items():
            self._lose(play, place, min(stored, self.left))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Give up one, and continue."""
        self._lose(play, picks[0], 1)
        play.then(Lose(self.seat, self.left - 1, self.source))

    def _lose(self, play: Play[State], place: str, amount: int) -> None:
        if amount:
            drain(play.state, self.seat, place, amount)
            kind = play.state.players[self.seat].regions[CardPlace.parse(place).region].kind
            play.report("lost", self.seat, pay={kind: amount}, source=self.source)
