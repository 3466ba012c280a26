"""Questions to one user before something that cannot be undone."""

from __future__ import annotations

import discord

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import Layout, plain, text
from bot.words import Words


def confirm_lobby(words: Words, match_id: str, *, leaving: bool) -> Layout:
    """Ask whether to cancel a lobby; `leaving` if its last player is about to leave it."""
    sentence = words("cancel-confirm-leave" if leaving else "cancel-confirm-lobby")
    return plain(text(sentence), Row(_danger(words, "lobby", match_id), _keep(words, match_id)))


def confirm_match(
    words: Words, match_id: str, others: str, *, plays: bool, moderates: bool, in_event: bool = False
) -> Layout:
    """Ask whether to cancel a running match. Players need the consent of the `others` (names); moderators do not.

    In a tournament (`in_event`) the organisers then decide what it counts.
    """
    lines = [words("cancel-confirm"), *([words("cancel-confirm-event")] if in_event else [])]
    buttons: list[Button] = []
    if plays:
        if others:
            lines.append(words("cancel-confirm-others", players=others))
        buttons.append(_danger(words, "ask", match_id, "button-cancel-ask" if others else "button-cancel-lobby"))
    if moderates and (others or not plays):
        lines.append(words("cancel-confirm-moderator"))
        buttons.append(_danger(words, "now", match_id, "button-cancel-now"))
    buttons.append(_keep(words, match_id))
    if plays and others:
        lines.append(f"-# {words('cancel-or-resign')}")
        custom_id = custom_ids.make(custom_ids.TABLE, "resign", match_id)
        buttons.append(Button(label=words("button-resign-instead"), custom_id=custom_id))
    return plain(text("\n".join(lines)), Row(*buttons))


def confirm_resigning(words: Words, match_id: str, winner: str, *, is_last: bool, in_series: bool = False) -> Layout:
    """Ask the user to confirm giving up their seat.

    `winner` is the name of who then wins a match of two, or empty; the match ends with its last person. A game of a
    series is lost without its series.
    """
    sure: Button = Button(
        label=words("button-resign-sure"),
        custom_id=custom_ids.make(custom_ids.TABLE, "leave", match_id),
        style=discord.ButtonStyle.danger,
    )
    stay: Button = Button(label=words("button-stay"), custom_id=custom_ids.make(custom_ids.TABLE, "stay", match_id))
    if is_last and not winner:
        return plain(text(words("resign-confirm-last")), Row(sure, stay))
    if in_series:
        return plain(text(words("resign-confirm-series", player=winner)), Row(sure, stay))
    cancel: Button = Button(
        label=words("button-cancel-instead"), custom_id=custom_ids.make(custom_ids.CANCEL, "confirm", match_id)
    )
    asked, hint = words("resign-confirm"), words("resign-or-cancel")
    if winner:
        asked, hint = (
            words("resign-confirm-ends", player=winner),
            words("resign-or-cancel-duel", last="yes" if is_last else "no"),
        )
    return plain(text(f"{asked}\n-# {hint}"), Row(sure, stay, cancel))


def confirm_undo(words: Words, match_id: str, keep: int, log_length: int, taken: str) -> Layout:
    """Ask whether to undo all but the first `keep` actions; the text `taken` lists what would be undone.

    The answer is ignored if the log no longer has `log_length` lines.
    """
    sure: Button = Button(
        label=words("button-undo-all"),
        custom_id=custom_ids.make(custom_ids.TABLE, "taken", match_id, str(keep), str(log_length)),
        style=discord.ButtonStyle.danger,
    )
    return plain(text(f"{words('undo-confirm')}\n{taken}"), Row(sure))


def _danger(words: Words, verb: str, match_id: str, label: str = "button-cancel-lobby") -> Button:
    custom_id = custom_ids.make(custom_ids.CANCEL, verb, match_id)
    return Button(label=words(label), custom_id=custom_id, style=discord.ButtonStyle.danger)


def _keep(words: Words, match_id: str) -> Button:
    return Button(label=words("button-keep"), custom_id=custom_ids.make(custom_ids.CANCEL, "keep", match_id))
