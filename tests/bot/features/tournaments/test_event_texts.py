"""Texts of large events keep Discord's limits, in every language."""

import re
from collections import Counter
from hashlib import sha256

import pytest
from discord.ui import TextDisplay
from msgspec import structs

from bot.cards.layouts import Layout
from bot.clocks.paces import DAY
from bot.features.tournaments.announcements import end_text, muster_texts, round_over_text, tied_text
from bot.features.tournaments.cards import preview, rules_card, tournament_card
from bot.features.tournaments.commands import file_name
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.feasibility import Finding, findings
from bot.features.tournaments.rules.model import TOURNAMENT_FORMATS, Entry, Event, RoundPlan
from bot.features.tournaments.rules.ranking import ranked_places, stage_standings
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.runner import open_ties
from bot.features.tournaments.rules.stages import possible_in_stage
from bot.features.tournaments.rules.standings import DUEL_ORDER
from bot.features.tournaments.rulings import DESK_ACTIONS
from bot.features.tournaments.standings import (
    explained_standings,
    first_tie_break,
    named_tie_break,
    points_rule,
    points_text,
    standings_text,
)
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import decisions_text, desk_text, next_act, round_texts, round_title, ruling_text
from bot.words import LOCALES, Catalogue
from storage.tournaments import EventRow
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import settings

LARGE, MESSAGE = 256, 4_000
PHONE = 34
"""Characters of a block of code that a phone shows."""

FIRST = 10**18


MARKS = (("en", " 0.0 "), ("it", " 0,0 "), ("es", " 0,0 "))


def stored(event: Event) -> StoredTournament:
    """An event whose people have long names."""
    names = {entry.player: f"Wolfeschlegelsteinhausen {entry.player - FIRST}" for entry in event.entries}
    return StoredTournament(EventRow("abcdefgh", 5, 7, FIRST, "", NOW), event, 0, names)


def large(state: str = "present", phase: str = "muster") -> Event:
    """An event with very many players."""
    entries = tuple(Entry(FIRST + number, state) for number in range(LARGE))
    return Event(settings(format="groups", seats=4), phase=phase, entries=entries)


def drawn() -> Event:
    """The same with its only round drawn."""
    event = apply(large(), acts.TournamentStarted(id="start"))
    return apply(event, acts.Drawn(id="draw", stage=0, number=1))


def length(layout: Layout) -> int:
    """Characters of all texts of a message."""
    return layout.content_length()


def said(layout: Layout) -> str:
    """All texts of a message."""
    return "\n".join(one.content for one in layout.walk_children() if isinstance(one, TextDisplay))


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_of_large_events_fit_into_a_message(locale: str) -> None:
    words = Catalogue().words(locale)
    for phase in ("open", "muster", "finished", "cancelled"):
        assert length(tournament_card(words, stored(large(phase=phase)), NOW)) <= MESSAGE
    assert length(tournament_card(words, stored(drawn()), NOW)) <= MESSAGE
    found = [Finding("short-tables", {"tables": 3, "seats": 3}), Finding("byes", {"players": 1})]
    assert length(preview(words, stored(large(phase="draft")), found, LARGE)) <= MESSAGE


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", ["open", "muster"])
def test_a_card_with_everything_chosen_fits_into_a_message(locale: str, phase: str) -> None:
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
def test_lines_of_standings_are_no_wider_than_a_phone(locale: str) -> None:
    text = standings_text(Catalogue().words(locale), stored(drawn()))
    assert max(map(len, text.split("```")[1].splitlines())) <= PHONE


@pytest.mark.parametrize("locale", LOCALES)
def test_large_standings_say_how_many_more_there_are_and_where_the_asker_is(locale: str) -> None:
    words, event = Catalogue().words(locale), stored(drawn())
    last = stage_standings(event.tournament, 0)[-1]
    text = standings_text(words, event, last.player)
    assert len(text) <= MESSAGE
    *_, fiftieth, more, own = text.split("```")[1].strip("\n").split("\n")
    assert fiftieth.lstrip().startswith("50.")
    assert more == words("tournament-more", players=LARGE - 50)
    assert own.startswith(f"{last.rank}. ")
    assert own not in standings_text(words, event)
    few = stored(first_round(6))
    assert words("tournament-more", players=1) not in standings_text(words, few)


