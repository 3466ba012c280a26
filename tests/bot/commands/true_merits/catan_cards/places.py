"""Checks of merits about places of cards and new regions."""

from __future__ import annotations

from typing import Final

from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.principality import neighbours
from tests.bot.commands.true_merits.catan_cards.goals import columns, doubled, free_places
from tests.bot.commands.true_merits.claim import Check, Claim


def site_doubles(claim: Claim) -> bool:
    card = str(claim.option(claim.picks).data["building"])
    here, there = (doubled(claim, card, picks[0]) for picks in (claim.picks, claim.other))
    return bool(here == claim.data["count"] and here > there)


def site_alike(claim: Claim) -> bool:
    after = [claim.game.insight(claim.after(picks), claim.seat) for picks in (claim.picks, claim.other)]
    same = [{name: value for name, value in facts.items() if "sites" not in name} for facts in after]
    card = CATAN_CARDS[str(claim.option(claim.picks).data["building"])]
    is_local = bool(card.doubles) or card.id in ("garrison", "bath_house", "church", "flagship")
    return same[0] == same[1] and claim.data["tied"] == is_local


def site_guards(claim: Claim) -> bool:
    counts = [
        sum(claim.me.regions[name].stored for name in neighbours(picks[0])) for picks in (claim.picks, claim.other)
    ]
    is_garrison = claim.option(claim.picks).data["building"] == "garrison"
    return is_garrison and counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1]


def site_plague(claim: Claim) -> bool:
    counts = [
        sum(claim.me.regions[f"{side}{int(picks[0][1:-1]) + step}"].stored for side in "ud" for step in (-1, 1))
        for picks in (claim.picks, claim.other)
    ]
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1]


def site_units(claim: Claim) -> bool:
    kinds = {"church": ("knight", "trade_fleet"), "flagship": ("trade_fleet",)}
    counts = [
        sum(
            CATAN_CARDS[built.card].unit in kinds[str(claim.option(picks).data["building"])]
            for built in claim.me.cards
            if built.place[1:-1] == picks[0][1:-1]
        )
        for picks in (claim.picks, claim.other)
    ]
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1]


def site_spares(claim: Claim) -> bool:
    here, there = (doubled(claim, claim.data["building"], picks[0]) for picks in (claim.picks, claim.other))
    return claim.data["building"] in claim.me.hand and there > here


def site_pair(claim: Claim) -> bool:
    """Check that only the other place is between two regions of one kind that no card doubles there."""
    kinds = [{claim.me.regions[name].kind for name in neighbours(picks[0])} for picks in (claim.picks, claim.other)]
    mills = [card for card in CATAN_CARDS.values() if card.doubles == claim.data["region"]]
    twice = [any(doubled(claim, mill.id, picks[0]) == 2 for mill in mills) for picks in (claim.picks, claim.other)]
    return kinds[1] == {claim.data["region"]} and twice[1] and not (twice[0] and len(kinds[0]) == 1)


def region_pair(claim: Claim) -> bool:
    """Check that the region across a new region is of the same kind, and that across the other place is not."""
    kinds = list[str]()
    for picks in (claim.picks, claim.other):
        after, spot = claim.after(picks), str(claim.option(picks).spot).rpartition(".")[2]
        regions, at = after.state.players[claim.seat].regions, int(spot[1:])
        assert regions[spot].kind == claim.data["region"]
        kinds.append(next(regions[name].kind for step in (-2, 2) if (name := f"{spot[0]}{at + step}") in regions))
    return bool(kinds[0] == claim.data["region"] != kinds[1])


def site_sheltered(claim: Claim) -> bool:
    guards = [built.place[1:-1] for built in claim.me.cards if built.card in ("church", "flagship")]
    return claim.picks[0][1:-1] in guards and claim.other[0][1:-1] not in guards


def site_city(claim: Claim) -> bool:
    cities = [place for place in free_places(claim) if columns(claim)[int(place[1:-1])] == "city"]
    return len(cities) == claim.data["count"] and claim.other[0] in cities and claim.picks[0] not in cities


def region(claim: Claim) -> bool:
    """Check the number or the kind of a new region."""
    here, there = (claim.option(picks).data for picks in (claim.picks, claim.other))
    mine = list(claim.me.regions.values())
    if claim.merit.kind == "new_number":
        numbers = [one.number for one in mine]
        return here["number"] == claim.data["number"] not in numbers and there["number"] in numbers
    counts = [[one.kind for one in mine].count(str(data["region"])) for data in (here, there)]
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] < counts[1]


def sides_alike(claim: Claim) -> bool:
    spots = [str(claim.option(picks).spot).rpartition(".")[2] for picks in (claim.picks, claim.other)]
    return not any(spot in neighbours(built.place) for built in claim.me.cards for spot in spots)


CHECKS: Final[dict[str, Check]] = {
    "site_doubles": site_doubles,
    "site_alike": site_alike,
    "site_plague": site_plague,
    "site_units": site_units,
    "site_spares": site_spares,
    "site_pair": site_pair,
    "region_pair": region_pair,
    "site_sheltered": site_sheltered,
    "site_city": site_city,
    **dict.fromkeys(("new_number", "few_regions"), region),
    "sides_alike": sides_alike,
    "site_guards": site_guards,
}
