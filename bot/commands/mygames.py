"""`/mygames`: all matches of the user, most urgent first, and the button to the next one."""

from typing import Final

import discord
from discord import app_commands
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, Button, CardNotes, Row, Select, cut
from bot.cards.layouts import Layout, pages, plain, text
from bot.cards.match_names import event_place, listed, titled_apart
from bot.cards.times import countdowns, stopped_clock_text, timestamp
from bot.clocks.clock import deadlines
from bot.interaction.context import defer
from bot.interaction.private_cards import present
from bot.interaction.refusals import plainly, reply
from bot.interaction.services import Interaction, direct_too
from bot.interaction.translator import said
from bot.match.agreement import consenting
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.open_requests import message_of, open_requests
from bot.words import Words
from engine import GAMES
from render.prose.lists import listed as listed_names
from storage.errors import StoreError
from storage.matches import MatchRow
from storage.messages import MessageRow

MAX_LISTED_GAMES: Final = 20

NO_DEADLINE: Final = 1 << 62


class ListedGame(Struct, frozen=True):
    """One match in the list: whether it waits for the user, its deadline, its line, and its name in the menu."""

    id: str
    is_mine: bool
    passes_on_at: int
    since: int
    line: str
    link: str
    name: str = ""
    asks_consent: bool = False


def install(tree: app_commands.CommandTree) -> None:
    """Add the command, which also works in direct messages and as a user's own installation."""
    tree.command(name="mygames", description=said("command-mygames"))(direct_too(plainly(show)))


async def show(interaction: Interaction, words: Words) -> None:
    """List the matches, with buttons for the most urgent one and a menu of the others."""
    await defer(interaction)
    found = await _games(interaction, words)
    parts = interaction.client.services.games_lines
    more = [line for part in parts for line in await part(interaction, interaction.user.id, words)]
    if not found and not more:
        raise Refused("refuse-no-games-of-yours")
    for layout in _list(words, found, more):
        await reply(interaction, "", layout)


