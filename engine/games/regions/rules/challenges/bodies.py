"""The bodies of defeated Seekers: left where they fell, hidden, dragged away, and found by others (REG-184..188).

What speaks against it is told by rule to the player who asks, as a game master would (REG-188).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.moves import Move

from ...state import board
from ...state.catalogue import actor_noun, refused
from ...state.moves import Drag, Hide
from ...state.naming import entity_handle, exit_letter, exit_named, known_exits
from ...state.scenarios import Connection
from ...state.state import Body, State, entity_of, held_fast, who
from .. import turns
from ..events import challenging
from ..exploring import movement
from ..flow import step
from ..progress import Venture
from ..steps import Dragged, LeaveBody
from . import stealth


def left(venture: Venture, entity_id: str) -> None:
    """A defeated Seeker leaves a body (REG-184); others in the region find it at once (REG-185, REG-G49)."""
    entity = venture.entity(entity_id)
    venture.change(bodies=(*venture.state.bodies, Body(entity_id, entity.at)))
    venture.tell(challenging.Body(venture.name(entity_id), venture.region_name(entity.at)))
    _found_in(venture, entity.at)


def here(state: State, region: str) -> tuple[Body, ...]:
    """Return the bodies that lie open in a region, in the order in which they fell."""
    return tuple(body for body in state.bodies if body.at == region and not body.hidden)


def handle(state: State, body: Body) -> str:
    """Return the word that moves name a body by: its Seeker's."""
    entity = entity_of(state, body.entity)
    assert entity is not None, body.entity
    return entity_handle(entity)


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield how a member can hide or drag bodies now (REG-186, REG-187, REG-G50)."""
    region = state.members[index].region
    for body in here(state, region) if turns.has_phase(state, index, "action") else ():
        name = handle(state, body)
        if refuse_hiding(state, index, name) is None:
            yield Hide(name)
        for way in known_exits(state, region):
            letter = exit_letter(state, way)
            if refuse_dragging(state, index, name, letter) is None:
                yield Drag(name, letter)


def refuse_hiding(state: State, index: int, name: str) -> IllegalMove | None:
    """Return what speaks against hiding a body (REG-186, REG-G50): it takes the Action Phase, a place to hide it in the
    region, and no Seeker there that the party sees."""
    region = state.members[index].region
    if refusal := turns.refuse_phase(state, index, "action") or _refuse_body(state, index, name):
        return refusal
    if not state.scenario.region_by_id[region].hide_spot:
        return refused("nowhere-to-hide", "REG-187")
    watchers = (entity for entity in state.entities if entity.type == "Seeker" and entity.at == region)
    if any(not entity.defeated and board.visible(state, entity) for entity in watchers):
        return refused("watched-by-seeker", "REG-G50")
    return None


def refuse_dragging(state: State, index: int, name: str, to: str) -> IllegalMove | None:
    """Return what speaks against dragging a body through an exit: only from where nothing hides it, with the Action Phase
    and the free Move together, through an open connection (REG-187, REG-G50)."""
    member = state.members[index]
    if refusal := turns.refuse_phase(state, index, "action") or _refuse_body(state, index, name):
        return refusal
    if state.scenario.region_by_id[member.region].hide_spot:
        return refused("hide-it-here", "REG-G50")
    if source := held_fast(state, who(index)):
        return refused("held-so-no-dragging", "REG-009", source=source)
    if member.moved or member.steps:
        return refused("move-spent-so-no-dragging", "REG-187")
    way = exit_named(state, member.region, to)
    if way is None:
        return refused("no-exit-called", "REG-030", called=to[:40])
    if board.blocking(state, way.id) is not None:
        return refused("way-blocked", "REG-031")
    if way.other(member.region) in state.closed:
        return refused("exit-admits-nobody", "REG-G52")
    return None


def hide(venture: Venture, index: int, name: str) -> None:
    """Hide a body: no Seeker finds it any more (REG-186, REG-G50). `IllegalMove` as `refuse_hiding` says."""
    heed(refuse_hiding(venture.state, index, name))
    body = _named(venture.state, venture.member(index).region, name)
    turns.spent(venture, "action")
    _put(venture, body, replace(body, hidden=True))
    venture.tell(challenging.BodyHidden(venture.member(index).name, venture.name(body.entity)))


def drag(venture: Venture, index: int, name: str, to: str) -> None:
    """Go through an exit and take a body along; it lies open where it comes to, and Seekers there find it (REG-187,
    REG-G49, REG-G50). `IllegalMove` as `refuse_dragging` says."""
    heed(refuse_dragging(venture.state, index, name, to))
    member = venture.member(index)
    body = _named(venture.state, member.region, name)
    way = exit_named(venture.state, member.region, to)
    assert isinstance(way, Connection)
    beyond = way.other(member.region)
    turns.spent(venture, "action")
    venture.set_member(index, moved=True, steps=0)
    venture.push(Dragged(body.entity, index, beyond))
    movement.enter(venture, index, beyond, "move")


@step(Dragged)
def _dragged(venture: Venture, task: Dragged) -> None:
    """The body has come along, unless the one who drags it went down on the way out."""
    member, beyond = venture.member(task.member), task.beyond
    body = next(body for body in venture.state.bodies if body.entity == task.body)
    if member.region != beyond and not member.out:
        return
    start = venture.region_name(body.at)
    _put(venture, body, replace(body, at=beyond))
    venture.tell(challenging.BodyDragged(member.name, venture.name(body.entity), start, venture.region_name(beyond)))
    _found_in(venture, beyond)


def _found_in(venture: Venture, region: str) -> None:
    """Let every Seeker in a region find the bodies that lie open there."""
    for entity in venture.state.entities:
        if entity.type == "Seeker" and entity.at == region:
            found(venture, entity.id)


def found(venture: Venture, seeker_id: str) -> None:
    """A Seeker has come to a body, or a body to it, or it stood by: an open body makes it Alerted (REG-185, REG-G49)."""
    seeker = venture.entity(seeker_id)
    lying = here(venture.state, seeker.at)
    if not lying or seeker.alerted or seeker.defeated:
        return
    if board.visible(venture.state, seeker):
        venture.tell(challenging.BodyFound(venture.name(lying[0].entity), (venture.name(seeker_id),)))
    stealth.alert(venture, seeker_id, "body", seeker.at)


def refuse_any(state: State, index: int) -> IllegalMove | None:
    """Return that no body lies open where a member is, if so."""
    return None if here(state, state.members[index].region) else refused("no-body-here", "REG-186")


def _refuse_body(state: State, index: int, name: str) -> IllegalMove | None:
    lying = here(state, state.members[index].region)
    if any(handle(state, body) == name for body in lying):
        return None
    names = tuple(actor_noun(state, body.entity) for body in lying)
    return refused("no-body-called", "REG-186", called=name[:40], lying=names) if lying else refuse_any(state, index)


def _named(state: State, region: str, name: str) -> Body:
    return next(body for body in here(state, region) if handle(state, body) == name)


def _put(venture: Venture, body: Body, changed: Body) -> None:
    venture.change(bodies=tuple(changed if item == body else item for item in venture.state.bodies))


# Done at once for other chapters.

step(LeaveBody)(lambda venture, it: left(venture, it.id))
