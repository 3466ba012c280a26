"""Following a match: `/game board log mine undo why resign export verify language`, and the card's own buttons."""

from __future__ import annotations

import io
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot import cards, ids
from bot.answers import Interaction, demand, guarded, show, tell
from bot.cogs.lobby import here, rescue
from bot.refused import Refused
from bot.table import Table
from bot.translation import said
from bot.widgets import Button, Row, Select, cut
from bot.words import LOCALES, Words
from engine.core.match import Undo
from engine.core.notation import write_entry, write_record
from engine.core.proof import Proof, prove
from engine.core.types import CHANCE, Option, Reason, Seat
from render.phrases import option_label, reason_line

CONSENTS: Final = ("agree", "refuse")
LOG_LINES: Final = 40
MENU: Final = 25
MENUS: Final = 5


def install(group: app_commands.Group) -> None:
    """Add the commands to `/game`."""
    for verb in ("board", "mine", "undo", "why", "resign", "export", "verify"):
        _simple(group, verb)

    @group.command(name="log", description=said("command-game-log"))
    @app_commands.describe(lines=said("param-lines"))
    async def log(interaction: Interaction, lines: app_commands.Range[int, 1, LOG_LINES] = 15) -> None:
        await guarded(interaction, lambda words: history(interaction, words, lines))

    @group.command(name="language", description=said("command-game-language"))
    @app_commands.describe(language=said("param-language"), scope=said("param-scope"))
    @app_commands.choices(
        language=[app_commands.Choice(name=said(f"language-{code}"), value=code) for code in (*LOCALES, "auto")],
        scope=[app_commands.Choice(name=said(f"scope-{scope}"), value=scope) for scope in ("me", "server")],
    )
    async def language(interaction: Interaction, language: str, scope: str = "me") -> None:
        await guarded(interaction, lambda words: speak(interaction, words, language, scope))


def _simple(group: app_commands.Group, verb: str) -> None:
    @group.command(name=verb, description=said(f"command-game-{verb}"))
    async def command(interaction: Interaction) -> None:
        async def work(words: Words) -> None:
            if verb == "board":
                await rescue(interaction)
            match_id = "" if verb == "mine" else (await here(interaction)).id
            await ACTS[verb](interaction, words, match_id)

        await guarded(interaction, work)


