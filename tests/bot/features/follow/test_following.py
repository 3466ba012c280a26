"""Following a match on Discord: the board, the log, the list of games, and reasons for missing options."""

from typing import Any

import discord
import pytest

from bot.cards.turn_card import HELP_ACT
from bot.words import Catalogue
from storage.matches import MatchRow
from tests.bot.playing import (
    Match,
    begin,
    choice_ids,
    fix_secret,
    galleries,
    menu_values,
    press_act,
    private_messages,
    private_text,
    refreshed,
)
from tests.bot.tabletop import script
from tests.simulated import World, controls, forged, texts

EN = Catalogue().words("en")


# --- the board


async def test_a_spectator_sees_everything_and_presses_nothing(match: Match) -> None:
    dora = match.world.people["Dora"]
    card = await match.card()
    assert [one.id for one in match.place.history(viewer=dora)] == [one.id for one in match.place.history()]
    before = await match.digest()
    offered = [(id, value) for id, control in controls(card).items() for value in menu_values(control) or [""]]
    for custom_id, value in offered:
        result = await (
            dora.select(card, [value], custom_id=custom_id) if value else dora.click(card, custom_id=custom_id)
        )
        if value == "board":
            (shown,) = private_messages(result)
            assert galleries(shown)
            assert not controls(shown)
        elif value == "describe":
            assert EN("board-turn", turn=1) in private_text(result)
            assert {id.split("|")[1] for one in private_messages(result) for id in controls(one)} == {"reference"}
        elif value == "next-game":
            assert private_text(result) == EN("mygames-none-waits")
        elif value == "since":
            assert EN("since-turn") in private_text(result)
        elif value == HELP_ACT:
            assert EN("help-caylus-1") in private_text(result)
        elif value == "log":
            assert EN("log-title", page=1, pages=1) in private_text(result)
        else:
            assert private_text(result) == EN("refuse-not-a-player")
    assert await match.digest() == before
    assert (await match.card()).id == card.id


async def test_a_player_gets_the_choices_with_the_board(match: Match) -> None:
    asked = await match.asked()
    waiting = next(person for person in map(match.person, (0, 1)) if person.id != asked.id)
    (own,) = private_messages(await asked.slash(match.place, "game board"))
    assert choice_ids(own) == choice_ids(await match.card())
    (other,) = private_messages(await waiting.slash(match.place, "game board"))
    assert not choice_ids(other)
    assert EN("card-waiting", players=asked.name.capitalize()) in texts(other)


async def test_a_deleted_card_is_posted_anew(match: Match) -> None:
    card, asked = await match.card(), await match.asked()
    match.world.env.backend.delete_message(match.place.id, card.id)
    await match.command("Dora", "board")
    assert not [one for one in match.place.history() if controls(one)], "who watches cannot have it posted"
    result = await asked.slash(match.place, "game board")
    assert EN("refuse-card-gone") in private_text(result)
    anew = await match.card()
    assert choice_ids(anew) == choice_ids(card)
    assert len(galleries(anew)) == 1
    assert not anew.mentions, "who is asked was called before"
    again = await asked.slash(match.place, "game board")
    assert EN("refuse-card-gone") not in private_text(again)
    await match.first_choice()
    assert (await match.card()).id != anew.id


# --- the log


async def test_the_log_tells_events_in_words(match: Match) -> None:
    person = await match.asked()
    await match.first_choice()
    told = private_text(await match.command("Dora", "log"))
    assert EN("log-title", page=1, pages=1) in told
    assert f"- **{person.name.capitalize()}**: " in told
    assert "~~" not in told


async def test_the_log_strikes_out_undone_choices(match: Match) -> None:
    person = await match.asked()
    await match.first_choice()
    await person.slash(match.place, "game undo")
    lines = private_text(await match.command("Dora", "log")).splitlines()
    (struck,) = [line for line in lines if "~~" in line]
    assert struck.startswith(f"- **{person.name.capitalize()}**: ~~")
    assert EN.at(("Ada", "Bruno"))("event-undone", player=person.name.capitalize()) in "\n".join(lines)


