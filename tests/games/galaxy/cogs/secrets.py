"""What no one, or only one player, may read of a galaxy (GAL-G47)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec

from engine.core.game import Event
from engine.games.galaxy.state.content import HIDDEN_GOALS, ORDERS, content
from engine.games.galaxy.state.state import State
from engine.tables.session.live import Session
from tests.cogs.conftest import House

ORDINARY = ("Patron", "Victor", "Schools")
"""Goals whose names, or words that begin so, are ordinary words too."""


def secrets_of(state: State) -> list[str]:
    """Return what no one may read: the hidden goals that lie in their deck."""
    names = [content().goals[goal].name for goal in state.decks[HIDDEN_GOALS].draw]
    return [name for name in names if name not in ORDINARY]


class Onlooker:
    """Reads what was posted for everybody since it last looked: no card of a hand, and no goal that is not scored."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._read = 0
        self._known: set[str] = set()

    def look(self, live: Session) -> None:
        """Assert that no post since the last look names what its holder alone knows; ``live`` is the table as it is now."""
        state: State = live.playing().state
        known = self._known | set(_known(state)) | set(_told(live))
        self._known = set(_known(state))
        secret = [name for name in _secret_names(state) if name not in known]
        for text in self._posted():
            betrayed = [name for name in secret if re.search(rf"\b{re.escape(name)}\b", text)]
            assert not betrayed, f"{betrayed} in {text}"

    def _posted(self) -> Iterator[str]:
        requests = self._house.env.http_requests
        for request in requests[self._read :]:
            if request.method in ("POST", "PATCH") and request.json and re.search(r"/channels/\d+/messages", request.path):
                yield json.dumps(request.json, ensure_ascii=False)
        self._read = len(requests)


def _secret_names(state: State) -> Iterator[str]:
    """Yield the names of the cards in hands, and of the goals that are not scored, each by what it is called in a text."""
    if state.phase == "over":
        return
    for player in state.players:
        yield from (content().orders[card].name for card in player.hand)
        yield from (content().goals[goal].name for goal in player.goals if goal not in player.scored)


def _known(state: State) -> Iterator[str]:
    """Yield the names of order cards that lie on the discard pile, and of goals that a player has scored."""
    yield from (content().orders[card].name for card in state.decks[ORDERS].discard)
    yield from (content().goals[goal].name for player in state.players for goal in player.scored)


def _told(live: Session) -> Iterator[str]:
    """Yield the names of order cards that the newest move told everybody of: a pile may be reshuffled at once."""
    events = msgspec.json.decode(live.last.events, type=tuple[Event, ...]) if live.last else ()
    named = " ".join(str(event.facts) for event in events if event.seats is None)
    yield from (card.name for card in content().orders.values() if card.id in named)
