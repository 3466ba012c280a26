"""Lobbies: `/game new`, `join`, `leave`, `start` and `cancel`, and the buttons and menus of messages about lobbies.

`/game cancel` asks first. In a running match the other players have to agree, unless a moderator decides.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids, layouts, match_names
from bot.cards.confirmations import confirm_lobby, confirm_match
from bot.cards.controls import MAX_CHOICE_NAME, MAX_CHOICES, cut
from bot.commands import consent_requests
from bot.delivery.failures import UNSENT
from bot.features.lobby import challenges, find, seating
from bot.features.lobby import forums as forum_commands
from bot.features.lobby.challenges import MAX_GUESTS, ping_guests, require_guests, require_there
from bot.features.lobby.forums import Forums
from bot.features.lobby.invitations import invitation_settings
from bot.features.lobby.message import OpenSettings, SeatsClosing, lobby_channel, post_lobby, redraw, show_settings
from bot.features.lobby.muster import LobbyLife
from bot.features.lobby.seating import JOIN, WAIT, wait, warn_first
from bot.features.lobby.seeks import Seeks
from bot.features.lobby.service import Lobbies
from bot.features.lobby.services import lobby_services
from bot.features.lobby.settings_cards import page_of
from bot.features.lobby.starting import Starting
from bot.interaction.context import here, is_of_server, is_private, of_server, place_settings, public_words, seated
from bot.interaction.private_cards import ask
from bot.interaction.refusals import display_name, plainly, reply, require_permissions, safely
from bot.interaction.responses import acknowledge, change, is_answered
from bot.interaction.services import Client, Feature, Interaction, Press, Services, Tree, group
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.match.new_match import FIRST_SETTINGS, LobbyTerms
from bot.match.safe_names import shown
from bot.match.settings import event_of
from bot.words import Words
from engine import GAMES
from storage.matches import MatchRow

log = logging.getLogger(__name__)

JOINING_ACTIONS: Final = {"join": JOIN, "reserve": WAIT}
"""Actions that ask first if the user would meet an avoided player."""

REPLIES: Final = {"join": "lobby-joined", "leave": "lobby-left"}  # to commands, by verb


def install(group: app_commands.Group) -> None:
    """Add the commands of lobbies to `/game`."""

    @group.command(name="new", description=said("command-game-new"))
    @app_commands.describe(
        game=said("param-game"),
        seats=said("param-seats"),
        options=said("param-options"),
        **{f"player{number}": said("param-invited") for number in range(1, MAX_GUESTS + 1)},
    )
    @app_commands.choices(game=choices(GAMES, lambda one: f"game-{one}"))
    @plainly
    async def new(
        interaction: Interaction,
        words: Words,
        game: str,
        seats: int | None = None,
        options: str = "",
        player1: discord.User | None = None,
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        player4: discord.User | None = None,
    ) -> None:
        users = [user for user in (player1, player2, player3, player4) if user is not None]
        await open_lobby(interaction, words, game, seats, options, require_guests(interaction, users))

    new.autocomplete("options")(complete_rules)
    for verb in ("join", "leave", "start"):
        _add_command(group, verb)

    @group.command(name="cancel", description=said("command-game-cancel"))
    @plainly
    async def cancel(interaction: Interaction, words: Words) -> None:
        await confirm_cancel(interaction, words, await here(interaction))


def _add_command(group: app_commands.Group, verb: str) -> None:
    @group.command(name=verb, description=said(f"command-game-{verb}"))
    @plainly
    async def command(interaction: Interaction, words: Words) -> None:
        await act(interaction, words, verb, (await here(interaction)).id)


@safely
async def complete_rules(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the rules of the game that a command names."""
    words = await interaction.client.services.languages.private(interaction)
    return rules_offered(words, str(getattr(interaction.namespace, "game", "")), current)


def rules_offered(words: Words, name: str, current: str) -> list[app_commands.Choice[str]]:
    """Complete `favours=simplified,jeweler=…` with rules of a game that are not yet typed, and their values."""
    done, _, typed = current.rpartition(",")
    if name not in GAMES:
        return []
    game, offered = GAMES[name], []
    defaults = {choice.id: choice.values[0] for choice in game.options}
    for choice in game.relevant_choices(defaults | read_pairs(done), game.rules):
        for value in choice.values:
            pair = f"{choice.id}={value}"
            whole = f"{done},{pair}" if done else pair
            label = f"{words(f'{name}-rule-{choice.id}')}: {words(f'{name}-rule-{choice.id}-{value}')}"
            fits = choice.id not in done and typed.strip().lower() in f"{pair} {label}".lower()
            if fits and len(whole) <= MAX_CHOICE_NAME:
                offered.append(app_commands.Choice(name=cut(label, MAX_CHOICE_NAME), value=whole))
    return offered[:MAX_CHOICES]


