"""Decisions of organisers on the website, with their reasons and subjects."""

import html
import re

import pytest
from msgspec import structs

from bot.features.replay.site_pages import clock_text
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER
from bot.features.tournaments.site_tables import UNBROKEN_DASH, duel_line
from bot.words import LOCALES, Catalogue
from tests.bot.features.tournaments.rules.test_next_steps import play_round, start_first_round
from tests.bot.features.tournaments.site_events import WORDS, check_pages, shown
from tests.bot.tabletop import NOW


def test_decisions_of_organisers_are_published_with_their_reasons() -> None:
    event = start_first_round("swiss", players=8)
    (table, *_) = event.open_tables()
    reason = f"as <@{table.players[1]}> and ‹＠{table.players[2]}› agreed <b>"
    event = apply(event, acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(2, 1, 3, 4), reason=reason))
    page = check_pages(shown(event))["index.html"]
    act = WORDS("tournament-act-ruled")
    assert WORDS("site-rulings") in page
    where = f"{WORDS('tournament-round-title', number=1)}, {WORDS('site-table-number', number=1)}"
    reason = WORDS("site-reason", reason=f"as P{table.players[1]} and P{table.players[2]} agreed ‹b›")
    reason = f'<span class="dots"><span>{reason}</span><span>{clock_text(NOW)}</span></span>'
    places = ", ".join(f"{place}. P{table.players[seat]}" for place, seat in enumerate((1, 0, 2, 3), 1))
    link = f'<a href="round-1-1.html#t1">{where}</a>'
    assert f'<li id="d1">{act} · {link}: {places}<br><span class="faint">{reason}</span></li>' in page
    assert WORDS("site-rulings") not in check_pages(shown(start_first_round("swiss", players=8)))["index.html"]


def test_an_extension_states_its_time_and_tables() -> None:
    event = start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    keys = tuple(table.key for table in event.open_tables())
    for number, tables in enumerate(((), keys[1:2], keys[1:3])):
        more = acts.Extended(id=f"{number}", by=99, at=NOW, seconds=7_200, tables=tables, reason="Both ask")
        event = apply(event, more)
    page = check_pages(shown(event))["index.html"]
    title, hours = WORDS("tournament-round-title", number=1), WORDS("tournament-more-hours", hours=2)
    where = re.findall(rf'{WORDS("tournament-act-extended")} · <a href="(.*?)">(.*?)</a>: {hours}<br>', page)
    assert where == [
        ("round-1-1.html", title),
        ("round-1-1.html#t2", f"{title}, {WORDS('site-table-number', number=2)}"),
        ("round-1-1.html", f"{title}, {WORDS('site-table-number', number='2, 3')}"),
    ]


def test_players_added_by_organisers_are_counted() -> None:
    event = start_first_round("swiss", players=12, late=3)
    page = check_pages(shown(event))["index.html"]
    assert f"<dd>{WORDS('site-players-added', players=12, added=0)}</dd>" in page
    event = apply(play_round(event), acts.Entered(id="late", by=99, at=NOW, player=77, reason="Her train was late"))
    page = check_pages(shown(event))["index.html"]
    assert f"<dd>{WORDS('site-players-added', players=13, added=1)}</dd>" in page
    assert f": {WORDS('site-from-round', player='P77', round=2)}<br>" in page


