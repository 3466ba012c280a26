"""Page of the sandbox without a browser: the requests of the page's script."""

from typing import Any

import aiohttp

from bot.sandbox.channels import WAIT_REQUEST


class Page:
    """Page as the browser's script keeps it."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self._http = http
        self._root, _, self._key = address.partition("#")
        self.snapshot: dict[str, Any] = {}
        self._sequence = 0

    async def load(self, channel: int | str | None = None, viewer: int | None = None) -> None:
        """Open the page as the first player or another, in the first channel or another place."""
        self._sequence = 0
        self.snapshot = {}
        asked = {"target_id": channel, "viewer_id": viewer}
        self.snapshot = await self._ask("POST", "api/pages", {key: f"{value}" for key, value in asked.items() if value})

    async def press(self, label: str) -> dict[str, Any]:
        """Press a button of the newest message; return the receipt."""
        message, index = self._find(label)
        return await self._act("click", target_id=message, control_key=index)

    async def command(self, name: str, options: dict[str, object]) -> dict[str, Any]:
        """Use a slash command; return the receipt."""
        listed = (await self._ask("GET", "api/commands"))["entries"]
        entry = next(one for one in listed if one["invocation"] == name)
        known = {"command_id": entry["commandId"], "schema_fingerprint": entry["schemaFingerprint"]}
        return await self._act(
            "run_command", **known, path=entry["path"], options={key: f"{value}" for key, value in options.items()}
        )

    async def _act(self, kind: str, **more: object) -> dict[str, Any]:
        self._sequence += 1
        return await self._ask(
            "POST",
            "api/action",
            {
                "protocol_version": 3,
                "sequence": self._sequence,
                "request_id": f"{id(self)}-{self._sequence}",
                "generation": self.snapshot["context"]["generation"],
                "bot_generation": self.snapshot["botGeneration"],
                "published_revision": self.snapshot["publishedRevision"],
                "kind": kind,
                **more,
            },
        )

    async def wait(self, seconds: float) -> None:
        """Move the clock."""
        await self._ask("POST", "api/action", {"kind": WAIT_REQUEST, "seconds": seconds})

    async def state(self) -> dict[str, Any]:
        """Return the state that the page shows."""
        return await self._ask("GET", "api/state")

    def _find(self, label: str) -> tuple[str, str]:
        for message, shown in self.snapshot["messages"].items():
            for component in walk(shown):
                if component.get("label") == label:
                    return message, component["control_key"]
        raise AssertionError(label)

    async def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        context = self.snapshot.get("context", {}).get("id", "")
        headers = {"X-Simcord-Capability": self._key, **({"X-Simcord-Context": context} if context else {})}
        async with self._http.request(method, self._root + path, json=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
            answered: dict[str, Any] = await answer.json()
            return answered


def walk(value: Any) -> list[dict[str, Any]]:
    """Yield every object inside a JSON value."""
    if isinstance(value, list):
        return [found for each in value for found in walk(each)]
    if isinstance(value, dict):
        return [value, *(found for each in value.values() for found in walk(each))]
    return []
