"""Changes to simcord's page that make it resemble Discord: language, galleries, pictures and a lasting address."""

from __future__ import annotations

import html
import json
import os
import re
import socket
import struct
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from simcord import Preview
from simcord.preview._media import MediaInfo, MediaWorker

from bot.sandbox.channels import LINKED_MENTION_CODE, MENTION_CODE
from bot.words import Words
from storage.database_files import PRIVATE_MODE

PAGE_TEXTS: Final = {
    "Viewing as": "page-viewer",
    "No messages in this channel.": "page-empty",
    "Load earlier messages": "page-older",
    "Newer messages": "page-newer",
    "New messages · jump to latest": "page-latest",
}
"""Texts of the page, and the ids of their translations."""

SCRIPT_TEXTS: Final = {
    "Preview ready": "page-ready",
    "Loading preview…": "page-busy",
    "Updating preview…": "page-busy",
    "Updating viewport…": "page-busy",
    "Updating options…": "page-busy",
    "Switching viewer…": "page-busy",
    "Loading conversation…": "page-busy",
    "Sending message…": "page-busy",
    "Completing action…": "page-busy",
    "Callback completed": "page-ready",
    "Action completed": "page-ready",
    "Viewport updated": "page-ready",
    "Options updated": "page-ready",
    "Viewer switched": "page-ready",
    "Conversation updated": "page-ready",
    "Message sent": "page-ready",
    "Action was not completed.": "page-failed",
    "Action outcome uncertain. It will not be retried.": "page-failed",
    "Connection interrupted; trying again…": "page-lost",
    "Preview session is unavailable. Reload the active Preview URL.": "page-gone",
    "Preview session closed.": "page-gone",
    "Preview session ended.": "page-gone",
    "Only you can see this": "page-private",
    "Thinking…": "page-thinking",
    " (edited)": "page-edited",
    "(edited)": "page-edited",
    "SimCord selection draft": "page-chosen",
    "Apply": "page-apply",
    "Cancel": "page-cancel",
    "Wait for the current action to finish before applying.": "page-busy",
    "This field is required.": "page-required",
    "Enter a valid value.": "page-invalid",
    "Choose an available option.": "page-invalid",
    "Value is outside the allowed range.": "page-invalid",
    "No options match": "page-nothing",
    "Select an option": "page-choose-one",
    "Select one or more options": "page-choose-several",
    "Submit": "page-submit",
    "Image preview": "page-picture",
    "Zoom image": "page-zoom",
    "Fit image": "page-fit",
    "Close image preview": "page-close",
    "Open original image": "page-original",
    "Previous image": "page-previous",
    "Next image": "page-next",
}
"""Strings in its scripts, and the ids of their translations."""

SCRIPT_TEMPLATES: Final[Mapping[str, tuple[str, dict[str, str | int]]]] = {
    "`Message ${channel.glyph}${channel.name}`": ("page-write", {"channel": "${channel.glyph}${channel.name}"}),
    '`Choose at least ${minimum} option${minimum === 1 ? "" : "s"}.`': ("page-least", {"least": "${minimum}"}),
    (
        '`This form will be submitted to ${modal.application_name || "this application"}. '
        "Do not share passwords or other sensitive information.`"
    ): ("page-form", {"name": '${modal.application_name || "…"}'}),
    "`${selected.length} selected. Choose ${minimum}–${maximum} options.`": (
        "page-choose",
        {"least": "${minimum}", "most": "${maximum}"},
    ),
    "`${index + 1} of ${items.length}`": ("page-position", {"number": "${index + 1}", "count": "${items.length}"}),
    "`+${optional} optional`": ("page-optional", {"count": "${optional}"}),
    '`+${remaining} ${displayed.length ? "more" : "options"}`': ("page-optional", {"count": "${remaining}"}),
    '`Open ${label || "image"} in image preview`': ("page-open", {}),
}
"""Template strings in its scripts, with the ids of their translations and the code for their arguments."""

UNQUOTABLE: Final = re.compile(r"[`\\]")  # characters that would end a template string or change what follows
PNG_HEADER: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
"""The first bytes of every PNG file. Width and height follow."""

PNG_SIZE: Final = struct.Struct(">II")
BYTES_PER_PIXEL: Final = 4
PAGE_STYLE: Final = files("bot.sandbox").joinpath("page.css").read_text("utf-8")
PAGE_SCRIPT: Final = files("bot.sandbox").joinpath("page.js").read_text("utf-8")

