"""A quick start: each player is dealt a ready-made PC, buys its Gear, and is ready to set out (REG-G16, REG-G60). These
are moves that any player could make; a player who brings a PC of their own plays that one."""

from __future__ import annotations

from itertools import combinations

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Equip, Pass

from ...state import sheets
from ...state.content import Ready, content
from ...state.moves import Cure
from ...state.state import State, member_of
from .. import awaiting
from ..steps import Background, Craft
from . import muster, record

STURDY = 18
"""Who has so many EP stands in front."""
STEALTHY = 2
"""So many Stealth Tokens a party has for each of them, where they count."""
PICKS = "lockpicks"
STRIDES = (1, 5, 7, 11)
"""Steps that go through the ready-made PCs in different orders."""


def dealt(state: State, seat: Seat, lot: int) -> Move | None:
    """Return the move of a quick start for a seat, ``None`` once everybody has set out, and for a game master."""
    index = member_of(state, seat)
    if index is None or state.paused:
        return None
    question = awaiting.asked(state, seat)
    if isinstance(question, Craft | Background):
        mine = ready_for(state, index, lot)
        if mine is None:
            return Choose(muster.KEPT)
        return Choose(mine.craft if isinstance(question, Craft) else mine.background)
    return _in_town(state, index, lot) if muster.visiting(state, index) else None


def _in_town(state: State, index: int, lot: int) -> Move:
    """Heal what a rest can, buy what the ready-made PC has, put on what finds a slot; then be ready."""
    member, mine = state.members[index], ready_for(state, index, lot)
    moves = tuple(muster.town_moves(state, index))
    wanted = () if mine is None else tuple(Buy(item) for item in mine.buys if item not in (*member.equipped, *member.pack))
    done = [move for move in moves if move in wanted or isinstance(move, Cure)]
    if done:
        return done[0]
    return next((Equip(item) for item in member.pack if sheets.fits((*member.equipped, item))), Pass())


def ready_for(state: State, index: int, lot: int) -> Ready | None:
    """Return the ready-made PC that a member is dealt, ``None`` for who brings one of their own.

    No two have the same Craft. Two or more have a sturdy one and one with lockpicks among them; a PC who goes alone has
    lockpicks where nothing is broken down. Where Stealth Tokens count there are two or more for each.
    """
    brought = [record.brought(state, member.seat) for member in state.members]
    taken = {item.craft for item in brought if item is not None}
    own = [other for other, item in enumerate(brought) if item is None]
    if index not in own:
        return None
    known = content().ready
    stride = STRIDES[lot // len(known) % len(STRIDES)]
    order = [known[(lot + place * stride) % len(known)] for place in range(len(known))]
    parties = [party for party in combinations(order, len(own)) if len({member.craft for member in party}) == len(own)]
    party = min(parties, key=lambda party: (len(taken & {member.craft for member in party}), _lacks(state, party)))
    return party[own.index(index)]


def _lacks(state: State, party: tuple[Ready, ...]) -> int:
    """Return how much of what they should have is missing in a party."""
    crafts, scenario = content().crafts, state.scenario
    gear = {item for member in party for item in (*crafts[member.craft].gear, *(member.buys if state.rules.town else ()))}
    together = len(party) > 1
    tokens = [crafts[member.craft].tokens for member in party]
    brought = sum(known.get("general", 0) + known.get(scenario.setting, 0) for known in tokens)
    return sum(
        (
            PICKS not in gear and (scenario.no_bash or together),
            together and all(crafts[member.craft].ep < STURDY for member in party),
            scenario.type == "stealth" and brought < STEALTHY * len(party),
        )
    )
