"""Traps: each an Automatic Interrupt that springs at its Trigger (REG-133..136, REG-137..140, REG-G34)."""

from __future__ import annotations

from engine.core.flow import Then

from ...state.content import Trigger, content
from ...state.state import Entity, State, Strike, who
from .. import events
from ..actions import strikes
from ..flow import step
from ..progress import Venture
from . import acting


def trigger(venture: Venture, trigger: Trigger, index: int) -> None:
    """Spring every Trap in a member's region that has this Trigger, by their ids, one after the other (REG-135, REG-G34).

    For "leave" it is to be called while the member is still there, for "enter" once they are: nothing holds it up then
    (REG-G82). What they do goes on from the agenda.
    """
    state = venture.state
    if state.phase != "play" or not state.members[index].in_play:
        return
    region = state.members[index].region
    ready = (entity for entity in state.entities if entity.at == region and _springs(state, entity, trigger, index))
    ids = sorted(entity.id for entity in ready)
    venture.push(*(Then("trap", id, index) for id in ids))


def _springs(state: State, entity: Entity, trigger: str, index: int) -> bool:
    """Return whether a Trap is set and waits for this: a re-arming one acts at most once per PC and round."""
    kind = content().challenges[entity.kind]
    set_now = entity.type == "Trap" and not entity.defeated and entity.calm < state.round
    return set_now and kind.trigger == trigger and index not in entity.fired and bool(kind.actions)


@step("trap")
def _spring(venture: Venture, task: Then) -> None:
    """Let a Trap play its Action on whoever set it off, standing or not; then it is revealed (REG-134, REG-G34)."""
    entity = venture.entity(task.subject)
    kind = content().challenges[entity.kind]
    if not _springs(venture.state, entity, kind.trigger, task.number) or not venture.member(task.number).in_play:
        return
    venture.set_entity(entity.id, fired=(*entity.fired, task.number))
    acting.show(venture, entity.id)
    venture.tell(events.sprung(venture.name(entity.id), venture.member(task.number).name))
    if kind.use == "one-shot":
        venture.push(Then("trap is spent", entity.id))
    strikes.begin(venture, Strike(entity.id, kind.actions[0].id, (who(task.number),), "trap"))


@step("trap is spent")
def _spent(venture: Venture, task: Then) -> None:
    """A one-shot Trap leaves play after it has acted (REG-G34)."""
    venture.set_entity(task.subject, defeated=True)