KEEP_CHOICES: Final = "const valid = selected.filter((value) => entryValues.has(value));"
"""The code in simcord's script that keeps those choices of a menu that are still on offer."""

KEEP_OR_PRESET: Final = (
    "const kept = selected.filter((value) => entryValues.has(value));\n"
    "const valid = kept.length === selected.length ? kept : optionDefaults(entries).slice(0, maximum);"
)
"""Code that also takes over the preset choices of another menu in the place of the old one."""

WAIT_FOR_MEDIA: Final = (
    "await Promise.all([...(pendingMedia || []), ...state.pickerPendingMedia]);\n"
    "    await presentation.fonts();\n"
    "    await nextFrames();"
)
"""The code in simcord's script that waits for all pictures and 30 megabytes of fonts before a page is ready."""

WAIT_FOR_LAYOUT: Final = (
    "void Promise.allSettled([...(pendingMedia || []), ...state.pickerPendingMedia, presentation.fonts()]);\n"
    "    do await nextFrames();\n"
    "    while (generation === state.renderGeneration && (Object.keys(state.queuedPageIntents).length\n"
    '      || ["viewer", "focus", "configure_presentation"].includes(state.pendingAction?.kind)));'
)
"""Code that only waits until the page has its size and its player, because earlier input is lost.

The room of a picture is known before it is loaded, and buttons need neither pictures nor fonts.
"""

SEND_CHANGE: Final = (
    'if (!dropdown.modal && !state.modalDrafts.has(key) && changed) dispatch("select", { control_key: key, values });'
)
"""The code in simcord's script that sends a choice in a menu only if it differs from the last one there."""

SEND_CHOICE: Final = (
    "if (!dropdown.modal && !state.modalDrafts.has(key) && (changed || !dropdown.multi)) {\n"
    '  dispatch("select", { control_key: key, values });\n'
    "  if (!dropdown.multi) {\n"
    "    currentDrafts(key).delete(key);\n"
    "    state.selectDrafts.delete(key);\n"
    "    localRender(true);\n"
    "  }\n"
    "}"
)
"""Code that also sends the same choice again and shows the menu's name again: the bot updates the message after each
choice, which clears the menu.
"""

REFUSE_CHOICE: Final = "if (state.pendingAction || state.blocked) {"
"""The code in simcord's script that does not send a choice in a menu while something else is being done."""

DELAY_CHOICE: Final = f"{REFUSE_CHOICE}\n  if (state.pendingAction) setTimeout(() => commitDropdown(key), 100);"
"""Code that also sends it afterwards."""

OPEN_MENU: Final = "highlight, entries = [], modal = false) {"
OPEN_MENU_LATER: Final = (
    f"{OPEN_MENU}\n"
    "if (state.pendingAction && state.dropdown?.key !== key) {\n"
    "  const open = () => elements('.select-trigger').find((item) => item.dataset.controlKey === key)?.click();\n"
    "  clearTimeout(state.opening);\n"
    "  state.opening = setTimeout(open, 100);\n"
    "  return;\n"
    "}"
)
"""The beginning of the code in simcord's script that opens a menu, and code that first waits for what is being done,
because an answer would close the menu.
"""

MENU_HEIGHT: Final = "Math.min(list.scrollHeight, 220)"
MENU_ROOM: Final = "Math.min(220, available)"
"""The code in simcord's script that limits a menu to about three entries."""

TALL_MENU_HEIGHT: Final = "list.scrollHeight"
TALL_MENU_ROOM: Final = "Math.min(list.scrollHeight + 2, available)"
"""Code that makes a menu as tall as its entries where the page has room, as on Discord's phones."""

PRIVATE_NOTE: Final = 'root.append(node("div", "message-ephemeral-note", '
DISMISSIBLE_NOTE: Final = "root.append(window.privateNote("
"""The code in simcord's script for the note of a private message, and code for one with a button (`page.js`)."""