async def test_the_log_marks_automatic_answers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch)
    match, written = await begin(world), script(3, 92)
    for choice in written.choices[:30]:
        await match.type(choice)
    assert "(too few deniers: automatic)" in private_text(await match.command("Dora", "log"))


# --- the list of games


async def test_a_long_list_of_games_takes_several_messages(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = await match.asked()
    waiting = next(person for person in map(match.person, (0, 1)) if person.id != asked.id)
    row = (await match.table()).row

    async def of_user(user_id: int, status: str) -> tuple[MatchRow, ...]:
        return (row,) * 25 if status == "live" else ()

    monkeypatch.setattr(match.bot.services.matches, "of_user", of_user)
    monkeypatch.setattr("bot.commands.mygames.listed", lambda *given: "x" * 150)
    shown = private_messages(await waiting.slash(match.place, "mygames"))
    assert len(shown) > 1
    assert sum(texts(one).count("x" * 150) for one in shown) >= 20


# --- why not


async def test_a_missing_option_is_explained(match: Match) -> None:
    await match.first_choice()
    card, asked = await match.card(), await match.asked()
    (offered,) = private_messages(await press_act(asked, card, "why", match.id))
    menu = next(iter(controls(offered)))
    denied = {entry["value"]: entry["label"] for entry in controls(offered)[menu]["options"]}
    on_card = {key for control in controls(card).values() for key in menu_values(control)}
    assert not on_card & set(denied)
    table = await match.table()
    decision = table.core.decisions[0]
    for key, label in denied.items():
        answer = await asked.select(offered, [key], custom_id=menu)
        reason = table.game.why(table.core.position, decision.ask.seat, decision.kind, key)
        assert reason is not None
        assert not answer.followups, "it replaces the last answer above the same menus"
        told = refreshed(asked, offered)
        assert texts(told).startswith(f"**{label}**: ")
        assert [*controls(told)] == [*controls(offered)]
    assert (await match.card()).id == card.id


async def test_an_old_question_why_is_not_answered_wrongly(match: Match) -> None:
    await match.first_choice()
    asked = await match.asked()
    (offered,) = private_messages(await asked.slash(match.place, "game why"))
    menu = next(iter(controls(offered)))
    key = menu_values(controls(offered)[menu])[0]
    waiting = next(person for person in map(match.person, (0, 1)) if person.id != asked.id)
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=menu, options=[discord.SelectOption(label="x", value="no_such_thing")]
    )
    posted = forged(match.world.env, match.place, select)
    assert private_text(await asked.select(posted, ["no_such_thing"], custom_id=menu)) == EN("refuse-stale")
    await match.first_choice()
    assert private_text(await asked.select(offered, [key], custom_id=menu)).endswith(EN("why-nothing"))
    assert private_text(await waiting.slash(match.place, "game why")) == EN("why-choose")


async def test_menus_of_why_are_numbered_when_several_go_together(match: Match) -> None:
    (offered,) = private_messages(await (await match.asked()).slash(match.place, "game why"))
    names = [one["placeholder"] for one in controls(offered).values()]
    for part in (1, 2):
        (named,) = [name for name in names if name.startswith(f"Later in the turn ({part} of 2), such as ")]
        assert " · " in named, "and one of its entries"
    assert len(set(names)) == len(names)


async def test_why_explains_options_that_come_later_in_the_turn(match: Match) -> None:
    asked = await match.asked()
    (offered,) = private_messages(await asked.slash(match.place, "game why"))
    later = [id for id, one in controls(offered).items() if one["placeholder"].startswith("Later in the turn")]
    wanted = {value: id for id in later for value in menu_values(controls(offered)[id])}
    assert "later.w_quarry" in wanted
    await asked.select(offered, ["later.w_quarry"], custom_id=wanted["later.w_quarry"])
    told = texts(refreshed(asked, offered))
    assert told.split("**")[1].endswith("Quarry · 1 wood, 1 food → 2 points")
    assert "you need a worker at: Carpenter" in told
    typed = private_text(await asked.slash(match.place, "caylus build", what="w_quarry"))
    assert "you need a worker at" in typed
    castle = private_text(await asked.slash(match.place, "caylus castle", give="food.wood.cloth"))
    assert "you need a worker at: Castle" in castle
