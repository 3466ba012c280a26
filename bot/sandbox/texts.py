"""What simcord's page says itself, and the commands that it lists, in the reader's language."""

import html
import json
import re
from collections.abc import Mapping
from typing import Any, Final

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


def page(source: str, words: Words) -> str:
    """The page in the language of `words`."""
    source = source.replace('<html lang="en">', f'<html lang="{words.locale}">', 1)
    for text, id in STATIC.items():
        source = source.replace(text, html.escape(words(id)))
    return source


def script(source: str, words: Words) -> str:
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
