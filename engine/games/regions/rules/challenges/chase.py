"""Chases: the counter, the round limits of all, of regions and of each PC, and what happens when one is reached.

Nobody has to be seen fleeing or pursuing: the counter stands for it (REG-196, REG-197).
"""

from __future__ import annotations

from ...state.state import State
from .. import ending, events
from ..actions import harm
from ..progress import Venture


def limit_of(state: State, index: int) -> int:
    """Return a PC's own round limit: the scenario's, and the bonus of each region reached, each once (REG-208..210,
    REG-G53); 0 where there is none."""
    return state.limit + state.members[index].bonus if state.limit else 0


def grows(state: State) -> bool:
    """Return whether regions raise the limit, so that each PC has one of their own (REG-208, REG-210)."""
    return any(region.bonus for region in state.scenario.regions)


def entered(venture: Venture, index: int, region: str) -> None:
    """Somebody stepped into a region: the first time its bonus raises their own limit (REG-208, REG-G53)."""
    state = venture.state
    member = state.members[index]
    if state.scenario.type != "chase" or region in member.entered:
        return
    bonus = state.scenario.region_by_id[region].bonus
    venture.set_member(index, entered=(*member.entered, region), bonus=member.bonus + bonus)
    if bonus and state.limit:
        limit = limit_of(venture.state, index)
        venture.tell(events.limit_grew(member.name, venture.region_name(region), bonus, limit))


def ends_now(state: State) -> bool:
    """Return whether a limit is reached for everybody at the end of this round, and the scenario ends with it."""
    late = state.counter + 1
    if not state.limit:
        return False
    return all(late >= limit_of(state, index) for index, member in enumerate(state.members) if member.in_play)


def count(venture: Venture) -> None:
    """Add 1 to the chase's counter at the end of a round, and check every limit against it: first the scenario's, then
    those of regions, then those of PCs (REG-198..200, REG-G51..G53). A limit of N gives N full rounds."""
    state = venture.state
    if state.scenario.type != "chase" or state.phase != "play":
        return
    venture.change(counter=state.counter + 1)
    venture.tell(events.counted(venture.state.counter, state.limit))
    for check in (_limit_of_all, _limits_of_regions, _limits_of_members):
        if venture.state.phase == "play":
            check(venture)


def _limit_of_all(venture: Venture) -> None:
    """Where regions raise the limit each PC has one of their own in its place (REG-210)."""
    state = venture.state
    if state.limit and not grows(state) and state.counter >= state.limit:
        ending.times_up(venture)


def _limits_of_regions(venture: Venture) -> None:
    """Whoever stands in a region at its limit, at 0 EP or not, loses the chase for all (REG-206); in a matter of life or
    death they die, and nobody gets in any more (REG-207, REG-G52)."""
    state = venture.state
    scenario = state.scenario
    for region in scenario.regions:
        if region.limit != state.counter:
            continue
        late = tuple(index for index, member in enumerate(state.members) if member.in_play and member.region == region.id)
        if scenario.life_or_death:
            _close(venture, region.id)
            for index in late:
                harm.die(venture, index, "closed")
        elif late and (scenario.mode == "fleeing" or not scenario.loss_only_fleeing):
            ending.fail(venture, "region")
        if venture.state.phase != "play":
            return


def _close(venture: Venture, region: str) -> None:
    """Let nobody in any more; it is told of a region that the party knows."""
    venture.change(closed=(*venture.state.closed, region))
    if region in venture.state.seen or region in venture.state.explored:
        venture.tell(events.closed(venture.region_name(region)))


def _limits_of_members(venture: Venture) -> None:
    """Whoever's own limit is reached is lost: caught, or dead where it is a matter of life or death (REG-210, REG-G53).

    Who flees fails with the first who is lost, unless partial success is possible (REG-203, REG-204); who pursues fails
    only when all are (REG-202).
    """
    state = venture.state
    scenario = state.scenario
    if not state.limit or not grows(state):
        return
    late = tuple(
        index for index, member in enumerate(state.members) if member.in_play and state.counter >= limit_of(state, index)
    )
    for index in late:
        if venture.state.phase != "play":
            return
        venture.set_member(index, lost=True)
        if scenario.life_or_death:
            harm.die(venture, index, "closed")
        elif scenario.partial:
            ending.left_behind(venture, (index,))
        else:
            venture.tell(events.caught(venture.member(index).name, "caught"))
    if late and venture.state.phase == "play":
        if scenario.mode == "fleeing" and not scenario.partial:
            ending.fail(venture, "caught")
        else:
            ending.check(venture)
