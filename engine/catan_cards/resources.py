"""Resources on their regions: who holds what, and the questions of taking, robbing, paying and losing them (docs/rules/catan_cards.md 3.8)."""

from collections.abc import Iterable, Iterator

from msgspec import field

from engine.catan_cards.place import Place
from engine.catan_cards.principality import describe_place, find, own
from engine.catan_cards.revisions import PAYING_FREES_ROOM
from engine.catan_cards.state import Built, State
from engine.catan_cards.tables import RESOURCES, STORE
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import Ask, Option, Reason, Seat, Value


def colony(state: State, seat: Seat) -> Built | None:
    """The seat's colonial base, which stores gold of its own (1.7)."""
    return next(own(state, seat, "colonial_base"), None)


def stores(state: State, seat: Seat, kind: str) -> Goods:
    """Where a seat has resources of a kind, and how many."""
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
    """The regions of a kind that have room."""
    regions = state.players[seat].regions
    return [place for place, region in regions.items() if region.kind == kind and region.stored < STORE]


def holdings(state: State, seat: Seat) -> Goods:
    """What a seat has in all."""
    held = dict.fromkeys(RESOURCES, 0)
    for region in state.players[seat].regions.values():
        if region.stored:
            held[region.kind] += region.stored
    base = colony(state, seat)
    if base:
        held["gold"] += base.counter
    return held


def amount_of(state: State, seat: Seat, kind: str) -> int:
    """What a seat has of one kind."""
    return sum(stores(state, seat, kind).values())


def room(state: State, seat: Seat, fee: int = 0) -> Goods:
    """How many resources of each kind a seat could take up, once it has paid a `fee` in gold from its regions (4.37)."""
    free, gold = dict.fromkeys(RESOURCES, 0), 0
    for region in state.players[seat].regions.values():
        free[region.kind] += STORE - region.stored
        gold += region.stored if region.kind == "gold" else 0
    if state.revision >= PAYING_FREES_ROOM:
        free["gold"] += min(fee, gold)
    return free


def can_pay(state: State, seat: Seat, cost: Goods) -> bool:
    """Whether a seat has what something costs."""
    return unaffordable(state, seat, cost) is None


def unaffordable(state: State, seat: Seat, cost: Goods) -> Reason | None:
    """Say that a cost cannot be paid."""
    held = holdings(state, seat)
    for kind, amount in cost.items():
        if held[kind] < amount:
            return Reason("cannot_pay", {"pay": cost, "have": {kind: held[kind] for kind in cost}})
    return None


def fill(state: State, seat: Seat, place: str, amount: int = 1) -> int:
    """Store resources on a region, as many as it can hold; returns how many it took."""
    region = state.players[seat].regions[place]
    stored = min(amount, STORE - region.stored)
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
    """Offer a region or colonial base; data about its place and its store comes before the given data."""
    said = describe_place(state.players[seat], place)
    spot = f"region.{seat}.{place}"
    if Place.parse(place).slot:
        base = colony(state, seat)
        said |= {"building": "colonial_base", "have": base.counter if base else 0}
        spot = f"brown.{seat}.{place}"
    return Option(key or place, verb, data={**said, **data}, spot=spot)


def gain_options(state: State, seat: Seat, kinds: Iterable[str], **data: Value) -> Iterator[Option]:
    """Offer kinds to be stored: `wool`, or `wool.u31` where more than one region has room."""
    for kind in kinds:
        open_to = rooms(state, seat, kind)
        for place in open_to:
            key = kind if len(open_to) == 1 else f"{kind}.{place}"
            yield store_option(state, seat, place, "take", key=key, **data, gain={kind: 1})


def place_of(state: State, seat: Seat, key: str) -> str:
    """The region that an option of `gain_options` means."""
    kind, _, place = key.partition(".")
    return place or rooms(state, seat, kind)[0]


