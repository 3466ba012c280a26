"""Card values that an operator corrects, where no public source has the numbers (docs/rules/catan_cards.md 1.7).

They are part of the match: its setup holds them as a text without spaces, such as
`trading_outpost:trade=2;flagship:cost=lumber.2wool`, so later changes of the operator's file do not affect it.
"""

from collections.abc import Mapping
from functools import lru_cache
from string import digits
from typing import Final

from msgspec import structs

from engine.catan_cards.catalogue import CARDS, EARLIER_VALUES, TRADERS_SET, Card
from engine.catan_cards.tables import RESOURCES
from engine.core import goods
from engine.core.goods import Goods
from engine.core.setup import InvalidFile, OperatorOption

CARDS_OPTION: Final = "cards"
"""The option under which a setup holds the corrections. Without it, every card is as the table has it."""

MAX_VALUE: Final = 9

COST_FIELD: Final = "cost"


def _fields(card: Card) -> tuple[str, ...]:
    """Return the numbers of a card that count in any place; those of an arch are options of the match."""
    points = ("vp",) if not card.foreign and card.id != "triumphal_arch" else ()
    hand = ("hand",) if not card.foreign else ()
    knight = ("strength", "tournament") if card.unit == "knight" else ()
    return (COST_FIELD, "trade", *points, *hand, *knight)


CORRECTABLE_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    **{card.id: _fields(card) for card in TRADERS_SET if card.kind in ("building", "unit")},
    "garrison": ("trade",),
}
"""The fields of `Card` that can be corrected, by card."""


def catalogue(options: Mapping[str, str], rules: int) -> Mapping[str, Card]:
    """Return every card by id, as it is in a match with these options and this revision of the rules."""
    return _catalogue(options.get(CARDS_OPTION, ""), rules)


@lru_cache(maxsize=64)
def _catalogue(text: str, rules: int) -> Mapping[str, Card]:
    cards = dict(CARDS)
    for tables in (*(EARLIER_VALUES[revision] for revision in EARLIER_VALUES if revision > rules), _tables(text)):
        for id, table in tables.items():
            cards[id] = structs.replace(cards[id], **table)
    return cards


def write_tables(tables: Mapping[str, object]) -> str:
    """Write corrections, given by card and field, as the text of a setup. Raises `InvalidFile`."""
    found: dict[str, dict[str, object]] = {}
    for id, table in tables.items():
        if id not in CORRECTABLE_FIELDS:
            raise InvalidFile("card", card=id, known=list(CORRECTABLE_FIELDS))
        if not isinstance(table, dict):
            raise InvalidFile("table", card=id)
        for field in table:
            if field not in CORRECTABLE_FIELDS[id]:
                raise InvalidFile("field", card=id, field=field, known=list(CORRECTABLE_FIELDS[id]))
        found[id] = table
    places = [
        (id, field) for id, fields in CORRECTABLE_FIELDS.items() for field in fields if field in found.get(id, {})
    ]
    return ";".join(f"{id}:{field}={_value(id, field, found[id][field])}" for id, field in places)


def _value(id: str, field: str, value: object) -> str:
    return _cost(id, value) if field == COST_FIELD else _points(id, field, value)


def _cost(id: str, value: object) -> str:
    if not isinstance(value, dict) or not value or not value.keys() <= set(RESOURCES):
        raise InvalidFile("cost", card=id, field=COST_FIELD, most=MAX_VALUE)
    if not all(type(amount) is int and 1 <= amount <= MAX_VALUE for amount in value.values()):
        raise InvalidFile("cost", card=id, field=COST_FIELD, most=MAX_VALUE)
    return goods.key({kind: value[kind] for kind in RESOURCES if kind in value})


def _points(id: str, field: str, value: object) -> str:
    if type(value) is not int or not 0 <= value <= MAX_VALUE:
        raise InvalidFile("points", card=id, field=field, most=MAX_VALUE)
    return str(value)


def _tables(text: str) -> dict[str, dict[str, int | Goods]]:
    """Read the corrections in a setup's text, by card and field. Raises ValueError for anything but a number."""
    tables: dict[str, dict[str, int | Goods]] = {}
    for correction in text.split(";") if text else ():
        id, _, rest = correction.partition(":")
        field, _, value = rest.partition("=")
        tables.setdefault(id, {})[field] = _goods(value) if field == COST_FIELD else int(value)
    return tables


def _goods(text: str) -> Goods:
    kinds = {part: part.lstrip(digits) for part in text.split(".")}
    return {kind: int(part.removesuffix(kind) or 1) for part, kind in kinds.items()}


def _is_value(text: str) -> bool:
    """Return True if `write_tables` can produce this text."""
    try:
        return write_tables(_tables(text)) == text
    except ValueError:
        return False


OPERATOR_OPTIONS: Final = {
    CARDS_OPTION: OperatorOption(
        allows=_is_value,
        example="trading_outpost:trade=2;flagship:cost=lumber.2wool",
        read=write_tables,
        subjects=lambda text: tuple(_tables(text)),
    )
}
"""The option that only an operator sets."""
