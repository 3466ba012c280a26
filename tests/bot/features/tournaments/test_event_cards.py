"""Cards, rules and previews of tournaments: they fit into a message, and show what their phase needs."""

import re
from hashlib import sha256

import pytest
from msgspec import structs

from bot.clocks.paces import DAY
from bot.features.tournaments.cards import tournament_card
from bot.features.tournaments.previews import preview
from bot.features.tournaments.rules.feasibility import Finding, findings
from bot.features.tournaments.rules.model import Event, RoundPlan
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules_card import rules_card
from bot.features.tournaments.standings import (
    points_rule,
)
from bot.words import LOCALES, Catalogue
from tests.bot.features.tournaments.large_events import (
    LARGE,
    MESSAGE,
    draw_first_round,
    draw_large,
    large,
    length,
    said,
    stored,
)
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import settings


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_of_large_tournaments_fit_into_a_message(locale: str) -> None:
    words = Catalogue().words(locale)
    for phase in ("open", "muster", "finished", "cancelled"):
        assert length(tournament_card(words, stored(large(phase=phase)), NOW)) <= MESSAGE
    assert length(tournament_card(words, stored(draw_large()), NOW)) <= MESSAGE
    found = [Finding("short-tables", {"tables": 3, "seats": 3}), Finding("byes", {"players": 1})]
    assert length(preview(words, stored(large(phase="draft")), found, LARGE)) <= MESSAGE


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", ["open", "muster"])
def test_a_card_with_all_options_fits_into_a_message(locale: str, phase: str) -> None:
    event = large(phase=phase)
    players, plans = (
        event.players("entered", "present"),
        tuple(RoundPlan(number, 40 * DAY, "slow") for number in range(9)),
    )
    chosen = structs.replace(
        event.settings,
        name="*" * 60,
        about="_" * 200,
        format="elimination",
        seats=2,
        most=len(players) // 2,
        seeding="previous",
        third=True,
        best_of=5,
        plans=plans,
        fill=True,
        announce_role=10**18,
        account_days=99,
        member_days=99,
        finished=9,
        vacation=False,
        starts=1,
    )
    pairs = tuple(zip(players[::2], players[1::2], strict=False))
    full = structs.replace(event, settings=chosen, seeds=players, apart=pairs, assistants=players[:6])
    assert length(tournament_card(Catalogue().words(locale), stored(full), NOW)) <= MESSAGE


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_has_the_buttons_of_its_phase(locale: str) -> None:
    words, id = Catalogue().words(locale), "abcdefgh"

    def acts_of(event: Event) -> list[str]:
        shown = tournament_card(words, stored(event), NOW).to_components()  # type: ignore[no-untyped-call] # discord.py annotates this one only in part
        return re.findall(rf"'v\|([a-z-]+)\|{id}'", str(shown))

    assert acts_of(large(phase="open")) == ["join", "leave", "rules", "close"]
    assert acts_of(large(phase="muster")) == ["here", "leave", "rules", "start"]
    assert acts_of(draw_large()) == ["leave", "standings", "report", "rules"]
    assert acts_of(large(phase="cancelled")) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tournament_without_vacation_says_so(locale: str) -> None:
    words = Catalogue().words(locale)
    for vacation in (True, False):
        event = Event(settings(format="swiss", seats=4, vacation=vacation), phase="open")
        assert (
            words("lobby-vacation", value="off") in said(tournament_card(words, stored(event), NOW))
        ) is not vacation


@pytest.mark.parametrize(("phase", "act"), [("open", "close"), ("muster", "start"), ("running", "")])
def test_the_card_says_which_button_is_for_the_organisers(phase: str, act: str) -> None:
    words, event = Catalogue().words("en"), structs.replace(draw_first_round(8, format="swiss"), phase=phase)
    card = said(tournament_card(words, stored(event), NOW))
    mark = words("tournament-for-organisers", button="|").partition("|")[2]
    assert (mark in card) is bool(act)
    assert not act or words("tournament-for-organisers", button=words(f"button-tournament-{act}")) in card


