"""Reads all that the bot sends to the channel or to a player, and finds no secret there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from simcord import MemberActor

from tests.cogs.conftest import House


class Watcher:
    """Reads what was sent since its last look: texts, alt texts, file names, labels, values, completions.

    The welcome, which shows a game that is not this one, was sent before.
    ``secrets`` returns the words that may be in none of them, each as a whole word or its beginning.
    """

    def __init__(self, house: House, secrets: Callable[[], Iterable[str]]) -> None:
        self._house = house
        self._secrets = secrets
        self._read = len(house.env.http_requests)
        self.seen = 0

    def look(self, *, master: MemberActor | None = None) -> None:
        """Assert that nothing sent since the last look names a secret of the party.

        Messages to the game master alone may hold anything.
        """
        sent = list(self._sent(master))
        secrets = list(self._secrets())
        for text in sent:
            betrayed = [secret for secret in secrets if re.search(rf"\b{re.escape(secret.casefold())}", text)]
            assert not betrayed, f"{betrayed} in {text}"
        self.seen += len(sent)

    def _sent(self, master: MemberActor | None) -> Iterator[str]:
        requests = self._house.env.http_requests
        tokens = {interaction.token: interaction for interaction in self._house.env.backend.interactions.values()}
        for request in requests[self._read :]:
            if request.method not in ("POST", "PATCH", "PUT") or not request.json or request.path.endswith("/commands"):
                continue
            asker = next((tokens[part] for part in request.path.split("/") if part in tokens), None)
            if master is not None and asker is not None and asker.user_id == master.id and self._is_private(asker, request):
                continue
            yield json.dumps(request.json, ensure_ascii=False).casefold()
        self._read = len(requests)

    def _is_private(self, asker: Any, request: Any) -> bool:
        """Return whether only the asker saw it: a private answer, a form, a completion, or an edit of a private message."""
        data = request.json.get("data", request.json)
        if request.json.get("type") in (8, 9) or (data.get("flags") or 0) & 64:
            return True
        written = request.path.rpartition("/messages/")[2]
        if request.path.startswith("/webhooks/") and (request.method == "POST" or written.isdigit()):
            # Followups, and edits of them by number.
            there = (
                self._house.env.backend.messages.get(asker.channel_id, {}).get(int(written)) if written.isdigit() else None
            )
            return there is not None and bool(int(there.flags) & 64)
        source = asker.source_message_id or asker.message_id
        if source is None:
            return False
        # Posts are never deleted: a deleted message was private.
        message = self._house.env.backend.messages.get(asker.channel_id, {}).get(source)
        return message is None or bool(int(message.flags) & 64)
