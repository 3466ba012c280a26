"""Dresses simcord's page as Discord: its galleries and lightbox, where it is scrolled to, and its language."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from simcord import Preview

from bot.sandbox import texts
from bot.sandbox.channels import FOLLOWED, LINK
from bot.words import Words

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
    "text/html": texts.page,
    "text/css": _styled,
    "application/javascript": texts.script,
}
"""What becomes of the page's files, by their kind."""