def test_points_in_standings_have_the_decimals_of_the_language() -> None:
    points = [standings_text(Catalogue().words(locale), stored(drawn())).count(mark) for locale, mark in MARKS]
    assert len(set(points)) == 1
    assert points[0] > 1


@pytest.mark.parametrize(("locale", "share"), [("en", "25%"), ("it", "25%"), ("es", "25 %")])
def test_shares_of_seats_and_of_kept_matches_are_written_alike(locale: str, share: str) -> None:
    words = Catalogue().words(locale)
    assert words("tournament-share", share=25) == share
    assert words("profile-kept", share=25, kept=1, begun=4).startswith(f"{share} ")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_has_the_buttons_of_its_phase(locale: str) -> None:
    words, id = Catalogue().words(locale), "abcdefgh"

    def acts_of(event: Event) -> list[str]:
        shown = tournament_card(words, stored(event), NOW).to_components()  # type: ignore[no-untyped-call] # discord.py annotates this one only in part
        return re.findall(rf"'v\|([a-z-]+)\|{id}'", str(shown))

    assert acts_of(large(phase="open")) == ["join", "leave", "rules", "close"]
    assert acts_of(large(phase="muster")) == ["here", "leave", "rules", "start"]
    assert acts_of(drawn()) == ["leave", "standings", "report", "rules"]
    assert acts_of(large(phase="cancelled")) == []


def test_a_preview_calls_an_event_fair_but_for_households() -> None:
    words, event = Catalogue().words("en"), stored(large(phase="draft"))
    apart, short = Finding("apart-at-last"), Finding("short-tables", {"tables": 3, "seats": 3})
    for found, fair in (([], True), ([apart], True), ([apart, short], False)):
        shown = said(preview(words, event, found, 9))
        assert (words("tournament-fair") in shown) is fair
        assert words("tournament-preview-next") in shown


def test_a_preview_says_how_many_rounds_there_are_and_how_long_they_take() -> None:
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


def test_midway_nobody_who_has_not_played_is_behind_who_has_lost() -> None:
    event = first_round(6)
    table = event.open_tables()[0]
    places = tuple(range(1, 1 + len(table.players)))
    event = apply(event, acts.Reported(id="result", table=table.key, places=places))
    (lines,) = explained_standings(event, 0)
    waiting = {player for one in event.open_tables() for player in one.players}
    points = [line.values[event.settings.order.index("points")] for line in lines]
    assert points == sorted(points, reverse=True)
    level = [line.player in waiting for line in lines if line.values[event.settings.order.index("points")] == 0]
    assert level == sorted(level, reverse=True)
    assert [line.rank for line in lines] == [*range(1, len(lines) + 1)]


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
def test_a_preview_of_duels_says_how_many_may_stay_unbeaten(rounds: int, unbeaten: int) -> None:
    words, given = Catalogue().words("en"), settings(format="swiss", seats=2, rounds=rounds)
    shown = said(preview(words, stored(Event(given)), findings("swiss", 32, 2, rounds), 32))
    assert (words("event-finding-unbeaten", players=unbeaten, enough=5) in shown) is (unbeaten > 0)
    assert (words("tournament-usual-cut", players=unbeaten) in shown) is (unbeaten > 0)


@pytest.mark.parametrize("locale", LOCALES)
def test_an_event_without_vacation_says_so(locale: str) -> None:
    words = Catalogue().words(locale)
    for vacation in (True, False):
        event = Event(settings(format="swiss", seats=4, vacation=vacation), phase="open")
        assert (
            words("lobby-vacation", value="off") in said(tournament_card(words, stored(event), NOW))
        ) is not vacation


def test_round_and_card_say_until_when_it_may_be_played() -> None:
    words, event = Catalogue().words("en"), first_round(8, format="swiss", seats=4)
    until = words("tournament-until", when=f"<t:{event.open_tables()[0].deadline}:f>")
    (text,) = round_texts(words, stored(event), {"1.1.1": 77}, 0, 1)
    assert text.splitlines()[1] == until
    assert until in said(tournament_card(words, stored(event), NOW))
    paused = apply(event, acts.TournamentPaused(id="pause", by=1, at=NOW, reason="holidays"))
    assert "until" not in said(tournament_card(words, stored(paused), NOW))
    assert "until" not in said(tournament_card(words, stored(ended(event)), NOW))