def test_the_card_of_a_running_tournament_keeps_its_format() -> None:
    words = Catalogue().words("en")
    late = draw_first_round(8, format="swiss", seats=4, rounds=4, late=3, most=12)
    kept = [words("tournament-late", round=3, half="no"), words("tournament-places", players=12)]
    assert f"-# {' '.join(kept)}" in said(tournament_card(words, stored(late), NOW)).splitlines()
    series = draw_first_round(8, format="elimination", seats=2, best_of=3, third=True)
    kept = [words("tournament-best-of", games=3, series=series.settings.series), words("tournament-third")]
    assert f"-# {' '.join(kept)}" in said(tournament_card(words, stored(series), NOW)).splitlines()
    over = structs.replace(late, phase="finished")
    assert words("tournament-places", players=12) not in said(tournament_card(words, stored(over), NOW))


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_explain_tie_breaks_in_a_knock_out(locale: str) -> None:
    words = Catalogue().words(locale)
    equals = {
        key: words("tournament-equals", duel=duel, cut=cut)
        for key, (duel, cut) in {"duels": ("yes", "no"), "cut": ("no", "yes")}.items()
    }
    for more, key in (
        ({"format": "elimination", "seats": 2}, "duels"),
        ({"cut": 4}, "cut"),
        ({}, ""),
        ({"format": "knockout", "revision": 3}, ""),
    ):
        opened = Event(settings(**{"revision": 4, **more}), phase="open")
        shown = said(rules_card(words, stored(opened)))
        assert [name for name, line in equals.items() if line in shown] == ([key] if key else [])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_leaves_rules_and_seal_to_their_button(locale: str) -> None:
    words = Catalogue().words(locale)
    opened = Event(settings(cut=4, most=16, seeding="rating", revision=REVISION), phase="open")
    card, rules = said(tournament_card(words, stored(opened), NOW)), said(rules_card(words, stored(opened)))
    seal = sha256(opened.settings.seed.encode()).hexdigest()
    for line in (seal, words("tournament-most", players=16), points_rule(words, opened.settings)):
        assert line in rules
        assert line not in card


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_names_dates_only_before_the_start(locale: str) -> None:
    words = Catalogue().words(locale)
    given = settings(starts=NOW + 2, closes=NOW + 1, opens=NOW + 99, muster=1)
    assert given.dated
    starts = f"<t:{given.starts}:f>"
    for phase, is_named in (("open", True), ("muster", True), ("running", False)):
        event = (
            structs.replace(draw_first_round(6), settings=given, phase=phase)
            if phase == "running"
            else Event(given, phase=phase)
        )
        assert (starts in said(tournament_card(words, stored(event), NOW))) is is_named


def test_a_preview_calls_a_tournament_fair_except_for_households() -> None:
    words, event = Catalogue().words("en"), stored(large(phase="draft"))
    apart, short = Finding("apart-at-last"), Finding("short-tables", {"tables": 3, "seats": 3})
    for found, fair in (([], True), ([apart], True), ([apart, short], False)):
        shown = said(preview(words, event, found, 9))
        assert (words("tournament-fair") in shown) is fair
        assert words("tournament-preview-next") in shown


def test_a_preview_states_number_and_length_of_rounds() -> None:
    words = Catalogue().words("en")
    given = settings(format="elimination", seats=2, round_seconds=7 * DAY)
    shown = said(preview(words, stored(Event(given)), [], 8))
    assert "3 rounds, at most 21 days in all." in shown


def test_a_preview_names_the_rounds_before_and_after_a_cut() -> None:
    words = Catalogue().words("en")
    given = settings(format="swiss", seats=2, rounds=4, cut=4, round_seconds=7 * DAY)
    shown = said(preview(words, stored(Event(given)), [Finding("apart-at-last")], 8))
    assert "4 rounds, then semifinals and final, at most 42 days in all." in shown
    assert words("tournament-fair-cut") in shown
    assert words("event-finding-apart-at-last") not in shown
    knocked = stored(Event(settings(format="elimination", seats=2)))
    assert words("event-finding-games-unequal") not in said(
        preview(words, knocked, findings("elimination", 6, 2, 1), 6)
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_preview_names_the_usual_cut_where_none_is_chosen(locale: str) -> None:
    words = Catalogue().words(locale)
    usual = words("tournament-usual-cut", players=4)
    for given, named in (
        (settings(format="swiss", seats=4), True),
        (settings(format="swiss", seats=4, cut=8), False),
        (settings(format="round-robin", seats=2), False),
    ):
        assert (usual in said(preview(words, stored(Event(given)), [], 30))) is named


@pytest.mark.parametrize(("rounds", "unbeaten"), [(3, 4), (4, 2), (5, 0)])
def test_a_preview_of_duels_states_how_many_may_stay_unbeaten(rounds: int, unbeaten: int) -> None:
    words, given = Catalogue().words("en"), settings(format="swiss", seats=2, rounds=rounds)
    shown = said(preview(words, stored(Event(given)), findings("swiss", 32, 2, rounds), 32))
    assert (words("event-finding-unbeaten", players=unbeaten, enough=5) in shown) is (unbeaten > 0)
    assert (words("tournament-usual-cut", players=unbeaten) in shown) is (unbeaten > 0)
