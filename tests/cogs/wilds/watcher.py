"""Somebody who reads all that the bot sends to the channel or to a player, and finds nothing there that is secret."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from simcord import MemberActor

from engine.games.wilds.state import State, found

if TYPE_CHECKING:
    from .expeditions import Expeditions

LONG = 24
"""Letters of a secret text that nobody writes by chance."""


class Watcher:
    """Reads what was sent since it last looked: texts, words of pictures, file names, labels, values, completions."""

    def __init__(self, house: Expeditions) -> None:
        self._house = house
        self._read = 0
        self.seen = 0

    def look(self, *, master: MemberActor | None = None) -> None:
        """Assert that nothing sent since the last look names what the party does not know of now.

        What was sent to the game master alone may hold anything.
        """
        sent = list(self._sent(master))
        secrets = secrets_of(self._house.state)
        for text in sent:
            betrayed = [secret for secret in secrets if re.search(rf"\b{re.escape(secret.casefold())}", text)]
            assert not betrayed, f"{betrayed} in {text}"
        self.seen += len(sent)

    def _sent(self, master: MemberActor | None) -> Iterator[str]:
        requests = self._house.env.http_requests
        tokens = {one.token: one for one in self._house.env.backend.interactions.values()}
        for request in requests[self._read :]:
            if request.method not in ("POST", "PATCH", "PUT") or not request.json or request.path.endswith("/commands"):
                continue
            asker = next((tokens[part] for part in request.path.split("/") if part in tokens), None)
            if master is not None and asker is not None and asker.user_id == master.id and self._is_private(asker, request):
                continue
            yield json.dumps(request.json, ensure_ascii=False).casefold()
        self._read = len(requests)

    def _is_private(self, asker: Any, request: Any) -> bool:
        """Whether only the asker saw it: an answer marked so, a form, a completion, or an edit of a private message."""
        data = request.json.get("data", request.json)
        if request.json.get("type") in (8, 9) or (data.get("flags") or 0) & 64:
            return True
        source = asker.source_message_id or asker.message_id
        if source is None:
            return False
        message = self._house.env.backend.get_message(asker.channel_id, source)
        return bool(int(message.flags) & 64)


def secrets_of(state: State) -> list[str]:
    """Return what nobody may read: names, ids and texts of sites that are not discovered, clues that are not found.

    Ids count where they are no ordinary words; so do the ids of places, which players never read.
    """
    if state.phase == "over":
        return []
    secrets: list[str] = []
    for site in state.region.sites:
        known = found(state, site.id)
        if known is None or not known.discovered:
            secrets += [site.name, *_sentences(site.text), *_sentences(site.inside)]
        if _is_unlike_a_word(site.id) and known is None:
            secrets.append(site.id)
    for number, clue in enumerate(state.region.clues):
        if number not in state.clues_used:
            secrets += _sentences(clue.text)
    for place in state.region.places:
        if _is_unlike_a_word(place.id):
            secrets.append(place.id)
        if place.id not in state.visited:
            secrets += _sentences(place.text)
    told = " ".join(_told(state)).casefold()
    return [secret for secret in dict.fromkeys(secrets) if secret and secret.casefold() not in told]


def _told(state: State) -> Iterator[str]:
    """Yield the prepared texts that everybody may know of by now: they may name what is still to be found."""
    region = state.region
    yield from (region.name, region.about, region.goal.about if region.goal is not None else "")
    yield from (token.text for token in state.tokens)
    yield from (place.text for place in region.places if place.id in state.visited)
    yield from (row.text for row in region.encounters)
    yield from (threat.text for threat in region.threats)
    for site in region.sites:
        known = found(state, site.id)
        if known is not None and known.discovered:
            yield from (site.name, site.text, site.inside)


def _is_unlike_a_word(text: str) -> bool:
    return re.search(r"\d", text) is not None and re.search(r"[a-z]", text) is not None and len(text) > 3


def _sentences(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"(?<=[.!?]) ", text) if len(part.strip()) >= LONG]


async def everything(house: Expeditions, who: MemberActor) -> list[object]:
    """Return all that a member gets to see of the table without changing it."""
    seen: list[object] = []
    for command, given in (
        ("status", {}),
        ("map", {}),
        ("map", {"text": True}),
        ("clues", {}),
        ("journal", {}),
        ("character", {}),
        ("hand", {}),
    ):
        result = await who.slash(house.tavern, command, **given)
        seen.append(_private(house, result))
    known = who.available_commands(house.tavern)
    for verb in house.live.game.verbs:
        if verb.name not in known:
            continue
        for argument in verb.arguments:
            seen.append(await who.autocomplete(house.tavern, verb.name, argument.name, ""))
    for page, name in (("map", "around"), ("journal", "place"), ("character", "who")):
        seen.append(await who.autocomplete(house.tavern, page, name, ""))
    return seen


def _private(house: Expeditions, result: Any) -> tuple[object, ...]:
    shown = [one for one in (result.response, *result.followups) if one is not None]
    return tuple(
        (
            one.content,
            [item.to_dict() for row in one.message.components for item in row.children],
            [(file.filename, file.description, house.env.backend.cdn.get(file.url)) for file in one.attachments],
        )
        for one in shown
    )