PATCHES: Final = {
    "/select-drafts.js": {
        SEND_CHANGE: SEND_CHOICE,
        REFUSE_CHOICE: DELAY_CHOICE,
        OPEN_MENU: OPEN_MENU_LATER,
        MENU_HEIGHT: TALL_MENU_HEIGHT,
        MENU_ROOM: TALL_MENU_ROOM,
    },
    "/messages.js": {PRIVATE_NOTE: DISMISSIBLE_NOTE},
    "/text.js": {MENTION_CODE: LINKED_MENTION_CODE},
    "/selects.js": {KEEP_CHOICES: KEEP_OR_PRESET},
    "/app.js": {WAIT_FOR_MEDIA: WAIT_FOR_LAYOUT},
}
"""The code to replace in each script, and its replacement."""

ADDRESS_FILE: Final = re.compile(r"(\d{1,5}) ([\w-]{43})\n", re.ASCII)


def translated_page(source: str, words: Words) -> str:
    """Return the page in the language of `words`."""
    source = source.replace('<html lang="en">', f'<html lang="{words.locale}">', 1)
    for text, id in PAGE_TEXTS.items():
        source = source.replace(text, html.escape(words(id)))
    return source


def translated_script(source: str, words: Words) -> str:
    """Return a script of the page in the language of `words`."""
    for text, id in SCRIPT_TEXTS.items():
        source = source.replace(f'"{text}"', json.dumps(f" {words(id)}" if text.startswith(" ") else words(id)))
    for template, (id, code) in SCRIPT_TEMPLATES.items():
        source = source.replace(template, f"`{UNQUOTABLE.sub('', words(id, **code))}`")
    return source


def translated(command: Any, locale: str) -> Any:
    """Return a copy of a command in the language of a Discord locale. The names that are sent back stay unchanged."""
    if isinstance(command, list):
        return [translated(part, locale) for part in command]
    if not isinstance(command, dict):
        return command
    copy = {key: translated(part, locale) for key, part in command.items()}
    for field in ("description", "name") if "value" in command else ("description",):
        if text := (command.get(f"{field}_localizations") or {}).get(locale):
            copy[field] = text
    return copy


class PngFiles(MediaWorker):
    """Passes the bot's PNG files on unchanged. simcord inspects all other files.

    It decodes each file in a separate process, at most eight at a time, because it expects files of strangers. A page
    that was loaded in the middle of a game had to wait half a minute for its pictures and lost some.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page needs to know about a file."""
        if not blob.startswith(PNG_HEADER) or len(blob) < len(PNG_HEADER) + PNG_SIZE.size:
            return await super().validate(key, blob, media_time=media_time)
        width, height = PNG_SIZE.unpack_from(blob, len(PNG_HEADER))
        return MediaInfo("PNG", width, height, 1, BYTES_PER_PIXEL * width * height, blob, "image/png")


def steady(preview: Preview, words: Callable[[], Words]) -> None:
    """Make a preview serve its page with our style and script, in the language of `words`. Call it before the start."""
    server = preview._server
    serve = server._static

    async def serve_dressed(request: Any) -> Any:
        answer = await serve(request)
        if answer.content_type in FILE_CHANGES and not request.path.startswith("/vendor/"):
            answer.text = FILE_CHANGES[answer.content_type](answer.text, words())
        for code, better in PATCHES.get(request.path, {}).items():
            answer.text = answer.text.replace(code, better)
        if request.path == "/app.js":
            answer.text = PAGE_SCRIPT + answer.text
        return answer

    server._static = serve_dressed  # type: ignore[method-assign] # simcord has no public hook


FILE_CHANGES: Final[dict[str, Callable[[str, Words], str]]] = {
    "text/html": translated_page,
    "text/css": lambda source, words: source + PAGE_STYLE,
    "application/javascript": translated_script,
}
"""Functions that change the page's files, by content type."""


class Address(Struct, frozen=True):
    """The port of the page, and the key that every request needs."""

    port: int
    key: str


def read_address(path: Path) -> Address | None:
    """Return the address kept in a file, or None if there is none or the file is damaged."""
    try:
        kept = ADDRESS_FILE.fullmatch(path.read_text("ascii"))
    except (FileNotFoundError, UnicodeDecodeError):
        return None
    return Address(int(kept[1]), kept[2]) if kept else None


def write_address(path: Path, address: Address) -> None:
    """Keep an address in a file that only its owner can read."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, PRIVATE_MODE)
    with os.fdopen(file, "w", encoding="ascii") as kept:
        path.chmod(PRIVATE_MODE)
        kept.write(f"{address.port} {address.key}\n")


def is_free(port: int) -> bool:
    """Return True if a page can be served at a port of this machine."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True