async def pressed(press: Press) -> None:
    """Handle the buttons of a lobby, and *New game*."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case ("new", game):
            await open_lobby(interaction, words, game, None, "")
        case ("challenge", game, user) if user.isdecimal():
            await open_lobby(interaction, words, game, None, "", [await require_there(interaction, int(user))])
        case ("accept", match_id):
            await challenges.accept(interaction, words, match_id)
        case ("decline", match_id):
            await challenges.decline(interaction, match_id)
        case ("rules", match_id, page) if page.isdecimal():
            await show_settings(interaction, words, (await of_server(interaction, match_id)).id, int(page))
        case ("cancel", match_id):
            await of_server(interaction, match_id)
            await confirm_cancel(
                interaction, words, (await interaction.client.services[Lobbies].get_lobby(match_id))[0]
            )
        case (verb, match_id) if verb in LOBBY_ACTIONS:
            await act(interaction, words, verb, match_id)
        case _:
            raise Refused("refuse-unknown-button")


async def rule(press: Press) -> None:
    """Handle a menu of the lobby's settings."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    if len(args) != 2 or len(values) != 1:
        raise Refused("refuse-unknown-button")
    match = await of_server(interaction, args[1])
    await interaction.client.services[Lobbies].change(match.id, interaction.user.id, args[0], values[0])
    await show_settings(interaction, words, match.id, page_of(match, args[0]))
    await redraw(interaction, match.id)


CANCEL_REQUEST: Final = consent_requests.RequestKind(custom_ids.CANCEL, lambda request: "cancel-asked")


async def confirm_cancel(interaction: Interaction, words: Words, row: MatchRow, *, leaving: bool = False) -> None:
    """Ask for confirmation before cancelling. `leaving` means that the last player of the lobby is about to leave."""
    if row.status == "lobby":
        _owner_only(interaction, row)
        await reply(interaction, "", confirm_lobby(words, row.id, leaving=leaving))
        return
    match, seat = await seated(interaction, row.id)
    match.require_running()
    moderates = interaction.permissions.manage_messages
    if seat is None and not moderates:
        raise Refused("refuse-not-a-player")
    require_permissions(interaction)
    others = [one.seat for one in match.seats if one.user_id is not None and one.seat != seat]
    players = match_names.listed(words.at(match.names), others)
    plays, in_event = seat is not None, event_of(match.row) is not None
    await ask(interaction, confirm_match(words, row.id, players, plays=plays, moderates=moderates, in_event=in_event))


def _owner_only(interaction: Interaction, match: MatchRow) -> None:
    """Raise `Refused` unless the user owns the lobby or is a moderator."""
    if interaction.user.id != match.owner_id and not interaction.permissions.manage_messages:
        raise Refused("refuse-not-host-or-moderator", player=f"<@{match.owner_id}>")


