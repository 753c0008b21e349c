"""Who has what the party came for; who came out of a scenario, and with what; who died, and where."""

from __future__ import annotations

from ..rules import ending
from ..rules.events import striking
from ..state.catalogue import WORDS, thing
from ..state.state import State
from . import circumstances
from .sayings import saying


def came_out(state: State) -> tuple[str, ...]:
    """Return who came out, where not everybody did."""
    out = tuple(member.name for member in state.members if member.out)
    return () if len(out) == len(state.members) else out


def brought(state: State) -> str:
    """Return who carried out what the party came for, and who fell where, once it is over; "" for none. Where the rest lies
    the status says."""
    out = {member.name: circumstances.carries_out(state, member.name) for member in state.members if member.out}
    said = [WORDS("carried-out", who=who, what=what) for who, what in out.items() if what]
    places = state.scenario.region_by_id
    dead = [member for member in state.members if member.dead and member.fell in places]
    if state.scenario.type == "normal" and state.ending == "won":
        said.append(_count(state))
    return " ".join((*said, *(WORDS("fell-in", who=member.name, where=places[member.fell].name) for member in dead)))


def _count(state: State) -> str:
    """Return how many of the party came out of a crossing, and with how many Injuries."""
    out, injuries = (sum(member.out for member in state.members), sum(member.injuries for member in state.members))
    everybody = len(state.members)
    return WORDS("ending-count", out=out, of=everybody, lost=everybody - out, injuries=injuries)


def died(state: State, e: striking.Died) -> str:
    """Return that a member died and where, and one of our lines on it while others go on."""
    index = next((index for index, member in enumerate(state.members) if member.name == e.who), None)
    place = None if index is None else state.scenario.region_by_id.get(state.members[index].fell)
    goes_on = state.phase == "play" and any(member.in_play for member in state.members)
    mourned = saying("death", state.round + (index or 0)) if goes_on else ""
    return " ".join(filter(None, (WORDS.tell(e, where="" if place is None else place.name), mourned)))


def kills(e: striking.Injured) -> bool:
    """Return whether a member dies of an Injury: that they are dead is told after it."""
    return not (e.up or e.most)


def has_all(state: State) -> tuple[str, ...]:
    """Return what the party came for and who carries it, once it has all of it: what is left is the way out."""
    carried = {item: member.name for member in state.members if member.in_play for item in member.objects}
    if not state.scenario.needs or ending.missing(state) or not set(state.scenario.needs) <= set(carried):
        return ()
    things = tuple(thing(state.scenario.feature_by_id[item].name) for item in state.scenario.needs)
    return (
        WORDS("standing-has-all", what=things, who=tuple(dict.fromkeys(carried[item] for item in state.scenario.needs))),
    )