async def pressed(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """A button of the turn card that is about the table, not the question."""
    if len(rest) < 2 or rest[0] not in BUTTONS:
        raise Refused("refuse-unknown-button")
    if rest[0] == "reason":
        await explain(interaction, words, rest[1], values)
    else:
        await ACTS[rest[0]](interaction, words, rest[1])


async def seated(interaction: Interaction, match_id: str) -> tuple[Table, Seat | None]:
    """A match of this server, and the seat of whoever acts, None for a spectator."""
    table = await interaction.client.tables.look(match_id)
    if table.row.guild_id != interaction.guild_id:
        raise Refused("refuse-game-gone")
    seat = next((seat.seat for seat in table.seats if seat.user_id == interaction.user.id), None)
    return table, seat


async def board(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the board, and a player's choices, to whoever asks; a card that was deleted is posted anew."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    client = interaction.client
    table, seat = await present(interaction, words, match_id)
    if table.row.status == "live" and seat is not None and not await client.announcer.exists(match_id):
        demand(interaction, words)
        await client.announcer.refresh(match_id)
        await tell(interaction, words("refuse-card-gone"))


async def present(interaction: Interaction, words: Words, match_id: str) -> tuple[Table, Seat | None]:
    """Show whoever acts, alone, the board and the choices there are; returns as `seated`."""
    table, seat = await seated(interaction, match_id)
    words = words.at(table.names)
    card = cards.private_card(table, words, seat)
    await show(interaction, card.layout, await interaction.client.announcer.files(card.boards, words))
    return table, seat


async def move(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show a player the choices that are for that player alone."""
    table, seat = await seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    if seat not in table.asked():
        raise table.not_your_move()
    await board(interaction, words, match_id)


async def history(interaction: Interaction, words: Words, count: int) -> None:
    """The last lines of the log, undone ones struck through."""
    match = await here(interaction)
    table = await interaction.client.tables.look(match.id)
    lines: list[tuple[str, bool]] = []
    kept: list[int] = []
    for number, entry in enumerate(table.match.log):
        if isinstance(entry, Undo):
            for undone in kept[entry.keep :]:
                lines[undone] = (lines[undone][0], True)
            del kept[entry.keep :]
        else:
            kept.append(number)
        lines.append((_line(words.at(table.names), number, write_entry(entry), entry.seat), False))
    shown = [f"~~{line}~~" if undone else line for line, undone in lines[-count:]]
    body = "\n".join(shown) if shown else words("log-empty")
    await tell(interaction, f"### {words('log-title')}\n{body[-3500:]}\n-# {words('log-truncated')}")


def _line(words: Words, number: int, entry: str, seat: Seat) -> str:
    told = entry if seat == CHANCE else f"{words.seat(seat)}: {entry.partition(' ')[2]}"
    return words("log-line", number=number + 1, line=discord.utils.escape_markdown(told))


async def mine(interaction: Interaction, words: Words, match_id: str) -> None:
    """List the user's lobbies and running matches, here and elsewhere."""
    tables, user = interaction.client.tables, interaction.user.id
    lines = [
        words("mine-line", game=words(f"game-{match.game}"), where=f"<#{match.channel_id}>", turn="lobby", players="")
        for match in await tables.store.matches_of(user, "lobby")
    ]
    for match in await tables.store.matches_of(user, "live"):
        table = await tables.look(match.id)
        asked = table.asked()
        players = cards.listed(words.at(table.names), asked)
        turn = "you" if any(table.seats[seat].user_id == user for seat in asked) else "others"
        where = f"<#{match.channel_id}>"
        lines.append(words("mine-line", game=words(f"game-{match.game}"), where=where, turn=turn, players=players))
    await tell(interaction, f"### {words('mine-title')}\n" + "\n".join(lines[:25]) if lines else words("mine-none"))


async def undo(interaction: Interaction, words: Words, match_id: str) -> None:
    """Take back the last choice, or ask the others whether one may."""
    demand(interaction, words)
    await _defer(interaction)
    undoing = await interaction.client.tables.undo(match_id, interaction.user.id, str(interaction.id))
    if undoing == "asked":
        await _ask_others(interaction, match_id)
    await tell(interaction, words("undo-done" if undoing == "done" else "undo-waiting"))


async def _ask_others(interaction: Interaction, match_id: str) -> None:
    """Post the request for an undo, with the buttons to agree or refuse; it calls everybody who has to."""
    client = interaction.client
    table = await client.tables.look(match_id)
    request = table.request
    if request is None:
        return
    public = await client.announcer.words(table)
    others = [user for seat in table.missing(request) if (user := table.seats[seat].user_id) is not None]
    steps = len(table.match.actions) - table.match.undo_point(request.seat)
    asked = public(
        "undo-asked",
        player=cards.listed(public, [request.seat]),
        steps=steps,
        players=" ".join(f"<@{user}>" for user in others),
    )
    buttons = [
        Button(label=public(f"button-{answer}"), custom_id=ids.make(ids.CONSENT, match_id, request.stamp, answer))
        for answer in CONSENTS
    ]
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in others])
    channel = client.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
    await channel.send(view=cards.plain(cards.text(asked), Row(*buttons)), allowed_mentions=mentions)


async def consent(interaction: Interaction, words: Words, match_id: str, stamp: str, *, agree: bool) -> None:
    """Agree to an undo that waits, or refuse it; the request then says how it stands."""
    client, user = interaction.client, interaction.user.id
    missing = await client.tables.consent(match_id, user, stamp, agree=agree, key=str(interaction.id))
    table, seat = await seated(interaction, match_id)
    public = await client.announcer.words(table)
    player = "" if seat is None else cards.listed(public, [seat])
    if not agree:
        await interaction.edit_original_response(view=cards.said(public("undo-refused", player=player)))
    elif missing:
        words = words.at(table.names)
        await tell(interaction, words("undo-agreed", player=player, players=cards.listed(words, missing)))
    else:
        await interaction.edit_original_response(view=cards.said(public("undo-granted")))


async def why(interaction: Interaction, words: Words, match_id: str) -> None:
    """Offer everything that is not on offer, to be asked about."""
    table, seat = await seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    if seat not in table.asked():
        raise Refused("why-nothing")
    denied = await interaction.client.tables.denied(match_id, interaction.user.id)
    if not denied:
        await tell(interaction, words("why-everything"))
        return
    words = words.at(table.names)
    kind = next(decision.kind for decision in table.match.decisions if decision.ask.seat == seat)
    menus = []
    for part in range(0, min(len(denied), MENU * MENUS), MENU):
        options = [_wish(words, table.row.game, kind, option) for option, _ in denied[part : part + MENU]]
        menu: Select = Select(
            custom_id=ids.make(ids.TABLE, "reason", match_id, str(part)),
            placeholder=words("menu-why"),
            options=options,
        )
        menus.append(Row(menu))
    await tell(interaction, "", cards.plain(cards.text(words("why-choose")), *menus))


def _wish(words: Words, game: str, kind: str, option: Option) -> discord.SelectOption:
    return discord.SelectOption(label=cut(option_label(words, game, kind, option), 100), value=ids.token(option.key))


async def explain(interaction: Interaction, words: Words, match_id: str, values: tuple[str, ...]) -> None:
    """Say what stands in the way of a wish."""
    table, seat = await seated(interaction, match_id)
    denied = await interaction.client.tables.denied(match_id, interaction.user.id)
    found = next(((wish, reason) for wish, reason in denied if ids.token(wish.key) in values), None)
    if found is None or seat is None:
        raise Refused("why-nothing")
    kind = next(decision.kind for decision in table.match.decisions if decision.ask.seat == seat)
    await tell(interaction, _reasoned(words.at(table.names), table.row.game, kind, *found))


def _reasoned(words: Words, game: str, kind: str, wish: Option, reason: Reason) -> str:
    return words("why-answer", option=option_label(words, game, kind, wish), reason=reason_line(words, game, reason))


async def resign(interaction: Interaction, words: Words, match_id: str) -> None:
    """Ask once more before a seat is given up."""
    table, seat = await seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    if table.row.status != "live":
        raise Refused("refuse-over")
    sure: Button = Button(
        label=words("button-resign"),
        custom_id=ids.make(ids.TABLE, "leave", match_id),
        style=discord.ButtonStyle.danger,
    )
    stay: Button = Button(label=words("button-stay"), custom_id=ids.make(ids.TABLE, "stay", match_id))
    await tell(interaction, "", cards.plain(cards.text(words("resign-confirm")), Row(sure, stay)))


async def leave(interaction: Interaction, words: Words, match_id: str) -> None:
    """Give the seat to a computer player."""
    client = interaction.client
    table = await client.tables.look(match_id)
    public = await client.announcer.words(table)
    name = public("computer-name", number=1 + sum(one.computer is not None for one in table.seats))
    await client.tables.resign(match_id, interaction.user.id, name)
    await interaction.response.edit_message(view=cards.said(words("resign-done")))


async def stay(interaction: Interaction, words: Words, match_id: str) -> None:
    """Keep the seat."""
    await interaction.response.edit_message(view=cards.said(words("resign-kept")))


async def export(interaction: Interaction, words: Words, match_id: str) -> None:
    """Give the record as a text file; the secret is in it only when the match is over."""
    record = await interaction.client.tables.record(match_id)
    file = discord.File(io.BytesIO(write_record(record).encode()), f"provost-{match_id}.txt")
    content = words("export-done" if record.secret else "export-running")
    layout = cards.plain(cards.text(content), ui.File[Any](file))
    await show(interaction, layout, [file])


async def verify(interaction: Interaction, words: Words, match_id: str) -> None:
    """Deal every draw of chance again from the revealed secret."""
    record = await interaction.client.tables.record(match_id)
    table = await interaction.client.tables.look(match_id)
    if not record.secret:
        await tell(interaction, words("verify-running", commitment=record.commitment))
        return
    await tell(interaction, proven(words, prove(table.game, record), record.commitment, record.secret))


def proven(words: Words, proof: Proof, commitment: str, secret: str) -> str:
    """The result of a proof in words."""
    if not proof.sealed:
        return words("verify-seal-broken", commitment=commitment)
    if proof.wrong is not None:
        return words("verify-failed", line=proof.wrong + 1)
    return words("verify-proven", count=proof.draws, seed=secret, commitment=commitment)


async def speak(interaction: Interaction, words: Words, language: str, scope: str) -> None:
    """Choose the language of the user's private answers, or of the server's public messages."""
    languages = interaction.client.languages
    if language not in (*LOCALES, "auto"):
        raise Refused("refuse-unknown-language", language=language)
    chosen = None if language == "auto" else language
    if scope == "server":
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise Refused("refuse-not-moderator")
        await languages.choose("guild", interaction.guild_id, chosen)
        words = await languages.public(interaction.guild_id, str(interaction.guild_locale or "") or None)
    else:
        await languages.choose("user", interaction.user.id, chosen)
        words = await languages.private(interaction)
    await tell(interaction, words(f"language-set-{scope}" + ("-auto" if chosen is None else "")))


async def _defer(interaction: Interaction) -> None:
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


ACTS: Final = {
    "board": board,
    "move": move,
    "mine": mine,
    "undo": undo,
    "why": why,
    "resign": resign,
    "leave": leave,
    "stay": stay,
    "export": export,
    "verify": verify,
}
"""What each command and button does: (interaction, words, match) -> None."""

BUTTONS: Final = ("board", "move", "undo", "why", "leave", "stay", "reason")