def test_a_desk_at_which_nothing_waits_says_what_can_be_done_there() -> None:
    words = Catalogue().words("en")
    event = first_round(8, format="swiss", seats=4)
    shown = desk_text(words, stored(event), 0, possible=("rule", "pause"))
    assert words("tournament-desk-empty") in shown
    actions = " · ".join(words(f"tournament-action-{name}") for name in ("rule", "pause"))
    assert words("tournament-desk-how", actions=actions) in shown
    over = structs.replace(event, phase="finished", finished_at=NOW)
    told = words("tournament-desk-finished", when=f"<t:{NOW + DAY}:f>")
    assert told in desk_text(words, stored(structs.replace(over, stages=(ended(event).stages))), NOW)
    cancelled = desk_text(words, stored(apply(event, acts.Cancelled(id="cancel", reason="ill"))), NOW)
    assert words("tournament-desk-cancelled") in cancelled
    assert "/event desk" not in cancelled


def test_the_desk_names_the_first_open_tables_with_their_links() -> None:
    words, event = Catalogue().words("en"), first_round(20, format="swiss", seats=4)
    event = apply(event, acts.Reported(id="over", table="1.1.1", places=(1, 2, 3, 4)))
    lines = desk_text(words, stored(event), 0, (), {"1.1.2": 77}).splitlines()
    second, third, *_ = ([f"<@{player}>" for player in table.sitting] for table in event.open_tables())
    assert f"-# **[Table 2](https://discord.com/channels/5/77)**: {', '.join(second)}" in lines
    assert f"-# **Table 3**: {', '.join(third)}" in lines
    assert [line for line in lines if "**Table 5**" in line] == []
    assert f"-# {words('tournament-more-tables', tables=1)}" in lines


def test_the_desk_names_the_actions_that_settle_a_tie() -> None:
    words = Catalogue().words("en")
    event = first_round(2, format="elimination", seats=2, revision=4)
    event = apply(event, acts.Reported(id="drawn", table="1.1.1", places=(1, 1)))
    event = apply(event, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    event = apply(event, acts.Concluded(id="1.1 conclude", stage=0, number=1))
    shown = desk_text(words, stored(event), NOW)
    actions = ", ".join(f"**{words(f'tournament-action-{name}')}**" for name in ("share", "again", "advance"))
    assert words("tournament-desk-tie", count=3, actions=actions) in shown
    assert next_act(event, NOW) == ""
    assert words("tournament-desk-go-on") not in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_is_asked_once_whether_they_are_here(locale: str) -> None:
    asked = muster_texts(Catalogue().words(locale), stored(large("entered")))
    assert sorted(player for _, called in asked for player in called) == [FIRST + number for number in range(LARGE)]
    assert max(len(called) for _, called in asked) <= 100
    assert max(len(text) for text, _ in asked) <= MESSAGE


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_of_large_events_fit_into_a_message(locale: str) -> None:
    words, event = Catalogue().words(locale), stored(drawn())
    assert len(standings_text(words, event)) <= MESSAGE
    assert len(desk_text(words, event, NOW)) <= MESSAGE
    ruled = event.tournament
    for number in range(20):
        ruled = apply(ruled, acts.Extended(id=f"{number}", by=FIRST, at=NOW, seconds=1, reason="*" * 200))
    late = desk_text(words, stored(ruled), NOW + 10**9, possible=[*DESK_ACTIONS])
    assert len(late) <= MESSAGE
    first = words("tournament-table-of", round=words("tournament-round-title", number=1), table="1")
    assert f"⏰ {first}" in late


def test_the_links_of_a_round_name_every_seat_once() -> None:
    words, event = Catalogue().words("en"), stored(drawn())
    tables = event.tournament.tables()
    parts = round_texts(words, event, {table.key: FIRST + n for n, table in enumerate(tables)}, 0, 1)
    assert all(len(part) <= MESSAGE for part in parts)
    linked = Counter(map(int, re.findall(r"<@(\d+)>", "\n".join(parts))))
    assert linked == Counter(player for table in tables for player in table.sitting)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_format_action_and_concern_has_its_words(locale: str) -> None:
    ids = Catalogue().ids(locale)
    wanted = {f"tournament-format-{name}" for name in TOURNAMENT_FORMATS} | {
        f"tournament-action-{name}" for name in DESK_ACTIONS
    }
    kinds = ("extended", "replaced", "ruled", "disqualified", "paused", "resumed", "cancelled")
    concerns = (
        "not-launched",
        "overdue",
        "called-off",
        "given-up",
        "absent",
        "tied-across-the-cut",
        "household",
        "server-full",
    )
    wanted |= {f"tournament-act-{kind}" for kind in kinds} | {f"tournament-concern-{kind}" for kind in concerns}
    assert wanted <= ids


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        ("400 (200000)", "a word in the title"),
        ("403 (50013)", "have the permission"),
        ("400 (40067)", "requires a tag on each post"),
        ("10003", "The channel no longer exists"),
        ("400 (160006)", "limit of open threads"),
        ("418 (7)", "“418 (7)”"),
        ("Absent", "“Absent”"),
    ],
)
def test_the_desk_says_in_words_why_a_table_has_no_match(failure: str, sentence: str) -> None:
    event = drawn()
    key = event.open_tables()[0].key
    failed = apply(event, acts.NotLaunched(id="not launched", at=NOW, table=key, why=failure))
    assert sentence in desk_text(Catalogue().words("en"), stored(failed), NOW)


