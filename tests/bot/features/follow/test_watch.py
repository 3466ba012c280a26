"""Running matches of a server that a user may watch, and following one of them with a press."""

import discord
import pytest
from msgspec import structs
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.cards.layouts import Layout
from bot.features.follow.cards import WATCHED_PER_PAGE, WatchedMatch, cancelled_part, watch_page
from bot.match.settings import DECIDED, PUBLIC
from bot.words import LOCALES, Catalogue
from storage.matches import MatchRow, SeatRow
from tests.bot.playing import Match, private_messages, private_text, sentence
from tests.bot.tabletop import NOW
from tests.simulated import controls, texts


async def test_a_match_is_watched_and_followed_by_a_press(match: Match) -> None:
    dora = match.world.people["Dora"]
    (shown,) = private_messages(await dora.slash(match.place, "game watch"))
    assert f"<#{match.place.id}>" in texts(shown)
    assert "Ada" in texts(shown)
    following = f"i|follow|{match.id}"
    assert sentence("follow-in-direct") in private_text(await dora.click(shown, custom_id=following))
    (again,) = private_messages(await dora.slash(match.place, "game watch"))
    assert following in controls(shown)
    assert following not in controls(again)
    assert [one.subject for one in await match.bot.store.follows_of(dora.id)] == [match.id]


async def test_own_matches_and_unreadable_ones_are_not_among_them_unless_public(match: Match) -> None:
    dora, store = match.world.people["Dora"], match.bot.store
    assert sentence("watch-none") in private_text(await match.world.people["Ada"].slash(match.place, "game watch"))
    elsewhere = match.world.env.guild.create_text_channel("elsewhere")
    hidden = discord.Permissions(view_channel=True).value
    parent = match.world.channel
    denied = Overwrite(target_id=dora.id, type=OverwriteType.MEMBER, deny=hidden)
    match.world.env.backend.set_overwrite(parent.id, denied)
    await match.world.env.settle()
    assert sentence("watch-none") in private_text(await dora.slash(elsewhere, "game watch"))
    row = (await match.table()).row
    await store.amend(match.id, row.version, settings=dict(row.settings) | {PUBLIC: "yes"})
    shown = private_text(await dora.slash(elsewhere, "game watch"))
    assert sentence("watch-elsewhere") in shown
    assert f"<#{match.place.id}>" not in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_a_full_page_fits_into_a_message(locale: str) -> None:
    row = MatchRow("abcdefgh", 10**18, 5, "caylus", 1, 1, 5, {}, {}, None, "", "live", NOW, 1)
    seats = tuple(SeatRow(seat, 10**18, "W" * 32) for seat in range(5))
    shown = [WatchedMatch(row, seats, readable=True, followed=False)] * WATCHED_PER_PAGE

    def page(number: int, last: int) -> Layout:
        return watch_page(Catalogue().words(locale), shown, number, last)

    first = page(0, 2)
    assert first.content_length() <= 4_000
    assert first.total_children_count <= 40
    turning = {id: one for id, one in controls_of(first).items() if id.startswith("i|page")}
    assert [one.disabled for one in turning.values()] == [True, False]
    assert not [id for id in controls_of(page(0, 0)) if id.startswith("i|page")]


def controls_of(layout: Layout) -> dict[str, discord.ui.Button[discord.ui.LayoutView]]:
    """Return the buttons of a message by their custom ids."""
    buttons = [one for one in layout.walk_children() if isinstance(one, discord.ui.Button)]
    return {f"{one.custom_id}": one for one in buttons}


@pytest.mark.parametrize("locale", LOCALES)
def test_followers_read_the_decisions_of_organisers(locale: str) -> None:
    words, seats = Catalogue().words(locale), [SeatRow(0, 1, "Ada"), SeatRow(1, 2, "Bruno")]
    row = MatchRow("abcdefgh", 10**18, 5, "magna_carta", 1, 1, 2, {}, {}, None, "", "cancelled", NOW, 1)
    assert words("follow-called-off") in cancelled_part(words, row, seats).text
    decided = cancelled_part(words, structs.replace(row, settings={DECIDED: "2 1"}), seats).text
    assert words("card-decided", places="1. Bruno, 2. Ada") in decided
    malformed = cancelled_part(words, structs.replace(row, settings={DECIDED: "x"}), seats).text
    assert words("follow-called-off") in malformed
