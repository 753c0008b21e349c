"""Turns in which nothing is left to do but pass: the referee does it at once (GAL-G08, GAL-G09)."""

from __future__ import annotations

from msgspec.structs import replace

from ..state.content import DEEP_SURVEY, TOMB_CROWN
from ..state.state import State
from . import card_actions, commands, habits, legendary
from .moving import destinations, movement
from .moving.reaching import ORB
from .relics import components
from .trading import dealings


def is_idle(state: State, player: int) -> bool:
    """Return whether a player whose turn it would be could do nothing with it but pass.

    Only what lies open counts: a hand keeps the turn open whatever is in it (GAL-G47), but for whoever ordered that it
    should not where no card of it can be used (GAL-G46). Putting a token where no ship can
    come, and where there is nothing to do without one, counts as nothing.
    """
    if (
        _hand_counts(state, player)
        or any(True for _ in legendary.moves(state, player))
        or _has_use_for_tokens(state, player)
    ):
        return False
    if any(True for _ in commands.moves(state, player)) or any(True for _ in components.moves(state, player)):
        return False
    return not dealings.near(replace(state, active=player, dealt=()), player)


def _hand_counts(state: State, player: int) -> bool:
    if not state.players[player].hand:
        return False
    return habits.wants(state, player, "hand") != "quick" or any(True for _ in card_actions.moves(state, player))


def _has_use_for_tokens(state: State, player: int) -> bool:
    """Return whether a tactical action could lead to anything: what relics and Deep Survey add to it counts too."""
    own, systems = state.players[player], movement.activatable(state, player)
    if not systems:
        return False
    if own.holds(ORB) or own.holds(TOMB_CROWN, ready=True) or own.knows(DEEP_SURVEY):
        return True
    return any(destinations.worth_while(state, player, system) for system in systems)
