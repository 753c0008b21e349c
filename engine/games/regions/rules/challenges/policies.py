"""What Challenges do on their turns if the bot decides: in which order, at whom, where to; and the deeds that a game master
chooses from, as one word each.

Environs act first in a round and cannot be fought off (REG-069..073, REG-074..078, REG-G33). Creatures attack who is
strongest, pursue PCs who are near, and go home again (REG-111..114, REG-115..118, REG-G31). Seekers patrol, try one PC
where they find any, and search once they are Alerted (REG-122..127, REG-128..132, REG-G32).
"""

from __future__ import annotations

import msgspec

from ...state import board
from ...state.catalogue import WORDS
from ...state.content import Play, Trigger, content
from ...state.state import Entity, State, entity_of, held_fast, index_of, standing, who
from ..actions import dice_shifts
from ..progress import Venture


def seeker_order(state: State) -> tuple[str, ...]:
    """Return the Seekers in play in the order in which they act: by their ids (REG-126, REG-G29)."""
    return tuple(sorted(entity.id for entity in state.entities if entity.type == "Seeker" and not entity.defeated))


def latest_comer(state: State, region: str) -> int | None:
    """Return the standing PC who entered a region last, of equals the first by seat; ``None`` for none (REG-G32). No PC
    hides from it there (REG-G77)."""
    return min(standing(state, region), key=lambda index: (-state.members[index].since, index), default=None)


def may_try(state: State, entity: Entity) -> tuple[int, ...]:
    """Return whom a Seeker may try as this round ends: one of those beside it, else in a region that it can step into.

    It is the latest comer (`latest_comer`), which each Move until then may change. An Alerted one steps to a PC whom it
    sees next door, or toward the last place that it knows of. () for any other Challenge.
    """
    if entity.type != "Seeker":
        return ()
    regions: tuple[str, ...] = (entity.at,)
    if not standing(state, entity.at):
        sure = prey_in_sight(state, entity) if entity.alerted else ""
        if entity.alerted and entity.last and not sure:
            sure = board.step_toward(state, entity, entity.last)
        regions = () if held_fast(state, entity.id) else (sure,) if sure else board.neighbours(state, entity)
    return tuple(index for region in regions for index in standing(state, region))


def seeker_policy(venture: Venture, entity: Entity, moved: bool, acted: bool) -> str:
    """Return what a Seeker does next on its turn; the dice say where an Alerted one wanders (REG-127, REG-131, REG-G32).

    A PC beside it is tried first, one per turn, and then the patrol waits; else it takes a step and tries one where it
    comes to. The step is the next of its patrol. An Alerted one goes toward a PC whom it sees next door, or to the last
    place that it knows of. Once it is there and finds no PC, it goes to a random neighbour.
    """
    state = venture.state
    prey, play = latest_comer(state, entity.at), first_action(entity)
    if acted:
        return DONE
    if prey is not None:
        return DONE if play is None else act(play.id, ALL if play.targets == "enemies" else who(prey))
    if moved:
        return DONE
    step = _search(venture, entity) if entity.alerted else _patrol(state, entity)
    return go(step) if step else DONE


def _patrol(state: State, entity: Entity) -> str:
    """Return where the patrol goes on, "" where it waits: its route is a ring (REG-127)."""
    if not entity.patrol:
        return board.step_toward(state, entity, entity.origin)
    return board.step_toward(state, entity, entity.patrol[(entity.leg + 1) % len(entity.patrol)])


def seeker_came(venture: Venture, entity_id: str) -> None:
    """Note how far a Seeker is after its Move: along its patrol, or at the last place it knew of, where no PC is left to be
    looked for."""
    entity = venture.entity(entity_id)
    following = (entity.leg + 1) % len(entity.patrol) if entity.patrol else 0
    if entity.patrol and entity.patrol[following] == entity.at:
        venture.set_entity(entity_id, leg=following)
    if entity.last == entity.at:
        venture.set_entity(entity_id, last="")


def prey_in_sight(state: State, entity: Entity) -> str:
    """Return the region next door where a Seeker sees a standing PC and can go, the latest comer's; "" for none."""
    seen = [region for region in board.neighbours(state, entity) if board.watches(state, entity, region)]
    prey = [index for region in seen for index in standing(state, region)]
    latest = min(prey, key=lambda index: (-state.members[index].since, index), default=None)
    return "" if latest is None else state.members[latest].region


def _search(venture: Venture, entity: Entity) -> str:
    """Return where an Alerted Seeker goes next, "" where it cannot go anywhere (REG-131, REG-G32)."""
    state = venture.state
    if place := prey_in_sight(state, entity):
        return place
    if entity.last and (step := board.step_toward(state, entity, entity.last)):
        return step
    return wander(venture, entity)


def wander(venture: Venture, entity: Entity) -> str:
    """Return a random neighbour that is open to a Seeker; "" for none.

    The game master's fixed dice are meant for rolls, so this draw passes them by; it is kept in the private log.
    """
    around = board.neighbours(venture.state, entity)
    if len(around) < 2:
        return around[0] if around else ""
    number = venture.dice.roll(len(around))
    venture.secretly(WORDS("draw-wanders", name=venture.name(entity.id)), f"d{len(around)}", number)
    return around[number - 1]


def are_followed(state: State) -> bool:
    """Return whether the Challenges follow these policies; a game master may let them do anything (REG-G28)."""
    return state.phase == "play" and not (state.rules.referee == "gm" and state.master is not None)


