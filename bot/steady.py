"""Keeps the sandbox's page where it was scrolled while it draws its pictures anew, as on opening a menu."""

from typing import Any, Final

from simcord import Preview

SCRIPT: Final = """
{
  const page = document.querySelector("#preview-app");
  const list = document.querySelector("#channel-message-list");
  const hold = () => {
    if (page.getAttribute("aria-busy") === "true") return;
    list.style.minHeight = "";
    list.style.minHeight = `${list.offsetHeight}px`;
  };
  new ResizeObserver(hold).observe(list);
  new MutationObserver(hold).observe(page, { attributeFilter: ["aria-busy"] });
}
"""
"""A picture that is drawn anew has no height until it is loaded; the list of messages keeps its own for that long.

Otherwise a page at its very end jumps up, and the menu that was pressed there closes because it is out of sight.
"""


def steady(preview: Preview) -> None:
    """Have a preview that has not started yet serve its page with `SCRIPT`."""
    server = preview._server
    serve = server._static

    async def with_script(request: Any) -> Any:
        answer = await serve(request)
        if request.path == "/app.js":
            answer.text += SCRIPT
        return answer

    server._static = with_script  # type: ignore[method-assign] # there is no public place for it
