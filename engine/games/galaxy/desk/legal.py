"""Every legal move at a desk: the same for all who keep it, in a fixed order. Of open arguments those that are known."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.desk import NOTHING
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Enter

from ..state.moves import Attach, Chart, Control, Explore, Purge, Relic, Seat, Trade, Turn
from ..state.state import NOBODY, State
from . import exploring, keeping, people, worlds

PLANET, FRONTIER = "planet", "frontier"
"""What is explored."""

GUEST = "Guest"
"""A player's name, for example."""


def legal(state: State, seat: int) -> Iterator[Move]:
    """Yield what a clerk may do, or whoever would be the next one."""
    if people.refuse_entry(state, seat) is None:
        yield Enter("Newcomer")
    if not 0 <= seat < len(state.clerks):
        return
    if exploring.busy(state) is not None:
        yield from map(Choose, exploring.options(state))
    else:
        yield from _explorations(state)
        yield from map(Relic, keeping.relic_moves(state))
        yield from (Turn(people.handle_of(state, player)) for player in people.others(state))
    if not _choosing(state):
        yield from (Trade(who, what) for who, what in keeping.swaps(state))
    if exploring.busy(state) is None:
        yield from map(Discard, dict.fromkeys(keeping.discardable(state)))
        yield from map(Purge, dict.fromkeys(keeping.purgeable(state)))
        yield from _attachments(state)
    if not _choosing(state):
        yield from _controls(state)
        if people.refuse_seat(state, GUEST) is None:
            yield Seat(GUEST)


def _choosing(state: State) -> bool:
    """Return whether something is asked before a card lies open, or apart from one."""
    task = exploring.task_of(state)
    return exploring.busy(state) is not None and (task is None or not task.card)


def _explorations(state: State) -> Iterator[Move]:
    """Yield a new planet, for example; the frontier; then the planets that are known, the active player's first."""
    if example := worlds.example(state):
        yield Chart(example)
    yield Explore(FRONTIER, NOTHING)
    for planet in worlds.present(state):
        if worlds.refuse(state, planet.name) is None:
            yield Explore(PLANET, planet.name)


def _attachments(state: State) -> Iterator[Move]:
    for card in dict.fromkeys(one.card for one in keeping.attachable(state)):
        for planet in worlds.present(state):
            if keeping.refuse_attach(state, card, planet.name) is None:
                yield Attach(card, planet.name)


def _controls(state: State) -> Iterator[Move]:
    """Yield who could control each planet instead, the active player and nobody first."""
    words = {player: people.handle_of(state, player) for player in (state.active, *people.others(state))}
    for planet in worlds.present(state):
        owners = {**words, NOBODY: people.NO_ONE}
        yield from (Control(word, planet.name) for owner, word in owners.items() if owner != planet.owner)