PURSUIT = 3
"""So many open steps away a PC is still pursued (REG-G31)."""


def creature_order(state: State) -> tuple[str, ...]:
    """Return the Creatures in play in the order in which they act: by their ids (REG-113, REG-G29)."""
    return tuple(sorted(entity.id for entity in state.entities if entity.type == "Creature" and not entity.defeated))


def strongest(state: State, region: str) -> int | None:
    """Return the PC of a region with the most EP who still stands: in front of the others. Of equals it is the first by
    seat; ``None`` for none."""
    return min(standing(state, region), key=lambda index: (-state.members[index].ep, index), default=None)


def first_action(entity: Entity) -> Play | None:
    """Return the Action that a Challenge plays by itself: the first that is printed (REG-G30)."""
    return next((play for play in content().challenges[entity.kind].actions if play.kind == "action"), None)


def creature_policy(state: State, entity: Entity, moved: bool, acted: bool) -> str:
    """Return what a Creature does next on its turn (REG-114, REG-G31).

    A PC beside it is attacked, the one with the most EP, and then it does not Move. Otherwise, if it pursues, it takes
    one step toward the nearest PC within 3 open steps and attacks on arrival. Of equals it takes the one in the lowest
    region. If no PC is near, it takes one step back toward its origin. If it does not pursue it stays where it is.
    """
    prey, play = strongest(state, entity.at), first_action(entity)
    if acted:
        return DONE
    if prey is not None:
        return DONE if play is None else act(play.id, ALL if play.targets == "enemies" else who(prey))
    if moved or not content().challenges[entity.kind].pursues:
        return DONE
    near = next((region for region in board.reach(state, entity, PURSUIT) if standing(state, region)), entity.origin)
    step = board.step_toward(state, entity, near)
    return go(step) if step else DONE


def environ_order(state: State) -> tuple[str, ...]:
    """Return the Environs in play in the order in which they act: by region, then by id (REG-070, REG-071, REG-G29)."""
    environs = (entity for entity in state.entities if entity.type == "Environ" and not entity.defeated)
    return tuple(entity.id for entity in sorted(environs, key=lambda entity: (entity.at, entity.id)))


def environ_policy(state: State, entity: Entity, acted: bool) -> str:
    """Return what an Environ does next: its first Action at every PC in its region, else nothing (REG-072, REG-G33)."""
    play = next((play for play in content().challenges[entity.kind].actions if play.kind == "action"), None)
    if acted or play is None or not standing(state, entity.at):
        return DONE
    return act(play.id)


def interrupts(state: State, actor: str, targets: tuple[str, ...]) -> tuple[tuple[str, Play], ...]:
    """Return the Automatic Interrupts of Challenges that a PC's Action on ``targets`` sets off before its rolls, each with
    whose it is: at the first chance, by ids (REG-073, REG-G20, REG-G33).

    "targeted" ones answer Actions on the one who has them, "ally targeted" those on another Challenge of the region.
    """
    index = index_of(actor)
    assert index is not None
    region = state.members[index].region
    places = {entity.at for id in targets if (entity := entity_of(state, id)) is not None} | {region}
    found: list[tuple[str, Play]] = []
    for entity in sorted(state.entities, key=lambda entity: entity.id):
        if entity.defeated or entity.calm >= state.round or entity.at not in places:
            continue
        wanted: tuple[Trigger, ...] = ("targeted",) if entity.id in targets else ("ally targeted",)
        found += [(entity.id, play) for play in content().challenges[entity.kind].interrupts if play.trigger in wanted]
    return tuple(found)


def assists(state: State, actor: str, targets: tuple[str, ...]) -> tuple[tuple[str, Play], ...]:
    """Return the Automatic Assists of Challenges for another one's Action on PCs, each with whose it is, by ids: in the
    region of those who are struck (REG-073, REG-G20, REG-G33)."""
    places = {state.members[index].region for target in targets if (index := index_of(target)) is not None}
    found: list[tuple[str, Play]] = []
    for entity in sorted(state.entities, key=lambda entity: entity.id):
        idle = entity.defeated or entity.hidden or entity.calm >= state.round
        if idle or entity.id == actor or entity.at not in places:
            continue
        for play in content().challenges[entity.kind].assists:
            if play.trigger == "ally attack" and dice_shifts.matches(state, actor, play.against):
                found.append((entity.id, play))
    return tuple(found)


def targets(state: State, entity: Entity) -> tuple[str, ...]:
    """Return whom an Environ's Action targets: every PC in its region who can be a target, in seat order (REG-072)."""
    return tuple(who(index) for index in standing(state, entity.at))


DONE = "done"
"""Nothing more: the turn is over."""


ALL = "all"
"""Stands for every PC of the region as the target of an Action."""


class Deed(msgspec.Struct, frozen=True, gc=False):
    """A deed that was read: ``verb`` is "done", "go" (``what`` is a region's id), "act" (a play's id, on ``whom``: a
    member as "p0", or `ALL`) or "plan" (a Strategy's id)."""

    verb: str
    what: str = ""
    whom: str = ""


def go(region: str) -> str:
    """Return the deed of a Move to the next region."""
    return f"go/{region}"


def act(play: str, whom: str = ALL) -> str:
    """Return the deed of an Action on a PC, or on all."""
    return f"act/{play}/{whom}"


def plan(play: str) -> str:
    """Return the deed of a Strategy."""
    return f"plan/{play}"


def read_deed(word: str) -> Deed:
    """Return what a deed's word says."""
    return Deed(*word.split("/"))
