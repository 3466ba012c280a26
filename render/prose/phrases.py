"""Options, questions, events and reasons in words: ids and numbers become names in a sentence of the language.

Every sentence gets `player` and all of `ARGUMENTS`, empty where there is no data, and uses those that it needs.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from engine.core.types import MAX_KEY, Data, Decision, Event, Merit, Option, Reason
from render.prose.lists import listed
from render.prose.words import Words

ARGUMENTS: Final[Mapping[str, str | int]] = dict.fromkeys(
    (
        *("player", "key", "building", "space", "cost", "owner", "by", "seat", "back", "to", "move", "most", "least"),
        *("pay", "gain", "have", "vp", "favours", "section", "line", "column", "advanced", "deniers", "turn", "place"),
        *("order", "provost", "houses", "phase", "gold", "cubes", "winners", "scores", "kind", "known", "asked"),
        *("cards", "count", "left", "side", "at", "centre", "region", "regions", "number", "source", "stack", "needs"),
        *("lost", "won", "token", "face", "effect", "name", "beyond", "measure", "outcome", "tied", "more"),
        *("built", "equals", "spends", "barred"),
    ),
    "",
)

SEAT_KEYS: Final = frozenset({"owner", "by", "seat", "order", "winners", "scores", "asked"})
"""Keys whose values name seats."""

EITHER_KEYS: Final = frozenset({"needs"})
"""Keys whose values are alternatives, one of which is enough."""

SAME_NAME_KEYS: Final = EITHER_KEYS | {"equals", "known"}
"""Keys whose values may share a name, which is then written once."""

PLACES_KEY: Final = "places"
"""The key whose values are numbers of a road with the building there, such as `9:w_mason`."""

PERSON_KEY: Final = "name"
"""The key whose value is a person's name, and stays as it is even if it is an id."""


def option_label(words: Words, game: str, kind: str, option: Option) -> str:
    """Name an option of a question of `kind`, as on a button."""
    own = f"{game}-option-{kind}-{option.key}"
    id = own if words.has(own) else f"{game}-option-{kind}"
    return words(id, **_arguments(words, option.data, key=option.key))


def option_note(words: Words, game: str, option: Option) -> str:
    """Return the effect of the building that an option names; empty if it names none."""
    return effect_text(words, game, option.data.get("building"))


def ask_note(words: Words, game: str, decision: Decision, seats: int) -> str:
    """Return the game's note for a question, or the effect of the card that it is about, or comes from; empty if none.

    A card that the question itself does not name, such as the only one that can be built, is named with it.

    A question with several verbs is about no single card, even if only one is on offer; one about hidden cards is about
    these, not about its source.
    """
    if words.has(note := f"{game}-note-{decision.kind}"):
        return words(note, seats=seats)
    if decision.ask.secret or len({option.verb for option in decision.ask.options}) > 1:
        return ""
    shared = _common(decision)
    for id in (shared.get("building"), shared.get("source")):
        if effect := effect_text(words, game, id):
            named = name(words, str(id))
            known = named in ask_line(words, game, decision)
            return effect if known else words("note-of", name=named, effect=effect)
    return ""


def _player(words: Words, event: Event) -> str:
    return "" if event.seat is None else words.seat(event.seat)


def effect_text(words: Words, game: str, id: object) -> str:
    """Return the effect of a building or card, or of the castle; empty if it has none."""
    effect = f"{game}-effect-{id}"
    return words(effect) if words.has(effect) else ""


def ask_line(words: Words, game: str, decision: Decision) -> str:
    """Return the question: one sentence for the asked seat, with the common data of all options."""
    ask = decision.ask
    return words(
        f"{game}-ask-{decision.kind}",
        **_arguments(words, _common(decision), player=words.seat(ask.seat), least=ask.least, most=ask.most),
    )


def event_line(words: Words, game: str, event: Event) -> str:
    """Return the sentence of an event; one of the game takes precedence over one of the core."""
    own = f"{game}-event-{event.kind}"
    id = own if words.has(own) else f"event-{event.kind}"
    return words(id, **_told(words, game, event))


