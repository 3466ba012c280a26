"""simcord's page dressed as Discord: its language, its galleries and lightbox, its pictures, and the address that it keeps."""

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

from bot.sandbox.channels import FOLLOWED, LINK
from bot.words import Words

STATIC: Final = {
    "Viewing as": "page-viewer",
    "No messages in this channel.": "page-empty",
    "Load earlier messages": "page-older",
    "Newer messages": "page-newer",
    "New messages · jump to latest": "page-latest",
}
"""What the page itself says, and the sentences in its place."""

STRINGS: Final = {
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
    "Image preview": "page-picture",
    "Zoom image": "page-zoom",
    "Fit image": "page-fit",
    "Close image preview": "page-close",
    "Open original image": "page-original",
    "Previous image": "page-previous",
    "Next image": "page-next",
}
"""What its scripts say in strings, and the sentences in their place."""

TEMPLATES: Final[Mapping[str, tuple[str, dict[str, str | int]]]] = {
    "`Message ${channel.glyph}${channel.name}`": ("page-write", {"channel": "${channel.glyph}${channel.name}"}),
    '`Choose at least ${minimum} option${minimum === 1 ? "" : "s"}.`': ("page-least", {"least": "${minimum}"}),
    "`${index + 1} of ${items.length}`": ("page-position", {"number": "${index + 1}", "count": "${items.length}"}),
    "`+${optional} optional`": ("page-optional", {"count": "${optional}"}),
    '`+${remaining} ${displayed.length ? "more" : "options"}`': ("page-optional", {"count": "${remaining}"}),
    '`Open ${label || "image"} in image preview`': ("page-open", {}),
}
"""What its scripts put together, and the sentences in its place with the code that they take in."""

UNQUOTABLE: Final = re.compile(r"[`\\]")
"""What would end what a script puts together, or change what follows."""


def translated_page(source: str, words: Words) -> str:
    """The page in the language of `words`."""
    source = source.replace('<html lang="en">', f'<html lang="{words.locale}">', 1)
    for text, id in STATIC.items():
        source = source.replace(text, html.escape(words(id)))
    return source


def translated_script(source: str, words: Words) -> str:
    """A script of the page in the language of `words`."""
    for text, id in STRINGS.items():
        source = source.replace(f'"{text}"', json.dumps(f" {words(id)}" if text.startswith(" ") else words(id)))
    for template, (id, code) in TEMPLATES.items():
        source = source.replace(template, f"`{UNQUOTABLE.sub('', words(id, **code))}`")
    return source


def translated(command: Any, locale: str) -> Any:
    """A copy of a command as readers of a Discord locale see it; what it is sent by stays, its name and its options'."""
    if isinstance(command, list):
        return [translated(part, locale) for part in command]
    if not isinstance(command, dict):
        return command
    copy = {key: translated(part, locale) for key, part in command.items()}
    for field in ("description", "name") if "value" in command else ("description",):
        if text := (command.get(f"{field}_localizations") or {}).get(locale):
            copy[field] = text
    return copy


HEADER: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
"""The beginning of each PNG file; width and height follow."""

SIZE: Final = struct.Struct(">II")

BYTES_PER_PIXEL: Final = 4


class PngFiles(MediaWorker):
    """Passes on PNG files, which is what the bot draws; simcord inspects everything else.

    simcord decodes each in a process of its own, one after the other and at most eight at a time, since it expects files
    of strangers. A page that was loaded in the middle of a game waited half a minute for its pictures, and lost some.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page has to know of a file."""
        if not blob.startswith(HEADER) or len(blob) < len(HEADER) + SIZE.size:
            return await super().validate(key, blob, media_time=media_time)
        width, height = SIZE.unpack_from(blob, len(HEADER))
        return MediaInfo("PNG", width, height, 1, BYTES_PER_PIXEL * width * height, blob, "image/png")


STYLE: Final = files("bot.sandbox").joinpath("page.css").read_text("utf-8")
SCRIPT: Final = files("bot.sandbox").joinpath("page.js").read_text("utf-8")

CHOSEN: Final = "const valid = selected.filter((value) => entryValues.has(value));"
"""Where simcord's script keeps of what was chosen in a menu what is still on offer."""

PRESET: Final = (
    "const kept = selected.filter((value) => entryValues.has(value));\n"
    "const valid = kept.length === selected.length ? kept : optionDefaults(entries).slice(0, maximum);"
)
"""The same, but where another menu has taken the place of that one, with what is chosen in it to begin with."""

LOADED: Final = (
    "await Promise.all([...(pendingMedia || []), ...state.pickerPendingMedia]);\n"
    "    await presentation.fonts();\n"
    "    await nextFrames();"
)
"""Where simcord's script waits for every picture, and for 30 megabytes of fonts, before it calls a page ready."""

LOADING: Final = (
    "void Promise.allSettled([...(pendingMedia || []), ...state.pickerPendingMedia, presentation.fonts()]);\n"
    "    do await nextFrames();\n"
    "    while (generation === state.renderGeneration && (Object.keys(state.queuedPageIntents).length\n"
    '      || ["viewer", "focus", "configure_presentation"].includes(state.pendingAction?.kind)));'
)
"""Where it waits instead until the page has its size and its player, for what is typed before that is lost.

A picture has its room before it is there, and buttons need neither pictures nor fonts.
"""

MENDED: Final = {"/text.js": (LINK, FOLLOWED), "/selects.js": (CHOSEN, PRESET), "/app.js": (LOADED, LOADING)}
"""By script, what is put in the place of what."""


def steady(preview: Preview, words: Callable[[], Words]) -> None:
    """Have a preview that has not started yet serve its page with `STYLE` and `SCRIPT`, in the language of `words`."""
    server = preview._server
    serve = server._static

    async def serve_dressed(request: Any) -> Any:
        answer = await serve(request)
        if answer.content_type in DRESSES and not request.path.startswith("/vendor/"):
            answer.text = DRESSES[answer.content_type](answer.text, words())
        if request.path in MENDED:
            answer.text = answer.text.replace(*MENDED[request.path])
        if request.path == "/app.js":
            answer.text = SCRIPT + answer.text
        return answer

    server._static = serve_dressed  # type: ignore[method-assign] # there is no public place for it


def _styled(source: str, words: Words) -> str:
    return source + STYLE


DRESSES: Final[dict[str, Callable[[str, Words], str]]] = {
    "text/html": translated_page,
    "text/css": _styled,
    "application/javascript": translated_script,
}
"""What becomes of the page's files, by their kind."""


PRIVATE: Final = 0o600
KEPT: Final = re.compile(r"(\d{1,5}) ([\w-]{43})\n", re.ASCII)


class Address(Struct, frozen=True):
    """Where the page is served, and the key without which it answers nobody."""

    port: int
    key: str


def read_address(path: Path) -> Address | None:
    """The address kept in a file; None where there is none, or it was spoilt."""
    try:
        kept = KEPT.fullmatch(path.read_text("ascii"))
    except (FileNotFoundError, UnicodeDecodeError):
        return None
    return Address(int(kept[1]), kept[2]) if kept else None


def write_address(path: Path, address: Address) -> None:
    """Keep an address in a file that its owner alone can read."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, PRIVATE)
    with os.fdopen(file, "w", encoding="ascii") as kept:
        path.chmod(PRIVATE)
        kept.write(f"{address.port} {address.key}\n")


def is_free(port: int) -> bool:
    """Whether a page can be served at a port of this machine."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True