class Take(Frame[State], tag="take"):
    """Take `left` resources of choice out of `kinds` from the bank; `source` is the card or face that gives them.

    What finds no room is lost. Nobody is asked where there is but one way.
    """

    seat: Seat
    left: int
    source: str
    kinds: list[str] = field(default_factory=lambda: list(RESOURCES))

    def options(self, state: State) -> tuple[Option, ...]:
        """Every kind and region with room."""
        return tuple(gain_options(state, self.seat, self.kinds, source=self.source, left=self.left))

    def ask(self, play: Play[State]) -> Ask | None:
        """Which kind, and which region of that kind."""
        options = self.options(play.state) if self.left else ()
        return Ask(self.seat, options) if len(options) > 1 else None

    def run(self, play: Play[State]) -> None:
        """Take the only thing that can be taken, or nothing."""
        options = self.options(play.state) if self.left else ()
        for option in options:
            self.answer(play, (option.key,))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Store one, and go on."""
        kind = picks[0].partition(".")[0]
        fill(play.state, self.seat, place_of(play.state, self.seat, picks[0]))
        play.report("took", self.seat, gain={kind: 1}, source=self.source)
        if self.left > 1:
            play.then(Take(self.seat, self.left - 1, self.source, self.kinds))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Every kind that finds no room; the others are on offer, by region where there are several."""
        return [Option(kind, "take", data={"gain": {kind: 1}}) for kind in self.kinds if self.why(play, kind)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Say that there is no room."""
        if key in self.kinds and not rooms(play.state, self.seat, key):
            return Reason("no_room", {"gain": {key: 1}})
        return None


class Rob(Frame[State], tag="rob"):
    """Take up to `left` resources of choice from the opponent; `free` to stop at once.

    With `lossy`, as at the trade face by the first revision of the rules, one may be taken that finds no room and is lost.
    """

    seat: Seat
    left: int
    source: str
    free: bool = False
    lossy: bool = False

    def options(self, state: State) -> list[Option]:
        """What the opponent has and the taker has room for."""
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
        return [*options, Option("none", "take", data={"source": self.source})] if self.free else options

    def ask(self, play: Play[State]) -> Ask | None:
        """Which kind, and which own region of that kind."""
        options = self.options(play.state) if self.left else []
        return Ask(self.seat, tuple(options)) if len(options) > 1 else None

    def run(self, play: Play[State]) -> None:
        """Take the only thing that can be taken, or nothing."""
        options = self.options(play.state) if self.left else []
        for option in options:
            self.answer(play, (option.key,))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take one; the victim chooses which of its regions it comes from."""
        if picks[0] == "none":
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
        """Every kind that cannot be taken; the others are on offer, by region where there are several."""
        return [Option(kind, "take", data={"gain": {kind: 1}}) for kind in RESOURCES if self.why(play, kind)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Say that the opponent has none, or that there is no room."""
        if key not in RESOURCES:
            return None
        if not holdings(play.state, 1 - self.seat)[key]:
            return Reason("opponent_has_none", {"gain": {key: 1}})
        return None if rooms(play.state, self.seat, key) else Reason("no_room", {"gain": {key: 1}})


class Pay(Frame[State], tag="pay"):
    """Give resources to the bank, or to whoever took them; asks which regions they come from only where it matters."""

    seat: Seat
    cost: Goods
    source: str

    def open_kind(self, state: State) -> str | None:
        """A kind that could come from different regions."""
        for kind, amount in self.cost.items():
            found = stores(state, self.seat, kind)
            if len(found) > 1 and amount < sum(found.values()):
                return kind
        return None

    def ask(self, play: Play[State]) -> Ask | None:
        """Which region the next one comes from."""
        kind = self.open_kind(play.state)
        if kind is None:
            return None
        options = (
            store_option(play.state, self.seat, place, "pay", pay={kind: 1}, left=self.cost[kind], source=self.source)
            for place in stores(play.state, self.seat, kind)
        )
        return Ask(self.seat, tuple(options))

    def run(self, play: Play[State]) -> None:
        """Pay where nothing is left to choose."""
        for kind, amount in self.cost.items():
            for place, stored in stores(play.state, self.seat, kind).items():
                drain(play.state, self.seat, place, min(amount, stored))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Pay one, and go on."""
        kind = self.open_kind(play.state)
        assert kind is not None
        drain(play.state, self.seat, picks[0], 1)
        play.then(Pay(self.seat, goods.total(self.cost, {kind: -1}), self.source))


class Lose(Frame[State], tag="lose"):
    """Give up `left` resources of any mix; with fewer, all of them."""

    seat: Seat
    left: int
    source: str

    def places(self, state: State) -> Goods:
        """Everywhere the seat has something."""
        return goods.total(*(stores(state, self.seat, kind) for kind in RESOURCES))

    def ask(self, play: Play[State]) -> Ask | None:
        """Which region the next one comes from."""
        held = self.places(play.state)
        if not self.left or sum(held.values()) <= self.left or len(held) == 1:
            return None
        options = (
            store_option(play.state, self.seat, place, "pay", left=self.left, source=self.source) for place in held
        )
        return Ask(self.seat, tuple(options))

    def run(self, play: Play[State]) -> None:
        """Give up what there is."""
        for place, stored in self.places(play.state).items():
            self._lose(play, place, min(stored, self.left))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Give up one, and go on."""
        self._lose(play, picks[0], 1)
        play.then(Lose(self.seat, self.left - 1, self.source))

    def _lose(self, play: Play[State], place: str, amount: int) -> None:
        if amount:
            drain(play.state, self.seat, place, amount)
            kind = play.state.players[self.seat].regions[Place.parse(place).region].kind
            play.report("lost", self.seat, pay={kind: amount}, source=self.source)
