"""Terrain Shifts (WLD-155..158): worse weather, a blocked way, a natural danger."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.flow import MASTER

from ...state import board
from ...state.state import Block
from .. import events, harm, trials
from ..flow import Rolls, answer, reads, step
from ..progress import Expedition
from ..steps import asks, tasks, throws

HAZARDS = ("rockslide", "flood", "sinkhole", "stampede")
"""The natural dangers by the d4 (WLD-G63)."""

SAVES = {
    "rockslide": ("agility", "athletics"),
    "flood": ("strength", "athletics"),
    "sinkhole": ("agility", "perception"),
    "stampede": ("spirit", "survival"),
}
"""What saves from each of them (WLD-G63)."""

WEATHER, BLOCKED, HAZARD = 1, 2, 3


def worsen(expedition: Expedition) -> None:
    """Put a bane on every test of the next action, whatever it is; two in a row do not add up (WLD-156, WLD-G61).

    It waits as ``next_bane`` and becomes ``bane_now`` when that action begins.
    """
    expedition.change(next_bane=True)


def block(expedition: Expedition) -> None:
    """Block a way out of here for 1d6 days, which nobody is told (WLD-157, WLD-G62).

    It is one to an unexplored place, if there is any, else any; on a path the way ahead.
    """
    state = expedition.state
    if state.here.to:
        if board.is_blocked(state, state.here.at, state.here.to):
            return
        beyond = state.here.to
    else:
        ways = board.neighbours(state)
        candidates = board.unexplored(state, ways) or ways
        if not candidates:
            return
        beyond = candidates[expedition.table("direction", len(candidates)) - 1]
    until = state.day + expedition.table("days", 6)
    expedition.change(blocks=(*expedition.state.blocks, Block(expedition.place, beyond, until)))
    expedition.tell(events.blocked(expedition.here_name(), board.beyond_name(state, beyond)))


def hazard(expedition: Expedition, members: Sequence[int], boons: int = 0) -> None:
    """Let a natural danger come over members: a d4 for its kind, then their saves in party order (WLD-158, WLD-G63).

    Where the game master answers for the world, they may choose another kind (WLD-G87).
    """
    kind = HAZARDS[expedition.table("hazard", len(HAZARDS)) - 1]
    expedition.hook(asks.Hazard(tuple(map(str, members)), boons, owner=MASTER, options=HAZARDS, default=kind))


@step(tasks.Hazard)
def _hazard(expedition: Expedition, task: tasks.Hazard) -> None:
    hazard(expedition, task.members)


@answer(asks.Hazard)
def _save(expedition: Expedition, question: asks.Hazard, kind: str) -> None:
    expedition.tell(events.hazard(HAZARDS.index(kind) + 1))
    attribute, skill = SAVES[kind]
    able = expedition.able()
    members = [int(word) for word in question.members if int(word) in able]
    if members:
        tn = trials.difficulty(expedition.state)
        trials.save(
            expedition,
            throws.HazardOver(kind),
            members,
            attribute,
            skill,
            tn,
            boons=question.boons,
            reasons=("warned",) if question.boons else (),
        )


@reads(throws.HazardOver)
def _suffer(expedition: Expedition, test: throws.HazardOver, rolls: Rolls) -> None:
    """Failure: 1 Fatigue. Blunder: 1 Wound (WLD-G63)."""
    harm.tire(expedition, [roll.member for roll in rolls if roll.result == "failure"], 1, "hazard")
    for roll in rolls:
        if roll.result == "blunder":
            harm.wound(expedition, roll.member, "hazard")


@step(tasks.Shift)
def _shift(expedition: Expedition, task: tasks.Shift) -> None:
    """Roll the d3 of a Terrain Shift; at night (``number`` 1) the watch may see a danger coming (WLD-G60)."""
    kind = expedition.table("shift", 3)
    expedition.tell(events.shift(kind))
    if kind == WEATHER:
        worsen(expedition)
    elif kind == BLOCKED:
        block(expedition)
    elif task.night:
        expedition.push(tasks.Watch("hazard"))
    else:
        hazard(expedition, expedition.able())
