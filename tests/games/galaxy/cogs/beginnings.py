"""How galaxies on Discord begin: somewhere in the middle, with what lies on top of the decks known."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.galaxy.rules import council, flow
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.rules.steps import BeginStatus
from engine.games.galaxy.state.state import NOBODY, State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    act,
    asking_all,
    galaxy,
    having,
    legal,
    on_top,
    own,
    put,
    secretly,
    voyage_of,
    where,
)

GROUND = "4 infantry, 1 dock"
"""What stands on everybody's home planet."""


def rivals(players: int = 3, **fields: Any) -> State:
    """Return a galaxy set up, in Ada's first turn; Bob is her neighbour: his scout is in B4, beside her home A3.

    Everybody has a scout and a transport above their home, 2 trade goods and 2 commodities.
    """
    state = galaxy(players, **fields)
    for player in range(players):
        home = f"home-{player + 1}"
        state = put(put(state, player, home, GROUND), player, where(state, home), "1 scout, 1 transport")
        state = having(state, player, trade_goods=2, commodities=2)
    return put(state, BOB, "B4", "1 scout")


def at_fallow(*cards: str, players: int = 3, state: State | None = None) -> State:
    """Return the rivals while one of these cards lies open: Ada has just landed on Fallow in B3, which is cultural.

    The first card is the one that lies open; where it leaves nothing to decide, Ada trades first.
    """
    state = on_top(state or rivals(players), *(cards or ("garden-world",)))
    for move in ("activate B3", "move B3 A3 1 transport, 2 infantry", "pass", "land fallow 2 infantry"):
        state, _ = act(state, ADA, move)
    return act(state, ADA, "reopen")[0] if "reopen" in legal(state, ADA) else state


def at_market(state: State | None = None) -> State:
    """Return the rivals in the council's market."""
    return _without_turn(state or rivals(), council.begin)


def scoring(state: State | None = None) -> State:
    """Return the rivals in the status phase: each wants to be asked, and is about a hidden goal; only Ada meets hers."""
    chosen = state or rivals()
    for player, goal in enumerate(("schools", "iron-guard", "victor")):
        chosen = secretly(chosen, player, goal)
    return _without_turn(
        asking_all(own(chosen, ADA, "ember-reach", "kiln")), lambda voyage: flow.now(voyage, BeginStatus())
    )


def _without_turn(state: State, begin: Any) -> State:
    voyage: Voyage = voyage_of(replace(state, agenda=(), active=NOBODY))
    begin(voyage)
    flow.run(voyage)
    return voyage.state


def in_combat(*hand: str) -> State:
    """Return the rivals before a combat in B4: Ada's battleship and 2 scouts meet Bob's transport and 2 scouts.

    Both could retreat from the second round on.
    """
    state = put(put(rivals(), ADA, "A3", "1 battleship, 1 scout"), BOB, "B4", "1 scout, 1 transport")
    state = having(state, BOB, hand=hand)
    state, _ = act(state, ADA, "activate B4")
    state, _ = act(state, ADA, "move B4 A3 1 battleship, 2 scout")
    return state


__all__ = ["ADA", "BOB", "CY", "at_fallow", "at_market", "in_combat", "rivals", "scoring"]