async def next_game(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the user, in private, the choices in the most urgent other match that waits for that user."""
    await defer(interaction)
    waiting = [game for game in await _games(interaction, words, match_id) if game.is_mine]
    if not waiting:
        await reply(interaction, words("mygames-none-waits"))
        return
    following, count = waiting[0], len(waiting) - 1
    lines = [following.line]
    if count:
        lines.append(f"-# {words('mygames-more', count=count)}")
    if following.asks_consent:
        parts = text("\n".join(lines)), Row(Button(label=words("button-go-there"), url=following.link))
        await reply(interaction, "", plain(*parts))
        return
    await present(interaction, words, following.id, CardNotes(first="\n".join(lines)), anywhere=True)


async def _games(interaction: Interaction, words: Words, without: str = "") -> list[ListedGame]:
    """Return the matches and lobbies of the user, except one, most urgent first."""
    matches, user = interaction.client.services.matches, interaction.user.id
    live, lobbies = await matches.of_user(user, "live"), await matches.of_user(user, "lobby")
    titles, found = titled_apart(words, (*live, *lobbies)), []
    for row in live:
        try:
            if row.id != without:
                found.append(await _game(interaction, words, await matches.get_match(row.id), titles[row.id]))
        except (Refused, StoreError):
            line = words("mygames-damaged", where=f"<#{row.channel_id}>")
            found.append(ListedGame(row.id, False, NO_DEADLINE, row.created_at, line, ""))
    for row in lobbies:
        if row.game in GAMES:
            is_full = len(await matches.players(row.id)) == row.seats
            sentence = "mygames-full" if is_full else "mygames-lobby"
            line = words(sentence, game=titles[row.id], where=f"<#{row.channel_id}>")
            found.append(ListedGame(row.id, False, NO_DEADLINE, row.created_at, line, match_link(row, None)))
    return sorted(found, key=lambda game: (not game.is_mine, game.passes_on_at, game.since))


async def _game(interaction: Interaction, words: Words, match: SeatedMatch, title: str) -> ListedGame:
    """Return one match, named `title`: who is asked, since when, and both countdowns."""
    matches, row = interaction.client.services.matches, match.row
    reading_of = matches.cache.clocks.reading_of
    mine = match.seat_of(interaction.user.id)
    asked, clock = match.asked(), match.clock
    is_asked = mine in asked
    consents = not is_asked and mine in consenting(match)
    seat = mine if is_asked else next(iter(asked), mine)
    turn = None if clock is None else clock.seats[seat].turn
    left = None if clock is None else deadlines(clock, seat)
    card = await matches.card(row.id)
    link = _request_link(match) if consents else match_link(row, card)
    others = listed_names(words, [name for seat, name in enumerate(words.at(match.names).seats) if seat != mine])
    place = event_place(words, row)
    name = words("mygames-event" if place else "mygames-option", game=title, players=others, **place)
    line = words(
        "mygames-line",
        game=f"[{discord.utils.escape_markdown(name) if place else title}]({link})",
        where="" if place else f"<#{row.channel_id}>",
        mine="yes" if is_asked else "consent" if consents else "no",
        players=listed(words.at(match.names), asked),
    )
    if turn is not None and clock is not None:
        since = words("mygames-since", when=timestamp(reading_of(turn.since)), mine="yes" if is_asked else "no")
        left_words = stopped_clock_text(words, clock, reading_of) or countdowns(words, clock, seat, reading_of)
        line += f"\n-# {since} {left_words}"
    return ListedGame(
        row.id,
        is_mine=is_asked or consents,
        passes_on_at=NO_DEADLINE if left is None else left.passes_on_at,
        since=turn.since if turn else row.created_at,
        line=line,
        link=link,
        name=name,
        asks_consent=consents,
    )


def _list(words: Words, games: list[ListedGame], more: list[str]) -> list[Layout]:
    """Return the list in messages; `more` are lines of features."""
    lines = [game.line for game in games[:MAX_LISTED_GAMES]]
    if len(games) > MAX_LISTED_GAMES:
        lines.append(words("mygames-more", count=len(games) - MAX_LISTED_GAMES))
    first, *others = pages("\n".join([*lines, *more]))
    parts: list[discord.ui.Item[discord.ui.LayoutView]] = [text(first)]
    waiting = [game for game in games if game.is_mine]
    parts += [_buttons(words, game) for game in waiting[:1]]
    if len(waiting) > 1:
        parts.append(_menu(words, waiting[1:]))
    return [plain(*parts), *(plain(text(one)) for one in others)]


def _buttons(words: Words, game: ListedGame) -> Row:
    here: Button = Button(
        label=words("button-play-here"),
        custom_id=custom_ids.make(custom_ids.TABLE, "move", game.id),
        style=discord.ButtonStyle.primary,
    )
    there: Button = Button(label=words("button-go-there"), url=game.link)
    return Row(there) if game.asks_consent else Row(here, there)


def _menu(words: Words, games: list[ListedGame]) -> Row:
    """Return the menu to play a less urgent match here."""
    options = [
        discord.SelectOption(label=cut(game.name, MAX_MENU_LABEL), value=game.id) for game in games[:MAX_MENU_OPTIONS]
    ]
    custom_id = custom_ids.make(custom_ids.TABLE, "other-game")
    menu: Select = Select(custom_id=custom_id, placeholder=words("menu-other-game"), options=options)
    return Row(menu)


def _request_link(match: SeatedMatch) -> str:
    """Return the URL of a request for consent, or of its channel if the message is not known."""
    mine = (message_of(match, setting) for setting in open_requests(match))
    base = f"https://discord.com/channels/{match.row.guild_id or '@me'}/{match.row.channel_id}"
    return f"{base}/{known}" if (known := next(filter(None, mine), None)) else base


def match_link(row: MatchRow, card: MessageRow | None) -> str:
    """Return the URL of a match's card, or of its channel."""
    base = f"https://discord.com/channels/{row.guild_id or '@me'}"
    return f"{base}/{row.channel_id}" if card is None else f"{base}/{card.channel_id}/{card.message_id}"