def test_a_decision_names_the_substitute_of_a_disqualified_player() -> None:
    event = start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    out, other = table.players
    event = apply(event, acts.Disqualified(id="out", by=99, at=NOW, player=out, reason="Two accounts"))
    assert WORDS("site-counted", result="") not in check_pages(shown(event))["index.html"]
    event = apply(event, acts.Replaced(id="sub", at=NOW, table=table.key, player=out, substitute=77))
    title = f"{WORDS('tournament-round-title', number=1)}, {WORDS('site-table-number', number=1)}"
    act = f'{WORDS("tournament-act-disqualified")} · <a href="round-1-1.html#t1">{title}</a>: P{out}<br>'
    outcome = WORDS("site-stood-in", substitute=WORDS("site-unnamed", number=0), player=f"P{out}")
    page = check_pages(shown(event))["index.html"]
    assert f"{act}{outcome}<br>" in page, "there is no result yet"
    event = apply(event, acts.Reported(id="1", at=NOW, table=table.key, places=(1, 2)))
    page = check_pages(site := shown(event))["index.html"]
    line = re.search(rf"{re.escape(act)}(.*?)<br>", page)
    assert line is not None
    assert line[1].startswith(f"{outcome} {WORDS('site-counted', result='')}".rstrip())
    (changed,) = (one for one in event.tables() if one.key == table.key)
    assert line[1].endswith(duel_line(site, changed))
    assert f"P{other}" in line[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_takeover_names_the_new_player_and_begins_with_a_capital(locale: str) -> None:
    words, event = (
        Catalogue().words(locale),
        start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER),
    )
    player = event.open_tables()[0].players[0]
    taken = acts.TookOver(id="t", by=99, at=NOW, player=player, substitute=77, reason=f"P{player} is ill")
    site = shown(apply(event, taken), locale)
    stored = structs.replace(site.stored, names={**site.stored.names, player: f"P{player}", 77: "Teo"})
    site = structs.replace(site, stored=stored, people=(site.people | {77}) - {player})
    page = html.unescape(check_pages(site)["index.html"])
    unnamed = words("site-unnamed", number=0)
    assert f": {words('site-takes-over', player=unnamed, successor='Teo')}<br>" in page
    assert words("site-reason", reason=f"{unnamed[0].upper()}{unnamed[1:]} is ill") in page


def test_a_ruling_that_confirms_the_games_names_their_score() -> None:
    event = start_first_round("elimination", seats=2, players=4, least=2, scheme="duel", best_of=3)
    (table, *_) = event.open_tables()
    for number, places in enumerate(((1, 2), (2, 1)), 1):
        table = next(one for one in event.tables() if one.key == table.key)
        event = apply(event, acts.Reported(id=f"{number}", at=NOW, table=table.key, places=table.in_seats(places)))
    event = apply(event, acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(1, 1), reason="Both agree"))
    one, other = sorted(table.players, key=event.stages[0].players.index)
    page = check_pages(shown(event))["index.html"]
    assert f"</a>: P{one} 1{UNBROKEN_DASH}1 P{other}<br>" in page, "in the order of the bracket"


@pytest.mark.parametrize("locale", LOCALES)
def test_reasons_do_not_name_anonymous_players(locale: str) -> None:
    words, event = (
        Catalogue().words(locale),
        start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER),
    )
    (table, *_) = event.open_tables()
    one, other = table.players
    reason = f"PAOLO left, rossi is ill; Paolo's friend Paola and <@{other}> agree, says Leo, the Great"
    event = apply(event, acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(1, 2), reason=reason))
    site = shown(event, locale)

    def told(name: str) -> str:
        names = {**site.stored.names, one: "Leo", other: name, 99: "Karl the Great"}
        hidden = structs.replace(site.stored, names=names)
        page = check_pages(structs.replace(site, stored=hidden, people=site.people - {other}))["index.html"]
        (line,) = re.findall(re.escape(words("site-reason", reason="").strip()) + " (.*?)</span>", html.unescape(page))
        return str(line).replace(words("site-unnamed", number=1), "A")

    assert told(
        "Paolo Rossi"
    ) == "A left, A is ill; A's friend Paola and A agree, says Leo, the another player".replace(
        "another player", words("site-unnamed", number=0)
    )
    rest = "friend Paola and A agree, says Leo, the " + words("site-unnamed", number=0)
    assert told("paolo") == f"A left, rossi is ill; A's {rest}"
    assert told("Rossi, Duke of Paola") == f"PAOLO left, rossi is ill; Paolo's friend A {rest[13:]}", (
        "longer: as written"
    )
