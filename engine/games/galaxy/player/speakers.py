"""How bad it is for a player that another becomes speaker."""

from __future__ import annotations

from ..rules import goals_ahead
from ..rules.fighting import landing
from ..state.content import MERIDIAN
from ..state.lengths import enough
from ..state.state import State, in_order

CROWNED = 2
"""So many points who breaks the seal of Meridian has by the end of the round."""
NEAR = 2
"""So many points may be lacking to who can win in the next round: a public goal and Meridian bring them."""


def looms(state: State, player: int) -> int:
    """Return how many points a player has, with those that they gain by going first: who can break the seal of Meridian
    then has that one, and holds it."""
    meridian = state.planet_by_id[MERIDIAN].system
    influence = sum(planet.weight for planet in state.planets_of(player)) + state.players[player].trade_goods
    sealed = bool(meridian) and state.system_by_id[meridian].seal
    opens = sealed and influence >= landing.SEAL and goals_ahead.brings_troops(state, player, meridian)
    return state.players[player].points + CROWNED * opens


def harm(state: State, me: int, speaker: int) -> tuple[int, int]:
    """Return how bad a speaker is for a player, the first number before the second (GAL-G58).

    That is how many rivals who can win in the next round are counted before the player then. The second number is the
    speaker's points, with those of going first.
    """
    order = in_order(state, speaker)
    near = [who for who in order if state.players[who].points >= enough(state) - NEAR]
    return sum(order.index(who) < order.index(me) for who in near), looms(state, speaker)