async def cancel_pressed(press: Press) -> None:
    """Handle the buttons of the confirmation, and the answers of other players."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case ("lobby", match_id):
            await _cancel_lobby(interaction, words, match_id)
        case ("ask", match_id):
            await _request_cancel(interaction, words, match_id)
        case ("now", match_id):
            await _moderate_cancel(interaction, words, match_id)
        case ("confirm", match_id):
            await confirm_cancel(interaction, words, (await seated(interaction, match_id))[0].row)
        case ("keep", _):
            await change(interaction, layouts.said(words("cancel-kept")))
        case _:
            cancellation = interaction.client.services.matches.cancellation
            await consent_requests.answer(interaction, words, args, cancellation, "cancel-granted")


async def _cancel_lobby(interaction: Interaction, words: Words, match_id: str) -> None:
    match = await of_server(interaction, match_id)
    _owner_only(interaction, match)
    await acknowledge(interaction)
    await interaction.client.services[Lobbies].cancel(match.id)
    await redraw(interaction, match.id, shown(display_name(interaction.user)))
    await change(interaction, layouts.said(words("cancel-done")))


async def _request_cancel(interaction: Interaction, words: Words, match_id: str) -> None:
    """Cancel a match at once if no other player has to agree; otherwise ask them."""
    require_permissions(interaction)
    await acknowledge(interaction)
    await seated(interaction, match_id)
    client = interaction.client
    cancellation = client.services.matches.cancellation
    outcome = await cancellation.request(match_id, interaction.user.id)
    if outcome != "done":
        await consent_requests.publish(interaction, match_id, CANCEL_REQUEST, cancellation)
    await change(interaction, layouts.said(words("cancel-done" if outcome == "done" else "cancel-waiting")))


async def _moderate_cancel(interaction: Interaction, words: Words, match_id: str) -> None:
    """Cancel a match for a moderator."""
    if not interaction.permissions.manage_messages:
        raise Refused("refuse-not-moderator-here")
    require_permissions(interaction)
    await acknowledge(interaction)
    match, _ = await seated(interaction, match_id)
    if not is_of_server(interaction, match.row):
        raise Refused("refuse-game-gone")
    name = shown(display_name(interaction.user))
    await interaction.client.services.matches.cancellation.moderate(match_id, name)
    await change(interaction, layouts.said(words("cancel-done")))


async def open_lobby(
    interaction: Interaction, words: Words, game: str, seats: int | None, options: str, guests: Sequence[int] = ()
) -> None:
    """Answer with a new lobby, or with the open lobby of this channel: its message may have been lost.

    Seats are kept for the invited `guests`.
    """
    require_permissions(interaction)
    services = interaction.client.services
    channel = await lobby_channel(interaction)
    if guests and seats is None and game in GAMES:
        seats = max(GAMES[game].seats[0], 1 + len(guests))
    if guests and seats is not None and seats <= len(guests):
        raise Refused("refuse-invite-too-many")
    settings = {**FIRST_SETTINGS, **invitation_settings(interaction.user.id, guests, interaction.client.now())}
    settings |= place_settings(interaction, words)
    opened = None
    try:
        opened = match = await services[Lobbies].open(
            channel,
            interaction.guild_id,
            interaction.user.id,
            display_name(interaction.user),
            LobbyTerms(game, seats, read_pairs(options), settings),
        )
    except Refused as refused:
        found = await services.matches.in_channel(channel)
        if refused.sentence != "refuse-channel-busy" or found is None or found.status != "lobby" or guests:
            raise
        match = found
    try:
        await post_lobby(interaction, match.id)
    except (*UNSENT, Refused):
        if opened is not None:
            await services[Lobbies].cancel(opened.id)
        raise
    if opened is not None:
        await services[Seeks].opened(opened.id)
        if guests:
            await ping_guests(interaction, opened.id)
    else:
        await _explain_busy(interaction, words, match, game)


async def _explain_busy(interaction: Interaction, words: Words, match: MatchRow, game: str) -> None:
    """Explain why the user cannot open another lobby here, and show the two ways out."""
    players = {one.user_id for one in await interaction.client.services.matches.players(match.id)}
    if interaction.user.id not in players:
        here = words(f"game-{match.game}")
        await reply(interaction, words("lobby-busy", game=here, host=f"<@{match.owner_id}>"))
    elif match.game != game:
        await reply(interaction, words("lobby-busy-own", game=words(f"game-{match.game}")))


def read_pairs(options: str) -> dict[str, str]:
    """Parse `favours=simplified,jeweler=…`."""
    pairs = [part.partition("=") for part in options.split(",") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


async def act(interaction: Interaction, words: Words, verb: str, match_id: str) -> None:
    """Run a button or command of a lobby, such as join, leave or start, and update its messages."""
    by_command = interaction.type is discord.InteractionType.application_command
    if by_command:
        await acknowledge(interaction, ephemeral=True, thinking=True)
    match = await of_server(interaction, match_id)
    if verb == "leave" and await _is_last(interaction, match):
        await confirm_cancel(interaction, words, match, leaving=True)
        return
    if verb in JOINING_ACTIONS and await warn_first(interaction, words, match, JOINING_ACTIONS[verb]):
        return
    await LOBBY_ACTIONS[verb](interaction, words, match)
    if is_private(interaction):
        await show_settings(interaction, words, match_id)
    await redraw(interaction, match_id)
    if by_command:
        await reply(interaction, words(REPLIES.get(verb, "answer-done")))


async def _is_last(interaction: Interaction, match: MatchRow) -> bool:
    """Return True if the user is the only person in a lobby, so that leaving cancels it."""
    if match.status != "lobby":
        return False
    people = [seat.user_id for seat in await interaction.client.services.matches.players(match.id)]
    return [user for user in people if user is not None] == [interaction.user.id]


async def _join(interaction: Interaction, words: Words, match: MatchRow) -> None:
    await interaction.client.services[Lobbies].join(match.id, interaction.user.id, display_name(interaction.user))


async def _leave(interaction: Interaction, words: Words, match: MatchRow) -> None:
    await interaction.client.services[Lobbies].leave(match.id, interaction.user.id)


async def _invite(interaction: Interaction, words: Words, match: MatchRow) -> None:
    lobbies = interaction.client.services[Lobbies]
    _, seats = await lobbies.get_lobby(match.id)
    public = await public_words(interaction)
    number = 1 + sum(seat.computer is not None for seat in seats)
    await lobbies.invite(match.id, interaction.user.id, public("computer-name", number=number))


async def _dismiss(interaction: Interaction, words: Words, match: MatchRow) -> None:
    await interaction.client.services[Lobbies].dismiss(match.id, interaction.user.id)


async def _resize(interaction: Interaction, match: MatchRow, seats: int) -> None:
    await interaction.client.services[Lobbies].change(match.id, interaction.user.id, "seats", str(seats))


async def _start(interaction: Interaction, words: Words, row: MatchRow) -> None:
    """Start the match, in a thread of its own if the bot may make one."""
    require_permissions(interaction)
    if not is_answered(interaction):
        await acknowledge(interaction)
    client = interaction.client
    match = await client.services[Starting].start(row.id, interaction.user.id)
    await client.services.places.open(match)
    client.services.matches.cache.notify(row.id)


async def _be_present(interaction: Interaction, words: Words, match: MatchRow) -> None:
    """Mark the user as present; the match starts when the last player does this."""
    matches = interaction.client.services.matches
    if all(seat.user_id != interaction.user.id for seat in await matches.players(match.id)):
        raise Refused("refuse-not-in-lobby")
    await interaction.client.services[LobbyLife].be_present(match.id, interaction.user.id)


async def _keep(interaction: Interaction, words: Words, match: MatchRow) -> None:
    """Keep a lobby open for another week."""
    await interaction.client.services[LobbyLife].keep(match.id, interaction.user.id)


async def _fill(interaction: Interaction, words: Words, match: MatchRow) -> None:
    """Give the free seats to computer players and start the match."""
    lobbies = interaction.client.services[Lobbies]
    _, seats = await lobbies.get_lobby(match.id)
    for _ in range(match.seats - len(seats)):
        await _invite(interaction, words, match)
    await _start(interaction, words, match)


LOBBY_ACTIONS: Final[dict[str, Callable[[Interaction, Words, MatchRow], Awaitable[None]]]] = {  # handlers by verb
    "join": _join,
    "leave": _leave,
    "computer": _invite,
    "dismiss": _dismiss,
    "fewer": lambda interaction, words, match: _resize(interaction, match, match.seats - 1),
    "more": lambda interaction, words, match: _resize(interaction, match, match.seats + 1),
    "start": _start,
    "present": _be_present,
    "reserve": wait,
    "keep-lobby": _keep,
    "fill": _fill,
}


def _install(tree: Tree) -> None:
    game = group(tree, "game")
    install(game)
    find.install(game)
    challenges.install(tree)
    seating.install(group(tree, "clock"))
    forum_commands.install(group(tree, "server"))


def _services(client: Client, services: Services) -> Iterator[object]:
    matches, languages = services.matches, services.languages
    lobby = lobby_services(matches, services.quotas)
    forums = Forums(client, languages, services.preferences, matches.store)
    if not client.is_simulated:  # ids of messages can be chosen only where Discord is simulated
        lobby.starting.close_seats = SeatsClosing(client, languages)
    lobby.starting.place, lobby.life.computer_name = services.places.open, services.places.computer_name
    services.notices.is_wanted = lobby.seeks.is_sought
    services.publisher.on_shown.append(forums.show)
    yield from (lobby, *lobby, forums, OpenSettings())


FEATURE: Final = Feature(
    install=_install,
    buttons={
        custom_ids.LOBBY: pressed,
        custom_ids.RULE: rule,
        custom_ids.CANCEL: cancel_pressed,
        custom_ids.FIND: find.pressed,
        custom_ids.make(custom_ids.CLOCK, "seat"): seating.take_seat,
        **{custom_ids.make(custom_ids.SEAT, act): seating.confirm for act in seating.WAYS_TO_JOIN},
    },
    start=_services,
    server_lines=forum_commands.server_lines,
)
