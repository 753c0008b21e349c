"""How long a member can hold on: who has hardly any EP left, who guards the fallen, when a party would rather live."""

from __future__ import annotations

from ..state import sheets
from ..state.content import content
from ..state.state import INJURY, Member, State
from .ground import Ground

WEAK = 4
"""Who follows people and has no more than one of so many parts of their EP strikes nothing and goes nowhere new."""


def lives(member: Member) -> int:
    """Return how often a PC can still go down before they die."""
    sound = content().crafts[member.craft].ep
    return -(-sound // INJURY) - member.injuries


def is_spent(member: Member) -> bool:
    """Return whether a member has hardly any EP left."""
    return WEAK * member.ep <= sheets.most_ep(member)


def gives_up(ground: Ground) -> bool:
    """Return whether a bot player votes for giving up: with people, only if all of them do."""
    if ground.people:
        return all(ground.state.members[person].seat in ground.state.conceding for person in ground.people)
    return hopeless(ground)


def hopeless(ground: Ground) -> bool:
    """Return whether a party would rather live than go on. It would after very many rounds. It would too where its members
    can go down only a few more times on average. But not with all that they came for, or once a member is out with it: the
    rest is the way out, and the dead do not keep the others from success."""
    state, temper = ground.state, ground.temper
    if state.round > temper.longest:
        return True
    if state.scenario.type != "normal":
        return False
    if not ground.missing() and (state.scenario.needs or any(member.out for member in state.members)):
        return False
    playing = [state.members[index] for index in ground.playing()]
    return sum(lives(member) - (member.ep <= 4) / 2 for member in playing) / len(playing) <= temper.falls


def guards(state: State, index: int) -> bool:
    """Return whether a member stands beside one who is down with what the party came for: should they die it falls to those
    who are there."""
    here, needs = state.members[index].region, {*state.scenario.needs}
    return any(other.down and other.region == here and needs & {*other.objects} for other in state.members)