def test_ranks_of_a_round_robin_are_open_until_its_last_round() -> None:
    """Its rounds follow from its players, whatever was given for them."""
    event = Event(settings(format="round-robin", seats=2, rounds=1))
    event = apply(event, acts.Opened(id="open"))
    for player in range(1, 7):
        event = apply(event, acts.Entered(id=f"{player} enters", player=player))
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in range(1, 7):
        event = apply(event, acts.Appeared(id=f"{player} appears", player=player))
    event = apply(apply(event, acts.TournamentStarted(id="start")), acts.Drawn(id="draw", stage=0, number=1))
    for table in event.open_tables():
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=(1, 2)))
    assert {(one.best, one.worst) for one in possible_in_stage(event).values()} == {(1, 6)}


def ended(event: Event) -> Event:
    """The event with its latest round played, seats in the order of their places, and closed."""
    for table in event.open_tables():
        places = tuple(range(1, len(table.players) + 1))
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=places))
    stage, number = len(event.stages) - 1, len(event.stages[-1].rounds)
    return apply(event, acts.RoundClosed(id=f"{stage} {number} close", stage=stage, number=number))


def first_round(players: int, **more: object) -> Event:
    """An event with its first round drawn."""
    entries = tuple(Entry(FIRST + number, "present") for number in range(players))
    event = Event(settings(least=2, **more), phase="muster", entries=entries)
    return apply(apply(event, acts.TournamentStarted(id="start")), acts.Drawn(id="draw", stage=0, number=1))


def test_a_round_that_is_not_drawn_gives_a_duel_at_most_one_win() -> None:
    event = ended(first_round(8, format="swiss", seats=2, rounds=4, scheme="duel", order=DUEL_ORDER))
    for number in (2, 3):
        event = ended(apply(event, acts.Drawn(id=f"draw {number}", stage=0, number=number)))
    points = {line.player: line.values[0] for line in stage_standings(event, 0)}
    for player, possible in possible_in_stage(event).items():
        others = [points[other] for other in points if other != player]
        assert possible.best == 1 + sum(other > points[player] + 60 for other in others)
        assert possible.worst == 1 + sum(other + 60 >= points[player] for other in others)


def test_a_round_with_byes_is_not_called_the_final() -> None:
    words = Catalogue().words("en")
    for event, title in (
        (first_round(3, format="elimination", seats=2), "tournament-semifinals"),
        (first_round(5, format="knockout", seats=4), "tournament-round-title"),
        (first_round(4, format="knockout", seats=4), "tournament-final"),
    ):
        assert round_title(words, event, 0, event.stages[0].rounds[0]) == words(title, number=1)