def event_clause(words: Words, game: str, event: Event) -> str:
    """Return an event without its player, for a line that begins with that player's name.

    An event without a short form of its own is its sentence without the name and the full stop.
    """
    own = f"{game}-short-{event.kind}"
    if words.has(own):
        return words(own, **_told(words, game, event))
    sentence, player = event_line(words, game, event), _player(words, event)
    return sentence.removeprefix(f"{player} ").removesuffix(".")


def _told(words: Words, game: str, event: Event) -> dict[str, str | int]:
    """Return the arguments of an event's sentence, with the effect of its building or of the face of the event die."""
    face = f"{game}-rolled-{event.data.get('face')}"
    effect = effect_text(words, game, event.data.get("building")) or (words(face) if words.has(face) else "")
    return _arguments(words, event.data, player=_player(words, event), effect=effect)


def reason_line(words: Words, game: str, reason: Reason, *, priced: bool = False) -> str:
    """Return the sentence of a reason; one of the game takes precedence over one of the core.

    It need not name the cost of something that is named before it as `priced`.
    """
    own = f"{game}-reason-{reason.kind}"
    data, cost, held = reason.data, reason.data.get("pay"), reason.data.get("have")
    if isinstance(cost, dict) and isinstance(held, dict):
        lost = {kind: max(count - held.get(kind, 0), 0) for kind, count in cost.items()}
        data = {**data, "lost": lost, "pay": None if priced else cost}
    return words(own if words.has(own) else f"reason-{reason.kind}", **_arguments(words, data))


def peril_line(words: Words, game: str, peril: Data) -> str:
    """Return the sentence of a warning."""
    return words(f"{game}-peril", **_arguments(words, peril))


def merit_clause(words: Words, game: str, merit: Merit, second: str) -> str:
    """Return what speaks for an answer as a clause, empty if there are no words for it.

    It may name the `second` answer that it compares with. A wording of the game takes precedence over a shared one.
    """
    for id in (f"{game}-merit-{merit.kind}", f"merit-{merit.kind}"):
        if words.has(id):
            return words(id, **_arguments(words, merit.data, second=second))
    return ""


def goods(words: Words, amounts: Mapping[str, int]) -> str:
    """Return amounts of cubes, deniers, points and favours: `2 food, 1 wood`, without those of 0."""
    return ", ".join(words(f"board-goods-{kind}", count=count) for kind, count in amounts.items() if count)


def name(words: Words, id: str, role: str = "") -> str:
    """Return the name of an id; `role` is the key of the id, so that a line is not named as a cube.

    Any other text (a made-up pick that is quoted back) stays as it is, cut to the length of a key.
    """
    return next((words(found) for found in (f"{role}-{id}", f"name-{id}") if words.has(found)), id[:MAX_KEY])


def _arguments(words: Words, data: Data, **given: str | int) -> dict[str, str | int]:
    phrased = {key: _said(words, key, value) for key, value in data.items() if value is not None}
    return {**ARGUMENTS, **given, **phrased}


def _said(words: Words, key: str, value: bool | int | str | list[str] | dict[str, int]) -> str | int:
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return words.seat(value) if key in SEAT_KEYS else value
        case str():
            return value if key == PERSON_KEY else name(words, value, key)
        case list():
            members = list(map(partial(_member, words, key), value))
            if key in SAME_NAME_KEYS:
                members = list(dict.fromkeys(members))
            if key in EITHER_KEYS or key == PLACES_KEY:
                return listed(words, members, "list-or" if key in EITHER_KEYS else "list-last")
            return _listed(members)
        case dict():
            if key in SEAT_KEYS:
                return _listed(f"{_member(words, key, seat)} {count}" for seat, count in value.items())
            return goods(words, value)


def _member(words: Words, key: str, value: str) -> str:
    if key == PLACES_KEY:
        space, _, building = value.partition(":")
        return words("merit-place", space=int(space), building=name(words, building))
    return words.seat(int(value)) if key in SEAT_KEYS and value.isdecimal() else name(words, value, key)


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _common(decision: Decision) -> Data:
    """Return the common data of a question's options; one without data, such as doing nothing, does not count."""
    several = [option.data for option in decision.ask.options if option.data]
    if not several:
        return {}
    first, *rest = several
    return {key: value for key, value in first.items() if all(other.get(key) == value for other in rest)}