def test_the_end_of_a_round_of_a_knockout_names_those_who_go_on() -> None:
    event = ended(first_round(20, format="knockout", seats=4))
    event = ended(apply(event, acts.Drawn(id="draw 2", stage=0, number=2)))
    event = apply(event, acts.Drawn(id="draw 3", stage=0, number=3))
    final = {*event.stages[0].rounds[2].tables[0].players}
    stages = (structs.replace(event.stages[0], rounds=event.stages[0].rounds[:2]),)
    text = round_over_text(Catalogue().words("en"), stored(structs.replace(event, stages=stages)))
    assert sorted(map(int, re.findall(r"<@(\d+)>", text))) == sorted(final)


def test_the_end_of_a_round_says_who_is_equal_and_what_parted_whom() -> None:
    words = Catalogue().words("en")
    given = first_round(12, format="knockout", seats=3, revision=4)
    for position, table in enumerate(given.open_tables()):
        scores = (50, 20 + position // 3, 10)
        given = apply(given, acts.Reported(id=table.key, table=table.key, places=(1, 2, 3), scores=scores))
    over = apply(given, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    seconds = [f"<@{table.players[1]}>" for table in over.tables()]
    text, (tie,) = round_over_text(words, stored(over)), open_ties(over)
    assert {f"<@{player}>" for player in tie.players} == {*seconds[:3]}
    waiting = {
        "players": tied_text(words, (tie,)),
        "organisers": f"<@{FIRST}>",
        "round": words("tournament-round-title", number=1),
    }
    level = {"players": ", ".join(f"<@{one}>" for one in tie.players), "round": waiting["round"]}
    assert words("tournament-concern-tied-across-the-cut", **level) in desk_text(words, stored(over), NOW)
    assert words("tournament-tied-waits", **waiting) in text
    assert words("tournament-parted", player=seconds[3], by="share") not in text
    over = apply(over, acts.Settled(id="choice", stage=0, number=1, chosen=tie.players[:1]))
    assert "⚖" not in round_over_text(words, stored(over))


@pytest.mark.parametrize(("score", "parting"), [(21, "share"), (20, "")])
def test_the_end_of_a_round_says_what_parted_equals(score: int, parting: str) -> None:
    words = Catalogue().words("en")
    event = first_round(12, format="knockout", seats=3, revision=4)
    for position, table in enumerate(event.open_tables()):
        scores = (50, 20 + 10 * (position < 1) + (score - 20) * (position == 1), 10)
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=(1, 2, 3), scores=scores))
    event = apply(event, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    line = words("tournament-parted", player=f"<@{event.tables()[1].players[1]}>", by="share")
    assert (line in round_over_text(words, stored(event))) == (parting == "share")


def test_an_event_of_an_older_revision_names_nothing_that_parts_equals() -> None:
    words = Catalogue().words("en")
    event = ended(first_round(12, format="knockout", seats=3, revision=3))
    text = round_over_text(words, stored(event))
    assert words("tournament-through", players="") in text
    for by in ("mean", "share"):
        assert not any(words("tournament-parted", player=f"<@{one}>", by=by) in text for one in event.active())


def test_the_end_of_a_round_has_the_points_and_the_result_of_every_table() -> None:
    words, event = Catalogue().words("en"), ended(first_round(8, format="swiss", seats=4))
    text = round_over_text(words, stored(event))
    best, *_, last = stage_standings(event, 0)
    assert f"**1.** <@{best.player}> · 10.0" in text
    assert f"**8.** <@{last.player}> · 1.0" in text
    assert words("tournament-order-lot") not in text  # while points can still decide
    for table in event.tables():
        assert table.result is not None
        players = sorted(zip(table.result.places, table.players, strict=True))
        names = [f"{place}. {stored(event).name(player)}" for place, player in players]
        gained = (10, 6, 3, 1)
        shown = " · ".join(f"{name} ({points})" for name, points in zip(names, gained, strict=True))
        assert f"-# Table {table.key.rpartition('.')[2]}: {shown}" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_of_a_round_of_very_many_tables_fits_into_a_message(locale: str) -> None:
    words, event = Catalogue().words(locale), ended(first_round(LARGE, format="swiss", seats=4))
    text = round_over_text(words, stored(event))
    assert len(text) <= MESSAGE
    shown = text.count(f"-# {words('tournament-table', table='').strip()} ")
    assert 0 < shown < 64
    assert words("tournament-more-tables", tables=64 - shown) in text


def test_the_end_of_a_round_says_who_had_a_bye_and_how_many_more_there_are() -> None:
    words = Catalogue().words("en")
    event = ended(first_round(27, format="swiss", seats=2, scheme="duel", order=DUEL_ORDER, rounds=3))
    (free,) = event.stages[0].rounds[0].byes
    lines = round_over_text(words, stored(event)).splitlines()
    assert f"-# {words('tournament-byes', players=stored(event).name(free))}" in lines
    assert words("tournament-more", players=7) in lines


def test_the_end_of_a_round_has_the_tie_breaks_of_level_players() -> None:
    words = Catalogue().words("en")
    event = ended(first_round(9, format="swiss", seats=2, scheme="duel", order=DUEL_ORDER, rounds=3))
    event = ended(apply(event, acts.Drawn(id="2", stage=0, number=2)))
    (part,) = explained_standings(event, 0)
    decided = [line for line in part if line.decided_by not in ("", "points", "left")]
    text, order = round_over_text(words, stored(event)), event.settings.order
    assert decided
    for line in part:
        points = points_text(words, order, line)
        is_level = any(points_text(words, order, one) == points for one in decided)
        shown = f" ({named_tie_break(words, order, line)})" if is_level else ""
        assert any(one.endswith(f"<@{line.player}> · {points}{shown}") for one in text.splitlines())


def test_the_end_without_a_final_has_the_results_of_the_last_round() -> None:
    words = Catalogue().words("en")
    event = structs.replace(ended(first_round(8, format="swiss", seats=4, rounds=1)), phase="finished")
    text = end_text(words, stored(event), ())
    assert text.count(f"-# {words('tournament-table', table='').strip()} ") == 2
    card = said(tournament_card(words, stored(event), NOW)).splitlines()
    assert words("tournament-count", players=8, phase="finished", present=0, places=0) in card
    ranked = ranked_places(event)
    assert all(f"**{rank}.** <@{players[0]}>" in card for rank, players in ranked[1:3])


@pytest.mark.parametrize(
    ("name", "file"), [("Été: Cup №1!", "Ete-Cup-No1"), ("../x\\y", "x-y"), ("春の杯", "event-abcdefgh")]
)
def test_files_are_named_after_their_event(name: str, file: str) -> None:
    event = Event(structs.replace(settings(), name=name))
    assert file_name(stored(event)) == file


def test_all_decisions_are_told_as_plain_text() -> None:
    words, event = Catalogue().words("en"), first_round(8, format="swiss", seats=2, rounds=1)
    for number, table in enumerate(event.open_tables()):
        act = acts.Ruled(id=f"{number}", by=99, at=NOW, table=table.key, places=(1, 2), reason=f"*late* {number}")
        event = apply(event, act)
    lines, given = decisions_text(words, stored(event)).splitlines(), stored(event)
    assert len(lines) == 4
    for number, (line, table) in enumerate(zip(lines, event.tables(), strict=True)):
        winner, loser = map(given.name, table.players)
        assert words("tournament-result-win", winner=winner, loser=loser) in line
        assert line.endswith(f"*late* {number}")
        assert "<" not in line


@pytest.mark.parametrize(("phase", "act"), [("open", "close"), ("muster", "start"), ("running", "")])
def test_the_card_says_which_button_is_for_the_organisers(phase: str, act: str) -> None:
    words, event = Catalogue().words("en"), structs.replace(first_round(8, format="swiss"), phase=phase)
    card = said(tournament_card(words, stored(event), NOW))
    mark = words("tournament-for-organisers", button="|").partition("|")[2]
    assert (mark in card) is bool(act)
    assert not act or words("tournament-for-organisers", button=words(f"button-tournament-{act}")) in card


def test_standings_say_what_the_column_of_a_tie_break_is() -> None:
    words = Catalogue().words("en")
    event = ended(first_round(8, format="swiss", seats=2, scheme="duel", order=DUEL_ORDER, rounds=3))
    name = first_tie_break(event.settings.order)
    head, meaning = words(f"tournament-short-{name}"), words(f"tournament-order-{name}")
    assert f"-# {words('tournament-standings-column', head=head, meaning=meaning)}" in standings_text(
        words, stored(event)
    )


def test_the_result_of_a_ruled_series_has_the_games_that_were_played() -> None:
    words = Catalogue().words("en")
    event = first_round(2, format="elimination", seats=2, revision=4, best_of=3)
    for number, places in enumerate(((1, 2), (1, 2))):  # by seat; sides change
        event = apply(event, acts.Reported(id=f"game {number}", table="1.1.1", places=places))
    event = apply(event, acts.Ruled(id="ruled", by=99, table="1.1.1", places=(1, 1), reason="agreed"))
    text = round_over_text(words, stored(event))
    assert f"({words('tournament-games-played', score='1–1')})" in text


def test_the_card_of_a_running_event_keeps_its_format() -> None:
    words = Catalogue().words("en")
    late = first_round(8, format="swiss", seats=4, rounds=4, late=3, most=12)
    kept = [words("tournament-late", round=3, half="no"), words("tournament-places", players=12)]
    assert f"-# {' '.join(kept)}" in said(tournament_card(words, stored(late), NOW)).splitlines()
    series = first_round(8, format="elimination", seats=2, best_of=3, third=True)
    kept = [words("tournament-best-of", games=3, series=series.settings.series), words("tournament-third")]
    assert f"-# {' '.join(kept)}" in said(tournament_card(words, stored(series), NOW)).splitlines()
    over = structs.replace(late, phase="finished")
    assert words("tournament-places", players=12) not in said(tournament_card(words, stored(over), NOW))


def test_equals_of_a_final_are_named_without_a_count_of_who_goes_on() -> None:
    words = Catalogue().words("en")
    event = first_round(2, format="elimination", seats=2, revision=4)
    event = apply(event, acts.Reported(id="drawn", table="1.1.1", places=(1, 1)))
    event = apply(event, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    players = ", ".join(f"<@{one}>" for one in event.tables()[0].players)
    line = words("tournament-tied-final", players=players, organisers=f"<@{FIRST}>")
    assert line in round_over_text(words, stored(event))


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_say_beforehand_what_parts_equals_in_a_knock_out(locale: str) -> None:
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
def test_a_card_keeps_rules_and_seal_for_their_button(locale: str) -> None:
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
            structs.replace(first_round(6), settings=given, phase=phase)
            if phase == "running"
            else Event(given, phase=phase)
        )
        assert (starts in said(tournament_card(words, stored(event), NOW))) is is_named


def test_a_table_that_was_ruled_before_its_match_was_made_has_no_link() -> None:
    event = first_round(8, format="swiss", seats=4)
    event = apply(event, acts.Ruled(id="rule", by=1, table="1.1.1", places=(1, 2, 3, 4), reason="nobody came"))
    (text,) = round_texts(Catalogue().words("en"), stored(event), {"1.1.2": 77}, 0, 1)
    assert "/77)" in text
    assert "1.1.1" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_about_a_tie_of_very_many_fit_into_a_message(locale: str) -> None:
    words = Catalogue().words(locale)
    event = ended(first_round(420, format="swiss", seats=2, rounds=1, cut=16, scheme="duel", order=DUEL_ORDER))
    event = apply(event, acts.Concluded(id="1.1 conclude", stage=0, number=1))
    (tie,) = open_ties(event)
    assert len(tie.players) > 200
    assert len(round_over_text(words, stored(event))) <= MESSAGE
    assert len(desk_text(words, stored(event), NOW)) <= MESSAGE


def test_a_decision_about_very_many_tables_fits_into_a_message() -> None:
    keys = tuple(f"1.1.{number}" for number in range(1, 1001))
    act = acts.Extended(id="more", by=10**18, reason="r" * 300, seconds=3600, tables=keys)
    text = ruling_text(Catalogue().words("en"), Event(settings()), [act])
    assert ", 40, …" in text
    assert len(text) < 1000
